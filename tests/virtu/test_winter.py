"""V-12, V-14: Winter, the end, prestige."""

from pathlib import Path
from typing import Any

import pytest

from signoria.game import packs
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.realm import turn_order
from signoria.kernel.errors import SignoriaError
from signoria.kernel.notation import move_of
from virtu.table import TITLE, Table, table


def winter(moment: str, seat: str, players: Any = 4, **given: Any) -> Table:
    return table(players, {"moment": moment, "seat": seat}, **given)


@pytest.mark.clause("V-12.2", "V-12.3", "V-R15")
def test_upkeep_is_free_for_two_and_unpaid_troops_leave() -> None:
    for troops, due in ((2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        t = winter("winter", "gules", troops={"gules": {"florence": troops}}, florins={"gules": 5})
        if due:
            assert t.legal() == [f"upkeep {n}" for n in range(due + 1)]
        else:
            assert t.step() != "upkeep"
    t = winter("winter", "gules", troops={"gules": {"florence": 3, "pisa": 2}}, florins={"gules": 1})
    t.play("upkeep 1", "disband own pisa")
    assert t.troops("gules", "pisa") == 1
    assert t.florins("gules") == 0


@pytest.mark.clause("V-12.9", "V-R40")
def test_slots_come_from_titles_and_bonuses_and_never_exceed_six() -> None:
    t = winter(
        "arrange",
        "gules",
        own={"gules": {"duchy": 2, "principality": 1}},
        bonus={"copernicus": "gules", "the_prince": "gules"},
    )
    assert t.p.slots(1) == 6, "3 + 4, exhausted titles count too"
    t = winter("arrange", "gules", own={"gules": {"duchy": 2}}, court={"gules": {"right-1": "bravo"}})
    assert t.redundant("arrange right-1 left-2"), "a watermarked slot may be used before the base one"
    t.play("arrange right-1 left-2")
    assert t.courtier("gules", "left-2") == "bravo"


@pytest.mark.clause("V-12.5", "V-12.7", "V-R17")
def test_an_improvement_with_an_action_may_stay_as_the_new_card_in_action() -> None:
    given = {"action": {"gules": {"room-2": "podesta"}}, "marker": {"gules": "room-1"}}
    t = winter("arrange", "gules", beneath={"gules": {"room-2": "bravo"}}, **given)
    t.play("arrange action-2 left-1")
    assert t.courtier("gules", "left-1") == "podesta"
    assert t.tired("gules", "left-1")
    assert t.p.action[5 + 1] == t.p.book.card_names.index("bravo")
    t = winter("arrange", "gules", beneath={"gules": {"room-2": "banker"}}, **given)
    assert t.refused("arrange action-2 left-1") == "leaves-alone"


@pytest.mark.clause("V-12.5", "V-R16")
def test_discarded_characters_return_and_machiavelli_leaves() -> None:
    t = winter(
        "arrange",
        "gules",
        court={"gules": {"left-1": "bravo", "right-1": "machiavelli"}},
        bonus={"machiavelli": "gules"},
    )
    assert t.p.stock[7] == 4
    t.play("arrange left-1 discard", "arrange right-1 discard")
    assert t.p.stock[7] == 5
    assert not t.p.owned(1, t.p.book.card_names.index("machiavelli"))


@pytest.mark.clause("V-12.10", "V-12.15")
def test_one_of_each_kind_a_winter_and_unique_things_once() -> None:
    t = winter("buy", "gules", florins={"gules": 40}, court={"gules": {"left-1": "cardinal", "right-1": "pope"}})
    assert t.refused("buy cardinal") == "unique"
    assert t.refused("buy pope") == "sold-out"
    t.play("buy bravo")
    assert t.refused("buy bravo") == "in-basket"
    t.play("buy kingdom")
    assert t.refused("buy republic") == "kingdom-or-republic"
    t = winter(
        "buy",
        "gules",
        florins={"gules": 40},
        own={"gules": {"republic": 1, "guild": 1}},
        court={"gules": {"left-1": "pope", "right-1": "f_florence_giuliano"}},
    )
    assert t.refused("buy kingdom") == "kingdom-or-republic"
    assert t.refused("buy guild") == "unique"


@pytest.mark.clause("V-12.13")
def test_cards_need_slots_and_courtiers_make_room() -> None:
    court = {"gules": {"left-1": "bravo", "right-1": "admiral", "right-2": "banker"}}
    t = winter("buy", "gules", florins={"gules": 40}, court=court)
    t.play("buy ambassador", "buy merchant", "buy gonfalonier")
    assert t.refused("buy maestro") == "no-room-for-cards"
    t.play("buy done", "clear left-1", "clear right-1", "clear right-2")
    t.play("courtier left-1").settle()
    assert {t.courtier("gules", s) for s in ("left-1", "right-1", "right-2")} == {
        "ambassador",
        "merchant",
        "gonfalonier",
    }


@pytest.mark.clause("V-12.17")
def test_recruiting_costs_one_at_home_and_three_elsewhere_up_to_six() -> None:
    given = {"cities": {"gules": ["florence", "pisa", "siena"]}, "exhausted": ["florence", "pisa", "siena"]}
    t = winter("recruit", "gules", florins={"gules": 4}, troops={"gules": {"florence": 4}}, **given)
    t.play("recruit own florence", "recruit own siena")
    assert t.florins("gules") == 0
    assert t.refused("recruit own florence") == "troops-all-out"


@pytest.mark.clause("V-11.17", "V-14.1", "V-D8")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (
            {"cities": {"or": ["naples", "bari", "rossano", "reggio", "palermo", "benevento", "terracina", "tunis"]}},
            "cities",
        ),
        ({"rank": {"vert": 5}}, "patronage"),
        ({"year": 20}, "years"),
    ],
)
def test_the_end_is_checked_after_spring_and_winter_is_played(given: dict[str, object], reason: str) -> None:
    t = table(4, {"moment": "order"}, **given)
    t.settle()
    assert t.heard("last-year") == [f"last-year {reason}"]
    assert not t.p.over
    assert t.p.last == 1


