"""What every thing on the map and on the tracks is, and what it is worth now."""

from collections.abc import Callable
from typing import Final

from signoria.drawing.doubt import doubt_sentence, is_doubtful
from signoria.drawing.pen import Explained, Pen
from signoria.games.virtu import terms
from signoria.games.virtu.table.draw_battle import agent_change, battle_of, city_strength, verdict
from signoria.games.virtu.table.draw_tracks import symbols
from signoria.games.virtu.table.scene import Scene, View
from signoria.words.words import capital


def explain(view: View, pen: Pen, thing: str) -> Explained | None:
    """A thing by its id: `city-siena`, `sea-ionian`, `troop-gules-pisa`; None for what does not lie on the map."""
    kind, _, rest = thing.partition("-")
    teller = TELLERS.get(kind)
    return teller(Scene(view, pen), rest) if teller else None


# Cities and seas.


def city(scene: Scene, name: str) -> Explained | None:
    if name not in scene.cities:
        return None
    word = scene.pen.word
    number = scene.city_number(name)
    tile = symbols(scene.book.city_symbols[number])
    text = [f"{word('thing-value', value=scene.value(name))} {tile}."]
    if scene.exhausted(name):
        text.append(word("thing-exhausted"))
    holder = scene.holder(name)
    text.append(word("thing-held", seat=scene.plain_holder(holder)) if holder else word("thing-neutral"))
    if scene.pirates(name):
        text.append(word("thing-pirates"))
    text += [army_line(scene, one, name, here, beaten) for one, here, beaten in scene.camps(name)]
    if scene.spy(name):
        text.append(word("thing-agent-here", seat=scene.plain_name(scene.spy(name))))
    if scene.cathedral(name):
        text.append(word("thing-cathedral-here"))
    text += prospects(scene, name)
    roads = ", ".join(scene.words.word(f"city-{other}") for other in scene.roads(name))
    seas = ", ".join(scene.words.word(f"sea-{sea}") for sea in scene.seas(name))
    text += [word("thing-roads", list=roads)] if roads else []
    text += [word("thing-seas", list=seas)] if seas else []
    if is_doubtful(scene.pen, "city", name, "value", "symbols"):
        text.append(doubt_sentence(scene.pen))
    return Explained(word(f"city-{name}"), " ".join(text), "V-1.3" if scene.pirates(name) else "V-1.2")


def prospects(scene: Scene, name: str) -> list[str]:
    """What annexing or besieging a city would take the viewer."""
    seat = scene.viewer
    if not seat or scene.friendly(seat, name):
        return []
    found = []
    if not scene.holder(name) and not scene.pirates(name):
        crowns = annex_price(scene, name, seat)
        ships = sea_price(scene, name, seat)
        if ships >= 0:
            found.append(scene.pen.word("thing-annex", crowns=crowns, ships=ships))
        else:
            found.append(scene.pen.word("thing-annex-far"))
    found.append(scene.pen.word("thing-siege", count=city_strength(scene, name, seat)))
    return found


def annex_price(scene: Scene, name: str, seat: str) -> int:
    """Crowns: more than the value, which Agents change (V-9.3, V-9.4)."""
    spy = scene.spy(name)
    change = 0 if not spy else -1 if spy == seat else 1
    return scene.value(name) + change + 1


def sea_price(scene: Scene, name: str, seat: str) -> int:
    """Ships: none along a road, else one for every sea; -1 where no way leads (V-9.5)."""
    own = [scene.city_number(city) for city in scene.cities if scene.holder(city) == seat]
    number = scene.city_number(name)
    if any(number in scene.book.roads[city] for city in own):
        return 0
    return min((scene.book.sea[city][number] for city in own if scene.book.sea[city][number]), default=-1)


