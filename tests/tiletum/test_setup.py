"""Setup (T-2), the frame (T-1), the random wheel (T-13)."""

from itertools import pairwise

import pytest

from signoria.games.tiletum.terms import (
    CATHEDRALS,
    CONTRACT_TILE,
    CREST_TILE,
    FACES,
    KINDS,
    PERSON_TILE,
    SECTORS,
    TILES,
)
from tiletum.table import TITLE, Table, at, deal

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(8)


@pytest.mark.clause("T-1.1")
def test_four_rounds_of_five_phases() -> None:
    t = deal(2, "frame")
    t.p.ear = t.ear
    while not t.p.over:
        t.play(sorted(t.legal())[0])
    wanted = ["round", "fair", "wheel"] * 3 + ["round", "fair"]
    told = [str(fact[0]) for fact in t.heard("round", "fair", "wheel")]
    assert told == wanted[1:] if told[0] != "round" else told == wanted


@pytest.mark.clause("T-1.2", "T-12.4")
def test_most_points_win_and_ties_go_by_turn_order() -> None:
    t = at("scoring", players=3, order=["or", "azure", "gules"])
    t.p.ledger[0] += 5
    assert TITLE.ranks(t.p) == [1, 3, 2], "azure has most; or is before gules"


@pytest.mark.clause("T-1.3", "T-2.9")
@PLAYERS
def test_how_everybody_starts(players: int) -> None:
    p = deal(players).p
    for seat in range(players):
        assert p.score(seat) == 10
        assert p.pawn[seat * 2 : seat * 2 + 2] == [0, 0]
        assert (p.house_supply[seat], p.pillar_supply[seat], p.roofs[seat], p.housed[seat]) == (2, 2, 31, 1)
    assert p.book.bonus_ap == [3, 2, 2, 1, 1, 0]


@pytest.mark.clause("T-1.4")
def test_resources_have_no_limit_and_gold_is_one() -> None:
    t = at("action", action="king", goods={"azure": {"iron": 500}}, store={"azure": ["any2"]})
    assert t.step("help any2", "gain gold", "gain iron").goods() == {"gold": 1, "iron": 501}


@pytest.mark.clause("T-2.1", "T-2.12", "T-R25")
def test_the_wheel_is_turned_at_random_and_reads_clockwise() -> None:
    seen = set()
    for seed in range(40):
        p = deal(2, f"wheel {seed}").p
        values = [p.value_at(space) for space in range(SECTORS)]
        assert all(later % 6 == before % 6 + 1 or later == before + 1 for before, later in pairwise(values))
        assert [p.sector(value) for value in values] == list(range(SECTORS))
        assert p.actions == p.book.printed
        seen.add(p.turned)
    assert seen == set(range(SECTORS))


@pytest.mark.clause("T-13.1")
def test_random_action_tiles() -> None:
    orders = {tuple(deal(2, f"random {seed}", random_actions=True).p.actions) for seed in SEEDS}
    assert len(orders) > 5
    assert all(sorted(order) == list(range(SECTORS)) for order in orders)


@pytest.mark.clause("T-2.2", "T-2.3", "T-2.4", "T-R12")
@PLAYERS
def test_tiles_by_the_number_of_players(players: int) -> None:
    t = deal(players)
    p = t.p
    assert len(t.book.bonus_tiles) == {2: 34, 3: 44, 4: 54}[players]
    assert len(t.book.character_tiles) == {2: 25, 3: 35, 4: 45}[players]
    assert len(t.book.contract_tiles) == {2: 18, 3: 22, 4: 26}[players]
    spaces = sum(1 for tile in p.city_tile if tile >= 0)
    assert spaces == {2: 11, 3: 15, 4: 20}[players]
    assert min(p.sector_tile) >= 0
    assert p.king_tile >= 0
    assert p.bonus_left == len(t.book.bonus_tiles) - 6 - 1 - spaces
    assert all(CONTRACT_TILE <= tile < PERSON_TILE for tile in p.contract_offer)
    assert all(tile >= PERSON_TILE for tile in p.character_offer)
    assert p.contract_left == len(t.book.contract_tiles) - 5
    assert p.character_left == len(t.book.character_tiles) - 5


@pytest.mark.clause("T-2.5")
def test_one_cathedral_is_not_built() -> None:
    unbuilt = set()
    for seed in range(60):
        p = deal(2, f"cathedrals {seed}").p
        closed = [city for city, cost in zip(CATHEDRALS, p.costs, strict=True) if p.book.cost_stone[cost] < 0]
        assert len(closed) == 1
        unbuilt.add(closed[0])
        assert all(row == sorted(row, reverse=True) for row in p.book.cathedral_vp)
    assert unbuilt == set(CATHEDRALS)


@pytest.mark.clause("T-2.6")
def test_fairs() -> None:
    for seed in SEEDS:
        p = deal(3, f"fairs {seed}").p
        assert p.fair_city[0] == 0
        assert len(set(p.fair_city)) == 4
        assert set(p.fair_city[1:]) <= set(p.book.fair_cities)
        assert len(set(p.fair_tile)) == 4


@pytest.mark.clause("T-2.7")
def test_corruption_tokens() -> None:
    p = deal(3).p
    assert sorted(p.tokens) == [0, 0, 1, 1, 2, 2]
    assert p.shown == 1, "one is turned up before the first turn"


@pytest.mark.clause("T-2.8", "T-2.10")
@PLAYERS
def test_start_player_and_gold(players: int) -> None:
    firsts = set()
    for seed in range(20):
        p = deal(players, f"first {seed}").p
        firsts.add(p.order[0])
        assert p.order == [(p.order[0] + n) % players for n in range(players)], "the others follow clockwise"
        assert [p.goods[seat * KINDS] for seat in p.order] == [1, 3, 5, 6][:players]
        assert all(p.goods[seat * KINDS + 1 : seat * KINDS + KINDS] == [1, 1, 1, 1] for seat in range(players))
    assert firsts == set(range(players))


@pytest.mark.clause("T-2.9")
def test_the_first_stack_on_the_king_track() -> None:
    p = TITLE.deal(TITLE.book(4), b"stack")
    assert p.arrival == p.order


@pytest.mark.clause("T-2.11", "T-3.1", "T-5.3")
@PLAYERS
def test_dice_are_drawn_and_rolled(players: int) -> None:
    for seed in SEEDS:
        p = deal(players, f"dice {seed}").p
        assert sum(p.wheel) == {2: 8, 3: 11, 4: 14}[players] == 3 * players + 2
        for colour in range(KINDS):
            assert sum(p.wheel[colour * FACES : colour * FACES + FACES]) <= players


@pytest.mark.clause("T-2.13")
def test_no_house_is_added_in_tiletum() -> None:
    t = at("action", action="merchant", points=2)
    assert t.refused("merchant house") == "house-here"


def test_every_tile_has_its_place_in_the_vocabulary() -> None:
    assert TILES[CONTRACT_TILE] == "same1"
    assert TILES[CREST_TILE] == "lily"
    assert TILES[PERSON_TILE] == "notary-con1any"
    assert isinstance(deal(2), Table)
