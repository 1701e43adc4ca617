"""The numbers behind the names: symbols, cities, rooms, cards, tiles, reliefs and places of Virtù."""

from typing import Final

from signoria.kernel.kinds import Steps
from signoria.kernel.title import SEATS

# Symbols of a relief (V-1.6). EITHER stands in costs for a crown or a cross.
FLORIN: Final = 0
CROWN: Final = 1
CROSS: Final = 2
CAVALRY: Final = 3
SHIP: Final = 4
MASK: Final = 5
WAR: Final = 6
ARROW: Final = 7
SYMBOLS: Final[list[str]] = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"]
EITHER: Final = 8
KINDS: Final = 8
WIDTH: Final = 7
"""Bits of one kind where the numbers of all symbols are packed into one int; the highest of them stays free."""
MOST: Final = 63
"""The most symbols of one kind in a packed int."""

# Actions of rooms (V-7 to V-10).
GOVERN_ACTION: Final = 0
PATRONISE_ACTION: Final = 1
TRADE_ACTION: Final = 2
ANNEX_ACTION: Final = 3
WAR_ACTION: Final = 4
INTRIGUE_ACTION: Final = 5
ACTIONS: Final = ["govern", "patronise", "trade", "annex", "wage_war", "intrigue"]

# What a payment is for, besides the six actions: it decides which reliefs may pay (V-4.4 to V-4.7).
FOR_STEP: Final = 6
FOR_RELEASE: Final = 7
FOR_BATTLE: Final = 8
FOR_RETREAT: Final = 9
FOR_UPKEEP: Final = 10
FOR_BUY: Final = 11
FOR_RECRUIT: Final = 12
FOR_ALLIANCE: Final = 13
PURPOSES: Final = [*ACTIONS, "step", "release", "battle", "retreat", "upkeep", "buy", "recruit", "alliance"]

CITIES: Final = [
    "nice",
    "turin",
    "milan",
    "genoa",
    "parma",
    "verona",
    "venice",
    "bologna",
    "ravenna",
    "pisa",
    "florence",
    "siena",
    "perugia",
    "spoleto",
    "ancona",
    "civitavecchia",
    "rome",
    "laquila",
    "terracina",
    "benevento",
    "naples",
    "bari",
    "rossano",
    "reggio",
    "palermo",
    "cagliari",
    "ajaccio",
    "tunis",
    "corfu",
    "ragusa",
]
TOWNS: Final = 30
NEUTRAL: Final = -1

# Rooms and courtier slots of a palace (V-1.8).
ROOMS: Final = ["room-1", "room-2", "room-3", "room-4", "room-5"]
RING: Final = 5
SLOTS: Final = ["left-1", "left-2", "left-3", "right-1", "right-2", "right-3"]
BENCH: Final = 6
BASE_SLOTS: Final = 3
SIDES: Final = ["left", "right"]
SIDE: Final = 3
"""The slots of each side."""
SIDE_OF: Final = [0, 0, 0, 1, 1, 1]
ACTION_SPOT: Final = 6
UNDER_SPOT: Final = 11
SPOTS: Final = [*SLOTS, *[f"action-{n}" for n in range(1, 6)], *[f"under-{n}" for n in range(1, 6)]]
"""Where a card of a palace can lie: courtier slots, in action, in improvement."""
DISCARD_SPOT: Final = 16
TARGETS: Final = 17
"""Where a card can go: a spot, or the discard."""

# Cards that a player can buy, then tiles: the catalogue.
CHARACTERS: Final = [
    "ambassador",
    "cardinal",
    "merchant",
    "gonfalonier",
    "maestro",
    "consigliere",
    "podesta",
    "bravo",
    "condottiero",
    "admiral",
    "banker",
    "pope",
]
CARD_ITEMS: Final = 12
"""The items before this one are characters, those from it on are tiles."""
I_DUCHY: Final = 12
I_PRINCIPALITY: Final = 13
I_KINGDOM: Final = 14
I_REPUBLIC: Final = 15
I_GUILD: Final = 16
I_CATHEDRAL: Final = 17
ITEMS: Final = [*CHARACTERS, "duchy", "principality", "kingdom", "republic", "guild", "cathedral"]

