"""What is asked beside the cards can be chosen where it lies; prestige has its places; doubtful values are marked."""

from collections.abc import Iterator

import pytest

from drawings import check, elements
from signoria.drawing.doubt import SIGN, is_doubtful
from signoria.drawing.icons import sprite
from signoria.drawing.svg import defs
from signoria.game.game import Game
from signoria.game.log import log_of
from signoria.games.virtu import terms as t
from signoria.games.virtu.table import draw
from signoria.games.virtu.table.draw_battle import battle_of
from signoria.games.virtu.table.scene import Scene
from signoria.kernel import flow
from signoria.words.words import LANGUAGES, Words
from virtu.records import RECORDS, moment, recorded
from virtu.test_draw_palace import TITLE, drawn, pen_of
from virtu.test_duel import duel
from virtu.test_war import war

RARE = {"cheaper": "4-upkeep_rounds-late-wild"}
"""The recorded game in which a rare decision is asked."""


def asked(step: str, name: str = "") -> Iterator[Game]:
    """Every moment of the recorded games at which a step is asked."""
    for record in [name or RARE[step]] if name or step in RARE else RECORDS:
        game = recorded(record)
        for at, ply in enumerate(game.plies):
            if flow.top(ply.before).name == step:
                then = game.copy()
                then.position, then.plies = ply.before, game.plies[:at]
                yield then


def targets(game: Game) -> set[str]:
    """The moves that a click makes."""
    found = elements(drawn(game, game.seat))
    return {element.attrib["data-move"] for element in found if "data-move" in element.attrib}


# Targets.


@pytest.mark.parametrize("step", ["release", "upkeep", "cheaper", "patronise"])
def test_what_is_neither_a_card_nor_a_city_is_a_target_too(step: str) -> None:
    leave_it = {"release keep", "patronise no"}
    for number, game in enumerate(asked(step)):
        assert {move.text for move in game.moves()} - leave_it <= targets(game)
        check(sprite() + defs() + draw.backdrop(pen_of(game, -1)) + drawn(game, game.seat, phone=True))
        if number == 9:
            return


@pytest.mark.clause("VW-4.4")
def test_a_major_city_that_would_ally_is_a_target_on_its_track() -> None:
    for game in asked("annex", "2-pass_is_final-greedy"):
        allies = {move.text for move in game.moves() if move.text.startswith("annex ally-")}
        if allies:
            assert allies <= targets(game)
            return
    raise AssertionError("nobody could ally")


@pytest.mark.clause("V-12.2", "V-12.3")
def test_upkeep_says_how_many_troops_a_sum_keeps() -> None:
    for number, game in enumerate(asked("upkeep")):
        seat = game.seat
        scene = Scene(game.view(seat), pen_of(game, seat))
        army = sum(scene.army(one) for one in scene.armies() if scene.colour_of(one) == scene.viewer)
        seals = [one for one in elements(drawn(game, seat)) if "vt-seal" in one.attrib.get("class", "")]
        kept = {one.attrib["data-move"]: int("".join(one.itertext()).split()[-1]) for one in seals}
        for move in game.moves():
            after = game.copy()
            after.play(move)
            while after.view(seat).get("step") == "pay":
                after.play(after.macros()[0])
            leaving = after.view(seat)["frame"]["count"] if after.view(seat)["step"] == "disband" else 0  # type: ignore[index]
            if after.view(seat)["step"] == "disband" or leaving == 0 == army - kept[move.text]:
                assert kept[move.text] == army - leaving
        if number == 7:
            return


@pytest.mark.clause("V-12.13")
def test_the_cards_that_need_slots_lie_in_sight() -> None:
    for number, game in enumerate(asked("clear")):
        view = game.view(game.seat)
        wanted = list(view["arriving"].values())  # type: ignore[attr-defined]
        assert len(wanted) == game.title.situation(game.position, game.seat)["count"]
        page = draw.mine(view, pen_of(game, game.seat))
        assert [f'data-thing="card-{card}"' in page for card in wanted] == [True] * len(wanted)
        if number == 5:
            return


@pytest.mark.clause("V-11.12", "V-R39")
def test_the_city_behind_a_field_battle_is_besieged_by_a_click_on_it() -> None:
    t4 = war(troops={"azure": {"bologna": 3}, "gules": {"bologna": 1}})
    t4.settle()
    assert t4.step() == "assault"
    game = Game.at(TITLE, t4.p)
    board = elements(draw.board(game.view(0), pen_of(game, 0)))
    [city] = [one for one in board if one.attrib.get("id") == "at-city-bologna"]
    assert city.attrib["data-move"] == "assault besiege"


