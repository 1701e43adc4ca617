"""The engine against the slow calculator in The Wars of Italy, on positions of random games turned upside down."""

import os
from collections.abc import Iterator

import pytest

from signoria.games.virtu.position import Italy
from signoria.games.virtu.scoring import automatic_victory, symbols_of
from signoria.games.virtu.steps.annexing import annex_refusal, may_ally
from signoria.games.virtu.steps.battle import FORCED, OPTIONAL, front_at
from signoria.games.virtu.steps.bidding import city_strength, defender_of, garrison
from signoria.games.virtu.steps.campaign import find_routes
from signoria.games.virtu.terms import (
    ANNEX_ACTION,
    ARMIES,
    CITIES,
    CROWN,
    GONE,
    INFLUENCE,
    ITEMS,
    MAJORS,
    NEUTRAL,
    ON_TRACK,
    P_TRACK,
    REASONS,
    RING,
    TOWNS,
)
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.notation import move_of, text_of
from virtu import slow_calculator as slow
from virtu import slow_wars as wars
from virtu.table import TITLE, deal

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))


def positions(
    name: str, count: int, every: int, options: dict[str, object] | None = None
) -> Iterator[tuple[Italy, Chance]]:
    """Positions of random games; each comes once as it was played and three times upset."""
    for game in range(count * GAMES):
        p = deal(2, f"wars {name} {game}", options)
        luck = seeded(f"wars {name} {game}".encode())
        turn = 0
        while flow.settle(p):
            if turn % every == 0 and p.year:
                yield p.copy(), luck
                for _ in range(3):
                    yield upset(p, luck), luck
            turn += 1
            flow.playout(p, luck, 1)


def upset(p: Italy, luck: Chance) -> Italy:
    """Other postures, allies, holders, Agents, troops and exhausted tiles: what a hundred games would not show."""
    q = p.copy()
    q.sworn = [[0, 1, GONE, ON_TRACK, ON_TRACK, ON_TRACK][luck.below(6)] for _ in MAJORS]
    q.influence = [luck.below(13) - 6 if sworn == ON_TRACK else 0 for sworn in q.sworn]
    control = q.control[:]
    for major, cities in enumerate(q.book.major_cities):
        for city in cities:
            control[city] = NEUTRAL if q.sworn[major] == GONE else 2 + major
    for city in q.book.cities:
        if luck.below(4) == 0:
            control[city] = luck.below(3) - 1
    q.control = control
    spy = [-1] * len(q.spy)
    for place in [*q.book.cities, *[P_TRACK + m for m in range(len(MAJORS)) if q.sworn[m] == ON_TRACK]]:
        owner = luck.below(6)
        if owner < 2 and spy.count(owner) < 5:
            spy[place] = owner
    q.spy = spy
    q.face = [luck.below(2) for _ in q.face]
    q.troops = muster(q, luck)
    q.beaten = [0] * len(q.troops)
    q.tokens = [0, 0]
    q.florins = [luck.below(8), luck.below(8)]
    q.trophies = [luck.below(3) for _ in q.trophies]
    q.year = 1 + luck.below(21)
    q.begged = 0
    return q


def muster(q: Italy, luck: Chance) -> list[int]:
    """Some troops of everybody, where they can stand."""
    troops = [0] * len(q.troops)
    for holder in range(q.book.holders):
        most = q.book.troops_total[holder] if holder < 2 else q.book.major_total[holder - 2]
        free = holder < 2 or q.sworn[holder - 2] in (0, 1)
        where = [city for city in q.book.cities if free or q.control[city] == holder]
        for _ in range(luck.below(most + 1) if where and (holder < 2 or q.sworn[holder - 2] != GONE) else 0):
            troops[holder * TOWNS + where[luck.below(len(where))]] += 1
    return troops


def facts(p: Italy) -> wars.Wars:
    return wars.Wars(TITLE.write(p))


def begun(p: Italy, moment: str, seat: int = 0) -> Italy:
    """A copy at a moment of its own."""
    q = p.copy()
    q.battle = []
    q.sealed = []
    q.fought = []
    q.room = -1
    q.used = q.ships = 0
    TITLE.begin(q, {"moment": moment, "seat": ["azure", "gules"][seat]})
    return q


def reason(p: Italy, seat: int, text: str) -> str:
    """The name of the refusal of a move of the open step, "" if it is legal."""
    code = flow.top(p).refusal(p, seat, move_of(TITLE, text))
    return TITLE.refusal_kind(p, code).name if code > 0 else ""


def answers(p: Italy, seat: int) -> list[str]:
    """The answers to the open step, asides apart."""
    step = flow.top(p)
    return [text_of(TITLE, m) for m in flow.answers(p, seat, True) if p.book.owner[m] == step.number]


