"""What the page says of a game of Virtù: the plates of the seats, the heading, the outlook, where one is."""

from typing import Final

from signoria.drawing.pen import Heading, Pen, Plate, Stage
from signoria.games.virtu import terms
from signoria.games.virtu.table.draw_battle import battle_of
from signoria.games.virtu.table.scene import Scene, View

SIEGES: Final = ("front", "bid", "assault", "toll", "yield")
WINTER: Final = ("upkeep", "disband", "arrange", "buy", "cathedral", "clear", "courtier", "recruit", "indulgence")
ALLYING: Final = ("ally", "cheaper")
FAMILY: Final = ("family", "opening")
WINTER_PURPOSES: Final = ("upkeep", "buy", "recruit", "alliance")
STAGES: Final = {
    "upkeep": "upkeep",
    "disband": "upkeep",
    "arrange": "palace",
    "buy": "buy",
    "cathedral": "buy",
    "clear": "buy",
    "courtier": "buy",
    "recruit": "recruit",
    "indulgence": "recruit",
    "ally": "ally",
    "cheaper": "ally",
}
"""The part of Winter to which a decision belongs."""


# Players.


def plates(view: View, pen: Pen) -> list[Plate]:
    """One plate for every seat, in turn order; at the end the winner comes first."""
    scene = Scene(view, pen)
    order = scene.order
    if scene.over:
        order = sorted(order, key=lambda seat: (seat != scene.victor, -scene.score(seat)))
    return [plate(scene, seat) for seat in order]


def plate(scene: Scene, seat: str) -> Plate:
    pen = scene.pen
    counters: list[tuple[str, int | str, str]] = [
        ("castle", scene.city_count(seat), pen.word("plate-cities")),
        ("florin", scene.count("florins", seat), pen.word("plate-florins")),
        ("troop", scene.army(seat), pen.word("plate-troops")),
        ("agent", scene.count("agents", seat), pen.word("plate-agents")),
    ]
    trophies = sum(int(str(n)) for n in scene.row("trophies", seat).values())
    for icon, count, name in (("war", scene.count("tokens", seat), "tokens"), ("crest", trophies, "trophies")):
        if count:
            counters.append((icon, count, pen.word(f"plate-{name}")))
    return Plate(seat, scene.score(seat), counters, note(scene, seat), scene.active(seat))


def note(scene: Scene, seat: str) -> str:
    """The power of a seat; whether its secret answer is given."""
    power = scene.pen.name("power", scene.power(seat))
    return f"{power}, {scene.pen.word('plate-sealed')}" if scene.sealed(seat) else power


# Where in the game.


def heading(view: View, pen: Pen) -> Heading:
    """The year or round, and its phases."""
    scene = Scene(view, pen)
    names = [pen.word(f"phase-{name}") for name in ("actions", "sieges", "retreats", "winter")]
    if scene.over:
        return Heading(pen.word("heading-over"), names, -1)
    if not scene.year:
        return Heading(pen.word("heading-family"), names, -1)
    if scene.duel:
        return Heading(pen.word("heading-round", year=scene.year, rounds=scene.book.rounds), names, phase(scene))
    key = "heading-last" if scene.whole("last") else "heading-year"
    return Heading(pen.word(key, year=scene.year), names, phase(scene))


def phase(scene: Scene) -> int:
    """The present phase: 0 actions, 1 sieges, 2 retreats, 3 winter; -1 before the first year and after the last."""
    if scene.over or scene.step in FAMILY:
        return -1
    if scene.given():
        return 0
    purpose = scene.slot("purpose")
    if scene.step in SIEGES or scene.battle() or purpose == "battle":
        return 1
    if scene.step == "retreat" or purpose == "retreat":
        return 2
    return 3 if scene.step in WINTER or scene.step in ALLYING or purpose in WINTER_PURPOSES else 0


