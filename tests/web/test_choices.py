"""The buttons of the prompt and the marks on the board, made from the moves of a game."""

import pytest

from signoria import Game
from signoria.game.choices import Choice, things
from signoria.web.choices import buttons, choices_of, marks_of
from signoria.web.foresight import foresee
from signoria.web.speech import best_language, speech


def at_step(title: str, step: str, players: int = 4, seed: int = 1, **options: object) -> Game:
    """A random game at the first decision of a step."""
    for number in range(60):
        game = Game(title, players, seed + number, options)
        for _ in range(400):
            if game.over:
                break
            if game.view(game.seat).get("step") == step:
                return game
            moves = game.moves()
            game.play(moves[(number * 7 + len(game.plies)) % len(moves)])
    raise AssertionError(f"no game came to {step}")


def choice(text: str, label: str, *about: str, locked: bool = False) -> Choice:
    return Choice(text, label, list(about), locked=locked)


def test_every_move_is_a_button_and_locked_ones_come_last() -> None:
    game = at_step("elgrande", "place")
    seat = game.seat
    choices = choices_of(game, seat)
    assert {c.text for c in choices if not c.locked} == {move.text for move in game.moves(seat)}
    states = [c.locked for c in choices]
    assert states == sorted(states)
    for locked in (c for c in choices if c.locked):
        refusal = game.why_not(locked.text, seat)
        assert refusal is not None
        assert refusal.clause


def test_what_is_not_on_the_table_shows_no_lock() -> None:
    game = at_step("elgrande", "take")
    cards = {c.text for c in choices_of(game, game.seat)}
    assert cards == {move.text for move in game.moves()}


def test_only_near_misses_are_locked() -> None:
    """Nothing of a variant that is not in play, few rows for one reason, numbers only next to a possible one."""
    game = at_step("elgrande", "power", players=5, seed=3)
    while len([move for move in game.moves() if move.text.startswith("power")]) == 13:
        game.play(game.moves()[0])
    locked = [c for c in choices_of(game, game.seat) if c.locked]
    assert locked
    assert not any("gr-" in c.text for c in locked)
    game = at_step("lorenzo", "servants")
    numbers = {int(c.number): c.locked for c in choices_of(game, game.seat) if c.number}
    legal = [n for n, is_locked in numbers.items() if not is_locked]
    assert all({n - 1, n + 1} & set(legal) for n, is_locked in numbers.items() if is_locked)
    game = at_step("elgrande", "place", 4)
    found = choices_of(game, game.seat)
    assert sum(c.locked and c.near for c in found) <= 6
    every = [c for c in found if c.locked]
    assert len(every) > sum(c.near for c in every), "the others are asked about on the map"


def test_what_refuses_half_the_map_is_told_on_the_map_and_not_listed() -> None:
    game = at_step("tiletum", "merchant")
    locked = [c for c in choices_of(game, game.seat) if c.locked]
    far = [c for c in locked if c.about[0].startswith("space-")]
    assert len(far) > 15
    assert not any(c.near for c in far)
    assert marks_of(locked).state(far[0].about[0]) == "locked"
    assert any(c.near for c in locked if c not in far), "the near misses are listed"


def test_nobody_else_gets_buttons() -> None:
    game = at_step("elgrande", "take")
    for seat in range(game.players):
        assert bool(choices_of(game, seat)) == (seat in game.deciders)


def test_numbers_are_small_buttons_without_letters() -> None:
    game = at_step("elgrande", "power")
    choices = [c for c in choices_of(game, game.seat) if not c.locked]
    assert all(c.number == c.text.split()[1] for c in choices)
    assert not any(button.key for button in buttons(choices))


def test_a_number_that_says_which_way_is_shown_with_its_words() -> None:
    game = at_step("lorenzo", "exchange")
    one = next(choice for choice in choices_of(game, game.seat) if choice.text == "exchange 1")
    assert one.number == ""
    assert one.label == "Exchange 1 coin for 1 council privilege"


@pytest.mark.parametrize("title", ["elgrande", "lorenzo"])
def test_letters_are_unique_and_never_undo(title: str) -> None:
    game = Game(title, 4, 3)
    for _ in range(120):
        if game.over:
            break
        keys = [button.key for button in buttons(choices_of(game, game.seat)) if button.key]
        assert len(keys) == len(set(keys))
        assert "U" not in keys
        moves = game.moves()
        game.play(moves[len(game.plies) % len(moves)])


