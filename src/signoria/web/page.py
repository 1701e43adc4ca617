"""The page of one table as one browser sees it, panel by panel."""

import json
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import sha256
from html import escape
from typing import Any

from markupsafe import Markup

from signoria import SignoriaError
from signoria.drawing.pen import Marks, Pen, Plate, Stage
from signoria.drawing.png import can_paint
from signoria.game.choices import Choice, typed_row
from signoria.game.game import SPECTATOR, Game
from signoria.game.log import SHOWN, Line, account_of, ledger_of, log_of, scope_of, took
from signoria.game.values import CannotUndo
from signoria.games import SEATS
from signoria.players import levels
from signoria.table.facts import BOT, CLOSED
from signoria.table.hints import allowed as hints_allowed
from signoria.table.hints import last_turn
from signoria.table.table import Table
from signoria.web import art
from signoria.web.choices import Button, buttons, choices_of, marks_of
from signoria.web.foresight import foresee
from signoria.web.lessons import LessonTable, is_lesson
from signoria.web.sharing import SharingPen
from signoria.web.speech import speech
from signoria.web.templates import render, shared
from signoria.words.words import Words, spoken

PANELS = ["top", "players", "overlay", "offer", "mine", "prompt", "log", "score", "textboard", "veil", "coach"]
"""The parts of the page that change, by the ids of their elements."""


@dataclass(frozen=True)
class Look:
    """Who looks at a table, and how: the seat (-1 for a spectator), the language, the layout, a ply."""

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
    chosen: str = ""
    """The move that waits for a second touch."""
    replay: bool = False
    """Whether the game is only looked at, also at its last ply."""
    reply: str = ""
    """What the coach of a lesson says to a move that it did not make."""


