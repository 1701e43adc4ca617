"""Reading and writing lines: wrapped to the screen, coloured only where a person sees it."""

import os
import re
import shutil
import sys
import textwrap
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

WIDEST = 100
PAINTS = ["34", "31", "33", "32", "1"]
"""ANSI colours of the seats, in seating order; names always say the same."""


class Terminal:
    """Where a person sits. `names` are painted wherever they occur, seat by seat."""

    def __init__(self, names: list[str]) -> None:
        self.columns = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
        self.names = names
        self.painted = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.echoes = not sys.stdin.isatty()
        self.ended = False
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):  # a letter that cannot be read or shown must not end the game
                stream.reconfigure(errors="replace")
        if not self.echoes:
            with suppress(ImportError):  # there, lines can be edited and recalled
                import_module("readline")

    def say(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Print lines, wrapped; `hang` indents the further lines of a wrapped one."""
        for line in text.split("\n"):
            print(self.paint(self.wrap(line, indent, hang)))

    def show(self, text: str) -> None:
        """Print lines that are laid out already."""
        print(self.paint(text))

    def wrap(self, line: str, indent: int, hang: int) -> str:
        first = " " * indent
        if len(first + line) <= self.columns:
            return first + line
        width = max(20, self.columns)
        after = first + " " * hang
        return textwrap.fill(line, width, initial_indent=first, subsequent_indent=after, break_on_hyphens=False)

    def paint(self, text: str) -> str:
        if not self.painted:
            return text
        for name, paint in zip(self.names, PAINTS, strict=False):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"\x1b[{paint}m{name}\x1b[0m", text)
        return text

    def ask(self, prompt: str) -> str | None:
        """One line from the person; None when there are no more."""
        try:
            line = input(prompt)
        except EOFError:
            print()
            self.ended = True
            return None
        if self.echoes:
            print(line)
        return line.strip()
