"""Intervals, sequential tests and ratings say what textbooks say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.lab.ratings import START, ratings
from signoria.lab.results import Result
from signoria.lab.shares import CERTAIN, margin, shown, wilson, within
from signoria.lab.sprt import HIGH, LOW, OPEN, Question, judge, read_test


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (5, 20, 0.1119, 0.4687), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_is_that_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


@given(st.integers(0, 10_000).flatmap(lambda n: st.tuples(st.floats(0, n), st.just(n))))
def test_a_share_lies_in_its_interval(case: tuple[float, int]) -> None:
    wins, games = case
    found = wilson(wins, games)
    assert 0 <= found.low <= found.share <= found.high <= 1
    assert found.low < found.high, "nothing is ever certain"


def test_a_share_is_written_with_its_bounds() -> None:
    assert shown(wilson(0, 20)) == "0.0 % (0.0–16.1)"


@pytest.mark.parametrize(
    ("n", "quantile"), [(2, 12.706), (3, 4.303), (11, 2.228), (12, 2.201), (21, 2.086), (31, 2.042), (101, 1.984)]
)
def test_a_margin_is_that_of_student(n: int, quantile: float) -> None:
    assert margin(1.0, n) == pytest.approx(quantile, abs=3e-3)
    assert margin(2.0, 10**9) == pytest.approx(2 * CERTAIN)


def test_one_number_tells_nothing_of_how_far_it_may_be_off() -> None:
    assert margin(0.0, 1) is None
    assert within(3.0, None) == "3.0 ± ?"
    assert within(3.0, 0.25, "+") == "+3.0 ± 0.2"


def walk(share: float, seed: str, test: Question) -> str:
    """A sequential test on deals of two games, each won with this chance."""
    luck = seeded(seed.encode())
    seen: list[float] = []
    for _ in range(5000):
        seen.append(sum(luck.below(1000) < 1000 * share for _ in range(2)) / 2)
        verdict = judge(test, seen).verdict
        if verdict != OPEN:
            return verdict
    return OPEN


@pytest.mark.parametrize(("share", "right"), [(0.5, LOW), (0.6, HIGH)])
def test_a_sequential_test_errs_about_as_seldom_as_it_says(share: float, right: str) -> None:
    test = Question(0.5, 0.6)
    verdicts = [walk(share, f"{share} {k}", test) for k in range(100)]
    assert verdicts.count(right) >= 90


def test_a_few_lucky_deals_decide_nothing() -> None:
    assert judge(Question(0.5, 0.55), [1.0] * 5).verdict == OPEN
    assert judge(Question(0.5, 0.55), []).verdict == OPEN
    assert judge(Question(0.5, 0.55), [1.0] * 60).verdict == HIGH


@pytest.mark.parametrize("text", ["0.5", "a,b", "0.6,0.5", "0.5,1.5", "0.5,0.5"])
def test_a_wrong_test_is_told(text: str) -> None:
    with pytest.raises(SignoriaError, match="--sprt"):
        read_test(text, 0.05, 0.05)
    with pytest.raises(SignoriaError, match="--alpha"):
        read_test("0.5,0.6", 0.9, 0.05)


def results(rows: list[tuple[list[str], list[int]]]) -> list[Result]:
    return [Result(n, "", bots, [0] * len(bots), ranks, 1, []) for n, (bots, ranks) in enumerate(rows)]


def test_whoever_wins_is_rated_higher_and_doubt_shrinks() -> None:
    games = results([(["a", "b", "c"], [1, 2, 3]), (["c", "a", "b"], [3, 1, 2])] * 10)
    found = ratings(games, ["a", "b", "c", "idle"])
    assert found["a"].value > found["b"].value > found["c"].value
    assert found["idle"].value == START
    assert found["a"].error < found["idle"].error
    few = ratings(games[:2], ["a", "b", "c"])
    assert found["a"].error < few["a"].error


def test_a_bot_against_itself_learns_nothing() -> None:
    assert ratings(results([(["a", "a"], [1, 2])]), ["a"])["a"].value == START


def test_a_bot_with_two_seats_is_rated_once() -> None:
    found = ratings(results([(["a", "b", "b"], [1, 2, 3])]), ["a", "b"])
    assert found["a"].value > START > found["b"].value
