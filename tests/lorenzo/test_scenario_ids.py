"""The examples of Lorenzo il Magnifico are all there as scenarios, and wrong positions are told."""

from pathlib import Path

import pytest

from signoria.kernel.errors import BadPosition
from signoria.scenario import Scenario, read_file, run

FOLDER = Path(__file__).parents[2] / "scenarios" / "lorenzo"
ALL = [scenario for file in sorted(FOLDER.glob("*.toml")) for scenario in read_file(file)]
EXAMPLES = [f"X{n:02d}" for n in range(1, 49)]
RULINGS = [f"Y-R{n}" for n in (1, 2, 3, 4, 6, 9, 10, 11, 12, 13, 14, 16, 17, 18, 20, 21, 22, 23)]
RULINGS += [f"Y-R{n}" for n in (24, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 38, 43)]


def test_every_example_and_ruling_is_there_once() -> None:
    ids = [scenario.id for scenario in ALL]
    assert [name for name in EXAMPLES + RULINGS if name not in ids] == []
    assert sorted(set(ids)) == sorted(ids)


def brief(position: dict[str, object], begin: dict[str, object], mode: str = "basic") -> Scenario:
    options: dict[str, object] = {"mode": mode}
    return Scenario("T", "a test", ["L-5.3"], "lorenzo", 2, "seed", options, position, begin, [], {})


TURN: dict[str, object] = {"moment": "turn", "seat": "azure"}
LORENZO = {"azure": {"played": ["L15", "L01"]}, "gules": {"hand": ["L16"], "played": ["L02"]}}
"""Blue has Lorenzo, who may copy Red's second leader and no other."""


