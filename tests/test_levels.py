"""The levels: they answer legally, the same seed and budget give the same choices, and no secret changes a choice."""

import pytest

from midgame import some_way_into
from signoria.games import find, titles
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Position
from signoria.kernel.schema import digest
from signoria.players import bot, bots
from signoria.players.plans import DEFAULTS, made, plan_of
from signoria.players.player import Budget, ask
from signoria.players.strength import Measured, measured, strength_in, strength_of
from signoria.search.beam import answer_for_others, beam
from signoria.search.plan import OWN, PLANNED, TURNS, Plan
from signoria.search.thinking import think
from signoria.search.value import shares, spread
from signoria.web.lobby import measured_facts, measured_in
from signoria.web.speech import Speech
from variants import variants

LEVELS = ["apprentice", "journeyman", "master", "grandmaster", "patient"]
LITTLE = Budget(simulations=3)


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_luck_and_budget_give_the_same_legal_moves(name: str, level: str) -> None:
    p = some_way_into(name, find(name).players[-1], 17, "levels")
    rows = []
    for _ in range(2):
        q = p.copy()
        player, dreams = bot(level, name, 5), seeded(b"dreams")
        row = []
        for _ in range(4):
            seat = flow.deciders(q)[0]
            move = ask(player, q, seat, dreams, LITTLE)
            assert move in flow.moves(q, seat)
            flow.play(q, seat, move)
            row.append(move)
        rows.append(row)
    assert rows[0] == rows[1]


@pytest.mark.parametrize("name", titles())
def test_no_secret_changes_what_a_bot_chooses(name: str) -> None:
    """The same luck, and two worlds that the seat cannot tell apart: the bot imagines the same and answers the same."""
    title = find(name)
    for variant in variants(title):
        p = title.deal(title.book(variant.players, variant.options), b"secrets")
        luck, deals = seeded(b"luck"), seeded(b"deals")
        for ply in range(60):
            legal = flow.settle(p)
            if not legal:
                break
            seat = flow.deciders(p)[-1]
            other = title.imagine(p, seat, deals)
            one, two = (title.imagine(world, seat, seeded(b"dreams")) for world in (p, other))
            assert digest(one, title.fields) == digest(two, title.fields), f"{variant}, ply {ply}"
            if ply == 30 and not variant.options:
                answers = {ask(bot("master", name, 3), world, seat, seeded(b"d"), LITTLE) for world in (p, other)}
                assert len(answers) == 1
            seat = flow.deciders(p)[0]
            flow.apply(p, seat, legal[luck.below(len(legal))])


def test_a_plan_with_a_word_that_is_not_known_is_told() -> None:
    with pytest.raises(SignoriaError, match="the plan of here does not fit"):
        made({"policy": "wild"}, "here")
    with pytest.raises(SignoriaError, match="the plan of here does not fit"):
        made({"wisdom": 3}, "here")


@pytest.mark.parametrize("name", titles())
def test_every_level_has_a_plan_for_every_number_of_players(name: str) -> None:
    title = find(name)
    for variant in variants(title):
        players = title.book(variant.players, variant.options).people
        for level in DEFAULTS:
            assert plan_of(name, level, players).width + plan_of(name, level, players).simulations > 0


def test_shares_of_the_victory_add_up_and_follow_the_points() -> None:
    found = spread([10.0, 20.0, 20.0], 5.0)
    assert abs(sum(found) - 1.0) < 1e-9
    assert found[0] < found[1] == found[2]


def test_from_its_own_place_a_seat_sees_its_evaluation_and_the_others_alike() -> None:
    p = some_way_into("virtu", 4, 30, "levels")
    found = [shares(find("virtu"), p, Plan(judge=OWN, scale=5.0), seat) for seat in range(4)]
    for seat in range(4):
        assert sum(found[seat]) == pytest.approx(1.0)
        assert len({round(share, 9) for other, share in enumerate(found[seat]) if other != seat}) == 1
    order = sorted(range(4), key=lambda seat: found[seat][seat])
    assert order == sorted(range(4), key=lambda seat: find("virtu").evaluate(p, seat))


