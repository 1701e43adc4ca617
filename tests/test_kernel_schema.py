"""Positions as plain data: a round trip in the middle of anything, and errors that say what is wrong."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadPosition, SignoriaError
from signoria.kernel.flow import playout
from signoria.kernel.position import NONE, Position
from signoria.kernel.schema import KERNEL_FIELDS, raw
from toy_ground import FIELDS, FIG, FRUITS, PISA, ToyTitle, fresh, mark, say, start, toy
from toys import BASKETS, BASKETS_STEPS, BIDS, TOYS, VIGIL, VOYAGE


def plain(title: ToyTitle, p: Position) -> Any:
    """A position through the text of its JSON."""
    return json.loads(json.dumps(title.write(p)))


# Round trips


@pytest.mark.parametrize("decisions", range(12))
@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_a_position_survives_json_in_the_middle_of_anything(title: ToyTitle, decisions: int) -> None:
    p = fresh(title, 3, double=True)
    playout(p, seeded(b"luck"), decisions)
    q = title.read(p.book, plain(title, p))
    assert raw(q, FIELDS) == raw(p, FIELDS)
    assert mark(q) == mark(p)
    playout(p, seeded(b"more luck"))
    playout(q, seeded(b"more luck"))
    assert mark(q) == mark(p)


def test_a_position_reads_like_the_table() -> None:
    p = start(VIGIL)
    VIGIL.change(p, {"basket": {"gules": {"fig": 2}}, "berth": {"azure": "pisa"}, "deck": ["fig", "plum"]})
    data = plain(VIGIL, p)
    assert data["basket"] == {"gules": {"fig": 2}}
    assert data["berth"] == {"azure": "pisa"}
    assert data["deck"] == ["fig", "plum"]
    assert data["wind"] == "none"
    assert data["coins"] == {"azure": 5, "gules": 5}
    assert data["agenda"][-1] == {"step": "card", "seat": "azure"}


def test_the_digest_knows_every_field() -> None:
    p = start(BIDS)
    seen = {mark(p)}
    for field in [*FIELDS, *KERNEL_FIELDS]:
        q = p.copy()
        old = getattr(q, field.name)
        setattr(q, field.name, old + 1 if isinstance(old, int) else [*old, 7])
        seen.add(mark(q))
    for name in ("agenda", "ledger"):
        q = p.copy()
        getattr(q, name)[0] += 1
        seen.add(mark(q))
    q = p.copy()
    q.chance.below(2)
    seen.add(mark(q))
    assert len(seen) == 1 + len(FIELDS) + len(KERNEL_FIELDS) + 3


def test_digests_are_the_same_on_every_machine() -> None:
    assert mark(start(BASKETS)) == "be33681715dc7308"
    assert mark(start(BIDS, 3, double=True)) == "19a0aa57c20e7621"


# Changing a part, for scenarios


def test_a_change_names_only_what_changes() -> None:
    p = start(VOYAGE)
    BASKETS.change(p, {"coins": {"gules": 9}, "basket": {"azure": {"fig": 1}}, "wind": "pisa", "day": 4})
    assert (p.coins, p.wind, p.day) == ([5, 9], PISA, 4)
    assert p.basket == [0, 0, 1, 0, 0] + [0] * 5
    BASKETS.change(p, {"basket": {"azure": {"plum": 2}}, "wind": "none"})
    assert p.basket == [0, 0, 1, 0, 2] + [0] * 5
    assert p.wind == -1


def test_a_change_of_a_copy_leaves_the_original() -> None:
    p = start(VOYAGE)
    before = mark(p)
    VOYAGE.change(p.copy(), {"coins": {"gules": 9}, "berth": {"azure": "pisa"}, "deck": []})
    assert mark(p) == before


# What cannot be read


def broken(**changes: object) -> dict[str, object]:
    data: dict[str, object] = plain(BIDS, start(BIDS))
    data.update(changes)
    return data


FRAME = {"step": "bid", "slots": [-1, 1, 0, 0, 0, 0, 1]}
NAMED = {"step": "bid", "seat": "none", "day": 1, "width": 1}

WRONG: list[tuple[dict[str, object], list[str]]] = [
    ({"colour": 3}, ["unknown field", "colour", "basket"]),
    ({"coins": {"purple": 3}}, ["coins", "seat", "purple", "azure, gules"]),
    ({"coins": {"or": 3}}, ["coins", "seat", "'or'", "azure, gules"]),
    ({"basket": {"azure": {"melon": 1}}}, ["basket", "fruit", "melon", "cherry"]),
    ({"berth": {"azure": "atlantis"}}, ["berth", "port", "atlantis", "venice"]),
    ({"berth": {"azure": 1}}, ["berth", "port", "1", "venice"]),
    ({"wind": "north"}, ["wind", "port", "north"]),
    ({"deck": ["fig", "melon"]}, ["deck", "fruit", "melon"]),
    ({"ledger": {"azure": {"luck": 1}}}, ["ledger", "source", "luck", "fruit, sea"]),
    ({"day": "monday"}, ["day", "whole number", "monday"]),
    ({"day": 1.5}, ["day", "whole number", "1.5"]),
    ({"day": True}, ["day", "whole number", "True"]),
    ({"day": None}, ["day", "whole number", "None"]),
    ({"day": [1]}, ["day", "whole number"]),
    ({"coins": 3}, ["coins", "table by seat", "3"]),
    ({"coins": [3, 3]}, ["coins", "table by seat"]),
    ({"coins": {"azure": "many"}}, ["coins", "whole number", "many"]),
    ({"basket": {"azure": 3}}, ["basket", "table by fruit", "3"]),
    ({"deck": "fig"}, ["deck", "list"]),
    ({"tale": {"azure": 1}}, ["tale", "list"]),
    ({"tale": [1, "two"]}, ["tale", "whole number", "two"]),
    ({"chance": [1, 2, 3]}, ["chance", "four words"]),
    ({"chance": "lucky"}, ["chance", "whole numbers"]),
    ({"chance": [1, 2, 3, True]}, ["chance", "whole numbers"]),
    ({"agenda": {"step": "bid"}}, ["agenda", "list of frames"]),
    ({"agenda": [7]}, ["frame", "step"]),
    ({"agenda": [{"slots": [0] * 7}]}, ["frame", "step"]),
    ({"agenda": [FRAME | {"step": "dance"}]}, ["step", "dance", "round, bid"]),
    ({"agenda": [FRAME | {"slots": [0] * 6}]}, ["7 slots", "bid", "6"]),
    ({"agenda": [FRAME | {"slots": "many"}]}, ["slots", "whole numbers"]),
    ({"agenda": [{"step": "bid"}]}, ["frame of bid", "seat"]),
    ({"agenda": [NAMED | {"tide": 1}]}, ["bid", "'tide'", "seat, day, width"]),
    ({"agenda": [NAMED | {"seat": "purple"}]}, ["bid", "seat", "purple", "azure, gules"]),
    ({"agenda": [NAMED | {"day": "monday"}]}, ["bid", "whole number", "monday"]),
]


@pytest.mark.parametrize(("changes", "words"), WRONG, ids=[json.dumps(changes)[:50] for changes, _ in WRONG])
def test_a_wrong_position_is_refused_with_its_reason(changes: dict[str, object], words: list[str]) -> None:
    book = BIDS.book(2)
    with pytest.raises(BadPosition) as caught:
        BIDS.read(book, broken(**changes))
    for word in words:
        assert word in str(caught.value)
    with pytest.raises(BadPosition):
        BIDS.change(start(BIDS), changes)


@pytest.mark.parametrize("name", [field.name for field in [*FIELDS, *KERNEL_FIELDS]] + ["ledger"])
def test_a_position_with_a_missing_field_is_refused(name: str) -> None:
    data = broken()
    del data[name]
    with pytest.raises(BadPosition, match=name):
        BIDS.read(BIDS.book(2), data)


@pytest.mark.parametrize("name", ["chance", "agenda"])
def test_a_position_without_chance_or_agenda_is_refused(name: str) -> None:
    data = broken()
    del data[name]
    with pytest.raises(BadPosition, match=name):
        BIDS.read(BIDS.book(2), data)


def test_a_position_that_cannot_be_is_refused_with_all_its_faults() -> None:
    p = start(VOYAGE)
    data = plain(VOYAGE, p) | {"coins": {"azure": -1}, "berth": {"azure": "pisa", "gules": "pisa"}}
    with pytest.raises(BadPosition, match="nobody owes coins; two ships share a berth"):
        VOYAGE.read(p.book, data)


def test_a_bad_position_is_the_fault_of_the_caller() -> None:
    assert issubclass(BadPosition, SignoriaError)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from([*FRUITS, "azure", "none", "bid", ""]),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.sampled_from([*FRUITS, "azure", "step"]), inner),
    max_leaves=12,
)


@given(st.sampled_from(sorted(broken())), JSON)
def test_any_json_in_any_field_is_read_or_refused(name: str, value: object) -> None:
    book = BIDS.book(2)
    data = broken(**{name: value})
    try:
        p = BIDS.read(book, data)
    except BadPosition:
        return
    assert raw(BIDS.read(book, plain(BIDS, p)), FIELDS) == raw(p, FIELDS)


# Traps


def test_a_list_left_empty_and_a_list_of_blanks_are_not_confused() -> None:
    """A title whose blank position has not sized its lists reads a list of blanks at its full size."""

    class Lazy(ToyTitle):
        def blank(self, book: Any) -> Any:
            return type(start(BASKETS))(book)

    p = start(BASKETS)
    p.ledger = [0] * len(p.ledger)
    q = Lazy("lazy", BASKETS_STEPS, list(BASKETS.steps)).read(p.book, plain(BASKETS, p))
    assert q.ledger == p.ledger
    assert toy(q).basket == p.basket


def test_what_is_left_out_is_blank_whatever_the_blank_position_holds() -> None:
    class Full(ToyTitle):
        def blank(self, book: Any) -> Any:
            return start(BASKETS)

    p = start(BASKETS)
    say(BASKETS, p, 0, "pick fig")
    q = Full("full", BASKETS_STEPS, list(BASKETS.steps)).read(p.book, plain(BASKETS, p))
    assert toy(q).stall[FIG] == 0
    assert mark(q) == mark(p)


@pytest.mark.parametrize("words", [[-1, 0, 0, 1], [0, 0, 0, 1 << 32]])
def test_the_words_of_chance_have_32_bits(words: list[int]) -> None:
    with pytest.raises(BadPosition, match="chance"):
        BIDS.read(BIDS.book(2), broken(chance=words))


@pytest.mark.parametrize("sealed", [[], [-1], [-1, -1, -1]])
def test_a_sealed_frame_has_an_answer_or_a_gap_for_every_seat(sealed: list[int]) -> None:
    with pytest.raises(BadPosition, match="sealed"):
        BIDS.read(BIDS.book(2), broken(sealed=sealed))


def test_the_seat_of_a_frame_sits_at_the_table() -> None:
    data = plain(BASKETS, start(BASKETS))
    data["agenda"][-1]["seat"] = 2
    with pytest.raises(BadPosition, match="agenda"):
        BASKETS.read(BASKETS.book(2), data)


def test_a_list_of_the_wrong_size_is_not_written() -> None:
    p = start(BASKETS)
    p.basket = [0] * 11
    with pytest.raises((BadPosition, AssertionError)):
        BASKETS.write(p)


def test_pushing_onto_a_new_position_does_not_touch_any_other() -> None:
    book = BASKETS.book(2)
    p = type(start(BASKETS))(book)
    try:
        p.push(0, 0)
        assert NONE == []
        assert type(p)(book).agenda == []
    finally:
        del NONE[:]


def test_slots_are_written_by_name_and_read_by_number_too() -> None:
    p = start(BIDS)
    data = plain(BIDS, p)
    assert data["agenda"][-1] == {"step": "bid", "seat": "none", "day": 1, "width": 1}
    data["agenda"] = [{"step": "round", "slots": [-1, 0, 0, 0, 0, 0, 0]}, FRAME]
    assert BIDS.read(p.book, data).agenda == p.agenda
