"""Small signs of Tiletum and rows of them: what tiles cost and give, in numbers and icons."""

from functools import cache
from typing import Final

from signoria.drawing.pieces import gi
from signoria.drawing.svg import FAMILIES, disc, num, path, t
from signoria.games.tiletum import terms
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.effects import nodes
from signoria.games.tiletum.effects.nodes import Plan

INK: Final = "#2b1f14"
Sign = tuple[str, str]
"""An icon and the number before it; "" for one."""
Run = tuple[Sign, ...]

DIE_PAINT: Final = {
    "yellow": "#e9b83a",
    "pink": "#dd7f95",
    "light_grey": "#d9d6cf",
    "dark_grey": "#6d6a64",
    "blue": "#4d79b4",
}
"""The colours of the dice, which are those of the resources."""
ACTION_ICON: Final = {
    "merchant": "ti-merchant",
    "architect": "ti-architect",
    "characters": "i-servant",
    "contracts": "i-privilege",
    "king": "i-crown",
    "joker": "ti-joker",
}
ICONS: Final = {
    **{kind: f"i-{kind}" for kind in terms.RESOURCES},
    **ACTION_ICON,
    "vp": "i-vp",
    "vp-dark": "ti-vp",
    "house": "i-house",
    "pillar": "i-pillar",
    "cathedral": "i-cathedral",
    "crest": "i-crest",
    "contract": "i-privilege",
    "character": "i-servant",
    "same": "ti-same",
    "any": "ti-any",
    "building": "ti-gable",
    "colour": "ti-tint",
    "step": "ti-step",
    "filled": "ti-gable",
    "crown": "i-crown",
}
"""What a sign is drawn with; "ap-…" stands for action points, drawn as a blue disc."""

FAIR_ICONS: Final[dict[str, list[str]]] = {
    "house_pillar_set": ["house", "pillar"],
    "contract_cathedral_set": ["contract", "cathedral"],
    "contracts": ["contract"],
    "king_track": ["crown"],
    "contract_crest_set": ["contract", "crest"],
    "houses": ["house"],
    "upper_floor_characters": ["character"],
    "crests": ["crest"],
    "pillars": ["pillar"],
    "filled_buildings": ["filled"],
    "cathedrals": ["cathedral"],
}
CREST_PAINT: Final = {
    "lily": ("#2d5f9e", "#f4d37a"),
    "beast": ("#7d1f18", "#f2c14e"),
    "eagle": ("#f0dfae", "#2b1f14"),
    "rose": ("#e9e2d0", "#b3261e"),
    "tower": ("#3c6b4d", "#f3ead2"),
    "cross": ("#4a3f6b", "#f6efdf"),
}
"""The field and the charge of each family; the charges differ in shape."""
CREST_CHARGE: Final = {
    "lily": "M0-9C3-5 3-2 1 1H6C8-3 11-2 9 2 8 4 5 4 4 3H2L3 8H-3L-2 3H-4C-5 4-8 4-9 2-11-2-8-3-6 1H-1C-3-2-3-5 0-9Z",
    "beast": "M-6 8V2L-8-2-5-3C-5-8 1-10 4-7L8-5 6-2 3-2 4 2 7 8H3L1 4-2 5-3 8Z",
    "eagle": "M0-9L2-6 2-4C5-8 9-7 10-8 9-3 8 1 3 3L5 8H-5L-3 3C-8 1-9-3-10-8-9-7-5-8-2-4L-2-6Z",
    "rose": "M0-8A4 4 0 0 1 5-4 4 4 0 0 1 6 4 4 4 0 0 1 0 7 4 4 0 0 1-6 4 4 4 0 0 1-5-4 4 4 0 0 1 0-8Z",
    "tower": "M-7-8H-3V-5H-1.500V-8H1.500V-5H3V-8H7V-2L5 0V8H2V4H-2V8H-5V0L-7-2Z",
    "cross": "M-2.5-9H2.500V-3H8V2H2.500V9H-2.500V2H-8V-3H-2.500Z",
}
SHIELD: Final = "M-12-13H12V0C12 8 6 12 0 15-6 12-12 8-12 0Z"

