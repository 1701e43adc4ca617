"""What changes on the board, the same on the wide sheet and on the phone's: each says where and how large."""

from signoria.drawing.svg import at, box, group, num, sheet
from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.table.draw_glyphs import lettering
from signoria.games.lorenzo.table.draw_pieces import GOLD, HALO, Spots, card_at, crowd_on, die, line_up, ring, shade
from signoria.games.lorenzo.table.scene import Scene

PALACE = t.SPACES[t.PALACE]


def is_long(space: str) -> bool:
    """Whether a space is an oval for any number of members."""
    return space == PALACE or space.endswith("large")


class Sheet:
    """Cards, targets, people and markers of one scene on one layout."""

    box = ""
    card = (0, 0)
    """Width and height of a card on a floor."""
    radius = 20.0
    """Of a space for one member."""
    oval = (52, 4, 5.0, 3.5)
    """A space for many: height, gap to its halo, width of the halo and of the edge."""
    member = 1.0
    """How large the members are; how close they stand on a small space, how far apart on a long one, and its room."""
    close, apart, palace_room, work_room = 12.0, 44.0, 0.0, 0.0
    dice = (0, 0, 0, 40)
    """The place of the first die, the step to the next, their size."""

    def __init__(self, scene: Scene, spots: Spots) -> None:
        self.scene = scene
        self.book = scene.book
        self.marks = scene.pen.marks
        self.spots = spots

    # What a layout decides.

    def parts(self) -> list[str]:
        """Everything but the people, the hindmost first."""
        raise NotImplementedError

    def corner(self, number: int) -> tuple[float, float]:
        """The upper left corner of the card on a floor."""
        raise NotImplementedError

    def edge(self, x: float, y: float, picked: bool) -> str:
        """Around a card that can be chosen."""
        raise NotImplementedError

    def on_card(self, number: int, held: str) -> str:
        """What a card would hide of its floor."""
        return ""

    def anchor(self, space: str, x: float, y: float, state: str) -> str:
        """A space beside the towers."""
        raise NotImplementedError

    def ban(self, period: int, tile: str, hit: list[str]) -> str:
        """An excommunication tile, with the seats that have suffered it."""
        raise NotImplementedError

    def ban_place(self, period: int) -> tuple[float, float]:
        raise NotImplementedError

    # What both draw.

    def drawn(self) -> str:
        people = "".join(self.people_on(space) for space in self.spots)
        inner = [*self.parts(), f'<g class="people" pointer-events="none">{people}</g>']
        label = self.scene.pen.word("draw-table", round=self.scene.round)
        return sheet(self.box, lettering("".join(inner)), label, "lz-over")

    def floors(self) -> list[str]:
        return [self.floor(number) for number in range(t.FLOORS)]

    def floor(self, number: int) -> str:
        """A card with its space: together they are what one clicks."""
        space = t.SPACES[number]
        x, y = self.corner(number)
        held = self.scene.tower(space)
        state = self.marks.state(f"space-{space}")
        picked = self.scene.chosen[2] == space
        inner = ""
        if held:
            inner = card_at(self.scene, held, x, y) + self.on_card(number, held)
            if state == "legal" or picked:
                inner += self.edge(x, y, picked)
            elif state == "locked":
                inner += shade(x, y, *self.card)
        inner += ring(space, *self.spots[space], state, self.radius)
        return (
            f'<g id="spot-{space}"{self.marks.at(f"space-{space}", cls="floor")} data-thing="space-{space}">{inner}</g>'
        )

    def spaces(self) -> list[str]:
        """The spaces beside the towers that are open."""
        return [self.spot(space) for space in t.SPACES[t.FLOORS :] if space in self.spots]

    def spot(self, space: str) -> str:
        inner = self.anchor(space, *self.spots[space], self.marks.state(f"space-{space}"))
        return (
            f'<g id="spot-{space}"{self.marks.at(f"space-{space}", cls="spot")} data-thing="space-{space}">{inner}</g>'
        )

    def long_ring(self, space: str, x: float, y: float, wide: float, state: str) -> str:
        high, gap, glow, edge = self.oval
        shape = f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{high}" rx="{num(high / 2)}"'
        if state != "legal":
            return f'<rect id="at-space-{space}" {shape} fill="#000" fill-opacity="0"/>'
        round_it = f'rx="{num(high / 2 + gap)}" class="halo legal"'
        halo = box(x - gap, y - gap, wide + 2 * gap, high + 2 * gap, "none", HALO, glow, round_it)
        paint = f'fill="#fff3c8" fill-opacity=".3" stroke="{GOLD}" stroke-width="{num(edge)}"'
        return f'{halo}<rect id="at-space-{space}" {shape} {paint}/>'

    def track_area(self, name: str, x: float, y: float, wide: float, high: float) -> str:
        """A track as a thing that can be asked about."""
        return box(x, y, wide, high, "#000", extra=f'fill-opacity="0" data-thing="track-{name}"')

    def people_on(self, space: str) -> str:
        """The members on a space; on long ones side by side, on small ones close together."""
        crowd = crowd_on(self.scene, space)
        if not crowd:
            return ""
        x, y = self.spots[space]
        if not is_long(space):
            return line_up(crowd, x - self.close / 2 * (len(crowd) - 1), y, self.close, self.member)
        room = self.palace_room if space == PALACE else self.work_room
        return line_up(crowd, x, y, min(self.apart, room / max(1, len(crowd) - 1)), self.member)

    def dice_shown(self) -> str:
        x, y, step, size = self.dice
        pairs = enumerate(zip(t.MEMBERS, self.scene.dice, strict=False))
        return "".join(die(x + place * step, y, colour, pips, size) for place, (colour, pips) in pairs if pips)

    def bans(self) -> str:
        """The excommunication tiles: what they do, who has suffered them, and the faith that keeps one from it."""
        found = ""
        for period, tile in enumerate(self.scene.cast):
            hit = [seat for seat in self.scene.seats if period in self.scene.banned(seat)]
            inner = group(self.ban(period, tile, hit), f'id="at-excommunication-{tile}"')
            thing = f'data-thing="excommunication-{tile}"'
            found += f'<g id="ban-{tile}" class="ban" {at(*self.ban_place(period))} {thing}>{inner}</g>'
        return found
