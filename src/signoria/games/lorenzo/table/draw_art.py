"""The pictures on the development cards, 104 by 43: landscapes, people, houses and deeds."""

from typing import Final

from signoria.drawing.ornament import caravel
from signoria.drawing.pieces import gi
from signoria.drawing.svg import at, box, disc, num, path

INK: Final = "#2b1f14"
SKIES: Final = (("#bcd6df", "#fbe9b6"), ("#a9cbd8", "#fff4cf"), ("#ecc795", "#f9e3a0"))
"""Sky and sun of the three periods."""

LANDS: Final = (
    *("town", "wood", "houses", "pit", "wood", "abbey", "keep", "town"),
    *("mine", "hilltown", "mine", "pit", "farm", "abbey", "farm", "keep"),
    *("town", "farm", "houses", "pit", "hilltown", "abbey", "keep", "hilltown"),
)
"""What stands in the landscapes of C01 to C24."""

HOUSES: Final = (
    *("bank", "bank", "arch", "arch", "shop", "shop", "chapel", "palace"),
    *("shop", "bank", "shop", "shop", "shop", "temple", "fort", "fort"),
    *("bank", "shop", "garden", "fort", "palace", "chapel", "fort", "dome"),
)
"""The buildings C25 to C48."""

PEOPLE: Final = (
    ("#d9ae84", "#6c757d", "#8b949c", "helmet"),
    ("#cf9f74", "#8a6a3c", "#a8322a", "cap"),
    ("#efcfae", "#74497f", "#5a3418", "lady"),
    ("#e3b98d", "#2f639c", "#b9c0c6", "helmet"),
    ("#d2a174", "#5f7d3d", "#c9a45a", "straw"),
    ("#d9ae84", "#8c4a2c", "#6d4a2a", "cap"),
    ("#e9c7a0", "#3a2c20", "#4a3a2c", "hood"),
    ("#efcfae", "#2b2622", "#f4ecda", "hood"),
    ("#e0b488", "#6d1f2b", "#b9c0c6", "helmet"),
    ("#d9ae84", "#27547f", "#7c2a25", "beret"),
    ("#e9c7a0", "#7d5618", "#27547f", "plume"),
    ("#d2a174", "#8e8470", "#e9b83a", "laurel"),
    ("#cf9f74", "#7d5618", "#c9a45a", "straw"),
    ("#efcfae", "#3a2c20", "#27303a", "beret"),
    ("#e9c7a0", "#f4ecda", "#a8322a", "plume"),
    ("#d9ae84", "#27547f", "#b3261e", "plume"),
    ("#efcfae", "#6d1f2b", "#3a2c20", "beret"),
    ("#d9ae84", "#8a6a3c", "#6d1f2b", "beret"),
    ("#f0d3b4", "#a8506b", "#7a4a22", "lady"),
    ("#d2a174", "#c08a2c", "#2f639c", "plume"),
    ("#e9c7a0", "#a8322a", "#b3261e", "wide"),
    ("#e3b98d", "#f4ecda", "#f4ecda", "mitre"),
    ("#cf9f74", "#4a3f5c", "#8b949c", "helmet"),
    ("#d9ae84", "#2f5d4c", "#3a2c20", "beret"),
)
"""Skin, coat, hat and its form, of the characters C49 to C72."""

DEEDS: Final = (
    *("troop", "cathedral", "castle", "pillar", "war", "food", "cross", "indulgence"),
    *("troop", "cathedral", "castle", "crown", "water", "food", "ship", "indulgence"),
    *("troop", "cathedral", "castle", "mask", "cavalry", "road", "ship", "crown"),
)
"""The ventures C73 to C96."""


def art(card: str, kind: str, period: int) -> str:
    """The picture of a card as a symbol; the cards point at it."""
    number = int(card[1:]) - 1
    if kind == "territory":
        inner = land(LANDS[number % 24], period, number)
    elif kind == "building":
        inner = house(HOUSES[number % 24], period)
    elif kind == "character":
        inner = person(*PEOPLE[number % 24], period)
    else:
        inner = deed(DEEDS[number % 24], period)
    return f'<symbol id="lz-art-{card}" viewBox="0 0 104 43">{inner}</symbol>'


def ground(colour: str) -> str:
    return box(0, 36, 104, 7, colour)


def tree(x: float, y: float, size: float = 1.0) -> str:
    crown = path("M0-14c4 3 5 9 2 12h-4c-3-3-2-9 2-12z", "#355f35", "#22401f", 0.8)
    return f"<g {at(x, y, size)}>{path('M0 4V-3', 'none', '#5a4326', 1.6)}{crown}</g>"


