"""Game: the library's front door."""

from collections.abc import Iterator

import pytest

import signoria
from signoria.game.game import Game
from signoria.game.values import CannotUndo, IllegalMove, Move
from signoria.games import find, titles
from signoria.kernel.errors import BadNotation, BadOption, BadPosition, SignoriaError
from toy_market import shelved


@pytest.fixture
def game() -> Iterator[Game]:
    with shelved() as name:
        yield Game(name, 3, seed=5)


def bid(game: Game, *bids: int) -> None:
    for seat, coins in enumerate(bids):
        game.play(f"bid {coins}", seat)


def test_the_same_seed_deals_the_same_game() -> None:
    with shelved() as name:
        assert Game(name, 2, seed=1).digest == Game(name, 2, seed="1").digest != Game(name, 2, seed=2).digest


def test_a_new_game_waits_for_everybody_who_owes_a_bid(game: Game) -> None:
    assert game.deciders == [0, 1, 2]
    assert game.seat == 0
    assert not game.over
    assert game.prompt(2) == "How much do you bid for silk?"


def test_moves_have_a_text_a_number_and_words(game: Game) -> None:
    assert [move.text for move in game.moves()] == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert game.moves()[1].words == "Bid 1 coin"
    assert str(game.moves()[1]) == "bid 1"
    assert game.moves()[1] == Move("bid 1", 1)
    assert Move("bid 1", 1).words == "bid 1"


def test_redundant_moves_are_offered_last_and_may_be_played(game: Game) -> None:
    bid(game, 2, 1, 1)
    assert [(move.text, move.redundant) for move in game.moves()] == [
        ("lay north", False),
        ("lay keep", False),
        ("lay south", True),
    ]
    assert game.why_not("lay south") is None
    game.play("lay south")


def test_a_refused_move_says_why(game: Game) -> None:
    bid(game, 3, 1, 1)
    game.play("lay north")
    refusal = game.why_not("bid 1", 0)
    assert refusal == ("too-dear", "MK-3", "You have only 0 coins.", "Bid at most 0.")
    with pytest.raises(IllegalMove, match=r"bid 1: You have only 0 coins\. \(MK-3\) Bid at most 0\.") as caught:
        game.play("bid 1", 0)
    assert caught.value.refusal == refusal


def test_refusals_of_the_kernel_have_words_too(game: Game) -> None:
    assert (game.why_not("lay north") or "")[0] == "not-now"
    bid(game, 2, 1, 1)
    refusal = game.why_not("lay north", 1)
    assert refusal is not None
    assert (refusal.code, refusal.remedy) == ("not-you", "Wait for Blue.")


def test_what_is_no_move_is_told(game: Game) -> None:
    for text in ("", "fly", "bid", "bid 9", "bid 1 2"):
        with pytest.raises(BadNotation):
            game.play(text)


def test_a_sealed_answer_can_be_changed_and_leaves_one_line(game: Game) -> None:
    game.play("bid 1", 1)
    game.play("bid 2", 0)
    game.play("bid 3", 1)
    assert [(ply.seat, ply.move) for ply in game.plies] == [(0, 2), (1, 3)]
    assert game.prompt(1) == "You have answered. You may change your answer until the last player has answered."
    game.play("bid 0", 2)
    assert game.seat == 1
    assert signoria.load(game.record()).digest == game.digest


def test_a_sealed_answer_can_be_taken_back(game: Game) -> None:
    game.play("bid 1", 1)
    game.play("bid 2", 0)
    game.undo(1)
    assert game.deciders == [1, 2]
    assert [ply.seat for ply in game.plies] == [0]


def test_undo_stops_where_something_was_learnt(game: Game) -> None:
    with pytest.raises(CannotUndo, match="no move"):
        game.undo()
    bid(game, 1, 1)
    before = game.digest
    game.play("bid 2", 2)
    with pytest.raises(CannotUndo, match="revealed something new"):
        game.undo()
    with pytest.raises(CannotUndo, match="Yellow has moved"):
        game.undo(0)
    assert before != game.digest


def test_undo_gives_back_the_very_position(game: Game) -> None:
    before = game.digest
    game.play("bid 2", 0)
    game.undo()
    assert game.digest == before
    assert game.plies == []


