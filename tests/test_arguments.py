"""Whatever a caller gives, the answer is right or a SignoriaError that says what is wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.game.game import Game
from signoria.game.values import IllegalMove, MacroMove, Move
from signoria.games import find, titles
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadNotation, SignoriaError
from signoria.lab.simulate import match
from signoria.players import bot
from signoria.players.player import ask

JUNK: list[object] = [
    None,
    True,
    -1,
    -2,
    9,
    10**6,
    10**30,
    1.5,
    float("nan"),
    "",
    " ",
    "x",
    "x\ny",
    "0" * 300,
    "play; play",
    ";",
    b"",
    b"\xff",
    (),
    [],
    [None],
    ["x", 3],
    {},
    {3: 4},
    {"x": {}},
    set(),
    object(),
    Path("/nowhere"),
    Game,
    Move("x", 10**9),
    Move("x", -1),
    Move("x", None),  # type: ignore[arg-type]
    MacroMove("", "", []),
    MacroMove("x", "x", [10**9]),
    MacroMove("x", "x", "xy"),  # type: ignore[arg-type]
]

Given = dict[str, object]


def calls(game: Game) -> list[tuple[Callable[..., Any], Given]]:
    """Every method and function of the library's front door, with arguments that are right."""
    seat, move = game.seat, game.moves()[0]
    text, position = game.record(), game.to_json()
    title, players = game.title.name, game.players
    return [
        (Game, {"title": title, "players": players, "seed": 1, "options": {}, "lang": "cs", "names": [], "salt": ""}),
        (Game.at, {"title": game.title, "position": game.position, "lang": "fr", "names": ["Ada"]}),
        (Game.load, {"source": text, "lang": "en", "upto": 1}),
        (Game.from_json, {"text": position, "lang": "en", "names": None}),
        (signoria.load, {"source": text, "lang": "en"}),
        (game.prompt, {"seat": seat}),
        (game.moves, {"seat": seat}),
        (game.move, {"number": move.number, "redundant": False}),
        (game.macros, {"seat": seat}),
        (game.numbers, {"move": move}),
        (game.why_not, {"move": move, "seat": seat}),
        (game.play, {"move": move, "seat": seat}),
        (game.play_number, {"number": move.number, "seat": seat}),
        (game.undo, {"seat": seat}),
        (game.view, {"seat": seat}),
        (game.imagine, {"seat": seat, "seed": 1}),
        (game.playout, {"seed": 1}),
        (game.log, {"seat": seat}),
        (game.record, {"note": "a note"}),
        (bot, {"name": "greedy", "title": game.title, "seed": 1}),
        (ask, {"player": bot("random", title, 1), "p": game.position, "seat": seat, "dreams": seeded(b"x")}),
        (match, {"title": title, "players": players, "seed": 1, "options": {}, "names": ["random"]}),
    ]


NOT_ANYBODYS = {("ask", "player"), ("ask", "dreams")}
"""What only a programmer of bots gives."""


@pytest.mark.parametrize("name", titles())
def test_wrong_arguments_are_told(name: str) -> None:
    game = Game(name, 3, seed="junk")
    for _ in range(5):
        game.play(game.moves()[0])
    before = game.digest
    failed = []
    for call, right in calls(game):
        called = call.__name__
        for parameter in right:
            for junk in JUNK if (called, parameter) not in NOT_ANYBODYS else []:
                twin = game.copy()
                mine = getattr(twin, called) if getattr(call, "__self__", None) is game else call
                try:
                    mine(**{**right, parameter: junk})
                except SignoriaError:
                    assert twin.digest == before
                except Exception as error:
                    failed.append(f"{called}({parameter}={junk!r}): {type(error).__name__}: {error}")
    assert not failed, "\n".join(failed)
    assert game.digest == before


def test_the_errors_name_what_is_wrong() -> None:
    game = Game("elgrande", 3, seed=1)
    with pytest.raises(BadNotation, match=r"a move is its text, .* not 5; see also play_number"):
        game.play(5)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="1000000: There is no such move") as caught:
        game.play_number(10**6, game.seat)
    assert caught.value.refusal.code == "unknown"
    with pytest.raises(BadNotation, match=r"have the numbers 0 to [0-9]+; there is no -1"):
        game.move(-1)
    for call in (game.view, game.imagine, game.log, game.moves, game.prompt):
        with pytest.raises(SignoriaError, match="the seats are 0 to 2, and -1 for a spectator; there is no 9"):
            call(9)
    with pytest.raises(SignoriaError, match="a seat is a whole number, not 'azure'"):
        game.view("azure")  # type: ignore[arg-type]
    with pytest.raises(SignoriaError, match="names are a list of texts, seat by seat, not 'Ada'"):
        Game("elgrande", 3, names="Ada")  # type: ignore[arg-type]
    with pytest.raises(SignoriaError, match="a note is a line"):
        game.record("two\nlines")
    with pytest.raises(SignoriaError, match=r"seat [0-9] has nothing to decide now"):
        ask(bot("greedy", game.title), game.position, (game.seat + 1) % 3, seeded(b""))
    with pytest.raises(SignoriaError, match="a position of elgrande"):
        ask(bot("greedy", game.title), game, 0, seeded(b""))  # type: ignore[arg-type]


def test_numbers_of_other_kinds_are_understood() -> None:
    class Index:
        """As the whole numbers of array libraries are."""

        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    game, twin = (Game("elgrande", 3, seed=seed) for seed in (Index(7), 7))
    assert game.digest == twin.digest
    number = game.moves()[0].number
    game.play_number(Index(number), Index(game.seat))  # type: ignore[arg-type]
    twin.play_number(number, twin.seat)
    assert game.digest == twin.digest
    assert game.view(Index(1)) == twin.view(1)  # type: ignore[arg-type]


# Luck.


def test_no_seed_is_fresh_luck_that_can_be_read_back() -> None:
    games = [Game("elgrande", 3), Game("elgrande", 3), Game("elgrande", 3, seed=None), Game("elgrande", 3, seed=None)]
    assert len({game.seed for game in games}) == len({game.digest for game in games}) == 4
    one = games[0]
    assert Game("elgrande", 3, seed=one.seed).digest == one.digest
    assert signoria.load(one.record()).digest == one.digest


def test_playouts_and_dreams_differ_unless_a_seed_is_given() -> None:
    game = Game("lorenzo", 3, seed=1)
    assert len({game.playout().digest for _ in range(3)}) == 3
    assert len({game.imagine(0).digest for _ in range(3)}) == 3
    assert game.playout(3).digest == game.playout("3").digest
    assert game.imagine(0, 3).digest == game.imagine(0, "3").digest


def test_one_generator_may_feed_them_all() -> None:
    game = Game("lorenzo", 3, seed=1)
    luck, again = seeded(b"all"), seeded(b"all")
    first = [game.imagine(0, luck).playout(luck).digest for _ in range(2)]
    assert first == [game.imagine(0, again).playout(again).digest for _ in range(2)]
    assert first[0] != first[1]


def test_bots_without_a_seed_differ() -> None:
    title = find("elgrande")
    assert bot("random", title).chance.words() != bot("random", title).chance.words()
    assert bot("random", title, 0).chance.words() == bot("random", "elgrande", "0").chance.words()


def test_a_copy_of_a_subclass_is_one() -> None:
    class Mine(Game):
        pass

    game = Mine("elgrande", 3, seed=1)
    assert type(game.copy()) is Mine
    assert type(Mine.from_json(game.to_json())) is Mine
