"""The book of one game of El Grande: the data files and the options compiled to ints."""

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.effects.nodes import VETO, Node, compile_node
from signoria.kernel.data import Table, index, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book
from signoria.kernel.title import SEATS


class SpainBook(Book):
    """Map, cards and set-up as the positions of one game see them."""

    def __init__(self, players: int, options: dict[str, object], data: Table, digest: str) -> None:
        super().__init__("elgrande", players, options, digest)
        mode = table(table(data, "players"), str(players))
        self.virtual = players if truth(mode, "virtual") else -1
        self.unplayed = ["virtual"] if self.virtual >= 0 else []
        self.colours = players + len(self.unplayed)
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
        self.axes["power"] = [str(value) for value in range(1, t.POWERS + 1)]
        self.axes["item"] = item_tokens(self.greys)
        self.axes["where"] = ["hand", "table", "pile", "fetched"]
        self.axes["origin"] = [self.places[t.COURT], *self.places[: t.REGIONS]]
        self.axes["dial"] = t.DIALS

    def read_map(self, data: Table) -> None:
        regions = rows(data, "region")
        abroad = [text(row, "id") for row in rows(data, "abroad")]
        if len(regions) != t.REGIONS or len(abroad) != 2:
            raise BadData(f"the map has {t.REGIONS} regions and two countries abroad")
        self.places = [text(row, "id") for row in regions] + ["tower", *abroad, "court", "province"]
        self.adjacent = [0] * t.PLACES
        self.points: list[int] = []
        for number, row in enumerate(regions):
            for name in texts(row, "adjacent"):
                self.adjacent[number] |= t.BIT[index(self.places[: t.REGIONS], name, "region")]
            for name in texts(row, "borders"):
                self.adjacent[index(self.places, name, "country")] |= t.BIT[number]
            self.points.extend(three(row))
        for a in range(t.REGIONS):
            for b in range(t.REGIONS):
                if (self.adjacent[a] >> b) & 1 != (self.adjacent[b] >> a) & 1:
                    raise BadData(f"{self.places[a]} and {self.places[b]} must name each other as adjacent, or neither")
        self.adjacent[t.TOWER] = t.ALL_REGIONS
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
        if [whole(row, "value") for row in powers] != list(range(1, t.POWERS + 1)):
            raise BadData(f"power cards must have the values 1 to {t.POWERS}")
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
        return any(node.op == VETO for node in self.nodes[first : first + self.card_nodes[card]])

    def read_greys(self, data: Table) -> None:
        greys = rows(data, "grey")
        if len(greys) != t.GREYS:
            raise BadData(f"there are {t.GREYS} grey cards, not {len(greys)}")
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
    return [str(value) for value in range(1, t.POWERS + 1)] + greys
