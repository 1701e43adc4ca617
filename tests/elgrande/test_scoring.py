"""EG-13, EG-9.4, EG-17.2 and deck 3: scoring."""

import pytest

from elgrande.table import REGIONS, Men, Table, board

SEATS = ["azure", "gules", "or", "vert", "argent"]


def scored(
    counts: list[int],
    players: int = 5,
    king: str = "castilla",
    grande: dict[str, str] | None = None,
    tables: dict[str, str] | None = None,
) -> dict[str, int]:
    """The points of a scoring of Navarre (5, 3, 1), the players having these numbers of caballeros there."""
    men: Men = {seat: {"navarra": n} for seat, n in zip(SEATS, counts, strict=False) if n}
    t = board(players, king, men, grande, tables).at("special", "azure", "d2-07")
    return t.scores


def general(t: Table, number: int = 3) -> Table:
    return t.change(round=number).at("scoring")


@pytest.mark.clause("EG-13.4", "EG-13.5")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 1], [5, 3, 1]),
        ([4, 3, 2, 1], [5, 3, 1, 0]),
        ([1], [5]),
        ([3, 3], [3, 3]),
        ([3, 3, 2], [3, 3, 1]),
        ([3, 3, 2, 1], [3, 3, 1, 0]),
        ([3, 3, 3], [3, 3, 3]),
        ([3, 3, 3, 2], [3, 3, 3, 1]),
        ([3, 3, 3, 2, 2], [3, 3, 3, 0, 0]),
        ([4, 2, 2], [5, 1, 1]),
        ([4, 2, 2, 1], [5, 1, 1, 0]),
        ([4, 3, 2, 2], [5, 3, 0, 0]),
        ([2, 2, 2, 2, 2], [3, 3, 3, 3, 3]),
        ([5, 5, 4, 4, 1], [3, 3, 0, 0, 0]),
        ([5, 4, 3, 2, 1], [5, 3, 1, 0, 0]),
        ([0, 0, 0, 0, 2], [0, 0, 0, 0, 5]),
    ],
)
def test_places_and_ties(counts: list[int], points: list[int]) -> None:
    """A tied group drops to the place below, and whoever follows comes after that."""
    wanted = {seat: n for seat, n in zip(SEATS, points, strict=False) if n}
    assert scored(counts) == wanted
    mirrored = {SEATS[4 - SEATS.index(seat)]: n for seat, n in wanted.items()}
    padded = counts + [0] * (5 - len(counts))
    assert scored(padded[::-1]) == mirrored, "which seat has which number does not matter"


@pytest.mark.clause("EG-13.4")
def test_only_players_with_a_caballero_take_part_and_grandes_never_count() -> None:
    assert scored([1, 0, 0], grande={"gules": "navarra", "or": "navarra"}) == {"azure": 5}
    assert scored([1, 1, 0], grande={"gules": "navarra"}) == {"azure": 3, "gules": 3}, "a grande breaks no tie"


@pytest.mark.clause("EG-13.6")
def test_the_sole_first_in_the_kings_region_gets_two_points_more() -> None:
    assert scored([3, 2], king="navarra") == {"azure": 7, "gules": 3}
    assert scored([3, 3], king="navarra") == {"azure": 3, "gules": 3}, "not a shared first"


@pytest.mark.clause("EG-13.6")
def test_the_sole_first_where_the_own_grande_stands_gets_two_points_more() -> None:
    assert scored([3, 2], grande={"azure": "navarra"}) == {"azure": 7, "gules": 3}
    assert scored([3, 2], grande={"gules": "navarra"}) == {"azure": 5, "gules": 3}, "not the second"
    assert scored([3, 3], grande={"azure": "navarra", "gules": "navarra"}) == {"azure": 3, "gules": 3}
    everybody = dict.fromkeys(SEATS, "navarra")
    assert scored([1, 3, 2], grande=everybody) == {"gules": 7, "or": 3, "azure": 1}, "each its own only"


