"""The frame of a round: grey cards, reveal, power cards, order of turns, end of the round, general scoring."""

from signoria.games.elgrande import notation
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import general_scoring
from signoria.games.elgrande.terms import (
    ARRIVAL,
    DIAL,
    DIAL_TOWER,
    E_ARRIVAL,
    E_ARRIVAL_VOID,
    E_CARD_LEFT,
    E_HOME,
    E_KING_STARTS,
    E_PASSED,
    E_POWER,
    E_POWER_GREY,
    E_REVEAL,
    E_ROUND,
    E_SCORING,
    E_START_PLAYER,
    E_VETO_EXPIRED,
    E_VIRTUAL_POWER,
    E_VIRTUAL_TAKE,
    END_ROUND,
    FETCHED,
    GREY,
    GREY_NOT_YOURS,
    GREYS,
    HELD,
    IN_HAND,
    IN_PILE,
    NOT_DEALT,
    NOT_IN_HAND,
    ON_TABLE,
    ORDER,
    PLACES,
    POWER,
    POWERS,
    PROVINCE,
    REVEAL,
    SCORING,
    SPAN,
    SUMMON,
    TAKE,
    TOWER,
    TURN,
    UNPLAYED,
    VALUE_TAKEN,
    VIRTUAL_POWER,
)
from signoria.kernel.position import Choice, Position, Sealed, Step, put


def tell_setup(p: Spain) -> None:
    """Where the King and the grandes begin, the dealer first: nobody listens yet when they are dealt (EG-2.5)."""
    if p.ear is None:
        return
    p.ear.hear(E_KING_STARTS, [p.king])
    for i in range(p.seats):
        seat = (p.first + i) % p.seats
        p.ear.hear(E_HOME, [seat, p.grande[seat]])


