"""What the page of Virtù says: the account of a battle, the heading, the end, and forecasts."""

from collections import Counter

import pytest

from signoria.game.foresight import foresee
from signoria.game.game import Game
from signoria.game.log import account_of, log_of
from signoria.games.virtu.table import draw
from signoria.games.virtu.table.scene import Scene
from signoria.kernel import flow
from virtu.records import RECORDS, TITLE, moment, moments, pen_of, recorded
from virtu.table import table


def test_a_battle_is_an_account_from_its_first_line_to_the_retreat() -> None:
    names, several = set(), 0
    for name in RECORDS:
        game = recorded(name)
        lines = log_of(game, -1, None, draw.CHAPTERS)
        for start in {line.chapter for line in lines if line.chapter}:
            account = account_of(game, -1, start, draw.CHAPTERS)
            assert account is not None
            names.add(account.name)
            kinds = [line.kind for line in account.lines]
            if account.name == "battle":
                assert kinds[0] in ("siege", "field")
                anew = {line.id for line in account.lines[1:] if line.kind in ("siege", "field")}
                assert account.anew <= anew
                several += bool(account.anew)
                assert {"siege-won", "siege-lost", "field-won", "field-drawn"} & set(kinds)
                assert not {"bought", "recruit", "upkeep", "winter", "installed"} & set(kinds), (
                    "Winter is another story"
                )
            elif account.name in ("year", "final"):
                assert not account.anew
        assert all(line.chapter for line in lines if line.kind in ("losses", "trophy", "retreat", "lost", "bid"))
    assert names == {"battle", "year", "patronage", "final"}
    assert several > 3, "battle stands apart from battle"


def test_the_final_prestige_is_told_and_sums_up_to_the_scores() -> None:
    for name in RECORDS:
        game = recorded(name)
        last = log_of(game, -1, None, draw.CHAPTERS)[-1].chapter
        account = account_of(game, -1, last, draw.CHAPTERS)
        assert account is not None
        if account.name == "final" and "victory" not in [line.kind for line in account.lines]:
            seats = game.book.axes["seat"]
            assert [account.totals.get(seat, 0) for seat in seats] == list(game.scores)


@pytest.mark.clause("V-14.3", "VW-8.3", "VW-8.4")
def test_the_end_names_those_who_have_won_and_nobody_else() -> None:
    shared = set()
    for game in [*map(recorded, RECORDS), *(tied(players, richer) for players in (2, 4) for richer in (False, True))]:
        scene = Scene(game.view(), pen_of(game))
        first = [seat for seat, rank in zip(scene.seats, game.ranks, strict=True) if rank == 1]
        _, told = draw.outlook(game.view(), pen_of(game))
        assert [seat for seat in scene.seats if scene.plain_name(seat) in told] == first, told
        shared.add(len(first))
    assert len(shared) > 1


def tied(players: int, richer: bool) -> Game:
    """An end at which prestige is equal; the first seat may have more crowns than the others."""
    court = {"azure": {"right-1": "ambassador"}} if richer else {}
    cities = {"azure": ["milan", "turin", "nice", "genoa"], "gules": ["naples", "bari", "rossano", "reggio"]}
    bare: dict[str, list[str]] = {seat: [] for seat in TITLE.book(players, {}).axes["seat"]}
    own = {"azure": {"royal": 0, "duchy": 1}, "gules": {"principality": 0}} if players == 2 else {}
    held = cities if players == 2 else bare
    end = table(players, {"moment": "scoring"}, court=court, cities=held, own=own).settle()
    assert len(set(TITLE.totals(end.p))) < players
    return Game.at(TITLE, end.p)


def test_the_heading_follows_the_year() -> None:
    wanted = {"start": 0, "march": 0, "bid": 1, "retreat": 2, "arrange": 3, "buy": 3, "recruit": 3, "family": -1}
    for step, phase in wanted.items():
        game = moment(step)
        assert draw.heading(game.view(), pen_of(game)).now == phase, step
    assert draw.heading(recorded("2-pass_is_final-greedy").view(), pen_of(recorded("2-pass_is_final-greedy"))).now == -1


def test_every_kind_of_choice_has_a_forecast() -> None:
    """Of the choices that change something at least one in every kind of decision says what."""
    silent = {"shift", "collect"}
    for step in sorted({*STEPS} - silent):
        told = []
        for number in range(4):
            game = moment(step, number)
            for move in game.moves(game.deciders[0])[:6]:
                found = foresee(game, game.deciders[0], move.text)
                if found is not None:
                    told.append(draw.forecast(found.before, found.after, pen_of(game)))
            if any(told):
                break
        assert any(told), step
        assert "[" not in "".join(told)


STEPS = [
    *("family", "start", "marker", "annex", "pay", "troop", "march", "route", "plot", "agent", "govern", "turnup"),
    *("patronise", "trade", "influence", "turn", "release", "front", "bid", "retreat", "upkeep", "disband"),
    *("arrange", "buy", "cathedral", "clear", "courtier", "recruit", "ally", "oust"),
]


@pytest.mark.clause("V-5.8", "V-R33")
def test_who_may_stop_at_a_room_is_told_what_bars_its_action() -> None:
    """What is foretold of stopping is what the rules do then; of most stops that the action begins."""
    told: Counter[str] = Counter()
    for game in (game for name in RECORDS[2:] for game in moments(name, 1) if not game.over):
        seat = game.deciders[0]
        if flow.top(game.position).name != "marker" or told.total() > 60 or game.why_not("marker stop", seat):
            continue
        found = foresee(game, seat, "marker stop")
        assert found is not None
        after = game.copy()
        after.play("marker stop", seat)
        kinds = {game.title.events[event.kind].name for event in after.plies[-1].events}
        text = draw.forecast(found.before, found.after, pen_of(game))
        if "release" in str(after.view(seat)["step"]):
            continue
        reason = next((kind for kind in ("blocked", "decline") if kind in kinds), "")
        assert ("No action: " in text) == bool(reason), text
        assert game.title.pointless(game.position, seat, game.numbers("marker stop")[0]) == bool(reason)
        told[reason or "begins"] += " begins" in text or bool(reason)
    assert min(told["blocked"], told["decline"], told["begins"]) > 2


def test_a_card_that_goes_is_told_of_once_though_another_like_it_stays() -> None:
    game = next(game for game in moments("3-plain-greedy", 1) if len(game.plies) == 301)
    seat = game.deciders[0]
    assert list(Scene(game.view(seat), pen_of(game)).court("gules").values()).count("consigliere") == 2
    found = foresee(game, seat, "arrange left-1 discard")
    assert found is not None
    assert draw.forecast(found.before, found.after, pen_of(game)).count("Consigliere") == 1


def test_a_march_before_a_foreign_city_foretells_the_siege() -> None:
    for number in range(12):
        game = moment("march", number)
        scene = Scene(game.view(), pen_of(game))
        for move in game.moves():
            city = move.text.split()[1]
            found = foresee(game, game.seat, move.text)
            assert found is not None
            text = draw.forecast(found.before, found.after, pen_of(game))
            if Scene(found.after, pen_of(game)).step == "troop" and not scene.friendly(scene.turn, city):
                assert "Siege of" in text
                return
    raise AssertionError("no march to a foreign city")


def test_a_room_and_its_action_are_set_apart_as_the_language_does() -> None:
    game = recorded(RECORDS[0])
    found = draw.explain(game.view(0), pen_of(game, lang="fr"), "room-room-1")
    assert found
    assert "\u00a0: " in found.name
