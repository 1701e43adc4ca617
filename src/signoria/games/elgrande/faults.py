"""What cannot be: the invariants of a position, for positions from outside and for tests."""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import FIELDS, Spain
from signoria.games.elgrande.steps.losses import PURPOSE
from signoria.games.elgrande.steps.turn import CARD
from signoria.kernel.position import FRAME
from signoria.kernel.schema import size_faults

SLOTS: Final = 2
"""Where the slots of a frame begin, after its step and its seat."""


def faults(p: Spain) -> list[str]:
    """Why this position is impossible, in words; [] for a possible one."""
    sizes = size_faults(p, FIELDS, plain_sizes(p))
    if sizes:
        return sizes
    if not 0 <= p.round <= len(p.book.rounds):
        return [f"there are {len(p.book.rounds)} rounds (EG-3.1)"]
    return men_faults(p) + piece_faults(p) + round_faults(p) + power_faults(p) + grey_faults(p) + card_faults(p)


def plain_sizes(p: Spain) -> dict[str, int]:
    book = p.book
    return {
        "played": book.colours * 3,
        "offer": len(book.piles),
        "decks": len(book.piles) * len(book.rounds),
        "grey": t.GREYS if book.with_grey else 0,
    }


def men_faults(p: Spain) -> list[str]:
    found: list[str] = []
    names = p.book.axes["colour"]
    for colour in range(p.book.colours):
        row = p.men[colour * t.PLACES : colour * t.PLACES + t.PLACES]
        if min(row) < 0:
            found.append(f"{names[colour]} has a negative number of caballeros")
        if sum(row) != p.book.caballeros:
            found.append(f"{names[colour]} has {sum(row)} caballeros, not {p.book.caballeros} (EG-1.7)")
        if row[t.FRANCE] or row[t.PORTUGAL]:
            found.append(f"{names[colour]} has caballeros abroad (EG-1.1)")
    if p.book.virtual >= 0 and p.men[p.book.virtual * t.PLACES + t.COURT]:
        found.append("the virtual player has no court (EG-18.2)")
    return found


def piece_faults(p: Spain) -> list[str]:
    found: list[str] = []
    if not 0 <= p.king <= t.PORTUGAL:
        found.append("the King stands in a region, abroad or beside the tower (EG-1.4)")
    elif p.king >= t.REGIONS and not p.book.regency:
        clause = "EG-19.6" if p.king == t.TOWER else "EG-19.2"
        found.append(f"only cards of the New Regency lead the King out of the regions ({clause})")
    for seat, home in enumerate(p.grande):
        if not 0 <= home <= t.TOWER:
            found.append(f"the grande of {p.book.axes['seat'][seat]} stands in a region or the tower (EG-22.6)")
        elif home == t.TOWER and not p.book.regency:
            found.append("only a card of the New Regency throws a grande into the tower (EG-19.4)")
    laid = [place for place in p.tables if place >= 0]
    if any(place > t.TOWER for place in laid) or len(set(laid)) < len(laid):
        found.append("each alternative table lies in a place of its own, a region or the tower (EG-13.7)")
    return found


def round_faults(p: Spain) -> list[str]:
    """What belongs to certain rounds only: general scorings and Vetoes."""
    found: list[str] = []
    for i in range(0, len(p.agenda), FRAME):
        dials = p.agenda[i] == t.DIAL and p.agenda[i + SLOTS + PURPOSE] == t.DIAL_TOWER
        if (p.agenda[i] == t.SCORING or dials) and not (p.round and p.book.scoring_after[p.round - 1]):
            found.append(f"no general scoring follows round {p.round} (EG-3.1)")
    holders = p.veto[::2]
    ends = p.veto[1::2]
    if any(not 0 <= seat < p.seats for seat in holders) or len(holders) != len(ends):
        found.append("a Veto is held by a seat (EG-14.1)")
    if len(holders) > sum(p.book.vetoes):
        found.append(f"there are {sum(p.book.vetoes)} Vetoes in this game, not {len(holders)} (EG-20.1)")
    if any(not max(2, p.round) <= end <= p.round + 1 for end in ends):
        found.append("a Veto is good for the round in which it was taken and the next one (EG-14.4)")
    if any(ends.count(end) > sum(1 for n in p.book.vetoes if n) for end in ends):
        found.append("two Vetoes are taken in different rounds (EG-14.6)")
    return found


