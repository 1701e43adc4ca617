"""Moments at which a scenario may begin, so that a rules expert need not write an agenda."""

from typing import Final

from signoria.games.lorenzo.brief import deal_rest
from signoria.games.lorenzo.modifiers import refresh_all
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.acting import push_effects
from signoria.games.lorenzo.steps.rounds import gather
from signoria.games.lorenzo.terms import (
    ACT,
    ACTIONS,
    AFTER,
    BOX,
    BY_CARD,
    BY_LEADER,
    CLEANUP,
    DRAFT,
    EFFECT,
    FLOORS,
    HARVEST_SMALL,
    HOLDING,
    LEADERS,
    LEADERS_DEALT,
    M_LATE,
    MARKET,
    MEMBERS,
    PALACE,
    PRIVILEGES,
    PRODUCTION_SMALL,
    ROUND,
    S_CARDS,
    S_LEADERS,
    SCORING,
    SLOTS,
    SPACES,
    TILE,
    TURN,
    UNPLACED,
    VATICAN,
)
from signoria.kernel.errors import BadPosition
from signoria.kernel.position import NONE
from signoria.kernel.schema import moment_of, number_of, whole_at

MOMENTS: Final = [
    "start",
    "tiles",
    "draft",
    "actions",
    "turn",
    "after",
    "immediate",
    "leader",
    "harvest",
    "production",
    "privilege",
    "report",
    "cleanup",
    "scoring",
]
END_OF_ROUND: Final = ["report", "cleanup", "scoring"]

KEYS: Final = ["moment", "seat", "card", "leader", "member", "space", "value", "count", "lap"]

HALF: Final = 4
"""Cards of one type that a round brings."""


def begin(p: Florence, where: dict[str, object]) -> None:
    """Set the agenda to a moment: `moment`, and where it needs them the other keys."""
    moment = moment_of(where, MOMENTS, KEYS)
    if moment == "start":
        derive(p)
        return
    p.sealed = NONE
    p.agenda = []
    if moment in ("tiles", "draft"):
        begin_setup(p, str(moment))
        return
    if p.round == 0:
        p.round = p.rules.round_count if moment == "scoring" else 2 if moment == "report" else 1
    fill_in(p, str(moment), where)
    if moment == "scoring":
        p.push(SCORING)
        return
    p.push(CLEANUP)
    if moment == "cleanup":
        return
    if p.round % 2 == 0:
        p.push(VATICAN)
    elif moment == "report":
        raise BadPosition(f"round {p.round} has no report (L-3.2)")
    if moment == "report":
        return
    if moment == "actions":
        p.push(ACTIONS)
        return
    begin_turn(p, str(moment), where)


def begin_setup(p: Florence, moment: str) -> None:
    """The choice of bonus tiles in the turn order given, or the draft; of the packs given, if there are any."""
    if not p.rules.advanced:
        raise BadPosition(f"begin: only the advanced game has {moment} (L-2.6)")
    derive(p)
    p.push(ROUND)
    if moment == "tiles" or not p.packs:
        p.push(LEADERS_DEALT)
    else:
        p.picks = [-1] * len(p.packs)
        p.leaders = [BOX] * LEADERS
        p.push_sealed(DRAFT, [1] * p.seats)
    if moment == "tiles":
        for seat in p.order:
            p.push(TILE, seat)
    else:
        choose_tiles(p)


# What a scenario leaves out.


