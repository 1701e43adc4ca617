"""What a seat may know, and what it may imagine: the whole secrecy policy of Lorenzo il Magnifico (L-18).

Hidden are the order of the decks, the leaders in other hands and in the box, and picks of the draft before
everybody has chosen. A seat remembers every pack that went through its hands.
"""

from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.preparing import gather, pack_left, pack_now, pack_of
from signoria.kernel.chance import Chance
from signoria.kernel.flow import top
from signoria.kernel.position import OPEN, put
from signoria.kernel.schema import Field
from signoria.kernel.view import sight

PUBLIC: Final = [
    Field("round"),
    Field("goods", ["seat", "stock"]),
    Field("members", ["seat", "member"], "space", -1),
    Field("tower", ["floor"], "card", -1),
    Field("holding", ["seat", "holding"], "card", -1),
    Field("dice", []),
    Field("order", [], "seat"),
    Field("queue", [], "seat"),
    Field("fixed", ["seat", "coloured"]),
    Field("tiles", ["seat"], "tile", -1),
    Field("cast", [], "excommunication"),
    Field("banned", ["seat"]),
    Field("copied", ["seat"], "leader", -1),
]


def view(p: Florence, seat: int) -> dict[str, object]:
    """The position as a seat sees it; seat -1 is a spectator."""
    book = p.book
    seats = book.axes["seat"]
    data = sight(p, seat, PUBLIC)
    data["rounds"] = book.round_count
    data["values"] = {
        name: {member: p.member_value(i, m) for m, member in enumerate(book.axes["member"])}
        for i, name in enumerate(seats)
    }
    if p.leaders:
        data["leaders"] = {name: leaders_of(p, i, i == seat) for i, name in enumerate(seats)}
    if p.sealed and seat >= 0:
        data["pack"] = [book.axes["leader"][n] for n in pack_left(p, pack_now(p, seat))]
    return data


