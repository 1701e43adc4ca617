"""Every excommunication tile: its whole effect, and nothing but its effect."""

import pytest

from lorenzo.table import Goods, Table, board

TILES = [f"E{period}{number}" for period in (1, 2, 3) for number in range(1, 8)]
FLOORS = {"territory-2": "C23", "building-2": "C31", "character-2": "C53", "venture-2": "C78"}
RICH = {"wood": 9, "stone": 9, "coins": 9, "servants": 8}


def under(tile: str, **more: object) -> Table:
    given: dict[str, object] = {
        "bans": {"azure": [tile]},
        "goods": {"azure": RICH},
        "floors": FLOORS,
        "dice": (5, 5, 5),
    }
    return board(**{"players": 4, **given, **more}).actions()  # type: ignore[arg-type]


def test_these_are_all_tiles() -> None:
    t = board()
    assert t.book.axes["excommunication"] == TILES
    assert [t.book.ban_period[number] + 1 for number in range(21)] == [int(tile[1]) for tile in TILES]


# What a seat gets in eight places: each loses one of its kind, and nothing else.

SOURCES: dict[str, tuple[list[str], Goods]] = {
    "market_1": (["place black", "space market_1"], {"coins": 5}),
    "market_2": (["place black", "space market_2"], {"servants": 5}),
    "market_3": (["place black", "space market_3"], {"military": 3, "coins": 2}),
    "tile": (["place black", "space production_small"], {"coins": 2, "military": 1}),
    "card": (["place black", "space tower-territory-2"], {"coins": 2, "vp": 2}),
    "venture": (["place black", "space tower-venture-2"], {"wood": -3, "servants": 4}),
    "leader": (["use L07"], {"military": 2, "vp": 1}),
    "cosimo": (["use L19"], {"servants": 3, "vp": 1}),
    "privilege": (["discard L01", "privilege coins"], {"coins": 2}),
    "soldiers": (["discard L01", "privilege military"], {"military": 2}),
    "faith": (["discard L01", "privilege faith"], {"faith": 1}),
}
PENALISED = {"E11": "military", "E12": "coins", "E13": "servants"}


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("source", SOURCES)
def test_what_a_source_gives_under_each_tile(tile: str, source: str) -> None:
    moves, gain = SOURCES[source]
    if tile == "E25" and "market" in source:
        return
    t = under(tile, played={"azure": ["L07", "L19"]}, hand={"azure": ["L01"]}, dice=(6, 6, 6))
    if tile == "E27":
        t.play("gules", "place black", "space palace", "privilege faith")
        for seat in ("or", "vert"):
            t.play(seat, "place black", "space palace", "privilege faith")
    before = t.mark()
    t.go("azure", *moves)
    expected = dict(gain)
    kind = PENALISED.get(tile, "")
    if expected.get(kind, 0) > 0:
        expected[kind] -= 1
    spent = {"E21": ["card"], "E24": ["venture"], "E16": ["tile"]}
    if source in spent.get(tile, []):
        value = 6 - (3 if tile == "E16" else 4)
        need = 1 if tile == "E16" else 3
        servants = max(0, need - value)
        expected["servants"] = expected.get("servants", 0) - servants
    assert before.got("azure") == {good: n for good, n in expected.items() if n}


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize(("lose", "left"), [("wood", {"stone": 1}), ("stone", {"wood": 1})])
def test_e14_one_wood_or_one_stone_less(lose: str, left: Goods) -> None:
    t = under("E14", hand={"azure": ["L01"]}).play("azure", "discard L01", "privilege materials", f"lose {lose}")
    assert t.got("azure") == left
    t = under("E14").play("azure", "place black", "space harvest_small", f"lose {lose}")
    assert t.got("azure") == {**left, "servants": 1}


@pytest.mark.clause("L-R22")
@pytest.mark.parametrize(("card", "good"), [("C02", "wood"), ("C04", "stone")])
def test_e14_takes_the_only_kind_without_asking(card: str, good: str) -> None:
    t = under("E14", floors={"territory-1": card}).play("azure", "place black", "space tower-territory-1")
    wanted = {"C02": 0, "C04": 1}[card]
    assert t.got("azure").get(good, 0) == wanted


# Values.


