"""Options: defaults, text from a command line, and errors that name the clause."""

import pytest

from signoria.kernel.errors import BadOption, SignoriaError
from toys import BASKETS

ALL = ["abbot", "bishop", "cook"]


def chosen(players: int = 2, **options: object) -> dict[str, object]:
    found: dict[str, object] = BASKETS.book(players, options).options
    return found


def test_options_not_given_have_their_defaults() -> None:
    assert chosen() == {"double": False, "harvest": "thin", "guests": ["cook"]}
    assert BASKETS.book(2).options == chosen()


@pytest.mark.parametrize("text", ["true", "yes", "on", "1", "True", "YES"])
def test_a_switch_understands_yes(text: str) -> None:
    assert chosen(double=text)["double"] is True


@pytest.mark.parametrize("text", ["false", "no", "off", "0", "No"])
def test_a_switch_understands_no(text: str) -> None:
    assert chosen(double=text)["double"] is False


def test_values_of_their_own_type_are_taken_as_they_are() -> None:
    assert chosen(double=True, harvest="rich", guests=["abbot"]) == {
        "double": True,
        "harvest": "rich",
        "guests": ["abbot"],
    }


@pytest.mark.parametrize(
    ("value", "guests"),
    [
        ("all", ALL),
        ("none", []),
        ("", []),
        ("cook", ["cook"]),
        ("cook, abbot", ["abbot", "cook"]),
        (["cook", "abbot", "cook"], ["abbot", "cook"]),
        ([], []),
    ],
)
def test_a_set_is_a_list_or_a_text_and_always_in_the_same_order(value: object, guests: list[str]) -> None:
    assert chosen(guests=value)["guests"] == guests


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("double", "perhaps", ["double", "true or false", "perhaps", "T-4.2"]),
        ("double", 1, ["double", "true or false", "T-4.2"]),
        ("double", None, ["double", "T-4.2"]),
        ("harvest", "golden", ["harvest", "thin, rich", "golden", "T-0.1"]),
        ("harvest", True, ["harvest", "thin, rich", "T-0.1"]),
        ("harvest", ["thin"], ["harvest", "thin, rich", "T-0.1"]),
        ("guests", "cook,king", ["guests", "abbot, bishop, cook", "'king'", "T-0.2"]),
        ("guests", ["king"], ["guests", "'king'", "T-0.2"]),
        ("guests", [["cook"]], ["guests", "T-0.2"]),
        ("guests", 3, ["guests", "set", "3", "T-0.2"]),
        ("guests", {"cook": True}, ["guests", "set", "T-0.2"]),
        ("colour", True, ["baskets", "no option 'colour'", "double, harvest, guests"]),
    ],
)
def test_an_option_that_does_not_fit_is_refused(name: str, value: object, words: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        BASKETS.book(2, {name: value})
    assert caught.value.name == name
    for word in words:
        assert word in str(caught.value)


def test_a_combination_that_the_rules_exclude_is_refused_with_its_clause() -> None:
    assert chosen(2, guests="all")["guests"] == ALL
    with pytest.raises(BadOption) as caught:
        chosen(3, guests="all")
    assert caught.value.clause == "T-0.3"
    assert "T-0.3" in str(caught.value)


@pytest.mark.parametrize("players", [-1, 0, 1, 4])
def test_a_title_knows_for_how_many_it_is(players: int) -> None:
    with pytest.raises(BadOption, match="2, 3 players, not"):
        chosen(players)


def test_a_bad_option_is_the_fault_of_the_caller() -> None:
    assert issubclass(BadOption, SignoriaError)
