"""The analysis of a finished game: begun by a button, watched while it runs, read decision by decision."""

from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from signoria.analyst.analysis import Analysis, reports, turning_points
from signoria.analyst.calibration import table_of
from signoria.analyst.chart import NARROW, WIDE, expectation
from signoria.analyst.judging import Judged
from signoria.analyst.marks import WRONG
from signoria.analyst.report import decision_words, report_words
from signoria.analyst.telling import (
    at_ply,
    budget_words,
    calibration_rows,
    cost_words,
    line_played,
    mark_words,
    move_words,
    turn_words,
)
from signoria.drawing.pen import Pen
from signoria.drawing.standalone import can_draw, picture
from signoria.game.game import Game
from signoria.games import SEATS
from signoria.table.facts import OVER, Study
from signoria.table.hints import Hint
from signoria.table.studies import analysis_of
from signoria.table.table import Table
from signoria.web import art
from signoria.web.story import readable
from signoria.web.templates import render
from signoria.web.visitor import UNKEPT, Visitor, form_of, go_to, number_in, page, visitor_of

Facts = dict[str, Any]


async def analysis_page(request: Request) -> Response:
    """What was found, how far it has come, or the button that begins it."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    if table.state != OVER:
        return go_to(request, f"/t/{table.id}")
    # In this order: what is done between the two is found.
    done = visitor.hall.studies.progress(table.id)
    study = await visitor.hall.studies.found(table.id)
    name = visitor.name_of(table.title)
    if study is None or not study.whole:
        mine = visitor.guest is not None and (await visitor.hall.story(table.id)).knows(visitor.guest)
        facts = progress_facts(visitor, table.id, done, study)
        return page(request, visitor, "analysis-begin.html", table=table, name=name, may=mine, **facts)
    game = (await visitor.hall.history(table.id)).in_lang(visitor.lang)
    facts = await visitor.hall.slowly(lambda: whole_facts(visitor, table, game, analysis_of(study, game)))
    return page(request, visitor, "analysis.html", table=table, name=name, **facts)


def progress_facts(visitor: Visitor, table: str, done: int | None, study: Study | None) -> Facts:
    ahead = visitor.hall.studies.waiting.index(table) if table in visitor.hall.studies.waiting else 0
    kept = study.done if study is not None else 0
    return {
        "bar": f"/t/{table}/analysis/progress",
        "begun": study is not None,
        "running": done is not None,
        "done": max(done or 0, kept),
        "total": study.total if study is not None else 0,
        "ahead": ahead,
    }


async def progress(request: Request) -> Response:
    """The bar alone, asked for again and again; when all is done the page is asked for anew."""
    visitor = await visitor_of(request)
    table = request.path_params["table"]
    done = visitor.hall.studies.progress(table)
    study = await visitor.hall.studies.found(table)
    facts = progress_facts(visitor, table, done, study)
    headers = dict(UNKEPT)
    if not facts["running"]:
        headers["hx-refresh"] = "true"
    return HTMLResponse(render("analysis-progress.html", say=visitor.say, **facts), headers=headers)


async def begin(request: Request) -> Response:
    visitor = await visitor_of(request)
    table = request.path_params["table"]
    await visitor.hall.analyse(table, visitor.known)
    return go_to(request, f"/t/{table}/analysis")


def whole_facts(visitor: Visitor, table: Table, game: Game, analysis: Analysis) -> Facts:
    """The chart, who decided how, the turning points and every move with its mark."""
    words = game.words
    calibration = table_of(analysis.title, game.book.people)
    return {
        "chart": chart_of(visitor, table, game, analysis),
        "budget": budget_words(words, analysis),
        "reports": [
            {"colour": SEATS[report.seat], "name": game.names[report.seat], "text": report_words(game, report)}
            for report in reports(analysis)
        ],
        "turns": [{"ply": turn.judged.ply, "text": turn_words(game, turn)} for turn in turning_points(analysis)],
        "moves": [move_facts(game, one) for one in analysis.judged],
        "measured": calibration,
        "calibration": calibration_rows(words, calibration) if calibration is not None else [],
    }


def chart_of(visitor: Visitor, table: Table, game: Game, analysis: Analysis, now: int = -1) -> Markup:
    label, wide = game.words.word("analysis-expectation"), NARROW if visitor.phone else WIDE
    return Markup(expectation(analysis, label, lambda ply: f"/t/{table.id}/analysis/{ply}", now, wide))


def move_facts(game: Game, one: Judged) -> Facts:
    words = game.words
    return {
        "ply": one.ply,
        "colour": SEATS[one.seat],
        "name": game.names[one.seat],
        "move": move_words(game, at_ply(game, one.ply), one.played),
        "kind": one.mark,
        "mark": mark_words(words, one.mark),
        "cost": cost_words(words, one),
    }


async def decision_page(request: Request) -> Response:
    """One decision: its best moves, why, and the master's line, step by step on the board."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    study = await visitor.hall.studies.found(table.id)
    if study is None or not study.whole:
        return go_to(request, f"/t/{table.id}/analysis")
    game = (await visitor.hall.history(table.id)).in_lang(visitor.lang)
    analysis = analysis_of(study, game)
    ply = number_in(request.path_params["ply"])
    if not 0 <= ply < len(analysis.judged):
        raise HTTPException(404)
    query = request.query_params
    option, step = number_in(query.get("option", ""), 0), number_in(query.get("step", ""), 0)
    facts = await visitor.hall.slowly(lambda: decision_facts(visitor, table, game, analysis, ply, option, step))
    return page(request, visitor, "decision.html", table=table, name=game.words.word("title-name"), **facts)


