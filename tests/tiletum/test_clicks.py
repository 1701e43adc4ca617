"""How many clicks a usual turn takes: a die, its action, two or three uses; confirmations counted."""

import random
import statistics

from signoria.game.foresight import is_final
from signoria.game.game import Game
from signoria.game.values import Move


def usual(game: Game, step: str, used: int, wanted: int, luck: random.Random) -> Move:
    """What most people do: the die as it is, its tile, some uses of the action, the end of the turn."""
    moves = {move.text: move for move in game.moves(0)}
    if step == "value":
        return moves[f"value {str(game.view(0)['frame']['die']).rpartition('-')[2]}"]  # type: ignore[index]
    if step == "tile":
        return moves.get("tile take", moves["tile leave"])
    asked = [move for text, move in moves.items() if text.startswith(f"{step} ")]
    ends = [move for move in asked if move.text.endswith(" end")]
    uses = [move for move in asked if not move.text.endswith((" end", " none", " stop", " swap"))]
    if ends and (used >= wanted or not uses):
        return ends[0]
    return luck.choice(uses or asked)


def turns_of(seed: int) -> list[int]:
    """The clicks of each turn of one player, in a game of three against chance."""
    luck = random.Random(seed)
    game = Game("tiletum", 3, seed=seed)
    game.persons = frozenset({0})
    turns: list[int] = []
    used = 0
    while not game.over:
        seat = game.seat
        if seat != 0:
            game.play_number(luck.choice(game.moves(seat)).number, seat)
            continue
        if game.held:
            turns[-1] += 1
            game.go_on()
            continue
        step = str(game.view(0)["step"])
        if step == "die":
            turns.append(0)
            used = 0
        move = usual(game, step, used, 2 + len(turns) % 2, luck)
        used += step in ("merchant", "architect", "characters", "contracts")
        if turns:
            turns[-1] += 2 if is_final(game, 0, move.text) else 1
        game.play_number(move.number, 0)
    return turns


def test_a_usual_turn_takes_at_most_eight_clicks() -> None:
    turns = [clicks for seed in range(6) for clicks in turns_of(seed)]
    assert len(turns) == 72
    assert statistics.median(turns) <= 8, sorted(turns)