@pytest.mark.clause("L-R24")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_value_of_works_under_each_tile(tile: str, area: str) -> None:
    t = under(tile, dice=(5, 5, 5), bans={"azure": [tile], "gules": [], "or": [], "vert": []})
    if tile == "E27":
        for seat in ("gules", "or", "vert"):
            t.play(seat, "place black", "space palace", "privilege faith")
    t.play("azure", "place black", f"space {area}_small")
    less = 3 if (tile, area) in (("E15", "harvest"), ("E16", "production")) else 1 if tile == "E17" else 0
    assert t.heard("work")[0]["count"] == 5 - less


@pytest.mark.clause("L-6.2")
@pytest.mark.parametrize("tile", TILES)
def test_the_values_of_members_under_each_tile(tile: str) -> None:
    t = board(bans={"azure": [tile]}, dice=(1, 4, 6)).actions()
    less = 1 if tile == "E17" else 0
    values = [t.value("azure", member) for member in ("black", "white", "orange", "neutral")]
    assert values == [1 - less, 4 - less, 6 - less, 0]


@pytest.mark.clause("L-R25")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("tower", ["territory", "building", "character", "venture"])
def test_the_value_of_card_actions_under_each_tile(tile: str, tower: str) -> None:
    """The servants that a member of value 3 needs for floor 2 (3)."""
    t = under(tile, dice=(3, 3, 3))
    if tile == "E27":
        for seat in ("gules", "or", "vert"):
            t.play(seat, "place black", "space palace", "privilege faith")
    t.play("azure", "place black", f"space tower-{tower}-2")
    hard = {"E21": "territory", "E22": "building", "E23": "character", "E24": "venture"}
    needed = 4 if hard.get(tile) == tower else 1 if tile == "E17" else 0
    assert sum(int(fact["count"]) for fact in t.heard("servants")) == needed


# Market, servants, first turn.


@pytest.mark.clause("L-R26")
@pytest.mark.parametrize("tile", TILES)
def test_the_market_under_each_tile(tile: str) -> None:
    t = under(tile)
    if tile == "E27":
        for seat in ("gules", "or", "vert"):
            t.play(seat, "place black", "space palace", "privilege faith")
    t.play("azure", "place black")
    for number in (1, 2, 3, 4):
        assert t.refused("azure", f"space market_{number}") == ("area-forbidden" if tile == "E25" else "")


@pytest.mark.clause("L-R27")
@pytest.mark.parametrize("tile", TILES)
def test_the_price_of_a_point_under_each_tile(tile: str) -> None:
    """The neutral member needs one point for the palace."""
    t = under(tile)
    if tile == "E27":
        for seat in ("gules", "or", "vert"):
            t.play(seat, "place black", "space palace", "privilege faith")
    t.play("azure", "place neutral", "space palace")
    assert t.heard("servants")[-1]["count"] == (2 if tile == "E26" else 1)


@pytest.mark.clause("L-R28")
@pytest.mark.parametrize("tile", TILES)
def test_the_first_turn_under_each_tile(tile: str) -> None:
    assert under(tile).asked == ["gules" if tile == "E27" else "azure"]


# Final scoring.

CARDS = ["C01", "C02", "C03", "C25", "C43", "C49", "C51", "C73", "C79"]


@pytest.mark.clause("L-15.7", "L-15.9", "L-R29")
@pytest.mark.parametrize("tile", TILES)
def test_the_final_scoring_under_each_tile(tile: str) -> None:
    """1 for 3 territories, 3 for 2 characters, 9 for 2 ventures, 5 for the most military, 2 for 13 resources."""
    t = board(
        goods={"azure": {"wood": 3, "stone": 4, "coins": 5, "servants": 1, "military": 8, "faith": 2}},
        cards={"azure": CARDS},
        vp={"azure": 43},
        bans={"azure": [tile]},
        round=6,
    ).at("scoring")
    points = {"cards": 43, "territories": 1, "characters": 3, "ventures": 9, "military": 5, "resources": 2}
    points.pop({"E31": "characters", "E32": "ventures", "E33": "territories"}.get(tile, ""), 0)
    losses = {"E34": 43 // 5, "E35": 8, "E36": 1 + 3 + 4 + 2, "E37": 3 + 4 + 5 + 1}
    if tile in losses:
        points["excommunication"] = -losses[tile]
    assert t.points("azure") == points