# Tiles: cities, cathedrals, then those that every seat may have one of.
CATHEDRALS: Final = 5
T_CATHEDRAL: Final = 30
T_DUCHY: Final = 35
T_PRINCIPALITY: Final = 36
T_KINGDOM: Final = 37
T_REPUBLIC: Final = 38
T_GUILD: Final = 39
T_CANNONS: Final = 40
T_ROYAL: Final = 41
OWN_TILES: Final = ["duchy", "principality", "kingdom", "republic", "guild", "cannons", "royal"]
OWN: Final = 7
TILES: Final = [*CITIES, *[f"cathedral-{n}" for n in range(1, 6)], *OWN_TILES]
NO_TILE: Final = 0
FRESH: Final = 1
EXHAUSTED: Final = 2

# Reliefs in the order in which a payment looks at them.
R_ACTION: Final = 0
R_UNDER: Final = 1
R_PRINTED: Final = 2
R_GIFT: Final = 3
"""Michelangelo's crown."""
R_OTTOMAN: Final = 4
R_EMPIRE: Final = 5
R_BEG: Final = 6
R_COURT: Final = 7
R_TILE: Final = 13
RELIEFS: Final = ["action", "under", "printed", "michelangelo", "ottoman", "empire", "indulgence", *SLOTS, *TILES]
RELIEF_COUNT: Final = 55

# Great powers (V-13) and Major Cities (VW-1.4).
FRANCE: Final = 0
OTTOMAN: Final = 1
EMPIRE: Final = 2
ALLIANCES: Final = ["france", "ottoman", "empire"]
FACED: Final = [*TILES, *[f"bonus-{name}" for name in ALLIANCES]]
"""What a Govern action turns up: tiles, then the bonuses of alliances."""
MAJORS: Final = ["florence", "rome", "venice"]
M_ROME: Final = 1
ON_TRACK: Final = -1
GONE: Final = 2
"""A Major City that was eliminated; 0 and 1 are the seats that it is allied with."""
ARMIES: Final = ["own", *MAJORS]

# Places of Agents: cities, rooms of all palaces, alliances, influence tracks.
P_ROOM: Final = 30
P_ALLIANCE: Final = 55
P_TRACK: Final = 58
PLACES: Final = [
    *CITIES,
    *[f"{seat}-{room}" for seat in SEATS for room in ROOMS],
    *[f"alliance-{name}" for name in ALLIANCES],
    *[f"track-{name}" for name in MAJORS],
]
SPOTS_FOR_AGENTS: Final = 61

# War bonuses of a battle (V-11.5).
W_TOKEN: Final = 0
W_LEONARDO: Final = 1
W_CANNONS: Final = 2
W_FRANCE: Final = 3
W_COURT: Final = 4
WAR_BONUSES: Final = [
    "token",
    "leonardo",
    "cannons",
    "france",
    *[f"{slot}x{n}" for slot in SLOTS for n in (1, 2)],
]

PERSON: Final = 0
WORK: Final = 1
BONUS_TYPES: Final = ["person", "work"]
BONUSES: Final = [
    "leonardo",
    "trace_italienne",
    "copernicus",
    "the_prince",
    "michelangelo",
    "duomo",
    "sistine_chapel",
    "columbus",
    "machiavelli",
    "cannons",
]

# Why the last Winter comes, or why the Wars of Italy are over.
REASONS: Final = ["cities", "patronage", "no-neutral", "years", "crowns", "annihilation", "rounds"]
BY_CITIES: Final = 0
BY_PATRONAGE: Final = 1
BY_NO_NEUTRAL: Final = 2
BY_YEARS: Final = 3
BY_CROWNS: Final = 4
BY_ANNIHILATION: Final = 5
BY_ROUNDS: Final = 6

# A battle while it is bid for, entry by entry of Position.battle.
B_FIELD: Final = 0
B_CITY: Final = 1
B_ATTACKER: Final = 2
B_DEFENDER: Final = 3
B_ATTACK: Final = 4
B_DEFENCE: Final = 5
B_TURN: Final = 6
B_PASSES: Final = 7
B_LEONARDO: Final = 8
"""A mask of the seats that have used Leonardo before this city."""
B_GIVEN_UP: Final = 9
"""A mask of the sides that have passed for good (an option)."""
B_SIZE: Final = 10

