"""The commands of the documents run as they stand, and so do their scenarios."""

import re
import shlex
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.scenario import read_file, run

DOCS = Path(__file__).parents[2] / "docs"
COMMANDS = [
    (name, line)
    for name in ("experiments.md", "dataset.md")
    for block in re.findall(r"^```sh\n(.*?)^```", (DOCS / name).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    for line in block.splitlines()
]
SCENARIOS = re.findall(
    r"^```toml\n(.*?)^```", (DOCS / "scenarios.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "line"), COMMANDS)
def test_the_command_of_the_document_works(
    name: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    words = shlex.split(line)
    assert words[0] == "signoria"
    assert main(words[1:]) == 0


def test_there_are_commands_and_scenarios() -> None:
    assert len(COMMANDS) >= 8
    assert len(SCENARIOS) >= 4


@pytest.mark.parametrize("text", SCENARIOS, ids=lambda text: re.findall(r'id = "(.*?)"', text)[0])
def test_the_scenario_of_the_document_passes(text: str, tmp_path: Path) -> None:
    file = tmp_path / "document.toml"
    file.write_text(text, encoding="utf-8")
    for scenario in read_file(file):
        assert run(scenario) == []
