"""A game in the terminal, with what is typed given beforehand."""

import re
import sys
from collections.abc import Iterable

import pytest

from signoria.cli import main

FIRST = "the first move on the list"
"""Typed: the number of whatever is offered first, as somebody types who reads the list."""


class Typing:
    """The lines of a person who sees what the screen shows."""

    def __init__(self, lines: Iterable[str], screen: pytest.CaptureFixture[str]) -> None:
        self.lines = iter(lines)
        self.screen = screen
        self.shown = ""

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = next(self.lines, None)
        if line is None:
            return ""
        return f"{self.first_number() if line == FIRST else line}\n"

    def first_number(self) -> str:
        self.shown += self.screen.readouterr().out
        listed = self.shown.rpartition("\n\n")[2]
        found = re.search(r"^ *(\d+)  ", listed, re.MULTILINE)
        return found[1] if found else ""


def typed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Iterable[str],
    args: list[str],
    code: int,
) -> str:
    """What `signoria play` shows when these lines are typed; its complaint if it ends with another code than 0."""
    typing = Typing(lines, capsys)
    monkeypatch.setattr(sys, "stdin", typing)
    assert main(["play", *args]) == code
    said = capsys.readouterr()
    return typing.shown + said.out if code == 0 else said.err
