"""How many touches a turn takes at the table: proposed rows count once, every second touch and every consent too."""

import statistics

from signoria import Game
from signoria.game.foresight import is_final
from signoria.kernel.chance import seeded
from signoria.players import bot
from signoria.players.player import ask

PLAYERS = 4
MOST = 8


def scripted_game() -> list[list[str]]:
    """A game between sensible players, in touches: a list for everything that one of them does in a row."""
    game = Game("elgrande", players=PLAYERS, seed=7)
    game.persons = frozenset(range(PLAYERS))
    mind, dreams = bot("apprentice", "elgrande", seed=1), seeded(b"clicks")
    turns: list[list[str]] = []
    last = -1
    while not game.over:
        seat = game.deciders[0]
        if seat != last:
            turns.append([])
            last = seat
        if game.held:
            turns[-1].append("go on")
            game.go_on()
            continue
        plan, ahead = [], game.copy()
        while not ahead.over and ahead.deciders == [seat] and ahead.position.learnt == game.position.learnt:
            plan.append(ask(mind, ahead.position, seat, dreams))
            ahead.play_number(plan[-1], seat)
            if len(plan) == 2:
                break
        plan = plan or [ask(mind, game.position, seat, dreams)]
        rows = [row.text for row in game.macros(seat) if list(row.whole) == plan[: len(row.whole)]]
        move = rows[0] if rows else game.move(plan[0]).text
        turns[-1].append(move)
        if is_final(game, seat, move) or game.title.pointless(game.position, seat, plan[0]):
            turns[-1].append("sure")
        game.play(move, seat)
    return turns


def test_a_usual_turn_takes_at_most_eight_touches() -> None:
    turns = [touches for touches in scripted_game() if any(move.startswith("summon") for move in touches)]
    assert len(turns) > 30
    assert statistics.median(len(touches) for touches in turns) <= MOST, turns[:5]
