"""The frame of a round: grey cards, reveal, power cards, order of turns, end of the round, general scoring.

What follows what is told in title.py.
"""

from collections.abc import Callable

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.notation import Notation
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import general_scoring
from signoria.kernel.position import put, tell
from signoria.kernel.step import Choice, Sealed, Step

Sequence = Callable[[Spain], None]
SeatSequence = Callable[[Spain, int], None]
"""What comes next, pushed in the order of play; one for a seat gets its number."""


def tell_setup(p: Spain) -> None:
    """Where the King and the grandes begin, the dealer first: nobody listens yet when they are dealt (EG-2.5)."""
    tell(p, told.E_KING_STARTS, p.king)
    for seat in p.clockwise(p.first):
        tell(p, told.E_HOME, seat, p.grande[seat])


class Pass(Sealed[Spain]):
    """Everybody passes one of the dealt grey cards to the left, all at once (EG-21.1)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.PASS, [n.grey()])

    def domain(self, p: Spain, seat: int) -> list[int]:
        return [self.base + card for card in range(t.GREYS) if p.grey[card] == seat * t.SPAN + t.IN_HAND]

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        return 0 if p.grey[move - self.base] == seat * t.SPAN + t.IN_HAND else told.NOT_DEALT

    def reveal(self, p: Spain, answers: list[int]) -> None:
        p.pop()
        tell_setup(p)
        p.passed = [move - self.base for move in answers]
        for seat in range(p.seats):
            left = (seat + 1) % p.seats
            p.grey = put(p.grey, p.passed[seat], left * t.SPAN + t.IN_HAND)
            tell(p, told.E_PASSED, seat, left, p.passed[seat], knows=(1 << seat) | (1 << left))


class Round(Step[Spain]):
    """The next round begins, or the game is over (EG-3.1, EG-3.2)."""

    def __init__(self, a_round: Sequence) -> None:
        super().__init__(t.ROUND)
        self.a_round = a_round

    def run(self, p: Spain) -> None:
        if p.round == len(p.book.rounds):
            p.pop()
            return
        if p.round == 0 and not p.book.with_grey:
            tell_setup(p)
        p.round += 1
        tell(p, told.E_ROUND, p.book.rounds[p.round - 1], p.round, len(p.book.rounds))
        at = len(p.agenda)
        self.a_round(p)
        p.forward(at)

    def stop(self, p: Spain) -> bool:
        return True


class Arrival(Step[Spain]):
    """Virtual caballeros come to the regions of two region cards (EG-18.4)."""

    def __init__(self) -> None:
        super().__init__(t.ARRIVAL)

    def run(self, p: Spain) -> None:
        p.pop()
        p.learn()
        virtual = p.book.virtual
        if p.men[virtual * t.PLACES + t.PROVINCE] == 0:
            return
        for region in p.travel[: p.book.arrival_cards]:
            n = min(p.book.arrival_each, p.men[virtual * t.PLACES + t.PROVINCE])
            if region == p.king:
                tell(p, told.E_ARRIVAL_VOID, region)
            elif n > 0:
                p.move_men(virtual, t.PROVINCE, region, n)
                tell(p, told.E_ARRIVAL, region, n)
        p.travel = p.travel[p.book.arrival_cards :]


class Reveal(Step[Spain]):
    """The top card of every pile is turned up (EG-4.1)."""

    def __init__(self) -> None:
        super().__init__(t.REVEAL)

    def run(self, p: Spain) -> None:
        p.pop()
        p.learn()
        rounds = len(p.book.rounds)
        for pile in range(len(p.offer)):
            card = p.decks[pile * rounds + p.round - 1]
            p.offer[pile] = card
            tell(p, told.E_REVEAL, card)


class VirtualPower(Step[Spain]):
    """The virtual player's power card blocks its value and places its turn (EG-18.5)."""

    def __init__(self) -> None:
        super().__init__(t.VIRTUAL_POWER)

    def run(self, p: Spain) -> None:
        p.pop()
        p.learn()
        card = p.fate[p.round - 1]
        p.lay(p.book.virtual, card, -1, card + 1)
        tell(p, told.E_VIRTUAL_POWER, card + 1)


