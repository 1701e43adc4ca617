"""Pages to read: the rules with their clauses, and the credits."""

import re
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from signoria.games import find, rules_text, titles
from signoria.web.visitor import page, visitor_of
from signoria.words.words import Words

NUMBERED = re.compile(r"(<(?:li|h2)>(?:<p>)?)([A-Z]+-(?:\d+(?:\.\d+)?|R\d*))\b")
CLAUSE = re.compile(r"(?<![\w#/\"-])([A-Z]+-(?:\d+\.\d+|R\d+))\b")


@cache
def rules_html(title: str) -> Markup:
    """The rules of a title; every clause has its number as an anchor, and every mention leads there."""
    text = re.sub(r"\s*\{no test: [^}]*\}", "", rules_text(title))
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    html = CLAUSE.sub(r'<a href="#\1">\1</a>', html)
    html = re.sub(r'(<li>(?:<p>)?)<a href="#([^"]+)">([^<]+)</a>', r"\1\3", html)
    return Markup(NUMBERED.sub(lambda m: f'{m[1][:3]} id="{m[2]}"{m[1][3:]}{m[2]}', html))


async def rules(request: Request) -> Response:
    visitor = await visitor_of(request)
    name = request.path_params.get("title", "")
    if name and name not in titles():
        raise HTTPException(404)
    entries = [{"id": title, "name": Words(find(title), visitor.lang).word("title-name")} for title in titles()]
    html = rules_html(name) if name else ""
    return page(
        request, visitor, "rules.html", here="rules", heading=visitor.say("rules-title"), entries=entries, html=html
    )


async def credits(request: Request) -> Response:
    visitor = await visitor_of(request)
    words = [Words(find(title), visitor.lang) for title in titles()]
    geometry = [word.word("credits-geometry") for word in words if word.has("credits-geometry")]
    return page(request, visitor, "credits.html", here="credits", geometry=geometry)


routes = [Route("/rules", rules), Route("/rules/{title}", rules), Route("/credits", credits)]
