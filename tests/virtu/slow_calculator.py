"""An independent reading of the rules: slow, on plain names, straight from the data files.

It shares nothing with the engine but the words of a position as `Title.write` gives them. It knows what a relief
shows, tries every way to use reliefs (no capped sums), and adds up strength, order and prestige as the clauses say.
The second half is The Wars of Italy, where Major Cities hold cities and lead troops too.
"""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple, cast

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
MAJOR = {str(row["id"]): row for row in D["major"]}
WARS = cast(dict[str, Any], D["wars"])

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


# The Wars of Italy.

FRANCE = "azure"
NAPLES = "gules"
END = 6
ALLIANCE_ZONE = 5
FAVOURABLE_ZONE = 2
CAPITALS = ["milan", "naples", "florence", "rome", "venice"]


def foe_of(seat: str) -> str:
    return NAPLES if seat == FRANCE else FRANCE


class Wars(Facts):
    """A position for two players in plain words. Holders are the seats and major-florence, major-rome, major-venice."""

    def __init__(self, data: Where) -> None:
        super().__init__(data, 2)

    def ally_of(self, major: str) -> str:
        """The seat that a Major City is allied with, "" for none, "gone" if it was eliminated."""
        found = self.at("sworn", major)
        return {0: FRANCE, 1: NAPLES, 2: "gone"}.get(found, "") if isinstance(found, int) else ""

    def armies(self, seat: str) -> list[str]:
        """Whose troops a seat leads (V-R51)."""
        return [seat, *[f"major-{major}" for major in MAJOR if self.ally_of(major) == seat]]

    def held(self, seat: str) -> list[str]:
        """Cities whose tiles a seat has: own discs and those of allies (VW-4.5)."""
        return [city for city in self.cities() if self.holder(city) in self.armies(seat)]

    def posture(self, major: str, seat: str) -> str:
        """VW-3.3, VW-3.7."""
        ally = self.ally_of(major)
        if ally:
            return "allied" if ally == seat else "hostile"
        lean = self.number("influence", major) * (1 if seat == NAPLES else -1)
        return "favourable" if lean >= FAVOURABLE_ZONE else "hostile" if lean <= -FAVOURABLE_ZONE else "neutral"

    def major_of(self, city: str) -> str:
        """The Major City whose disc lies on a city, "" for none."""
        holder = self.holder(city)
        return holder.removeprefix("major-") if holder.startswith("major-") else ""

    def inside(self, seat: str, city: str) -> bool:
        """Allied and favourable Major Cities let troops in too (VW-3.4, VW-3.7)."""
        if self.holder(city) == seat:
            return True
        major = self.major_of(city)
        return major != "" and self.posture(major, seat) in ("allied", "favourable")

    def led(self, seat: str, city: str) -> int:
        return sum(self.number("troops", army, city) for army in self.armies(seat))

    def on_board(self, holder: str) -> int:
        return sum(self.number("troops", holder, city) for city in CITY)


class Defence(NamedTuple):
    """What a besieged city has: its strength before bonuses, its troops, and who announces bonuses for it."""

    strength: int
    troops: int
    bidder: str


def defence(f: Wars, city: str, attacker: str) -> Defence:
    """V-11.3 and VW-6.1."""
    value = int(str(CITY[city]["value"]))
    spy = f.at("spy", city)
    holder = f.holder(city)
    foe = foe_of(attacker)
    if spy == attacker:
        value -= 1
    elif spy == foe and holder == "none":
        value += 1
    if holder == "none":
        return Defence(value, 0, "")
    if holder == foe:
        troops = f.led(foe, city)
        return Defence(value + troops, troops, foe)
    major = f.major_of(city)
    leaning = f.posture(major, foe)
    own = f.number("troops", holder, city)
    if leaning == "allied":
        return Defence(value + f.led(foe, city), f.led(foe, city), foe)
    if leaning == "favourable":
        helpers = f.led(foe, city)
        return Defence(value + own + helpers, own + helpers, foe if helpers else "")
    return Defence(value + own, own, "")


class Siege(NamedTuple):
    """How a siege without bonuses ends."""

    won: bool
    left: int
    influence: dict[str, int]
    gone: list[str]
    neutral: set[str]
    trophies: int


def siege_of_wars(f: Wars, seat: str, city: str, troops: int) -> Siege:
    """V-11.7, V-11.11 and what the Major Cities make of it (VW-6.2 to VW-6.5)."""
    against = defence(f, city, seat)
    won, left = siege(troops, troops, against.strength, against.troops)
    marks = {major: f.number("influence", major) for major in MAJOR if not f.ally_of(major)}
    if not won:
        return Siege(False, left, marks, [], set(), 0)
    away = 1 if seat == FRANCE else -1
    major = f.major_of(city)
    gone: list[str] = []
    neutral: set[str] = set()
    if major:
        if major in marks:
            marks[major] = max(-END, min(END, marks[major] + 4 * away))
        if MAJOR[major]["capital"] == city:
            for other in marks:
                if other != major:
                    marks[other] = max(-END, min(END, marks[other] + away))
            if not f.ally_of(major):
                gone.append(major)
                neutral = {town for town in CITY if f.holder(town) == f"major-{major}"} - {city}
                marks.pop(major)
    return Siege(True, left, marks, gone, neutral, 0 if f.holder(city) == "none" else 1)