STAR: Final = (
    "M12 1L14 7.2L19.8 4.2L16.8 10L23 12L16.8 14L19.8 19.8L14 16"
    ".8L12 23L10 16.8L4.2 19.8L7.2 14L1 12L7.2 10L4.2 4.2L10 7.2Z"
)
MERCHANT: Final = "M-12 15C-12 2-7-3-6-6C-9-8-8-16 0-16S9-8 6-6C7-3 12 2 12 15Z"
ARCHITECT: Final = "M-12 15L-6-4L-9-6L0-19L9-6L6-4L12 15Z"


@cache
def glyph_defs() -> str:
    """The signs that the sprite of the page does not have; by `ti-…` in rows and on the map."""
    edge = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'
    laurel = disc(12, 12, 11.6, "#f7eed8", "#7d5618", 0.8) + '<use href="#i-vp" x="2" y="2" width="20" height="20"/>'
    pawns = "".join(
        f'<symbol id="ti-{name}" viewBox="-17 -20 34 38"><path d="{d}" fill="#8a5a34" {edge}/></symbol>'
        for name, d in (("merchant", MERCHANT), ("architect", ARCHITECT))
    )
    cube = f'<rect x="3.5" y="3.5" width="17" height="17" rx="3" fill="#f6ecd2" {edge}/>'
    gable = f'<path d="M3 21V10H6V7H9V4H15V7H18V10H21V21Z" fill="#b5734a" {edge}/>'
    panes = path("M7 12h4v3H7zM13 12h4v3h-4zM7 16.5h4v3H7zM13 16.5h4v3h-4z", "#fbe9b6")
    signs = {
        "same": cube + path("M7.5 10h9M7.5 14.5h9", "none", INK, 2.2),
        "any": cube + path("M9 9.5C9 6.5 15 6.5 15 9.5 15 12 12 11.5 12 14M12 17v.1", "none", INK, 2.2, CAPS),
        "gable": gable + panes,
        "tint": cube.replace("#f6ecd2", "#4d79b4") + path("M20 4V20H4Z", "#dd7f95"),
        "joker": path(STAR, "#e9b83a", INK, 1.3) + disc(12, 12, 3.2, "#7d1f18", INK, 1),
        "vp": laurel,
        "step": path("M5 4l7 8-7 8M12 4l7 8-7 8", "none", "#7d1f18", 3.2, CAPS),
    }
    found = "".join(f'<symbol id="ti-{name}" viewBox="0 0 24 24">{inner}</symbol>' for name, inner in signs.items())
    return pawns + found + "".join(map(crest_def, terms.CRESTS))


CAPS: Final = 'stroke-linecap="round" stroke-linejoin="round"'


def crest_def(family: str) -> str:
    """A shield with the charge of a family."""
    field, charge = CREST_PAINT[family]
    rim = path(SHIELD, field, INK, 1.6)
    heart = disc(0, -0.5, 2.6, "#f2c14e") if family == "rose" else ""
    inner = rim + path(CREST_CHARGE[family], charge, INK, 0.8) + heart
    return f'<symbol id="ti-crest-{family}" viewBox="-13 -14 26 30">{inner}</symbol>'


def icon(name: str, x: float, y: float, size: float) -> str:
    """A sign about a point."""
    ref = ICONS.get(name, name)
    if ref.startswith("i-"):
        return gi(ref[2:], x, y, size)
    place = f'x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    return f'<use href="#{ref}" {place}/>'


def figure(x: float, y: float, text: str | int, size: float, fill: str = INK, anchor: str = "") -> str:
    """A number whose middle line is at y; its font comes from the group about it."""
    paint = "" if fill == INK else f' fill="{fill}"'
    where = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{num(x)}" y="{num(y + size * 0.35)}"{where} font-size="{num(size)}"{paint}>{text}</text>'


def begun(x: float, y: float, text: str | int, size: float, fill: str, weight: int = 700, family: str = "ui") -> str:
    """Lettering that begins at x, inside a group whose text is centred."""
    return t(x, y, text, size, family, weight, fill, "start", 'text-anchor="start"')


def lettering(inner: str) -> str:
    """The font of all numbers, for all that is inside."""
    return f'<g font-family="{FAMILIES["ui"]}" font-weight="800" text-anchor="middle" fill="{INK}">{inner}</g>'


# Rows.


def width_of(row: Run, size: float, gap: float = 0.18) -> float:
    """How wide a row is, the icons as high as the size."""
    return sum(sign_width(sign, size) for sign in row) + max(0, len(row) - 1) * size * gap


