"""The book of one game of Lorenzo il Magnifico: the data files and the options compiled to ints."""

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects.nodes import GAIN, Node, amounts_in, read_node
from signoria.games.lorenzo.purse import kinds_of, price_of
from signoria.kernel.data import Table, index, maybe, rows, table, text, whole, wholes
from signoria.kernel.errors import BadData
from signoria.kernel.position import Book


def bill_of(pay: list[int]) -> list[int]:
    bill: list[int] = []
    for good, n in enumerate(pay):
        if n:
            bill.extend([good, n])
    return bill


def pairs(numbers: list[int]) -> list[tuple[int, int]]:
    """What is not zero: index and number."""
    return [(i, n) for i, n in enumerate(numbers) if n]


def ask_of(pay: list[int], military: int) -> int:
    return price_of([max(n, military) if good == t.MILITARY else n for good, n in enumerate(pay)])


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
        self.axes["stock"] = t.GOODS[: t.STOCK]
        self.axes["good"] = t.GOODS
        self.axes["member"] = t.MEMBERS
        self.axes["coloured"] = t.MEMBERS[:3]
        self.axes["space"] = t.SPACES
        self.axes["floor"] = t.SPACES[: t.FLOORS]
        self.axes["type"] = t.TYPES
        self.axes["giver"] = t.GIVERS
        self.axes["holding"] = [f"{kind}-{slot}" for kind in t.TYPES for slot in range(1, t.SLOTS + 1)]

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
        self.penalised = [name in sources for name in t.GIVERS]
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
        if [text(tower, "id") for tower in towers] != t.TYPES:
            raise BadData(f"the towers must be {', '.join(t.TYPES)}, in this order")
        self.value: list[int] = []
        self.space_node: list[int] = []
        """The gain of each space, -1 for none: floor bonuses, market, palace."""
        self.floor_kinds: list[int] = []
        """The goods in the bonus of each floor, as a mask of purse.py."""
        self.open: list[bool] = []
        self.delta: list[int] = []
        for tower in towers:
            for floor in rows(tower, "floor"):
                self.value.append(whole(floor, "value"))
                bonus = amounts_in(maybe(floor, "bonus"))
                self.space_node.append(self.add_gain(bonus) if any(bonus) else -1)
                self.floor_kinds.append(kinds_of(bonus))
                self.open.append(True)
                self.delta.append(0)
        spaces = rows(data, "space")
        if [text(space, "id") for space in spaces] != t.SPACES[t.FLOORS :]:
            raise BadData(f"the spaces must be {', '.join(t.SPACES[t.FLOORS :])}, in this order")
        for space in spaces:
            self.value.append(whole(space, "value"))
            effects = rows(space, "effects")
            self.space_node.append(self.add_nodes(effects) if effects else -1)
            self.open.append(players in wholes(space, "players"))
            self.delta.append(whole(space, "action_delta"))
        self.open_spaces = [space for space in range(t.FLOORS, t.PALACE) if self.open[space]]
        self.open_markets = [space for space in range(t.MARKET, t.PALACE) if self.open[space]]
        self.privilege_nodes = [self.add_gain(amounts_in(table(row, "amounts"))) for row in rows(data, "privilege")]
        self.axes["privilege"] = [text(row, "id") for row in rows(data, "privilege")]

    def read_setup(self, data: Table) -> None:
        setup = table(data, "setup")
        self.start_goods = amounts_in(table(setup, "resources"))[: t.STOCK]
        self.start_coins = wholes(setup, "coins_by_turn_order")
        scoring = table(data, "scoring")
        self.territory_vp = wholes(scoring, "territories")
        self.character_vp = wholes(scoring, "characters")
        military = table(scoring, "military")
        self.military_vp = [whole(military, "first"), whole(military, "second")]
        self.resources_per = whole(table(scoring, "resources"), "per")

    def read_cards(self, data: Table) -> None:
        cards = rows(data, "card")
        if len(cards) != t.CARDS:
            raise BadData(f"there are {t.CARDS} development cards, not {len(cards)}")
        self.axes["card"] = [text(row, "id") for row in cards]
        self.card_type = [index(t.TYPES, text(row, "type"), "card type") for row in cards]
        self.card_period = [whole(row, "period") - 1 for row in cards]
        self.piles = [
            [card for card in range(t.CARDS) if self.card_type[card] == kind and self.card_period[card] == period]
            for kind in range(len(t.TYPES))
            for period in range(3)
        ]
        """The cards of each type, period by period."""
        self.pays: list[list[list[int]]] = []
        """Cost alternatives of each card: what is paid."""
        self.bills: list[list[list[int]]] = []
        """The same without the zeros: good and number in turn."""
        self.military_need: list[list[int]] = []
        """And how many military points must be held."""
        self.asks: list[list[int]] = []
        """Both together: what must be held, as a price of purse.py. A territory asks for nothing beyond its slot's."""
        self.first: list[int] = []
        self.count: list[int] = []
        self.activation: list[int] = []
        self.work_node: list[int] = []
        """The harvest or production effect of each card, -1 for none."""
        self.standing: list[list[int]] = []
        """Permanent effects."""
        self.end_vp: list[int] = []
        for row in cards:
            self.read_costs(rows(row, "cost_options"))
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

    def read_costs(self, options: list[Table]) -> None:
        """The cost alternatives of the next card, in the four forms that the rules need."""
        pays = [amounts_in(table(option, "pay")) for option in options]
        needs = [amounts_in(maybe(option, "requires"))[t.MILITARY] for option in options]
        self.pays.append(pays)
        self.bills.append([bill_of(pay) for pay in pays])
        self.military_need.append(needs)
        both = zip(pays, needs, strict=True)
        self.asks.append([ask_of(pay, need) for pay, need in both] or [0])

    def read_leaders(self, data: Table) -> None:
        leaders = rows(data, "leader")
        if len(leaders) != t.LEADERS:
            raise BadData(f"there are {t.LEADERS} leaders, not {len(leaders)}")
        self.axes["leader"] = [text(row, "id") for row in leaders]
        self.once = [text(row, "kind") == "once_per_round" for row in leaders]
        self.leader_nodes = [self.add_each(rows(row, "effects")) for row in leaders]
        self.need_cards: list[list[tuple[int, int]]] = []
        self.need_goods: list[list[tuple[int, int]]] = []
        self.need_same: list[int] = []
        for row in leaders:
            need = maybe(row, "requirement")
            cards = maybe(need, "cards")
            self.need_cards.append(pairs([whole(cards, kind) if kind in cards else 0 for kind in t.TYPES]))
            self.need_goods.append(pairs(amounts_in(maybe(need, "have"))))
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
            self.nodes.append(read_node(effect))
        return first

    def add_each(self, effects: list[Table]) -> list[int]:
        first = self.add_nodes(effects)
        return list(range(first, first + len(effects)))

    def add_gain(self, amounts: list[int]) -> int:
        node = Node(GAIN)
        node.amounts = amounts
        self.nodes.append(node)
        return len(self.nodes) - 1

    def printed_on(self, node: int) -> dict[str, int]:
        """What an effect is printed on, in the numbers of words: `by` 0 a card, 1 a leader, 2 anything else."""
        for card, first in enumerate(self.first):
            if first <= node < first + self.count[card] or node == self.work_node[card]:
                return {"by": 0, "card": card}
        for leader, nodes in enumerate(self.leader_nodes):
            if node in nodes:
                return {"by": 1, "leader": leader}
        return {"by": 2}