def front(f: Wars, seat: str, city: str) -> str:
    """Whether a seat must or may resolve something before a city (V-R48): "forced", "optional" or ""."""
    if not f.led(seat, city) or f.inside(seat, city):
        return ""
    major = f.major_of(city)
    if not major or f.posture(major, seat) == "hostile":
        return "forced"
    return "forced" if f.led(foe_of(seat), city) else "optional"


def retreats(f: Wars, seat: str, city: str) -> dict[str, int]:
    """Where a beaten troop may go, and for how many ships (V-11.13, VW-6.6)."""
    found: dict[str, int] = {}
    for goal in f.cities():
        if goal == city or not f.inside(seat, goal):
            continue
        if goal in f.neighbours(city):
            found[goal] = 0
        elif f.seas(city, goal):
            found[goal] = f.seas(city, goal)
    return found


def upkeep_of_wars(f: Wars, seat: str, rounds: list[int]) -> int:
    """VW-7.1."""
    troops = sum(f.on_board(army) for army in f.armies(seat))
    return (troops + 1) // 2 if f.number("year") in rounds else 0


def recruits(f: Wars, seat: str) -> dict[tuple[str, str], int]:
    """Army and city of every troop that can be recruited, with its price (V-12.17, VW-7.2, VW-7.3, V-R46)."""
    power = POWER[{FRANCE: "france", NAPLES: "kings_naples"}[seat]]
    found: dict[tuple[str, str], int] = {}
    if f.on_board(seat) < (8 if seat == FRANCE else 6):
        for city in f.cities():
            if f.holder(city) == seat:
                found["own", city] = 1 if city in power["cities"] else 3  # type: ignore[operator]
    for major, row in MAJOR.items():
        army = f"major-{major}"
        if f.ally_of(major) == seat and f.on_board(army) < {"florence": 2, "rome": 2, "venice": 4}[major]:
            for city in row["cities"]:  # type: ignore[attr-defined]
                if f.holder(city) == army:
                    found[major, city] = 1
    return found


def on_sale(f: Wars, seat: str) -> set[str]:
    """What a seat may buy at all, prices apart (VW-1.5, VW-7.4, V-12.15)."""
    titles = {FRANCE: ["principality"], NAPLES: ["duchy", "kingdom"]}[seat]
    found = {name for name, row in CARD.items() if row["kind"] == "character" and name not in ("maestro", "pope")}
    if "cardinal" in cards_of(f, seat):
        found.discard("cardinal")
    found |= {name for name in [*titles, "guild"] if not f.number("own", seat, name)}
    return {name for name in found if f.number("stock", name)}


def cards_of(f: Facts, seat: str) -> list[str]:
    found: list[str] = []
    for place in ("court", "action", "beneath"):
        rows = f.at(place, seat)
        found += [str(card) for card in (rows if isinstance(rows, dict) else {}).values()]
    return found


def influence_prices(f: Wars) -> dict[str, list[Symbols]]:
    """What one symbol for each Major City may be (VW-4.2); allied and eliminated ones are missing."""
    return {
        major: [{"crown": 1}, {"cross": 1}] if major == "rome" else [{"crown": 1}]
        for major in MAJOR
        if not f.ally_of(major)
    }


def influenced(f: Wars, seat: str, major: str, symbols: int) -> int:
    """The marker after some symbols: an opposing Agent cancels the first one (VW-3.2, VW-4.3)."""
    if f.at("spy", f"track-{major}") == foe_of(seat):
        symbols = max(0, symbols - 1)
    return max(-END, min(END, f.number("influence", major) + symbols * (1 if seat == NAPLES else -1)))


def may_ally(f: Wars, seat: str, major: str) -> bool:
    """VW-4.4."""
    lean = f.number("influence", major) * (1 if seat == NAPLES else -1)
    return not f.ally_of(major) and lean >= ALLIANCE_ZONE and f.at("spy", f"track-{major}") != foe_of(seat)


def prestige_of_wars(f: Wars) -> dict[str, int]:
    """VW-8.2."""
    found: dict[str, int] = {}
    for seat in f.seats:
        held = f.held(seat)
        total = len(held) + sum(1 for city in CAPITALS if city in held)
        total += sum(1 for major in MAJOR if f.ally_of(major) == seat)
        trophies = f.at("trophies", seat)
        total += sum(trophies.values()) if isinstance(trophies, dict) else 0
        total += points_printed(f, seat)
        barred = f.at("indulgence", seat)
        found[seat] = total - (len(barred) if isinstance(barred, dict) else 0)
    return found


def winner_of_wars(f: Wars) -> str:
    """VW-8.3."""
    points = prestige_of_wars(f)
    for measure in (points, {seat: all_symbols(f, seat, "crown") for seat in f.seats}):
        if measure[FRANCE] != measure[NAPLES]:
            return max(f.seats, key=lambda seat: measure[seat])
    return NAPLES


def automatic(f: Wars) -> tuple[str, str]:
    """Who has won before the last round, and how (VW-8.4)."""
    for seat in f.seats:
        held = f.held(seat)
        if "milan" in held and "naples" in held and any(city in held for city in CAPITALS[2:]):
            return seat, "crowns"
    for seat in f.seats:
        if not f.held(foe_of(seat)):
            return seat, "annihilation"
    return "", ""