# Annex and influence.


@pytest.mark.clause("V-9.3", "V-9.4", "V-9.5", "VW-4.1", "VW-4.6")
def test_annexation_costs() -> None:
    judged = 0
    for p, _ in positions("annex", 1, 19):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            q = begun(p, "yearend")
            q.room = p.book.room_action[seat * RING : seat * RING + RING].index(ANNEX_ACTION)
            q.crowns = q.begged = 0
            f.data["begged"] = 0
            reliefs = reliefs_in_room(f, name, q.room)
            for city, town in enumerate(CITIES):
                cost = slow.annexation(f, name, town)
                legal = cost is not None and slow.payable(reliefs, cost, 0)
                assert (annex_refusal(q, seat, city) == 0) == legal, (name, town, cost)
                judged += legal
    assert judged > 50


def reliefs_in_room(f: wars.Wars, seat: str, room: int) -> list[slow.Symbols]:
    """All that could pay for the action of a room without a printed symbol."""
    found = f.courtiers(seat) + f.tiles(seat) + f.begging(seat)
    for place in ("action", "beneath"):
        card = f.at(place, seat, f"room-{room + 1}")
        if card is not None:
            found.append(slow.CARD[str(card)]["symbols"])  # type: ignore[arg-type]
    return found


@pytest.mark.clause("VW-3.2", "VW-4.2", "VW-4.3", "VW-4.4", "V-R52")
def test_influence_and_alliances() -> None:
    cancelled = 0
    for p, luck in positions("influence", 1, 19):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            q = begun(p, "yearend")
            q.room = p.book.room_action[seat * RING : seat * RING + RING].index(ANNEX_ACTION)
            q.crowns = q.crosses = q.begged = 0
            f.data["begged"] = 0
            q.push(INFLUENCE, seat, -1)
            reliefs = reliefs_in_room(f, name, q.room)
            prices = wars.influence_prices(f)
            for number, major in enumerate(MAJORS):
                assert may_ally(q, seat, number) == wars.may_ally(f, name, major)
                code = reason(q, seat, f"influence {major}")
                if major not in prices:
                    assert code == "no-influence-there"
                    continue
                assert (code == "") == any(slow.payable(reliefs, price, 0) for price in prices[major])
                symbols = 1 + luck.below(4)
                r = q.copy()
                r.crowns = symbols
                for _ in range(symbols):
                    step = flow.top(r)
                    step.apply(r, seat, move_of(TITLE, f"influence {major}"))
                    step.run(r)
                assert r.influence[number] == wars.influenced(f, name, major, symbols)
                cancelled += f.at("spy", f"track-{major}") == wars.foe_of(name)
    assert cancelled > 10


# War.


@pytest.mark.clause("V-9.8", "V-9.9", "VW-3.4", "VW-3.5", "VW-3.6", "VW-3.8")
def test_marches() -> None:
    for p, luck in positions("march", 1, 97):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            for _ in range(4):
                origin = p.book.cities[luck.below(len(p.book.cities))]
                found = find_routes(p, seat, origin, 3, 3)
                have = {(CITIES[found[i]], found[i + 1], found[i + 2]) for i in range(0, len(found), 3)}
                assert have == slow.marches(f, name, CITIES[origin], 3)


@pytest.mark.clause("V-11.3", "VW-6.1", "V-R23", "V-R48", "VW-3.5", "VW-3.6", "VW-3.7")
def test_fronts_strengths_and_who_bids() -> None:
    seen = set()
    for p, _ in positions("strength", 1, 19):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            for city in p.book.cities:
                town = CITIES[city]
                p.fought = []
                found = {0: "", OPTIONAL: "optional", FORCED: "forced"}[front_at(p, seat, city)]
                assert found == wars.front(f, name, town), (name, town)
                if f.inside(name, town):
                    continue
                against = wars.defence(f, town, name)
                assert city_strength(p, city, seat) == against.strength
                assert garrison(p, city, seat) == against.troops
                bidder = defender_of(p, seat, city)
                assert ("" if bidder < 0 else f.seats[bidder]) == against.bidder
                seen.add((found, f.major_of(town) != "", against.bidder != ""))
    assert len(seen) >= 8, "all sorts of fronts were met"


