"""The analyst: the same effort gives the same judgement, no secret changes one, and what is shipped can be played."""

import json
from pathlib import Path

import pytest

import calibration_tables
from midgame import some_way_into
from signoria.analyst import analysis, calibration
from signoria.analyst.analysis import Analysis, analyse, turning_points
from signoria.analyst.calibration import Said, best_correction, measured
from signoria.analyst.harvest import Field, lead_at_sight, sharpest, with_a_choice
from signoria.analyst.judging import Case, Effort, Judged, Option, Reason, as_data, from_data, judge
from signoria.analyst.marks import BEST, DOUBTFUL, GOOD, MISTAKE, mark_of
from signoria.analyst.puzzles import puzzles
from signoria.analyst.report import as_html, as_text, decision_words
from signoria.analyst.telling import reason_words
from signoria.cli import main
from signoria.game.game import Game
from signoria.games import find, titles
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.schema import digest
from signoria.lab.crew import crew
from signoria.lab.playing import setting
from signoria.players import USUAL
from signoria.players.plans import plan_of
from signoria.search.thinking import think
from signoria.table.hints import case_of, thought_of
from signoria.words.words import LANGUAGES
from toy_market import shelved

LITTLE = Effort(4)
Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", titles())
def test_a_judgement_is_the_same_every_time_and_whatever_the_seat_does_not_know(name: str) -> None:
    """A hint too: it is told from the imagined position alone."""
    title = find(name)
    p = some_way_into(name, title.players[-1], 23, "analyst")
    seat = flow.deciders(p)[0]
    said = []
    for world in (p, p, title.imagine(p, seat, seeded(b"another"))):
        case = case_of(Game.at(title, world), seat, "luck", LITTLE.simulations)
        judged = judge(case)
        told = decision_words(Game.at(title, case.position), judged, case.position)
        said.append((as_data(judged), told, digest(case.position, title.fields)))
        assert judged.best.move in [move.text for move in Game.at(title, world).moves(seat)]
    assert said[0] == said[1] == said[2]
    one = from_data(json.loads(json.dumps(said[0][0])))
    assert as_data(one) == said[0][0]
    assert sum(one.shares) == pytest.approx(1.0, abs=0.001)


@pytest.mark.parametrize("name", titles())
def test_what_a_bot_thought_is_asked_with_the_eyes_of_another_seat(name: str) -> None:
    """In two worlds that the other seat cannot tell apart the question is the same; sealed answers are left alone."""
    title = find(name)
    game, luck, asked = Game(name, title.players[-1], "thought"), seeded(b"moves"), 0
    while not game.over and asked < 3:
        moves = game.moves()
        game.play(moves[luck.below(len(moves))])
        last, asker = game.plies[-1], (game.plies[-1].seat + 1) % game.players
        turn = range(len(game.plies) - 1, len(game.plies))
        case = thought_of(game, turn, asker, "luck", 1)
        twin = game.copy()
        twin.plies = [*game.plies[:-1], last._replace(before=title.imagine(last.before, asker, seeded(b"other")))]
        again = thought_of(twin, turn, asker, "luck", 1)
        assert (case is None) == (again is None)
        if case is None or again is None:
            continue
        asked += 1
        assert not last.before.sealed
        assert (case.seat, case.played) == (last.seat, last.move)
        assert digest(case.position, title.fields) == digest(again.position, title.fields)
        assert case.played in flow.moves(case.position, case.seat)
    assert asked == 3


