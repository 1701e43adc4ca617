"""Plans: which parts a search is made of, and their numbers. A title keeps a plan for every level and player count."""

from typing import Final

from signoria.kernel.position import Book
from signoria.kernel.title import Title

END: Final = 0
"""Playouts go on to the end of the game."""
ROUNDS: Final = 1
"""Playouts end when so many rounds are over, the running one counted."""
TURNS: Final = 2
"""Playouts end when so many turns are over, the running one not counted."""

RANDOM: Final = 0
BIASED: Final = 1
"""Moves that did well before come more often."""
GREEDY: Final = 2
"""Every move is the best at sight."""
PLANNED: Final = 3
"""Every turn is the best of a narrow beam."""

ALL: Final = 0
"""At a horizon the hopes of all seats are compared."""
OWN: Final = 1
"""At a horizon the seat that thinks looks from its own place, as it does when it plans its turn."""

BOOKS_KEPT: Final = 8

HORIZONS: Final = {"end": END, "rounds": ROUNDS, "turns": TURNS}
POLICIES: Final = {"random": RANDOM, "biased": BIASED, "greedy": GREEDY, "planned": PLANNED}
JUDGES: Final = {"all": ALL, "own": OWN}


class Plan:
    """One row of parameters.

    Candidates come from a beam over the own turn (`width` positions at a time, in `worlds` imagined positions; 0 is no
    beam). The best `lines` of it begin the tree; with `only` the tree keeps to them until the turn is over. Each
    simulation walks down the tree, plays on by `policy` to the `horizon`, and counts the position there.
    """

    def __init__(
        self,
        simulations: int = 0,
        width: int = 0,
        worlds: int = 1,
        lines: int = 0,
        only: bool = False,
        policy: int = RANDOM,
        epsilon: float = 0.3,
        horizon: int = END,
        reach: int = 0,
        explore: float = 0.7,
        trust: float = 2.0,
        scale: float = 10.0,
        margin: float = 0.2,
        pool: int = 0,
        narrow: int = 2,
        judge: int = ALL,
        lots: bool = False,
        weights: list[float] | None = None,
    ) -> None:
        self.simulations = simulations
        """How many, where no clock says when to stop; 0 leaves it at the beam."""
        self.width = width
        self.worlds = worlds
        self.lines = lines
        self.only = only
        self.policy = policy
        self.epsilon = epsilon
        """How often a biased playout moves at random all the same."""
        self.horizon = horizon
        self.reach = reach
        self.explore = explore
        self.trust = trust
        """So many simulations the judgement of the beam is worth."""
        self.scale = scale
        """A lead of so many points makes it e times as likely to win."""
        self.margin = margin
        """How much of the value of a finished game is the margin and not the victory."""
        self.pool = pool
        """How many positions are imagined in all; 0 is a fresh one for every simulation."""
        self.narrow = narrow
        """The width of the beam in planned playouts."""
        self.judge = judge
        """Who is asked at the horizon."""
        self.lots = lots
        """Whether the beam draws the sealed answers of others by lot: from one alone nothing follows."""
        self.weights: list[float] = weights if weights is not None else []
        """How much each feature of the outlook counts; without them all count alike."""
        self.books: list[tuple[Book, Book]] = []
        """Books that were met, and the same with these weights."""

    def weighed(self, title: Title, book: Book) -> Book:
        """The book of a game with the weights of this plan."""
        if not self.weights:
            return book
        for met, own in self.books:
            if met is book:
                return own
        made: Book = title.book(book.seats, book.options)
        title.weigh(made, self.weights)
        if len(self.books) >= BOOKS_KEPT:
            self.books.clear()
        self.books.append((book, made))
        return made
