"""What the rules of Lorenzo il Magnifico tell: why a move is refused, and what happened; one line each."""

from typing import Final

from signoria.games.lorenzo.terms import SOURCES
from signoria.kernel.event import Events
from signoria.kernel.kinds import Refusals

REFUSALS: Final = Refusals()
TILE_TAKEN: Final = REFUSALS.add("tile-taken", "L-2.7")
NOT_IN_PACK: Final = REFUSALS.add("not-in-pack", "L-2.8", absent=True)
MEMBER_PLACED: Final = REFUSALS.add("member-placed", "L-5.3")
MEMBER_TOO_WEAK: Final = REFUSALS.add("member-too-weak", "L-6.4")
MUST_PLACE: Final = REFUSALS.add("must-place", "L-R2")
SPACE_CLOSED: Final = REFUSALS.add("space-closed", "L-2.3", absent=True)
AREA_FORBIDDEN: Final = REFUSALS.add("area-forbidden", "L-R26")
FLOOR_TAKEN: Final = REFUSALS.add("floor-taken", "L-7.1")
SPACE_TAKEN: Final = REFUSALS.add("space-taken", "L-10.1")
MARKET_TAKEN: Final = REFUSALS.add("market-taken", "L-12.1")
CARD_GONE: Final = REFUSALS.add("card-gone", "L-7.5")
COLOUR_LIMIT_TOWER: Final = REFUSALS.add("colour-limit-tower", "L-7.3")
COLOUR_LIMIT_AREA: Final = REFUSALS.add("colour-limit-area", "L-10.2")
SIX_CARDS: Final = REFUSALS.add("six-cards", "L-7.7")
NO_SERVANTS: Final = REFUSALS.add("no-servants", "L-6.3")
ODD_SERVANTS: Final = REFUSALS.add("odd-servants", "L-R27")
VALUE_TOO_LOW: Final = REFUSALS.add("value-too-low", "L-6.6")
WORK_TOO_LOW: Final = REFUSALS.add("work-too-low", "L-10.3")
FEE: Final = REFUSALS.add("fee", "L-7.4")
SLOT_MILITARY: Final = REFUSALS.add("slot-military", "L-8.1")
VENTURE_MILITARY: Final = REFUSALS.add("venture-military", "L-8.4")
COST_TOO_HIGH: Final = REFUSALS.add("cost-too-high", "L-5.5")
SAY_MORE: Final = REFUSALS.add("say-more", "L-6.10")
NO_SUCH_OPTION: Final = REFUSALS.add("no-such-option", "L-8.4", absent=True)
NO_DISCOUNT: Final = REFUSALS.add("no-discount", "L-8.10", absent=True)
NOT_LOSING: Final = REFUSALS.add("not-losing", "L-R22", absent=True)
SAME_PRIVILEGE: Final = REFUSALS.add("same-privilege", "L-12.4")
OTHER_TYPE: Final = REFUSALS.add("other-type", "L-9.1")
CANNOT_PAY_EXCHANGE: Final = REFUSALS.add("cannot-pay-exchange", "L-11.4")
NOT_IN_HAND: Final = REFUSALS.add("not-in-hand", "L-16.1", absent=True)
REQUIREMENT: Final = REFUSALS.add("requirement", "L-16.2")
NOBODY_TO_COPY: Final = REFUSALS.add("nobody-to-copy", "L-R16")
NOT_YOUR_LEADER: Final = REFUSALS.add("not-your-leader", "L-16.3", absent=True)
NOTHING_TO_USE: Final = REFUSALS.add("nothing-to-use", "L-16.3")
USED_ALREADY: Final = REFUSALS.add("used-already", "L-16.3")
NOT_COLOURED: Final = REFUSALS.add("not-coloured", "L-R19")
BONUS_TOO_LOW: Final = REFUSALS.add("work-too-low", "L-6.6")

EVENTS: Final = Events()

