"""The live stream: the newest versions of the tables that a browser has open, as server-sent events.

It carries numbers only; a page asks for the rest. One stream serves all tabs of a browser.
"""

import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from signoria.table.errors import BadStore, TableError
from signoria.table.facts import Guest
from signoria.table.hall import Hall
from signoria.table.listening import Changes, News, news_of
from signoria.web.visitor import visitor_of

PULSE = 15.0
"""Seconds after which a silent stream says that it is still there."""
LIFE = 120.0
"""Seconds after which a stream ends and the browser comes again: a proxy may hold the stream of one who is gone."""
AGAIN = 1000
AT_ONCE = 50
"""Milliseconds after which a browser comes again: to a server that has fallen, and at the end of a stream's life."""
MOST = 50
"""So many tables a stream tells of."""


async def stream(request: Request) -> Response:
    """The stream of some tables, `/t/one,two/stream`; those that are not here are left out."""
    visitor = await visitor_of(request)
    hall = visitor.hall
    guest = visitor.guest
    changes = Changes()
    seated: list[str] = []
    missing: TableError | None = None
    for id in dict.fromkeys(request.path_params["tables"].split(",")[:MOST]):
        try:
            table = await hall.open(id)
        except BadStore:
            raise
        except TableError as error:
            missing = error
            continue
        hall.listeners.listen(id, -1, changes)
        changes.tell(news_of(hall.loaded.get(id, table)))
        if guest and table.seats_of(guest.id):
            seated.append(id)
    if missing and not changes.newest:
        raise missing
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(events(hall, changes, seated, guest), media_type="text/event-stream", headers=headers)


async def events(hall: Hall, changes: Changes, seated: list[str], guest: Guest | None) -> AsyncIterator[str]:
    """What a stream says. It knows tables by their ids: a table that has gone on is not kept by those who watch it."""
    until = time.monotonic() + LIFE * random.uniform(0.8, 1.2)
    with ExitStack() as present:
        if guest is not None:
            for table in seated:
                present.enter_context(hall.here(table, guest))
        yield f"retry: {AGAIN}\n" + said(await changes.all())
        while not changes.over and (left := until - time.monotonic()) > 0:
            yield said(await changes.all(min(PULSE, left)))
        if not changes.over:
            yield f"retry: {AT_ONCE}\n\n"


def said(news: list[News]) -> str:
    return "".join(f"data: {json.dumps(table._asdict())}\n\n" for table in news) or ": still here\n\n"


routes = [Route("/t/{tables}/stream", stream)]
