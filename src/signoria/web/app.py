"""The site: its routes, its errors, and what lives as long as the server."""

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from signoria.games import titles
from signoria.kernel.errors import SignoriaError
from signoria.table.errors import (
    Broken,
    NotHost,
    NotYourSeat,
    Pinned,
    StaleVersion,
    TableError,
    TooMany,
    UnknownKey,
    UnknownTable,
)
from signoria.table.hall import Hall
from signoria.web import art, lobby, reading, seats, sitting
from signoria.web.guard import HEADERS, Guard
from signoria.web.visitor import answer_page

log = logging.getLogger(__name__)
HERE = Path(__file__).parent


def make_app(hall: Hall, burst: int = 60, rate: float = 15.0) -> Starlette:
    """The site over a hall."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.resume()
        yield
        await hall.close()

    app = Starlette(
        routes=[
            *lobby.routes,
            *seats.routes,
            *sitting.routes,
            *reading.routes,
            Route("/art/{title}/look.css", look),
            Mount("/static", Kept(directory=HERE / "static")),
            Mount("/vendor", Kept(directory=HERE / "vendor", check_dir=False)),
        ],
        middleware=[Middleware(Guard, burst=burst, rate=rate)],
        exception_handlers={HTTPException: http_error, SignoriaError: house_error, Exception: our_error},
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app


class Kept(StaticFiles):
    """Files that a browser keeps, but asks for again after a new start."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "no-cache"
        return response


async def look(request: Request) -> Response:
    title = request.path_params["title"]
    if title not in titles():
        raise HTTPException(404)
    return Response(art.look(title), media_type="text/css", headers={"cache-control": "no-cache"})


# Errors: kind words, the right status, and nothing of what is inside.


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "page", 403: "not-your-seat", 422: "bad-command"}
    if error.status_code in known:
        return await answer_page(request, error.status_code, known[error.status_code])
    return PlainTextResponse(str(error.detail), error.status_code)


STATUS: dict[type[SignoriaError], int] = {
    UnknownTable: 404,
    UnknownKey: 404,
    NotYourSeat: 403,
    NotHost: 403,
    StaleVersion: 409,
    Pinned: 409,
    TooMany: 429,
    Broken: 500,
}
"""What a table refuses, as an HTTP status; everything else is 422."""


async def house_error(request: Request, error: Exception) -> Response:
    """What a table refuses, as a page."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 422)
    return await answer_page(request, status, error.code if isinstance(error, TableError) else "bad-command")


async def our_error(request: Request, error: Exception) -> Response:
    log.exception("an error of ours", exc_info=error)
    response = await answer_page(request, 500, "broken")
    response.headers.update(HEADERS)  # Starlette answers these outside of the guard
    return response
