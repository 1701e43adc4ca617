"""The numbers that the words of prompts and refusals need. A key that names a vocabulary is put into words."""

from signoria.games.elgrande.effects import men_outside
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.terms import (
    BANISH,
    CHOOSE,
    COURT,
    DIAL,
    DROP,
    END,
    ESCORT,
    GIVE,
    GRANDE,
    GREY,
    GREYS,
    KING,
    LAY,
    LEVY,
    LIFT,
    MARCH,
    MARCH_TO,
    MENU,
    NOT_BORDERING,
    OVER_LIMIT,
    PLACE,
    PLACES,
    POWER,
    PROVINCE,
    RECALL,
    SETTLE,
    SUMMON,
    THROW,
    TOO_FEW,
    TOWER,
    VALUE_TAKEN,
    VETO,
)
from signoria.kernel.flow import refusal, top
from signoria.kernel.notation import operands_of


def situation(p: Spain, seat: int) -> dict[str, int]:
    """What the prompt of the open decision tells."""
    step = top(p).number
    if step == POWER:
        return {"round": p.rules.rounds[p.round - 1]}
    if step == SUMMON:
        return {"count": p.slot(0), "province": p.men[seat * PLACES + PROVINCE]}
    if step in (LEVY, GIVE):
        return {"count": p.slot(0)}
    if step == PLACE:
        return {"count": min(p.slot(0), p.men[seat * PLACES + COURT]), "place": p.king}
    if step == LIFT:
        return {"count": p.slot(1)}
    if step == SETTLE:
        return {"count": min(p.slot(1), p.men[seat * PLACES + COURT])}
    if step == RECALL:
        return {"count": min(p.slot(1), men_outside(p, seat))}
    if step == CHOOSE:
        return {"card": p.under(0)}
    if step == GREY:
        return {"grey": p.slot(0)}
    if step == MENU:
        return {"card": p.slot(0), "court": p.men[seat * PLACES + COURT], "done": p.slot(1)}
    if step == VETO:
        return {"seat": p.slot(0), "card": p.slot(1)}
    if step == DROP:
        return {"seat": p.slot(0), "place": p.slot(1)}
    if step == MARCH:
        return {"place": p.slot(1)}
    if step == MARCH_TO:
        return {"place": p.slot(0), "count": p.slot(1)}
    if step == THROW:
        return {"count": min(p.rules.nodes[p.slot(0)].count, p.men[seat * PLACES + COURT])}
    if step == BANISH:
        return {"seat": p.slot(0)}
    if step == DIAL:
        return {"purpose": p.slot(0), "count": p.men[seat * PLACES + TOWER] if seat >= 0 else 0}
    if step == LAY:
        return {"table": p.slot(0)}
    if step == GRANDE:
        return {"place": p.grande[seat]}
    if step == KING:
        return {"place": p.king}
    if step == ESCORT:
        return {"count": p.slot(0), "place": p.slot(1)}
    return {}


def explain(p: Spain, seat: int, move: int, code: int) -> dict[str, int]:
    """The operands of the refused move by name, the King's place, and what this refusal is about."""
    step = p.book.steps[p.book.owner[move]]
    found: dict[str, int] = {}
    for operand, index in zip(step.operands, operands_of(step, move), strict=False):
        if operand.tokens[index] == "none":
            continue
        number = index
        if operand.kind == "":
            number = int(operand.tokens[index])
        elif operand.kind == "place":
            number = p.rules.places.index(operand.tokens[index])
        found[operand.name] = number
    found["place2"] = p.slot(0) if code == NOT_BORDERING else p.king
    if code == OVER_LIMIT:
        found["count"] = p.slot(0) if step.number == SUMMON else p.rules.nodes[p.slot(0)].count
    elif code == TOO_FEW:
        found["count"] = available(p, seat, step.number)
    elif code == VALUE_TAKEN:
        value = found["power"]
        if "grey" in found and found["grey"] < GREYS:
            value += p.rules.grey_value[found["grey"]]
        found["value"] = value
        for colour in range(p.rules.colours):
            if p.played[colour * 3 + 2] == value:
                found["seat"] = colour
    return found


def available(p: Spain, seat: int, step: int) -> int:
    """How many there are, when fewer than were asked for."""
    base = seat * PLACES
    if step == SUMMON:
        return p.men[base + PROVINCE] + men_outside(p, seat)
    if step == MARCH:
        return p.men[base + p.slot(1)]
    return p.men[base + COURT]


def pointless(p: Spain, seat: int, move: int) -> bool:
    """Ending a turn without its placement and its special action, though one of them is possible (EG-7.7)."""
    step = top(p)
    if step.number != MENU or move != step.base + END or p.slot(1):
        return False
    return any(refusal(p, seat, step.base + part) <= 0 for part in range(END))
