"""The colours of the map: letters stand out from their ground, holders from each other, for every kind of eye."""

from itertools import combinations

import pytest

from signoria.drawing.seats import TINCTURES
from signoria.games.virtu.table.draw_map import SEAS
from signoria.games.virtu.table.draw_pieces import EMBLEMS, PALE, STONE

Row = tuple[float, float, float]

EYES: dict[str, tuple[Row, Row, Row]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""How eyes without one kind of cones see linear colours (Machado 2009)."""
XYZ: tuple[Row, Row, Row] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.072175),
    (0.0193339, 0.119192, 0.9503041),
)
NEUTRAL = "#f3e6c6"
INK = "#4a3826"


def linear(colour: str) -> Row:
    full = colour if len(colour) == 7 else "#" + "".join(c * 2 for c in colour[1:])
    parts = [int(full[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def times(matrix: tuple[Row, Row, Row], colour: Row) -> Row:
    x, y, z = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in matrix)
    return x, y, z


def contrast(one: str, other: str) -> float:
    """The ratio of two lightnesses, as the guidelines for accessible pages count it."""
    dark, light = sorted(times(XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, eye: str) -> Row:
    seen = times(EYES[eye], linear(colour))
    x, y, z = times(XYZ, tuple(min(max(part, 0), 1) for part in seen))  # type: ignore[arg-type]
    white = (0.95047, 1, 1.08883)
    f = [c ** (1 / 3) if c > 0.008856 else 7.787 * c + 16 / 116 for c in (x / white[0], y / white[1], z / white[2])]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def apart(one: str, other: str, eye: str) -> float:
    pairs = zip(lab(one, eye), lab(other, eye), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("seat", TINCTURES)
def test_numbers_on_discs_and_banners_can_be_read(seat: str) -> None:
    paint = TINCTURES[seat]
    assert contrast(paint.fill, paint.text) >= 4.5


def test_names_values_and_seas_can_be_read() -> None:
    assert contrast(PALE, "#1d1611") > 12
    assert contrast(NEUTRAL, INK) > 7
    for stone in STONE.values():
        assert contrast(stone, "#fff") >= 4.5
    for name, tint in SEAS.items():
        assert contrast(tint, "#e3eff0") >= 3, f"{name}: great letters"


@pytest.mark.parametrize("eye", EYES)
def test_whoever_holds_a_city_is_told_apart_by_every_eye(eye: str) -> None:
    """The holders of a board, and what nobody holds; argent is as pale as a neutral city, but for its charge."""
    seats = {seat: paint.fill for seat, paint in TINCTURES.items()}
    for (one, a), (other, b) in combinations(seats.items(), 2):
        assert apart(a, b, eye) > 18, f"{one} and {other}"
    war = {"azure": seats["azure"], "gules": seats["gules"], **STONE, "nobody": NEUTRAL}
    for (one, a), (other, b) in combinations(war.items(), 2):
        assert apart(a, b, eye) > 8, f"{one} and {other}"


def test_no_holder_is_told_by_colour_alone() -> None:
    assert len({paint.charge for paint in TINCTURES.values()}) == len(TINCTURES)
    assert set(EMBLEMS) == set(STONE)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
