"""Drawings that are made once for all who may see the same, and last as long as nothing changes that they show.

A drawing is a pure function of a view and a pen. What it looks up in them is noted while it is made: who comes later
with other eyes, or after another move, is given the same drawing if all that was looked up is the same for them.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from signoria.drawing.pen import Mark, Marks, Pen
from signoria.drawing.seen import View

T = TypeVar("T")
MISSING = object()


class NotedView(View):
    """A view that notes what is looked up in it."""

    def __init__(self, view: View) -> None:
        super().__init__(dict.copy(view))
        self.seen: set[str] = set()

    def __getitem__(self, key: str) -> object:
        self.seen.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.seen.add(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.seen.add(str(key))
        return super().__contains__(key)

    def __iter__(self) -> Iterator[str]:
        self.see_all()
        return super().__iter__()

    def keys(self) -> Any:
        self.see_all()
        return super().keys()

    def values(self) -> Any:
        self.see_all()
        return super().values()

    def items(self) -> Any:
        self.see_all()
        return super().items()

    def see_all(self) -> None:
        """Whoever goes through all of it notices also what is not there: no other view is the same."""
        self.seen.update(super().keys(), {ALL})


ALL = "*"
"""No view has it: what was looked at as a whole is compared as a whole."""


class NotedMarks(Marks):
    """Marks that note what is asked of them."""

    def __init__(self, marks: Marks) -> None:
        super().__init__(marks.marks, marks.rows)
        self.asked: set[str] = set()
        self.asked_rows: set[str] = set()

    def find(self, *what: str) -> Mark | None:
        key = " ".join(what)
        self.asked.add(key)
        return self.marks.get(key)

    def proposed(self, *what: str) -> bool:
        key = " ".join(what)
        self.asked_rows.add(key)
        return key in self.rows


class Drawn(NamedTuple):
    """A drawing and all that it depends on."""

    what: Any
    view: View
    seen: set[str]
    marks: dict[str, Mark]
    """What it found marked."""
    asked: set[str]
    """What it asked the marks about."""
    rows: set[str]
    asked_rows: set[str]

    def fits(self, view: View, marks: Marks) -> bool:
        """Whether somebody with this view and these marks gets the same drawing."""
        look, known = dict.get, self.view
        if any(look(view, key, MISSING) != look(known, key, MISSING) for key in self.seen):
            return False
        if ALL in self.seen and len(view) != len(known):
            return False
        if {key: mark for key, mark in marks.marks.items() if key in self.asked} != self.marks:
            return False
        return marks.rows & self.asked_rows == self.rows


KEPT: OrderedDict[tuple[object, ...], tuple[Drawn, ...]] = OrderedDict()
"""The newest drawings of every kind, by what they depend on besides."""
MOST_KINDS, MOST_OF_A_KIND = 400, 5


class SharingPen(Pen):
    """A pen that makes a drawing once for all who may see the same of it, and so its parts."""

    def __init__(self, pen: Pen, scope: tuple[str, ...], marks: Marks | None = None) -> None:
        super().__init__(pen.words, pen.book, marks or pen.marks, pen.phone, pen.took)
        self.scope = scope
        """What a drawing depends on besides: the table, its rules, names, language."""

    def once(self, draw: Callable[..., T], view: View, *what: object) -> T:
        key = (draw, what, self.phone, tuple(self.took.items()), *self.scope)
        known = KEPT.get(key, ())
        one = next((one for one in known if one.fits(view, self.marks)), None) or self.drawn(draw, view, what)
        KEPT[key] = (one, *[other for other in known if other is not one])[:MOST_OF_A_KIND]
        KEPT.move_to_end(key)
        while len(KEPT) > MOST_KINDS:
            KEPT.popitem(last=False)
        # Of what a part depends on depends the whole.
        if isinstance(view, NotedView):
            view.seen |= one.seen
        if isinstance(self.marks, NotedMarks):
            self.marks.asked |= one.asked
            self.marks.asked_rows |= one.asked_rows
        found: T = one.what
        return found

    def drawn(self, draw: Callable[..., T], view: View, what: tuple[object, ...]) -> Drawn:
        noted, marks = NotedView(view), NotedMarks(self.marks)
        found = draw(noted, SharingPen(self, self.scope, marks), *what)
        hit = {key: mark for key, mark in marks.marks.items() if key in marks.asked}
        rows = set(marks.rows & marks.asked_rows)
        return Drawn(found, noted, noted.seen, hit, marks.asked, rows, marks.asked_rows)
