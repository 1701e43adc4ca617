"""An independent reading of the rules: slow, on plain names, straight from the data files.

It shares nothing with the engine but the words of a position as `Title.write` gives them. It knows what a relief
shows, tries every way to use reliefs (no capped sums), and adds up strength, order and prestige as the clauses say.
The Wars of Italy follow in `slow_wars`.
"""

import tomllib
from pathlib import Path
from typing import cast

DATA = Path(__file__).parents[2] / "src" / "signoria" / "games" / "virtu" / "data"


def load() -> dict[str, list[dict[str, object]]]:
    merged: dict[str, list[dict[str, object]]] = {}
    for file in DATA.glob("*.toml"):
        merged.update(tomllib.loads(file.read_text(encoding="utf-8")))
    return merged


D = load()
CITY = {str(row["id"]): row for row in D["city"]}
CARD = {str(row["id"]): row for row in D["card"]}
TILE = {str(row["id"]): row for row in D["tile"]}
BONUS = {str(row["id"]): row for row in D["bonus"]}
ALLIANCE = {str(row["id"]): row for row in D["alliance"]}
POWER = {str(row["id"]): row for row in D["power"]}
SEA = {str(row["id"]): row["adjacent"] for row in D["sea"]}

Symbols = dict[str, int]
Where = dict[str, object]


class Facts:
    """A position in plain words."""

    def __init__(self, data: Where, players: int) -> None:
        self.data = data
        self.players = players
        self.setup = next(row for row in D["setup"] if row["players"] == players)
        self.seats = ["azure", "gules", "or", "vert", "argent"][:players]
        self.side = self.setup["side"]

    def at(self, *path: str) -> object:
        found: object = self.data
        for key in path:
            if not isinstance(found, dict):
                return None
            found = found.get(key)
        return found

    def number(self, *path: str) -> int:
        found = self.at(*path)
        return found if isinstance(found, int) else 0

    def in_play(self, city: str) -> bool:
        row = CITY[city]
        return self.side in row.get("sides", [self.side]) and self.players not in row.get("forbidden", [])  # type: ignore[operator]

    def cities(self) -> list[str]:
        return [city for city in CITY if self.in_play(city)]

    def holder(self, city: str) -> str:
        return str(self.at("control", city) or "none")

    def held(self, seat: str) -> list[str]:
        return [city for city in self.cities() if self.holder(city) == seat]

    def neighbours(self, city: str) -> set[str]:
        found = set()
        for road in D["road"]:
            between = road["between"]
            assert isinstance(between, list)
            a, b = between
            if self.side in road.get("sides", [self.side]):  # type: ignore[operator]
                if a == city and self.in_play(b):
                    found.add(b)
                if b == city and self.in_play(a):
                    found.add(a)
        return found

    def seas(self, a: str, b: str) -> int:
        """Seas on the shortest way between two ports, both ends counted; 0 for none."""
        front = set(CITY[a]["seas"])  # type: ignore[call-overload]
        goal = set(CITY[b]["seas"])  # type: ignore[call-overload]
        seen = set(front)
        count = 1
        while front and goal:
            if front & goal:
                return count
            front = {near for sea in front for near in SEA[sea]} - seen  # type: ignore[attr-defined]
            seen |= front
            count += 1
        return 0

    def inside(self, seat: str, city: str) -> bool:
        """Whether troops of a seat stand in the city and not before it (V-1.13)."""
        return self.holder(city) == seat

    # Reliefs.

    def courtiers(self, seat: str) -> list[Symbols]:
        court = self.at("court", seat)
        rows = court.items() if isinstance(court, dict) else []
        return [CARD[card]["symbols"] for slot, card in rows if not self.number("tired", seat, slot)]  # type: ignore[misc]

    def tiles(self, seat: str, fresh: bool = True) -> list[Symbols]:
        found: list[Symbols] = []
        for city in self.held(seat):
            if not fresh or not self.number("face", city):
                found.append(CITY[city]["symbols"])  # type: ignore[arg-type]
        pawns = self.at("pawn")
        for pawn, city in (pawns if isinstance(pawns, dict) else {}).items():
            if self.holder(city) == seat and (not fresh or not self.number("face", pawn)):
                found.append(TILE["cathedral"]["symbols"])  # type: ignore[arg-type]
        own = self.at("own", seat)
        for name, state in (own if isinstance(own, dict) else {}).items():
            if state == 1 or (state == 2 and not fresh):
                found.append(TILE[name]["symbols"])  # type: ignore[arg-type]
        return found

    def agent_bars(self, alliance: str, seat: str) -> bool:
        spy = self.at("spy", f"alliance-{alliance}")
        return spy is not None and spy != seat

    def bonus(self, seat: str, alliance: str) -> list[Symbols]:
        if self.at("ally", alliance) != seat or self.number("ally_used", alliance) or self.agent_bars(alliance, seat):
            return []
        return [{"ottoman": {"ship": 2}, "empire": {"cross": 1}}[alliance]]

    def begging(self, seat: str) -> list[Symbols]:
        room = self.at("marker", seat)
        barred = self.at("indulgence", seat)
        if room is None or (isinstance(barred, dict) and room in barred) or self.number("begged"):
            return []
        laid = self.at("indulgence")
        count = sum(len(rows) for rows in laid.values()) if isinstance(laid, dict) else 0
        return [{"crown": 1, "florin": 3}] if count < 10 else []


