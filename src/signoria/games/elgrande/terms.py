"""The numbers behind the names: places, steps, events, refusals and sources of El Grande."""

from typing import Final

from signoria.kernel.kinds import Steps

# Places. Regions come first, in the order of scoring; the King may stand on any of the first twelve.
REGIONS: Final = 9
TOWER: Final = 9
FRANCE: Final = 10
PORTUGAL: Final = 11
COURT: Final = 12
PROVINCE: Final = 13
PLACES: Final = 14
ALL_REGIONS: Final = 0x1FF
BIT: Final = [1 << i for i in range(PLACES)]
ABOVE: Final = [0x3FF & ~((1 << i) - 1) for i in range(PLACES)]
"""The regions and the tower from place i on, as a mask."""

CABALLEROS: Final = 30
POWERS: Final = 13
GREYS: Final = 16
UNPLAYED: Final = -99

# Where a power card lies: in hand, on the table, on the pile, in hand after coming back from the pile unseen, or
# in hand after coming back from the table before all eyes (grey cards only: of the others everybody knows the rest).
# A grey card's place is owner * SPAN + where, or BOX.
IN_HAND: Final = 0
ON_TABLE: Final = 1
IN_PILE: Final = 2
FETCHED: Final = 3
SEEN: Final = 4
HELD: Final = (IN_HAND, FETCHED, SEEN)
SPAN: Final = 5
BOX: Final = -1

DIALS: Final = ["tower", "loss", "evict", "ballot"]
"""What a dial decides."""
DIAL_TOWER: Final = 0
DIAL_LOSS: Final = 1
DIAL_EVICT: Final = 2
DIAL_BALLOT: Final = 3

# Parts of a turn, as bits of its "done" slot and as its moves.
PLACING: Final = 0
SPECIAL: Final = 1
END: Final = 2

SOURCES: Final = ["regions", "tower", "card-regions", "card-tower", "king", "grande"]
FROM_REGIONS: Final = 0
FROM_TOWER: Final = 1
FROM_CARD_REGIONS: Final = 2
FROM_CARD_TOWER: Final = 3
FROM_KING: Final = 4
FROM_GRANDE: Final = 5

# The steps, by the numbers that records and digests know them by; title.py tells the order of play.
STEPS: Final = Steps()
PASS: Final = STEPS.add("pass", "EG-21.1")
ROUND: Final = STEPS.add("round", "EG-3.1")
ARRIVAL: Final = STEPS.add("arrival", "EG-18.4")
REVEAL: Final = STEPS.add("reveal", "EG-4.1")
VIRTUAL_POWER: Final = STEPS.add("virtual-power", "EG-18.5")
POWER: Final = STEPS.add("power", "EG-5.1")
ORDER: Final = STEPS.add("order", "EG-6.1")
TURN_BEGINS: Final = STEPS.add("turn-begins", "EG-7.6")
SUMMON: Final = STEPS.add("summon", "EG-6.2")
LEVY: Final = STEPS.add("levy", "EG-6.3")
GREY: Final = STEPS.add("grey", "EG-21.8")
TAKE: Final = STEPS.add("take", "EG-7.1")
TURN: Final = STEPS.add("turn", "EG-7.7")
PLACE: Final = STEPS.add("place", "EG-7.2")
VETO: Final = STEPS.add("veto", "EG-14.2")
EFFECT: Final = STEPS.add("effect", "EG-8.2")
CHOOSE: Final = STEPS.add("choose", "EG-14.8")
FROM: Final = STEPS.add("from", "EG-9.1")
LIFT: Final = STEPS.add("lift", "EG-9.1")
DROP: Final = STEPS.add("drop", "EG-9.1")
MARCH: Final = STEPS.add("march", "EG-22.13")
MARCH_TO: Final = STEPS.add("march-to", "EG-22.13")
SETTLE: Final = STEPS.add("settle", "EG-22.1")
THROW: Final = STEPS.add("throw", "EG-10.1")
RECALL: Final = STEPS.add("recall", "EG-22.13")
GIVE: Final = STEPS.add("give", "EG-9.3")
BANISH: Final = STEPS.add("banish", "EG-22.11")
EVICT: Final = STEPS.add("evict", "EG-22.12")
DIAL: Final = STEPS.add("dial", "EG-9.5")
SCORE: Final = STEPS.add("score", "EG-9.4")
TABLE: Final = STEPS.add("table", "EG-22.5")
LAY: Final = STEPS.add("lay", "EG-22.5")
RETRIEVE: Final = STEPS.add("retrieve", "EG-22.4")
GRANDE: Final = STEPS.add("grande", "EG-22.6")
KING: Final = STEPS.add("king", "EG-22.7")
ESCORT: Final = STEPS.add("escort", "EG-19.3")
VICEROY: Final = STEPS.add("viceroy", "EG-19.8")
END_ROUND: Final = STEPS.add("end-round", "EG-12.5")
SCORING: Final = STEPS.add("scoring", "EG-13.1")
