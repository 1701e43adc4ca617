"""The engine against the slow calculator, on positions of random play and on enriched ones.

Every decision of some random games is compared: who may go where with how many servants at what cost, who may pass,
what a card, a harvest, a production or a space brings, and what the final scoring would be. Enriched positions add
what random play seldom reaches: many cards, played leaders, excommunications of all periods, full tracks.
"""

import json
import os
from collections import Counter
from typing import Any

import pytest

from lorenzo.slow_calculator import CARDS, FLOORS, LEADERS, MEMBERS, STOCK, Action, Slow
from lorenzo.table import TITLE, Table, deal
from signoria.games.lorenzo.effects.standing import refresh_all
from signoria.games.lorenzo.form import SERVANTS, SPACE, form_of
from signoria.games.lorenzo.position import Florence
from signoria.games.lorenzo.steps.gaining import LEFT
from signoria.games.lorenzo.steps.turns import LATE
from signoria.games.lorenzo.terms import BOX, HOLDING, SLOTS, SPACES
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.flow import answers, apply, deciders, play, refusal, settle, top
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import FRAME, put
from signoria.kernel.title import SEATS

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("SIGNORIA_GAMES", "1"))
SWITCHES: dict[str, list[Any]] = {
    "pass_rule": ["no_free_placement", "strict"],
    "action_bonus_counts_for_member_minimum": [False, True],
    "positive_modifiers_optional": [False, True],
    "military_ranking_at_zero": [True, False],
    "fee_waiver_covers_bonus_actions": [True, False],
    "double_before_penalty": [True, False],
    "gain_penalty_sources": [
        ["space", "card", "bonus_tile", "leader", "privilege"],
        ["space", "card"],
        ["bonus_tile", "leader", "privilege"],
        [],
    ],
    "exchange_gains_are_penalised": [True, False],
    "makeup_turn_optional": [True, False],
    "surplus_track_points_lost": [True, False],
    "church_bonus_in_last_report": ["requirement_met", "never"],
    "gains_may_be_declined": [False, True],
}
FORM = ("servants", "raise", "cost", "discount", "exchange", "accept", "lose", "order")
RUNNING = ("act", "take", "effect", "gain")
Counts = Counter[str]


def some_options(luck: Chance) -> dict[str, object]:
    """Any setting of the switches, defaults more often than not."""
    return {
        name: values[luck.below(len(values))] if luck.below(3) == 0 else values[0] for name, values in SWITCHES.items()
    }


def slow(p: Florence) -> Slow:
    written = json.loads(json.dumps(TITLE.write(p)))
    return Slow(written, SEATS[: p.seats], p.book.options)


def bonus_node(p: Florence, number: int) -> dict[str, Any]:
    """The effect in the data files that a bonus action comes from."""
    for card, (first, count) in enumerate(zip(p.book.first, p.book.count, strict=True)):
        if first <= number < first + count:
            found: dict[str, Any] = CARDS[p.book.axes["card"][card]]["immediate"][number - first]
            return found
    for leader, numbers in zip(LEADERS, p.book.leader_nodes, strict=True):
        if number in numbers:
            effect: dict[str, Any] = LEADERS[leader]["effects"][numbers.index(number)]
            return effect
    raise AssertionError(f"node {number} belongs to nothing")


def action(p: Florence, seat: int) -> Action:
    """The action whose form is open."""
    form = form_of(p)
    if form.member >= 0:
        return Action(SEATS[seat], MEMBERS[form.member], None, form.raised)
    return Action(SEATS[seat], "", bonus_node(p, form.node), form.raised)


# What may be done.


