"""The examples of the documents run as they stand: every block marked python, those of one document in one go."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def documents() -> list[Path]:
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [file for file in found if file.is_file() and BLOCK.search(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("file", documents(), ids=lambda file: str(file.relative_to(ROOT)))
def test_the_examples_run(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks with prompts are compared with their output, blocks without just run."""
    monkeypatch.chdir(tmp_path)
    text = file.read_text(encoding="utf-8")
    scope: dict[str, object] = {"__name__": "__main__"}
    for block in BLOCK.finditer(text):
        source = block.group(1)
        line = text.count("\n", 0, block.start(1))
        if ">>>" in source:
            failures = run_prompts(source, scope, file.name, line)
            assert not failures, failures
        else:
            exec(compile("\n" * line + source, str(file), "exec"), scope)


def run_prompts(source: str, scope: dict[str, object], name: str, line: int) -> str:
    """The report of the examples that failed, "" if none did."""
    test = doctest.DocTestParser().get_doctest(source, scope, name, name, line)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append, clear_globs=False)
    scope.update(test.globs)
    return "".join(report)


def test_a_wrong_example_is_found() -> None:
    assert run_prompts(">>> 1 + 1\n3\n", {}, "wrong.md", 0)
    assert not run_prompts(">>> 1 + 1\n2\n", {}, "right.md", 0)


def test_there_are_examples() -> None:
    assert documents()
