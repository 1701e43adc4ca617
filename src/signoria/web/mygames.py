"""My games: all of them with their results, to be found again; and all their records at once."""

import io
import time
import zipfile
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria import SignoriaError
from signoria.games import SEATS, find, titles
from signoria.table.facts import BROUGHT, CLOSED, OVER, WAITING, Guest, Summary
from signoria.table.hall import Hall
from signoria.web.visitor import Visitor, go_to, number_in, page, visitor_of
from signoria.words.words import Words

ON_A_PAGE = 25
MOST = 1_000
"""So many records are in one download, the newest first."""
STATES = ("running", "over", "closed", "record")
RESULTS = ("won", "lost")


def state_of(row: Summary) -> str:
    """Whether a game goes on, is over, was closed, or was brought as a record."""
    facts = row.facts
    if facts.origin == BROUGHT:
        return "record"
    return facts.state if facts.state in (OVER, CLOSED) else "running"


def best_of(row: Summary) -> int:
    """The best place of a guest in a finished game, 0 for none."""
    scores = row.facts.scores
    if scores is None or not row.mine:
        return 0
    ranks = row.facts.ranks or [1 + sum(other > own for other in scores) for own in scores]
    return min(ranks[seat] for seat in row.mine)


def wanted(row: Summary, title: str, state: str, result: str) -> bool:
    """Whether a game is one of those that were asked for."""
    if (title and row.facts.title != title) or (state and state_of(row) != state):
        return False
    place = best_of(row)
    return not result or (place > 0 and (place == 1) == (result == "won"))


async def games(request: Request) -> Response:
    visitor = await visitor_of(request)
    query = request.query_params
    asked = {name: query.get(name, "") for name in ("title", "state", "result")}
    rows = await visitor.hall.tables_of(visitor.guest) if visitor.guest else []
    rows = [row for row in rows if row.facts.title in titles()]
    found = [row for row in rows if wanted(row, **asked)]
    pages = max(1, -(-len(found) // ON_A_PAGE))
    number = min(max(1, number_in(query.get("page", ""), 1)), pages)
    shown = found[(number - 1) * ON_A_PAGE : number * ON_A_PAGE]

    def link(to: int) -> str:
        return f"/games?{urlencode({**{name: value for name, value in asked.items() if value}, 'page': to})}"

    return page(
        request,
        visitor,
        "mygames.html",
        here="games",
        rows=[row_of(row, visitor) for row in shown],
        all=len(rows),
        found=len(found),
        number=number,
        pages=pages,
        earlier=link(number - 1) if number > 1 else "",
        later=link(number + 1) if number < pages else "",
        finished=sum(row.facts.state == OVER for row in rows),
        filters=filters_of(visitor, asked, {row.facts.title for row in rows}),
        filtered=any(asked.values()),
    )


def filters_of(visitor: Visitor, asked: dict[str, str], played: set[str]) -> list[dict[str, Any]]:
    """The choices above the list."""
    say = visitor.say
    names = [(title, visitor.name_of(find(title))) for title in sorted(played)]
    choices = {
        "title": names,
        "state": [(state, say(f"games-{state}")) for state in STATES],
        "result": [(result, say(f"games-{result}")) for result in RESULTS],
    }
    return [
        {"id": name, "label": say(f"games-by-{name}"), "value": asked[name], "choices": choices[name]} for name in asked
    ]


def row_of(row: Summary, visitor: Visitor) -> dict[str, Any]:
    """A game in the list: when, against whom, and how it went."""
    say, facts = visitor.say, row.facts
    words = Words(find(facts.title), visitor.lang, [seat.name for seat in row.seats])
    place = best_of(row)
    people = [
        {
            "colour": SEATS[seat.seat],
            "name": seat.name or words.word(f"seat-{SEATS[seat.seat]}"),
            "bot": bool(seat.bot),
            "mine": seat.seat in row.mine,
            "points": facts.scores[seat.seat] if facts.scores else None,
        }
        for seat in row.seats
    ]
    return {
        "id": facts.id,
        "name": words.word("title-name"),
        "state": state_of(row),
        "over": facts.state == OVER,
        "what": say(f"games-{state_of(row)}"),
        "result": say("games-place", place=place, count=len(row.seats)) if place else "",
        "won": place == 1,
        "people": people,
        "date": time.strftime("%Y-%m-%d", time.gmtime(facts.changed)),
        "waiting": facts.state == WAITING,
    }


async def all_records(request: Request) -> Response:
    """The records of all my finished games in one file."""
    visitor = await visitor_of(request)
    guest = visitor.guest
    if guest is None:
        return go_to(request, "/games")
    mine = await visitor.hall.tables_of(guest)
    rows = [row for row in mine if row.facts.state == OVER or row.facts.origin == BROUGHT]
    data = await visitor.hall.slowly(lambda: packed(visitor.hall, guest, rows[:MOST]))
    headers = {"content-disposition": 'attachment; filename="signoria-games.zip"', "cache-control": "no-store"}
    return Response(data, media_type="application/zip", headers=headers)


def packed(hall: Hall, guest: Guest, rows: list[Summary]) -> bytes:
    """Records as a zip file; a game whose record cannot be written is named in a list of those."""
    target, missing = io.BytesIO(), []
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for facts in (row.facts for row in rows):
            name = f"{time.strftime('%Y-%m-%d', time.gmtime(facts.changed))}-{facts.title}-{facts.id}.txt"
            try:
                archive.writestr(name, hall.desk.record(facts.id, guest))
            except SignoriaError as error:
                missing.append(f"{facts.id}: {error}")
        if missing:
            archive.writestr("missing.txt", "\n".join(missing) + "\n")
    return target.getvalue()


routes = [Route("/games", games), Route("/games/records.zip", all_records, methods=["POST"])]