@pytest.mark.clause("V-14.1")
def test_no_neutral_city_left_ends_the_game() -> None:
    t = table(3, {"moment": "order"})
    cities = t.p.book.cities
    t.p.control = [k % 3 if c in cities else -1 for k, c in enumerate(range(30))]
    t.settle()
    assert t.heard("last-year")[0] in ("last-year no-neutral", "last-year cities")


@pytest.mark.clause("V-14.3")
def test_ties_go_to_most_crowns_and_are_shared_otherwise() -> None:
    t = table(4, {"moment": "scoring"})
    t.settle()
    points = TITLE.totals(t.p)
    ranks = TITLE.ranks(t.p)
    crowns = [1, 1, 2, 2]
    for a in range(4):
        for b in range(4):
            if points[a] == points[b] and crowns[a] == crowns[b]:
                assert ranks[a] == ranks[b]
    richer = table(4, {"moment": "scoring"}, court={"gules": {"right-1": "f_florence_giuliano"}})
    richer.settle()
    assert TITLE.totals(richer.p)[0] == TITLE.totals(richer.p)[1]
    assert TITLE.ranks(richer.p)[1] < TITLE.ranks(richer.p)[0]


@pytest.mark.clause("V-14.2", "V-R34", "V-6.6")
def test_prestige_item_by_item() -> None:
    t = table(
        4,
        {"moment": "scoring"},
        cities={"gules": ["florence", "pisa", "siena", "ravenna", "bologna"]},
        rank={"gules": 3, "vert": 3},
        court={"gules": {"right-1": "pope"}},
        own={"gules": {"principality": 2, "kingdom": 1}},
        bonus={"columbus": "gules"},
        trophies={"gules": {"or": 1}},
        indulgence={"gules": {"room-1": 1, "room-2": 1}},
        pawn={"cathedral-1": "siena"},
    )
    t.settle()
    row = dict(zip(t.p.book.axes["source"], t.p.ledger[10:20], strict=True))
    assert row == {
        "cities": 3,
        "city-lead": 1,
        "patronage": 2,
        "patronage-lead": 1,
        "cards": 1 + 1 + 2 + 2 + 1,
        "religion": 4,
        "trophies": 2,
        "alliances": 0,
        "indulgences": -2,
        "capitals": 0,
    }
    assert t.p.ledger[30 + 3] == 1, "both are most advanced in patronage"


@pytest.mark.clause("V-R32", "V-11.14")
def test_the_ends_of_the_city_track_are_shared() -> None:
    t = table(4, {"moment": "order"}, recent=["vert", "or", "gules", "azure"], cities={"azure": ["milan"]})
    assert turn_order(t.p) == [3, 2, 1, 0], "one city and two are one space, so only the stack counts"


@pytest.mark.clause("V-12.5", "V-12.15")
def test_a_unique_card_may_be_discarded_to_be_bought_again() -> None:
    given = {"court": {"gules": {"left-1": "cardinal", "right-1": "bravo"}}, "florins": {"gules": 9}}
    t = table(4, {"moment": "arrange", "seat": "gules"}, tired={"gules": {"left-1": 1}}, **given)
    assert "arrange left-1 discard" in t.legal()
    assert t.redundant("arrange right-1 discard")


SLOTS = "slots = {{left = {{base = {}, watermark = {}}}, right = {{base = {}, watermark = {}}}}}"
ARROWS = 'arrows = {{right = ["room-{}", "room-{}"], left = ["room-{}", "room-{}"]}}'


def corrected(folder: Path, line: str) -> ItalyBook:
    pack = folder / f"pack-{len(list(folder.iterdir()))}"
    pack.mkdir()
    (pack / "powers.toml").write_text(f'[[power]]\nid = "milan"\n{line}\n')
    found = packs.load("virtu", pack).book(4)
    assert isinstance(found, ItalyBook)
    return found


@pytest.mark.clause("V-1.8")
def test_an_owner_can_correct_slots_and_arrows(tmp_path: Path) -> None:
    found = corrected(tmp_path, SLOTS.format(2, 1, 1, 2))
    assert found.watermarked[:12] == [0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 1]
    assert found.bases[:2] == [[0, 1], [3]]
    assert found.marks[:2] == [[2], [4, 5]]
    assert corrected(tmp_path, ARROWS.format(1, 2, 5, 1)).arrow[:5] == [1, -1, -1, -1, 0]
    for wrong in (SLOTS.format(3, 0, 1, 2), SLOTS.format(1, 1, 2, 1), ARROWS.format(1, 3, 4, 5)):
        with pytest.raises(SignoriaError, match="milan"):
            corrected(tmp_path, wrong)


@pytest.mark.clause("V-12.5")
def test_a_courtier_that_goes_to_and_fro_is_asked_about_once_more() -> None:
    court = {"gules": {"left-1": "bravo"}}
    t = winter("arrange", "gules", court=court)

    def pointless(text: str) -> bool:
        return TITLE.pointless(t.p, 1, move_of(TITLE, text))

    assert not pointless("arrange left-1 right-1"), "another side, which other arrows refresh"
    assert not pointless("arrange done")
    assert pointless("arrange left-1 discard"), "nothing needs its slot"
    t.play("arrange left-1 right-1")
    assert pointless("arrange right-1 left-1")
    assert pointless("arrange right-1 right-2")
