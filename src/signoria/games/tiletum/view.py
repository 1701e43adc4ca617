"""What a seat may know, and what it may imagine: the whole secrecy policy of Tiletum (T-1.5).

Everything is open but the order of the stacks, the corruption tokens that lie face down and the decrees to come. What
is in a stack follows from what has been seen, so it may be known as a set (T-R1).
"""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.position import FIELDS, Europe
from signoria.kernel.chance import Chance
from signoria.kernel.position import FRAME
from signoria.kernel.schema import write_frame
from signoria.kernel.view import sight

SECRET: Final = ["bonus_stack", "contract_stack", "character_stack", "tokens", "decrees"]

PUBLIC: Final = [field for field in FIELDS if field.name not in SECRET]


def view(p: Europe, seat: int) -> dict[str, object]:
    """The position as a seat sees it; seat -1 is a spectator. Nobody knows more than anybody else."""
    tiles = p.book.axes["tile"]
    data = sight(p, seat, PUBLIC)
    data["trail"] = trail(p)
    data["rounds"] = p.book.round_count
    data["corruption"] = p.tokens[: p.shown]
    data["corruption_left"] = sorted(p.tokens[p.shown :])
    data["bonus_stack"] = sorted([tiles[tile] for tile in p.bonus_stack[: p.bonus_left]])
    data["contract_stack"] = sorted([tiles[tile] for tile in p.contract_stack[: p.contract_left]])
    data["character_stack"] = sorted([tiles[tile] for tile in p.character_stack[: p.character_left]])
    if p.book.automaton >= 0:
        names = p.book.axes["decree"]
        data["titus"] = p.book.axes["seat"][p.book.automaton]
        data["decrees_seen"] = [names[card] for card in p.decrees[p.decrees_left :]]
        data["decrees_hidden"] = sorted([names[card] for card in p.decrees[: p.decrees_left]])
    return data


def trail(p: Europe) -> list[dict[str, object]]:
    """The actions and effects that are open, the outermost first: nobody keeps a secret in them."""
    found: list[dict[str, object]] = []
    for at in range(0, len(p.agenda), FRAME):
        if is_open(p.agenda[at]):
            found.append(write_frame(p.book, p.agenda[at : at + FRAME]))
    return found


def is_open(step: int) -> bool:
    """Whether a frame of this step belongs to the trail."""
    return t.DO_JOKER <= step <= t.EFFECT or step == t.SAME


def imagine(p: Europe, seat: int, chance: Chance) -> Europe:
    """A copy in which everything that nobody can know is dealt anew."""
    q = p.copy()
    q.chance = chance.fresh()
    q.bonus_stack = restacked(p.bonus_stack, p.bonus_left, chance)
    q.contract_stack = restacked(p.contract_stack, p.contract_left, chance)
    q.character_stack = restacked(p.character_stack, p.character_left, chance)
    hidden = p.tokens[p.shown :]
    chance.deal_anew(hidden)
    q.tokens = p.tokens[: p.shown] + hidden
    if p.decrees:
        q.decrees = restacked(p.decrees, p.decrees_left, chance)
    return q


def restacked(stack: list[int], left: int, chance: Chance) -> list[int]:
    """A stack with the tiles that are still in it in another order."""
    hidden = stack[:left]
    chance.deal_anew(hidden)
    return hidden + stack[left:]
