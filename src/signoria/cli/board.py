"""The table as text, for terminals and screen readers."""

import json
from importlib import import_module
from importlib.util import find_spec

from signoria.kernel.title import Title
from signoria.words import Words

WIDTH = 100


def text(title: Title, view: dict[str, object], words: Words, width: int = WIDTH) -> str:
    """What `board.py` of the title's folder makes of a view; plain data for a title without one."""
    return drawn("render", title, view, words, width)


def hand(title: Title, view: dict[str, object], words: Words, width: int = WIDTH) -> str:
    """What only the viewer holds; the whole table for a title that makes no difference."""
    return drawn("hand", title, view, words, width)


def drawn(part: str, title: Title, view: dict[str, object], words: Words, width: int) -> str:
    name = f"signoria.games.{title.name}.board"
    if find_spec(name) is None:
        return json.dumps(view, indent=1, ensure_ascii=False)
    module = import_module(name)
    return str(getattr(module, part, module.render)(view, words, width))
