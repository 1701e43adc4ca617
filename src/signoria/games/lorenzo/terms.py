"""The numbers behind the names: goods, spaces, steps, events, refusals and sources of Lorenzo il Magnifico."""

from typing import Final

from signoria.kernel.kinds import Steps

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
ALL_TYPES: Final = 15
"""All four as a mask."""
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
GIVERS: Final = ["space", "card", "bonus_tile", "leader", "privilege"]

# Flags of a gain.
DOUBLED: Final = 1
"""An immediate effect of a development card (Santa Rita)."""
NO_PRIVILEGE: Final = 2
"""The privileges of this gain come later by themselves."""
EXCHANGED: Final = 4
"""The gain of an exchange; the option is in the slot."""
SURE: Final = 8
"""No penalty is in force, so it does not matter whether doubling comes before it."""

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

# The steps, by the numbers that records and digests know them by; title.py tells the order of play.
STEPS: Final = Steps()
TILE: Final = STEPS.add("tile", "L-2.7")
LEADERS_DEALT: Final = STEPS.add("leaders", "L-2.8")
DRAFT: Final = STEPS.add("draft", "L-2.8")
ROUND: Final = STEPS.add("round", "L-4.1")
ACTIONS: Final = STEPS.add("actions", "L-5.1")
PLACE: Final = STEPS.add("place", "L-5.3")
SPACE: Final = STEPS.add("space", "L-5.3")
RAISE: Final = STEPS.add("raise", "L-R5")
SERVE: Final = STEPS.add("servants", "L-6.3")
COST: Final = STEPS.add("cost", "L-8.4")
DISCOUNT: Final = STEPS.add("discount", "L-8.10")
ACT: Final = STEPS.add("act", "L-7.8")
TAKE: Final = STEPS.add("take", "L-7.8")
EFFECT: Final = STEPS.add("effect", "L-8.6")
ORDER: Final = STEPS.add("order", "L-7.8")
ACCEPT: Final = STEPS.add("accept", "L-R38")
GAIN: Final = STEPS.add("gain", "L-8.6")
LOSE: Final = STEPS.add("lose", "L-R22")
PRIVILEGES: Final = STEPS.add("privilege", "L-12.3")
BONUS: Final = STEPS.add("bonus", "L-9.1")
WORK: Final = STEPS.add("work", "L-9.3")
EXCHANGE: Final = STEPS.add("exchange", "L-11.3")
TURN: Final = STEPS.add("turn", "L-5.7")
DISCARD: Final = STEPS.add("discard", "L-16.1")
PLAY: Final = STEPS.add("play", "L-16.2")
COPY: Final = STEPS.add("copy", "L-16.10")
USE: Final = STEPS.add("use", "L-16.3")
STRENGTHEN: Final = STEPS.add("strengthen", "L-R19")
VATICAN: Final = STEPS.add("vatican", "L-13.1")
CHURCH: Final = STEPS.add("church", "L-13.3")
CLEANUP: Final = STEPS.add("cleanup", "L-14.2")
SCORING: Final = STEPS.add("scoring", "L-15.9")
