"""Rows of moves that the table proposes as one click: what nearly every turn begins with."""

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.steps.turn import LIMIT
from signoria.kernel.position import FRAME
from signoria.kernel.title import Macro


def macros(p: Spain, seat: int) -> list[Macro]:
    """Summon as many as possible and take a card; begin the placement with a place."""
    step = p.agenda[-FRAME] if p.agenda else -1
    if step == t.SUMMON:
        return summon_and_take(p, seat)
    if step == t.TURN:
        return place_first(p, seat)
    return []


def summon_and_take(p: Spain, seat: int) -> list[Macro]:
    """With all caballeros that the card allows, where they come from the province and the turn goes on with a card."""
    n = p.slot(LIMIT)
    offered = [card for card in p.offer if card >= 0]
    after_that = p.agenda[-2 * FRAME] if len(p.agenda) > FRAME else -1
    if after_that != t.TAKE or n > p.men[seat * t.PLACES + t.PROVINCE] or len(offered) < 2:
        return []
    summon, take = p.book.steps[t.SUMMON].base, p.book.steps[t.TAKE].base
    return [
        Macro("take", [summon + n, take + card], {"count": n, "card": card}, f"card-{p.book.cards[card]}")
        for card in offered
    ]


def place_first(p: Spain, seat: int) -> list[Macro]:
    """The placement from its first caballero on, wherever one may stand."""
    turn, place = p.book.steps[t.TURN], p.book.steps[t.PLACE]
    begin = turn.base + t.PLACING
    if turn.refusal(p, seat, begin) > 0:
        return []
    trial = p.copy()
    turn.apply(trial, seat, begin)
    open_to = [n for n in range(t.TOWER + 1) if place.refusal(trial, seat, place.base + n) <= 0]
    if len(open_to) < 2:
        return []
    return [Macro("place", [begin, place.base + n], {"place": n}, f"place-{p.book.places[n]}") for n in open_to]