@pytest.mark.parametrize("name", titles())
def test_whatever_was_played_is_judged(name: str) -> None:
    """Other ways to the same place too, which no search sees."""
    title = find(name)
    p = title.deal(title.book(title.players[0]), b"redundant")
    luck = seeded(b"luck")
    for ply in range(400):
        if not flow.settle(p):
            break
        seat = flow.deciders(p)[0]
        spare = sorted(set(flow.answers(p, seat, redundant=True)) - set(flow.moves(p, seat)))
        if spare:
            judged = judge(Case(p, seat, spare[0], ply, "luck", LITTLE))
            assert judged.played in [option.move for option in judged.options]
            return
        legal = flow.moves(p, seat)
        flow.apply(p, seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("name", titles())
def test_of_three_moves_none_is_left_out(name: str) -> None:
    """Else there is nothing to compare where the search keeps to rows that all begin alike."""
    title = find(name)
    p = some_way_into(name, title.players[0], 23, "analyst")
    while len(flow.settle(p)) < 3:
        flow.apply(p, flow.deciders(p)[0], flow.settle(p)[0])
    seat = flow.deciders(p)[0]
    assert len(judge(Case(p, seat, -1, 23, "luck", Effort(1))).options) >= 3


def finished(name: str) -> Game:
    """A short game between players who move at random."""
    game = Game(name, 2, "analysis")
    luck = seeded(b"moves")
    while not game.over:
        moves = game.moves()
        game.play(moves[luck.below(len(moves))])
    return game


def test_a_game_is_analysed_alike_by_one_and_by_several_workers() -> None:
    with shelved() as name:
        game = finished(name)
        done: list[int] = []
        with crew(1) as alone:
            one = analyse(game, alone, LITTLE, done.append)
        assert done == list(range(1, len(game.plies) + 1))
        assert [judged.ply for judged in one.judged] == list(range(len(game.plies)))
        assert analysis.read(analysis.written(one)) == one
        for lang in LANGUAGES:
            told = game.in_lang(lang)
            for text in (as_text(told, one), as_html(told, one)):
                assert "[" not in text.partition("<body>")[2].replace("[if", "")
        with crew(2) as two:
            assert analyse(game, two, LITTLE) == one


def test_marks_forgive_what_is_not_certain() -> None:
    assert [mark_of(cost, 0.0) for cost in (0.005, 0.03, 0.08, 0.2)] == [BEST, GOOD, DOUBTFUL, MISTAKE]
    assert mark_of(0.2, 0.15) == DOUBTFUL
    assert mark_of(0.2, 0.3) == BEST


def judged_at(ply: int, share: float, error: float = 0.01) -> Judged:
    shares, errors = [share, 1.0 - share], [error, error]
    return Judged(ply, ply % 2, "x", BEST, 0.0, 0.0, shares, errors, [Option("x", share, error, 0.0, ["x"])], None)


def test_turning_points_are_larger_than_their_errors() -> None:
    sure = [judged_at(0, 0.5), judged_at(1, 0.8), judged_at(2, 0.82)]
    found = turning_points(Analysis("any", 2, LITTLE, sure, [1.0, 0.0]))
    assert [(turn.judged.ply, turn.seat) for turn in found] == [(0, 0), (2, 0)]
    vague = [judged_at(0, 0.5, 0.2), judged_at(1, 0.8, 0.2)]
    assert turning_points(Analysis("any", 2, LITTLE, vague, [0.8, 0.2])) == []


def test_calibration_finds_how_bold_the_analyst_is() -> None:
    """Somebody who says 90 % where 70 % are won is drawn back."""
    bold = [Said([0.9, 0.1], [won, 1.0 - won], seat) for seat in (0, 1) for won in [1.0] * 35 + [0.0] * 15]
    best = best_correction(bold)
    assert [best.of([0.9, 0.1], seat)[0] for seat in (0, 1)] == pytest.approx([0.7, 0.7], abs=0.03)
    table = measured(2, 10, 100, bold)
    assert sum(row.seats for row in table.rows) == 200
    assert sum(row.won for row in table.rows) == 100


def test_calibration_finds_how_much_whoever_is_to_move_is_overrated() -> None:
    """Else the chart goes up and down with the turns though nothing happens."""
    equal = [Said([0.6, 0.4] if seat == 0 else [0.4, 0.6], [won, 1.0 - won], seat) for seat in (0, 1) for won in (1, 0)]
    best = best_correction(equal)
    assert best.of([0.6, 0.4], 0)[0] == pytest.approx(0.5, abs=0.02)
    assert best.of([0.4, 0.6], 1)[0] == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize("name", titles())
def test_what_is_published_of_the_calibration_is_whole(name: str) -> None:
    """Every seat of every position is in it, and one victory for each position."""
    for table in calibration.tables(name):
        assert sum(row.seats for row in table.rows) == table.positions * table.players
        assert sum(row.won for row in table.rows) == pytest.approx(table.positions, abs=0.01)
    assert any(calibration.tables(other) for other in titles())


def test_the_page_about_the_analyst_shows_the_tables_that_are_kept() -> None:
    """`python tools/calibration_tables.py` writes them."""
    assert calibration_tables.PAGE.read_text(encoding="utf-8") == calibration_tables.page()


@pytest.mark.parametrize("name", titles())
def test_every_puzzle_can_be_played_today(name: str) -> None:
    assert any(puzzles(other) for other in titles())
    for puzzle in puzzles(name):
        game = puzzle.game(name)
        moves = [move.text for move in game.moves(puzzle.seat)]
        assert {choice.move for choice in puzzle.choices} <= set(moves), puzzle.seed
        assert puzzle.gap > 0


def test_puzzles_are_looked_for_where_one_move_seems_to_be_alone() -> None:
    with shelved() as name:
        game = finished(name)
        field = Field(setting(find(name), 2), "sharp", LITTLE, samples=2, sharp=True)
        lead = {ply: lead_at_sight(game, ply, field.seed) for ply in with_a_choice(game)}
        found = sharpest(game, field)
        assert found == sorted(found)
        assert sorted(lead[ply] for ply in found) == sorted(lead.values())[-2:]


def test_a_first_step_is_compared_with_others_though_all_rows_that_a_bot_thinks_about_begin_with_it() -> None:
    """Else any decision would look like a puzzle, and real ones would never be found where a turn is many steps."""
    game = Game("tiletum", 2, "alone")
    game.play(game.moves()[0])
    p, seat = game.plies[0].before, game.plies[0].seat
    plan = plan_of("tiletum", USUAL, 2)
    legal = flow.moves(p, seat)
    thought = think(game.title, p.copy, seat, legal, plan, seeded(b"thought"), 0.0, plan.simulations)
    assert len(thought.options) == 1 < len(legal)
    assert 0.0 <= lead_at_sight(game, 0, "sight") < 0.1
    judged = judge(Case(p, seat, -1, 0, "luck", LITTLE))
    assert all(len(option.line) > 1 for option in judged.options), "each goes on with the rest of the turn"


def test_points_are_a_reason_only_where_they_make_the_better_move_better() -> None:
    with shelved() as name:
        game = Game(name, 2, "reasons")
        than, source = game.moves()[0].text, game.title.sources[0]
        more, fewer = (reason_words(game, game.position, Reason(than, [(source, gap)], 0.5)) for gap in (2.0, -2.0))
        assert "+2.0" in more
        assert "2.0" not in fewer


# The commands.


def test_analyse_prints_a_report_json_or_a_page(tmp_path: Path, capsys: Output) -> None:
    with shelved() as name:
        file = tmp_path / "game.txt"
        file.write_text(finished(name).record(), encoding="utf-8")
        page = tmp_path / "game.html"
        quick = ["analyse", str(file), "--budget", "4", "--workers", "1"]
        assert main([*quick, "-o", str(page), "--lang", "cs"]) == 0
        assert "Jak se kdo rozhodoval" in capsys.readouterr().out
        assert 'class="chart" role="group"' in page.read_text(encoding="utf-8"), "a chart with links is no image"
        assert main([*quick, "--json"]) == 0
        first = capsys.readouterr().out
        assert main([*quick, "--json"]) == 0
        assert capsys.readouterr().out == first
        assert json.loads(first)["effort"]["simulations"] == 4


def test_what_cannot_be_analysed_is_wrong_input(tmp_path: Path, capsys: Output) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("no record at all", encoding="utf-8")
    begun = tmp_path / "begun.txt"
    begun.write_text(Game(titles()[0], 3, 7).record(), encoding="utf-8")
    for args in (
        [str(tmp_path / "none.txt")],
        [str(broken)],
        [str(begun)],
        [str(begun), "--budget", "0"],
        [str(begun), "--budget", "5", "--seconds", "1"],
    ):
        assert main(["analyse", *args]) == 2
        assert capsys.readouterr().err.startswith("signoria: ")


def test_calibrate_and_puzzles_write_what_they_find(tmp_path: Path, capsys: Output) -> None:
    with shelved() as name:
        file = tmp_path / "calibration.json"
        quick = [name, "--players", "2", "--games", "2", "--budget", "4", "--opening", "1", "--workers", "1"]
        for _ in range(2):
            assert main(["calibrate", *quick, "-o", str(file)]) == 0
        (table,) = calibration.read(file)
        assert (table.players, table.games, table.budget) == (2, 2, 4)
        assert main(["puzzles", *quick, "--count", "1", "-o", str(tmp_path / "puzzles.jsonl")]) in (0, 1)
        odd = tmp_path / "odd.jsonl"
        odd.write_text("{}\n", encoding="utf-8")
        assert main(["puzzles", *quick, "-o", str(odd)]) == 2
        assert main(["puzzles", name, "--count", "0"]) == 2
        assert main(["calibrate", name, "--samples", "0"]) == 2
        assert main(["calibrate", name, "--opening", "-1"]) == 2
