"""A battle while it is bid for, on a card over the map: the strength of both sides, part by part, and who announces."""

from typing import Final, NamedTuple

from signoria.drawing.pieces import gi
from signoria.drawing.svg import at, box, disc, t, use
from signoria.games.virtu import terms
from signoria.games.virtu.table.draw_map import spot
from signoria.games.virtu.table.draw_pieces import EMBLEMS, STONE
from signoria.games.virtu.table.scene import Scene

WIDE: Final = 322
HIGH: Final = 150
ROOM: Final = 200
"""As far as the parts of a strength may reach where a word still fits behind them."""
AT_SEA: Final = ((254, 630), (658, 146))
"""Where the card lies on a desk: in the Tyrrhenian Sea, or below the title where it would cover the city."""
PAPER: Final = "#f1e4c6"
GOLD: Final = "#f3cd6b"


class Side(NamedTuple):
    """One side of a battle: who bids for it, the parts of its strength as icon and number, and their sum."""

    seat: str
    """Its seat; "" where nobody bids for a city."""
    parts: list[tuple[str, int]]
    total: int


class Battle(NamedTuple):
    """The battle that is open now."""

    field: bool
    city: str
    attacker: Side
    defender: Side
    bidder: str
    passed: list[str]
    """The seats that have declined to announce since the last bonus, or for good."""


def battle_of(scene: Scene) -> Battle | None:
    """The open battle, read from the view: what is not troops, walls, Agent or fort was announced (V-11.3, V-11.5)."""
    row = scene.battle()
    if not row or scene.step not in ("bid", "pay", "collect"):
        return None
    city = terms.CITIES[row[terms.B_CITY]]
    field = bool(row[terms.B_FIELD])
    first = scene.seats[row[terms.B_ATTACKER]]
    second = scene.seats[row[terms.B_DEFENDER]] if row[terms.B_DEFENDER] >= 0 else ""
    attack = side(first, [("troop", scene.force(first, city))], row[terms.B_ATTACK])
    if field:
        defence = side(second, [("troop", scene.force(second, city))], row[terms.B_DEFENCE])
    else:
        walls = [("castle", scene.value(city)), ("agent", agent_change(scene, city, first))]
        walls += [("troop", garrison(scene, city, first)), ("crest", fort(scene, city))]
        defence = side(second, walls, row[terms.B_DEFENCE])
    bidder = scene.seats[row[terms.B_TURN]]
    gone = [seat for number, seat in enumerate(scene.seats) if (row[terms.B_GIVEN_UP] >> number) & 1]
    passed = [seat for seat in (first, second) if seat in gone or (row[terms.B_PASSES] and seat != bidder)]
    return Battle(field, city, attack, defence, bidder, passed)


def side(seat: str, parts: list[tuple[str, int]], total: int) -> Side:
    announced = total - sum(n for _, n in parts)
    return Side(seat, [part for part in [*parts, ("war", announced)] if part[1]], total)


def garrison(scene: Scene, city: str, attacker: str) -> int:
    """The troops that defend a city (V-11.3, VW-6.1)."""
    holder = scene.holder(city)
    if not holder:
        return 0
    if holder in scene.seats:
        return scene.force(holder, city)
    other = scene.opponent(attacker)
    major = holder.removeprefix("major-")
    total = 0 if scene.sworn(major) == scene.seat_number(other) else scene.troops(holder, city)
    return total + (scene.force(other, city) if scene.posture(major, other) > 0 else 0)


def fort(scene: Scene, city: str) -> int:
    """The star fort of a city's owner (V-8.6)."""
    owner = scene.holder(city)
    held = [number for number, name in enumerate(terms.BONUSES) if scene.table("bonus").get(name) == owner]
    return sum(scene.book.boons[number].fort for number in held) if owner in scene.seats else 0


def agent_change(scene: Scene, city: str, attacker: str) -> int:
    """What an Agent changes in a siege (V-10.7)."""
    spy = scene.spy(city)
    if not spy or spy == scene.holder(city):
        return 0
    if spy == attacker:
        return -1
    return 0 if scene.holder(city) else 1


def city_strength(scene: Scene, city: str, attacker: str) -> int:
    """The strength of a city before bonuses are announced (V-11.3)."""
    parts = (scene.value(city), agent_change(scene, city, attacker), garrison(scene, city, attacker), fort(scene, city))
    return sum(parts)


# The card.


