"""The check of the word files: nothing missing, and the three languages alike.

`check_common()`, `check_title(title)` and `check_web()` give one line for every fault; an empty list is what a test
wants.
Variables are compared by their base: English may say `$place_in` where Czech says `$place_to`.
"""

import re
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from signoria.kernel.step import Operand
from signoria.kernel.title import SEATS, Title
from signoria.web.speech import web_file
from signoria.words.words import LANGUAGES, NUMBERS, choice_keys, common_file, entry_key, is_vocabulary, title_file

PLURALS: Final = {"zero", "one", "two", "few", "many"}
COVERED: Final = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "fr": {"one", "other"}}
"""The plural forms that a language cannot do without."""
SAID: Final = re.compile(r"""\bsay\(\s*f?(["'])([\w.-]+)(\{|\1\s*~|\1)""")
"""A message that a page asks for, `say("menu")`, or its beginning: `say(f"level-{name}")`, `say("level-" ~ name)`."""


class Entry(Visitor):
    """What one message uses: its attributes, its variables and its plural selectors."""

    def __init__(self, message: ast.Message) -> None:
        self.has_value = message.value is not None
        self.attributes = {attribute.id.name for attribute in message.attributes}
        self.variables: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        # Numbers with *[other] are a plural too; numbers alone are a code (the purpose of a dial).
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & PLURALS or keys == {"other"}:
            self.plurals.append(keys)
        self.generic_visit(node)


Entries = dict[str, Entry]


def read_words(file: Path, faults: list[str]) -> Entries:
    """The messages of a file; what the parser cannot read is a fault."""
    found: Entries = {}
    if not file.is_file():
        faults.append(f"{file}: missing")
        return found
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"{file.name}: cannot be read: {(entry.content or '').splitlines()[0]!r}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(f"{file.name}: {entry.id.name} twice")
            found[entry.id.name] = Entry(entry)
    return found


def check_files(files: dict[str, Path]) -> tuple[dict[str, Entries], list[str]]:
    """The messages by language, and where the languages differ."""
    faults: list[str] = []
    words = {lang: read_words(file, faults) for lang, file in files.items()}
    keys = sorted({key for entries in words.values() for key in entries})
    for key in keys:
        lacking = [lang for lang in words if key not in words[lang]]
        if lacking:
            faults.append(f"{key}: missing in {', '.join(lacking)}")
            continue
        first = words[LANGUAGES[0]][key]
        for lang in LANGUAGES:
            entry = words[lang][key]
            if entry.attributes != first.attributes or entry.has_value != first.has_value:
                faults.append(f"{key}: {lang} has other attributes than {LANGUAGES[0]}")
            if bases(entry.variables) != bases(first.variables):
                faults.append(f"{key}: {lang} has other variables than {LANGUAGES[0]}")
            for plural in entry.plurals:
                if not COVERED[lang] <= plural:
                    faults.append(f"{key}: {lang} lacks the plural {', '.join(sorted(COVERED[lang] - plural))}")
    return words, faults


def bases(variables: set[str]) -> set[str]:
    return {name.partition("_")[0] for name in variables}


def check_common() -> list[str]:
    """Faults of the words that all titles share."""
    words, faults = check_files({lang: common_file(lang) for lang in LANGUAGES})
    needed = [f"seat-{seat}" for seat in SEATS]
    needed += ["seat-none", "prompt-over", "prompt-sealed", "prompt-wait"]
    needed += ["undo-nothing", "undo-moved", "undo-learnt"]
    needed += ["refusal-over", "refusal-not-you", "refusal-not-now", "refusal-unknown"]
    return faults + [f"{key}: missing" for key in needed if key not in words["en"]]


def check_title(title: Title) -> list[str]:
    """Faults of the words of a title: what its rules need and do not find, and where the languages differ."""
    words, faults = check_files({lang: title_file(title.name, lang) for lang in LANGUAGES})
    book = title.book(title.players[-1])
    needed = needed_keys(title)
    known = known_args(title)
    named = vocabularies(title)
    for lang in LANGUAGES:
        own = words[lang]
        faults += [f"{key}: missing in {lang}" for key in needed if not has(own, key)]
        for option in title.options:
            for choice in option.choices:
                if not choice.isdigit() and not any(has(own, key) for key in choice_keys(book, option, choice)):
                    faults.append(f"option-{option.name}.{choice}: missing in {lang}")
        for key, args in known.items():
            if key in own:
                faults += [f"{key}: {lang} {fault}" for fault in wrong_variables(named, own, own[key], args)]
    return faults


def has(own: Entries, key: str) -> bool:
    """Whether there is a message, or `message.attribute`."""
    name, _, attribute = key.partition(".")
    if name not in own:
        return False
    return attribute in own[name].attributes if attribute else own[name].has_value