def sea(scene: Scene, name: str) -> Explained | None:
    if name not in scene.book.axes["sea"]:
        return None
    ports = ", ".join(scene.words.word(f"city-{city}") for city in scene.cities if name in scene.seas(city))
    return Explained(scene.pen.word(f"sea-{name}"), scene.pen.word("thing-sea", list=ports), "V-9.6")


def cathedral(scene: Scene, number: str) -> Explained | None:
    site = str(scene.table("pawn").get(f"cathedral-{number}", ""))
    if not site:
        return None
    book, pen = scene.book, scene.pen
    where = scene.words.word(f"city-{site}")
    text = pen.word("thing-cathedral", city=where, count=book.cathedral_points)
    return Explained(pen.word("item-cathedral"), f"{text} {symbols(book.cathedral_symbols)}", "V-12.16")


# Armies and Agents.


def army_line(scene: Scene, holder: str, name: str, here: int, beaten: int) -> str:
    """An army at a city in one sentence: in it, before it, or about to retreat."""
    who = scene.plain_holder(holder)
    where = scene.words.word(f"city-{name}")
    key = "thing-troops-in" if scene.friendly(holder, name) else "thing-troops-before"
    lines = [scene.pen.word(key, count=here, seat=who, city=where)] if here else []
    lines += [scene.pen.word("thing-troops-beaten", count=beaten, seat=who, city=where)] if beaten else []
    return " ".join(lines)


def troop(scene: Scene, what: str) -> Explained | None:
    holder, _, name = what.rpartition("-")
    found = next((camp for camp in scene.camps(name) if camp[0] == holder), None) if name in scene.cities else None
    if found is None:
        return None
    text = army_line(scene, holder, name, found[1], found[2])
    seat = scene.colour_of(holder)
    if seat and found[1] and not scene.friendly(holder, name):
        count, count2 = scene.force(seat, name), city_strength(scene, name, seat)
        text += " " + scene.pen.word("thing-siege-comes", count=count, count2=count2)
    name = scene.pen.word("thing-troops", seat=scene.plain_holder(holder))
    return Explained(name, text, "V-11.13" if found[2] else "V-1.13")


def agent(scene: Scene, what: str) -> Explained | None:
    seat, _, name = what.partition("-")
    if name not in scene.cities or scene.spy(name) != seat:
        return None
    pen = scene.pen
    open_to_all = not scene.holder(name) and not scene.pirates(name)
    key = "thing-agent" if open_to_all else "thing-agent-held"
    text = pen.word(key, seat=scene.plain_name(seat), city=scene.words.word(f"city-{name}"))
    change = agent_change(scene, name, scene.viewer) if scene.viewer else 0
    if change:
        sign = f"+{change}" if change > 0 else f"−{-change}"
        text += " " + pen.word("thing-agent-siege", change=sign)
    return Explained(pen.word("thing-agent-name", seat=scene.plain_name(seat)), text, "V-10.7")


def battle(scene: Scene, _: str) -> Explained | None:
    """Both sides in words, line by line."""
    found = battle_of(scene)
    if found is None:
        return None
    pen = scene.pen
    where = scene.words.word(f"city-{found.city}")
    lines = []
    for side in (found.attacker, found.defender):
        parts = ", ".join(f"{scene.words.word(f'battle-part-{icon}')} {n}" for icon, n in side.parts)
        who = capital(scene.plain_name(side.seat)) if side.seat else where
        lines.append(pen.word("battle-side", seat=who, list=parts, count=side.total))
    lines.append(verdict(scene, found))
    name = pen.word("battle-field" if found.field else "battle-siege", city=where)
    return Explained(name, "<br/>".join(lines), "V-11.12" if found.field else "V-11.3")


# Great powers and tracks.


