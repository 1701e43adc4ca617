"""What the rules of Tiletum tell: why a move is refused, and what happened; one line each."""

from typing import Final

from signoria.games.tiletum.terms import RESOURCES, SOURCES
from signoria.kernel.event import Events
from signoria.kernel.kinds import Refusals

REFUSALS: Final = Refusals()
NO_SUCH_DIE: Final = REFUSALS.add("no-such-die", "T-5.1", absent=True)
NO_GOLD: Final = REFUSALS.add("no-gold", "")
SAME_COLOUR: Final = REFUSALS.add("same-colour", "T-5.9")
STORAGE_FULL: Final = REFUSALS.add("storage-full", "T-10.1")
FAMILY_OWNED: Final = REFUSALS.add("family-owned", "T-10.3")
SIX_CONTRACTS: Final = REFUSALS.add("six-contracts", "T-10.4")
NO_OPTION: Final = REFUSALS.add("no-option", "T-6.6")
MUST_CHOOSE: Final = REFUSALS.add("must-choose", "T-10.8", absent=True)
NO_POINTS: Final = REFUSALS.add("no-points", "T-5.6")
NOT_ADJACENT: Final = REFUSALS.add("not-adjacent", "")
NO_PIECE: Final = REFUSALS.add("no-piece", "")
NO_HOUSE_SPACE: Final = REFUSALS.add("no-house-space", "T-6.2")
HOUSE_HERE: Final = REFUSALS.add("house-here", "T-6.2")
NO_CATHEDRAL: Final = REFUSALS.add("no-cathedral", "T-6.1")
NO_PILLAR_SPACE: Final = REFUSALS.add("no-pillar-space", "T-6.1")
PILLAR_HERE: Final = REFUSALS.add("pillar-here", "T-6.1")
NO_TILE: Final = REFUSALS.add("no-tile", "")
NO_CHARACTER: Final = REFUSALS.add("no-character", "T-6.3", absent=True)
NO_ROOM: Final = REFUSALS.add("no-room", "T-6.3a")
ROOM_TAKEN: Final = REFUSALS.add("room-taken", "T-6.3")
OTHER_KIND: Final = REFUSALS.add("other-kind", "T-6.3a")
SLOT_EMPTY: Final = REFUSALS.add("slot-empty", "", absent=True)
NO_RESOURCE: Final = REFUSALS.add("no-resource", "T-6.4b")
SAME_TYPE: Final = REFUSALS.add("same-type", "T-6.4b")
SPACE_TAKEN: Final = REFUSALS.add("space-taken", "T-6.2")
NO_PART: Final = REFUSALS.add("no-part", "", absent=True)
NOT_IN_STORAGE: Final = REFUSALS.add("not-in-storage", "", absent=True)
CANNOT_PAY: Final = REFUSALS.add("cannot-pay", "")
NOT_THIS_TYPE: Final = REFUSALS.add("not-this-type", "T-R9")
CREST_SPACE_TAKEN: Final = REFUSALS.add("crest-space-taken", "T-9.3")
NO_OWN_PILLAR: Final = REFUSALS.add("no-own-pillar", "T-9.4")
CONTRIBUTED: Final = REFUSALS.add("contributed", "T-9.4")
ONLY_WITH_A_DIE: Final = REFUSALS.add("only-with-a-die", "T-5.9")
ONLY_IN_THE_DIE_ACTION: Final = REFUSALS.add("only-in-the-die-action", "T-10.6")
TRACK_END: Final = REFUSALS.add("track-end", "T-6.5")
NO_BUILDING: Final = REFUSALS.add("no-building", "")
NOT_FOR_SALE: Final = REFUSALS.add("not-for-sale", "T-9.1")
HERE_ALREADY: Final = REFUSALS.add("here-already", "T-9.3")
SOLO_IS_FOR_TWO: Final = REFUSALS.add("solo-is-for-two", "T-14.1")
SEVENTH_CONTRACT: Final = REFUSALS.add("six-contracts", "T-9.2")
NO_SUCH_ROOM: Final = REFUSALS.add("no-room", "T-6.3a", absent=True)

EVENTS: Final = Events()

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

