"""An analysis in the words of the game: for the terminal, for a file and for the page."""

from typing import NamedTuple

from signoria.analyst.analysis import Analysis, Turn
from signoria.analyst.calibration import Table
from signoria.analyst.judging import Judged, Option, Reason
from signoria.analyst.marks import BEST, SIGNS
from signoria.game.game import Game
from signoria.kernel.errors import SignoriaError
from signoria.kernel.notation import move_of
from signoria.kernel.position import Position
from signoria.lab.shares import wilson
from signoria.words.words import Words

COMMA = {"cs", "fr"}
"""Languages that write a decimal comma."""


class OptionWords(NamedTuple):
    """A weighed move for a reader."""

    move: str
    share: str
    error: str
    margin: str
    played: bool
    line: list[str]


class LineStep(NamedTuple):
    """One move of a line that is played through: whose, its words, the same with the name, and the game after it."""

    seat: int
    move: str
    told: str
    game: Game


class RowWords(NamedTuple):
    """A row of the calibration for a reader."""

    between: str
    said: str
    seats: int
    won: str
    interval: str


def percent(words: Words, share: float) -> str:
    return words.word("percent", number=round(100 * share))


def decimal(words: Words, number: float, sign: bool = False) -> str:
    """A number with one digit behind the point, as the language writes it."""
    text = f"{number:+.1f}" if sign else f"{number:.1f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if words.lang in COMMA else text


def at_ply(game: Game, ply: int) -> Position:
    """The position before a decision of a finished game."""
    return game.plies[ply].before


def move_words(game: Game, p: Position, text: str) -> str:
    return game.words.move(p, move_of(game.title, text))


def mark_words(words: Words, mark: str) -> str:
    """The mark with its sign: `mistake ?`."""
    name = words.word(f"mark-{mark}")
    return f"{SIGNS[mark]} {name}".strip()


def option_words(game: Game, p: Position, option: Option, played: str) -> OptionWords:
    """A weighed move, and whether it is the one that was played."""
    words = game.words
    return OptionWords(
        move_words(game, p, option.move),
        percent(words, option.share),
        words.word("plus-minus", number=percent(words, 2 * option.error)),
        decimal(words, option.margin, True),
        option.move == played,
        option.line,
    )


def reason_words(game: Game, p: Position, reason: Reason) -> str:
    """Why the best move is better than another: by the sources of points, if it is these that make it better."""
    words, sources = game.words, game.title.sources
    parts = [
        words.word("reason-source", source=words.source(sources.index(name)), points=decimal(words, gap, True))
        for name, gap in reason.sources
    ]
    if abs(reason.rival) >= 0.25:
        parts.append(words.word("reason-rival", points=decimal(words, reason.rival, True)))
    if not parts or sum(gap for _, gap in reason.sources) <= reason.rival:
        return words.word("reason-standing", than=move_words(game, p, reason.than))
    return words.word("reason-points", than=move_words(game, p, reason.than), list=", ".join(parts))


def line_words(game: Game, p: Position, line: list[str]) -> list[str]:
    """The moves of a line, each as it reads when it is made; it ends where the true position does not allow it."""
    return [step.told for step in line_played(game, p, line)]


def line_told(game: Game, p: Position, line: list[str]) -> str:
    """How a line goes on after its first move, as one text; who moves is said when it is somebody else."""
    steps = line_played(game, p, line)
    seats = [-1, *[step.seat for step in steps[1:]]]
    parts = [step.move if step.seat == before else step.told for step, before in zip(steps[1:], seats, strict=False)]
    return game.words.row(parts)


def line_played(game: Game, p: Position, line: list[str]) -> list[LineStep]:
    """The steps of a line, each with the game after it."""
    now = Game.at(game.title, p, game.lang, game.given)
    found = []
    for text in line:
        try:
            number, seat = move_of(now.title, text), now.seat
            move = now.words.move(now.position, number)
            now = now.copy()
            now.play_number(number, seat)
        except SignoriaError:
            break
        told = now.words.word("play-pair", left=now.names[seat], right=move)
        found.append(LineStep(seat, move, told, now))
    return found


def turn_words(game: Game, turn: Turn) -> str:
    """A turning point as a sentence."""
    words, judged = game.words, turn.judged
    return words.word(
        "analysis-turn",
        ply=judged.ply + 1,
        seat=game.names[judged.seat],
        move=move_words(game, at_ply(game, judged.ply), judged.played),
        who=game.names[turn.seat],
        before=percent(words, turn.before),
        after=percent(words, turn.after),
    )


def cost_words(words: Words, judged: Judged) -> str:
    """What a move has cost, "" for one that is as good as the best."""
    return words.word("analysis-cost", cost=decimal(words, 100 * judged.cost)) if judged.mark != BEST else ""


def budget_words(words: Words, analysis: Analysis) -> str:
    effort = analysis.effort
    if effort.seconds:
        return words.word("analysis-seconds", seconds=decimal(words, effort.seconds))
    return words.word("analysis-simulations", count=effort.simulations)


def calibration_rows(words: Words, table: Table) -> list[RowWords]:
    """Of the seats that were given about so much, how many have won."""
    found = []
    for row in table.rows:
        sure = wilson(row.won, row.seats)
        found.append(
            RowWords(
                words.word("percent-range", low=round(100 * row.low), high=round(100 * row.high)),
                percent(words, row.said),
                row.seats,
                percent(words, sure.share),
                words.word("percent-range", low=round(100 * sure.low), high=round(100 * sure.high)),
            )
        )
    return found
