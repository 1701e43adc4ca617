"""What a re-render of one seat's page costs after a move: random games, the panels that changed, CPU time."""

import secrets
import statistics
import time
from collections.abc import Iterator
from dataclasses import replace

from signoria.games import find
from signoria.kernel.chance import seeded
from signoria.table.facts import PERSON, PLAYING, Facts, Seat
from signoria.table.table import Table, deal
from signoria.web.art import can_draw
from signoria.web.page import Look, Page, digest_in

PLAYERS = 4
MOVES = 150


def pages(titles: list[str]) -> dict[str, dict[str, float]]:
    """By title, over a random game of four: one update (median and 90 %, kilobytes), and a move with three pages."""
    return {title: {**page_cost(title), **move_cost(title)} for title in titles if can_draw(title)}


def move_cost(name: str) -> dict[str, float]:
    """A move, and the three pages that it refreshes: its own and those of two others."""
    table = table_of(name)
    readers = [Reader(table, seat) for seat in range(3)]
    spent = []
    for seat, number in random_moves(table):
        began = time.process_time()
        table.game.play_number(number, seat)
        table.facts = replace(table.facts, version=table.facts.version + 1)
        for reader in readers:
            reader.update()
        spent.append((time.process_time() - began) * 1e3)
    return {"three_pages": statistics.median(spent)}


def page_cost(name: str, phone: bool = False) -> dict[str, float]:
    """What one seat's page costs after every move, and how large the answer is."""
    table = table_of(name)
    reader = Reader(table, 0, phone)
    spent, sizes = [], []
    for seat, number in random_moves(table):
        table.game.play_number(number, seat)
        began = time.process_time()
        size = reader.update()
        spent.append((time.process_time() - began) * 1e3)
        sizes.append(size / 1e3)
    spent.sort()
    return {
        "milliseconds": statistics.median(spent),
        "milliseconds_90": spent[int(len(spent) * 0.9)],
        "kilobytes": statistics.median(sizes),
    }


def random_moves(table: Table) -> Iterator[tuple[int, int]]:
    """Who moves, and what; whoever asks plays it."""
    luck = seeded(b"pages")
    for _ in range(MOVES):
        game = table.game
        if game.over:
            return
        moves = game.moves(game.seat)
        yield game.seat, moves[luck.below(len(moves))].number


class Reader:
    """A browser with the page of a seat open: it asks for the panels that it does not have yet."""

    def __init__(self, table: Table, seat: int, phone: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.phone = phone
        self.have: dict[str, str] = {}

    def update(self) -> int:
        """Get what has changed; how many bytes that were."""
        have = {f"{panel}:{mark}" for panel, mark in self.have.items()}
        look = Look(self.table, self.seat, "en", self.phone, hot=(self.seat,))
        changed = Page(look).changed(have, without=("textboard",))
        self.have.update((panel, digest_in(html)) for panel, html in changed.items())
        return sum(len(html.encode()) for html in changed.values())


def table_of(name: str) -> Table:
    title = find(name)
    facts = Facts(
        id=secrets.token_hex(4),
        title=name,
        rules=title.version,
        data=title.digest,
        players=PLAYERS,
        options=title.full_options({}),
        seed="pages",
        state=PLAYING,
    )
    seats = [Seat(number, PERSON, "guest" if number == 0 else "other", f"P{number}") for number in range(PLAYERS)]
    return Table(facts, seats, deal(facts, [seat.name for seat in seats]), lambda id, version: [])