def payable(reliefs: list[Symbols], cost: Symbols, florins: int) -> bool:
    """Every relief gives one of its kinds or nothing; all combinations are tried, a few at a time."""
    kinds = [kind for kind in cost if cost[kind]]
    wanted = [set(kinds) | ({"crown", "cross"} if "crown_or_cross" in kinds else set())] * len(reliefs)
    choices = [[None, *[k for k in relief if k in want]] for relief, want in zip(reliefs, wanted, strict=True)]
    found: set[tuple[tuple[str, int], ...]] = {()}
    for relief, row in zip(reliefs, choices, strict=True):
        grown = set()
        for have in found:
            for kind in row:
                now = dict(have)
                if kind is not None:
                    now[kind] = min(now.get(kind, 0) + relief[kind], 40)
                grown.add(tuple(sorted(now.items())))
        found = grown
    return any(enough(dict(have), cost, florins) for have in found)


def enough(have: Symbols, cost: Symbols, florins: int) -> bool:
    rest = 0
    for kind in ("crown", "cross"):
        left = have.get(kind, 0) - cost.get(kind, 0)
        if left < 0:
            return False
        rest += left
    if rest < cost.get("crown_or_cross", 0):
        return False
    if florins + have.get("florin", 0) < cost.get("florin", 0):
        return False
    return all(have.get(kind, 0) >= cost.get(kind, 0) for kind in ("cavalry", "ship", "mask"))


def annexation(f: Facts, seat: str, city: str) -> Symbols | None:
    """The cost of a city, None if it cannot be annexed from here (V-9.2 to V-9.6)."""
    if not f.in_play(city) or CITY[city].get("pirate") or f.holder(city) != "none":
        return None
    spy = f.at("spy", city)
    value = int(str(CITY[city]["value"])) + (0 if spy is None else -1 if spy == seat else 1)
    mine = f.held(seat)
    if f.neighbours(city) & set(mine):
        return {"crown": value + 1}
    ways = [f.seas(port, city) for port in mine if f.seas(port, city)]
    return {"crown": value + 1, "ship": min(ways)} if ways else None


