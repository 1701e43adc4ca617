"""What a seat may know, and what it may imagine: hidden are the goods to come and the bids of others."""

from typing import Final

from signoria.kernel.chance import Chance
from signoria.kernel.observation import Notes
from signoria.kernel.position import OPEN
from signoria.kernel.view import sight

from . import terms as t
from .position import FIELDS, Market

PUBLIC: Final = [field for field in FIELDS if field.name != "deck"]


def known(p: Market, seat: int) -> int:
    """How many goods of the deck a seat knows: those sold, the open one, and the first seat the next one."""
    return min(p.round + (2 if seat == 0 else 1), len(p.deck))


def view(p: Market, seat: int) -> dict[str, object]:
    """The position as plain data; seat -1 is a spectator."""
    goods = p.book.axes["good"]
    return sight(p, seat, PUBLIC) | {
        "sold": [goods[good] for good in p.deck[: p.round]],
        "open": [goods[good] for good in p.deck[p.round : p.round + 1]],
        "rumour": [goods[good] for good in p.deck[p.round + 1 : known(p, seat)]],
    }


def observe(p: Market, seat: int, notes: Notes) -> None:
    """The same as numbers: the public fields as they are, and as much of the deck as the seat knows."""
    notes.table(p, seat)
    notes.fields(p, PUBLIC)
    notes.listed("deck", p.deck[: known(p, seat)], len(p.deck), "good")


def imagine(p: Market, seat: int, chance: Chance) -> Market:
    """A copy in which everything that the seat cannot know is dealt anew, luck to come as well."""
    q = p.copy()
    q.chance = chance.fresh()
    rest = p.deck[known(p, seat) :]
    chance.deal_anew(rest)
    q.deck = p.deck[: known(p, seat)] + rest
    base = p.book.steps[t.BID].base
    q.sealed = [
        base + chance.below(min(p.coins[other], t.PURSE) + 1) if answer > OPEN and other != seat else answer
        for other, answer in enumerate(p.sealed)
    ]
    return q
