"""The engine against the slow calculator on positions of random games: costs, sieges, battles, order, prestige."""

import os
from collections.abc import Iterator

import pytest

from signoria.games.virtu.position import Italy
from signoria.games.virtu.realm import turn_order
from signoria.games.virtu.scoring import crosses_of, symbols_of, totals
from signoria.games.virtu.steps.alliances import alliance_refusal
from signoria.games.virtu.steps.annexing import annex_refusal
from signoria.games.virtu.steps.bidding import city_strength
from signoria.games.virtu.steps.campaign import find_routes
from signoria.games.virtu.steps.market import BASKET
from signoria.games.virtu.terms import ALLIANCES, BUY, CITIES, CROWN, TOWNS
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import Ear
from virtu import slow_calculator as slow
from virtu.table import TITLE, deal, table

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))


def positions(players: int, count: int, every: int) -> Iterator[Italy]:
    for game in range(count):
        p = deal(players, f"slow {game}")
        luck = seeded(b"slow %d %d" % (players, game))
        turn = 0
        while flow.settle(p):
            if turn % every == 0 and p.year:
                yield p
            turn += 1
            flow.playout(p, luck, 1)


def facts(p: Italy) -> slow.Facts:
    return slow.Facts(TITLE.write(p), p.seats)


@pytest.mark.clause("V-9.3", "V-9.4", "V-9.5", "V-9.6", "V-4.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_annexation_costs(players: int) -> None:
    judged = 0
    for p in positions(players, 2 * GAMES, 23):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            q = p.copy()
            # Pretend that the marker has just come to an Annex room without cards.
            q.room = p.book.room_action[seat * 5 : seat * 5 + 5].index(3)
            q.used = 0
            q.crowns = q.begged = 0
            f.data["begged"] = 0
            reliefs = f.courtiers(name) + f.tiles(name) + f.bonus(name, "ottoman") + f.begging(name)
            reliefs += room_reliefs(f, name, q.room)
            for city, town in enumerate(CITIES):
                cost = slow.annexation(f, name, town)
                legal = cost is not None and slow.payable(reliefs, cost, 0)
                assert (annex_refusal(q, seat, city) == 0) == legal, (name, town, cost)
                judged += legal
    assert judged > 20


def room_reliefs(f: slow.Facts, seat: str, room: int) -> list[slow.Symbols]:
    found: list[slow.Symbols] = []
    for place in ("action", "beneath"):
        card = f.at(place, seat, f"room-{room + 1}")
        if card is not None:
            found.append(slow.CARD[str(card)]["symbols"])  # type: ignore[arg-type]
    return found


@pytest.mark.clause("V-9.8", "V-9.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_marches(players: int) -> None:
    for p in positions(players, GAMES, 53):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            for origin in [c for c in p.book.cities if p.control[c] == seat]:
                found = find_routes(p, seat, origin, 3, 3)
                have = {(CITIES[found[i]], found[i + 1], found[i + 2]) for i in range(0, len(found), 3)}
                assert have == slow.marches(f, name, CITIES[origin], 3)


@pytest.mark.clause("V-13.2", "V-13.3", "V-R44", "V-R45")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_alliance_costs(players: int) -> None:
    judged = 0
    for p in positions(players, 3 * GAMES, 17):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            q = p.copy()
            q.room = -1
            q.begged = 0
            f.data["begged"] = 0
            reliefs = f.courtiers(name) + f.tiles(name) + f.begging(name)
            for power, alliance in enumerate(ALLIANCES):
                holder = f.at("ally", alliance)
                agent = f.at("spy", f"alliance-{alliance}") == name
                cost: slow.Symbols = dict(slow.ALLIANCE[alliance]["cost"])  # type: ignore[call-overload]
                ways = [cost]
                if agent and holder is None:
                    ways += [{**cost, kind: n - 1} for kind, n in cost.items()]
                legal = holder != name and (holder is None or agent)
                legal = legal and any(slow.payable(reliefs, way, 0) for way in ways)
                assert (alliance_refusal(q, seat, power) == 0) == legal
                judged += legal
    assert judged > 0


@pytest.mark.clause("V-12.11", "V-12.12", "V-R41")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_purchases(players: int) -> None:
    """Every item that the engine offers can be paid with what is in the basket, and nothing else of the supply can."""
    judged = 0
    for p in positions(players, 4 * GAMES, 1):
        if p.agenda[-8] != BUY:
            continue
        seat = p.seat()
        f = facts(p)
        name = f.seats[seat]
        reliefs = f.courtiers(name) + f.tiles(name) + f.bonus(name, "empire") + f.begging(name)
        items = p.book.axes["item"]
        basket = [items[i] for i in range(len(items)) if (p.slot(BASKET) >> i) & 1]
        step = flow.top(p)
        for number, item in enumerate(items):
            code = step.refusal(p, seat, step.base + number)
            kind = TITLE.refusal_kind(p, code).name if code > 0 else ""
            if kind in ("", "not-payable"):
                total: slow.Symbols = {}
                for one in [*basket, item]:
                    row = slow.CARD.get(one) or slow.TILE[one]
                    for symbol, n in row["cost"].items():  # type: ignore[attr-defined]
                        total[symbol] = total.get(symbol, 0) + n
                assert (kind == "") == slow.payable(reliefs, total, p.florins[seat]), (basket, item, total)
                judged += kind == ""
    assert judged > 30


@pytest.mark.clause("V-11.2", "V-11.3", "V-11.7", "V-11.11", "V-10.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_sieges(players: int) -> None:
    luck = seeded(b"sieges %d" % players)
    for p in positions(players, 2 * GAMES, 31):
        f = facts(p)
        seat = luck.below(players)
        others = [c for c in p.book.cities if p.control[c] != seat]
        city = others[luck.below(len(others))]
        troops = 1 + luck.below(6)
        assert city_strength(p, city, seat) == slow.city_strength(f, CITIES[city], f.seats[seat])
        q = lone_siege(p, seat, city, troops)
        holder = q.control[city]
        garrison = q.troops[holder * TOWNS + city] if holder >= 0 else 0
        defence = slow.city_strength(facts(q), CITIES[city], f.seats[seat])
        won, left = slow.siege(troops, troops, defence, garrison)
        q.ear = Ear()
        while q.agenda and "retreats" not in names(q):
            step = flow.top(q)
            who = step.decider(q)
            if who < 0:
                step.run(q)
            else:
                word = step.base + step.plain if step.name == "bid" else flow.answers(q, who, True)[0]
                step.apply(q, who, word)
        assert (q.control[city] == seat) == won
        assert q.troops[seat * TOWNS + city] + q.beaten[seat * TOWNS + city] == left


def names(p: Italy) -> list[str]:
    return [p.book.steps[p.agenda[i]].name for i in range(0, len(p.agenda), 8)]


def lone_siege(p: Italy, seat: int, city: int, troops: int) -> Italy:
    """One army before one city, and nobody else abroad; nobody has war bonuses."""
    q = p.copy()
    q.troops = [n if i % TOWNS == city and i // TOWNS == q.control[city] else 0 for i, n in enumerate(q.troops)]
    q.troops[seat * TOWNS + city] = troops
    q.beaten = [0] * len(q.troops)
    q.tokens = [0] * q.seats
    q.battle = []
    q.sealed = []
    q.agenda = []
    TITLE.begin(q, {"moment": "sieges"})
    return q


@pytest.mark.clause("V-11.12", "V-R13")
def test_field_battles() -> None:
    for first in range(1, 6):
        for second in range(1, 6):
            t = table(4, {"moment": "sieges"}, troops={"azure": {"rome": first}, "gules": {"rome": second}})
            t.settle()
            left = slow.field(first, second)
            p = t.p
            at = CITIES.index("rome")
            have = [p.troops[s * TOWNS + at] + p.beaten[s * TOWNS + at] for s in (0, 1)]
            if left[2] == "nobody":
                assert t.heard("field-drawn")
            elif max(left[:2]):
                assert t.step() == "assault"
                assert have == list(left[:2])
            winners = {"first": "azure", "second": "gules"}
            if left[2] in winners:
                assert t.heard("field-won")[0].startswith(f"field-won {winners[left[2]]}")


@pytest.mark.clause("V-11.1", "V-11.7", "V-11.11", "V-11.12", "V-R13", "V-R39")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_sieges_of_a_spring(players: int) -> None:
    """Armies of everybody stand everywhere; nobody announces anything, and winners of field battles besiege."""
    luck = seeded(b"all sieges %d" % players)
    fields = 0
    for p in positions(players, 2 * GAMES, 29):
        q = crowded(p, luck)
        slow_side = slow.Front(facts(q))
        slow_side.resolve_all()
        q.ear = Ear()
        while "retreats" not in names(q):
            step = flow.top(q)
            seat = step.decider(q)
            if seat < 0:
                step.run(q)
            else:
                word = step.base + step.plain if step.name == "bid" else flow.answers(q, seat, True)[0]
                step.apply(q, seat, word)
        for city in q.book.cities:
            town = CITIES[city]
            assert (q.book.axes["holder"][q.control[city]] if q.control[city] >= 0 else "none") == slow_side.control[
                town
            ]
            for seat, name in enumerate(q.book.axes["seat"]):
                assert q.troops[seat * TOWNS + city] == slow_side.troops[name][town], (name, town)
                assert q.beaten[seat * TOWNS + city] == slow_side.beaten[name][town], (name, town)
        won = {(a, b) for a in range(players) for b in range(players) if q.trophies[a * players + b]}
        axis = q.book.axes["seat"]
        assert {(axis[a], axis[b]) for a, b in won} == slow_side.trophies
        fields += sum(1 for event in q.ear.events if TITLE.events[event.kind].name == "field")
    assert fields > 20


def crowded(p: Italy, luck: Chance) -> Italy:
    """Troops of every seat in its cities and before a few others; nobody has war bonuses or trophies."""
    q = p.copy()
    troops = [0] * len(q.troops)
    few = [q.book.cities[luck.below(len(q.book.cities))] for _ in range(5)]
    for seat in range(q.seats):
        own = [city for city in q.book.cities if q.control[city] == seat]
        for _ in range(6):
            among = own if own and luck.below(4) == 0 else few
            troops[seat * TOWNS + among[luck.below(len(among))]] += 1
    q.troops = troops
    q.beaten = [0] * len(troops)
    q.trophies = [0] * len(q.trophies)
    q.tokens = [0] * q.seats
    q.battle = []
    q.sealed = []
    TITLE.begin(q, {"moment": "sieges"})
    return q


@pytest.mark.clause("V-11.14", "V-11.16", "V-14.2", "V-14.3", "V-R20")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_order_and_prestige_with_ties(players: int) -> None:
    for p in positions(players, 4 * GAMES, 13):
        f = facts(p)
        assert [f.seats[seat] for seat in turn_order(p)] == slow.order(f)
        assert dict(zip(f.seats, totals(p), strict=True)) == slow.prestige(f)
        points = slow.prestige(f)
        keys = {seat: (points[seat], slow.all_symbols(f, seat, "crown")) for seat in f.seats}
        ranks = [1 + sum(1 for other in f.seats if keys[other] > keys[seat]) for seat in f.seats]
        assert TITLE.ranks(p) == ranks
        for seat, name in enumerate(f.seats):
            assert crosses_of(p, seat) == slow.crosses(f, name)
            assert symbols_of(p, seat, CROWN) == slow.all_symbols(f, name, "crown")
