"""The numbers of steps, sources of prestige, refusals and events of Virtù."""

from typing import Final

from signoria.kernel.event import EventKind
from signoria.kernel.position import FIRST_CODE
from signoria.kernel.title import RefusalKind

# Steps in the order of play.
FAMILY: Final = 0
OPENING: Final = 1
YEAR: Final = 2
SPRING: Final = 3
START: Final = 4
MARKER: Final = 5
STRIDE: Final = 6
RELEASE: Final = 7
ACT: Final = 8
GOVERN: Final = 9
TURN_UP: Final = 10
PATRON: Final = 11
PATRONISED: Final = 12
BONUS: Final = 13
TRADE: Final = 14
ANNEX: Final = 15
ANNEXED: Final = 16
INFLUENCE: Final = 17
CAMPAIGN: Final = 18
MARCH: Final = 19
ROUTE: Final = 20
MARCHED: Final = 21
PLOT: Final = 22
SHIFT: Final = 23
AGENT: Final = 24
OUST: Final = 25
AFTER: Final = 26
PAY: Final = 27
COLLECT: Final = 28
SIEGES: Final = 29
FRONT: Final = 30
CLASH: Final = 31
ASSAULT: Final = 32
BID: Final = 33
RESOLVE: Final = 34
TOLL: Final = 35
CONQUERED: Final = 36
YIELD: Final = 37
RETREATS: Final = 38
RETREAT: Final = 39
ORDER: Final = 40
WINTER: Final = 41
UPKEEP: Final = 42
DISBAND: Final = 43
ARRANGE: Final = 44
BUY: Final = 45
SITE: Final = 46
BOUGHT: Final = 47
ARRIVE: Final = 48
CLEAR: Final = 49
SEAT_CARD: Final = 50
RECRUIT: Final = 51
ALLY: Final = 52
CHEAPER: Final = 53
ALLIED: Final = 54
BEG: Final = 55
YEAR_END: Final = 56
SCORING: Final = 57

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

