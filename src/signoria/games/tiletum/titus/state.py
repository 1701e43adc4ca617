"""What Titus has and needs, and how he starts (T-14.1, T-14.2, T-14.4)."""

from typing import Final

from signoria.games.tiletum.gains import award, gain, raise_marker
from signoria.games.tiletum.pieces import set_marker
from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.solo import (
    N_FOOD,
    N_GOLD,
    N_GOODS,
    N_STONE,
    T_FREE_CREST,
    T_KING_AT_LEAST,
    T_MARKER,
    W_ALWAYS,
    W_KING,
    W_SETUP,
    Challenge,
)
from signoria.games.tiletum.terms import (
    BUILDINGS,
    CATHEDRALS,
    CHALLENGES,
    CONTRACT_SPACES,
    CREST_TILE,
    DECREES,
    FOOD,
    GOLD,
    IRON,
    KINDS,
    PERSON_TILE,
    ROOMED,
    S_CHALLENGES,
    STONE,
    WOOL,
)
from signoria.games.tiletum.told import E_CHALLENGE, E_COMPLETED, E_FILLED, E_KING
from signoria.kernel.position import put

RESOURCE_OF: Final = [IRON, STONE, FOOD, GOLD]
"""The resource of each kind of need; goods are kept as iron."""


def prepare(p: Europe) -> None:
    """Titus gets all his pieces and no resources; decree deck and challenge cards (T-14.1, T-14.2)."""
    seat = p.rules.automaton
    for kind in range(KINDS):
        p.goods[seat * KINDS + kind] = 0
    houses = p.house_supply[seat] + ROOMED
    pillars = p.pillar_supply[seat] + sum(p.rules.contract_pillar)
    p.house_supply = put(p.house_supply, seat, houses)
    p.pillar_supply = put(p.pillar_supply, seat, pillars)
    p.roofs = put(p.roofs, seat, 0)
    fairs = p.rules.solo.decree_fair
    p.decrees = [card for card in range(len(DECREES)) if fairs[card] < 0 or fairs[card] in p.fair_tile]
    p.chance.shuffle(p.decrees)
    p.decrees_left = len(p.decrees)
    cards = list(range(len(CHALLENGES)))
    p.chance.shuffle(cards)
    p.challenges = sorted(cards[: p.rules.solo.challenge_count])
    for rule in rules_for(p, W_SETUP):
        follow(p, seat, rule)


def rules_for(p: Europe, when: int) -> list[Challenge]:
    """The rules of the challenge cards in play that answer an event, in their order (T-14.12)."""
    return [rule for rule in p.rules.solo.rules if rule.when == when and rule.card in p.challenges]


def free_crests(p: Europe) -> list[int]:
    """Crests that challenge cards give Titus on top of the tiles of the game."""
    return [rule.crest for rule in rules_for(p, W_SETUP) if rule.op == T_FREE_CREST]


def follow(p: Europe, seat: int, rule: Challenge) -> None:
    """A rule about the king track or a free crest; a marker that is far enough needs no word."""
    if rule.op == T_KING_AT_LEAST:
        space = 0
        while p.rules.track_vp[space] < rule.n:
            space += 1
        if p.king[seat] < space:
            steps = space - p.king[seat]
            p.king = put(p.king, seat, space)
            raise_marker(p, seat)
            if p.ear is not None:
                p.ear.hear(E_CHALLENGE, [rule.card])
                p.ear.hear(E_KING, [seat, steps, p.rules.track_vp[space]])
    elif rule.op == T_FREE_CREST:
        p.crests = put(p.crests, seat * BUILDINGS + rule.building, rule.crest)
        p.families = put(p.families, seat, p.families[seat] | (1 << rule.crest))


def at_king_phase(p: Europe) -> None:
    """Challenge cards at the start of a king phase."""
    if p.rules.automaton >= 0:
        for rule in rules_for(p, W_KING):
            follow(p, p.rules.automaton, rule)


# What he has.


def new_crest(p: Europe, seat: int, tile: int) -> bool:
    """Whether a tile is a crest of a family that he lacks."""
    return CREST_TILE <= tile < PERSON_TILE and not (p.families[seat] >> (tile - CREST_TILE)) & 1


def keep_crest(p: Europe, seat: int, tile: int) -> None:
    p.titus_crests = [*p.titus_crests, tile - CREST_TILE]
    p.families = put(p.families, seat, p.families[seat] | (1 << (tile - CREST_TILE)))


def may_keep_contract(p: Europe, seat: int) -> bool:
    """A few unfulfilled contracts at most, and never more than there are spaces (T-14.6)."""
    held = len(p.titus_contracts)
    return held < p.rules.solo.most_unfulfilled and held + p.fulfilled(seat) < CONTRACT_SPACES


def open_cathedrals(p: Europe, seat: int) -> list[int]:
    """Cathedrals with his pillar and tiles left, to which he has not contributed."""
    found: list[int] = []
    for cathedral in range(len(CATHEDRALS)):
        if (p.pillared[seat] >> cathedral) & 1 and not (p.contributed[seat] >> cathedral) & 1:
            if p.spires[cathedral] < len(p.rules.cathedral_vp[cathedral]):
                found.append(cathedral)
    return found


def need_order(p: Europe, seat: int) -> list[int]:
    """What he needs, the most needed kind first (T-14.4)."""
    order: list[int] = []
    if p.titus_contracts:
        order.append(N_GOODS)
    if open_cathedrals(p, seat):
        order.append(N_STONE)
    if p.titus_crests:
        order.append(N_FOOD)
    order.append(N_GOLD)
    for kind in (N_GOODS, N_STONE, N_FOOD):
        if kind not in order:
            order.append(kind)
    return order


def gain_goods(p: Europe, seat: int, kind: int, n: int) -> None:
    """Resources for Titus: iron and wool are goods (T-14.4)."""
    gain(p, seat, IRON if kind == WOOL else kind, n)


def gain_needed(p: Europe, seat: int, n: int) -> None:
    for _ in range(n):
        gain(p, seat, RESOURCE_OF[need_order(p, seat)[0]], 1)


def challenge_points(p: Europe, seat: int, n: int) -> None:
    award(p, seat, S_CHALLENGES, n)


# His buildings.


def check_building(p: Europe, seat: int, building: int, just_filled: bool) -> None:
    """Filled and with a crest it is completed; its marker counts from his next action (T-14.11)."""
    if not p.filled(seat, building):
        return
    at_once = False
    for rule in rules_for(p, W_ALWAYS):
        if rule.op == T_MARKER:
            at_once = True
    if just_filled:
        if p.ear is not None:
            p.ear.hear(E_FILLED, [seat, building + 1])
        if at_once:
            set_marker(p, seat, building)
    if p.crests[seat * BUILDINGS + building] >= 0 and not (p.completed[seat] >> building) & 1:
        p.completed = put(p.completed, seat, p.completed[seat] | (1 << building))
        if p.ear is not None:
            p.ear.hear(E_COMPLETED, [seat, building + 1])
        if building < ROOMED and not at_once:
            set_marker(p, seat, building)