def power_faults(p: Spain) -> list[str]:
    """Power cards: each in one place, no value twice on the table."""
    found: list[str] = []
    if any(not t.IN_HAND <= where <= t.FETCHED for where in p.hand):
        return ["every power card lies in hand, on the table or on the pile (EG-2.4)"]
    values = [value for value in p.played[2::3] if value != t.UNPLAYED]
    if len(set(values)) < len(values):
        found.append("no value lies on the table twice in a round (EG-5.2)")
    for colour in range(p.book.colours):
        card, grey, value = p.power(colour), p.beside(colour), p.value(colour)
        if not -1 <= card < t.POWERS or not -1 <= grey < len(p.grey):
            return ["a power card of 1 to 13 lies on the table, beside it perhaps a grey card (EG-5.1)"]
        worth = t.UNPLAYED if card < 0 else card + 1 + (p.book.grey_value[grey] if grey >= 0 else 0)
        if value != worth:
            found.append("the value on the table is that of the power card and its grey card (EG-21.2)")
    for seat, name in enumerate(p.book.axes["seat"]):
        hand = p.hand[seat * t.POWERS : seat * t.POWERS + t.POWERS]
        card = p.power(seat)
        if any(where == t.ON_TABLE and number != card for number, where in enumerate(hand)):
            found.append(f"{name} has a power card on the table that was not played this round (EG-12.3)")
        if card >= 0 and hand[card] not in (t.IN_HAND, t.ON_TABLE):
            found.append(f"{name} has played a power card that lies on the pile already (EG-12.3)")
    if p.book.virtual >= 0 and sorted(p.fate) != list(range(t.POWERS)):
        found.append("the virtual player has every power card once (EG-18.2)")
    return found


def card_faults(p: Spain) -> list[str]:
    """Action cards: those of this game, each in its pile and once, Your Majesty excepted; open are the round's."""
    found: list[str] = []
    book = p.book
    rounds = len(book.rounds)
    turned_up: list[int] = []
    for number, pile in enumerate(book.piles):
        cards = [card for deck in pile for card in book.deck(deck)]
        come = p.decks[number * rounds : number * rounds + rounds]
        for card in come:
            if card < 0:
                found.append("every pile has a card for every round (EG-4.2)")
            elif card not in book.deck(book.card_deck[card]):
                clause = "EG-20.1" if book.card_module[card] == "veteran" else "EG-19.1"
                found.append(f"{book.cards[card]} is not in this game ({clause})")
            elif card not in cards:
                found.append(f"{book.cards[card]} does not belong to this pile (EG-2.2)")
        if len(cards) > 1 and len(set(come)) < len(come):
            found.append("no action card comes twice (EG-2.2)")
        turned_up += come[p.round - 1 : p.round] if p.round else []
    shown = [p.agenda[i + SLOTS + CARD] for i in range(0, len(p.agenda), FRAME) if p.agenda[i] == t.TURN]
    shown += [card for card in p.offer if card >= 0]
    for card in shown:
        if card not in turned_up:
            name = book.cards[card] if 0 <= card < len(book.cards) else f"action card {card}"
            found.append(f"{name} is not among the cards that this round turned up (EG-4.1)")
    if len(set(shown)) < len(shown):
        found.append("no action card is open twice, or open and taken (EG-4.1)")
    return found


def grey_faults(p: Spain) -> list[str]:
    found: list[str] = []
    owned = [0] * p.seats
    for place in p.grey:
        if place == t.BOX:
            continue
        if not 0 <= place // t.SPAN < p.seats or place % t.SPAN > t.SEEN:
            found.append("every grey card is in the box or belongs to a seat (EG-21.1)")
        else:
            owned[place // t.SPAN] += 1
    for seat, n in enumerate(owned):
        if p.grey and n != p.book.grey_deal:
            name = p.book.axes["seat"][seat]
            found.append(f"{name} has {n} grey cards, not {p.book.grey_deal} (EG-21.1)")
    return found