# Refusals.
NO_ACTION: Final = FIRST_CODE
UNDER_NOTHING: Final = FIRST_CODE + 1
SPOT_TAKEN: Final = FIRST_CODE + 2
SLOTS_FULL: Final = FIRST_CODE + 3
NO_SUCH_SLOT: Final = FIRST_CODE + 4
MUST_MOVE: Final = FIRST_CODE + 5
NO_STEP: Final = FIRST_CODE + 6
FLORIN_STEP_USED: Final = FIRST_CODE + 7
NO_ARROW: Final = FIRST_CODE + 8
NOT_PAYABLE: Final = FIRST_CODE + 9
NOT_AVAILABLE: Final = FIRST_CODE + 10
NOT_HERE: Final = FIRST_CODE + 11
NO_SUCH_SYMBOL: Final = FIRST_CODE + 12
USED_ALREADY: Final = FIRST_CODE + 13
NOT_NEEDED: Final = FIRST_CODE + 14
MUST_FINISH: Final = FIRST_CODE + 15
NOTHING_TO_COLLECT: Final = FIRST_CODE + 16
COLLECT_LATER: Final = FIRST_CODE + 17
INDULGENCE_HERE: Final = FIRST_CODE + 18
NO_INDULGENCE_LEFT: Final = FIRST_CODE + 19
NO_INDULGENCE_NOW: Final = FIRST_CODE + 20
BEGGED_ALREADY: Final = FIRST_CODE + 21
TILE_PAID: Final = FIRST_CODE + 22
NOT_EXHAUSTED: Final = FIRST_CODE + 23
NOT_YOUR_TILE: Final = FIRST_CODE + 24
NOT_YOUR_ALLIANCE: Final = FIRST_CODE + 25
TOO_FEW_SYMBOLS: Final = FIRST_CODE + 26
BONUS_TAKEN: Final = FIRST_CODE + 27
BONUS_TYPE: Final = FIRST_CODE + 28
NO_SHIP: Final = FIRST_CODE + 29
PIRATES: Final = FIRST_CODE + 30
NOT_NEUTRAL: Final = FIRST_CODE + 31
FORBIDDEN_CITY: Final = FIRST_CODE + 32
OUT_OF_REACH: Final = FIRST_CODE + 33
CITY_TOO_DEAR: Final = FIRST_CODE + 34
NO_WAR_SYMBOL: Final = FIRST_CODE + 35
NO_TOKEN_LEFT: Final = FIRST_CODE + 36
NO_TROOP: Final = FIRST_CODE + 37
CANNOT_REACH: Final = FIRST_CODE + 38
NO_SUCH_ROUTE: Final = FIRST_CODE + 39
NO_AGENT: Final = FIRST_CODE + 40
NOT_YOUR_AGENT: Final = FIRST_CODE + 41
PLACE_TAKEN: Final = FIRST_CODE + 42
PLACE_SHELTERED: Final = FIRST_CODE + 43
PALACE_GUARDED: Final = FIRST_CODE + 44
NO_SUCH_PLACE: Final = FIRST_CODE + 45
NO_OPPOSING_AGENT: Final = FIRST_CODE + 46
ROOM_FIRST: Final = FIRST_CODE + 47
NO_MASK: Final = FIRST_CODE + 48
NO_FRONT: Final = FIRST_CODE + 49
FORCED_FRONT: Final = FIRST_CODE + 50
NO_SUCH_BONUS: Final = FIRST_CODE + 51
BONUS_SPENT: Final = FIRST_CODE + 52
PASSED_FOR_GOOD: Final = FIRST_CODE + 53
NO_LOSS_THERE: Final = FIRST_CODE + 54
NOT_TOO_MANY: Final = FIRST_CODE + 55
NO_RETREAT: Final = FIRST_CODE + 56
RETREAT_TOO_DEAR: Final = FIRST_CODE + 57
NO_UPKEEP: Final = FIRST_CODE + 58
NO_TROOP_HERE: Final = FIRST_CODE + 59
COURTIER_EXHAUSTED: Final = FIRST_CODE + 60
ROOM_CLOSED: Final = FIRST_CODE + 61
NO_CARD_THERE: Final = FIRST_CODE + 62
LEAVES_ALONE: Final = FIRST_CODE + 63
SOLD_OUT: Final = FIRST_CODE + 64
IN_BASKET: Final = FIRST_CODE + 65
UNIQUE: Final = FIRST_CODE + 66
KINGDOM_OR_REPUBLIC: Final = FIRST_CODE + 67
NOT_YOUR_TITLE: Final = FIRST_CODE + 68
NO_CATHEDRAL_SITE: Final = FIRST_CODE + 69
NO_ROOM_FOR_CARDS: Final = FIRST_CODE + 70
NOT_IN_THIS_GAME: Final = FIRST_CODE + 71
TROOPS_ALL_OUT: Final = FIRST_CODE + 72
NOT_YOUR_CITY: Final = FIRST_CODE + 73
NOT_YOUR_ALLY: Final = FIRST_CODE + 74
ALLIANCE_HELD: Final = FIRST_CODE + 75
ALLIANCE_YOURS: Final = FIRST_CODE + 76
NOT_IN_COST: Final = FIRST_CODE + 77
NO_INFLUENCE_THERE: Final = FIRST_CODE + 78
NO_ALLIANCE_YET: Final = FIRST_CODE + 79
CARD_PLACED: Final = FIRST_CODE + 80
TROOP_STOPPED: Final = FIRST_CODE + 81
BONUS_COVERED: Final = FIRST_CODE + 82
ALLIANCE_NO_HELP: Final = FIRST_CODE + 83
ALLIANCE_USED: Final = FIRST_CODE + 84

