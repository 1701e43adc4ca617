"""How good a position looks to the greedy bot, in points of prestige.

Three parts: prestige in sight, what cards, tiles and florins will still bring, and what the next actions promise. The
nearer the end of the game, the less the second and the third count.
"""

from signoria.games.virtu import terms as t
from signoria.games.virtu.bot import weights
from signoria.games.virtu.bot.armies import armies
from signoria.games.virtu.bot.duel import duel_standing
from signoria.games.virtu.bot.estate import agents, bonuses, estate, treasury
from signoria.games.virtu.bot.family import family_worth
from signoria.games.virtu.bot.pending import owed, pending
from signoria.games.virtu.bot.promises import promises
from signoria.games.virtu.bot.reliefs import Means, lens_of
from signoria.games.virtu.bot.standing import count_cities, count_crosses, track_points, years_left
from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import printed_points, religion_points, totals


def evaluate(p: Italy, seat: int) -> float:
    """The own outlook, less what the others have on the board: their cards matter little to one's own choices."""
    if not p.agenda:
        return settled(p, seat)
    if p.sealed:
        return family_worth(p, seat)
    return wars(p, seat) if p.book.duel else peace(p, seat)


def settled(p: Italy, seat: int) -> float:
    """The game is over."""
    w = p.book.likes
    points = totals(p)
    best = -99
    rest = 0
    for other in range(p.seats):
        if other != seat:
            rest += points[other]
            if points[other] > best:
                best = points[other]
    value = points[seat] - rest / (p.seats - 1)
    if p.victor >= 0:
        value += w.victory if p.victor == seat else -w.victory
    elif points[seat] != best:
        value += w.win if points[seat] > best else -w.win
    return value


def wars(p: Italy, seat: int) -> float:
    """Two players: the own side less the other, and what the seat has besides."""
    w = p.book.likes
    left = w.duel_years * max(0.0, min(weights.HORIZON, float(p.book.rounds - p.year)))
    rival = w.duel_rival * duel_standing(p, 1 - seat)
    return duel_standing(p, seat) - rival + prospects(p, seat, left, False, Means())


def peace(p: Italy, seat: int) -> float:
    """Three to five players: the own prestige less that of the others, and what the seat has besides."""
    rules = p.book
    w = rules.likes
    seats = p.seats
    counts = [0] * seats
    crosses = [0] * seats
    neutral, pirates = count_cities(p, counts, crosses)
    count_crosses(p, crosses)
    most = 0
    top = 0
    for other in range(seats):
        if counts[other] > most:
            most = counts[other]
        if p.rank[other] > top:
            top = p.rank[other]
    if most > rules.end_cities:
        most = rules.end_cities
    left = years_left(p, most, top, neutral, pirates)
    sure = 1.0 - left / weights.HORIZON
    lead = w.lead + (1.0 - w.lead) * sure
    faith = w.faith + (1.0 - w.faith) * sure
    religion = religion_points(p, crosses)
    value = 0.0
    rest = 0.0
    best = -99.0
    score = [0.0] * seats
    for other in range(seats):
        tracks = track_points(p, other, counts[other])
        points = faith * religion[other] + tracks
        score[other] = religion[other] + tracks
        if counts[other] >= most:
            points += lead
            score[other] += rules.leader_points
        if p.rank[other] == top:
            points += lead
            score[other] += rules.leader_points
        if other == seat:
            value += points
        else:
            rest += points
            if points > best:
                best = points
    value -= w.rivals * rest / (seats - 1) + w.best_rival * best
    if left > 0.0:
        cities = counts[seat] if counts[seat] < rules.end_cities else rules.end_cities
        value += w.city * cities + w.rank * p.rank[seat] + w.crosses * crosses[seat]
        value -= others_prospects(p, left)
    finish = 0.0
    if left < w.close or counts[seat] + 1 == rules.end_cities or p.rank[seat] + 1 == rules.end_rank:
        near = 1.0 - left / w.close if left < w.close else 0.0
        ahead = w.closing * lead_in_points(p, seat, score)
        value += ahead * near
        finish = ahead * (1.0 - near)
    m = Means()
    if counts[seat] + 1 == rules.end_cities:
        m.last_city = finish
    if p.rank[seat] + 1 == rules.end_rank:
        m.last_rank = finish
    return value + prospects(p, seat, left, neutral == 0, m)


def lead_in_points(p: Italy, seat: int, score: list[float]) -> float:
    """How far a seat is ahead if the game ended now, or behind; a large lead is no better than a clear one.

    `score` has the points of the board, by seat; what is printed on cards and tiles comes to it.
    """
    own = 0.0
    best = -99.0
    for other in range(p.seats):
        points = score[other] + printed_points(p, other)
        for at in range(other * t.RING, other * t.RING + t.RING):
            if p.indulgence[at]:
                points += p.book.indulgence_points
        if other == seat:
            own = points
        elif points > best:
            best = points
    if own > best + weights.CLEAR:
        return weights.CLEAR
    return own - best if own > best - weights.CLEAR else -weights.CLEAR


def others_prospects(p: Italy, left: float) -> float:
    """What another seat has besides, as a rule: when the end comes nearer, the others lose their prospects too."""
    w = p.book.likes
    return w.others * (w.hand + w.hand_growth * p.year + left * (w.estate + w.estate_growth * p.year))


def prospects(p: Italy, seat: int, left: float, divided: bool, m: Means) -> float:
    """Everything of a seat that is no prestige on the board: cards, tiles, florins, troops, what is being paid for.

    Once Italy is divided, there is no city left to annex.
    """
    rules = p.book
    w = rules.likes
    lens = lens_of(rules)
    value = estate(p, seat, left, divided, lens, m)
    florins = p.florins[seat] - owed(p, seat)
    value += treasury(w, florins) * (1.0 if left > 0.0 else w.last_florins)
    if florins > 0:
        m.florins += florins
    if m.war > m.florins:
        m.war = m.florins
    m.war += p.tokens[seat]
    if not rules.duel:
        value += bonuses(p, seat, left, m)
    value += armies(p, seat, left, m) + pending(p, seat, left, lens, m)
    if left > 0.0:
        value += promises(p, seat, left, lens, m) + agents(p, seat)
    return value
