"""What cards, tiles, rooms, piles and purses are, and what they are worth now: for who points at them."""

from collections.abc import Callable
from html import escape
from typing import Final

from signoria.drawing.doubt import doubt_sentence, is_doubtful
from signoria.drawing.pen import Explained
from signoria.games.virtu import terms as t
from signoria.games.virtu.table.draw_goods import CARD_VALUES, TILE_VALUES, doubtful_tile, signs
from signoria.games.virtu.table.scene import Scene
from signoria.words.words import capital

ACTION_CLAUSES: Final = {
    "govern": "V-7.1",
    "patronise": "V-8.1",
    "trade": "V-9.1",
    "annex": "V-9.2",
    "wage_war": "V-9.8",
    "intrigue": "V-10.1",
    "": "V-1.10",
}
PURSE_CLAUSES: Final = {
    "florin": "V-4.2",
    "troop": "V-12.17",
    "agent": "V-10.11",
    "token": "V-9.10",
    "trophy": "V-14.2",
    "indulgence": "V-6.1",
}


def explain_goods(scene: Scene, thing: str) -> Explained | None:
    """What a thing of a palace or of the market is; None if it is none."""
    kind, _, rest = thing.partition("-")
    talk = TALKS.get(kind)
    return talk(scene, rest) if talk else None


def say(scene: Scene, key: str, **args: str | int) -> str:
    return scene.pen.word(key, **args)


def pair(scene: Scene, left: str, right: str) -> str:
    """What a thing is, and what it is now; both by the names of their words."""
    word = scene.words.word
    return say(scene, "board-pair", left=capital(word(left)), right=word(right))


def told(name: str, parts: list[str], clause: str) -> Explained:
    """Sentences as one text."""
    return Explained(capital(name), " ".join(part for part in parts if part), clause)


def row(scene: Scene, counts: list[int]) -> str:
    """Symbols, as signs and in words."""
    if not any(counts):
        return ""
    return f"{signs(counts)} ({escape(scene.plain_symbols(counts))})."


def of_seat(scene: Scene, rest: str) -> tuple[str, str]:
    """Whose thing it is, and the thing: my own carries no seat."""
    first, _, after = rest.partition("-")
    return (first, after) if first in scene.seats else (scene.viewer, rest)


# Cards.


def card_parts(scene: Scene, card: int) -> list[str]:
    """What a card shows: symbols, the price of its war symbols, its action, an Agent, a slot, points."""
    book = scene.book
    parts = [row(scene, book.card_symbols[card][: t.KINDS])]
    if book.card_action[card] >= 0:
        action = scene.words.word(f"action-{t.ACTIONS[book.card_action[card]]}")
        parts.append(say(scene, "talk-card-action", action=action))
    else:
        parts.append(say(scene, "talk-card-idle"))
    if book.war_cost[card]:
        parts.append(say(scene, "talk-war", count=book.war_cost[card]))
    if book.card_agents[card]:
        parts.append(say(scene, "talk-agents", count=book.card_agents[card]))
    if book.card_slots[card]:
        parts.append(say(scene, "talk-slots"))
    return [*parts, worth(scene, book.card_points[card])]


def guess(scene: Scene, card: str) -> str:
    """What is not certain about a card says so."""
    return doubt_sentence(scene.pen) if is_doubtful(scene.pen, "card", card, *CARD_VALUES) else ""


def worth(scene: Scene, points: int) -> str:
    return say(scene, "talk-points", count=points) if points else ""


def of_card(scene: Scene, name: str) -> Explained | None:
    if name not in scene.book.card_names:
        return None
    return told(say(scene, f"card-{name}"), [*card_parts(scene, scene.card_number(name)), guess(scene, name)], "V-1.5")


