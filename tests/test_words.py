"""Words: every language says everything, and says it about the same things."""

import re
from functools import cache
from pathlib import Path

import pytest

from drawings import marks_of
from signoria.drawing import textboard
from signoria.drawing.pen import Pen
from signoria.game.game import Game
from signoria.games import find, folder, make_title, read_data, titles
from signoria.kernel.errors import SignoriaError
from signoria.web.art import drawing, explained
from signoria.words.words import LANGUAGES, Args, Value, Words, bundle_of, entry_key, formatted
from toy_market import shelved
from typography import faults
from wordcheck import check_common, check_files, check_said, check_title, check_web, needed_keys, read_words

BUTTON = 110
"""So many letters fit on a button; what is longer belongs beside it (`.more`)."""
SECOND = r"(?<![\dIVX])[.?!] [A-ZÀ-ÖØ-ÞŠČŘŽĎŤŇĚŮ]"
"""Where a second sentence begins; Czech ordinals and names like Ferdinand II. end with a full stop, too."""
SENTENCE = r"[\dA-ZÀ-ÖØ-ÞŠČŘŽĎŤŇĚŮ„“«].*[.…]$"


class StrictWords(Words):
    """Words that fail where a reader would see a gap."""

    def format(self, key: str, args: Args) -> str:
        return proved(self.title.name, self.lang, key, tuple(args.items()))


@cache
def proved(name: str, lang: str, key: str, args: tuple[tuple[str, Value], ...]) -> str:
    """A message that lacks nothing and is set as its language has it; most are read many times."""
    lacking: list[Exception] = []
    text = formatted(bundle_of(name, lang), key, dict(args), lacking)
    assert text is not None, f"{lang}: no message {key}"
    assert lacking == [], f"{lang}: {key} lacks an argument: {text}"
    assert faults(lang, text) == [], key
    return text


class StrictGame(Game):
    @property
    def words(self) -> Words:
        return StrictWords(self.title, self.lang, self.given)


def test_the_common_words_are_complete() -> None:
    assert check_common() == []


@pytest.mark.parametrize("name", titles())
def test_the_words_of_a_title_are_complete(name: str) -> None:
    assert not (found := check_title(find(name))), "\n".join(found)


def test_the_words_of_the_toy_are_complete_and_what_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with shelved() as name:
        assert check_title(find(name)) == []
        title = make_title(name, read_data(folder(name) / "data"), "the toy")
        title.options[1].choices.append("abbot")
        title.sources = [*title.sources, "luck"]
        lacking = ["source-luck: missing in {}", "option-guests.abbot: missing in {}"]
        assert check_title(title) == [fault.format(lang) for lang in LANGUAGES for fault in lacking]


def test_the_words_of_the_pages_are_complete() -> None:
    assert check_web() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_whole_games_can_be_read(name: str, lang: str) -> None:
    """Every prompt, move and log line of some random games, in every number of players."""
    title = find(name)
    for players in title.players:
        read_whole_game(StrictGame(title, players, seed=f"read {players}", lang=lang))


