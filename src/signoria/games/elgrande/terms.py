"""The numbers behind the names: places, steps, events, refusals and sources of El Grande."""

from typing import Final

from signoria.kernel.event import EventKind
from signoria.kernel.position import FIRST_CODE
from signoria.kernel.title import RefusalKind

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

# What a dial decides.
DIAL_TOWER: Final = 0
DIAL_LOSS: Final = 1
DIAL_EVICT: Final = 2
DIAL_BALLOT: Final = 3

# Steps in the order of play.
PASS: Final = 0
ROUND: Final = 1
ARRIVAL: Final = 2
REVEAL: Final = 3
VIRTUAL_POWER: Final = 4
POWER: Final = 5
ORDER: Final = 6
TURN: Final = 7
SUMMON: Final = 8
LEVY: Final = 9
GREY: Final = 10
TAKE: Final = 11
MENU: Final = 12
PLACE: Final = 13
VETO: Final = 14
EFFECT: Final = 15
CHOOSE: Final = 16
FROM: Final = 17
LIFT: Final = 18
DROP: Final = 19
MARCH: Final = 20
MARCH_TO: Final = 21
SETTLE: Final = 22
THROW: Final = 23
RECALL: Final = 24
GIVE: Final = 25
BANISH: Final = 26
EVICT: Final = 27
DIAL: Final = 28
INSPECT: Final = 29
TABLE: Final = 30
LAY: Final = 31
RETRIEVE: Final = 32
GRANDE: Final = 33
KING: Final = 34
ESCORT: Final = 35
VICEROY: Final = 36
END_ROUND: Final = 37
SCORING: Final = 38

# Parts of a turn, as bits of the menu's "done" slot and as its moves.
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

# Refusals.
NOT_IN_HAND: Final = FIRST_CODE
VALUE_TAKEN: Final = FIRST_CODE + 1
GREY_NOT_YOURS: Final = FIRST_CODE + 2
OVER_LIMIT: Final = FIRST_CODE + 3
TOO_FEW: Final = FIRST_CODE + 4
NOBODY_THERE: Final = FIRST_CODE + 5
KINGS_REGION: Final = FIRST_CODE + 6
TOWER_TABOO: Final = FIRST_CODE + 7
NOT_ADJACENT: Final = FIRST_CODE + 8
COURT_EMPTY: Final = FIRST_CODE + 9
NO_PLACEMENT: Final = FIRST_CODE + 10
PART_DONE: Final = FIRST_CODE + 11
NOT_EXECUTABLE: Final = FIRST_CODE + 12
NOT_ON_OFFER: Final = FIRST_CODE + 13
NOT_YOUR_CABALLERO: Final = FIRST_CODE + 14
YOUR_OWN_CABALLERO: Final = FIRST_CODE + 15
OTHER_SOURCE: Final = FIRST_CODE + 16
MOVED_ALREADY: Final = FIRST_CODE + 17
SAME_PLACE: Final = FIRST_CODE + 18
NO_TOWER: Final = FIRST_CODE + 19
MUST_GO_ON: Final = FIRST_CODE + 20
OTHER_VICTIM: Final = FIRST_CODE + 21
NO_DIALLER: Final = FIRST_CODE + 22
TOO_FEW_TO_LOSE: Final = FIRST_CODE + 23
EMPTY_REGION: Final = FIRST_CODE + 24
TABLE_TABOO: Final = FIRST_CODE + 25
TABLE_THERE: Final = FIRST_CODE + 26
NOT_PLAYED: Final = FIRST_CODE + 27
NOT_FROM_TABLE: Final = FIRST_CODE + 28
NO_GREY: Final = FIRST_CODE + 29
KING_STAYS: Final = FIRST_CODE + 30
KING_CANNOT: Final = FIRST_CODE + 31
KING_NOT_ADJACENT: Final = FIRST_CODE + 32
NOT_FEWEST: Final = FIRST_CODE + 33
NO_GRANDE_THERE: Final = FIRST_CODE + 34
GRANDE_FAR: Final = FIRST_CODE + 35
GRANDE_NOT_IN_REGION: Final = FIRST_CODE + 36
NO_SUCH_COLOUR: Final = FIRST_CODE + 37
ONLY_REGIONS: Final = FIRST_CODE + 38
NO_SUCH_OPTION: Final = FIRST_CODE + 39
EVICTED_REGION: Final = FIRST_CODE + 40
NOTHING_TO_MARCH: Final = FIRST_CODE + 41
NOT_DEALT: Final = FIRST_CODE + 42
NOT_BORDERING: Final = FIRST_CODE + 43
KING_NOT_ABROAD: Final = FIRST_CODE + 44
KING_NOT_AT_TOWER: Final = FIRST_CODE + 45

