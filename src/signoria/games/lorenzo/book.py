"""The book of one game of Lorenzo il Magnifico: the data files and the options compiled to ints."""

from typing import Final

from signoria.games.lorenzo.terms import (
    CARDS,
    FLOORS,
    GAIN_SOURCES,
    GOODS,
    LEADERS,
    MARKET,
    MEMBERS,
    MILITARY,
    PALACE,
    SLOTS,
    SPACES,
    STOCK,
    TYPES,
)
from signoria.kernel.data import Table, index, maybe, rows, table, text, texts, truth, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book

OPS: Final = [
    "gain",
    "gain_per_card",
    "gain_per_point",
    "exchange",
    "bonus_take_card",
    "bonus_harvest",
    "bonus_production",
    "action_value",
    "discount",
    "deny_floor_bonus",
    "member_value",
    "set_member_value",
    "place_in_occupied_spaces",
    "waive_tower_fee",
    "waive_territory_military_requirement",
    "multiply_immediate_gain",
    "church_support_bonus",
    "copy_leader",
    "gain_penalty",
    "forbid_area",
    "servants_per_point",
    "delay_first_turn",
    "no_endgame_score",
    "endgame_loss",
]
O_GAIN: Final = 0
O_PER_CARD: Final = 1
O_PER_POINT: Final = 2
O_EXCHANGE: Final = 3
O_BONUS_CARD: Final = 4
O_BONUS_HARVEST: Final = 5
O_BONUS_PRODUCTION: Final = 6
O_ACTION_VALUE: Final = 7
O_DISCOUNT: Final = 8
O_NO_FLOOR_BONUS: Final = 9
O_MEMBER_VALUE: Final = 10
O_SET_VALUE: Final = 11
O_OCCUPIED: Final = 12
O_NO_FEE: Final = 13
O_NO_SLOT: Final = 14
O_FACTOR: Final = 15
O_CHURCH: Final = 16
O_COPY: Final = 17
O_PENALTY: Final = 18
O_FORBID: Final = 19
O_RATE: Final = 20
O_LATE: Final = 21
O_NO_SCORE: Final = 22
O_LOSS: Final = 23

# What an action_value node is about.
TAKE_CARD: Final = 0
HARVEST: Final = 1
PRODUCTION: Final = 2
WORKS: Final = ["take_card", "harvest", "production"]

# Final scoring: what a tile wipes out, and what it counts against the owner.
CATEGORIES: Final = ["territories", "characters", "ventures"]
BASES: Final = [
    "vp_before_final_scoring",
    "military_points",
    "wood_and_stone_in_printed_building_costs",
    "resources_in_supply",
]

# Whose value a member_value or set_member_value node concerns.
COLOURED: Final = 0
NEUTRAL_ONLY: Final = 1
ONE_COLOURED: Final = 2
WHOSE: Final = ["coloured", "neutral", "one_coloured"]


