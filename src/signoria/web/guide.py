"""The guide of a title: Markdown in which `![what it shows](picture:name)` is a position, drawn by the title."""

import re
from functools import cache
from html import escape

from markdown_it import MarkdownIt
from markupsafe import Markup

from signoria.drawing.pen import Pen
from signoria.drawing.standalone import attribute, bare
from signoria.games import find, written
from signoria.scenario.pictures import Picture, pictures, scene
from signoria.web import art
from signoria.words.words import Words, tied

FIGURE = re.compile(r'<p><img src="picture:(?P<name>[\w-]+)" alt="(?P<alt>[^"]*)" ?/?></p>')
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def guide_html(title: str, lang: str) -> Markup:
    """The guide with its pictures; "" where nobody has written one."""
    text = tied(written("guide", f"{title}/{lang}.md"), lang)
    if not text:
        return Markup("")
    sheet = Sheet(title, lang)
    html = FIGURE.sub(lambda found: sheet.figure(found["name"], found["alt"]), MARKDOWN.render(text))
    return Markup(sheet.backs() + html)


class Sheet:
    """The pictures of one page: what lies under the pieces is there once, and every picture points at it."""

    def __init__(self, title: str, lang: str) -> None:
        self.title = find(title)
        self.words = Words(self.title, lang)
        self.pictures = pictures(title)
        self.under: dict[str, str] = {}

    def figure(self, name: str, alt: str) -> str:
        picture = self.pictures[name]
        shown = scene(picture)
        pen = Pen(self.words, shown.book)
        drawing = art.drawing(self.title.name)
        over = drawing.board(shown.view, pen)
        back = self.under.setdefault(drawing.backdrop(pen), f"under-{len(self.under)}")
        head = f'<svg viewBox="{box_of(picture, over)}" role="img" aria-label="{alt}">'
        drawn = f'{head}<use href="#{back}"/>{anonymous(bare(over))}</svg>'
        size = " tall" if picture.crop and picture.crop[3] > picture.crop[2] else ""
        return (
            f'<figure class="{self.title.name}{size}">{drawn}<figcaption aria-hidden="true">{alt}</figcaption></figure>'
        )

    def backs(self) -> str:
        if not self.under:
            return ""
        symbols = "".join(f'<g id="{name}">{bare(back)}</g>' for back, name in self.under.items())
        return f'<svg class="offstage" width="0" height="0" aria-hidden="true">{symbols}</svg>'


def box_of(picture: Picture, over: str) -> str:
    """What of the board is shown."""
    return " ".join(f"{side:g}" for side in picture.crop) or escape(attribute(over, "viewBox"))


def anonymous(svg: str) -> str:
    """A drawing without the names that nothing in it points at: a page may have it twice."""
    named = set(re.findall(r"#([\w-]+)", svg))
    return re.sub(r' id="([^"]+)"', lambda found: found[0] if found[1] in named else "", svg)