def cottage(x: float, y: float, size: float = 1.0, roof: str = "#b6452f") -> str:
    walls = path("M-7 0V-8H7V0Z", "#efe2c4", INK, 1) + path("M-9-8L0-15L9-8Z", roof, INK, 1)
    return f"<g {at(x, y, size)}>{walls}{path('M-2 0V-5H2V0Z', '#6b4226')}</g>"


def turret(x: float, y: float, wide: float, high: float, fill: str = "#d9cdb2") -> str:
    a, b = num(wide / 2), num(wide / 5)
    teeth = f"M-{a} {num(-high)}v-4h{b}v2h{b}v-2h{b}v2h{b}v-2h{b}v4V0H-{a}Z"
    return f"<g {at(x, y)}>{path(teeth, fill, INK, 1)}{path(f'M0 {num(-high + 4)}v3', 'none', INK, 1.6)}</g>"


def land(what: str, period: int, number: int) -> str:
    sky, sun = SKIES[period]
    back = box(0, 0, 104, 43, sky) + disc(16 + number * 29 % 74, 10, 6, sun)
    back += path("M0 29C14 14 26 12 40 24C54 9 70 10 84 22C92 16 98 18 104 22V43H0Z", "#8fae72")
    near = path("M0 35C20 27 40 33 58 31S92 27 104 33V43H0Z", "#5c8a4c")
    return back + near + LAND[what]


LAND: Final = {
    "wood": "".join(tree(x, y, s) for x, y, s in ((20, 37, 1), (32, 35, 1.3), (46, 38, 1.1), (60, 35, 1.4)))
    + "".join(tree(x, y, s) for x, y, s in ((74, 37, 1.1), (88, 36, 1.2))),
    "houses": cottage(36, 37, 1.1) + cottage(56, 35, 1.3, "#a8542f") + cottage(74, 38, 1) + tree(90, 37),
    "pit": path("M22 39L34 24H46L52 16H66L74 26H84L92 39Z", "#c9bfa8", INK, 1.1)
    + path("M34 24l6 5h12M52 16l6 9h16M30 33h20l6 6", "none", "#8c8574", 1.2)
    + box(56, 33, 8, 6, "#efe8d8", INK, 0.9)
    + box(66, 34, 6, 5, "#e3ded2", INK, 0.9),
    "mine": path("M28 39L46 15L54 24L62 17L82 39Z", "#9a835a", INK, 1.2)
    + path("M46 15l-4 12 6-3 4 6 2-6", "none", "#6d5936", 1.1)
    + path("M48 39V31a5 5 0 0 1 10 0V39Z", "#2b1f14")
    + disc(53, 36, 2.2, "#f0c24c"),
    "abbey": path("M30 38V24H58V38Z", "#efe6d2", INK, 1.1)
    + path("M27 24L44 15L61 24Z", "#b6452f", INK, 1.1)
    + path("M62 38V14H72V38ZM60 14L67 5L74 14Z", "#e3d9c2", INK, 1.1)
    + path("M67 5V0M64.5 2h5", "none", INK, 1.2)
    + path("M40 38V31a4 4 0 0 1 8 0V38Z", "#6b4226")
    + tree(86, 37),
    "keep": turret(40, 38, 14, 16)
    + turret(68, 38, 14, 16)
    + turret(54, 38, 20, 22, "#e6dcc4")
    + path("M50 38V32a4 4 0 0 1 8 0V38Z", "#4b3421")
    + path("M54 12V4l8 2.5-8 2.5", "#a8322a", INK, 0.9),
    "town": path("M22 38V28H84V38Z", "#d9c49a", INK, 1.1)
    + cottage(34, 29, 0.9)
    + cottage(70, 29, 1)
    + path("M42 28V20H60V28ZM43 20c0-8 4-11 8-12c4 1 8 4 8 12Z", "#c9683f", INK, 1)
    + turret(24, 38, 9, 13)
    + turret(82, 38, 9, 13),
    "hilltown": path("M14 40C30 34 36 20 54 18C70 20 78 33 96 40Z", "#a5925f", INK, 1)
    + cottage(38, 31, 0.8)
    + cottage(54, 24, 1)
    + cottage(68, 30, 0.9, "#a8542f")
    + turret(54, 35, 44, 7),
    "farm": path("M10 43L30 34M24 43L38 34M38 43L46 34M52 43V34M66 43L60 34M80 43L68 34", "none", "#d9b64e", 2)
    + cottage(58, 33, 1.3)
    + cottage(78, 34, 0.9, "#a8542f")
    + tree(24, 33),
}


