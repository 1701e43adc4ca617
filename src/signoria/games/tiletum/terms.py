"""The numbers behind the names: resources, spaces, tiles, steps and sources of Tiletum."""

from typing import Final

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
SECTORS: Final = 6

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
COUNTS: Final = [
    "houses",
    "pillars",
    "contracts",
    "cathedrals",
    "crests",
    "upper_floors",
    "filled_buildings",
    "king",
]
C_HOUSES: Final = 0
C_PILLARS: Final = 1
C_CONTRACTS: Final = 2
C_CATHEDRALS: Final = 3
C_CRESTS: Final = 4
C_UPPER: Final = 5
C_FILLED: Final = 6
C_KING: Final = 7

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

# Slots of a frame of an action or effect: points left (or steps, or resources to choose), source, what a run of equal
# options began with (the space of a pawn, the last slot taken), the last swap of a run and what was received in it.

# Steps in the order of play.
ROUND: Final = 0
TURNS: Final = 1
CORRUPTION: Final = 2
DIE: Final = 3
VALUE: Final = 4
COLOUR: Final = 5
SECTOR: Final = 6
DO_JOKER: Final = 7
DO_ARCHITECT: Final = 8
DO_MERCHANT: Final = 9
DO_CHARACTERS: Final = 10
ROOM: Final = 11
FILLED: Final = 12
DO_CONTRACTS: Final = 13
GIVE: Final = 14
GET: Final = 15
DO_KING: Final = 16
GAIN: Final = 17
SPACE: Final = 18
HOUSE: Final = 19
PILLAR: Final = 20
TELEPORT: Final = 21
BUILDING: Final = 22
BONUS: Final = 23
PART: Final = 24
WALK: Final = 25
EFFECT: Final = 26
BUY: Final = 27
FULFIL: Final = 28
SAME: Final = 29
CREST: Final = 30
CRESTED: Final = 31
CONTRIBUTE: Final = 32
HELP: Final = 33
USED: Final = 34
TITUS: Final = 35
LEADER: Final = 36
KING_TILE: Final = 37
STANDING: Final = 38
FAIR: Final = 39
CLEANUP: Final = 40
SCORING: Final = 41

SOURCES: Final = [
    "start",
    "king",
    "fairs",
    "house_spaces",
    "contracts",
    "cathedrals",
    "characters",
    "helpers",
    "crests",
    "houses_and_pillars",
    "buildings",
    "resources",
    "challenges",
]
S_START: Final = 0
S_KING: Final = 1
S_FAIRS: Final = 2
S_HOUSE_SPACES: Final = 3
S_CONTRACTS: Final = 4
S_CATHEDRALS: Final = 5
S_CHARACTERS: Final = 6
S_HELPERS: Final = 7
S_CRESTS: Final = 8
S_MAP: Final = 9
S_BUILDINGS: Final = 10
S_RESOURCES: Final = 11
S_CHALLENGES: Final = 12
