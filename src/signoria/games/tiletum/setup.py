"""Setting up a game (T-2), in the engine's order of dealing (T-2.12)."""

from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.gains import draw_bonus, draw_character, draw_contract
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import (
    BUILDINGS,
    CATHEDRALS,
    CONTRACT_SPACES,
    DICE_SLOTS,
    FACES,
    FAIRS,
    GOLD,
    KINDS,
    OFFER,
    ROOM_COUNT,
    ROOMED,
    ROUND,
    S_START,
    SECTORS,
    STORAGE,
    TILETUM,
)
from signoria.games.tiletum.titus.state import prepare
from signoria.kernel.chance import seeded


def deal(book: EuropeBook, seed: bytes) -> Europe:
    """A new game."""
    p = Europe(book)
    n = p.seats
    p.chance = seeded(seed)
    p.agenda = []
    p.ledger = [0] * (n * book.sources)
    lay_wheel(p)
    lay_tiles(p)
    lay_cathedrals(p)
    lay_fairs(p)
    p.tokens = book.corruption[:]
    p.chance.shuffle(p.tokens)
    p.order = list(range(n))
    if book.automaton < 0:
        first = p.chance.below(n)
        p.order = [(first + place) % n for place in range(n)]
    p.arrival = p.order[:]
    p.king = [book.track_start] * n
    p.seen_king = p.king
    give_pieces(p)
    p.push(ROUND)
    if book.automaton >= 0:
        prepare(p)
    return p


def lay_wheel(p: Europe) -> None:
    """The wheel in any orientation, the printed actions or the random tiles (T-2.1, T-13.1)."""
    p.actions = p.rules.printed[:]
    if p.rules.random_actions:
        p.chance.shuffle(p.actions)
    p.turned = p.chance.below(SECTORS)
    p.wheel = [0] * (KINDS * FACES)
    p.taken = [-1] * (p.seats * DICE_SLOTS)


def lay_tiles(p: Europe) -> None:
    """Stacks are shuffled; tiles to the actions, the king track, the map and the offers (T-2.3, T-2.4)."""
    p.bonus_stack = p.rules.bonus_tiles[:]
    p.chance.shuffle(p.bonus_stack)
    p.bonus_left = len(p.bonus_stack)
    p.contract_stack = p.rules.contract_tiles[:]
    p.chance.shuffle(p.contract_stack)
    p.contract_left = len(p.contract_stack)
    p.character_stack = p.rules.character_tiles[:]
    p.chance.shuffle(p.character_stack)
    p.character_left = len(p.character_stack)
    p.sector_tile = [draw_bonus(p) for _ in range(SECTORS)]
    p.king_tile = draw_bonus(p)
    p.city_tile = [draw_bonus(p) if here else -1 for here in p.rules.tile_here]
    p.contract_offer = [draw_contract(p) for _ in range(OFFER)]
    p.character_offer = [draw_character(p) for _ in range(OFFER)]


def lay_cathedrals(p: Europe) -> None:
    """A cost tile at each cathedral city; one says that nothing is built (T-2.5)."""
    p.costs = list(range(len(CATHEDRALS)))
    p.chance.shuffle(p.costs)
    p.spires = [0] * len(CATHEDRALS)


def lay_fairs(p: Europe) -> None:
    """Cities and tiles of the fairs; the first takes place in Tiletum (T-2.6)."""
    cities = p.rules.fair_cities[:]
    p.chance.shuffle(cities)
    p.fair_city = [p.rules.first_fair, *cities[: p.rules.city_tiles]]
    tiles = list(range(len(FAIRS)))
    p.chance.shuffle(tiles)
    p.fair_tile = tiles[: p.rules.round_count]


def give_pieces(p: Europe) -> None:
    """Resources, pawns, houses, pillars and points of every player (T-2.9, T-2.10)."""
    n = p.seats
    p.goods = p.rules.start_goods * n
    for place, seat in enumerate(p.order):
        p.goods[seat * KINDS + GOLD] = p.rules.start_gold[place]
    p.pawn = [TILETUM] * (2 * n)
    p.house = [-1] * len(p.rules.house_city)
    for seat in range(n):
        p.house[p.rules.houses_in[TILETUM][seat]] = seat
    p.housed = [1 << TILETUM] * n
    p.pillared = [0] * n
    p.contributed = [0] * n
    p.house_supply = [p.rules.house_supply] * n
    p.pillar_supply = [p.rules.pillar_supply] * n
    p.store = [-1] * (n * STORAGE)
    p.held = [0] * n
    p.contracts = [-1] * (n * CONTRACT_SPACES)
    p.rooms = [-1] * (n * ROOM_COUNT)
    p.tenant = [-1] * (n * ROOMED)
    p.roofs = [(1 << ROOMED) - 1] * n
    p.crests = [-1] * (n * BUILDINGS)
    p.families = [0] * n
    p.completed = [0] * n
    p.extra = [0] * (n * 5)
    for seat in range(n):
        p.ledger[seat * p.rules.sources + S_START] = p.rules.start_vp
