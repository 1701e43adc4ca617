"""Plays the games of tests/corpus anew: whole games of every title, replayed move by move by tests/test_corpus.py.

    python tools/make_corpus.py            # all titles
    python tools/make_corpus.py elgrande   # one title

Only for a new title, or when the rules of a title or its data change on purpose: otherwise a record that does not
replay has found a fault. The same rules give the same files.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from signoria.game.game import Game  # noqa: E402
from signoria.games import find, titles  # noqa: E402
from signoria.kernel import flow  # noqa: E402
from signoria.kernel.chance import Chance, seeded  # noqa: E402
from signoria.players import bot  # noqa: E402
from signoria.players.player import ask  # noqa: E402
from variants import Variant, variants  # noqa: E402

CORPUS = ROOT / "tests" / "corpus"
STYLES = ["wild", "greedy"]


def wild(game: Game, luck: Chance) -> tuple[int, int]:
    """Any answer of any seat that may answer, redundant ones too: people are like that."""
    asked = game.deciders
    changing = [seat for seat in range(game.players) if flow.has_sealed(game.position, seat)]
    seats = changing if changing and luck.below(5) == 0 else asked
    seat = seats[luck.below(len(seats))]
    found = flow.answers(game.position, seat, redundant=luck.below(3) == 0) or flow.moves(game.position, seat)
    return seat, found[luck.below(len(found))]


def play(title: str, variant: Variant, style: str) -> str:
    """One game as a record."""
    seed = f"corpus/{variant}/{style}"
    game = Game(title, variant.players, seed, variant.options)
    luck = seeded(f"{seed}/luck".encode())
    dreams = seeded(f"{seed}/dreams".encode())
    bots = [bot(name, game.title, luck) for name in ("greedy", "random")]
    while not game.over:
        if style == "wild":
            seat, move = wild(game, luck)
        else:
            # All but the last seat think: a table of equals would never see a bad move punished.
            seat = game.seat
            move = ask(bots[seat == game.players - 1], game.position, seat, dreams)
        game.play_number(move, seat)
    return game.record(note=f"{style} play, for the corpus")


def main(names: list[str]) -> None:
    for name in names or titles():
        title = find(name)
        folder = CORPUS / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for variant in variants(title):
            for style in STYLES:
                text = play(name, variant, style)
                (folder / f"{variant}-{style}.txt").write_text(text, encoding="utf-8", newline="\n")
        files = list(folder.glob("*.txt"))
        size = sum(file.stat().st_size for file in files)
        print(f"{name}: {len(files)} games, {size // 1024} KiB")


if __name__ == "__main__":
    main(sys.argv[1:])