REFUSALS: Final = [
    RefusalKind("no-action", "V-1.9"),
    RefusalKind("under-nothing", "V-1.9"),
    RefusalKind("spot-taken", "V-1.9"),
    RefusalKind("slots-full", "V-12.9"),
    RefusalKind("no-such-slot", "V-R40"),
    RefusalKind("must-move", "V-5.1"),
    RefusalKind("no-step", "V-5.4"),
    RefusalKind("florin-step-used", "V-5.4"),
    RefusalKind("no-arrow", "V-5.4"),
    RefusalKind("not-payable", "V-4.1"),
    RefusalKind("not-available", "V-1.7"),
    RefusalKind("not-here", "V-4.4"),
    RefusalKind("no-such-symbol", "V-4.3"),
    RefusalKind("used-already", "V-4.8"),
    RefusalKind("not-needed", "V-4.3"),
    RefusalKind("must-finish", "V-4.3"),
    RefusalKind("nothing-to-collect", "V-4.2"),
    RefusalKind("collect-later", "V-R43"),
    RefusalKind("indulgence-here", "V-6.3"),
    RefusalKind("no-indulgence-left", "V-6.3"),
    RefusalKind("no-indulgence-now", "V-R37"),
    RefusalKind("begged-already", "V-6.1"),
    RefusalKind("tile-paid", "V-7.2"),
    RefusalKind("not-exhausted", "V-7.1"),
    RefusalKind("not-your-tile", "V-7.4"),
    RefusalKind("not-your-alliance", "V-7.1"),
    RefusalKind("too-few-symbols", "V-7.1"),
    RefusalKind("bonus-taken", "V-8.4"),
    RefusalKind("bonus-type", "V-8.4"),
    RefusalKind("no-ship", "V-9.1"),
    RefusalKind("pirates", "V-1.3"),
    RefusalKind("not-neutral", "V-9.2"),
    RefusalKind("forbidden-city", "V-1.2"),
    RefusalKind("out-of-reach", "V-9.5"),
    RefusalKind("city-too-dear", "V-9.4"),
    RefusalKind("no-war-symbol", "V-9.10"),
    RefusalKind("no-token-left", "V-9.11"),
    RefusalKind("no-troop", "V-9.8"),
    RefusalKind("cannot-reach", "V-9.8"),
    RefusalKind("no-such-route", "V-9.8"),
    RefusalKind("no-agent", "V-10.1"),
    RefusalKind("not-your-agent", "V-10.1"),
    RefusalKind("place-taken", "V-10.2"),
    RefusalKind("place-sheltered", "V-8.6"),
    RefusalKind("palace-guarded", "V-10.6"),
    RefusalKind("no-such-place", "V-10.1"),
    RefusalKind("no-opposing-agent", "V-10.1"),
    RefusalKind("room-first", "V-10.9"),
    RefusalKind("no-mask", "V-10.1"),
    RefusalKind("no-front", "V-11.1"),
    RefusalKind("forced-front", "V-11.1"),
    RefusalKind("no-such-bonus", "V-11.5"),
    RefusalKind("bonus-spent", "V-11.5"),
    RefusalKind("passed-for-good", "V-R11"),
    RefusalKind("no-loss-there", "VW-6.7"),
    RefusalKind("not-too-many", "V-R40"),
    RefusalKind("no-retreat", "V-11.13"),
    RefusalKind("retreat-too-dear", "V-11.13"),
    RefusalKind("no-upkeep", "V-12.2"),
    RefusalKind("no-troop-here", "V-12.3"),
    RefusalKind("courtier-exhausted", "V-12.6"),
    RefusalKind("room-closed", "V-12.8"),
    RefusalKind("no-card-there", "V-12.5"),
    RefusalKind("leaves-alone", "V-12.7"),
    RefusalKind("sold-out", "V-12.10"),
    RefusalKind("in-basket", "V-12.10"),
    RefusalKind("unique", "V-12.15"),
    RefusalKind("kingdom-or-republic", "V-12.15"),
    RefusalKind("not-your-title", "V-12.15"),
    RefusalKind("no-cathedral-site", "V-12.16"),
    RefusalKind("no-room-for-cards", "V-12.13"),
    RefusalKind("not-in-this-game", "VW-1.5"),
    RefusalKind("troops-all-out", "V-12.17"),
    RefusalKind("not-your-city", "V-12.17"),
    RefusalKind("not-your-ally", "VW-7.3"),
    RefusalKind("alliance-held", "V-13.3"),
    RefusalKind("alliance-yours", "V-13.1"),
    RefusalKind("not-in-cost", "V-13.2"),
    RefusalKind("no-influence-there", "VW-4.1"),
    RefusalKind("no-alliance-yet", "VW-4.4"),
    RefusalKind("card-placed", "V-2.7"),
    RefusalKind("troop-stopped", "V-9.9"),
    RefusalKind("bonus-covered", "V-13.5"),
    RefusalKind("alliance-no-help", "V-13.6"),
    RefusalKind("alliance-used", "V-13.5"),
]