def sign_width(sign: Sign, size: float) -> float:
    name, number = sign
    if name == "text":
        return len(number) * size * 0.52
    if name == "ap":
        return size * 1.16
    return size * 0.98 + number_width(number) * size


def number_width(number: str) -> float:
    """How wide a number is, in parts of its size."""
    return sum(0.8 if sign == "∞" else 0.53 for sign in number)


def drawn(row: Run, x: float, y: float, size: float, most: float = 0, ink: str = INK) -> str:
    """A row about a point; close together, then with smaller signs, where it would be wider than `most`."""
    gap = 0.18
    if most and width_of(row, size) > most:
        gap = 0.03
        size *= min(1, most / width_of(row, size, gap))
    at = x - width_of(row, size, gap) / 2
    found = ""
    for sign in row:
        found += one_sign(sign, at, y, size, ink)
        at += sign_width(sign, size) + size * gap
    return found


def one_sign(sign: Sign, x: float, y: float, size: float, ink: str) -> str:
    name, number = sign
    if name == "text":
        return figure(x + len(number) * size * 0.26, y, number, size, ink)
    if name == "ap":
        middle = x + size * 0.58
        return disc(middle, y, size * 0.58, "#27547f", "#1d1611", 0.8) + figure(middle, y, number, size * 0.95, "#fff")
    name = "vp-dark" if name == "vp" and ink != INK else name
    wide = number_width(number) * size
    text = figure(x + wide / 2, y, number, size, ink) if number else ""
    return text + icon(name, x + wide + size * 0.5, y, size)


def counted(n: int) -> str:
    return str(n) if n > 1 else ""


def run_of(plan: Plan) -> Run:
    """What an effect does, in signs."""
    found: list[Sign] = []
    for node in plan.nodes:
        if node.op == nodes.GAIN:
            found += [(kind, counted(n)) for kind, n in zip(terms.RESOURCES, node.resources, strict=True) if n]
        elif node.op == nodes.GAIN_ANY:
            found.append(("any", counted(node.n)))
        elif node.op == nodes.VP:
            found.append(("vp", str(node.n)))
        elif node.op == nodes.ACTION:
            found += [("ap", str(node.n)), (terms.ACTIONS[node.kind], "")]
        elif node.op == nodes.JOKER:
            found += [("ap", str(node.n)), ("joker", "")]
        elif node.op == nodes.ADD:
            found.append(("ap", f"+{node.n}"))
        elif node.op == nodes.KING:
            found += (
                [("ap", str(node.n)), ("king", "")] if node.kind >= 0 else [("step", counted(node.n)), ("king", "")]
            )
        elif node.op == nodes.MOVE:
            found += [("step", counted(node.n)), (terms.PAWNS[node.kind], "")]
        elif node.op == nodes.TELEPORT:
            found += [("step", "∞"), (terms.PAWNS[node.kind], "")]
        else:
            found.append((NODE_SIGN[node.op], ""))
    return tuple(found)


NODE_SIGN: Final = {
    nodes.COLOUR: "colour",
    nodes.BUILDING: "building",
    nodes.HOUSE: "house",
    nodes.HOUSE_ANYWHERE: "house",
    nodes.PILLAR: "pillar",
    nodes.PILLAR_ANYWHERE: "pillar",
}


def helper_run(book: EuropeBook, helper: str) -> Run:
    return run_of(book.helper_plan[terms.HELPERS.index(helper)])


def contract_cost(book: EuropeBook, contract: str) -> list[Sign]:
    """What a contract asks for, one sign for each kind."""
    number = terms.CONTRACT_KINDS.index(contract)
    same = book.contract_same[number]
    found: list[Sign] = [("same", str(same))] if same else []
    return found + [(kind, str(n)) for kind, n in zip(terms.RESOURCES, book.contract_cost[number], strict=True) if n]


def contract_gift(book: EuropeBook, contract: str) -> Run:
    """The points of a contract and what else it brings."""
    number = terms.CONTRACT_KINDS.index(contract)
    return (("vp", str(book.contract_points[number])), *run_of(book.contract_plan[number]))


def kind_of(tile: str) -> str:
    """Whether a tile is a helper, a contract, a crest or a character."""
    if tile in terms.HELPERS:
        return "helper"
    if tile in terms.CONTRACT_KINDS:
        return "contract"
    return "crest" if tile in terms.CRESTS else "character"
