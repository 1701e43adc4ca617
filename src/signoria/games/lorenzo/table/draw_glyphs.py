"""Costs and effects as rows of small signs: "3 wood", "1 servant → 3 military", "+2 of a card of this colour".

A row is a tuple of (sign, number) pairs; signs are the goods, the four kinds of cards and a few symbols.
"""

from typing import Final

from signoria.drawing.pieces import gi
from signoria.drawing.svg import FAMILIES, at, box, disc, num, path
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects import nodes
from signoria.games.lorenzo.effects.nodes import Node

Sign = tuple[str, str]
Run = tuple[Sign, ...]

ICONS: Final = {
    "wood": "wood",
    "stone": "stone",
    "coins": "coin",
    "servants": "servant",
    "military": "military",
    "faith": "faith",
    "vp": "vp",
    "privilege": "privilege",
}
COLOURS: Final = {"territory": "#4f7f45", "character": "#2f639c", "building": "#c9962a", "venture": "#74497f"}
LIGHT: Final = {"territory": "#dfe8cf", "character": "#d9e4ee", "building": "#f6e7bd", "venture": "#e8dcea"}
INK_ON: Final = {"territory": "#fff", "character": "#fff", "building": "#241808", "venture": "#fff"}
LINE: Final = "#1d1611"
WHEAT: Final = (
    "M0 9V-4M0-9c3 2 3 5 0 7c-3-2-3-5 0-7M0-1c1-3 4-4 6-3c0 3-3 5-6 4c-3 1-6-1-6-4c2-1 5 0 6 3M0 5c1-3 4-4 6-3"
)
HAMMER: Final = "M-1-2L6 7L8 5L1-4M-7-3L0-8L4-4L-3 1Z"


# From the data to rows of signs.


def amounts(goods: list[int], sign: str = "") -> Run:
    """Goods and their numbers; one alone shows no number unless there is a sign before it."""
    return tuple((t.GOODS[good], counted(n, sign)) for good, n in enumerate(goods) if n)


def counted(n: int, sign: str = "") -> str:
    return f"{sign}{n}" if sign or n != 1 else ""


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def cards(mask: int, number: str) -> Run:
    """Kinds of cards by their mask; all four are one sign."""
    if mask == t.ALL_TYPES:
        return (("card-any", number),)
    return tuple((f"card-{kind}", number) for place, kind in enumerate(t.TYPES) if (mask >> place) & 1)


def rows_of(node: Node) -> tuple[Run, ...]:
    """One effect; an exchange with two options has two rows."""
    if node.op == nodes.EXCHANGE:
        pairs = zip(node.pays, node.gains, strict=True)
        return tuple((*amounts(pay), ("to", ""), *amounts(gain)) for pay, gain in pairs)
    return (row_of(node),)


def row_of(node: Node) -> Run:
    op = node.op
    if op == nodes.GAIN:
        return amounts(node.amounts)
    if op == nodes.GAIN_PER_CARD:
        return (*amounts(node.amounts), ("per", ""), (f"card-{t.TYPES[node.card_type]}", ""))
    if op == nodes.GAIN_PER_POINT:
        return (*amounts(node.amounts), ("per", ""), (t.GOODS[node.counter], counted(node.per)))
    if op == nodes.BONUS_TAKE_CARD:
        saved = amounts(node.discounts[0], "−") if node.discounts else ()
        return (*cards(node.card_types, str(node.value)), *saved)
    if op == nodes.BONUS_HARVEST or op == nodes.BONUS_PRODUCTION:
        return (("harvest" if op == nodes.BONUS_HARVEST else "production", str(node.value)),)
    if op == nodes.ACTION_VALUE:
        if node.action == nodes.TAKE_CARD:
            return cards(node.card_types, signed(node.delta))
        return (("harvest" if node.action == nodes.HARVEST else "production", signed(node.delta)),)
    if op == nodes.DISCOUNT:
        return discount_row(node)
    if op == nodes.DENY_FLOOR_BONUS:
        return (("floors", ""),)
    return ban_row(node)


