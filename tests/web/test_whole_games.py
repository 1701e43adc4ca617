"""Whole games in the browser: by mouse alone, and by keyboard alone."""

import random

import pytest

from web.driving import Visit, play_on, sit_down

pytestmark = pytest.mark.slow


def test_a_game_of_el_grande_by_mouse(visit: Visit) -> None:
    page = visit(fine=(409,))
    sit_down(page, "elgrande", name="Ann")
    made = play_on(page, random.Random(1))
    print(made)
    assert page.locator(".ranking li").count() == 4