class Node:
    """One effect, its words turned into numbers."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.amounts: list[int] = []
        self.kind = -1
        """A card type, a good, a category or a basis, as the op needs."""
        self.per = 1
        self.value = 0
        self.types = 0
        """Card types as a mask."""
        self.pays: list[list[int]] = []
        self.gains: list[list[int]] = []
        """Payment and gain of each option of an exchange."""
        self.discounts: list[list[int]] = []
        self.with_cards = True
        self.work = TAKE_CARD
        self.whose = COLOURED
        self.goods = 0
        """Kinds of goods, or floors, as a mask."""


def amounts_of(row: Table) -> list[int]:
    found = [0] * len(GOODS)
    for name in row:
        found[index(GOODS, name, "good")] = whole(row, name)
    return found


def bill_of(pay: list[int]) -> list[int]:
    bill: list[int] = []
    for good, n in enumerate(pay):
        if n:
            bill.extend([good, n])
    return bill


def pairs(numbers: list[int]) -> list[tuple[int, int]]:
    """What is not zero: index and number."""
    return [(i, n) for i, n in enumerate(numbers) if n]


def asks_of(pay: list[int], military: int) -> list[tuple[int, int]]:
    return pairs([max(n, military) if good == MILITARY else n for good, n in enumerate(pay)])


def mask_of(names: list[str], known: list[str], what: str) -> int:
    mask = 0
    for name in names:
        mask |= 1 << index(known, name, what)
    return mask


def compile_node(effect: Table) -> Node:
    node = Node(index(OPS, text(effect, "op"), "op"))
    node.amounts = amounts_of(maybe(effect, "amounts"))
    if "card_type" in effect:
        node.kind = index(TYPES, text(effect, "card_type"), "card type")
    if "counter" in effect:
        node.kind = index(GOODS, text(effect, "counter"), "good")
    if "per" in effect:
        node.per = whole(effect, "per")
    for key in ("value", "delta", "loss", "rate", "factor", "vp"):
        if key in effect:
            node.value = whole(effect, key)
    node.types = mask_of(texts(effect, "card_types"), TYPES, "card type") if "card_types" in effect else 15
    node.with_cards = truth(effect, "card_bonuses_apply", True)
    if "action" in effect:
        node.work = index(WORKS, text(effect, "action"), "action")
    if "members" in effect:
        node.whose = index(WHOSE, text(effect, "members"), "members")
    if "resources" in effect:
        node.goods = mask_of(texts(effect, "resources"), GOODS, "good")
    if "floors" in effect:
        for floor in wholes(effect, "floors"):
            node.goods |= 1 << (floor - 1)
    if "category" in effect:
        node.kind = index(CATEGORIES, text(effect, "category"), "category")
    if "basis" in effect:
        node.kind = index(BASES, text(effect, "basis"), "basis")
    read_options(node, effect)
    return node


def read_options(node: Node, effect: Table) -> None:
    if node.op == O_EXCHANGE:
        for option in rows(effect, "options"):
            node.pays.append(amounts_of(table(option, "pay")))
            node.gains.append(amounts_of(table(option, "gain")))
    elif node.op == O_DISCOUNT:
        node.discounts = [amounts_of(option) for option in rows(effect, "options")]
    elif node.op == O_BONUS_CARD:
        node.discounts = [amounts_of(option) for option in rows(effect, "discount_options")]
        if len(node.discounts) > 1:
            raise BadData("bonus_take_card: a choice between discounts is not in the vocabulary")


class FlorenceBook(Book):
    """Board, cards, leaders and tiles as the positions of one game see them."""

    def __init__(self, players: int, options: dict[str, object], data: Table, digest: str) -> None:
        super().__init__("lorenzo", players, options, digest)
        self.advanced = options["mode"] == "advanced"
        self.read_switches(options)
        self.nodes: list[Node] = []
        self.read_board(data, players)
        self.read_setup(data)
        self.read_cards(data)
        self.read_leaders(data)
        self.read_tiles(data)
        self.axes["stock"] = GOODS[:STOCK]
        self.axes["good"] = GOODS
        self.axes["member"] = MEMBERS
        self.axes["coloured"] = MEMBERS[:3]
        self.axes["space"] = SPACES
        self.axes["floor"] = SPACES[:FLOORS]
        self.axes["type"] = TYPES
        self.axes["holding"] = [f"{kind}-{slot}" for kind in TYPES for slot in range(1, SLOTS + 1)]

    def read_switches(self, options: dict[str, object]) -> None:
        """The rulings that a published FAQ may overturn, as options (L-17)."""
        self.strict_pass = options["pass_rule"] == "strict"
        self.bonus_counts = options["action_bonus_counts_for_member_minimum"] is True
        self.optional_raise = options["positive_modifiers_optional"] is True
        self.rank_at_zero = options["military_ranking_at_zero"] is True
        self.waiver_covers_bonus = options["fee_waiver_covers_bonus_actions"] is True
        self.double_first = options["double_before_penalty"] is True
        sources = options["gain_penalty_sources"]
        assert isinstance(sources, list)
        self.penalised = [name in sources for name in GAIN_SOURCES]
        self.exchange_penalised = options["exchange_gains_are_penalised"] is True
        self.makeup_optional = options["makeup_turn_optional"] is True
        self.capped = options["surplus_track_points_lost"] is True
        self.church_in_last = options["church_bonus_in_last_report"] == "requirement_met"
        self.declinable = options["gains_may_be_declined"] is True

    def read_board(self, data: Table, players: int) -> None:
        board = table(data, "board")
        self.round_count = whole(board, "rounds")
        self.fee = whole(table(board, "fee"), "coins")
        limits = table(board, "track_max")
        self.track = [whole(limits, "military"), whole(limits, "faith")]
        self.faith_vp = wholes(board, "faith_vp")
        self.faith_required = wholes(board, "faith_required")
        self.slot_military = wholes(board, "slot_military")
        self.free_slots = sum(1 for need in self.slot_military if need == 0)
        towers = rows(data, "tower")
        if [text(tower, "id") for tower in towers] != TYPES:
            raise BadData(f"the towers must be {', '.join(TYPES)}, in this order")
        self.value: list[int] = []
        self.space_node: list[int] = []
        """The gain of each space, -1 for none: floor bonuses, market, palace."""
        self.open: list[bool] = []
        self.delta: list[int] = []
        for tower in towers:
            for floor in rows(tower, "floor"):
                self.value.append(whole(floor, "value"))
                bonus = amounts_of(maybe(floor, "bonus"))
                self.space_node.append(self.add_gain(bonus) if any(bonus) else -1)
                self.open.append(True)
                self.delta.append(0)
        spaces = rows(data, "space")
        if [text(space, "id") for space in spaces] != SPACES[FLOORS:]:
            raise BadData(f"the spaces must be {', '.join(SPACES[FLOORS:])}, in this order")
        for space in spaces:
            self.value.append(whole(space, "value"))
            effects = rows(space, "effects")
            self.space_node.append(self.add_nodes(effects) if effects else -1)
            self.open.append(players in wholes(space, "players"))
            self.delta.append(whole(space, "action_delta"))
        self.open_spaces = [space for space in range(FLOORS, PALACE) if self.open[space]]
        self.open_markets = [space for space in range(MARKET, PALACE) if self.open[space]]
        self.privilege_nodes = [self.add_gain(amounts_of(table(row, "amounts"))) for row in rows(data, "privilege")]
        self.axes["privilege"] = [text(row, "id") for row in rows(data, "privilege")]

    def read_setup(self, data: Table) -> None:
        setup = table(data, "setup")
        self.start_goods = amounts_of(table(setup, "resources"))[:STOCK]
        self.start_coins = wholes(setup, "coins_by_turn_order")
        scoring = table(data, "scoring")
        self.territory_vp = wholes(scoring, "territories")
        self.character_vp = wholes(scoring, "characters")
        military = table(scoring, "military")
        self.military_vp = [whole(military, "first"), whole(military, "second")]
        self.resources_per = whole(table(scoring, "resources"), "per")

    def read_cards(self, data: Table) -> None:
        cards = rows(data, "card")
        if len(cards) != CARDS:
            raise BadData(f"there are {CARDS} development cards, not {len(cards)}")
        self.axes["card"] = [text(row, "id") for row in cards]
        self.card_type = [index(TYPES, text(row, "type"), "card type") for row in cards]
        self.card_period = [whole(row, "period") - 1 for row in cards]
        self.piles = [
            [card for card in range(CARDS) if self.card_type[card] == kind and self.card_period[card] == period]
            for kind in range(len(TYPES))
            for period in range(3)
        ]
        """The cards of each type, period by period."""
        self.pays: list[list[list[int]]] = []
        """Cost alternatives of each card: what is paid."""
        self.bills: list[list[list[int]]] = []
        """The same without the zeros: good and number in turn."""
        self.military_need: list[list[int]] = []
        """And how many military points must be held."""
        self.asks: list[list[list[tuple[int, int]]]] = []
        """Both together: what must be held of which good. A territory asks for no military points beyond its slot's."""
        self.first: list[int] = []
        self.count: list[int] = []
        self.activation: list[int] = []
        self.work_node: list[int] = []
        """The harvest or production effect of each card, -1 for none."""
        self.standing: list[list[int]] = []
        """Permanent effects."""
        self.end_vp: list[int] = []
        for row in cards:
            options = rows(row, "cost_options")
            self.pays.append([amounts_of(table(option, "pay")) for option in options])
            self.bills.append([bill_of(pay) for pay in self.pays[-1]])
            self.military_need.append([amounts_of(maybe(option, "requires"))[MILITARY] for option in options])
            both = zip(self.pays[-1], self.military_need[-1], strict=True)
            self.asks.append([asks_of(pay, need) for pay, need in both] or [[(MILITARY, 0)]])
            immediate = rows(row, "immediate")
            self.first.append(self.add_nodes(immediate))
            self.count.append(len(immediate))
            self.activation.append(whole(row, "activation") if "activation" in row else 0)
            work = rows(row, "harvest") or rows(row, "production")
            if len(work) > 1:
                raise BadData(f"card {row['id']!r}: one effect in a harvest or production, not {len(work)}")
            self.work_node.append(self.add_nodes(work) if work else -1)
            self.standing.append(self.add_each(rows(row, "permanent")))
            self.end_vp.append(whole(row, "endgame_vp") if "endgame_vp" in row else 0)

    def read_leaders(self, data: Table) -> None:
        leaders = rows(data, "leader")
        if len(leaders) != LEADERS:
            raise BadData(f"there are {LEADERS} leaders, not {len(leaders)}")
        self.axes["leader"] = [text(row, "id") for row in leaders]
        self.once = [text(row, "kind") == "once_per_round" for row in leaders]
        self.leader_nodes = [self.add_each(rows(row, "effects")) for row in leaders]
        self.need_cards: list[list[tuple[int, int]]] = []
        self.need_goods: list[list[tuple[int, int]]] = []
        self.need_same: list[int] = []
        for row in leaders:
            need = maybe(row, "requirement")
            cards = maybe(need, "cards")
            self.need_cards.append(pairs([whole(cards, kind) if kind in cards else 0 for kind in TYPES]))
            self.need_goods.append(pairs(amounts_of(maybe(need, "have"))))
            self.need_same.append(whole(need, "same_type_cards") if "same_type_cards" in need else 0)

    def read_tiles(self, data: Table) -> None:
        tiles = rows(data, "bonus_tile")
        self.axes["tile"] = [text(row, "id") for row in tiles]
        self.tile_basic = [text(row, "side") == "basic" for row in tiles]
        self.tile_harvest = [self.add_nodes(rows(row, "harvest")) for row in tiles]
        self.tile_production = [self.add_nodes(rows(row, "production")) for row in tiles]
        bans = rows(data, "excommunication")
        self.axes["excommunication"] = [text(row, "id") for row in bans]
        self.ban_period = [whole(row, "period") - 1 for row in bans]
        self.ban_nodes = [self.add_each(rows(row, "effects")) for row in bans]

    def add_nodes(self, effects: list[Table]) -> int:
        """Compile a list of effects to neighbouring nodes; the number of the first."""
        first = len(self.nodes)
        for effect in effects:
            self.nodes.append(compile_node(effect))
        return first

    def add_each(self, effects: list[Table]) -> list[int]:
        first = self.add_nodes(effects)
        return list(range(first, first + len(effects)))

    def add_gain(self, amounts: list[int]) -> int:
        node = Node(O_GAIN)
        node.amounts = amounts
        self.nodes.append(node)
        return len(self.nodes) - 1
