"""L-R24: an ability that can only lapse is spent when a person has chosen it twice, on the page or in the terminal."""

import io
import sys

import pytest

from lorenzo.table import TITLE, Table, board
from signoria.cli.person import Play
from signoria.game.game import Game
from signoria.kernel.notation import move_of
from signoria.kernel.title import SEATS
from signoria.web.choices import choices_of
from signoria.words.words import LANGUAGES


def leonardo(servants: int = 0) -> Table:
    return board(goods={"azure": {"servants": servants}}, played={"azure": ["L10"]}).actions()


def pointless(t: Table, seat: str, text: str) -> bool:
    return TITLE.pointless(t.p, SEATS.index(seat), move_of(TITLE, text))


@pytest.mark.clause("L-9.5", "L-R24")
def test_a_production_that_cannot_reach_one_would_be_spent_for_nothing() -> None:
    t = leonardo()
    assert pointless(t, "azure", "use L10")
    t.play("azure", "use L10")
    assert t.heard("lapsed") == [{"event": "lapsed", "seat": "azure"}]
    assert not pointless(leonardo(servants=1), "azure", "use L10")


@pytest.mark.clause("L-R24")
def test_an_excommunication_may_take_what_a_leader_would_have_brought() -> None:
    for servants, wasted in ((2, True), (3, False)):
        goods = {"azure": {"servants": servants}}
        t = board(goods=goods, played={"azure": ["L01"]}, bans={"azure": ["E15"]}, round=3).actions()
        assert pointless(t, "azure", "use L01") == wasted


@pytest.mark.clause("L-R24", "L-R30")
def test_a_gain_beyond_the_end_of_a_track_is_nothing() -> None:
    for faith, wasted in ((14, False), (15, True)):
        t = board(goods={"azure": {"faith": faith}}, played={"azure": ["L05"]}).actions()
        assert pointless(t, "azure", "use L05") == wasted


@pytest.mark.clause("L-16.3")
def test_leaders_that_bring_something_are_not_doubted() -> None:
    t = board(played={"azure": ["L04", "L06", "L09", "L20"]}).actions()
    before = t.p.copy()
    assert not any(pointless(t, "azure", f"use {leader}") for leader in ("L04", "L06", "L09", "L20"))
    assert TITLE.write(t.p) == TITLE.write(before), "the question changes nothing"


def test_the_page_marks_a_use_that_brings_nothing() -> None:
    game = Game.at(TITLE, leonardo().p)
    assert {c.text for c in choices_of(game, 0) if c.pointless} == {"use L10"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_asks_once_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    for lines, spent in ((["use L10", "? use L10"], False), (["use L10", "use L10"], True)):
        game = Game.at(TITLE, leonardo().p, lang)
        assert isinstance(game, Game)
        game.persons = frozenset([0])
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert Play(game, 0, "random", None).run() == 0
        shown = capsys.readouterr().out.replace("\n", " ")
        named = f"{Game.at(TITLE, leonardo().p, lang).move(move_of(TITLE, 'use L10')).words} [use L10]"
        assert game.words.word("play-pointless", move=named) in shown.replace("  ", " ")
        assert [ply.move for ply in game.plies] == [move_of(TITLE, "use L10")] * spent


def test_the_terminal_asks_once_more_about_a_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row = "use L10; place black"
    for times in (1, 2):
        game = Game.at(TITLE, leonardo().p)
        monkeypatch.setattr(sys, "stdin", io.StringIO(f"{row}\n" * times))
        assert Play(game, 0, "random", None).run() == 0
        assert f"[{row}]" in capsys.readouterr().out.replace("\n", " ").replace("  ", " ")
        assert bool(game.plies) == (times == 2)
