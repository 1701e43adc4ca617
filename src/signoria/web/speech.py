"""The words of the pages themselves; the words of a game come from its title."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from signoria.words.words import LANGUAGES, Args, Value, common_file, formatted

HERE = Path(__file__).parent


def web_file(lang: str) -> Path:
    return HERE / "words" / f"{lang}.ftl"


@cache
def bundle_of(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in (web_file(lang), common_file(lang)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Speech:
    """The words of the pages in one language: `say("lobby-sit-down")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = bundle_of(lang)
        self.plain: dict[str, str] = {}

    def __call__(self, key: str, **args: Value) -> str:
        if args:
            return self.format(key, args)
        if key not in self.plain:
            self.plain[key] = self.format(key, {})
        return self.plain[key]

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def format(self, key: str, args: Args) -> str:
        found = formatted(self.bundle, key, args)
        return f"[{key}]" if found is None else found


@cache
def speech(lang: str) -> Speech:
    return Speech(lang)


def language_of(chosen: str, accepted: str) -> str:
    """The language that somebody chose, or the best of those that their browser asks for."""
    return chosen if chosen in LANGUAGES else best_language(accepted)


def best_language(accepted: str) -> str:
    """The first of our languages in an Accept-Language header, by its weights; English if there is none."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), place, tag.strip()[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(wanted) if tag in LANGUAGES), LANGUAGES[0])
