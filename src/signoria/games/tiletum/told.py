"""What the rules tell: refusals with their clauses, and events."""

from typing import Final

from signoria.games.tiletum.terms import RESOURCES, SOURCES
from signoria.kernel.event import EventKind
from signoria.kernel.position import FIRST_CODE
from signoria.kernel.title import RefusalKind

NO_SUCH_DIE: Final = FIRST_CODE
NO_GOLD: Final = FIRST_CODE + 1
SAME_COLOUR: Final = FIRST_CODE + 2
STORAGE_FULL: Final = FIRST_CODE + 3
FAMILY_OWNED: Final = FIRST_CODE + 4
SIX_CONTRACTS: Final = FIRST_CODE + 5
NO_OPTION: Final = FIRST_CODE + 6
MUST_CHOOSE: Final = FIRST_CODE + 7
NO_POINTS: Final = FIRST_CODE + 8
NOT_ADJACENT: Final = FIRST_CODE + 9
NO_PIECE: Final = FIRST_CODE + 10
NO_HOUSE_SPACE: Final = FIRST_CODE + 11
HOUSE_HERE: Final = FIRST_CODE + 12
NO_CATHEDRAL: Final = FIRST_CODE + 13
NO_PILLAR_SPACE: Final = FIRST_CODE + 14
PILLAR_HERE: Final = FIRST_CODE + 15
NO_TILE: Final = FIRST_CODE + 16
NO_CHARACTER: Final = FIRST_CODE + 17
NO_ROOM: Final = FIRST_CODE + 18
ROOM_TAKEN: Final = FIRST_CODE + 19
OTHER_KIND: Final = FIRST_CODE + 20
SLOT_EMPTY: Final = FIRST_CODE + 21
NO_RESOURCE: Final = FIRST_CODE + 22
SAME_TYPE: Final = FIRST_CODE + 23
SPACE_TAKEN: Final = FIRST_CODE + 24
NO_PART: Final = FIRST_CODE + 25
NOT_IN_STORAGE: Final = FIRST_CODE + 26
CANNOT_PAY: Final = FIRST_CODE + 27
NOT_THIS_TYPE: Final = FIRST_CODE + 28
CREST_SPACE_TAKEN: Final = FIRST_CODE + 29
NO_OWN_PILLAR: Final = FIRST_CODE + 30
CONTRIBUTED: Final = FIRST_CODE + 31
ONLY_WITH_A_DIE: Final = FIRST_CODE + 32
ONLY_IN_THE_DIE_ACTION: Final = FIRST_CODE + 33
TRACK_END: Final = FIRST_CODE + 34
NO_BUILDING: Final = FIRST_CODE + 35
NOT_FOR_SALE: Final = FIRST_CODE + 36
HERE_ALREADY: Final = FIRST_CODE + 37
SOLO_IS_FOR_TWO: Final = FIRST_CODE + 38
SEVENTH_CONTRACT: Final = FIRST_CODE + 39

