"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import (
    BOX,
    COURT,
    FETCHED,
    FRANCE,
    GREYS,
    IN_HAND,
    PLACES,
    PORTUGAL,
    POWERS,
    SEEN,
    SPAN,
    TOWER,
)


def faults(p: Spain) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p)
    if sizes:
        return sizes
    return men_faults(p) + piece_faults(p) + card_faults(p)


def size_faults(p: Spain) -> list[str]:
    book = p.rules
    expected = [
        ("men", len(p.men), book.colours * PLACES),
        ("grande", len(p.grande), p.seats),
        ("hand", len(p.hand), p.seats * POWERS),
        ("played", len(p.played), book.colours * 3),
        ("offer", len(p.offer), len(book.piles)),
        ("tables", len(p.tables), len(book.tables)),
        ("decks", len(p.decks), len(book.piles) * len(book.rounds)),
        ("ledger", len(p.ledger), p.seats * book.sources),
        ("grey", len(p.grey), GREYS if book.with_grey else 0),
    ]
    return [f"{name} has {n} entries, not {size}" for name, n, size in expected if n != size]


def men_faults(p: Spain) -> list[str]:
    found: list[str] = []
    names = p.rules.axes["colour"]
    for colour in range(p.rules.colours):
        row = p.men[colour * PLACES : colour * PLACES + PLACES]
        if min(row) < 0:
            found.append(f"{names[colour]} has a negative number of caballeros")
        if sum(row) != p.rules.caballeros:
            found.append(f"{names[colour]} has {sum(row)} caballeros, not {p.rules.caballeros} (EG-1.7)")
        if row[FRANCE] or row[PORTUGAL]:
            found.append(f"{names[colour]} has caballeros abroad (EG-1.1)")
    if p.rules.virtual >= 0 and p.men[p.rules.virtual * PLACES + COURT]:
        found.append("the virtual player has no court (EG-18.2)")
    return found


def piece_faults(p: Spain) -> list[str]:
    found: list[str] = []
    if not 0 <= p.king <= PORTUGAL:
        found.append("the King stands in a region, abroad or beside the tower (EG-1.4)")
    for seat, home in enumerate(p.grande):
        if not 0 <= home <= TOWER:
            found.append(f"the grande of {p.rules.axes['seat'][seat]} stands in a region or the tower (EG-22.6)")
    laid = [place for place in p.tables if place >= 0]
    if any(place > TOWER for place in laid) or len(set(laid)) < len(laid):
        found.append("each alternative table lies in a place of its own, a region or the tower (EG-13.7)")
    if not 0 <= p.round <= len(p.rules.rounds):
        found.append(f"there are {len(p.rules.rounds)} rounds (EG-3.1)")
    return found


def card_faults(p: Spain) -> list[str]:
    found: list[str] = []
    seats = p.rules.axes["seat"]
    if any(not IN_HAND <= where <= FETCHED for where in p.hand):
        found.append("every power card lies in hand, on the table or on the pile (EG-2.4)")
    open_cards = [card for card in p.offer if card >= 0]
    if len(set(open_cards)) < len(open_cards):
        found.append("no action card is open twice (EG-4.1)")
    owned = [0] * p.seats
    for place in p.grey:
        if place == BOX:
            continue
        if not 0 <= place // SPAN < p.seats or place % SPAN > SEEN:
            found.append("every grey card is in the box or belongs to a seat (EG-21.1)")
        else:
            owned[place // SPAN] += 1
    for seat, n in enumerate(owned):
        if p.grey and n != p.rules.grey_deal:
            found.append(f"{seats[seat]} has {n} grey cards, not {p.rules.grey_deal} (EG-21.1)")
    if any(not 0 <= p.veto[i] < p.seats for i in range(0, len(p.veto), 2)):
        found.append("a Veto is held by a seat (EG-14.1)")
    return found
