"""What a data pack may change, and what it may not: corrected numbers are played as they say (docs/data/tiletum.md)."""

import copy
from typing import Any

import pytest

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.title import make
from signoria.kernel.errors import BadData
from signoria.kernel.flow import answers, apply
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.title import Title
from tiletum.table import TITLE

Rows = list[dict[str, Any]]


def data() -> dict[str, Any]:
    return copy.deepcopy(TITLE.data)


def house(title: Title, city: str) -> set[str]:
    """What is asked when the first player places a house in a city."""
    p = title.deal(title.book(4), b"data")
    assert isinstance(p, Europe)
    p.pawn[0] = p.book.axes["space"].index(city)
    title.begin(p, {"moment": "action", "seat": "azure", "action": "merchant", "points": 1})
    apply(p, 0, move_of(title, "merchant house"))
    return {text_of(title, move) for move in answers(p, 0, True) if text_of(title, move).startswith("space ")}


@pytest.mark.clause("T-6.2")
@pytest.mark.parametrize(("first", "second", "asked"), [(1, 2, {"space 1", "space 2"}), (2, 2, set())])
def test_house_spaces_that_give_different_resources_are_chosen_from(first: int, second: int, asked: set[str]) -> None:
    changed = data()
    spaces: Rows = changed["space"]
    [troyes] = [row for row in spaces if row["id"] == "troyes"]
    for row, gold in zip(troyes["houses"], (first, second), strict=True):
        row["effects"] = [{"op": "gain", "resources": {"gold": gold}}]
    assert house(make(changed, ""), "troyes") == asked


@pytest.mark.clause("T-2.6")
def test_the_first_fair_is_printed() -> None:
    changed = data()
    changed["city_tile"][0]["city"] = "tiletum"
    with pytest.raises(BadData, match="its fair is printed"):
        make(changed, "").book(3)


@pytest.mark.clause("T-10.5")
@pytest.mark.parametrize(
    ("kind", "effects", "message"),
    [
        ("helper", [], "each has an effect"),
        ("helper", [{"op": "vp", "n": 1}, {"op": "add_ap", "n": 1}], "a helper that does nothing else"),
        ("bonus", [{"op": "add_ap", "n": 1}], "a helper that does nothing else"),
        ("contract", [{"op": "change_colour"}], "a helper that does nothing else"),
    ],
)
def test_effects_that_could_not_be_carried_out(kind: str, effects: Rows, message: str) -> None:
    changed = data()
    changed[kind][0]["effects"] = effects
    with pytest.raises(BadData, match=message):
        make(changed, "").book(3)


@pytest.mark.clause("T-10.8")
@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ({"op": "bribe"}, "unknown op 'bribe'; known are: gain, "),
        ({"op": "vp", "ap": 2}, "op 'vp': unknown key 'ap'; known are: op, n"),
        ({"op": "vp"}, "op 'vp': n is missing"),
        ({"op": "action", "kind": "joker", "ap": 1}, "unknown action 'joker'"),
        ({"op": "move", "pawn": "king", "steps": 1}, "unknown pawn 'king'"),
        ({"op": "gain_any", "n": 0}, "op 'gain_any': n must be at least 1"),
        ({"op": "gain", "resources": {"salt": 1}}, "unknown resource 'salt'"),
    ],
)
def test_effects_that_say_what_nobody_understands(effect: dict[str, Any], message: str) -> None:
    changed = data()
    changed["bonus"][0]["effects"] = [effect]
    with pytest.raises(BadData, match=message):
        make(changed, "").book(3)


@pytest.mark.clause("T-14.12")
@pytest.mark.parametrize(
    ("rule", "message"),
    [
        ({"when": "die", "op": "die_resource", "n": 1, "helpers": ["gold"]}, "unknown key 'helpers'"),
        ({"when": "tile", "op": "vp", "n": 1}, "op 'vp': helpers is missing"),
        ({"when": "king_phase", "op": "free_crest", "crest": "lily", "building": 1}, "does not answer king_phase"),
    ],
)
def test_challenge_cards_that_say_what_nobody_understands(rule: dict[str, Any], message: str) -> None:
    changed = data()
    changed["challenge"][0]["rules"] = [rule]
    with pytest.raises(BadData, match=message):
        make(changed, "").book(2, {"solo": "hard"})


@pytest.mark.clause("T-6.2")
def test_no_more_house_spaces_than_moves_can_name() -> None:
    changed = data()
    changed["space"][1]["houses"] = [{"players": 2}] * 5
    with pytest.raises(BadData, match="at most 4 house spaces"):
        make(changed, "").book(3)
