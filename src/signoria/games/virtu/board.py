"""The table of Virtù as text: one line for each thing, wrapped to a width, readable aloud."""

from typing import cast

from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.terms import (
    ALLIANCES,
    CITIES,
    EXHAUSTED,
    ITEMS,
    KINDS,
    MAJORS,
    NEUTRAL,
    ROOMS,
    SLOTS,
    SYMBOLS,
    TILES,
)
from signoria.textboard import WIDTH, TextBoard, View, capital, joined
from signoria.words import Words


def render(view: View, words: Words, width: int = WIDTH) -> str:
    """Everything that lies on the table."""
    return Board(view, words, width).all()


def hand(view: View, words: Words, width: int = WIDTH) -> str:
    """The viewer's palace and Domain; of everybody if nobody in particular looks."""
    return Board(view, words, width).own()


class Board(TextBoard):
    """One view in one language."""

    def __init__(self, view: View, words: Words, width: int) -> None:
        super().__init__(view, words, width)
        book = words.title.book(len(self.seats), cast(dict[str, object], view["options"]))
        assert isinstance(book, ItalyBook)
        self.book = book
        self.year = cast(int, view["year"])

    def all(self) -> str:
        parts = [self.head(), self.cities(), self.powers(), self.players()]
        parts += [self.palace(seat) for seat in cast(list[str], self.view["order"])]
        return joined([*parts, self.supply()])

    def own(self) -> str:
        viewer = str(self.view.get("viewer", "none"))
        return joined([self.palace(seat) for seat in self.seats if viewer in (seat, "none")])

    # Words.

    def seat(self, name: str) -> str:
        return capital(self.words.seat(self.book, self.seats.index(name)))

    def holder(self, name: str) -> str:
        return self.seat(name) if name in self.seats else self.words.word(name)

    def row(self, name: str, key: str) -> dict[str, object]:
        return cast(dict[str, object], self.table(name).get(key, {}))

    def symbols(self, counts: list[int]) -> str:
        """Symbols as "2× crown, 1× ship"."""
        parts = [f"{n}× {self.words.word(f'symbol-{SYMBOLS[k]}')}" for k, n in enumerate(counts[:KINDS]) if n]
        return ", ".join(parts) or self.label("none")

    def card(self, name: str) -> str:
        counts = self.book.card_symbols[self.book.card_names.index(name)]
        return f"{self.words.word(f'card-{name}')} ({self.symbols(counts)})"

    # The parts of the table.

    def head(self) -> list[str]:
        names = ", ".join(self.seat(name) for name in cast(list[str], self.view["order"]))
        order = self.label("order", list=names)
        lines = [self.label("year", year=self.year, order=order) if self.year else self.label("before", order=order)]
        if self.view["last"]:
            lines.append(self.label("last"))
        return [part for line in lines for part in self.wrapped(line, 2)]

    def cities(self) -> list[str]:
        """City by city: value, symbols, holder, troops, Agent, cathedral."""
        lines = [self.label("cities")]
        pawns = set(self.table("pawn").values())
        for city in self.book.cities:
            name = CITIES[city]
            holder = self.table("control").get(name)
            parts = [self.holder(str(holder)) if holder else self.label("neutral")]
            if self.book.pirate[city] and not holder:
                parts.append(self.label("pirate"))
            for army in self.book.axes["holder"]:
                for field in ("troops", "beaten"):
                    count = cast(int, self.row(field, army).get(name, 0))
                    if count:
                        parts.append(self.label("troops", count=count, seat=self.holder(army)))
            spy = self.table("spy").get(name)
            if spy:
                parts.append(self.label("agent", seat=self.seat(str(spy))))
            if name in pawns:
                parts.append(self.label("cathedral"))
            text = self.label(
                "city",
                city=self.words.word(f"city-{name}"),
                value=self.book.value[city],
                symbols=self.symbols(self.book.city_symbols[city]),
                text=", ".join(parts),
            )
            lines += self.wrapped("  " + text, 4)
        return lines

    def powers(self) -> list[str]:
        """Alliances with the great powers, or influence on the Major Cities."""
        lines = [self.label("alliances")]
        if self.book.duel:
            for number, major in enumerate(MAJORS):
                lines += self.wrapped("  " + self.influence(number, major), 4)
            return lines
        for number, name in enumerate(ALLIANCES):
            holder = self.table("ally").get(name)
            parts = [self.seat(str(holder)) if holder else self.label("free")]
            if self.table("ally_used").get(name):
                parts.append(self.label("used"))
            spy = self.table("spy").get(f"alliance-{name}")
            if spy:
                parts.append(self.label("agent", seat=self.seat(str(spy))))
            cost = self.symbols(self.book.alliance_cost[number])
            alliance = self.words.word(f"alliance-{name}")
            lines += self.wrapped("  " + self.label("alliance", alliance=alliance, cost=cost, text=", ".join(parts)), 4)
        return lines

    def influence(self, number: int, major: str) -> str:
        state = cast(int, self.table("sworn").get(major, NEUTRAL))
        at = cast(int, self.table("influence").get(major, 0))
        if state in (0, 1):
            text = self.label("sworn", seat=self.seat(self.seats[state]))
        elif state > 1:
            text = self.label("gone")
        else:
            favour = self.book.track_favour
            side = self.seats[0] if at <= -favour else self.seats[1] if at >= favour else ""
            text = self.words.word("posture-favourable" if side else "posture-neutral")
            text = f"{text}: {self.seat(side)}" if side else text
            spy = self.table("spy").get(f"track-{major}")
            text += f", {self.label('agent', seat=self.seat(str(spy)))}" if spy else ""
        return self.label("influence", major=self.words.word(f"major-{major}"), count=at, text=text)

    def players(self) -> list[str]:
        lines = [self.label("players")]
        controlled = list(self.table("control").values())
        for seat in cast(list[str], self.view["order"]):
            name = self.seat(seat)
            if self.view.get("viewer") == seat:
                name = self.label("you", seat=name)
            power = self.words.word(f"power-{self.table('powers')[seat]}")
            points = self.label("points", count=cast(int, self.table("prestige")[seat]))
            florins = self.label("florins", count=cast(int, self.table("florins").get(seat, 0)))
            lines += self.wrapped(
                "  " + self.label("player", seat=name, power=power, points=points, florins=florins), 4
            )
            tracks = self.label(
                "tracks",
                cities=controlled.count(seat),
                rank=cast(int, self.table("rank").get(seat, 0)),
                crosses=cast(int, self.table("crosses")[seat]),
                agents=cast(int, self.table("agents").get(seat, 0)),
                tokens=cast(int, self.table("tokens").get(seat, 0)),
            )
            lines += self.wrapped("    " + tracks, 4)
        return lines

    def palace(self, seat: str) -> list[str]:
        """Rooms, courtiers, Domain, bonuses and trophies of one seat."""
        lines = [self.label("palace", seat=self.seat(seat))]
        number = self.seats.index(seat)
        for r, room in enumerate(ROOMS):
            lines += self.wrapped("  " + self.room(seat, number, r, room), 4)
        court = [self.courtier(seat, slot) for slot in SLOTS if self.row("court", seat).get(slot)]
        count = cast(int, self.table("slots_usable")[seat])
        listed = "; ".join(court) or self.label("none")
        lines += self.wrapped("  " + self.label("courtiers", count=count, list=listed), 4)
        lines += self.wrapped("  " + self.label("tiles", list="; ".join(self.tiles(seat)) or self.label("none")), 4)
        bonuses = [self.words.word(f"bonus-{name}") for name, owner in self.table("bonus").items() if owner == seat]
        if bonuses:
            lines += self.wrapped("  " + self.label("bonuses", list=", ".join(bonuses)), 4)
        won = sum(cast(int, n) for n in self.row("trophies", seat).values())
        if won:
            lines.append("  " + self.label("trophies", count=won))
        return lines

    def room(self, seat: str, number: int, r: int, room: str) -> str:
        card = self.row("action", seat).get(room)
        action = self.book.room_action[number * len(ROOMS) + r]
        if card:
            action = self.book.card_action[self.book.card_names.index(str(card))]
        parts: list[str] = []
        if card:
            parts.append(self.card(str(card)))
        beneath = self.row("beneath", seat).get(room)
        if beneath:
            parts.append(self.card(str(beneath)))
        if self.table("marker").get(seat) == room:
            parts.append(self.label("marker"))
        if self.row("indulgence", seat).get(room):
            parts.append(self.label("indulgence"))
        spy = self.table("spy").get(f"{seat}-{room}")
        if spy:
            parts.append(self.label("agent", seat=self.seat(str(spy))))
        name = self.words.word(f"action-{self.book.axes['action'][action]}" if action >= 0 else "action-none")
        text = "; ".join(parts) or self.label("empty")
        return self.label("room", room=self.words.word(f"room-{room}"), action=name, text=text)

    def courtier(self, seat: str, slot: str) -> str:
        name = f"{self.words.word(f'slot-{slot}')}: {self.card(str(self.row('court', seat)[slot]))}"
        return self.label("exhausted", name=name) if self.row("tired", seat).get(slot) else name

    def tiles(self, seat: str) -> list[str]:
        """The Domain of a seat."""
        found: list[str] = []
        sworn = self.table("sworn")
        mine = {f"major-{m}" for m in MAJORS if self.book.duel and sworn.get(m) == self.seats.index(seat)} | {seat}
        for city, holder in self.table("control").items():
            if holder in mine:
                found.append(self.tile(city, bool(self.table("face").get(city))))
        for pawn, site in self.table("pawn").items():
            if self.table("control").get(str(site)) == seat:
                found.append(self.tile(pawn, bool(self.table("face").get(pawn))))
        for name, state in self.row("own", seat).items():
            found.append(self.tile(name, state == EXHAUSTED))
        return found

    def tile(self, name: str, exhausted: bool) -> str:
        at = (self.book.tile_row + TILES.index(name)) * KINDS
        text = f"{self.words.word(f'tile-{name}')} ({self.symbols(self.book.sym[at : at + KINDS])})"
        return self.label("exhausted", name=text) if exhausted else text

    def supply(self) -> list[str]:
        """What can be bought, with its price."""
        found: list[str] = []
        for number, item in enumerate(ITEMS):
            count = cast(int, self.table("stock").get(item, 0))
            if count:
                cost = self.symbols(self.book.item_cost[number])
                found.append(self.label("item", item=self.words.word(f"item-{item}"), count=count, cost=cost))
        return self.wrapped(self.label("supply", list="; ".join(found)), 2)
