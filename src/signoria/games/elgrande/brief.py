"""A position in the short forms of scenarios, the other way round: what `scenario.complete` would be told."""

from signoria.games.elgrande import terms as t
from signoria.games.elgrande.position import Spain

Table = dict[str, object]


def brief(p: Spain) -> Table:
    """Power cards on the table, grey cards in hand, who holds a Veto."""
    book = p.book
    seats = book.axes["seat"]
    played: Table = {}
    for colour, name in enumerate(book.axes["colour"]):
        power, grey = p.played[colour * 3], p.played[colour * 3 + 1]
        if power >= 0:
            played[name] = {"power": power + 1, "grey": book.greys[grey]} if grey >= 0 else power + 1
    hands: dict[str, list[str]] = {name: [] for name in seats}
    for card, place in enumerate(p.grey):
        if place >= 0 and place % t.SPAN == t.IN_HAND and place // t.SPAN < p.seats:
            hands[seats[place // t.SPAN]].append(book.greys[card])
    veto = [{"seat": seats[p.veto[i]], "until": p.veto[i + 1]} for i in range(0, len(p.veto), 2)]
    return {"played": played, "grey": {name: frozenset(cards) for name, cards in hands.items()}, "veto": veto}
