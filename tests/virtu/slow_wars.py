"""The independent reading of The Wars of Italy, where Major Cities hold cities and lead troops too.

For what both games share see `slow_calculator`.
"""

from typing import Any, NamedTuple, cast

from virtu.slow_calculator import CARD, CITY, POWER, D, Facts, Symbols, Where, all_symbols, points_printed, siege

MAJOR = {str(row["id"]): row for row in D["major"]}
WARS = cast(dict[str, Any], D["wars"])

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
