"""What Titus has and needs, and how he starts (T-14.1, T-14.2, T-14.4)."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum import told
from signoria.games.tiletum.goods import gain
from signoria.games.tiletum.pieces import set_marker
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.scoring import award
from signoria.games.tiletum.titus import cards
from signoria.games.tiletum.titus.cards import Challenge
from signoria.games.tiletum.track import raise_marker
from signoria.kernel.position import put, tell

RESOURCE_OF: Final = [t.IRON, t.STONE, t.FOOD, t.GOLD]
"""The resource of each kind of need; goods are kept as iron."""


def prepare(p: Europe) -> None:
    """Titus gets all his pieces and no resources; decree deck and challenge cards (T-14.1, T-14.2)."""
    seat = p.book.automaton
    for kind in range(t.KINDS):
        p.goods[seat * t.KINDS + kind] = 0
    houses = p.house_supply[seat] + t.ROOMED
    pillars = p.pillar_supply[seat] + sum(p.book.contract_pillar)
    p.house_supply = put(p.house_supply, seat, houses)
    p.pillar_supply = put(p.pillar_supply, seat, pillars)
    p.roofs = put(p.roofs, seat, 0)
    fairs = p.book.solo.decree_fair
    p.decrees = [card for card in range(len(t.DECREES)) if fairs[card] < 0 or fairs[card] in p.fair_tile]
    p.chance.shuffle(p.decrees)
    p.decrees_left = len(p.decrees)
    challenges = list(range(len(t.CHALLENGES)))
    p.chance.shuffle(challenges)
    p.challenges = sorted(challenges[: p.book.solo.challenge_count])
    for rule in rules_for(p, cards.W_SETUP):
        follow(p, seat, rule)


def rules_for(p: Europe, when: int) -> list[Challenge]:
    """The rules of the challenge cards in play that answer an event, in their order (T-14.12)."""
    return [rule for rule in p.book.solo.rules if rule.when == when and rule.card in p.challenges]


def free_crests(p: Europe) -> list[int]:
    """Crests that challenge cards give Titus on top of the tiles of the game."""
    return [rule.crest for rule in rules_for(p, cards.W_SETUP) if rule.op == cards.T_FREE_CREST]


def follow(p: Europe, seat: int, rule: Challenge) -> None:
    """A rule about the king track or a free crest; a marker that is far enough needs no word."""
    if rule.op == cards.T_KING_AT_LEAST:
        space = 0
        while p.book.track_vp[space] < rule.n:
            space += 1
        if p.king[seat] < space:
            steps = space - p.king[seat]
            p.king = put(p.king, seat, space)
            raise_marker(p, seat)
            if p.ear is not None:
                p.ear.hear(told.E_CHALLENGE, [rule.card])
                p.ear.hear(told.E_KING, [seat, steps, p.book.track_vp[space]])
    elif rule.op == cards.T_FREE_CREST:
        p.crests = put(p.crests, seat * t.BUILDINGS + rule.building, rule.crest)
        p.families = put(p.families, seat, p.families[seat] | (1 << rule.crest))


def at_king_phase(p: Europe) -> None:
    """Challenge cards at the start of a king phase."""
    if p.book.automaton >= 0:
        for rule in rules_for(p, cards.W_KING):
            follow(p, p.book.automaton, rule)


# What he has.


def new_crest(p: Europe, seat: int, tile: int) -> bool:
    """Whether a tile is a crest of a family that he lacks."""
    return t.CREST_TILE <= tile < t.PERSON_TILE and not (p.families[seat] >> (tile - t.CREST_TILE)) & 1


def keep_crest(p: Europe, seat: int, tile: int) -> None:
    p.titus_crests = [*p.titus_crests, tile - t.CREST_TILE]
    p.families = put(p.families, seat, p.families[seat] | (1 << (tile - t.CREST_TILE)))


def may_keep_contract(p: Europe, seat: int) -> bool:
    """A few unfulfilled contracts at most, and never more than there are spaces (T-14.6)."""
    held = len(p.titus_contracts)
    return held < p.book.solo.most_unfulfilled and held + p.fulfilled(seat) < t.CONTRACT_SPACES


def open_cathedrals(p: Europe, seat: int) -> list[int]:
    """Cathedrals with his pillar and tiles left, to which he has not contributed."""
    found: list[int] = []
    for cathedral in range(len(t.CATHEDRALS)):
        if (p.pillared[seat] >> cathedral) & 1 and not (p.contributed[seat] >> cathedral) & 1:
            if p.spires[cathedral] < len(p.book.cathedral_vp[cathedral]):
                found.append(cathedral)
    return found


def need_order(p: Europe, seat: int) -> list[int]:
    """What he needs, the most needed kind first (T-14.4)."""
    order: list[int] = []
    if p.titus_contracts:
        order.append(cards.N_GOODS)
    if open_cathedrals(p, seat):
        order.append(cards.N_STONE)
    if p.titus_crests:
        order.append(cards.N_FOOD)
    order.append(cards.N_GOLD)
    for kind in (cards.N_GOODS, cards.N_STONE, cards.N_FOOD):
        if kind not in order:
            order.append(kind)
    return order


def gain_goods(p: Europe, seat: int, kind: int, n: int) -> None:
    """Resources for Titus: iron and wool are goods (T-14.4)."""
    gain(p, seat, t.IRON if kind == t.WOOL else kind, n)


def gain_needed(p: Europe, seat: int, n: int) -> None:
    for _ in range(n):
        gain(p, seat, RESOURCE_OF[need_order(p, seat)[0]], 1)


def challenge_points(p: Europe, seat: int, n: int) -> None:
    award(p, seat, t.S_CHALLENGES, n)


# His buildings.


def check_building(p: Europe, seat: int, building: int, just_filled: bool) -> None:
    """Filled and with a crest it is completed; its marker counts from his next action (T-14.11)."""
    if not p.filled(seat, building):
        return
    at_once = False
    for rule in rules_for(p, cards.W_ALWAYS):
        if rule.op == cards.T_MARKER:
            at_once = True
    if just_filled:
        tell(p, told.E_FILLED, seat, building + 1)
        if at_once:
            set_marker(p, seat, building)
    if p.crests[seat * t.BUILDINGS + building] >= 0 and not (p.completed[seat] >> building) & 1:
        p.completed = put(p.completed, seat, p.completed[seat] | (1 << building))
        tell(p, told.E_COMPLETED, seat, building + 1)
        if building < t.ROOMED and not at_once:
            set_marker(p, seat, building)
