"""The house: nothing outside a title's folder names a title, and nothing is shipped that only developers have.

Who may import whom, titles among themselves too, is a contract in pyproject.toml, kept by lint-imports.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.games import titles
from toy_market import shelved

SOURCES = Path(signoria.__file__).parent
TEXTS = {".py", ".html", ".css", ".js", ".ftl", ".toml"}
EXAMPLES = [re.compile(r'^>>> game = Game\("elgrande"'), re.compile(r'`find\("elgrande"\)`')]
"""Where the documentation shows a call."""


def texts() -> Iterator[tuple[str, str]]:
    """All lines of all sources, each with its file as seen from the package."""
    for file in sorted(SOURCES.rglob("*")):
        where = file.relative_to(SOURCES)
        if file.suffix in TEXTS and "vendor" not in where.parts:
            for line in file.read_text(encoding="utf-8").splitlines():
                yield where.as_posix(), line


def naming(name: str) -> list[str]:
    """Lines outside the folders of titles that call one by its name: as a text, a module or a path."""
    called = re.compile(rf"""["'`./]{name}\b""")
    return [
        f"{where}: {line.strip()}"
        for where, line in texts()
        if called.search(line) and not re.match(r"games/\w+/", where)
        if not any(example.search(line) for example in EXAMPLES)
    ]


@pytest.mark.parametrize("name", titles())
def test_nothing_outside_its_folder_names_a_title(name: str) -> None:
    assert naming(name) == []


def test_a_new_title_is_named_nowhere() -> None:
    with shelved() as name:
        assert naming(name) == []


def test_the_package_needs_no_tool_of_developers() -> None:
    tools = re.compile(r"^\s*(from|import) (fluent\.syntax|hypothesis|pytest|mypy\b|httpx|playwright)")
    assert [f"{where}: {line}" for where, line in texts() if tools.search(line)] == []
