"""The sequence of play, in the order in which it is played: what follows what (V-3.1, V-12.1).

title.py hands each of these to the step that opens the phase. They push frames forward; the step turns them round.
"""

from signoria.games.virtu import terms as t
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps.winter import upkeep_due
from signoria.kernel.position import NOBODY


def the_game(p: Italy) -> None:
    """Everybody places the family cards (V-2.7, V-R1); then comes year after year."""
    if p.book.secret_family:
        counts = [len(cards) for cards in p.book.family]
        p.push_sealed(t.FAMILY, counts, max(counts))
    else:
        for seat in p.order:
            p.push(t.OPENING, seat)
    p.push(t.YEAR)


def a_year(p: Italy) -> None:
    """Spring, which ends with the sieges, and Winter, which follows from the new turn order (V-3.1)."""
    p.push(t.SPRING)
    p.push(t.SIEGES)
    p.push(t.YEAR_END)


def a_turn(p: Italy, seat: int) -> None:
    """A seat's turn in Spring: the marker, which leads to the action of a room (V-3.2, V-5.2)."""
    p.push(t.START if p.marker[seat] < 0 else t.MARKER, seat)


def after_the_sieges(p: Italy) -> None:
    """Whoever was beaten retreats (V-11.13)."""
    p.push(t.RETREATS, NOBODY, 0, -1)


def after_the_retreats(p: Italy) -> None:
    """The new turn order; whether the end has come (V-11.16, V-11.17)."""
    p.push(t.ORDER)


def the_winter(p: Italy) -> None:
    """Winter, seat by seat in the new order (V-12.1)."""
    for seat in p.order:
        p.push(t.WINTER, seat)


def a_winter(p: Italy, seat: int) -> None:
    """A seat's Winter: upkeep, the palace, purchases, troops, and an alliance with a great power (V-12.1, VW-7)."""
    if upkeep_due(p, seat):
        p.push(t.UPKEEP, seat)
    p.push(t.ARRANGE, seat)
    p.push(t.BUY, seat, 0, -1)
    p.push(t.RECRUIT, seat, -1)
    if not p.book.duel:
        p.push(t.ALLY, seat)


def after_a_year(p: Italy, over: bool) -> None:
    """The next year, or prestige (V-14.1, VW-8.1)."""
    p.push(t.SCORING if over else t.YEAR)
