"""The map of Virtù and the tracks: whole, small, true to the rules, and discreet."""

import re
from collections import Counter
from itertools import cycle, product

import pytest

from drawings import check, elements, marks_of, things
from signoria.drawing.icons import sprite
from signoria.drawing.pen import Pen
from signoria.drawing.svg import defs
from signoria.game.game import Game
from signoria.game.log import log_of
from signoria.games.virtu import terms
from signoria.games.virtu.position import Italy
from signoria.games.virtu.steps import bidding
from signoria.games.virtu.steps.annexing import Annex
from signoria.games.virtu.table import draw, draw_battle, draw_talk
from signoria.games.virtu.table.draw_map import spot
from signoria.games.virtu.table.draw_tracks import tracks_of
from signoria.games.virtu.table.scene import Scene, View
from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.web.choices import choices_of
from signoria.words.words import LANGUAGES
from virtu.records import RECORDS, TITLE, moment, moments, named, pen_of, recorded
from virtu.table import table

ON_THE_MAP = {"city", "place", "faced", "army", "alliance", "major"}
"""Operands that lie on the map or beside it; an Agent's place may lie in a palace, a tile in a Domain."""
ELSEWHERE = dict.fromkeys(("pay", "arrange", "buy", "family", "marker", "collect"), 99)
"""Decisions about palaces and markets."""
KILOBYTE = 1024


def mine_of(view: View, pen: Pen) -> str:
    """What this half of the table draws anew after every move."""
    return draw.board(view, pen) + draw.offer(view, pen)


def said(view: View, pen: Pen) -> list[object]:
    return [draw.plates(view, pen), draw.heading(view, pen), draw.outlook(view, pen), draw.trail(view, pen)]


# Whole and small.


@pytest.mark.parametrize("name", RECORDS)
def test_every_position_of_a_recorded_game_is_drawn_whole_and_small(name: str) -> None:
    languages, layouts = cycle(LANGUAGES), cycle([False, True, False])
    for game in moments(name, 9):
        seat = game.deciders[0] if game.deciders else -1
        marks = marks_of(game, seat) if seat >= 0 else None
        pen = pen_of(game, marks, next(layouts), next(languages))
        view = game.view(seat)
        back, over = draw.backdrop(pen), mine_of(view, pen)
        check(sprite() + defs() + back + over + draw.mine(view, pen))
        assert len((back + draw.board(view, pen)).encode()) < 120 * KILOBYTE
        assert len(draw.board(view, pen).encode()) < 22 * KILOBYTE
        assert not re.search(r"\[[a-z]", str(said(view, pen))), "a word is missing"


def test_nothing_on_the_map_is_lettered_too_small() -> None:
    """What is lettered on the map is read from the scale on that the map shows whole, and closer below it."""
    for game, lang, phone in product((moment("bid"), moment("annex"), moment("influence")), LANGUAGES, (False, True)):
        pen = pen_of(game, marks_of(game, game.seat), phone, lang)
        drawn = draw.backdrop(pen) + draw.board(game.view(), pen)
        least = re.search(r'data-least="([\d.]+)"', drawn)
        assert least
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)]
        assert min(sizes) * float(least[1]) >= (10 if phone else 11)


def test_the_shelf_shows_a_picture() -> None:
    game = Game(TITLE, 5, 1)
    check(sprite() + defs() + draw.vignette(pen_of(game)))
    assert len(draw.vignette(pen_of(game)).encode()) < 40 * KILOBYTE


# Targets.


def test_whatever_a_decision_is_about_on_the_map_can_be_clicked() -> None:
    kinds, steps = set(), set()
    for name in RECORDS:
        seen: Counter[object] = Counter(ELSEWHERE)
        for game in moments(name, 1):
            if game.over or seen[game.view()["step"]] > 15:
                continue
            seen[game.view()["step"]] += 1
            seat = game.deciders[0]
            pen = pen_of(game, marks_of(game, seat))
            found = elements(mine_of(game.view(seat), pen))
            moves = {element.attrib.get("data-move") for element in found}
            picks = {element.attrib.get("data-pick") for element in found}
            for move in game.moves(seat):
                about = things(game, move)
                if about and lies_on_the_map(about):
                    kinds |= {thing.partition("-")[0] for thing in about}
                    steps.add(move.text.split()[0])
                    assert move.text in moves or set(about) & picks, move.text
    assert kinds == ON_THE_MAP
    wanted = {"annex", "troop", "march", "agent", "shift", "oust", "front", "retreat", "disband", "recruit", "ally"}
    assert wanted | {"influence", "turnup", "cathedral"} <= steps


def lies_on_the_map(about: list[str]) -> bool:
    """Whether a move is about something on the map or beside it, and not in a palace."""
    if not {thing.partition("-")[0] for thing in about} <= ON_THE_MAP:
        return False
    own = [thing.removeprefix("faced-") for thing in about if thing.startswith("faced-")]
    rooms = [thing for thing in about if "-room-" in thing]
    return not rooms and all(name in terms.CITIES or name.startswith("bonus-") for name in own)