REFUSALS: Final = [
    RefusalKind("not-in-hand", "EG-5.1"),
    RefusalKind("value-taken", "EG-5.2"),
    RefusalKind("grey-not-yours", "EG-21.2", absent=True),
    RefusalKind("over-limit", "EG-6.2"),
    RefusalKind("too-few", "EG-6.4"),
    RefusalKind("nobody-there", "EG-8.2", absent=True),
    RefusalKind("kings-region", "EG-11.1"),
    RefusalKind("tower-taboo", "EG-19.6"),
    RefusalKind("not-adjacent", "EG-7.3"),
    RefusalKind("court-empty", "EG-7.2"),
    RefusalKind("no-placement", "EG-7.2"),
    RefusalKind("part-done", "EG-7.7"),
    RefusalKind("not-executable", "EG-8.3"),
    RefusalKind("not-on-offer", "EG-7.1", absent=True),
    RefusalKind("not-your-caballero", "EG-9.1"),
    RefusalKind("your-own-caballero", "EG-9.1"),
    RefusalKind("other-source", "EG-9.1"),
    RefusalKind("moved-already", "EG-9.6"),
    RefusalKind("same-place", "EG-R4"),
    RefusalKind("no-tower", "EG-9.1"),
    RefusalKind("must-go-on", "EG-8.1"),
    RefusalKind("other-victim", "EG-22.11"),
    RefusalKind("no-dialler", "EG-22.12"),
    RefusalKind("too-few-to-lose", "EG-9.7"),
    RefusalKind("empty-region", "EG-R29"),
    RefusalKind("table-taboo", "EG-22.5"),
    RefusalKind("table-there", "EG-22.5"),
    RefusalKind("not-played", "EG-22.4", absent=True),
    RefusalKind("not-from-table", "EG-22.13"),
    RefusalKind("no-grey", "EG-22.13", absent=True),
    RefusalKind("king-stays", "EG-R4"),
    RefusalKind("king-cannot", "EG-22.7"),
    RefusalKind("king-not-adjacent", "EG-19.11"),
    RefusalKind("not-fewest", "EG-19.5"),
    RefusalKind("no-grande-there", "EG-22.13", absent=True),
    RefusalKind("grande-far", "EG-22.13"),
    RefusalKind("grande-not-in-region", "EG-19.8"),
    RefusalKind("no-such-colour", "EG-1.7", absent=True),
    RefusalKind("only-regions", "EG-9.3"),
    RefusalKind("no-such-option", "EG-14.8", absent=True),
    RefusalKind("evicted-region", "EG-R7"),
    RefusalKind("nothing-to-march", "EG-22.13"),
    RefusalKind("not-dealt", "EG-21.1", absent=True),
    RefusalKind("not-bordering", "EG-22.13"),
    RefusalKind("king-cannot", "EG-19.2"),
    RefusalKind("king-cannot", "EG-19.6"),
]

# Events.
E_ROUND: Final = 0
E_ARRIVAL: Final = 1
E_ARRIVAL_VOID: Final = 2
E_REVEAL: Final = 3
E_VIRTUAL_POWER: Final = 4
E_POWER: Final = 5
E_POWER_GREY: Final = 6
E_SUMMON: Final = 7
E_LEVY: Final = 8
E_GREY_USED: Final = 9
E_GREY_LAPSED: Final = 10
E_TAKE: Final = 11
E_VIRTUAL_TAKE: Final = 12
E_PLACE: Final = 13
E_ANNOUNCE: Final = 14
E_VETO: Final = 15
E_VETO_PASSED: Final = 16
E_VETO_KEPT: Final = 17
E_VETO_EXPIRED: Final = 18
E_MOVE: Final = 19
E_THROW: Final = 20
E_LOSS: Final = 21
E_DIAL: Final = 22
E_EVICT: Final = 23
E_SCORE: Final = 24
E_BONUS_KING: Final = 25
E_BONUS_GRANDE: Final = 26
E_SCORE_NONE: Final = 27
E_TOWER_OPEN: Final = 28
E_TOWER_OUT: Final = 29
E_TOWER_HOME: Final = 30
E_GRANDE_BACK: Final = 31
E_TABLE: Final = 32
E_FETCH: Final = 33
E_TAKE_BACK: Final = 34
E_GRANDE: Final = 35
E_KING: Final = 36
E_ESCORT: Final = 37
E_JOUST: Final = 38
E_VICEROY: Final = 39
E_LICENCE: Final = 40
E_EXTRA: Final = 41
E_PASSED: Final = 42
E_START_PLAYER: Final = 43
E_SCORING: Final = 44
E_GRANDE_OUT: Final = 45
E_CARD_LEFT: Final = 46
E_EVICTED: Final = 47
E_KING_STARTS: Final = 48
E_HOME: Final = 49

