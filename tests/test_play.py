"""Playing in the terminal: whole games by script in three languages, questions, undo, leaving."""

import os
import random
import re
import select
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.cli.menu import menu
from signoria.game.game import Game
from signoria.game.record import load
from signoria.game.typed import meant
from signoria.game.values import Move
from signoria.games import titles
from signoria.kernel import flow
from signoria.words.words import LANGUAGES
from terminal import FIRST as TOP
from terminal import typed
from toy_market import shelved

MODULES = ["--option", "grey=true", "--option", "regency=true", "--option", "veteran=all"]
Playing = Callable[..., str]


FIRST = Game("elgrande", 4, seed=5).view()["first"]
"""The seat that plays its power card first, before any bot."""


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Playing:
    """Play El Grande with these lines typed; everything that was shown."""

    def play(lines: Iterable[str], *args: str, code: int = 0) -> str:
        given = ["elgrande", "--seed", "5", "--seat", str(FIRST), "--bot", "random", *args]
        return typed(monkeypatch, capsys, lines, given, code)

    return play


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_with_all_modules(playing: Playing, lang: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    args = ["--seat", "1", "--players", str(players), "--lang", lang, *MODULES, "--record", str(file)]
    shown = playing([TOP] * 2000, *args)
    game = load(file, lang)
    assert game.over
    for seat in range(players):
        assert f"{game.ranks[seat]}. {game.names[seat]}, {game.scores[seat]} " in shown
    last = shown.splitlines()[-1]
    assert str(file) in last
    assert [line for line in shown.splitlines() if len(line) > 100 and line != last] == []
    unknown = [
        line for line in shown.splitlines() if any(f"[{key}-" in line for key in ("play", "board", "move", "log"))
    ]
    assert unknown == []


def test_long_names_still_fit(playing: Playing) -> None:
    names = ",".join(f"Maximilian Friedrich von Habsburg the {n}." for n in ("1st", "2nd", "3rd", "4th", "5th"))
    shown = playing([TOP] * 2000, "--seat", "1", "--players", "5", "--names", names, *MODULES)
    assert "Maximilian Friedrich von Habsburg the 3rd." in shown
    assert [line for line in shown.splitlines() if len(line) > 100] == []


def test_the_board_tells_everything_that_lies_open(playing: Playing) -> None:
    game = Game("elgrande", 4, seed=5)
    shown = playing(["power 13"])
    me = game.names[game.seat]
    king = game.words.word(f"place-{game.view()['king']}")
    home = game.words.word(f"place-{game.view()['grande'][FIRST]}")  # type: ignore[index]
    for text in (
        "Round 1 of 9. The next general scoring follows round 3.",
        f"Start player: {me}.",
        f"Power cards on the table, highest first: {me} 13, ",
        "Regions in the order of scoring, with the points for each place:\n  Galicia    4/2/0",
        "  Tower      5/3/1\n",
        f"  {me} (you): 0 points, 7 at court, 21 in the province\n",
        "  5  Your Majesty [d5-01]. Move the King to any other region.",
        "1\xa0(6), 2\xa0(5), 3\xa0(5)",
    ):
        assert text in " ".join(shown.split(" ")) or text in shown.replace("\n", " ")
    rows = {line.split()[0]: line for line in shown.splitlines() if line.startswith("  ")}
    assert rows[king].endswith("the King")
    assert rows[home].endswith(f"{me} 2; grande of {me}")


def test_tables_vetoes_and_tower_are_on_the_board() -> None:
    from signoria.drawing import textboard as board

    game = Game("elgrande", 4, seed=5, options={"veteran": "all", "grey": True})
    data = game.title.write(game.position)
    data["men"]["gules"] = {"tower": 3, "granada": 2, "province": 25}  # type: ignore[index]
    data["tables"] = {"high": "tower", "low": "granada"}
    data["veto"] = [2, 2]
    data["round"] = 1
    data["grande"]["azure"] = "granada"  # type: ignore[index]
    p = game.title.read(game.book, data)
    shown = board.text(game.title, game.title.view(p, 0), game.words)
    assert "  Granada    4/0/0  Red 2; grandes of Blue, Red; low table\n" in shown
    assert "  Tower      8/4/0  3 inside; high table\n" in shown, "nobody may look whose they are (EG-10.1)"
    assert "Veto until round 2" in " ".join(shown.split())
    assert "Grey card" in shown
    assert "Grey card" not in board.text(game.title, game.title.view(p, -1), game.words)
    assert board.hand(game.title, game.title.view(p, 0), game.words).startswith("Your power cards")


def test_questions_change_nothing(playing: Playing) -> None:
    lines = ["help", "?", "why", "? pow 9", "why place granada", "? pl gra", "? xyz", "?9", "? 99"]
    shown = playing([*lines, "log", "log 1", "log all", "log abc", "log -3", "log 0", "log ²"])
    assert "why: or “?”: why moves are not possible" in shown
    assert shown.count("Play 9 [power 9]: possible now.") == 2
    assert len(re.findall(r"\[place granada\]: .*\(EG-5\.1\)", shown)) == 2
    assert "“xyz” doesn’t match any move. Type a number from the list" in shown
    assert "There is no number 99 on the list." in shown
    assert shown.count("Every move here is possible.") == 2
    assert "gr-01" not in shown, "nothing of a variant that is not in play"
    assert shown.count("  Round 1 of 9 begins.\n") == 2
    assert shown.count("Type how many events you want to see after the command, or “all”.") == 4
    assert "plays power card" not in shown


def test_refused_moves_say_why(playing: Playing) -> None:
    seats = ["azure", "gules", "or", "vert"]
    second = seats[(seats.index(str(FIRST)) + 1) % 4]
    taken = re.search(r"(\w+) plays power card (\d+)", playing([], "--seat", second))
    assert taken is not None
    name, value = taken.groups()
    lines = [
        f"power {value}",
        "place granada",
        "nonsense",
        "power 13; take d4-01; fly",
        "power 13; king toledo",
        "99",
        "summon",
    ]
    shown = playing(lines, "--seat", second)
    assert re.search(rf"\[power {value}\]: .*{name}.*\n?.*\(EG-5\.2\)", shown)
    assert re.search(r"\[place granada\]: .*\(EG-5\.1\)", shown)
    assert "“nonsense” is neither a move nor a command. Type a number from the list, or “help”." in shown
    assert "“fly” is neither a move nor a command." in shown
    assert re.search(r"king toledo: .*\(EG-5\.1\)", shown)
    assert "There is no number 99 on the list." in shown
    assert "plays power card 13" not in shown, "rows of moves are played as a whole or not at all"


TURN = ["power 13", "majesty", "special", "king granada", "turn place"]
"""Power card 13 acts first and summons nobody."""


def test_a_turn_in_short_words_with_undo_and_a_last_look(playing: Playing, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = [*TURN, "sev", "pl tol", "TOLEDO", "place galicia", "2", "tower", "undo", "val", "?", "turn special", ""]
    shown = playing([*lines, "undo", "quit"], "--record", str(file))
    assert re.search(r"\[place galicia\]: .*Granada.*\(EG-7\.3\)", shown)
    assert "throws 1 caballero from court into the tower.\n" in shown
    assert "Only one move is left. Press Enter to play it, or type “undo” to take back your last move." in shown
    assert "Your last move has been taken back." in shown
    assert len(re.findall(r"\[turn special\]: .*\(EG-7\.7\)", shown)) == 2
    assert "has moved since." in shown or "it revealed something new" in shown
    assert shown.endswith(f"This game was saved to {file}.\n")
    game = load(file)
    placed = [line for line in game.log() if line.startswith(f"{game.names[game.plies[0].seat]} places")]
    assert [line.rsplit(" ", 1)[1] for line in placed[:5]] == [
        "Seville.",
        "Toledo.",
        "Toledo.",
        "Seville.",
        "Valencia.",
    ]
    assert f"{FIRST}  turn end" not in " ".join(file.read_text().split()), "the confirmed end of a turn is no move"


def test_equal_lines_are_told_once(playing: Playing) -> None:
    shown = playing([*TURN, "place tower; place tower; place tower"])
    assert "throws 1 caballero from court into the tower. (3 times)\n" in shown


def test_a_record_kept_while_holding_is_sound(playing: Playing, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = playing(
        [*TURN, "place sevilla; place toledo; place toledo; place valencia; place valencia", f"save {file}"]
    )
    assert "Only one move is left." in shown
    assert len(load(file).plies) == 13


def test_ambiguous_letters_are_asked_back(playing: Playing) -> None:
    shown = playing(["power 13", "take", "d5"])
    assert shown.count("This could mean:") == 1
    assert "takes Your Majesty." in shown


def test_score_and_rules(playing: Playing, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = playing(
        [*[TOP] * 60, "score", "score all", "hand", "rules", "rules 13.5", "rules 99"], "--record", str(file)
    )
    game = load(file)
    assert any(game.scores)
    for seat, points in enumerate(game.scores):
        assert f"\n{game.names[seat]}: {points} point" in shown
        by_clause = re.findall(rf"\n{game.names[seat]}: {points} points?\n(?:    .*\n)*?    by clause: (.*)\n", shown)
        assert all(sum(int(part.split()[1]) for part in line.split(", ")) == points for line in by_clause)
    scored = [line for line in game.log() if " scores " in line and "Nobody" not in line]
    assert all(f"  {line} (EG-13." in shown for line in scored)
    assert "  EG-13  General scoring" in shown
    assert "EG-13.5\n  So if two or more tie for first" in shown
    assert "There is no section or clause “99”." in shown
    assert "Your discard pile: " in shown


@pytest.mark.parametrize(
    ("lang", "words", "text"),
    [
        (
            "cs",
            ["nápověda", "proč", "stůl", "ruka", "body", "průběh vše", "pravidla 5.2", "zpet", "konec"],
            "vrátit poslední tah",
        ),
        (
            "fr",
            ["aide", "pourquoi", "plateau", "main", "score", "journal tout", "regles 5.2", "annuler", "quitter"],
            "annuler",
        ),
    ],
)
def test_commands_speak_the_language(playing: Playing, lang: str, words: list[str], text: str) -> None:
    shown = playing(words, "--lang", lang)
    assert text in shown
    assert "EG-5.2\n" in shown
    shown = playing(["help", "quit"], "--lang", lang)
    assert text in shown


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("cs", ["„foo“ neodpovídá žádnému tahu.", "Oddíl ani pravidlo „XX“ neexistuje.", "kolik událostí"]),
        (
            "fr",
            ["«\xa0foo\xa0» ne correspond à aucun coup.", "ni section ni règle «\xa0XX\xa0»", "combien d’événements"],
        ),
    ],
)
def test_what_is_not_understood_is_told_in_the_language(playing: Playing, lang: str, told: list[str]) -> None:
    shown = playing(["why foo", "rules XX", "log abc", "fly; fly"], "--lang", lang)
    assert all(text in shown for text in told)
    assert not re.search(r"no move|no clause|signoria rules", shown)


def test_leaving_keeps_the_record_if_asked(playing: Playing, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    assert "This game was not saved." in playing(["quit"])
    assert "This game was not saved." in playing(["quit", ""])
    assert "This game was not saved." in playing([])
    assert f"This game was saved to {file}." in playing(["power 13", "quit", str(file)])
    assert "Type a file name after the command." in playing(["save"])
    assert "could not be saved" in playing([f"save {tmp_path}"])
    shown = playing(["quit"], "--resume", str(file))
    assert "Resuming the game after 4 moves." in shown
    assert "Take one of the open action cards." in shown
    assert f"This game was saved to {file}." in shown


def test_who_has_saved_is_not_told_that_nothing_was_kept(playing: Playing, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    shown = playing(["power 13", f"save {file}", "quit"])
    assert shown.endswith(f"This game was saved to {file}.\n")
    assert "Name of a file" not in shown
    assert "not kept" not in shown
    assert "not kept" not in playing([f"save {file}"]), "leaving by the end of the input is leaving too"


def test_what_came_after_the_last_save_is_asked_for(playing: Playing, tmp_path: Path) -> None:
    file, later = tmp_path / "kept.txt", tmp_path / "later.txt"
    begun = [f"save {file}", "power 13", "quit"]
    shown = playing([*begun, ""])
    assert "File name to save this game to" in shown
    assert f"The game saved in {file} is from before your last moves; those were not saved." in shown
    assert "This game was not saved" not in shown
    assert playing([*begun, str(later)]).endswith(f"This game was saved to {later}.\n")
    assert len(load(file).plies) < len(load(later).plies)


def test_the_rules_are_in_the_language_of_the_game(playing: Playing) -> None:
    assert "EG-5.2\n  Nesmíte vynést hodnotu" in playing(["rules 5.2"], "--lang", "cs")
    assert "EG-5.2\n  You cannot play a value" in playing(["rules 5.2"])


def test_a_number_that_is_not_on_the_list_plays_nothing(playing: Playing) -> None:
    """However it comes in: a number means the move of that number, and never a place in the list."""
    seats = ["azure", "gules", "or", "vert"]
    second = seats[(seats.index(str(FIRST)) + 1) % 4]
    taken = re.search(r"(\w+) plays power card (\d+)", playing([], "--seat", second))
    assert taken is not None
    name, value = taken.groups()
    shown = playing([value, "77", "0"], "--seat", second)
    assert re.search(rf"\[power {value}\]: .*{name}.*\n?.*\(EG-5\.2\)", shown)
    assert "There is no number 77 on the list." in shown
    assert "There is no number 0 on the list." in shown
    assert shown.count("plays power card") == 1


def test_one_may_watch(playing: Playing) -> None:
    shown = playing([], "--seat", "none", "--bot", "random", "--option", "short=yes")
    assert "The game is over." in shown
    assert "(you)" not in shown


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (
            ["--seat", "argent"],
            "there is no seat 'argent'; write one of: Blue, azure, 0; Red, gules, 1; Yellow, or, 2; Green, vert, 3",
        ),
        (["--seat", "Blue", "--lang", "cs"], "there is no seat 'Blue'; write one of: Modrý, azure, 0; Červený, gules"),
        (["--seat", "7"], "there is no seat '7'"),
        (["--seat", "ada", "--names", "Ada,Ada"], "write one of: Ada, Blue, azure, 0; Ada, Red, gules, 1; Yellow"),
        (["--players", "9"], "elgrande is for 2, 3, 4, 5 players, not 9"),
        (["--option", "short"], "write an option as NAME=VALUE, not 'short'"),
        (["--option", "short=perhaps"], "option short is true or false, not 'perhaps' (EG-16.1)"),
        (
            ["--option", "merged=yes"],
            "Decks two and three can be merged for two or three players only. Leave the decks apart",
        ),
        (["--option", "merged=yes", "--lang", "cs"], "(EG-17.1)"),
        (["--bot", "kasparov"], "invalid choice: 'kasparov'"),
        (["--resume", "nowhere.txt"], "nowhere.txt: No such file"),
    ],
)
def test_wrong_settings_are_refused(playing: Playing, args: list[str], message: str) -> None:
    assert message in playing([], *args, code=2)


def test_an_unknown_title_lists_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess"]) == 2
    assert f"there is no title 'chess'; the titles are: {', '.join(titles())}" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["or", "OR", "2", "Yellow", "yellow", " YELLOW ", "gold"])
def test_any_seat_by_colour_or_number(playing: Playing, text: str) -> None:
    assert "Yellow: you" in playing([], "--seat", text)


def test_a_seat_is_named_as_the_screen_names_it(playing: Playing) -> None:
    assert "Žlutý: vy" in playing([], "--seat", "zluty", "--lang", "cs")
    assert "Jaune\xa0: vous" in playing([], "--seat", "DORÉ", "--lang", "fr"), "as it was called before"
    named = ["--names", "Red,Éva,Red ale"]
    assert "Éva: you" in playing([], "--seat", "eva", *named)
    assert "Red: you" in playing([], "--seat", "red", *named), "the player of that name comes before the colour"
    assert "Éva: you" in playing([], "--seat", "gules", *named)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_the_game_goes_on(playing: Playing, seed: int, tmp_path: Path) -> None:
    """Random lines of all sorts: nothing crashes, and the record is sound."""
    chance = random.Random(seed)
    words = [
        "undo",
        "?",
        "? 3",
        "place",
        "tower",
        "granada",
        "done",
        "turn end",
        "end",
        "special",
        "",
        "log 3",
        "score",
        "zz",
    ]
    words += [
        "summon 2",
        "power 7 gr-01",
        ";",
        "place granada; turn end",
        "?;",
        "é",
        "-1",
        "00",
        "hand",
        "king",
        "dial gal",
    ]
    lines = [chance.choice(words) if chance.random() < 0.4 else str(chance.randrange(1, 6)) for _ in range(600)]
    file = tmp_path / "game.txt"
    playing(lines, *MODULES, "--record", str(file))
    assert len(load(file).plies) > 40


# The parts.


def test_other_titles_are_played_as_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with shelved() as name:
        shown = typed(monkeypatch, capsys, [TOP] * 50, [name, "--players", "3", "--seed", "5"], 0)
        assert "1. " in shown


def test_what_letters_mean() -> None:
    game = Game("elgrande", 4, seed=5)
    moves = game.moves()
    assert [move.text for move in meant("9", moves)] == ["power 9"]
    assert [move.text for move in meant("power 14", moves)] == []
    assert [move.text for move in meant("P 12", moves)] == ["power 12"]
    assert [move.text for move in meant("play 12", moves)] == ["power 12"]
    assert len(meant("power", moves)) == len(moves)
    assert meant("", moves) == []
    assert meant("?!", moves) == []


def test_a_word_cut_short_is_not_taken_for_the_end_of_a_step() -> None:
    moves = [Move(text, number) for number, text in enumerate(["troop own pisa", "troop own siena", "troop done"])]
    for text, found in (("t", 3), ("troop", 3), ("troop own", 2), ("own", 2), ("done", 1), ("t d", 1), ("o p", 1)):
        assert len(meant(text, moves)) == found, text


def test_numbers_of_the_menu_are_the_numbers_of_the_cards() -> None:
    game = Game("elgrande", 4, seed=5, options={"grey": True})
    while flow.top(game.position).name != "power":
        game.play(game.moves()[0])
    entries = menu(game, game.seat)
    for label, move in entries:
        if label <= 13:
            assert move.text == f"power {label}"
        else:
            assert " gr-" in move.text
    assert len({label for label, _ in entries}) == len(entries) == len(game.moves())


def test_a_game_without_persons_never_holds() -> None:
    game = Game("elgrande", 3, seed=2)
    while not game.over:
        assert not game.held
        game.play(game.moves()[0])
    assert game.record() == Game.load(game.record()).record()


# A real terminal.


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
@pytest.mark.parametrize(("plain", "colour"), [("", True), ("1", False)])
def test_colours_only_on_a_terminal_that_wants_them(plain: str, colour: bool) -> None:
    shown = in_terminal(["board", "quit", ""], plain)
    assert ("\x1b[34mBlue\x1b[0m" in shown) is colour
    assert ("\x1b[3" in shown) is colour
    assert "Blue" in shown
    assert shown.replace("\r", "").rstrip().endswith("This game was not saved.")


def in_terminal(lines: list[str], plain: str) -> str:
    """Play in a pseudo-terminal, one line for every prompt."""
    import pty

    program = "import sys; from signoria.cli import main; sys.exit(main(sys.argv[1:]))"
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm"
        os.environ.pop("NO_COLOR", None)
        if plain:
            os.environ["NO_COLOR"] = plain
        os.execv(sys.executable, [sys.executable, "-c", program, "play", "elgrande", "--seed", "5"])
    shown = b""
    waiting = list(lines)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if not select.select([terminal], [], [], 0.2)[0]:
            continue
        try:
            chunk = os.read(terminal, 65536)
        except OSError:
            break
        if not chunk:
            break
        shown += chunk
        if shown.endswith(b"> ") and waiting:
            os.write(terminal, waiting.pop(0).encode() + b"\n")
    os.close(terminal)
    os.waitpid(pid, 0)
    return shown.decode()