@pytest.mark.clause("V-9.9")
def test_a_foreign_city_that_troops_can_reach_has_a_red_ring_and_an_own_one_a_golden() -> None:
    game = moment("march")
    seat = game.seat
    pen = pen_of(game, marks_of(game, seat))
    scene = Scene(game.view(seat), pen)
    drawn = draw.board(game.view(seat), pen)
    goals = [move.text.split()[1] for move in game.moves(seat)]
    for city in goals:
        ring = re.findall(rf'<circle [^>]*stroke="(#\w+)"[^>]*id="halo-{city}"/>', drawn)
        assert ring == ["#c98a16" if scene.friendly(scene.turn, city) else "#b3261e"]


def test_on_a_phone_the_map_opens_where_something_can_be_chosen() -> None:
    for step in ("annex", "march", "bid", "start"):
        game = moment(step)
        pen = pen_of(game, marks_of(game, game.seat), phone=True)
        found = re.search(r'data-focus="(\S+) (\S+) (\S+) (\S+)"', draw.board(game.view(), pen))
        assert found
        x, y, wide, high = map(float, found.groups())
        assert 0 <= x <= x + wide <= 1000
        assert 0 <= y <= y + high <= 1000
        assert wide == high == 560
        cities = [move.text.split()[1] for move in game.moves() if step in ("annex", "march")]
        inside = [city for city in cities if city in terms.CITIES and within(spot(city), x, y, wide)]
        assert len(inside) >= min(3, len(cities))


def within(place: tuple[float, float], x: float, y: float, wide: float) -> bool:
    return x < place[0] < x + wide and y < place[1] < y + wide


# True to the rules.


def test_armies_stand_in_friendly_cities_and_before_all_others() -> None:
    t = table(
        begin={"moment": "act", "seat": "gules"},
        marker={"gules": "room-2"},
        control={"florence": "gules", "milan": "azure"},
        troops={"gules": {"florence": 2, "siena": 1}, "azure": {"florence": 1}},
    )
    game = Game.at(TITLE, t.p)
    drawn = draw.board(game.view(0), pen_of(game))
    assert 'id="troop-gules-florence"' in drawn
    assert drawn.count('stroke-dasharray="9 5"') == 2, "Florence and Siena are under siege"
    scene = Scene(game.view(0), pen_of(game))
    assert scene.besiegers("florence") == ["azure"]
    assert scene.besiegers("siena") == ["gules"]


@pytest.mark.clause("V-11.3")
@pytest.mark.parametrize("name", RECORDS[:2] + RECORDS[-2:])
def test_the_strength_of_a_city_is_that_of_the_rules(name: str) -> None:
    for game in moments(name, 40):
        p = game.position
        assert isinstance(p, Italy)
        scene = Scene(game.view(), pen_of(game))
        for attacker, seat in enumerate(scene.seats):
            for city in p.book.cities:
                where = terms.CITIES[city]
                assert draw_battle.city_strength(scene, where, seat) == bidding.city_strength(p, city, attacker)
                assert scene.friendly(seat, where) == p.friendly(attacker, city)
                assert scene.force(seat, where) == p.force(attacker, city)


@pytest.mark.clause("V-11.5")
def test_the_parts_of_a_battle_sum_up_to_its_strength() -> None:
    count = passed = 0
    for name in RECORDS:
        for game in moments(name, 1):
            if game.over or not game.view()["battle"]:
                continue
            found = draw_battle.battle_of(Scene(game.view(), pen_of(game)))
            if found is None:
                continue
            count += 1
            for side in (found.attacker, found.defender):
                assert sum(n for _, n in side.parts) == side.total
                assert dict(side.parts).get("war", 0) >= 0
            card = draw.board(game.view(), pen_of(game)).partition('id="battle-card"')[2]
            assert f"= {found.attacker.total}<" in card
            assert f"= {found.defender.total}<" in card
            heard = [TITLE.events[event.kind].name for _, event in game.events()]
            begun = max(at for at, kind in enumerate(heard) if kind in ("siege", "field"))
            declined = "bid-pass" in heard[begun:]
            passed += declined
            assert ("passed" in card) == declined, "in these games a pass is final"
    assert count > 5
    assert passed > 2


@pytest.mark.clause("V-9.4")
def test_what_a_city_says_of_its_price_is_what_annexing_it_costs() -> None:
    checked = 0
    for number in range(6):
        game = moment("annex", number)
        p = game.position
        step = flow.top(p)
        assert isinstance(step, Annex)
        assert isinstance(p, Italy)
        scene = Scene(game.view(), pen_of(game))
        seat = scene.seats[game.seat]
        for move in game.moves():
            city = move.text.split()[1]
            if city in terms.CITIES:
                told = step.prospect(p, move.number)
                assert draw_talk.annex_price(scene, city, seat) == told["crowns"]
                assert draw_talk.sea_price(scene, city, seat) == told["ships"]
                checked += 1
    assert checked > 10


