"""Events: typed facts about what happened, for whoever listens.

A position without an ear builds no event at all. An event holds ids and numbers only; its kind names the
clause and the meaning of each number, and which of them are secret. Words are made far from here.
"""

from typing import Final

EVERYBODY: Final = -1


class EventKind:
    """What one kind of event means: its clause, the vocabulary of each argument ("" = a plain number)."""

    def __init__(self, name: str, clause: str, args: list[tuple[str, str]], secret: list[str] | None = None) -> None:
        self.name = name
        self.clause = clause
        self.args = args
        self.secret = secret if secret is not None else []

    def hides(self, event: "Event", reader: int) -> bool:
        """Whether a reader (-1 is a spectator) may not know the secret numbers of an event of this kind."""
        return len(self.secret) > 0 and not event.known_to(reader)


class Events:
    """The events of a title by number: `E_LEVY: Final = EVENTS.add("levy", "EG-6.3", [SEAT, AT])`."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, clause: str, args: list[tuple[str, str]], secret: list[str] | None = None) -> int:
        self.kinds.append(EventKind(name, clause, args, secret))
        return len(self.kinds) - 1


class Event:
    """One fact: the kind, its numbers, and the seats that may know its secret numbers (a bit mask, -1 = all)."""

    def __init__(self, kind: int, args: list[int], knows: int) -> None:
        self.kind = kind
        self.args = args
        self.knows = knows

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.args, self.knows)

    def known_to(self, seat: int) -> bool:
        return self.knows == EVERYBODY or (seat >= 0 and (self.knows >> seat) & 1 == 1)


class Ear:
    """A listener: collects the events of the positions it is attached to."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, kind: int, args: list[int], knows: int = EVERYBODY) -> None:
        self.events.append(Event(kind, args, knows))
