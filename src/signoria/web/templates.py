"""The templates of the pages (Jinja2): everything is escaped unless a drawing made it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from signoria.drawing.pieces import shield, u
from signoria.words.words import with_minus

HERE = Path(__file__).parent


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals["shield"] = shield_html
    found.globals["icon"] = icon_html
    found.filters["with_minus"] = with_minus
    return found


@cache
def shield_html(seat: str) -> Markup:
    return Markup(shield(seat))


@cache
def icon_html(name: str, label: str = "") -> Markup:
    return Markup(u(name, label=escape(label)))


def render(template: str, **facts: Any) -> str:
    return environment().get_template(template).render(**facts)


SHARED: dict[tuple[object, ...], str] = {}
MOST_SHARED = 1000


def shared(template: str, key: tuple[object, ...], facts: Callable[[], dict[str, Any]]) -> str:
    """A panel that is the same for all who may see the same: the key tells everything that it shows."""
    found = SHARED.get((template, key))
    if found is None:
        found = render(template, **facts())
        if len(SHARED) >= MOST_SHARED:
            SHARED.pop(next(iter(SHARED)), None)
        SHARED[template, key] = found
    return found


def partial(name: str, swap: str, html: str) -> str:
    """A part of an answer that htmx puts in the place of one element."""
    return f'<hx-partial hx-target="#{name}" hx-swap="{swap}">{html}</hx-partial>'


def said(*sentences: str) -> str:
    """A few words for the place where a page tells what is new."""
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences if sentence)