@pytest.mark.parametrize(
    ("position", "begin", "message"),
    [
        ({"goods": {"azure": {"gold": 1}}}, TURN, "goods: unknown stock 'gold'"),
        ({"goods": {"azure": {"faith": 16}}}, TURN, "azure stands beyond the end of a track"),
        ({"holding": {"azure": ["C99"]}}, TURN, "holding.azure: unknown card 'C99'"),
        ({"round": 3, "holding": {"azure": [f"C{n:02d}" for n in range(1, 8)]}}, TURN, "more than 6 cards of a type"),
        ({"holding": {"azure": ["C01", "C02", "C03", "C04", "C05"]}}, TURN, "more cards than 1 rounds bring"),
        ({"holding": {"azure": ["C09"]}}, TURN, "C09 cannot be there in round 1: it is of another period"),
        ({"round": 3, "tower": {"tower-territory-1": "C01"}}, TURN, "C01 cannot be there in round 3"),
        ({"tower": {"tower-territory-1": "C49"}}, TURN, "C49 lies in the wrong tower"),
        (
            {"tower": {"tower-territory-1": "C01"}, "members": {"gules": {"black": "tower-territory-1"}}},
            TURN,
            "a member stands on tower-territory-1, so its card is gone",
        ),
        (
            {"members": {"azure": {"black": "tower-venture-1"}, "gules": {"neutral": "tower-venture-1"}}},
            TURN,
            "two members stand on tower-venture-1 .L-7.1",
        ),
        (
            {"members": {"gules": {"black": "tower-venture-1", "white": "tower-venture-3"}}},
            TURN,
            "gules has two coloured members in one area .L-7.3",
        ),
        ({"members": {"gules": {"black": "market_3"}}}, TURN, "market_3 is closed with so few players .L-2.3"),
        ({"members": {"gules": {"neutral": "harvest_large"}}}, TURN, "harvest_large is closed .* .L-2.3"),
        (
            {"members": {"azure": {"black": "market_1"}, "gules": {"black": "market_1"}}},
            TURN,
            "market_1 takes one member .L-12.1",
        ),
        (
            {"members": {"azure": {"black": "harvest_small"}, "gules": {"black": "harvest_small"}}},
            TURN,
            "harvest_small takes one member .L-10.1",
        ),
        ({"cast": ["E25", "E11", "E31"]}, TURN, "an excommunication tile of its own .L-2.2"),
        ({"dice": {"blue": 3}}, TURN, "dice: unknown coloured 'blue'"),
        ({"dice": {"white": 7}}, TURN, "a die shows 1 to 6"),
        ({"queue": ["azure"]}, TURN, "the queue names the members in the palace"),
        ({"banned": {"azure": ["E12"]}}, TURN, "nobody can be excommunicated so soon, in round 1"),
        ({"round": 3, "banned": {"azure": ["E12"], "gules": ["E11"]}}, TURN, "a period has one excommunication tile"),
        ({"leaders": {"azure": {"hand": ["L01"]}}}, TURN, "leaders need the advanced game"),
        ({}, {"moment": "lunch"}, "unknown moment 'lunch'; known are: start, tiles"),
        ({}, {**TURN, "crad": "C01"}, "begin: the moment turn has no 'crad'; it has: seat, lap"),
        ({}, {**TURN, "lap": 5}, "lap is the number of a turn, 1 to 4, not 5"),
        ({}, {"moment": "turn", "seat": "or"}, "begin: unknown seat 'or'; known are: azure, gules"),
        ({}, {"moment": "tiles"}, "only the advanced game has tiles"),
        ({"round": 3}, {"moment": "report"}, "round 3 has no report"),
        ({}, {"moment": "harvest", "seat": "azure", "space": "harvest_large"}, "there is no harvest on harvest_large"),
        ({}, {"moment": "harvest", "seat": "azure", "value": "high"}, "value must be a whole number, not 'high'"),
        (
            {"members": {"azure": {"black": "palace"}}},
            {"moment": "production", "seat": "azure", "member": "black"},
            "this member is placed already",
        ),
        (
            {"round": 3, "holding": {"azure": ["C49", "C50", "C51", "C52", "C53", "C54"]}},
            {"moment": "immediate", "seat": "azure", "card": "C57"},
            "nobody owns more than 6 cards of a type",
        ),
    ],
)
def test_a_position_that_cannot_be_is_told(position: dict[str, object], begin: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        run(brief(position, begin))


@pytest.mark.parametrize(
    ("position", "begin", "message"),
    [
        ({"leaders": {"azure": {"asleep": ["L01"]}}}, TURN, "leaders.azure: unknown state 'asleep'; known are: hand"),
        ({"leaders": {"azure": {"hand": ["L01"]}, "gules": {"played": ["L01"]}}}, TURN, "L01 has an owner already"),
        ({"leaders": {"azure": {"hand": [f"L0{n}" for n in range(1, 6)]}}}, TURN, "nobody has more than 4 leaders"),
        ({"leaders": ["L01"]}, TURN, "leaders is a whole number, not 'L01'"),
        ({"leaders": {"azure": ["L01"]}}, TURN, "leaders.azure is a table"),
        ({"leaders": {"azure": {"hand": "L01"}}}, TURN, "leaders.azure.hand is a list"),
        ({"tiles": {"azure": "B2", "gules": "B2"}}, TURN, "nobody has the bonus tile of another player .L-2.7"),
        ({"leaders": LORENZO, "copied": {"azure": "L15"}}, TURN, "L15 cannot be copied .L-R43"),
        ({"leaders": LORENZO, "copied": {"azure": "L01"}}, TURN, "L01 is copied, but no other player has played it"),
        ({"leaders": LORENZO, "copied": {"azure": "L16"}}, TURN, "L16 is copied, but no other player has played it"),
        ({"leaders": LORENZO, "copied": {"gules": "L01"}}, TURN, "gules copies L01 without having played a leader"),
        ({"packs": {"azure": ["L01"]}}, {"moment": "draft"}, "everybody is dealt 4 leaders of their own"),
    ],
)
def test_leaders_that_cannot_be_are_told(position: dict[str, object], begin: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        run(brief(position, begin, "advanced"))


@pytest.mark.clause("L-16.10", "L-R17", "L-7.3", "L-10.2")
@pytest.mark.parametrize(
    "position",
    [
        {"leaders": LORENZO, "copied": {"azure": "L02"}},
        {
            "leaders": {"gules": {"played": ["L02"]}},
            "members": {"azure": {"black": "market_1"}, "gules": {"black": "market_1", "white": "market_1"}},
        },
        {"members": {"azure": {"black": "tower-venture-1", "neutral": "tower-venture-2"}}},
        {"members": {"azure": {"black": "harvest_small", "white": "production_small", "neutral": "palace"}}},
    ],
)
def test_what_the_rules_allow_can_be(position: dict[str, object]) -> None:
    assert run(brief(position, TURN, "advanced")) == []


@pytest.mark.clause("L-4.1")
def test_a_position_in_the_middle_of_a_game_can_be_played_to_its_end() -> None:
    position: dict[str, object] = {"round": 2, "holding": {"azure": ["C01", "C02", "C03", "C04", "C49"]}}
    scenario = brief(position, {"moment": "turn", "seat": "azure"}, "advanced")
    scenario.moves.append("...")
    scenario.expect["over"] = True
    assert run(scenario) == []


@pytest.mark.clause("L-2.8", "L-4.1")
def test_what_a_scenario_leaves_out_is_there() -> None:
    moments: list[dict[str, object]] = [
        {"moment": "after"},
        {"moment": "harvest", "value": 3},
        {"moment": "leader", "leader": "L05"},
    ]
    for moment in moments:
        scenario = brief({}, {"seat": "azure", **moment}, "advanced")
        scenario.expect["tiles"] = {"azure": "B1", "gules": "B2"}
        scenario.expect["dice"] = [1, 1, 1]
        scenario.expect["view"] = {"azure": {"leaders": {"azure": {"hand": [], "played": {}}}}}
        assert run(scenario) == []
