"""Counts the usual courses that finished games are compared with, for every title, number of players and main option.

    nice python tools/make_courses.py --games 1000 [--anew] [TITLE…]

Each is one call of `signoria course` and goes into `courses.json` of its title as soon as it is counted; what is there
already is left out, so a long run may be stopped and gone on with; `--anew` counts it again, for bots that have
changed. The apprentice plays: a thousand games of a stronger level take hours for each table.
"""

import argparse
from collections.abc import Iterator

from signoria.cli import main
from signoria.game.course import FILE, usual_for
from signoria.games import Title, find, folder, titles
from signoria.web import art
from signoria.web.lobby import ALONE


def variants(title: Title) -> Iterator[tuple[int, dict[str, object]]]:
    """The games that people play most: the usual rules, those for a first game, and alone."""
    for players in title.players:
        yield players, {}
        if art.beginner(title.name):
            yield players, art.beginner(title.name)
    for option in title.options:
        if option.name == ALONE:
            for level in option.choices:
                if level != option.default:
                    yield title.players[0], {ALONE: level}


def counted(title: Title, players: int, options: dict[str, object], games: int) -> bool:
    """Whether so many games of this kind are there, by the rules and data of today."""
    usual = usual_for(title, title.book(players, options))
    return usual is not None and usual.same and usual.games >= games


def words_of(title: Title, players: int, options: dict[str, object], games: int, bot: str) -> list[str]:
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    words = ["course", title.name, "--players", str(players), "--games", str(games), "--seed", "course", *chosen]
    return [*words, "--bot", bot, "--workers", "1", "-o", str(folder(title.name) / FILE)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--games", type=int, default=1000, metavar="G")
    parser.add_argument("--bot", default="apprentice", metavar="A")
    parser.add_argument("--anew", action="store_true")
    args = parser.parse_args()
    for name in args.titles or titles():
        for players, options in variants(find(name)):
            if not args.anew and counted(find(name), players, options, args.games):
                continue
            code = main(words_of(find(name), players, options, args.games, args.bot))
            if code:
                raise SystemExit(code)