def marches(f: Facts, seat: str, origin: str, most: int) -> set[tuple[str, int, int]]:
    """Where a troop can go with so many cavalry and ships, and for how many of each: symbol by symbol (V-9.8, V-9.9).

    It stops before the first city that is not the seat's own. Prices that another one beats are left out.
    """
    found: set[tuple[str, int, int]] = set()
    waiting = [(origin, 0, 0)]
    while waiting:
        city, cavalry, ships = waiting.pop()
        steps = [(near, cavalry + 1, ships) for near in f.neighbours(city)]
        steps += [(port, cavalry, ships + f.seas(city, port)) for port in f.cities() if f.seas(city, port)]
        for step in steps:
            if max(step[1:]) <= most and step[0] not in (origin, city) and step not in found:
                found.add(step)
                if f.inside(seat, step[0]):
                    waiting.append(step)
    return {
        (city, c, s)
        for city, c, s in found
        if not any(town == city and (a, b) != (c, s) and a <= c and b <= s for town, a, b in found)
    }


def city_strength(f: Facts, city: str, attacker: str) -> int:
    """Value, Agent, garrison and star fort (V-11.3, V-10.7, V-8.6)."""
    holder = f.holder(city)
    total = int(str(CITY[city]["value"]))
    spy = f.at("spy", city)
    if spy == attacker:
        total -= 1
    elif spy is not None and holder == "none":
        total += 1
    if holder != "none":
        total += f.number("troops", holder, city)
        if f.at("bonus", "trace_italienne") == holder:
            total += 2
    return total


def siege(attackers: int, attack: int, defence: int, garrison: int) -> tuple[bool, int]:
    """Whether a siege is won, and the troops that are left before or in the city (V-11.7, V-11.11)."""
    if attack <= defence:
        return False, attackers - 1
    return True, max(0, attackers - garrison - (1 if defence >= 3 else 0))


def field(first: int, second: int) -> tuple[int, int, str]:
    """The troops left of two armies without bonuses, and who won (V-11.12)."""
    if first == second:
        return first - 1, second - 1, "nobody"
    lost = min(first, second)
    return (first - lost, 0, "first") if first > second else (0, second - lost, "second")


class Front:
    """All sieges of a Spring with three to five players, without bonuses: winners of field battles besiege."""

    def __init__(self, f: Facts) -> None:
        self.f = f
        self.turns = [str(seat) for seat in cast(list[object], f.at("order"))]
        self.control = {city: f.holder(city) for city in f.cities()}
        self.troops = {seat: {city: f.number("troops", seat, city) for city in f.cities()} for seat in f.seats}
        self.beaten = {seat: dict.fromkeys(f.cities(), 0) for seat in f.seats}
        self.trophies: set[tuple[str, str]] = set()

    def resolve_all(self) -> None:
        """Everybody in turn order, the cities in the order of the data (V-11.1)."""
        for seat in self.turns:
            for city in self.f.cities():
                if self.troops[seat][city] and self.control[city] != seat:
                    self.resolve(city)

    def resolve(self, city: str) -> None:
        """Field battles in turn order, then the siege of the last winner; a lone army besieges (V-11.12, V-R13)."""
        waiting = [seat for seat in self.turns if self.troops[seat][city] and self.control[city] != seat]
        if len(waiting) == 1:
            self.besiege(waiting[0], city)
            return
        winner = ""
        while len(waiting) > 1:
            one, two = waiting[:2]
            left = field(self.troops[one][city], self.troops[two][city])
            self.troops[one][city], self.troops[two][city] = left[:2]
            if left[2] == "nobody":
                for seat in (one, two):
                    self.fall_back(seat, city)
            winner = {"first": one, "second": two, "nobody": ""}[left[2]]
            waiting = [seat for seat in waiting if self.troops[seat][city]]
        if winner and waiting == [winner]:
            self.besiege(winner, city)

    def besiege(self, seat: str, city: str) -> None:
        owner = self.control[city]
        garrison = self.troops[owner][city] if owner != "none" else 0
        strength = int(str(CITY[city]["value"])) + garrison
        spy = self.f.at("spy", city)
        if spy == seat:
            strength -= 1
        elif spy is not None and owner == "none":
            strength += 1
        if owner != "none" and self.f.at("bonus", "trace_italienne") == owner:
            strength += 2
        won, left = siege(self.troops[seat][city], self.troops[seat][city], strength, garrison)
        self.troops[seat][city] = left
        if not won:
            self.fall_back(seat, city)
            return
        if owner != "none":
            self.troops[owner][city] = 0
            self.trophies.add((seat, owner))
        self.control[city] = seat

    def fall_back(self, seat: str, city: str) -> None:
        self.beaten[seat][city] += self.troops[seat][city]
        self.troops[seat][city] = 0


