"""A usual turn takes few clicks: counted over a game that a sensible player plays, with every confirmation."""

from statistics import median

from signoria.game.choices import choices_of
from signoria.game.foresight import is_final
from signoria.game.game import Game
from signoria.kernel.chance import seeded
from signoria.players import player
from signoria.players.greedy import Greedy


def test_a_usual_turn_takes_at_most_eight_clicks() -> None:
    """From the power card to the end of the turn of seat 0; a row of moves that the table proposes is one click."""
    game = Game("elgrande", 4, seed="clicks")
    bot = Greedy(game.title, seeded(b"greedy"))
    dreams = seeded(b"dreams")
    turns: list[int] = []
    clicks = 0
    while not game.over:
        seat = game.seat
        if seat != 0:
            moves = game.moves(seat)
            game.play_number(moves[dreams.below(len(moves))].number, seat)
            continue
        if game.view(0).get("step") == "power" and clicks:
            turns.append(clicks)
            clicks = 0
        clicks += one_choice(game, bot)
    assert len(turns) >= 7
    assert median(turns) <= 8, turns


def one_choice(game: Game, bot: Greedy) -> int:
    """Play what the bot wants, by the longest row that the table offers for it; how many clicks that was."""
    if game.held:
        game.go_on()
        return 1
    wanted = wishes(game, bot, 2)
    rows = {choice.text for choice in choices_of(game, 0)}
    text = "; ".join(wanted) if "; ".join(wanted) in rows else wanted[0]
    second = is_final(game, 0, text)
    game.persons = frozenset([0])
    game.play(text, 0)
    game.persons = frozenset()
    return 2 if second else 1


def wishes(game: Game, bot: Greedy, count: int) -> list[str]:
    """The next moves that the bot wants, one after the other as long as it is asked."""
    trial = game.copy()
    found = []
    for _ in range(count):
        if trial.over or trial.seat != 0 or trial.held:
            break
        number = player.ask(bot, trial.position, 0, seeded(b"wish %d" % len(trial.plies)))
        found.append(trial.move(number).text)
        trial.play_number(number, 0)
    return found
