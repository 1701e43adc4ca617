"""The text of moves: both ways over the whole move space, and nothing but BadNotation for any other text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from signoria.kernel.errors import BadNotation, SignoriaError
from signoria.kernel.notation import move_of, step_of, text_of
from signoria.kernel.step import operands_of, word_of
from toy_ground import ToyTitle
from toys import FARM, FARM_STEPS, SELL, TOYS, VIGIL, VOW

TEXTS = {title.name: {text_of(title, move): move for move in range(len(title.owner))} for title in TOYS}
TOKENS = sorted({token for texts in TEXTS.values() for text in texts for token in text.split()} | {"none"})


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_every_move_has_its_own_text_and_every_text_its_move(title: ToyTitle) -> None:
    texts = TEXTS[title.name]
    assert len(texts) == len(title.owner)
    for text, move in texts.items():
        assert move_of(title, text) == move
        assert move_of(title, f"  {text.replace(' ', '   ')} ") == move
        assert text_of(title, move).split()[0] == step_of(title, move).name


def test_a_move_is_the_name_of_its_step_and_a_token_for_each_operand() -> None:
    vow = FARM.steps[VOW]
    assert [text_of(FARM, move) for move in vow.block] == [
        "vow aloud abbot",
        "vow aloud bishop",
        "vow aloud",
        "vow silent abbot",
        "vow silent bishop",
        "vow silent",
        "vow never",
    ]
    assert [operands_of(vow, move) for move in vow.block] == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], []]
    assert [word_of(vow, move) for move in vow.block] == [""] * 6 + ["never"]


def test_an_operand_that_may_be_left_out_may_also_be_written_as_none() -> None:
    assert move_of(FARM, "vow aloud none") == move_of(FARM, "vow aloud")
    assert move_of(FARM, "pray none") == move_of(FARM, "pray")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ["empty"]),
        ("   ", ["empty"]),
        ("dance", ["'dance'", "moves begin with: work, sell, pray, vow"]),
        ("night", ["no move begins with 'night'"]),
        ("sell", ["write sell <fruit>"]),
        ("sell fig fig", ["write sell <fruit>"]),
        ("sell melon", ["'melon' is no fruit", "apple, cherry, fig, pear, plum"]),
        ("vow loudly abbot", ["'loudly' is no voice", "aloud, silent"]),
        ("vow", ["write vow <voice> <witness> or vow never"]),
        ("vow never abbot", ["'never' is no voice"]),
        ("Sell fig", ["no move begins with 'Sell'"]),
    ],
)
def test_a_text_that_is_no_move_is_told_what_would_be_one(text: str, words: list[str]) -> None:
    with pytest.raises(BadNotation) as caught:
        move_of(FARM, text)
    for word in words:
        assert word in str(caught.value)


def test_a_step_of_words_only_needs_its_word() -> None:
    assert text_of(VIGIL, move_of(VIGIL, "bow deep")) == "bow deep"
    with pytest.raises(BadNotation, match="write bow deep"):
        move_of(VIGIL, "bow")


def test_bad_notation_is_the_fault_of_the_caller() -> None:
    assert issubclass(BadNotation, SignoriaError)


@given(st.sampled_from(TOYS), st.text() | st.lists(st.sampled_from(TOKENS) | st.text(max_size=3)).map(" ".join))
@example(FARM, "sell fig\x00")
@example(FARM, "vow aloud none none")
@example(FARM, "sell\u2003fig")
def test_any_text_is_a_move_or_bad_notation(title: ToyTitle, text: str) -> None:
    try:
        move = move_of(title, text)
    except BadNotation:
        assert " ".join(text.split()) not in TEXTS[title.name]
        return
    parts = text.split()
    assert text_of(title, move).split() in (parts, parts[:-1] if parts[-1] == "none" else parts)


def test_moves_are_numbered_step_by_step() -> None:
    assert [step.base for step in FARM.steps] == [0, 2, 7, 9, 16]
    assert FARM.owner == [0] * 2 + [SELL] * 5 + [2] * 2 + [VOW] * 7


def test_every_number_has_one_step() -> None:
    with pytest.raises(ValueError, match="no step has the number of work"):
        ToyTitle("muddle", FARM_STEPS, [FARM.steps[VOW]])
    with pytest.raises(ValueError, match="two steps have the number of vow"):
        ToyTitle("muddle", FARM_STEPS, [*FARM.steps, FARM.steps[VOW]])


def test_steps_may_be_told_in_any_order() -> None:
    assert [step.number for step in ToyTitle("backwards", FARM_STEPS, FARM.steps[::-1]).steps] == list(range(5))