@pytest.mark.clause("V-11.3")
def test_who_marches_or_besieges_reads_both_strengths_on_the_button() -> None:
    game = moment("march")
    scene = Scene(game.view(), pen_of(game))
    seat = scene.seats[game.seat]
    for move in game.moves():
        city = move.text.split()[1]
        label = game.words.move(game.position, move.number)
        siege = f"(siege: {scene.force(seat, city) + 1} against {draw_battle.city_strength(scene, city, seat)})"
        assert (siege in label) == (not scene.friendly(seat, city)), label
    game = moment("front")
    labels = [game.words.move(game.position, move.number) for move in game.moves()]
    assert len(labels) > 1
    assert all(re.search(r"\d+ against \d+|field battle first|Besiege no other", label) for label in labels), labels


def test_a_price_that_cannot_be_named_is_left_out() -> None:
    game = moment("annex")
    labels = [choice.label for choice in choices_of(game, game.seat)]
    assert any("crown" in label for label in labels)
    assert not [label for label in labels if "0 crowns" in label]


@pytest.mark.parametrize("step", ["troop", "front", "oust", "retreat"])
def test_no_lock_stands_for_what_is_not_there_at_all(step: str) -> None:
    """Where nobody of mine stands, nothing is listed that I could not do there."""
    name = {"oust": "5-all-wild", "retreat": "5-pass_is_final-wild"}.get(step, "5-plain-greedy")
    game = recorded(name)
    at = next(n for n, ply in enumerate(game.plies) if flow.top(ply.before).name == step)
    then = game.copy()
    then.position, then.plies = game.plies[at].before, game.plies[:at]
    absent = {"no-troop", "no-front", "no-opposing-agent", "no-retreat"}
    for choice in choices_of(then, then.seat):
        refused = then.why_not(choice.text) if choice.locked else None
        assert refused is None or refused.code not in absent, choice.label


def test_the_tracks_show_everybody_once() -> None:
    for name in RECORDS[2:]:
        game = recorded(name)
        drawn = draw.offer(game.view(), pen_of(game))
        for track in ("cities", "patronage"):
            assert sorted(re.findall(rf'id="disc-{track}-(\w+)"', drawn)) == sorted(game.book.axes["seat"])


def test_who_may_ally_sees_the_great_powers_before_the_market() -> None:
    game = moment("ally")
    drawn = draw.offer(game.view(), pen_of(game, marks_of(game, game.seat)))
    assert drawn.index('id="at-alliance-') < drawn.index('id="market"')


# Explained.


@pytest.mark.parametrize("name", RECORDS)
def test_every_thing_on_the_map_explains_itself(name: str) -> None:
    for game, lang in zip(moments(name, 120), cycle(LANGUAGES), strict=False):
        pen = pen_of(game, lang=lang)
        view = game.view(0)
        for thing in named(draw.board(view, pen) + tracks_of(Scene(view, pen))):
            found = draw.explain(view, pen, thing)
            assert found is not None, thing
            assert found.name, thing
            assert "[" not in found.name + found.text, found
            check(sprite() + f"<p>{found.name} {found.text}</p>")
            assert found.clause.startswith("V")


def test_what_does_not_lie_there_is_not_explained() -> None:
    game = Game(TITLE, 4, 1)
    for thing in (
        "",
        "city",
        "city-atlantis",
        "city-perugia",
        "troop-azure-rome",
        "sea-black",
        "battle",
        "x" * 100,
        "-",
    ):
        assert draw.explain(game.view(0), pen_of(game), thing) is None


# Discreet.


def test_no_drawing_tells_where_the_others_place_their_families() -> None:
    luck = Chance(1, 2, 3, 4)
    for players in TITLE.players:
        game = Game(TITLE, players, 3)
        while not game.over and game.view()["step"] == "family":
            for seat in (*range(players), -1):
                twin, pen = game.copy(), pen_of(game)
                twin.position = TITLE.imagine(game.position, seat, luck)
                view, other = game.view(seat), twin.view(seat)
                assert mine_of(other, pen) == mine_of(view, pen)
                assert said(other, pen) == said(view, pen)
                for thing in named(mine_of(view, pen)):
                    assert draw.explain(other, pen, thing) == draw.explain(view, pen, thing)
                chapters = draw.CHAPTERS
                assert [line.text for line in log_of(twin, seat, None, chapters)] == [
                    line.text for line in log_of(game, seat, None, chapters)
                ]
            game.play(game.moves(game.deciders[0])[0], seat=game.deciders[0])


def test_names_of_strangers_cannot_break_out() -> None:
    game = Game(TITLE, 3, 1, names=['<b onclick="x">', "Eve & Adam", "[x]"])
    pen = pen_of(game)
    view = game.view(-1)
    page = mine_of(view, pen)
    assert "<b onclick" not in page
    for thing in named(page):
        found = draw.explain(view, pen, thing)
        assert found is None or "<b onclick" not in found.text
