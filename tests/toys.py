"""Toy titles, one for each feature of the kernel, all of one fruit market (toy_ground.py)."""

from typing import Final

from signoria.kernel.flow import answers, deciders, play
from signoria.kernel.kinds import Steps
from signoria.kernel.position import LEGAL, NONE, REDUNDANT, Position
from signoria.kernel.step import Choice, Operand, Sealed, Step
from signoria.kernel.title import Macro
from toy_ground import (
    DREW,
    FRUIT_POINTS,
    FRUITS,
    NOT_ASKED,
    NOT_YOURS,
    ONLY_ONCE,
    PICKED,
    PORTS,
    SEA_POINTS,
    SOLD_OUT,
    TAKEN,
    TOO_DEAR,
    TOO_DEEP,
    Toy,
    ToyTitle,
    toy,
)

# T-1 Baskets (redundancy): each seat picks two fruits, one at a time; which first makes no difference.


BASKETS_STEPS: Final = Steps()
PICK: Final = BASKETS_STEPS.add("pick", "T-1")


class Pick(Choice):
    def __init__(self) -> None:
        super().__init__(PICK, [Operand("fruit", "fruit", FRUITS)], slots=["first:fruit"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        p = toy(p)
        fruit = move - self.base
        if not p.stall[fruit]:
            return SOLD_OUT
        first = p.slot(0)
        if first >= 0:
            return REDUNDANT if fruit < first else LEGAL
        return LEGAL if any(p.stall[fruit + 1 :]) else REDUNDANT

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        fruit = move - self.base
        p.stall[fruit] -= 1
        p.basket[seat * len(FRUITS) + fruit] += 1
        points = p.market.worth[fruit]
        p.earn(seat, FRUIT_POINTS, points)
        if p.ear is not None:
            p.ear.hear(PICKED, [seat, fruit, points])
        if p.slot(0) < 0 and any(p.stall):
            p.fill(0, fruit)
        else:
            p.pop()


class Baskets(ToyTitle):
    def __init__(self) -> None:
        super().__init__("baskets", BASKETS_STEPS, [Pick()])

    def open(self, p: Toy) -> None:
        for seat in reversed(range(p.seats)):
            p.push(0, seat, -1)


# T-2 Vigil (stops): three days; each seat bows (a forced move), draws a secret card, and keeps or sells it.

VIGIL_STEPS: Final = Steps()
DAWN: Final = VIGIL_STEPS.add("dawn", "T-2")
BOW: Final = VIGIL_STEPS.add("bow", "T-2.1")
DRAW: Final = VIGIL_STEPS.add("draw", "T-2.2")
KEEP: Final = VIGIL_STEPS.add("card", "T-2.3")


class Dawn(Step):
    def __init__(self) -> None:
        super().__init__(DAWN)

    def run(self, p: Position) -> None:
        p = toy(p)
        p.pop()
        if p.day == 3:
            return
        p.day += 1
        p.push(DAWN)
        for seat in reversed(range(p.seats)):
            p.push(DRAW, seat)
            p.push(BOW, seat)


class Bow(Choice):
    def __init__(self) -> None:
        super().__init__(BOW, words=["deep"])

    def stop(self, p: Position) -> bool:
        return True

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        p.pop()
        p.tale.append(seat)


class Draw(Step):
    def __init__(self) -> None:
        super().__init__(DRAW)

    def stop(self, p: Position) -> bool:
        return True

    def run(self, p: Position) -> None:
        p = toy(p)
        seat = p.seat()
        p.pop()
        p.card[seat] = p.deck.pop()
        p.learn()
        if p.ear is not None:
            p.ear.hear(DREW, [seat, p.card[seat]], 1 << seat)
        p.push(KEEP, seat)


class Keep(Choice):
    def __init__(self) -> None:
        super().__init__(KEEP, [Operand("deed", "deed", ["keep", "sell"])])

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        p.pop()
        fruit = p.card[seat]
        p.card[seat] = -1
        if move == self.base:
            p.basket[seat * len(FRUITS) + fruit] += 1
            p.earn(seat, FRUIT_POINTS, p.market.worth[fruit])
        else:
            p.stall[fruit] += 1
            p.coins[seat] += 1


class Vigil(ToyTitle):
    def __init__(self) -> None:
        super().__init__("vigil", VIGIL_STEPS, [Dawn(), Bow(), Draw(), Keep()])


# T-3 Voyage (forms, and macros): one form of three slots, ship, port and fare; paid when it is full.

SHIPS: Final = ["cog", "carrack"]
FARES: Final = ["once", "twice"]
DRAUGHT: Final = [1, 3]
DEPTH: Final = [1, 2, 3]
TOLL: Final = [1, 2, 4]
SHIP, PORT, FARE = range(3)
FIRST_TOKEN: Final = [0, 2, 5]
SIZES: Final = [2, 3, 2]


VOYAGE_STEPS: Final = Steps()
SAIL: Final = VOYAGE_STEPS.add("sail", "T-3")


class Sail(Choice):
    def __init__(self) -> None:
        super().__init__(
            SAIL, [Operand("answer", "voyage", SHIPS + PORTS + FARES)], slots=["ship", "port:port", "fare"]
        )

    def question(self, p: Position) -> int:
        return SHIP if p.slot(SHIP) < 0 else PORT if p.slot(PORT) < 0 else FARE

    def fault(self, p: Toy, seat: int, ship: int, port: int, fare: int) -> int:
        """Why a form cannot be finished; an open slot (-1) is judged by its most generous completion."""
        if port < 0:
            return min(self.fault(p, seat, ship, other, fare) for other in range(len(PORTS)))
        if DEPTH[port] > DRAUGHT[ship]:
            return TOO_DEEP
        if port in p.berth:
            return TAKEN
        return TOO_DEAR if TOLL[port] * (1 + max(fare, 0)) > p.coins[seat] else LEGAL

    def refusal(self, p: Position, seat: int, move: int) -> int:
        p = toy(p)
        question = self.question(p)
        answer = move - self.base - FIRST_TOKEN[question]
        if not 0 <= answer < SIZES[question]:
            return NOT_ASKED
        form = [p.slot(i) for i in range(3)]
        form[question] = answer
        return self.fault(p, seat, form[SHIP], form[PORT], form[FARE])

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        question = self.question(p)
        p.fill(question, move - self.base - FIRST_TOKEN[question])
        if question < FARE:
            return
        port = p.slot(PORT)
        fare = p.slot(FARE)
        p.pop()
        p.coins[seat] -= TOLL[port] * (1 + fare)
        p.berth[seat] = port
        p.earn(seat, SEA_POINTS, TOLL[port] + fare)


class Voyage(ToyTitle):
    def __init__(self) -> None:
        super().__init__("voyage", VOYAGE_STEPS, [Sail()])

    def open(self, p: Toy) -> None:
        for seat in reversed(range(p.seats)):
            p.push(0, seat, -1, -1, -1)

    def macros(self, p: Position, seat: int) -> list[Macro]:
        """The whole voyage by first answers; what is forced plays itself and is left out."""
        trial = p.copy()
        row: list[int] = []
        while deciders(trial) == [seat]:
            row.append(answers(trial, seat)[0])
            play(trial, seat, row[-1])
        return [Macro("nearest", row)] if row else []


# T-4 Bids (sealed answers): two rounds of sealed bids from one's own basket, one fruit a seat or two (option double).
# Nobody bids an apple who has something better, but anybody may.

BIDS_STEPS: Final = Steps()
ROUND: Final = BIDS_STEPS.add("round", "T-4")
BID: Final = BIDS_STEPS.add("bid", "T-4.1")


class Round(Step):
    def __init__(self) -> None:
        super().__init__(ROUND)

    def run(self, p: Position) -> None:
        p = toy(p)
        p.pop()
        if p.day == 2:
            return
        p.day += 1
        p.push(ROUND)
        width = p.market.width
        asked = [min(width, sum(p.basket[s * len(FRUITS) : (s + 1) * len(FRUITS)])) for s in range(p.seats)]
        p.push_sealed(BID, asked, width, p.day)


class Bid(Sealed):
    def __init__(self) -> None:
        super().__init__(BID, [Operand("fruit", "fruit", FRUITS)], slots=["day"])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        p = toy(p)
        width = p.slot(5)
        own = p.basket[seat * len(FRUITS) : (seat + 1) * len(FRUITS)]
        for bid in p.sealed[seat * width : seat * width + width]:
            if bid >= 0:
                own[bid - self.base] -= 1
        if not own[move - self.base]:
            return NOT_YOURS
        return REDUNDANT if move == self.base and any(own[1:]) else LEGAL

    def reveal(self, p: Position, answers: list[int]) -> None:
        p = toy(p)
        day = p.slot(0)
        width = p.slot(5)
        p.pop()
        for i, move in enumerate(answers):
            if move < 0:
                continue
            seat = i // width
            fruit = move - self.base
            p.basket[seat * len(FRUITS) + fruit] -= 1
            p.tale.extend((day, seat, fruit, p.chance.below(100)))
            if answers.count(move) == 1:
                p.earn(seat, FRUIT_POINTS, p.market.worth[fruit])


class Bids(ToyTitle):
    def __init__(self) -> None:
        super().__init__("bids", BIDS_STEPS, [Round(), Bid()])

    def open(self, p: Toy) -> None:
        p.basket = [1] * (p.seats * len(FRUITS))
        p.push(ROUND)


# T-5 Farm (asides): work, and beside it, at any time before, sell fruits or pray once and vow aloud or in silence.

FARM_STEPS: Final = Steps()
WORK: Final = FARM_STEPS.add("work", "T-5")
SELL: Final = FARM_STEPS.add("sell", "T-5.2")
PRAY: Final = FARM_STEPS.add("pray", "T-5.1")
VOW: Final = FARM_STEPS.add("vow", "T-5.3")
NIGHT: Final = FARM_STEPS.add("night", "T-5.4")
BESIDE: Final = [SELL, PRAY]


class Work(Choice):
    def __init__(self) -> None:
        super().__init__(WORK, [Operand("deed", "deed", ["sow", "reap"])], slots=["prayed", "vow"])
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        return BESIDE if toy(p).day < 2 else NONE

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return LEGAL if move == self.base or any(toy(p).stall) else SOLD_OUT

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        vow = p.slot(1)
        p.pop()
        p.tale.append(vow)
        if move == self.base:
            p.coins[seat] += 1
            return
        fruit = next(i for i, n in enumerate(p.stall) if n)
        p.stall[fruit] -= 1
        p.basket[seat * len(FRUITS) + fruit] += 1


class Sell(Step):
    def __init__(self) -> None:
        super().__init__(SELL, [Operand("fruit", "fruit", FRUITS)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return LEGAL if toy(p).basket[seat * len(FRUITS) + move - self.base] else NOT_YOURS

    def apply(self, p: Position, seat: int, move: int) -> None:
        p = toy(p)
        p.basket[seat * len(FRUITS) + move - self.base] -= 1
        p.coins[seat] += p.market.worth[move - self.base]


class Pray(Step):
    def __init__(self) -> None:
        super().__init__(PRAY, [Operand("saint", "saint", ["mark"], optional=True)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return ONLY_ONCE if p.slot(0) else LEGAL

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.fill(0, 1)
        p.push(VOW, seat, move - self.base)


class Vow(Choice):
    def __init__(self) -> None:
        voice = Operand("voice", "voice", ["aloud", "silent"])
        witness = Operand("witness", "guest", ["abbot", "bishop"], optional=True)
        super().__init__(VOW, [voice, witness], ["never"], ["saint"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        saint = p.slot(0)
        p.pop()
        p.fill(1, 1 + self.size * saint + move - self.base)


class Nightfall(Step):
    def __init__(self) -> None:
        super().__init__(NIGHT)

    def run(self, p: Position) -> None:
        p = toy(p)
        p.day += 1
        p.pop()
        if p.day < 3:
            p.push(NIGHT)
            for seat in reversed(range(p.seats)):
                p.push(WORK, seat)


class Farm(ToyTitle):
    def __init__(self) -> None:
        super().__init__("farm", FARM_STEPS, [Work(), Sell(), Pray(), Vow(), Nightfall()])

    def open(self, p: Toy) -> None:
        p.push(NIGHT)


# T-6 Verdict: one decision whose answers the position itself dictates (`tale` holds the codes of the five moves).


VERDICT_STEPS: Final = Steps()
JUDGE: Final = VERDICT_STEPS.add("judge", "T-6")


class Judge(Choice):
    def __init__(self) -> None:
        super().__init__(JUDGE, [Operand("fruit", "fruit", FRUITS)])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        return toy(p).tale[move - self.base]

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.pop()
        toy(p).day = 1 + move - self.base


class Verdict(ToyTitle):
    def __init__(self) -> None:
        super().__init__("verdict", VERDICT_STEPS, [Judge()])

    def open(self, p: Toy) -> None:
        p.tale = [LEGAL] * len(FRUITS)
        p.push(0, 0)


BASKETS: Final = Baskets()
VIGIL: Final = Vigil()
VOYAGE: Final = Voyage()
BIDS: Final = Bids()
FARM: Final = Farm()
VERDICT: Final = Verdict()
TOYS: Final[list[ToyTitle]] = [BASKETS, VIGIL, VOYAGE, BIDS, FARM, VERDICT]
