"""The actions with pawns, king and joker: what one action point does (T-6.1, T-6.2, T-6.5, T-6.6)."""

from typing import Final

from signoria.games.tiletum import notation, told
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects.ops import begin_side, place_piece, possible
from signoria.games.tiletum.pieces import piece_refusal
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.quiet import ASIDES, Quiet
from signoria.games.tiletum.steps.turns import begin_die_action, end_turn
from signoria.games.tiletum.storage import crest_words, take, take_refusal
from signoria.kernel.position import NONE, REDUNDANT, put, tell
from signoria.kernel.step import Operand

PLACE_PIECE: Final = t.PLACES
"""The words of a pawn's step follow its spaces: place the piece, take the tile, end."""
TAKE_TILE: Final = t.PLACES + 1
PAWN_ENDS: Final = t.PLACES + 2


def by_die(p: Europe) -> bool:
    """Whether the action on top is that of the die: ending it ends the turn."""
    return p.agenda[t.TOP_SOURCE] == t.BY_DIE


def spend(p: Europe, points: int) -> None:
    """Take points off the action on top; a side action without points is over, a die action is not (T-5.8)."""
    left = p.agenda[t.TOP_POINTS] - points
    if left == 0 and not by_die(p):
        p.pop()
    else:
        p.fill(t.POINTS, left)


def finish(p: Europe) -> None:
    """The player ends the action on top: a side action, or the turn (T-5.8, T-10.6)."""
    if by_die(p):
        end_turn(p)
    else:
        p.pop()


def move_refusal(p: Europe, here: int, there: int) -> int:
    """One step along an edge; in a run of steps only the first of all shortest ways is canonical."""
    row = here * t.PLACES
    if not p.book.adjacent[row + there]:
        return told.NOT_ADJACENT
    start = p.agenda[t.TOP_RUN]
    if start and p.book.via[(start - 1) * t.PLACES + there] != here:
        return REDUNDANT
    return 0


def step_pawn(p: Europe, seat: int, pawn: int, there: int) -> None:
    """Move a pawn and note where the run began."""
    at = seat * 2 + pawn
    if p.slot(t.RUN) == 0:
        p.fill(t.RUN, p.pawn[at] + 1)
    p.pawn = put(p.pawn, at, there)
    tell(p, told.E_MOVE, seat, pawn, there)


def tile_refusal(p: Europe, seat: int, space: int) -> int:
    """Why the bonus tile of a city cannot be taken."""
    tile = p.city_tile[space]
    return told.NO_TILE if tile < 0 else take_refusal(p, seat, tile)


def take_city_tile(p: Europe, seat: int, space: int) -> None:
    tile = p.city_tile[space]
    p.city_tile = put(p.city_tile, space, -1)
    take(p, seat, tile)


class Action(Quiet):
    """An action that waits for its next option, or for its end: the last of its words."""

    def __init__(self, number: int, operands: list[Operand] | None, words: list[str], slots: list[str]) -> None:
        super().__init__(number, operands, [*words, "end"], ["points", "source:tile", *slots])

    def stop(self, p: Europe) -> bool:
        return by_die(p)

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return {"points": p.slot(t.POINTS), "mine": 1 if by_die(p) else 0}

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        """Whether the end of the action is that of the turn."""
        return {"mine": 1 if by_die(p) else 0} if move - self.base >= self.plain else {}

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        return {"points": p.slot(t.POINTS)} if code == told.NO_POINTS else {}


class Joker(Action):
    """Which of the other actions the joker is (T-6.6)."""

    def __init__(self) -> None:
        super().__init__(t.DO_JOKER, [notation.action()], [], [])
        self.hints = ["points", "mine"]

    def asides(self, p: Europe, seat: int) -> list[int]:
        return ASIDES if by_die(p) else NONE

    def points(self, p: Europe, seat: int, action: int) -> int:
        """The points that an action would have: a marker counts in the action of the die only."""
        return p.slot(t.POINTS) + (p.extra[seat * t.TRADES + action] if by_die(p) else 0)

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        action = move - self.base
        if action == self.plain:
            # A side action that is declined is the same as a merchant who stays.
            return 0 if by_die(p) else REDUNDANT
        return 0 if possible(p, seat, action, self.points(p, seat, action)) else told.NO_OPTION

    def apply(self, p: Europe, seat: int, move: int) -> None:
        action = move - self.base
        if action == self.plain:
            finish(p)
            return
        points = p.slot(t.POINTS)
        source = p.slot(t.SOURCE)
        p.pop()
        if source == t.BY_DIE:
            begin_die_action(p, seat, action, points)
        else:
            begin_side(p, seat, action, points, source)

    def prospect(self, p: Europe, move: int) -> dict[str, int]:
        action = move - self.base
        return {"points": self.points(p, p.seat(), action)} if action < self.plain else super().prospect(p, move)


