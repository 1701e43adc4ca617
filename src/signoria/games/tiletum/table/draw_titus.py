"""Cardinal Titus at the table: his decree, what he may do, which cards are still to come, what makes him harder."""

from html import escape
from typing import cast

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.table.scene import Scene
from signoria.games.tiletum.titus.cards import CONDITION_WORDS, NEEDS, SELECTORS


def decree_lines(scene: Scene, decree: str) -> list[str]:
    """The priorities of a decree and its order of colours, in words that are not escaped."""
    word = scene.pen.words.word
    number = t.DECREES.index(decree)
    found: list[str] = []
    for place, line in enumerate(scene.book.solo.priorities[number], 1):
        if line.action >= 0:
            goal = word("titus-action", action=word(f"action-{t.ACTIONS[line.action]}"))
        else:
            goal = word(f"wanted-{SELECTORS.names[line.die]}")
        condition = CONDITION_WORDS[line.condition]
        text = goal if condition == "always" else word("titus-if", what=goal, condition=word(f"condition-{condition}"))
        text = text[:1].upper() + text[1:]
        found.append(word("titus-line", number=place, text=text))
    colours = scene.book.solo.colours[number]
    kinds = [word(f"titus-kind-{NEEDS.names[kind]}") for kind in colours] or [word("titus-kind-need")]
    return [*found, word("titus-colours", list=", ".join(kinds))]


def titus_card(scene: Scene) -> str:
    """His card as HTML: phrasing only, for it stands inside a sentence."""
    if not scene.titus or scene.over:
        return ""
    pen = scene.pen
    seen = cast(list[str], scene.view["decrees_seen"])
    hidden = cast(list[str], scene.view["decrees_hidden"])
    parts = ""
    if seen:
        *ways, colours = decree_lines(scene, seen[0])
        lines = "".join(f"<span>{escape(line)}</span>" for line in ways)
        lines += f'<span class="ti-ways">{escape(colours)}</span>'
        name = pen.words.word(f"decree-{seen[0]}")
        head = f"<b>{pen.word('titus-last', decree=name)}</b>"
        parts += f'<span class="ti-decree" data-thing="decree-{seen[0]}">{head}{lines}</span>'
    names = "".join(f'<em data-thing="decree-{card}">{pen.word(f"decree-{card}")}</em>' for card in hidden)
    if names:
        parts += f'<span class="ti-cards"><b>{pen.word("titus-next")}</b>{names}</span>'
    cards = cast(list[str], scene.view["challenges"])
    names = "".join(f'<em data-thing="challenge-{card}">{pen.word(f"challenge-{card}")}</em>' for card in cards)
    if names:
        parts += f'<span class="ti-cards"><b>{pen.word("titus-challenges")}</b>{names}</span>'
    return f'<span class="ti-titus">{parts}</span>'
