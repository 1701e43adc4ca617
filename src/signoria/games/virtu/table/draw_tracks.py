"""Beside the map: the tracks of cities and patronage, the alliances; in The Wars of Italy rounds and influence."""

from typing import Final

from signoria.drawing.pen import joined
from signoria.drawing.pieces import shield, u
from signoria.drawing.seats import TINCTURES
from signoria.drawing.svg import FAMILIES, at, box, group, num, path, sheet, use
from signoria.games.virtu import terms
from signoria.games.virtu.table.draw_goods import agent
from signoria.games.virtu.table.scene import ICONS, PAYABLE, Scene

WIDE: Final = 216
HIGH: Final = 57
CREAM: Final = "#f4e8cb"
LINE: Final = "#7d5618"
SEAL: Final = ' y="19" width="16" height="16"'
LEADS: Final = {"cities": "city-lead", "patronage": "patronage-lead"}
"""Tracks on which who leads has points besides those of the spaces: where both are told at the end."""
FIGURES: Final = f'text-anchor="middle" font-family="{FAMILIES["ui"]}" font-weight="700" font-size="12.5"'


def tracks_of(scene: Scene) -> str:
    """The panels of the tracks and of the great powers."""
    panels = [rounds(scene), influence(scene)] if scene.duel else [held(scene), patronage(scene), alliances(scene)]
    if scene.pen.phone:  # what can be chosen comes first in a drawer that has little room
        panels.sort(key=lambda panel: " legal" not in panel)
    return joined(panels)


def panel(scene: Scene, name: str, inner: str, thing: str = "") -> str:
    about = f' data-thing="{thing}"' if thing else ""
    head = f'<h3 id="at-points-{LEADS.get(name, name)}">{scene.pen.word(f"track-{name}")}</h3>'
    place = f' id="at-points-{name}"' if name in LEADS else ""
    return f'<section class="vi-panel" id="panel-{name}"{about}>{head}<div{place}>{inner}</div></section>'


# Prestige tracks.


def held(scene: Scene) -> str:
    """How many cities everybody holds, with the points of each space; upper discs come first."""
    points = scene.book.city_points
    last = len(points) - 1
    first = scene.book.city_first
    labels = [str(first + k) + ("+" if k == last else "") for k in range(last + 1)]
    at_space = {seat: min(max(scene.city_count(seat) - first, 0), last) for seat in scene.seats}
    drawn = track(scene, "cities", labels, points, at_space, scene.stacked("recent"), ())
    return panel(scene, "cities", drawn, "track-cities")


def patronage(scene: Scene) -> str:
    points = scene.book.patronage_points
    labels = [str(k) for k in range(len(points))]
    ranks = {seat: scene.rank(seat) for seat in scene.seats}
    drawn = track(scene, "patronage", labels, points, ranks, scene.stacked("patrons"), tuple(scene.book.bonus_ranks))
    return panel(scene, "patronage", drawn, "track-patronage")


def track(
    scene: Scene,
    name: str,
    labels: list[str],
    points: list[int],
    where: dict[str, int],
    order: list[str],
    bonus: tuple[int, ...],
) -> str:
    """Spaces in a row with the discs of the seats stacked on them."""
    step = WIDE / len(labels)
    places = [k * step for k in range(len(labels))]
    spaces = joined(f"M{num(x + 1)} 1h{num(step - 2)}v41h{num(2 - step)}z" for x in places)
    found = path(spaces, CREAM, LINE, 1)
    seals = joined(f'<use href="#i-privilege" x="{num(places[k] + step / 2 - 8)}"{SEAL}/>' for k in bonus)
    names = joined(figure(x + step / 2, 12, text) for x, text in zip(places, labels, strict=True))
    gains = joined(figure(x + step / 2, 54, f"+{n}") for x, n in zip(places, points, strict=True) if n)
    found += advance(scene, name, places, step) + group(seals, 'opacity=".45" pointer-events="none"')
    found += group(group(names, 'fill="#4a3826"') + group(gains, 'fill="#f8e1a0"'), FIGURES)
    for k, x in enumerate(places):
        here = [seat for seat in order if where[seat] == k]
        for place_of, seat in reversed(list(enumerate(here))):
            found += counter(seat, name, *spread(x + step / 2, place_of, len(here)), len(here))
    label = ", ".join(f"{scene.plain_name(seat)} {labels[where[seat]]}" for seat in order)
    read = scene.pen.word("track-read", track=scene.words.word(f"track-{name}"), list=label)
    return sheet(f"0 0 {WIDE} {HIGH}", found, read, "vi-track")


