"""The book of one game of Tiletum: the data files and the options compiled to ints."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects.nodes import ADD, COLOUR, Plan, amounts_of, read_plan
from signoria.games.tiletum.titus.cards import CONDITION_WORDS, SELECTORS, Solo
from signoria.kernel.data import Table, index, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book
from signoria.kernel.step import Step

FAR: Final = 99


class EuropeBook(Book):
    """Board, map, tiles and cards as the positions of one game see them."""

    def __init__(self, players: int, options: dict[str, object], data: Table, digest: str) -> None:
        super().__init__("tiletum", players, options, digest)
        self.plans: list[Plan] = []
        self.read_switches(options)
        self.read_setup(data, players)
        self.read_track(data)
        self.read_player_board(data)
        self.read_map(data, players)
        self.read_cathedrals(data)
        self.read_kinds(data)
        self.read_tiles(data, players)
        self.read_fairs(data)
        self.solo = Solo(data, self.level)
        if self.level:
            self.automaton = 1
        self.name_axes()
        self.pawn_moves: list[list[int]] = []
        """The moves that the step of each pawn can offer on each space."""

    def read_switches(self, options: dict[str, object]) -> None:
        """The options of the table: the solo game, the random wheel, and the rulings that may be overturned."""
        self.level = t.LEVELS.index(str(options["solo"]))
        self.random_actions = options["random_actions"] is True
        self.stored_crests_count = options["fair_crests_count_storage"] is True
        self.sixth_counts = options["fair_filled_counts_building6"] is True
        self.king_refill = options["king_track_refill"] is True
        self.king_last_vp = options["king_track_round4_vp"] is True
        self.fair_before_reset = options["king_fair_before_reset"] is True
        self.same_may_equal = options["same_part_may_equal_named_part"] is True
        self.helper_stays = options["helper_keeps_its_space"] is True
        self.roof_after_bonus = options["roof_house_after_bonus"] is True

    def read_setup(self, data: Table, players: int) -> None:
        setup = table(data, "setup")
        self.round_count = whole(setup, "rounds")
        self.start_vp = whole(setup, "start_vp")
        self.bag = by_players(setup, "dice_per_colour", players)
        self.dice = [colour for colour in range(t.KINDS) for _ in range(self.bag)]
        """All dice in the bag, by colour."""
        self.rolled = by_players(setup, "dice_rolled", players)
        if self.rolled > self.bag * t.KINDS or self.rolled < players * whole(setup, "turns"):
            raise BadData("setup: dice_rolled must be enough for all turns, and no more than the bag holds")
        if whole(setup, "turns") != t.DICE_SLOTS or whole(setup, "fair_tiles") != self.round_count:
            raise BadData(f"setup: there are {t.DICE_SLOTS} turns in a round, and a fair tile for every round")
        self.start_goods = amounts_of(table(setup, "resources"))
        self.start_gold = wholes(setup, "gold")
        self.city_tiles = whole(setup, "city_tiles")
        self.house_supply = whole(setup, "house_supply")
        self.pillar_supply = whole(setup, "pillar_supply")
        for key in ("contract_offer", "character_offer"):
            if whole(setup, key) != t.OFFER:
                raise BadData(f"setup: {key} must be {t.OFFER}")
        wheel = table(data, "wheel")
        self.printed = [index(t.ACTIONS, name, "action") for name in texts(wheel, "actions")]
        if sorted(self.printed) != list(range(t.SECTORS)):
            raise BadData("wheel: actions must name each action once")
        self.change_gold = whole(wheel, "change_gold")
        self.most_points = whole(wheel, "points")
        self.corruption = wholes(table(data, "corruption"), "values")
        self.tokens_down = whole(setup, "corruption_tokens")
        if self.tokens_down != t.DICE_SLOTS or len(self.corruption) < self.tokens_down or min(self.corruption) < 0:
            raise BadData("corruption: there must be a token of 0 or more for every turn of a round")
        # price of changing a die from one value to another: the shorter way round (T-5.2)
        self.price = [0] * (t.FACES * t.FACES)
        for a in range(t.FACES):
            for b in range(t.FACES):
                away = abs(a - b)
                self.price[a * t.FACES + b] = self.change_gold * min(away, t.FACES - away)

    def read_track(self, data: Table) -> None:
        spaces = rows(data, "king_space")
        self.track_vp = [whole(row, "vp") for row in spaces]
        starts = [number for number, row in enumerate(spaces) if truth(row, "start")]
        if len(starts) != 1 or self.track_vp != sorted(self.track_vp):
            raise BadData("king_space: one space is the start, and points rise from left to right")
        self.track_start = starts[0]
        self.track_end = len(spaces) - 1
        self.last_round_vp = whole(table(data, "king"), "last_round_vp")

    def read_player_board(self, data: Table) -> None:
        player = table(data, "player")
        if whole(player, "storage") != t.STORAGE or whole(player, "dice_slots") != t.DICE_SLOTS:
            raise BadData(f"player: storage must be {t.STORAGE} and dice_slots {t.DICE_SLOTS}")
        self.contract_vp = wholes(player, "contract_vp")
        pillars = player.get("contract_pillars")
        if (
            len(self.contract_vp) != t.CONTRACT_SPACES
            or not isinstance(pillars, list)
            or len(pillars) != t.CONTRACT_SPACES
        ):
            raise BadData(f"player: there are {t.CONTRACT_SPACES} contract spaces")
        self.contract_pillar = [1 if pillar is True else 0 for pillar in pillars]
        self.read_buildings(data)
        self.offer_cost = wholes(table(data, "contract_offer"), "cost")
        if len(self.offer_cost) != t.OFFER or min(self.offer_cost) < 1:
            raise BadData(f"contract_offer: cost has {t.OFFER} numbers of at least 1")

    def read_buildings(self, data: Table) -> None:
        buildings = rows(data, "building")
        if len(buildings) != t.BUILDINGS:
            raise BadData(f"there are {t.BUILDINGS} buildings, not {len(buildings)}")
        self.rooms = [whole(row, "rooms") for row in buildings]
        self.bonus_ap = [whole(row, "bonus_ap") for row in buildings]
        self.crest_food = [whole(row, "food") for row in buildings]
        self.crest_plan = [self.plan(row) for row in buildings]
        if min(self.rooms[: t.ROOMED]) < 1 or max(self.rooms) > t.FLOORS or self.rooms[t.ROOMED] != 0:
            raise BadData("building: the first five have one to three rooms, the last one has none")
        self.room_list = [b * t.FLOORS + f for b in range(t.ROOMED) for f in range(self.rooms[b])]
        """The rooms that exist: three numbers for each building, one for each floor it could have."""
        scoring = table(data, "scoring")
        self.completed_vp = wholes(scoring, "completed")
        self.resources_per = whole(scoring, "resources_per")
        if len(self.completed_vp) != t.BUILDINGS + 1 or self.resources_per < 1:
            raise BadData(
                f"scoring: completed has points for 0 to {t.BUILDINGS} buildings, resources_per is at least 1"
            )

    def read_map(self, data: Table, players: int) -> None:
        spaces = rows(data, "space")
        if [text(row, "id") for row in spaces] != t.SPACES:
            raise BadData(f"the spaces must be {', '.join(t.SPACES)}, in this order")
        self.house_city: list[int] = []
        """The city of each house space, usable or not."""
        self.house_plan: list[Plan] = []
        self.houses_in: list[list[int]] = []
        """The house spaces of each city that can be used with so many players."""
        self.tile_here: list[bool] = []
        self.pillar_spaces: list[int] = []
        names: list[str] = []
        for number, row in enumerate(spaces):
            if (text(row, "kind") == "city") != (number < t.CITIES):
                raise BadData(f"space {t.SPACES[number]}: its kind is city or road, as in the printed game")
            usable: list[int] = []
            if len(rows(row, "houses")) > t.HOUSE_SPACES:
                raise BadData(f"space {t.SPACES[number]}: a city has at most {t.HOUSE_SPACES} house spaces")
            for place, house in enumerate(rows(row, "houses")):
                if whole(house, "players") <= players:
                    usable.append(len(self.house_city))
                names.append(f"{t.SPACES[number]}-{place + 1}")
                self.house_city.append(number)
                self.house_plan.append(self.plan(house))
            self.houses_in.append(usable)
            self.tile_here.append("bonus_tile" in row and whole(row, "bonus_tile") <= players)
            self.pillar_spaces.append(whole(row, "pillars") if "pillars" in row else 0)
        self.axes["house"] = names
        rewards = [plan.spelled() for plan in self.house_plan]
        self.house_key = [rewards.index(reward) for reward in rewards]
        """Equal for house spaces that give the same."""
        if len(self.houses_in[0]) < players:
            raise BadData("space tiletum: there must be a house space for every player")
        self.around: list[list[int]] = [[] for _ in range(t.PLACES)]
        for row in rows(data, "edge"):
            ends = texts(row, "between")
            if len(ends) != 2 or ends[0] == ends[1]:
                raise BadData(f"edge: between names two spaces, not {ends!r}")
            a = index(t.SPACES, ends[0], "space")
            b = index(t.SPACES, ends[1], "space")
            if b in self.around[a]:
                raise BadData(f"edge {ends[0]}, {ends[1]}: it is there twice")
            self.around[a].append(b)
            self.around[b].append(a)
        for near in self.around:
            near.sort()
        self.measure()

    def measure(self) -> None:
        """Distances, and for every pair of spaces the one before the last on the way that comes first."""
        self.distance = [FAR] * (t.PLACES * t.PLACES)
        self.via = [-1] * (t.PLACES * t.PLACES)
        self.adjacent = [False] * (t.PLACES * t.PLACES)
        for start in range(t.PLACES):
            row = start * t.PLACES
            self.distance[row + start] = 0
            reached = [start]
            for here in reached:
                for there in self.around[here]:
                    if self.distance[row + there] == FAR:
                        self.distance[row + there] = self.distance[row + here] + 1
                        reached.append(there)
            if len(reached) < t.PLACES:
                raise BadData(f"edge: not every space can be reached from {t.SPACES[start]}")
            for there in range(t.PLACES):
                for here in self.around[there]:
                    if self.distance[row + here] == self.distance[row + there] - 1:
                        self.via[row + there] = here
                        break
            for there in self.around[start]:
                self.adjacent[row + there] = True

    def read_cathedrals(self, data: Table) -> None:
        cathedrals = rows(data, "cathedral")
        if [text(row, "city") for row in cathedrals] != t.CATHEDRALS:
            raise BadData(f"the cathedrals must be {', '.join(t.CATHEDRALS)}, in this order")
        self.cathedral_city = [t.SPACES.index(name) for name in t.CATHEDRALS]
        self.cathedral_at = [-1] * t.PLACES
        for number, city in enumerate(self.cathedral_city):
            self.cathedral_at[city] = number
        self.cathedral_vp = [wholes(row, "vp") for row in cathedrals]
        for number, city in enumerate(self.cathedral_city):
            if len(self.cathedral_vp[number]) != self.pillar_spaces[city]:
                raise BadData(f"cathedral {t.SPACES[city]}: there are as many tiles as pillar spaces")
            if self.cathedral_vp[number] != sorted(self.cathedral_vp[number], reverse=True):
                raise BadData(f"cathedral {t.SPACES[city]}: the tile with most points lies on top")
        costs = rows(data, "cost_tile")
        if len(costs) != len(t.CATHEDRALS):
            raise BadData(f"there are {len(t.CATHEDRALS)} cost tiles, not {len(costs)}")
        self.axes["cost"] = [text(row, "id") for row in costs]
        self.cost_stone = [whole(row, "stone") if "stone" in row else -1 for row in costs]
        """Stone of a contribution, -1 for the cathedral that is not built."""
        self.cost_vp = [whole(row, "vp") if "vp" in row else 0 for row in costs]
        if sum(1 for stone in self.cost_stone if stone < 0) != 1:
            raise BadData("cost_tile: exactly one has no stone, its cathedral is not built")
        self.fair_cities = [index(t.SPACES[: t.CITIES], text(row, "city"), "city") for row in rows(data, "city_tile")]
        if len(set(self.fair_cities)) < max(len(self.fair_cities), self.city_tiles):
            raise BadData("city_tile: the cities differ, and there are enough of them")

    def read_kinds(self, data: Table) -> None:
        """Helpers, contracts, crests and characters: what is printed on each."""
        check_ids(data, "helper", t.HELPERS)
        check_ids(data, "contract", t.CONTRACT_KINDS)
        check_ids(data, "crest", t.CRESTS)
        check_ids(data, "person", t.PERSONS)
        check_ids(data, "bonus", t.BONUSES)
        self.helper_plan = [self.plan(row) for row in rows(data, "helper")]
        if not all(plan.nodes for plan in self.helper_plan):
            raise BadData("helper: each has an effect")
        self.read_contracts(rows(data, "contract"))
        self.person_action = [
            index(t.ACTIONS[: t.TRADES], text(row, "action"), "action") for row in rows(data, "person")
        ]
        self.bonus_plan = [self.plan(row) for row in rows(data, "bonus")]
        if len(self.bonus_plan) != t.BONUS_COUNT:
            raise BadData(f"there are {t.BONUS_COUNT} kinds of character bonus")
        alone = [plan.number for plan in self.helper_plan if len(plan.nodes) == 1]
        for plan in self.plans:
            if plan.number not in alone and [node for node in plan.nodes if node.op in (ADD, COLOUR)]:
                raise BadData("add_ap and change_colour are for a helper that does nothing else")
        self.tile_class = [class_of(tile) for tile in range(len(t.TILES))]

    def read_contracts(self, contracts: list[Table]) -> None:
        """What is paid, points and bonuses."""
        self.contract_cost: list[list[int]] = []
        self.contract_same: list[int] = []
        for row in contracts:
            cost = dict(table(row, "cost"))
            same = cost.pop("same", 0)
            if not isinstance(same, int) or isinstance(same, bool) or same < 0:
                raise BadData(f"contract {row['id']!r}: same must be a whole number")
            self.contract_same.append(same)
            self.contract_cost.append(amounts_of(cost))
        self.contract_points = [whole(row, "vp") for row in contracts]
        self.contract_plan = [self.plan(row) for row in contracts]

    def read_tiles(self, data: Table, players: int) -> None:
        """The tiles of a game with so many players (T-2.2), each by what is printed on it."""
        self.bonus_tiles = [tile_of(row) for row in rows(data, "bonus_tile") if whole(row, "players") <= players]
        self.contract_tiles = [tile_of(row) for row in rows(data, "contract_tile") if whole(row, "players") <= players]
        if [tile for tile in self.contract_tiles if not t.CONTRACT_TILE <= tile < t.PERSON_TILE]:
            raise BadData("contract_tile: each is a contract or a crest")
        self.character_tiles: list[int] = []
        for row in rows(data, "character_tile"):
            person = index(t.PERSONS, text(row, "person"), "person")
            bonus = index(t.BONUSES, text(row, "bonus"), "bonus")
            if whole(row, "players") <= players:
                self.character_tiles.append(t.PERSON_TILE + person * t.BONUS_COUNT + bonus)
        needed = t.SECTORS + 1 + sum(1 for here in self.tile_here if here)
        if len(self.bonus_tiles) < needed:
            raise BadData(f"bonus_tile: {players} players need at least {needed} to set up")
        if len(self.contract_tiles) < t.OFFER or len(self.character_tiles) < t.OFFER:
            raise BadData(f"contract_tile and character_tile: there must be at least {t.OFFER} of each")

    def read_fairs(self, data: Table) -> None:
        fairs = rows(data, "fair")
        if len(fairs) != self.round_count:
            raise BadData(f"there are {self.round_count} fairs, not {len(fairs)}")
        self.fair_vp = [whole(row, "vp") for row in fairs]
        self.first_fair = index(t.SPACES[: t.CITIES], text(fairs[0], "city"), "city")
        if self.first_fair in self.fair_cities:
            raise BadData("city_tile: the city of the first fair has none, its fair is printed")
        check_ids(data, "fair_tile", t.FAIRS)
        tiles = rows(data, "fair_tile")
        self.fair_tile_vp = [whole(row, "vp") for row in tiles]
        self.fair_counts = [[index(t.COUNTS.names, name, "count") for name in texts(row, "counts")] for row in tiles]

    def name_axes(self) -> None:
        self.axes["resource"] = t.RESOURCES
        self.axes["colour"] = t.COLOURS
        self.axes["die"] = [f"{colour}-{value + 1}" for colour in t.COLOURS for value in range(t.FACES)]
        self.axes["action"] = t.ACTIONS
        self.axes["sector"] = [str(number + 1) for number in range(t.SECTORS)]
        self.axes["space"] = t.SPACES
        self.axes["city"] = t.SPACES[: t.CITIES]
        self.axes["cathedral"] = t.CATHEDRALS
        self.axes["pawn"] = t.PAWNS
        self.axes["tile"] = t.TILES
        self.axes["helper"] = t.HELPERS
        self.axes["contract"] = t.CONTRACT_KINDS
        self.axes["crest"] = t.CRESTS
        self.axes["person"] = t.PERSONS
        self.axes["bonus"] = t.BONUSES
        self.axes["fair"] = t.FAIRS
        self.axes["slot"] = [str(number + 1) for number in range(t.STORAGE)]
        self.axes["die_slot"] = [str(number + 1) for number in range(t.DICE_SLOTS)]
        self.axes["offer"] = [str(number + 1) for number in range(t.OFFER)]
        self.axes["contract_space"] = [str(number + 1) for number in range(t.CONTRACT_SPACES)]
        self.axes["building"] = [str(number + 1) for number in range(t.BUILDINGS)]
        self.axes["room"] = t.ROOMS
        self.axes["housing"] = [str(number + 1) for number in range(t.ROOMED)]
        self.axes["trade"] = t.ACTIONS[: t.TRADES]
        self.axes["decree"] = t.DECREES
        self.axes["challenge"] = t.CHALLENGES
        self.axes["condition"] = CONDITION_WORDS
        self.axes["wanted"] = SELECTORS.names

    def plan(self, row: Table) -> Plan:
        """Compile the effects of a row and keep them under a number."""
        plan = read_plan(row)
        plan.number = len(self.plans)
        self.plans.append(plan)
        return plan

    def tabulate(self, merchant: Step, architect: Step) -> None:
        """The moves that a pawn step can offer on each space: neighbours, and what may be done in a city."""
        for step in (merchant, architect):
            self.pawn_moves += [moves_on(step, space, self.around[space]) for space in range(t.PLACES)]


def moves_on(step: Step, space: int, around: list[int]) -> list[int]:
    first_word = 0 if space < t.CITIES else 2
    words = [step.base + t.PLACES + word for word in range(first_word, 3)]
    return [step.base + there for there in around] + words


def by_players(row: Table, key: str, players: int) -> int:
    """The number for 2, 3 or 4 players."""
    numbers = wholes(row, key)
    if len(numbers) != 3:
        raise BadData(f"{key} has a number for 2, for 3 and for 4 players")
    return numbers[players - 2]


def check_ids(data: Table, key: str, known: list[str]) -> None:
    """The entries of a vocabulary: moves and records name them, so a data pack cannot change them."""
    found = [text(row, "id") for row in rows(data, key)]
    if found != known:
        raise BadData(f"{key}: the ids must be {', '.join(known)}, in this order")


def class_of(tile: int) -> int:
    if tile < t.CONTRACT_TILE:
        return t.HAS_HELPER
    if tile < t.CREST_TILE:
        return t.HAS_CONTRACT
    return t.HAS_CREST if tile < t.PERSON_TILE else t.HAS_CHARACTER


def tile_of(row: Table) -> int:
    """The number of a bonus or contract tile by what it shows."""
    if "helper" in row:
        return index(t.HELPERS, text(row, "helper"), "helper")
    if "contract" in row:
        return t.CONTRACT_TILE + index(t.CONTRACT_KINDS, text(row, "contract"), "contract")
    return t.CREST_TILE + index(t.CRESTS, text(row, "crest"), "crest")
