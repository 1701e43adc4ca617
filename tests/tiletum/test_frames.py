"""What waits on the agenda is told by name, in saved positions and in views."""

from typing import Any

import pytest

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.quiet import ASIDES
from signoria.kernel.chance import seeded
from signoria.kernel.flow import answers, apply, deciders, top
from signoria.kernel.position import NOBODY
from tiletum.table import TITLE, at, deal
from tiletum.test_calculator import some_options


def test_every_slot_of_every_frame_has_a_name() -> None:
    """Random games with any switches; with full purses every step that has a frame is met."""
    met: set[str] = set()
    for number in range(12):
        players = number % 4 + 1
        luck = seeded(b"frames %d" % number)
        p = deal(players, f"frames {number}", **some_options(luck, players == 1)).p
        while p.agenda:
            data = TITLE.write(p)
            frames: Any = data["agenda"]
            assert not [frame for frame in frames if "slots" in frame]
            met |= {frame["step"] for frame in frames}
            again = TITLE.read(p.book, data)
            assert isinstance(again, Europe)
            assert again.agenda == p.agenda
            if top(p).decider(p) == NOBODY:
                top(p).run(p)
                continue
            if luck.below(4) == 0:
                p.goods = [max(n, luck.below(9)) for n in p.goods]
            seat = deciders(p)[0]
            legal = answers(p, seat, luck.below(4) == 0) or answers(p, seat, True)
            apply(p, seat, legal[luck.below(len(legal))])
    framed = {step.name for number, step in enumerate(TITLE.steps) if number not in ASIDES}
    assert met == framed


@pytest.mark.clause("T-5.4")
def test_a_view_tells_the_open_frame_by_name() -> None:
    t = at("tile", die="pink-4")
    frame = {"step": "tile", "seat": "azure", "die": "pink-4", "source": "none", "kind": "food"}
    assert TITLE.view(t.p, 0)["frame"] == frame


@pytest.mark.clause("T-6.4b")
def test_a_swap_on_the_way_says_what_was_given() -> None:
    t = at("action", action="contracts", points=2, goods={"azure": {"wool": 1}}).step("contracts swap")
    assert TITLE.view(t.p, 0)["frame"] == {"step": "give", "seat": "azure", "source": "none"}
    t.step("give wool")
    assert TITLE.view(t.p, 0)["frame"] == {"step": "get", "seat": "azure", "given": "wool", "source": "none"}
