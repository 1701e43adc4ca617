"""Errors by meaning. Each says what is wrong and, where it can, what to do."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SignoriaError(Exception):
    """Anything that the caller did wrong; commands turn it into exit code 2."""


class BadOption(SignoriaError):
    """An option that does not exist, does not fit, or does not go with the others."""

    def __init__(self, name: str, reason: str, clause: str) -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.name = name
        self.reason = reason
        self.clause = clause

    def __reduce__(self) -> tuple[object, ...]:
        return BadOption, (self.name, self.reason, self.clause)


class BadPosition(SignoriaError):
    """A position that cannot be."""


class UnknownName(BadPosition):
    """A position that names what there is not: a misspelt region, say."""


class BadNotation(SignoriaError):
    """A text that is no move."""


class BadRecord(SignoriaError):
    """A record that is damaged or was edited; `line` is the first line that does not fit."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.line, self.reason)


class Unreadable(BadRecord):
    """What cannot be checked at all: no record, or one of other rules or data than are here."""


class BadData(SignoriaError):
    """A data file that lacks something or says something impossible."""
