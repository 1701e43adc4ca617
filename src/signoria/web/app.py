"""The site: its routes, and what lives as long as the server."""

import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from signoria.games import titles
from signoria.table.hall import Hall
from signoria.web import (
    analysis,
    art,
    cards,
    ending,
    learn,
    lobby,
    mygames,
    onward,
    puzzles,
    reading,
    replay,
    reports,
    seats,
    sitting,
    stream,
    troubles,
)
from signoria.web.guard import Guard
from signoria.web.painting import Painter

HERE = Path(__file__).parent


def make_app(hall: Hall, burst: int = 60, rate: float = 15.0, hosts: Sequence[str] = ("*",)) -> Starlette:
    """The site over a hall; `hosts` are the names by which it may be asked for."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.resume()
        yield
        app.state.painter.close()
        await hall.close()

    app = Starlette(
        routes=[
            *lobby.routes,
            *learn.routes,
            *seats.routes,
            *sitting.routes,
            *ending.routes,
            *replay.routes,
            *onward.routes,
            *mygames.routes,
            *reports.routes,
            *cards.routes,
            *analysis.routes,
            *puzzles.routes,
            *stream.routes,
            *reading.routes,
            Route("/art/{title}/look.css", look),
            Mount("/static", Kept(directory=HERE / "static")),
            Mount("/vendor", Kept(directory=HERE / "vendor", check_dir=False)),
        ],
        middleware=[
            Middleware(Guard, burst=burst, rate=rate),
            Middleware(TrustedHostMiddleware, allowed_hosts=hosts, www_redirect=False),
        ],
        exception_handlers=troubles.handlers,
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.painter = Painter()
    app.state.records = onward.new_bucket()
    app.state.reports = reports.new_bucket()
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
