"""Things that are under way: what is being paid for, bought, or about to come."""

from signoria.games.virtu.codes import (
    AFTER,
    ALLIED,
    ANNEXED,
    ARRIVE,
    BONUS,
    BOUGHT,
    BUY,
    PATRONISED,
    PAY,
    SEAT_CARD,
)
from signoria.games.virtu.judging.estate import indulgence_price, purse
from signoria.games.virtu.judging.gains import city_gain, is_poor, rank_gain
from signoria.games.virtu.judging.reliefs import Lens, Means
from signoria.games.virtu.judging.weights import (
    ALLIANCE,
    BONUS_HOPE,
    COURT,
    CROSSES,
    DUE,
    FRESH_COURT,
    FRESH_TILE,
    HORIZON,
    SLOT,
    TILE,
    USES,
)
from signoria.games.virtu.position import Italy
from signoria.games.virtu.terms import BENCH, CARD_ITEMS, I_CATHEDRAL, ITEMS, MOST, T_CATHEDRAL, T_DUCHY, WIDTH
from signoria.kernel.position import FRAME


def pending(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> float:
    """What is being paid for counts as if it were there, less what is still due; so does an Indulgence on its way.

    A bot that looks a few moves ahead must see the purpose of a payment, but not before it sees the price.
    """
    value = 0.0
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i + 1] != seat:
            continue
        step = agenda[i]
        first = agenda[i + 2]
        if step == PAY:
            value -= due(agenda[i + 3])
        elif step == ANNEXED:
            value += city_gain(p, first, is_poor(p, seat), left, lens) + m.last_city
        elif step == PATRONISED:
            value += rank_gain(p, seat) + m.last_rank
        elif step == BONUS:
            value += BONUS_HOPE
        elif step == ALLIED:
            value += ALLIANCE
        elif step == BOUGHT:
            value += basket_worth(p, seat, first, left, lens)
        elif step == BUY:
            if first:
                value += basket_worth(p, seat, first, left, lens) - basket_price(p, seat, first)
        elif step == ARRIVE:
            for card in range(CARD_ITEMS):
                if (first >> card) & 1:
                    value += card_worth(p, card, left, lens)
            for k in range(i + 3, i + 5):
                if agenda[k] >= 0:
                    value += card_worth(p, agenda[k], left, lens)
        elif step == SEAT_CARD:
            value += card_worth(p, first, left, lens)
        elif step == AFTER:
            if p.begged:
                value -= indulgence_price(left)
            break
    return value


def owed(p: Italy, seat: int) -> int:
    """Florins that an open payment will take from the treasury."""
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i] == PAY and agenda[i + 1] == seat:
            return agenda[i + 4]
    return 0


def due(need: int) -> float:
    """What the symbols of a packed cost weigh while they are not paid."""
    value = 0.0
    while need:
        value += DUE * (need & MOST)
        need >>= WIDTH
    return value


def card_worth(p: Italy, card: int, left: float, lens: Lens) -> float:
    """A card that comes to the court."""
    worth = lens.court[card] * (COURT * left * USES + (FRESH_COURT if left > 0.0 else 0.0))
    return worth + p.rules.card_points[card]


def basket_worth(p: Italy, seat: int, basket: int, left: float, lens: Lens) -> float:
    """What is bought; where it finds no slot, the least of the courtiers must make room."""
    rules = p.rules
    keep = left * USES
    fresh = FRESH_TILE if left > 0.0 else 0.0
    first = rules.tile_row
    value = 0.0
    cards = 0
    opened = 0
    for item in range(len(ITEMS)):
        if not (basket >> item) & 1:
            continue
        if item < CARD_ITEMS:
            cards += 1
            value += card_worth(p, item, left, lens)
        elif item < I_CATHEDRAL:
            own = item - CARD_ITEMS
            opened += rules.own_slots[own]
            value += rules.own_points[own] + lens.court[first + T_DUCHY + own] * (TILE * keep + fresh)
            value += SLOT * rules.own_slots[own] * left / HORIZON
        else:
            value += rules.cathedral_points + CROSSES + lens.court[first + T_CATHEDRAL] * TILE * keep
    if cards:
        slots = p.slots(seat) + opened
        over = p.courtiers(seat) + cards - (slots if slots < BENCH else BENCH)
        if over > 0:
            value -= over * least_courtier(p, seat, keep, lens)
    return value


def least_courtier(p: Italy, seat: int, keep: float, lens: Lens) -> float:
    """What the courtier is worth that is missed least."""
    least = 9.0
    for slot in range(seat * BENCH, seat * BENCH + BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card] * COURT * keep + p.rules.card_points[card]
            if worth < least:
                least = worth
    return least


def basket_price(p: Italy, seat: int, basket: int) -> float:
    """The florins and the symbols that a basket costs."""
    rules = p.rules
    need = 0
    florins = p.florins[seat]
    for item in range(len(ITEMS)):
        if (basket >> item) & 1:
            need += rules.item_need[item]
            florins -= rules.item_florins[item]
    return purse(p.florins[seat]) - purse(florins) + due(need)
