"""What waits is told by name: every number in a frame of the agenda has the name that its step gives it."""

import pytest

from lorenzo.table import TITLE, board
from signoria.games.lorenzo.position import Florence
from signoria.kernel.chance import seeded
from signoria.kernel.flow import answers, apply, top
from signoria.kernel.position import NOBODY
from variants import Variant, variants


def frames(p: Florence) -> list[dict[str, object]]:
    written = TITLE.write(p)["agenda"]
    assert isinstance(written, list)
    return written


@pytest.mark.parametrize("variant", variants(TITLE), ids=str)
def test_every_frame_of_a_random_game_is_written_by_name_and_read_again(variant: Variant) -> None:
    luck = seeded(b"frames " + str(variant).encode())
    book = TITLE.book(variant.players, variant.options)
    p = TITLE.deal(book, b"frames")
    seen: set[str] = set()
    while p.agenda:
        for frame in frames(p):
            assert "slots" not in frame, f"{frame} has numbers without names"
        if top(p).name not in seen:
            seen.add(top(p).name)
            assert TITLE.read(book, TITLE.write(p)).agenda == p.agenda
        seat = top(p).decider(p)
        if seat == NOBODY:
            top(p).run(p)
        else:
            offered = answers(p, seat, True)
            apply(p, seat, offered[luck.below(len(offered))])


def test_a_form_tells_the_answers_so_far() -> None:
    t = board(dice=(1, 2, 6), floors={"venture-1": "C81"}, goods={"azure": {"military": 9, "coins": 9}}).actions()
    t.play("azure", "place orange")
    assert frames(t.p)[-1] == {
        "step": "space",
        "seat": "azure",
        "member": "orange",
        "start": 6,
        "space": "none",
        "servants": -1,
        "cost": 0,
        "discount": -1,
    }
    assert t.view("gules")["frame"] == frames(t.p)[-1]


def test_a_seat_sees_its_own_sealed_answer_and_no_other() -> None:
    p = TITLE.deal(TITLE.book(2), b"sealed")
    while top(p).name != "draft":
        seat = top(p).decider(p)
        if seat == NOBODY:
            top(p).run(p)
        else:
            apply(p, seat, answers(p, seat)[0])
    assert TITLE.view(p, 0)["answer"] == []
    first = answers(p, 0)[0]
    apply(p, 0, first)
    leader = TITLE.steps[p.book.owner[first]].operands[0].tokens[first - top(p).base]
    assert TITLE.view(p, 0)["answer"] == [f"draft {leader}"]
    assert TITLE.view(p, 1)["answer"] == []
