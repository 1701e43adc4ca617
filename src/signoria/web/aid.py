"""The aid of a title: one sheet to print, for a number of players, in a language."""

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


def aid_html(title: Title, players: int, lang: str, alone: bool = False) -> str:
    """The sheet as a page; `alone` carries its style inside, as a file needs it."""
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
        style=Markup((HERE / "static" / "aid.css").read_text(encoding="utf-8")) if alone else "",
        sprite=Markup(sprite() + defs()),
    )


def icons(title: Title, lang: str) -> list[Any]:
    """What the icons of a title mean."""
    made = aid_of(title.name)
    return list(made.icons(Pen(Words(title, lang), title.book(title.players[-1])))) if made else []
