"""What a thing on the table is, what it is worth now, and the clause that says so."""

from collections.abc import Callable
from html import escape
from typing import Final, cast

from signoria.drawing.doubt import doubt_sentence, is_doubtful
from signoria.drawing.pen import Explained, Pen
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.table.board import Board
from signoria.games.tiletum.table.draw_board import ROMAN
from signoria.games.tiletum.table.draw_glyphs import kind_of
from signoria.games.tiletum.table.draw_titus import decree_lines
from signoria.games.tiletum.table.draw_worth import leftovers, next_space, pieces_now, tile_now
from signoria.games.tiletum.table.names import tile_name
from signoria.games.tiletum.table.scene import Scene, View, signed
from signoria.words.words import capital

ACTION_CLAUSE: Final = {
    "merchant": "T-6.2",
    "architect": "T-6.1",
    "characters": "T-6.3",
    "contracts": "T-6.4",
    "king": "T-6.5",
    "joker": "T-6.6",
}
TILE_CLAUSE: Final = {"helper": "T-9.5", "contract": "T-9.2", "crest": "T-9.3", "character": "T-6.3b"}
TILE_DATA: Final = {"helper": "effects", "contract": "cost", "crest": "id"}


def explain(view: View, pen: Pen, thing: str) -> Explained | None:
    """What a thing is; None for what is not on the table."""
    kind, _, rest = thing.partition("-")
    known = KINDS.get(kind)
    return known(Scene(view, pen), rest) if known else None


def told(scene: Scene, name: str, parts: list[str], clause: str, doubtful: bool = False) -> Explained:
    """An explanation of plain sentences, one to a line."""
    text = "<br/>".join(escape(capital(part)) for part in parts if part)
    if doubtful:
        text += doubt_sentence(scene.pen)
    return Explained(escape(capital(name)), text, clause)


def plain(scene: Scene) -> Board:
    """The same table as text, for its sentences."""
    return Board(scene.view, scene.pen.words, 1000, scene.book)


# The map.


def space(scene: Scene, name: str) -> Explained | None:
    """A city: its tile, its houses, its cathedral, its neighbours; or a space on a road."""
    if name not in t.SPACES:
        return None
    word = scene.pen.words.word
    number = t.SPACES.index(name)
    if number >= t.CITIES:
        return told(scene, word(f"space-{name}"), [word("explain-road")], "T-6.2a")
    board = plain(scene)
    parts = board.city_tile(number) + board.city_houses(number) + board.city_cathedral(number)
    standing = [
        pawn_name(scene, kind, seat) for seat in scene.seats for kind in t.PAWNS if scene.pawn(seat, kind) == name
    ]
    parts += [", ".join(standing), board.city_ways(number)]
    cathedral = scene.book.cathedral_at[number]
    doubtful = is_doubtful(scene.pen, "space", name, "houses", "bonus_tile")
    if cathedral >= 0:
        cost = str(scene.table("costs")[name])
        doubtful |= is_doubtful(scene.pen, "cathedral", name, "vp") or is_doubtful(
            scene.pen, "cost_tile", cost, "stone"
        )
    return told(scene, word(f"space-{name}"), parts, "T-9.4" if cathedral >= 0 else "T-6.2", doubtful)


def pawn_name(scene: Scene, kind: str, seat: str) -> str:
    return scene.pen.words.word("explain-pawn", pawn=scene.pen.words.word(f"pawn-{kind}"), seat=scene.plain_name(seat))


def pawn(scene: Scene, rest: str) -> Explained | None:
    kind, _, seat = rest.partition("-")
    if kind not in t.PAWNS or seat not in scene.seats:
        return None
    word = scene.pen.words.word
    where = word(f"space-{scene.pawn(seat, kind)}.in")
    parts = [word("explain-pawn-place", place=where), word(f"explain-action-{kind}")]
    return told(scene, pawn_name(scene, kind, seat), parts, ACTION_CLAUSE[kind])


def fair(scene: Scene, rest: str) -> Explained | None:
    """What a fair counts, and what it would bring everybody now."""
    if rest not in ("1", "2", "3", "4"):
        return None
    number = int(rest) - 1
    word = scene.pen.words.word
    tile = scene.fair_tiles[number]
    name = word("explain-fair", number=ROMAN[number], place=word(f"space-{scene.fair_cities[number]}.in"))
    points = scene.fair_points(number)
    if tile == "king_track":
        parts = [word("draw-fair-king", points=points)]
    else:
        parts = [word("draw-fair-counts", points=points, fair=word(f"fair-{tile}"))]
    if number < scene.next_fair:
        parts.append(word("explain-fair-over"))
    else:
        parts.append(word("explain-fair-who"))
        parts += [fair_line(scene, seat, number) for seat in scene.order]
    doubtful = is_doubtful(scene.pen, "fair", number, "vp") or is_doubtful(scene.pen, "fair_tile", tile, "vp")
    return told(scene, name, parts, "T-8.3" if tile == "king_track" else "T-8.2", doubtful)


