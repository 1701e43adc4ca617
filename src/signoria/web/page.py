"""The page of one table as one browser sees it, panel by panel."""

import json
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from typing import Any

from signoria.drawing.pen import Marks, Pen, Plate
from signoria.game.choices import Choice
from signoria.game.game import SPECTATOR, Game
from signoria.game.log import ledger_of, log_of
from signoria.game.values import CannotUndo
from signoria.games import SEATS
from signoria.table.table import Table
from signoria.web import art
from signoria.web.choices import buttons, choices_of, marks_of
from signoria.web.speech import speech
from signoria.web.templates import render
from signoria.words.words import spoken

PANELS = ["top", "players", "overlay", "offer", "mine", "prompt", "log", "score", "textboard", "veil"]
"""The parts of the page that change, by the ids of their elements."""


@dataclass(frozen=True)
class Look:
    """Who looks at a table, and how: the seat (-1 for a spectator), the language, the layout, a past ply."""

    table: Table
    seat: int
    lang: str
    phone: bool = False
    ply: int | None = None
    following: bool = False
    """Whether the ply is only passed on the way to the present."""
    confirm: str = "turn"
    """When the game waits for consent: at the end of the turn, at every move, or never."""
    hot: tuple[int, ...] = ()
    """All seats of this guest; more than one share a screen."""