def fill_in(p: Florence, moment: str, where: dict[str, object]) -> None:
    """A position in the middle of a game has tiles, leaders, dice and cards even if nobody mentions them."""
    if p.rules.advanced and not p.leaders:
        p.leaders = [BOX] * LEADERS
        p.packs = deal_rest(p, p.leaders)
        p.picks = p.packs
    if p.leaders:
        gather(p)
    choose_tiles(p)
    if p.dice == [0, 0, 0]:
        p.dice = [1, 1, 1]
    if min(p.dice) < 1 or max(p.dice) > 6:
        raise BadPosition("a die shows 1 to 6 (L-4.2)")
    for seat in range(p.seats):
        if p.banned[seat] >> ((p.round if moment in ("cleanup", "scoring") else p.round - 1) // 2):
            raise BadPosition(f"nobody can be excommunicated so soon, in round {p.round} (L-13.2)")
    if moment == "immediate":
        own(
            p,
            number_of(p.book, "begin", "seat", where.get("seat")),
            number_of(p.book, "begin", "card", where.get("card")),
        )
    draw(p)
    if max(p.tower) < 0 and moment not in END_OF_ROUND:
        lay_out(p)
    derive(p)


def choose_tiles(p: Florence) -> None:
    spare = [tile for tile, basic in enumerate(p.rules.tile_basic) if not basic and tile not in p.tiles]
    p.tiles = [tile if tile >= 0 else spare.pop(0) for tile in p.tiles]


def derive(p: Florence) -> None:
    """What follows from the rest of a position: members on the spaces, the queue in the palace, modifiers."""
    p.crowd = [0] * len(SPACES)
    for space in p.members:
        if space != UNPLACED:
            p.crowd[space] += 1
    waiting = [member // 4 for member, space in enumerate(p.members) if space == PALACE]
    if not p.queue:
        p.queue = sorted(waiting, key=p.order.index)
    elif sorted(p.queue) != sorted(waiting):
        raise BadPosition("the queue names the members in the palace, one by one (L-12.2)")
    refresh_all(p)


def own(p: Florence, seat: int, card: int) -> None:
    """A card that was taken just now lies with its owner and no longer on its floor."""
    kind = p.rules.card_type[card]
    slot = p.owned(seat, kind)
    if slot == SLOTS:
        raise BadPosition(f"begin: nobody owns more than {SLOTS} cards of a type (L-7.7)")
    p.holding[seat * HOLDING + kind * SLOTS + slot] = card
    for space in range(FLOORS):
        if p.tower[space] == card:
            p.tower[space] = -1


def draw(p: Florence) -> None:
    """Stack the decks so that the cards in the towers and with the players are those that have been drawn (L-4.1)."""
    now = p.period()
    early = [card for card in p.tower if card >= 0 and p.rules.card_period[card] < now]
    late = [card for card in [*p.tower, *p.holding] if card >= 0 and p.rules.card_period[card] > now]
    for card in early + late:
        name = p.rules.axes["card"][card]
        raise BadPosition(f"{name} cannot be there in round {p.round}: it is of another period (L-4.1)")
    decks = p.decks[:]
    for kind in range(4):
        first = kind * 24 + now * 8
        decks[first : first + 8] = stacked(p, kind, decks[first : first + 8])
    p.decks = decks


def stacked(p: Florence, kind: int, pile: list[int]) -> list[int]:
    """One pile of this period: cards on floors at their place, cards owned among those drawn before or with them."""
    shown = (p.round - 1) % 2 * HALF
    found = [-1] * len(pile)
    for floor in range(HALF):
        found[shown + floor] = p.tower[kind * HALF + floor]
    for card in pile:
        if card in p.holding:
            free = [place for place in range(shown + HALF) if found[place] < 0]
            if not free:
                raise BadPosition(f"there are more cards than {p.round} rounds bring (L-4.1)")
            found[free[0]] = card
    rest = [card for card in pile if card not in found]
    return [card if card >= 0 else rest.pop(0) for card in found]


def lay_out(p: Florence) -> None:
    """The cards of this round lie open, except where one was taken or a member stands."""
    for space in range(FLOORS):
        card = p.decks[space // 4 * 24 + p.period() * 8 + (p.round - 1) % 2 * HALF + space % 4]
        if card not in p.holding and space not in p.members:
            p.tower[space] = card


# Moments in a turn.


def begin_turn(p: Florence, moment: str, where: dict[str, object]) -> None:
    """A moment in one seat's turn; the turns of the others follow in their order."""
    seat = number_of(p.book, "begin", "seat", where.get("seat"))
    placed = sum(1 for space in p.members[seat * 4 : seat * 4 + 4] if space != UNPLACED)
    if moment != "turn" and placed and moment not in ("harvest", "production"):
        placed -= 1
    lap = whole_at(where, "lap", min(placed, 3) + 1 + p.mod(seat, M_LATE))
    if not 1 <= lap <= 4 + p.mod(seat, M_LATE):
        raise BadPosition(f"begin: lap is the number of a turn, 1 to 4, not {lap} (L-5.1)")
    p.push(ACTIONS, -1, lap - 1, p.order.index(seat) + 1)
    if moment == "turn":
        p.push(TURN, seat, 1 if lap == 5 else 0)
        return
    p.push(AFTER, seat)
    if moment == "privilege":
        p.push(PRIVILEGES, seat, whole_at(where, "count", 1), 0)
    elif moment == "immediate":
        card = number_of(p.book, "begin", "card", where.get("card"))
        if p.rules.count[card] == 1:
            p.push(EFFECT, seat, p.rules.first[card], 1, BY_CARD, S_CARDS)
        else:
            push_effects(p, seat, card)
    elif moment == "leader":
        nodes = p.rules.leader_nodes[number_of(p.book, "begin", "leader", where.get("leader"))]
        p.push(EFFECT, seat, nodes[0], len(nodes), BY_LEADER, S_LEADERS)
    elif moment != "after":
        begin_work(p, seat, moment, where)


def begin_work(p: Florence, seat: int, moment: str, where: dict[str, object]) -> None:
    """A harvest or production whose member and servants have been chosen: `value` is what they are worth."""
    small = HARVEST_SMALL if moment == "harvest" else PRODUCTION_SMALL
    space = number_of(p.book, "begin", "space", where["space"]) if "space" in where else small
    if not small <= space <= small + 1 or space >= MARKET or not p.rules.open[space]:
        raise BadPosition(f"begin: there is no {moment} on {SPACES[space]} here (L-2.3)")
    free = [member for member in range(len(MEMBERS)) if p.members[seat * 4 + member] == UNPLACED]
    member = number_of(p.book, "begin", "member", where["member"]) if "member" in where else free[0] if free else -1
    if member not in free:
        raise BadPosition("begin: this member is placed already (L-5.3)")
    p.push(ACT, seat, member, whole_at(where, "value", 1), space, 0, 0, -1)
