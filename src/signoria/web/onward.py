"""Going on elsewhere: a new table from any move of a game, and records that somebody brings."""

from codecs import BOM_UTF8
from typing import Any, Final

from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria import BadRecord, SignoriaError, Unreadable
from signoria.game.game import SPECTATOR, Game
from signoria.games import SEATS, titles
from signoria.players import USUAL, levels
from signoria.table.errors import NothingLeft, TableError
from signoria.table.facts import WAITING, SeatPlan
from signoria.table.onward import LONGEST_RECORD
from signoria.table.table import Table
from signoria.web import art
from signoria.web.guard import Bucket, take_one
from signoria.web.lobby import level_facts
from signoria.web.page import Look
from signoria.web.sitting import replay_of
from signoria.web.visitor import Visitor, form_of, go_to, known_guest, number_in, page, visitor_of
from signoria.words.words import Words

HEAD = "signoria record"
"""How a record begins."""
HERE = "here"
"""Everybody plays at this screen."""


# Play on from here.


async def play_on(request: Request) -> Response:
    """The form for a table that goes on from a move, and the table."""
    visitor = await visitor_of(request)
    table = await visitor.hall.open(request.path_params["table"])
    if table.state == WAITING:
        return go_to(request, f"/t/{table.id}")
    if request.method == "GET":
        query = request.query_params
        look = replay_of(visitor, table, query.get("seat", ""), query.get("ply", ""))
        then = await visitor.hall.at_ply(table.id, look.ply or 0)
        if then.over:
            raise NothingLeft("this game is over: there is nothing to play on")
        return form_page(request, visitor, look, then)
    form = await form_of(request)
    look = replay_of(visitor, table, form.get("eyes", ""), form.get("ply", ""))
    guest, key = await known_guest(request, visitor, form.get("name", ""))
    mine = number_in(form.get("seat", ""), 0)
    plans = plans_of(table, visitor, mine, form.get("who", USUAL), guest.name)
    made = await visitor.hall.play_on(guest, table.id, look.ply or 0, look.seat, plans)
    return go_to(request, f"/t/{made.table}", key)


def form_page(request: Request, visitor: Visitor, look: Look, then: Game) -> Response:
    table = look.table
    words = Words(table.title, visitor.lang, table.names)
    seats = [
        {"number": place.seat, "name": words.seat(then.book, place.seat)}
        for place in table.seats
        if place.seat != then.book.automaton
    ]
    return page(
        request,
        visitor,
        "onward.html",
        table=table,
        name=words.word("title-name"),
        ply=look.ply,
        eyes=look.seat,
        seats=seats,
        mine=look.seat if look.seat != SPECTATOR else then.seat,
        levels=[level_facts(visitor.say, name) for name in levels()],
        usual=USUAL,
        revealed=table.facts.revealed,
        drawn=art.can_draw(table.title.name),
    )


def plans_of(table: Table, visitor: Visitor, mine: int, who: str, name: str) -> list[SeatPlan]:
    """The seats of the new table: mine, and bots or other people at this screen."""
    words = Words(table.title, visitor.lang, table.names)
    automaton = table.game.book.automaton
    found = []
    for place in table.seats:
        if place.seat == mine and place.seat != automaton:
            found.append(SeatPlan("me", name))
        elif who == HERE and place.seat != automaton:
            other = place.name if place.name != name else ""
            found.append(SeatPlan("here", other or words.word(f"seat-{SEATS[place.seat]}")))
        else:
            found.append(SeatPlan("bot", "", USUAL if who == HERE else who))
    return found


# Records.


def new_bucket() -> Bucket:
    """Twenty records at once, then one every ten seconds: each of them is played again."""
    return Bucket(20, 1 / 10)


async def records(request: Request) -> Response:
    """A record, as a file or pasted, becomes a game to look at and to go on with."""
    visitor = await visitor_of(request)
    if request.method == "GET":
        return page(request, visitor, "records.html", here="records", text="", fault=None, most=LONGEST_RECORD)
    form = await request.form(max_files=1, max_fields=4)
    data = tidied(await brought(form.get("file")) or str(form.get("text", "")).encode(errors="replace"))
    take_one(request.app.state.records, request.scope, visitor.guest.id if visitor.guest else "")
    guest, key = await known_guest(request, visitor, visitor.say("guest-default"))
    try:
        table = await visitor.hall.bring(guest, data)
    except TableError:
        raise
    except SignoriaError as error:
        shown = data[: LONGEST_RECORD * 2].decode(errors="replace").replace("\r\n", "\n")
        fault = fault_of(visitor, error, shown)
        return page(request, visitor, "records.html", 422, here="records", text=shown, fault=fault, most=LONGEST_RECORD)
    opened = await visitor.hall.open(table)
    return go_to(request, f"/t/{table}/replay{'?ply=0' if opened.game.over else ''}", key)


async def brought(file: object) -> bytes:
    """What is in a file that somebody sends; b"" for none."""
    return await file.read() if isinstance(file, UploadFile) else b""


SAID: Final = ("empty", "none", "long")
"""Faults of which the words of the program, which are English, have nothing more to tell."""


def tidied(data: bytes) -> bytes:
    """What editors and mail put round a text is no fault of a record."""
    return data.removeprefix(BOM_UTF8).strip() + b"\n"


def fault_of(visitor: Visitor, error: SignoriaError, text: str) -> dict[str, Any]:
    """What is wrong with a record: in words, with its line, and in the words of the program."""
    say, lines = visitor.say, text.split("\n")
    line = error.line if isinstance(error, BadRecord) else 0
    kind = "sealed"
    if text.strip() == "":
        kind = "empty"
    elif len(text) > LONGEST_RECORD:
        kind = "long"
    elif not lines[0].startswith(HEAD):
        kind = "none"
    elif isinstance(error, Unreadable):
        kind = "other" if line > 1 else "none"
    elif isinstance(error, BadRecord):
        kind = "broken"
    elif lines[1:2] and lines[1].removeprefix("title: ") not in titles():
        kind = "other"
    return {
        "headline": say(f"record-{kind}", line=line),
        "text": say(f"record-{kind}.text"),
        "line": line if kind == "broken" else 0,
        "quoted": lines[line - 1][:200] if kind == "broken" and 0 < line <= len(lines) else "",
        "reason": "" if kind in SAID else error.reason if isinstance(error, BadRecord) else str(error),
    }


routes = [
    Route("/t/{table}/play-on", play_on, methods=["GET", "POST"]),
    Route("/records", records, methods=["GET", "POST"]),
]
