"""The typography of the word files: quotes, apostrophes, dashes, minus signs and spaces, each as its language has them.

`faults(lang, text)` names what is wrong in a text that people read; `file_faults(lang, file)` does so for a whole file.
`python tools/typography.py` mends what can be mended without thinking, in all word files, and lists the rest.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.games import titles
from signoria.scenario.lesson import lessons_of
from signoria.web.speech import web_file
from signoria.words.words import LANGUAGES, common_file, title_file

NBSP: Final = "\xa0"
DOCS: Final = Path(__file__).parents[1] / "docs"


class Rule(NamedTuple):
    """What a text must not have, its name, and what stands there instead ("" where only a person knows)."""

    wrong: re.Pattern[str]
    name: str
    right: str = ""


def rule(wrong: str, name: str, right: str = "") -> Rule:
    return Rule(re.compile(wrong), name, right)


COMMON: Final = [
    rule(r"(?<=\w)'(?=\w)|(?<=\w)'(?= )", "straight apostrophe", "’"),
    rule(r"'", "straight apostrophe"),
    rule(r'"', "straight quote"),
    rule(r"\.\.\.", "three full stops for an ellipsis", "…"),
    rule(r"(?<!\.)\.\.(?!\.)", "two full stops", "."),
    rule(r"(?<![\w-])-(?=\d)", "hyphen for a minus", "−"),
    rule(r"(?<= )-(?= )", "hyphen for a dash", "–"),
    rule(r"(?<=\S)[ \xa0]{2,}(?=\S)", "two spaces"),
    rule(r"(?<!\d)\u202f|\u202f(?!\d)", "narrow space", NBSP),
    rule(r"(?<=\d) ?[x*] ?(?=\d)|(?<=\d)x(?= )", "letter for a multiplication sign", "×"),
]
VOICELESS: Final = (
    r"(?<![\w.])(?:[vV][ \xa0](?=[vVfF])|[zZ][ \xa0](?=[sSzZ])|[kK][ \xa0](?=[kKgG])|[sS][ \xa0](?=[sSzZ](?!eb)))"
)
"""Czech: “ve Vídni”, “ze Sieny”, “ke králi”, “se zlatem”, but “s sebou”."""
UNELIDED: Final = (
    r"(?<![-\w])(?:[sS]i[ \xa0](?=ils?\b)"
    r"|(?:[jJ]e|[dD]e|[lL][ea]|[qQ]ue|[nN]e|[sS]e|[jJ]usque|[lL]orsque)[ \xa0](?=[aeiouAEIOUàâéèêîôûœÀÂÉÈÊÎÔŒ]))"
)
"""French: “s’il”, “d’or”, “l’alliance”; but “prenez-le aussitôt”."""
RULES: Final = {
    "en": [
        *COMMON,
        rule(r"[„«»]", "quote of another language"),
        rule(r"[ \xa0](?=[:;?!](?:\s|$))", "space before punctuation"),
    ],
    "cs": [
        *COMMON,
        rule(r"[”«»]", "quote of another language"),
        rule(r"[ \xa0](?=[;?!](?:\s|$))", "space before punctuation"),
        rule(VOICELESS, "preposition without its vowel"),
    ],
    "fr": [
        *COMMON,
        rule(r"[“”„]", "quote of another language"),
        rule(r" (?=[:;?!»])", "plain space before punctuation", NBSP),
        rule(r"(?<=«) ", "plain space after a quote", NBSP),
        rule(r"(?<=«)(?=[^\s\xa0])|(?<=[^\s\xa0])(?=»)", "no space inside quotes", NBSP),
        rule(r"(?<=[^\s\xa0?!:/])(?=[:;?!](?:[\s\xa0)]|$))", "no space before punctuation", NBSP),
        rule(UNELIDED, "no elision before a vowel"),
    ],
}


def faults(lang: str, text: str) -> list[str]:
    """What is wrong in a text."""
    return [f"{rule.name}: {text}" for rule in RULES[lang] if rule.wrong.search(text)]


def mended(lang: str, text: str) -> str:
    for one in RULES[lang]:
        if one.right:
            text = one.wrong.sub(one.right, text)
    return text


class Texts(Visitor):
    """The pieces of text of a file, with where each begins and ends; before and after them may stand what is put in."""

    def __init__(self) -> None:
        self.found: list[tuple[int, int]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        assert node.span is not None
        self.found.append((node.span.start, node.span.end))

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        assert node.span is not None
        self.found.append((node.span.start + 1, node.span.end - 1))


def pieces(source: str) -> list[tuple[int, int]]:
    """Where the text of a file is, line by line: indentation is no text."""
    texts = Texts()
    texts.visit(FluentParser().parse(source))
    found = []
    for start, end in texts.found:
        for line in re.finditer(r"[^\n]+", source[start:end]):
            lead = len(line[0]) - len(line[0].lstrip(" ")) if line.start() else 0
            found.append((start + line.start() + lead, start + line.end()))
    return found


PUT_IN: Final = "\ue000"
"""Stands for what is put in before or after a piece of text."""


def framed(source: str, start: int, end: int) -> str:
    """A piece of text with a mark where something is put in before or after it."""
    before = PUT_IN if source[:start].rstrip(" " if source[start - 1] == "\n" else "").endswith("}") else ""
    return f"{before}{source[start:end]}{PUT_IN if source[end : end + 1] == '{' else ''}"


def file_faults(lang: str, file: Path) -> list[str]:
    """The faults of a word file, with their lines."""
    source = file.read_text(encoding="utf-8")
    return [
        f"{file.name}:{source.count(chr(10), 0, start) + 1}: {fault.replace(PUT_IN, '{}')}"
        for start, end in pieces(source)
        for fault in faults(lang, framed(source, start, end))
    ]


def mend(lang: str, file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    for start, end in sorted(pieces(source), reverse=True):
        text = mended(lang, framed(source, start, end)).replace(PUT_IN, "")
        source = source[:start] + text + source[end:]
    file.write_text(source, encoding="utf-8")


def word_files() -> Iterator[tuple[str, Path]]:
    """All word files with their languages."""
    for lang in LANGUAGES:
        yield from [(lang, common_file(lang)), (lang, web_file(lang))]
        yield from [(lang, title_file(name, lang)) for name in titles()]


def told_files() -> Iterator[tuple[str, Path]]:
    """The rules in player's words and the guides, with their languages."""
    for lang in LANGUAGES:
        for shelf in ("rules", "guide"):
            yield from [(lang, file) for file in sorted((DOCS / shelf).glob(f"*/{lang}.md"))]


