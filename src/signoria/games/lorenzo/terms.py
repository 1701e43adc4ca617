"""The numbers behind the names: goods, spaces, steps, events, refusals and sources of Lorenzo il Magnifico."""

from typing import Final

from signoria.kernel.event import EventKind
from signoria.kernel.position import FIRST_CODE
from signoria.kernel.title import RefusalKind

# Goods. The first six are a seat's stock; victory points go to the ledger, privileges are exchanged at once.
WOOD: Final = 0
STONE: Final = 1
COINS: Final = 2
SERVANTS: Final = 3
MILITARY: Final = 4
FAITH: Final = 5
VP: Final = 6
PRIVILEGE: Final = 7
STOCK: Final = 6
GOODS: Final = ["wood", "stone", "coins", "servants", "military", "faith", "vp", "privilege"]

# Card types, in the order of the towers.
TERRITORY: Final = 0
CHARACTER: Final = 1
BUILDING: Final = 2
VENTURE: Final = 3
TYPES: Final = ["territory", "character", "building", "venture"]
SLOTS: Final = 6
HOLDING: Final = 24
"""Places for cards of one seat: six of each type."""

# Family members.
NEUTRAL: Final = 3
MEMBERS: Final = ["black", "white", "orange", "neutral"]

# Spaces: sixteen floors tower by tower, then the rest.
FLOORS: Final = 16
HARVEST_SMALL: Final = 16
HARVEST_LARGE: Final = 17
PRODUCTION_SMALL: Final = 18
PRODUCTION_LARGE: Final = 19
MARKET: Final = 20
PALACE: Final = 24
SPACES: Final = [
    *[f"tower-{kind}-{floor}" for kind in TYPES for floor in (1, 2, 3, 4)],
    "harvest_small",
    "harvest_large",
    "production_small",
    "production_large",
    "market_1",
    "market_2",
    "market_3",
    "market_4",
    "palace",
]
UNPLACED: Final = -1

CARDS: Final = 96
LEADERS: Final = 20
DEALT: Final = 4

# Where a leader is: owner * 4 + state, or BOX.
IN_HAND: Final = 0
PLAYED: Final = 1
USED: Final = 2
DISCARDED: Final = 3
BOX: Final = -1

# Standing modifiers of a seat, one row a seat in Position.mods.
M_TYPE: Final = 0
"""Action value of cards, by type: 0 to 3."""
M_HARVEST_CARDS: Final = 4
M_HARVEST: Final = 5
M_PRODUCTION_CARDS: Final = 6
M_PRODUCTION: Final = 7
M_COLOURED: Final = 8
M_NEUTRAL: Final = 9
M_SET: Final = 10
M_NO_BONUS: Final = 11
"""Floors without bonus, as a mask."""
M_NO_FEE: Final = 12
M_OCCUPIED: Final = 13
M_NO_SLOT: Final = 14
M_FACTOR: Final = 15
M_CHURCH: Final = 16
M_RATE: Final = 17
M_NO_MARKET: Final = 18
M_LATE: Final = 19
M_LOSS_KINDS: Final = 20
"""Kinds of which every source gives less, as a mask."""
M_LOSS: Final = 21
M_DISCOUNT: Final = 22
"""Fixed discounts: four kinds for each of the four types."""
M_CHOICE: Final = 38
"""The number of a discount with a choice for each type, -1 for none."""
M_SIZE: Final = 42

# What counts as a source of gains (L-R22).
BY_SPACE: Final = 0
BY_CARD: Final = 1
BY_TILE: Final = 2
BY_LEADER: Final = 3
BY_PRIVILEGE: Final = 4
GAIN_SOURCES: Final = ["space", "card", "bonus_tile", "leader", "privilege"]

# Flags of a gain.
DOUBLED: Final = 1
"""An immediate effect of a development card (Santa Rita)."""
NO_PRIVILEGE: Final = 2
"""The privileges of this gain come later by themselves."""
EXCHANGED: Final = 4
"""The gain of an exchange; the option is in the slot."""
SURE: Final = 8
"""No penalty is in force, so it does not matter whether doubling comes before it."""

# Steps in the order of play.
TILE: Final = 0
LEADERS_DEALT: Final = 1
DRAFT: Final = 2
ROUND: Final = 3
ACTIONS: Final = 4
TURN: Final = 5
SPACE: Final = 6
RAISE: Final = 7
SERVE: Final = 8
COST: Final = 9
DISCOUNT: Final = 10
ACT: Final = 11
TAKE: Final = 12
EFFECT: Final = 13
ORDER: Final = 14
ACCEPT: Final = 15
GAIN: Final = 16
LOSE: Final = 17
PRIVILEGES: Final = 18
BONUS: Final = 19
WORK: Final = 20
EXCHANGE: Final = 21
AFTER: Final = 22
DISCARD: Final = 23
PLAY: Final = 24
COPY: Final = 25
USE: Final = 26
STRENGTHEN: Final = 27
VATICAN: Final = 28
REPORT: Final = 29
CLEANUP: Final = 30
SCORING: Final = 31

