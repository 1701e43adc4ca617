"""The flow of a game: frames, random play, counts of lines, points and places."""

import pytest

from signoria.kernel.chance import seeded
from signoria.kernel.flow import DeadEnd, answers, apply, deciders, moves, perft, play, playout, settle, top
from signoria.kernel.position import FRAME, NOBODY, NONE, Position, put
from toy_ground import ToyTitle, fresh, mark, say, start
from toys import BASKETS, BIDS, FARM, TOYS, VERDICT, VIGIL, VOYAGE


def lines(p: Position) -> int:
    """All ways to the end, redundant ones too."""
    if p.over:
        return 1
    total = 0
    [seat] = deciders(p)
    for move in answers(p, seat, redundant=True):
        q = p.copy()
        play(q, seat, move)
        total += lines(q)
    return total


# The agenda


def test_a_frame_is_a_step_a_seat_and_six_slots() -> None:
    p = fresh(BASKETS)
    p.agenda = []
    p.push(0)
    assert p.agenda == [0, NOBODY, 0, 0, 0, 0, 0, 0]
    p.push(0, 1, 2, 3, 4, 5, 6, 7)
    assert (p.seat(), [p.slot(i) for i in range(6)]) == (1, [2, 3, 4, 5, 6, 7])
    p.fill(0, 20)
    p.fill(5, 70)
    assert p.agenda[-FRAME:] == [0, 1, 20, 3, 4, 5, 6, 70]
    p.pop()
    assert p.agenda == [0, NOBODY, 0, 0, 0, 0, 0, 0]
    p.pop()
    assert p.over


def test_the_last_frame_pushed_comes_first() -> None:
    p = start(BASKETS, 3)
    assert [p.agenda[i + 1] for i in range(0, len(p.agenda), FRAME)] == [2, 1, 0]
    assert top(p).name == "pick"
    assert deciders(p) == [0]


def test_put_changes_a_copy() -> None:
    items = [1, 2, 3]
    assert put(items, 1, 9) == [1, 9, 3]
    assert items == [1, 2, 3]


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_the_shared_empty_list_stays_empty(title: ToyTitle) -> None:
    for seed in range(5):
        p = fresh(title, 3)
        playout(p, seeded(b"%d" % seed))
        assert settle(p) == []
        assert NONE == []


def test_settling_a_settled_position_changes_nothing() -> None:
    p = start(VIGIL)
    before = mark(p)
    assert settle(p) == moves(p, 0)
    assert mark(p) == before


def test_a_dead_end_names_the_step_and_the_seat() -> None:
    p = fresh(VOYAGE)
    VOYAGE.change(p, {"coins": {"azure": 0}})
    with pytest.raises(DeadEnd, match="sail of seat 0"):
        settle(p)


def test_a_dead_end_behind_a_move_is_found_when_it_is_played() -> None:
    p = start(VOYAGE)
    VOYAGE.change(p, {"coins": {"gules": 0}})
    say(VOYAGE, p, 0, "sail cog")
    with pytest.raises(DeadEnd, match="sail of seat 1"):
        say(VOYAGE, p, 0, "sail once")


# Perft, counted by hand


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 4), (2, 10), (3, 20), (4, 30), (5, 30)])
def test_two_seats_picking_two_of_five_fruits_have_thirty_canonical_lines(depth: int, count: int) -> None:
    """Any fruit but the last may be first; C(5,2) = 10 baskets; two firsts of three; C(5,2) C(3,2) = 30."""
    assert perft(start(BASKETS), depth) == count


def test_the_same_game_has_a_hundred_and_twenty_lines_when_order_counts() -> None:
    """5 * 4 * 3 * 2."""
    assert lines(start(BASKETS)) == 120


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 16), (3, 48), (4, 144), (5, 144)])
def test_sealed_seats_answer_in_seat_order_when_lines_are_counted(depth: int, count: int) -> None:
    """Two rounds of two bids, never an apple: 4 * 4 * 3 * 3."""
    assert perft(start(BIDS), depth) == count


def test_forced_moves_are_not_counted() -> None:
    """Cog to Genoa (forced), once or twice; carrack to Genoa or Pisa, once or twice, or to Venice (once: forced)."""
    assert perft(start(VOYAGE), 2) == 2 + 3
    assert [perft(start(VIGIL), depth) for depth in range(8)] == [1, 2, 4, 8, 16, 32, 64, 64]


def test_a_side_step_opens_lines_of_its_own() -> None:
    """Sow or reap, or pray in two ways; after a prayer seven vows."""
    assert [perft(start(FARM), depth) for depth in (1, 2)] == [4, 2 * 4 + 2 * 7]


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_counting_lines_does_not_play_them(title: ToyTitle) -> None:
    p = start(title)
    before = mark(p)
    perft(p, 3)
    assert mark(p) == before


# Random play


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_the_same_luck_gives_the_same_game(title: ToyTitle) -> None:
    p, q = fresh(title), fresh(title)
    assert playout(p, seeded(b"luck")) == playout(q, seeded(b"luck"))
    assert p.over
    assert mark(p) == mark(q)


def test_a_playout_counts_decisions() -> None:
    assert playout(fresh(VIGIL), seeded(b"luck")) == 6
    assert playout(fresh(BASKETS, 3), seeded(b"luck")) == 4
    assert playout(fresh(VERDICT), seeded(b"luck")) == 1


def test_a_playout_stops_at_its_limit() -> None:
    p = fresh(VIGIL)
    assert playout(p, seeded(b"luck"), 4) == 4
    assert p.agenda
    assert playout(p, seeded(b"luck"), 4) == 2
    assert p.over
    before = mark(p)
    assert playout(p, seeded(b"luck"), 4) == 0
    assert mark(p) == before


def test_random_play_is_fair_and_canonical() -> None:
    chance = seeded(b"luck")
    seen = set()
    for _ in range(200):
        p = start(BASKETS)
        playout(p, chance, 1)
        seen.add(p.slot(0))
    assert seen == {0, 1, 2, 3}


def test_applying_does_not_run_on() -> None:
    p = start(VIGIL)
    apply(p, 0, moves(p, 0)[0])
    assert top(p).name == "bow"


# Points and places


def test_the_score_is_the_sum_of_the_ledger() -> None:
    p = start(BASKETS, 3)
    BASKETS.change(p, {"ledger": {"azure": {"fruit": 3, "sea": 4}, "or": {"sea": -2}}})
    assert [p.score(seat) for seat in range(3)] == BASKETS.totals(p) == [7, 0, -2]


@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ([3, 3, 1], [1, 1, 3]),
        ([1, 2, 3], [3, 2, 1]),
        ([5, 5, 5], [1, 1, 1]),
        ([0, 4, 4], [3, 1, 1]),
        ([9, 2, 2], [1, 2, 2]),
    ],
)
def test_equal_totals_share_a_place(points: list[int], ranks: list[int]) -> None:
    p = start(BASKETS, 3)
    for seat in range(3):
        p.earn(seat, seat % 2, points[seat])
    assert BASKETS.ranks(p) == ranks


def test_a_copy_earns_for_itself() -> None:
    p = start(BASKETS)
    p.copy().earn(0, 0, 5)
    assert p.score(0) == 0