# Events.
E_ORDER: Final = 0
E_FAMILY: Final = 1
E_YEAR: Final = 2
E_MARKER: Final = 3
E_REFRESH: Final = 4
E_PAY: Final = 5
E_SPEND: Final = 6
E_COLLECT: Final = 7
E_RELEASED: Final = 8
E_BEG: Final = 9
E_BEG_CROWN: Final = 10
E_BEG_FLORINS: Final = 11
E_DECLINE: Final = 12
E_BLOCKED: Final = 13
E_GOVERN: Final = 14
E_TURNED: Final = 15
E_REACTIVATED: Final = 16
E_PATRON: Final = 17
E_BONUS: Final = 18
E_NO_BONUS: Final = 19
E_TRADE: Final = 20
E_ANNEX: Final = 21
E_TOKENS: Final = 22
E_MARCH: Final = 23
E_AGENT: Final = 24
E_AGENT_MOVED: Final = 25
E_OUSTED: Final = 26
E_AGENT_GAINED: Final = 27
E_INFLUENCE: Final = 28
E_CANCELLED: Final = 29
E_SWORN: Final = 30
E_INFLUENCE_LOST: Final = 31
E_ELIMINATED: Final = 32
E_SIEGE: Final = 33
E_CITY_VALUE: Final = 34
E_CITY_AGENT: Final = 35
E_DEFENDERS: Final = 36
E_FORT: Final = 37
E_FIELD: Final = 38
E_BID: Final = 39
E_BID_PASS: Final = 40
E_SIEGE_WON: Final = 41
E_SIEGE_LOST: Final = 42
E_FIELD_WON: Final = 43
E_FIELD_DRAWN: Final = 44
E_LOSSES: Final = 45
E_LOSSES_MAJOR: Final = 46
E_TROPHY: Final = 47
E_TROPHY_MAJOR: Final = 48
E_CATHEDRAL_TAKEN: Final = 49
E_ASSAULT: Final = 50
E_GAVE_UP: Final = 51
E_STAYS: Final = 52
E_RETREAT: Final = 53
E_LOST: Final = 54
E_TOKENS_LOST: Final = 55
E_NEXT_ORDER: Final = 56
E_LAST_YEAR: Final = 57
E_UPKEEP: Final = 58
E_DISBAND: Final = 59
E_INSTALLED: Final = 60
E_TUCKED: Final = 61
E_SHIFTED: Final = 62
E_WITHDRAWN: Final = 63
E_DISCARDED: Final = 64
E_BOUGHT: Final = 65
E_CATHEDRAL: Final = 66
E_COURTIER: Final = 67
E_RECRUIT: Final = 68
E_ALLIANCE: Final = 69
E_OVERTURNED: Final = 70
E_VICTORY: Final = 71
E_POINTS: Final = 72
"""Points of the first source; those of the others follow in their order, then the same with two players."""

SEAT: Final = ("seat", "seat")
SEAT2: Final = ("seat2", "seat")
CARD: Final = ("card", "card")
CARD_OF_RELIEF: Final = [("shown", ""), CARD]
"""Whether a relief is on a card, and on which."""

