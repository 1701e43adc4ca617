"""Lorenzo il Magnifico worked out slowly from its clauses, with dicts and names, from the data files themselves.

A `Slow` looks at one written position (`Title.write`) and says what the clauses say about it: values of members and
actions, what a placement or a bonus action costs and brings, what a harvest or production yields, the final scoring.
It shares nothing with the engine but the data files and the form in which a position is written.

Where an owner decides something on the way, `choose(kind, options)` is asked, in the order of the clauses.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from signoria.games import folder

DATA: Final = folder("lorenzo") / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(DATA) / f"{name}.toml").read_text(encoding="utf-8"))


BOARD: Final = load("board")
CARDS: Final = {row["id"]: row for row in load("cards")["card"]}
LEADERS: Final = {row["id"]: row for row in load("leaders")["leader"]}
TILES: Final = {row["id"]: row for row in load("excommunications")["excommunication"]}
BONUS_TILES: Final = {row["id"]: row for row in BOARD["bonus_tile"]}
SPACES: Final = {row["id"]: row for row in BOARD["space"]}
RESOURCES: Final = ["wood", "stone", "coins", "servants"]
STOCK: Final = [*RESOURCES, "military", "faith"]
TYPES: Final = ["territory", "character", "building", "venture"]
COLOURED: Final = ["black", "white", "orange"]
MEMBERS: Final = [*COLOURED, "neutral"]
FLOORS: Final = {
    f"tower-{tower['id']}-{number}": (tower["id"], number, floor)
    for tower in BOARD["tower"]
    for number, floor in enumerate(tower["floor"], 1)
}

Goods = dict[str, int]
Node = dict[str, Any]
Choose = Callable[[str, list[str]], str]


class Action(NamedTuple):
    """A placement (`member`) or a bonus action (`node`, the effect that grants it); `raised`: with its card bonuses."""

    seat: str
    member: str = ""
    node: Node | None = None
    raised: bool = True


class Way(NamedTuple):
    """How a card is paid: servants on the value, cost alternative, alternative of a discount (-1: none)."""

    servants: int
    cost: int
    discount: int


class Slow:
    def __init__(self, written: dict[str, Any], seats: list[str], options: dict[str, Any]) -> None:
        self.w = written
        self.seats = seats
        self.options = options

    # What lies where.

    def stock(self, seat: str) -> Goods:
        return {good: self.w["goods"].get(seat, {}).get(good, 0) for good in STOCK}

    def cards(self, seat: str, kind: str) -> list[str]:
        """The cards of a type from left to right."""
        row = self.w["holding"].get(seat, {})
        return [row[f"{kind}-{slot}"] for slot in range(1, 7) if f"{kind}-{slot}" in row]

    def place(self, seat: str, member: str) -> str:
        return str(self.w["members"].get(seat, {}).get(member, ""))

    def standing(self) -> Iterator[tuple[str, str, str]]:
        """Seat, member and space of everybody who has been placed."""
        for seat in self.seats:
            for member in MEMBERS:
                if self.place(seat, member):
                    yield seat, member, self.place(seat, member)

    def lasting(self, seat: str) -> list[Node]:
        """All effects that last: of characters, leaders on the table, excommunications (L-8.7, L-16.4, L-13.2)."""
        found: list[Node] = []
        for card in self.cards(seat, "character"):
            found += CARDS[card].get("permanent", [])
        number = self.seats.index(seat)
        for leader, where in zip(LEADERS, self.w["leaders"], strict=False):
            if where in (number * 4 + 1, number * 4 + 2):
                ability = self.w["copied"].get(seat, leader) if leader == "L15" else leader
                if LEADERS[ability]["kind"] == "permanent":
                    found += LEADERS[ability]["effects"]
        for period in (1, 2, 3):
            if self.w["banned"].get(seat, 0) >> (period - 1) & 1:
                found += TILES[self.w["cast"][period - 1]]["effects"]
        return found

    def nodes(self, seat: str, op: str) -> list[Node]:
        return [node for node in self.lasting(seat) if node["op"] == op]

    # Values (L-6).

    def member_value(self, seat: str, member: str) -> int:
        """L-6.1, L-6.2, L-R3."""
        if member == "neutral":
            group, value = "neutral", 0
        else:
            group, value = "coloured", self.w["dice"][COLOURED.index(member)]
            for node in self.nodes(seat, "set_member_value"):
                value = node["value"]
            value = self.w["fixed"].get(seat, {}).get(member, value)
        return int(value + sum(n["delta"] for n in self.nodes(seat, "member_value") if n["members"] == group))

    def rate(self, seat: str) -> int:
        """Servants for each point (L-6.3)."""
        return int(([1] + [node["rate"] for node in self.nodes(seat, "servants_per_point")])[-1])

    def change(self, act: Action, space: str, positive: bool) -> int:
        """What raises or lowers the value of an action in a space, without the space itself (L-6.5)."""
        if space in FLOORS:
            kind = FLOORS[space][0]
            fitting = [n for n in self.nodes(act.seat, "action_value") if kind in n.get("card_types", [])]
        else:
            area = SPACES[space]["area"]
            fitting = [n for n in self.nodes(act.seat, "action_value") if n["action"] == area]
        return sum(n["delta"] for n in fitting if (n["delta"] > 0) == positive)

    def bonus_counts(self, act: Action, space: str) -> int:
        """The card bonuses of an action; harvests and productions of some leaders have none (L-16.7)."""
        work = space not in FLOORS
        if work and (not act.raised or (act.node is not None and not act.node.get("card_bonuses_apply", True))):
            return 0
        return self.change(act, space, True)

    def start(self, act: Action) -> int:
        return self.member_value(act.seat, act.member) if act.node is None else int(act.node["value"])

    def action_value(self, act: Action, space: str, servants: int) -> int:
        """L-6.5."""
        value = self.start(act) + servants // self.rate(act.seat)
        if act.node is None and space in SPACES:
            value += SPACES[space]["action_delta"]
        return value + self.bonus_counts(act, space) + self.change(act, space, False)

    def strong_enough(self, act: Action, space: str, servants: int) -> bool:
        """L-6.4, L-6.6, L-6.11, L-R4."""
        if act.node is None:
            own = self.start(act) + servants // self.rate(act.seat)
            if self.options["action_bonus_counts_for_member_minimum"]:
                own += self.bonus_counts(act, space)
            if own < 1:
                return False
        if space not in FLOORS and SPACES[space]["area"] not in ("harvest", "production"):
            return True
        need: int = FLOORS[space][2]["value"] if space in FLOORS else 1
        return self.action_value(act, space, servants) >= need

    # Where one may stand (L-2.3, L-7.1 to L-7.7, L-10, L-12.1).

    def may_stand(self, act: Action, space: str) -> bool:
        seat = act.seat
        here = [who for who in self.standing() if who[2] == space]
        coloured = act.member in COLOURED
        if space in FLOORS:
            kind = FLOORS[space][0]
            floors = [name for name in FLOORS if FLOORS[name][0] == kind]
            own = any(self.place(seat, member) in floors for member in COLOURED)
            if self.w["tower"].get(space) is None or (act.node is None and (here or (coloured and own))):
                return False
            if act.node is not None and kind not in act.node.get("card_types", []):
                return False
            return len(self.cards(seat, kind)) < int(BOARD["board"]["max_cards"])
        row = SPACES[space]
        if act.node is not None:
            return bool(act.node["op"] == f"bonus_{row['area']}")
        if len(self.seats) not in row["players"]:
            return False
        if any(node["area"] == row["area"] for node in self.nodes(seat, "forbid_area")):
            return False
        if row["capacity"] == 1 and here and not self.nodes(seat, "place_in_occupied_spaces"):
            return False
        if coloured and row["area"] in ("harvest", "production"):
            area = [w for w in self.standing() if w[0] == seat and w[1] in COLOURED and w[2] in SPACES]
            if any(SPACES[w[2]]["area"] == row["area"] for w in area):
                return False
        return True

    # Cards (L-7.4, L-7.8, L-7.9, L-8).

    def fee(self, act: Action, space: str) -> int:
        kind = FLOORS[space][0]
        if not any(who[2].startswith(f"tower-{kind}-") for who in self.standing()):
            return 0
        if self.nodes(act.seat, "waive_tower_fee"):
            if act.node is None or self.options["fee_waiver_covers_bonus_actions"]:
                return 0
        return int(BOARD["board"]["fee"]["coins"])

    def floor_bonus(self, act: Action, space: str) -> Goods:
        """What the floor gives, after Preacher and penalty tiles."""
        _, number, floor = FLOORS[space]
        if any(number in node["floors"] for node in self.nodes(act.seat, "deny_floor_bonus")):
            return {}
        return self.reduced(act.seat, dict(floor["bonus"]), "space", False, "")

    def price(self, act: Action, card: str, cost: int, discount: int) -> Goods:
        """L-8.5: all discounts add up, and none goes below nothing."""
        options = CARDS[card].get("cost_options", [])
        if not options:
            return {}
        kind = CARDS[card]["type"]
        off = dict.fromkeys(STOCK, 0)
        for node in self.nodes(act.seat, "discount"):
            if kind not in node["card_types"]:
                continue
            picked = node["options"][0] if len(node["options"]) == 1 else {}
            if len(node["options"]) > 1 and discount >= 0:
                picked = node["options"][discount]
            for good, n in picked.items():
                off[good] += n
        if act.node is not None:
            for option in act.node.get("discount_options", []):
                for good, n in option.items():
                    off[good] += n
        pay = options[cost]["pay"]
        return {good: max(0, n - (off[good] if good in RESOURCES else 0)) for good, n in pay.items()}

    def discounts(self, act: Action, card: str, cost: int) -> list[int]:
        """The alternatives of a discount that reduce something; -1 alone if there is none (L-8.10)."""
        kind = CARDS[card]["type"]
        choices = [n for n in self.nodes(act.seat, "discount") if kind in n["card_types"] and len(n["options"]) > 1]
        if not choices or not CARDS[card].get("cost_options"):
            return [-1]
        plain = self.price(act, card, cost, -1)
        useful = [i for i in range(len(choices[0]["options"])) if self.price(act, card, cost, i) != plain]
        return useful or [-1]

    def can_pay(self, act: Action, space: str, way: Way) -> bool:
        """L-7.9, with the requirements of L-8.1 and L-8.4."""
        seat = act.seat
        card = self.w["tower"][space]
        held = self.stock(seat)
        if self.fee(act, space) > held["coins"]:
            return False
        held["coins"] -= self.fee(act, space)
        held["servants"] -= way.servants
        for good, n in self.floor_bonus(act, space).items():
            held[good] += n
        if CARDS[card]["type"] == "territory":
            slot = BOARD["board"]["slot_military"][len(self.cards(seat, "territory"))]
            return held["military"] >= slot or bool(self.nodes(seat, "waive_territory_military_requirement"))
        option = CARDS[card]["cost_options"][way.cost]
        if held["military"] < option.get("requires", {}).get("military", 0):
            return False
        return all(held[good] >= n for good, n in self.price(act, card, way.cost, way.discount).items())

    def ways(self, act: Action, space: str, servants: int | None = None, cost: int | None = None) -> Iterator[Way]:
        """All ways in which a card on a floor, or another space, can be used."""
        if not self.may_stand(act, space):
            return
        held = self.stock(act.seat)["servants"]
        numbers = range(0, held + 1, self.rate(act.seat)) if servants is None else [servants]
        for n in numbers:
            if n > held or n % self.rate(act.seat) or not self.strong_enough(act, space, n):
                continue
            if space not in FLOORS:
                yield Way(n, 0, -1)
                continue
            card = self.w["tower"][space]
            options = len(CARDS[card].get("cost_options", [])) or 1
            for number in range(options) if cost is None else [cost]:
                for discount in self.discounts(act, card, number):
                    if self.can_pay(act, space, Way(n, number, discount)):
                        yield Way(n, number, discount)

    def usable(self, act: Action, space: str) -> bool:
        return next(self.ways(act, space), None) is not None

    def may_pass(self, seat: str, makeup: bool) -> bool:
        """L-R2, L-R28."""
        if makeup and self.options["makeup_turn_optional"]:
            return True
        extra = self.stock(seat)["servants"] // self.rate(seat) if self.options["pass_rule"] == "strict" else 0
        home = [member for member in MEMBERS if not self.place(seat, member)]
        return all(self.member_value(seat, member) + extra < 1 for member in home)

    def requirement_met(self, seat: str, leader: str, vp: int) -> bool:
        """L-16.2, L-16.14."""
        need = LEADERS[leader]["requirement"]
        counts = {kind: len(self.cards(seat, kind)) for kind in TYPES}
        have = {**self.stock(seat), "vp": vp}
        return (
            all(counts[kind] >= n for kind, n in need.get("cards", {}).items())
            and all(have[good] >= n for good, n in need.get("have", {}).items())
            and max(counts.values()) >= need.get("same_type_cards", 0)
        )

    # Gains (L-8.6, L-R21 to L-R23, L-R30).

    def reduced(self, seat: str, gain: Goods, source: str, exchanged: bool, lose: str) -> Goods:
        """A gain after the penalty tiles; `lose` is the kind chosen where there are two."""
        kinds = self.penalised(seat, gain, source, exchanged)
        if kinds:
            kind = lose or kinds[0]
            gain = {**gain, kind: max(0, gain[kind] - 1)}
        return gain

    def penalised(self, seat: str, gain: Goods, source: str, exchanged: bool) -> list[str]:
        if source not in self.options["gain_penalty_sources"]:
            return []
        if exchanged and not self.options["exchange_gains_are_penalised"]:
            return []
        named = [good for node in self.nodes(seat, "gain_penalty") for good in node["resources"]]
        return [good for good in STOCK if good in named and gain.get(good, 0) > 0]

    def doubled(self, seat: str, gain: Goods) -> Goods:
        factor = 1
        for node in self.nodes(seat, "multiply_immediate_gain"):
            factor *= node["factor"]
        return {good: n * factor if good in RESOURCES else n for good, n in gain.items()}

    def receive(
        self,
        held: Goods,
        seat: str,
        gain: Goods,
        source: str,
        choose: Choose,
        twice: bool = False,
        exchanged: bool = False,
    ) -> bool:
        """A source gives to a stock (with `vp`); False if it was declined."""
        if self.options["gains_may_be_declined"] and choose("accept", ["yes", "no"]) == "no":
            return False
        first = self.options["double_before_penalty"]
        if twice and first:
            gain = self.doubled(seat, gain)
        kinds = self.penalised(seat, gain, source, exchanged)
        lose = choose("lose", kinds) if len(kinds) > 1 else ""
        gain = self.reduced(seat, gain, source, exchanged, lose)
        if twice and not first:
            gain = self.doubled(seat, gain)
        for good, n in gain.items():
            if good != "privilege":
                held[good] += n
        self.cut(held)
        return True

    def cut(self, held: Goods) -> None:
        """Points beyond the end of a track are lost."""
        if self.options["surplus_track_points_lost"]:
            for good, end in BOARD["board"]["track_max"].items():
                held[good] = min(held[good], end)

    # Carrying out.

    def take_card(self, act: Action, space: str, way: Way, choose: Choose) -> tuple[Goods, list[int]]:
        """L-7.8 up to the first privilege or bonus action: the stock (with `vp` gained) and the privileges to come."""
        seat = act.seat
        card = self.w["tower"][space]
        held = {**self.stock(seat), "vp": 0}
        held["servants"] -= way.servants
        held["coins"] -= self.fee(act, space)
        bonus = dict(FLOORS[space][2]["bonus"])
        denied = any(FLOORS[space][1] in node["floors"] for node in self.nodes(seat, "deny_floor_bonus"))
        if bonus and not denied:
            self.receive(held, seat, bonus, "space", choose)
        for good, n in self.price(act, card, way.cost, way.discount).items():
            held[good] -= n
        counts = {kind: len(self.cards(seat, kind)) for kind in TYPES}
        counts[CARDS[card]["type"]] += 1
        effects = CARDS[card].get("immediate", [])
        if len(effects) == 2 and self.overflow(held, effects[0]["amounts"]):
            if choose("order", ["gain", "bonus"]) == "bonus":
                return held, []
        for node in effects:
            if node["op"].startswith("bonus"):
                break
            gain = self.amounts(node, counts, held)
            taken = self.receive(held, seat, gain, "card", choose, twice=node["op"] == "gain")
            if taken and gain.get("privilege"):
                return held, [gain["privilege"]]
        return held, []

    def overflow(self, held: Goods, gain: Goods) -> bool:
        """Whether points of a gain, or of a privilege in it, could be lost at the end of a track."""
        if not self.options["surplus_track_points_lost"]:
            return False
        for good, end in BOARD["board"]["track_max"].items():
            most = gain.get(good, 0)
            if gain.get("privilege"):
                most += max(row["amounts"].get(good, 0) for row in BOARD["privilege"])
            if most and held[good] + most > end:
                return True
        return False

    def amounts(self, node: Node, counts: Goods, held: Goods) -> Goods:
        """A plain gain, or one for each card or group of points."""
        times = 1
        if node["op"] == "gain_per_card":
            times = counts[node["card_type"]]
        elif node["op"] == "gain_per_point":
            times = held[node["counter"]] // node["per"]
        return {good: n * times for good, n in node["amounts"].items()}

    def work(self, act: Action, space: str, servants: int, choose: Choose) -> tuple[Goods, list[int]]:
        """L-11: the stock (with `vp` gained) before the privileges, and how many of these come, source by source."""
        seat = act.seat
        area = SPACES[space]["area"]
        value = self.action_value(act, space, servants)
        held = {**self.stock(seat), "vp": 0}
        held["servants"] -= servants
        purse = dict(held)
        kind = "territory" if area == "harvest" else "building"
        counts = {name: len(self.cards(seat, name)) for name in TYPES}
        gains: list[tuple[Goods, str, bool]] = [
            (BONUS_TILES[self.w["tiles"][seat]][area][0]["amounts"], "bonus_tile", False)
        ]
        for card in self.cards(seat, kind):
            if CARDS[card]["activation"] > value:
                continue
            node = CARDS[card][area][0]
            if node["op"] != "exchange":
                gains.append((self.amounts(node, counts, held), "card", False))
                continue
            payable = [
                str(i + 1)
                for i, option in enumerate(node["options"])
                if all(purse[good] >= n for good, n in option["pay"].items())
            ]
            answer = choose("exchange", [*payable, "none"])
            if answer != "none":
                option = node["options"][int(answer) - 1]
                for good, n in option["pay"].items():
                    purse[good] -= n
                    held[good] -= n
                gains.append((option["gain"], "card", True))
        privileges = []
        for gain, source, exchanged in gains:
            taken = self.receive(held, seat, gain, source, choose, exchanged=exchanged)
            if taken and gain.get("privilege"):
                privileges.append(gain["privilege"])
        return held, privileges

    def space_gain(self, act: Action, space: str, servants: int, choose: Choose) -> tuple[Goods, list[int]]:
        """L-12: market and palace."""
        held = {**self.stock(act.seat), "vp": 0}
        held["servants"] -= servants
        gain = SPACES[space]["effects"][0]["amounts"]
        taken = self.receive(held, act.seat, gain, "space", choose)
        return held, [gain["privilege"]] if taken and gain.get("privilege") else []

    # Final scoring (L-15).

    def final(self) -> dict[str, Goods]:
        """The points of each seat by source."""
        found = {}
        military = {seat: self.stock(seat)["military"] for seat in self.seats}
        ranked = sorted(military.values(), reverse=True)
        table = BOARD["scoring"]
        for seat in self.seats:
            tiles = self.lasting(seat)
            points = dict(self.w["ledger"].get(seat, {}))
            before = sum(points.values())
            left = sum(self.stock(seat)[good] for good in RESOURCES)
            plus = {
                "territories": table["territories"][len(self.cards(seat, "territory"))],
                "characters": table["characters"][len(self.cards(seat, "character"))],
                "ventures": sum(CARDS[card]["endgame_vp"] for card in self.cards(seat, "venture")),
                "resources": left // 5,
            }
            for node in self.nodes(seat, "no_endgame_score"):
                plus[node["category"]] = 0
            own = military[seat]
            better = sum(1 for n in ranked if n > own)
            plus["military"] = 5 if better == 0 else 2 if better == 1 else 0
            if own == 0 and not self.options["military_ranking_at_zero"]:
                plus["military"] = 0
            costs = [option["pay"] for card in self.cards(seat, "building") for option in CARDS[card]["cost_options"]]
            bases = {
                "vp_before_final_scoring": before,
                "military_points": own,
                "wood_and_stone_in_printed_building_costs": sum(c.get("wood", 0) + c.get("stone", 0) for c in costs),
                "resources_in_supply": left,
            }
            plus["excommunication"] = -sum(
                bases[node["basis"]] // node["per"] for node in tiles if node["op"] == "endgame_loss"
            )
            for source, n in plus.items():
                points[source] = points.get(source, 0) + n
            found[seat] = {source: n for source, n in points.items() if n}
        return found