def read_whole_game(game: StrictGame) -> None:
    turn = 0
    while not game.over:
        moves = game.moves()
        headline = game.question().headline
        assert headline
        assert not re.search(SECOND, headline), "a headline is one sentence, the rest is its .more"
        assert len({move.words for move in moves}) == len(moves), "two moves read the same"
        assert [move.words for move in moves if len(move.words) > BUTTON] == [], "too long for a button"
        rows = game.macros() if turn % 4 == 0 else []
        buttons = [*[move.words for move in moves], *[row.words for row in rows]]
        assert [words for words in buttons if words[0].islower()] == [], "a button begins with a capital"
        turn += 1
        game.play(moves[(turn * 7919) % len(moves)])
    for reader in range(-1, game.players):
        assert [line for line in game.log(reader) if not re.match(SENTENCE, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_what_is_drawn_can_be_read(name: str, lang: str) -> None:
    """The labels, tables and explanations of a random game, at some of its moments."""
    title = find(name)
    for players in (title.players[0], title.players[-1]):
        game = StrictGame(title, players, seed="drawn", lang=lang)
        turn = 0
        while not game.over and turn < 120:
            if turn % 40 == 0:
                read_drawing(game)
            moves = game.moves()
            game.play(moves[(turn * 7919) % len(moves)])
            turn += 1


def read_drawing(game: StrictGame) -> None:
    view, pen = game.view(game.seat), Pen(game.words, game.book, marks_of(game, game.seat))
    drawn = drawing(game.title.name)
    assert drawn.heading(view, pen)
    assert drawn.outlook(view, pen)
    parts = [drawn.backdrop(pen), drawn.board(view, pen), drawn.offer(view, pen), drawn.mine(view, pen)]
    for thing in sorted(set(re.findall(r'data-thing="([^"]+)"', "".join(parts)))):
        explained(game.title.name, view, pen, thing)
    assert textboard.text(game.title, view, game.words)


def test_the_toy_can_be_read() -> None:
    with shelved() as name:
        for lang in LANGUAGES:
            read_whole_game(StrictGame(name, 3, seed=0, lang=lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", titles())
def test_every_refusal_can_be_read(name: str, lang: str) -> None:
    """All moves of the title, tried at moments of a random game, are refused in words."""
    title = find(name)
    game = StrictGame(title, title.players[-1], seed="refused", lang=lang)
    turn = 0
    while not game.over and turn < 60:
        seat = game.seat
        for step in title.steps:
            if step.size:
                for number in step.block[:: max(1, step.size // 5)]:
                    refusal = game.why_not(game.move(number), seat)
                    assert refusal is None or (refusal.text and refusal.clause)
        moves = game.moves()
        game.play(moves[(turn * 31) % len(moves)])
        turn += 1


def test_players_have_names() -> None:
    with shelved() as name:
        game = Game(name, 3, names=["Ada"], lang="cs")
        assert game.names == ["Ada", "Červený", "Žlutý"]


def test_what_belongs_to_a_seat_has_one_message_for_all_seats() -> None:
    assert entry_key("place", "gules-room-2") == "place-seat-room-2"
    assert [entry_key("place", token) for token in ("gules", "pisa", "or")] == ["place-gules", "place-pisa", "place-or"]
    needed = needed_keys(find("virtu"))
    assert needed.count("place-seat-room-2") == 1
    assert "place-gules-room-2" not in needed


def test_a_missing_message_shows_its_id() -> None:
    with shelved() as name:
        words = Words(find(name), "fr")
        assert words.word("no-such-thing") == "[no-such-thing]"
        assert words.word("good-silk.plural") == "[good-silk.plural]"
        assert words.word("Bad id!") == "[Bad id!]"


def test_a_language_without_words_is_refused() -> None:
    with shelved() as name, pytest.raises(SignoriaError, match="en, cs, fr"):
        Words(find(name), "de")


def files(folder: Path, **texts: str) -> dict[str, Path]:
    found = {}
    for lang, text in texts.items():
        found[lang] = folder / f"{lang}.ftl"
        found[lang].write_text(text, encoding="utf-8")
    return found


PLURAL = "a = { $n ->\n    [one] x\n   *[other] y\n }\n"
CZECH = "a = { $n ->\n    [one] x\n    [few] z\n   *[other] y\n }\n"


@pytest.mark.parametrize(
    ("en", "cs", "fr", "fault"),
    [
        ("a = x\n", "a = x\n", "", "a: missing in fr"),
        ("a = x\n", "a = x\n    .to = y\n", "a = x\n", "a: cs has other attributes than en"),
        ("a = { $n }\n", "a = { $n }\n", "a = x\n", "a: fr has other variables than en"),
        (PLURAL, PLURAL, PLURAL, "a: cs lacks the plural few"),
        (PLURAL, CZECH, CZECH.replace("[one]", "[1]"), "a: fr lacks the plural one"),
        ("a = x\na = y\n", "a = x\n", "a = x\n", "en.ftl: a twice"),
        ("a = x\n", "a = x\n!!\n", "a = x\n", "cs.ftl: cannot be read: '!!'"),
    ],
)
def test_the_checker_finds(tmp_path: Path, en: str, cs: str, fr: str, fault: str) -> None:
    assert check_files(files(tmp_path, en=en, cs=cs, fr=fr))[1] == [fault]


CODE = "a = { $n ->\n    [0] x\n   *[1] y\n }\n"


def test_the_checker_is_content_with_good_words(tmp_path: Path) -> None:
    assert check_files(files(tmp_path, en=CODE, cs=CODE, fr=CODE))[1] == []
    assert check_files(files(tmp_path, en=PLURAL, cs=CZECH, fr=PLURAL))[1] == []


@pytest.mark.parametrize(
    ("page", "faults"),
    [
        ('{{ say("menu") }} {{ say("level-" ~ kind) }}', []),
        ("say(\n    'menu', n=1)\nsay(f\"level-{kind}\")\nsay('seat-or')", []),
        ("say('menu') say('level-low.text')", []),
        ("say('level-low')", ["menu: no page says it"]),
        ("say('menu') say('level-low.note')", ["page.html: says level-low.note, which is missing"]),
        ("say('menu') say('level-low') say('map')", ["page.html: says map, which is missing"]),
        ("say('menu') say('level-low') say(f'tab-{kind}')", ["page.html: says tab-…, which is missing"]),
    ],
)
def test_the_checker_listens_to_the_pages(tmp_path: Path, page: str, faults: list[str]) -> None:
    words = files(tmp_path, own="menu = x\nlevel-low = y\n    .text = z\n", shared="seat-or = x\n")
    own, shared = (read_words(file, []) for file in words.values())
    source = tmp_path / "page.html"
    source.write_text(page, encoding="utf-8")
    assert check_said([source], own, shared) == faults
