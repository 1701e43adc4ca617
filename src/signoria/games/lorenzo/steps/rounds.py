"""The frame of the game: tiles, draft, rounds, turns, Vatican report, cleanup, final scoring."""

from typing import Final

from signoria.games.lorenzo import notation
from signoria.games.lorenzo.gains import award
from signoria.games.lorenzo.modifiers import refresh
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.scoring import final_scoring
from signoria.games.lorenzo.steps.leading import kept_by
from signoria.games.lorenzo.steps.placing import turn_to
from signoria.games.lorenzo.terms import (
    ACTIONS,
    AFTER,
    BOX,
    CLEANUP,
    COINS,
    DEALT,
    DISCARD,
    DISCARDED,
    DRAFT,
    E_CARD,
    E_DICE,
    E_DRAFT,
    E_EXCOMMUNICATED,
    E_NEXT_ORDER,
    E_ORDER,
    E_PASS,
    E_REFUSED,
    E_REMOVED,
    E_ROUND,
    E_SKIPPED,
    E_SUPPORT,
    E_TILE,
    FAITH,
    FLOORS,
    IN_HAND,
    LEADERS,
    M_CHURCH,
    M_LATE,
    M_RATE,
    M_SIZE,
    MARKET,
    MEMBER_PLACED,
    MEMBER_TOO_WEAK,
    MUST_PLACE,
    NEUTRAL,
    NOT_IN_PACK,
    PLAY,
    REPORT,
    ROUND,
    S_CHURCH,
    SCORING,
    SERVANTS,
    SPACE,
    STOCK,
    TILE_TAKEN,
    TURN,
    UNPLACED,
    USE,
    USED,
    VATICAN,
)
from signoria.games.lorenzo.values import OPEN as UNSET
from signoria.games.lorenzo.values import space_refusal
from signoria.kernel.position import NONE, REDUNDANT, Choice, Position, Sealed, Step, put


class Tile(Choice):
    """The last player in turn order takes a bonus tile first (L-2.7)."""

    def __init__(self) -> None:
        super().__init__("tile", "L-2.7", [notation.tile()])

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        tile = move - self.base
        return TILE_TAKEN if p.rules.tile_basic[tile] or tile in p.tiles else 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        p.pop()
        p.tiles = put(p.tiles, seat, move - self.base)
        if p.ear is not None:
            p.ear.hear(E_TILE, [seat, move - self.base])


class LeadersDealt(Step):
    """Four leaders for everybody; the draft begins (L-2.8, L-2.9)."""

    def __init__(self) -> None:
        super().__init__("leaders", "L-2.8")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        p.pop()
        p.learn()
        leaders = list(range(LEADERS))
        p.chance.shuffle(leaders)
        p.packs = leaders[: p.seats * DEALT]
        p.picks = [-1] * (p.seats * DEALT)
        p.leaders = [BOX] * LEADERS
        p.push_sealed(DRAFT, [1] * p.seats)

    def stop(self, p: Position) -> bool:
        return True


def pack_of(p: Florence, seat: int, turn: int) -> int:
    """The pack that a seat holds in a turn of the draft: packs go to the right-hand neighbour (L-R35)."""
    return (seat + turn) % p.seats


def pack_left(p: Florence, pack: int) -> list[int]:
    """What has not been picked from a pack yet; sorted, for the order of a pack means nothing to anybody."""
    picked = p.picks[pack * DEALT : pack * DEALT + DEALT]
    left = [leader for leader in p.packs[pack * DEALT : pack * DEALT + DEALT] if leader not in picked]
    left.sort()
    return left


