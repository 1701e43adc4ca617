"""The ways in which a title can be played, for tests and tools that name no title."""

from typing import NamedTuple

from signoria.kernel.errors import BadOption
from signoria.kernel.title import Option, Title


class Variant(NamedTuple):
    """A number of players and options, with a name for files and test ids."""

    players: int
    options: dict[str, object]
    label: str

    def __str__(self) -> str:
        return f"{self.players}-{self.label}"


def others(option: Option) -> list[object]:
    """The values of an option besides its default; of a set only the full one."""
    if option.kind == "bool":
        return [not option.default]
    if option.kind == "set":
        return [list(option.choices)]
    return [choice for choice in option.choices if choice != option.default]


def variants(title: Title) -> list[Variant]:
    """For every number of players: the plain game, each option alone, and as many options together as go together."""
    found: list[Variant] = []
    for players in title.players:
        found.append(Variant(players, {}, "plain"))
        everything: dict[str, object] = {}
        for option in title.options:
            for value in others(option):
                label = option.name if option.kind != "choice" else f"{option.name}-{value}"
                if allowed(title, players, {option.name: value}):
                    found.append(Variant(players, {option.name: value}, label))
            last = {**everything, option.name: others(option)[-1]} if others(option) else everything
            if allowed(title, players, last):
                everything = last
        if len(everything) > 1:
            found.append(Variant(players, everything, "all"))
    return found


def allowed(title: Title, players: int, options: dict[str, object]) -> bool:
    try:
        title.book(players, options)
    except BadOption:
        return False
    return True
