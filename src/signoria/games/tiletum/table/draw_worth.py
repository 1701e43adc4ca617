"""What a tile or a piece is worth now to whoever looks, in sentences that are not escaped."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.table.draw_glyphs import kind_of
from signoria.games.tiletum.table.scene import Scene


def tile_now(scene: Scene, tile: str) -> list[str]:
    """What a tile would bring, what it still needs, or that it is of no use."""
    kind = kind_of(tile)
    if not scene.viewer or scene.over:
        return []
    if kind == "contract":
        return contract_now(scene, t.CONTRACT_KINDS.index(tile))
    if kind == "character":
        return character_now(scene, tile.partition("-")[0])
    if kind == "crest" and (scene.number("families", scene.viewer) >> t.CRESTS.index(tile)) & 1:
        return [scene.pen.words.word("explain-crest-owned")]
    return []


def contract_now(scene: Scene, number: int) -> list[str]:
    """Its points together with those of the next contract space, and what is still missing."""
    word = scene.pen.words.word
    place = len(scene.row("contracts", scene.viewer))
    if place >= t.CONTRACT_SPACES:
        return [word("refusal-six-contracts")]
    points = scene.book.contract_points[number] + scene.book.contract_vp[place]
    missing = lack(scene, number)
    rest = word("explain-contract-lack", list=", ".join(missing)) if missing else word("explain-contract-paid")
    return [word("explain-contract-worth", points=points), rest]


def lack(scene: Scene, number: int) -> list[str]:
    """What the viewer lacks for a contract; identical ones are counted in the kind of which most are there."""
    word = scene.pen.words.word
    cost, same = scene.book.contract_cost[number], scene.book.contract_same[number]
    left = [scene.has(scene.viewer, kind) - n for kind, n in zip(t.RESOURCES, cost, strict=True)]
    found = [word(f"amount-{kind}", count=-n) for kind, n in zip(t.RESOURCES, left, strict=True) if n < 0]
    free = [n for n, named in zip(left, cost, strict=True) if scene.book.same_may_equal or not named]
    more = same - max(0, *free)
    return [*found, word("explain-lack-same", count=more)] if more > 0 else found


def character_now(scene: Scene, person: str) -> list[str]:
    """Where the viewer has room for a character."""
    word = scene.pen.words.word
    rooms = scene.tokens("rooms", scene.viewer)
    for token, tile in rooms.items():
        if tile.partition("-")[0] != person:
            continue
        number = int(token.partition("-")[0])
        floors = range(1, scene.book.rooms[number - 1] + 1)
        free = [floor for floor in floors if f"{number}-{floor}" not in rooms]
        if free:
            return [word("explain-character-home", building=number, count=free[0])]
        return [word("explain-character-full", building=number)]
    lived = {token.partition("-")[0] for token in rooms}
    return [word("explain-character-new" if len(lived) < t.ROOMED else "explain-character-nowhere")]


def pieces_now(scene: Scene, seat: str) -> str:
    """What houses and pillars on the map would bring at the end (T-12.1)."""
    houses, pillars = scene.count(seat, t.C_HOUSES), scene.count(seat, t.C_PILLARS)
    return scene.pen.words.word("explain-product", left=houses, right=pillars, points=houses * pillars)


def next_space(scene: Scene, seat: str) -> str:
    """The points of the next contract space, "" where all are taken."""
    place = len(scene.row("contracts", seat))
    if place >= t.CONTRACT_SPACES:
        return ""
    return scene.pen.words.word("explain-contracts-next", points=scene.book.contract_vp[place])


def leftovers(scene: Scene) -> str:
    """What resources that are left would bring at the end (T-12.3)."""
    if not scene.viewer:
        return ""
    per = scene.book.resources_per
    held = sum(scene.has(scene.viewer, kind) for kind in t.RESOURCES)
    return scene.pen.words.word("explain-leftovers", count=per, points=held // per)
