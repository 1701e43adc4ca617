"""Moments at which a scenario may begin, so that a rules expert need not write an agenda."""

from typing import Final

from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import (
    EFFECT,
    END_ROUND,
    GREY,
    MENU,
    ORDER,
    PLACE,
    POWER,
    ROUND,
    SCORING,
    SUMMON,
    TAKE,
    TURN,
    UNPLAYED,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.position import NONE
from signoria.kernel.schema import moment_of, number_of

MOMENTS: Final = [
    "start",
    "power",
    "turns",
    "summon",
    "grey",
    "take",
    "menu",
    "place",
    "special",
    "end-of-round",
    "scoring",
    "next-round",
]

WITH_CARD: Final = ["menu", "place", "special"]
BETWEEN: Final = ["end-of-round", "scoring", "next-round"]
"""When no card lies open any more, or need not."""
KEYS: Final = ["moment", "seat", "card", "grey", "limit", "then"]


def begin(p: Spain, where: dict[str, object]) -> None:
    """Set the agenda to a moment: `moment`, and where it needs them `seat`, `card`, `grey`, `limit`, `then`."""
    moment = moment_of(where, MOMENTS, KEYS)
    if moment == "start":
        return
    p.sealed = NONE
    p.agenda = []
    if p.round == 0:
        p.round = 1 + p.rules.scoring_after.index(True) if moment == "scoring" else 1
    if moment in WITH_CARD:
        where = {"card": p.rules.cards[p.rules.base[-1][0]], **where}
    turn_up(p, moment, [number_of(p.book, "begin", "card", where["card"])] if "card" in where else [])
    p.push(ROUND)
    if moment == "next-round":
        return
    if moment == "scoring":
        p.push(SCORING)
        return
    p.push(END_ROUND)
    if moment == "end-of-round":
        return
    if moment in ("power", "turns"):
        p.push(ORDER)
        for i in range(p.seats - 1, -1, -1):
            seat = (p.first + i) % p.seats
            if moment == "power" and p.played[seat * 3 + 2] == UNPLAYED:
                p.push(POWER, seat)
        return
    begin_turn(p, moment, where)


def turn_up(p: Spain, moment: str, used: list[int]) -> None:
    """The cards of this round lie open unless the scenario has laid out others; a card in use has been taken.

    Whatever was laid out or is in use is what this round has turned up, and comes no more (EG-4.1).
    """
    rounds = len(p.rules.rounds)
    if not 1 <= p.round <= rounds:
        return
    if max(p.offer) < 0 and moment not in BETWEEN:
        p.offer = [p.decks[pile * rounds + p.round - 1] for pile in range(len(p.offer))]
    decks = p.decks[:]
    for number, pile in enumerate(p.rules.piles):
        taken = [card for card in used if p.rules.card_deck[card] in pile]
        now = number * rounds + p.round - 1
        for card in taken or [card for card in p.offer[number : number + 1] if card >= 0]:
            # Where it would have come in another round comes the card that it replaces.
            for at in range(number * rounds, number * rounds + rounds):
                if decks[at] == card:
                    decks[at] = decks[now]
            decks[now] = card
        if taken:
            p.offer[number] = -1
    p.decks = decks


def begin_turn(p: Spain, moment: str, where: dict[str, object]) -> None:
    """A moment in one seat's turn; with `then` the seats whose turns follow."""
    then = where.get("then", [])
    if not isinstance(then, list):
        raise BadPosition("then is a list of seats")
    for later in reversed(then):
        p.push(TURN, number_of(p.book, "begin", "colour", later))
    seat = number_of(p.book, "begin", "seat", where.get("seat"))
    p.licence = 0
    p.extra = 0
    if moment == "summon":
        p.push(TAKE, seat)
        limit = where.get("limit", p.rules.summons[p.played[seat * 3]] if p.played[seat * 3] >= 0 else 0)
        if not isinstance(limit, int) or not 0 <= limit <= 12:
            raise BadPosition(f"begin: limit is a number from 0 to 12, not {limit!r}")
        p.push(SUMMON, seat, limit)
    elif moment == "take":
        p.push(TAKE, seat)
    elif moment == "grey":
        p.push(TAKE, seat)
        p.push(GREY, seat, number_of(p.book, "begin", "grey", where.get("grey")))
    else:
        card = number_of(p.book, "begin", "card", where["card"])
        p.push(MENU, seat, card, {"menu": 0, "place": 1, "special": 2}[moment])
        if moment == "place":
            p.push(PLACE, seat, p.rules.card_caballeros[card])
            p.licence = -1
        elif moment == "special":
            p.push(EFFECT, seat, p.rules.card_first[card], p.rules.card_nodes[card])
