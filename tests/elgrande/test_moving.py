"""EG-9.1, 9.2, 9.6 and deck 1: moving caballeros."""

import pytest

from elgrande.table import REGIONS, Men, Table, board

OTHERS = [region for region in REGIONS if region != "castilla"]
CROWD: Men = {
    "azure": {"court": 3, "castilla": 2, "toledo": 3, "galicia": 2},
    "gules": {"castilla": 1, "toledo": 2, "valencia": 2},
    "or": {"granada": 1, "tower": 2},
}


def special(card: str, men: Men | None = None, king: str = "castilla", players: int = 4) -> Table:
    return board(players, king=king, men=men or CROWD).at("special", "azure", card)


def moved(t: Table, seat: str, *moves: tuple[str, str, str]) -> Table:
    """Move caballeros one by one: colour, from, to."""
    for colour, source, target in moves:
        t.play(seat, f"lift {colour} {source}", f"drop {target}")
    return t


@pytest.mark.clause("EG-9.1")
def test_caballeros_move_from_any_regions_to_any_regions_or_the_tower() -> None:
    t = special("d1-04")
    assert t.options() == ["azure galicia", "azure toledo", "done"]
    t.play("azure", "lift azure toledo")
    assert t.options() == [region for region in OTHERS if region != "toledo"] + ["tower"], "neighbours or not"
    t.play("azure", "drop cataluna")
    moved(t, "azure", ("azure", "toledo", "tower"), ("azure", "galicia", "granada"), ("azure", "toledo", "cataluna"))
    assert t.where("azure") == {"court": 3, "castilla": 2, "cataluna": 2, "granada": 1, "galicia": 1, "tower": 1}


@pytest.mark.clause("EG-9.1")
@pytest.mark.parametrize(
    ("card", "colours"),
    [("d1-04", {"azure"}), ("d1-05", {"gules", "or"}), ("d1-03", {"azure", "gules", "or"})],
)
def test_a_card_says_whose_caballeros_may_be_moved(card: str, colours: set[str]) -> None:
    t = special(card)
    assert {text.split()[0] for text in t.options()} - {"done"} == colours
    if "azure" not in colours:
        assert t.refused("azure", "lift azure toledo") == "your-own-caballero"
    if "gules" not in colours:
        assert t.refused("azure", "lift gules toledo") == "not-your-caballero"


@pytest.mark.clause("EG-9.2", "EG-11.1")
def test_moving_never_takes_from_tower_court_province_or_the_kings_region() -> None:
    t = special("d1-03")
    assert t.options() == [
        *["azure galicia", "azure toledo", "gules toledo", "gules valencia", "or granada", "done"],
    ]
    assert t.refused("azure", "lift azure castilla") == "kings-region"
    assert t.refused("azure", "lift gules castilla") == "kings-region"


@pytest.mark.clause("EG-9.2", "EG-11.1")
def test_moving_never_leads_into_the_kings_region() -> None:
    t = special("d1-03").play("azure", "lift gules valencia")
    assert t.refused("azure", "drop castilla") == "kings-region"


@pytest.mark.clause("EG-9.6", "EG-R4")
def test_a_moved_caballero_must_end_elsewhere() -> None:
    t = special("d1-03").play("azure", "lift gules valencia")
    assert t.refused("azure", "drop valencia") == "same-place"


@pytest.mark.clause("EG-9.6", "EG-R28")
def test_inside_one_instruction_each_caballero_moves_at_most_once() -> None:
    t = special("d1-04", {"azure": {"toledo": 1, "granada": 1, "sevilla": 1}})
    moved(t, "azure", ("azure", "toledo", "granada"), ("azure", "granada", "galicia"))
    assert t.refused("azure", "lift azure granada") == "moved-already", "only the one that stood there could leave"
    assert t.refused("azure", "lift azure galicia") == "moved-already"
    assert t.options() == ["azure sevilla", "done"]


@pytest.mark.clause("EG-9.6", "EG-R28")
def test_what_can_be_taken_from_a_region_is_what_stood_there_before() -> None:
    t = special("d1-04", {"azure": {"toledo": 2, "granada": 2}})
    moved(t, "azure", ("azure", "toledo", "granada"), ("azure", "toledo", "granada"))
    moved(t, "azure", ("azure", "granada", "toledo"), ("azure", "granada", "toledo"))
    assert t.where("azure") == {"toledo": 2, "granada": 2}, "four pieces, each moved once"
    t = special("d1-04", {"azure": {"toledo": 2, "granada": 3}})
    moved(t, "azure", ("azure", "granada", "toledo"), ("azure", "toledo", "valencia"), ("azure", "toledo", "aragon"))
    assert t.refused("azure", "lift azure toledo") == "moved-already", "two stood there, two have left"
    assert t.options() == ["azure granada", "done"]


