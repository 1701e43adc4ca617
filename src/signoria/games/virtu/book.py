"""The book of one game of Virtù: the data files and the options compiled to ints."""

from typing import Final

from signoria.games.virtu.terms import (
    ACTIONS,
    ALLIANCES,
    ARMIES,
    ARROW,
    BASE_SLOTS,
    BENCH,
    BONUS_TYPES,
    BONUSES,
    CATHEDRALS,
    CHARACTERS,
    CITIES,
    CROWN,
    EITHER,
    EMPIRE,
    FLORIN,
    FOR_STEP,
    I_DUCHY,
    I_GUILD,
    ITEMS,
    KINDS,
    MAJORS,
    MOST,
    OTTOMAN,
    OWN_TILES,
    PATRONISE_ACTION,
    PLACES,
    PURPOSES,
    R_ACTION,
    R_BEG,
    R_EMPIRE,
    R_GIFT,
    R_OTTOMAN,
    R_PRINTED,
    R_UNDER,
    REASONS,
    RELIEFS,
    RING,
    ROOMS,
    SIDE,
    SIDES,
    SLOTS,
    SPOTS,
    SYMBOLS,
    T_CATHEDRAL,
    TILES,
    TOWNS,
    WAR,
    WAR_BONUSES,
    WIDTH,
)
from signoria.kernel.data import Table, index, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book

FAR: Final = 99
"""More than any number of seas."""
COST_KINDS: Final = [*SYMBOLS, "crown_or_cross"]


def counts_of(row: Table) -> list[int]:
    """A cost or the symbols of a relief, kind by kind; the last entry is crown or cross."""
    found = [0] * (KINDS + 1)
    for name in row:
        found[index(COST_KINDS, name, "symbol")] = whole(row, name)
    return found


def pack(cost: list[int]) -> int:
    """The symbols of a cost in one int, WIDTH bits a kind; florins are kept apart."""
    packed = 0
    for kind in range(CROWN, EITHER + 1):
        packed |= cost[kind] << (WIDTH * (kind - 1))
    return packed


def number(row: Table, key: str, default: int = 0) -> int:
    return whole(row, key) if key in row else default


