"""An analysis as a text, and as one HTML file that can be read and sent."""

from typing import Any

from markupsafe import Markup

from signoria.analyst.analysis import Analysis, Report, reports, turning_points
from signoria.analyst.calibration import table_of
from signoria.analyst.chart import expectation
from signoria.analyst.judging import Judged
from signoria.analyst.marks import COSTS, WRONG
from signoria.analyst.telling import (
    at_ply,
    budget_words,
    calibration_rows,
    cost_words,
    decimal,
    line_told,
    line_words,
    mark_words,
    move_words,
    option_words,
    percent,
    reason_words,
    turn_words,
)
from signoria.drawing.icons import sprite, used
from signoria.drawing.svg import defs
from signoria.game.game import Game
from signoria.kernel.position import Position
from signoria.lab import sheet


def as_text(game: Game, analysis: Analysis) -> str:
    """The analysis for a terminal; the game is spoken in its own language."""
    words = game.words
    lines = [heading(game), budget_words(words, analysis), "", words.word("analysis-seats")]
    wide = max(len(name) for name in game.names)
    for report in reports(analysis):
        lines.append(f"  {game.names[report.seat]:<{wide}}  {report_words(game, report)}")
    turns = turning_points(analysis)
    if turns:
        lines += ["", words.word("analysis-turning"), *[f"  {turn_words(game, turn)}" for turn in turns]]
    wrong = [one for one in analysis.judged if one.mark in WRONG]
    lines += ["", words.word("analysis-costly")]
    lines += [line for one in wrong for line in costly(game, one)] or [f"  {words.word('analysis-none')}"]
    return "\n".join(lines)


def heading(game: Game) -> str:
    scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    return game.words.word("play-pair", left=game.words.word("title-name"), right=scores)


def report_words(game: Game, report: Report) -> str:
    """How one seat has decided: its marks, and what its moves have cost."""
    words = game.words
    marks = ", ".join(
        words.word("play-pair", left=words.word(f"marks-{mark}"), right=str(report.marks[mark]))
        for mark in COSTS
        if report.marks[mark]
    )
    mean = decimal(words, 100 * report.cost / report.decisions)
    return words.word("list-then", left=marks, right=words.word("analysis-cost-all", cost=mean))


def costly(game: Game, one: Judged) -> list[str]:
    """A move that has cost something: what would have been better, and why."""
    words, p = game.words, at_ply(game, one.ply)
    who = words.word("play-pair", left=game.names[one.seat], right=move_words(game, p, one.played))
    head = f"  {one.ply + 1:>4}  {who}"
    better = words.word(
        "analysis-better", move=move_words(game, p, one.best.move), share=percent(words, one.best.share)
    )
    lines = [f"{head}  {mark_words(words, one.mark)}, {cost_words(words, one)}", f"        {better}"]
    if one.reason is not None:
        lines.append(f"        {reason_words(game, p, one.reason)}")
    line = line_told(game, p, one.best.line)
    if line:
        lines.append(f"        {words.word('analysis-line', line=line)}")
    return lines


def as_html(game: Game, analysis: Analysis) -> str:
    """The analysis as one file: chart, turning points, every decision with its best moves, and the calibration."""
    words = game.words
    chart = expectation(analysis, words.word("analysis-expectation"), lambda ply: f"#move-{ply + 1}")
    shared = defs()
    table = table_of(analysis.title, game.book.people)
    return sheet.template("signoria.analyst", "analysis.html").render(
        say=words.word,
        lang=game.lang,
        heading=heading(game),
        budget=budget_words(words, analysis),
        icons=Markup(sprite(used(chart + shared)) + shared),
        chart=Markup(chart),
        reports=[(game.names[report.seat], report_words(game, report)) for report in reports(analysis)],
        turns=[(turn.judged.ply + 1, turn_words(game, turn)) for turn in turning_points(analysis)],
        decisions=[decision_words(game, one) for one in analysis.judged],
        table=table,
        calibration=calibration_rows(words, table) if table is not None else [],
    )


def decision_words(game: Game, one: Judged, p: Position | None = None) -> dict[str, Any]:
    """Everything about a decision that a page shows; without a position it is that of a finished game."""
    words, p = game.words, p or at_ply(game, one.ply)
    move = move_words(game, p, one.played or one.best.move)
    return {
        "ply": one.ply,
        "number": one.ply + 1,
        "seat": one.seat,
        "name": game.names[one.seat],
        "move": move,
        "told": words.word("play-pair", left=game.names[one.seat], right=move),
        "kind": one.mark,
        "mark": mark_words(words, one.mark),
        "cost": cost_words(words, one),
        "share": percent(words, one.shares[one.seat]),
        "options": [option_words(game, p, option, one.played) for option in one.options],
        "line": line_words(game, p, one.best.line),
        "reason": reason_words(game, p, one.reason) if one.reason is not None else "",
    }