def compare_decision(p: Florence, counts: Counts) -> None:
    """The open decision, move by move."""
    step = top(p)
    seat = step.decider(p)
    name = SEATS[seat]
    s = slow(p)
    if step.name == "place":
        for number, member in enumerate(MEMBERS):
            free = not s.place(name, member)
            wanted = free and any(s.usable(Action(name, member), space) for space in SPACES)
            assert (refusal(p, seat, step.base + number) <= 0) == wanted, f"{name} places {member}"
            counts["members"] += 1
        assert (refusal(p, seat, step.base + 4) == 0) == s.may_pass(name, p.slot(LATE) == 1), f"{name} passes"
        for number, leader in enumerate(LEADERS):
            if p.leaders and p.leaders[number] == seat * 4:
                code = refusal(p, seat, move_of(TITLE, f"play {leader}"))
                met = s.requirement_met(name, leader, p.score(seat))
                assert (code in (0, refusal_code("nobody-to-copy"))) == met, f"{name} plays {leader}"
                counts["requirements"] += 1
    elif step.name in ("space", "bonus"):
        act = action(p, seat)
        for number, space in enumerate(SPACES if step.name == "space" else FLOORS):
            assert (refusal(p, seat, step.base + number) == 0) == s.usable(act, space), f"{act} to {space}"
            counts[step.name] += 1
    elif step.name in ("servants", "work"):
        act = action(p, seat)
        space = SPACES[p.slot(SPACE)]
        for n in range(p.has(seat, 3) + 2):
            code = refusal(p, seat, step.base + n)
            wanted = next(s.ways(act, space, n), None) is not None
            assert (code <= 0 or code == refusal_code("say-more")) == wanted, f"{act} on {space} with {n} servants"
            counts["servants"] += 1
    elif step.name == "cost":
        act = action(p, seat)
        space = SPACES[p.slot(SPACE)]
        for number in range(2):
            wanted = next(s.ways(act, space, p.slot(SERVANTS), number), None) is not None
            assert (refusal(p, seat, step.base + number) == 0) == wanted
            counts["costs"] += 1


def refusal_code(name: str) -> int:
    return 10 + [kind.name for kind in TITLE.refusals].index(name)


def compare_values(p: Florence, counts: Counts) -> None:
    s = slow(p)
    for seat, name in enumerate(s.seats):
        for number, member in enumerate(MEMBERS):
            assert p.member_value(seat, number) == s.member_value(name, member)
            counts["values"] += 1


# What comes of it.


def step_on(p: Florence, seat: int, move: int, base: int) -> None:
    """Do a move and what follows by itself above `base`, but no move that is forced."""
    apply(p, seat, move)
    while len(p.agenda) > base and top(p).name in RUNNING:
        top(p).run(p)


def compare_outcome(p: Florence, luck: Chance, counts: Counts) -> None:
    """Carry out a random action on a copy, to the first privilege or bonus action, and compare the stocks."""
    q = p.copy()
    base = len(q.agenda) - FRAME
    seat = top(q).decider(q)
    act = action(q, seat)
    s = slow(q)
    before = {good: q.has(seat, number) for number, good in enumerate(STOCK)}
    before["vp"] = q.score(seat)
    legal = [m for m in answers(q, seat, True) if text_of(TITLE, m).split()[1] not in ("decline",)]
    if not legal:
        return
    move = legal[luck.below(len(legal))]
    text = text_of(TITLE, move).split()
    if text[1] == "more":
        step_on(q, seat, move, base)
        compare_outcome(q, luck, counts)
        return
    space = SPACES[q.slot(SPACE)] if top(q).name == "work" else text[1]
    servants = int(text[1]) if top(q).name == "work" else -1
    cost = -1
    discount = -1
    asked: list[tuple[str, list[str], str]] = []
    step_on(q, seat, move, base)
    while len(q.agenda) > base and top(q).name in FORM:
        legal = answers(q, seat, True)
        move = legal[luck.below(len(legal))]
        kind, answer = text_of(TITLE, move).split()
        if kind == "servants":
            servants = int(answer)
        elif kind == "cost":
            cost = int(answer) - 1
        elif kind == "discount":
            discount = int(answer) - 1
        elif kind == "raise":
            act = act._replace(raised=answer == "yes")
        else:
            asked.append((kind, [text_of(TITLE, m).split()[1] for m in legal], answer))
        step_on(q, seat, move, base)
    ways = list(s.ways(act, space))
    if servants < 0:
        servants = min(way.servants for way in ways)
    ways = [w for w in ways if w.servants == servants and cost in (-1, w.cost) and discount in (-1, w.discount)]
    assert len(ways) == 1, f"{act} on {space}: {ways}"
    expected, privileges = carry_out(s, act, space, ways[0], asked)
    got = {good: q.has(seat, number) for number, good in enumerate(STOCK)}
    got["vp"] = q.score(seat) - before["vp"]
    assert got == expected, f"{act} on {space} {ways[0]} {asked}"
    assert waiting_privileges(q, base) == privileges
    counts["outcomes"] += 1


def carry_out(
    s: Slow, act: Action, space: str, way: Any, asked: list[tuple[str, list[str], str]]
) -> tuple[dict[str, int], list[int]]:
    rest = iter(asked)

    def choose(kind: str, options: list[str]) -> str:
        wanted, offered, answer = next(rest)
        assert (kind, sorted(options)) == (wanted, sorted(offered)) or (kind == "accept" and offered == ["yes"])
        return answer

    if space in FLOORS:
        found = s.take_card(act, space, way, choose)
    elif space.startswith(("harvest", "production")):
        found = s.work(act, space, way.servants, choose)
    else:
        found = s.space_gain(act, space, way.servants, choose)
    assert next(rest, None) is None, "the engine asked for more"
    return found


