"""The sprite of all icons: `<use href="#i-wood"/>` anywhere on a page that carries it once."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files


@cache
def symbols() -> dict[str, str]:
    """Every icon by its name, as a <symbol> on a grid of 24."""
    text = (files("signoria.drawing") / "icons.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="i-([^"]+)".*?</symbol>', text, re.S)}


def sprite(names: Iterable[str] | None = None) -> str:
    """The icons as one hidden <svg>, or just those that are named; put it once on a page."""
    known = symbols()
    chosen = known.values() if names is None else [known[name] for name in names]
    head = '<svg xmlns="http://www.w3.org/2000/svg" class="offstage" width="0" height="0" aria-hidden="true">'
    return head + "".join(chosen) + "</svg>"


def used(drawing: str) -> list[str]:
    """The names of the icons that a drawing points at, in the order of the sprite."""
    found = set(re.findall(r'href="#i-([^"]+)"', drawing))
    return [name for name in symbols() if name in found]
