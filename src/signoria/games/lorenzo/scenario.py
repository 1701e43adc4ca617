"""Scenarios: positions in fewer words than their fields, and the moments at which one may begin (docs/scenarios.md)."""

from collections.abc import Callable
from typing import Final

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.effects.standing import refresh_all
from signoria.games.lorenzo.form import SERVANTS, open_form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.acting import push_effects
from signoria.games.lorenzo.steps.preparing import gather
from signoria.games.lorenzo.steps.rounds import LAP, PLACE
from signoria.kernel.errors import BadPosition, UnknownName
from signoria.kernel.position import FRAME, NONE, put
from signoria.kernel.schema import listed, moment_of, number_of, table, whole_at

Table = dict[str, object]
Sequence = Callable[[Florence], None]

STATES: Final = {"hand": t.IN_HAND, "played": t.PLAYED, "used": t.USED, "discarded": t.DISCARDED}
"""Where a leader of a seat can be, as a scenario says it."""

MOMENTS: Final = {
    "start": "",
    "tiles": "",
    "draft": "",
    "actions": "",
    "turn": "seat [lap]",
    "after": "seat [lap]",
    "immediate": "seat card [lap]",
    "leader": "seat leader [lap]",
    "harvest": "seat [value member space lap]",
    "production": "seat [value member space lap]",
    "privilege": "seat [count lap]",
    "report": "",
    "cleanup": "",
    "scoring": "",
}
"""Where a scenario may begin, and what else it must say there, or may [in brackets]."""
PHASES: Final = {"actions": t.ACTIONS, "report": t.VATICAN, "cleanup": t.CLEANUP}
"""Moments between the turns of a round."""
END_OF_ROUND: Final = ["report", "cleanup", "scoring"]


HALF: Final = 4
"""Cards of one type that a round brings."""


# Positions in brief.


def complete(p: Florence, data: Table) -> Table:
    """The fields of a position, from their brief forms: goods, holding, dice, banned, leaders and packs."""
    full = dict(data)
    if isinstance(full.get("goods"), dict):
        full["goods"] = complete_goods(p, table("goods", full["goods"]))
    if isinstance(full.get("holding"), dict):
        full["holding"] = complete_holding(p, table("holding", full["holding"]))
    if isinstance(full.get("dice"), dict):
        full["dice"] = complete_dice(p, table("dice", full["dice"]))
    if isinstance(full.get("banned"), dict):
        complete_banned(p, full, table("banned", full["banned"]))
    if isinstance(full.get("leaders"), dict):
        complete_leaders(p, full, table("leaders", full["leaders"]))
    if isinstance(full.get("packs"), dict):
        full["packs"] = complete_packs(p, table("packs", full["packs"]))
    return full


def complete_goods(p: Florence, goods: Table) -> Table:
    """A seat whose goods are mentioned has these and no others."""
    full: Table = {}
    for seat, given in goods.items():
        row: Table = dict.fromkeys(p.book.axes["stock"], 0)
        row.update(table(f"goods.{seat}", given))
        full[seat] = row
    return full


def complete_holding(p: Florence, holding: Table) -> Table:
    """The cards of a seat as a list: they lie from the left, each among its type."""
    full: Table = {}
    for seat, given in holding.items():
        if not isinstance(given, list):
            full[seat] = given
            continue
        row: Table = {}
        counts = [0] * len(t.TYPES)
        for card in given:
            kind = p.book.card_type[number_of(p.book, f"holding.{seat}", "card", card)]
            counts[kind] += 1
            if counts[kind] > t.SLOTS:
                raise BadPosition(f"holding.{seat}: nobody owns more than {t.SLOTS} cards of a type (L-7.7)")
            row[f"{t.TYPES[kind]}-{counts[kind]}"] = card
        full[seat] = row
    return full


def complete_dice(p: Florence, dice: Table) -> list[object]:
    """Dice by colour; one that is not mentioned shows 1."""
    colours = p.book.axes["coloured"]
    for colour in dice:
        number_of(p.book, "dice", "coloured", colour)
    return [dice.get(colour, 1) for colour in colours]


def complete_banned(p: Florence, full: Table, banned: Table) -> None:
    """Excommunications of a seat as a list of tiles; they are then the tiles of this game."""
    names = p.book.axes["excommunication"]
    cast = full.get("cast")
    tiles: list[object] = list(cast) if isinstance(cast, list) else [names[tile] for tile in p.cast]
    fixed = isinstance(cast, list)
    rows: Table = {}
    seen: dict[int, object] = {}
    for seat, given in banned.items():
        if not isinstance(given, list):
            rows[seat] = given
            continue
        mask = 0
        for tile in given:
            period = p.book.ban_period[number_of(p.book, f"banned.{seat}", "excommunication", tile)]
            if seen.setdefault(period, tiles[period] if fixed else tile) != tile:
                raise BadPosition(f"banned.{seat}: a period has one excommunication tile, not {tile} too (L-2.2)")
            tiles[period] = tile
            mask |= 1 << period
        rows[seat] = mask
    full["banned"] = rows
    full["cast"] = tiles


