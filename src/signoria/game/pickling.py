"""Titles, books and positions in a pickle: each by what makes it again, so that a position takes little room.

A title is its name and the digest of its data, looked up on the shelf of whoever reads; one with a data pack brings
its data along. A book is its title, seats and options, a position its book and the numbers of its fields.
"""

import json
from importlib import import_module
from typing import cast

from signoria import games
from signoria.game import packs
from signoria.games import TitleModule, find, shared_book, titles
from signoria.kernel import schema
from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Again, Book, Position
from signoria.kernel.title import Title


def of_title(title: Title) -> Again:
    shelved = title.name in titles() and find(title.name).digest == title.digest
    return title_again, (title.name, title.version, title.digest, None if shelved else title.data)


def title_again(name: str, version: int, digest: str, data: packs.Data | None) -> Title:
    title = packs.title_of(name, digest)
    if title.version == version and title.digest != digest and data is not None:
        module = cast(TitleModule, import_module(f"{games.__name__}.{name}.title"))
        title = packs.keep(module.make(data, digest))
    if title.version != version or title.digest != digest:
        here = f"rules {title.version}, data {title.digest}"
        raise SignoriaError(f"this was pickled with rules {version}, data {digest} of {name}; here are {here}")
    return title


def of_book(book: Book) -> Again:
    # positions come by the thousand and one by one: those of one game share a book again
    return shared_book, (maker_of(book), book.seats, json.dumps(book.options))


def of_position(p: Position) -> Again:
    return position_again, (p.book, schema.raw(p, maker_of(p.book).fields))


def position_again(book: Book, numbers: dict[str, object]) -> Position:
    p: Position = maker_of(book).blank(book)
    for name, value in numbers.items():
        setattr(p, name, Chance(*value) if name == "chance" and isinstance(value, list) else value)
    return p


def maker_of(book: Book) -> Title:
    if not isinstance(book.maker, Title):
        raise SignoriaError(f"a book of {book.title} that no title has made cannot be pickled")
    return book.maker
