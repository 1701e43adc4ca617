"""A position in the short forms of scenarios, the other way round: what `scenario.complete` would be told."""

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.scenario import STATES

Table = dict[str, object]


def brief(p: Florence) -> Table:
    """Cards, excommunications and leaders of every seat, dice by colour, packs of the draft."""
    axes = p.book.axes
    seats = axes["seat"]
    holding: Table = {}
    banned: Table = {}
    leaders: Table = {}
    packs: Table = {}
    row = len(axes["holding"])
    for seat, name in enumerate(seats):
        holding[name] = frozenset(
            [axes["card"][card] for card in p.holding[seat * row : (seat + 1) * row] if card >= 0]
        )
        banned[name] = frozenset(
            [axes["excommunication"][tile] for period, tile in enumerate(p.cast) if (p.banned[seat] >> period) & 1]
        )
        leaders[name] = {
            state: frozenset(
                [axes["leader"][leader] for leader, place in enumerate(p.leaders) if place == seat * 4 + number]
            )
            for state, number in STATES.items()
        }
        pack = p.packs[seat * t.DEALT : (seat + 1) * t.DEALT]
        packs[name] = frozenset([axes["leader"][leader] for leader in pack if leader >= 0])
    dice: Table = dict(zip(axes["coloured"], p.dice, strict=False))
    return {"holding": holding, "dice": dice, "banned": banned, "leaders": leaders, "packs": packs}
