"""V-8.6, V-13.5: the vocabulary of what patronage bonuses and great powers give."""

import pytest

from signoria.games.virtu.effects import read_boon
from signoria.kernel.errors import BadData


@pytest.mark.clause("V-8.6")
def test_effects_of_a_bonus_add_up() -> None:
    boon = read_boon(
        {"id": "the_prince", "effects": [{"op": "slot"}, {"op": "agent", "value": 2}, {"op": "shelter"}]}, []
    )
    assert (boon.slots, boon.agents, boon.shelter, boon.fort) == (1, 2, 1, 0)


@pytest.mark.parametrize(
    ("effect", "fault"),
    [
        ({"op": "steal"}, "'duomo': unknown op 'steal'; known are: strength, fort"),
        ({"op": "fort", "worth": 2}, "'duomo': fort has no 'worth'; it has: value"),
        ({"op": "shelter", "value": 2}, "'duomo': shelter has no 'value'; it has: nothing"),
        ({"op": "courtier", "card": "dante"}, "unknown card 'dante'"),
    ],
)
def test_a_word_that_nobody_knows_is_refused(effect: dict[str, object], fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        read_boon({"id": "duomo", "effects": [effect]}, ["machiavelli"])
