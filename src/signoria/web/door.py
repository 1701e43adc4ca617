"""The door of the server: the socket it listens at, how many may come in, and how long they may keep silent."""

import asyncio
import errno
import gc
import ipaddress
import logging
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from signoria import SignoriaError
from signoria.table.listening import Listeners
from signoria.web.guard import house_of

log = logging.getLogger(__name__)

DESCRIPTORS = 65_536
"""So many open files are enough for every house."""
KEPT_FREE = 128
"""Open files for the database, the workers and the pages' own files, whatever the visitors take."""
GARBAGE = (20_000, 20, 100)
"""Thresholds of the garbage collector. A look at all tables in memory stops everybody for up to a second."""
NOTE_EVERY = 60.0
"""Seconds between two lines of the log that say the same."""


# How many.


def raise_limit() -> int:
    """Allow this process as many open files as the system lets it have; how many these are."""
    if sys.platform == "win32":
        return DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS names no limit, and has one
        return soft
    return wanted


class Seldom:
    """A line of the log that is written once in a while, however often it is true."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last: float | None = None

    def warn(self, text: str, *facts: object) -> None:
        now = self.clock()
        if self.last is None or now - self.last >= NOTE_EVERY:
            self.last = now
            log.warning(text, *facts)


@dataclass
class Porter:
    """Counts who is inside, by house. Proxies bring many visitors and are not counted."""

    room: int = DESCRIPTORS
    each: int = 256
    """Connections of one address. A browser has at most six; a school behind one address has more."""
    proxies: Sequence[str] = ()
    request_seconds: float = 15.0
    """So long the head of a request may take, and so long its body."""
    silent_seconds: float = 30.0
    """So long a machine may leave unconfirmed what was sent to it."""
    inside: Counter[str] = field(default_factory=Counter)
    count: int = 0
    note: Seldom = field(default_factory=Seldom)

    def __post_init__(self) -> None:
        self.trusted = [network_of(proxy) for proxy in self.proxies]

    def let_in(self, address: str) -> bool:
        house = house_of(address)
        if self.count >= self.room:
            self.note.warn("the house is full with %d connections: others are turned away", self.room)
            return False
        if self.inside[house] >= self.each and not self.is_proxy(address):
            self.note.warn("%s has %d connections: more are turned away", house, self.each)
            return False
        self.inside[house] += 1
        self.count += 1
        return True

    def let_out(self, address: str) -> None:
        house = house_of(address)
        self.inside[house] -= 1
        self.count -= 1
        if not self.inside[house]:
            del self.inside[house]

    def is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.trusted)


def network_of(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(proxy, strict=False)
    except ValueError as error:
        raise SignoriaError(f"a proxy is an address or a network like 10.0.0.0/8, not {proxy!r}") from error


# How long.


class Line(H11Protocol):
    """The connection of one visitor. Who is slow to ask, or is gone, loses it; an answer may take its time."""

    porter = Porter()
    inside = False
    missing = ""
    """What is still to come of the request: its head or its body."""
    answered = False
    clock: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.inside = self.porter.let_in(self.address)
        if not self.inside:
            transport.abort()
            return
        give_up_after(transport.get_extra_info("socket"), self.porter.silent_seconds)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_clock()
        if self.inside:
            self.inside = False
            self.porter.let_out(self.address)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        self.answered = True
        super().on_response_complete()
        self.watch()

    def watch(self) -> None:
        """Set the clock anew whenever something else is missing; who drips byte by byte gains nothing."""
        missing = self.still_missing()
        if missing != self.missing:
            self.stop_clock()
            self.missing = missing
            if missing and not self.transport.is_closing():
                self.clock = self.loop.call_later(self.porter.request_seconds, self.transport.abort)

    def still_missing(self) -> str:
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        # Between two requests a connection rests, and uvicorn ends it when it has rested for long.
        rests = self.answered and not self.conn.trailing_data[0]
        return "head" if self.conn.their_state is h11.IDLE and not rests else ""

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None


def give_up_after(connection: socket.socket, seconds: float) -> None:
    """Let the system end a connection whose other end is silent; without this it waits for a quarter of an hour."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))


# The socket.


class Door(socket.socket):
    """A listening socket that goes on when no more files can be opened: who comes then is turned away at once.

    asyncio would try again and again and write a long report each time.
    """

    note = Seldom()
    spare: socket.socket | None = None
    """An open file that can be given up, to have one when there is none."""

    def accept(self) -> tuple[socket.socket, Any]:
        while True:
            self.spare = self.spare or one_more()
            try:
                return super().accept()
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE):
                    raise
            self.note.warn("no more files can be opened: visitors are turned away")
            self.turn_away()

    def turn_away(self) -> None:
        """Take a connection with the spare file, and end it."""
        if self.spare is None:
            time.sleep(0.01)  # somebody else in this process took the spare one's place: not for long
            raise BlockingIOError
        self.spare.close()
        self.spare = None
        super().accept()[0].close()

    def close(self) -> None:
        if self.spare is not None:
            self.spare.close()
            self.spare = None
        super().close()


def one_more() -> socket.socket | None:
    try:
        return socket.socket()
    except OSError:
        return None


def listen(host: str, port: int) -> Door:
    """The door of the server; a port that is taken is told before anything else is begun."""
    if not 0 <= port <= 65535:
        raise SignoriaError(f"a port is a number from 0 to 65535, not {port}")
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio sends small answers at once (TCP_NODELAY) only where the protocol is named.
        door = Door(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.spare = one_more()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen()  # whoever comes from now on waits until the server answers
    except OSError as error:
        reason = error.strerror or str(error)
        raise SignoriaError(f"cannot listen at {host}, port {port}: {reason}; another one: --port 0") from error
    return door


# The server.


class Server(uvicorn.Server):
    """A server whose streams end when it does: nobody waits for them, and nothing has to be broken off."""

    def __init__(self, config: uvicorn.Config, listeners: Listeners) -> None:
        super().__init__(config)
        self.listeners = listeners

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.listeners.end()
        await super().shutdown(sockets)


def server_of(app: Starlette, listeners: Listeners, porter: Porter) -> Server:
    """The server of a site; streams that are open end with it."""
    line = type("Line", (Line,), {"porter": porter})
    config = uvicorn.Config(
        app,
        http=line,
        ws="none",
        backlog=256,
        # Whatever strangers send that is no HTTP is not worth a line.
        log_level="error",
        access_log=False,
        proxy_headers=bool(porter.proxies),
        forwarded_allow_ips=list(porter.proxies),
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    logging.getLogger("uvicorn.error").addFilter(not_broken_off)
    return Server(config, listeners)


def not_broken_off(record: logging.LogRecord) -> bool:
    """Who is still at work when the server ends is no error."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def settle() -> None:
    """What is there when the server begins stays, and most of what comes goes at once: seldom look for what is left."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
