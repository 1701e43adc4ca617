"""The generator: the same numbers on every machine for ever, and fair ones."""

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.chance import Chance, seeded

TEXTS: Callable[[int], bytes] = lambda n: str(n).encode()  # noqa: E731
BYTES: Callable[[int], bytes] = lambda n: n.to_bytes(16, "big")  # noqa: E731


def sfc32(words: list[int]) -> int:
    """The generator as its author wrote it (PractRand, sfc32), changing its four words."""
    a, b, c, counter = words
    out = (a + b + counter) % 2**32
    rotated = (c * 2**21) % 2**32 + c // 2**11
    words[:] = b ^ (b // 2**9), (c + c * 8) % 2**32, (rotated + out) % 2**32, (counter + 1) % 2**32
    return out


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((n - expected) ** 2 for n in counts.values()) / expected + expected * (cells - len(counts))


def test_the_first_numbers_of_a_seed_never_change() -> None:
    chance = seeded(b"signoria")
    assert chance.words() == [2660885733, 502072713, 4083053359, 1]
    assert [chance.below(1000) for _ in range(10)] == [736, 672, 768, 286, 405, 123, 86, 657, 68, 301]
    assert chance.words() == [2535401395, 1563742216, 2251259732, 11]
    cards = list(range(10))
    seeded(b"signoria").shuffle(cards)
    assert cards == [5, 3, 1, 4, 0, 9, 2, 8, 6, 7]


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
def test_it_is_sfc32(words: list[int]) -> None:
    chance = Chance(*words)
    for _ in range(20):
        assert chance.below(1 << 32) == sfc32(words)
        assert chance.words() == words


def test_the_counter_turns_over() -> None:
    chance = Chance(1, 2, 3, 2**32 - 1)
    assert chance.below(1 << 32) == 2
    assert chance.words()[3] == 0


def test_a_seed_is_hashed() -> None:
    h = sha256(b"seed").digest()
    assert seeded(b"seed").words() == [int.from_bytes(h[i : i + 4], "big") for i in (0, 4, 8)] + [1]


@given(st.binary(), st.integers(1, 2**32))
def test_a_number_below_n_is_below_n(seed: bytes, n: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(n) < n for _ in range(10))


def test_below_one_is_zero_and_uses_a_number() -> None:
    chance = seeded(b"one")
    before = chance.words()
    assert chance.below(1) == 0
    assert chance.words() != before


def test_a_copy_goes_its_own_way() -> None:
    chance = seeded(b"original")
    chance.below(6)
    copy = chance.copy()
    expected = [chance.below(1000) for _ in range(20)]
    assert [copy.below(1000) for _ in range(20)] == expected


# Limits of chi-square at p = 0.001; the seeds are fixed, so that the tests are too.


@pytest.mark.parametrize("seed", [TEXTS, BYTES], ids=["texts", "bytes"])
@pytest.mark.parametrize("skip", [0, 1, 5])
def test_neighbouring_seeds_throw_a_fair_die(seed: Callable[[int], bytes], skip: int) -> None:
    counts: Counter[object] = Counter()
    for n in range(6000):
        chance = seeded(seed(n))
        for _ in range(skip):
            chance.below(6)
        counts[chance.below(6)] += 1
    assert chi_square(counts, 6) < 20.5


@pytest.mark.parametrize("seed", [TEXTS, BYTES], ids=["texts", "bytes"])
def test_the_first_two_dice_of_a_seed_are_independent(seed: Callable[[int], bytes]) -> None:
    counts: Counter[object] = Counter()
    for n in range(7200):
        chance = seeded(seed(n))
        counts[chance.below(6), chance.below(6)] += 1
    assert chi_square(counts, 36) < 66.6


@pytest.mark.parametrize("seed", [TEXTS, BYTES], ids=["texts", "bytes"])
def test_a_seed_says_nothing_about_the_next_one(seed: Callable[[int], bytes]) -> None:
    first = [seeded(seed(n)).below(6) for n in range(7201)]
    counts: Counter[object] = Counter(pairwise(first))
    assert chi_square(counts, 36) < 66.6


@pytest.mark.parametrize("seed", [b"", b"0", b"1"])
def test_one_generator_throws_fair_dice_for_a_long_time(seed: bytes) -> None:
    chance = seeded(seed)
    throws = [chance.below(6) for _ in range(20_001)]
    assert chi_square(Counter(throws), 6) < 20.5
    assert chi_square(Counter(pairwise(throws)), 36) < 66.6


def test_a_shuffle_gives_every_order_the_same_chance() -> None:
    counts: Counter[object] = Counter()
    for n in range(4800):
        cards = [0, 1, 2, 3]
        seeded(TEXTS(n)).shuffle(cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7


@given(st.binary(), st.lists(st.integers(0, 9)))
def test_a_shuffle_keeps_the_cards(seed: bytes, cards: list[int]) -> None:
    chance = seeded(seed)
    shuffled = cards[:]
    chance.shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)
    assert chance.words()[3] == 1 + max(0, len(cards) - 1), "one number for each card but the first"
