"""The games on the shelf: every folder here with a `title.py` is a title, and nothing else names one."""

import json
import tomllib
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Protocol, cast

from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Book as Book
from signoria.kernel.title import SEATS as SEATS
from signoria.kernel.title import Option as Option
from signoria.kernel.title import Title as Title


class TitleModule(Protocol):
    """What `title.py` of a folder gives."""

    def make(self, data: dict[str, object], digest: str) -> Title: ...


@cache
def _names() -> tuple[str, ...]:
    folders = (module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name for name in folders if find_spec(f"{__name__}.{name}.title")))


def titles() -> list[str]:
    """The names of all titles."""
    return list(_names())


def find(name: str, data_dir: Path | None = None) -> Title:
    """A title by its name, `find("elgrande")`; with `data_dir` it is made from other data files."""
    if name not in _names():
        known = ", ".join(_names()) or "none"
        raise SignoriaError(f"there is no title {name!r}; the titles are: {known}")
    return _shelved(name) if data_dir is None else _make(name, data_dir)


@cache
def _shelved(name: str) -> Title:
    return _make(name, folder(name) / "data")


def _make(name: str, data_dir: Path) -> Title:
    return make_title(name, read_data(data_dir), str(data_dir))


def make_title(name: str, data: dict[str, object], where: str) -> Title:
    """A title from data that are read already; `where` is what an error calls them."""
    module = cast(TitleModule, import_module(f"{__name__}.{name}.title"))
    try:
        return module.make(data, digest_of(data))
    except KeyError as error:
        raise SignoriaError(f"{where}: the data of {name} lack {error}") from error
    except (AssertionError, IndexError, TypeError, ValueError) as error:
        raise SignoriaError(f"{where}: the data of {name} do not fit: {type(error).__name__} {error}") from error


@lru_cache(maxsize=64)
def shared_book(title: Title, players: int, options: str) -> Book:
    """The book of a game, compiled once for all who ask; `options` is their JSON, so that it can be a key."""
    book: Book = title.book(players, json.loads(options))
    return book


def folder(name: str) -> Path:
    """The folder of a title."""
    for shelf in __path__:
        if (Path(shelf) / name).is_dir():
            return Path(shelf) / name
    return Path(__path__[0]) / name


def read_data(data_dir: Path) -> dict[str, object]:
    """All TOML files of a folder as one table."""
    if not data_dir.is_dir():
        raise SignoriaError(f"{data_dir}: there is no such data folder")
    merged: dict[str, object] = {}
    home: dict[str, str] = {}
    for file in sorted(data_dir.glob("*.toml")):
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
            raise SignoriaError(f"{file}: {error}") from error
        for key, value in data.items():
            if key in merged:
                raise SignoriaError(f"{file}: {key!r} is already in {home[key]}; keep it in one of the two files")
            merged[key] = value
            home[key] = file.name
    if not merged:
        raise SignoriaError(f"{data_dir}: there are no data (*.toml) here")
    return merged


def digest_of(data: dict[str, object]) -> str:
    """A short fingerprint of data, the same whatever the order and the layout of their files."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return sha256(text.encode()).hexdigest()[:16]


def rules_text(name: str, lang: str = "") -> str:
    """The exact clauses of a title as Markdown; with a language in player's words, "" where nobody has told them."""
    if lang:
        return written("rules", f"{name}/{lang}.md")
    found = written("rules", f"{name}.md")
    if not found:
        raise SignoriaError(f"the rules of {name!r} are not here; they belong in docs/rules/{name}.md")
    return found


def written(shelf: str, path: str) -> str:
    """A text of `docs/rules` or `docs/guide`: from the installed package or beside the sources; "" if there is none."""
    packed = files("signoria") / shelf / path
    if packed.is_file():
        return packed.read_text(encoding="utf-8")
    beside = Path(__path__[0]).parents[2] / "docs" / shelf / path
    return beside.read_text(encoding="utf-8") if beside.is_file() else ""
