"""The lobby: the games on the shelf, my tables, and sitting down at once."""

import time
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.games import SEATS, Title, find, titles
from signoria.players import USUAL, levels
from signoria.players.strength import Measured, strength_in, strength_of
from signoria.scenario.lesson import guided
from signoria.table.errors import TableError
from signoria.table.facts import BROUGHT, CLOSED, OPEN, OVER, PLAYING, SeatPlan, Summary
from signoria.web import art
from signoria.web.speech import Speech
from signoria.web.visitor import PACES, Visitor, go_to, is_secure, known_guest, local, number_in, page, visitor_of
from signoria.words.words import LANGUAGES, Words, in_row

ABOUT = ("place", "time", "weight")
"""What the shelf says of a title that tells it."""
YEAR = 365 * 24 * 3600
SHOWN = 40
"""So many of my tables are in the list."""
ALONE = "solo"
"""The option of a title that one person can play, against an automaton: its choices are how hard that is."""


def game_facts(title: Title, visitor: Visitor) -> dict[str, Any]:
    """What the shelf says of a title."""
    words = Words(title, visitor.lang)
    name = words.word("title-name")
    return {
        "id": title.name,
        "name": name,
        "short": words.word("title-short") if words.has("title-short") else name,
        **{fact: words.word(f"about-{fact}") if words.has(f"about-{fact}") else "" for fact in ABOUT},
        "players": visitor.say("lobby-players-range", least=title.players[0], most=title.players[-1]),
        "vignette": Markup(art.vignette(title, visitor.lang)),
        "alone": levels_alone(title, words),
        "lesson": title.name in guided(),
        "rival": words.word("seat-automaton") if words.has("seat-automaton") else "",
    }


def levels_alone(title: Title, words: Words) -> list[dict[str, str]]:
    """How hard a game for one can be; [] for a title that needs company."""
    return [
        {"id": choice, "name": words.choice(title.book(title.players[-1]), option, choice)}
        for option in title.options
        if option.name == ALONE
        for choice in option.choices
        if choice != option.default
    ]


async def lobby(request: Request) -> Response:
    visitor = await visitor_of(request)
    mine = await visitor.hall.tables_of(visitor.guest) if visitor.guest else []
    rows = [row for row in mine if row.facts.title in titles() and row.facts.origin != BROUGHT]
    rows.sort(key=lambda row: (not row.my_turn, -row.facts.changed))
    return page(
        request,
        visitor,
        "lobby.html",
        here="lobby",
        shelf=[game_facts(find(name), visitor) for name in titles()],
        levels=[level_facts(visitor.say, name) for name in levels()],
        usual=USUAL,
        tables=[await row_facts(row, visitor) for row in rows[:SHOWN]],
        waiting=sum(row.my_turn for row in rows),
    )


def level_name(say: Speech, level: str) -> str:
    return say(f"level-{level}") if say.has(f"level-{level}") else level


def level_facts(say: Speech, level: str, title: str = "") -> dict[str, str]:
    """What people are told of a level: in one title, or in all together."""
    measured = measured_in(say, title, level) if title else measured_facts(say, level)
    return {"id": level, "name": level_name(say, level), "about": say(f"level-{level}.about"), "measured": measured}


def measured_facts(say: Speech, level: str) -> str:
    """How strong a level is in all titles together, and where nobody has measured it."""
    found = strength_of(level)
    if found is None:
        return say("lobby-not-measured")
    told = [say("lobby-measured", games=span(found.least, found.most), rival=level_name(say, found.rivals))]
    if found.thrift > 1:
        told.append(say("lobby-measured-thrift", thrift=found.thrift))
    if found.open:
        names = ", ".join(Words(find(name), say.lang).word("title-name") for name in found.open)
        told.append(say("lobby-not-measured-in", titles=names))
    return " ".join(told)


def measured_in(say: Speech, title: str, level: str) -> str:
    """How strong a level is in one title, table by table."""
    rows = [measured_row(say, row) for row in strength_in(title, level)]
    return say("new-measured", rows=in_row(say, rows)) if rows else say("lobby-not-measured")


def measured_row(say: Speech, row: Measured) -> str:
    games = span(round(100 * row.low), round(100 * row.high))
    told = say("new-measured-row", games=games, players=row.players, rival=level_name(say, row.rivals))
    return told if row.thrift == 1 else say("new-measured-thrift", row=told, thrift=row.thrift)


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