class Draft(Sealed):
    """Everybody keeps one leader and hands on the rest, three times; the last is kept by itself. Slot: which time."""

    def __init__(self) -> None:
        super().__init__("draft", "L-2.8", [notation.leader()])

    def domain(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return [self.base + leader for leader in pack_left(p, pack_of(p, seat, p.slot(0)))]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        return 0 if move - self.base in pack_left(p, pack_of(p, seat, p.slot(0))) else NOT_IN_PACK

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.extend(self.domain(p, seat))

    def reveal(self, p: Position, answers: list[int]) -> None:
        assert isinstance(p, Florence)
        turn = p.slot(0)
        p.pop()
        for seat in range(p.seats):
            keep(p, seat, turn, answers[seat] - self.base)
        if turn + 1 < DEALT:
            p.push_sealed(DRAFT, [1] * p.seats, 1, turn + 1)
        else:
            gather(p)


def gather(p: Florence) -> None:
    """The draft is over: note who kept what."""
    p.troupe = [p.picks[pack_of(p, seat, turn) * DEALT + turn] for seat in range(p.seats) for turn in range(DEALT)]


def keep(p: Florence, seat: int, turn: int, leader: int) -> None:
    p.picks = put(p.picks, pack_of(p, seat, turn) * DEALT + turn, leader)
    p.leaders = put(p.leaders, leader, seat * 4 + IN_HAND)
    if p.ear is not None:
        p.ear.hear(E_DRAFT, [seat, leader], 1 << seat)


class Round(Step):
    """Preparation: cards to the towers, dice (L-4)."""

    def __init__(self) -> None:
        super().__init__("round", "L-4.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        p.pop()
        p.learn()
        p.round += 1
        if p.ear is not None and p.round == 1:
            for place, seat in enumerate(p.order):
                p.ear.hear(E_ORDER, [seat, place + 1, p.has(seat, COINS)])
        if p.ear is not None:
            p.ear.hear(E_ROUND, [p.round])
        first = p.period() * 8 + (p.round - 1) % 2 * 4
        for kind in range(4):
            cards = p.decks[kind * 24 + first : kind * 24 + first + 4]
            p.tower[kind * 4 : kind * 4 + 4] = cards
            if p.ear is not None:
                p.ear.hear(E_CARD, [kind, *cards])
        p.dice = [p.chance.below(6) + 1, p.chance.below(6) + 1, p.chance.below(6) + 1]
        if p.ear is not None:
            p.ear.hear(E_DICE, [p.dice[0], p.dice[1], p.dice[2]])
        p.push(CLEANUP)
        if p.round % 2 == 0:
            p.push(VATICAN)
        p.push(ACTIONS)

    def stop(self, p: Position) -> bool:
        return True


class Actions(Step):
    """Whose turn is next: four laps, then the turns that a tile delayed (L-5.1, L-R28). Slots: lap, place."""

    def __init__(self) -> None:
        super().__init__("actions", "L-5.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        agenda = p.agenda
        lap = agenda[-6]
        place = agenda[-5]
        while lap < 5:
            while place < p.seats:
                seat = p.order[place]
                place += 1
                late = p.mods[seat * M_SIZE + M_LATE] == 1
                if lap == 4 and not late:
                    continue
                if lap == 0 and late:
                    if p.ear is not None:
                        p.ear.hear(E_SKIPPED, [seat])
                    continue
                agenda[-6] = lap
                agenda[-5] = place
                p.push(TURN, seat, 1 if lap == 4 else 0)
                return
            place = 0
            lap += 1
        p.pop()

    def stop(self, p: Position) -> bool:
        return True


ASIDES: Final = [[], [DISCARD, PLAY], [USE], [DISCARD, PLAY, USE]]
"""Leader actions that a seat can think of: with leaders in hand (1), with leaders on the table (2)."""


def leader_steps(p: Florence, seat: int) -> list[int]:
    if not p.rules.advanced:
        return NONE
    found = 0
    hand = seat * 4 + IN_HAND
    for leader in kept_by(p, seat):
        place = p.leaders[leader]
        if place == hand:
            found |= 1
        elif place < hand + DISCARDED:
            found |= 2
    return ASIDES[found]


def lifted(p: Florence, seat: int, member: int, value: int) -> bool:
    """Whether the bonus of a card makes a member strong enough somewhere (switch of L-R4)."""
    for space in range(MARKET):
        if space_refusal(p, seat, member, value, space) == 0:
            return True
    return False


class Turn(Choice):
    """A placement, after any leader actions (L-5.2). Slot: 1 in a turn that makes up for a skipped one."""

    def __init__(self) -> None:
        super().__init__("place", "L-5.3", [notation.member()], ["pass"])
        self.hints = ["value"]
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return leader_steps(p, seat)

    def refusal(self, p: Position, seat: int, move: int) -> int:
        assert isinstance(p, Florence)
        member = move - self.base
        if member == self.plain:
            return self.pass_refusal(p, seat)
        if p.members[seat * 4 + member] != UNPLACED:
            return MEMBER_PLACED
        value = p.member_value(seat, member)
        # The palace takes every member of value 1 or more, so only the servants can be missing.
        if value + p.has(seat, SERVANTS) // p.mod(seat, M_RATE) < 1:
            if not (p.rules.bonus_counts and lifted(p, seat, member, value)):
                return MEMBER_TOO_WEAK
        for other in range(member):
            if other < NEUTRAL and member < NEUTRAL and p.members[seat * 4 + other] == UNPLACED:
                if p.member_value(seat, other) == value and p.fixed[seat * 3 + other] == p.fixed[seat * 3 + member]:
                    return REDUNDANT
        return 0

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        assert isinstance(p, Florence)
        extra = p.goods[seat * STOCK + SERVANTS] // p.mods[seat * M_SIZE + M_RATE]
        alike: list[tuple[int, int]] = []
        must_place = False
        for member in range(NEUTRAL + 1):
            if p.members[seat * 4 + member] != UNPLACED:
                continue
            value = p.member_value(seat, member)
            if value >= 1:
                must_place = True
            elif value + extra < 1 and not (p.rules.bonus_counts and lifted(p, seat, member, value)):
                continue
            if member < NEUTRAL:
                worth = (value, p.fixed[seat * 3 + member])
                if worth in alike:
                    spare.append(self.base + member)
                    continue
                alike.append(worth)
            legal.append(self.base + member)
        if (p.agenda[-6] or not must_place) and self.pass_refusal(p, seat) == 0:
            legal.append(self.base + self.plain)

    def pass_refusal(self, p: Florence, seat: int) -> int:
        """Passing is legal when no member can be placed free of charge (L-R2)."""
        if p.slot(0) and p.rules.makeup_optional:
            return 0
        extra = p.has(seat, SERVANTS) // p.mod(seat, M_RATE) if p.rules.strict_pass else 0
        for member in range(NEUTRAL + 1):
            if p.members[seat * 4 + member] == UNPLACED and p.member_value(seat, member) + extra >= 1:
                return MUST_PLACE
        return 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        member = move - self.base
        turn_to(p, AFTER)
        p.fill(0, 0)
        if member == self.plain:
            if p.ear is not None:
                p.ear.hear(E_PASS, [seat])
        else:
            p.push(SPACE, seat, member, p.member_value(seat, member), UNSET, UNSET, 0, UNSET)


class After(Choice):
    """The placement is done: leader actions, then the end of the turn (L-5.7)."""

    def __init__(self) -> None:
        super().__init__("turn", "L-5.7", None, ["end"])
        self.with_asides = True

    def asides(self, p: Position, seat: int) -> list[int]:
        assert isinstance(p, Florence)
        return leader_steps(p, seat)

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        legal.append(self.base)

    def apply(self, p: Position, seat: int, move: int) -> None:
        p.pop()

    def stop(self, p: Position) -> bool:
        return True


class Vatican(Step):
    """The report at the end of a period (L-13)."""

    def __init__(self) -> None:
        super().__init__("vatican", "L-13.1")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        p.pop()
        period = p.period()
        required = p.rules.faith_required[period]
        last = p.round == p.rules.round_count
        for seat in reversed(p.order):
            if not last and p.has(seat, FAITH) >= required:
                p.push(REPORT, seat)
        for seat in p.order:
            if p.has(seat, FAITH) < required:
                excommunicate(p, seat, E_EXCOMMUNICATED)
        if last:
            for seat in p.order:
                met = p.has(seat, FAITH) >= required and p.rules.church_in_last
                support(p, seat, p.mod(seat, M_CHURCH) if met else 0)

    def stop(self, p: Position) -> bool:
        return True


def excommunicate(p: Florence, seat: int, event: int) -> None:
    """The tile of this period stays with a seat: for want of faith (L-13.2), or because it refused (L-13.3)."""
    p.banned = put(p.banned, seat, p.banned[seat] | (1 << p.period()))
    if p.ear is not None:
        p.ear.hear(event, [seat, p.cast[p.period()]])
    refresh(p, seat)


def support(p: Florence, seat: int, church: int) -> None:
    """Score the faith step, then faith is 0 (L-13.3); `church` is the bonus of a leader."""
    steps = min(p.has(seat, FAITH), len(p.rules.faith_vp) - 1)
    if p.ear is not None:
        p.ear.hear(E_SUPPORT, [seat, p.has(seat, FAITH)])
    award(p, seat, S_CHURCH, p.rules.faith_vp[steps] + church)
    p.goods[seat * STOCK + FAITH] = 0


class Report(Choice):
    """Support the church or refuse (L-13.3)."""

    def __init__(self) -> None:
        super().__init__("church", "L-13.3", None, ["support", "refuse"])

    def apply(self, p: Position, seat: int, move: int) -> None:
        assert isinstance(p, Florence)
        p.pop()
        if move == self.base:
            support(p, seat, p.mod(seat, M_CHURCH))
        else:
            excommunicate(p, seat, E_REFUSED)


class Cleanup(Step):
    """Cards and members go, the palace makes the new turn order (L-14)."""

    def __init__(self) -> None:
        super().__init__("cleanup", "L-14.2")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        p.pop()
        left = sum(1 for card in p.tower if card >= 0)
        if left and p.ear is not None:
            p.ear.hear(E_REMOVED, [left])
        p.tower = [-1] * FLOORS
        order: list[int] = []
        for seat in p.queue + p.order:
            if seat not in order:
                order.append(seat)
        if order != p.order and p.ear is not None:
            for place, seat in enumerate(order):
                p.ear.hear(E_NEXT_ORDER, [seat, place + 1])
        p.order = order
        p.queue = NONE
        p.members = [UNPLACED] * (p.seats * 4)
        p.crowd = [0] * len(p.crowd)
        p.fixed = [0] * (p.seats * 3)
        if p.leaders:
            p.leaders = [place - 1 if place >= 0 and place % 4 == USED else place for place in p.leaders]
        p.push(SCORING if p.round == p.rules.round_count else ROUND)


class Scoring(Step):
    """Final scoring (L-15)."""

    def __init__(self) -> None:
        super().__init__("scoring", "L-15.9")

    def run(self, p: Position) -> None:
        assert isinstance(p, Florence)
        p.pop()
        final_scoring(p)
