"""L-1 to L-4: terms, setup, the structure of a game, the preparation of a round."""

import pytest

from lorenzo.table import GOODS, LEADERS, TITLE, Table, board, deal, undealt
from signoria.games.lorenzo.terms import BOX, IN_HAND
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadOption
from signoria.kernel.flow import deciders, play, settle

TYPES = ["territory", "character", "building", "venture"]
CLOSED = {
    2: ["harvest_large", "production_large", "market_3", "market_4"],
    3: ["market_3", "market_4"],
    4: [],
}


def first_card(kind: str, period: int) -> int:
    """The number in the id of the first card of a type and period, as the cards are numbered."""
    return ["territory", "building", "character", "venture"].index(kind) * 24 + (period - 1) * 8 + 1


def piles(t: Table) -> dict[tuple[str, int], list[str]]:
    """The cards of each type and period in drawing order."""
    names = [t.book.axes["card"][card] for card in t.p.decks]
    return {
        (kind, period): names[k * 24 + (period - 1) * 8 : k * 24 + period * 8]
        for k, kind in enumerate(TYPES)
        for period in (1, 2, 3)
    }


def whole_game(players: int, seed: str, **options: object) -> Table:
    t = deal(players, seed, **options)
    return t.roll(seeded(seed.encode()), 100_000)


# L-1


@pytest.mark.clause("L-1.2")
def test_the_supply_never_runs_out() -> None:
    t = board(goods={"azure": {"coins": 4000, "servants": 3000}}).actions()
    t.play("azure", "place black", "space market_1")
    t.play("gules", "place black", "space market_2")
    assert t.got("azure") == {"coins": 5}
    assert t.got("gules") == {"servants": 5}


@pytest.mark.clause("L-1.2")
def test_with_a_hundred_servants_a_bonus_harvest_is_still_asked_properly() -> None:
    t = board(goods={"azure": {"servants": 150, "coins": 4}}, floors={"character-1": "C69"}).actions()
    t.play("azure", "place black", "space tower-character-1")
    assert t.options("work") == [*[str(n) for n in range(100)], "decline"]


@pytest.mark.clause("L-1.3")
def test_everybody_has_three_coloured_members_and_a_neutral_one() -> None:
    t = board(4, goods={"azure": {"servants": 9}}, dice=(2, 4, 6)).actions()
    assert [t.value("azure", member) for member in ("black", "white", "orange", "neutral")] == [2, 4, 6, 0]
    assert t.options("place") == ["black", "white", "orange", "neutral"]


@pytest.mark.clause("L-1.3")
@pytest.mark.parametrize("second", ["black", "white"])
def test_all_coloured_members_count_as_the_players_colour_and_the_neutral_one_does_not(second: str) -> None:
    t = board(
        goods={"azure": {"servants": 9, "coins": 9}},
        dice=(5, 5, 6),
        floors={"territory-1": "C01"},
        members={"azure": {"orange": "tower-territory-2"}},
    ).actions()
    coloured = t.copy().play("azure", f"place {second}")
    assert coloured.refused("azure", "space tower-territory-1") == "colour-limit-tower"
    assert t.play("azure", "place neutral").can("azure", "space tower-territory-1")


@pytest.mark.clause("L-1.6")
def test_each_tower_has_the_cards_of_one_type() -> None:
    t = deal(4, "types")
    while t.waits != "place":
        t.roll(seeded(b"types"))
    for kind in TYPES:
        numbers = [int(t.floor(f"{kind}-{floor}")[1:]) for floor in (1, 2, 3, 4)]
        first = first_card(kind, 1)
        assert all(first <= number < first + 8 for number in numbers)


@pytest.mark.clause("L-1.10")
def test_the_draft_goes_by_seats_and_the_turns_by_the_turn_order() -> None:
    for number in range(8):
        t = deal(3, f"seats {number}")
        luck = seeded(b"seats")
        while t.waits != "draft":
            t.roll(luck)
        packs = [[LEADERS[n] for n in t.p.packs[seat * 4 : seat * 4 + 4]] for seat in range(3)]
        for seat in t.seats:
            t.play(seat, f"draft {min(packs[t.seats.index(seat)])}")
        assert t.view("azure")["pack"] == sorted(packs[1])[1:], "whatever the turn order, gules hands on to azure"
        while t.waits != "place":
            t.roll(luck)
        assert t.asked == [t.order[0]]