def complete_leaders(p: Florence, full: Table, leaders: Table) -> None:
    """Leaders by seat and state; a seat has kept four, and those that are not mentioned have been discarded."""
    if not p.book.advanced:
        raise BadPosition("leaders need the advanced game (L-2.6)")
    places = [t.BOX] * t.LEADERS
    for seat, given in leaders.items():
        owner = number_of(p.book, "leaders", "seat", seat)
        for state, cards in table(f"leaders.{seat}", given).items():
            if state not in STATES:
                raise UnknownName(f"leaders.{seat}: unknown state {state!r}; known are: {', '.join(STATES)}")
            for card in listed(f"leaders.{seat}.{state}", cards):
                leader = number_of(p.book, f"leaders.{seat}", "leader", card)
                if places[leader] != t.BOX:
                    raise BadPosition(f"leaders.{seat}: {card} has an owner already (L-2.8)")
                places[leader] = owner * 4 + STATES[state]
    kept = deal_rest(p, places)
    names = p.book.axes["leader"]
    full["leaders"] = places
    full["packs"] = full["picks"] = [names[leader] for leader in kept]


def complete_packs(p: Florence, packs: Table) -> list[object]:
    """The packs of the draft by the seat that was dealt them."""
    found: list[object] = []
    for seat in p.book.axes["seat"]:
        pack = listed(f"packs.{seat}", packs.get(seat, []))
        if len(pack) != t.DEALT or any(leader in found for leader in pack):
            raise BadPosition(f"packs.{seat}: everybody is dealt {t.DEALT} leaders of their own (L-2.8)")
        found.extend(pack)
    return found


