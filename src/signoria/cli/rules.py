"""`signoria rules`: the numbered rules of a title."""

import argparse
import re
import shutil
import textwrap
from itertools import groupby

from signoria.cli import options
from signoria.game import rules as clauses
from signoria.game.rules import Clause, Rules
from signoria.games import find
from signoria.words.words import Words

FAILED = 1
RULES_LANGUAGE = "en"
"""What nobody has told in player's words is in this language; the others say so."""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("rules", help="read the rules, clause by clause", description=__doc__)
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="a clause (13.4), a ruling (R7) or a section (13)")
    parser.add_argument("--all", action="store_true", help="print all clauses")
    parser.add_argument(
        "--search", nargs="+", metavar="WORD", help="the clauses with all of these words (a beginning will do)"
    )
    parser.add_argument("--lawyers", action="store_true", help="the exact text, in English, with its sources")
    options.add_lang(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = clauses.read(args.title) if args.lawyers else clauses.told(args.title, args.lang)
    words = Words(find(args.title), args.lang)
    if args.search:
        inside = rules.find(args.clause) if args.clause else list(rules.clauses.values())
        return search(rules, inside, " ".join(args.search), words)
    if args.clause:
        found = rules.find(args.clause)
        say_language(found, words)
        print("\n\n".join(heading(rules, found) + [text_of(clause, width()) for clause in found]))
    elif args.all:
        say_language(list(rules.clauses.values()), words)
        for section in rules.sections.values():
            print(f"{section.id}  {section.name}\n")
            print("\n".join(text_of(clause, width()) for clause in rules.find(section.id)), end="\n\n")
    else:
        for section in rules.sections.values():
            print(f"{section.id:<6} {section.name}")
        first = next(iter(rules.sections))
        print()
        for key, asked in (("section", first), ("clause", f"{first}.1"), ("search", "--search …")):
            command = f"signoria rules {rules.title} {asked}"
            print(words.word("play-pair", left=words.word(f"rules-{key}"), right=command))
    return 0


def say_language(found: list[Clause], words: Words) -> None:
    """Tell that some of these clauses are not in the language that was asked for."""
    if words.lang != RULES_LANGUAGE and any(not clause.exact for clause in found):
        print(f"{words.word('rules-language')}\n")


def search(rules: Rules, inside: list[Clause], text: str, words: Words) -> int:
    """The clauses with some words, section by section; 1 if there are none."""
    found = [clause for clause in rules.search(text) if clause in inside]
    if not found:
        print(words.word("rules-none", text=text))
        return FAILED
    say_language(found, words)
    print(words.word("rules-found", text=text, count=len(found)))
    for name, together in groupby(found, key=lambda clause: clause.section):
        print(f"\n{name}  {rules.sections[name].name}")
        for clause in together:
            print(text_of(clause, width()))
    return 0


def heading(rules: Rules, found: list[Clause]) -> list[str]:
    """The name of a section that is shown as a whole."""
    if len(found) == 1:
        return []
    section = rules.sections[found[0].section]
    return [f"{section.id}  {section.name}"]


def width() -> int:
    return min(100, shutil.get_terminal_size((100, 24)).columns)


def text_of(clause: Clause, columns: int) -> str:
    """A clause for a terminal: its number, then the text without marks of Markdown."""
    plain = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", clause.text.replace("**", "").replace("`", ""))
    plain = re.sub(r"(?<!\w)\*([^*]+)\*(?!\w)", r"\1", plain)
    body = textwrap.fill(
        plain, max(30, columns - 2), initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
    return f"{clause.id}\n{body}"