@pytest.mark.clause("EG-13.6", "EG-13.7")
def test_both_bonuses_may_be_won_in_one_region_also_with_an_alternative_table() -> None:
    assert scored([3, 2], king="navarra", grande={"azure": "navarra"}) == {"azure": 9, "gules": 3}
    t = scored([3, 2], king="navarra", grande={"azure": "navarra"}, tables={"low": "navarra"})
    assert t == {"azure": 8}


@pytest.mark.clause("EG-13.6", "EG-18.8")
def test_a_virtual_sole_first_takes_no_bonus_and_leaves_none() -> None:
    men: Men = {"azure": {"navarra": 2}, "or": {"navarra": 3}}
    t = board(2, king="navarra", men=men, grande={"azure": "navarra"}).at("special", "azure", "d2-07")
    assert t.scores == {"azure": 3}


@pytest.mark.clause("EG-13.7")
@pytest.mark.parametrize("table", ["high", "low"])
def test_an_alternative_table_replaces_the_printed_one_for_every_scoring(table: str) -> None:
    first, second = {"high": (8, 4), "low": (4, 0)}[table]
    wanted = {"azure": first, **({"gules": second} if second else {})}
    assert scored([3, 2, 1], tables={table: "navarra"}) == wanted, "third place gets nothing from either"
    men: Men = {"azure": {"navarra": 3}, "gules": {"navarra": 2}, "or": {"navarra": 1}}
    assert general(board(men=men, tables={table: "navarra"})).scores == wanted


@pytest.mark.clause("EG-17.2", "EG-18.1")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_only_the_first_two_places_score(players: int) -> None:
    assert scored([3, 2, 1], players=players) == {"azure": 5, "gules": 3}
    assert scored([3, 2, 2], players=players) == {"azure": 5}, "a tie for second"
    assert scored([2, 2, 1], players=players) == {"azure": 3, "gules": 3}
    men: Men = {"azure": {"tower": 3}, "gules": {"tower": 2}, "or": {"tower": 1}}
    assert board(players, men=men).at("special", "azure", "d3-05").scores == {"azure": 5, "gules": 3}, "the tower too"


# The general scoring.


@pytest.mark.clause("EG-13.1", "EG-13.10")
def test_players_with_something_in_the_tower_dial_secretly_before_it_is_scored() -> None:
    men: Men = {"azure": {"tower": 2, "toledo": 1}, "gules": {"tower": 1, "toledo": 1}}
    t = general(board(men=men))
    assert t.waits == "dial"
    assert t.asked == ["azure", "gules"]
    assert t.scores == {}, "the dial is fixed before the tower is scored"
    t.play("gules", "dial toledo")
    assert t.asked == ["azure"]
    assert t.scores == {}
    t.play("azure", "dial galicia")
    assert t.waits == "power", "after the dials there is nothing more to decide"
    assert t.where("azure") == {"galicia": 2, "toledo": 1}, "all to one region"


@pytest.mark.clause("EG-13.2")
def test_the_tower_is_scored_then_everybody_leaves_it_for_the_dialled_region() -> None:
    men: Men = {"azure": {"tower": 3}, "gules": {"tower": 2}, "or": {"tower": 1}, "vert": {"toledo": 1}}
    t = general(board(men=men)).play("azure", "dial toledo").play("gules", "dial toledo").play("or", "dial galicia")
    towers = {fact["seat"]: fact["points"] for fact in t.heard("score") if fact["place"] == "tower"}
    assert towers == {"azure": 5, "gules": 3, "or": 1}
    assert t.where("azure") == {"toledo": 3}
    assert t.where("or") == {"galicia": 1}
    regions = {(fact["seat"], fact["points"]) for fact in t.heard("score") if fact["place"] != "tower"}
    assert regions == {("azure", 7), ("gules", 4), ("vert", 2), ("or", 4)}


@pytest.mark.clause("EG-13.2", "EG-13.8")
def test_who_dials_the_kings_region_takes_the_caballeros_back_to_court() -> None:
    men: Men = {"azure": {"tower": 3, "court": 1, "castilla": 1}}
    t = general(board(king="castilla", men=men)).play("azure", "dial castilla")
    assert t.where("azure") == {"court": 4, "castilla": 1}
    assert t.scores == {"azure": 5 + 6 + 2}