SOURCES: Final = [
    "cards",
    "harvest",
    "production",
    "leaders",
    "church",
    "territories",
    "characters",
    "ventures",
    "military",
    "resources",
    "excommunication",
]
S_CARDS: Final = 0
S_HARVEST: Final = 1
S_PRODUCTION: Final = 2
S_LEADERS: Final = 3
S_CHURCH: Final = 4
S_TERRITORIES: Final = 5
S_CHARACTERS: Final = 6
S_VENTURES: Final = 7
S_MILITARY: Final = 8
S_RESOURCES: Final = 9
S_EXCOMMUNICATION: Final = 10

# Refusals, in the order of tests of L-7.10 where that matters.
TILE_TAKEN: Final = FIRST_CODE
NOT_IN_PACK: Final = FIRST_CODE + 1
MEMBER_PLACED: Final = FIRST_CODE + 2
MEMBER_TOO_WEAK: Final = FIRST_CODE + 3
MUST_PLACE: Final = FIRST_CODE + 4
SPACE_CLOSED: Final = FIRST_CODE + 5
AREA_FORBIDDEN: Final = FIRST_CODE + 6
FLOOR_TAKEN: Final = FIRST_CODE + 7
SPACE_TAKEN: Final = FIRST_CODE + 8
MARKET_TAKEN: Final = FIRST_CODE + 9
CARD_GONE: Final = FIRST_CODE + 10
COLOUR_LIMIT_TOWER: Final = FIRST_CODE + 11
COLOUR_LIMIT_AREA: Final = FIRST_CODE + 12
SIX_CARDS: Final = FIRST_CODE + 13
NO_SERVANTS: Final = FIRST_CODE + 14
ODD_SERVANTS: Final = FIRST_CODE + 15
VALUE_TOO_LOW: Final = FIRST_CODE + 16
WORK_TOO_LOW: Final = FIRST_CODE + 17
FEE: Final = FIRST_CODE + 18
SLOT_MILITARY: Final = FIRST_CODE + 19
VENTURE_MILITARY: Final = FIRST_CODE + 20
COST_TOO_HIGH: Final = FIRST_CODE + 21
SAY_MORE: Final = FIRST_CODE + 22
NO_SUCH_OPTION: Final = FIRST_CODE + 23
NO_DISCOUNT: Final = FIRST_CODE + 24
NOT_LOSING: Final = FIRST_CODE + 25
SAME_PRIVILEGE: Final = FIRST_CODE + 26
OTHER_TYPE: Final = FIRST_CODE + 27
CANNOT_PAY_EXCHANGE: Final = FIRST_CODE + 28
NOT_IN_HAND: Final = FIRST_CODE + 29
REQUIREMENT: Final = FIRST_CODE + 30
NOBODY_TO_COPY: Final = FIRST_CODE + 31
NOT_YOUR_LEADER: Final = FIRST_CODE + 32
NOTHING_TO_USE: Final = FIRST_CODE + 33
USED_ALREADY: Final = FIRST_CODE + 34
NOT_COLOURED: Final = FIRST_CODE + 35
BONUS_TOO_LOW: Final = FIRST_CODE + 36
"""As WORK_TOO_LOW, but without a member: nobody is placed, so the clause about placing does not speak."""

REFUSALS: Final = [
    RefusalKind("tile-taken", "L-2.7"),
    RefusalKind("not-in-pack", "L-2.8", absent=True),
    RefusalKind("member-placed", "L-5.3"),
    RefusalKind("member-too-weak", "L-6.4"),
    RefusalKind("must-place", "L-R2"),
    RefusalKind("space-closed", "L-2.3", absent=True),
    RefusalKind("area-forbidden", "L-R26"),
    RefusalKind("floor-taken", "L-7.1"),
    RefusalKind("space-taken", "L-10.1"),
    RefusalKind("market-taken", "L-12.1"),
    RefusalKind("card-gone", "L-7.5"),
    RefusalKind("colour-limit-tower", "L-7.3"),
    RefusalKind("colour-limit-area", "L-10.2"),
    RefusalKind("six-cards", "L-7.7"),
    RefusalKind("no-servants", "L-6.3"),
    RefusalKind("odd-servants", "L-R27"),
    RefusalKind("value-too-low", "L-6.6"),
    RefusalKind("work-too-low", "L-10.3"),
    RefusalKind("fee", "L-7.4"),
    RefusalKind("slot-military", "L-8.1"),
    RefusalKind("venture-military", "L-8.4"),
    RefusalKind("cost-too-high", "L-5.5"),
    RefusalKind("say-more", "L-6.10"),
    RefusalKind("no-such-option", "L-8.4", absent=True),
    RefusalKind("no-discount", "L-8.10", absent=True),
    RefusalKind("not-losing", "L-R22", absent=True),
    RefusalKind("same-privilege", "L-12.4"),
    RefusalKind("other-type", "L-9.1"),
    RefusalKind("cannot-pay-exchange", "L-11.4"),
    RefusalKind("not-in-hand", "L-16.1", absent=True),
    RefusalKind("requirement", "L-16.2"),
    RefusalKind("nobody-to-copy", "L-R16"),
    RefusalKind("not-your-leader", "L-16.3", absent=True),
    RefusalKind("nothing-to-use", "L-16.3"),
    RefusalKind("used-already", "L-16.3"),
    RefusalKind("not-coloured", "L-R19"),
    RefusalKind("work-too-low", "L-6.6"),
]

