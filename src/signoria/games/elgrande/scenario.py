"""Positions of scenarios: the moments at which one may begin, and what it may say in shorter words than the fields
of a position (docs/scenarios.md), so that a rules expert need not write an agenda.
"""

from typing import Final

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import Spain
from signoria.kernel.errors import BadPosition
from signoria.kernel.position import NONE
from signoria.kernel.schema import listed, moment_of, number_of, table

Table = dict[str, object]

MOMENTS: Final = {
    "start": "",
    "power": "",
    "turns": "",
    "summon": "seat [limit then]",
    "grey": "seat grey [then]",
    "take": "seat [then]",
    "menu": "seat card [then]",
    "place": "seat card [then]",
    "special": "seat card [then]",
    "end-of-round": "",
    "scoring": "",
    "next-round": "",
}
"""Where a scenario may begin, and what else it must say there, or may [in brackets]."""

WITH_CARD: Final = ["menu", "place", "special"]
BETWEEN: Final = ["end-of-round", "scoring", "next-round"]
"""When no card lies open any more, or need not."""


def begin(p: Spain, where: Table) -> None:
    """Set the agenda to a moment: `moment`, and where it needs them `seat`, `card`, `grey`, `limit`, `then`."""
    moment = moment_of(where, MOMENTS)
    if moment == "start":
        return
    p.sealed = NONE
    p.agenda = []
    if p.round == 0:
        p.round = 1 + p.book.scoring_after.index(True) if moment == "scoring" else 1
    turn_up(p, moment, [number_of(p.book, "begin", "card", where["card"])] if "card" in where else [])
    what_follows(p, moment, where)
    p.forward(0)


def what_follows(p: Spain, moment: str, where: Table) -> None:
    """The rest of the round from a moment on, in the order of play."""
    if moment == "power":
        for seat in p.clockwise(p.first):
            if p.value(seat) == t.UNPLAYED:
                p.push(t.POWER, seat)
    if moment in ("power", "turns"):
        p.push(t.ORDER)
    elif moment not in BETWEEN:
        rest_of_turn(p, moment, where)
    if moment == "scoring":
        p.push(t.SCORING)
    elif moment != "next-round":
        p.push(t.END_ROUND)
    p.push(t.ROUND)


def turn_up(p: Spain, moment: str, used: list[int]) -> None:
    """The cards of this round lie open unless the scenario has laid out others; a card in use has been taken.

    Whatever was laid out or is in use is what this round has turned up, and comes no more (EG-4.1).
    """
    rounds = len(p.book.rounds)
    if not 1 <= p.round <= rounds:
        return
    if max(p.offer) < 0 and moment not in BETWEEN:
        p.offer = [p.decks[pile * rounds + p.round - 1] for pile in range(len(p.offer))]
    decks = p.decks[:]
    for number, pile in enumerate(p.book.piles):
        taken = [card for card in used if p.book.card_deck[card] in pile]
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


def rest_of_turn(p: Spain, moment: str, where: Table) -> None:
    """A moment in one seat's turn; with `then` the seats whose turns follow."""
    seat = number_of(p.book, "begin", "seat", where.get("seat"))
    then = where.get("then", [])
    if not isinstance(then, list):
        raise BadPosition("then is a list of seats")
    p.licence = 0
    p.extra = 0
    if moment in WITH_CARD:
        rest_of_card(p, moment, seat, number_of(p.book, "begin", "card", where["card"]))
    else:
        if moment == "summon":
            p.push(t.SUMMON, seat, summon_limit(p, seat, where))
        elif moment == "grey":
            p.push(t.GREY, seat, number_of(p.book, "begin", "grey", where.get("grey")))
        p.push(t.TAKE, seat)
    for later in then:
        p.push(t.TURN_BEGINS, number_of(p.book, "begin", "colour", later))


def summon_limit(p: Spain, seat: int, where: Table) -> int:
    """How many may be summoned: as told, or by the power card that the seat has played."""
    limit = where.get("limit", p.book.summons[p.power(seat)] if p.power(seat) >= 0 else 0)
    if not isinstance(limit, int) or not 0 <= limit <= 12:
        raise BadPosition(f"begin: limit is a number from 0 to 12, not {limit!r}")
    return limit


def rest_of_card(p: Spain, moment: str, seat: int, card: int) -> None:
    """An action card has been taken: before either part of the turn, or in the middle of one."""
    done = 0
    if moment == "place":
        p.push(t.PLACE, seat, p.book.card_caballeros[card])
        p.licence = -1
        done = 1 << t.PLACING
    elif moment == "special":
        p.push(t.EFFECT, seat, p.book.card_first[card], p.book.card_nodes[card])
        done = 1 << t.SPECIAL
    p.push(t.TURN, seat, card, done)