def leaders_of(p: Florence, seat: int, own: bool) -> dict[str, object]:
    names = p.book.axes["leader"]
    mine = [leader for leader in range(t.LEADERS) if p.leaders[leader] >= 0 and p.leaders[leader] // 4 == seat]
    hand = [leader for leader in mine if p.leaders[leader] % 4 == t.IN_HAND]
    return {
        "hand": [names[leader] for leader in hand] if own else len(hand),
        "played": {names[n]: p.leaders[n] % 4 for n in mine if p.leaders[n] % 4 not in (t.IN_HAND, t.DISCARDED)},
        "discarded": [names[leader] for leader in mine if p.leaders[leader] % 4 == t.DISCARDED],
    }


def imagine(p: Florence, seat: int, chance: Chance) -> Florence:
    """A copy in which everything that the seat cannot know is dealt anew."""
    q = p.copy()
    q.chance = chance.fresh()
    deal_decks(q, chance)
    if q.packs:
        deal_leaders(q, seat, chance)
    return q


def deal_decks(q: Florence, chance: Chance) -> None:
    """The cards to come: the second half of a period that has begun, and whole periods that have not."""
    decks = q.decks[:]
    for kind in range(4):
        for period in range(3):
            seen = min(max(q.round - 2 * period, 0), 2) * 4
            first = kind * 24 + period * 8
            rest = decks[first + seen : first + 8]
            chance.deal_anew(rest)
            decks[first + seen : first + 8] = rest
    q.decks = decks


def deal_leaders(q: Florence, seat: int, chance: Chance) -> None:
    """Deal the packs anew around what the seat has seen.

    A pick is a pack and a turn. The seat knows its own picks, and of every pack the cards that were left when it
    held it; which of these the others took then, and what they took before, it does not know, unless a leader
    has been played or discarded since.
    """
    done = picks_done(q)
    groups, seen = knowledge(q, seat, done)
    unseen = [leader for leader in range(t.LEADERS) if leader not in seen]
    slots: list[int] = []
    for pack in range(q.seats):
        for place in range(t.DEALT):
            if pack * t.DEALT + place not in groups:
                slots.append(pack * t.DEALT + place)
    cards = [-1] * (q.seats * t.DEALT)
    for spot, leader in fill(q, slots, unseen, chance).items():
        cards[spot] = leader
    for group in sorted(set(groups.values())):
        spots = [spot for spot in range(q.seats * t.DEALT) if groups.get(spot) == group]
        known = [leader for leader in seen if seen[leader] == group]
        for spot, leader in fill(q, spots, known, chance).items():
            cards[spot] = leader
    settle_cards(q, seat, cards, done, chance)


def picks_done(q: Florence) -> int:
    """How many turns of the draft are over."""
    for turn in range(t.DEALT):
        if q.picks[turn] < 0:
            return turn
    return t.DEALT


def true_order(q: Florence, pack: int) -> list[int]:
    """The cards of a pack in the order they were picked, those still in it after them."""
    picked = [leader for leader in q.picks[pack * t.DEALT : pack * t.DEALT + t.DEALT] if leader >= 0]
    return picked + [leader for leader in q.packs[pack * t.DEALT : pack * t.DEALT + t.DEALT] if leader not in picked]


def knowledge(q: Florence, seat: int, done: int) -> tuple[dict[int, int], dict[int, int]]:
    """What the seat knows: for each pick the group of cards it came from, and for each such card its group."""
    groups: dict[int, int] = {}
    seen: dict[int, int] = {}
    if seat < 0:
        return groups, seen
    name = 0
    for pack in range(q.seats):
        order = true_order(q, pack)
        for turn in range(min(done + 1, t.DEALT)):
            if pack_of(q, seat, turn) != pack:
                continue
            # It holds the pack: what is left forms one group, its own pick another.
            name += 1
            for place in range(turn, t.DEALT):
                groups[pack * t.DEALT + place] = name
                seen[order[place]] = name
            if turn < done:
                name += 1
                groups[pack * t.DEALT + turn] = name
                seen[order[turn]] = name
    return groups, seen


def picker(q: Florence, spot: int) -> int:
    """The seat that makes a pick."""
    return (spot // t.DEALT - spot % t.DEALT) % q.seats


def fill(q: Florence, spots: list[int], leaders: list[int], chance: Chance) -> dict[int, int]:
    """Deal leaders to picks at random, but one that its owner has shown goes to a pick of that owner."""
    found: dict[int, int] = {}
    free = spots[:]
    chance.shuffle(free)
    rest: list[int] = []
    for leader in leaders:
        place = q.leaders[leader]
        if place >= 0 and place % 4 != t.IN_HAND:
            spot = next(s for s in free if picker(q, s) == place // 4)
            free.remove(spot)
            found[spot] = leader
        else:
            rest.append(leader)
    chance.deal_anew(rest)
    for spot, leader in zip(free, rest, strict=False):
        found[spot] = leader
    return found


def settle_cards(q: Florence, seat: int, cards: list[int], done: int, chance: Chance) -> None:
    """Write the imagined picks back: packs, picks, hands; sealed answers of others become any card they hold."""
    q.packs = cards
    q.picks = [cards[spot] if spot % t.DEALT < done else -1 for spot in range(len(cards))]
    leaders = [place if place >= 0 and place % 4 != t.IN_HAND else t.BOX for place in q.leaders]
    for spot, leader in enumerate(cards):
        if spot % t.DEALT < done and leaders[leader] == t.BOX:
            leaders[leader] = picker(q, spot) * 4 + t.IN_HAND
    q.leaders = leaders
    if done == t.DEALT:
        gather(q)
    if q.sealed:
        step = top(q)
        for other in range(q.seats):
            if other != seat and q.sealed[other] > OPEN:
                held = pack_left(q, pack_now(q, other))
                q.sealed = put(q.sealed, other, step.base + held[chance.below(len(held))])
