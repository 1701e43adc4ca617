"""Setting up a game (T-2), in the engine's order of dealing (T-2.12); the bag and the stacks for later."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.position import Europe
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
    p.push(t.ROUND)
    if book.automaton >= 0:
        prepare(p)
    return p


def lay_wheel(p: Europe) -> None:
    """The wheel in any orientation, the printed actions or the random tiles (T-2.1, T-13.1)."""
    p.actions = p.book.printed[:]
    if p.book.random_actions:
        p.chance.shuffle(p.actions)
    p.turned = p.chance.below(t.SECTORS)
    p.wheel = [0] * (t.KINDS * t.FACES)
    p.taken = [-1] * (p.seats * t.DICE_SLOTS)


def lay_tiles(p: Europe) -> None:
    """Stacks are shuffled; tiles to the actions, the king track, the map and the offers (T-2.3, T-2.4)."""
    p.bonus_stack = p.book.bonus_tiles[:]
    p.chance.shuffle(p.bonus_stack)
    p.bonus_left = len(p.bonus_stack)
    p.contract_stack = p.book.contract_tiles[:]
    p.chance.shuffle(p.contract_stack)
    p.contract_left = len(p.contract_stack)
    p.character_stack = p.book.character_tiles[:]
    p.chance.shuffle(p.character_stack)
    p.character_left = len(p.character_stack)
    p.sector_tile = [draw_bonus(p) for _ in range(t.SECTORS)]
    p.king_tile = draw_bonus(p)
    p.city_tile = [draw_bonus(p) if here else -1 for here in p.book.tile_here]
    p.contract_offer = [draw_contract(p) for _ in range(t.OFFER)]
    p.character_offer = [draw_character(p) for _ in range(t.OFFER)]


def lay_cathedrals(p: Europe) -> None:
    """A cost tile at each cathedral city; one says that nothing is built (T-2.5)."""
    p.costs = list(range(len(t.CATHEDRALS)))
    p.chance.shuffle(p.costs)
    p.spires = [0] * len(t.CATHEDRALS)


def lay_fairs(p: Europe) -> None:
    """Cities and tiles of the fairs; the first takes place in Tiletum (T-2.6)."""
    cities = p.book.fair_cities[:]
    p.chance.shuffle(cities)
    p.fair_city = [p.book.first_fair, *cities[: p.book.city_tiles]]
    tiles = list(range(len(t.FAIRS)))
    p.chance.shuffle(tiles)
    p.fair_tile = tiles[: p.book.round_count]


def give_pieces(p: Europe) -> None:
    """Resources, pawns, houses, pillars and points of every player (T-2.9, T-2.10)."""
    n = p.seats
    p.goods = p.book.start_goods * n
    for place, seat in enumerate(p.order):
        p.goods[seat * t.KINDS + t.GOLD] = p.book.start_gold[place]
    p.pawn = [t.TILETUM] * (2 * n)
    p.house = [-1] * len(p.book.house_city)
    for seat in range(n):
        p.house[p.book.houses_in[t.TILETUM][seat]] = seat
    p.housed = [1 << t.TILETUM] * n
    p.pillared = [0] * n
    p.contributed = [0] * n
    p.house_supply = [p.book.house_supply] * n
    p.pillar_supply = [p.book.pillar_supply] * n
    p.store = [-1] * (n * t.STORAGE)
    p.held = [0] * n
    p.contracts = [-1] * (n * t.CONTRACT_SPACES)
    p.rooms = [-1] * (n * t.ROOM_COUNT)
    p.tenant = [-1] * (n * t.ROOMED)
    p.roofs = [(1 << t.ROOMED) - 1] * n
    p.crests = [-1] * (n * t.BUILDINGS)
    p.families = [0] * n
    p.completed = [0] * n
    p.extra = [0] * (n * t.TRADES)
    for seat in range(n):
        p.credit(seat, t.S_START, p.book.start_vp)


# The bag and the stacks.


def roll_dice(p: Europe, n: int) -> None:
    """Dice are drawn from the bag and rolled onto the wheel (T-3.1)."""
    bag = p.book.dice[:]
    p.chance.shuffle(bag)
    p.wheel = [0] * (t.KINDS * t.FACES)
    for colour in bag[:n]:
        p.wheel[colour * t.FACES + p.chance.below(t.FACES)] += 1


def draw_bonus(p: Europe) -> int:
    """The next bonus tile, -1 if there is none; an empty stack is made anew from the removed tiles (T-10.7)."""
    if p.bonus_left == 0:
        if not p.removed:
            return -1
        stack = p.removed[:]
        p.chance.shuffle(stack)
        p.bonus_stack = stack
        p.bonus_left = len(stack)
        p.removed = []
    p.bonus_left -= 1
    return p.bonus_stack[p.bonus_left]


def draw_contract(p: Europe) -> int:
    if p.contract_left == 0:
        return -1
    p.contract_left -= 1
    return p.contract_stack[p.contract_left]


def draw_character(p: Europe) -> int:
    if p.character_left == 0:
        return -1
    p.character_left -= 1
    return p.character_stack[p.character_left]
