"""The vocabulary of card effects: what the data may say, and what is refused by its name."""

from copy import deepcopy

import pytest

from elgrande.table import ALL_CARDS, TITLE
from signoria.games.elgrande.effects.nodes import OPS
from signoria.games.elgrande.effects.ops import OP_TABLE
from signoria.games.elgrande.title import make
from signoria.kernel.errors import BadData

Effect = dict[str, object]


def compiled(*effects: Effect) -> None:
    """The book of a game in which the first card does this."""
    data = deepcopy(TITLE.data)
    cards = data["card"]
    assert isinstance(cards, list)
    cards[0]["effect"] = list(effects)
    make(data, "x").book(4)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"op": "dance"}, ["dance", "move_king"]),
        ({"op": "recruit", "count": 2, "upto": True}, ["recruit", "upto", "up_to"]),
        ({"op": "veto_token", "count": 2}, ["veto_token", "count", "nothing"]),
        ({"op": "recruit", "count": "some"}, ["recruit", "count", "some"]),
        ({"op": "move_king", "to": "court"}, ["move_king", "court", "abroad"]),
        ({"op": "move_king", "to": "abroad", "riders": [{"op": "squire"}]}, ["squire", "escort"]),
        ({"op": "move_king", "to": "abroad", "riders": [{"op": "escort", "many": 2}]}, ["escort", "many", "count"]),
        ({"op": "return_to_province", "count": 1, "from": ["regions", "tower"]}, ["from", "tower", "court"]),
        ({"op": "score_regions", "select": {"by": "luck"}}, ["select", "luck", "first_value"]),
        ({"op": "score_regions", "select": {"by": "all", "only": 3}}, ["select", "only", "values"]),
        ({"op": "either", "options": [[{"op": "recruit", "court": 2}]]}, ["recruit", "court", "count"]),
    ],
)
def test_a_word_that_is_not_in_the_vocabulary_is_refused_by_name(effect: Effect, told: list[str]) -> None:
    with pytest.raises(BadData) as found:
        compiled(effect)
    assert all(word in str(found.value) for word in told)


def test_a_card_may_do_several_things_that_are_in_the_vocabulary() -> None:
    compiled({"op": "recruit", "count": 2, "up_to": True}, {"op": "move_king", "to": "any_region"})


def test_every_op_has_its_class() -> None:
    assert len({type(op) for op in OP_TABLE}) == len(OPS)


def test_the_cards_of_the_box_are_those_of_the_data() -> None:
    assert TITLE.book(4).axes["card"] == ALL_CARDS
