"""V-4.3: whether a cost can be paid, against trying every way to share out the reliefs."""

from itertools import product

import pytest

from signoria.games.virtu import packed
from signoria.games.virtu.bill import can_cover, key_of
from signoria.games.virtu.terms import CROSS, CROWN, EITHER, FLORIN, KINDS, R_COURT
from signoria.kernel.chance import Chance, seeded
from virtu.table import deal

P = deal(4, "bill")


def tried(found: list[int], cost: list[int], short: int, without: int, ordered: int, bound: int) -> bool:
    """Every relief gives one of its kinds; crowns and crosses beyond their own number pay the rest."""
    gifts: list[list[tuple[int, int]]] = []
    for i in range(0, len(found), 2):
        units = P.book.sym[found[i + 1] * KINDS : found[i + 1] * KINDS + KINDS]
        if found[i] != without:
            late = [kind == ordered and key_of(n, found[i]) < bound for kind, n in enumerate(units)]
            gifts.append([(0, 0), *[(kind, n) for kind, n in enumerate(units) if n and not late[kind]]])
    for way in product(*gifts):
        have = [0] * KINDS
        for kind, n in way:
            have[kind] += n
        enough = have[FLORIN] >= short and all(have[kind] >= cost[kind] for kind in range(CROWN, KINDS))
        if enough and have[CROWN] + have[CROSS] >= cost[CROWN] + cost[CROSS] + cost[EITHER]:
            return True
    return False


def some_cost(luck: Chance) -> list[int]:
    cost = [0] * (KINDS + 1)
    for _ in range(luck.below(4)):
        cost[[CROWN, CROSS, CROWN, EITHER, 3, 4, 5][luck.below(7)]] += 1 + luck.below(2)
    return cost


@pytest.mark.clause("V-4.1", "V-4.3")
@pytest.mark.parametrize("seed", range(8))
def test_a_cost_can_be_covered_if_some_way_to_share_out_the_reliefs_covers_it(seed: int) -> None:
    luck = seeded(b"bill %d" % seed)
    verdicts: set[bool] = set()
    for _ in range(60):
        found: list[int] = []
        for k in range(1 + luck.below(4)):
            found += [R_COURT + k, luck.below(P.book.room_row)]
        cost = some_cost(luck)
        short = [0, 1 + luck.below(5)][luck.below(2)]
        without = R_COURT + luck.below(5)
        ordered = [-1, luck.below(5)][luck.below(2)]
        bound = key_of(1 + luck.below(3), R_COURT + luck.below(4))
        limits = (without, ordered, bound) if luck.below(2) else (-1, -1, 0)
        verdict = can_cover(P, found, packed.pack(cost), short, *limits)
        assert verdict == tried(found, cost, short, *limits), (found, cost, short, limits)
        verdicts.add(verdict)
    assert verdicts == {False, True}
