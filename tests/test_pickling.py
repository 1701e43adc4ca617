"""Pickle and deepcopy: games, positions and what they are made of, in both builds, with and without data packs."""

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from signoria.game import packs
from signoria.game.game import Game
from signoria.game.record import load
from signoria.game.values import IllegalMove
from signoria.games import find, titles
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadOption, BadRecord, SignoriaError
from signoria.kernel.flow import Refused
from signoria.kernel.position import Book, Position
from signoria.kernel.schema import digest
from signoria.kernel.title import Title
from signoria.players import bot
from toy_market import shelved
from toys import Baskets
from variants import variants

T = TypeVar("T")


def pickled(thing: T) -> T:
    found: T = pickle.loads(pickle.dumps(thing))
    return found


WAYS = [pickled, copy.deepcopy, copy.copy]


def midgame(title: Title, players: int, options: dict[str, object], decisions: int = 40) -> Position:
    """After so many decisions, or in the middle of a shorter game."""
    p: Position = title.deal(title.book(players, options), b"middle")
    length = flow.playout(p.copy(), seeded(b"luck"), 2 * decisions)
    flow.playout(p, seeded(b"luck"), length // 2)
    flow.settle(p)
    return p


@pytest.mark.parametrize("way", WAYS, ids=["pickle", "deepcopy", "copy"])
@pytest.mark.parametrize("name", titles())
def test_a_position_is_the_same_again_and_plays_on_alike(name: str, way: Callable[[Position], Position]) -> None:
    title = find(name)
    for variant in variants(title) if way is pickled else variants(title)[:1]:
        p = midgame(title, variant.players, variant.options)
        q = way(p)
        assert type(q) is type(p)
        assert digest(q, title.fields) == digest(p, title.fields)
        assert q.book.options == p.book.options
        flow.playout(q, seeded(b"on"))
        assert digest(q, title.fields) != digest(p, title.fields), "the other one stays where it is"
        flow.playout(p, seeded(b"on"))
        assert digest(q, title.fields) == digest(p, title.fields)


def test_a_deep_copy_is_a_copy_and_shares_the_book() -> None:
    p = midgame(find("lorenzo"), 3, {})
    q = copy.deepcopy(p)
    assert q is not p
    assert q.book is p.book is copy.deepcopy(p.book) is copy.copy(p.book)
    assert copy.deepcopy(find("lorenzo")) is copy.copy(find("lorenzo")) is find("lorenzo")


def test_a_pickled_position_is_small_and_its_book_is_made_once() -> None:
    p = midgame(find("lorenzo"), 4, {})
    assert len(pickle.dumps(p)) < 8000
    books: list[Book] = [pickled(p).book for _ in range(3)]
    assert books[0] is books[1] is books[2]
    assert pickled(find("lorenzo")) is find("lorenzo")


def played(kind: type[Game], title: str | Title, **given: str) -> Game:
    game = kind(title, 3, seed="pickle", names=["Ada", "", "Éva"], salt="00ff", **given)  # type: ignore[arg-type]
    length = min(30, flow.playout(game.position.copy(), seeded(b"pickle"), 60) // 2)
    while len(game.plies) < length:
        moves = game.moves()
        game.play(moves[len(game.plies) * 7 % len(moves)])
    return game


@pytest.mark.parametrize("way", WAYS[:2], ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("name", titles())
def test_a_game_is_the_same_again_with_its_history(name: str, way: Callable[[Game], Game]) -> None:
    game = played(Game, name, lang="cs")
    twin = way(game)
    assert twin.record("a note") == game.record("a note")
    assert twin.log(1) == game.log(1)
    assert [move.words for move in twin.moves()] == [move.words for move in game.moves()]
    before = game.digest, len(game.plies)
    twin.play(twin.moves()[-1])
    assert (game.digest, len(game.plies)) == before
    assert (twin.words.lang, twin.names) == ("cs", game.names)


def test_a_subclass_stays_one() -> None:
    class Noted(Game):
        notes: list[str]

    game = played(Noted, "elgrande")
    assert isinstance(game, Noted)
    game.notes = ["first"]
    game.persons = frozenset([1])
    twin = copy.deepcopy(game)
    assert type(twin) is Noted
    twin.notes.append("second")
    assert (game.notes, twin.persons) == (["first"], frozenset([1]))
    assert type(pickled(played(Game, "elgrande"))) is Game


def test_moves_and_bots_can_be_sent_too() -> None:
    game = Game("elgrande", 3, seed=1)
    assert [move.words for move in pickled(game.moves())] == [move.words for move in game.moves()]
    dice = pickled(bot("random", game.title, 7))
    assert dice.chance.words() == bot("random", game.title, 7).chance.words()


def test_errors_can_be_sent_too() -> None:
    """A pool of processes hangs on an error that cannot be read again."""
    game = Game("elgrande", 3, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.play("place granada")
    refused = caught.value
    assert pickled(refused).refusal == refused.refusal
    for error in (refused, BadOption("a", "b", "c"), BadRecord(3, "why"), BadRecord(0, "why"), Refused(1, 2, 3)):
        assert str(pickled(error)) == str(error)
        assert {**vars(pickled(error)), "asked": None} == {**vars(error), "asked": None}


def pack(folder: Path) -> Path:
    (folder / "fix.toml").write_text("rounds = 5\n", encoding="utf-8")
    return folder


def test_a_game_with_a_data_pack_brings_its_data_along(tmp_path: Path) -> None:
    with shelved() as name:
        game = played(Game, packs.load(name, pack(tmp_path)))
        data = pickle.dumps(game)
        packs._loaded.clear()
        twin = pickle.loads(data)
        assert twin.digest == game.digest
        assert twin.title.digest == game.title.digest != find(name).digest
        assert load(twin.record()).digest == game.digest, "the data are known from now on"
        assert pickle.loads(data).title is twin.title


def test_another_process_reads_it(tmp_path: Path) -> None:
    game = played(Game, "virtu")
    file = tmp_path / "game"
    file.write_bytes(pickle.dumps(game))
    code = "import pickle, sys; print(pickle.load(open(sys.argv[1], 'rb')).digest)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", code, str(file)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == game.digest, done.stderr


def test_other_rules_or_data_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with shelved() as name:
        title = find(name)
        data = pickle.dumps(title)
        monkeypatch.setattr(title, "version", 9)
        with pytest.raises(SignoriaError, match=r"pickled with rules 1, data .* of market; here are rules 9"):
            pickle.loads(data)
        monkeypatch.undo()
        monkeypatch.setattr(title, "digest", "0" * 16)
        with pytest.raises(SignoriaError, match="here are rules 1, data 0000000000000000"):
            pickle.loads(data)
    with pytest.raises(SignoriaError, match="no title 'market'"):
        pickle.loads(data)


def test_a_book_that_no_title_has_made_can_be_copied_but_not_pickled() -> None:
    title = Baskets()
    p = title.deal(title.book(2), b"toy")
    assert digest(copy.deepcopy(p), title.fields) == digest(p, title.fields)
    with pytest.raises(SignoriaError, match="no title has made"):
        pickle.dumps(Book("toy", 2, {}, ""))