def advance(scene: Scene, name: str, places: list[float], step: float) -> str:
    """The next space of patronage while its seat is asked whether it advances: a click is a yes (V-8.1)."""
    rank = scene.rank(scene.turn) + 1 if scene.turn else len(places)
    if name != "patronage" or not scene.pen.marks.find("patronise-yes") or rank >= len(places):
        return ""
    space = box(places[rank] + 1, 1, step - 2, 41, "#fff0b8", "#c98a16", 2.5, 'class="halo"')
    return f"<g{scene.pen.marks.at('patronise-yes', cls='vi-next')}>{space}</g>"


def figure(x: float, y: float, text: str | int) -> str:
    """A number on a track; how it is lettered is told once for all."""
    return f'<text x="{num(x)}" y="{num(y)}">{text}</text>'


def spread(x: float, place: int, crowd: int) -> tuple[float, float]:
    """Where a disc of several lies on its space: one above the other, from three on in two columns."""
    rows = (crowd + 1) // 2 if crowd > 2 else crowd
    column = (place % 2 - 0.5) * 13 if crowd > 2 else 0
    row = place // 2 if crowd > 2 else place
    return x + column, 15 + 26 * (row + 0.5) / rows


def counter(seat: str, name: str, x: float, y: float, crowd: int) -> str:
    """A seat's disc on a track; the more there are, the smaller."""
    size = 0.6 if crowd == 1 else 0.36 if crowd < 5 else 0.3
    return f'<g id="disc-{name}-{seat}" class="pc" {at(x, y, size)}>{use(f"vi-disc-{seat}")}</g>'


# Alliances.


def alliances(scene: Scene) -> str:
    rows = joined(alliance(scene, number, name) for number, name in enumerate(terms.ALLIANCES))
    return panel(scene, "alliances", rows)


def alliance(scene: Scene, number: int, name: str) -> str:
    """A great power: who is allied with it, whether its bonus is used, an Agent on it, what it gives and costs."""
    pen, marks = scene.pen, scene.pen.marks
    holder = str(scene.table("ally").get(name, ""))
    used = bool(scene.table("ally_used").get(name))
    spy = scene.spy(f"alliance-{name}")
    ids = [f"alliance-{name}", f"place-alliance-{name}", f"faced-bonus-{name}"]
    about = next((one for one in ids if marks.find(one)), ids[0])
    if holder:
        who = (
            f'<span class="{"spent" if used else ""}" id="ally-{name}">{shield(holder, label=pen.seat(holder))}</span>'
        )
    else:
        who = f"<i>{pen.word('track-free')}</i>"
    gain = (
        f"+{scene.book.aid[number].strength}{u('war')}"
        if number == terms.FRANCE
        else symbols(scene.book.aid[number].symbols)
    )
    price = symbols(scene.book.alliance_cost[number])
    if scene.step == "cheaper" and scene.slot("alliance") == name:
        price = saved(scene, scene.book.alliance_cost[number])
    who = agent(scene, spy) + who if spy else who
    inner = f"<b>{pen.word(f'track-{name}')}</b><u>{who}</u><span>{gain}</span><small>{price}</small>"
    return f'<div id="at-alliance-{name}" data-thing="alliance-{name}"{marks.at(about, cls="vi-ally")}>{inner}</div>'


def symbols(counts: list[int]) -> str:
    """Symbols as icons, with numbers before them where there are several."""
    return joined(f"{n if n > 1 else ''}{either(kind)}" for kind, n in enumerate(counts) if n)


def saved(scene: Scene, cost: list[int]) -> str:
    """The price of an alliance while the own Agent saves one of its symbols: each is a target (V-R44)."""
    found = ""
    for kind, n in enumerate(cost):
        if n:
            marked = scene.pen.marks.at(f"symbol-{PAYABLE[kind]}", cls="vt-sy")
            found += f"<i{marked}>{n if n > 1 else ''}{either(kind)}</i>"
    return found


