"""A game in the terminal, with what is typed given beforehand."""

import io
import sys
from collections.abc import Iterable

import pytest

from signoria.cli import main


def typed(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: Iterable[str],
    args: list[str],
    code: int,
) -> str:
    """What `signoria play` shows when these lines are typed; its complaint if it ends with another code than 0."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", *args]) == code
    said = capsys.readouterr()
    return said.out if code == 0 else said.err