async def row_facts(row: Summary, visitor: Visitor) -> dict[str, Any]:
    """A line in the list of tables: whose turn it is, and what is asked."""
    say, facts = visitor.say, row.facts
    title = find(facts.title)
    words = Words(title, visitor.lang, [seat.name for seat in row.seats])
    button = say("row-open")
    if facts.state == OVER:
        what = say("row-over")
    elif facts.state == CLOSED:
        what = say("row-closed")
    elif not row.fits:
        what = say("error-pinned")
    elif facts.state != PLAYING:
        what = say("row-seats-open", count=sum(seat.kind == OPEN for seat in row.seats))
    else:
        names = [row.seats[seat].name or words.word(f"seat-{SEATS[seat]}") for seat in facts.deciders]
        what = say("row-waits", names=", ".join(names))
        if row.my_turn:
            what, button = await asked_of(row, visitor) or (what, button)
    return {
        "id": facts.id,
        "title": facts.title,
        "name": words.word("title-name"),
        "mine": row.my_turn,
        "seats": SEATS[: facts.players],
        "what": what,
        "since": since(say, time.time() - facts.changed),
        "button": button,
    }


async def asked_of(row: Summary, visitor: Visitor) -> tuple[str, str] | None:
    """What a table asks me, and its button; None if it has gone on since the list was made, or cannot be opened."""
    try:
        table = await visitor.hall.open(row.facts.id)
    except TableError:
        return None
    asked = [seat for seat in table.deciders if seat in row.mine]
    if not asked:
        return None
    return table.game.in_lang(visitor.lang).prompt(asked[0]), visitor.say("row-your-move")


def since(say: Speech, seconds: float) -> str:
    minutes = int(seconds // 60)
    if minutes < 1:
        return say("row-now")
    if minutes < 60:
        return say("row-minutes", count=minutes)
    if minutes < 48 * 60:
        return say("row-hours", count=minutes // 60)
    return say("row-days", count=minutes // (24 * 60))


async def play_now(request: Request) -> Response:
    """Sit down at once, against bots of one level; or alone, by its name and how hard, where it can be."""
    visitor = await visitor_of(request)
    form = await request.form()
    guest, key = await known_guest(request, visitor, str(form.get("name", visitor.say("guest-default"))))
    name, _, alone = str(form.get("alone", form.get("title", ""))).partition(" ")
    title = find(name)
    level = str(form.get("level", USUAL))
    asked = number_in(str(form.get("players", "")))
    players = asked if asked in title.players else min(title.players, key=lambda count: abs(count - 4))
    plans = [SeatPlan("me", guest.name)] + [SeatPlan("bot", "", level)] * (0 if alone else players - 1)
    options, plans = seated(title, {ALONE: alone} if alone else art.beginner(title.name), plans)
    made = await visitor.hall.create(guest, title.name, len(plans), options, plans)
    return go_to(request, f"/t/{made.table}", key)


def seated(title: Title, options: dict[str, object], plans: list[SeatPlan]) -> tuple[dict[str, object], list[SeatPlan]]:
    """The options and seats of a new table; an automaton, which nobody asks, gets a seat where a game needs one."""
    book = title.book(len(plans), options)
    if book.seats == len(plans):
        return options, plans
    return dict(book.options), plans + [SeatPlan("bot", "", USUAL)] * (book.seats - len(plans))


async def language(request: Request) -> Response:
    """Another language, here and for all pages to come."""
    form = await request.form()
    response = go_to(request, local(str(form.get("back", "/"))))
    lang = str(form.get("lang", ""))
    if lang in LANGUAGES:
        response.set_cookie("lang", lang, max_age=YEAR, samesite="lax", secure=is_secure(request))
        visitor = await visitor_of(request)
        if visitor.guest is not None:
            await visitor.hall.change_guest(visitor.guest, lang=lang)
    return response


async def me(request: Request) -> Response:
    visitor = await visitor_of(request)
    if visitor.guest is None:
        return go_to(request, "/")
    if request.method == "POST":
        form = await request.form()
        chosen = {"confirm": str(form.get("confirm", "turn")), "pace": str(form.get("pace", "normal"))}
        prefs = {**visitor.guest.prefs, **chosen}
        await visitor.hall.change_guest(visitor.guest, name=str(form.get("name", "")), prefs=prefs)
        return go_to(request, local(str(form.get("back", "/"))))
    back = local(request.query_params.get("back", "/"))
    return page(request, visitor, "me.html", confirm=visitor.confirm, pace=visitor.pace, paces=PACES, back_to=back)


routes = [
    Route("/", lobby),
    Route("/play", play_now, methods=["POST"]),
    Route("/language", language, methods=["POST"]),
    Route("/me", me, methods=["GET", "POST"]),
]