def either(kind: int) -> str:
    name = PAYABLE[kind]
    return u("crown") + "/" + u("cross") if name == "either" else u(ICONS[name])


# The Wars of Italy.


def rounds(scene: Scene) -> str:
    """The rounds; those with upkeep are marked."""
    book = scene.book
    step = WIDE / 11
    dots = coins = ""
    figures = {"#fff": "", "#2b1f14": ""}
    for k in range(book.rounds):
        x, y = (k % 11 + 0.5) * step, 13 + k // 11 * 23
        now, past = k + 1 == scene.year, k + 1 < scene.year
        fill = "#9c2430" if now else "#8a744a" if past else CREAM
        dots += f'<circle cx="{num(x)}" cy="{y}" r="9.2" fill="{fill}"/>'
        figures["#fff" if now else "#2b1f14"] += figure(x, y + 4.2, k + 1)
        if k + 1 in book.upkeep_rounds:
            coins += f'<use href="#i-florin" x="{num(x + 2)}" y="{y - 13}" width="11" height="11"/>'
    found = group(dots, f'stroke="{LINE}"')
    found += group(joined(group(text, f'fill="{ink}"') for ink, text in figures.items()), FIGURES) + coins
    read = scene.pen.word("track-rounds-read" if scene.year else "heading-family", year=scene.year, rounds=book.rounds)
    return panel(scene, "rounds", sheet(f"0 0 {WIDE} 48", found, read, "vi-track"), "track-rounds")


def influence(scene: Scene) -> str:
    rows = joined(major(scene, name) for name in terms.MAJORS)
    return panel(scene, "influence", f'<div id="at-points-alliances">{rows}</div>')


def major(scene: Scene, name: str) -> str:
    """The track of a Major City: towards France on the left, towards Naples on the right."""
    pen, marks = scene.pen, scene.pen.marks
    ids = [f"major-{name}", f"place-track-{name}", f"annex-ally-{name}"]
    about = next((one for one in ids if marks.find(one)), ids[0])
    state = scene.sworn(name)
    arms = f'<svg class="vi-arms" viewBox="-12 -12 24 24" aria-hidden="true">{use(f"vi-crest-{name}")}</svg>'
    if state in (0, 1):
        seat = scene.seats[state]
        body = f"<span>{shield(seat)}{pen.word('posture-allied')}</span>"
    elif state == terms.GONE:
        body = f"<i>{pen.word('board-gone')}</i>"
    else:
        body = influence_track(scene, name)
    spy = scene.spy(f"track-{name}")
    head = f"<b>{arms}{pen.name('major', name)}{agent(scene, spy) if spy else ''}</b>"
    mark = marks.at(about, cls="vi-major")
    return f'<div id="at-major-{name}" data-thing="major-{name}"{mark}>{head}{body}</div>'


def influence_track(scene: Scene, name: str) -> str:
    """Thirteen spaces: favourable ones are tinted, those of an alliance more so."""
    book = scene.book
    end = book.track_end
    step = WIDE / (2 * end + 1)
    spaces = joined(f"M{num(k * step + 0.5)} 1h{num(step - 1)}v20h{num(1 - step)}z" for k in range(2 * end + 1))
    found = path(spaces, CREAM, LINE, 1)
    for number, seat in enumerate(scene.seats):
        for first, strength in ((book.track_favour, 0.28), (book.track_alliance, 0.6)):
            wide = (end - first + 1) * step
            x = (end + 1 + end) * step - wide if number else 0
            found += box(x, 1, wide, 20, TINCTURES[seat].fill, extra=f'opacity="{strength}"')
    at_now = scene.count("influence", name)
    x = (at_now + end + 0.5) * step
    found += f'<g id="influence-{name}" class="pc" {at(x, 11, 0.8)}>{use(f"vi-crest-{name}")}</g>'
    side = scene.plain_name(scene.seats[1 if at_now > 0 else 0])
    read = scene.pen.word("track-influence-read", count=abs(at_now), seat2=side)
    return sheet(f"0 0 {WIDE} 22", found, read, "vi-track")