@pytest.mark.clause("EG-13.8")
@pytest.mark.parametrize("king", ["castilla", "france", "portugal"])
def test_a_scoring_dial_may_show_any_region_and_with_the_king_abroad_none_leads_to_court(king: str) -> None:
    t = general(board(king=king, men={"azure": {"tower": 3}}))
    assert t.options() == REGIONS
    for region in REGIONS:
        after = t.copy().play("azure", f"dial {region}")
        assert after.where("azure") == ({"court": 3} if region == king else {region: 3})


@pytest.mark.clause("EG-13.3", "EG-R19")
def test_the_regions_are_scored_in_the_order_of_the_board_strip() -> None:
    t = general(board(king="france", men={"azure": dict.fromkeys(REGIONS, 1)}))
    assert [fact["place"] for fact in t.heard("score")] == [
        *["galicia", "navarra", "aragon", "cataluna", "castilla", "toledo", "sevilla", "granada", "valencia"],
    ]
    assert t.scores == {"azure": 4 + 5 + 5 + 4 + 6 + 7 + 4 + 6 + 5 + 2}, "and the grande in Seville"
    opened = [fact["event"] for fact in t.heard("tower-open", "score")]
    assert opened[0] == "tower-open", "the tower comes first"


@pytest.mark.clause("EG-13.9")
def test_caballeros_from_the_tower_count_fully_for_majority_and_bonuses() -> None:
    men: Men = {"azure": {"tower": 2, "toledo": 1}, "gules": {"toledo": 2}}
    t = general(board(men=men, grande={"azure": "toledo"})).play("azure", "dial toledo")
    assert t.scores == {"azure": 5 + 7 + 2, "gules": 4}
    men = {"azure": {"tower": 2}, "gules": {"castilla": 1}}
    t = general(board(king="castilla", men=men)).play("azure", "dial toledo")
    assert t.scores == {"azure": 5 + 7, "gules": 6 + 2}


@pytest.mark.clause("EG-13.1", "EG-R26")
def test_who_has_nothing_in_the_tower_is_not_asked() -> None:
    t = general(board(men={"azure": {"toledo": 2}}))
    assert t.waits == "power", "nobody is"
    men: Men = {"gules": {"tower": 1}, "azure": {"toledo": 1}}
    assert general(board(men=men)).asked == ["gules"]


@pytest.mark.clause("EG-13.2")
def test_the_table_in_force_at_the_tower_counts() -> None:
    men: Men = {"azure": {"tower": 2}, "gules": {"tower": 1}}
    t = general(board(men=men, tables={"high": "tower"})).play("azure", "dial galicia").play("gules", "dial galicia")
    assert t.scores == {"azure": 8 + 4, "gules": 4 + 2}


# Deck 3, and the region of one's choice.


@pytest.mark.clause("EG-9.4", "EG-R11", "EG-R29")
@pytest.mark.parametrize("card", ["d2-07", "d2-08", "d2-09", "d2-10"])
def test_royal_inspection_scores_one_region_of_choice_with_its_bonuses(card: str) -> None:
    men: Men = {"azure": {"court": 1, "castilla": 2, "tower": 3}, "gules": {"castilla": 1, "aragon": 1}}
    t = board(king="castilla", men=men, grande={"azure": "castilla"}).at("special", "azure", card)
    assert t.options() == ["aragon", "castilla"], "not the tower, no empty region, but the King's"
    assert t.refused("azure", "score toledo") == "empty-region"
    t.play("azure", "score castilla")
    assert t.scores == {"azure": 6 + 2 + 2, "gules": 4}


@pytest.mark.clause("EG-9.4", "EG-22.8")
@pytest.mark.parametrize("card", ["d3-01", "d3-02"])
def test_fiesta_scores_the_five_point_regions(card: str) -> None:
    men: Men = {"azure": {**dict.fromkeys(REGIONS, 1), "court": 1, "tower": 1}}
    t = board(king="france", men=men).at("special", "azure", card)
    assert [fact["place"] for fact in t.heard("score")] == ["navarra", "aragon", "valencia"], "and not the tower"
    assert t.scores == {"azure": 15}


