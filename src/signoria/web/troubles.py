"""What goes wrong, as an answer: kind words, the right status, and nothing of what is inside."""

import logging

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ExceptionHandler

from signoria import SignoriaError
from signoria.table.census import HouseFull
from signoria.table.errors import (
    BadStore,
    Broken,
    NotHost,
    NotYourSeat,
    Pinned,
    StaleVersion,
    TooMany,
    UnknownKey,
    UnknownTable,
)
from signoria.web.guard import HEADERS
from signoria.web.painting import NotPainted
from signoria.web.speech import Speech
from signoria.web.templates import partial, said
from signoria.web.visitor import page, stranger, visitor_of

log = logging.getLogger(__name__)

STATUS: dict[type[SignoriaError], int] = {
    UnknownTable: 404,
    UnknownKey: 404,
    NotYourSeat: 403,
    NotHost: 403,
    StaleVersion: 409,
    Pinned: 409,
    HouseFull: 503,
    TooMany: 429,
    NotPainted: 503,
    BadStore: 503,
    Broken: 500,
}
"""What a table refuses, as an HTTP status; everything else is 422."""

BROKEN_OFF = 499
"""Nobody reads this status: who asked has gone."""


def status_of(error: SignoriaError) -> int:
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 422)


def word_of(error: SignoriaError, say: Speech) -> str:
    """The name of the words for an error, or for what it is a kind of.

    Its own text is for the log: it may tell where things lie on this machine.
    """
    codes = [str(kind.__dict__["code"]) for kind in type(error).__mro__ if "code" in kind.__dict__]
    return next((code for code in codes if say.has(f"error-{code}")), "bad-command")


async def answer(request: Request, status: int, error: str | SignoriaError) -> Response:
    """A page of few words about what went wrong, and the way back; a note on the page that is there already."""
    try:
        visitor = await visitor_of(request)
    except SignoriaError:
        visitor = stranger(request)
    say = visitor.say
    word = f"error-{error if isinstance(error, str) else word_of(error, say)}"
    headline, text = say(word), say(f"{word}.text") if say.has(f"{word}.text") else ""
    if "hx-request" in request.headers:
        return HTMLResponse(partial("notice", "innerHTML", said(headline, text)), status)
    return page(request, visitor, "error.html", status, headline=headline, text=text)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "page", 403: "not-your-seat", 422: "bad-command"}
    if error.status_code in known:
        return await answer(request, error.status_code, known[error.status_code])
    return PlainTextResponse(str(error.detail), error.status_code)


async def house_error(request: Request, error: Exception) -> Response:
    """What a table refuses, as a page."""
    assert isinstance(error, SignoriaError)
    if isinstance(error, BadStore):
        log.error("%s %s: %s", request.method, request.url.path, error)
    return await answer(request, status_of(error), error)


async def broken_off(request: Request, error: Exception) -> Response:
    """A visitor who left in the middle of a question."""
    return Response(status_code=BROKEN_OFF)


async def our_error(request: Request, error: Exception) -> Response:
    log.exception("an error of ours", exc_info=error)
    response = await answer(request, 500, "broken")
    response.headers.update(HEADERS)  # Starlette answers these outside of the guard
    return response


handlers: dict[type[Exception] | int, ExceptionHandler] = {
    HTTPException: http_error,
    SignoriaError: house_error,
    ClientDisconnect: broken_off,
    Exception: our_error,
}
