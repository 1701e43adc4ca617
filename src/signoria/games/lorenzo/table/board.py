"""The table of Lorenzo il Magnifico as text: one line for each thing, wrapped to a width, readable aloud."""

from signoria.drawing.textboard import TextBoard, View, joined
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.table.scene import Reading
from signoria.words.words import Words, capital


class Board(TextBoard[FlorenceBook]):
    """One view in one language."""

    def __init__(self, view: View, words: Words, width: int, book: FlorenceBook) -> None:
        super().__init__(view, words, width, book)
        self.seen = Reading(view, book)
        self.round = self.seen.round
        self.over = self.seen.over

    def all(self) -> str:
        parts = [self.head(), *self.towers(), self.spaces(), self.players(), self.own_leaders(False)]
        return joined(parts)

    def own(self) -> str:
        """The viewer's leaders, bonus tile and cards with their texts."""
        return joined([self.own_leaders(True), self.own_cards()])

    # Words.

    def seat(self, name: str) -> str:
        return capital(self.words.seat(self.book, self.seats.index(name)))

    def amounts(self, amounts: list[int]) -> str:
        """Goods in words: "2 wood, 1 stone and 3 coins"."""
        parts = [self.words.word(f"amount-{t.GOODS[good]}", count=n) for good, n in enumerate(amounts) if n]
        if len(parts) < 2:
            return "".join(parts)
        return self.label("and", left=", ".join(parts[:-1]), right=parts[-1])

    def gain(self, node: int) -> str:
        return self.amounts(self.book.nodes[node].amounts)

    # The parts of the table.

    def head(self) -> list[str]:
        """Round, dice, turn order, and what the church will ask for."""
        order = self.label("order", list=", ".join(self.seat(name) for name in self.seen.order))
        if self.over:
            return self.wrapped(order, 0)
        if self.round == 0:
            return self.wrapped(f"{self.label('before')} {order}", 0) + self.reports()
        period = (self.round + 1) // 2
        now = self.label("round", round=self.round, rounds=self.seen.rounds, period=period)
        black, white, orange = self.seen.dice
        dice = self.label("dice", black=black, white=white, orange=orange)
        return self.wrapped(f"{now} {dice} {order}", 0) + self.reports()

    def reports(self) -> list[str]:
        """The reports to come: the faith that is needed, and what hits those who have less."""
        lines: list[str] = []
        for period, tile in enumerate(self.seen.cast):
            after = 2 * period + 2
            if after >= self.round:
                name = self.words.word(f"excommunication-{tile}")
                text = self.words.word(f"excommunication-{tile}.text")
                count = self.book.faith_required[period]
                lines += self.wrapped(self.label("report", round=after, count=count, name=name, text=text), 2)
        return lines

    def standing(self, space: int) -> str:
        """Who stands on a space, in words; in the palace only the seats, from left to right."""
        if space == t.PALACE:
            return ", ".join(self.seat(seat) for seat in self.seen.queue)
        people = self.seen.standing.get(t.SPACES[space], [])
        short = [(self.seat(seat), self.words.word(f"member-{member}.short")) for seat, member in people]
        return ", ".join(self.label("member", seat=seat, member=colour) for seat, colour in short)

    def towers(self) -> list[list[str]]:
        """Tower by tower, from the lowest floor: value, bonus, and the card or who stands there."""
        if self.round == 0 or self.over:
            return []
        found: list[list[str]] = []
        for number, kind in enumerate(t.TYPES):
            floors = range(number * 4, number * 4 + 4)
            fee = self.book.fee if any(self.standing(floor) for floor in floors) else 0
            lines = [self.label("tower", tower=self.words.word(f"type-{kind}.tower"), fee=fee)]
            for space in floors:
                lines += self.wrapped("  " + self.floor(space), 4)
            found.append(lines)
        return found

    def floor(self, space: int) -> str:
        card = self.seen.tower(t.SPACES[space])
        text = self.card(card) if card else self.standing(space) or self.label("empty")
        value = self.book.value[space]
        node = self.book.space_node[space]
        if node < 0 or not card:
            return self.label("floor", floor=space % 4 + 1, value=value, text=text)
        return self.label("floor-bonus", floor=space % 4 + 1, value=value, bonus=self.gain(node), text=text)

    def card(self, card: str) -> str:
        """A card with its printed cost and its text."""
        name, text = self.words.word(f"card-{card}"), self.words.word(f"card-{card}.text")
        cost = self.cost(self.book.axes["card"].index(card))
        if not cost:
            return self.label("card", card=name, text=text)
        return self.label("card-cost", card=name, cost=cost, text=text)

    def cost(self, card: int) -> str:
        found: list[str] = []
        for pay, need in zip(self.book.pays[card], self.book.military_need[card], strict=True):
            if need:
                found.append(self.label("held", need=need, count=sum(pay)))
            else:
                found.append(self.amounts(pay))
        text = found[0] if found else ""
        for other in found[1:]:
            text = self.label("or", left=text, right=other)
        return text

    def spaces(self) -> list[str]:
        """Harvest, production, market and palace: what they give and who stands there."""
        if self.round == 0 or self.over:
            return []
        lines = [self.label("spaces")]
        for space in range(t.FLOORS, len(t.SPACES)):
            if not self.book.open[space]:
                continue
            name = capital(self.words.word(f"space-{t.SPACES[space]}"))
            node = self.book.space_node[space]
            if self.book.delta[space]:
                name = self.label("large", space=name, value=f"{self.book.delta[space]:+d}".replace("-", "−"))
            elif node >= 0:
                name = self.label("gives", space=name, gain=self.gain(node))
            here = self.standing(space) or self.label("free")
            lines += self.wrapped("  " + self.label("pair", left=name, right=here), 4)
        if not self.book.advanced:
            lines += self.tile(self.book.axes["tile"][self.book.tile_basic.index(True)], "  ")
        return lines

    def tile(self, tile: str, indent: str = "") -> list[str]:
        name, text = self.words.word(f"tile-{tile}"), self.words.word(f"tile-{tile}.text")
        return self.wrapped(indent + self.label("pair", left=name, right=text), 2 + len(indent))

    # Players.

    def players(self) -> list[str]:
        lines = self.wrapped(self.label("players"), 2)
        for seat in self.seen.order:
            name = self.seat(seat)
            if seat == self.seen.viewer:
                name = self.label("you", seat=name)
            lines += self.wrapped("  " + self.label("pair", left=name, right=self.then(self.stock(seat))), 4)
            for part in (self.cards(seat), self.fate(seat)):
                if part:
                    lines += self.wrapped("    " + self.then(part), 4)
        return lines

    def stock(self, seat: str) -> list[str]:
        """Points, goods, tracks and the family members left."""
        points = self.words.word("amount-vp", count=self.seen.score(seat))
        counted = [self.words.word(f"amount-{good}", count=self.seen.has(seat, good)) for good in t.GOODS[: t.STOCK]]
        found = [points, ", ".join(counted[: t.SERVANTS + 1]), ", ".join(counted[t.SERVANTS + 1 :])]
        if self.round and not self.over:
            found.append(self.members_left(seat))
        return found

    def members_left(self, seat: str) -> str:
        free = [member for member in t.MEMBERS if member not in self.seen.row("members", seat)]
        left = [f"{self.words.word(f'member-{one}.short')} {self.seen.value(seat, one)}" for one in free]
        return self.label("members", list=", ".join(left)) if left else self.label("members-none")

    def cards(self, seat: str) -> list[str]:
        """The cards by type, with the values that activate them or their points at the end."""
        found: list[str] = []
        for kind in t.TYPES:
            held = self.seen.holding(seat, kind)
            text = ", ".join(self.owned_card(card) for card in held)
            if kind == t.TYPES[t.TERRITORY] and len(held) < t.SLOTS and not self.over:
                need = self.book.slot_military[len(held)]
                text += f", {self.label('next-territory', count=need)}" if need else ""
            if held:
                found.append(self.label("pair", left=self.words.word(f"type-{kind}.plural"), right=text))
        return [capital(found[0]), *found[1:]] if found else []

    def owned_card(self, card: str) -> str:
        name = self.words.word(f"card-{card}")
        number = self.book.axes["card"].index(card)
        if self.book.activation[number]:
            return f"{name} ({self.book.activation[number]})"
        if self.book.end_vp[number]:
            return f"{name} ({self.words.word('amount-vp', count=self.book.end_vp[number])})"
        return name

    def fate(self, seat: str) -> list[str]:
        """Bonus tile, leaders and excommunications."""
        found: list[str] = []
        tile = self.seen.tile(seat)
        if tile and self.book.advanced:
            found.append(self.words.word(f"tile-{tile}"))
        found += self.leaders(seat)
        names = [self.words.word(f"excommunication-{tile}") for tile in self.banned(seat)]
        if names:
            found.append(self.label("banned", list=", ".join(names)))
        return found

    def banned(self, seat: str) -> list[str]:
        """The excommunication tiles on which a seat has a cube."""
        return [self.seen.cast[period] for period in self.seen.banned(seat)]

    def leaders(self, seat: str) -> list[str]:
        found: list[str] = []
        names = [self.played_leader(seat, leader, state) for leader, state in self.seen.played(seat).items()]
        if names:
            found.append(self.label("leaders-played", list=", ".join(names)))
        count = self.seen.hand_count(seat)
        if count:
            found.append(self.label("leaders-hand", count=count))
        return found

    def played_leader(self, seat: str, leader: str, state: int) -> str:
        name = self.words.word(f"leader-{leader}")
        copied = self.seen.copied(seat, leader)
        if copied:
            name = self.label("copying", leader=name, copied=self.words.word(f"leader-{copied}"))
        return self.label("used", leader=name) if state == t.USED else name

    # What is the viewer's own.

    def own_leaders(self, with_played: bool) -> list[str]:
        """The leaders in hand with what they require; on request those that are played as well."""
        seat = self.seen.viewer
        if not seat or "leaders" not in self.view:
            return []
        lines: list[str] = []
        in_hand = self.seen.hand(seat)
        if in_hand:
            lines.append(self.label("hand"))
        elif with_played:
            lines.append(self.label("hand-none"))
        for leader in in_hand:
            name, text = self.words.word(f"leader-{leader}"), self.words.word(f"leader-{leader}.text")
            need = self.words.word(f"leader-{leader}.need")
            lines += self.wrapped("  " + self.label("leader", leader=name, id=leader, need=need, text=text), 4)
        for leader in self.seen.played(seat) if with_played else []:
            name = self.played_leader(seat, leader, 0)
            text = self.words.word(f"leader-{self.seen.copied(seat, leader) or leader}.text")
            lines += self.wrapped("  " + self.label("leader-played", leader=name, id=leader, text=text), 4)
        return lines

    def own_cards(self) -> list[str]:
        """Bonus tile, cards and excommunications with their texts; of everybody if nobody in particular looks."""
        own = self.seen.viewer
        lines: list[str] = []
        for seat in [own] if own else self.seats:
            lines += [self.label("own-cards") if own else self.label("cards", seat=self.seat(seat))]
            tile = self.seen.tile(seat)
            if tile:
                lines += self.tile(tile, "  ")
            texts = [f"card-{card}" for kind in t.TYPES for card in self.seen.holding(seat, kind)]
            texts += [f"excommunication-{tile}" for tile in self.banned(seat)]
            for key in texts:
                pair = self.label("pair", left=self.words.word(key), right=self.words.word(f"{key}.text"))
                lines += self.wrapped("  " + pair, 4)
        return lines