def test_a_letter_comes_from_where_a_label_differs() -> None:
    made = buttons([choice("a", "Place in Toledo"), choice("b", "Place in Granada"), choice("c", "Place in Galicia")])
    assert [c.key for c in made] == ["T", "G", "A"]


def test_a_verb_that_most_labels_share_gives_no_letter() -> None:
    labels = ["Postavit do Toleda", "Postavit do Sevilly", "Postavit do Říma", "Postavit do Valencie", "Skončit"]
    made = buttons([choice(str(place), label) for place, label in enumerate(labels)])
    assert [c.key for c in made] == ["T", "S", "R", "V", "K"]


def test_a_thing_with_several_moves_only_picks() -> None:
    marks = marks_of([choice("discard L05", "Discard", "leader-L05"), choice("play L05", "Play", "leader-L05")])
    mark = marks.find("leader-L05")
    assert mark is not None
    assert (mark.state, mark.move) == ("legal", "")
    assert 'data-pick="leader-L05"' in marks.at("leader-L05")


def test_a_pair_of_things_is_a_mark_and_each_of_them_too() -> None:
    marks = marks_of(
        [
            choice("lift gules toledo", "one", "seat-gules", "place-toledo"),
            choice("lift gules granada", "two", "seat-gules", "place-granada"),
            choice("lift or granada", "three", "seat-or", "place-granada", locked=True),
        ]
    )
    assert 'data-move="lift gules toledo"' in marks.at("seat-gules", "place-toledo")
    assert 'data-move="lift gules toledo"' in marks.at("place-toledo")
    assert 'data-pick="seat-gules"' in marks.at("seat-gules")
    assert marks.state("seat-or") == "locked"
    assert marks.state("place-granada") == "legal"
    assert marks.at("place-sevilla", cls="region") == ' class="region"'


def test_ending_a_turn_for_nothing_is_pointless() -> None:
    game = at_step("elgrande", "turn")
    found = {c.text: c.pointless for c in choices_of(game, game.seat) if not c.locked}
    assert found["turn end"]
    assert not any(wasteful for text, wasteful in found.items() if text != "turn end")


def test_more_servants_than_needed_are_pointless() -> None:
    game = at_step("lorenzo", "space")
    while "space more" not in [move.text for move in game.moves()]:
        game.play(game.moves()[0])
    game.play("space more")
    tower = next(move for move in game.moves() if "tower" in move.text)
    game.play(tower)
    pointless = {c.text: c.pointless for c in choices_of(game, game.seat) if c.text.startswith("servants")}
    assert any(pointless.values())
    assert not all(pointless.values())


def test_the_things_of_a_move() -> None:
    game = Game("elgrande", 4, 1)
    step = next(step for step in game.title.steps if step.name == "lift")
    number = game.numbers("lift gules toledo")[0]
    assert things(step, number) == ["seat-gules", "place-toledo"]
    assert things(step, game.numbers("lift done")[0]) == ["lift-done"]


@pytest.mark.parametrize("title", ["elgrande", "lorenzo", "tiletum"])
def test_a_forecast_tells_nothing_that_the_seat_does_not_know(title: str) -> None:
    game = Game(title, 4, 11)
    say = speech("en")
    for _ in range(60):
        if game.over:
            break
        seat = game.seat
        twin = game.imagine(seat, "other")
        for move in game.moves(seat)[:4]:
            said = foresee(game, seat, move.text, say)
            assert said == foresee(twin, seat, move.text, say)
            assert not said[0].islower()
        moves = game.moves()
        game.play(moves[(3 * len(game.plies)) % len(moves)])


def test_a_forecast_says_what_a_placement_changes() -> None:
    game = at_step("elgrande", "place")
    placed = next(move for move in game.moves() if move.text != "place done" and "tower" not in move.text)
    sentence = foresee(game, game.seat, placed.text, speech("en"))
    assert game.words.word(f"place-{placed.text.split()[1]}") in sentence


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("cs,en;q=0.5", "cs"),
        ("de, fr;q=0.9, en;q=0.8", "fr"),
        ("en;q=0.2, fr-CA;q=0.7", "fr"),
        ("de", "en"),
        ("", "en"),
        ("fr;q=x,cs", "cs"),
    ],
)
def test_the_language_of_a_browser(header: str, lang: str) -> None:
    assert best_language(header) == lang


def test_a_missing_message_shows_its_id() -> None:
    assert speech("en")("no-such-message") == "[no-such-message]"
