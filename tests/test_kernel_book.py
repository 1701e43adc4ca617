"""Books and macros: one immutable book for all copies of a position; macros are rows of moves."""

import pytest

from signoria.kernel.chance import seeded
from signoria.kernel.flow import deciders, play, playout
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import Book
from toy_ground import Market, ToyTitle, fresh, mark, say, start
from toys import BASKETS, BIDS, TOYS, VOYAGE


def contents(book: Book) -> str:
    """All that a book holds, as text; steps by their identity."""
    assert isinstance(book, Market)
    steps = [(id(step), step.number, step.base, step.size, step.block) for step in book.steps]
    plain = (book.title, book.seats, book.options, book.digest, book.owner, book.sources, book.axes)
    return repr((plain, book.worth, book.width, steps))


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_all_copies_of_a_position_share_its_book(title: ToyTitle) -> None:
    p = start(title)
    q = p.copy()
    assert q.book is p.book
    assert title.imagine(p, 0, seeded(b"dream")).book is p.book
    assert title.read(p.book, title.write(p)).book is p.book


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_playing_does_not_change_the_book(title: ToyTitle) -> None:
    p = fresh(title, 3, double=True)
    before = contents(p.book)
    playout(p.copy(), seeded(b"luck"))
    assert contents(p.book) == before


def test_options_given_are_not_the_options_of_the_book() -> None:
    guests = ["cook"]
    book = BASKETS.book(2, {"guests": guests})
    guests.append("abbot")
    assert book.options["guests"] == ["cook"]
    assert BASKETS.book(2).options["guests"] == ["cook"]


def test_books_of_different_options_live_side_by_side() -> None:
    thin, rich = start(BASKETS), start(BASKETS, harvest="rich")
    for p in (thin, rich, thin.copy(), rich.copy()):
        say(BASKETS, p, 0, "pick apple", "pick plum")
        assert p.score(0) == (8 if p.book is rich.book else 6)


def test_a_macro_is_the_same_as_its_moves() -> None:
    p, q = start(VOYAGE), start(VOYAGE)
    [macro] = VOYAGE.macros(p, 0)
    assert macro.name == "nearest"
    assert [text_of(VOYAGE, move) for move in macro.moves] == ["sail cog", "sail once"]
    legal = [play(p, 0, move) for move in macro.moves][-1]
    say(VOYAGE, q, 0, "sail cog", "sail once")
    assert mark(p) == mark(q)
    assert deciders(p) == [1]
    assert legal == [move_of(VOYAGE, "sail pisa"), move_of(VOYAGE, "sail venice")]


def test_a_macro_may_close_a_sealed_frame() -> None:
    p, q = start(BIDS, double=True), start(BIDS, double=True)
    macro = [move_of(BIDS, "bid fig"), move_of(BIDS, "bid plum")]
    for seat in range(2):
        for move in macro:
            play(p, seat, move)
        say(BIDS, q, seat, "bid fig", "bid plum")
    assert mark(p) == mark(q)
    assert p.day == 2