def alliance(scene: Scene, name: str) -> Explained | None:
    if name not in terms.ALLIANCES or scene.duel:
        return None
    pen, book = scene.pen, scene.book
    number = terms.ALLIANCES.index(name)
    aid = book.aid[number]
    gain = pen.word("board-strength", count=aid.strength) if aid.strength else symbols(aid.symbols)
    text = [
        f"{pen.word('thing-alliance')} {gain}.",
        f"{pen.word('thing-price')} {symbols(book.alliance_cost[number])}.",
    ]
    holder = str(scene.table("ally").get(name, ""))
    if holder:
        text.append(pen.word("thing-allied", seat=scene.plain_name(holder)))
        if scene.table("ally_used").get(name):
            text.append(pen.word("thing-alliance-used"))
    spy = scene.spy(f"alliance-{name}")
    if spy:
        text.append(pen.word("thing-agent-here", seat=scene.plain_name(spy)))
    text.append(pen.word("thing-alliance-points", count=book.alliance_points))
    if is_doubtful(pen, "alliance", name, "cost"):
        text.append(doubt_sentence(pen))
    return Explained(pen.word(f"alliance-{name}"), " ".join(text), "V-13.1")


def major(scene: Scene, name: str) -> Explained | None:
    if name not in terms.MAJORS or not scene.duel:
        return None
    pen, book = scene.pen, scene.book
    number = terms.MAJORS.index(name)
    text = []
    if scene.sworn(name) == terms.GONE:
        text.append(capital(pen.word("board-gone")) + ".")
    for seat in scene.seats if scene.sworn(name) != terms.GONE else ():
        key = ("hostile", "neutral", "favourable", "allied")[scene.posture(name, seat) + 1]
        posture = scene.words.word(f"posture-{key}")
        text.append(pen.word("thing-posture", seat=scene.plain_name(seat), posture=posture))
    cities = ", ".join(scene.words.word(f"city-{terms.CITIES[city]}") for city in book.major_cities[number])
    text.append(pen.word("thing-major-cities", list=cities))
    if scene.sworn(name) == terms.ON_TRACK:
        cards = ", ".join(scene.words.word(f"card-{book.card_names[card]}") for card in book.major_family[number])
        text.append(pen.word("thing-major-brings", list=cards, alliance=book.track_alliance, favour=book.track_favour))
    return Explained(pen.word(f"major-{name}"), " ".join(text), "VW-3.3")


def track(scene: Scene, name: str) -> Explained | None:
    pen, book = scene.pen, scene.book
    if name == "rounds" and scene.duel:
        due = ", ".join(map(str, book.upkeep_rounds))
        text = pen.word("thing-rounds", rounds=book.rounds, list=due)
        text += doubt_sentence(pen) if is_doubtful(pen, "wars", "", "upkeep_rounds") else ""
        return Explained(pen.word("track-rounds"), text, "VW-8.1")
    if scene.duel:
        return None
    if name == "cities":
        best = max(scene.seats, key=lambda seat: (scene.city_count(seat), -scene.stacked("recent").index(seat)))
        count = scene.city_count(best)
        text = pen.word("thing-track-cities", count=book.leader_points, cities=book.end_cities, best=count)
        return Explained(pen.word("track-cities"), text, "V-14.2")
    if name != "patronage":
        return None
    text = pen.word("thing-track-patronage", count=book.leader_points, rank=book.end_rank)
    rank = scene.rank(scene.viewer) if scene.viewer else len(book.patronage_cost)
    if rank < len(book.patronage_cost):
        text += f" {pen.word('thing-next-rank', rank=rank + 1)} {symbols(book.patronage_cost[rank])}."
    text += doubt_sentence(pen) if is_doubtful(pen, "tracks", "", "patronage_points") else ""
    return Explained(pen.word("track-patronage"), text, "V-8.2")


TELLERS: Final[dict[str, Callable[[Scene, str], Explained | None]]] = {
    "city": city,
    "sea": sea,
    "cathedral": cathedral,
    "troop": troop,
    "beaten": troop,
    "agent": agent,
    "battle": battle,
    "alliance": alliance,
    "major": major,
    "track": track,
}
"""By the first word of a thing's id."""