class Pawn(Action):
    """Move a pawn, place its piece, take a tile."""

    def __init__(self, number: int, piece: str, pawn: int) -> None:
        super().__init__(number, [notation.space()], [piece, "tile"], ["start"])
        self.hints = ["mine"]
        self.pawn = pawn

    def domain(self, p: Europe, seat: int) -> list[int]:
        if p.agenda[t.TOP_POINTS] == 0:
            return self.block[-1:]
        return p.book.pawn_moves[self.pawn * t.PLACES + p.pawn[seat * 2 + self.pawn]]

    def refusal(self, p: Europe, seat: int, move: int) -> int:
        what = move - self.base
        if what == PAWN_ENDS:
            return 0
        if p.agenda[t.TOP_POINTS] == 0:
            return told.NO_POINTS
        here = p.pawn[seat * 2 + self.pawn]
        if what < t.PLACES:
            return move_refusal(p, here, what)
        return piece_refusal(p, seat, self.pawn, here) if what == PLACE_PIECE else tile_refusal(p, seat, here)

    def sift(self, p: Europe, seat: int, legal: list[int], spare: list[int]) -> None:
        if p.agenda[t.TOP_POINTS]:
            here = p.pawn[seat * 2 + self.pawn]
            start = p.agenda[t.TOP_RUN]
            via = p.book.via
            for there in p.book.around[here]:
                if start and via[(start - 1) * t.PLACES + there] != here:
                    spare.append(self.base + there)
                else:
                    legal.append(self.base + there)
            if here < t.CITIES:
                if piece_refusal(p, seat, self.pawn, here) == 0:
                    legal.append(self.base + PLACE_PIECE)
                if tile_refusal(p, seat, here) == 0:
                    legal.append(self.base + TAKE_TILE)
        legal.append(self.base + PAWN_ENDS)

    def apply(self, p: Europe, seat: int, move: int) -> None:
        what = move - self.base
        if what == PAWN_ENDS:
            finish(p)
            return
        if what < t.PLACES:
            step_pawn(p, seat, self.pawn, what)
            spend(p, 1)
            return
        source = p.slot(t.SOURCE)
        p.fill(t.RUN, 0)
        spend(p, 1)
        if what == PLACE_PIECE:
            place_piece(p, seat, self.pawn, source)
        else:
            take_city_tile(p, seat, p.pawn[seat * 2 + self.pawn])

    def situation(self, p: Europe, seat: int) -> dict[str, int]:
        return {"space": p.pawn[seat * 2 + self.pawn], **super().situation(p, seat)}

    def why(self, p: Europe, seat: int, move: int, code: int) -> dict[str, int]:
        if code == told.FAMILY_OWNED:
            return crest_words(p.city_tile[p.pawn[seat * 2 + self.pawn]])
        return super().why(p, seat, move, code)


class Architect(Pawn):
    """The architect and his pillars (T-6.1)."""

    def __init__(self) -> None:
        super().__init__(t.DO_ARCHITECT, "pillar", t.ARCHITECT)


class Merchant(Pawn):
    """The merchant and his houses (T-6.2)."""

    def __init__(self) -> None:
        super().__init__(t.DO_MERCHANT, "house", t.MERCHANT)


class King(Action):
    """A king action has made its moves; the turn is open until its player ends it (T-5.8, T-6.5)."""

    def __init__(self) -> None:
        super().__init__(t.DO_KING, None, [], [])

    def apply(self, p: Europe, seat: int, move: int) -> None:
        end_turn(p)