@pytest.mark.parametrize("name", titles())
def test_weights_of_one_change_nothing_and_the_book_of_the_game_stays_as_it_is(name: str) -> None:
    title = find(name)
    p = some_way_into(name, 2, 9, "levels")
    seat = flow.deciders(p)[0]
    ones = [1.0] * len(title.features())
    assert p.book.weights == ones
    met: list[list[int]] = []
    for weights in (None, ones, [0.5] * len(ones)):
        plan = Plan(simulations=4, width=2, lines=4, only=True, policy=PLANNED, horizon=TURNS, reach=1, weights=weights)
        dreams = seeded(b"dreams")

        def dream(luck: Chance = dreams) -> Position:
            dreamt: Position = title.imagine(p, seat, luck)
            return dreamt

        thought = think(title, dream, seat, flow.moves(p, seat), plan, seeded(b"luck"), 0.0, plan.simulations)
        met.append([option.move for option in thought.options])
        assert plan.weighed(title, p.book) is plan.weighed(title, p.book)
    assert met[0] == met[1]
    assert p.book.weights == ones


def test_the_sealed_answers_of_others_are_drawn_and_the_own_one_stays_open() -> None:
    title = find("elgrande")
    luck = seeded(b"sealed")
    p: Position = title.deal(title.book(3), b"sealed")
    while flow.settle(p) and not p.sealed:
        legal = flow.settle(p)
        flow.apply(p, flow.deciders(p)[0], legal[luck.below(len(legal))])
    asked = flow.deciders(p)
    assert len(asked) > 1
    answer_for_others(p, asked[0], luck)
    assert flow.deciders(p) == [asked[0]]
    learnt = p.learnt
    flow.play(p, asked[0], flow.moves(p, asked[0])[0])
    assert p.learnt > learnt


def test_what_was_measured_is_of_bots_and_tables_that_there_are() -> None:
    for row in measured():
        assert row.players in find(row.title).players
        assert {row.hero, row.rivals} <= set(bots())
        assert 0 <= row.low <= row.share <= row.high <= 1
        assert row.games > 0
        assert row.thrift > 0


def test_people_are_told_what_is_sure_for_all_titles(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (
        Measured("elgrande", 2, "master", "journeyman", 1, 40, 0.806, 0.7, 0.9),
        Measured("lorenzo", 2, "master", "journeyman", 4, 40, 0.95, 0.8, 1.0),
        Measured("lorenzo", 4, "master", "journeyman", 1, 40, 0.6, 0.5, 0.7),
        Measured("lorenzo", 2, "master", "greedy", 1, 40, 1.0, 0.9, 1.0),
    )
    monkeypatch.setattr("signoria.players.strength.measured", lambda: rows)
    monkeypatch.setattr("signoria.players.strength.titles", lambda: ["elgrande", "lorenzo", "tiletum"])
    assert strength_of("master") == ("journeyman", 70, 100, 4, ["tiletum"])
    assert strength_of("grandmaster") is None
    for lang, rival in (("en", "“journeyman”"), ("cs", "„tovaryš“"), ("fr", "«\xa0compagnon\xa0»")):
        told = measured_facts(Speech(lang), "master")
        assert "70–100" in told
        assert rival in told
        assert Speech(lang)("lobby-measured-thrift", thrift=4) in told
        assert told.endswith("Tiletum.")
        assert measured_facts(Speech(lang), "grandmaster") == Speech(lang)("lobby-not-measured")


def test_at_a_new_table_people_are_told_what_was_measured_there(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = (
        Measured("lorenzo", 2, "master", "greedy", 1, 40, 1.0, 0.9, 1.0),
        Measured("lorenzo", 2, "master", "journeyman", 1, 40, 0.9, 0.8, 0.95),
        Measured("lorenzo", 4, "master", "greedy", 8, 40, 0.6, 0.5, 0.7),
    )
    monkeypatch.setattr("signoria.players.strength.measured", lambda: rows)
    assert strength_in("lorenzo", "master") == [rows[1], rows[2]]
    told = measured_in(Speech("en"), "lorenzo", "master")
    assert "2 players, 80–95 against “journeyman”; with 4 players, 50–70 against “goes for points” (thinking 8" in told
    for lang in ("en", "cs", "fr"):
        assert measured_in(Speech(lang), "tiletum", "master") == Speech(lang)("lobby-not-measured")


@pytest.mark.parametrize("name", titles())
def test_a_beam_gives_whole_turns_and_leaves_the_position_alone(name: str) -> None:
    title = find(name)
    p = some_way_into(name, 2, 9, "levels")
    seat = flow.deciders(p)[0]
    before = digest(p, title.fields)
    lines = beam(title, p, seat, 3)
    assert digest(p, title.fields) == before
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
    for line in lines[:5]:
        q = p.copy()
        turn = title.turn_of(q, seat)
        for move in line.moves:
            assert flow.deciders(q)[0] == seat
            legal = flow.play(q, seat, move)
        assert not legal or flow.decider(q) != seat or title.turn_of(q, seat) != turn
