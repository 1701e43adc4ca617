"""What a seat may know, and what it may imagine: the whole secrecy policy of El Grande (EG-23).

Hidden are the other hands where a card came back unseen, the grey cards of others and of the box, the order
of all decks, the removed cards, and sealed answers. Everything else is public, also what only a good memory
would know: the count inside the tower and the power cards played so far.
"""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import FIELDS, Spain
from signoria.games.elgrande.setup import draw
from signoria.kernel.chance import Chance
from signoria.kernel.flow import top
from signoria.kernel.position import OPEN, put
from signoria.kernel.view import sight

Fetch = tuple[int, int, int]
"""A card that came back unseen, and the numbers of the fetches between which it can have come: since, until."""

OPEN_TO_ALL: Final = ("king", "first", "men", "grande", "offer", "tables")
PUBLIC: Final = [field for field in FIELDS if field.name in OPEN_TO_ALL]


def view(p: Spain, seat: int) -> dict[str, object]:
    """The position as a seat sees it; seat -1 is a spectator."""
    book = p.book
    seats = book.axes["seat"]
    data = sight(p, seat, PUBLIC)
    data["colours"] = book.axes["colour"]
    if "turn" in data and p.seat() == book.virtual:
        data["turn"] = book.axes["colour"][book.virtual]
    data["round"] = book.rounds[p.round - 1] if p.round else 0
    data["rounds"] = book.rounds
    data["played"] = {name: played_card(p, i) for i, name in enumerate(book.axes["colour"]) if p.power(i) >= 0}
    data["hands"] = {name: hand_of(p, i, i == seat) for i, name in enumerate(seats)}
    data["vetoes"] = [{"seat": seats[p.veto[i]], "until": p.veto[i + 1]} for i in range(0, len(p.veto), 2)]
    data["piles"] = len(book.rounds) - p.round
    data["gone"] = [book.cards[card] for card in seen_cards(p)]
    data["licence"] = p.licence
    data["extra"] = p.extra
    if p.passed and seat >= 0:
        data["given"] = book.greys[p.passed[seat]]
        data["received"] = book.greys[p.passed[(seat - 1) % p.seats]]
    return data


def played_card(p: Spain, colour: int) -> dict[str, object]:
    """What lies on the table before a colour this round; a card taken back still gives its value."""
    card = p.power(colour)
    grey = p.beside(colour)
    shown: dict[str, object] = {"power": card + 1, "value": p.value(colour)}
    if grey >= 0:
        shown["grey"] = p.book.greys[grey]
    return shown


