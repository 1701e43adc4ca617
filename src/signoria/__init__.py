"""Signoria: rules engine, library and table for four Renaissance board games."""

from importlib import import_module
from typing import TYPE_CHECKING

from signoria import _pure

_pure.install()

if TYPE_CHECKING:
    from signoria.game import Game as Game
    from signoria.games import titles as titles
    from signoria.kernel.errors import BadNotation as BadNotation
    from signoria.kernel.errors import BadOption as BadOption
    from signoria.kernel.errors import BadPosition as BadPosition
    from signoria.kernel.errors import BadRecord as BadRecord
    from signoria.kernel.errors import SignoriaError as SignoriaError
    from signoria.saving import load as load
    from signoria.values import CannotUndo as CannotUndo
    from signoria.values import IllegalMove as IllegalMove
    from signoria.values import Move as Move
    from signoria.values import Refusal as Refusal

__version__ = "0.1.0"

# Loaded on first use: the rules must not wait for the words, which take five times as long to import.
HOMES = {
    "Game": "signoria.game",
    "titles": "signoria.games",
    "BadNotation": "signoria.kernel.errors",
    "BadOption": "signoria.kernel.errors",
    "BadPosition": "signoria.kernel.errors",
    "BadRecord": "signoria.kernel.errors",
    "SignoriaError": "signoria.kernel.errors",
    "load": "signoria.saving",
    "CannotUndo": "signoria.values",
    "IllegalMove": "signoria.values",
    "Move": "signoria.values",
    "Refusal": "signoria.values",
}
__all__ = sorted(HOMES)


def __dir__() -> list[str]:
    return sorted([*globals(), *HOMES])


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name in HOMES:
            return getattr(import_module(HOMES[name]), name)
        raise AttributeError(f"module 'signoria' has no attribute {name!r}")