def fair_line(scene: Scene, seat: str, number: int) -> str:
    key = "explain-fair-there" if scene.attends(seat, number) else "explain-fair-away"
    count, score = scene.fair_count(seat, number), scene.fair_score(seat, number)
    return scene.pen.words.word(key, seat=scene.plain_name(seat), count=signed(count), points=signed(score))


# The wheel and the track.


def action(scene: Scene, name: str) -> Explained | None:
    """An action: what it does, and what its sector brings now."""
    if name not in t.ACTIONS:
        return None
    word = scene.pen.words.word
    value = next(value for value in range(1, t.FACES + 1) if scene.action_of(value) == name)
    points = scene.book.most_points - value
    parts = [word(f"explain-action-{name}"), word("explain-sector", value=value, points=points)]
    extra = scene.row("extra", scene.viewer).get(name) if scene.viewer else None
    if extra:
        parts.append(word("explain-marker", count=cast(int, extra)))
    return told(scene, word(f"action-{name}"), parts, ACTION_CLAUSE[name])


def wheel(scene: Scene, _: str) -> Explained:
    doubtful = is_doubtful(scene.pen, "wheel", "", "actions")
    return told(scene, scene.pen.words.word("draw-wheel"), [scene.pen.words.word("explain-wheel")], "T-5.6", doubtful)


def die(scene: Scene, rest: str) -> Explained | None:
    colour, _, value = rest.rpartition("-")
    if colour not in t.COLOURS or value not in ("1", "2", "3", "4", "5", "6"):
        return None
    word = scene.pen.words.word
    kind = t.RESOURCES[t.COLOURS.index(colour)]
    brings = word(f"draw-amount-{kind}", count=int(value))
    name = word("board-die", colour=word(f"colour-{colour}"), value=int(value))
    action_ = word(f"action-{scene.action_of(int(value))}")
    text = word("explain-die", goods=brings, action=action_, points=scene.book.most_points - int(value))
    return told(scene, name, [text, word("explain-change", gold=scene.book.change_gold)], "T-5.5")


def king(scene: Scene, _: str) -> Explained:
    word = scene.pen.words.word
    parts = [word("explain-king"), *plain(scene).king()]
    return told(scene, word("draw-king"), parts, "T-7.2", is_doubtful(scene.pen, "king_space", "", "vp"))


def corruption(scene: Scene, _: str) -> Explained:
    word = scene.pen.words.word
    shown, left = scene.view["corruption"], scene.view["corruption_left"]
    assert isinstance(shown, list)
    assert isinstance(left, list)
    seen = ", ".join(map(str, shown)) or word("board-none")
    parts = [word("explain-corruption"), word("board-corruption", list=seen, rest=", ".join(map(str, left)))]
    return told(scene, word("draw-corruption"), parts, "T-4.1", is_doubtful(scene.pen, "corruption", "", "values"))


# Tiles.


def tile_told(scene: Scene, tile: str, before: list[str] | None = None, within_reach: bool = True) -> Explained:
    """A tile by what it shows and what it is for; what it is worth now, unless somebody else has it."""
    kind = kind_of(tile)
    word = scene.pen.words.word
    parts = [*(before or []), word(f"explain-{kind}")]
    if kind == "character":
        person = tile.partition("-")[0]
        linked = t.ACTIONS[scene.book.person_action[t.PERSONS.index(person)]]
        parts.append(word("explain-linked", action=word(f"action-{linked}")))
    parts += tile_now(scene, tile) if within_reach else []
    doubtful = kind in TILE_DATA and is_doubtful(scene.pen, kind, tile, TILE_DATA[kind])
    return told(scene, tile_name(scene, tile), parts, TILE_CLAUSE[kind], doubtful)


def tile(scene: Scene, rest: str) -> Explained | None:
    """A bonus tile in a city, at a sector or at the king track."""
    if rest == "king":
        found = str(scene.view["king_tile"])
        return None if found == "none" else tile_told(scene, found, [scene.pen.words.word("explain-favour")])
    sector = rest.removeprefix("sector-")
    table = scene.table("city_tile") if sector == rest else scene.table("sector_tile")
    return tile_told(scene, str(table[sector])) if sector in table else None


def slot(scene: Scene, rest: str) -> Explained | None:
    """A tile of the contract offer and what it costs."""
    found = scene.table("contract_offer").get(rest)
    if not found:
        return None
    cost = scene.pen.words.word("explain-slot", count=scene.book.offer_cost[int(rest) - 1])
    about = tile_told(scene, str(found), [cost])
    if is_doubtful(scene.pen, "contract_offer", "", "cost") and "doubt" not in about.text:
        about = about._replace(text=about.text + doubt_sentence(scene.pen))
    return about._replace(clause="T-6.4")


def entry(scene: Scene, rest: str) -> Explained | None:
    found = scene.table("character_offer").get(rest.removeprefix("offer-"))
    if not found:
        return None
    cost = scene.pen.words.word("explain-slot", count=1)
    return tile_told(scene, str(found), [cost])._replace(clause="T-6.3")


