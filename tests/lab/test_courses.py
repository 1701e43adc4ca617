"""The usual course of a game, and the story of one."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.cli import course as counting
from signoria.cli import main
from signoria.game import course
from signoria.game.course import (
    PARTS,
    courses_of,
    leads_of,
    parts_of,
    swings_of,
    totals_by_ply,
    usual_courses,
    usual_for,
)
from signoria.game.game import Game
from signoria.games import find, titles
from signoria.lab import courses
from test_cli import Output
from toy_market import shelved

CORPUS = Path(__file__).parent.parent / "corpus"


def test_a_course_is_cut_into_equal_parts() -> None:
    steps = [(0, 0), (10, 5), (50, 7), (100, 20)]
    assert parts_of(steps, 100) == [0, 0] + [5] * 8 + [7] * 10 + [20]
    assert parts_of([(0, 3)], 1) == [3] * (PARTS + 1)


@pytest.mark.parametrize("title", titles())
def test_the_story_of_a_game_adds_up(title: str) -> None:
    records = sorted((CORPUS / title).glob("[3-5]-*greedy.txt"))
    if not records:
        pytest.skip(f"{title} has no corpus yet: run tools/make_corpus.py {title}")
    game = Game.load(records[0])
    totals = totals_by_ply(game)
    assert totals[-1] == game.scores
    courses = courses_of(game)
    assert [one[-1][1] for one in courses] == game.scores
    assert all(len(one) > 2 for one in courses), "points come on the way, not all of them in the end"
    leads = leads_of(game)
    assert leads[-1].last == len(game.plies)
    assert set(leads[-1].seats) == {seat for seat in range(game.players) if game.scores[seat] == max(game.scores)}
    for before, after in itertools.pairwise(leads):
        assert (before.last + 1, before.seats != after.seats) == (after.first, True)
    for swing in swings_of(game):
        gained = [now - then for now, then in zip(totals[swing.ply], totals[swing.ply - 1], strict=True)]
        others = [points for seat, points in enumerate(gained) if seat != swing.seat]
        assert gained[swing.seat] - max(others) == swing.points > 0


def test_a_game_from_a_position_begins_with_the_points_it_had() -> None:
    game = Game.load(CORPUS / "elgrande" / "3-plain-greedy.txt")
    half = len(game.plies) // 2
    later = Game.at(game.title, game.plies[half].before)
    for ply in game.plies[half:]:
        later.play_number(ply.move, ply.seat)
    assert later.scores == game.scores
    assert totals_by_ply(later)[-1] == game.scores
    assert sum(totals_by_ply(later)[0]) > 0


def test_courses_are_counted_and_kept(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "courses.json"
    with shelved() as name:
        for players in ("2", "3", "2"):
            words = ["course", name, "--players", players, "--games", "4", "--bot", "random", "--workers", "1"]
            assert main([*words, "-o", str(file)]) == 0
        kept = json.loads(file.read_text(encoding="utf-8"))["courses"]
        assert [entry["players"] for entry in kept] == [2, 3]
        assert kept[0]["games"] == 4
        assert kept[0]["how"] == f"signoria course {name} --players 2 --games 4 --bot random --workers 1"
        assert len(kept[0]["course"]) == PARTS + 1
        assert kept[0]["course"][-1] == pytest.approx(sum(kept[0]["sources"].values()), abs=0.2)
        assert kept[0]["best"][-1] >= kept[0]["course"][-1]
        capsys.readouterr()
        file.write_text("[]", encoding="utf-8")
        assert main(["course", name, "--players", "2", "--games", "1", "--bot", "random", "-o", str(file)]) == 2
        assert "no file of courses" in capsys.readouterr().err


def test_what_was_stopped_takes_nobodys_place(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = courses.count

    def stopped(*args: Any) -> Iterator[Any]:
        yield from itertools.islice(whole(*args), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr(counting, "count", stopped)
    file = tmp_path / "courses.json"
    with shelved() as name:
        words = ["course", name, "--players", "2", "--games", "4", "--bot", "random", "--workers", "1"]
        assert main([*words, "-o", str(file)]) == 130
    assert not file.exists()
    assert json.loads(capsys.readouterr().out)["games"] == 2


@pytest.mark.parametrize("title", titles())
def test_every_number_of_players_has_a_thousand_games_to_compare_with(title: str) -> None:
    found = [course.read_usual(entry) for entry in usual_courses(title)]
    for one in found:
        assert one.games >= 1000
        assert one.how.startswith(f"signoria course {title} --players ")
        assert one.course[-1] == pytest.approx(sum(one.sources.values()), abs=0.3)
        assert set(one.sources) <= set(find(title).sources)
    for players in find(title).players:
        book = find(title).book(players)
        assert usual_for(find(title), book) is not None, f"{title} {players}"


def test_the_most_similar_games_are_compared_and_what_differs_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    title = find("tiletum")
    pair, alone = title.book(2), title.book(1)
    plain = {"players": 2, "people": 2, "rules": title.version, "data": title.digest, "options": dict(pair.options)}
    plain |= {"games": 1, "bots": "random", "how": "", "course": [0.0], "best": [0.0], "sources": {}}
    dealt = {**plain, "how": "dealt", "options": {**plain["options"], "random_actions": True}}  # type: ignore[dict-item]
    solo = {**plain, "how": "solo", "people": 1, "options": dict(alone.options)}
    monkeypatch.setattr(course, "usual_courses", lambda name: [dealt, plain, solo])

    def found(players: int, **options: object) -> tuple[str, bool]:
        usual = usual_for(title, title.book(players, options))
        assert usual is not None
        return usual.how, usual.same

    assert found(2) == ("", True)
    assert found(2, random_actions=True) == ("dealt", True)
    assert found(2, random_actions=True, king_track_refill=False) == ("dealt", False)
    assert found(1) == ("solo", True)
    assert found(1, solo="hard") == ("solo", False)
    assert usual_for(title, title.book(3)) is None
    plain["data"] = "0" * 16
    assert found(2) == ("", False)