def decision_facts(
    visitor: Visitor, table: Table, game: Game, analysis: Analysis, ply: int, option: int, step: int
) -> Facts:
    one, p = analysis.judged[ply], at_ply(game, ply)
    option = min(option, len(one.options) - 1)
    line = line_played(game, p, one.options[option].line)
    step = min(step, len(line))
    now = line[step - 1].game if step else Game.at(game.title, p, game.lang, game.given)
    wrong = [other.ply for other in analysis.judged if other.mark in WRONG]
    return {
        "one": decision_words(game, one),
        "colour": SEATS[one.seat],
        "chart": chart_of(visitor, table, game, analysis, ply),
        "option": option,
        "step": step,
        "line": [played.told for played in line],
        "title": game.title.name,
        "shown": position_facts(now, one.seat, visitor.phone),
        "last": len(analysis.judged) - 1,
        "close": len(one.options) > 1 and one.options[1].share > one.best.share,
        "next_wrong": next((other for other in wrong if other > ply), None),
    }


def position_facts(game: Game, seat: int, phone: bool) -> Facts:
    """A position as a seat sees it, to look at; without a picture where a title has no drawing."""
    view, pen, name = game.view(seat), Pen(game.words, game.book, phone=phone), game.title.name
    parts = art.drawing(name)
    return {
        "board": Markup(picture(view, game.words, game.book, phone) if can_draw(name) else ""),
        "offer": opened(parts.offer(view, pen)),
        "mine": opened(parts.mine(view, pen)),
        "text": art.text_board(game.title, view, game.words),
        "phone": phone,
    }


def opened(drawn: str) -> Markup:
    """With nothing folded up: what is only looked at cannot be opened."""
    return Markup(drawn.replace("<details", "<details open"))


async def hint(request: Request) -> Response:
    """What would you do? For the one who asks alone."""
    visitor = await visitor_of(request)
    seat = number_in((await form_of(request)).get("seat", ""))
    said = await visitor.hall.hint(request.path_params["table"], visitor.known, seat)
    game = said.game.in_lang(visitor.lang)
    one = decision_words(game, said.judged, game.position)
    return HTMLResponse(render("hint.html", say=visitor.say, one=one), headers=UNKEPT)


async def thought(request: Request) -> Response:
    """What did the bot think? For the one who asks alone, and from what they can know."""
    visitor = await visitor_of(request)
    seat = number_in((await form_of(request)).get("seat", ""))
    said = await visitor.hall.thought(request.path_params["table"], visitor.known, seat)
    facts = thought_facts(said, visitor.lang) if said is not None else {"one": None}
    return HTMLResponse(render("thought.html", say=visitor.say, **facts), headers=UNKEPT)


def thought_facts(said: Hint, lang: str) -> Facts:
    """The choice of a bot, what it could expect, and the best of what it left alone."""
    game = said.game.in_lang(lang)
    one = decision_words(game, said.judged, game.position)
    own = next(option for option in one["options"] if option.played)
    others = [option for option in one["options"] if not option.played]
    return {"one": one, "own": own, "other": others[0] if others else None, "sure": one["options"][0].played}


routes = [
    Route("/t/{table}/analysis", readable(analysis_page)),
    Route("/t/{table}/analysis", begin, methods=["POST"]),
    Route("/t/{table}/analysis/progress", progress),
    Route("/t/{table}/analysis/{ply}", readable(decision_page)),
    Route("/t/{table}/hint", hint, methods=["POST"]),
    Route("/t/{table}/thought", thought, methods=["POST"]),
]