def trail(view: View, pen: Pen) -> list[Stage]:
    """Where one is: the action of the room, the battle or the part of Winter; below it what is done just now."""
    scene = Scene(view, pen)
    now = phase(scene)
    found: list[Stage] = []
    if now == 0 and scene.whole_room():
        found.append(Stage(pen.name("action", scene.action_of(scene.turn, scene.whole_room())), in_hand(scene)))
    elif now == 1:
        found.append(Stage(pen.word("phase-sieges")))
    elif now == 3:
        found.append(Stage(pen.word("phase-winter")))
        part = STAGES.get(scene.step) or {"alliance": "ally"}.get(
            str(scene.slot("purpose")), str(scene.slot("purpose"))
        )
        if part:
            found.append(Stage(pen.word(f"trail-{part}")))
    battle = battle_of(scene)
    if battle is not None:
        city = scene.words.word(f"city-{battle.city}")
        name = pen.word("battle-field" if battle.field else "battle-siege", city=city)
        found.append(Stage(name, f"{battle.attacker.total} : {battle.defender.total}"))
    if scene.step in ("march", "route"):
        found.append(Stage(pen.word("trail-march", city=scene.words.word(f"city-{scene.slot('origin')}"))))
    if scene.step == "pay":
        found.append(Stage(pen.word("trail-pay")))
    return found if len(found) > 1 else []


def in_hand(scene: Scene) -> str:
    """The symbols that are paid and not yet spent, in words."""
    pools = (("cavalry", "cavalry"), ("ships", "ship"), ("masks", "mask"), ("crowns", "crown"))
    counts = [(scene.whole(field), symbol) for field, symbol in pools]
    return ", ".join(scene.pen.word(f"amount-{symbol}", count=n) for n, symbol in counts if n)


# What comes next.


def outlook(view: View, pen: Pen) -> tuple[str, str]:
    """How near the end is, and how prestige stands: all of it counts at the end."""
    scene = Scene(view, pen)
    if scene.over:
        return pen.word("heading-over-title"), winner(scene)
    if scene.duel:
        return outlook_of_war(scene)
    cities = max(scene.city_count(seat) for seat in scene.seats)
    rank = max(scene.rank(seat) for seat in scene.seats)
    free = sum(1 for city in scene.cities if not scene.holder(city))
    book = scene.book
    near = cities >= book.end_cities - 1 or rank >= book.end_rank - 1 or free < 3
    if scene.whole("last"):
        return pen.word("outlook-last"), pen.word("outlook-last-text")
    text = pen.word("outlook-end", cities=book.end_cities, best=cities, rank=book.end_rank, highest=rank, count=free)
    return pen.word("outlook-near" if near else "outlook-far"), text


def outlook_of_war(scene: Scene) -> tuple[str, str]:
    """Rounds that are left, the next upkeep, and who is near an automatic victory (VW-8.4)."""
    pen, book = scene.pen, scene.book
    left = book.rounds - scene.year
    due = next((n for n in book.upkeep_rounds if n >= scene.year), 0)
    text = pen.word("outlook-war", list=", ".join(capitals(scene)))
    if due:
        text += " " + pen.word("outlook-upkeep", round=due)
    return pen.word("outlook-rounds", count=left), text


def capitals(scene: Scene) -> list[str]:
    """Of every seat how many of the five capitals it has."""
    names = [terms.CITIES[city] for city in scene.book.capitals]
    return [f"{scene.plain_name(seat)} {sum(scene.owner(city) == seat for city in names)}" for seat in scene.seats]


def winner(scene: Scene) -> str:
    if scene.victor:
        return scene.pen.word("outlook-victory", seat=scene.plain_name(scene.victor))
    first = winners(scene)
    names = [scene.plain_name(seat) for seat in first]
    listed = ", ".join(names[:-1] or names)
    return scene.pen.word("outlook-winner", list=listed, last=names[-1], count=len(first))


def winners(scene: Scene) -> list[str]:
    """Who has won by prestige and then by crowns; who is equal in both shares it, or it is Naples."""
    standing = {seat: (scene.score(seat), scene.crowns(seat)) for seat in scene.seats}
    best = [seat for seat in scene.seats if standing[seat] == max(standing.values())]
    return best[-1:] if scene.duel else best