REFUSALS: Final = [
    RefusalKind("no-such-die", "T-5.1"),
    RefusalKind("no-gold", ""),
    RefusalKind("same-colour", "T-5.9"),
    RefusalKind("storage-full", "T-10.1"),
    RefusalKind("family-owned", "T-10.3"),
    RefusalKind("six-contracts", "T-10.4"),
    RefusalKind("no-option", "T-6.6"),
    RefusalKind("must-choose", "T-10.8"),
    RefusalKind("no-points", "T-5.6"),
    RefusalKind("not-adjacent", ""),
    RefusalKind("no-piece", ""),
    RefusalKind("no-house-space", "T-6.2"),
    RefusalKind("house-here", "T-6.2"),
    RefusalKind("no-cathedral", "T-6.1"),
    RefusalKind("no-pillar-space", "T-6.1"),
    RefusalKind("pillar-here", "T-6.1"),
    RefusalKind("no-tile", ""),
    RefusalKind("no-character", "T-6.3"),
    RefusalKind("no-room", "T-6.3a"),
    RefusalKind("room-taken", "T-6.3"),
    RefusalKind("other-kind", "T-6.3a"),
    RefusalKind("slot-empty", ""),
    RefusalKind("no-resource", "T-6.4b"),
    RefusalKind("same-type", "T-6.4b"),
    RefusalKind("space-taken", "T-6.2"),
    RefusalKind("no-part", ""),
    RefusalKind("not-in-storage", ""),
    RefusalKind("cannot-pay", ""),
    RefusalKind("not-this-type", "T-R9"),
    RefusalKind("crest-space-taken", "T-9.3"),
    RefusalKind("no-own-pillar", "T-9.4"),
    RefusalKind("contributed", "T-9.4"),
    RefusalKind("only-with-a-die", "T-5.9"),
    RefusalKind("only-in-the-die-action", "T-10.6"),
    RefusalKind("track-end", "T-6.5"),
    RefusalKind("no-building", ""),
    RefusalKind("not-for-sale", "T-9.1"),
    RefusalKind("here-already", "T-9.3"),
    RefusalKind("solo-is-for-two", "T-14.1"),
    RefusalKind("six-contracts", "T-9.2"),
]

E_FAIRS: Final = 0
E_CHALLENGE: Final = 1
E_ROUND: Final = 2
E_DICE: Final = 3
E_CORRUPTION: Final = 4
E_DIE: Final = 5
E_CHANGE: Final = 6
E_COLOUR: Final = 7
E_GAIN: Final = 8
E_PAY: Final = 9
E_BUY: Final = 10
E_ACTION: Final = 11
E_SIDE: Final = 12
E_MORE: Final = 13
E_MOVE: Final = 14
E_HOUSE: Final = 15
E_PILLAR: Final = 16
E_TAKE_HELPER: Final = 17
E_TAKE_CONTRACT: Final = 18
E_TAKE_CREST: Final = 19
E_TAKE_CHARACTER: Final = 20
E_OFFER_CHARACTER: Final = 21
E_REFRESH: Final = 22
E_PLACE: Final = 23
E_FILLED: Final = 24
E_COMPLETED: Final = 25
E_MARKER: Final = 26
E_OFFER_CONTRACT: Final = 27
E_OFFER_CREST: Final = 28
E_FULFIL: Final = 29
E_CREST: Final = 30
E_CONTRIBUTE: Final = 31
E_HELP: Final = 32
E_KING: Final = 33
E_KING_TILE: Final = 34
E_DISCARD: Final = 35
E_ORDER: Final = 36
E_RESET: Final = 37
E_FAIR: Final = 38
E_SECTOR_HELPER: Final = 39
E_SECTOR_CONTRACT: Final = 40
E_SECTOR_CREST: Final = 41
E_KING_HELPER: Final = 42
E_KING_CONTRACT: Final = 43
E_KING_CREST: Final = 44
E_WHEEL: Final = 45
E_DECREE: Final = 46
E_TITUS_TILE: Final = 47
E_POINTS: Final = 48
"""Points of the first source; those of the others follow in their order."""

SEAT: Final = ("seat", "seat")
KIND: Final = ("resource", "resource")
COUNT: Final = ("count", "")
AT: Final = ("space", "space")
WITH: Final = ("pawn", "pawn")
DEED: Final = ("action", "action")
HOUSE_NUMBER: Final = ("building", "")

POINT_CLAUSES: Final = {
    "start": "T-2.9",
    "king": "T-7.2",
    "fairs": "T-8.2",
    "house_spaces": "T-6.2b",
    "contracts": "T-9.2",
    "cathedrals": "T-9.4",
    "characters": "T-6.3b",
    "helpers": "T-10.5",
    "crests": "T-9.3",
    "houses_and_pillars": "T-12.1",
    "buildings": "T-12.2",
    "resources": "T-12.3",
    "challenges": "T-14.12",
}
"""The clause behind the points of each source."""

