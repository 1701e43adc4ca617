"""The table of Virtù as text: one line for each thing, wrapped to a width, readable aloud."""

from typing import Final, cast

from signoria.drawing.textboard import TextBoard, View, joined
from signoria.games.virtu import terms as t
from signoria.games.virtu.book import ItalyBook
from signoria.words.words import Words, capital

PAYABLE: Final = [*t.SYMBOLS, "either"]
"""The symbols of a cost: a crown or a cross is the last."""


class Board(TextBoard[ItalyBook]):
    """One view in one language."""

    def __init__(self, view: View, words: Words, width: int, book: ItalyBook) -> None:
        super().__init__(view, words, width, book)
        self.year = cast(int, view["year"])

    def all(self) -> str:
        parts = [self.head(), self.cities(), self.powers(), self.players()]
        parts += [self.palace(seat) for seat in cast(list[str], self.view["order"])]
        return joined([*parts, self.patronage(), self.supply()])

    def own(self) -> str:
        """The viewer's palace and Domain; of everybody if nobody in particular looks."""
        viewer = str(self.view.get("viewer", "none"))
        return joined([self.palace(seat) for seat in self.seats if viewer in (seat, "none")])

    # Words.

    def seat(self, name: str) -> str:
        return capital(self.words.seat(self.book, self.seats.index(name)))

    def holder(self, name: str) -> str:
        return self.seat(name) if name in self.seats else self.words.word(name)

    def symbols(self, counts: list[int]) -> str:
        """Symbols as "2 crowns, 1 ship"."""
        parts = [self.words.word(f"amount-{PAYABLE[k]}", count=n) for k, n in enumerate(counts) if n]
        return ", ".join(parts) or self.label("none")

    def action(self, number: int) -> str:
        return self.words.word(f"action-{self.book.axes['action'][number]}" if number >= 0 else "action-none")

    def card(self, number: int, in_room: bool = False) -> str:
        """A card by its name, and what it shows; in a room its action is told with the room."""
        return f"{self.words.word(f'card-{self.book.card_names[number]}')} ({self.shown(number, in_room)})"

    def shown(self, number: int, in_room: bool = False) -> str:
        """What a card shows: action, symbols, price of its war symbols, Agent, slot, points."""
        book = self.book
        parts = [] if in_room or book.card_action[number] < 0 else [self.action(book.card_action[number])]
        parts.append(self.symbols(book.card_symbols[number]))
        if book.war_cost[number]:
            parts.append(self.label("war-price", count=book.war_cost[number]))
        parts += self.extras(book.card_agents[number], book.card_slots[number], book.card_points[number])
        return self.then(parts)

    def extras(self, agents: int, slots: int, points: int) -> list[str]:
        given = {"card-agents": agents, "card-slots": slots, "points": points}
        return [self.label(key, count=count) for key, count in given.items() if count]

    # The parts of the table.

    def head(self) -> list[str]:
        names = ", ".join(self.seat(name) for name in cast(list[str], self.view["order"]))
        order = self.label("order", list=names)
        if self.book.duel:
            when = {"year": self.year, "rounds": self.book.rounds} if self.year else {}
            lines = [self.label("round" if self.year else "before-round", order=order, **when)]
        else:
            when = {"year": self.year} if self.year else {}
            lines = [self.label("year" if self.year else "before", order=order, **when)]
        if self.view["last"]:
            lines.append(self.label("last"))
        return [part for line in lines for part in self.wrapped(line, 2)]

    def cities(self) -> list[str]:
        """City by city: value, symbols, holder, troops, Agent, cathedral."""
        lines = [self.label("cities")]
        pawns = set(self.table("pawn").values())
        for city in self.book.cities:
            name = t.CITIES[city]
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
                text=self.then([", ".join(parts), *self.ways(city)]),
            )
            lines += self.wrapped("  " + text, 4)
        return lines

    def ways(self, city: int) -> list[str]:
        """The roads from a city and the seas it lies on."""
        roads = [self.words.word(f"city-{t.CITIES[other]}") for other in self.book.roads[city]]
        seas = [self.words.word(f"sea-{self.book.axes['sea'][sea]}") for sea in self.book.anchors[city]]
        return [self.label(key, list=", ".join(names)) for key, names in (("roads", roads), ("seas", seas)) if names]

    def powers(self) -> list[str]:
        """Alliances with the great powers, or influence on the Major Cities."""
        if self.book.duel:
            book = self.book
            head = self.label("majors", favour=book.track_favour, alliance=book.track_alliance, end=book.track_end)
            lines = self.wrapped(head, 2)
            for number, major in enumerate(t.MAJORS):
                lines += self.wrapped("  " + self.influence(number, major), 4)
            return lines
        lines = [self.label("alliances")]
        for number, name in enumerate(t.ALLIANCES):
            holder = self.table("ally").get(name)
            parts = [self.seat(str(holder)) if holder else self.label("free")]
            if self.table("ally_used").get(name):
                parts.append(self.label("used"))
            spy = self.table("spy").get(f"alliance-{name}")
            if spy:
                parts.append(self.label("agent", seat=self.seat(str(spy))))
            gain = self.symbols(self.book.aid[number].symbols)
            if number == t.FRANCE:
                gain = self.label("strength", count=self.book.aid[t.FRANCE].strength)
            alliance = self.words.word(f"alliance-{name}")
            cost = self.symbols(self.book.alliance_cost[number])
            text = self.label("alliance", alliance=alliance, cost=cost, gain=gain, text=", ".join(parts))
            lines += self.wrapped("  " + text, 4)
        return lines

    def influence(self, number: int, major: str) -> str:
        state = cast(int, self.table("sworn").get(major, t.NEUTRAL))
        at = cast(int, self.table("influence").get(major, 0))
        if state in (0, 1):
            text = self.label("sworn", seat=self.seat(self.seats[state]))
        elif state > 1:
            text = self.label("gone")
        else:
            side = self.seat(self.seats[1 if at > 0 else 0])
            posture = "favourable" if abs(at) >= self.book.track_favour else "neutral"
            text = self.label("track", count=abs(at), seat2=side, text=self.words.word(f"posture-{posture}"))
            spy = self.table("spy").get(f"track-{major}")
            text += f", {self.label('agent', seat=self.seat(str(spy)))}" if spy else ""
            cards = self.then([self.card(card) for card in self.book.major_family[number]])
            text = self.then([text, self.label("brings", list=cards)])
        return self.label("influence", major=self.words.word(f"major-{major}"), text=text)

    def players(self) -> list[str]:
        lines = [self.label("players")]
        controlled = list(self.table("control").values())
        for seat in cast(list[str], self.view["order"]):
            name = self.seat(seat)
            if self.view.get("viewer") == seat:
                name = self.label("you", seat=name)
            power = self.words.word(f"power-{self.table('powers')[seat]}")
            points = self.label("points", count=cast(int, self.table("scores")[seat]))
            florins = self.label("florins", count=cast(int, self.table("florins").get(seat, 0)))
            lines += self.wrapped(
                "  " + self.label("player", seat=name, power=power, points=points, florins=florins), 4
            )
            shown = {
                "cities": controlled.count(seat),
                "agents": cast(int, self.table("agents").get(seat, 0)),
                "tokens": cast(int, self.table("tokens").get(seat, 0)),
            }
            if self.book.duel:
                tracks = self.label("tracks-war", **shown)
            else:
                shown["rank"] = cast(int, self.table("rank").get(seat, 0))
                shown["crosses"] = cast(int, self.table("crosses")[seat])
                tracks = self.label("tracks", **shown)
            lines += self.wrapped("    " + tracks, 4)
        return lines

    def palace(self, seat: str) -> list[str]:
        """Rooms, courtiers, Domain, bonuses and trophies of one seat."""
        lines = [self.label("palace", seat=self.seat(seat))]
        number = self.seats.index(seat)
        for r, room in enumerate(t.ROOMS):
            lines += self.wrapped("  " + self.room(seat, number, r, room), 4)
        if not self.year:
            family = self.then([self.card(card) for card in self.book.family[number]])
            lines += self.wrapped("  " + self.label("family", list=family), 4)
        court = [self.courtier(seat, slot) for slot in t.SLOTS if self.row("court", seat).get(slot)]
        count = cast(int, self.table("slots_usable")[seat])
        listed = self.then(court) or self.label("none")
        lines += self.wrapped("  " + self.label("courtiers", count=count, list=listed), 4)
        lines += self.wrapped("  " + self.label("tiles", list=self.then(self.tiles(seat)) or self.label("none")), 4)
        bonuses = [self.words.word(f"bonus-{name}") for name, owner in self.table("bonus").items() if owner == seat]
        if bonuses:
            lines += self.wrapped("  " + self.label("bonuses", list=", ".join(bonuses)), 4)
        won = sum(cast(int, n) for n in self.row("trophies", seat).values())
        if won:
            lines.append("  " + self.label("trophies", count=won))
        return lines

    def room(self, seat: str, number: int, r: int, room: str) -> str:
        at = number * len(t.ROOMS) + r
        action = self.book.room_action[at]
        parts: list[str] = []
        card = self.row("action", seat).get(room)
        if card:
            found = self.book.card_names.index(str(card))
            action = self.book.card_action[found]
            parts.append(self.card(found, True))
        elif any(self.book.room_symbols[at]):
            parts.append(self.symbols(self.book.room_symbols[at]))
        beneath = self.row("beneath", seat).get(room)
        if beneath:
            parts.append(self.card(self.book.card_names.index(str(beneath)), True))
        if self.table("marker").get(seat) == room:
            parts.append(self.label("marker"))
        if self.row("indulgence", seat).get(room):
            parts.append(self.label("indulgence"))
        spy = self.table("spy").get(f"{seat}-{room}")
        if spy:
            parts.append(self.label("agent", seat=self.seat(str(spy))))
        if self.book.arrow[at] >= 0:
            parts.append(self.label("arrow", side=self.words.word(f"side-{t.SIDES[self.book.arrow[at]]}")))
        text = self.then(parts) or self.label("empty")
        return self.label("room", room=capital(self.words.word(f"room-{room}")), action=self.action(action), text=text)

    def courtier(self, seat: str, slot: str) -> str:
        card = self.book.card_names.index(str(self.row("court", seat)[slot]))
        name = self.label("pair", left=self.words.word(f"slot-{slot}"), right=self.card(card))
        return self.label("exhausted", name=name) if self.row("tired", seat).get(slot) else name

    def tiles(self, seat: str) -> list[str]:
        """The Domain of a seat."""
        found: list[str] = []
        sworn = self.table("sworn")
        mine = {f"major-{m}" for m in t.MAJORS if self.book.duel and sworn.get(m) == self.seats.index(seat)} | {seat}
        for city, holder in self.table("control").items():
            if holder in mine:
                found.append(self.tile(city, bool(self.table("face").get(city))))
        for pawn, site in self.table("pawn").items():
            if self.table("control").get(str(site)) == seat:
                found.append(self.tile(pawn, bool(self.table("face").get(pawn))))
        for name, state in self.row("own", seat).items():
            found.append(self.tile(name, state == t.EXHAUSTED))
        return found

    def tile(self, name: str, exhausted: bool) -> str:
        at = (self.book.tile_row + t.TILES.index(name)) * t.KINDS
        text = f"{self.words.word(f'tile-{name}')} ({self.symbols(self.book.sym[at : at + t.KINDS])})"
        return self.label("exhausted", name=text) if exhausted else text

    def patronage(self) -> list[str]:
        """The ranks with their prices, and the bonuses that are left."""
        if self.book.duel:
            return []
        lines = [self.label("patronage")]
        for rank, cost in enumerate(self.book.patronage_cost, 1):
            parts = [self.symbols(cost), *self.extras(0, 0, self.book.patronage_points[rank])]
            if rank in self.book.bonus_ranks:
                parts.append(self.label("bonus"))
            lines += self.wrapped("  " + self.label("rank", rank=rank, text=self.then(parts)), 4)
        for number, name in enumerate(t.BONUSES):
            if not self.table("bonus").get(name):
                kind = self.label(t.BONUS_TYPES[self.book.bonus_type[number]])
                text = self.words.word(f"bonus-{name}.text")
                points = self.extras(0, 0, self.book.bonus_points[number])
                known = self.then([kind, *[part for part in points if part != text]])
                bonus = f"{self.words.word(f'bonus-{name}')} ({known})"
                lines += self.wrapped("  " + self.label("pair", left=bonus, right=text), 4)
        return lines

    def supply(self) -> list[str]:
        """What can be bought: how many are left, the price, what it shows, for whom."""
        lines = [self.label("supply")]
        for number, item in enumerate(t.ITEMS):
            count = cast(int, self.table("stock").get(item, 0))
            if count:
                cost = self.symbols(self.book.item_cost[number])
                text = self.shown(number) if number < t.CARD_ITEMS else self.shown_tile(number)
                name = self.words.word(f"item-{item}")
                lines += self.wrapped("  " + self.label("item", item=name, count=count, cost=cost, text=text), 4)
        return lines

    def shown_tile(self, item: int) -> str:
        """What a tile shows that can be bought, and who may have it if not everybody."""
        book = self.book
        if item == t.I_CATHEDRAL:
            return self.then([self.symbols(book.cathedral_symbols), *self.extras(0, 0, book.cathedral_points)])
        own = item - t.I_DUCHY
        parts = [self.symbols(book.own_symbols[own]), *self.extras(0, book.own_slots[own], book.own_points[own])]
        seats = [self.seat(name) for number, name in enumerate(self.seats) if item in book.titles[number]]
        if item < t.I_GUILD and len(seats) < len(self.seats):
            parts.append(self.label("for", list=", ".join(seats)))
        return self.then(parts)
