"""The colours of Tiletum's table: numbers can be read, and dice, crests and people are told apart by every eye."""

from itertools import combinations

import pytest

from signoria.drawing.seats import TINCTURES
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.table.draw_glyphs import CREST_CHARGE, CREST_PAINT, DIE_PAINT, INK, glyph_defs
from signoria.games.tiletum.table.draw_pieces import DIE_HATCH, HATS, PEOPLE, PIPS
from signoria.games.tiletum.table.draw_tracks import BRIGHT, PALE
from virtu.test_draw_colours import EYES, apart, contrast

CLOTH = "#132233"
PAPER = "#f7eed8"


def test_numbers_can_be_read_on_every_ground() -> None:
    pairs = {
        "a card": (INK, PAPER),
        "a helper": (INK, "#ecd291"),
        "action points": ("#fff", "#27547f"),
        "a loss on the king track": ("#fff", "#b3402d"),
        "a gain on the king track": (INK, "#9bbbd0"),
        "a panel": (BRIGHT, CLOTH),
        "a panel, in passing": (PALE, CLOTH),
        "a past fair": ("#c3b491", CLOTH),
        "the flag of a fair": ("#fff3d6", "#b3261e"),
        "the flag of a past fair": ("#fff3d6", "#6f6857"),
        "the points of a house space": ("#7d1f18", "#f6ecd2"),
        "the name of a city": ("#fbf0d4", "#2b1f14"),
        "a free room": ("#d9c49a", "#3b2c22"),
        "a token of corruption": ("#fff", "#7d1f18"),
        "the rim of the wheel": ("#f8e1a0", "#1d3550"),
    }
    weak = {name: round(contrast(*pair), 1) for name, pair in pairs.items() if contrast(*pair) < 4.5}
    assert weak == {}


def test_pips_stand_out_from_their_dice() -> None:
    for colour, paint in DIE_PAINT.items():
        pips = "#fff" if colour in ("dark_grey", "blue") else INK
        assert contrast(paint, pips) >= 4, colour
    assert [len(PIPS[value]) for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("eye", EYES)
def test_dice_are_told_apart_by_every_eye(eye: str) -> None:
    assert list(DIE_PAINT) == t.COLOURS
    for (one, a), (other, b) in combinations(DIE_PAINT.items(), 2):
        assert apart(a, b, eye) > 15, f"{one} and {other}"


@pytest.mark.parametrize("eye", EYES)
def test_charges_stand_out_from_their_crests(eye: str) -> None:
    for crest in t.CRESTS:
        assert apart(*CREST_PAINT[crest], eye) > 30, crest


def test_crests_people_and_seats_differ_in_shape_and_not_in_colour_alone() -> None:
    assert len(set(CREST_CHARGE.values())) == len(t.CRESTS)
    assert len(set(HATS.values())) == len(t.PERSONS) == len(PEOPLE)
    assert len({paint.charge for paint in TINCTURES.values()}) == 5
    assert len(set(DIE_HATCH.values())) == len(DIE_HATCH) == len(t.COLOURS) - 1
    for crest in t.CRESTS:
        assert CREST_CHARGE[crest] in glyph_defs()
