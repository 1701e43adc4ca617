"""What a drawing gets besides the view: the words, the layout, and which things on the table can be chosen now.

A title's `draw.py` gives these functions; each is pure, and gives the same text for the same view:

    backdrop(pen)               <svg>: the static part of the board, drawn once and cached
    board(view, pen)            <svg> with the same viewBox: pieces and targets, laid over the backdrop
    offer(view, pen)            HTML beside the board (open cards, a market), or ""
    mine(view, pen)             HTML: the area of the seat that looks; "" for a spectator
    plates(view, pen)           one Plate for every seat, in turn order
    heading(view, pen)          the Heading of the page
    outlook(view, pen)          (headline, sentence): what comes next, from public information
    forecast(before, after, pen)  one sentence: what a choice changes, from the views before and after it
    vignette(pen)               <svg> for the lobby

and these, if it likes:

    explain(view, pen, thing)   what a thing on the table is: an Explained, or None; every element that is one carries
                                `data-thing="place-granada"`, with an id of the form that marks use
    trail(view, pen)            the Stages of nested actions, the outermost first
    CHAPTERS                    the Chapters of the log that are told line by line and summed up
    BEGINNER                    the options with which the game is best learnt, where they are not its usual ones
    STANDING                    the steps that a person may answer once for the whole game
    TAKES                       the names of the events by which a seat takes a thing: `pen.took` tells whose it was

An element may say more about itself: `data-as="relief-pisa tile-pisa"` are the ids under which moves are about it, so
that it lights up while such a move is pointed at. One whose text is not on it has `data-read`: a touch opens it to be
read, and the next one acts. A card that can be carried has `data-drag`, a place where it may be
laid `data-drop`, both with the id in the move; around them `data-verb` names the step, so that a page can say why not.

Beside it lies `look.css`: the cloth of the table and what only this title needs; a long one goes on in `look_….css`.
Drawings carry no style attributes and no script, for the content security policy of the site forbids them.
"""

from collections.abc import Callable, Iterable
from html import escape
from typing import NamedTuple, TypeVar

from signoria.kernel.position import Book
from signoria.words.words import Words

T = TypeVar("T")


class Mark(NamedTuple):
    """A thing on the table that has to do with the open decision."""

    state: str
    """legal, or locked: a click on what is locked asks why."""
    move: str = ""
    """The move that a click makes; "" where several moves have to do with this thing, and a click picks among them."""


class Marks:
    """The marks of a page, by the ids of what they are about: `place-granada`, `seat-gules place-granada`."""

    def __init__(self, marks: dict[str, Mark] | None = None, rows: frozenset[str] = frozenset()) -> None:
        self.marks = marks or {}
        self.rows = rows
        """What a proposed row of moves is about."""

    def find(self, *what: str) -> Mark | None:
        return self.marks.get(" ".join(what))

    def state(self, *what: str) -> str:
        """legal, locked, or "" where the thing is no part of the decision."""
        mark = self.find(*what)
        return mark.state if mark else ""

    def proposed(self, *what: str) -> bool:
        """Whether a row of moves that the title proposes is about it too."""
        return " ".join(what) in self.rows

    def at(self, *what: str, cls: str = "") -> str:
        """The attributes of an element that can be chosen: its class and its move; just its class if not.

        It is no button of its own: the prompt has one for every choice, which keyboards and screen readers use.
        """
        mark = self.find(*what)
        if mark is None:
            return f' class="{cls}"' if cls else ""
        classes = " ".join(part for part in (cls, "hit", mark.state) if part)
        target = f' data-move="{escape(mark.move)}"' if mark.move else f' data-pick="{escape(" ".join(what))}"'
        return f' class="{classes}"{target}'


class Pen:
    """The words, the layout and the marks of one page."""

    def __init__(
        self,
        words: Words,
        book: Book,
        marks: Marks | None = None,
        phone: bool = False,
        took: dict[str, str] | None = None,
    ) -> None:
        self.words = words
        self.book = book
        self.marks = marks or Marks()
        self.phone = phone
        self.took = took or {}
        """The colour of the seat that took a thing last, by its id; the newest comes last."""

    def word(self, key: str, **args: str | int) -> str:
        """A message, escaped for HTML."""
        return escape(self.words.word(key, **args))

    def name(self, kind: str, token: str) -> str:
        """The name of a thing by its kind and token: name("place", "granada")."""
        return self.word(f"{kind}-{token}")

    def seat(self, colour: str) -> str:
        """The name of a seat by its colour."""
        seats = self.book.axes["seat"]
        return escape(self.words.seat(self.book, seats.index(colour)))

    def once(self, draw: Callable[..., T], view: dict[str, object], *what: object) -> T:
        """A part of a drawing, which a page makes once for all who may see the same of it."""
        return draw(view, self, *what)


class Plate(NamedTuple):
    """One seat in the column of players."""

    seat: str
    """Its colour."""
    score: int
    counters: list[tuple[str, int | str, str]]
    """Icon, number and label of what the seat has."""
    note: str = ""
    """A word or two under the score: `card 9`, `2nd`."""
    active: bool = False


class Heading(NamedTuple):
    """What the page says of the game: `round 5 of 9`, and its phases with the present one."""

    subtitle: str
    phases: list[str]
    now: int
    """The present phase; -1 for none."""


class Explained(NamedTuple):
    """What a thing on the table is: hover, focus and a long press show it."""

    name: str
    text: str
    """What it is, and what it is worth now: HTML, escaped, perhaps with icons."""
    clause: str = ""


class Stage(NamedTuple):
    """Where one is in nested actions: one level of them."""

    label: str
    left: str = ""
    """Points or uses that are left here; "" for none."""
    owes: str = ""
    """What must still be done on this level; "" for nothing."""


class Chapter(NamedTuple):
    """A stretch of the log that is told line by line and summed up: a scoring, a fair, a battle.

    It begins with an event that opens it and lasts while events belong to it; those of points always do.
    """

    name: str
    """Its heading is the message `chapter-<name>`."""
    opens: frozenset[str]
    """The names of the events that begin it."""
    tells: frozenset[str] = frozenset()
    """The names of the other events that belong to it."""
    asks: frozenset[str] = frozenset()
    """The steps that somebody answers in the midst of it: its summary waits until they are done."""


def joined(parts: Iterable[str]) -> str:
    """Parts of a drawing as one text."""
    return "".join(parts)
