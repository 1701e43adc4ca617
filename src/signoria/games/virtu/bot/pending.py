"""Things that are under way: what is being paid for, bought, or about to come."""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.estate import indulgence_price, treasury
from signoria.games.virtu.bot.gains import city_gain, is_poor, rank_gain
from signoria.games.virtu.bot.reliefs import Lens, Means
from signoria.games.virtu.bot.weights import Likes
from signoria.games.virtu.position import FIRST_SLOT, Italy
from signoria.games.virtu.steps import annexing, market, paying
from signoria.kernel.position import FRAME


def pending(p: Italy, seat: int, left: float, lens: Lens, m: Means) -> float:
    """What is being paid for counts as if it were there, less what is still due; so does an Indulgence on its way.

    A bot that looks a few moves ahead must see the purpose of a payment, but not before it sees the price.
    """
    w = p.book.likes
    value = 0.0
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i + 1] != seat:
            continue
        step = agenda[i]
        slots = i + FIRST_SLOT
        if step == t.PAY:
            value -= due(w, agenda[slots + paying.NEED])
        elif step == t.ANNEXED:
            city = agenda[slots + annexing.CITY]
            value += city_gain(p, city, is_poor(p, seat), left, lens) + m.last_city
        elif step == t.PATRONISED:
            value += rank_gain(p, seat) + m.last_rank
        elif step == t.BONUS:
            value += w.bonus_hope
        elif step == t.ALLIED:
            value += w.alliance
        elif step == t.BOUGHT:
            value += basket_worth(p, seat, agenda[slots + market.BASKET], left, lens)
        elif step == t.BUY:
            basket = agenda[slots + market.BASKET]
            if basket:
                value += basket_worth(p, seat, basket, left, lens) - basket_price(p, seat, basket)
        elif step == t.ARRIVE:
            for card in range(t.CARD_ITEMS):
                if (agenda[slots + market.CHARACTERS] >> card) & 1:
                    value += card_worth(p, card, left, lens)
            for k in range(slots + market.OTHERS, slots + market.OTHERS_END):
                if agenda[k] >= 0:
                    value += card_worth(p, agenda[k], left, lens)
        elif step == t.SEAT_CARD:
            value += card_worth(p, agenda[slots + market.CARD], left, lens)
        elif step == t.AFTER:
            if p.begged:
                value -= indulgence_price(w, left)
            break
    return value


def owed(p: Italy, seat: int) -> int:
    """Florins that an open payment will take from the treasury."""
    agenda = p.agenda
    for i in range(len(agenda) - FRAME, -1, -FRAME):
        if agenda[i] == t.PAY and agenda[i + 1] == seat:
            return agenda[i + FIRST_SLOT + paying.FLORINS]
    return 0


def due(w: Likes, need: int) -> float:
    """What the symbols of a packed cost weigh while they are not paid."""
    value = 0.0
    while need:
        value += w.due * (need & t.MOST)
        need >>= t.WIDTH
    return value


def card_worth(p: Italy, card: int, left: float, lens: Lens) -> float:
    """A card that comes to the court."""
    w = p.book.likes
    worth = lens.court[card] * (w.court * left * w.uses + (w.fresh_court if left > 0.0 else 0.0))
    return worth + p.book.card_points[card]


def basket_worth(p: Italy, seat: int, basket: int, left: float, lens: Lens) -> float:
    """What is bought; where it finds no slot, the least of the courtiers must make room."""
    rules = p.book
    w = rules.likes
    keep = left * w.uses
    fresh = w.fresh_tile if left > 0.0 else 0.0
    first = rules.tile_row
    value = 0.0
    cards = 0
    opened = 0
    for item in range(len(t.ITEMS)):
        if not (basket >> item) & 1:
            continue
        if item < t.CARD_ITEMS:
            cards += 1
            value += card_worth(p, item, left, lens)
        elif item < t.I_CATHEDRAL:
            own = item - t.CARD_ITEMS
            opened += rules.own_slots[own]
            value += rules.own_points[own] + lens.court[first + t.T_DUCHY + own] * (w.tile * keep + fresh)
            value += w.slot * rules.own_slots[own] * left / weights.HORIZON
        else:
            value += rules.cathedral_points + w.crosses + lens.court[first + t.T_CATHEDRAL] * w.tile * keep
    if cards:
        slots = p.slots(seat) + opened
        over = p.courtiers(seat) + cards - (slots if slots < t.BENCH else t.BENCH)
        if over > 0:
            value -= over * least_courtier(p, seat, keep, lens)
    return value


def least_courtier(p: Italy, seat: int, keep: float, lens: Lens) -> float:
    """What the courtier is worth that is missed least."""
    w = p.book.likes
    least = 9.0
    for slot in range(seat * t.BENCH, seat * t.BENCH + t.BENCH):
        card = p.court[slot]
        if card >= 0:
            worth = lens.court[card] * w.court * keep + p.book.card_points[card]
            if worth < least:
                least = worth
    return least


def basket_price(p: Italy, seat: int, basket: int) -> float:
    """The florins and the symbols that a basket costs."""
    rules = p.book
    w = rules.likes
    need = 0
    florins = p.florins[seat]
    for item in range(len(t.ITEMS)):
        if (basket >> item) & 1:
            need += rules.item_need[item]
            florins -= rules.item_florins[item]
    return treasury(w, p.florins[seat]) - treasury(w, florins) + due(w, need)
