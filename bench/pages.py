"""What a re-render of one seat's page costs after a move: random games, the panels that changed, CPU time."""

import secrets
import statistics
import time
from dataclasses import replace

from signoria.games import find
from signoria.kernel.chance import seeded
from signoria.table.facts import LIVE, PERSON, PLAYING, Facts, Seat
from signoria.table.table import Table, deal
from signoria.web.art import can_draw
from signoria.web.page import Look, Page

PLAYERS = 4
MOVES = 150


def pages(titles: list[str]) -> dict[str, dict[str, float]]:
    """By title, over a random game of four: one update (median and 90 %, kilobytes), and a move with three pages."""
    return {title: {**page_cost(title), **move_cost(title)} for title in titles if can_draw(title)}


def move_cost(name: str) -> dict[str, float]:
    """A move, and the three pages that it refreshes: its own and those of two others."""
    luck = seeded(b"pages")
    table = table_of(name)
    have: list[set[str]] = [set() for _ in range(3)]
    spent = []
    for _ in range(MOVES):
        game = table.game
        if game.over:
            break
        seat = game.seat
        moves = game.moves(seat)
        number = moves[luck.below(len(moves))].number
        began = time.process_time()
        game.play_number(number, seat)
        table.facts = replace(table.facts, version=table.facts.version + 1)
        for reader in range(3):
            changed = Page(Look(table, reader, "en", hot=(reader,))).changed(have[reader], without=("textboard",))
            kept = {mark for mark in have[reader] if mark.split(":")[0] not in changed}
            have[reader] = kept | {f"{panel}:{digest(html)}" for panel, html in changed.items()}
        spent.append((time.process_time() - began) * 1e3)
    return {"three_pages": statistics.median(spent)}


def page_cost(name: str, phone: bool = False) -> dict[str, float]:
    luck = seeded(b"pages")
    table = table_of(name)
    have: set[str] = set()
    spent, sizes = [], []
    for _ in range(MOVES):
        game = table.game
        if game.over:
            break
        seat = game.seat
        moves = game.moves(seat)
        game.play_number(moves[luck.below(len(moves))].number, seat)
        began = time.process_time()
        changed = Page(Look(table, 0, "en", phone, hot=(0,))).changed(have, without=("textboard",))
        spent.append((time.process_time() - began) * 1e3)
        have -= {mark for mark in have if mark.split(":")[0] in changed}
        have |= {f"{panel}:{digest(html)}" for panel, html in changed.items()}
        sizes.append(sum(len(html.encode()) for html in changed.values()) / 1e3)
    spent.sort()
    return {
        "milliseconds": statistics.median(spent),
        "milliseconds_90": spent[int(len(spent) * 0.9)],
        "kilobytes": statistics.median(sizes),
    }


def digest(html: str) -> str:
    return html.partition('data-mark="')[2][:12]


def table_of(name: str) -> Table:
    title = find(name)
    options = title.full_options({})
    facts = Facts(
        id=secrets.token_hex(4),
        title=name,
        rules=title.version,
        data=title.digest,
        players=PLAYERS,
        options=options,
        seed="pages",
        salt="",
        commitment="",
        host="",
        pace=LIVE,
        state=PLAYING,
        version=0,
        deciders=[],
        step="",
        created=0.0,
        changed=0.0,
    )
    seats = [Seat(number, PERSON, "guest" if number == 0 else "other", f"P{number}") for number in range(PLAYERS)]
    return Table(facts, seats, deal(facts, [seat.name for seat in seats]), lambda id, version: [])
