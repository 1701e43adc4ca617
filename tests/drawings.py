"""What must hold for every drawing: it is well formed, its parts are found by unique ids, and nothing in it can run."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

from signoria.drawing.pen import Mark, Marks
from signoria.game.game import Game
from signoria.game.values import Move
from signoria.kernel.notation import step_of
from signoria.kernel.step import operands_of, word_of

POINTERS = re.compile(r'(?:href="#|url\(#)([^")]+)')


def elements(text: str) -> list[ET.Element]:
    """All elements of a drawing or of HTML; what is not well formed is an error."""
    return list(ET.fromstring(f"<page>{text}</page>").iter())


def check(page: str) -> None:
    """A whole page: what it points at is there, and the site's content security policy lets it through."""
    found = elements(page)
    ids = Counter(element.attrib["id"] for element in found if "id" in element.attrib)
    assert [name for name, times in ids.items() if times > 1] == []
    assert set(POINTERS.findall(page)) - set(ids) == set()
    names = {element.tag.rpartition("}")[2] for element in found}
    assert not names & {"style", "script", "image", "foreignObject", "filter"}
    attributes = {name for element in found for name in element.attrib}
    assert not [name for name in attributes if name == "style" or name.startswith("on")]
    assert "[" not in page, "a word is missing"


def things(game: Game, move: Move) -> list[str]:
    """The ids of what a move is about."""
    step = step_of(game.title, move.number)
    pairs = zip(step.operands, operands_of(step, move.number), strict=False)
    named = [(operand, operand.tokens[index]) for operand, index in pairs]
    return [f"{o.kind or o.name}-{token}" for o, token in named if not (o.optional and token == "none")]


def marks_of(game: Game, seat: int) -> Marks:
    """A legal mark for every move of a seat, and one to pick among several for every single thing."""
    marks: dict[str, Mark] = {}
    for move in game.moves(seat):
        step = step_of(game.title, move.number)
        word = word_of(step, move.number)
        about = [f"{step.name}-{word}"] if word else things(game, move)
        if about:
            marks.setdefault(" ".join(about), Mark("legal", move.text))
            for thing in about if len(about) > 1 else []:
                marks.setdefault(thing, Mark("legal"))
    return Marks(marks)