# L-2


@pytest.mark.clause("L-2.1")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_cards_are_sorted_by_type_and_period_and_shuffled(seed: str) -> None:
    t = undealt(4, seed)
    for (kind, period), pile in piles(t).items():
        first = first_card(kind, period)
        numbers = sorted(int(card[1:]) for card in pile)
        assert numbers == list(range(first, first + 8))
    assert piles(t) != piles(undealt(4, seed + " again"))


@pytest.mark.clause("L-2.1")
def test_every_order_of_a_pile_can_come() -> None:
    tops = [set() for _ in range(12)]  # type: list[set[str]]
    for number in range(120):
        for pile, seen in zip(piles(undealt(2, f"order {number}")).values(), tops, strict=True):
            seen.add(pile[0])
    assert all(len(seen) == 8 for seen in tops)


@pytest.mark.clause("L-2.2", "L-18.1")
def test_one_excommunication_tile_a_period_is_open_from_the_start() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for number in range(120):
        t = undealt(2, f"tiles {number}")
        cast = t.view()["cast"]
        assert isinstance(cast, list)
        for period, tile in enumerate(cast):
            assert tile[:2] == f"E{period + 1}"
            seen[period].add(tile)
    assert [len(tiles) for tiles in seen] == [7, 7, 7]


@pytest.mark.clause("L-2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_the_other_eighteen_tiles_are_never_used(players: int) -> None:
    t = deal(players, "cast", mode="basic")
    cast = [t.book.axes["excommunication"][tile] for tile in t.p.cast]
    t.roll(seeded(b"cast"), 100_000)
    used = {str(fact["excommunication"]) for fact in t.heard("excommunicated", "refused")}
    assert used <= set(cast)
    assert [t.book.axes["excommunication"][tile] for tile in t.p.cast] == cast


@pytest.mark.clause("L-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players_closes_spaces(players: int) -> None:
    t = board(players, goods={"azure": {"servants": 9}}).actions().play("azure", "place orange")
    closed = [space for space in t.book.axes["space"] if t.refused("azure", f"space {space}") == "space-closed"]
    assert closed == CLOSED[players]
    if closed:
        assert t.clause("azure", f"space {closed[0]}") == "L-2.3"


@pytest.mark.clause("L-2.3")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        undealt(players)


@pytest.mark.clause("L-2.4", "L-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_everybody_starts_with_the_same_but_for_the_coins(players: int, mode: str) -> None:
    t = undealt(players, "start", mode=mode)
    for place, seat in enumerate(t.order):
        expected = {"wood": 2, "stone": 2, "coins": 5 + place, "servants": 3, "military": 0, "faith": 0}
        assert t.goods(seat) == expected
        assert t.vp(seat) == 0
        assert t.banned(seat) == [], "the three cubes are at home"
    assert list(expected) == GOODS


@pytest.mark.clause("L-2.5")
def test_the_first_turn_order_is_random() -> None:
    orders = {tuple(undealt(3, f"order {number}").order) for number in range(80)}
    assert len(orders) == 6


@pytest.mark.clause("L-2.6", "L-2.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_basic_game_has_neither_tiles_to_choose_nor_leaders(players: int) -> None:
    t = deal(players, "basic", mode="basic")
    assert t.waits == "place"
    assert t.view()["tiles"] == dict.fromkeys(t.seats, "B0")
    assert "leaders" not in t.view()
    t.roll(seeded(b"basic"), 100_000)
    assert not t.heard("play", "discard", "use", "draft", "tile")


@pytest.mark.clause("L-2.7", "L-2.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_takes_a_bonus_tile_first(players: int) -> None:
    t = deal(players, "bonus tiles")
    left = ["B1", "B2", "B3", "B4"]
    for place in range(players - 1, -1, -1):
        seat = t.order[place]
        if len(left) > 1:
            assert t.asked == [seat]
            assert t.options("tile") == left
            assert t.refused(seat, "tile B0") == "tile-taken", "that is the other side"
            t.play(seat, f"tile {left[place % 2]}")
            left.pop(place % 2)
    if players == 4:
        assert sorted(t.p.tiles) == [1, 2, 3, 4], "the first player gets the tile that is left"
    assert t.waits == "draft", "tiles that nobody took are out of the game"


@pytest.mark.clause("L-2.7")
def test_a_taken_tile_is_gone() -> None:
    t = deal(2, "taken").play(deal(2, "taken").order[1], "tile B3")
    assert t.refused(t.order[0], "tile B3") == "tile-taken"
    assert t.clause(t.order[0], "tile B3") == "L-2.7"


@pytest.mark.clause("L-2.8", "L-2.9", "L-R1", "L-R35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_leaders_are_dealt_after_the_tiles_and_drafted_to_the_right(players: int) -> None:
    t = deal(players, "draft")
    luck = seeded(b"draft")
    assert t.waits == "tile"
    assert t.p.packs == [], "no leader has been dealt yet"
    while t.waits == "tile":
        t.roll(luck)
    assert t.waits == "draft"
    packs = [sorted(LEADERS[n] for n in t.p.packs[seat * 4 : seat * 4 + 4]) for seat in range(players)]
    assert len({name for pack in packs for name in pack}) == 4 * players
    kept: list[list[str]] = [[] for _ in range(players)]
    for turn in range(3):
        assert t.asked == t.seats, "everybody chooses at the same time"
        for number, seat in enumerate(t.seats):
            pack = packs[(number + turn) % players]
            assert t.view(seat)["pack"] == pack, "the packs go to the previous seat"
            pick = pack[luck.below(len(pack))]
            t.play(seat, f"draft {pick}")
            kept[number].append(pick)
        for number in range(players):
            packs[(number + turn) % players].remove(kept[number][turn])
    assert t.waits == "place", "the last card is kept without asking"
    for number, seat in enumerate(t.seats):
        kept[number] += packs[(number + 3) % players]
        assert t.leaders(seat, IN_HAND) == sorted(kept[number])
    assert t.p.leaders.count(BOX) == 20 - 4 * players


@pytest.mark.clause("L-2.8")
def test_only_cards_of_the_pack_in_hand_can_be_kept() -> None:
    t = deal(2, "pack")
    while t.waits != "draft":
        t.roll(seeded(b"pack"))
    pack = t.view("azure")["pack"]
    assert isinstance(pack, list)
    for leader in LEADERS:
        assert t.refused("azure", f"draft {leader}") == ("" if leader in pack else "not-in-pack")


@pytest.mark.clause("L-2.10", "L-2.8")
def test_unused_tiles_and_leaders_never_appear() -> None:
    t = whole_game(2, "unused")
    shown = {str(fact["leader"]) for fact in t.heard("play", "discard", "use")}
    dealt = {LEADERS[n] for n in t.p.packs}
    assert shown <= dealt
    assert len(set(t.p.tiles)) == 2


@pytest.mark.clause("L-2.11")
@pytest.mark.parametrize(
    ("tile", "harvest", "production"),
    [
        ("B0", {"wood": 1, "stone": 1, "servants": 1}, {"coins": 2, "military": 1}),
        ("B1", {"wood": 1, "stone": 1, "military": 1}, {"coins": 1, "servants": 2}),
        ("B2", {"wood": 1, "stone": 1, "servants": 1}, {"coins": 1, "military": 2}),
        ("B3", {"wood": 1, "stone": 1, "military": 1}, {"coins": 2, "servants": 1}),
        ("B4", {"wood": 1, "stone": 1, "coins": 1}, {"servants": 1, "military": 2}),
    ],
)
def test_the_bonus_tile_decides_what_its_halves_give(
    tile: str, harvest: dict[str, int], production: dict[str, int]
) -> None:
    t = board(tiles={"azure": tile}).actions()
    assert t.copy().play("azure", "place black", "space harvest_small").got("azure") == harvest
    assert t.copy().play("azure", "place black", "space production_small").got("azure") == production


# L-3


@pytest.mark.clause("L-3.1", "L-3.2", "L-3.3", "L-14.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_six_rounds_of_preparation_actions_report_and_cleanup(players: int, mode: str) -> None:
    t = whole_game(players, f"rounds {players}", mode=mode)
    heard = t.heard()
    starts = [number for number, fact in enumerate(heard) if fact["event"] == "round"]
    assert [heard[number]["round"] for number in starts] == [1, 2, 3, 4, 5, 6]
    for round, (first, last) in enumerate(zip(starts, [*starts[1:], len(heard)], strict=True), 1):
        names = [str(fact["event"]) for fact in heard[first:last]]
        assert names[1:6] == ["card"] * 4 + ["dice"], "a line for every tower"
        placed = max(number for number, name in enumerate(names) if name in ("place", "pass"))
        reports = [number for number, name in enumerate(names) if name in ("support", "excommunicated", "refused")]
        assert bool(reports) == (round in (2, 4, 6)), "a report after every second round only"
        removed = [number for number, name in enumerate(names) if name == "removed"]
        scored = [number for number, fact in enumerate(heard[first:last]) if fact["event"] == "points-resources"]
        assert all(placed < report for report in reports)
        assert all(max([placed, *reports]) < number for number in removed)
        assert bool(scored) == (round == 6)
        assert all(number > max([placed, *removed]) for number in scored), "final scoring comes after the cleanup"
    assert t.p.over


# L-4


@pytest.mark.clause("L-4.1")
@pytest.mark.parametrize("players", [2, 4])
def test_four_cards_a_tower_are_laid_out_in_drawing_order_and_every_pile_is_used_up(players: int) -> None:
    t = undealt(players, "towers", mode="basic")
    decks = piles(t)
    settle(t.p)
    luck = seeded(b"towers")
    for round in range(1, 7):
        assert t.p.round == round
        for kind in TYPES:
            pile = decks[kind, (round + 1) // 2]
            shown = [t.floor(f"{kind}-{floor}") for floor in (1, 2, 3, 4)]
            assert shown == pile[:4] if round % 2 else shown == pile[4:]
        while t.p.round == round and not t.p.over:
            legal = settle(t.p)
            play(t.p, deciders(t.p)[0], legal[luck.below(len(legal))])
    laid = [fact[key] for fact in t.heard("card") for key in ("card", "card2", "card3", "card4")]
    assert len(laid) == len(set(laid)) == 96


@pytest.mark.clause("L-4.2")
def test_three_dice_hold_for_everybody_for_the_whole_round() -> None:
    t = deal(4, "dice", mode="basic")
    luck = seeded(b"dice")
    rolls = set()
    while not t.p.over:
        dice = t.heard("dice")[-1]
        rolls.add((t.p.round, dice["black"], dice["white"], dice["orange"]))
        assert all(1 <= int(dice[colour]) <= 6 for colour in ("black", "white", "orange"))
        for seat in t.seats:
            if not t.banned(seat):
                assert [t.value(seat, colour) for colour in ("black", "white", "orange")] == [
                    dice["black"],
                    dice["white"],
                    dice["orange"],
                ]
        t.roll(luck)
    assert len(rolls) == 6, "rolled once a round"


@pytest.mark.clause("L-4.2")
def test_every_face_of_every_die_comes_up() -> None:
    seen: dict[str, set[int]] = {"black": set(), "white": set(), "orange": set()}
    for number in range(60):
        for colour, faces in seen.items():
            t = deal(2, f"faces {number}", mode="basic")
            faces.add(t.value("azure", colour))
    assert all(faces == {1, 2, 3, 4, 5, 6} for faces in seen.values())


def test_the_options_of_a_table_are_those_of_the_clauses() -> None:
    rulings = {option.name: option.clause for option in TITLE.options}
    assert rulings == {
        "mode": "L-2.7",
        "pass_rule": "L-R2",
        "action_bonus_counts_for_member_minimum": "L-R4",
        "positive_modifiers_optional": "L-R5",
        "military_ranking_at_zero": "L-R13",
        "fee_waiver_covers_bonus_actions": "L-R18",
        "double_before_penalty": "L-R21",
        "gain_penalty_sources": "L-R22",
        "exchange_gains_are_penalised": "L-R23",
        "makeup_turn_optional": "L-R28",
        "surplus_track_points_lost": "L-R30",
        "church_bonus_in_last_report": "L-R31",
        "gains_may_be_declined": "L-R38",
    }
