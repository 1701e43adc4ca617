"""Tuning: the same seed gives the same weights whoever does the work, and only the bot that has them plays by them."""

from pathlib import Path

import pytest

from signoria.cli import main
from signoria.games import find, titles
from signoria.kernel.chance import seeded
from signoria.kernel.errors import SignoriaError
from signoria.lab.crew import crew
from signoria.lab.playing import setting
from signoria.lab.survey import Seen, climb, play_survey, slopes, surveys, way_up
from signoria.lab.tune import Duel, Tuning, play_duel, tune
from signoria.players.plans import rows, weights_of

SHORT: dict[str, object] = {"short": True}


def tuning(seed: str = "t") -> Tuning:
    return Tuning(setting(find("elgrande"), 2, SHORT), seed, deals=2, width=1)


def test_the_same_seed_gives_the_same_weights_whoever_works() -> None:
    with crew(1) as alone, crew(2) as two:
        one = list(tune(tuning(), 2, alone))
        assert one == list(tune(tuning(), 2, two))
    assert all(weight > 0 for weights in one for weight in weights)
    assert len(one[-1]) == len(find("elgrande").features())


def test_a_survey_is_the_same_whoever_works() -> None:
    with crew(1) as alone, crew(2) as two:
        climbed = list(climb([tuning()], 2, 2, 2, alone))
        assert climbed == list(climb([tuning()], 2, 2, 2, two))
    assert all(weight > 0 for one in climbed for weight in one.weights)


def test_what_the_seats_of_a_game_say_sums_to_nothing() -> None:
    of = tuning()
    middle = [0.0] * len(of.features)
    for one in surveys([of, of], "survey", middle, 0.3, 2):
        game = play_survey(one)
        assert sum(seen.points for seen in game) == pytest.approx(0.0)
        assert sum(seen.won for seen in game) == pytest.approx(0.0)
        assert [sum(values) for values in zip(*(seen.apart for seen in game), strict=True)] == pytest.approx(middle)


def test_a_survey_finds_what_matters_and_leaves_what_does_not() -> None:
    lots = seeded(b"survey")
    games = []
    for _ in range(200):
        place = [0.3 if lots.below(2) else -0.3 for _ in range(3)]
        ahead = 5.0 * place[0] - 3.0 * place[1] + lots.below(100) / 50.0 - 1.0
        there, back = Seen(place, ahead, ahead / 10), Seen([-value for value in place], -ahead, -ahead / 10)
        games.append([there, back])
    (up, sure), (down, _), (_nothing, doubt) = slopes(games)
    assert sure > 5
    assert abs(doubt) < 3
    assert down == pytest.approx(-0.6 * up, rel=0.2)
    assert way_up(games) == pytest.approx([1.0, -0.6, 0.0], abs=0.2)


def test_bots_with_the_same_weights_are_as_good_with_the_seats_changed() -> None:
    ones = [1.0] * len(find("elgrande").features())
    table = setting(find("elgrande"), 2, SHORT)
    played = [play_duel(Duel(table, 1, "deal", (ones, ones), first)) for first in (0, 1)]
    assert all(sum(won) == pytest.approx(1.0) for won in played)


def test_who_cares_for_nothing_plays_worse() -> None:
    """Weights reach the bot that has them, and only that one."""
    features = find("elgrande").features()
    ones, blind = [1.0] * len(features), [0.0] * len(features)
    table = setting(find("elgrande"), 2, SHORT)
    won = [play_duel(Duel(table, 4, f"deal {deal}", (ones, blind), first))[0] for deal in range(3) for first in (0, 1)]
    assert sum(won) > 4


@pytest.mark.parametrize("name", titles())
def test_weights_that_are_kept_fit_and_say_how_they_were_found(name: str) -> None:
    for row in rows(name, "weights"):
        assert f"signoria tune {name}" in row["found"]
    for players in find(name).players:
        assert len(weights_of(name, players)) in (0, len(find(name).features()))


def test_a_title_without_features_is_told() -> None:
    with pytest.raises(SignoriaError, match="no features"):
        _ = Tuning(setting(find("elgrande"), 2)._replace(title=Featureless()), "t").features  # type: ignore[arg-type]


class Featureless:
    name = "plain"

    def features(self) -> list[str]:
        return []


def test_the_command_writes_a_table_for_the_title(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "weights.toml"
    words = ["tune", "elgrande", "--players", "2", "--option", "short=yes", "--steps", "1", "--deals", "1"]
    assert main([*words, "--width", "1", "--check", "2", "--workers", "1", "-o", str(file)]) == 0
    assert file.read_text() == capsys.readouterr().out
    assert "[weights.of]\npromise = " in file.read_text()
    assert main(["tune", "elgrande", "--steps", "0"]) == 2
    assert main(["tune", "elgrande", "--survey", "2"]) == 2
    assert main(["tune", "elgrande", "--tables", "3"]) == 2
    assert main(["tune", "elgrande", "--survey", "20", "--tables", "3,many"]) == 2
    assert main(["tune", "elgrande", "--survey", "20", "--tables", "9"]) == 2


def test_a_survey_of_two_tables_writes_one_row(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tune", "elgrande", "--players", "2", "--tables", "3", "--option", "short=yes", "--survey", "10"]
    assert main([*words, "--rounds", "1", "--width", "1", "--check", "2", "--workers", "1"]) == 0
    assert "players = [2, 3]" in capsys.readouterr().out