def hand_of(p: Spain, seat: int, own: bool) -> dict[str, object]:
    """A hand for its owner card by card; for others what is certain, what is uncertain, and how many of those."""
    cards = p.hand[seat * t.POWERS : seat * t.POWERS + t.POWERS]
    greys = [g for g in range(len(p.grey)) if p.grey[g] // t.SPAN == seat]
    return own_hand(p, cards, greys) if own else other_hand(p, cards, greys)


def own_hand(p: Spain, cards: list[int], greys: list[int]) -> dict[str, object]:
    return {
        "hand": [c + 1 for c in range(t.POWERS) if cards[c] in t.HELD],
        "pile": [c + 1 for c in range(t.POWERS) if cards[c] == t.IN_PILE],
        "grey": [p.book.greys[g] for g in greys if p.grey[g] % t.SPAN in t.HELD],
        "grey_pile": [p.book.greys[g] for g in greys if p.grey[g] % t.SPAN == t.IN_PILE],
    }


def other_hand(p: Spain, cards: list[int], greys: list[int]) -> dict[str, object]:
    fetched = cards.count(t.FETCHED) + sum(1 for g in greys if p.grey[g] % t.SPAN == t.FETCHED)
    return {
        "hand": [c + 1 for c in range(t.POWERS) if cards[c] == t.IN_HAND],
        "pile": [c + 1 for c in range(t.POWERS) if cards[c] in (t.IN_PILE, t.FETCHED)],
        "fetched": fetched,
        "grey": sum(1 for g in greys if p.grey[g] % t.SPAN == t.IN_HAND),
        "grey_seen": [p.book.greys[g] for g in greys if p.grey[g] % t.SPAN == t.SEEN],
        "grey_pile": [p.book.greys[g] for g in greys if p.grey[g] % t.SPAN in (t.IN_PILE, t.FETCHED)],
    }


def seen_cards(p: Spain) -> list[int]:
    """The action cards turned up so far, in order: they will not come again, Your Majesty excepted."""
    rounds = len(p.book.rounds)
    return [p.decks[pile * rounds + r] for r in range(p.round) for pile in range(len(p.offer))]


def imagine(p: Spain, seat: int, chance: Chance) -> Spain:
    """A copy in which everything that the seat cannot know is dealt anew."""
    q = p.copy()
    q.chance = chance.fresh()
    deal_decks(q, chance)
    deal_virtual(q, chance)
    deal_greys(q, seat, chance)
    for other in range(q.seats):
        if other != seat:
            deal_fetched(q, other, chance)
    if q.sealed:
        answer_sealed(q, seat, chance)
    return q


def deal_decks(q: Spain, chance: Chance) -> None:
    """The cards to come: for each pile those not yet seen, less as many as were removed for veteran cards."""
    rounds = len(q.book.rounds)
    decks = q.decks[:]
    for number, pile in enumerate(q.book.piles):
        seen = decks[number * rounds : number * rounds + q.round]
        decks[number * rounds + q.round : (number + 1) * rounds] = draw(q.book, pile, seen, rounds - q.round, chance)
    q.decks = decks


def deal_virtual(q: Spain, chance: Chance) -> None:
    if q.book.virtual < 0:
        return
    travel = q.travel[:]
    chance.deal_anew(travel)
    q.travel = travel
    known = q.round
    rest = q.fate[known:]
    chance.deal_anew(rest)
    q.fate = q.fate[:known] + rest


def deal_greys(q: Spain, seat: int, chance: Chance) -> None:
    """Grey cards in other hands and in the box change places, except those the seat gave away itself."""
    if not q.grey:
        return
    known = q.passed[seat] if q.passed and seat >= 0 else -1
    hidden = [g for g in range(t.GREYS) if g != known and (q.grey[g] == t.BOX or is_hidden(q.grey[g], seat))]
    places = [q.grey[g] for g in hidden]
    chance.deal_anew(places)
    grey = q.grey[:]
    for card, place in zip(hidden, places, strict=True):
        grey[card] = place
    q.grey = grey
    if q.passed:
        q.passed = imagine_passed(q, seat, chance)


def is_hidden(place: int, seat: int) -> bool:
    return place >= 0 and place % t.SPAN == t.IN_HAND and place // t.SPAN != seat


def imagine_passed(q: Spain, seat: int, chance: Chance) -> list[int]:
    """What the others passed on: the own gift and the card received are known, the rest is guessed."""
    passed = q.passed[:]
    for giver in range(q.seats):
        left = (giver + 1) % q.seats
        if giver == seat or left == seat:
            continue
        held = [g for g in range(t.GREYS) if q.grey[g] >= 0 and q.grey[g] // t.SPAN == left]
        passed[giver] = held[chance.below(len(held))]
    return passed


def deal_fetched(q: Spain, other: int, chance: Chance) -> None:
    """Which cards another seat took back unseen: any choice that fits all it has fetched and played since."""
    items = [c for c in range(t.POWERS) if q.hand[other * t.POWERS + c] in (t.IN_PILE, t.FETCHED)]
    count = sum(1 for c in items if q.hand[other * t.POWERS + c] == t.FETCHED)
    for g in range(len(q.grey)):
        if q.grey[g] in (other * t.SPAN + t.IN_PILE, other * t.SPAN + t.FETCHED):
            items.append(t.POWERS + g)
            count += q.grey[g] % t.SPAN == t.FETCHED
    if count == 0:
        return
    while True:
        chance.shuffle(items)
        if consistent(q, other, items[:count]):
            break
    for i, item in enumerate(items):
        place = t.FETCHED if i < count else t.IN_PILE
        if item < t.POWERS:
            q.hand = put(q.hand, other * t.POWERS + item, place)
        else:
            q.grey = put(q.grey, item - t.POWERS, other * t.SPAN + place)


def consistent(q: Spain, other: int, hidden: list[int]) -> bool:
    """Whether some order of the seat's fetches explains these cards and those it has shown since."""
    coloured = [q.fetches[i + 1] for i in range(0, len(q.fetches), 2) if q.fetches[i] == other]
    taken: list[Fetch] = []
    for i in range(0, len(q.shown), 4):
        if q.shown[i] == other:
            taken.append((q.shown[i + 1], q.shown[i + 2], q.shown[i + 3]))
    for item in hidden:
        taken.append((item, q.stamps[other * (t.POWERS + t.GREYS) + item], len(coloured)))
    return explained(taken, coloured, 0)


def explained(taken: list[Fetch], coloured: list[int], i: int) -> bool:
    """Whether the fetches from number i on can have brought the cards that are left."""
    if i == len(coloured):
        return True
    for at, (item, since, until) in enumerate(taken):
        if since <= i < until and (item < t.POWERS or not coloured[i]):
            if explained(taken[:at] + taken[at + 1 :], coloured, i + 1):
                return True
    return False


def answer_sealed(q: Spain, seat: int, chance: Chance) -> None:
    """Sealed answers of others become any legal ones."""
    step = top(q)
    width = q.agenda[-1]
    for other in range(q.seats):
        if other == seat:
            continue
        for i in range(other * width, other * width + width):
            if q.sealed[i] > OPEN:
                legal = [move for move in step.domain(q, other) if step.refusal(q, other, move) <= 0]
                q.sealed = put(q.sealed, i, legal[chance.below(len(legal))])
