"""Values and servants (L-6): what an action is worth before servants, and how many of them it takes."""

from mypy_extensions import i64

from signoria.games.lorenzo import terms as t
from signoria.games.lorenzo import told
from signoria.games.lorenzo.form import Form
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.prices import card_refusal


def is_harvest(space: i64) -> bool:
    return space == t.HARVEST_SMALL or space == t.HARVEST_LARGE


def action_modifier(p: Florence, form: Form, space: i64) -> i64:
    """All that changes the action value of this action besides the servants (L-6.5)."""
    row = form.seat * t.M_SIZE
    if space < t.FLOORS:
        return p.mods[row + t.M_TYPE + space // 4]
    if space >= t.MARKET:
        return 0
    harvest = space <= t.HARVEST_LARGE
    value = p.mods[row + (t.M_HARVEST if harvest else t.M_PRODUCTION)]
    if form.raised and (form.member >= 0 or p.book.nodes[form.node].card_bonuses_apply):
        value += p.mods[row + (t.M_HARVEST_CARDS if harvest else t.M_PRODUCTION_CARDS)]
    return value + p.book.delta[space] if form.member >= 0 else value


def least_servants(p: Florence, form: Form, space: i64) -> i64:
    """The fewest servants that make the value suffice."""
    row = form.seat * t.M_SIZE
    if space < t.FLOORS:
        modifier = p.mods[row + t.M_TYPE + space // 4]
        short = p.book.value[space] - form.start - modifier
    elif space < t.MARKET:
        modifier = action_modifier(p, form, space)
        short = 1 - form.start - modifier
    else:
        modifier = 0
        short = 0
    if form.member >= 0:
        own = form.start
        if p.book.bonus_counts and modifier > 0:
            own += modifier
        if 1 - own > short:
            short = 1 - own
    return short * p.mods[row + t.M_RATE] if short > 0 else 0


def sensible_servants(p: Florence, form: Form, space: i64) -> list[int]:
    """The numbers of servants that do something: the least, and those that make one more card active."""
    least = least_servants(p, form, space)
    found = [least]
    if space < t.FLOORS or space >= t.MARKET:
        return found
    rate = p.mods[form.seat * t.M_SIZE + t.M_RATE]
    base = form.start + action_modifier(p, form, space)
    cards = form.seat * t.HOLDING + (t.TERRITORY if space <= t.HARVEST_LARGE else t.BUILDING) * t.SLOTS
    for slot in range(t.SLOTS):
        card = p.holding[cards + slot]
        if card < 0:
            break
        n = (p.book.activation[card] - base) * rate
        if n > least and n not in found and n <= p.has(form.seat, t.SERVANTS):
            found.append(n)
    found.sort()
    return found


def servants_refusal(p: Florence, form: Form, servants: i64) -> int:
    """Why this number of servants cannot be spent, 0 if it can."""
    space = form.space
    if servants > p.has(form.seat, t.SERVANTS):
        return told.NO_SERVANTS
    if servants < least_servants(p, form, space):
        return value_refusal(p, form, space, servants)
    return card_refusal(p, form, space, servants) if space < t.FLOORS else 0


def value_refusal(p: Florence, form: Form, space: i64, servants: i64) -> int:
    """Which value is not reached with so many servants; that of the member itself comes first (L-7.10)."""
    best = form.start + servants // p.mod(form.seat, t.M_RATE)
    if form.member >= 0 and best < 1 and not p.book.bonus_counts:
        return told.MEMBER_TOO_WEAK
    if space >= t.MARKET:
        return told.MEMBER_TOO_WEAK
    if space < t.FLOORS:
        return told.VALUE_TOO_LOW
    return told.WORK_TOO_LOW if form.member >= 0 else told.BONUS_TOO_LOW


def may_raise(p: Florence, form: Form) -> bool:
    """Whether a harvest or production has bonuses of cards that its owner may do without (switch of L-R5)."""
    if not p.book.optional_raise or not t.FLOORS <= form.space < t.MARKET:
        return False
    if form.node >= 0 and not p.book.nodes[form.node].card_bonuses_apply:
        return False
    return p.mod(form.seat, t.M_HARVEST_CARDS if is_harvest(form.space) else t.M_PRODUCTION_CARDS) > 0
