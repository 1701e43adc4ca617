"""Charts: what their lines end with."""

import re
from itertools import pairwise

from signoria.drawing.chart import APART, ROUND, ends


def test_the_charges_of_lines_that_end_together_stand_above_each_other_on_the_paper() -> None:
    drawn = ends([8.0, 9.0, 200.0, 200.0], 100, 280)
    places = sorted({float(y) for y in re.findall(rf'cy="([\d.]+)" r="{ROUND}"', drawn)})
    assert len(places) == 4
    assert places[0] > ROUND
    assert places[-1] <= 200
    assert all(below - above >= APART for above, below in pairwise(places))
