"""The numbers behind the names: resources, spaces, tiles, steps, slots and sources of Tiletum."""

from typing import Final

from signoria.kernel.kinds import Steps


class Names:
    """A vocabulary whose words are numbered where they are named; those of hot paths are plain lists instead."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        self.names.append(name)
        return len(self.names) - 1


# Resources, and the colours of dice that give them, in the same order.
GOLD: Final = 0
FOOD: Final = 1
WOOL: Final = 2
STONE: Final = 3
IRON: Final = 4
KINDS: Final = 5
RESOURCES: Final = ["gold", "food", "wool", "stone", "iron"]
COLOURS: Final = ["yellow", "pink", "light_grey", "dark_grey", "blue"]
FACES: Final = 6
"""Values of a die; a die is a number: colour * 6 + value - 1."""

# Actions.
MERCHANT: Final = 0
ARCHITECT: Final = 1
CHARACTERS: Final = 2
CONTRACTS: Final = 3
KING: Final = 4
JOKER: Final = 5
ACTIONS: Final = ["merchant", "architect", "characters", "contracts", "king", "joker"]
TRADES: Final = 5
"""Actions that have points of their own, all but the joker: bonus markers lie at them."""
SECTORS: Final = 6

# Pawns, numbered as their actions.
PAWNS: Final = ["merchant", "architect"]

# Spaces of the map: cities, then road spaces.
SPACES: Final = [
    "tiletum",
    "london",
    "brugge",
    "antwerpen",
    "hamburg",
    "koeln",
    "leipzig",
    "paris",
    "troyes",
    "strasbourg",
    "frankfurt",
    "nuernberg",
    "praha",
    "bordeaux",
    "wien",
    "lyon",
    "milano",
    "verona",
    "venezia",
    "toulouse",
    "arles",
    "genova",
    "firenze",
    "london_brugge",
    "antwerpen_hamburg",
    "paris_bordeaux",
    "strasbourg_milano",
    "nuernberg_verona",
    "arles_genova",
]
CITIES: Final = 23
PLACES: Final = 29
TILETUM: Final = 0
CATHEDRALS: Final = ["london", "koeln", "paris", "praha", "bordeaux", "wien", "lyon", "milano", "firenze"]

# Tiles by what is printed on them: helpers, contracts, crests, characters (a person and a bonus).
HELPERS: Final = [
    "merchant2",
    "merchant3",
    "characters2",
    "characters3",
    "contracts2",
    "contracts3",
    "architect2",
    "architect3",
    "king2",
    "king3",
    "joker1",
    "plus1",
    "plus2",
    "plus3",
    "colour",
    "gold",
    "vp",
    "gold2vp2",
    "any2",
    "any3",
    "four",
    "building",
]
CONTRACT_KINDS: Final = [
    "same1",
    "same3",
    "same5",
    "same7",
    "same8",
    "iron2",
    "iron3",
    "iron9",
    "iron5k",
    "iron7k",
    "wool2",
    "wool3",
    "wool9",
    "wool5m",
    "wool7m",
    "same2iron2",
    "same3iron3",
    "same2wool2",
    "same3wool3",
    "mix1",
    "mix2",
    "mix4",
    "mix3c",
    "mix5c",
]
CRESTS: Final = ["lily", "beast", "eagle", "rose", "tower", "cross"]
PERSONS: Final = ["notary", "steward", "courtier", "trader", "mason"]
BONUSES: Final = [
    "con1any",
    "con2any",
    "con3",
    "wool2",
    "iron1",
    "iron2",
    "gold1iron1",
    "gold1wool1",
    "char1",
    "char2",
    "arch1merch1",
    "food1",
    "food2",
    "gold2",
    "gold3",
    "king1",
    "king2",
    "vp2",
    "vp3",
    "merch1",
    "merch2",
    "merch1house",
    "house",
    "arch1",
    "arch2",
    "arch1pillar",
    "pillar",
    "stone1",
    "stone2",
]
CONTRACT_TILE: Final = 22
"""The first contract among the tiles; helpers come before."""
CREST_TILE: Final = 46
PERSON_TILE: Final = 52
BONUS_COUNT: Final = 29
TILES: Final = [
    *HELPERS,
    *CONTRACT_KINDS,
    *CRESTS,
    *[f"{person}-{bonus}" for person in PERSONS for bonus in BONUSES],
]

# What a storage holds, as a mask.
HAS_HELPER: Final = 1
HAS_CONTRACT: Final = 2
HAS_CREST: Final = 4
HAS_CHARACTER: Final = 8

# Player board.
STORAGE: Final = 4
DICE_SLOTS: Final = 3
CONTRACT_SPACES: Final = 6
BUILDINGS: Final = 6
ROOMED: Final = 5
"""Buildings with rooms: the sixth is full from the start."""
FLOORS: Final = 3
"""Rooms are numbered three to a building, whether they exist or not."""
ROOMS: Final = [f"{building}-{floor}" for building in range(1, 6) for floor in range(1, 4)]
ROOM_COUNT: Final = 15
OFFER: Final = 5
HOUSE_SPACES: Final = 4
"""At most so many house spaces in a city."""

FAIRS: Final = [
    "house_pillar_set",
    "contract_cathedral_set",
    "contracts",
    "king_track",
    "contract_crest_set",
    "houses",
    "upper_floor_characters",
    "crests",
    "pillars",
    "filled_buildings",
    "cathedrals",
]
COUNTS: Final = Names()
C_HOUSES: Final = COUNTS.add("houses")
C_PILLARS: Final = COUNTS.add("pillars")
C_CONTRACTS: Final = COUNTS.add("contracts")
C_CATHEDRALS: Final = COUNTS.add("cathedrals")
C_CRESTS: Final = COUNTS.add("crests")
C_UPPER: Final = COUNTS.add("upper_floors")
C_FILLED: Final = COUNTS.add("filled_buildings")
C_KING: Final = COUNTS.add("king")

DECREES: Final = [
    "buildings_are_forever",
    "king_and_country",
    "mercantile_empire",
    "family_alliances",
    "business_is_business",
    "religious_communities",
    "noblesse_oblige",
    "proud_pillars",
    "familiar_faces",
    "busy_hands",
    "glorious_spires",
    "undying_fame",
    "worldly_riches",
]
CHALLENGES: Final = [
    "very_special_friends",
    "resourceful_clergy",
    "whispers",
    "ecclesiastical_income",
    "visitors_to_the_curia",
    "deep_coffers",
    "favor_at_the_court",
    "ready_for_action",
]
LEVELS: Final = ["off", "easy", "normal", "hard"]

# Where an effect comes from: a tile, the die itself, or the bonus of a house space.
BY_DIE: Final = -1
BY_HOUSE: Final = 1000

SOURCES: Final = Names()
S_START: Final = SOURCES.add("start")
S_KING: Final = SOURCES.add("king")
S_FAIRS: Final = SOURCES.add("fairs")
S_HOUSE_SPACES: Final = SOURCES.add("house_spaces")
S_CONTRACTS: Final = SOURCES.add("contracts")
S_CATHEDRALS: Final = SOURCES.add("cathedrals")
S_CHARACTERS: Final = SOURCES.add("characters")
S_HELPERS: Final = SOURCES.add("helpers")
S_CRESTS: Final = SOURCES.add("crests")
S_MAP: Final = SOURCES.add("houses_and_pillars")
S_BUILDINGS: Final = SOURCES.add("buildings")
S_RESOURCES: Final = SOURCES.add("resources")
S_CHALLENGES: Final = SOURCES.add("challenges")

# The steps, by the numbers that records and digests know them by; title.py tells the order of play.
STEPS: Final = Steps()
ROUND: Final = STEPS.add("round", "T-3.1")
TURNS: Final = STEPS.add("turns", "T-4.0")
CORRUPTION: Final = STEPS.add("corruption", "T-4.1")
DIE: Final = STEPS.add("die", "T-5.1")
VALUE: Final = STEPS.add("value", "T-5.2")
COLOUR: Final = STEPS.add("colour", "T-5.9")
SECTOR: Final = STEPS.add("tile", "T-5.4")
DO_JOKER: Final = STEPS.add("joker", "T-6.6")
DO_ARCHITECT: Final = STEPS.add("architect", "T-6.1")
DO_MERCHANT: Final = STEPS.add("merchant", "T-6.2")
DO_CHARACTERS: Final = STEPS.add("characters", "T-6.3")
ROOM: Final = STEPS.add("room", "T-6.3a")
FILLED: Final = STEPS.add("filled", "T-6.3b")
DO_CONTRACTS: Final = STEPS.add("contracts", "T-6.4")
GIVE: Final = STEPS.add("give", "T-6.4b")
GET: Final = STEPS.add("get", "T-6.4b")
DO_KING: Final = STEPS.add("king", "T-6.5")
GAIN: Final = STEPS.add("gain", "T-10.8")
SPACE: Final = STEPS.add("space", "T-6.2")
HOUSE: Final = STEPS.add("house", "T-9.3")
PILLAR: Final = STEPS.add("pillar", "T-9.3")
TELEPORT: Final = STEPS.add("go", "T-9.3")
BUILDING: Final = STEPS.add("building", "T-6.2b")
BONUS: Final = STEPS.add("bonus", "T-6.2b")
PART: Final = STEPS.add("part", "T-10.8")
WALK: Final = STEPS.add("walk", "T-10.8")
EFFECT: Final = STEPS.add("effect", "T-10.8")
BUY: Final = STEPS.add("buy", "T-9.1")
FULFIL: Final = STEPS.add("fulfil", "T-9.2")
SAME: Final = STEPS.add("same", "T-9.2")
CREST: Final = STEPS.add("crest", "T-9.3")
CRESTED: Final = STEPS.add("crested", "T-10.2")
CONTRIBUTE: Final = STEPS.add("contribute", "T-9.4")
HELP: Final = STEPS.add("help", "T-9.5")
USED: Final = STEPS.add("used", "T-9.5")
TITUS: Final = STEPS.add("titus", "T-14.3")
LEADER: Final = STEPS.add("leader", "T-7.1")
KING_TILE: Final = STEPS.add("favour", "T-7.1")
STANDING: Final = STEPS.add("standing", "T-7.2")
FAIR: Final = STEPS.add("fair", "T-8.1")
CLEANUP: Final = STEPS.add("cleanup", "T-11.1")
SCORING: Final = STEPS.add("scoring", "T-12.1")

STEP_OF: Final = [DO_MERCHANT, DO_ARCHITECT, DO_CHARACTERS, DO_CONTRACTS, DO_KING, DO_JOKER]
"""The step that carries out each action."""

# Slots that the frames of actions and effects share; a step's other slots are named beside it.
POINTS: Final = 0
"""Action points left, or free steps left."""
SOURCE: Final = 1
"""Where it comes from: a tile, BY_DIE or BY_HOUSE."""
RUN: Final = 2
"""What fixes the order of a run: the space where it began, counted from 1, or the lowest slot taken."""
SWAPS: Final = 3
"""Swaps of a run: bits of the kinds received, and above them the last kind given."""
PAWN: Final = 3
"""The pawn of a free walk."""

# Slots of the top frame (and of the one below) from the end of the agenda: faster where every move of a step asks.
TOP_FIRST: Final = -6
"""What a step holds first of all: its die, contract, city …"""
TOP_POINTS: Final = -6
TOP_SOURCE: Final = -5
TOP_RUN: Final = -4
UNDER_POINTS: Final = -14
