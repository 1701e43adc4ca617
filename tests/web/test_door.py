"""The door of the server, with real connections: who comes in, who is turned away, and who loses patience."""

import asyncio
import gc
import logging
import os
import resource
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from signoria.cli import main
from signoria.kernel.errors import SignoriaError
from signoria.table.facts import Guest
from signoria.table.hall import Hall
from signoria.table.listening import Listeners
from signoria.web import door
from signoria.web.app import make_app
from signoria.web.door import DESCRIPTORS, Door, Porter, Server, listen, raise_limit, server_of
from table.house import ME, hall_at, here, play
from web.driving import Site

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]
PATIENCE = 20.0
"""Seconds; only a connection that hangs needs them."""


@pytest.fixture(autouse=True)
def collector(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The garbage of the tests is collected as always; what the server asks of the collector is kept here."""
    asked: list[str] = []
    monkeypatch.setattr(gc, "freeze", lambda: asked.append("freeze"))
    monkeypatch.setattr(gc, "set_threshold", lambda *_: asked.append("threshold"))
    return asked


async def who(request: Request) -> Response:
    """Who asks, as the server sees it."""
    await request.body()
    return JSONResponse({"client": request.client.host if request.client else "", "scheme": request.url.scheme})


ECHO = Starlette(routes=[Route("/", who, methods=["GET", "POST"])])


class Served:
    """A server at a real port, inside the loop of the test."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    async def connect(self) -> Pair:
        return await asyncio.open_connection("127.0.0.1", self.port)

    def sockets(self) -> list[socket.socket]:
        """The server's ends of all connections."""
        return [line.transport.get_extra_info("socket") for line in self.server.server_state.connections]


@asynccontextmanager
async def served(app: Starlette, porter: Porter, hall: Hall | None = None) -> AsyncIterator[Served]:
    listening = listen("127.0.0.1", 0)
    listeners = hall.listeners if hall else Listeners()
    server = server_of(app, listeners, porter)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Served(server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await running


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


async def ended(reader: asyncio.StreamReader) -> bool:
    """Wait until the other end closes the connection."""
    try:
        while await reader.read(1000):
            pass
    except ConnectionResetError:
        pass
    return True


async def answer(pair: Pair, request: str) -> str:
    reader, writer = pair
    writer.write(request.replace("\n", "\r\n").encode())
    head = await reader.readuntil(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
    return (head + await reader.readexactly(length)).decode()


ASK = "GET / HTTP/1.1\nHost: house\n\n"


# Small answers.


def test_small_answers_are_sent_at_once() -> None:
    async def scene() -> None:
        async with served(ECHO, Porter()) as house:
            await answer(await house.connect(), ASK)
            for connection in house.sockets():
                assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    run(scene)


# Who is slow.


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET / HT",
        "GET / HTTP/1.1\nHost: house\nX-Long: ",
        ASK + "GET / HTTP/1.1\nX-Long: ",
        "POST / HTTP/1.1\nHost: house\nContent-Length: 60000\n\n",
        "POST / HTTP/1.1\nHost: house\nTransfer-Encoding: chunked\n\nffff\n",
    ],
)
@pytest.mark.parametrize("drips", [False, True])
def test_who_never_ends_a_request_loses_the_connection(begun: str, drips: bool) -> None:
    async def scene() -> None:
        async with served(ECHO, Porter(request_seconds=0.3)) as house:
            reader, writer = await house.connect()
            writer.write(begun.replace("\n", "\r\n").encode())

            async def drip() -> None:
                while drips and begun:
                    writer.write(b"x")
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            assert await ended(reader)
            dripping.cancel()
            assert "200 OK" in await answer(await house.connect(), ASK)

    run(scene)


@asynccontextmanager
async def table_at(file: Path) -> AsyncIterator[tuple[Hall, Guest, str]]:
    async with hall_at(file) as hall:
        ann, _ = await hall.new_guest("Ann")
        yield hall, ann, (await hall.create(ann, "elgrande", 2, {}, [ME, here("Eva")])).table


def test_a_stream_stays_while_the_silent_ones_go(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            table_at(tmp_path / "house.db") as (hall, ann, table),
            served(make_app(hall), Porter(request_seconds=0.3), hall) as house,
        ):
            reader, writer = await house.connect()
            writer.write(f"GET /t/{table}/stream HTTP/1.1\r\nHost: house\r\n\r\n".encode())
            await reader.readuntil(b'"version": 0')
            for _ in range(2):
                assert await ended((await house.connect())[0])
            await play(hall, table, ann, (await hall.open(table)).game.seat)
            await reader.readuntil(b'"version": 1')

    run(scene)


def test_a_machine_that_vanishes_is_given_up_by_the_system() -> None:
    """Its presence ends with its connection: without this the system goes on sending for a quarter of an hour."""

    async def scene() -> None:
        async with served(ECHO, Porter()) as house:
            await answer(await house.connect(), ASK)
            for connection in house.sockets():
                assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 30_000

    run(scene)


# How many.


def test_one_address_has_so_many_connections_and_others_still_come_in(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        porter = Porter(each=3)
        async with served(ECHO, porter) as house:
            inside = [await house.connect() for _ in range(3)]
            for pair in inside:
                await answer(pair, ASK)
            for _ in range(5):
                assert await ended((await house.connect())[0])
            assert porter.let_in("192.0.2.7"), "another house"
            inside[0][1].close()
            while porter.inside["127.0.0.1"] == 3:
                await asyncio.sleep(0.01)
            assert "200 OK" in await answer(await house.connect(), ASK)

    run(scene)
    assert len(caplog.records) == 1, "one line is enough"


def test_a_proxy_brings_many() -> None:
    porter = Porter(each=2, proxies=["127.0.0.1", "10.0.0.0/8"])
    assert all(porter.let_in("127.0.0.1") and porter.let_in("10.9.9.9") for _ in range(9))
    assert [porter.let_in("192.0.2.7") for _ in range(3)] == [True, True, False]
    with pytest.raises(SignoriaError):
        Porter(proxies=["the proxy"])


def test_the_house_keeps_some_room_for_itself() -> None:
    porter = Porter(room=3)
    assert [porter.let_in(f"192.0.2.{n}") for n in range(4)] == [True, True, True, False]
    porter.let_out("192.0.2.0")
    assert porter.let_in("192.0.2.9")
    assert "192.0.2.0" not in porter.inside


def test_a_house_has_a_whole_network_of_new_addresses() -> None:
    porter = Porter(each=2)
    assert [porter.let_in(f"2001:db8::{n}") for n in (1, 2, 3)] == [True, True, False]
    assert porter.let_in("2001:db8:0:1::1")
    assert [porter.let_in("::ffff:192.0.2.1"), porter.let_in("192.0.2.1"), porter.let_in("192.0.2.1")] == [
        True,
        True,
        False,
    ]


@contextmanager
def files_allowed(count: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (count, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_server_may_open_as_many_files_as_the_system_allows() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with files_allowed(512):
        most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
        assert raise_limit() == most
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, hard)


@contextmanager
def no_file_left() -> Iterator[None]:
    """As if so many files were open that no other one can be."""
    highest = max(int(name) for name in os.listdir("/proc/self/fd"))
    taken: list[int] = []
    with files_allowed(highest + 1):
        try:
            while True:
                taken.append(os.dup(0))
        except OSError:
            pass
        try:
            yield
        finally:
            for file in taken:
                os.close(file)


def test_where_no_file_can_be_opened_visitors_are_turned_away_at_once(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "note", door.Seldom())
    listening = listen("127.0.0.1", 0)
    listening.listen()
    listening.setblocking(False)
    visitors = [socket.create_connection(listening.getsockname()) for _ in range(3)]
    late = socket.socket()
    with no_file_left(), pytest.raises(BlockingIOError):
        listening.accept()
    for visitor in visitors:
        visitor.settimeout(PATIENCE)
        assert visitor.recv(1) == b"", "told at once, not left waiting"
        visitor.close()
    late.connect(listening.getsockname())
    accepted, _ = listening.accept()
    for file in (accepted, late, listening):
        file.close()
    assert len(caplog.records) == 1


# Who is believed.


@pytest.mark.parametrize(
    ("proxies", "seen"),
    [
        ([], '{"client":"127.0.0.1","scheme":"http"}'),
        (["192.0.2.1"], '{"client":"127.0.0.1","scheme":"http"}'),
        (["127.0.0.1"], '{"client":"203.0.113.9","scheme":"https"}'),
        (["127.0.0.0/8"], '{"client":"203.0.113.9","scheme":"https"}'),
    ],
)
def test_only_a_proxy_of_ours_says_who_comes_and_how(proxies: list[str], seen: str) -> None:
    async def scene() -> None:
        async with served(ECHO, Porter(proxies=proxies)) as house:
            forwarded = "X-Forwarded-For: 198.51.100.1, 203.0.113.9\nX-Forwarded-Proto: https\n"
            found = await answer(await house.connect(), f"GET / HTTP/1.1\nHost: house\n{forwarded}\n")
            assert found.endswith(seen)

    run(scene)


@pytest.mark.parametrize(
    ("option", "wrong", "told"),
    [("--allow-host", "a*b", "a host is"), ("--allow-host", "*x", "a host is"), ("--proxy", "hugo", "a proxy is")],
)
def test_a_wrong_option_is_told_before_anything_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, wrong: str, told: str
) -> None:
    file = tmp_path / "house.db"
    with files_allowed(resource.getrlimit(resource.RLIMIT_NOFILE)[0]):
        assert main(["serve", "--no-browser", "--database", str(file), option, wrong]) == 2
    assert told in capsys.readouterr().err
    assert not file.exists()


# The end, and what the log says.


def test_the_collector_looks_seldom_once_the_server_has_begun(collector: list[str]) -> None:
    async def scene() -> None:
        async with served(ECHO, Porter()):
            assert collector == ["freeze", "threshold"]

    run(scene)


def test_streams_end_with_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with table_at(tmp_path / "house.db") as (hall, _, table):
            async with served(make_app(hall), Porter(), hall) as house:
                reader, writer = await house.connect()
                writer.write(f"GET /t/{table}/stream HTTP/1.1\r\nHost: house\r\n\r\n".encode())
                await reader.readuntil(b'"version": 0')
            rest = await reader.read()
            assert rest.endswith(b"0\r\n\r\n"), "the stream comes to its end, and is not broken off"

    run(scene)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_server_that_is_stopped_and_visitors_who_break_off_leave_no_line_in_the_log(tmp_path: Path) -> None:
    site = Site(tmp_path)
    for text in (
        "POST /play HTTP/1.1\r\nHost: house\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        "Content-Length: 1000\r\n\r\ntitle=",
        "GET / HTTP/1.1\r\nHost: house\r\n\r\n",
        "GET /\x00 nonsense\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: house\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
    ):
        visitor = socket.create_connection(("127.0.0.1", site.port))
        visitor.sendall(text.encode())
        if "POST" not in text:
            visitor.recv(1)
        visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        visitor.close()
    silent, listener = (HTTPConnection("127.0.0.1", site.port) for _ in range(2))
    silent.connect()
    listener.request("POST", "/play", "title=elgrande", {"content-type": "application/x-www-form-urlencoded"})
    table = listener.getresponse()
    table.read()
    listener.request("GET", f"{table.headers['location']}/stream")
    stream = listener.getresponse()
    stream.readline()
    site.stop()
    assert site.process.returncode == 0
    assert site.log.read_text() == ""
    assert b"data" in stream.read()
