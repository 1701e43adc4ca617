"""A position in the short forms of scenarios, the other way round: what `complete` would be told."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.position import Italy

Table = dict[str, object]


def brief(p: Italy) -> Table:
    """Cities by holder, and the tiles that are exhausted."""
    axes = p.book.axes
    cities: dict[str, list[str]] = {holder: [] for holder in axes["holder"]}
    for city in p.book.cities:
        if p.control[city] >= 0:
            cities[axes["holder"][p.control[city]]].append(t.CITIES[city])
    exhausted = frozenset([tile for tile, face in zip(axes["face"], p.face, strict=True) if face == 1])
    return {"cities": {holder: frozenset(towns) for holder, towns in cities.items()}, "exhausted": exhausted}