def store(scene: Scene, rest: str) -> Explained | None:
    seat, _, place = rest.partition("-")
    held = scene.tokens("store", seat)
    if seat == scene.titus:
        names = [name for key in ("titus_contracts", "titus_crests") for name in texts(scene, key)]
        held = {str(number): name for number, name in enumerate(names, 1)}
    if place not in held:
        return None
    return tile_told(scene, held[place], within_reach=seat == scene.viewer and kind_of(held[place]) != "crest")


def texts(scene: Scene, name: str) -> list[str]:
    found = scene.view[name]
    assert isinstance(found, list)
    return [str(one) for one in found]


# Players.


def seat(scene: Scene, name: str) -> Explained | None:
    """All that a player has, in words."""
    if name not in scene.seats:
        return None
    board = plain(scene)
    return told(scene, scene.plain_name(name), [*board.stock(name), *board.holdings(name)], "T-1.2")


def resource(scene: Scene, kind: str) -> Explained | None:
    if kind not in t.RESOURCES:
        return None
    word = scene.pen.words.word
    colour = word(f"colour-{t.COLOURS[t.RESOURCES.index(kind)]}")
    parts = [word("explain-resource", colour=colour)]
    if kind != "gold":
        parts.append(word("explain-buy"))
    parts.append(leftovers(scene))
    return told(scene, word(f"resource-{kind}"), parts, "T-5.5" if kind == "gold" else "T-9.1")


def building(scene: Scene, rest: str) -> Explained | None:
    """A building: its rooms, its crest, and what it brings when it is complete."""
    owner, _, place = rest.partition("-")
    if owner not in scene.seats or place not in scene.book.axes["building"]:
        return None
    number = int(place) - 1
    word = scene.pen.words.word
    parts = [plain(scene).buildings(owner)[number], word(f"explain-crest-{place}", food=scene.book.crest_food[number])]
    if scene.book.bonus_ap[number]:
        parts.append(word("explain-complete", count=scene.book.bonus_ap[number]))
    name = word("explain-building", building=int(place))
    return told(scene, name, parts, "T-10.2", is_doubtful(scene.pen, "building", number, "rooms", "food"))


def room(scene: Scene, rest: str) -> Explained | None:
    if rest not in t.ROOMS or not scene.viewer:
        return None
    word = scene.pen.words.word
    tile_ = scene.tokens("rooms", scene.viewer).get(rest)
    parts = [tile_name(scene, tile_)] if tile_ else [word("explain-room", count=int(rest[-1]))]
    return told(scene, word(f"room-{rest}"), parts, "T-6.3a")


def contracts(scene: Scene, owner: str) -> Explained | None:
    if owner not in scene.seats:
        return None
    word = scene.pen.words.word
    done = [word(f"contract-{kind}") for kind in scene.row("contracts", owner).values()]
    doubtful = is_doubtful(scene.pen, "player", "", "contract_vp")
    parts = [word("explain-contracts"), next_space(scene, owner), *done]
    return told(scene, word("draw-fulfilled"), parts, "T-9.2", doubtful)


def supply(scene: Scene, rest: str) -> Explained | None:
    piece, _, owner = rest.partition("-")
    if piece not in ("house", "pillar") or owner not in scene.seats:
        return None
    word = scene.pen.words.word
    count = scene.number(f"{piece}_supply", owner)
    clause = "T-6.3b" if piece == "house" else "T-9.2"
    parts = [word(f"explain-more-{piece}"), pieces_now(scene, owner)]
    return told(scene, word(f"explain-supply-{piece}", count=count), parts, clause)


# Titus.


def decree(scene: Scene, name: str) -> Explained | None:
    if name not in t.DECREES:
        return None
    lines = decree_lines(scene, name)
    return told(
        scene,
        scene.pen.words.word(f"decree-{name}"),
        lines,
        "T-14.3",
        is_doubtful(scene.pen, "decree", name, "priorities"),
    )


def challenge(scene: Scene, name: str) -> Explained | None:
    if name not in t.CHALLENGES:
        return None
    word = scene.pen.words.word
    doubtful = is_doubtful(scene.pen, "challenge", name, "rules")
    return told(scene, word(f"challenge-{name}"), [word(f"challenge-{name}.text")], "T-14.12", doubtful)


KINDS: Final[dict[str, Callable[[Scene, str], Explained | None]]] = {
    "space": space,
    "pawn": pawn,
    "fair": fair,
    "action": action,
    "wheel": wheel,
    "die": die,
    "king": king,
    "corruption": corruption,
    "tile": tile,
    "slot": slot,
    "entry": entry,
    "store": store,
    "seat": seat,
    "resource": resource,
    "building": building,
    "room": room,
    "contracts": contracts,
    "supply": supply,
    "decree": decree,
    "challenge": challenge,
}
"""By the first word of a thing."""
