"""Panels are drawn once for all who may see the same: what a page is given is what it would have drawn itself."""

import random

import pytest

from bench.pages import page_cost, table_of
from signoria.drawing.pen import Mark, Marks, Pen
from signoria.drawing.standalone import can_draw
from signoria.games import titles
from signoria.web import sharing
from signoria.web.page import Look, Page

DRAWINGS = ("heading", "outlook", "plates", "board", "offer", "mine")


@pytest.mark.parametrize("title", titles())
def test_a_drawing_that_is_shared_is_the_one_that_would_be_made(title: str) -> None:
    luck = random.Random(title)
    table = table_of(title)
    for _ in range(60):
        game = table.game
        if game.over:
            break
        for seat in (-1, *range(game.players)):
            page = Page(Look(table, seat, "en", phone=luck.random() < 0.3, hot=(seat,)))
            for what in DRAWINGS:
                assert page.drawn(what) == getattr(page.art, what)(page.view, page.pen), (what, seat, len(game.plies))
        game.play_number(luck.choice(game.moves(game.seat)).number, game.seat)


@pytest.mark.parametrize("title", titles())
def test_who_sees_the_same_is_given_the_same_drawing(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a move with the pages of five readers the pieces on the board are drawn twice: with and without marks."""
    made: list[object] = []
    drawn = sharing.SharingPen.drawn

    def counted(pen: sharing.SharingPen, draw: object, *rest: object) -> object:
        made.append(draw)
        return drawn(pen, draw, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(sharing.SharingPen, "drawn", counted)
    luck = random.Random(title)
    table = table_of(title)
    moves = 0
    while moves < 40 and not table.game.over:
        moves += 1
        game = table.game
        game.play_number(luck.choice(game.moves(game.seat)).number, game.seat)
        for seat in (-1, *range(game.players)):
            Page(Look(table, seat, "en", hot=(seat,))).panels(without=("textboard",))
    by_drawing = {draw: made.count(draw) for draw in made}
    assert any(count <= 2.2 * moves for draw, count in by_drawing.items() if getattr(draw, "__name__", "") in BOARDS)


BOARDS = ("board", "drawn", "pieces")
"""What draws the pieces on the board: all of it, or the part of it that does not depend on who looks."""


def test_what_was_looked_up_decides_who_gets_the_same() -> None:
    pen = sharing.SharingPen(Pen(None, None, Marks({"place-a": Mark("legal")})), ("here",))  # type: ignore[arg-type]
    other = sharing.SharingPen(Pen(None, None), ("here",))  # type: ignore[arg-type]
    calls: list[int] = []

    def draw(view: dict[str, object], pen: Pen) -> str:
        calls.append(1)
        marked = pen.marks.state("place-a") if view["round"] == 2 else ""
        return f"{view['round']}{marked}"

    assert pen.once(draw, {"round": 1, "hand": [1]}) == "1"
    assert other.once(draw, {"round": 1, "hand": [2]}) == "1"
    assert len(calls) == 1, "neither hand nor marks were asked for"
    assert pen.once(draw, {"round": 2, "hand": [1]}) == "2legal"
    assert other.once(draw, {"round": 2, "hand": [1]}) == "2"
    assert len(calls) == 3

    def whole(view: dict[str, object], pen: Pen) -> str:
        return str(dict(view)) + pen.once(draw, view)

    assert pen.once(whole, {"round": 1}) == "{'round': 1}1"
    assert other.once(whole, {"round": 1, "hand": [1]}) == "{'round': 1, 'hand': [1]}1"
    assert pen.once(whole, {"round": 2}) == "{'round': 2}2legal"
    assert other.once(whole, {"round": 2}) == "{'round': 2}2", "of what a part depends on depends the whole"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", [name for name in titles() if can_draw(name)])
def test_what_a_move_changes_on_a_page_is_not_much(name: str, phone: bool) -> None:
    assert page_cost(name, phone)["kilobytes"] <= 60, "half of the moves of a game of four bring less"