LESSON_TEXT: Final = re.compile(r'^(?P<before>\s*(?:\w+\.)?(?P<lang>en|cs|fr) = ")(?P<text>.*)(?P<after>")$', re.M)


def mend_lesson(file: Path) -> list[str]:
    """Mend the texts of a lesson, each on its line (`say.fr = "…"`); the faults that are left."""

    def right(found: re.Match[str]) -> str:
        return found["before"] + mended(found["lang"], found["text"]) + found["after"]

    source = LESSON_TEXT.sub(right, file.read_text(encoding="utf-8"))
    file.write_text(source, encoding="utf-8")
    return [
        f"{file.name}:{source.count(chr(10), 0, found.start()) + 1}: {fault}"
        for found in LESSON_TEXT.finditer(source)
        for fault in faults(found["lang"], found["text"])
    ]


def main() -> int:
    found = [
        f"{name}/{fault}"
        for name in titles()
        for file in sorted(lessons_of(name).glob("*.toml"))
        for fault in mend_lesson(file)
    ]
    for lang, file in told_files():
        lines = file.read_text(encoding="utf-8").splitlines()
        file.write_text("".join(f"{mended(lang, line)}\n" for line in lines), encoding="utf-8")
    for lang, file in word_files():
        mend(lang, file)
        found += [f"{file.parent.parent.parent.name}/{fault}" for fault in file_faults(lang, file)]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