# Events.
E_ORDER: Final = 0
E_TILE: Final = 1
E_DRAFT: Final = 2
E_ROUND: Final = 3
E_DICE: Final = 4
E_CARD: Final = 5
E_PLACE: Final = 6
E_SERVANTS: Final = 7
E_FEE: Final = 8
E_PAY: Final = 9
E_TAKE: Final = 10
E_GAIN: Final = 11
E_LOSS: Final = 12
E_PRIVILEGE: Final = 13
E_WORK: Final = 14
E_PASS: Final = 15
E_DISCARD: Final = 16
E_PLAY: Final = 17
E_USE: Final = 18
E_COPY: Final = 19
E_STRENGTHEN: Final = 20
E_SUPPORT: Final = 21
E_EXCOMMUNICATED: Final = 22
E_NEXT_ORDER: Final = 23
E_REMOVED: Final = 24
E_LAPSED: Final = 25
E_OVERFLOW: Final = 26
E_SKIPPED: Final = 27
E_POINTS: Final = 28
"""Points of the first source; those of the others follow in their order."""
E_REFUSED: Final = E_POINTS + len(SOURCES)

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
"""The clause behind the points of each source."""

EVENTS: Final = [
    EventKind("order", "L-2.5", [SEAT, ("place", ""), COUNT]),
    EventKind("tile", "L-2.7", [SEAT, ("tile", "tile")]),
    EventKind("draft", "L-2.8", [SEAT, LEADER], ["leader"]),
    EventKind("round", "L-3.1", [("round", "")]),
    EventKind("dice", "L-4.2", [("black", ""), ("white", ""), ("orange", "")]),
    EventKind("card", "L-4.1", [("type", "type"), CARD, ("card2", "card"), ("card3", "card"), ("card4", "card")]),
    EventKind("place", "L-5.3", [SEAT, ("member", "member"), AT]),
    EventKind("servants", "L-6.3", [SEAT, COUNT]),
    EventKind("fee", "L-7.4", [SEAT, COUNT]),
    EventKind("pay", "L-7.8", [SEAT, COUNT, KIND]),
    EventKind("take", "L-7.8", [SEAT, CARD]),
    EventKind("gain", "L-8.6", [SEAT, COUNT, KIND]),
    EventKind("loss", "L-R22", [SEAT, COUNT, KIND]),
    EventKind("privilege", "L-12.3", [SEAT, ("privilege", "privilege")]),
    EventKind("work", "L-11.1", [SEAT, AT, COUNT]),
    EventKind("pass", "L-5.4", [SEAT]),
    EventKind("discard", "L-16.1", [SEAT, LEADER]),
    EventKind("play", "L-16.2", [SEAT, LEADER]),
    EventKind("use", "L-16.3", [SEAT, LEADER]),
    EventKind("copy", "L-16.10", [SEAT, LEADER]),
    EventKind("strengthen", "L-R19", [SEAT, ("member", "member"), COUNT]),
    EventKind("support", "L-13.3", [SEAT, COUNT]),
    EventKind("excommunicated", "L-13.2", [SEAT, ("excommunication", "excommunication")]),
    EventKind("next-order", "L-14.2", [SEAT, ("place", "")]),
    EventKind("removed", "L-14.1", [COUNT]),
    EventKind("lapsed", "L-9.5", [SEAT]),
    EventKind("overflow", "L-R30", [SEAT, COUNT, KIND]),
    EventKind("skipped", "L-R28", [SEAT]),
    *[EventKind(f"points-{source}", POINT_CLAUSES[source], [SEAT, ("points", "")]) for source in SOURCES],
    EventKind("refused", "L-13.3", [SEAT, ("excommunication", "excommunication")]),
]