class Power(Choice[Spain]):
    """One power card, with the grey module one grey card beside it; no value twice (EG-5, EG-21.6)."""

    def __init__(self, n: Notation) -> None:
        super().__init__(t.POWER, [n.power(), n.grey_or_none()])

    def domain(self, p: Spain, seat: int) -> list[int]:
        found: list[int] = []
        mine: list[int] = []
        if p.grey:
            mine = [g for g in range(t.GREYS) if holds(p, seat, g)]
        for card in range(t.POWERS):
            where = p.hand[seat * t.POWERS + card]
            if where in (t.IN_HAND, t.FETCHED):
                at = self.base + card * (t.GREYS + 1)
                found.append(at + t.GREYS)
                for grey in mine:
                    found.append(at + grey)
        return found

    def value(self, p: Spain, card: int, grey: int) -> int:
        """The value of a power card with the grey card beside it; GREYS stands for none."""
        return card + 1 + p.book.grey_value[grey] if grey < t.GREYS else card + 1

    def refusal(self, p: Spain, seat: int, move: int) -> int:
        index = move - self.base
        card = index // (t.GREYS + 1)
        grey = index % (t.GREYS + 1)
        where = p.hand[seat * t.POWERS + card]
        if where not in (t.IN_HAND, t.FETCHED):
            return told.NOT_IN_HAND
        if grey < t.GREYS and (not p.grey or not holds(p, seat, grey)):
            return told.GREY_NOT_YOURS
        value = self.value(p, card, grey)
        played = p.played
        for i in range(2, len(played), 3):
            if played[i] == value:
                return told.VALUE_TAKEN
        return 0

    def sift(self, p: Spain, seat: int, legal: list[int], spare: list[int]) -> None:
        if p.grey:
            super().sift(p, seat, legal, spare)
            return
        taken = [p.played[i] for i in range(2, len(p.played), 3)]
        alone = self.base + t.GREYS  # no grey card beside it
        for card in range(t.POWERS):
            where = p.hand[seat * t.POWERS + card]
            if (where == t.IN_HAND or where == t.FETCHED) and card + 1 not in taken:
                legal.append(alone + card * (t.GREYS + 1))

    def apply(self, p: Spain, seat: int, move: int) -> None:
        index = move - self.base
        card = index // (t.GREYS + 1)
        grey = index % (t.GREYS + 1)
        p.pop()
        p.learn()
        at = seat * t.POWERS + card
        if p.hand[at] == t.FETCHED:
            show(p, seat, card)
        p.hand = put(p.hand, at, t.ON_TABLE)
        value = self.value(p, card, grey)
        if grey < t.GREYS:
            if p.grey[grey] == seat * t.SPAN + t.FETCHED:
                show(p, seat, t.POWERS + grey)
            p.grey = put(p.grey, grey, seat * t.SPAN + t.ON_TABLE)
        if grey < t.GREYS:
            p.lay(seat, card, grey, value)
            tell(p, told.E_POWER_GREY, seat, card + 1, grey, value)
        else:
            p.lay(seat, card, -1, value)
            tell(p, told.E_POWER, seat, value)

    def situation(self, p: Spain, seat: int) -> dict[str, int]:
        return {"round": p.round, "last": len(p.book.rounds)}

    def why(self, p: Spain, seat: int, move: int, code: int) -> dict[str, int]:
        """The value that is taken, and by whom."""
        if code != told.VALUE_TAKEN:
            return {}
        index = move - self.base
        value = self.value(p, index // (t.GREYS + 1), index % (t.GREYS + 1))
        return {"value": value, "seat": p.played[2::3].index(value)}


def holds(p: Spain, seat: int, grey: int) -> bool:
    """Whether a grey card is in a seat's hand."""
    place = p.grey[grey]
    return place // t.SPAN == seat and place % t.SPAN in t.HELD


def show(p: Spain, seat: int, item: int) -> None:
    """A card that came back unseen is played: now everybody knows which one it was."""
    p.shown = [*p.shown, seat, item, p.stamps[seat * (t.POWERS + t.GREYS) + item], fetched(p, seat)]


def fetched(p: Spain, seat: int) -> int:
    """How many cards a seat has taken back unseen."""
    return sum(1 for i in range(0, len(p.fetches), 2) if p.fetches[i] == seat)


class Order(Step[Spain]):
    """Turns are taken in descending order of the values (EG-6.1)."""

    def __init__(self, the_turns: Sequence) -> None:
        super().__init__(t.ORDER)
        self.the_turns = the_turns

    def run(self, p: Spain) -> None:
        p.pop()
        at = len(p.agenda)
        self.the_turns(p)
        p.forward(at)


class TurnBegins(Step[Spain]):
    """A turn begins: summon, grey effect, action card (EG-7.6)."""

    def __init__(self, a_turn: SeatSequence) -> None:
        super().__init__(t.TURN_BEGINS)
        self.a_turn = a_turn

    def run(self, p: Spain) -> None:
        seat = p.seat()
        p.pop()
        p.learn()  # the turn before has ended for good (EG-23.3)
        if seat == p.book.virtual:
            virtual_turn(p)
            return
        p.licence = 0
        p.extra = 0
        at = len(p.agenda)
        self.a_turn(p, seat)
        p.forward(at)

    def stop(self, p: Spain) -> bool:
        return True


def virtual_turn(p: Spain) -> None:
    """The virtual player takes away the card with the most caballeros; a tie goes to the higher deck (EG-18.6)."""
    best = -1
    for pile in range(len(p.offer)):
        card = p.offer[pile]
        if card >= 0 and (best < 0 or p.book.card_caballeros[card] >= p.book.card_caballeros[p.offer[best]]):
            best = pile
    tell(p, told.E_VIRTUAL_TAKE, p.offer[best])
    p.offer[best] = -1


class EndRound(Step[Spain]):
    """Cards away, start figure, Vetoes expire; a general scoring follows on a lily (EG-12.5)."""

    def __init__(self, after_the_round: Sequence) -> None:
        super().__init__(t.END_ROUND)
        self.after_the_round = after_the_round

    def run(self, p: Spain) -> None:
        p.pop()
        for pile in range(len(p.offer)):
            if p.offer[pile] >= 0:
                tell(p, told.E_CARD_LEFT, p.offer[pile])
            p.offer[pile] = -1
        self.hand_over_figure(p)
        for seat in range(p.seats):
            self.discard(p, seat)
        for colour in range(p.book.colours):
            p.lay(colour, -1, -1, t.UNPLAYED)
        self.expire_vetoes(p)
        at = len(p.agenda)
        self.after_the_round(p)
        p.forward(at)

    def hand_over_figure(self, p: Spain) -> None:
        """The lowest value of this round gets the start figure, even if that card was taken back (EG-12.2)."""
        for seat in range(p.seats):
            if p.value(seat) < p.value(p.first):
                p.first = seat
        tell(p, told.E_START_PLAYER, p.first)

    def discard(self, p: Spain, seat: int) -> None:
        """What still lies on the table goes face down to the own pile (EG-12.3, EG-21.4)."""
        card = p.power(seat)
        if card >= 0 and p.hand[seat * t.POWERS + card] == t.ON_TABLE:
            p.hand = put(p.hand, seat * t.POWERS + card, t.IN_PILE)
            stamp(p, seat, card)
        grey = p.beside(seat)
        if grey >= 0 and p.grey[grey] == seat * t.SPAN + t.ON_TABLE:
            p.grey = put(p.grey, grey, seat * t.SPAN + t.IN_PILE)
            stamp(p, seat, t.POWERS + grey)

    def expire_vetoes(self, p: Spain) -> None:
        kept: list[int] = []
        for i in range(0, len(p.veto), 2):
            if p.veto[i + 1] > p.round:
                kept.extend([p.veto[i], p.veto[i + 1]])
            else:
                tell(p, told.E_VETO_EXPIRED, p.veto[i])
        if len(kept) < len(p.veto):
            p.veto = kept


def stamp(p: Spain, seat: int, item: int) -> None:
    """Note how many cards the seat had fetched when this one came to its pile: who counts knows as much."""
    if p.stamps:
        p.stamps = put(p.stamps, seat * (t.POWERS + t.GREYS) + item, fetched(p, seat))


class Scoring(Step[Spain]):
    """A general scoring begins; who has something in the tower dials first (EG-13.1, EG-R26)."""

    def __init__(self) -> None:
        super().__init__(t.SCORING)

    def run(self, p: Spain) -> None:
        p.pop()
        tell(p, told.E_SCORING, p.book.rounds[p.round - 1], p.round)
        asked = [0] * p.seats
        if p.king != t.TOWER:
            for seat in range(p.seats):
                if p.men[seat * t.PLACES + t.TOWER] > 0 or p.grande_in_tower(seat):
                    asked[seat] = 1
        if 1 in asked:
            p.push_sealed(t.DIAL, asked, 1, t.DIAL_TOWER)
        else:
            finish_scoring(p, [-1] * p.seats)

    def stop(self, p: Spain) -> bool:
        return True


def finish_scoring(p: Spain, dials: list[int]) -> None:
    """Score, then shuffle the virtual player's region cards anew (EG-18.4)."""
    general_scoring(p, dials)
    if p.book.virtual >= 0:
        travel = list(range(t.REGIONS))
        p.chance.shuffle(travel)
        p.travel = travel