class PassGrey(Sealed):
    """Everybody passes one of the dealt grey cards to the left, all at once (EG-21.1)."""

    def __init__(self) -> None:
        super().__init__("pass", "EG-21.1", [notation.grey()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Spain)
        return [self.base + card for card in range(GREYS) if p.grey[card] == seat * SPAN + IN_HAND]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        return 0 if p.grey[move - self.base] == seat * SPAN + IN_HAND else NOT_DEALT

    def reveal(self, p: Position, answers: list[int]) -> None:
        assert isinstance(p, Spain)
        p.pop()
        tell_setup(p)
        p.passed = [move - self.base for move in answers]
        for seat in range(p.seats):
            left = (seat + 1) % p.seats
            p.grey = put(p.grey, p.passed[seat], left * SPAN + IN_HAND)
            if p.ear is not None:
                p.ear.hear(E_PASSED, [seat, left, p.passed[seat]], (1 << seat) | (1 << left))


class Round(Step):
    """The next round begins, or the game is over (EG-3.1, EG-3.2)."""

    def __init__(self) -> None:
        super().__init__("round", "EG-3.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        if p.round == len(p.rules.rounds):
            p.pop()
            return
        if p.round == 0 and not p.rules.with_grey:
            tell_setup(p)
        p.round += 1
        if p.ear is not None:
            p.ear.hear(E_ROUND, [p.rules.rounds[p.round - 1]])
        p.push(END_ROUND)
        p.push(ORDER)
        for i in range(p.seats - 1, -1, -1):
            p.push(POWER, (p.first + i) % p.seats)
        if p.rules.virtual >= 0:
            p.push(VIRTUAL_POWER)
        p.push(REVEAL)
        if p.rules.virtual >= 0:
            p.push(ARRIVAL)

    def stop(self, p: Position) -> bool:
        return True


class Arrival(Step):
    """Virtual caballeros come to the regions of two region cards (EG-18.4)."""

    def __init__(self) -> None:
        super().__init__("arrival", "EG-18.4")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        p.pop()
        p.learn()
        virtual = p.rules.virtual
        if p.men[virtual * PLACES + PROVINCE] == 0:
            return
        for region in p.travel[: p.rules.arrival_cards]:
            n = min(p.rules.arrival_each, p.men[virtual * PLACES + PROVINCE])
            if region == p.king:
                if p.ear is not None:
                    p.ear.hear(E_ARRIVAL_VOID, [region])
            elif n > 0:
                p.move_men(virtual, PROVINCE, region, n)
                if p.ear is not None:
                    p.ear.hear(E_ARRIVAL, [region, n])
        p.travel = p.travel[p.rules.arrival_cards :]


class Reveal(Step):
    """The top card of every pile is turned up (EG-4.1)."""

    def __init__(self) -> None:
        super().__init__("reveal", "EG-4.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        p.pop()
        p.learn()
        rounds = len(p.rules.rounds)
        for pile in range(len(p.offer)):
            card = p.decks[pile * rounds + p.round - 1]
            p.offer[pile] = card
            if p.ear is not None:
                p.ear.hear(E_REVEAL, [card])


class VirtualPower(Step):
    """The virtual player's power card blocks its value and places its turn (EG-18.5)."""

    def __init__(self) -> None:
        super().__init__("virtual-power", "EG-18.5")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        p.pop()
        p.learn()
        at = p.rules.virtual * 3
        p.played[at] = p.fate[p.round - 1]
        p.played[at + 2] = p.played[at] + 1
        if p.ear is not None:
            p.ear.hear(E_VIRTUAL_POWER, [p.played[at + 2]])


class Power(Choice):
    """One power card, with the grey module one grey card beside it; no value twice (EG-5, EG-21.6)."""

    def __init__(self) -> None:
        super().__init__("power", "EG-5.1", [notation.power(), notation.grey_or_none()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Spain)
        found: list[int] = []
        mine: list[int] = []
        if p.grey:
            mine = [g for g in range(GREYS) if holds(p, seat, g)]
        for card in range(POWERS):
            where = p.hand[seat * POWERS + card]
            if where in (IN_HAND, FETCHED):
                at = self.base + card * (GREYS + 1)
                found.append(at + GREYS)
                for grey in mine:
                    found.append(at + grey)
        return found

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Spain)
        index = move - self.base
        card = index // (GREYS + 1)
        grey = index % (GREYS + 1)
        where = p.hand[seat * POWERS + card]
        if where not in (IN_HAND, FETCHED):
            return NOT_IN_HAND
        value = card + 1
        if grey < GREYS:
            if not p.grey or not holds(p, seat, grey):
                return GREY_NOT_YOURS
            value += p.rules.grey_value[grey]
        for colour in range(p.rules.colours):
            if p.played[colour * 3 + 2] == value:
                return VALUE_TAKEN
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Spain)
        index = move - self.base
        card = index // (GREYS + 1)
        grey = index % (GREYS + 1)
        p.pop()
        p.learn()
        at = seat * POWERS + card
        if p.hand[at] == FETCHED:
            show(p, seat, card)
        p.hand[at] = ON_TABLE
        value = card + 1
        if grey < GREYS:
            value += p.rules.grey_value[grey]
            if p.grey[grey] == seat * SPAN + FETCHED:
                show(p, seat, POWERS + grey)
            p.grey = put(p.grey, grey, seat * SPAN + ON_TABLE)
        p.played[seat * 3] = card
        p.played[seat * 3 + 1] = grey if grey < GREYS else -1
        p.played[seat * 3 + 2] = value
        if p.ear is not None and grey < GREYS:
            p.ear.hear(E_POWER_GREY, [seat, card + 1, grey, value])
        elif p.ear is not None:
            p.ear.hear(E_POWER, [seat, value])


def holds(p: Spain, seat: int, grey: int) -> bool:
    """Whether a grey card is in a seat's hand."""
    place = p.grey[grey]
    return place // SPAN == seat and place % SPAN in HELD


def show(p: Spain, seat: int, item: int) -> None:
    """A card that came back unseen is played: now everybody knows which one it was."""
    p.shown = [*p.shown, seat, item, p.stamps[seat * (POWERS + GREYS) + item], fetched(p, seat)]


def fetched(p: Spain, seat: int) -> int:
    """How many cards a seat has taken back unseen."""
    return sum(1 for i in range(0, len(p.fetches), 2) if p.fetches[i] == seat)


class Order(Step):
    """Turns are taken in descending order of the values (EG-6.1)."""

    def __init__(self) -> None:
        super().__init__("order", "EG-6.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        p.pop()
        # The lowest value is pushed first, so that the highest comes first.
        done = UNPLAYED
        for _ in range(p.rules.colours):
            lowest = 99
            colour = -1
            for c in range(p.rules.colours):
                value = p.played[c * 3 + 2]
                if done < value < lowest:
                    lowest = value
                    colour = c
            if colour < 0:
                return  # a scenario in which not everybody has played a card
            done = lowest
            p.push(TURN, colour)


class Turn(Step):
    """A turn begins: summon, grey effect, action card (EG-7.6)."""

    def __init__(self) -> None:
        super().__init__("turn-begins", "EG-7.6")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        seat = p.seat()
        p.pop()
        p.learn()  # the turn before has ended for good (EG-23.3)
        if seat == p.rules.virtual:
            virtual_turn(p)
            return
        p.licence = 0
        p.extra = 0
        p.push(TAKE, seat)
        if p.played[seat * 3 + 1] >= 0:
            p.push(GREY, seat, p.played[seat * 3 + 1])
        p.push(SUMMON, seat, p.rules.summons[p.played[seat * 3]])

    def stop(self, p: Position) -> bool:
        return True


def virtual_turn(p: Spain) -> None:
    """The virtual player takes away the card with the most caballeros; a tie goes to the higher deck (EG-18.6)."""
    best = -1
    for pile in range(len(p.offer)):
        card = p.offer[pile]
        if card >= 0 and (best < 0 or p.rules.card_caballeros[card] >= p.rules.card_caballeros[p.offer[best]]):
            best = pile
    if p.ear is not None:
        p.ear.hear(E_VIRTUAL_TAKE, [p.offer[best]])
    p.offer[best] = -1


class EndRound(Step):
    """Cards away, start figure, Vetoes expire; a general scoring follows on a lily (EG-12.5)."""

    def __init__(self) -> None:
        super().__init__("end-round", "EG-12.5")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        p.pop()
        for pile in range(len(p.offer)):
            if p.offer[pile] >= 0 and p.ear is not None:
                p.ear.hear(E_CARD_LEFT, [p.offer[pile]])
            p.offer[pile] = -1
        self.hand_over_figure(p)
        for seat in range(p.seats):
            self.discard(p, seat)
        for i in range(len(p.played)):
            p.played[i] = UNPLAYED if i % 3 == 2 else -1
        self.expire_vetoes(p)
        if p.rules.scoring_after[p.round - 1]:
            p.push(SCORING)

    def hand_over_figure(self, p: Spain) -> None:
        """The lowest value of this round gets the start figure, even if that card was taken back (EG-12.2)."""
        for seat in range(p.seats):
            if p.played[seat * 3 + 2] < p.played[p.first * 3 + 2]:
                p.first = seat
        if p.ear is not None:
            p.ear.hear(E_START_PLAYER, [p.first])

    def discard(self, p: Spain, seat: int) -> None:
        """What still lies on the table goes face down to the own pile (EG-12.3, EG-21.4)."""
        card = p.played[seat * 3]
        if card >= 0 and p.hand[seat * POWERS + card] == ON_TABLE:
            p.hand[seat * POWERS + card] = IN_PILE
            stamp(p, seat, card)
        grey = p.played[seat * 3 + 1]
        if grey >= 0 and p.grey[grey] == seat * SPAN + ON_TABLE:
            p.grey = put(p.grey, grey, seat * SPAN + IN_PILE)
            stamp(p, seat, POWERS + grey)

    def expire_vetoes(self, p: Spain) -> None:
        kept: list[int] = []
        for i in range(0, len(p.veto), 2):
            if p.veto[i + 1] > p.round:
                kept.extend([p.veto[i], p.veto[i + 1]])
            elif p.ear is not None:
                p.ear.hear(E_VETO_EXPIRED, [p.veto[i]])
        if len(kept) < len(p.veto):
            p.veto = kept


def stamp(p: Spain, seat: int, item: int) -> None:
    """Note how many cards the seat had fetched when this one came to its pile: who counts knows as much."""
    if p.stamps:
        p.stamps = put(p.stamps, seat * (POWERS + GREYS) + item, fetched(p, seat))


class Scoring(Step):
    """A general scoring begins; who has something in the tower dials first (EG-13.1, EG-R26)."""

    def __init__(self) -> None:
        super().__init__("scoring", "EG-13.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Spain)
        p.pop()
        if p.ear is not None:
            p.ear.hear(E_SCORING, [p.rules.rounds[p.round - 1]])
        asked = [0] * p.seats
        if p.king != TOWER:
            for seat in range(p.seats):
                if p.men[seat * PLACES + TOWER] > 0 or p.grande_in_tower(seat):
                    asked[seat] = 1
        if 1 in asked:
            p.push_sealed(DIAL, asked, 1, DIAL_TOWER)
        else:
            finish_scoring(p, [-1] * p.seats)

    def stop(self, p: Position) -> bool:
        return True


def finish_scoring(p: Spain, dials: list[int]) -> None:
    """Score, then shuffle the virtual player's region cards anew (EG-18.4)."""
    general_scoring(p, dials)
    if p.rules.virtual >= 0:
        travel = list(range(9))
        p.chance.shuffle(travel)
        p.travel = travel