class ItalyBook(Book):
    """Board, palaces, cards and tiles as the positions of one game see them."""

    def __init__(self, players: int, options: dict[str, object], data: Table, digest: str) -> None:
        super().__init__("virtu", players, options, digest)
        self.duel = players == 2
        self.holders = players + (len(MAJORS) if self.duel else 0)
        """Whoever can hold a city: the seats, and with two players the Major Cities."""
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
        if [text(row, "id") for row in entries] != CITIES:
            raise BadData(f"the cities must be {', '.join(CITIES)}, in this order")
        self.value = [whole(row, "value") for row in entries]
        self.pirate = [truth(row, "pirate") for row in entries]
        self.city_symbols = [counts_of(table(row, "symbols")) for row in entries]
        self.in_play: list[bool] = []
        for row in entries:
            here = side in texts(row, "sides") if "sides" in row else True
            closed = players in wholes(row, "forbidden") if "forbidden" in row else False
            self.in_play.append(here and not closed)
        self.cities = [city for city in range(TOWNS) if self.in_play[city]]
        self.roads: list[list[int]] = [[] for _ in CITIES]
        """The road neighbours of each city, forbidden ones left out."""
        for row in rows(data, "road"):
            a, b = (index(CITIES, name, "city") for name in texts(row, "between"))
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
        self.sea: list[list[int]] = [[0] * TOWNS for _ in CITIES]
        self.ports: list[list[int]] = [[] for _ in CITIES]
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
        if self.card_names[: len(CHARACTERS)] != CHARACTERS:
            raise BadData(f"the characters come first: {', '.join(CHARACTERS)}")
        self.card_count = len(cards)
        self.card_action = [
            -1 if text(row, "action") == "none" else index(ACTIONS, text(row, "action"), "action") for row in cards
        ]
        self.card_symbols = [counts_of(table(row, "symbols")) for row in cards]
        self.card_agents = [number(row, "agents") for row in cards]
        self.card_slots = [number(row, "slots") for row in cards]
        self.card_points = [number(row, "points") for row in cards]
        self.war_cost = [number(row, "war_cost") for row in cards]
        self.item_cost = [counts_of(table(row, "cost")) for row in cards[: len(CHARACTERS)]]
        self.item_unique = [truth(row, "unique") for row in cards[: len(CHARACTERS)]]
        self.stock = [
            whole(row, "copies") if players in wholes(row, "players") else 0 for row in cards[: len(CHARACTERS)]
        ]

    def read_tiles(self, data: Table) -> None:
        tiles = {text(row, "id"): row for row in rows(data, "tile")}
        self.cathedral_symbols = counts_of(table(tiles["cathedral"], "symbols"))
        self.cathedral_points = whole(tiles["cathedral"], "points")
        self.cathedral_value = whole(tiles["cathedral"], "least_value")
        self.own_symbols = [counts_of(table(tiles[name], "symbols")) for name in OWN_TILES]
        self.own_points = [whole(tiles[name], "points") for name in OWN_TILES]
        self.own_slots = [whole(tiles[name], "slots") for name in OWN_TILES]
        self.slot_tiles = [k for k in range(len(OWN_TILES)) if self.own_slots[k]]
        self.cannons_cost = whole(tiles["cannons"], "war_cost")
        self.cannons_strength = self.own_symbols[OWN_TILES.index("cannons")][WAR]
        for name in ITEMS[len(CHARACTERS) :]:
            row = tiles[name]
            self.item_cost.append(counts_of(table(row, "cost")))
            self.item_unique.append(name != "cathedral")
            copies = number(row, "copies", self.seats)
            self.stock.append(number(row, "copies_2", copies) if self.duel else copies)
        self.item_need = [pack(cost) for cost in self.item_cost]
        self.item_florins = [cost[FLORIN] for cost in self.item_cost]

    def read_powers(self, data: Table, players: int) -> None:
        """The powers of this game, seat by seat."""
        known = {text(row, "id"): row for row in rows(data, "power")}
        powers = [known[name] for name in self.power_names]
        self.home = [[index(CITIES, name, "city") for name in texts(row, "cities")] for row in powers]
        self.start_troops = [self.troops_of(row) for row in powers]
        self.troops_total = [whole(row, "troops_total") for row in powers]
        self.start_agents = [whole(row, "agents") for row in powers]
        self.start_florins = [whole(row, "florins") for row in powers]
        self.start_tiles = [[index(OWN_TILES, name, "tile") for name in texts(row, "tiles")] for row in powers]
        self.titles = [[index(ITEMS, name, "item") for name in texts(row, "titles")] for row in powers]
        self.catalogue = [
            [i for i in range(len(ITEMS)) if self.stock[i] and (i in titles or not I_DUCHY <= i < I_GUILD)]
            for titles in self.titles
        ]
        """What each seat can buy in this game at all."""
        self.cheapest = min(self.item_florins[item] for items in self.catalogue for item in items)
        self.family = [
            sorted(
                (index(self.card_names, name, "card") for name in texts(row, "family")),
                key=lambda card: (self.card_action[card] < 0, card),
            )
            for row in powers
        ]
        """Family cards; those with an action come first, so that others can go under them."""
        self.read_slots(powers)
        self.room_action: list[int] = []
        self.room_symbols: list[list[int]] = []
        self.arrow: list[int] = []
        """For each room the side whose courtier arrow lies behind it, -1 for none."""
        for row in powers:
            for room in rows(row, "rooms"):
                name = text(room, "action")
                self.room_action.append(-1 if name == "none" else index(ACTIONS, name, "action"))
                self.room_symbols.append(counts_of(table(room, "symbols")))
            arrows = table(row, "arrows")
            behind = [-1] * RING
            for side, key in enumerate(SIDES):
                rooms = [index(ROOMS, name, "room") for name in texts(arrows, key)]
                if len(rooms) != 2 or rooms[1] != (rooms[0] + 1) % RING:
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
            base = [whole(table(slots, key), "base") for key in SIDES]
            marked = [whole(table(slots, key), "watermark") for key in SIDES]
            if sum(base) != BASE_SLOTS or any(b + m != SIDE for b, m in zip(base, marked, strict=True)):
                name = text(row, "id")
                raise BadData(f"{name}: each side has {SIDE} slots, and {BASE_SLOTS} of all slots are base ones")
            for side in range(len(SIDES)):
                edge = side * SIDE + base[side]
                self.bases.append(list(range(side * SIDE, edge)))
                self.marks.append(list(range(edge, side * SIDE + SIDE)))
                self.watermarked += [0] * base[side] + [1] * marked[side]

    def troops_of(self, row: Table) -> list[int]:
        troops = table(row, "troops")
        return [number(troops, name) for name in CITIES]

    # Bonuses and alliances: lists of effects turned into one table for each operation.

    def read_bonuses(self, data: Table) -> None:
        bonuses = rows(data, "bonus")
        if [text(row, "id") for row in bonuses] != BONUSES:
            raise BadData(f"the patronage bonuses must be {', '.join(BONUSES)}, in this order")
        self.bonus_type = [index(BONUS_TYPES, text(row, "type"), "type") for row in bonuses]
        self.bonus_points = [whole(row, "points") for row in bonuses]
        zeros = [0] * len(BONUSES)
        self.bonus_strength = zeros[:]
        self.bonus_cost = zeros[:]
        self.bonus_fort = zeros[:]
        self.bonus_slots = zeros[:]
        self.bonus_agents = zeros[:]
        self.bonus_shelter = zeros[:]
        self.bonus_crown = zeros[:]
        self.bonus_cross = zeros[:]
        self.bonus_card = [-1] * len(BONUSES)
        self.bonus_tile = [-1] * len(BONUSES)
        for which, row in enumerate(bonuses):
            for effect in rows(row, "effects"):
                self.read_effect(which, effect)
        self.slot_bonuses = [which for which in range(len(BONUSES)) if self.bonus_slots[which]]
        self.shelters = [which for which in range(len(BONUSES)) if self.bonus_shelter[which]]

    def read_effect(self, which: int, effect: Table) -> None:
        op = text(effect, "op")
        value = number(effect, "value", 1)
        if op == "strength":
            self.bonus_strength[which] = value
            self.bonus_cost[which] = number(effect, "cost")
        elif op == "courtier":
            self.bonus_card[which] = index(self.card_names, text(effect, "card"), "card")
        elif op == "tile":
            self.bonus_tile[which] = index(OWN_TILES, text(effect, "tile"), "tile")
        else:
            tables = {
                "fort": self.bonus_fort,
                "slot": self.bonus_slots,
                "agent": self.bonus_agents,
                "shelter": self.bonus_shelter,
                "patron_crown": self.bonus_crown,
                "final_cross": self.bonus_cross,
            }
            if op not in tables:
                raise BadData(f"bonus {BONUSES[which]!r}: unknown op {op!r}")
            tables[op][which] = value

    def read_alliances(self, data: Table) -> None:
        alliances = rows(data, "alliance")
        if [text(row, "id") for row in alliances] != ALLIANCES:
            raise BadData(f"the great powers must be {', '.join(ALLIANCES)}, in this order")
        self.alliance_cost = [counts_of(table(row, "cost")) for row in alliances]
        self.alliance_need = [pack(cost) for cost in self.alliance_cost]
        self.alliance_strength = 0
        self.alliance_symbols = [[0] * (KINDS + 1) for _ in alliances]
        self.alliance_uses = [[False] * len(PURPOSES) for _ in alliances]
        self.alliance_cross = [0] * len(alliances)
        for which, row in enumerate(alliances):
            for effect in rows(row, "effects"):
                if text(effect, "op") == "strength":
                    self.alliance_strength = whole(effect, "value")
                    continue
                kind = index(SYMBOLS, text(effect, "symbol"), "symbol")
                self.alliance_symbols[which][kind] = whole(effect, "value")
                self.alliance_cross[which] = number(effect, "final_cross")
                for use in texts(effect, "uses"):
                    self.alliance_uses[which][index(PURPOSES, use, "purpose")] = True

    # Numbers.

    def read_numbers(self, data: Table, players: int) -> None:
        tracks = table(data, "tracks")
        self.city_points = wholes(tracks, "city_points")
        self.city_first = whole(tracks, "city_first")
        self.space = [min(max(n - self.city_first, 0), len(self.city_points) - 1) for n in range(TOWNS + 1)]
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
        self.capitals = [index(CITIES, name, "city") for name in texts(wars, "capitals")]
        majors = rows(data, "major")
        if [text(row, "id") for row in majors] != MAJORS:
            raise BadData(f"the Major Cities must be {', '.join(MAJORS)}, in this order")
        self.major_capital = [index(CITIES, text(row, "capital"), "city") for row in majors]
        self.major_cities = [[index(CITIES, name, "city") for name in texts(row, "cities")] for row in majors]
        self.major_troops = [self.troops_of(row) for row in majors]
        self.major_total = [whole(row, "troops_total") for row in majors]
        self.major_agents = [whole(row, "agents") for row in majors]
        self.major_start = [whole(row, "start") for row in majors]
        self.major_family = [[index(self.card_names, name, "card") for name in texts(row, "family")] for row in majors]

    # Tables for payments.

    def make_symbols(self) -> None:
        """One row of symbols for each relief there can be: cards, tiles, printed rooms, and the bare sources."""
        table_of_rows = [symbols[:KINDS] for symbols in self.card_symbols]
        self.tile_row = len(table_of_rows)
        table_of_rows += [symbols[:KINDS] for symbols in self.city_symbols]
        table_of_rows += [self.cathedral_symbols[:KINDS]] * CATHEDRALS
        table_of_rows += [symbols[:KINDS] for symbols in self.own_symbols]
        self.room_row = len(table_of_rows)
        table_of_rows += [symbols[:KINDS] for symbols in self.room_symbols]
        self.gift_row = len(table_of_rows)
        gift = [0] * KINDS
        gift[CROWN] = max(self.bonus_crown)
        table_of_rows.append(gift)
        self.alliance_row = len(table_of_rows)
        table_of_rows += [symbols[:KINDS] for symbols in self.alliance_symbols]
        self.beg_row = len(table_of_rows)
        plea = [0] * KINDS
        plea[CROWN] = 1
        plea[FLORIN] = self.indulgence_florins
        table_of_rows.append(plea)
        self.sym = [n for row in table_of_rows for n in row]
        self.shows = [sum(1 << kind for kind, n in enumerate(row) if n) for row in table_of_rows]
        """The kinds of each row, as a mask."""
        self.packed = [pack([*row, 0]) | row[FLORIN] << WIDTH * (EITHER - 1) for row in table_of_rows]
        """The numbers of each row in one int, so that all kinds of many rows are added at once; florins on top."""
        for kind in range(CROWN, KINDS):
            counts = [row[kind] for row in table_of_rows]
            most = (BENCH + 2) * max(counts[: self.tile_row]) + sum(counts[self.tile_row :])
            if most > MOST:
                raise BadData(f"a palace could have {most} symbols of the kind {SYMBOLS[kind]}, more than {MOST}")
        self.florin_cards = {card for card in range(self.card_count) if self.card_symbols[card][FLORIN]}
        self.florin_cities = [city for city in self.cities if self.city_symbols[city][FLORIN]]
        self.arrow_tiles = [tile for tile in range(len(TILES)) if self.sym[(self.tile_row + tile) * KINDS + ARROW] > 0]

    def make_purposes(self) -> None:
        """Which reliefs besides courtiers and tiles may pay for what (V-4.4, V-6.5, V-13.6)."""
        self.special: list[list[int]] = []
        for purpose, name in enumerate(PURPOSES):
            found: list[int] = []
            if purpose < FOR_STEP:
                found += [R_ACTION, R_UNDER, R_PRINTED]
            if purpose == PATRONISE_ACTION:
                found.append(R_GIFT)
            if self.alliance_uses[OTTOMAN][purpose] and not self.duel:
                found.append(R_OTTOMAN)
            if self.alliance_uses[EMPIRE][purpose] and not self.duel:
                found.append(R_EMPIRE)
            if purpose < FOR_STEP or name in ("upkeep", "buy", "recruit", "alliance"):
                found.append(R_BEG)
            self.special.append(found)
        self.special_alone = [[r for r in found if r not in (R_OTTOMAN, R_EMPIRE)] for found in self.special]
        """The same without the bonuses of alliances, for whoever has none."""

    def name_axes(self, players: int) -> None:
        self.axes["holder"] = ["azure", "gules", "or", "vert", "argent"][:players] + (
            [f"major-{name}" for name in MAJORS] if self.duel else []
        )
        self.axes["city"] = CITIES
        self.axes["face"] = TILES[: T_CATHEDRAL + CATHEDRALS]
        self.axes["own_tile"] = OWN_TILES
        self.axes["tile"] = TILES
        self.axes["room"] = ROOMS
        self.axes["slot"] = SLOTS
        self.axes["spot"] = SPOTS
        self.axes["side"] = SIDES
        self.axes["card"] = self.card_names
        self.axes["item"] = ITEMS
        self.axes["action"] = ACTIONS
        self.axes["symbol"] = SYMBOLS
        self.axes["relief"] = RELIEFS
        self.axes["place"] = PLACES
        self.axes["alliance"] = ALLIANCES
        self.axes["bonus"] = BONUSES
        self.axes["major"] = MAJORS
        self.axes["army"] = ARMIES
        self.axes["warbonus"] = WAR_BONUSES
        self.axes["reason"] = REASONS
        self.axes["power"] = self.power_names
        self.axes["pawn"] = [f"cathedral-{n}" for n in range(1, CATHEDRALS + 1)]