EVENTS: Final = [
    EventKind("fairs", "T-2.6", [("round", ""), AT, ("fair", "fair")]),
    EventKind("challenge", "T-14.2", [("challenge", "challenge")]),
    EventKind("round", "T-1.1", [("round", "")]),
    EventKind("dice", "T-3.1", [("value", ""), DEED, *[(kind, "") for kind in RESOURCES]]),
    EventKind("corruption", "T-4.1", [COUNT]),
    EventKind("die", "T-5.1", [SEAT, ("colour", "colour"), ("value", ""), DEED]),
    EventKind("change", "T-5.2", [SEAT, ("value", ""), COUNT]),
    EventKind("colour", "T-5.9", [SEAT, KIND]),
    EventKind("gain", "T-5.5", [SEAT, COUNT, KIND]),
    EventKind("pay", "T-9.2", [SEAT, COUNT, KIND]),
    EventKind("buy", "T-9.1", [SEAT, COUNT, KIND, ("gold", "")]),
    EventKind("action", "T-5.6", [SEAT, DEED, COUNT]),
    EventKind("side", "T-10.6", [SEAT, DEED, COUNT]),
    EventKind("more", "T-10.2", [SEAT, DEED, COUNT]),
    EventKind("move", "T-6.2", [SEAT, WITH, AT]),
    EventKind("house", "T-6.2", [SEAT, AT]),
    EventKind("pillar", "T-6.1", [SEAT, AT]),
    EventKind("take-helper", "T-10.1", [SEAT, ("helper", "helper")]),
    EventKind("take-contract", "T-10.4", [SEAT, ("contract", "contract")]),
    EventKind("take-crest", "T-10.3", [SEAT, ("crest", "crest")]),
    EventKind("take-character", "T-6.3", [SEAT, ("person", "person"), ("bonus", "bonus")]),
    EventKind("offer-character", "T-6.3", [("person", "person"), ("bonus", "bonus")]),
    EventKind("refresh", "T-6.3", [SEAT]),
    EventKind("place", "T-6.3b", [SEAT, ("person", "person"), HOUSE_NUMBER, ("floor", "")]),
    EventKind("filled", "T-6.3b", [SEAT, HOUSE_NUMBER]),
    EventKind("completed", "T-10.2", [SEAT, HOUSE_NUMBER]),
    EventKind("marker", "T-10.2", [SEAT, DEED, COUNT]),
    EventKind("offer-contract", "T-6.4a", [("slot", ""), ("contract", "contract")]),
    EventKind("offer-crest", "T-6.4a", [("slot", ""), ("crest", "crest")]),
    EventKind("fulfil", "T-9.2", [SEAT, ("contract", "contract")]),
    EventKind("crest", "T-9.3", [SEAT, ("crest", "crest"), HOUSE_NUMBER]),
    EventKind("contribute", "T-9.4", [SEAT, AT]),
    EventKind("help", "T-9.5", [SEAT, ("helper", "helper")]),
    EventKind("king", "T-6.5", [SEAT, ("count", ""), ("vp", "")]),
    EventKind("king-tile", "T-7.1", [SEAT]),
    EventKind("discard", "T-7.1", [SEAT]),
    EventKind("order", "T-7.3", [SEAT, ("place", "")]),
    EventKind("reset", "T-7.4", [SEAT]),
    EventKind("fair", "T-8.1", [AT, ("fair", "fair")]),
    EventKind("sector-helper", "T-11.1", [DEED, ("helper", "helper")]),
    EventKind("sector-contract", "T-11.1", [DEED, ("contract", "contract")]),
    EventKind("sector-crest", "T-11.1", [DEED, ("crest", "crest")]),
    EventKind("king-helper", "T-11.1", [("helper", "helper")]),
    EventKind("king-contract", "T-11.1", [("contract", "contract")]),
    EventKind("king-crest", "T-11.1", [("crest", "crest")]),
    EventKind("wheel", "T-11.4", []),
    EventKind("decree", "T-14.3", [("decree", "decree")]),
    EventKind("titus-tile", "T-14.5", [SEAT]),
    *[EventKind(f"points-{source}", POINT_CLAUSES[source], [SEAT, ("points", "")]) for source in SOURCES],
]
