"""The table of Tiletum as text: one line for each thing, wrapped to a width, readable aloud."""

from collections import Counter
from typing import cast

from signoria.drawing.textboard import TextBoard, View, joined
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.effects import nodes
from signoria.games.tiletum.effects.nodes import Plan
from signoria.words.words import Words


class Board(TextBoard[EuropeBook]):
    """One view in one language."""

    def __init__(self, view: View, words: Words, width: int, book: EuropeBook) -> None:
        super().__init__(view, words, width, book)
        self.round = cast(int, view["round"])

    def all(self) -> str:
        parts = [self.head(), self.wheel(), self.king(), self.fairs(), self.offers(), self.map(), self.titus()]
        return joined([*parts, self.players(self.seats_in_order())])

    def own(self) -> str:
        """The viewer's own player board; all boards if nobody in particular looks."""
        mine = [seat for seat in self.seats if self.view.get("viewer") == seat]
        return joined([self.players(mine or self.seats_in_order())])

    # Words.

    def word(self, key: str) -> str:
        return self.words.word(key)

    def seat(self, name: str) -> str:
        return self.words.seat(self.book, self.seats.index(name))

    def number(self, name: str, seat: str) -> int:
        return cast(int, self.table(name).get(seat, 0))

    def seats_in_order(self) -> list[str]:
        return cast(list[str], self.view["order"])

    def tile(self, token: str) -> str:
        """A tile by what it shows."""
        if token in t.HELPERS:
            return self.label("helper", helper=self.word(f"helper-{token}"))
        if token in t.CONTRACT_KINDS:
            return self.label("contract", contract=self.word(f"contract-{token}"))
        if token in t.CRESTS:
            return self.word(f"crest-{token}")
        person, _, bonus = token.partition("-")
        assert person in t.PERSONS
        assert bonus in t.BONUSES
        return self.label("character", person=self.word(f"person-{person}"), bonus=self.word(f"bonus-{bonus}"))

    # The parts of the table.

    def head(self) -> list[str]:
        order = self.label("order", list=", ".join(self.seat(name) for name in self.seats_in_order()))
        if self.over:
            return self.wrapped(order, 0)
        now = self.label("round", round=max(self.round, 1), rounds=cast(int, self.view["rounds"]))
        seen = ", ".join(str(n) for n in cast(list[int], self.view["corruption"])) or self.label("none")
        rest = ", ".join(str(n) for n in cast(list[int], self.view["corruption_left"]))
        return self.wrapped(f"{now} {order} {self.label('corruption', list=seen, rest=rest)}", 0)

    def wheel(self) -> list[str]:
        """Sectors by value: action, points, dice and tile."""
        if self.over:
            return []
        lines = [self.label("wheel")]
        turned = cast(int, self.view["turned"])
        dice = self.table("wheel")
        for value in range(1, t.FACES + 1):
            sector = str((value - 1 - turned) % t.SECTORS + 1)
            action = str(self.table("actions")[sector])
            here: list[str] = []
            for colour in t.COLOURS:
                count = cast(int, dice.get(f"{colour}-{value}", 0))
                name = self.word(f"colour-{colour}")
                if count:
                    here.append(self.times(name, count))
            text = self.label(
                "sector",
                value=value,
                action=self.word(f"action-{action}"),
                points=self.book.most_points - value,
                dice=self.label("dice", list=", ".join(here)) if here else self.label("no-dice"),
            )
            tile = self.table("sector_tile").get(sector)
            if tile:
                text += " " + self.label("tile", tile=self.tile(str(tile)))
            lines += self.wrapped("  " + text, 4)
        return lines

    def king(self) -> list[str]:
        """Markers from the front; on one space the lower one first."""
        places = self.table("king")
        arrival = cast(list[str], self.view["arrival"])
        found: list[str] = []
        for space in range(self.book.track_end, -1, -1):
            here = [self.seat(seat) for seat in arrival if places.get(seat, 0) == space]
            if here:
                found.append(self.label("king-space", vp=self.book.track_vp[space], list=", ".join(here)))
        text = self.label("king", list=self.then(found))
        if self.view["king_tile"] != "none":
            text += " " + self.label("king-tile", tile=self.tile(str(self.view["king_tile"])))
        return self.wrapped(text, 2)

    def fairs(self) -> list[str]:
        lines = [self.label("fairs")]
        cities, tiles = cast(list[str], self.view["fair_city"]), cast(list[str], self.view["fair_tile"])
        for number, (city, tile) in enumerate(zip(cities, tiles, strict=True)):
            points = self.book.fair_vp[number] + self.book.fair_tile_vp[self.book.axes["fair"].index(tile)]
            past = self.over or number + 1 < self.round
            text = self.label(
                "fair",
                round=number + 1,
                space=self.word(f"space-{city}"),
                points=points,
                fair=self.word(f"fair-{tile}"),
                over=self.label("over") if past else "",
            )
            lines += self.wrapped("  " + text, 4)
        return lines

    def offers(self) -> list[str]:
        if self.over:
            return []
        lines = [self.label("contracts", list=cast(int, self.view["contract_left"]))]
        for slot, tile in self.table("contract_offer").items():
            cost = self.book.offer_cost[int(slot) - 1]
            lines += self.wrapped("  " + self.label("slot", slot=slot, count=cost, tile=self.tile(str(tile))), 4)
        lines.append(self.label("characters", list=cast(int, self.view["character_left"])))
        for slot, tile in self.table("character_offer").items():
            lines += self.wrapped("  " + self.label("place", slot=slot, tile=self.tile(str(tile))), 4)
        return lines

    def map(self) -> list[str]:
        """City by city: tile, houses, cathedral and pillars, neighbours."""
        lines = [self.label("map")]
        for city in range(t.CITIES):
            parts = self.city_tile(city) + self.city_houses(city) + self.city_cathedral(city)
            text = self.then([*parts, self.city_ways(city)])
            lines += self.wrapped("  " + self.label("city", space=self.word(f"space-{t.SPACES[city]}"), list=text), 4)
        return lines

    def city_ways(self, city: int) -> str:
        """The cities next to a city; some have a space between them."""
        found: list[str] = []
        for near in self.book.around[city]:
            if near < t.CITIES:
                found.append(self.word(f"space-{t.SPACES[near]}"))
            else:
                ends = [end for end in self.book.around[near] if end != city]
                found += [self.label("two-steps", space=self.word(f"space-{t.SPACES[end]}")) for end in ends]
        return self.label("ways", list=", ".join(found))

    def city_tile(self, city: int) -> list[str]:
        tile = self.table("city_tile").get(t.SPACES[city])
        return [self.tile(str(tile))] if tile else []

    def city_houses(self, city: int) -> list[str]:
        owners: list[str] = []
        free: list[str] = []
        for space in self.book.houses_in[city]:
            owner = self.table("house").get(self.book.axes["house"][space])
            if owner:
                owners.append(self.seat(str(owner)))
            elif city:
                free.append(self.free_house(self.book.house_plan[space]))
        found = [self.label("houses", list=", ".join(owners))] if owners else []
        return found + [self.times(name, count) for name, count in Counter(free).items()]

    def times(self, name: str, count: int) -> str:
        """A thing, and how many there are if it is not one alone."""
        return name if count == 1 else self.label("times", count=count, what=name)

    def free_house(self, plan: Plan) -> str:
        for node in plan.nodes:
            if node.op == nodes.VP:
                return self.label("house-free-vp", points=node.n)
            if node.op == nodes.BUILDING:
                return self.label("house-free-building")
        return self.label("house-free")

    def city_cathedral(self, city: int) -> list[str]:
        number = self.book.cathedral_at[city]
        if number < 0:
            return []
        cost = self.book.axes["cost"].index(str(self.table("costs")[t.CATHEDRALS[number]]))
        if self.book.cost_stone[cost] < 0:
            return [self.label("cathedral-none")]
        owners = [seat for seat in self.seats if (self.number("pillared", seat) >> number) & 1]
        tiles = self.book.cathedral_vp[number][cast(int, self.table("spires").get(t.CATHEDRALS[number], 0)) :]
        text = self.label(
            "cathedral",
            stone=self.book.cost_stone[cost],
            points=self.book.cost_vp[cost] + (tiles[0] if tiles else 0),
            count=self.book.pillar_spaces[city] - len(owners),
        )
        names = ", ".join(self.seat(seat) for seat in owners)
        return [text, self.label("pillars", list=names)] if owners else [text]

    def titus(self) -> list[str]:
        if "titus" not in self.view:
            return []
        lines: list[str] = []
        cards = cast(list[str], self.view["challenges"])
        if cards:
            lines.append(self.label("challenges"))
        for card in cards:
            name, text = self.word(f"challenge-{card}"), self.word(f"challenge-{card}.text")
            lines += self.wrapped("  " + self.label("pair", left=name, right=text), 4)
        hidden = [self.word(f"decree-{card}") for card in cast(list[str], self.view["decrees_hidden"])]
        if hidden and not self.over:
            lines += self.wrapped(self.label("decrees", list=", ".join(hidden)), 2)
        return lines

    # Players.

    def players(self, seats: list[str]) -> list[str]:
        lines = [self.label("players")]
        for seat in seats:
            name = self.seat(seat)
            if self.view.get("viewer") == seat:
                name = self.label("you", seat=name)
            lines += self.wrapped("  " + self.label("pair", left=name, right=self.then(self.stock(seat))), 4)
            for part in (self.holdings(seat), self.buildings(seat)):
                if part:
                    lines += self.wrapped("    " + self.then(part), 6)
        return lines

    def stock(self, seat: str) -> list[str]:
        """Points, resources, pawns and supply."""
        goods = self.row("goods", seat)
        titus = self.view.get("titus") == seat
        counted = [
            self.label("titus-goods", count=count)
            if titus and kind == "iron"
            else self.words.word(f"amount-{kind}", count=count)
            for kind in t.RESOURCES
            if (count := cast(int, goods.get(kind, 0)))
        ]
        pawn = self.row("pawn", seat)
        places = [self.word(f"space-{pawn[name]}.in") for name in ("merchant", "architect")]
        return [
            self.label("points", points=cast(int, self.table("scores")[seat])),
            self.label("goods", list=", ".join(counted)) if counted else self.label("goods-none"),
            self.label("pawns", left=places[0], right=places[1]),
            self.label("supply", left=self.number("house_supply", seat), right=self.number("pillar_supply", seat)),
        ]

    def holdings(self, seat: str) -> list[str]:
        """Storage, fulfilled contracts, markers and dice."""
        found: list[str] = []
        if self.view.get("titus") == seat:
            held = [self.tile(card) for card in cast(list[str], self.view["titus_contracts"])]
            held += [self.tile(card) for card in cast(list[str], self.view["titus_crests"])]
            found += [self.label("holds", list=self.then(held))] if held else []
        else:
            tiles = [self.tile(str(tile)) for tile in self.row("store", seat).values()]
            found.append(self.label("storage", list=self.then(tiles)) if tiles else self.label("storage-none"))
        done = [self.word(f"contract-{kind}") for kind in self.row("contracts", seat).values()]
        if done:
            found.append(self.label("fulfilled", list=self.then(done)))
        for action, count in self.row("extra", seat).items():
            assert action in t.ACTIONS
            found.append(self.label("extra", action=self.word(f"action-{action}"), count=cast(int, count)))
        dice = [self.die(str(die)) for die in self.row("taken", seat).values()]
        if dice and not self.over:
            found.append(self.label("taken", list=", ".join(dice)))
        return found

    def die(self, token: str) -> str:
        colour, _, value = token.rpartition("-")
        return self.label("die", colour=self.word(f"colour-{colour}"), value=value)

    def buildings(self, seat: str) -> list[str]:
        """Rooms and crests, building by building."""
        found: list[str] = []
        rooms, crests = self.row("rooms", seat), self.row("crests", seat)
        for building in range(t.ROOMED + 1):
            parts = [self.label("full")] if building == t.ROOMED else []
            for floor in range(1, self.book.rooms[building] + 1):
                tile = rooms.get(f"{building + 1}-{floor}")
                if tile:
                    parts.append(self.label("room", floor=floor, tile=self.tile(str(tile))))
            empty = self.book.rooms[building] - len(parts)
            if building < t.ROOMED and empty:
                parts.append(self.label("rooms-empty", count=empty))
            crest = crests.get(str(building + 1))
            if crest:
                parts.append(self.word(f"crest-{crest}"))
            else:
                parts.append(self.label("crest-free", food=self.book.crest_food[building]))
            found.append(self.label("building", building=building + 1, list=", ".join(parts)))
        return found