EVENTS: Final = [
    EventKind("order", "V-2.6", [SEAT, ("place", "")]),
    EventKind("family", "V-2.7", [SEAT, CARD, ("spot", "spot")]),
    EventKind("year", "V-3.1", [("year", ""), ("rounds", "")]),
    EventKind("marker", "V-5.3", [SEAT, ("room", "room"), ("action", "action")]),
    EventKind("refresh", "V-5.5", [SEAT, ("side", "side")]),
    EventKind("pay", "V-4.3", [SEAT, ("relief", "relief"), ("count", ""), ("symbol", "symbol"), *CARD_OF_RELIEF]),
    EventKind("spend", "V-4.1", [SEAT, ("count", "")]),
    EventKind("collect", "V-4.2", [SEAT, ("relief", "relief"), ("count", ""), *CARD_OF_RELIEF]),
    EventKind("released", "V-5.6", [SEAT, ("room", "room")]),
    EventKind("beg", "V-6.2", [SEAT, ("room", "room")]),
    EventKind("beg-crown", "V-6.1", [SEAT]),
    EventKind("beg-florins", "V-6.1", [SEAT, ("count", "")]),
    EventKind("decline", "V-R33", [SEAT]),
    EventKind("blocked", "V-5.8", [SEAT, ("room", "room")]),
    EventKind("govern", "V-7.1", [SEAT, ("count", "")]),
    EventKind("turned", "V-7.1", [SEAT, ("tile", "tile")]),
    EventKind("reactivated", "V-13.7", [SEAT, ("alliance", "alliance")]),
    EventKind("patron", "V-8.1", [SEAT, ("rank", "")]),
    EventKind("bonus", "V-8.4", [SEAT, ("bonus", "bonus")]),
    EventKind("no-bonus", "V-R6", [SEAT]),
    EventKind("trade", "V-9.1", [SEAT, ("ships", ""), ("count", "")]),
    EventKind("annex", "V-9.7", [SEAT, ("city", "city")]),
    EventKind("tokens", "V-9.10", [SEAT, ("count", "")]),
    EventKind("march", "V-9.8", [SEAT, ("army", "army"), ("city", "city"), ("city2", "city")]),
    EventKind("agent", "V-10.1", [SEAT, ("place", "place")]),
    EventKind("agent-moved", "V-10.1", [SEAT, ("place", "place"), ("place2", "place")]),
    EventKind("ousted", "V-10.3", [SEAT, SEAT2, ("place", "place")]),
    EventKind("agent-gained", "V-10.11", [SEAT]),
    EventKind("influence", "VW-4.2", [SEAT, ("major", "major"), ("count", ""), SEAT2]),
    EventKind("cancelled", "VW-4.3", [SEAT, ("major", "major")]),
    EventKind("sworn", "VW-4.5", [SEAT, ("major", "major")]),
    EventKind("influence-lost", "VW-6.3", [SEAT, ("major", "major"), ("count", ""), SEAT2]),
    EventKind("eliminated", "VW-6.5", [("major", "major")]),
    EventKind("siege", "V-11.1", [SEAT, ("city", "city"), ("count", "")]),
    EventKind("city-value", "V-11.3", [("city", "city"), ("count", "")]),
    EventKind("city-agent", "V-10.7", [("city", "city"), SEAT, ("change", "")]),
    EventKind("defenders", "V-11.3", [("city", "city"), ("count", "")]),
    EventKind("fort", "V-8.6", [("city", "city"), ("count", "")]),
    EventKind("field", "V-11.12", [SEAT, SEAT2, ("city", "city"), ("count", ""), ("count2", "")]),
    EventKind("bid", "V-11.5", [SEAT, ("source2", "warbonus"), ("count", ""), *CARD_OF_RELIEF]),
    EventKind("bid-pass", "V-11.4", [SEAT]),
    EventKind("siege-won", "V-11.7", [SEAT, ("city", "city"), ("count", ""), ("count2", "")]),
    EventKind("siege-lost", "V-11.11", [SEAT, ("city", "city"), ("count", ""), ("count2", "")]),
    EventKind("field-won", "V-11.12", [SEAT, SEAT2, ("city", "city"), ("count", ""), ("count2", "")]),
    EventKind("field-drawn", "V-11.12", [SEAT, SEAT2, ("city", "city"), ("count", "")]),
    EventKind("losses", "V-11.7", [SEAT, ("army", "army"), ("city", "city"), ("count", "")]),
    EventKind("losses-major", "V-11.7", [("major", "major"), ("city", "city"), ("count", "")]),
    EventKind("trophy", "V-11.9", [SEAT, SEAT2]),
    EventKind("trophy-major", "VW-6.2", [SEAT, ("major", "major")]),
    EventKind("cathedral-taken", "V-11.10", [SEAT, ("city", "city")]),
    EventKind("assault", "V-11.12", [SEAT, ("city", "city")]),
    EventKind("gave-up", "V-11.12", [SEAT, ("city", "city")]),
    EventKind("stays", "VW-3.5", [SEAT, ("city", "city")]),
    EventKind("retreat", "V-11.13", [SEAT, ("army", "army"), ("city", "city"), ("city2", "city")]),
    EventKind("lost", "V-11.13", [SEAT, ("army", "army"), ("city", "city")]),
    EventKind("tokens-lost", "V-9.11", [SEAT, ("count", "")]),
    EventKind("next-order", "V-11.16", [SEAT, ("place", "")]),
    EventKind("last-year", "V-14.1", [("reason", "reason")]),
    EventKind("upkeep", "V-12.2", [SEAT, ("count", "")]),
    EventKind("disband", "V-12.3", [SEAT, ("army", "army"), ("city", "city")]),
    EventKind("installed", "V-12.5", [SEAT, CARD, ("room", "room")]),
    EventKind("tucked", "V-12.5", [SEAT, CARD, ("room", "room")]),
    EventKind("shifted", "V-12.5", [SEAT, CARD, ("slot", "slot")]),
    EventKind("withdrawn", "V-12.5", [SEAT, CARD, ("slot", "slot")]),
    EventKind("discarded", "V-12.5", [SEAT, CARD]),
    EventKind("bought", "V-12.11", [SEAT, ("item", "item")]),
    EventKind("cathedral", "V-12.16", [SEAT, ("city", "city")]),
    EventKind("courtier", "V-12.13", [SEAT, CARD, ("slot", "slot")]),
    EventKind("recruit", "V-12.17", [SEAT, ("army", "army"), ("city", "city")]),
    EventKind("alliance", "V-13.2", [SEAT, ("alliance", "alliance")]),
    EventKind("overturned", "V-13.3", [SEAT, SEAT2, ("alliance", "alliance")]),
    EventKind("victory", "VW-8.4", [SEAT, ("reason", "reason")]),
    *[EventKind(f"points-{source}", "V-14.2", [SEAT, ("points", "")]) for source in SOURCES],
    *[EventKind(f"points-{source}", "VW-8.2", [SEAT, ("points", "")]) for source in SOURCES],
]