@pytest.mark.clause("EG-9.4", "EG-22.8")
@pytest.mark.parametrize("card", ["d3-03", "d3-04"])
def test_strongholds_scores_the_four_point_regions_by_the_table_in_force(card: str) -> None:
    men: Men = {"azure": {**dict.fromkeys(REGIONS, 1), "court": 1, "tower": 1}}
    t = board(king="france", men=men, tables={"low": "tower"}).at("special", "azure", card)
    assert [fact["place"] for fact in t.heard("score")] == ["galicia", "cataluna", "sevilla"], (
        "not the tower with its 4"
    )
    assert t.scores == {"azure": 12 + 2}
    t = board(king="france", men=men, tables={"low": "toledo", "high": "sevilla"}).at("special", "azure", card)
    assert [fact["place"] for fact in t.heard("score")] == ["galicia", "cataluna", "toledo"]


@pytest.mark.clause("EG-22.3", "EG-10.2")
@pytest.mark.parametrize("card", ["d3-05", "d3-06"])
def test_revelation_scores_the_tower_and_everything_goes_back_in(card: str) -> None:
    men: Men = {"azure": {"court": 1, "tower": 1, "toledo": 3}, "gules": {"tower": 3}, "or": {"tower": 2}}
    t = board(men=men).at("special", "azure", card)
    assert t.scores == {"gules": 5, "or": 3, "azure": 1}
    assert [t.men(seat, "tower") for seat in SEATS[:4]] == [1, 3, 2, 0]
    assert t.waits == "turn", "no dials, no move to regions"


@pytest.mark.clause("EG-9.4", "EG-R17")
def test_crown_lands_scores_six_and_seven_point_regions_and_no_eight() -> None:
    men: Men = {"azure": {**dict.fromkeys(REGIONS, 1), "court": 1}}
    t = board(king="france", men=men).at("special", "azure", "d3-07")
    assert [fact["place"] for fact in t.heard("score")] == ["castilla", "toledo", "granada"]
    assert t.scores == {"azure": 19}
    t = board(king="france", men=men, tables={"high": "toledo", "low": "granada"}).at("special", "azure", "d3-07")
    assert t.scores == {"azure": 6}


@pytest.mark.clause("EG-9.4", "EG-9.8")
def test_crowded_lands_scores_the_region_with_the_most_caballeros_and_all_tied_ones() -> None:
    men: Men = {
        "azure": {"toledo": 3, "galicia": 2, "court": 1},
        "gules": {"galicia": 2, "tower": 9},
        "or": {"aragon": 4},
    }
    t = board(men=men).at("special", "azure", "d3-08")
    assert t.scores == {"azure": 2, "gules": 2, "or": 5}, "Galicia and Aragon have four each"


@pytest.mark.clause("EG-9.4", "EG-9.8")
def test_remote_lands_scores_the_region_with_the_fewest_but_no_empty_one() -> None:
    men: Men = {"azure": {"toledo": 1, "galicia": 1, "court": 1}, "gules": {"galicia": 2}, "or": {"castilla": 1}}
    t = board(king="castilla", men=men).at("special", "azure", "d3-09")
    assert t.scores == {"azure": 7, "or": 6 + 2}, "Toledo and the King's region have one each"


@pytest.mark.clause("EG-R18", "EG-9.4")
def test_victors_parade_scores_all_regions_for_unshared_first_places_only() -> None:
    men: Men = {
        "azure": {"court": 1, "toledo": 2, "galicia": 1, "castilla": 1, "tower": 5},
        "gules": {"toledo": 1, "galicia": 1, "aragon": 3},
        "or": {"aragon": 2},
    }
    t = board(king="castilla", men=men, grande={"gules": "galicia"}).at("special", "azure", "d3-10")
    assert t.scores == {"azure": 7 + 6 + 2, "gules": 5}, "a tie for first gives nothing and no bonus"