# Positions in brief.


def complete(p: Spain, data: Table) -> Table:
    """The fields of a position, from their brief forms: men, played, grey and veto."""
    full = dict(data)
    if isinstance(full.get("men"), dict):
        full["men"] = complete_men(p, table("men", full["men"]))
    if isinstance(full.get("grey"), dict):
        full["grey"] = complete_grey(p, table("grey", full["grey"]))
    if isinstance(full.get("played"), dict):
        complete_played(p, full, table("played", full["played"]))
    veto = full.get("veto")
    if isinstance(veto, list) and not any(isinstance(entry, int) for entry in veto):
        full["veto"] = complete_veto(p, full, veto)
    return full


def complete_men(p: Spain, men: Table) -> Table:
    """Caballeros that are not mentioned lie in the province of their colour (EG-1.7)."""
    full: Table = {}
    for colour in [*p.book.axes["colour"], *men]:
        row: Table = dict.fromkeys(p.book.places, 0)
        given = table(f"men.{colour}", men.get(colour, {}))
        row.update(given)
        if p.book.places[t.PROVINCE] not in given:
            numbers = [n for n in given.values() if isinstance(n, int)]
            row[p.book.places[t.PROVINCE]] = max(0, p.book.caballeros - sum(numbers))
        full[colour] = row
    return full


def complete_grey(p: Spain, hands: Table) -> list[int]:
    """Grey cards in hand, by seat; each changes places with a card that the scenario does not mention."""
    grey = p.grey[:]
    for seat, cards in hands.items():
        owner = number_of(p.book, "grey", "seat", seat)
        wanted = [number_of(p.book, f"grey.{seat}", "grey", card) for card in listed(f"grey.{seat}", cards)]
        for card in wanted:
            deal_grey(grey, owner, card, wanted)
    return grey


def deal_grey(grey: list[int], owner: int, card: int, wanted: list[int]) -> None:
    """Give a grey card to a seat, in exchange for one that it need not keep."""
    if not grey:
        raise BadPosition("grey cards need the option grey (EG-21.1)")
    if grey[card] // t.SPAN == owner:
        return
    for other in range(t.GREYS):
        if other not in wanted and grey[other] == owner * t.SPAN + t.IN_HAND:
            grey[other] = grey[card]
            grey[card] = owner * t.SPAN + t.IN_HAND
            return
    raise BadPosition("grey: too many cards for one hand (EG-21.1)")


def complete_played(p: Spain, full: Table, played: Table) -> None:
    """Power cards on the table, by colour: a number, or {power, grey}. They leave the hand."""
    rows = [-1, -1, t.UNPLAYED] * p.book.colours
    hand = dict(table("hand", full.get("hand", {})))
    grey = full.get("grey", p.grey)
    greys: list[int] = [n for n in grey if isinstance(n, int)] if isinstance(grey, list) else []
    for name, card in played.items():
        colour = number_of(p.book, "played", "colour", name)
        pair = card if isinstance(card, dict) else {"power": card}
        power = number_of(p.book, f"played.{name}", "power", str(pair.get("power")))
        value = power + 1
        rows[colour * 3] = power
        if "grey" in pair:
            beside = number_of(p.book, f"played.{name}", "grey", pair["grey"])
            deal_grey(greys, colour, beside, [beside])
            greys[beside] = colour * t.SPAN + t.ON_TABLE
            rows[colour * 3 + 1] = beside
            value += p.book.grey_value[beside]
        rows[colour * 3 + 2] = value
        if colour < p.seats:
            hand[name] = {str(power + 1): "table", **table(f"hand.{name}", hand.get(name, {}))}
    full["played"] = rows
    full["hand"] = hand
    full["grey"] = greys


def complete_veto(p: Spain, full: Table, holders: list[object]) -> list[int]:
    """Who holds a Veto, oldest first: a seat, or {seat, until}.

    The last one was taken in this round and ends with the next (EG-14.4), the one before it a round earlier (EG-14.6).
    """
    current = full.get("round", max(1, p.round))
    found: list[int] = []
    for later, holder in zip(range(len(holders) - 1, -1, -1), holders, strict=True):
        entry = holder if isinstance(holder, dict) else {"seat": holder}
        until = entry.get("until", current + 1 - later if isinstance(current, int) else 0)
        if not isinstance(until, int):
            raise BadPosition(f"veto: until is the number of a round, not {until!r}")
        found.extend([number_of(p.book, "veto", "seat", entry.get("seat")), until])
    return found
