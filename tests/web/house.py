"""The site inside the test: a hall with a clock that the test turns, and people who ask for pages."""

import re
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any, TypeVar

import httpx
from starlette.applications import Starlette
from starlette.testclient import TestClient

from signoria.table.facts import Guest, SeatPlan
from signoria.table.hall import Hall
from signoria.table.store import Store
from signoria.table.table import Table
from signoria.web.app import make_app
from table.house import LINK, ME, Clock, QuickBots, here

T = TypeVar("T")
HTMX = {"HX-Request": "true"}
NASTY = "<img src=x onerror=1>"


class House:
    """A running site."""

    def __init__(self, file: Path, **limits: Any) -> None:
        self.clock = Clock()
        self.hall = Hall(
            Store(file), QuickBots(), clock=self.clock, ticks=self.clock, judges=QuickBots(), simulations=4
        )
        self.app: Starlette = make_app(self.hall, **{"burst": 1_000_000, **limits})
        self.door = TestClient(self.app, raise_server_exceptions=False, follow_redirects=False)

    def wait(self, work: Callable[..., Coroutine[Any, Any, T]], *args: Any) -> T:
        """Do something of the hall, in the site's own loop."""
        assert self.door.portal is not None
        result: T = self.door.portal.call(work, *args)
        return result

    def person(self, name: str = "", lang: str = "en") -> "Person":
        """Somebody with a browser; without a name a stranger, whom the house does not know."""
        person = Person(self)
        if name:
            person.guest, person.key = self.wait(self.hall.new_guest, name, lang)
            person.cookies.set("signoria", person.key)
        return person

    def table(self, host: "Person", title: str, seats: list[SeatPlan], **options: object) -> str:
        assert host.guest is not None
        made = self.wait(self.hall.create, host.guest, title, len(seats), options, seats)
        host.links = made.keys
        return made.table

    def open(self, table: str) -> Table:
        return self.wait(self.hall.open, table)


class Person(TestClient):
    """One browser: its cookies, and what it was told."""

    guest: Guest | None = None
    key: str = ""
    links: dict[int, str] = {}

    def __init__(self, house: House) -> None:
        super().__init__(house.app, raise_server_exceptions=False, follow_redirects=False)
        self.portal = house.door.portal
        self.house = house

    def act(self, table: str, do: str, seat: int = 0, version: int | None = None, **more: str) -> httpx.Response:
        """A command, as the page sends it; at the version that the table has now, if none is given."""
        if version is None:
            version = self.house.open(table).version
        form = {"seat": str(seat), "version": str(version), "key": secrets.token_hex(8), "do": do, **more}
        answer: httpx.Response = self.post(f"/t/{table}/act", data=form, headers=HTMX)
        return answer

    def move(self, table: str, seat: int | None = None) -> httpx.Response:
        """The first possible move of a seat, or of whoever is asked."""
        opened = self.house.open(table)
        seat = opened.deciders[0] if seat is None else seat
        if opened.game.held:
            return self.act(table, "go-on", seat)
        return self.act(table, f"move {opened.game.moves(seat)[0].text}", seat)


@contextmanager
def house_at(file: Path, **limits: Any) -> Iterator[House]:
    house = House(file, **limits)
    with house.door:
        yield house


def first_events(person: Person, table: str, count: int = 1) -> str:
    """The beginning of the stream of a table, up to so many events."""
    heard = ""
    with person.stream("GET", f"/t/{table}/stream") as response:
        for text in response.iter_text():
            heard += str(text)
            if heard.count("\n\n") >= count:
                return heard
    return heard


def words_of(html: str) -> str:
    """The text of a page, without its marks."""
    return unescape(re.sub(r"<[^>]*>", " ", html))


def two_at_one_screen(house: House, title: str = "elgrande") -> tuple[Person, str]:
    ann = house.person("Ann")
    return ann, house.table(ann, title, [ME, here("Eva")])


def ann_and_bob(house: House, title: str = "lorenzo") -> tuple[Person, Person, str]:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = house.table(ann, title, [ME, LINK])
    assert bob.post(f"/join/{ann.links[1]}", data={"name": "Bob"}).status_code == 303
    return ann, bob, table