SEAT: Final = ("seat", "seat")
CARD: Final = ("card", "card")
LEADER: Final = ("leader", "leader")
COUNT: Final = ("count", "")
KIND: Final = ("good", "good")
AT: Final = ("space", "space")
POINT_CLAUSES: Final = {
    "cards": "L-8.9",
    "harvest": "L-11.2",
    "production": "L-11.2",
    "leaders": "L-16.3",
    "church": "L-13.3",
    "territories": "L-15.2",
    "characters": "L-15.3",
    "ventures": "L-15.4",
    "military": "L-15.5",
    "resources": "L-15.6",
    "excommunication": "L-15.7",
}

E_ORDER: Final = EVENTS.add("order", "L-2.5", [SEAT, ("place", ""), COUNT])
E_TILE: Final = EVENTS.add("tile", "L-2.7", [SEAT, ("tile", "tile")])
E_DRAFT: Final = EVENTS.add("draft", "L-2.8", [SEAT, LEADER], ["leader"])
E_ROUND: Final = EVENTS.add("round", "L-3.1", [("round", "")])
E_DICE: Final = EVENTS.add("dice", "L-4.2", [("black", ""), ("white", ""), ("orange", "")])
E_CARD: Final = EVENTS.add(
    "card", "L-4.1", [("type", "type"), CARD, ("card2", "card"), ("card3", "card"), ("card4", "card")]
)
E_PLACE: Final = EVENTS.add("place", "L-5.3", [SEAT, ("member", "member"), AT])
E_SERVANTS: Final = EVENTS.add("servants", "L-6.3", [SEAT, COUNT])
E_FEE: Final = EVENTS.add("fee", "L-7.4", [SEAT, COUNT])
E_PAY: Final = EVENTS.add("pay", "L-7.8", [SEAT, COUNT, KIND])
E_TAKE: Final = EVENTS.add("take", "L-7.8", [SEAT, CARD])
E_GAIN: Final = EVENTS.add("gain", "L-8.6", [SEAT, COUNT, KIND])
E_LOSS: Final = EVENTS.add("loss", "L-R22", [SEAT, COUNT, KIND])
E_PRIVILEGE: Final = EVENTS.add("privilege", "L-12.3", [SEAT, ("privilege", "privilege")])
E_WORK: Final = EVENTS.add("work", "L-11.1", [SEAT, AT, COUNT])
E_PASS: Final = EVENTS.add("pass", "L-5.4", [SEAT])
E_DISCARD: Final = EVENTS.add("discard", "L-16.1", [SEAT, LEADER])
E_PLAY: Final = EVENTS.add("play", "L-16.2", [SEAT, LEADER])
E_USE: Final = EVENTS.add("use", "L-16.3", [SEAT, LEADER])
E_COPY: Final = EVENTS.add("copy", "L-16.10", [SEAT, LEADER])
E_STRENGTHEN: Final = EVENTS.add("strengthen", "L-R19", [SEAT, ("member", "member"), COUNT])
E_SUPPORT: Final = EVENTS.add("support", "L-13.3", [SEAT, COUNT])
E_EXCOMMUNICATED: Final = EVENTS.add("excommunicated", "L-13.2", [SEAT, ("excommunication", "excommunication")])
E_NEXT_ORDER: Final = EVENTS.add("next-order", "L-14.2", [SEAT, ("place", "")])
E_REMOVED: Final = EVENTS.add("removed", "L-14.1", [COUNT])
E_LAPSED: Final = EVENTS.add("lapsed", "L-9.5", [SEAT])
E_OVERFLOW: Final = EVENTS.add("overflow", "L-R30", [SEAT, COUNT, KIND])
E_SKIPPED: Final = EVENTS.add("skipped", "L-R28", [SEAT])
E_POINTS: Final = len(EVENTS.kinds)
for source in SOURCES:
    EVENTS.add(f"points-{source}", POINT_CLAUSES[source], [SEAT, ("points", "")])
E_REFUSED: Final = EVENTS.add("refused", "L-13.3", [SEAT, ("excommunication", "excommunication")])
