"""The examples of the documents run as they stand, every block marked python, those of one document in one go; and
every link of a document leads somewhere.
"""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.game.game import Game
from signoria.kernel.title import SEATS
from terminal import typed

ROOT = Path(__file__).parent.parent
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(<?([^)>\s]+)|<(?:img|a)\s[^>]*?(?:src|href)=\"([^\"]+)")
HEADING = re.compile(r"^#+ (.*?)\s*$", re.MULTILINE)
TEXTS = [
    *[file for file in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md") if file.is_file()],
    *sorted((ROOT / "docs").rglob("*.md")),
]

PACKAGES = {"research.md": ["numpy", "pettingzoo", "pyspiel"]}
"""What the examples of a document need and a developer may not have."""


def name_of(file: Path) -> str:
    return str(file.relative_to(ROOT))


def documents() -> list[Path]:
    return [file for file in TEXTS if BLOCK.search(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("file", documents(), ids=name_of)
def test_the_examples_run(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks with prompts are compared with their output, blocks without just run."""
    for package in PACKAGES.get(file.name, []):
        pytest.importorskip(package)
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


def dead_links(file: Path, text: str) -> list[str]:
    """The links of a text in this file that lead to no file or to no heading; addresses in the web are not tried."""
    dead: list[str] = []
    for match in LINK.finditer(CODE.sub("", text)):
        link = match.group(1) or match.group(2)
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = file.parent / path if path else file
        found = target.exists()
        if found and anchor:
            found = anchor in anchors(text if target == file else target.read_text(encoding="utf-8"))
        if not found:
            dead.append(link)
    return dead


def anchors(text: str) -> list[str]:
    """The anchors of the headings of a text, as GitHub makes them."""
    found: list[str] = []
    for heading in HEADING.findall(re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)):
        plain = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        again = sum(1 for other in found if re.fullmatch(rf"{re.escape(plain)}(-\d+)?", other))
        found.append(f"{plain}-{again}" if again else plain)
    return found


@pytest.mark.parametrize("file", TEXTS, ids=name_of)
def test_every_link_leads_somewhere(file: Path) -> None:
    assert dead_links(file, file.read_text(encoding="utf-8")) == []


def test_a_dead_link_is_found() -> None:
    text = "# A b: `c`!\n[1](#a-b-c) [2](#d) [3](docs/library.md) [4](docs/none.md) [5](docs/library.md#none)\n"
    text += '[6](https://example.org/none) `[7](none.md)` <img src="docs/none.png">'
    assert dead_links(ROOT / "README.md", text) == ["#d", "docs/none.md", "docs/library.md#none", "docs/none.png"]


# Examples that are no Python.

SHOWN = re.compile(r"^```text\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_game_of_the_readme_goes_as_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make terminal ARGS="…"`, then what is typed and shown; an ellipsis leaves something out."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    command = re.search(r'make terminal ARGS="([^"]*)"', text)
    assert command is not None
    shown = SHOWN.search(text, command.end())
    assert shown is not None
    lines = [line.removeprefix("> ") for line in shown[1].splitlines() if line.startswith("> ")]
    screen = typed(monkeypatch, capsys, lines, ["elgrande", *shlex.split(command[1])], 0)
    for part in shown[1].split("…\n"):
        assert part in screen
        screen = screen.partition(part)[2]


def test_the_record_of_the_documents_is_one(tmp_path: Path) -> None:
    """It is what a game with its header and its moves writes."""
    shown = SHOWN.search((ROOT / "docs" / "record.md").read_text(encoding="utf-8"))
    assert shown is not None
    given = re.findall(r"^ +\d+  (\w+) +(.+?)(?:  #.*)?$", shown[1], re.MULTILINE)
    head = dict(line.split(": ", 1) for line in shown[1].partition("\n\n")[0].splitlines()[1:])
    game = Game(head["title"], int(head["players"]), head["seed"], names=[head["name azure"]], salt=head["salt"])
    for seat, move in given:
        game.play(move, SEATS.index(seat))
    right = game.record(head["note"])
    assert shown[1] == right, f"the example should read:\n{right}"
    file = tmp_path / "record.txt"
    file.write_text(shown[1], encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0


# What the documents name.

FILE = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|js|css|html)|(?:[\w-]+/)+)`")
NAME = re.compile(r"`((?:[A-Z]\w*\.)?[A-Za-z]\w*)`")
SHOWN_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
SOURCES = ROOT / "src" / "signoria"
GAMES = [file.parent for file in SOURCES.glob("games/*/title.py")]
PLACES = [ROOT, SOURCES, ROOT / "docs", *GAMES, *(game / "table" for game in GAMES)]
"""From where a path with folders may begin."""


def missing_files(text: str) -> list[str]:
    """Paths of code that a text names and nobody finds; a bare name may lie anywhere."""
    names = set(FILE.findall(SHOWN_BLOCK.sub("", text)))
    bare = {file.name for folder in ("src", "tests", "tools", "bench") for file in (ROOT / folder).rglob("*.*")}
    return sorted(
        name
        for name in names
        if not ("/" not in name and name in bare) and not any((at / name).exists() for at in PLACES)
    )


@pytest.mark.parametrize("file", [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))], ids=name_of)
def test_every_file_that_is_named_is_there(file: Path) -> None:
    assert missing_files(file.read_text(encoding="utf-8")) == []


def test_a_file_that_is_not_there_is_found() -> None:
    text = "`kernel/flow.py` `nowhere.py` `web/nothing.js`, `no/such/`, `steps/` and `draw.py`"
    assert missing_files(text) == ["no/such/", "nowhere.py", "web/nothing.js"]


def test_the_map_and_its_picture_have_every_floor() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = (ROOT / "docs" / "pictures" / "house.svg").read_text(encoding="utf-8")
    floors = [file.parent.name for file in SOURCES.glob("*/__init__.py")]
    assert "kernel" in floors
    assert [floor for floor in floors if not re.search(rf"^\| .*`{floor}\b.* \|", text, re.MULTILINE)] == []
    assert [floor for floor in floors if not re.search(rf'class="name"[^>]*>{floor}\b', picture)] == []


def test_the_map_names_only_what_the_code_has() -> None:
    """Each row of the way of a click names files, and functions and methods that are in them."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in text.splitlines() if re.match(r"\| \d+ \| ", line)]
    assert len(rows) > 10
    named = [(name, at[-1]) for at in rows for name in NAME.findall(at[-1])]
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.*") if file.suffix in (".py", ".js"))
    for name, row in named:
        for part in name.split("."):
            assert re.search(rf"\b(class|def|async def|function|const) {part}\b|^\s+{part}\(", code, re.MULTILINE), row
