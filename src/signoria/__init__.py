"""Signoria: rules engine, library and table for four Renaissance board games."""

from importlib import import_module
from typing import TYPE_CHECKING

from signoria import build

build.install()

if TYPE_CHECKING:
    from signoria.game import packs as packs
    from signoria.game.game import Game as Game
    from signoria.game.record import load as load
    from signoria.game.values import CannotUndo as CannotUndo
    from signoria.game.values import IllegalMove as IllegalMove
    from signoria.game.values import Move as Move
    from signoria.game.values import Refusal as Refusal
    from signoria.games import titles as titles
    from signoria.kernel.errors import BadNotation as BadNotation
    from signoria.kernel.errors import BadOption as BadOption
    from signoria.kernel.errors import BadPosition as BadPosition
    from signoria.kernel.errors import BadRecord as BadRecord
    from signoria.kernel.errors import SignoriaError as SignoriaError
    from signoria.kernel.errors import Unreadable as Unreadable
    from signoria.state.state import IllegalAction as IllegalAction
    from signoria.state.state import State as State

__version__ = "0.1.0"

# Loaded on first use: the rules must not wait for the words, which take five times as long to import.
HOMES = {
    "Game": "signoria.game.game",
    "titles": "signoria.games",
    "BadNotation": "signoria.kernel.errors",
    "BadOption": "signoria.kernel.errors",
    "BadPosition": "signoria.kernel.errors",
    "BadRecord": "signoria.kernel.errors",
    "SignoriaError": "signoria.kernel.errors",
    "Unreadable": "signoria.kernel.errors",
    "load": "signoria.game.record",
    "packs": "signoria.game",
    "CannotUndo": "signoria.game.values",
    "IllegalMove": "signoria.game.values",
    "Move": "signoria.game.values",
    "Refusal": "signoria.game.values",
    "IllegalAction": "signoria.state.state",
    "State": "signoria.state.state",
}
__all__ = sorted(HOMES)


def __dir__() -> list[str]:
    return sorted([*globals(), *HOMES])


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name in HOMES:
            home = import_module(HOMES[name])
            return getattr(home, name) if hasattr(home, name) else import_module(f"{HOMES[name]}.{name}")
        raise AttributeError(f"module 'signoria' has no attribute {name!r}")
