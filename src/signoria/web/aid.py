"""The aid of a title: one sheet to print, for a number of players, in a language."""

import re
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

from markupsafe import Markup

from signoria.drawing.aid import aid_of
from signoria.drawing.icons import sprite
from signoria.drawing.pen import Pen
from signoria.drawing.svg import defs
from signoria.games import Title
from signoria.web import art
from signoria.web.speech import speech
from signoria.web.templates import render
from signoria.words.words import Words

HERE = Path(__file__).parent
FACE = re.compile(r"@font-face \{[^}]*url\(/vendor/(alegreya-sans-[a-z-]+-(?:500|700)-[a-z]+\.woff2)\)[^}]*\}")
"""The type of what fills the sheet: with another one it would not fit."""


def aid_html(title: Title, players: int, lang: str, alone: bool = False) -> str:
    """The sheet as a page; `alone` carries style and type inside, as a file needs it."""
    words = Words(title, lang)
    made = aid_of(title.name)
    blocks = made.blocks(Pen(words, title.book(players, art.beginner(title.name)))) if made else []
    return render(
        "aid.html",
        say=speech(lang),
        title=title.name,
        name=words.word("title-name"),
        players=players,
        counts=title.players,
        blocks=blocks,
        icons=icons(title, lang),
        style=Markup(style()) if alone else "",
        sprite=Markup(sprite() + defs()),
    )


@cache
def style() -> str:
    """The style of the sheet with its type; without that where nobody has fetched it."""
    faces = FACE.finditer((HERE / "static" / "fonts.css").read_text(encoding="utf-8"))
    type = [face[0].replace(f"/vendor/{face[1]}", data) for face in faces if (data := inside(face[1]))]
    return "\n".join([*type, (HERE / "static" / "aid.css").read_text(encoding="utf-8")])


def inside(font: str) -> str:
    """A font as an address that holds it; "" if it is not here."""
    file = HERE / "vendor" / font
    return f"data:font/woff2;base64,{b64encode(file.read_bytes()).decode()}" if file.is_file() else ""


def icons(title: Title, lang: str) -> list[Any]:
    """What the icons of a title mean."""
    made = aid_of(title.name)
    return list(made.icons(Pen(Words(title, lang), title.book(title.players[-1])))) if made else []