class Page:
    """The panels of a look, drawn on demand."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.table = look.table
        game = look.table.game
        self.now = game
        self.say = speech(look.lang)
        self.words = spoken(game.title, look.lang, tuple(game.given))
        self.past = look.replay or (look.ply is not None and look.ply < look.table.ply)
        self.closed = look.table.state == CLOSED
        self.veiled = self.hidden_behind()
        self.seat = SPECTATOR if self.veiled >= 0 else look.seat
        self.game = self.shown()
        self.view = self.game.title.view(self.game.position, self.seat)
        self.art = art.drawing(game.title.name)
        self.chapters = art.chapters(game.title.name)

    @property
    def plays(self) -> bool:
        """Whether somebody sits here who can do something; a past ply and a closed table are only looked at."""
        return self.seat != SPECTATOR and not self.past and not self.closed

    @property
    def asked(self) -> bool:
        """Whether this seat answers now, or has answered and may change that."""
        return self.plays and (self.seat in self.game.deciders or self.game.answered(self.seat))

    @cached_property
    def choices(self) -> list[Choice]:
        return choices_of(self.game, self.seat) if self.plays else []

    @cached_property
    def pen(self) -> Pen:
        marks = Marks() if self.game.held else marks_of(self.choices)
        return self.plain_pen(marks)

    def plain_pen(self, marks: Marks | None = None) -> Pen:
        taken = took(self.game, self.seat, art.takes(self.now.title.name))
        return Pen(self.words, self.now.book, marks, self.look.phone, taken)

    def hidden_behind(self) -> int:
        """On a shared screen: the seat that the game waits for while another of its seats is shown; -1 if none."""
        look, game = self.look, self.now
        if len(look.hot) < 2 or self.past or self.closed:
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

    @cached_property
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
            "replay": self.look.replay,
            "png": can_paint(),
            "title": table.game.title.name,
            "title_name": self.words.word("title-name"),
            "over": self.game.over,
            "drawn": art.can_draw(table.game.title.name),
            "lesson": isinstance(table, LessonTable),
        }

    def drawn(self, what: str) -> Any:
        """A drawing of the title: `board`, `offer`, `plates`."""
        return self.sharing_pen.once(getattr(self.art, what), self.view)

    @cached_property
    def sharing_pen(self) -> SharingPen:
        return SharingPen(self.pen, (self.table.id, scope_of(self.game)))

    def colour(self, seat: int) -> str:
        return str(self.now.book.axes["seat"][seat]) if seat >= 0 else ""

    # The panels.

    def backdrop(self) -> str:
        game = self.now
        options = json.dumps(game.book.options, sort_keys=True)
        return art.backdrop(game.title, game.players, options, self.look.lang, self.look.phone)

    def top(self) -> str:
        heading = self.drawn("heading")
        ply = self.look.ply if self.past else self.table.ply
        key = (self.look.lang, self.table.version, ply, heading.subtitle, tuple(heading.phases), heading.now)
        return shared("panels/top.html", key, lambda: {"heading": heading, "ply": ply, **self.facts})

    def players(self) -> str:
        headline, sentence = self.drawn("outlook")
        people = [self.plate_html(self.person(plate)) for plate in self.drawn("plates")]
        # Nobody else sits here: the host may close the table.
        alone = all(place.seat in self.look.hot or place.bot for place in self.table.seats)
        facts = {"headline": headline, "sentence": sentence, "alone": alone, **self.facts}
        return render("panels/players.html", people=people, **facts)

    def plate_html(self, person: dict[str, Any]) -> Markup:
        """A plate; it is made once for all who see the same of it."""
        stands = self.look.seat >= 0 and person["asked"] and person["kind"] == "person" and not person.get("mine")
        takes = bool(person.get("mine") and person.get("stand_in"))
        stamp = (self.look.seat, self.table.version) if stands or takes else ()
        key = (self.look.lang, self.table.id, *(repr(value) for value in person.values()), stamp)
        facts = {**self.facts, "person": person, "stands": stands, "takes": takes}
        return Markup(shared("panels/plate.html", key, lambda: facts))

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
        return f'<div id="overlay">{self.drawn("board")}</div>'

    def offer(self) -> str:
        return f'<div id="offer">{self.drawn("offer")}</div>'

    def mine(self) -> str:
        html = self.drawn("mine")
        label = escape(self.say("panel-mine"))
        return f'<section id="mine" class="mine" tabindex="0" aria-label="{label}">{html}</section>'

    def prompt(self) -> str:
        game, asked = self.game, self.asked
        held = asked and game.held
        chooses = asked and not held
        headline, text, trail = self.question(asked)
        legal = [choice for choice in self.choices if not choice.locked]
        chosen = self.chosen(legal) if chooses else None
        undo, reason = self.undo_state()
        return render(
            "panels/prompt.html",
            asked=asked,
            held=held,
            act=legal[0].label if held and legal else chosen.label if chosen else "",
            chosen=chosen,
            fore=self.foreseen(chosen) if chosen else "",
            asking=asking_of(headline, text, legal, held),
            headline=headline.rstrip("."),
            text=text,
            trail=trail,
            undo=undo,
            reason=reason,
            confirm=self.look.confirm,
            hints=chooses and self.seat in game.deciders and self.may_ask(),
            thinker=self.last_bot(),
            closed=self.closed,
            may_stand=chooses and self.view.get("step") in art.standing(game.title.name),
            standing=self.standing(),
            waiting=[self.colour(other) for other in game.deciders],
            ply=self.look.ply,
            happened=self.happened() if self.past else [],
            latest=[] if asked else self.latest(),
            following=self.look.following,
            ranking=ranking_of(game, self.words) if game.over else [],
            ties=self.words.word("final-ties", players=game.players) if game.over else "",
            **self.offered(held),
            **self.facts,
        )

    def question(self, asked: bool) -> tuple[str, str, list[Stage]]:
        """What is asked: its headline, what else there is to say, and where one is in nested actions."""
        headline, text = self.game.question(self.seat)
        trail = art.trail(self.now.title.name, self.view, self.pen) if asked else []
        if trail and text and self.game.title.trail(self.game.position, self.seat):
            # The trail says where one is; the question alone is the headline.
            return text, "", trail
        return headline, text, trail

    def offered(self, held: bool) -> dict[str, list[Button]]:
        """The buttons: what answers the question, and what may be done beside it."""
        found = [] if held else buttons([choice for choice in self.choices if choice.near])
        if self.look.phone:
            # There they lie in a row that scrolls: what can be touched on the board comes after what cannot.
            found.sort(key=lambda item: (item.choice.locked, not item.choice.bare))
        return {
            "choices": [item for item in found if not item.choice.aside],
            "asides": [item for item in found if item.choice.aside],
        }

    def chosen(self, legal: list[Choice]) -> Choice | None:
        """The move or row of moves that waits for a second touch: one of those on offer, or as it was typed."""
        text = self.look.chosen
        found = next((choice for choice in legal if choice.text == text), None)
        if found is not None or ";" not in text:
            return found
        try:
            return typed_row(self.game, self.seat, text)
        except SignoriaError:
            return None

    def may_ask(self) -> bool:
        """Whether the analyst gives hints here; in a lesson there is a coach."""
        return not isinstance(self.table, LessonTable) and hints_allowed(self.table)

    def last_bot(self) -> str:
        """The name of the bot that had the last turn of all bots; "" for none."""
        turn, game = last_turn(self.table), self.table.game
        return self.game.names[game.plies[turn[0]].seat] if turn else ""

    def standing(self) -> list[str]:
        """What the person of this seat always answers, in words."""
        if not self.plays or self.game.over:
            return []
        return [self.game.move(self.game.numbers(text)[0]).words for text in self.table.seats[self.seat].answers]

    def happened(self) -> list[str]:
        """What the move that led here brought, as the log tells it; a move that it does not tell may be a secret."""
        lines = log_of(self.game, self.seat, chapters=self.chapters)
        found = [line.text for line in lines if line.ply == self.look.ply]
        if found or not self.game.plies:
            return found
        last = self.game.plies[-1]
        name = self.words.seat(self.now.book, last.seat)
        if not self.table.facts.revealed and last.seat != self.seat:
            return [self.say("replay-unseen", name=name)]
        return [self.say("play-pair", left=name, right=self.words.move(last.before, last.move))]

    def latest(self) -> list[Line]:
        """What happened last, for who waits at a phone: the log is behind a tab there."""
        return log_of(self.game, self.seat, LATEST) if self.look.phone and not self.game.over else []

    def foreseen(self, chosen: Choice) -> str:
        """What the move that waits for a second touch would change."""
        found = foresee(self.game, self.seat, chosen.text, self.say)
        if chosen.pointless:
            return f"{escape(self.say('pointless-sure'))} {found}"
        final = escape(self.say("forecast-final")) if self.look.confirm == "turn" else ""
        if not final or found == escape(self.say("forecast-learns")):
            return found
        return f"{found}{'' if found.endswith('.') else ' ·'} {final}"

    def undo_state(self) -> tuple[bool, str]:
        """Whether this seat can take its last move back, and why not."""
        if not self.plays:
            return False, ""
        try:
            self.game.copy().undo(self.seat)
        except CannotUndo as error:
            plies = self.game.plies
            return False, error.in_lang(self.look.lang) if plies and plies[-1].seat == self.seat else ""
        return True, ""

    def log(self) -> str:
        lines = log_of(self.game, self.seat, self.lines_shown(), self.chapters)
        still_open = lines[-1].chapter if lines and self.in_chapter(lines[-1].chapter) else ""
        shown = Markup("".join([line_html(line, self.table.id, self.now.title.name, self.look.lang) for line in lines]))
        return render("panels/log.html", lines=shown, notes=self.notes(), still_open=still_open, **self.facts)

    def lines_shown(self) -> int:
        """How many lines of the log there are; in a replay every step brings another log, so it has fewer."""
        if not self.look.replay:
            return SHOWN
        return LINES_BEFORE + (len(self.game.plies[-1].events) if self.game.plies else 0)

    def notes(self) -> list[tuple[str, str]]:
        """What happened at the table beside the game: who left, and whether it was closed."""
        left = [place for place in self.table.seats if place.kind == BOT and place.name]
        found = [(self.colour(place.seat), self.say("log-resigned", name=place.name)) for place in left]
        return [*found, ("", self.say("log-closed"))] if self.closed else found

    def in_chapter(self, chapter: str) -> bool:
        """Whether somebody is asked in the midst of the chapter that was told last."""
        return bool(chapter) and any(self.view.get("step") in known.asks for known in self.chapters)

    def score(self) -> str:
        game = self.game
        order = list(range(game.players))
        names = [self.words.seat(game.book, seat) for seat in order]
        rows = ledger_of(game)
        key = (self.look.lang, self.table.id, tuple(names), tuple((row.source, *row.points) for row in rows))
        return shared(
            "panels/score.html",
            (*key, tuple(game.scores)),
            lambda: {
                "rows": rows,
                "order": order,
                "names": names,
                "colours": SEATS,
                "totals": game.scores,
                **self.facts,
            },
        )

    def textboard(self) -> str:
        text = art.text_board(self.now.title, self.view, self.words)
        return render("panels/textboard.html", text=text, **self.facts)

    def veil(self) -> str:
        """The screen between two persons who share it."""
        if self.veiled < 0:
            return shared("panels/veil.html", (self.look.lang,), lambda: {"veiled": -1, **self.facts})
        name = self.words.seat(self.now.book, self.veiled)
        return render(
            "panels/veil.html", veiled=self.veiled, next=name, next_colour=self.colour(self.veiled), **self.facts
        )

    def coach(self) -> str:
        """The coach of a lesson; hidden at every other table."""
        if not isinstance(self.table, LessonTable):
            return shared("panels/coach.html", (self.look.lang,), lambda: {"course": None, **self.facts})
        course = self.table.course
        return render(
            "panels/coach.html",
            course=course,
            reply=self.look.reply or (course.astray.say[self.look.lang] if course.astray else ""),
            easiest=next(iter(levels())),
            **self.facts,
        )

    # When asked.

    def explained(self, thing: str) -> str:
        """What a thing on the table is; "" where nobody can tell."""
        found = art.explained(self.now.title.name, self.view, self.plain_pen(), thing)
        return render("thing.html", found=found, **self.facts) if found else ""

    def account(self, starts: list[str]) -> str:
        """Chapters of the log, summed up on one card; "" if none begins with one of these lines."""
        found = [one for one in (account_of(self.game, self.seat, start, self.chapters) for start in starts) if one]
        if not found:
            return ""
        names = {colour: self.words.seat(self.now.book, seat) for seat, colour in enumerate(SEATS[: self.game.players])}
        told = [(self.words.word(f"chapter-{one.name}"), one) for one in found]
        return render("account.html", told=told, names=names, **self.facts)


def ranking_of(game: Game, words: Words) -> list[dict[str, Any]]:
    """The seats in the order of the result."""
    order = sorted(range(game.players), key=lambda seat: (game.ranks[seat], seat))
    return [
        {
            "rank": game.ranks[seat],
            "colour": SEATS[seat],
            "name": words.seat(game.book, seat),
            "points": game.scores[seat],
        }
        for seat in order
    ]


@lru_cache(maxsize=20_000)
def line_html(line: Line, table: str, title: str, lang: str) -> str:
    """A line of the log; it is made once for all who may read it."""
    return render("panels/line.html", line=line, table=table, title=title, lesson=is_lesson(table), say=speech(lang))


def asking_of(headline: str, text: str, legal: list[Choice], held: bool) -> str:
    """A short digest of a question and its answers: a page knows by it that it asks something else now."""
    asked = "\n".join([headline, text, str(held), *(choice.text for choice in legal)])
    return sha256(asked.encode()).hexdigest()[:8]


LATEST = 5
"""So many lines tell who waits what the others do."""
LINES_BEFORE = 20
"""So many lines of a log are shown in a replay before those of the move."""
MARK = 'data-mark="'


def marked(html: str) -> str:
    """A panel with a short digest of itself on its element, by which the browser tells what it has."""
    digest = sha256(html.encode()).hexdigest()[:12]
    at = html.index(">")
    return f'{html[:at]} {MARK}{digest}"{html[at:]}'


def digest_in(html: str) -> str:
    at = html.index(MARK) + len(MARK)
    return html[at : at + 12]
