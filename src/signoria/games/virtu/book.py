"""The book of one game of Virtù: the data files and the options compiled to ints."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot.weights import Likes
from signoria.games.virtu.effects import read_boon
from signoria.games.virtu.packed import FLORINS_AT, pack
from signoria.kernel.data import Table, index, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book
from signoria.kernel.title import SEATS

FAR: Final = 99
"""More than any number of seas."""
COST_KINDS: Final = [*t.SYMBOLS, "crown_or_cross"]


def counts_of(row: Table) -> list[int]:
    """A cost or the symbols of a relief, kind by kind; the last entry is crown or cross."""
    found = [0] * (t.KINDS + 1)
    for name in row:
        found[index(COST_KINDS, name, "symbol")] = whole(row, name)
    return found


def action_of(row: Table) -> int:
    """The action of a card or a room, -1 for none."""
    name = text(row, "action")
    return -1 if name == "none" else index(t.ACTIONS, name, "action")


def number(row: Table, key: str, default: int = 0) -> int:
    return whole(row, key) if key in row else default


class ItalyBook(Book):
    """Board, palaces, cards and tiles as the positions of one game see them."""

    def __init__(self, players: int, options: dict[str, object], data: Table, digest: str) -> None:
        super().__init__("virtu", players, options, digest)
        self.duel = players == 2
        self.holders = players + (len(t.MAJORS) if self.duel else 0)
        """Whoever can hold a city: the seats, and with two players the Major Cities."""
        self.likes = Likes({})
        """What the bots like."""
        self.read_switches(options)
        self.read_board(data, players)
        self.read_cards(data, players)
        self.read_tiles(data)
        self.read_powers(data, players)
        self.read_bonuses(data)
        self.read_alliances(data)
        self.read_numbers(data, players)
        self.read_wars(data, options)
        self.make_symbols()
        self.make_purposes()
        self.make_places()
        self.name_axes(players)

    def read_switches(self, options: dict[str, object]) -> None:
        self.one_agent = options["one_agent_per_palace"] is True
        self.final_pass = options["pass_is_final"] is True
        self.secret_family = options["secret_family"] is True
        self.free_first = options["free_symbols_first"] is True
        self.max_years = int(str(options["max_years"]))

    # The board.

    def read_board(self, data: Table, players: int) -> None:
        setup = next(row for row in rows(data, "setup") if whole(row, "players") == players)
        side = text(setup, "side")
        self.power_names = texts(setup, "powers")
        entries = rows(data, "city")
        if [text(row, "id") for row in entries] != t.CITIES:
            raise BadData(f"the cities must be {', '.join(t.CITIES)}, in this order")
        self.value = [whole(row, "value") for row in entries]
        self.pirate = [truth(row, "pirate") for row in entries]
        self.city_symbols = [counts_of(table(row, "symbols")) for row in entries]
        self.in_play: list[bool] = []
        for row in entries:
            here = side in texts(row, "sides") if "sides" in row else True
            closed = players in wholes(row, "forbidden") if "forbidden" in row else False
            self.in_play.append(here and not closed)
        self.cities = [city for city in range(t.TOWNS) if self.in_play[city]]
        self.roads: list[list[int]] = [[] for _ in t.CITIES]
        """The road neighbours of each city, forbidden ones left out."""
        for row in rows(data, "road"):
            a, b = (index(t.CITIES, name, "city") for name in texts(row, "between"))
            if ("sides" not in row or side in texts(row, "sides")) and self.in_play[a] and self.in_play[b]:
                self.roads[a].append(b)
                self.roads[b].append(a)
        for near in self.roads:
            near.sort()
        self.read_seas(data, entries)

    def read_seas(self, data: Table, entries: list[Table]) -> None:
        """The number of seas that a ship crosses from port to port (V-9.6): 0 where there is no way by sea."""
        seas = rows(data, "sea")
        names = [text(row, "id") for row in seas]
        self.axes["sea"] = names
        far = [[FAR] * len(names) for _ in names]
        for a, row in enumerate(seas):
            far[a][a] = 1
            for name in texts(row, "adjacent"):
                far[a][index(names, name, "sea")] = 2
        for k in range(len(names)):
            for a in range(len(names)):
                for b in range(len(names)):
                    far[a][b] = min(far[a][b], far[a][k] + far[k][b] - 1)
        self.anchors = [[index(names, name, "sea") for name in texts(row, "seas")] for row in entries]
        self.sea: list[list[int]] = [[0] * t.TOWNS for _ in t.CITIES]
        self.ports: list[list[int]] = [[] for _ in t.CITIES]
        """The other ports that can be reached by sea from each port."""
        for a in self.cities:
            for b in self.cities:
                if a != b and self.anchors[a] and self.anchors[b]:
                    self.sea[a][b] = min(far[x][y] for x in self.anchors[a] for y in self.anchors[b])
                    self.ports[a].append(b)

    # Cards and tiles.

    def read_cards(self, data: Table, players: int) -> None:
        cards = rows(data, "card")
        self.card_names = [text(row, "id") for row in cards]
        if self.card_names[: len(t.CHARACTERS)] != t.CHARACTERS:
            raise BadData(f"the characters come first: {', '.join(t.CHARACTERS)}")
        self.card_count = len(cards)
        self.card_action = [action_of(row) for row in cards]
        self.card_symbols = [counts_of(table(row, "symbols")) for row in cards]
        self.card_agents = [number(row, "agents") for row in cards]
        self.card_slots = [number(row, "slots") for row in cards]
        self.card_points = [number(row, "points") for row in cards]
        self.war_cost = [number(row, "war_cost") for row in cards]
        self.item_cost = [counts_of(table(row, "cost")) for row in cards[: len(t.CHARACTERS)]]
        self.item_unique = [truth(row, "unique") for row in cards[: len(t.CHARACTERS)]]
        self.stock = [
            whole(row, "copies") if players in wholes(row, "players") else 0 for row in cards[: len(t.CHARACTERS)]
        ]

    def read_tiles(self, data: Table) -> None:
        tiles = {text(row, "id"): row for row in rows(data, "tile")}
        self.cathedral_symbols = counts_of(table(tiles["cathedral"], "symbols"))
        self.cathedral_points = whole(tiles["cathedral"], "points")
        self.cathedral_value = whole(tiles["cathedral"], "least_value")
        self.own_symbols = [counts_of(table(tiles[name], "symbols")) for name in t.OWN_TILES]
        self.own_points = [whole(tiles[name], "points") for name in t.OWN_TILES]
        self.own_slots = [whole(tiles[name], "slots") for name in t.OWN_TILES]
        self.slot_tiles = [k for k in range(len(t.OWN_TILES)) if self.own_slots[k]]
        self.cannons_cost = whole(tiles["cannons"], "war_cost")
        self.cannons_strength = self.own_symbols[t.OWN_TILES.index("cannons")][t.WAR]
        for name in t.ITEMS[len(t.CHARACTERS) :]:
            row = tiles[name]
            self.item_cost.append(counts_of(table(row, "cost")))
            self.item_unique.append(name != "cathedral")
            copies = number(row, "copies", self.seats)
            self.stock.append(number(row, "copies_2", copies) if self.duel else copies)
        self.item_need = [pack(cost) for cost in self.item_cost]
        self.item_florins = [cost[t.FLORIN] for cost in self.item_cost]

    def read_powers(self, data: Table, players: int) -> None:
        """The powers of this game, seat by seat."""
        known = {text(row, "id"): row for row in rows(data, "power")}
        powers = [known[name] for name in self.power_names]
        self.home = [[index(t.CITIES, name, "city") for name in texts(row, "cities")] for row in powers]
        self.start_troops = [self.troops_of(row) for row in powers]
        self.troops_total = [whole(row, "troops_total") for row in powers]
        self.start_agents = [whole(row, "agents") for row in powers]
        self.start_florins = [whole(row, "florins") for row in powers]
        self.start_tiles = [[index(t.OWN_TILES, name, "tile") for name in texts(row, "tiles")] for row in powers]
        self.titles = [[index(t.ITEMS, name, "item") for name in texts(row, "titles")] for row in powers]
        self.catalogue = [
            [i for i in range(len(t.ITEMS)) if self.stock[i] and (i in titles or not t.I_DUCHY <= i < t.I_GUILD)]
            for titles in self.titles
        ]
        """What each seat can buy in this game at all."""
        self.cheapest = min(self.item_florins[item] for items in self.catalogue for item in items)
        self.family = [self.family_of(row) for row in powers]
        """Family cards; those with an action come first, so that others can go under them."""
        self.read_slots(powers)
        self.read_rooms(powers)

    def family_of(self, row: Table) -> list[int]:
        cards = [index(self.card_names, name, "card") for name in texts(row, "family")]
        return sorted(cards, key=lambda card: (self.card_action[card] < 0, card))

    def read_rooms(self, powers: list[Table]) -> None:
        """The rooms of each palace with their printed actions, and the arrows between them (V-1.8)."""
        self.room_action: list[int] = []
        self.room_symbols: list[list[int]] = []
        self.arrow: list[int] = []
        """For each room the side whose courtier arrow lies behind it, -1 for none."""
        for row in powers:
            for room in rows(row, "rooms"):
                self.room_action.append(action_of(room))
                self.room_symbols.append(counts_of(table(room, "symbols")))
            arrows = table(row, "arrows")
            behind = [-1] * t.RING
            for side, key in enumerate(t.SIDES):
                rooms = [index(t.ROOMS, name, "room") for name in texts(arrows, key)]
                if len(rooms) != 2 or rooms[1] != (rooms[0] + 1) % t.RING:
                    raise BadData(f"{text(row, 'id')}: the {key} arrow must lie between two neighbouring rooms")
                behind[rooms[0]] = side
            self.arrow.extend(behind)

    def read_slots(self, powers: list[Table]) -> None:
        """The courtier slots of each seat: on either side the base ones come first (V-1.8)."""
        self.bases: list[list[int]] = []
        """The base slots of each side, seat by seat."""
        self.marks: list[list[int]] = []
        """The watermarked slots of each side, seat by seat."""
        self.watermarked: list[int] = []
        """Whether a slot is watermarked, slot by slot of every seat."""
        for row in powers:
            slots = table(row, "slots")
            base = [whole(table(slots, key), "base") for key in t.SIDES]
            marked = [whole(table(slots, key), "watermark") for key in t.SIDES]
            if sum(base) != t.BASE_SLOTS or any(b + m != t.SIDE for b, m in zip(base, marked, strict=True)):
                name = text(row, "id")
                raise BadData(f"{name}: each side has {t.SIDE} slots, and {t.BASE_SLOTS} of all slots are base ones")
            for side in range(len(t.SIDES)):
                edge = side * t.SIDE + base[side]
                self.bases.append(list(range(side * t.SIDE, edge)))
                self.marks.append(list(range(edge, side * t.SIDE + t.SIDE)))
                self.watermarked += [0] * base[side] + [1] * marked[side]

    def troops_of(self, row: Table) -> list[int]:
        troops = table(row, "troops")
        return [number(troops, name) for name in t.CITIES]

    # Bonuses and great powers; what they give is read by effects.py.

    def read_bonuses(self, data: Table) -> None:
        bonuses = rows(data, "bonus")
        if [text(row, "id") for row in bonuses] != t.BONUSES:
            raise BadData(f"the patronage bonuses must be {', '.join(t.BONUSES)}, in this order")
        self.bonus_type = [index(t.BONUS_TYPES, text(row, "type"), "type") for row in bonuses]
        self.bonus_points = [whole(row, "points") for row in bonuses]
        self.boons = [read_boon(row, self.card_names) for row in bonuses]
        """What each bonus gives."""
        self.slot_bonuses = [which for which, boon in enumerate(self.boons) if boon.slots]
        self.shelters = [which for which, boon in enumerate(self.boons) if boon.shelter]

    def read_alliances(self, data: Table) -> None:
        alliances = rows(data, "alliance")
        if [text(row, "id") for row in alliances] != t.ALLIANCES:
            raise BadData(f"the great powers must be {', '.join(t.ALLIANCES)}, in this order")
        self.alliance_cost = [counts_of(table(row, "cost")) for row in alliances]
        self.alliance_need = [pack(cost) for cost in self.alliance_cost]
        self.aid = [read_boon(row, self.card_names) for row in alliances]
        """What each great power gives to its ally."""

    # Numbers.

    def read_numbers(self, data: Table, players: int) -> None:
        tracks = table(data, "tracks")
        self.city_points = wholes(tracks, "city_points")
        self.city_first = whole(tracks, "city_first")
        self.space = [min(max(n - self.city_first, 0), len(self.city_points) - 1) for n in range(t.TOWNS + 1)]
        """The space of the city track for each number of cities."""
        self.slot_from = whole(tracks, "slot_from")
        self.patronage_points = wholes(tracks, "patronage_points")
        self.patronage_cost = [counts_of(row) for row in rows(tracks, "patronage_costs")]
        self.patronage_need = [pack(cost) for cost in self.patronage_cost]
        self.bonus_ranks = wholes(tracks, "bonus_ranks")
        self.leader_points = whole(tracks, "leader")
        prestige = table(data, "prestige")
        religion = table(prestige, "religion")
        self.religion = wholes(religion, str(players)) if str(players) in religion else [0] * players
        self.trophy_points = whole(prestige, "trophy")
        self.alliance_points = whole(prestige, "alliance")
        self.indulgence_points = whole(prestige, "indulgence")
        economy = table(data, "economy")
        self.step_cost = whole(economy, "step_cost")
        self.trade_florins = whole(economy, "trade_florins")
        self.tiles_per_symbol = whole(economy, "tiles_per_symbol")
        self.recruit_home = whole(economy, "recruit_home")
        self.recruit_away = whole(economy, "recruit_away")
        self.upkeep = wholes(economy, "upkeep")
        self.indulgences = whole(economy, "indulgences")
        self.indulgence_florins = whole(economy, "indulgence_florins")
        self.war_tokens = whole(economy, "war_tokens")
        self.agents_max = whole(economy, "agents")
        self.release = [counts_of(row) for row in rows(economy, "release")]
        self.release_need = [pack(cost) for cost in self.release]
        end = table(data, "end")
        self.end_cities = whole(end, "cities")
        self.end_rank = whole(end, "rank")

    def read_wars(self, data: Table, options: dict[str, object]) -> None:
        """The Wars of Italy (VW); compiled in every game, used with two players."""
        wars = table(data, "wars")
        self.rounds = whole(wars, "rounds")
        late = options["upkeep_rounds"] == "late"
        self.upkeep_rounds = wholes(wars, "upkeep_rounds_late" if late else "upkeep_rounds")
        self.upkeep_per = whole(wars, "upkeep_per")
        self.ally_cost = whole(wars, "ally_cost")
        track = table(wars, "track")
        self.track_end = whole(track, "end")
        self.track_alliance = whole(track, "alliance")
        self.track_favour = whole(track, "favourable")
        self.siege_loss = whole(wars, "siege_loss")
        self.capital_loss = whole(wars, "capital_loss")
        self.duel_city = whole(wars, "city")
        self.duel_capital = whole(wars, "capital")
        self.duel_alliance = whole(wars, "alliance")
        self.duel_trophy = whole(wars, "trophy")
        self.capitals = [index(t.CITIES, name, "city") for name in texts(wars, "capitals")]
        majors = rows(data, "major")
        if [text(row, "id") for row in majors] != t.MAJORS:
            raise BadData(f"the Major Cities must be {', '.join(t.MAJORS)}, in this order")
        self.major_capital = [index(t.CITIES, text(row, "capital"), "city") for row in majors]
        self.major_cities = [[index(t.CITIES, name, "city") for name in texts(row, "cities")] for row in majors]
        self.major_troops = [self.troops_of(row) for row in majors]
        self.major_total = [whole(row, "troops_total") for row in majors]
        self.major_agents = [whole(row, "agents") for row in majors]
        self.major_start = [whole(row, "start") for row in majors]
        self.major_family = [[index(self.card_names, name, "card") for name in texts(row, "family")] for row in majors]

    # Tables for payments.

    def make_symbols(self) -> None:
        """One row of symbols for each relief there can be: cards, tiles, printed rooms, and the bare sources."""
        table_of_rows = [symbols[: t.KINDS] for symbols in self.card_symbols]
        self.tile_row = len(table_of_rows)
        table_of_rows += [symbols[: t.KINDS] for symbols in self.city_symbols]
        table_of_rows += [self.cathedral_symbols[: t.KINDS]] * t.CATHEDRALS
        table_of_rows += [symbols[: t.KINDS] for symbols in self.own_symbols]
        self.room_row = len(table_of_rows)
        table_of_rows += [symbols[: t.KINDS] for symbols in self.room_symbols]
        self.gift_row = len(table_of_rows)
        gift = [0] * t.KINDS
        gift[t.CROWN] = max(boon.crowns for boon in self.boons)
        table_of_rows.append(gift)
        self.alliance_row = len(table_of_rows)
        table_of_rows += [aid.symbols[: t.KINDS] for aid in self.aid]
        self.beg_row = len(table_of_rows)
        plea = [0] * t.KINDS
        plea[t.CROWN] = 1
        plea[t.FLORIN] = self.indulgence_florins
        table_of_rows.append(plea)
        self.sym = [n for row in table_of_rows for n in row]
        self.shows = [sum(1 << kind for kind, n in enumerate(row) if n) for row in table_of_rows]
        """The kinds of each row, as a mask."""
        self.packed = [pack([*row, 0]) | row[t.FLORIN] << FLORINS_AT for row in table_of_rows]
        """The numbers of each row in one int, so that all kinds of many rows are added at once; florins on top."""
        for kind in range(t.CROWN, t.KINDS):
            counts = [row[kind] for row in table_of_rows]
            most = (t.BENCH + 2) * max(counts[: self.tile_row]) + sum(counts[self.tile_row :])
            if most > t.MOST:
                raise BadData(f"a palace could have {most} symbols of the kind {t.SYMBOLS[kind]}, more than {t.MOST}")
        self.florin_cards = {card for card in range(self.card_count) if self.card_symbols[card][t.FLORIN]}
        self.arrow_tiles = [
            tile for tile in range(len(t.TILES)) if self.sym[(self.tile_row + tile) * t.KINDS + t.ARROW] > 0
        ]

    def make_purposes(self) -> None:
        """Which reliefs besides courtiers and tiles may pay for what (V-4.4, V-6.5, V-13.6)."""
        self.special: list[list[int]] = []
        for purpose, name in enumerate(t.PURPOSES):
            found: list[int] = []
            if purpose < t.FOR_STEP:
                found += [t.R_ACTION, t.R_UNDER, t.R_PRINTED]
            if purpose == t.PATRONISE_ACTION:
                found.append(t.R_GIFT)
            if self.aid[t.OTTOMAN].uses[purpose] and not self.duel:
                found.append(t.R_OTTOMAN)
            if self.aid[t.EMPIRE].uses[purpose] and not self.duel:
                found.append(t.R_EMPIRE)
            if purpose < t.FOR_STEP or name in ("upkeep", "buy", "recruit", "alliance"):
                found.append(t.R_BEG)
            self.special.append(found)
        self.special_alone = [[r for r in found if r not in (t.R_OTTOMAN, t.R_EMPIRE)] for found in self.special]
        """The same without the bonuses of alliances, for whoever has none."""

    def make_places(self) -> None:
        """Where Agents may stand, by kind of place: cities, rooms, alliances or tracks, all of them."""
        rooms = [*range(t.P_ROOM, t.P_ROOM + self.seats * t.RING)]
        first = t.P_TRACK if self.duel else t.P_ALLIANCE
        others = [*range(first, first + 3)]
        self.places = [self.cities, rooms, others, [*self.cities, *rooms, *others]]

    def name_axes(self, players: int) -> None:
        majors = [f"major-{name}" for name in t.MAJORS] if self.duel else []
        self.axes["holder"] = [*SEATS[:players], *majors]
        self.axes["city"] = t.CITIES
        self.axes["face"] = t.TILES[: t.T_CATHEDRAL + t.CATHEDRALS]
        self.axes["own_tile"] = t.OWN_TILES
        self.axes["tile"] = t.TILES
        self.axes["faced"] = t.FACED
        self.axes["room"] = t.ROOMS
        self.axes["slot"] = t.SLOTS
        self.axes["spot"] = t.SPOTS
        self.axes["side"] = t.SIDES
        self.axes["card"] = self.card_names
        self.axes["item"] = t.ITEMS
        self.axes["action"] = t.ACTIONS
        self.axes["purpose"] = t.PURPOSES
        self.axes["symbol"] = t.SYMBOLS
        self.axes["relief"] = t.RELIEFS
        self.axes["place"] = t.PLACES
        self.axes["alliance"] = t.ALLIANCES
        self.axes["bonus"] = t.BONUSES
        self.axes["major"] = t.MAJORS
        self.axes["army"] = t.ARMIES
        self.axes["warbonus"] = t.WAR_BONUSES
        self.axes["reason"] = t.REASONS
        self.axes["power"] = self.power_names
        self.roles = "power"
        self.axes["pawn"] = [f"cathedral-{n}" for n in range(1, t.CATHEDRALS + 1)]