def discount_row(node: Node) -> Run:
    found: Run = ()
    for goods in node.discounts:
        found += ((("per", ""), *amounts(goods)) if found else amounts(goods, "−")) if any(goods) else ()
    return found


def ban_row(node: Node) -> Run:
    """What an excommunication does."""
    op = node.op
    if op == nodes.GAIN_PENALTY:
        hit = [good for place, good in enumerate(t.GOODS) if (node.resources >> place) & 1]
        return tuple((good, f"−{node.loss}" if good == hit[0] else "") for good in hit)
    if op == nodes.MEMBER_VALUE:
        return (("member", signed(node.delta)),)
    if op == nodes.FORBID_AREA:
        return (("market", ""),)
    if op == nodes.SERVANTS_PER_POINT:
        return (("servants", str(node.rate)), ("to", ""), ("plus", "+1"))
    if op == nodes.DELAY_FIRST_TURN:
        return (("late", ""),)
    if op == nodes.NO_ENDGAME_SCORE:
        return ((f"card-{CATEGORY_KINDS[nodes.CATEGORIES[node.category]]}", ""), ("to", ""), ("vp", "0"))
    if op == nodes.ENDGAME_LOSS:
        return (("vp", "−1"), ("per", ""), *LOST_FOR[nodes.BASES[node.basis]])
    return ()


CATEGORY_KINDS: Final = {"territories": "territory", "characters": "character", "ventures": "venture"}
LOST_FOR: Final[dict[str, Run]] = {
    "vp_before_final_scoring": (("vp", "5"),),
    "military_points": (("military", ""),),
    "wood_and_stone_in_printed_building_costs": (("wood", ""), ("stone", ""), ("card-building", "")),
    "resources_in_supply": (("wood", ""), ("stone", ""), ("coins", ""), ("servants", "")),
}


# From rows of signs to a picture, 24 high and about the middle line.


def width_of(row: Run) -> float:
    return sum(sign_width(sign, number) for sign, number in row)


def sign_width(sign: str, number: str) -> float:
    if sign == "to":
        return 15
    if sign == "per":
        return 9
    if sign == "bolt":
        return 11
    if sign == "plus":
        return 9.5 * len(number)
    if sign == "vp" and 0 < len(number) < 3:
        return 28
    if sign.startswith("card-"):
        return 20 if len(number) < 2 else 25
    if sign == "floors":
        return 40
    return 24 + (9 * len(number) if number else 0)


def drawn(row: Run, x: float, y: float, room: float, scale: float = 1.0, align: float = 0.5) -> str:
    """A row of signs in a room from x, no larger than `scale`; align 0 is left, 1 is right."""
    width = width_of(row)
    if not width:
        return ""
    scale = round(min(scale, room / width), 2)
    left = x + (room - width * scale) * align
    parts: list[str] = []
    place = 0.0
    for sign, number in row:
        parts.append(draw_sign(sign, number, place))
        place += sign_width(sign, number)
    return f"<g {at(left, y, scale)}>{''.join(parts)}</g>"


def lettering(inner: str, weight: int = 800) -> str:
    """A group whose figures are drawn in the lettering of numbers."""
    return f'<g font-family="{FAMILIES["ui"]}" font-weight="{weight}" text-anchor="middle">{inner}</g>'


def figure(x: float, y: float, text: str, size: float, fill: str = "#2b1f14") -> str:
    """A number about a point, in the lettering of the group around it."""
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}">{text}</text>'


