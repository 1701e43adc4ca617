"""What a choice changes: one line from the views before and after it, the weightiest things first."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from signoria.drawing.pen import Pen
from signoria.drawing.pieces import u
from signoria.games.virtu import packed, terms
from signoria.games.virtu.table.draw_battle import battle_of, city_strength, verdict
from signoria.games.virtu.table.draw_pay import spoilt, withdrawn
from signoria.games.virtu.table.draw_tracks import symbols
from signoria.games.virtu.table.scene import Scene, View

MOST: Final = 4
"""So many changes are told; more would not be read."""
POOLS: Final = {"cavalry": "cavalry", "ships": "ship", "masks": "mask", "crowns": "crown"}
"""Symbols that are paid and not yet spent, with their icons."""


def forecast(before: View, after: View, pen: Pen) -> str:
    """What differs for the viewer; "" if nothing does."""
    old, new = Scene(before, pen), Scene(after, pen)
    if not old.viewer or old.viewer != new.viewer:
        return ""
    parts = [part for look in LOOKS for part in look(old, new)]
    if not parts and new.turn != old.turn and new.turn:
        parts = [pen.word("forecast-turn", seat=new.plain_name(new.turn))]
    return " · ".join(parts[:MOST])


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


# Prestige and cities.


def prestige(old: Scene, new: Scene) -> list[str]:
    change = new.score(new.viewer) - old.score(old.viewer)
    return [new.pen.word("forecast-prestige", change=signed(change))] if change else []


def cities(old: Scene, new: Scene) -> list[str]:
    found = []
    for city in new.cities:
        was, now = old.holder(city), new.holder(city)
        if was == now:
            continue
        name = new.words.word(f"city-{city}")
        if now == new.viewer:
            count = new.city_count(new.viewer)
            gain = symbols(new.book.city_symbols[new.city_number(city)])
            found.append(f"{new.pen.word('forecast-city', city=name, count=count)} {gain}")
        elif was == new.viewer:
            found.append(new.pen.word("forecast-city-lost", city=name))
        elif now:
            found.append(new.pen.word("forecast-city-other", city=name, seat=new.plain_holder(now)))
        else:
            found.append(new.pen.word("forecast-city-neutral", city=name))
    return found


# War.


def battle(old: Scene, new: Scene) -> list[str]:
    """How an open battle stands after a bid."""
    now = battle_of(new)
    if now is None or old.battle() == new.battle():
        return []
    return [f"{now.attacker.total} : {now.defender.total}", verdict(new, now)]


def armies(old: Scene, new: Scene) -> list[str]:
    """Marches, recruits and losses of the viewer's troops; before a foreign city the siege that comes."""
    seat, word = new.viewer, new.words.word
    change = {city: standing(new, seat, city) - standing(old, seat, city) for city in new.cities}
    came = [city for city, n in change.items() if n > 0]
    left = [city for city, n in change.items() if n < 0]
    if came and left:
        goal = came[0]
        found = [f"{u('troop')} {new.pen.word(f'city-{left[0]}')} → {new.pen.word(f'city-{goal}')}"]
        if not new.friendly(seat, goal):
            against = city_strength(new, goal, seat)
            found.append(
                new.pen.word("forecast-siege", city=word(f"city-{goal}"), count=new.force(seat, goal), count2=against)
            )
        return found
    return [f"{signed(change[city])} {u('troop')} {new.pen.word(f'city-{city}')}" for city in [*came, *left]]


def standing(scene: Scene, seat: str, city: str) -> int:
    """The troops that a seat leads at a city, those that must retreat too."""
    mine = [one for one in scene.armies() if scene.colour_of(one) == seat]
    return sum(scene.troops(one, city) + scene.beaten(one, city) for one in mine)


def tokens(old: Scene, new: Scene) -> list[str]:
    count = new.count("tokens", new.viewer)
    return [new.pen.word("forecast-tokens", count=count)] if count != old.count("tokens", old.viewer) else []


# Agents and great powers.


def agents(old: Scene, new: Scene) -> list[str]:
    found = []
    for place in terms.PLACES:
        was, now = old.spy(place), new.spy(place)
        if was != now:
            key, seat = ("forecast-agent", now) if now else ("forecast-agent-gone", was)
            found.append(new.pen.word(key, seat=new.plain_name(seat), place=new.place_name(place)))
    return found


