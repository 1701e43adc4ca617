"""A second opinion on points: scoring as the clauses say it (EG-13.4 to 13.9, 17.2, 18.8, 19.4, 19.6, EG-R18).

Written from the rules alone, without a look at the engine, for clearness and not for speed.
"""

from dataclasses import dataclass, field, replace
from itertools import groupby

from signoria.games import folder, read_data
from signoria.kernel.data import rows, table, text, wholes

DATA = read_data(folder("elgrande") / "data")
PRINTED = {text(region, "id"): wholes(region, "scoring") for region in rows(DATA, "region")}
REGIONS = list(PRINTED)
PRINTED["tower"] = wholes(table(DATA, "tower"), "scoring")
ALTERNATIVE = {text(row, "id"): wholes(row, "scoring") for row in rows(DATA, "table")}
BONUS = 2


@dataclass
class Board:
    """All that a scoring looks at. `men` is place -> colour -> number; `laid` is place -> name of the table there."""

    players: list[str]
    virtual: str
    men: dict[str, dict[str, int]]
    king: str
    grandes: dict[str, str]
    laid: dict[str, str] = field(default_factory=dict)


@dataclass
class Award:
    """Points of one colour in one place, with their source: place, king or grande."""

    colour: str
    source: str
    points: int


def counted_places(board: Board) -> int:
    """With two or three players only the first two places score (EG-17.2, EG-18.1)."""
    return 2 if len(board.players) <= 3 else 3


def value(board: Board, place: str, rank: int) -> int:
    """What a rank is worth by the table in force; beyond the last counted place nothing."""
    if rank > counted_places(board):
        return 0
    in_force = ALTERNATIVE[board.laid[place]] if place in board.laid else PRINTED[place]
    return in_force[rank - 1]


def groups(board: Board, place: str) -> list[list[str]]:
    """Colours with at least one caballero there, the strongest first, equal ones together. Grandes never count."""
    present = {colour: n for colour, n in board.men.get(place, {}).items() if n >= 1}
    strongest_first = sorted(present, key=lambda colour: -present[colour])
    return [list(tied) for _, tied in groupby(strongest_first, key=lambda colour: present[colour])]


def ranked(board: Board, place: str) -> dict[str, int]:
    """The place awarded to every colour: a tied group drops to the place below, the next one comes after that."""
    awarded: dict[str, int] = {}
    rank = 1
    for tied in groups(board, place):
        rank = rank if len(tied) == 1 else rank + 1
        awarded.update(dict.fromkeys(tied, rank))
        rank += 1
    return awarded


def sole_first(board: Board, place: str) -> str | None:
    standing = groups(board, place)
    return standing[0][0] if standing and len(standing[0]) == 1 else None


def score(board: Board, place: str, first_only: bool = False) -> list[Award]:
    """The awards of one region, or of the tower."""
    awards: list[Award] = []
    winner = sole_first(board, place)
    if first_only:
        if winner is not None:
            awards.append(Award(winner, "place", value(board, place, 1)))
    else:
        awards.extend(
            Award(colour, "place", value(board, place, rank)) for colour, rank in ranked(board, place).items()
        )
    if winner is not None and board.king == place:
        awards.append(Award(winner, "king", BONUS))
    if winner is not None and board.grandes.get(winner) == place:
        awards.append(Award(winner, "grande", BONUS))
    return [award for award in awards if award.colour != board.virtual and award.points]


def after_dials(board: Board, dials: dict[str, str]) -> Board:
    """Tower caballeros and grandes go where their player dialled; with the King at the tower all goes back in."""
    if board.king == "tower":
        return board
    men = {place: dict(counts) for place, counts in board.men.items()}
    grandes = dict(board.grandes)
    for player, region in dials.items():
        target = "court" if region == board.king else region
        n = men["tower"].pop(player, 0)
        men[target][player] = men[target].get(player, 0) + n
        if grandes[player] == "tower" and target != "court":
            grandes[player] = region
    return replace(board, men=men, grandes=grandes)


def general(board: Board, dials: dict[str, str]) -> tuple[list[tuple[str, Award]], Board]:
    """A whole general scoring: the awards with their places, and the board after it."""
    awards = [("tower", award) for award in score(board, "tower")]
    after = after_dials(board, dials)
    for region in REGIONS:
        awards.extend((region, award) for award in score(after, region))
    return awards, after
