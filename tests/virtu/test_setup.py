"""V-1, V-2, VW-1: components and setup."""

import pytest

from signoria import CannotUndo, Game
from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.terms import (
    BENCH,
    CITIES,
    MAJORS,
    SLOTS,
    SYMBOLS,
    T_DUCHY,
    TILES,
    TOWNS,
)
from signoria.kernel.errors import BadPosition
from virtu.table import TITLE, Table, deal, table


def book(players: int) -> ItalyBook:
    found = TITLE.book(players)
    assert isinstance(found, ItalyBook)
    return found


def names(cities: list[int]) -> list[str]:
    return [CITIES[city] for city in cities]


@pytest.mark.clause("V-1.1", "V-1.2", "V-2.1", "VW-1.1")
@pytest.mark.parametrize(("players", "count"), [(2, 30), (3, 20), (4, 28), (5, 30)])
def test_the_board_has_its_cities_in_play(players: int, count: int) -> None:
    found = book(players)
    assert len(found.cities) == count
    assert ("perugia" in names(found.cities)) == (players in (2, 5))
    for city in range(TOWNS):
        assert found.in_play[city] or (not found.roads[city] and not found.ports[city])
    assert all(city in found.roads[near] for city in found.cities for near in found.roads[city])


@pytest.mark.clause("V-1.2")
def test_a_forbidden_city_cannot_be_entered_or_annexed_but_seas_stay_open() -> None:
    t = table(3, {"moment": "act", "seat": "azure"}, marker={"azure": "room-3"})
    assert t.refused("annex genoa") == "forbidden-city"
    assert book(3).sea[CITIES.index("pisa")][CITIES.index("ajaccio")] == 1
    with pytest.raises(BadPosition, match="not in play"):
        table(3, spy={"genoa": "azure"})


@pytest.mark.clause("V-1.3")
def test_pirate_ports_cannot_be_annexed() -> None:
    found = book(4)
    assert names([c for c in range(TOWNS) if found.pirate[c]]) == ["cagliari", "ajaccio", "tunis", "ragusa"]
    t = table(4, {"moment": "act", "seat": "gules"}, marker={"gules": "room-3"}, court={"gules": {"right-1": "pope"}})
    assert t.refused("annex ajaccio") == "pirates"


@pytest.mark.clause("V-1.4", "V-1.5", "V-1.6", "V-1.12", "V-D10", "V-D17", "V-R30")
def test_tiles_and_cards_are_reliefs_of_eight_kinds_of_symbols() -> None:
    found = book(4)
    assert len(SYMBOLS) == 8
    assert len(TILES) == 30 + 5 + 7
    assert len(found.card_names) == 12 + 15 + 13 + 1
    assert len(found.sym) % 8 == 0
    # No number of coins or discs is a limit.
    assert table(4, florins={"azure": 500}).florins("azure") == 500


@pytest.mark.clause("V-1.7", "V-1.9")
@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"beneath": {"azure": {"room-1": "banker"}}}, "V-1.9"),
        ({"action": {"azure": {"room-1": "banker"}}}, "V-1.9"),
        ({"tired": {"azure": {"left-1": 1}}}, "V-1.7"),
        ({"indulgence": {"azure": {"room-1": 2}}}, "V-1.9"),
        ({"court": {"azure": {"left-1": "bravo", "left-2": "bravo"}}}, "V-12.9"),
        ({"troops": {"azure": {"milan": 7}}}, "V-1.13"),
    ],
)
def test_what_cannot_lie_in_a_palace_or_on_the_board(given: dict[str, object], fault: str) -> None:
    with pytest.raises(BadPosition, match=fault):
        table(4, {"moment": "winter", "seat": "azure"}, **given)


@pytest.mark.clause("V-1.8", "V-D3")
def test_a_palace_has_five_rooms_two_arrows_and_six_slots() -> None:
    for players in (2, 3, 4, 5):
        found = book(players)
        p = deal(players, "palace")
        for seat in range(players):
            arrows = found.arrow[seat * 5 : seat * 5 + 5]
            assert sorted(arrows) == [-1, -1, -1, 0, 1]
            assert p.slots(seat) == (4 if players == 2 else 3)
    assert len(SLOTS) == BENCH == 6
    assert [SLOTS[s] for s in range(BENCH) if not book(4).watermarked[s]] == ["left-1", "right-1", "right-2"]