def powers(old: Scene, new: Scene) -> list[str]:
    found = []
    for name in terms.ALLIANCES:
        holder = str(new.table("ally").get(name, ""))
        if holder and holder != old.table("ally").get(name, ""):
            text = new.words.word(f"alliance-{name}")
            found.append(new.pen.word("forecast-ally", alliance=text, seat=new.plain_name(holder)))
    for name in terms.MAJORS if new.duel else ():
        major = new.words.word(f"major-{name}")
        if new.sworn(name) != old.sworn(name) and new.sworn(name) in (0, 1):
            seat = new.plain_name(new.seats[new.sworn(name)])
            found.append(new.pen.word("forecast-ally", alliance=major, seat=seat))
        elif new.count("influence", name) != old.count("influence", name):
            at = new.count("influence", name)
            seat = new.plain_name(new.seats[1 if at > 0 else 0])
            found.append(new.pen.word("forecast-influence", major=major, count=abs(at), seat2=seat))
    return found


def patronage(old: Scene, new: Scene) -> list[str]:
    seat = new.viewer
    found = []
    if new.rank(seat) != old.rank(seat):
        found.append(new.pen.word("forecast-rank", rank=new.rank(seat)))
    for name in terms.BONUSES:
        if new.table("bonus").get(name) == seat != old.table("bonus").get(name):
            found.append(new.pen.word(f"bonus-{name}"))
    return found


# The palace.


def marker(old: Scene, new: Scene) -> list[str]:
    seat = new.viewer
    room = str(new.table("marker").get(seat, ""))
    if not room or room == old.table("marker").get(seat):
        return []
    action = new.words.word(f"action-{new.action_of(seat, room) or 'none'}")
    return [new.pen.word("forecast-marker", room=new.words.word(f"room-{room}"), action=action)]


def stop(old: Scene, new: Scene) -> list[str]:
    """Whether the room where the marker stops lets its action begin, or what bars it (V-5.8, V-10.9)."""
    seat, word = new.viewer, new.pen.word
    room = str(new.table("marker").get(seat, ""))
    if old.step not in ("start", "marker") or old.turn != seat or not room:
        return []
    action = new.action_of(seat, room)
    if new.turn == seat and new.whole_room():
        begins = room == old.table("marker").get(seat)
        return [word("forecast-act", action=word(f"action-{action}"))] if begins else []
    if new.turn == seat and new.step in ("marker", "pay", "release"):
        return []
    spy = new.spy(f"{seat}-{room}")
    if not action:
        return [word("forecast-barred-none")]
    if new.row("indulgence", seat).get(room):
        return [word("forecast-barred-indulgence")]
    if spy and spy != seat and action != "intrigue":
        return [word("forecast-barred-agent", seat=new.plain_name(spy))]
    return [] if new.whole("effect") else [unpayable(new, action)]


def unpayable(new: Scene, action: str) -> str:
    """Why nothing can be done in a room that nobody bars (V-R33)."""
    if action != "patronise":
        return new.pen.word(f"forecast-idle-{action}")
    rank = min(new.rank(new.viewer) + 1, len(new.book.patronage_cost))
    price = symbols(new.book.patronage_cost[rank - 1])
    return f"{new.pen.word('forecast-idle-patronise', rank=rank)} {price}"


def cards(old: Scene, new: Scene) -> list[str]:
    """Cards of the viewer that changed their place, came or went."""
    was, now = spots(old), spots(new)
    found = []
    for spot, card in now.items():
        if was.get(spot) != card:
            found.append(f"{new.pen.word(f'card-{card}')} → {new.pen.word(f'spot-{spot}')}")
    for card in (Counter(was.values()) - Counter(now.values())).elements():
        found.append(new.pen.word("forecast-discard", card=new.words.word(f"card-{card}")))
    return found


def spots(scene: Scene) -> dict[str, str]:
    """The viewer's cards by the spots where they lie."""
    seat = scene.viewer
    found = dict(scene.court(seat))
    for field, name in (("action", "action"), ("beneath", "under")):
        for room, card in scene.row(field, seat).items():
            found[f"{name}-{room.removeprefix('room-')}"] = str(card)
    return found


