"""The run-time switch between the compiled and the interpreted rules.

With SIGNORIA_PURE=1 in the environment the kernel, the games and the states run from their sources even when compiled
modules lie beside them: to debug, to measure coverage, to compare the two builds move by move.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

SWITCHED = ("signoria.kernel", "signoria.games", "signoria.search", "signoria.state")


class SourceFinder:
    """Finds the sources of the switched packages, and nothing else."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not any(name == package or name.startswith(package + ".") for package in SWITCHED):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def install() -> None:
    """Called by the package before anything else is imported."""
    if os.environ.get("SIGNORIA_PURE") == "1" and not any(isinstance(f, SourceFinder) for f in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def compiled() -> bool:
    """Is the kernel in use the compiled one?"""
    file = import_module("signoria.kernel.flow").__file__ or ""
    return not file.endswith(tuple(SOURCE_SUFFIXES))