def of_spot(scene: Scene, rest: str) -> Explained | None:
    """A place of a palace, with the card on it and its state."""
    seat, spot = of_seat(scene, rest)
    if not seat or spot not in t.SPOTS:
        return None
    if spot in t.SLOTS:
        card = scene.court(seat).get(spot, "")
        place = "V-12.9"
    else:
        kind, number = spot.split("-")
        card = str(scene.row("action" if kind == "action" else "beneath", seat).get(f"room-{number}", ""))
        place = "V-1.9"
    name = say(scene, f"spot-{spot}")
    if not card:
        return told(name, [empty_spot(scene, seat, spot)], place)
    state = ""
    if spot in t.SLOTS:
        state = say(scene, "talk-exhausted-card" if scene.tired(seat, spot) else "talk-available")
    parts = [f"{capital(name)}.", *card_parts(scene, scene.card_number(card)), state, guess(scene, card)]
    return told(say(scene, f"card-{card}"), parts, place)


def empty_spot(scene: Scene, seat: str, spot: str) -> str:
    if spot not in t.SLOTS:
        return say(scene, "talk-room-spot" if spot.startswith("action") else "talk-under-spot")
    marked = scene.book.watermarked[scene.seat_number(seat) * t.BENCH + t.SLOTS.index(spot)]
    return say(scene, "talk-watermark" if marked else "talk-base-slot", count=scene.count("slots_usable", seat))


# Tiles and piles.


def of_tile(scene: Scene, rest: str) -> Explained | None:
    seat, tile = of_seat(scene, rest)
    if tile not in t.TILES:
        return None
    parts = [row(scene, scene.tile_symbols(tile)), *tile_extras(scene, tile)]
    if tile in t.OWN_TILES:
        held = bool(seat) and tile in scene.row("own", seat)
        spent = held and scene.tile_exhausted(seat, tile)
    else:
        held, spent = True, scene.exhausted(tile)
    if held:
        parts.append(say(scene, "talk-exhausted-tile" if spent else "talk-available"))
    if doubtful_tile(scene, tile):
        parts.append(doubt_sentence(scene.pen))
    return told(say(scene, f"tile-{tile}"), parts, "V-1.7")


def tile_extras(scene: Scene, tile: str) -> list[str]:
    book = scene.book
    if tile in t.OWN_TILES:
        own = t.OWN_TILES.index(tile)
        slots = say(scene, "talk-slots") if book.own_slots[own] else ""
        war = say(scene, "talk-war", count=book.cannons_cost) if tile == "cannons" else ""
        return [slots, war, worth(scene, book.own_points[own])]
    return [worth(scene, book.cathedral_points)] if tile.startswith("cathedral") else []


def of_item(scene: Scene, item: str) -> Explained | None:
    """A pile of the market: its price, what is left, what it is, and who may have it."""
    if item not in t.ITEMS:
        return None
    book, number = scene.book, t.ITEMS.index(item)
    cost = book.item_cost[number]
    left = scene.count("stock", item)
    parts = [say(scene, "talk-price", list=scene.plain_symbols(cost)), say(scene, "talk-left", count=left)]
    if number < t.CARD_ITEMS:
        parts += card_parts(scene, number)
        parts += [say(scene, "talk-unique") if book.item_unique[number] else "", guess(scene, item)]
    elif number == t.I_CATHEDRAL:
        parts += [row(scene, book.cathedral_symbols[: t.KINDS]), worth(scene, book.cathedral_points)]
        parts.append(say(scene, "talk-cathedral", count=book.cathedral_value))
    else:
        parts += [row(scene, book.own_symbols[number - t.I_DUCHY][: t.KINDS]), *tile_extras(scene, item)]
        parts.append(say(scene, "talk-unique"))
        if number < t.I_GUILD:
            parts.append(titled(scene, number))
    if number >= t.CARD_ITEMS and is_doubtful(scene.pen, "tile", item, *TILE_VALUES):
        parts.append(doubt_sentence(scene.pen))
    return told(say(scene, f"item-{item}"), parts, "V-12.10" if number < t.CARD_ITEMS else "V-12.15")


def titled(scene: Scene, item: int) -> str:
    """Who may have a title, where not everybody may."""
    seats = [scene.plain_name(seat) for n, seat in enumerate(scene.seats) if item in scene.book.titles[n]]
    return say(scene, "talk-only", list=", ".join(seats)) if len(seats) < len(scene.seats) else ""


