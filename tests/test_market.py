"""The market, our smallest title: it keeps every promise of a title, plays in the terminal and can be drawn."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drawings import check, marks_of
from properties import assert_fields_covered, random_game_checks
from signoria.cli import main
from signoria.drawing import textboard
from signoria.drawing.pen import Pen
from signoria.drawing.standalone import drawing, picture
from signoria.game.game import Game
from signoria.games import find
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import top
from signoria.kernel.title import Title
from signoria.words.words import LANGUAGES, Words
from terminal import FIRST, typed
from toy_market import shelved
from variants import variants


@pytest.fixture
def game() -> Iterator[Game]:
    with shelved() as name:
        yield Game(name, 3, seed=1)


def truth(game: Game) -> Any:
    """The position, as the market knows it."""
    return game.position


def bid(game: Game, *bids: int) -> None:
    for seat, coins in enumerate(bids):
        game.play(f"bid {coins}", seat)


def test_random_games_of_every_variant_hold(game: Game) -> None:
    for variant in variants(game.title):
        for seed in range(5):
            random_game_checks(game.title, variant.players, variant.options, seed)
    assert_fields_covered(game.title, game.position)


def test_the_winner_pays_and_lays_the_good_on_a_stall(game: Game) -> None:
    bid(game, 1, 2, 2)
    assert game.position.seat() == 1, "the first of two equal bids wins"
    before = game.scores[1]
    p = truth(game)
    worth = p.book.worth[p.deck[0]]
    game.play("lay north")
    assert game.view()["stalls"] == {"north": 1}
    assert game.scores[1] == before + worth + 2


def test_guests_take_their_share() -> None:
    with shelved() as name:
        game = Game(name, 2, seed=1, options={"guests": ["monk", "thief"]})
        bid(game, 0, 3)
        assert truth(game).coins == [2, 0], "the thief takes a coin of who bids nothing"
        assert game.view()["frame"] == {"step": "lay", "seat": "gules", "alms": 1}
        worth = truth(game).book.worth[truth(game).deck[0]]
        game.play("lay north")
        assert game.scores[1] == worth + 1, "the monk takes a point of a stall"


def test_only_the_first_seat_hears_what_comes_next(game: Game) -> None:
    goods = game.book.axes["good"]
    heard = goods[truth(game).deck[1]]
    assert [game.view(seat)["rumour"] for seat in (-1, 0, 1, 2)] == [[], [heard], [], []]
    words = game.words.word(f"good-{heard}")
    shown = [textboard.text(game.title, game.view(seat), game.words) for seat in range(3)]
    assert [words in text for text in shown] == [True, False, False]
    pen = Pen(game.words, game.book)
    art = drawing(game.title.name)
    drawn = [art.board(game.view(seat), pen) + art.mine(game.view(seat), pen) for seat in range(3)]
    assert [words in text for text in drawn] == [True, False, False]


def test_a_sealed_bid_is_seen_by_nobody_else(game: Game) -> None:
    views = []
    for coins in (1, 3):
        twin = game.copy()
        twin.play(f"bid {coins}", 1)
        views.append([twin.view(0), twin.view(-1), textboard.text(twin.title, twin.view(0), twin.words)])
    assert views[0] == views[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_drawn_at_every_moment(game: Game, lang: str) -> None:
    words = Words(game.title, lang)
    art = drawing(game.title.name)
    while True:
        check(picture(game.view(), words, game.book))
        seat = -1 if game.over else game.seat
        view, pen = game.view(seat), Pen(words, game.book, marks_of(game, seat))
        assert ("data-move" in art.board(view, pen)) == (view.get("step") == "lay")
        plates = art.plates(view, pen)
        said = [
            art.mine(view, pen),
            *art.outlook(view, pen),
            *[label for plate in plates for *_, label in plate.counters],
        ]
        assert "[" not in "".join(said)
        assert [plate.active for plate in plates].count(True) == (0 if game.over else len(asked(game)))
        assert "[" not in textboard.text(game.title, view, words)
        if game.over:
            break
        game.play(game.moves()[-1])


def asked(game: Game) -> list[int]:
    return [seat for seat in range(game.players) if game.moves(seat) and seat not in sealed(game)]


def sealed(game: Game) -> list[int]:
    names = game.view(-1).get("sealed", [])
    assert isinstance(names, list)
    return [game.book.axes["seat"].index(name) for name in names]


def test_it_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with shelved() as name:
        shown = typed(monkeypatch, capsys, [FIRST] * 20, [name, "--players", "2", "--seed", "5"], 0)
    assert "On sale: " in shown


def test_a_record_of_it_is_drawn_by_the_command(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "market.txt"
    bid(game, 0, 1, 2)
    file.write_text(game.record(), encoding="utf-8")
    assert main(["draw", str(file)]) == 0
    check(file.with_suffix(".svg").read_text(encoding="utf-8"))


def test_scenarios_begin_at_its_moments(game: Game) -> None:
    title: Title = game.title
    p = game.position.copy()
    moments: dict[str, dict[str, object]] = {
        "round": {},
        "bid": {"moment": "bid"},
        "lay": {"moment": "lay", "seat": "or"},
    }
    for step, where in moments.items():
        title.begin(p, where)
        assert top(p).name == step
    assert p.seat() == 2


def test_a_title_without_moments_has_scenarios_from_its_deal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "market.toml"
    scenario = 'title = "market"\nplayers = 2\n[[scenario]]\nid = "MK"\nname = "One bid"\nclauses = ["MK-3"]\n'
    with shelved() as name:
        for method in ("begin", "moments"):
            monkeypatch.delattr(type(find(name)), method)
        file.write_text(scenario + 'moves = ["azure: bid 1", "gules: bid 0"]\nexpect.turn = "azure"', encoding="utf-8")
        assert main(["scenario", str(file)]) == 0
        file.write_text(scenario + 'begin.moment = "lay"', encoding="utf-8")
        assert main(["scenario", str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == "ok      MK  One bid\n1 passed, 0 failed\n0 passed, 1 failed\n"
    assert said.err.endswith("MK: unknown moment 'lay'; known are: start\n")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"deck": ["silk", "silk", "wool"]}, "every good is there once"),
        ({"round": 4}, "from 0 to 3"),
        ({"coins": {"gules": -1}}, "nobody owes any"),
        ({"stalls": {"north": 1}}, "none that is not sold"),
    ],
)
def test_a_position_that_cannot_be_is_refused(game: Game, change: dict[str, object], fault: str) -> None:
    p = game.position.copy()
    game.title.change(p, change)
    with pytest.raises(BadPosition, match=fault):
        game.title.check(p)