def draw_sign(sign: str, number: str, x: float) -> str:
    if sign == "to":
        return path(f"M{num(x + 1)} 0h10m-4-4 4 4-4 4", "none", LINE, 1.9)
    if sign == "per":
        return path(f"M{num(x + 2)} 8l4-16", "none", LINE, 1.7)
    if sign == "bolt":
        return path(f"M{num(x + 6)}-10l-5 11h4l-2 9 6-12h-4l3-8z", "#e0a21c", LINE, 1)
    if sign == "plus":
        return figure(x + 4.7 * len(number), 6, number, 17)
    if sign == "vp" and 0 < len(number) < 3:
        return laurel(x + 14, 0, number, 28)
    if sign.startswith("card-"):
        return small_card(sign[5:], number, x)
    if sign == "floors":
        return no_floors(x)
    shift = 9 * len(number)
    text = figure(x + shift / 2, 6, number, 17) if number else ""
    return text + (gi(ICONS[sign], x + shift + 11.5, 0, 23) if sign in ICONS else emblem(sign, x + shift + 12))


def laurel(x: float, y: float, number: int | str, size: float = 28) -> str:
    """Victory points: the laurel with their number in its middle."""
    r = size * 0.27
    plaque = disc(x, y, r, "#f0c24c")
    return gi("vp", x, y, size) + plaque + figure(x, y + r * 0.64, str(number), r * 1.8)


def small_card(kind: str, number: str, x: float) -> str:
    wide = 17 if len(number) < 2 else 22
    if kind == "any":
        paint = "".join(
            box(x + 1.5 + place * wide / 4, -10.5, wide / 4, 21, COLOURS[one]) for place, one in enumerate(t.TYPES)
        )
        back = paint + box(x + 1.5, -10.5, wide, 21, "none", LINE, 1.2, 'rx="2"')
        back += disc(x + 1.5 + wide / 2, 0, 7, "#fffaf0") if number else ""
        return back + (figure(x + 1.5 + wide / 2, 5, number, 14.5) if number else "")
    text = figure(x + 1.5 + wide / 2, 5.4, number, 15.5, INK_ON[kind]) if number else ""
    return box(x + 1.5, -10.5, wide, 21, COLOURS[kind], LINE, 1.2, 'rx="2.5"') + text


def no_floors(x: float) -> str:
    """The bonuses of the two upper floors, struck out."""
    pills = "".join(
        box(x + 1 + 19 * k, -8, 17, 16, "#f8efd8", "#4a3826", 1.1, 'rx="7"') + figure(x + 9.5 + 19 * k, 4.6, value, 13)
        for k, value in enumerate(("5", "7"))
    )
    return pills + path(f"M{num(x)} 9L{num(x + 38)}-9", "none", "#a3221a", 2.6)


def emblem(sign: str, x: float) -> str:
    """Symbols of this game alone."""
    if sign == "harvest":
        ear = path(WHEAT, "none", "#fff6d8", 1.7, 'stroke-linecap="round"')
        return f"<g {at(x, 0)}>{disc(0, 0, 11, COLOURS['territory'], LINE, 1.2)}{ear}</g>"
    if sign == "production":
        tool = path(HAMMER, "#fff6d8", LINE, 1.1, 'stroke-linejoin="round"')
        return f"<g {at(x, 0)}>{disc(0, 0, 11, COLOURS['building'], LINE, 1.2)}{tool}</g>"
    if sign == "member":
        rings = disc(x, 0, 10.5, "#e0762b", LINE, 1.2) + disc(x, 0, 6.5, "#f8efd8", LINE, 1)
        return rings
    if sign == "market":
        stall = path("M-9-2L-7-9H7L9-2ZM-7-2V9H7V-2", "#f8efd8", LINE, 1.3)
        return f"<g {at(x, 0)}>{stall}{path('M-11 10L11-10', 'none', '#e04a36', 3)}</g>"
    if sign == "late":
        return f"<g {at(x, 0)}>{disc(0, 0, 10, '#f8efd8', LINE, 1.3)}{path('M0-6V0L5 3', 'none', LINE, 1.8)}</g>"
    return ""
