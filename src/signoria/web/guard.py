"""What every request passes: size, origin, rate, and the headers of every answer."""

import time
from collections import OrderedDict
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY = 64 * 1024
"""Bytes of the largest request that is read."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "interest-cohort=(), camera=(), microphone=(), geolocation=()",
}


class Bucket:
    """So many writes at once, then so many a second, for each address."""

    def __init__(
        self, burst: int, rate: float, clock: Callable[[], float] = time.monotonic, known: int = 10_000
    ) -> None:
        self.burst = burst
        self.rate = rate
        self.clock = clock
        self.known = known
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        now = self.clock()
        tokens, since = self.left.pop(who, (float(self.burst), now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        self.left[who] = (max(0.0, tokens - 1), now)
        if len(self.left) > self.known:
            self.left.popitem(last=False)
        return tokens >= 1


class Guard:
    """The outermost layer of the site."""

    def __init__(self, app: ASGIApp, burst: int = 60, rate: float = 15.0) -> None:
        self.app = app
        self.bucket = Bucket(burst, rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        refused = self.refuse(scope, headers)
        if refused:
            await plain(send, *refused)
            return
        await self.app(scope, limited(receive), with_headers(send))

    def refuse(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        """Why a request is not even looked at; None if it is."""
        if scope["method"] in ("GET", "HEAD"):
            return None
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > BODY:
            return 413, "This is too much for one request."
        if not same_site(headers):
            return 403, "This request came from another site."
        client = scope.get("client")
        if not self.bucket.take(client[0] if client else ""):
            return 429, "Too many requests; wait a moment."
        return None


def same_site(headers: dict[str, str]) -> bool:
    """Whether a form or script of our own pages sent this: browsers say so, and other sites cannot forge it."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or origin.split("//")[-1] == headers.get("host")


def limited(receive: Receive) -> Receive:
    """A body that grows beyond the limit ends there; its reader then finds it broken."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > BODY:
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


async def plain(send: Send, status: int, text: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text.encode()})
