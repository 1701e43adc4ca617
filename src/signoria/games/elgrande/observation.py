"""What a seat knows of El Grande, as numbers for programs that learn (EG-23)."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.view import PUBLIC
from signoria.kernel.observation import NOTHING, Notes

FIELDS: Final = [field for field in PUBLIC if field.name != "offer"]
MEN: Final = ["colour", "place"]
HANDS: Final = ["seat", "power"]
SEAT: Final = ["seat"]
GREY: Final = ["grey"]


def observe(p: Spain, seat: int, notes: Notes) -> None:
    book = p.book
    rounds = len(book.rounds)
    notes.table(p, seat)
    notes.fields(p, FIELDS)
    notes.number("round", p.round)
    notes.number("licence", p.licence)
    notes.number("extra", p.extra)
    notes.listed("offer", p.offer, len(book.piles), "card")
    notes.grid("turned", turned(p), [len(book.piles), rounds], "card")
    notes.grid("played", p.played, [book.colours, 3])
    notes.listed("vetoes", p.veto, 2 * rounds)
    notes.row("hand", hands(p, seat), HANDS, "where")
    notes.row("fetched", fetched(p, seat), SEAT)
    notes.row("fresh", p.fresh if p.fresh else [0] * len(p.men), MEN)
    if book.with_grey:
        observe_greys(p, seat, notes)


def turned(p: Spain) -> list[int]:
    """The action cards turned up so far, pile by pile and round by round; none where they are still to come."""
    rounds = len(p.book.rounds)
    to_come = [NOTHING] * (rounds - p.round)
    found: list[int] = []
    for first in range(0, len(p.decks), rounds):
        found.extend(p.decks[first : first + p.round])
        found.extend(to_come)
    return found


def hands(p: Spain, seat: int) -> list[int]:
    """Where each power card lies; one that another seat took back unseen still seems to lie in its pile."""
    if not p.fetches:
        return p.hand
    found = p.hand[:]
    for i in range(len(found)):
        if found[i] == t.FETCHED and i // t.POWERS != seat:
            found[i] = t.IN_PILE
    return found


def fetched(p: Spain, seat: int) -> list[int]:
    """How many cards each of the other seats took back unseen and still holds."""
    found = [0] * p.seats
    if not p.fetches:
        return found
    for i in range(len(p.hand)):
        if p.hand[i] == t.FETCHED:
            found[i // t.POWERS] += 1
    for place in p.grey:
        if place >= 0 and place % t.SPAN == t.FETCHED:
            found[place // t.SPAN] += 1
    return found


def observe_greys(p: Spain, seat: int, notes: Notes) -> None:
    """Whose each grey card is and where it lies, as far as the seat knows; how many unseen ones each hand has."""
    owners = [NOTHING] * t.GREYS
    places = [NOTHING] * t.GREYS
    unseen = [0] * p.seats
    for grey, place in enumerate(p.grey):
        if place < 0:
            continue
        owner = place // t.SPAN
        where = place % t.SPAN
        if where == t.IN_HAND:
            unseen[owner] += 1
        if owner != seat:
            if where == t.IN_HAND:
                continue
            if where == t.FETCHED:
                where = t.IN_PILE
        owners[grey] = owner
        places[grey] = where
    notes.row("grey_owner", owners, GREY, "seat")
    notes.row("grey_where", places, GREY)
    notes.row("grey_unseen", unseen, SEAT)
    told = bool(p.passed) and seat >= 0
    notes.number("given", p.passed[seat] if told else NOTHING, "grey")
    notes.number("received", p.passed[(seat - 1) % p.seats] if told else NOTHING, "grey")
