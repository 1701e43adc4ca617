"""The book of one game of El Grande: the data files and the options compiled to ints."""

from typing import Final

from signoria.games.elgrande.terms import ALL_REGIONS, BIT, GREYS, PLACES, POWERS, REGIONS, TOWER
from signoria.kernel.data import Table, index, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book
from signoria.kernel.title import SEATS

ALL: Final = 99
"""The count of a node that takes whatever is there."""

OWN: Final = 0
OPPOSING: Final = 1
ANY: Final = 2
OWNERS: Final = ["own", "opposing", "any"]

OPS: Final = [
    "none",
    "either",
    "move_caballeros",
    "place_from_court",
    "recruit",
    "return_to_province",
    "secret_return_to_province",
    "secret_evict",
    "score_regions",
    "score_tower",
    "score_secret_unique",
    "set_scoring_tile",
    "retrieve_power_card",
    "move_grande",
    "move_king",
    "swap_king_grande",
    "allow_kings_region",
    "veto_token",
    "extra_placement",
    "recall_to_court",
]

# Destinations of move_king and move_grande.
ANY_REGION: Final = 0
ADJACENT_REGION: Final = 1
ABROAD: Final = 2
BESIDE_TOWER: Final = 3
FEWEST: Final = 4
WITH_GRANDE: Final = 5
DESTINATIONS: Final = [
    "any_region",
    "adjacent_region",
    "abroad",
    "beside_tower",
    "fewest_caballeros",
    "region_with_grande",
]

# How score_regions selects.
BY_VALUE: Final = 0
BY_CHOICE: Final = 1
BY_TOTAL: Final = 2
BY_ALL: Final = 3
SELECTIONS: Final = ["first_value", "choice", "caballero_total", "all"]