def of_bonus(scene: Scene, name: str) -> Explained | None:
    if name not in t.BONUSES:
        return None
    number = t.BONUSES.index(name)
    owner = str(scene.table("bonus").get(name, ""))
    kind = t.BONUS_TYPES[scene.book.bonus_type[number]]
    parts = [
        pair(scene, f"board-{kind}", f"bonus-{name}.text") + ".",
        worth(scene, scene.book.bonus_points[number]),
        say(scene, "talk-taken", seat=scene.plain_name(owner)) if owner else say(scene, "talk-untaken"),
        doubt_sentence(scene.pen) if is_doubtful(scene.pen, "bonus", name, "points", "symbols") else "",
    ]
    return told(say(scene, f"bonus-{name}"), parts, "V-8.4")


# Rooms.


def of_room(scene: Scene, room: str) -> Explained | None:
    return room_of(scene, scene.viewer, room) if scene.viewer and room in t.ROOMS else None


def of_place(scene: Scene, rest: str) -> Explained | None:
    """A room as a place for Agents."""
    seat, room = of_seat(scene, rest)
    return room_of(scene, seat, room) if seat and room in t.ROOMS else None


def room_of(scene: Scene, seat: str, room: str) -> Explained:
    """The action of a room, what it gives by itself, and what bars it."""
    action = scene.action_of(seat, room)
    parts = [say(scene, f"talk-action-{action}" if action else "talk-action-none")]
    at = scene.room_at(seat, room)
    if any(scene.book.room_symbols[at]) and not scene.row("action", seat).get(room):
        parts.append(say(scene, "talk-printed") + " " + row(scene, scene.book.room_symbols[at][: t.KINDS]))
    if scene.row("indulgence", seat).get(room):
        parts.append(say(scene, "talk-barred-indulgence"))
    spy = scene.spy(f"{seat}-{room}")
    if spy and spy != seat:
        parts.append(say(scene, "talk-barred-agent", seat=scene.plain_name(spy)))
    if scene.book.arrow[at] >= 0:
        side = scene.words.word(f"side-{t.SIDES[scene.book.arrow[at]]}")
        parts.append(say(scene, "talk-arrow", side=side))
    owner = "" if seat == scene.viewer else f" ({scene.pen.seat(seat)})"
    name = pair(scene, f"room-{room}", f"action-{action}" if action else "action-none")
    return told(name + owner, parts, ACTION_CLAUSES[action])


# The purse and the middle.


def of_purse(scene: Scene, name: str) -> Explained | None:
    if name not in PURSE_CLAUSES or not scene.viewer:
        return None
    book, seat = scene.book, scene.viewer
    number = scene.seat_number(seat)
    args = {
        "florin": {"count": scene.count("florins", seat)},
        "troop": {"count": scene.army(seat), "count2": book.troops_total[number] - scene.army(seat)},
        "agent": {"count": scene.count("agents", seat), "count2": scene.count("reserve", seat)},
        "token": {"count": scene.count("tokens", seat)},
        "trophy": {"count": book.duel_trophy if scene.duel else book.trophy_points},
        "indulgence": {"count": book.indulgence_florins},
    }[name]
    return told(say(scene, f"purse-{name}"), [say(scene, f"purse-{name}.text", **args)], PURSE_CLAUSES[name])


def of_supply(scene: Scene, name: str) -> Explained | None:
    clauses = {"indulgence": "V-6.3", "token": "V-9.11"}
    return (
        told(say(scene, f"supply-{name}"), [say(scene, f"supply-{name}.text")], clauses[name])
        if name in clauses
        else None
    )


def of_target(scene: Scene, name: str) -> Explained | None:
    return told(say(scene, "palace-discard"), [say(scene, "talk-discard")], "V-12.5") if name == "discard" else None


TALKS: Final[dict[str, Callable[[Scene, str], Explained | None]]] = {
    "card": of_card,
    "spot": of_spot,
    "tile": of_tile,
    "item": of_item,
    "bonus": of_bonus,
    "room": of_room,
    "place": of_place,
    "purse": of_purse,
    "supply": of_supply,
    "target": of_target,
}
"""By the kind of a thing, which its id begins with."""
