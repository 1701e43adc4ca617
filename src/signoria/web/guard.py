"""What every request passes: size, origin, rate, and the headers of every answer."""

import time
from collections import OrderedDict
from collections.abc import Callable, MutableMapping
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.table.errors import TooSoon
from signoria.web.speech import language_of, speech
from signoria.web.templates import partial, said

COOKIE = "signoria"
LONGEST_KEY = 64
"""The key of a guest, as a cookie."""

BODY = 64 * 1024
"""Bytes of the largest request that is read."""
LARGE = {"/records": 512 * 1024}
"""Where more is read, so that what is too long can be told kindly."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Not "no-referrer": without HTTPS browsers then hide the origin of our own forms too.
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "interest-cohort=(), camera=(), microphone=(), geolocation=()",
}


CROWD = 4
"""So many times as much as one visitor may all visitors of one address write together."""


class Bucket:
    """So many writes at once, then so many a second, for each of those who write."""

    def __init__(
        self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic, known: int = 10_000
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.known = known
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def has(self, who: str) -> bool:
        """Whether something is left for them; asking costs nothing, so who asks too often still gets their share."""
        return self.tokens(who) >= 1

    def tokens(self, who: str) -> float:
        tokens, since = self.left.get(who, (float(self.burst), 0.0))
        return min(self.burst, tokens + (self.clock() - since) * self.rate)

    def take(self, who: str) -> bool:
        """Take one, if there is one."""
        tokens = self.tokens(who)
        if tokens < 1:
            return False
        self.left[who] = (tokens - 1, self.clock())
        self.left.move_to_end(who)
        if len(self.left) > self.known:
            self.left.popitem(last=False)
        return True


def take_one(bucket: Bucket, scope: Scope, guest: str) -> None:
    """One of the few of a kind that a guest, or a house of strangers, may send in a while."""
    client = scope.get("client")
    if not bucket.take(guest or house_of(client[0] if client else "")):
        raise TooSoon("too many of these from one person")


class Guard:
    """The outermost layer of the site."""

    def __init__(self, app: ASGIApp, burst: int = 60, rate: float = 15.0) -> None:
        self.app = app
        self.visitors = Bucket(burst, rate)
        self.addresses = Bucket(CROWD * burst, CROWD * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self.refuse(scope, headers)
        if refused:
            await turned_away(headers, *refused)(scope, receive, with_headers(send))
            return
        await self.app(scope, limited(receive, most_of(scope)), with_headers(send))

    def refuse(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Why a request is not even looked at, as a status and the name of its words; None if it is."""
        if scope["method"] in ("GET", "HEAD"):
            return None
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > most_of(scope):
            return 413, "too-large"
        if not same_site(headers):
            return 403, "other-site"
        if not in_unicode(headers):
            return 400, "not-unicode"
        if not self.may_write(scope, headers):
            return 429, "too-fast"
        return None

    def may_write(self, scope: Scope, headers: Headers) -> bool:
        """Whether a visitor and their house have not written too much; strangers of one house are one visitor."""
        client = scope.get("client")
        address = house_of(client[0] if client else "")
        visitor = cookie_parser(headers.get("cookie", "")).get(COOKIE, "")[:LONGEST_KEY] or address
        return self.addresses.has(address) and self.visitors.take(visitor) and self.addresses.take(address)


def house_of(address: str) -> str:
    """An address, or the network of an IPv6 address: a house has a whole one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ip_network((found, 64), strict=False))
    return address


def in_unicode(headers: Headers) -> bool:
    """Whether a form has the only encoding that a browser sends; other ones can stand for what is no text at all."""
    named = [parse_options_header(value)[1].get(b"charset") for value in headers.getlist("content-type")]
    return all(name is None or name.lower() in (b"utf-8", b"utf8") for name in named)


def same_site(headers: Headers) -> bool:
    """Whether a form or script of our own pages sent this: browsers say so, and other sites cannot forge it."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or origin.split("//")[-1] == headers.get("host")


def most_of(scope: Scope) -> int:
    """How many bytes a request may have."""
    return LARGE.get(scope["path"], BODY)


def limited(receive: Receive, most: int = BODY) -> Receive:
    """A body that grows beyond the limit ends there; its reader then finds it broken."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > most:
                return {"type": "http.request", "body": b"", "more_body": False}
        return message

    return counted


def with_headers(send: Send) -> Send:
    async def sent(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            own = {name for name, _ in message["headers"]}
            for name, value in HEADERS.items():
                if name.encode() not in own:
                    message["headers"].append((name.encode(), value.encode()))
        await send(message)

    return sent


def turned_away(headers: Headers, status: int, word: str) -> Response:
    """A refusal in a few words: a note on the page that is there already; nobody is looked up for it."""
    cookies = cookie_parser(headers.get("cookie", ""))
    say = speech(language_of(cookies.get("lang", ""), headers.get("accept-language", "")))
    headline, text = say(f"error-{word}"), say(f"error-{word}.text")
    if "hx-request" in headers:
        return HTMLResponse(partial("notice", "innerHTML", said(headline, text)), status)
    return PlainTextResponse(f"{headline}. {text}", status)
