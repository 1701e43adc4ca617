"""Who asks: the guest of the cookie, the language, the layout; and pages that know all three."""

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from signoria.drawing.icons import sprite
from signoria.drawing.svg import defs
from signoria.games import Title
from signoria.table.facts import Guest
from signoria.table.hall import Hall
from signoria.web.guard import COOKIE, LONGEST_KEY
from signoria.web.speech import Speech, language_of, speech
from signoria.web.templates import render
from signoria.words.words import LANGUAGES, Words

YEAR = 365 * 24 * 3600
PACES = ("slow", "normal", "fast", "once")
NAMES = {"en": "English", "cs": "Čeština", "fr": "Français"}
UNKEPT = {"cache-control": "no-store"}
"""What one person sees is not for caches."""


@dataclass
class Visitor:
    """One request's person."""

    hall: Hall
    guest: Guest | None
    lang: str
    phone: bool

    @property
    def say(self) -> Speech:
        return speech(self.lang)

    @property
    def known(self) -> Guest:
        """The guest, for what no stranger may do."""
        if self.guest is None:
            raise HTTPException(403)
        return self.guest

    def name_of(self, title: Title) -> str:
        """What a title is called."""
        return Words(title, self.lang).word("title-name")

    @property
    def confirm(self) -> str:
        wanted = self.guest.prefs.get("confirm") if self.guest else None
        return wanted if wanted in ("turn", "move", "never") else "turn"

    @property
    def pace(self) -> str:
        """How fast the moves of others are shown."""
        wanted = self.guest.prefs.get("pace") if self.guest else None
        return wanted if isinstance(wanted, str) and wanted in PACES else "normal"


async def visitor_of(request: Request) -> Visitor:
    hall: Hall = request.app.state.hall
    key = request.cookies.get(COOKIE, "")
    return visitor_as(request, await hall.guest_of(key) if 0 < len(key) <= LONGEST_KEY else None)


def stranger(request: Request) -> Visitor:
    """Whoever asks, without asking the database."""
    return visitor_as(request, None)


def visitor_as(request: Request, guest: Guest | None) -> Visitor:
    chosen = request.cookies.get("lang", "")
    if chosen not in LANGUAGES and guest:
        chosen = guest.lang
    chosen = language_of(chosen, request.headers.get("accept-language", ""))
    layout = request.cookies.get("layout", "")
    phone = layout == "phone" if layout else "Mobi" in request.headers.get("user-agent", "")
    return Visitor(request.app.state.hall, guest, chosen, phone)


async def known_guest(request: Request, visitor: Visitor, name: str) -> tuple[Guest, str]:
    """The guest who asks; a new one, with the key for the cookie, if this browser has none yet."""
    if visitor.guest is not None:
        return visitor.guest, ""
    return await visitor.hall.new_guest(name or visitor.say("guest-default"), visitor.lang)


def remember(request: Request, response: Response, key: str) -> Response:
    """Put the key of a new guest into the browser."""
    if key:
        response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request))
    return response


def is_secure(request: Request) -> bool:
    """Whether cookies may be kept from plain HTTP: the browser came by HTTPS, or the proxy says so."""
    return request.url.scheme == "https"


def go_to(request: Request, url: str, key: str = "") -> Response:
    return remember(request, RedirectResponse(url, 303), key)


def local(path: str) -> str:
    """A path of this site, or the lobby: nobody is sent elsewhere by a forged form."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) and path.isprintable() else "/"


def number_in(text: str, default: int = -1) -> int:
    """A number that a form or an address gives; the default where it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else default


async def form_of(request: Request) -> dict[str, str]:
    """What a form says, field by field."""
    return {key: str(value) for key, value in (await request.form()).items()}


def page(request: Request, visitor: Visitor, template: str, status: int = 200, **facts: Any) -> Response:
    query = f"?{request.url.query}" if request.url.query and request.method == "GET" else ""
    back = request.url.path + query if request.method == "GET" else "/"
    facts = {"here": "", "notice": "", "card": None, **facts}
    html = render(
        template,
        say=visitor.say,
        guest=visitor.guest,
        languages=[(code, NAMES[code]) for code in LANGUAGES],
        back=back,
        sprite=Markup(sprite() + defs()),
        **facts,
    )
    return HTMLResponse(html, status, headers=UNKEPT)