def order(f: Facts) -> list[str]:
    """Down the city track, within a space from the upper disc (V-11.16)."""
    recent = f.at("recent")
    assert isinstance(recent, list)
    spaces = {seat: min(max(len(f.held(seat)), 2), 8) for seat in f.seats}
    return sorted(f.seats, key=lambda seat: (-spaces[seat], recent.index(seat)))


def all_symbols(f: Facts, seat: str, kind: str) -> int:
    total = sum(symbols.get(kind, 0) for symbols in f.tiles(seat, fresh=False))
    for place in ("court", "action", "beneath"):
        rows = f.at(place, seat)
        for card in (rows if isinstance(rows, dict) else {}).values():
            total += CARD[card]["symbols"].get(kind, 0)  # type: ignore[attr-defined]
    return total


def crosses(f: Facts, seat: str) -> int:
    total = all_symbols(f, seat, "cross")
    if f.at("ally", "empire") == seat and not f.agent_bars("empire", seat):
        total += 1
    total += 1 if f.at("bonus", "duomo") == seat else 0
    return total + (2 if f.at("bonus", "sistine_chapel") == seat else 0)


def prestige(f: Facts) -> dict[str, int]:
    """The points of every seat if the game ended now (V-14.2)."""
    count = {seat: len(f.held(seat)) for seat in f.seats}
    rank = {seat: f.number("rank", seat) for seat in f.seats}
    religion = {3: [4, 2, 0], 4: [4, 2, 1, 0], 5: [4, 2, 1, 0, 0]}[f.players]
    cross = {seat: crosses(f, seat) for seat in f.seats}
    found: dict[str, int] = {}
    for seat in f.seats:
        total = min(max(count[seat] - 2, 0), 6)
        total += 1 if min(max(count[seat], 2), 8) == max(min(max(n, 2), 8) for n in count.values()) else 0
        total += [0, 1, 1, 2, 2, 3][rank[seat]] + (1 if rank[seat] == max(rank.values()) else 0)
        total += points_printed(f, seat)
        place = sum(1 for other in f.seats if cross[other] > cross[seat])
        shared = sum(1 for other in f.seats if cross[other] == cross[seat]) > 1
        total += religion[min(place + (1 if shared else 0), f.players - 1)]
        trophies = f.at("trophies", seat)
        total += 2 * len(trophies if isinstance(trophies, dict) else {})
        total += sum(1 for a in ALLIANCE if f.at("ally", a) == seat and not f.agent_bars(a, seat))
        barred = f.at("indulgence", seat)
        total -= len(barred) if isinstance(barred, dict) else 0
        found[seat] = total
    return found


def points_printed(f: Facts, seat: str) -> int:
    total = 0
    for place in ("court", "action", "beneath"):
        rows = f.at(place, seat)
        for card in (rows if isinstance(rows, dict) else {}).values():
            total += int(str(CARD[card].get("points", 0)))
    own = f.at("own", seat)
    for name in own if isinstance(own, dict) else {}:
        total += int(str(TILE[name]["points"]))
    pawns = f.at("pawn")
    total += sum(1 for city in (pawns if isinstance(pawns, dict) else {}).values() if f.holder(city) == seat)
    for name, row in BONUS.items():
        if f.at("bonus", name) == seat:
            total += int(str(row["points"]))
    return total