def test_a_row_of_moves_is_played_all_or_nothing(game: Game) -> None:
    before = game.digest
    with pytest.raises(IllegalMove):
        game.play("bid 1; lay north")
    assert game.digest == before
    assert game.plies == []


def test_macros_are_played_like_moves(game: Game) -> None:
    macro = game.macros()[0]
    assert (macro.text, macro.words) == ("bid 0", "Bid nothing")
    game.play(macro)
    assert game.plies[0].move == macro.numbers[0]


def test_a_copy_goes_its_own_way(game: Game) -> None:
    twin = game.copy()
    twin.play("bid 1")
    assert (len(game.plies), len(twin.plies)) == (0, 1)
    assert game.digest != twin.digest


def test_a_playout_leaves_the_game_alone(game: Game) -> None:
    before = game.digest
    end = game.playout(seed=3)
    assert end.over
    assert end.digest == game.playout(seed=3).digest
    assert game.digest == before


def test_an_imagined_game_looks_the_same_to_its_seat(game: Game) -> None:
    game.play("bid 1", 0)
    for seed in range(5):
        dream = game.imagine(1, seed)
        assert dream.view(1) == game.view(1)
        assert dream.moves(1) == game.moves(1)


def test_secrets_are_not_in_the_log_of_others(game: Game) -> None:
    assert game.log(0)[1].startswith("Blue hears that")
    assert game.log(1)[1] == game.log()[1] == "Blue hears a rumour."


def test_a_game_that_began_at_a_position_has_a_record_that_begins_there(game: Game) -> None:
    again = Game.from_json(game.to_json())
    assert again.digest == game.digest
    assert Game.load(again.record()).digest == game.digest


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "signoria position 1"}', "[" * 100_000])
def test_what_is_no_position_is_told(text: str) -> None:
    with pytest.raises(BadPosition):
        Game.from_json(text)


def test_a_position_of_other_data_is_refused(game: Game) -> None:
    with pytest.raises(BadPosition, match="other rules or other data"):
        Game.from_json(game.to_json().replace(game.title.digest, "0" * 16))


def test_wrong_settings_are_told() -> None:
    with shelved() as name:
        with pytest.raises(BadOption, match="2, 3 players"):
            Game(name, 5)
        with pytest.raises(BadOption, match="no option 'x'"):
            Game(name, 2, options={"x": 1})
        with pytest.raises(SignoriaError, match="seed"):
            Game(name, 2, seed="two\nlines")
        with pytest.raises(SignoriaError, match="name"):
            Game(name, 2, names=["\x07"])


def test_the_package_offers_the_front_door() -> None:
    assert signoria.Game is Game
    assert signoria.titles() == titles()
    assert set(signoria.__all__) <= set(dir(signoria))
    with pytest.raises(AttributeError, match="'Chess'"):
        signoria.Chess  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize("name", titles())
def test_a_whole_game_of_every_title(name: str) -> None:
    """The ledger sums to the scores, undo and JSON are exact, and an imagined game looks the same to its seat."""
    players = find(name).players
    game = Game(name, 4 if 4 in players else players[-1], seed="whole")
    untold = [game.position.score(seat) - told(game, seat) for seat in range(game.players)]
    turn = 0
    while not game.over:
        seat = game.seat
        moves = game.moves()
        by_source = game.ledger()
        assert [sum(e.points for e in by_source if e.seat == s) for s in range(game.players)] == game.scores
        if turn % 10 == 0:
            check_moment(game, seat, moves)
        game.play(moves[(turn * 7919) % len(moves)])
        turn += 1
    assert sorted(game.ranks)[0] == 1
    for seat in range(game.players):
        assert told(game, seat) == game.scores[seat] - untold[seat], "what is dealt need not be told, all else is"


def told(game: Game, seat: int) -> int:
    """The points of a seat that the events tell of."""
    return sum(point.points for point in game.points() if point.seat == seat)


def check_moment(game: Game, seat: int, moves: list[Move]) -> None:
    before = game.digest
    again = Game.from_json(game.to_json())
    assert again.digest == before
    assert again.moves() == moves
    dream = game.imagine(seat, "dream")
    assert dream.view(seat) == game.view(seat)
    assert dream.moves(seat) == moves
    trial = game.copy()
    trial.play(moves[-1])
    if trial.position.learnt == game.position.learnt:
        trial.undo(seat)
        assert trial.digest == before
    assert game.digest == before