def indulgences(old: Scene, new: Scene) -> list[str]:
    change = len(new.row("indulgence", new.viewer)) - len(old.row("indulgence", old.viewer))
    change += new.whole("begged") - old.whole("begged") if new.turn == new.viewer == old.turn else 0
    return [f"{signed(change)} {u('indulgence', label=new.pen.word('forecast-indulgence'))}"] if change else []


def faces(old: Scene, new: Scene) -> list[str]:
    """Tiles, courtiers and bonuses of alliances that are exhausted by it, or available again."""
    was, now = turned(old), turned(new)
    found = []
    for key, state in (("forecast-exhaust", True), ("forecast-refresh", False)):
        names = [
            name for (what, name), spent in now.items() if spent is state and was.get((what, name), state) != state
        ]
        if names:
            found.append(new.pen.word(key, list=", ".join(names)))
    return found


def turned(scene: Scene) -> dict[tuple[str, str], bool]:
    """Everything before the viewer that can be exhausted, where and by its name, and whether it is."""
    seat, word = scene.viewer, scene.words.word
    found = {(tile, word(f"tile-{tile}")): scene.tile_exhausted(seat, tile) for tile in scene.domain(seat)}
    for slot, card in scene.court(seat).items():
        found[slot, word(f"card-{card}")] = scene.tired(seat, slot)
    for name, holder in scene.table("ally").items():
        if holder == seat:
            found[f"ally-{name}", word(f"track-{name}")] = bool(scene.table("ally_used").get(name))
    return found


def answers(old: Scene, new: Scene) -> list[str]:
    """A family card that is placed in secret: its place."""
    given = [answer for answer in new.answers() if answer not in old.answers()]
    return [f"→ {new.pen.word(f'spot-{answer.split()[-1]}')}" for answer in given if new.step == "family"]


def unpaid(old: Scene, new: Scene) -> list[str]:
    """The troops that go because they are not paid."""
    if new.step != "disband" or old.step != "upkeep":
        return []
    return [f"{signed(-new.number('count'))} {u('troop', label=new.pen.word('plate-troops'))}"]


# Means.


def pools(old: Scene, new: Scene) -> list[str]:
    """Symbols in hand, and florins."""
    found = []
    if old.turn == new.turn == new.viewer:
        for name, icon in POOLS.items():
            change = new.whole(name) - old.whole(name)
            if change:
                found.append(f"{signed(change)} {u(icon, label=new.pen.word(f'symbol-{icon}'))}")
    change = new.count("florins", new.viewer) - old.count("florins", old.viewer)
    if change:
        label = new.pen.word("symbol-florin")
        found.append(f"{signed(change)} {u('florin', label=label)} ({new.count('florins', new.viewer)})")
    return found


def basket(old: Scene, new: Scene) -> list[str]:
    """What a purchase comes to."""
    if new.step not in ("buy", "cathedral") or not new.number("basket") or new.turn != new.viewer:
        return []
    if new.number("basket") == old.number("basket"):
        return []
    items = [item for number, item in enumerate(terms.ITEMS) if new.number("basket") >> number & 1]
    costs = [new.book.item_cost[terms.ITEMS.index(item)] for item in items]
    names = ", ".join(new.words.word(f"item-{item}") for item in items)
    total = symbols([sum(column) for column in zip(*costs, strict=True)])
    return [f"{new.pen.word('forecast-basket', list=names)} {total}"]


def bill(old: Scene, new: Scene) -> list[str]:
    """What is to be paid next."""
    if new.step != "pay" or new.turn != new.viewer or old.step == "pay":
        return []
    need = new.number("need")
    counts = [new.number("florins"), *[packed.amount(need, kind) for kind in range(terms.CROWN, terms.EITHER + 1)]]
    return [f"{new.pen.word('forecast-pay')} {symbols(counts)}"] if any(counts) else []


LOOKS: Final[list[Callable[[Scene, Scene], list[str]]]] = [
    *(battle, cities, armies, powers, patronage, agents, marker, stop, basket, bill, spoilt, withdrawn, cards, tokens),
    *(pools, indulgences, unpaid, faces, prestige, answers),
]
"""In the order of weight."""
