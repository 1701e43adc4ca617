"""Positions that the rules of El Grande exclude are refused in scenarios and as JSON, with the clause they break."""

import json
from typing import Any

import pytest

from elgrande.table import TITLE, VETERAN_CARDS, deal
from signoria.game.game import Game
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadPosition
from signoria.scenario import Scenario, run

Table = dict[str, Any]
MENU: Table = {"moment": "menu", "seat": "azure", "card": "d4-06"}
VETERANS: Table = {"veteran": VETERAN_CARDS}


def brief(position: Table, begin: Table, options: Table) -> Scenario:
    return Scenario("X", "", [], "elgrande", 4, "impossible", options, position, begin, [], {})


@pytest.mark.parametrize(
    ("position", "begin", "options", "clause"),
    [
        ({"king": "france"}, MENU, {}, "EG-19.2"),
        ({"king": "portugal"}, MENU, {}, "EG-19.2"),
        ({"king": "tower"}, MENU, {}, "EG-19.6"),
        ({"grande": {"azure": "tower"}}, MENU, {}, "EG-19.4"),
        ({}, {**MENU, "card": "rg-01"}, {}, r"rg-01 is not in this game \(EG-19.1"),
        ({"offer": ["d1-10", "none", "none", "none", "rg-02"]}, {"moment": "take", "seat": "azure"}, {}, "EG-19.1"),
        ({}, {**MENU, "card": "d5-01"}, {"regency": True}, r"d5-01 is not in this game \(EG-19.1"),
        ({}, {**MENU, "card": "vt-03"}, {"veteran": ["vt-01"]}, r"vt-03 is not in this game \(EG-20.1"),
        ({"offer": ["d2-07", "d1-10", "none", "none", "none"]}, {"moment": "take", "seat": "azure"}, {}, "EG-2.2"),
        ({"veto": ["azure"]}, MENU, {}, "there are 0 Vetoes in this game, not 1 .EG-20.1"),
        ({"veto": ["azure"]}, MENU, {"veteran": ["vt-03"]}, "EG-20.1"),
        ({"veto": ["azure", "or"], "round": 3}, MENU, {"veteran": ["vt-01"]}, "EG-20.1"),
        ({"veto": ["azure", "gules", "or"], "round": 4}, MENU, VETERANS, "there are 2 Vetoes in this game, not 3"),
        ({"veto": [{"seat": "azure", "until": 3}], "round": 4}, MENU, VETERANS, "EG-14.4"),
        ({"veto": [{"seat": "azure", "until": 6}], "round": 4}, MENU, VETERANS, "EG-14.4"),
        ({"veto": [{"seat": "azure", "until": 1}], "round": 1}, MENU, VETERANS, "EG-14.4"),
        ({"veto": [1, 5, 2, 5], "round": 4}, MENU, VETERANS, "EG-14.6"),
        ({"played": {"azure": 9, "gules": 9}}, {"moment": "turns"}, {}, "EG-5.2"),
        ({"played": {"azure": 9}, "hand": {"azure": {"9": "pile"}}, "round": 2}, {"moment": "turns"}, {}, "EG-12.3"),
        ({"hand": {"azure": {"9": "table"}}}, MENU, {}, "EG-12.3"),
        ({"round": 1}, {"moment": "scoring"}, {}, "no general scoring follows round 1 .EG-3.1"),
        ({"round": 3}, {"moment": "scoring"}, {"short": True}, "EG-3.1"),
    ],
)
def test_a_scenario_that_cannot_be_is_told(position: Table, begin: Table, options: Table, clause: str) -> None:
    with pytest.raises(BadPosition, match=clause):
        run(brief(position, begin, options))


@pytest.mark.parametrize(
    ("position", "begin", "options"),
    [
        ({"king": "france", "grande": {"azure": "tower"}}, MENU, {"regency": True}),
        ({}, {**MENU, "card": "rg-01"}, {"regency": True}),
        ({"veto": ["azure", "azure"], "round": 2}, MENU, VETERANS),
        ({"played": {"azure": {"power": 9, "grey": "gr-15"}, "gules": 9}}, {"moment": "turns"}, {"grey": True}),
        ({"round": 2}, {"moment": "scoring"}, {"short": True}),
        ({}, {"moment": "scoring"}, {}),
    ],
)
def test_what_the_options_bring_into_the_game_can_be(position: Table, begin: Table, options: Table) -> None:
    assert run(brief(position, begin, options)) == []


@pytest.mark.clause("EG-4.1", "EG-2.2")
def test_a_card_that_a_scenario_lays_out_does_not_come_again() -> None:
    t = deal(4, "impossible")
    later = t.book.cards[t.p.decks[5]]
    t.change(offer=[later, "none", "none", "none", "none"]).at("take", "azure")
    seen = [t.book.cards[card] for card in t.p.decks[:9]]
    assert seen[0] == later
    assert len(set(seen)) == 9


@pytest.mark.parametrize(
    ("field", "value", "clause"),
    [
        ("king", "france", "EG-19.2"),
        ("grande", {"azure": "tower", "gules": "toledo", "or": "toledo", "vert": "toledo"}, "EG-19.4"),
        ("veto", [0, 2], "EG-20.1"),
        ("round", 10, "there are 9 rounds (EG-3.1)"),
        ("decks", ["d1-01"] * 45, "EG-2.2"),
        ("decks", ["rg-01"] * 45, "EG-19.1"),
        ("offer", ["d1-01", "d1-01", "none", "none", "none"], "EG-4.1"),
        ("played", [4, -1, 5, 4, -1, 5] + [-1, -1, -99] * 2, "EG-5.2"),
        ("played", [4, -1, 7] + [-1, -1, -99] * 3, "EG-21.2"),
        ("played", [40, -1, 41] + [-1, -1, -99] * 3, "EG-5.1"),
        ("agenda", [{"step": "scoring", "seat": "none"}], "EG-3.1"),
        ("agenda", [{"step": "turn", "seat": "azure", "card": "rg-05", "done": 0}], "EG-4.1"),
        ("agenda", [{"step": "turn", "seat": "azure", "card": 450, "done": 0}], "EG-4.1"),
    ],
)
def test_json_that_cannot_be_is_told(field: str, value: object, clause: str) -> None:
    data = json.loads(Game("elgrande", 4, "impossible").to_json())
    Game.from_json(json.dumps(data))
    data["position"][field] = value
    with pytest.raises(BadPosition) as told:
        Game.from_json(json.dumps(data))
    assert clause in str(told.value)


def test_the_virtual_player_has_each_power_card_once() -> None:
    t = deal(2, "impossible")
    t.p.fate = [0] * 13
    assert TITLE.faults(t.p) == ["the virtual player has every power card once (EG-18.2)"]


@pytest.mark.parametrize("options", [{}, {"short": True}, {"grey": True, "regency": True, "veteran": VETERAN_CARDS}])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_that_happens_in_a_game_is_taken_for_impossible(players: int, options: Table) -> None:
    for game in range(3):
        t = deal(players, f"possible {game}", **options)
        luck = seeded(b"possible %d" % game)
        while not t.p.over:
            assert TITLE.faults(t.p) == []
            t.roll(luck)
        assert TITLE.faults(t.p) == []