E_FAIRS: Final = EVENTS.add("fairs", "T-2.6", [("round", ""), AT, ("fair", "fair")])
E_CHALLENGE: Final = EVENTS.add("challenge", "T-14.2", [("challenge", "challenge")])
E_ROUND: Final = EVENTS.add("round", "T-1.1", [("round", "")])
E_DICE: Final = EVENTS.add("dice", "T-3.1", [("value", ""), DEED, *[(kind, "") for kind in RESOURCES]])
E_CORRUPTION: Final = EVENTS.add("corruption", "T-4.1", [COUNT])
E_DIE: Final = EVENTS.add("die", "T-5.1", [SEAT, ("colour", "colour"), ("value", ""), DEED])
E_CHANGE: Final = EVENTS.add("change", "T-5.2", [SEAT, ("value", ""), COUNT])
E_COLOUR: Final = EVENTS.add("colour", "T-5.9", [SEAT, KIND])
E_GAIN: Final = EVENTS.add("gain", "T-5.5", [SEAT, COUNT, KIND])
E_PAY: Final = EVENTS.add("pay", "T-9.2", [SEAT, COUNT, KIND])
E_BUY: Final = EVENTS.add("buy", "T-9.1", [SEAT, COUNT, KIND, ("gold", "")])
E_ACTION: Final = EVENTS.add("action", "T-5.6", [SEAT, DEED, COUNT])
E_SIDE: Final = EVENTS.add("side", "T-10.6", [SEAT, DEED, COUNT])
E_MORE: Final = EVENTS.add("more", "T-10.2", [SEAT, DEED, COUNT])
E_MOVE: Final = EVENTS.add("move", "T-6.2", [SEAT, WITH, AT])
E_HOUSE: Final = EVENTS.add("house", "T-6.2", [SEAT, AT])
E_PILLAR: Final = EVENTS.add("pillar", "T-6.1", [SEAT, AT])
E_TAKE_HELPER: Final = EVENTS.add("take-helper", "T-10.1", [SEAT, ("helper", "helper")])
E_TAKE_CONTRACT: Final = EVENTS.add("take-contract", "T-10.4", [SEAT, ("contract", "contract")])
E_TAKE_CREST: Final = EVENTS.add("take-crest", "T-10.3", [SEAT, ("crest", "crest")])
E_TAKE_CHARACTER: Final = EVENTS.add("take-character", "T-6.3", [SEAT, ("person", "person"), ("bonus", "bonus")])
E_OFFER_CHARACTER: Final = EVENTS.add("offer-character", "T-6.3", [("person", "person"), ("bonus", "bonus")])
E_REFRESH: Final = EVENTS.add("refresh", "T-6.3", [SEAT])
E_PLACE: Final = EVENTS.add("place", "T-6.3b", [SEAT, ("person", "person"), HOUSE_NUMBER, ("floor", "")])
E_FILLED: Final = EVENTS.add("filled", "T-6.3b", [SEAT, HOUSE_NUMBER])
E_COMPLETED: Final = EVENTS.add("completed", "T-10.2", [SEAT, HOUSE_NUMBER])
E_MARKER: Final = EVENTS.add("marker", "T-10.2", [SEAT, DEED, COUNT])
E_OFFER_CONTRACT: Final = EVENTS.add("offer-contract", "T-6.4a", [("slot", ""), ("contract", "contract")])
E_OFFER_CREST: Final = EVENTS.add("offer-crest", "T-6.4a", [("slot", ""), ("crest", "crest")])
E_FULFIL: Final = EVENTS.add("fulfil", "T-9.2", [SEAT, ("contract", "contract")])
E_CREST: Final = EVENTS.add("crest", "T-9.3", [SEAT, ("crest", "crest"), HOUSE_NUMBER])
E_CONTRIBUTE: Final = EVENTS.add("contribute", "T-9.4", [SEAT, AT])
E_HELP: Final = EVENTS.add("help", "T-9.5", [SEAT, ("helper", "helper")])
E_KING: Final = EVENTS.add("king", "T-6.5", [SEAT, ("count", ""), ("vp", "")])
E_KING_TILE: Final = EVENTS.add("king-tile", "T-7.1", [SEAT])
E_DISCARD: Final = EVENTS.add("discard", "T-7.1", [SEAT])
E_ORDER: Final = EVENTS.add("order", "T-7.3", [SEAT, ("place", "")])
E_RESET: Final = EVENTS.add("reset", "T-7.4", [SEAT])
E_FAIR: Final = EVENTS.add("fair", "T-8.1", [AT, ("fair", "fair")])
E_SECTOR_HELPER: Final = EVENTS.add("sector-helper", "T-11.1", [DEED, ("helper", "helper")])
E_SECTOR_CONTRACT: Final = EVENTS.add("sector-contract", "T-11.1", [DEED, ("contract", "contract")])
E_SECTOR_CREST: Final = EVENTS.add("sector-crest", "T-11.1", [DEED, ("crest", "crest")])
E_KING_HELPER: Final = EVENTS.add("king-helper", "T-11.1", [("helper", "helper")])
E_KING_CONTRACT: Final = EVENTS.add("king-contract", "T-11.1", [("contract", "contract")])
E_KING_CREST: Final = EVENTS.add("king-crest", "T-11.1", [("crest", "crest")])
E_WHEEL: Final = EVENTS.add("wheel", "T-11.4", [])
E_DECREE: Final = EVENTS.add("decree", "T-14.3", [("decree", "decree")])
E_TITUS_TILE: Final = EVENTS.add("titus-tile", "T-14.5", [SEAT])
POINT_COUNTS: Final = {
    "fairs": ["count", "each"],
    "houses_and_pillars": ["houses", "pillars"],
    "buildings": ["count"],
    "resources": ["count"],
}
"""What points are counted from, where that is told with them; a count of 0 at a fair is that of the king."""

E_POINTS: Final = len(EVENTS.kinds)
for source in SOURCES.names:
    counted = [(name, "") for name in POINT_COUNTS.get(source, [])]
    EVENTS.add(f"points-{source}", POINT_CLAUSES[source], [SEAT, ("points", ""), *counted])
E_WHY_ACTION: Final = EVENTS.add("why-action", "T-14.3", [("number", ""), ("condition", "condition"), DEED])
E_WHY_DIE: Final = EVENTS.add("why-die", "T-14.3", [("number", ""), ("condition", "condition"), ("wanted", "wanted")])
E_TITUS_DONE: Final = EVENTS.add("titus-done", "T-14.13", [SEAT])
E_WHY_REST: Final = EVENTS.add("why-rest", "T-14.3", [])
E_FAIR_NOBODY: Final = EVENTS.add("fair-nobody", "T-8.1", [])
E_FAIR_NOTHING: Final = EVENTS.add("fair-nothing", "T-8.2", [SEAT])