@pytest.mark.clause("V-11.4")
@pytest.mark.parametrize("phone", [False, True])
def test_who_bids_sees_how_the_battle_stands_where_the_map_is_out_of_sight(phone: bool) -> None:
    game = moment("bid")
    page = draw.mine(game.view(game.seat), pen_of(game, game.seat, phone=phone))
    found = battle_of(Scene(game.view(game.seat), pen_of(game, -1)))
    assert found is not None
    assert f"{found.attacker.total} : {found.defender.total}" in page


@pytest.mark.clause("VW-6.7")
def test_armies_that_can_be_chosen_glow() -> None:
    troops = {"azure": {"bologna": 2}, "major-florence": {"bologna": 2}}
    t2 = duel("sieges", sworn={"florence": 0}, troops=troops, own={"azure": {"cannons": 2}})
    t2.settle()
    game = Game.at(TITLE, t2.p)
    board = elements(draw.board(game.view(0), pen_of(game, 0)))
    found = {one.attrib["data-move"]: one for one in board if "data-move" in one.attrib}
    assert set(found) == {"toll own", "toll florence"}
    assert all(any("halo" in part.attrib.get("class", "") for part in one) for one in found.values())


@pytest.mark.clause("VW-4.5")
def test_cards_of_an_ally_come_in_spring_and_may_be_turned_away() -> None:
    for name in ("2-max_years-12-greedy", "2-plain-greedy"):
        for game in asked("clear", name):
            view, pen = game.view(game.seat), pen_of(game, game.seat)
            declined = {move.text for move in game.moves()} & {"clear first", "clear second"}
            assert bool(declined) == (draw.heading(view, pen).now == 0) == ("vt-winter" not in draw.mine(view, pen))
            if declined:
                assert declined <= targets(game)
                return
    raise AssertionError("no ally brought cards")


# Prestige.


def test_every_source_of_prestige_has_a_place_on_the_table() -> None:
    told = set()
    for name in RECORDS:
        game = recorded(name)
        view, pen = game.view(0), pen_of(game, -1)
        ids = {one.attrib.get("id") for one in elements(draw.board(view, pen) + draw.offer(view, pen))}
        for line in log_of(game, 0, None, draw.CHAPTERS):
            if line.kind.startswith("points-"):
                assert f"at-{line.at}" in ids, (name, line)
                told.add(line.at)
    assert told >= {"points-cities", "points-patronage", "points-religion", "points-cards"}


@pytest.mark.clause("V-14.3", "VW-8.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_how_ties_are_broken(lang: str) -> None:
    """With three and more nobody has to read of The Wars of Italy."""
    for players in (2, 3, 5):
        text = Words(TITLE, lang).word("final-ties", players=players)
        assert "V-14.3" in text
        assert ("VW-8.3" in text) == (players == 2)


@pytest.mark.clause("VW-8.4")
def test_a_war_that_is_won_outright_is_told_as_such() -> None:
    """Whoever has more points would else wonder why the other one comes first."""
    t2 = duel("yearend", cities={"azure": ["milan", "naples", "rome"], "gules": ["bari"]})
    t2.settle()
    game = Game.at(TITLE, t2.p)
    _, told = draw.outlook(game.view(0), pen_of(game, -1))
    assert told == "Blue has won the war outright; prestige does not count (VW-8.4)."


# Values that no rulebook states.


def test_a_reconstructed_value_is_marked_where_it_is_drawn_and_where_it_is_explained() -> None:
    game = moment("buy")
    pen, view = pen_of(game, -1), game.view(0)
    drawing = draw.backdrop(pen)
    for city in Scene(view, pen).cities:
        strip = drawing.partition(f'<g id="vi-s-{city}">')[2].partition("</g>")[0]
        doubtful = is_doubtful(pen, "city", city, "value", "symbols")
        explained = draw.explain(view, pen, f"city-{city}")
        assert explained is not None
        assert (SIGN in strip) == doubtful == (SIGN in explained.text)
    page = draw.offer(view, pen)
    piles = [item for number, item in enumerate(t.ITEMS) if game.book.stock[number]]  # type: ignore[attr-defined]
    for item in piles:
        pile = page.partition(f'data-thing="item-{item}"')[2].partition("</div>")[0]
        explained = draw.explain(view, pen, f"item-{item}")
        assert explained is not None
        assert ('class="guess"' in pile) == (SIGN in explained.text)