@pytest.mark.clause("V-11.7", "V-11.11", "V-11.12", "VW-6.2", "VW-6.3", "VW-6.4", "VW-6.5", "VW-6.7", "V-R21")
def test_battles_before_one_city_to_their_end() -> None:
    """Nobody announces anything, the winner of a field battle besieges, and the first troops on offer are lost."""
    ends = dict.fromkeys(["won", "lost", "field", "gone", "mixed"], 0)
    for p, luck in positions("siege", 4, 11):
        among = p.book.major_capital if luck.below(3) == 0 else p.book.cities
        city = among[luck.below(len(among))]
        q = alone(p, city, luck)
        f = facts(q)
        town = CITIES[city]
        before = [name for name in f.seats if f.led(name, town) and not f.inside(name, town)]
        if not before:
            continue
        left = {name: f.led(name, town) for name in before}
        besieger = before[0]
        if len(before) == 2:
            first, second, who = slow.field(left["azure"], left["gules"])
            left = {"azure": first, "gules": second}
            besieger = {"first": "azure", "second": "gules", "nobody": ""}[who]
            ends["field"] += 1
        result = wars.siege_of_wars(f, besieger, town, left[besieger]) if besieger and left[besieger] else None
        if result is not None:
            left[besieger] = result.left
            ends["won" if result.won else "lost"] += 1
            ends["gone"] += len(result.gone)
        ends["mixed"] += sum(1 for army in range(q.book.holders) if q.troops[army * TOWNS + city]) > 2
        won = sum(q.trophies[:5]), sum(q.trophies[5:])
        fight(q, city)
        check_end(q, city, f, left, result, besieger, won)
    assert min(ends.values()) > 10, ends


def alone(p: Italy, city: int, luck: Chance) -> Italy:
    """Troops stand in and before one city only; there are no war bonuses."""
    q = p.copy()
    troops = [0] * len(q.troops)
    for holder in range(q.book.holders):
        most = q.book.troops_total[holder] if holder < 2 else q.book.major_total[holder - 2]
        if holder < 2 or q.sworn[holder - 2] in (0, 1) or q.control[city] == holder:
            troops[holder * TOWNS + city] = luck.below(most + 1) if luck.below(3) else 0
    q.troops = troops
    q.beaten = [0] * len(troops)
    q.tokens = [0, 0]
    return begun(q, "sieges")


def fight(q: Italy, city: int) -> None:
    while "retreats" not in [q.book.steps[q.agenda[i]].name for i in range(0, len(q.agenda), 8)]:
        step = flow.top(q)
        seat = step.decider(q)
        if seat < 0:
            step.run(q)
        elif step.name == "front":
            step.apply(q, seat, step.base + city)
        elif step.name == "bid":
            step.apply(q, seat, step.base + step.plain)
        else:
            step.apply(q, seat, flow.answers(q, seat)[0])


def check_end(
    q: Italy,
    city: int,
    f: wars.Wars,
    left: dict[str, int],
    result: wars.Siege | None,
    besieger: str,
    won: tuple[int, int],
) -> None:
    """The board after the battles is what the calculator says."""
    for name, n in left.items():
        seat = f.seats.index(name)
        have = sum(q.troops[a * TOWNS + city] + q.beaten[a * TOWNS + city] for a in q.armies(seat))
        assert have == n, (name, CITIES[city])
    holder = "none" if q.control[city] < 0 else q.book.axes["holder"][q.control[city]]
    assert holder == (besieger if result is not None and result.won else f.holder(CITIES[city]))
    taken = [0, 0]
    if result is not None:
        if result.won:
            taken[f.seats.index(besieger)] = result.trophies
        for number, major in enumerate(MAJORS):
            assert (q.sworn[number] == GONE) == (major in result.gone or f.ally_of(major) == "gone")
            if major in result.influence:
                assert q.influence[number] == result.influence[major]
        assert all(q.control[CITIES.index(town)] == NEUTRAL for town in result.neutral)
    assert (sum(q.trophies[:5]), sum(q.trophies[5:])) == (won[0] + taken[0], won[1] + taken[1])


@pytest.mark.clause("V-11.13", "VW-6.6")
def test_retreats() -> None:
    judged = 0
    for p, luck in positions("retreat", 1, 23):
        f = facts(p)
        seat = luck.below(2)
        city = p.book.cities[luck.below(len(p.book.cities))]
        q = p.copy()
        q.beaten = [1 if i == seat * TOWNS + city else 0 for i in range(len(q.beaten))]
        q = begun(q, "retreats")
        flow.top(q).run(q)
        goals = wars.retreats(f, f.seats[seat], CITIES[city])
        reliefs = f.courtiers(f.seats[seat]) + f.tiles(f.seats[seat])
        for goal in CITIES:
            code = reason(q, seat, f"retreat {goal}")
            assert (code == "no-retreat") == (goal not in goals), (CITIES[city], goal)
            if goal in goals:
                assert (code == "") == (goals[goal] == 0 or slow.payable(reliefs, {"ship": goals[goal]}, 0))
                judged += code == ""
    assert judged > 50


