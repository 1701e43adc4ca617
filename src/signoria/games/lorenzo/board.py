"""The table of Lorenzo il Magnifico as text: one line for each thing, wrapped to a width, readable aloud."""

from typing import cast

from signoria.games.lorenzo.book import O_COPY, FlorenceBook
from signoria.games.lorenzo.terms import FLOORS, GOODS, MEMBERS, PALACE, SERVANTS, SLOTS, SPACES, TERRITORY, TYPES, USED
from signoria.textboard import TextBoard, View, capital, joined
from signoria.words import Words


class Board(TextBoard):
    """One view in one language."""

    def __init__(self, view: View, words: Words, width: int) -> None:
        super().__init__(view, words, width)
        book = words.title.book(len(self.seats), cast(dict[str, object], view["options"]))
        assert isinstance(book, FlorenceBook)
        self.book = book
        self.round = cast(int, view["round"])
        self.over = "step" not in view

    def all(self) -> str:
        parts = [self.head(), *self.towers(), self.spaces(), self.players(), self.own_leaders(False)]
        return joined(parts)

    def own(self) -> str:
        """The viewer's leaders, bonus tile and cards with their texts."""
        return joined([self.own_leaders(True), self.own_cards()])

    # Words.

    def seat(self, name: str) -> str:
        return capital(self.words.seat(self.book, self.seats.index(name)))

    def row(self, name: str, seat: str) -> dict[str, object]:
        return cast(dict[str, object], self.table(name).get(seat, {}))

    def amounts(self, amounts: list[int]) -> str:
        """Goods in words: "2 wood, 1 stone and 3 coins"."""
        parts = [self.words.word(f"amount-{GOODS[good]}", count=n) for good, n in enumerate(amounts) if n]
        if len(parts) < 2:
            return "".join(parts)
        return self.label("and", left=", ".join(parts[:-1]), right=parts[-1])

    def listed(self, parts: list[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.label("then", left=text, right=part)
        return text

    def gain(self, node: int) -> str:
        return self.amounts(self.book.nodes[node].amounts)

    # The parts of the table.

    def head(self) -> list[str]:
        """Round, dice, turn order, and what the church will ask for."""
        order = self.label("order", list=", ".join(self.seat(name) for name in cast(list[str], self.view["order"])))
        if self.over:
            return self.wrapped(order, 0)
        if self.round == 0:
            return self.wrapped(f"{self.label('before')} {order}", 0) + self.reports()
        period = (self.round + 1) // 2
        now = self.label("round", round=self.round, rounds=cast(int, self.view["rounds"]), period=period)
        black, white, orange = cast(list[int], self.view["dice"])
        dice = self.label("dice", black=black, white=white, orange=orange)
        return self.wrapped(f"{now} {dice} {order}", 0) + self.reports()

    def reports(self) -> list[str]:
        """The reports to come: the faith that is needed, and what hits those who have less."""
        lines: list[str] = []
        for period, tile in enumerate(cast(list[str], self.view["cast"])):
            after = 2 * period + 2
            if after >= self.round:
                name = self.words.word(f"excommunication-{tile}")
                text = self.words.word(f"excommunication-{tile}.text")
                count = self.book.faith_required[period]
                lines += self.wrapped(self.label("report", round=after, count=count, name=name, text=text), 2)
        return lines

    def standing(self) -> dict[str, list[str]]:
        """Who stands where, in words."""
        found: dict[str, list[str]] = {}
        for seat in self.seats:
            for member, space in self.row("members", seat).items():
                colour = self.words.word(f"member-{member}.short")
                found.setdefault(str(space), []).append(self.label("member", seat=self.seat(seat), member=colour))
        queue = [self.seat(seat) for seat in cast(list[str], self.view["queue"])]
        if queue:
            found[SPACES[PALACE]] = queue
        return found

    def towers(self) -> list[list[str]]:
        """Tower by tower, from the lowest floor: value, bonus, and the card or who stands there."""
        if self.round == 0 or self.over:
            return []
        standing = self.standing()
        found: list[list[str]] = []
        for number, kind in enumerate(TYPES):
            floors = range(number * 4, number * 4 + 4)
            fee = self.book.fee if any(SPACES[floor] in standing for floor in floors) else 0
            lines = [self.label("tower", tower=self.words.word(f"type-{kind}.tower"), fee=fee)]
            for space in floors:
                lines += self.wrapped("  " + self.floor(space, standing), 4)
            found.append(lines)
        return found

    def floor(self, space: int, standing: dict[str, list[str]]) -> str:
        card = self.table("tower").get(SPACES[space])
        here = ", ".join(standing.get(SPACES[space], []))
        text = self.card(str(card)) if card else here or self.label("empty")
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
        standing = self.standing()
        lines = [self.label("spaces")]
        for space in range(FLOORS, len(SPACES)):
            if not self.book.open[space]:
                continue
            name = capital(self.words.word(f"space-{SPACES[space]}"))
            node = self.book.space_node[space]
            if self.book.delta[space]:
                name = self.label("large", space=name, value=f"{self.book.delta[space]:+d}".replace("-", "−"))
            elif node >= 0:
                name = self.label("gives", space=name, gain=self.gain(node))
            here = ", ".join(standing.get(SPACES[space], [])) or self.label("free")
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
        for seat in cast(list[str], self.view["order"]):
            name = self.seat(seat)
            if self.is_own(seat):
                name = self.label("you", seat=name)
            lines += self.wrapped("  " + self.label("pair", left=name, right=self.listed(self.stock(seat))), 4)
            for part in (self.cards(seat), self.fate(seat)):
                if part:
                    lines += self.wrapped("    " + self.listed(part), 4)
        return lines

    def stock(self, seat: str) -> list[str]:
        """Points, goods, tracks and the family members left."""
        goods = self.row("goods", seat)
        points = self.words.word("amount-vp", count=cast(int, self.table("scores")[seat]))
        counted = [self.words.word(f"amount-{good}", count=cast(int, goods.get(good, 0))) for good in GOODS[:6]]
        found = [points, ", ".join(counted[: SERVANTS + 1]), ", ".join(counted[SERVANTS + 1 :])]
        if self.round and not self.over:
            found.append(self.members_left(seat))
        return found

    def members_left(self, seat: str) -> str:
        placed = self.row("members", seat)
        values = self.row("values", seat)
        left = [f"{self.words.word(f'member-{m}.short')} {values[m]}" for m in MEMBERS if m not in placed]
        return self.label("members", list=", ".join(left)) if left else self.label("members-none")

    def cards(self, seat: str) -> list[str]:
        """The cards by type, with the values that activate them or their points at the end."""
        found: list[str] = []
        for kind in TYPES:
            held = self.holding(seat, kind)
            text = ", ".join(self.owned_card(card) for card in held)
            if kind == TYPES[TERRITORY] and len(held) < SLOTS and not self.over:
                need = self.book.slot_military[len(held)]
                text += f", {self.label('next-territory', count=need)}" if need else ""
            if held:
                found.append(self.label("pair", left=self.words.word(f"type-{kind}.plural"), right=text))
        return [capital(found[0]), *found[1:]] if found else []

    def holding(self, seat: str, kind: str) -> list[str]:
        row = self.row("holding", seat)
        slots = [row.get(f"{kind}-{slot}") for slot in range(1, SLOTS + 1)]
        return [str(card) for card in slots if card]

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
        tile = self.table("tiles").get(seat)
        if tile and self.book.advanced:
            found.append(self.words.word(f"tile-{tile}"))
        if "leaders" in self.view:
            found += self.leaders(seat)
        names = [self.words.word(f"excommunication-{tile}") for tile in self.banned(seat)]
        if names:
            found.append(self.label("banned", list=", ".join(names)))
        return found

    def banned(self, seat: str) -> list[str]:
        """The excommunication tiles on which a seat has a cube."""
        mask = cast(int, self.table("banned").get(seat, 0))
        return [tile for period, tile in enumerate(cast(list[str], self.view["cast"])) if (mask >> period) & 1]

    def leaders(self, seat: str) -> list[str]:
        held = self.row("leaders", seat)
        found: list[str] = []
        played = cast(dict[str, int], held["played"])
        if played:
            names = [self.played_leader(seat, leader, state) for leader, state in played.items()]
            found.append(self.label("leaders-played", list=", ".join(names)))
        in_hand = held["hand"]
        count = in_hand if isinstance(in_hand, int) else len(cast(list[str], in_hand))
        if count:
            found.append(self.label("leaders-hand", count=count))
        return found

    def played_leader(self, seat: str, leader: str, state: int) -> str:
        name = self.words.word(f"leader-{leader}")
        copied = self.copied_by(seat, leader)
        if copied:
            name = self.label("copying", leader=name, copied=self.words.word(f"leader-{copied}"))
        return self.label("used", leader=name) if state == USED else name

    def copied_by(self, seat: str, leader: str) -> str:
        """The leader whose ability a copying leader of a seat has, "" for all others."""
        copied = self.table("copied").get(seat)
        nodes = self.book.leader_nodes[self.book.axes["leader"].index(leader)]
        return str(copied) if copied and self.book.nodes[nodes[0]].op == O_COPY else ""

    # What is the viewer's own.

    def is_own(self, seat: str) -> bool:
        if "viewer" in self.view:
            return self.view["viewer"] == seat
        return "leaders" in self.view and not isinstance(self.row("leaders", seat)["hand"], int)

    def own_leaders(self, with_played: bool) -> list[str]:
        """The leaders in hand with what they require; on request those that are played as well."""
        lines: list[str] = []
        for seat in self.seats:
            if not self.is_own(seat) or "leaders" not in self.view:
                continue
            held = self.row("leaders", seat)
            in_hand = cast(list[str], held["hand"])
            if in_hand:
                lines.append(self.label("hand"))
            elif with_played:
                lines.append(self.label("hand-none"))
            for leader in in_hand:
                name, text = self.words.word(f"leader-{leader}"), self.words.word(f"leader-{leader}.text")
                need = self.words.word(f"leader-{leader}.need")
                lines += self.wrapped("  " + self.label("leader", leader=name, id=leader, need=need, text=text), 4)
            for leader in cast(dict[str, int], held["played"]) if with_played else []:
                name = self.played_leader(seat, leader, 0)
                text = self.words.word(f"leader-{self.copied_by(seat, leader) or leader}.text")
                lines += self.wrapped("  " + self.label("leader-played", leader=name, id=leader, text=text), 4)
        return lines

    def own_cards(self) -> list[str]:
        """Bonus tile, cards and excommunications with their texts; of everybody if nobody in particular looks."""
        own = [seat for seat in self.seats if self.is_own(seat)]
        lines: list[str] = []
        for seat in own or self.seats:
            lines += [self.label("own-cards") if own else self.label("cards", seat=self.seat(seat))]
            tile = self.table("tiles").get(seat)
            if tile:
                lines += self.tile(str(tile), "  ")
            texts = [f"card-{card}" for kind in TYPES for card in self.holding(seat, kind)]
            texts += [f"excommunication-{tile}" for tile in self.banned(seat)]
            for key in texts:
                pair = self.label("pair", left=self.words.word(key), right=self.words.word(f"{key}.text"))
                lines += self.wrapped("  " + pair, 4)
        return lines
