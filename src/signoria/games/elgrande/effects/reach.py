"""What effects reach on the board: asked by several ops, and by the steps that they push."""

from signoria.games.elgrande import terms as t
from signoria.games.elgrande import told
from signoria.games.elgrande.effects.nodes import (
    ABROAD,
    ADJACENT_REGION,
    ANY,
    ANY_REGION,
    BESIDE_TOWER,
    BY_TOTAL,
    BY_VALUE,
    FEWEST,
    OWN,
    Node,
)
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import points_for
from signoria.kernel.position import tell


def men_outside(q: Spain, colour: int, first: int = 0) -> int:
    """Caballeros of a colour in regions other than the King's: what effects and shortage may touch.

    With `first` only in that region and those after it: what is left for a choice in rising order.
    """
    total = 0
    base = colour * t.PLACES
    for region in range(first, t.REGIONS):
        if region != q.king:
            total += q.men[base + region]
    return total


def eligible(q: Spain, seat: int, owner: int, colour: int) -> bool:
    """Whether a card that names an owner reaches a colour."""
    if owner == ANY:
        return True
    return (colour == seat) == (owner == OWN)


def grande_refusal(q: Spain, seat: int, node: Node, region: int) -> int:
    """Why the own grande cannot go to a region (EG-22.6)."""
    home = q.grande[seat]
    if home == q.king:
        return told.KINGS_REGION
    if home == t.TOWER:
        return told.TOWER_TABOO
    if region == home:
        return told.SAME_PLACE
    if region == q.king:
        return told.KINGS_REGION
    if node.destination == ADJACENT_REGION and not (q.book.adjacent[home] >> region) & 1:
        return told.GRANDE_FAR
    return 0


def king_refusal(q: Spain, node: Node, place: int) -> int:
    """Why a card cannot send the King to a place (EG-19, EG-22.7)."""
    to = node.destination
    if place == q.king:
        return told.KING_STAYS
    if to == ABROAD:
        return 0 if place in (t.FRANCE, t.PORTUGAL) else told.KING_NOT_ABROAD
    if to == BESIDE_TOWER:
        return 0 if place == t.TOWER else told.KING_NOT_AT_TOWER
    if place >= t.REGIONS:
        # Your Majesty rules these places out itself; where it is not in play, Exile and Revolt tell the way there.
        if to == ANY_REGION and not q.book.regency:
            return told.KING_CANNOT
        return told.KING_NOT_AT_TOWER if place == t.TOWER else told.KING_NOT_ABROAD
    if to == ANY_REGION:
        return 0
    if to == ADJACENT_REGION:
        return 0 if (q.book.adjacent[q.king] >> place) & 1 else told.KING_NOT_ADJACENT
    if to == FEWEST:
        return 0 if (extreme_regions(q, False) >> place) & 1 else told.NOT_FEWEST
    return 0 if place in q.grande else told.NO_GRANDE_THERE


def extreme_regions(q: Spain, most: bool) -> int:
    """The regions with the most or the fewest caballeros of all colours, empty ones left out, as a mask."""
    found = 0
    mask = 0
    for region in range(t.REGIONS):
        n = q.crowd(region)
        if n == 0:
            continue
        if found == 0 or (n > found if most else n < found):
            found = n
            mask = 0
        if n == found:
            mask |= t.BIT[region]
    return mask


def loss_regions(q: Spain, seat: int, least: int) -> int:
    """The regions that a seat may dial to lose caballeros in, as a mask (EG-22.2)."""
    mask = 0
    for region in range(t.REGIONS):
        if region != q.king and q.men[seat * t.PLACES + region] >= least:
            mask |= t.BIT[region]
    return mask


def evictable(q: Spain, seat: int, region: int) -> bool:
    """Whether Eviction may name a region: an opponent who dials has caballeros there (EG-22.12)."""
    if region == q.king:
        return False
    for other in range(q.seats):
        if other != seat and q.men[other * t.PLACES + region] > 0:
            return True
    return False


def selected(q: Spain, node: Node) -> int:
    """The regions that a scoring card selects by itself, as a mask (EG-9.4)."""
    if node.select == BY_TOTAL:
        return extreme_regions(q, node.most)
    if node.select == BY_VALUE:
        mask = 0
        for region in range(t.REGIONS):
            if points_for(q, region, 0) in node.values:
                mask |= t.BIT[region]
        return mask
    return t.ALL_REGIONS


def send_home(q: Spain, colour: int, place: int, count: int) -> None:
    """Caballeros of a colour go back to its province (EG-9.3)."""
    if count == 0:
        return
    q.move_men(colour, place, t.PROVINCE, count)
    tell(q, told.E_LOSS, colour, place, count)