def placard(scene: Scene) -> str:
    """The card of the open battle; "" without one."""
    battle = battle_of(scene)
    if battle is None:
        return ""
    x, y = card_at(scene, battle.city)
    pen = scene.pen
    city = scene.words.word(f"city-{battle.city}")
    head = pen.word("battle-field" if battle.field else "battle-siege", city=city)
    inner = box(3, 5, WIDE, HIGH, "#000", extra='rx="6" opacity=".5"')
    inner += box(0, 0, WIDE, HIGH, "#1d1611", "#eabf58", 2, 'rx="6"')
    inner += t(15, 30, head, 23, "text", 600, "#fbe7a6", "start")
    inner += side_row(scene, battle, battle.attacker, 58) + side_row(scene, battle, battle.defender, 92)
    inner += t(15, 136, verdict(scene, battle), 18.5, "ui", 700, GOLD, "start")
    return f'<g id="battle-card" data-thing="battle" {at(x, y)}>{inner}</g>{sword(battle.city)}'


def side_row(scene: Scene, battle: Battle, one: Side, y: float) -> str:
    """A side: its arms, the parts of its strength, their sum; a gold bar before the one that announces now."""
    found = ""
    if one.seat and one.seat == battle.bidder:
        found += box(5, y - 15, 4, 30, "#eabf58", extra='rx="2"')
    found += crest(scene, one.seat, battle.city, 30, y)
    x = 52.0
    for number, (icon, count) in enumerate(one.parts):
        sign = ("" if number == 0 else "+ ") if count > 0 else "− "
        text = f"{sign}{abs(count)}"
        found += t(x, y + 6.5, text, 19, "ui", 700, PAPER, "start")
        x += 10 * len(text) + 2
        found += gi(icon, x + 11, y, 22, f'color="{GOLD}"')
        x += 27
    if one.seat and one.seat in battle.passed and x < ROOM:
        found += t(x + 3, y + 6, scene.pen.word("battle-passed"), 18.5, "ui", 500, PAPER, "start")
    return found + t(WIDE - 16, y + 8, f"= {one.total}", 24, "ui", 800, GOLD, "end")


def crest(scene: Scene, seat: str, city: str, x: float, y: float) -> str:
    """The arms of a side: a seat's shield, a Major City's stone, or a plain disc."""
    if seat:
        return use(f"p-men-{seat}", at(x, y, 0.72))
    holder = scene.holder(city).removeprefix("major-")
    if holder in STONE:
        arms = f'<g color="#fff" transform="scale(.9)">{EMBLEMS[holder]}</g>'
        return f"<g {at(x, y)}>{disc(0, 0, 13, STONE[holder], '#f3e3b5', 1.5)}{arms}</g>"
    return disc(x, y, 13, "#f3e6c6", "#8a744a", 1.5)


def verdict(scene: Scene, battle: Battle) -> str:
    """Who would win if nobody announced more."""
    pen = scene.pen
    attack, defence = battle.attacker.total, battle.defender.total
    first = scene.who_wins(battle.attacker.seat)
    if battle.field and attack == defence:
        return pen.word("battle-drawn")
    if attack > defence:
        return pen.word("battle-wins", seat=first)
    if battle.field:
        return pen.word("battle-wins", seat=scene.who_wins(battle.defender.seat))
    return pen.word("battle-holds", city=scene.words.word(f"city-{battle.city}"))


def card_at(scene: Scene, city: str) -> tuple[float, float]:
    """At sea on a desk; on a phone right below the city, or above it in the south."""
    x, y = spot(city)
    if not scene.pen.phone:
        left, top = AT_SEA[0]
        covered = left - 70 < x < left + WIDE + 50 and top - 80 < y < top + HIGH + 60
        return AT_SEA[covered]
    return min(max(x - WIDE / 2, 8), 992 - WIDE), y + 74 if y < 700 else y - 60 - HIGH


def sword(city: str) -> str:
    """Crossed swords over the city that is fought for."""
    x, y = spot(city)
    inner = disc(0, -44, 15, "#1d1611", "#eabf58", 2) + gi("war", 0, -44, 22)
    return f'<g pointer-events="none" {at(x, y)}>{inner}</g>'


def arena(scene: Scene) -> str:
    """The ring round the city that is fought for; the names lie on it."""
    battle = battle_of(scene)
    if battle is None:
        return ""
    x, y = spot(battle.city)
    return disc(x, y, 34, "none", "#b3261e", 4, 'pointer-events="none"')
