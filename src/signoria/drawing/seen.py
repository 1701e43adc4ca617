"""A view by its names: where pictures and text boards look up what a seat may know."""

from functools import cached_property
from typing import Generic, TypeVar, cast

from signoria.kernel.position import Book

View = dict[str, object]
B = TypeVar("B", bound=Book)


class Seen(Generic[B]):
    """One view, with the book that its numbers mean.

    A drawing looks up only what it needs, and where it needs it: who differs in nothing else shares it.
    """

    def __init__(self, view: View, book: B) -> None:
        self.view = view
        self.book = book
        self.seats = cast(list[str], view["seats"])

    # Who looks, and what is asked.

    @cached_property
    def viewer(self) -> str:
        """The seat that looks, "" for a spectator."""
        return "" if self.view["viewer"] == "none" else str(self.view["viewer"])

    @cached_property
    def over(self) -> bool:
        return "step" not in self.view

    @cached_property
    def step(self) -> str:
        """The step that is open, "" at the end."""
        return str(self.view.get("step", ""))

    @cached_property
    def frame(self) -> dict[str, object]:
        """What the open decision keeps, by name."""
        return cast(dict[str, object], self.view.get("frame", {}))

    def active(self, seat: str) -> bool:
        """Whether the table waits for a seat."""
        if "asked" in self.view:
            return seat in cast(list[str], self.view["asked"]) and seat not in cast(list[str], self.view["sealed"])
        return self.view.get("turn") == seat

    # Fields.

    def table(self, name: str) -> dict[str, object]:
        return cast(dict[str, object], self.view[name])

    def row(self, name: str, key: str) -> dict[str, object]:
        """What a field has for a seat or a thing: row("goods", "gules"); what a view leaves out is nothing."""
        return cast(dict[str, object], self.table(name).get(key, {}))
