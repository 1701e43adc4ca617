"""What every view begins with: the public fields, the table, and the decision that is open."""

from signoria.kernel.flow import top
from signoria.kernel.position import FRAME, OPEN, UNASKED, Position
from signoria.kernel.schema import Field, write_frame, write_value
from signoria.kernel.step import move_text


def sight(p: Position, seat: int, public: list[Field]) -> dict[str, object]:
    """The part of a view that is the same for all titles; seat -1 is a spectator."""
    book = p.book
    seats = book.axes["seat"]
    data: dict[str, object] = {field.name: write_value(book, field, getattr(p, field.name)) for field in public}
    data["ledger"] = write_value(book, Field("ledger", ["seat", "source"]), p.ledger)
    data["seats"] = seats
    data["viewer"] = seats[seat] if seat >= 0 else "none"
    data["scores"] = {name: p.score(i) for i, name in enumerate(seats)}
    data["options"] = book.options
    if p.agenda:
        data["step"] = top(p).name
        data["clause"] = top(p).clause
        data["frame"] = write_frame(book, p.agenda[-FRAME:])
        if top(p).sealed:
            look_at_seals(p, seat, data)
        else:
            data["turn"] = seats[p.seat()] if 0 <= p.seat() < len(seats) else "none"
    return data


def is_sealed(p: Position, first: int, width: int) -> bool:
    """Whether a seat has given all its answers, which begin there."""
    return p.sealed[first] > OPEN and OPEN not in p.sealed[first : first + width]


def look_at_seals(p: Position, seat: int, data: dict[str, object]) -> None:
    """Who is asked and who has answered; only the own answer itself."""
    seats = p.book.axes["seat"]
    width = p.agenda[-1]
    data["asked"] = [name for i, name in enumerate(seats) if p.sealed[i * width] != UNASKED]
    data["sealed"] = [name for i, name in enumerate(seats) if is_sealed(p, i * width, width)]
    if seat >= 0:
        given = p.sealed[seat * width : seat * width + width]
        data["answer"] = [move_text(top(p), move) for move in given if move > OPEN]
