"""Compiled and interpreted rules play the same games: the same seeds in two processes, compared after every move.

python tests/test_builds.py    # prints the games of the build that is in use
"""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from signoria import build
from signoria.games import find, titles
from signoria.kernel.chance import seeded
from signoria.kernel.flow import answers, deciders, has_sealed, moves, play, settle
from signoria.kernel.notation import text_of
from signoria.kernel.schema import digest
from variants import Variant, variants

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))


def lines() -> Iterator[str]:
    """One line for the build, then one for every move of every game."""
    yield "compiled" if build.compiled() else "interpreted"
    for name in titles():
        for variant in variants(find(name)):
            for game in range(GAMES):
                yield from moves_of(name, variant, f"builds {game}")


def moves_of(name: str, variant: Variant, seed: str) -> Iterator[str]:
    """A random game, redundant and changed answers among its moves; the view and an imagined world now and then."""
    title = find(name)
    p = title.deal(title.book(variant.players, variant.options), seed.encode())
    luck = seeded(f"{seed} luck".encode())
    settle(p)
    ply = 0
    while not p.over:
        seats = [seat for seat in range(p.seats) if has_sealed(p, seat)] if luck.below(5) == 0 else []
        seats = seats or deciders(p)
        seat = seats[luck.below(len(seats))]
        legal = answers(p, seat, redundant=True) if luck.below(4) == 0 else moves(p, seat)
        move = legal[luck.below(len(legal))]
        play(p, seat, move)
        ply += 1
        line = f"{name} {variant} {seed}, move {ply}: seat {seat}, {text_of(title, move)}, {digest(p, title.fields)}"
        if ply % 10 == 0:
            world = title.imagine(p, seat, luck)
            line += f", imagined {digest(world, title.fields)}, looks {title.evaluate(world, seat):.9g}"
        yield line
    yield f"{name} {variant} {seed}: {title.totals(p)} {title.ranks(p)}"


def child(pure: bool) -> list[str]:
    """The lines of one build, played in a process of its own."""
    env = {name: value for name, value in os.environ.items() if name != "SIGNORIA_PURE"}
    env["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    if pure:
        env["SIGNORIA_PURE"] = "1"
    done = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_compiled_rules_play_the_same_games() -> None:
    compiled = child(pure=False)
    if compiled[0] != "compiled":
        pytest.skip("no compiled build here (tools/setup.sh makes one where there is a C compiler)")
    interpreted = child(pure=True)
    assert interpreted[0] == "interpreted"
    for one, other in zip(compiled[1:], interpreted[1:], strict=False):
        assert one == other, "the first move that differs"
    assert len(compiled) == len(interpreted) > 1


if __name__ == "__main__":
    for each in lines():
        print(each)