SOURCES: Final = [
    "cities",
    "city-lead",
    "patronage",
    "patronage-lead",
    "cards",
    "religion",
    "trophies",
    "alliances",
    "indulgences",
    "capitals",
]
S_CITIES: Final = 0
S_CITY_LEAD: Final = 1
S_PATRONAGE: Final = 2
S_PATRONAGE_LEAD: Final = 3
S_CARDS: Final = 4
S_RELIGION: Final = 5
S_TROPHIES: Final = 6
S_ALLIANCES: Final = 7
S_INDULGENCES: Final = 8
S_CAPITALS: Final = 9

# The steps, by the numbers that records and digests know them by; title.py tells the order of play.
STEPS: Final = Steps()
FAMILY: Final = STEPS.add("family", "V-2.7")
OPENING: Final = STEPS.add("opening", "V-R1")
YEAR: Final = STEPS.add("year", "V-3.1")
SPRING: Final = STEPS.add("spring", "V-3.2")
START: Final = STEPS.add("start", "V-5.2")
MARKER: Final = STEPS.add("marker", "V-5.3")
STRIDE: Final = STEPS.add("stride", "V-5.4")
RELEASE: Final = STEPS.add("release", "V-5.6")
ACT: Final = STEPS.add("act", "V-5.8")
GOVERN: Final = STEPS.add("govern", "V-7.1")
TURN_UP: Final = STEPS.add("turnup", "V-7.1")
PATRON: Final = STEPS.add("patronise", "V-8.1")
PATRONISED: Final = STEPS.add("patronised", "V-8.3")
BONUS: Final = STEPS.add("bonus", "V-8.4")
TRADE: Final = STEPS.add("trade", "V-9.1")
ANNEX: Final = STEPS.add("annex", "V-9.2")
ANNEXED: Final = STEPS.add("annexed", "V-9.7")
INFLUENCE: Final = STEPS.add("influence", "VW-4.2")
CAMPAIGN: Final = STEPS.add("troop", "V-9.8")
MARCH: Final = STEPS.add("march", "V-9.9")
ROUTE: Final = STEPS.add("route", "V-9.8")
MARCHED: Final = STEPS.add("marched", "V-9.8")
PLOT: Final = STEPS.add("plot", "V-10.1")
SHIFT: Final = STEPS.add("shift", "V-10.1")
AGENT: Final = STEPS.add("agent", "V-10.1")
OUST: Final = STEPS.add("oust", "V-10.3")
AFTER: Final = STEPS.add("turn", "V-R37")
PAY: Final = STEPS.add("pay", "V-4.3")
COLLECT: Final = STEPS.add("collect", "V-4.2")
SIEGES: Final = STEPS.add("sieges", "V-11.1")
FRONT: Final = STEPS.add("front", "V-11.1")
CLASH: Final = STEPS.add("clash", "V-11.12")
ASSAULT: Final = STEPS.add("assault", "V-11.12")
BID: Final = STEPS.add("bid", "V-11.4")
RESOLVE: Final = STEPS.add("resolve", "V-11.7")
TOLL: Final = STEPS.add("toll", "VW-6.7")
CONQUERED: Final = STEPS.add("conquered", "V-11.8")
YIELD: Final = STEPS.add("yield", "V-11.15")
RETREATS: Final = STEPS.add("retreats", "V-11.13")
RETREAT: Final = STEPS.add("retreat", "V-11.13")
ORDER: Final = STEPS.add("order", "V-11.16")
WINTER: Final = STEPS.add("winter", "V-12.1")
UPKEEP: Final = STEPS.add("upkeep", "V-12.2")
DISBAND: Final = STEPS.add("disband", "V-12.3")
ARRANGE: Final = STEPS.add("arrange", "V-12.5")
BUY: Final = STEPS.add("buy", "V-12.10")
SITE: Final = STEPS.add("cathedral", "V-12.16")
BOUGHT: Final = STEPS.add("bought", "V-12.14")
ARRIVE: Final = STEPS.add("arrive", "V-12.13")
CLEAR: Final = STEPS.add("clear", "V-12.13")
SEAT_CARD: Final = STEPS.add("courtier", "V-12.13")
RECRUIT: Final = STEPS.add("recruit", "V-12.17")
ALLY: Final = STEPS.add("ally", "V-12.18")
CHEAPER: Final = STEPS.add("cheaper", "V-R44")
ALLIED: Final = STEPS.add("allied", "V-13.2")
BEG: Final = STEPS.add("indulgence", "V-6.1")
YEAR_END: Final = STEPS.add("yearend", "V-3.1")
SCORING: Final = STEPS.add("scoring", "V-14.2")