@pytest.mark.clause("V-1.10", "V-1.11")
def test_a_card_in_action_replaces_the_printed_action_and_symbol() -> None:
    t = table(4, {"moment": "act", "seat": "gules"}, marker={"gules": "room-2"}, action={"gules": {"room-2": "bravo"}})
    assert t.step() == "plot"
    assert t.refused("plot city") == ""
    assert t.heard("pay") == ["pay gules action 2 mask 1 bravo"]
    found = book(5)
    for seat in range(5):
        row = found.room_action[seat * 5 : seat * 5 + 5]
        assert sorted(row) == [0, 1, 3, 4, 5], "every palace prints all actions but Trade"
        printed = {row[r]: sum(found.room_symbols[seat * 5 + r]) for r in range(5)}
        assert printed == {0: 1, 1: 0, 3: 0, 4: 1, 5: 1}


@pytest.mark.clause("V-1.13", "V-1.14", "V-2.3", "V-2.4", "V-2.5", "V-D14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_two_cities_two_troops_and_a_florin(players: int) -> None:
    p = deal(players, "start")
    agents = {"milan": 2, "florence": 2, "naples": 3, "venice": 2, "rome": 3}
    for seat, power in enumerate(p.book.power_names):
        assert p.city_count(seat) == 2
        assert all(p.face[city] == 0 for city in p.cities_of(seat))
        assert sum(p.troops[seat * TOWNS : seat * TOWNS + TOWNS]) == 2
        assert p.book.troops_total[seat] == 6
        assert p.florins[seat] == 1
        assert p.agents[seat] == agents[power]
        assert p.agents[seat] + p.reserve[seat] == 5


@pytest.mark.clause("V-2.2", "V-2.9", "V-R54")
def test_the_supply_is_the_same_with_three_and_four() -> None:
    assert book(3).stock[:12] == book(4).stock[:12] == [5] * 11 + [1]
    assert book(3).stock[14:] == [2, 2, 5, 5]
    assert book(4).indulgences == 10
    assert book(4).war_tokens == 11
    assert len(deal(3, "x").bonus) == 10


@pytest.mark.clause("V-2.6")
def test_the_first_player_is_random_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(40):
        p = deal(4, f"first {seed}")
        assert p.order == [(p.order[0] + k) % 4 for k in range(4)]
        assert p.recent == p.patrons == p.order
        firsts.add(p.order[0])
    assert firsts == {0, 1, 2, 3}


@pytest.mark.clause("V-1.15", "V-2.7", "V-2.8", "V-5.2", "V-R1")
def test_families_are_placed_in_secret_and_the_marker_openly_in_turn_order() -> None:
    t = Table(deal(3, "family"))
    assert t.step() == "family"
    t.play("azure: family action-3; family under-3; family left-1")
    assert TITLE.view(t.p, 1)["sealed"] == ["azure"]
    assert "answer" in TITLE.view(t.p, 0)
    assert max(t.p.court) == -1, "nothing lies open yet"
    t.play(
        "gules: family left-1; family right-1; family right-2", "or: family action-1; family action-2; family left-1"
    )
    assert t.step() == "start"
    assert t.courtier("azure", "left-1") == "f_florence_sassetti"
    assert t.p.action[2] >= 0
    assert t.p.beneath[2] >= 0
    assert t.legal() == [f"start room-{n}" for n in range(1, 6)]


@pytest.mark.clause("V-R1")
def test_families_may_be_placed_openly_in_turn_order() -> None:
    t = Table(deal(3, "open", {"secret_family": False}))
    first = t.p.order[0]
    assert t.step() == "opening"
    t.play("opening left-1", "opening right-1", "opening right-2")
    assert t.p.court[first * BENCH] >= 0
    assert t.seat() == ["azure", "gules", "or"][t.p.order[1]]


@pytest.mark.clause("V-2.7", "V-1.9")
def test_an_improvement_needs_a_card_above_it_in_the_end() -> None:
    t = Table(deal(3, "family"))
    # Florence: Lorenzo and Giuliano have an action, Sassetti has none.
    t.play("azure: family under-1; family action-1")
    assert t.refused("family action-2") == "no-action"
    assert t.refused("family under-2") == "under-nothing"
    assert t.refused("family left-2") == "no-such-slot"


# The Wars of Italy.


@pytest.mark.clause("VW-1.2", "VW-1.3", "VW-1.6")
def test_the_two_sides_begin_as_the_booklet_says() -> None:
    p = deal(2, "duel")
    assert names(p.cities_of(0)) == ["turin", "milan"]
    assert names(p.cities_of(1)) == ["naples", "bari", "rossano", "reggio"]
    assert p.book.troops_total == [8, 6]
    assert p.agents == [1, 2]
    assert p.florins == [4, 4]
    assert [TILES[T_DUCHY + k] for k in range(7) if p.own[k]] == ["duchy", "cannons", "royal"]
    assert [TILES[T_DUCHY + k] for k in range(7) if p.own[7 + k]] == ["principality"]
    assert [p.slots(0), p.slots(1)] == [4, 4]
    assert p.book.room_action.count(-1) == 2
    assert [len(cards) for cards in p.book.family] == [4, 3]


@pytest.mark.clause("VW-1.4", "VW-3.1")
def test_the_major_cities_hold_their_cities() -> None:
    p = deal(2, "duel")
    for major, cities in enumerate([["florence", "pisa"], ["rome", "civitavecchia"], ["venice", "corfu", "ravenna"]]):
        assert sorted(names([c for c in range(TOWNS) if p.control[c] == 2 + major])) == sorted(cities)
    assert [sum(p.troops[(2 + m) * TOWNS : (3 + m) * TOWNS]) for m in range(3)] == [1, 1, 2]
    assert p.book.major_total == [2, 2, 4]
    assert p.book.major_agents == [1, 1, 0]
    assert len(MAJORS) == 3


@pytest.mark.clause("VW-1.5", "VW-7.4")
def test_the_supply_of_the_wars_lacks_what_serves_patronage() -> None:
    p = deal(2, "duel")
    stock = dict(zip(p.book.axes["item"], p.stock, strict=True))
    assert [name for name in stock if stock[name] == 0] == ["maestro", "pope", "republic", "cathedral"]
    assert stock["guild"] == 2
    assert stock["kingdom"] == 1
    t = table(2, {"moment": "buy", "seat": "azure"}, florins={"azure": 30, "gules": 30})
    assert t.refused("buy duchy") == "not-your-title"
    assert t.refused("buy kingdom") == "not-your-title"
    assert t.refused("buy maestro") == "not-in-this-game"
    assert t.refused("buy principality") == ""
    t = table(2, {"moment": "buy", "seat": "gules"}, florins={"gules": 30}, court={"gules": {"left-1": "cardinal"}})
    assert t.refused("buy principality") == "not-your-title"
    assert t.refused("buy duchy") == ""


@pytest.mark.clause("VW-1.7", "VW-1.8", "VW-2.1")
def test_france_always_plays_first() -> None:
    for seed in range(10):
        p = deal(2, f"first {seed}")
        assert p.order == [0, 1]
    t = Table(deal(2, "family"))
    t.play("azure: family left-1; family right-1; family right-2; family left-2")
    t.play("gules: family left-1; family right-1; family right-2")
    assert t.step() == "start"
    assert t.seat() == "azure"
    assert t.heard("year") == ["year 1 21"]


@pytest.mark.clause("V-R1")
def test_the_cards_of_a_secret_set_up_are_taken_back_one_by_one() -> None:
    """The others' cards stay where they lie, whoever has answered since."""
    game = Game("virtu", 5, "taken back")
    game.play("family action-1", 1)
    game.play("family left-1", 2)
    while not game.answered(1):
        game.play(game.moves(1)[0], 1)
    cards = len(game.plies) - 1
    assert cards > 1
    for left in reversed(range(cards)):
        game.undo(1)
        assert sorted(ply.seat for ply in game.plies) == [*[1] * left, 2]
    with pytest.raises(CannotUndo):
        game.undo(1)
    game.undo(2)
    assert game.digest == Game("virtu", 5, "taken back").digest