def person(skin: str, coat: str, hat: str, form: str, period: int) -> str:
    """A portrait before a curtain."""
    cloth = ("#6d1f2b", "#1f4a5c", "#4a3466")[period]
    back = box(0, 0, 104, 43, "#c9b27c") + box(0, 0, 104, 43, cloth, extra='opacity=".28"')
    folds = path("M22 0C26 14 19 28 24 43H0V0ZM82 0C78 14 85 28 80 43H104V0Z", cloth)
    folds += path(
        "M8 0C11 14 6 30 9 43M15 0C18 16 13 28 17 43M89 0C86 16 91 28 87 43M96 0C93 14 98 30 95 43", "none", INK, 0.9
    )
    body = path("M2 44c0-12 8-16 18-16s18 4 18 16z", coat) + path("M14 29l6 8 6-8", "#f6efdf")
    head = f'<ellipse cx="20" cy="20" rx="8" ry="9.5" fill="{skin}"/>'
    eyes = path("M16.5 20v1.5M23.5 20v1.5M18 25.5q2 1 4 0", "none", INK, 1.1)
    behind, before = hat_of(form, hat)
    bust = f'<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">{behind}{body}{head}{before}</g>{eyes}'
    return f"{back}{folds}<g {at(30, -3, 1.1)}>{bust}</g>"


def hat_of(form: str, fill: str) -> tuple[str, str]:
    """What is drawn behind the head and what before it."""
    if form == "lady":
        hair = path("M9 34C6 14 11 5 20 5s14 9 11 29l-5-4V18H14v12z", fill)
        return hair, path("M12 18c2-7 5-9 8-9s6 2 8 9c-5-4-11-4-16 0z", fill) + disc(20, 9.5, 1.6, "#f0c24c")
    if form == "hood":
        return path("M6 36C4 12 11 3 20 3s16 9 14 33z", fill), path(
            "M12 19C11 9 15 6 20 6s9 3 8 13c-4-6-12-6-16 0z", fill
        )
    return "", HATS[form].replace("FILL", fill)


HATS: Final = {
    "cap": '<path d="M11 17c0-9 4-12 9-12s9 3 9 12c-5-3-13-3-18 0z" fill="FILL"/>',
    "straw": '<path d="M4 16c5-1 7-3 8-6 2-5 14-5 16 0 1 3 3 5 8 6-8 3.5-24 3.5-32 0z" fill="FILL"/>',
    "beret": '<path d="M9 14c0-6 4-10 11-10s13 3 13 8c0 3-2 4-4 4-5-3-13-3-18 1-1-1-2-2-2-3z" fill="FILL"/>',
    "plume": '<path d="M11 15C10 7 15 3 20 3s10 4 9 12l-3-3H14z" fill="FILL"/>'
    '<path d="M21 4c3-5 10-5 13 0-5-1-8 1-9 4z" fill="#f4ecda"/>',
    "helmet": '<path d="M10 21C9 9 14 5 20 5s11 4 10 16l-4-5H14z" fill="FILL"/><path d="M20 5v11" fill="none"/>'
    '<path d="M20 5c1-4 6-5 9-3-3 0-5 2-5 4z" fill="#b3261e"/>',
    "laurel": '<path d="M11 16c1-8 4-11 9-11s8 3 9 11c-3-5-15-5-18 0z" fill="#6b4a2a"/>'
    '<path d="M10 17c4-6 16-6 20 0-5-3-15-3-20 0z" fill="FILL"/>',
    "wide": '<path d="M3 14c6-3 9-8 17-8s11 5 17 8c-9 3-25 3-34 0z" fill="FILL"/>'
    '<path d="M7 15v9M33 15v9" fill="none"/>',
    "mitre": '<path d="M12 16L11 8L20-1L29 8L28 16c-5-2-11-2-16 0z" fill="FILL"/>'
    '<path d="M20 0v14M12.5 12h15" stroke="#c79a3a" stroke-width="2" fill="none"/>',
}


def house(what: str, period: int) -> str:
    sky, sun = SKIES[period]
    return box(0, 0, 104, 43, sky) + disc(88, 9, 5, sun) + HOUSE[what] + ground("#a58b5a")


def arcade(xs: tuple[int, ...], foot: int = 37, fill: str = "#5a3f2a") -> str:
    return "".join(path(f"M{x} {foot}V27a5 5 0 0 1 10 0V{foot}Z", fill, INK, 0.9) for x in xs)


