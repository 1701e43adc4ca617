"""Effects in the data files: a word that the vocabulary does not know is refused by its name."""

import copy

import pytest

from lorenzo.table import TITLE
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.effects.nodes import read_node
from signoria.kernel.errors import BadData

Effect = dict[str, object]


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        ({"op": "steal"}, "unknown op 'steal'"),
        ({"op": "gain", "amounts": {"wood": 1}, "twice": True}, "gain: unknown key 'twice'; known are: op, amounts"),
        ({"op": "gain"}, "gain: amounts is missing"),
        ({"op": "gain", "amounts": {"gold": 1}}, "unknown good 'gold'"),
        ({"op": "forbid_area", "area": "palace"}, "unknown area 'palace'; known are: market"),
        ({"op": "exchange", "options": [{"pay": {}, "gain": {}, "then": {}}]}, "exchange: unknown key 'then'"),
        (
            {"op": "bonus_take_card", "value": 4, "card_types": ["venture"], "discount_options": [{}, {}]},
            "a choice between discounts is not in the vocabulary",
        ),
    ],
)
def test_what_the_vocabulary_does_not_know_is_named(effect: Effect, told: str) -> None:
    with pytest.raises(BadData, match=told):
        read_node(effect)


def test_a_key_that_may_be_left_out_has_its_usual_meaning() -> None:
    assert read_node({"op": "bonus_harvest", "value": 3}).card_bonuses_apply
    assert read_node({"op": "action_value", "action": "take_card", "delta": 2}).card_types == 0b1111


def test_a_card_with_an_unknown_word_makes_no_book() -> None:
    data = copy.deepcopy(TITLE.data)
    cards = data["card"]
    assert isinstance(cards, list)
    cards[0]["immediate"] = [{"op": "gain", "amounts": {"wood": 1}, "loudly": 1}]
    with pytest.raises(BadData, match="loudly"):
        FlorenceBook(2, TITLE.full_options({}), data, "")