def deal_rest(p: Florence, places: list[int]) -> list[int]:
    """Give every seat the rest of its four leaders as discarded ones; the packs in which they were all picked."""
    packs = [t.BOX] * (p.seats * t.DEALT)
    for seat in range(p.seats):
        mine = [leader for leader in range(t.LEADERS) if places[leader] != t.BOX and places[leader] // 4 == seat]
        if len(mine) > t.DEALT:
            raise BadPosition(f"leaders: nobody has more than {t.DEALT} leaders (L-2.8)")
        for leader in range(t.LEADERS):
            if places[leader] == t.BOX and len(mine) < t.DEALT:
                places[leader] = seat * 4 + t.DISCARDED
                mine.append(leader)
        for turn, leader in enumerate(mine):
            packs[(seat + turn) % p.seats * t.DEALT + turn] = leader
    return packs


# Moments.


def begin(p: Florence, where: dict[str, object], opening: Sequence, a_round: Sequence) -> None:
    """Set the agenda to a moment: `moment`, and where it needs them the other keys."""
    moment = moment_of(where, MOMENTS)
    if moment == "start":
        derive(p)
        return
    p.sealed = NONE
    p.agenda = []
    if moment in ("tiles", "draft"):
        begin_setup(p, moment, opening)
        return
    if p.round == 0:
        p.round = p.book.round_count if moment == "scoring" else 2 if moment == "report" else 1
    fill_in(p, moment, where)
    if moment == "scoring":
        p.push(t.SCORING)
        return
    a_round(p)
    p.forward(0)
    if moment == "report" and p.round % 2:
        raise BadPosition(f"round {p.round} has no report (L-3.2)")
    if moment in PHASES:
        skip_to(p, PHASES[moment])
    else:
        begin_turn(p, moment, where)


def skip_to(p: Florence, step: int) -> None:
    """What comes before a step of the sequence is over."""
    while p.agenda[-FRAME] != step:
        p.pop()


def begin_setup(p: Florence, moment: str, opening: Sequence) -> None:
    """The choice of bonus tiles in the turn order given, or the draft; of the packs given, if there are any."""
    if not p.book.advanced:
        raise BadPosition(f"begin: only the advanced game has {moment} (L-2.6)")
    derive(p)
    opening(p)
    p.forward(0)
    if moment == "tiles":
        return
    skip_to(p, t.LEADERS_DEALT)
    choose_tiles(p)
    if p.packs:
        p.pop()
        p.picks = [-1] * len(p.packs)
        p.leaders = [t.BOX] * t.LEADERS
        p.push_sealed(t.DRAFT, [1] * p.seats)


# What a scenario leaves out.


def fill_in(p: Florence, moment: str, where: dict[str, object]) -> None:
    """A position in the middle of a game has tiles, leaders, dice and cards even if nobody mentions them."""
    if p.book.advanced and not p.leaders:
        p.leaders = [t.BOX] * t.LEADERS
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
    spare = [tile for tile, basic in enumerate(p.book.tile_basic) if not basic and tile not in p.tiles]
    p.tiles = [tile if tile >= 0 else spare.pop(0) for tile in p.tiles]


def derive(p: Florence) -> None:
    """What follows from the rest of a position: members on the spaces, the queue in the palace, modifiers."""
    p.crowd = [0] * len(t.SPACES)
    for space in p.members:
        if space != t.UNPLACED:
            p.crowd[space] += 1
    waiting = [member // 4 for member, space in enumerate(p.members) if space == t.PALACE]
    if not p.queue:
        p.queue = sorted(waiting, key=p.order.index)
    elif sorted(p.queue) != sorted(waiting):
        raise BadPosition("the queue names the members in the palace, one by one (L-12.2)")
    refresh_all(p)


def own(p: Florence, seat: int, card: int) -> None:
    """A card that was taken just now lies with its owner and no longer on its floor."""
    kind = p.book.card_type[card]
    slot = p.owned(seat, kind)
    if slot == t.SLOTS:
        raise BadPosition(f"begin: nobody owns more than {t.SLOTS} cards of a type (L-7.7)")
    p.holding = put(p.holding, seat * t.HOLDING + kind * t.SLOTS + slot, card)
    for space in range(t.FLOORS):
        if p.tower[space] == card:
            p.tower = put(p.tower, space, -1)


def draw(p: Florence) -> None:
    """Stack the decks so that the cards in the towers and with the players are those that have been drawn (L-4.1)."""
    now = p.period()
    early = [card for card in p.tower if card >= 0 and p.book.card_period[card] < now]
    late = [card for card in [*p.tower, *p.holding] if card >= 0 and p.book.card_period[card] > now]
    for card in early + late:
        name = p.book.axes["card"][card]
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
    for space in range(t.FLOORS):
        card = p.decks[space // 4 * 24 + p.period() * 8 + (p.round - 1) % 2 * HALF + space % 4]
        if card not in p.holding and space not in p.members:
            p.tower = put(p.tower, space, card)


# Moments in a turn.


def begin_turn(p: Florence, moment: str, where: dict[str, object]) -> None:
    """A moment in one seat's turn; the turns of the others follow in their order."""
    seat = number_of(p.book, "begin", "seat", where.get("seat"))
    placed = sum(1 for space in p.members[seat * 4 : seat * 4 + 4] if space != t.UNPLACED)
    if moment != "turn" and placed and moment not in ("harvest", "production"):
        placed -= 1
    lap = whole_at(where, "lap", min(placed, 3) + 1 + p.mod(seat, t.M_LATE))
    if not 1 <= lap <= 4 + p.mod(seat, t.M_LATE):
        raise BadPosition(f"begin: lap is the number of a turn, 1 to 4, not {lap} (L-5.1)")
    p.fill(LAP, lap - 1)
    p.fill(PLACE, p.order.index(seat) + 1)
    if moment == "turn":
        p.push(t.PLACE, seat, 1 if lap == 5 else 0)
        return
    p.push(t.TURN, seat)
    if moment == "privilege":
        p.push(t.PRIVILEGES, seat, whole_at(where, "count", 1), 0)
    elif moment == "immediate":
        card = number_of(p.book, "begin", "card", where.get("card"))
        if p.book.count[card] == 1:
            p.push(t.EFFECT, seat, p.book.first[card], 1, t.BY_CARD, t.S_CARDS)
        else:
            push_effects(p, seat, card)
    elif moment == "leader":
        nodes = p.book.leader_nodes[number_of(p.book, "begin", "leader", where.get("leader"))]
        p.push(t.EFFECT, seat, nodes[0], len(nodes), t.BY_LEADER, t.S_LEADERS)
    elif moment != "after":
        begin_work(p, seat, moment, where)


def begin_work(p: Florence, seat: int, moment: str, where: dict[str, object]) -> None:
    """A harvest or production whose member and servants have been chosen: `value` is what they are worth."""
    small = t.HARVEST_SMALL if moment == "harvest" else t.PRODUCTION_SMALL
    space = number_of(p.book, "begin", "space", where["space"]) if "space" in where else small
    if not small <= space <= small + 1 or space >= t.MARKET or not p.book.open[space]:
        raise BadPosition(f"begin: there is no {moment} on {t.SPACES[space]} here (L-2.3)")
    free = [member for member in range(len(t.MEMBERS)) if p.members[seat * 4 + member] == t.UNPLACED]
    member = number_of(p.book, "begin", "member", where["member"]) if "member" in where else free[0] if free else -1
    if member not in free:
        raise BadPosition("begin: this member is placed already (L-5.3)")
    open_form(p, t.ACT, seat, member, whole_at(where, "value", 1), space)
    p.fill(SERVANTS, 0)