@pytest.mark.clause("EG-9.6")
def test_the_order_inside_an_instruction_has_no_effect() -> None:
    ways = [("azure", "toledo", "aragon"), ("gules", "valencia", "tower"), ("azure", "galicia", "valencia")]
    results = []
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]):
        t = moved(special("d1-06"), "azure", *[ways[i] for i in order])
        results.append([t.where(seat) for seat in ("azure", "gules", "or", "vert")])
    assert all(result == results[0] for result in results)


# The cards of deck 1.


@pytest.mark.clause("EG-22.8", "EG-R30")
@pytest.mark.parametrize("card", ["d1-01", "d1-02"])
def test_intrigue_moves_up_to_two_own_then_up_to_two_of_others(card: str) -> None:
    t = special(card)
    assert t.refused("azure", "lift gules toledo") == "not-your-caballero"
    moved(t, "azure", ("azure", "toledo", "tower"), ("azure", "toledo", "aragon"))
    assert t.refused("azure", "lift azure toledo") == "your-own-caballero", "two own is all"
    moved(t, "azure", ("gules", "valencia", "tower"), ("or", "granada", "sevilla"))
    assert t.waits == "turn"
    assert t.where("azure") == {"court": 3, "castilla": 2, "toledo": 1, "galicia": 2, "aragon": 1, "tower": 1}
    assert t.where("gules") == {"castilla": 1, "toledo": 2, "valencia": 1, "tower": 1}
    assert t.where("or") == {"sevilla": 1, "tower": 2}


@pytest.mark.clause("EG-8.1", "EG-R30")
@pytest.mark.parametrize("card", ["d1-01", "d1-02"])
def test_each_half_of_intrigue_may_be_done_in_part_or_not_at_all(card: str) -> None:
    t = special(card).play("azure", "lift done")
    assert t.options() == ["gules toledo", "gules valencia", "or granada", "done"]
    moved(t, "azure", ("gules", "toledo", "galicia")).play("azure", "lift done")
    assert t.where("gules") == {"castilla": 1, "toledo": 1, "valencia": 2, "galicia": 1}


@pytest.mark.clause("EG-8.2")
@pytest.mark.parametrize("card", ["d1-01", "d1-02"])
def test_a_half_of_intrigue_that_is_impossible_is_passed_over(card: str) -> None:
    t = special(card, {"azure": {"court": 1, "castilla": 3}, "gules": {"toledo": 1}})
    assert t.options() == ["gules toledo", "done"]
    t = special(card, {"azure": {"court": 1, "toledo": 3}, "gules": {"castilla": 1}})
    moved(t, "azure", ("azure", "toledo", "aragon")).play("azure", "lift done")
    assert t.waits == "turn"


@pytest.mark.clause("EG-9.1")
@pytest.mark.parametrize(
    ("card", "count", "owner"),
    [("d1-03", 4, "any"), ("d1-04", 4, "own"), ("d1-05", 3, "opposing"), ("d1-06", 3, "any")],
    ids=["Great Upheaval", "Regrouping", "Conspiracy", "Unrest"],
)
def test_a_card_moves_so_many_caballeros_and_no_more(card: str, count: int, owner: str) -> None:
    men: Men = {"azure": {"court": 1, "toledo": 9}, "gules": {"toledo": 9}}
    own = {"own": ["azure"] * 9, "opposing": ["gules"] * 9, "any": ["gules", "azure"] * 5}[owner]
    t = special(card, men)
    for colour in own[:count]:
        assert t.waits == "lift"
        moved(t, "azure", (colour, "toledo", "valencia"))
    assert t.waits == "turn", f"after {count} it is over"
    assert t.men("azure", "valencia") + t.men("gules", "valencia") == count
    stopped = moved(special(card, men), "azure", (own[0], "toledo", "tower")).play("azure", "lift done")
    assert stopped.men(own[0], "tower") == 1


