"""Virtù in the terminal: a game to watch in every language, and a payment by its name."""

from collections.abc import Callable
from pathlib import Path

import pytest

from signoria.game.record import load
from signoria.words.words import LANGUAGES
from terminal import typed

Playing = Callable[..., str]


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Playing:
    """Play Virtù with these lines typed; everything that was shown."""

    def play(lines: list[str], *args: str) -> str:
        return typed(monkeypatch, capsys, lines, ["virtu", "--seed", "5", "--bot", "random", *args], 0)

    return play


def minus(points: int) -> str:
    return str(points).replace("-", "−")


@pytest.mark.parametrize(("lang", "players"), [*zip(LANGUAGES, ["2", "3", "5"], strict=True)])
def test_a_whole_game_to_watch(playing: Playing, lang: str, players: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = playing([], "--seat", "none", "--players", players, "--lang", lang, "--record", str(file))
    game = load(file, lang)
    assert game.over
    for seat in range(game.players):
        assert f"{game.ranks[seat]}. {game.names[seat]}, {minus(game.scores[seat])} " in shown
    assert [line for line in shown.splitlines() if len(line) > 100 and str(file) not in line] == []


def test_points_to_come_are_told_by_source_and_moves_by_their_number(playing: Playing) -> None:
    place = ["family left-1", "family action-3", "family right-1"]
    shown = playing(["log", *place, "score", "why 2", "quit", ""], "--seat", "azure", "--players", "3")
    assert "Nothing has happened yet." in shown
    sources = ["Most cities: 1", "Highest rank of patronage: 1", "Religious influence: 2"]
    assert "\n    ".join(["\nBlue: 4 points", *sources]) in shown
    assert "Room 2: Govern [start room-2]: possible now." in shown


def test_a_payment_is_made_as_proposed_by_its_name(playing: Playing) -> None:
    place = ["family left-1", "family action-3", "family right-1"]
    shown = playing([*place, "start room-3", "annex siena", "pay as", "quit", ""], "--seat", "azure", "--players", "3")
    assert "Pay as proposed  [pay left-1 crown]" in shown
    assert "Blue pays 2 crowns (Lorenzo de’ Medici)." in shown
    assert "Blue annexes Siena." in shown