class Page:
    """The panels of a look, drawn on demand."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.table = look.table
        game = look.table.game
        self.now = game
        self.say = speech(look.lang)
        self.words = spoken(game.title, look.lang, tuple(game.given))
        self.past = look.ply is not None and look.ply < look.table.ply
        self.veiled = self.hidden_behind()
        self.seat = SPECTATOR if self.veiled >= 0 else look.seat
        self.game = self.shown()
        self.choices: list[Choice] = []
        if self.seat != SPECTATOR and not self.past:
            self.choices = choices_of(self.game, self.seat)
        marks = Marks() if self.game.held else marks_of(self.choices)
        self.pen = Pen(self.words, game.book, marks, look.phone)
        self.view = self.game.title.view(self.game.position, self.seat)
        self.art = art.drawing(game.title.name)

    def hidden_behind(self) -> int:
        """On a shared screen: the seat that the game waits for while another of its seats is shown; -1 if none."""
        look, game = self.look, self.now
        if len(look.hot) < 2 or self.past:
            return -1
        asked = [seat for seat in game.deciders if seat in look.hot]
        return asked[0] if asked and look.seat not in asked else -1

    def shown(self) -> Game:
        """The game at the ply that is looked at, in the reader's language."""
        game = self.now
        if self.past and self.look.ply is not None:
            game = self.table.at_ply(self.look.ply)
        return game.in_lang(self.look.lang)

    # The whole.

    def panels(self, without: tuple[str, ...] = ()) -> dict[str, str]:
        """Every panel, each with its digest on its element."""
        return {name: marked(getattr(self, name)()) for name in PANELS if name not in without}

    def changed(self, have: set[str], without: tuple[str, ...] = ()) -> dict[str, str]:
        """The panels that the browser does not have yet, by their digests (`prompt:1a2b…`)."""
        panels = self.panels(without)
        return {name: html for name, html in panels.items() if f"{name}:{digest_in(html)}" not in have}

    def facts(self) -> dict[str, Any]:
        """What every panel may speak of."""
        table = self.table
        return {
            "say": self.say,
            "table": table,
            "seat": self.look.seat,
            "colour": self.colour(self.seat),
            "lang": self.look.lang,
            "phone": self.look.phone,
            "past": self.past,
            "title": table.game.title.name,
            "title_name": self.words.word("title-name"),
            "over": self.game.over,
        }

    def colour(self, seat: int) -> str:
        return str(self.now.book.axes["seat"][seat]) if seat >= 0 else ""

    # The panels.

    def backdrop(self) -> str:
        game = self.now
        options = json.dumps(game.book.options, sort_keys=True)
        return art.backdrop(game.title, game.players, options, self.look.lang, self.look.phone)

    def top(self) -> str:
        heading = self.art.heading(self.view, self.pen)
        ply = self.look.ply if self.past else self.table.ply
        return render("panels/top.html", heading=heading, ply=ply, **self.facts())

    def players(self) -> str:
        headline, sentence = self.art.outlook(self.view, self.pen)
        people = [self.person(plate) for plate in self.art.plates(self.view, self.pen)]
        return render("panels/players.html", people=people, headline=headline, sentence=sentence, **self.facts())

    def person(self, plate: Plate) -> dict[str, Any]:
        """A plate with who sits there."""
        number = self.now.book.axes["seat"].index(plate.seat)
        asked = number in self.game.deciders
        if number >= len(self.table.seats):
            return {"plate": plate, "name": self.pen.seat(plate.seat), "kind": "none", "asked": asked, "number": number}
        sitting = self.table.seats[number]
        return {
            "plate": plate,
            "name": self.words.seat(self.now.book, number),
            "kind": "bot" if sitting.stand_in or sitting.kind == "bot" else sitting.kind,
            "stand_in": sitting.stand_in,
            "mine": number in self.look.hot,
            "asked": asked,
            "number": number,
        }

    def overlay(self) -> str:
        return f'<div id="overlay">{self.art.board(self.view, self.pen)}</div>'

    def offer(self) -> str:
        return f'<div id="offer">{self.art.offer(self.view, self.pen)}</div>'

    def mine(self) -> str:
        html = self.art.mine(self.view, self.pen)
        label = escape(self.say("panel-mine"))
        return f'<section id="mine" class="mine" tabindex="0" aria-label="{label}">{html}</section>'

    def prompt(self) -> str:
        game, seat = self.game, self.seat
        asked = seat >= 0 and (seat in game.deciders or game.answered(seat)) and not self.past
        headline, text = game.question(seat)
        held = asked and game.held
        undo, reason = self.undo_state()
        legal = [choice for choice in self.choices if not choice.locked]
        offered = buttons(self.choices)
        return render(
            "panels/prompt.html",
            asked=asked,
            held=held,
            act=legal[0].label if held and legal else "",
            headline=headline.rstrip("."),
            text=text,
            choices=[] if held else [item for item in offered if not item.choice.aside],
            asides=[] if held else [item for item in offered if item.choice.aside],
            undo=undo,
            reason=reason,
            confirm=self.look.confirm,
            waiting=[self.colour(other) for other in game.deciders],
            ply=self.look.ply,
            following=self.look.following,
            ranking=self.ranking() if game.over else [],
            ties=self.words.word("final-ties") if game.over else "",
            **self.facts(),
        )

    def ranking(self) -> list[dict[str, Any]]:
        """The seats in the order of the result."""
        game = self.game
        order = sorted(range(game.players), key=lambda seat: (game.ranks[seat], seat))
        return [
            {
                "rank": game.ranks[seat],
                "colour": SEATS[seat],
                "name": self.words.seat(game.book, seat),
                "points": game.scores[seat],
            }
            for seat in order
        ]

    def undo_state(self) -> tuple[bool, str]:
        """Whether this seat can take its last move back, and why not."""
        if self.seat == SPECTATOR or self.past:
            return False, ""
        try:
            self.game.copy().undo(self.seat)
        except CannotUndo as error:
            plies = self.game.plies
            return False, error.in_lang(self.look.lang) if plies and plies[-1].seat == self.seat else ""
        return True, ""

    def log(self) -> str:
        lines = log_of(self.game, self.seat)
        return render("panels/log.html", lines=lines, move=self.say("log-ply"), **self.facts())

    def score(self) -> str:
        game = self.game
        order = list(range(game.players))
        names = [self.words.seat(game.book, seat) for seat in order]
        return render(
            "panels/score.html",
            rows=ledger_of(game),
            order=order,
            names=names,
            colours=SEATS,
            totals=game.scores,
            **self.facts(),
        )

    def textboard(self) -> str:
        text = art.text_board(self.now.title, self.view, self.words)
        return render("panels/textboard.html", text=text, **self.facts())

    def veil(self) -> str:
        """The screen between two persons who share it."""
        name = self.words.seat(self.now.book, self.veiled) if self.veiled >= 0 else ""
        return render(
            "panels/veil.html", veiled=self.veiled, next=name, next_colour=self.colour(self.veiled), **self.facts()
        )


MARK = 'data-mark="'


def marked(html: str) -> str:
    """A panel with a short digest of itself on its element, by which the browser tells what it has."""
    digest = sha256(html.encode()).hexdigest()[:12]
    at = html.index(">")
    return f'{html[:at]} {MARK}{digest}"{html[at:]}'


def digest_in(html: str) -> str:
    at = html.index(MARK) + len(MARK)
    return html[at : at + 12]