class Node:
    """One effect of a card, its words turned into numbers once and for all."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.count = 0
        self.owner = OWN
        self.up_to = False
        self.one_region = False
        self.to_neighbour = False
        self.tower = False
        self.tower_only = False
        self.from_regions = False
        self.from_court = False
        self.chooser_active = False
        self.least = 0
        self.everybody = False
        self.select = BY_ALL
        self.values: list[int] = []
        self.most = False
        self.first_only = False
        self.from_table = False
        self.grey = False
        self.destination = ANY_REGION
        self.escort = 0
        self.joust = False
        self.options: list[int] = []
        """The first node and the number of nodes of each option of `either`, in pairs."""


class SpainBook(Book):
    """Map, cards and set-up as the positions of one game see them."""

    def __init__(self, players: int, options: dict[str, object], data: Table, digest: str) -> None:
        super().__init__("elgrande", players, options, digest)
        mode = table(table(data, "players"), str(players))
        self.virtual = players if truth(mode, "virtual") else -1
        self.colours = players + 1 if self.virtual >= 0 else players
        self.scoring_places = whole(mode, "scoring_places")
        merged = text(mode, "merged")
        self.merged = merged == "must" or (merged == "may" and options["merged"] is True)
        self.with_grey = options["grey"] is True
        self.regency = options["regency"] is True
        self.caballeros = whole(table(data, "pieces"), "caballeros")
        self.read_map(data)
        self.read_setup(data, options)
        self.nodes: list[Node] = [Node(0)]
        self.read_cards(data, options)
        self.read_greys(data)
        self.axes["colour"] = SEATS[: self.colours]
        self.axes["place"] = self.places
        self.axes["card"] = self.cards
        self.axes["grey"] = self.greys
        self.axes["table"] = self.tables
        self.axes["power"] = [str(value) for value in range(1, POWERS + 1)]
        self.axes["item"] = item_tokens(self.greys)
        self.axes["where"] = ["hand", "table", "pile", "fetched"]

    def read_map(self, data: Table) -> None:
        regions = rows(data, "region")
        abroad = [text(row, "id") for row in rows(data, "abroad")]
        if len(regions) != REGIONS or len(abroad) != 2:
            raise BadData(f"the map has {REGIONS} regions and two countries abroad")
        self.places = [text(row, "id") for row in regions] + ["tower", *abroad, "court", "province"]
        self.adjacent = [0] * PLACES
        self.points: list[int] = []
        for number, row in enumerate(regions):
            for name in texts(row, "adjacent"):
                self.adjacent[number] |= BIT[index(self.places[:REGIONS], name, "region")]
            for name in texts(row, "borders"):
                self.adjacent[index(self.places, name, "country")] |= BIT[number]
            self.points.extend(three(row))
        for a in range(REGIONS):
            for b in range(REGIONS):
                if (self.adjacent[a] >> b) & 1 != (self.adjacent[b] >> a) & 1:
                    raise BadData(f"{self.places[a]} and {self.places[b]} must name each other as adjacent, or neither")
        self.adjacent[TOWER] = ALL_REGIONS
        self.points.extend(three(table(data, "tower")))
        tables = rows(data, "table")
        self.tables = [text(row, "id") for row in tables]
        self.table_points: list[int] = []
        for row in tables:
            self.table_points.extend(three(row))
        bonus = table(data, "bonus")
        self.king_bonus = whole(bonus, "king")
        self.grande_bonus = whole(bonus, "grande")

    def read_setup(self, data: Table, options: dict[str, object]) -> None:
        powers = rows(data, "power")
        if [whole(row, "value") for row in powers] != list(range(1, POWERS + 1)):
            raise BadData(f"power cards must have the values 1 to {POWERS}")
        self.summons = [whole(row, "caballeros") for row in powers]
        start = table(data, "start")
        self.start_court = whole(start, "court")
        self.start_home = whole(start, "with_grande")
        if self.start_court + self.start_home + whole(start, "province") != self.caballeros:
            raise BadData(f"court, home region and province must start with {self.caballeros} caballeros together")
        schedule = table(table(data, "schedule"), "short" if options["short"] is True else "full")
        self.rounds = wholes(schedule, "rounds")
        after = wholes(schedule, "scoring_after")
        self.scoring_after = [number in after for number in self.rounds]
        virtual = table(data, "virtual")
        self.arrival_cards = whole(virtual, "region_cards")
        self.arrival_each = whole(virtual, "caballeros_per_card")
        self.grey_deal = whole(table(data, "grey_module"), "deal")

    def read_cards(self, data: Table, options: dict[str, object]) -> None:
        """All 55 cards have numbers; the decks list those that these options put on the table."""
        veterans = options["veteran"]
        assert isinstance(veterans, list)
        replaced = texts(table(data, "regency"), "replaces") if self.regency else []
        self.cards: list[str] = []
        self.card_deck: list[int] = []
        self.card_module: list[str] = []
        self.card_caballeros: list[int] = []
        self.card_first: list[int] = []
        self.card_nodes: list[int] = []
        self.base: list[list[int]] = [[], [], [], [], []]
        self.added: list[list[int]] = [[], [], [], [], []]
        for number, row in enumerate(rows(data, "card")):
            name = text(row, "id")
            deck = whole(row, "deck") - 1
            if not 0 <= deck < 5:
                raise BadData(f"card {name!r}: decks are numbered 1 to 5")
            self.cards.append(name)
            self.card_deck.append(deck)
            self.card_caballeros.append(whole(row, "caballeros"))
            first = self.add_nodes(rows(row, "effect"))
            self.card_first.append(first)
            self.card_nodes.append(len(rows(row, "effect")))
            module = text(row, "module")
            self.card_module.append(module)
            if (module == "base" and name not in replaced) or (module == "regency" and self.regency):
                self.base[deck].append(number)
            elif module == "veteran" and name in veterans:
                self.added[deck].append(number)
        # Piles as they lie on the table: decks 2 and 3 may be one.
        self.piles: list[list[int]] = [[0], [1, 2], [3], [4]] if self.merged else [[0], [1], [2], [3], [4]]
        self.vetoes = [sum(self.is_veto(card) for deck in pile for card in self.deck(deck)) for pile in self.piles]
        """How many Vetoes each pile holds."""
        for pile in self.piles:
            size = sum(len(self.base[deck]) for deck in pile)
            if 1 < size < len(self.rounds):
                raise BadData(f"deck {pile[0] + 1} has fewer cards than there are rounds")

    def deck(self, number: int) -> list[int]:
        """The cards that may come from a deck: its own, and the veteran cards that are exchanged for some of them."""
        return self.base[number] + self.added[number]

    def is_veto(self, card: int) -> bool:
        first = self.card_first[card]
        return any(node.op == OPS.index("veto_token") for node in self.nodes[first : first + self.card_nodes[card]])

    def read_greys(self, data: Table) -> None:
        greys = rows(data, "grey")
        if len(greys) != GREYS:
            raise BadData(f"there are {GREYS} grey cards, not {len(greys)}")
        self.greys = [text(row, "id") for row in greys]
        self.grey_value = [whole(row, "value") for row in greys]
        self.grey_first = [self.add_nodes(rows(row, "effect")) for row in greys]
        self.grey_nodes = [len(rows(row, "effect")) for row in greys]

    def add_nodes(self, effects: list[Table]) -> int:
        """Compile a list of effects to neighbouring nodes; the number of the first."""
        fresh = [compile_node(effect) for effect in effects]
        first = len(self.nodes)
        self.nodes.extend(fresh)
        for node, effect in zip(fresh, effects, strict=True):
            options = effect.get("options", [])
            assert isinstance(options, list)
            for option in options:
                at = self.add_nodes(option)
                node.options.extend([at, len(option)])
        return first


def three(row: Table) -> list[int]:
    points = wholes(row, "scoring")
    if len(points) != 3:
        raise BadData(f"a scoring table has three places, not {points!r}")
    return points


def item_tokens(greys: list[str]) -> list[str]:
    """Power cards and grey cards in one vocabulary, for what may be taken back."""
    return [str(value) for value in range(1, POWERS + 1)] + greys


def compile_node(effect: Table) -> Node:
    node = Node(index(OPS, text(effect, "op"), "op"))
    count = effect.get("count", 0)
    if count == "all":
        count = ALL
    if not isinstance(count, int):
        raise BadData(f"count must be a whole number or 'all', not {count!r}")
    node.count = count
    node.up_to = truth(effect, "up_to")
    node.tower = truth(effect, "tower")
    node.grey = truth(effect, "grey")
    if "owner" in effect:
        node.owner = index(OWNERS, text(effect, "owner"), "owner")
    source = effect.get("from")
    node.one_region = source == "one_region"
    if isinstance(source, list):
        node.from_regions = "regions" in source
        node.from_court = "court" in source
    destination = effect.get("to")
    node.to_neighbour = destination == "one_adjacent_region"
    if isinstance(destination, str) and destination in DESTINATIONS:
        node.destination = DESTINATIONS.index(destination)
    node.tower_only = effect.get("where") == "tower_only"
    node.chooser_active = effect.get("chooser") == "active"
    node.everybody = effect.get("who") == "all_players"
    if "min_in_region" in effect:
        node.least = whole(effect, "min_in_region")
    node.from_table = effect.get("scope") == "played"
    node.first_only = effect.get("places") == "first_only"
    if "select" in effect:
        select = table(effect, "select")
        node.select = index(SELECTIONS, text(select, "by"), "selection")
        if node.select == BY_VALUE:
            node.values = wholes(select, "values")
        node.most = select.get("extreme") == "max"
        if not truth(select, "ignore_empty", True):
            raise BadData("score_regions: ignore_empty must be true; an empty region is never selected by its total")
    for rider in rows(effect, "riders"):
        if text(rider, "op") == "escort":
            node.escort = whole(rider, "count")
        else:
            node.joust = True
    return node
