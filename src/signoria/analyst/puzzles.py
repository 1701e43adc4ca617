"""Puzzles: positions of bot games in which one move is much better than all others. A line of JSON for each."""

import json
from functools import cache
from typing import Final, NamedTuple

from signoria.analyst import judging
from signoria.analyst.calibration import correction_of
from signoria.analyst.harvest import Found, Sheaf, case_of
from signoria.analyst.judging import Effort, Judged, Option, Reason, judge, reason_from, told
from signoria.game.game import Game
from signoria.game.pickling import maker_of
from signoria.games import folder
from signoria.kernel.errors import SignoriaError
from signoria.kernel.notation import text_of

FILE: Final = "puzzles.jsonl"
GAP: Final = 0.12
"""So much better than the second one the best move is."""
CLEAR: Final = 3.0
"""So many standard errors lie between the two."""
ALIVE: Final = (0.12, 0.97)
"""What the best move leaves to hope for: neither a lost game nor a won one."""
AGAIN: Final = 4
"""With so many times the effort a puzzle is checked before it is taken."""


class Puzzle(NamedTuple):
    """A position as the moves that lead to it, who is to move, and what was found."""

    players: int
    options: dict[str, object]
    seed: str
    moves: str
    seat: int
    budget: int
    """So many simulations checked it."""
    choices: list[Option]
    """The moves that were weighed, the best first."""
    reason: Reason

    @property
    def best(self) -> str:
        return self.choices[0].move

    @property
    def gap(self) -> float:
        return self.choices[0].share - self.choices[1].share

    def game(self, title: str, lang: str = "en") -> Game:
        """The game up to the position; a puzzle that the rules of today refuse is a SignoriaError."""
        game = Game(title, self.players, self.seed, self.options, lang)
        for text in self.moves.split("; ") if self.moves else []:
            game.play(text)
        if game.seat != self.seat:
            raise SignoriaError(f"the puzzle with seed {self.seed} asks seat {game.seat}, not {self.seat}")
        return game


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles of a title; none where nobody has made any."""
    file = folder(title) / FILE
    if not file.is_file():
        return ()
    return tuple(read(line) for line in file.read_text(encoding="utf-8").splitlines() if line)


def read(line: str) -> Puzzle:
    data = json.loads(line)
    choices = [Option(**choice) for choice in data["choices"]]
    return Puzzle(**{**data, "choices": choices, "reason": reason_from(data["reason"])})


def written(puzzle: Puzzle) -> str:
    data = puzzle._asdict()
    data["choices"] = [choice._asdict() for choice in puzzle.choices]
    data["reason"] = puzzle.reason._asdict()
    return json.dumps(data, ensure_ascii=False)


# Making them.


def made_from(sheaf: Sheaf) -> Puzzle | None:
    """The clearest puzzle of a game that holds when it is checked with more effort; most games have none."""
    game = sheaf.game
    likely = [(judged.best.share - judged.options[1].share, one, judged) for one, judged in promising(sheaf.found)]
    for _, one, _ in sorted(likely, key=lambda entry: -entry[0])[:2]:
        effort = Effort(AGAIN * one.case.effort.simulations)
        case = case_of(game, one.case.ply, f"{one.case.luck}/again", effort)
        checked = judge(case._replace(played=-1))
        if is_puzzle(checked) and checked.best.move == best_of(one):
            moves = "; ".join(text_of(game.title, ply.move) for ply in game.plies[: case.ply])
            assert checked.reason is not None
            return Puzzle(
                game.book.people,
                game.book.options,
                game.seed,
                moves,
                case.seat,
                effort.simulations,
                checked.options,
                checked.reason,
            )
    return None


def promising(found: list[Found]) -> list[tuple[Found, Judged]]:
    """What looks like a puzzle at first sight. Where the best move was not played it is compared with the second."""
    likely = []
    for one in found:
        book = one.case.position.book
        judged = told(one.case, one.weights, one.lines, correction_of(book.title, book.people))
        if is_puzzle(judged):
            likely.append((one, judged))
    return likely


def best_of(one: Found) -> str:
    best = judging.best_of(one.weights, one.case.seat)
    return text_of(maker_of(one.case.position.book), best.move)


def is_puzzle(judged: Judged) -> bool:
    if len(judged.options) < 3:
        return False
    best, second = judged.options[:2]
    apart = best.share - second.share
    return apart >= GAP and apart >= CLEAR * (best.error + second.error) / 2 and ALIVE[0] <= best.share <= ALIVE[1]
