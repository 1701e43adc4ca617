"""What waits on the agenda is told by name: in JSON, and in the view of a seat."""

import pytest

from signoria.kernel.chance import seeded
from signoria.kernel.flow import playout, settle
from variants import Variant, variants
from virtu.table import TITLE, deal, table


@pytest.mark.parametrize("variant", variants(TITLE), ids=str)
def test_every_frame_names_its_slots(variant: Variant) -> None:
    p = deal(variant.players, f"frames {variant}", variant.options)
    luck = seeded(b"frames")
    while settle(p):
        agenda = TITLE.write(p)["agenda"]
        assert isinstance(agenda, list)
        assert [frame for frame in agenda if "slots" in frame] == []
        playout(p, luck, 3)


def test_a_payment_tells_what_it_is_for() -> None:
    t = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": 0}, court={"gules": {"left-1": "banker"}})
    t.play("buy guild", "buy done")
    frame = {"step": "pay", "seat": "gules", "purpose": "buy", "need": 0, "florins": 3, "at": -1}
    assert TITLE.view(t.p, 1)["frame"] == frame