@pytest.mark.clause("EG-9.1")
@pytest.mark.parametrize("card", ["d1-07", "d1-08"])
def test_exodus_moves_up_to_five_of_any_colours_out_of_one_region(card: str) -> None:
    men: Men = {"azure": {"court": 1, "toledo": 4, "galicia": 1}, "gules": {"toledo": 4}, "or": {"castilla": 2}}
    t = special(card, men)
    assert t.options() == ["galicia", "toledo"]
    assert t.refused("azure", "from castilla") == "kings-region"
    assert t.refused("azure", "from aragon") == "nobody-there"
    t.play("azure", "from toledo")
    assert t.options() == ["azure toledo", "gules toledo", "done"]
    assert t.refused("azure", "lift azure galicia") == "other-source"
    moved(
        t, "azure", *[("gules", "toledo", "galicia")] * 3, ("azure", "toledo", "tower"), ("azure", "toledo", "aragon")
    )
    assert t.waits == "turn"
    assert t.where("azure") == {"court": 1, "toledo": 2, "galicia": 1, "tower": 1, "aragon": 1}
    assert t.where("gules") == {"toledo": 1, "galicia": 3}


@pytest.mark.clause("EG-9.1")
def test_departure_moves_any_number_of_own_caballeros_out_of_one_region() -> None:
    men: Men = {"azure": {"court": 1, "toledo": 7, "galicia": 1}, "gules": {"valencia": 4}}
    t = special("d1-09", men)
    assert t.options() == ["galicia", "toledo"], "only where own caballeros stand"
    t.play("azure", "from toledo")
    for target in ("aragon", "aragon", "valencia", "tower", "tower", "granada", "sevilla"):
        moved(t, "azure", ("azure", "toledo", target))
    assert t.waits == "turn", "all seven may go"
    assert t.where("azure") == {
        **{"court": 1, "galicia": 1, "aragon": 2, "valencia": 1, "granada": 1},
        **{"tower": 2, "sevilla": 1},
    }
    t = special("d1-09", men).play("azure", "from toledo")
    moved(t, "azure", ("azure", "toledo", "aragon")).play("azure", "lift done")
    assert t.men("azure", "toledo") == 6, "and fewer too"


@pytest.mark.clause("EG-22.1", "EG-22.10")
def test_militia_puts_up_to_two_from_court_in_any_regions_on_top_of_the_placement() -> None:
    t = board(king="galicia", men={"azure": {"court": 3}}).at("menu", "azure", "d1-10")
    t.play("azure", "turn special")
    assert t.options() == [region for region in REGIONS if region != "galicia"] + ["done"], "not the tower"
    assert t.refused("azure", "settle galicia") == "kings-region"
    t.play("azure", "settle cataluna", "settle granada")
    assert t.waits == "turn"
    t.play("azure", "turn place", "place navarra")
    assert t.where("azure") == {"cataluna": 1, "granada": 1, "navarra": 1}


@pytest.mark.clause("EG-22.1", "EG-22.10", "EG-8.1")
def test_militia_and_placement_draw_on_the_same_court() -> None:
    t = board(king="galicia", men={"azure": {"court": 1}}).at("menu", "azure", "d1-10")
    t.copy().play("azure", "turn special", "settle granada")
    spent = t.copy().play("azure", "turn place", "place navarra")
    assert spent.where("azure") == {"navarra": 1}
    assert spent.waits != "turn", "with an empty court Militia is not executable any more"
    t.play("azure", "turn special", "settle valencia")
    assert t.where("azure") == {"valencia": 1}
    t = board(king="galicia", men={"azure": {"court": 2}}).at("special", "azure", "d1-10").play("azure", "settle done")
    assert t.where("azure") == {"court": 2}, "up to two: also none"


@pytest.mark.clause("EG-8.3")
@pytest.mark.parametrize("card", [f"d1-{number:02}" for number in range(1, 11)])
def test_a_card_of_deck_1_without_a_caballero_to_move_cannot_be_announced(card: str) -> None:
    t = board(men={"azure": {"castilla": 3, "tower": 1}, "gules": {"castilla": 1, "court": 4}})
    t.put(azure={"castilla": 3, "tower": 1, "court": 0 if card == "d1-10" else 2})
    t.change(offer=["none"] * 4 + ["d5-01"]).at("menu", "azure", card)
    if card == "d1-10":
        assert t.waits != "turn", "neither part is possible, so the turn ends by itself"
    else:
        assert t.refused("azure", "turn special") == "not-executable"
        assert t.options() == ["place", "end"]
