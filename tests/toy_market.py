"""Puts the toy title `market` on the shelf, as a contributor would: by adding a folder."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from signoria import games

SHELF = Path(__file__).parent / "shelf"


@contextmanager
def shelved(shelf: Path = SHELF) -> Iterator[str]:
    games.__path__.append(str(shelf))
    games._names.cache_clear()
    try:
        yield "market"
    finally:
        games.__path__.remove(str(shelf))
        games._names.cache_clear()
        # Another shelf may have other files: nothing of this one may be remembered.
        for name in [name for name in sys.modules if name.startswith("signoria.games.market")]:
            del sys.modules[name]