def waiting_privileges(p: Florence, base: int) -> list[int]:
    """The privileges on top of the agenda and above `base`, first come first."""
    found = []
    at = len(p.agenda) - FRAME
    while at >= base and p.book.steps[p.agenda[at]].name == "privilege":
        found.append(p.agenda[at + 2 + LEFT])
        at -= FRAME
    return found


def compare_final(p: Florence, counts: Counts) -> None:
    """What the final scoring would be here."""
    t = Table(p.copy())
    wanted = slow(t.p).final()
    t.p.sealed = []
    t.p.agenda = []
    t.p.push([step.name for step in TITLE.steps].index("scoring"))
    settle(t.p)
    assert {seat: t.points(seat) for seat in t.seats} == wanted
    counts["final"] += 1


# Enriched positions.


def enrich(p: Florence, luck: Chance) -> None:
    """Give everybody anything: stocks, cards that are not in play, leaders on the table, excommunications."""
    for place in range(len(p.goods)):
        if luck.below(3):
            p.goods[place] = luck.below(13)
        if place % 6 == 4 and luck.below(3) == 0:
            p.goods[place] = 12 + luck.below(14)
        if place % 6 == 5 and luck.below(4) == 0:
            p.goods[place] = 12 + luck.below(4)
    free = [card for card in range(96) if card not in p.tower and card not in p.holding]
    luck.shuffle(free)
    for seat in range(p.seats):
        for _ in range(luck.below(12)):
            card = free.pop()
            kind = p.book.card_type[card]
            if p.owned(seat, kind) < SLOTS:
                p.holding = put(p.holding, seat * HOLDING + kind * SLOTS + p.owned(seat, kind), card)
    p.cast = [7 * period + luck.below(7) for period in range(3)]
    p.banned = [luck.below(8) & luck.below(8) for _ in range(p.seats)]
    p.fixed = [6 if luck.below(9) == 0 else 0 for _ in range(p.seats * 3)]
    if p.leaders:
        places = p.leaders[:]
        for leader, place in enumerate(places):
            if place != BOX and place % 4 == 0 and luck.below(2):
                places[leader] = place + 1
        p.leaders = places
        copier = places[14]
        others = [n for n in range(20) if n != 14 and places[n] != BOX and places[n] % 4 == 1]
        others = [n for n in others if places[n] // 4 != copier // 4]
        if copier != BOX and copier % 4 == 1:
            if not others:
                p.leaders = [place if n != 14 else place - 1 for n, place in enumerate(places)]
            else:
                copied = p.copied[:]
                copied[copier // 4] = others[luck.below(len(others))]
                p.copied = copied
    refresh_all(p)
    TITLE.check(p)


def compare_on(p: Florence, luck: Chance, counts: Counts, moves: int) -> None:
    """Play so many random moves, but not into the next round, and compare at every decision."""
    round = p.round
    while moves and not p.over and p.round == round:
        step = top(p)
        compare_decision(p, counts)
        if step.name in ("space", "bonus", "work"):
            compare_outcome(p, luck, counts)
        if step.name == "place":
            compare_values(p, counts)
            if luck.below(4) == 0:
                compare_final(p, counts)
        seat = deciders(p)[0]
        legal = answers(p, seat, luck.below(4) == 0) or answers(p, seat, True)
        play(p, seat, legal[luck.below(len(legal))])
        moves -= 1


def compare_game(players: int, number: int, rich: bool, counts: Counts) -> None:
    luck = seeded(b"calculate %d %d %d" % (players, number, rich))
    mode = "basic" if number % 3 == 0 else "advanced"
    p = deal(players, f"calculate {number}", mode=mode, **some_options(luck)).p
    p.ear = None
    while not p.over:
        if not rich:
            compare_on(p, luck, counts, 1000)
            continue
        if top(p).name == "place" and luck.below(2):
            q = p.copy()
            enrich(q, luck)
            settle(q)
            compare_on(q, luck, counts, 6)
        seat = deciders(p)[0]
        legal = answers(p, seat) or answers(p, seat, True)
        play(p, seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rich", [False, True])
def test_engine_and_slow_calculator_agree(players: int, rich: bool) -> None:
    counts: Counts = Counter()
    for number in range(2 * GAMES):
        compare_game(players, number + rich, rich, counts)
    assert counts["space"] > 1000 * GAMES, f"too few comparisons: {counts}"
    assert counts["outcomes"] > 40 * GAMES
    assert counts["final"] > 5 * GAMES
