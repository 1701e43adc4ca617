"""What follows from the lists of a position and is asked for often: worked out once, and no part of the state.

Lists of a position are replaced, never changed, so what was read from them is good as long as they are the same
objects. What is here is never changed either, so that copies of a position share it.
"""

from typing import Final

from mypy_extensions import mypyc_attr


class Lands:
    """The city tiles and cathedrals of all seats, read from who controls what."""

    def __init__(self, control: list[int], pawn: list[int], sworn: list[int]) -> None:
        self.control = control
        self.pawn = pawn
        self.sworn = sworn
        self.tiles: list[list[int]] = []
        """City tiles and the cathedrals on them, in the order of their numbers, by seat."""
        self.discs: list[int] = []
        """The cities under a seat's own discs, by seat."""


@mypyc_attr(acyclic=True)
class Purse:
    """The available courtiers and tiles of a seat: what it can pay with at any time."""

    def __init__(
        self,
        lands: Lands,
        face: list[int],
        own: list[int],
        tired: list[int],
        court: list[int],
        tiles: list[int],
        tiles_total: int,
    ) -> None:
        self.lands = lands
        self.face = face
        self.own = own
        self.tired = tired
        self.court = court
        self.tiles = tiles
        """Available tiles: relief and row in turn."""
        self.tiles_total = tiles_total
        """The symbols of the tiles, packed."""
        self.reliefs = tiles
        """Available courtiers, then the tiles."""
        self.total = tiles_total
        """The symbols of all of them."""


class Routes:
    """Where a troop of a seat can march from a city with so much cavalry and so many ships."""

    def __init__(
        self,
        seat: int,
        origin: int,
        cavalry: int,
        ships: int,
        control: list[int],
        influence: list[int],
        sworn: list[int],
        found: list[int],
    ) -> None:
        self.seat = seat
        self.origin = origin
        self.cavalry = cavalry
        self.ships = ships
        self.control = control
        self.influence = influence
        self.sworn = sworn
        self.found = found
        """Destination, cavalry and ships in turn."""


class Pile:
    """The Indulgences that are not on rooms."""

    def __init__(self, indulgence: list[int], left: int) -> None:
        self.indulgence = indulgence
        self.left = left


NO_LANDS: Final = Lands([], [], [])
NO_PURSES: Final[list[Purse]] = [Purse(NO_LANDS, [], [], [], [], [], 0)] * 5
NO_ROUTES: Final = Routes(-1, -1, 0, 0, [], [], [], [])
NO_PILE: Final = Pile([], 0)