# Winter.


@pytest.mark.clause("VW-7.1", "V-R51")
@pytest.mark.parametrize("late", [False, True])
def test_upkeep(late: bool) -> None:
    rounds = wars.WARS["upkeep_rounds_late" if late else "upkeep_rounds"]
    asked = 0
    for p, luck in positions("upkeep", 1, 31, {"upkeep_rounds": "late" if late else "early"}):
        p.florins = [50, 50]
        for seat in range(2):
            for year in (1 + luck.below(21), rounds[luck.below(len(rounds))]):
                p.year = year
                q = begun(p, "winter", seat)
                flow.top(q).run(q)
                due = len(answers(q, seat)) - 1 if flow.top(q).name == "upkeep" else 0
                assert due == wars.upkeep_of_wars(facts(p), ["azure", "gules"][seat], rounds)
                asked += due > 0
    assert asked > 20


@pytest.mark.clause("V-12.17", "VW-7.2", "VW-7.3", "V-R46")
def test_recruits() -> None:
    allied = 0
    for p, _ in positions("recruit", 1, 31):
        f = facts(p)
        for seat, name in enumerate(f.seats):
            q = begun(p, "recruit", seat)
            q.florins = [50, 50]
            expected = {f"recruit {army} {city}": cost for (army, city), cost in wars.recruits(f, name).items()}
            assert set(answers(q, seat)) == {*expected, "recruit done"}
            for text, cost in expected.items():
                r = q.copy()
                flow.top(r).apply(r, seat, move_of(TITLE, text))
                assert r.florins[seat] == 50 - cost
                army = ARMIES.index(text.split()[1])
                allied += army > 0
    assert allied > 20


@pytest.mark.clause("VW-1.5", "VW-7.4", "V-12.11", "V-12.12", "V-12.15")
def test_purchases() -> None:
    """The first two items of a basket: what may be bought at all, and what can be paid."""
    bought = 0
    for p, luck in positions("buy", 1, 17):
        seat = luck.below(2)
        q = begun(p, "buy", seat)
        f = facts(q)
        name = f.seats[seat]
        reliefs = f.courtiers(name) + f.tiles(name) + f.begging(name)
        sale = wars.on_sale(f, name)
        total: slow.Symbols = {}
        for _ in range(2):
            open_items = []
            for item in ITEMS:
                cost = dict(total)
                for symbol, n in (slow.CARD.get(item) or slow.TILE[item])["cost"].items():  # type: ignore[attr-defined]
                    cost[symbol] = cost.get(symbol, 0) + n
                code = reason(q, seat, f"buy {item}")
                if item not in sale:
                    assert code not in ("", "not-payable"), (name, item, code)
                else:
                    assert code in ("", "not-payable"), (name, item, code)
                    assert (code == "") == slow.payable(reliefs, cost, q.florins[seat]), (name, item, cost)
                    if code == "":
                        open_items.append((item, cost))
            if not open_items:
                break
            item, total = open_items[luck.below(len(open_items))]
            sale.discard(item)
            flow.top(q).apply(q, seat, move_of(TITLE, f"buy {item}"))
            bought += 1
    assert bought > 50


# The end.


@pytest.mark.clause("VW-8.2", "VW-8.3", "VW-8.4")
def test_prestige_and_victory() -> None:
    ways = dict.fromkeys(["", "crowns", "annihilation", "tie"], 0)
    for p, luck in positions("end", 3, 11):
        if luck.below(8) == 0:
            french = {0, *[2 + major for major in range(len(MAJORS)) if p.sworn[major] == 0]}
            p.control = [1 if holder in french else holder for holder in p.control]
        elif luck.below(4) == 0:
            for city in ("milan", "naples", ["florence", "rome", "venice"][luck.below(3)]):
                p.control = [0 if town == city else at for town, at in zip(CITIES, p.control, strict=True)]
        f = facts(p)
        points = wars.prestige_of_wars(f)
        assert dict(zip(f.seats, TITLE.totals(p), strict=True)) == points
        for seat, name in enumerate(f.seats):
            assert symbols_of(p, seat, CROWN) == slow.all_symbols(f, name, "crown")
        p.victor = -1
        assert f.seats[TITLE.ranks(p).index(1)] == wars.winner_of_wars(f)
        assert sorted(TITLE.ranks(p)) == [1, 2]
        who, why = automatic_victory(p)
        assert ("" if who < 0 else f.seats[who], "" if why < 0 else REASONS[why]) == wars.automatic(f)
        ways[wars.automatic(f)[1]] += 1
        ways["tie"] += points["azure"] == points["gules"]
    assert min(ways.values()) > 5, ways
