"""Pages to read: the rules of a title with their clauses, its guide, its icons and its aid, and the credits."""

import asyncio
import re
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from signoria import SignoriaError
from signoria.game import rules as clauses
from signoria.game.rules import Clause, Rules
from signoria.games import find, rules_text, titles, written
from signoria.scenario.lesson import guided, page_ids, page_of
from signoria.web.aid import aid_html
from signoria.web.aid import icons as icons_of
from signoria.web.guide import guide_html
from signoria.web.templates import render
from signoria.web.visitor import UNKEPT, Visitor, number_in, page, visitor_of
from signoria.words.words import Words

NUMBERED = re.compile(r"(<(?:li|h2)>(?:<p>)?)([A-Z]+-(?:\d+(?:\.\d+)?|R\d*))\b")
CLAUSE = re.compile(r"(?<![\w#/\"-])([A-Z]+-(?:\d+\.\d+[a-z]?|[RD]\d+))\b")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
LONGEST = 200
"""So many letters of what somebody looks for are read."""


class Entry(NamedTuple):
    """One clause on the page: its text in player's words (or the exact one), and the exact one to unfold."""

    id: str
    text: Markup
    exact: Markup


class Part(NamedTuple):
    """A section with those of its clauses that are shown."""

    id: str
    name: str
    entries: list[Entry]
    told: bool
    """Whether anything in it is in player's words; what is not is folded away, unless the whole section is so."""


@cache
def rules_html(title: str) -> Markup:
    """The exact rules of a title; every clause has its number as an anchor, and every mention leads there."""
    text = re.sub(r"\s*\{no test: [^}]*\}", "", rules_text(title))
    html = CLAUSE.sub(r'<a href="#\1">\1</a>', MARKDOWN.render(text))
    html = re.sub(r'(<li>(?:<p>)?)<a href="#([^"]+)">([^<]+)</a>', r"\1\3", html)
    return Markup(NUMBERED.sub(lambda m: f'{m[1][:3]} id="{m[2]}"{m[1][3:]}{m[2]}', html))


@cache
def inline(text: str) -> Markup:
    """The text of a clause; every mention of another one leads there."""
    return Markup(CLAUSE.sub(r'<a href="#\1">\1</a>', MARKDOWN.renderInline(text)))


@cache
def told(title: str, lang: str) -> Rules:
    """The rules of a title; none of one that has no text yet."""
    return clauses.told(title, lang) if has_rules(title) else Rules(title, find(title).prefix)


def has_rules(title: str) -> bool:
    return bool(written("rules", f"{title}.md"))


def looked_for(rules: Rules, text: str) -> list[Clause]:
    """The clauses that a person looks for: all, those of a number, or those with some words."""
    wanted = text.strip()[:LONGEST]
    if not wanted:
        return list(rules.clauses.values())
    try:
        return rules.find(wanted)
    except SignoriaError:
        pass
    try:
        return rules.search(wanted)
    except SignoriaError:
        return []


def parts_of(rules: Rules, found: list[Clause]) -> list[Part]:
    """The clauses that are shown, by their sections."""
    told = {clause.section for clause in rules.clauses.values() if clause.exact}
    return [
        Part(name, rules.sections[name].name, [entry_of(clause) for clause in together], name in told)
        for name, together in groupby(found, key=lambda clause: clause.section)
    ]


def entry_of(clause: Clause) -> Entry:
    if clause.exact:
        return Entry(clause.id, inline(clause.text), inline(clause.exact))
    return Entry(clause.id, Markup(""), inline(clause.text))


def title_of(request: Request) -> str:
    name = str(request.path_params["title"])
    if name not in titles():
        raise HTTPException(404)
    return name


def clauses_of(request: Request, visitor: Visitor, name: str) -> dict[str, Any]:
    """What the list of clauses shows."""
    asked = request.query_params.get("q", "")[:LONGEST]
    rules = told(name, visitor.lang)
    found = looked_for(rules, asked)
    return {
        "title": name,
        "asked": asked,
        "count": len(found),
        "parts": parts_of(rules, found),
        "unfold": request.query_params.get("exact", "") == "yes",
        "unwritten": not rules.clauses,
    }


async def shelf(request: Request) -> Response:
    visitor = await visitor_of(request)
    entries = [{"id": title, "name": visitor.name_of(find(title))} for title in titles()]
    return page(request, visitor, "shelf.html", here="rules", heading=visitor.say("rules-title"), entries=entries)


async def rules(request: Request) -> Response:
    """The rules of a title, in the language of whoever reads."""
    visitor = await visitor_of(request)
    name = title_of(request)
    words = Words(find(name), visitor.lang)
    facts = clauses_of(request, visitor, name)
    whole = not facts["asked"]
    facts["guide"] = await asyncio.to_thread(guide_html, name, visitor.lang) if whole else ""
    facts["icons"] = icons_of(words.title, visitor.lang) if whole else []
    facts["guided"] = name in guided()
    facts["pages"] = [{"id": id, "name": page_of(name, id).name[visitor.lang]} for id in page_ids(name)]
    return page(request, visitor, "rules.html", here="rules", name=words.word("title-name"), **facts)


async def only_clauses(request: Request) -> Response:
    """The list of clauses alone: what typing in the field of the page changes, and what opens beside a table."""
    visitor = await visitor_of(request)
    facts = clauses_of(request, visitor, title_of(request))
    return HTMLResponse(render("clauses.html", say=visitor.say, **facts), headers=UNKEPT)


async def aid(request: Request) -> Response:
    """One sheet to print; for a number of players that the title does not know, the usual one."""
    visitor = await visitor_of(request)
    title = find(title_of(request))
    asked = number_in(request.query_params.get("players", ""))
    players = asked if asked in title.players else title.players[-1]
    return HTMLResponse(aid_html(title, players, visitor.lang), headers=UNKEPT)


async def exact(request: Request) -> Response:
    """The whole text for rules lawyers."""
    visitor = await visitor_of(request)
    name = title_of(request)
    if not has_rules(name):
        raise HTTPException(404)
    heading = visitor.name_of(find(name))
    return page(request, visitor, "exact.html", here="rules", title=name, name=heading, html=rules_html(name))


async def credits(request: Request) -> Response:
    visitor = await visitor_of(request)
    words = [Words(find(title), visitor.lang) for title in titles()]
    geometry = [word.word("credits-geometry") for word in words if word.has("credits-geometry")]
    return page(request, visitor, "credits.html", here="credits", geometry=geometry)


routes = [
    Route("/rules", shelf),
    Route("/rules/{title}", rules),
    Route("/rules/{title}/clauses", only_clauses),
    Route("/rules/{title}/exact", exact),
    Route("/rules/{title}/aid", aid),
    Route("/credits", credits),
]
