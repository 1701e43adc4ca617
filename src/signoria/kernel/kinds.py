"""The lists that a title keeps of its steps and refusals: each is named, numbered and given its clause in one line."""

from typing import Final

FIRST_CODE: Final = 10
"""Titles number their own refusals from here; below are those of the kernel."""


class StepKind:
    """The name of a step, in notation and JSON, and its clause."""

    def __init__(self, name: str, clause: str) -> None:
        self.name = name
        self.clause = clause


class Steps:
    """The steps of a title by number: `PLACE: Final = STEPS.add("place", "EG-7.2")`.

    Records, digests and saved positions know a step by its number, so a new one comes last.
    """

    def __init__(self) -> None:
        self.kinds: list[StepKind] = []

    def add(self, name: str, clause: str) -> int:
        self.kinds.append(StepKind(name, clause))
        return len(self.kinds) - 1


class RefusalKind:
    """A reason why a move is not possible: a stable id and its clause, "" for that of the refused move's step.

    `absent` marks what nobody would look for on the table (a card that is not there): a page shows no lock for it.
    """

    def __init__(self, name: str, clause: str, absent: bool = False) -> None:
        self.name = name
        self.clause = clause
        self.absent = absent


class Refusals:
    """The refusals of a title by code: `KINGS_REGION: Final = REFUSALS.add("kings-region", "EG-11.1")`."""

    def __init__(self) -> None:
        self.kinds: list[RefusalKind] = []

    def add(self, name: str, clause: str, absent: bool = False) -> int:
        self.kinds.append(RefusalKind(name, clause, absent))
        return FIRST_CODE + len(self.kinds) - 1