SEAT: Final = ("seat", "seat")
VICTIM: Final = ("seat2", "seat")
AT: Final = ("place", "place")
TO: Final = ("place2", "place")
COUNT: Final = ("count", "")
CARD: Final = ("card", "card")

EVENTS: Final = [
    EventKind("round", "EG-3.1", [("round", "")]),
    EventKind("arrival", "EG-18.4", [AT, COUNT]),
    EventKind("arrival-void", "EG-18.10", [AT]),
    EventKind("reveal", "EG-4.1", [CARD]),
    EventKind("virtual-power", "EG-18.5", [("power", "")]),
    EventKind("power", "EG-5.1", [SEAT, ("power", "")]),
    EventKind("power-grey", "EG-21.2", [SEAT, ("power", ""), ("grey", "grey"), ("value", "")]),
    EventKind("summon", "EG-6.2", [SEAT, COUNT]),
    EventKind("levy", "EG-6.3", [SEAT, AT]),
    EventKind("grey-used", "EG-21.3", [SEAT, ("grey", "grey")]),
    EventKind("grey-lapsed", "EG-21.8", [SEAT, ("grey", "grey")]),
    EventKind("take", "EG-7.1", [SEAT, CARD]),
    EventKind("virtual-take", "EG-18.6", [CARD]),
    EventKind("place", "EG-7.2", [SEAT, AT]),
    EventKind("announce", "EG-7.7", [SEAT, CARD]),
    EventKind("veto", "EG-14.3", [SEAT, VICTIM, CARD]),
    EventKind("veto-passed", "EG-14.8", [SEAT]),
    EventKind("veto-kept", "EG-14.1", [SEAT]),
    EventKind("veto-expired", "EG-14.4", [SEAT]),
    EventKind("move", "EG-9.1", [SEAT, VICTIM, AT, TO]),
    EventKind("throw", "EG-10.1", [SEAT, COUNT]),
    EventKind("loss", "EG-9.3", [SEAT, AT, COUNT]),
    EventKind("dial", "EG-9.5", [SEAT, AT]),
    EventKind("evict", "EG-22.12", [SEAT, AT]),
    EventKind("score", "EG-13.4", [SEAT, ("points", ""), AT]),
    EventKind("bonus-king", "EG-13.6", [SEAT, ("points", ""), AT]),
    EventKind("bonus-grande", "EG-13.6", [SEAT, ("points", ""), AT]),
    EventKind("score-none", "EG-13.4", [AT]),
    EventKind("tower-open", "EG-10.2", []),
    EventKind("tower-out", "EG-13.2", [SEAT, COUNT, AT]),
    EventKind("tower-home", "EG-13.2", [SEAT, COUNT]),
    EventKind("grande-back", "EG-R8", [SEAT]),
    EventKind("table", "EG-22.5", [SEAT, ("table", "table"), AT]),
    EventKind("fetch", "EG-22.9", [SEAT, ("item", "item")], ["item"]),
    EventKind("take-back", "EG-22.9", [SEAT, ("item", "item")]),
    EventKind("grande", "EG-22.6", [SEAT, AT]),
    EventKind("king", "EG-22.7", [SEAT, AT]),
    EventKind("escort", "EG-19.3", [VICTIM, AT, TO]),
    EventKind("joust", "EG-19.4", [VICTIM]),
    EventKind("viceroy", "EG-19.8", [SEAT, VICTIM, AT]),
    EventKind("licence", "EG-19.7", [SEAT]),
    EventKind("extra", "EG-22.13", [SEAT, COUNT]),
    EventKind("passed", "EG-21.1", [SEAT, VICTIM, ("grey", "grey")], ["grey"]),
    EventKind("start-player", "EG-12.2", [SEAT]),
    EventKind("scoring", "EG-3.1", [("round", "")]),
    EventKind("grande-out", "EG-19.4", [SEAT, AT]),
    EventKind("card-left", "EG-12.1", [CARD]),
    EventKind("evicted", "EG-22.8", [SEAT, COUNT, AT, TO]),
    EventKind("king-starts", "EG-2.5", [AT]),
    EventKind("home", "EG-2.5", [SEAT, AT]),
]
