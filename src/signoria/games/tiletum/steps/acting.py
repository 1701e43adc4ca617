"""The actions with pawns, king and joker: what one action point does (T-6.1, T-6.2, T-6.5, T-6.6)."""

from signoria.games.tiletum import notation
from signoria.games.tiletum.effects import begin_side, place_piece, possible
from signoria.games.tiletum.gains import take, take_refusal
from signoria.games.tiletum.pieces import piece_refusal
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.steps.quiet import ASIDES, Quiet
from signoria.games.tiletum.steps.turns import begin_die_action, end_turn
from signoria.games.tiletum.terms import ARCHITECT, BY_DIE, MERCHANT, PLACES
from signoria.games.tiletum.told import E_MOVE, NO_OPTION, NO_POINTS, NO_TILE, NOT_ADJACENT
from signoria.kernel.position import NONE, REDUNDANT, Position, put


def spend(p: Europe, points: int) -> None:
    """Take points off the action on top; a side action without points is over, a die action is not (T-5.8)."""
    left = p.agenda[-6] - points
    if left == 0 and p.agenda[-5] != BY_DIE:
        p.pop()
    else:
        p.agenda[-6] = left


def finish(p: Europe) -> None:
    """The player ends the action on top: a side action, or the turn (T-5.8, T-10.6)."""
    if p.agenda[-5] == BY_DIE:
        end_turn(p)
    else:
        p.pop()


def move_refusal(p: Europe, here: int, there: int) -> int:
    """One step along an edge; in a run of steps only the first of all shortest ways is canonical (P7)."""
    row = here * PLACES
    if not p.rules.adjacent[row + there]:
        return NOT_ADJACENT
    start = p.agenda[-4]
    if start and p.rules.via[(start - 1) * PLACES + there] != here:
        return REDUNDANT
    return 0


def step_pawn(p: Europe, seat: int, pawn: int, there: int) -> None:
    """Move a pawn and note where the run began."""
    at = seat * 2 + pawn
    if p.agenda[-4] == 0:
        p.agenda[-4] = p.pawn[at] + 1
    p.pawn[at] = there
    if p.ear is not None:
        p.ear.hear(E_MOVE, [seat, pawn, there])


def tile_refusal(p: Europe, seat: int, space: int) -> int:
    """Why the bonus tile of a city cannot be taken."""
    tile = p.city_tile[space]
    return NO_TILE if tile < 0 else take_refusal(p, seat, tile)


def take_city_tile(p: Europe, seat: int, space: int) -> None:
    tile = p.city_tile[space]
    p.city_tile = put(p.city_tile, space, -1)
    take(p, seat, tile)


class Action(Quiet):
    """An action that waits for its next option, or for its end. Slots: points, source."""

    def stop(self, p: Position) -> bool:
        return p.agenda[-5] == BY_DIE


class Joker(Action):
    """Which of the other actions the joker is (T-6.6). Slots: points, source."""

    def __init__(self) -> None:
        super().__init__("joker", "T-6.6", [notation.action()], ["end"])
        self.hints = ["points", "mine"]

    def asides(self, p: Position, seat: int) -> list[int]:
        return ASIDES if p.agenda[-5] == BY_DIE else NONE

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        action = move - self.base
        by_die = p.agenda[-5] == BY_DIE
        if action == self.plain:
            # A side action that is declined is the same as a merchant who stays.
            return 0 if by_die else REDUNDANT
        points = p.agenda[-6]
        if by_die:
            points += p.extra[seat * 5 + action]
        return 0 if possible(p, seat, action, points) else NO_OPTION

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        action = move - self.base
        if action == self.plain:
            finish(p)
            return
        points = p.agenda[-6]
        source = p.agenda[-5]
        p.pop()
        if source == BY_DIE:
            begin_die_action(p, seat, action, points)
        else:
            begin_side(p, seat, action, points, source)


class Pawn(Action):
    """Move a pawn, place its piece, take a tile. Slots: points, source, start of the run."""

    def __init__(self, name: str, clause: str, piece: str, pawn: int) -> None:
        super().__init__(name, clause, [notation.space()], [piece, "tile", "end"])
        self.hints = ["mine"]
        self.pawn = pawn

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Europe)
        if p.agenda[-6] == 0:
            return self.block[-1:]
        return p.rules.pawn_moves[self.pawn * PLACES + p.pawn[seat * 2 + self.pawn]]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == PLACES + 2:
            return 0
        if p.agenda[-6] == 0:
            return NO_POINTS
        here = p.pawn[seat * 2 + self.pawn]
        if what < PLACES:
            return move_refusal(p, here, what)
        return piece_refusal(p, seat, self.pawn, here) if what == PLACES else tile_refusal(p, seat, here)

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        what = move - self.base
        if what == PLACES + 2:
            finish(p)
            return
        if what < PLACES:
            step_pawn(p, seat, self.pawn, what)
            spend(p, 1)
            return
        source = p.agenda[-5]
        p.agenda[-4] = 0
        spend(p, 1)
        if what == PLACES:
            place_piece(p, seat, self.pawn, source)
        else:
            take_city_tile(p, seat, p.pawn[seat * 2 + self.pawn])


class Architect(Pawn):
    """The architect and his pillars (T-6.1)."""

    def __init__(self) -> None:
        super().__init__("architect", "T-6.1", "pillar", ARCHITECT)


class Merchant(Pawn):
    """The merchant and his houses (T-6.2)."""

    def __init__(self) -> None:
        super().__init__("merchant", "T-6.2", "house", MERCHANT)


class King(Action):
    """A king action has made its moves; the turn is open until its player ends it (T-5.8, T-6.5)."""

    def __init__(self) -> None:
        super().__init__("king", "T-6.5", None, ["end"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Europe)
        end_turn(p)
