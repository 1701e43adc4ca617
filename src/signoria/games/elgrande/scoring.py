"""Everything that gives points; the only writer of the ledger."""

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.position import Spain
from signoria.kernel.position import put, tell


def points_for(q: Spain, place: int, rank: int) -> int:
    """The points of a rank (0 is first) by the table in force; places beyond the counted ones give 0."""
    if rank >= q.book.scoring_places:
        return 0
    table = q.table_at(place)
    if table >= 0:
        return q.book.table_points[table * 3 + rank]
    return q.book.points[place * 3 + rank]


def award(q: Spain, seat: int, source: int, points: int, event: int, place: int) -> None:
    if points == 0:
        return
    q.credit(seat, source, points)
    tell(q, event, seat, points, place)


def score_place(q: Spain, place: int, by_card: bool, first_only: bool = False) -> None:
    """Score one region or the tower (EG-13.4): ranks from high to low, ties drop to the next place."""
    if place == t.TOWER:
        source = t.FROM_CARD_TOWER if by_card else t.FROM_TOWER
    else:
        source = t.FROM_CARD_REGIONS if by_card else t.FROM_REGIONS
    before = len(q.ear.events) if q.ear is not None else 0
    rank = 0
    ceiling = 99
    while rank < 3:
        best = 0
        tied = 0
        leader = -1
        for colour in range(q.book.colours):
            n = q.men[colour * t.PLACES + place]
            if n >= ceiling or n == 0:
                continue
            if n > best:
                best = n
                tied = 1
                leader = colour
            elif n == best:
                tied += 1
        if best == 0:
            break
        if tied > 1:
            rank += 1
        if tied > 1 and first_only:
            break
        points = points_for(q, place, rank)
        for colour in range(q.seats):
            if q.men[colour * t.PLACES + place] == best:
                award(q, colour, source, points, told.E_SCORE, place)
        if rank == 0 and leader < q.seats:
            if place == q.king:
                award(q, leader, t.FROM_KING, q.book.king_bonus, told.E_BONUS_KING, place)
            if q.grande[leader] == place:
                award(q, leader, t.FROM_GRANDE, q.book.grande_bonus, told.E_BONUS_GRANDE, place)
        if first_only:
            break
        ceiling = best
        rank += 1
    if q.ear is not None and len(q.ear.events) == before:
        q.ear.hear(told.E_SCORE_NONE, [place])


def open_tower(q: Spain, by_card: bool) -> None:
    """Score the tower (EG-13.2, EG-22.3); everybody sees what was in it."""
    q.learn()
    tell(q, told.E_TOWER_OPEN)
    score_place(q, t.TOWER, by_card)


def general_scoring(q: Spain, dials: list[int]) -> None:
    """The tower, the move out of it, then the nine regions; `dials` holds a region or -1 for each seat."""
    open_tower(q, False)
    if q.king != t.TOWER:
        for seat in range(q.seats):
            if dials[seat] >= 0:
                leave_tower(q, seat, dials[seat])
    for region in range(t.REGIONS):
        score_place(q, region, False)


def leave_tower(q: Spain, seat: int, target: int) -> None:
    """Caballeros and grande go where the dial points; the King's region sends caballeros to court (EG-R8)."""
    n = q.men[seat * t.PLACES + t.TOWER]
    home = target == q.king
    if n > 0:
        q.move_men(seat, t.TOWER, t.COURT if home else target, n)
        if home:
            tell(q, told.E_TOWER_HOME, seat, n)
        else:
            tell(q, told.E_TOWER_OUT, seat, n, target)
    if q.grande[seat] == t.TOWER:
        if home:
            tell(q, told.E_GRANDE_BACK, seat)
        else:
            q.grande = put(q.grande, seat, target)
            tell(q, told.E_GRANDE_OUT, seat, target)