def needed_keys(title: Title) -> list[str]:
    """Every id (or id.attribute) that a title's rules can ask for."""
    keys = ["title-name", "final-ties"]
    for step in title.steps:
        if step.size:
            keys.append(f"prompt-{step.name}")
    for kind in title.refusals:
        keys += [f"refusal-{kind.name}", f"refusal-{kind.name}.remedy"]
    keys += [f"source-{source}" for source in title.sources]
    for option in title.options:
        keys += [f"option-{option.name}", f"option-{option.name}.text"]
    keys += known_args(title)
    for players in title.players:
        book = title.book(players)
        keys += [f"seat-{who}" for who in [*book.unplayed, *(["automaton"] if book.automaton >= 0 else [])]]
    for kind_name, tokens in vocabularies(title).items():
        keys += dict.fromkeys(entry_key(kind_name, token) for token in tokens)
    return keys


def known_args(title: Title) -> dict[str, dict[str, str]]:
    """The moves and log lines of a title: the id of each, with its arguments and their kinds."""
    found: dict[str, dict[str, str]] = {}
    for step in title.steps:
        if step.plain:
            found[f"move-{step.name}"] = kinds(step.operands) | {hint: hint for hint in step.hints}
        if any(operand.optional for operand in step.operands):
            found[f"move-{step.name}-none"] = kinds([operand for operand in step.operands if not operand.optional])
        for word in step.words:
            found[f"move-{step.name}-{word}"] = {hint: hint for hint in step.hints}
    for event in title.events:
        found[f"log-{event.name}"] = dict(event.args)
        if event.secret:
            open_args = {name: kind for name, kind in event.args if name not in event.secret}
            found[f"log-{event.name}-hidden"] = open_args
    return found


def kinds(operands: list[Operand]) -> dict[str, str]:
    return {operand.name: operand.kind for operand in operands}


def vocabularies(title: Title) -> dict[str, list[str]]:
    """The vocabularies that moves and events use, with all their tokens."""
    book = title.book(title.players[-1])
    found: dict[str, list[str]] = {}
    for step in title.steps:
        for operand in step.operands:
            if operand.kind not in NUMBERS and operand.kind != "seat":
                plain = operand.tokens[:-1] if operand.optional else operand.tokens
                old = found.setdefault(operand.kind, [])
                old += [token for token in plain if token not in old]
    for event in title.events:
        for _, kind in event.args:
            if is_vocabulary(book, kind) and kind != "seat":
                old = found.setdefault(kind, [])
                old += [token for token in book.axes[kind] if token not in old]
    return found


def wrong_variables(named: dict[str, list[str]], own: Entries, message: Entry, args: dict[str, str]) -> list[str]:
    """Variables that a message uses and never gets; `named` are the vocabularies of the title.

    What has a `.bare` may use an attribute that only some entries have: without it the bare words are said.
    """
    faults = []
    for variable in sorted(message.variables):
        base, _, attribute = variable.partition("_")
        if base not in args:
            faults.append(f"uses ${variable}, it gets only: {', '.join(args) or 'nothing'}")
        elif attribute:
            entries = [entry_key(args[base], token) for token in named.get(args[base], [])]
            bare = [key for key in entries if key in own and attribute not in own[key].attributes]
            some = "bare" in message.attributes and len(bare) < len(entries)
            if (bare and not some) or not entries:
                faults.append(f"uses ${variable}, but {', '.join(bare[:3]) or base} has no .{attribute}")
    return faults


def check_web() -> list[str]:
    """Faults of the words of the pages: where the languages differ, what a page says and what none does."""
    words, faults = check_files({lang: web_file(lang) for lang in LANGUAGES})
    shared = read_words(common_file(LANGUAGES[0]), faults)
    pages = web_file(LANGUAGES[0]).parent.parent
    sources = sorted([*pages.glob("*.py"), *pages.glob("templates/**/*.html")])
    return faults + check_said(sources, words[LANGUAGES[0]], shared)


def check_said(sources: list[Path], own: Entries, shared: Entries) -> list[str]:
    """Messages that the pages ask for in vain, and messages of their own that no page asks for."""
    faults = []
    keys: set[str] = set()
    beginnings: set[str] = set()
    for file in sources:
        for _, key, end in SAID.findall(file.read_text(encoding="utf-8")):
            whole = end in ("'", '"')
            (keys if whole else beginnings).add(key)
            if whole and not (has(own, key) or has(shared, key)):
                faults.append(f"{file.name}: says {key}, which is missing")
            if not whole and not any(known.startswith(key) for known in [*own, *shared]):
                faults.append(f"{file.name}: says {key}…, which is missing")
    said = {key.partition(".")[0] for key in keys}
    unsaid = [key for key in own if key not in said and not key.startswith(tuple(beginnings))]
    return faults + [f"{key}: no page says it" for key in unsaid]