HOUSE: Final = {
    "shop": path("M18 37V15H86V37Z", "#dfc394", INK, 1.2)
    + path("M14 15H90V10H14Z", "#b6452f", INK, 1)
    + arcade((24, 40, 56, 72))
    + path("M26 18h6v5h-6zM42 18h6v5h-6zM58 18h6v5h-6zM74 18h6v5h-6z", "#5a3f2a"),
    "temple": path("M30 37V22L52 8L74 22V37Z", "#f6f1e6", INK, 1.2)
    + path("M36 37V26H46V37ZM58 37V26H68V37ZM48 37V29a4 4 0 0 1 8 0V37Z", "#2f5d4c", INK, 0.9)
    + path("M30 22H74", "none", "#2f5d4c", 2.4)
    + disc(52, 16, 2.6, "#2f5d4c"),
    "bank": path("M22 37V20H82V37Z", "#eadfc8", INK, 1.2)
    + path("M18 20L52 7L86 20Z", "#d9c9a4", INK, 1.2)
    + path("M28 20V37M38 20V37M48 20V37M56 20V37M66 20V37M76 20V37", "none", "#8c7c5a", 2.6)
    + disc(52, 15, 3.2, "#e7b53c", INK, 0.9),
    "arch": path("M24 37V9H80V37H66V26a14 14 0 0 0-28 0V37Z", "#e6dcc4", INK, 1.2)
    + path("M22 9H82V5H22ZM24 16H80", "#cdbf9f", INK, 1.1)
    + path("M29 37V18M33 37V18M71 37V18M75 37V18", "none", "#9d8f70", 1.6),
    "chapel": path("M36 37V22H66V37Z", "#f1e6cf", INK, 1.2)
    + path("M32 22L51 10L70 22Z", "#a8542f", INK, 1.2)
    + path("M46 11V3h10v8M51 3V-1", "#e3d9c2", INK, 1.1)
    + path("M47 37V31a4 4 0 0 1 8 0V37Z", "#6b4226", INK, 0.8)
    + tree(22, 35, 1.1)
    + tree(82, 35, 1.2),
    "palace": path("M16 37V11H88V37Z", "#d6b987", INK, 1.2)
    + path("M12 11H92V7H12Z", "#8f6d3f", INK, 1)
    + path("M16 19H88M16 28H88", "none", "#a98a58", 1.2)
    + "".join(path(f"M{x} 26V22.5a2.5 2.5 0 0 1 5 0V26ZM{x} 17V14h5v3Z", "#4a3520") for x in range(22, 84, 11))
    + path("M47 37V33a5 5 0 0 1 10 0V37Z", "#4a3520"),
    "fort": turret(28, 37, 16, 18)
    + turret(76, 37, 16, 18)
    + path("M34 37V22H70V37Z", "#cfc3aa", INK, 1.2)
    + turret(52, 37, 18, 24, "#e3d9c2")
    + path("M47 37V31a5 5 0 0 1 10 0V37Z", "#4b3421"),
    "garden": path("M0 37C20 26 84 26 104 37V43H0Z", "#7fa05f")
    + "".join(tree(x, 34, 1.2) for x in (14, 28, 76, 90))
    + path("M40 37H64L61 31H43ZM51 31V22H53V31", "#e3ded2", INK, 1)
    + path("M52 22c-7-6-10 0-10 5M52 22c7-6 10 0 10 5", "none", "#5c8fb4", 1.6),
    "dome": path("M30 37V24H74V37Z", "#efe6d2", INK, 1.2)
    + path("M34 24C34 10 44 4 52 2C60 4 70 10 70 24Z", "#b9583c", INK, 1.2)
    + path("M52 2V24M43 6C40 12 40 18 41 24M61 6C64 12 64 18 63 24", "none", "#f3efe6", 1.5)
    + path("M80 37V8H90V37ZM80 17H90M80 27H90", "#f3efe6", "#2f5d4c", 1.4)
    + path("M48 37V31a4 4 0 0 1 8 0V37Z", "#2f5d4c"),
}


def deed(what: str, period: int) -> str:
    paper = ("#e7d8b4", "#dfd3bd", "#ead0a6")[period]
    back = box(0, 0, 104, 43, paper) + path("M0 30C30 22 60 34 104 25V43H0Z", "#c7b48a")
    if what == "ship":
        return box(0, 0, 104, 43, paper) + box(0, 34, 104, 9, "#5c8fb4") + caravel(54, 24, 0.52)
    if what == "water":
        return (
            back
            + path("M38 43C44 34 60 32 62 24C63 20 58 18 52 17", "none", "#5c8fb4", 6)
            + tree(26, 33)
            + tree(80, 33)
        )
    if what == "road":
        return (
            back
            + path("M40 43C46 34 62 34 60 26C59 21 52 20 50 16", "none", "#f0e4c4", 6)
            + cottage(76, 32)
            + tree(28, 33)
        )
    if what == "troop":
        rank = ((30, 22), (74, 22), (52, 20))
        return back + "".join(gi("troop", x, y, 28) for x, y in rank)
    if what == "war":
        return back + path("M62 36L80 16L98 36Z", "#74497f", INK, 1.1) + gi("war", 40, 21, 34)
    return back + gi(what, 56, 21, 36)
