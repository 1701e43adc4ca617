"""Observations: always of one length, all that a seat knows, and nothing else."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from properties import any_of
from signoria.game.game import Game
from signoria.games import find, titles
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.flow import apply, moves, settle, top
from signoria.kernel.observation import Layout, Notes
from signoria.kernel.position import Book, Position
from signoria.kernel.schema import Field
from signoria.kernel.title import Title
from toy_market import shelved
from variants import Variant, variants

RECORDS = {name: sorted((Path(__file__).parent / "corpus" / name).glob("*.txt")) for name in titles()}
EVERY = 7
"""Of so many positions of a long game one is looked at from all sides."""
FEW = 20
"""At least so many are looked at, of several games if these are short."""


def played(title: Title, book: Book, luck: Chance, number: int = 0) -> Iterator[Position]:
    """The positions of a random game, each settled, the end included."""
    p: Position = title.deal(book, b"observed %d" % number)
    while settle(p):
        yield p
        seat = top(p).decider(p)
        apply(p, seat, any_of(moves(p, seat), luck))
    yield p


def names(layout: Layout, one: list[int], other: list[int]) -> list[str]:
    """The parts in which two observations differ."""
    return [
        part.name
        for part in layout.parts
        if one[part.start : part.start + part.size] != other[part.start : part.start + part.size]
    ]


def check(title: Title, variant: Variant) -> None:
    """Random games of a variant."""
    luck = seeded(str(variant).encode())
    layout = Layout(title, title.book(variant.players, variant.options))
    looked_at: list[Position] = []
    games = 0
    while len(looked_at) < FEW:
        game = [p.copy() for p in played(title, layout.book, luck, games)]
        every = max(1, min(EVERY, len(game) // FEW))
        looked_at += [*game[:-1:every], game[-1]]
        games += 1
    check_positions(layout, looked_at, luck)


def check_positions(layout: Layout, positions: Iterable[Position], luck: Chance) -> None:
    """What a seat cannot know changes nothing, another view is another observation, and so are other legal moves."""
    title = layout.title
    views: dict[tuple[int, ...], str] = {}
    legal: dict[tuple[int, ...], list[int]] = {}
    for p in positions:
        for seat in range(-1, p.seats):
            seen = layout.numbers(p, seat)
            dream = title.imagine(p, seat, luck)
            assert names(layout, layout.numbers(dream, seat), seen) == [], f"seat {seat} sees what it cannot know"
            view = json.dumps(title.view(p, seat), sort_keys=True)
            assert views.setdefault(tuple(seen), view) == view, f"two views of seat {seat} look alike"
            if seat >= 0:
                mine = moves(p, seat)
                assert legal.setdefault(tuple(seen), mine) == mine, f"seat {seat} cannot tell what it may do"


def some(name: str) -> list[Variant]:
    """Of each number of players the plain game and the one with most options; the rest are for the slow test."""
    return [variant for variant in variants(find(name)) if variant.label in ("plain", "all")]


@pytest.mark.parametrize("name", titles())
def test_an_observation_has_all_that_a_seat_knows_and_nothing_else(name: str) -> None:
    for variant in some(name):
        check(find(name), variant)


@pytest.mark.slow
@pytest.mark.parametrize("name", titles())
def test_so_it_is_in_every_variant(name: str) -> None:
    for variant in variants(find(name)):
        if variant not in some(name):
            check(find(name), variant)


@pytest.mark.slow
@pytest.mark.parametrize("name", titles())
def test_so_it_is_in_recorded_games(name: str) -> None:
    for file in RECORDS[name][:: max(1, len(RECORDS[name]) // 4)]:
        game = Game.load(file)
        layout = Layout(game.title, game.book)
        check_positions(layout, [*[ply.before for ply in game.plies], game.position], seeded(file.stem.encode()))


@pytest.mark.parametrize("name", titles())
def test_the_layout_depends_on_the_kind_of_game_alone(name: str) -> None:
    title = find(name)
    for variant in some(name):
        one, other = (Layout(title, title.book(variant.players, variant.options)) for _ in range(2))
        assert [repr(part) for part in one.parts] == [repr(part) for part in other.parts]
        at = 0
        for part in one.parts:
            assert part.start == at, "the parts lie side by side"
            assert [len(one.book.axes[axis]) for axis in part.axes if axis] == [
                size for axis, size in zip(part.axes, part.shape, strict=True) if axis
            ]
            assert part.kind == "" or part.kind in one.book.axes
            at += part.size
        assert at == one.size


@pytest.mark.parametrize("name", titles())
def test_what_names_a_thing_is_a_number_of_its_vocabulary(name: str) -> None:
    title = find(name)
    layout = Layout(title, title.book(max(title.players)))
    named = [part for part in layout.parts if part.kind]
    assert named
    for ply, p in enumerate(played(title, layout.book, seeded(b"named"))):
        if ply % EVERY == 0:
            row = layout.numbers(p, 0)
            for part in named:
                for number in row[part.start : part.start + part.size]:
                    assert -1 <= number < len(layout.book.axes[part.kind]), part.name


# A new title.


def test_a_small_title_says_in_three_lines_what_its_seats_know() -> None:
    with shelved() as name:
        for variant in variants(find(name)):
            check(find(name), variant)


def test_what_an_observation_lacks_is_found_in_a_short_game_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with shelved() as name:
        title = find(name)
        monkeypatch.delattr(type(title), "observe")
        with pytest.raises(AssertionError, match=r"two views of seat -?\d look alike"):
            check(title, variants(title)[0])


def test_a_title_that_says_nothing_shows_the_fields_that_everybody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    with shelved() as name:
        title = find(name)
        monkeypatch.delattr(type(title), "observe")
        layout = Layout(title, title.book(2))
        found = [part.name for part in layout.parts]
        assert found[-4:] == ["round", "coins", "stalls", "scores"]
        assert "deck" not in found


def test_what_does_not_fit_is_told() -> None:
    title = find(titles()[0])
    layout = Layout(title, title.book(2))
    notes = Notes(layout)
    with pytest.raises(SignoriaError, match=r"heap of .* has 3 entries, observations only 2"):
        notes.listed("heap", [1, 2, 3], 2)
    with pytest.raises(SignoriaError, match=r"mask of .* is 1073741824, observations have 2 words for it"):
        notes.words("mask", [1 << 30], 2)
    position = Game(title, 2, seed=1).position
    with pytest.raises(SignoriaError, match="`observe` must say how long sealed can be"):
        notes.fields(position, [Field("sealed", [])])
    with pytest.raises(SignoriaError, match="there is no part 'none'; the parts are: viewer, step"):
        layout.part("none")
