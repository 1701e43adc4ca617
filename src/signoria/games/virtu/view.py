"""What a seat may know: everything but the family placement of others before it is revealed (V-1.15)."""

from typing import Final

from signoria.games.virtu import terms as t
from signoria.games.virtu.position import FIELDS, Italy
from signoria.games.virtu.scoring import crosses_of, tally, totals
from signoria.games.virtu.steps.market import awaited
from signoria.games.virtu.steps.spring import ANSWERS
from signoria.kernel.chance import Chance
from signoria.kernel.flow import top
from signoria.kernel.position import OPEN, UNASKED
from signoria.kernel.schema import Field, write_value
from signoria.kernel.view import sight

PUBLIC: Final = [field for field in FIELDS if field.name != "battle"]


def view(p: Italy, seat: int) -> dict[str, object]:
    """The position as a seat sees it; seat -1 is a spectator."""
    book = p.book
    seats = book.axes["seat"]
    data = sight(p, seat, PUBLIC)
    data["battle"] = p.battle
    data["powers"] = dict(zip(seats, book.power_names, strict=True))
    # All prestige comes at the end, so the table shows what it would be now; a sealed placement is not in it (V-1.15).
    data["scores"] = dict(zip(seats, totals(p), strict=True))
    data["ledger"] = write_value(book, Field("ledger", ["seat", "source"]), tally(p))
    data["crosses"] = {name: crosses_of(p, i) for i, name in enumerate(seats)}
    if p.agenda and top(p).number == t.CLEAR:
        data["arriving"] = awaited(p)
    data["slots_usable"] = {name: p.slots(i) for i, name in enumerate(seats)}
    return data


def imagine(p: Italy, seat: int, chance: Chance) -> Italy:
    """A copy in which the sealed placements of the others are dealt anew; nothing else is hidden."""
    q = p.copy()
    q.chance = chance.fresh()
    if not q.sealed:
        return q
    step = top(q)
    width = q.slot(ANSWERS)
    given = q.sealed
    for other in range(q.seats):
        if other == seat:
            continue
        count = sum(1 for n in given[other * width : other * width + width] if n > OPEN)
        sealed = q.sealed[:]
        for k in range(width):
            if sealed[other * width + k] != UNASKED:
                sealed[other * width + k] = OPEN
        q.sealed = sealed
        for _ in range(count):
            answers = [move for move in step.domain(q, other) if step.refusal(q, other, move) == 0]
            step.apply(q, other, answers[chance.below(len(answers))])
    return q
