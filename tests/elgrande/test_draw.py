"""The table of El Grande in pictures: whole, small, true to the rules, and discreet."""

import random
from copy import deepcopy
from itertools import cycle

import pytest

from drawings import check, elements, marks_of, things
from elgrande.table import board as table
from signoria.drawing.icons import sprite
from signoria.drawing.pen import Marks, Pen
from signoria.drawing.svg import defs
from signoria.game.game import Game
from signoria.games import find
from signoria.games.elgrande.position import Spain
from signoria.games.elgrande.scoring import score_place
from signoria.games.elgrande.table import draw
from signoria.games.elgrande.table.scene import Scene, View
from signoria.games.elgrande.terms import PLACES, REGIONS, TOWER
from signoria.words.words import LANGUAGES, Words
from variants import Variant, variants

TITLE = find("elgrande")
VARIANTS = variants(TITLE)
DRAWN = {"place", "card", "power", "grey", "item", "seat", "table"}
"""Operands that lie on the table; the others are mere numbers."""
KILOBYTE = 1024


def pen_of(game: Game, marks: Marks | None = None, phone: bool = False, lang: str = "en") -> Pen:
    return Pen(Words(game.title, lang, game.words.names), game.book, marks, phone)


def page(view: View, pen: Pen) -> str:
    """Everything of a page that this title draws."""
    return sprite() + defs() + draw.backdrop(pen) + moving_part(view, pen)


def moving_part(view: View, pen: Pen) -> str:
    return draw.board(view, pen) + draw.offer(view, pen) + draw.mine(view, pen)


def said(view: View, pen: Pen) -> list[object]:
    return [draw.plates(view, pen), draw.heading(view, pen), draw.outlook(view, pen)]


def moments(variant: Variant, count: int, seed: int = 1) -> list[Game]:
    """Positions of one random game, evenly spread, and its end."""
    game = Game(TITLE, variant.players, seed, variant.options)
    rng = random.Random(seed)
    games = [game.copy()]
    while not game.over:
        game.play(rng.choice(game.moves(game.seat)))
        games.append(game.copy())
    step = max(1, len(games) // count)
    return [*games[::step], games[-1]]


@pytest.mark.parametrize("variant", VARIANTS[::2], ids=str)
def test_every_page_is_whole_and_may_be_shown(variant: Variant) -> None:
    languages, layouts = cycle(LANGUAGES), cycle([False, True])
    for game in moments(variant, 4):
        for seat in {-1, game.seat, 0}:
            marks = marks_of(game, seat) if seat in game.deciders else None
            pen = pen_of(game, marks, next(layouts), next(languages))
            view = game.view(seat)
            check(page(view, pen))
            assert "[" not in "".join([*draw.heading(view, pen).phases, *draw.outlook(view, pen)])
            assert len(draw.plates(view, pen)) == variant.players


def test_whatever_can_be_chosen_on_the_table_can_be_clicked() -> None:
    kinds = set()
    for number, variant in enumerate(variant for variant in VARIANTS if variant.label == "all"):
        for game in moments(variant, 150, seed=number):
            kinds |= clicked(game)
    assert kinds == DRAWN


def clicked(game: Game) -> set[str]:
    """The kinds of things that the moves of a position are about; each of its moves is a click on the table."""
    kinds: set[str] = set()
    for seat in game.deciders[:1]:
        found = elements(moving_part(game.view(seat), pen_of(game, marks_of(game, seat))))
        moves = {element.attrib.get("data-move") for element in found}
        picks = {element.attrib.get("data-pick") for element in found}
        for move in game.moves(seat):
            about = things(game, move)
            if about and {thing.partition("-")[0] for thing in about} <= DRAWN:
                kinds |= {thing.partition("-")[0] for thing in about}
                with_grey = len(about) == 2 and about[1].startswith("grey-")
                assert about[1] in picks if with_grey else move.text in moves, move.text
    return kinds


def test_a_legal_place_is_gold_and_the_others_are_darker() -> None:
    t = table(king="castilla", men={"azure": {"court": 3}}).at("menu", "azure", "d3-01")
    t.play("azure", "turn place")
    game = Game.at(TITLE, t.p)
    drawn = draw.board(game.view(0), pen_of(game, marks_of(game, 0)))
    assert 'id="at-place-toledo" class="region hit legal" data-move="place toledo"' in drawn
    assert 'id="at-place-tower"' in drawn
    assert drawn.count('class="halo"') == len(game.moves()) - 1
    assert 'id="at-place-granada" class="region" data-thing="place-granada">' in drawn
    assert drawn.count('fill-opacity=".13"') == REGIONS + 1 - (len(game.moves()) - 1)


# Size and purity.


@pytest.mark.parametrize("phone", [False, True])
def test_a_crowded_board_stays_small(phone: bool) -> None:
    colours = ["azure", "gules", "or", "vert", "argent"]
    names = TITLE.book(5).axes["place"][:REGIONS]
    men = {colour: dict.fromkeys(names, 2) for colour in colours}
    grandes = dict.fromkeys(colours, "cataluna")
    t = table(players=5, king="cataluna", men=men, grande=grandes).at("menu", "azure", "d1-03")
    game = Game.at(TITLE, t.p)
    pen = pen_of(game, phone=phone)
    assert len(draw.backdrop(pen).encode()) < 120 * KILOBYTE
    assert len(draw.board(game.view(0), pen).encode()) < 20 * KILOBYTE
    assert draw.board(game.view(0), pen).count('id="men-') == 5 * REGIONS + 1
    check(page(game.view(0), pen))


def test_a_drawing_changes_nothing_and_is_always_the_same() -> None:
    for game in moments(Variant(2, {"grey": True, "regency": True}, "x"), 6):
        view, pen = game.view(0), pen_of(game)
        before = deepcopy(view)
        first = [page(view, pen), said(view, pen)]
        assert [page(view, pen), said(view, pen)] == first
        assert view == before


# What may be seen.


@pytest.mark.parametrize("variant", VARIANTS[::4], ids=str)
def test_no_drawing_tells_what_a_seat_cannot_know(variant: Variant) -> None:
    for game in moments(variant, 4, seed=8):
        for seat in range(variant.players):
            twin, pen = game.imagine(seat, 5), pen_of(game)
            assert moving_part(twin.view(seat), pen) == moving_part(game.view(seat), pen)
            assert said(twin.view(seat), pen) == said(game.view(seat), pen)


def test_the_tower_shows_how_many_are_inside_but_not_whose() -> None:
    men = {"azure": {"tower": 3}, "gules": {"tower": 1}}
    swapped = {"azure": {"tower": 1}, "gules": {"tower": 3}}
    drawn = []
    for inside in (men, swapped):
        game = Game.at(TITLE, table(men=inside).at("menu", "azure", "d1-03").p)
        drawn.append(draw.board(game.view(0), pen_of(game)))
    assert drawn[0] == drawn[1]
    assert ">4</text>" in drawn[0]


def test_a_spectator_has_no_area_of_his_own() -> None:
    game = Game(TITLE, 4, 1)
    assert draw.mine(game.view(-1), pen_of(game)) == ""
    assert 'class="tray azure"' in draw.mine(game.view(0), pen_of(game))


def test_names_of_strangers_cannot_break_out() -> None:
    game = Game(TITLE, 2, 1, names=['<b onclick="x">', "Eve & Adam"])
    pen = pen_of(game)
    sentence = draw.outlook(game.view(-1), pen)[1]
    assert "<b" not in sentence
    assert "Eve &amp; Adam" in sentence
    check(page(game.view(0), pen))


def test_a_taken_card_stays_and_is_ticked_off() -> None:
    game = Game(TITLE, 3, 1)
    assert "i-ui-check" not in draw.offer(game.view(0), pen_of(game))
    while game.position.offer.count(-1) == 0:  # type: ignore[attr-defined]
        game.play(game.moves()[0])
    assert draw.offer(game.view(0), pen_of(game)).count("i-ui-check") == 1


# What the page says.


@pytest.mark.clause("EG-13.4")
@pytest.mark.parametrize("players", TITLE.players)
def test_the_outlook_counts_as_the_rules_do(players: int) -> None:
    rng = random.Random(players)
    for number in range(60):
        game = Game(TITLE, players, number)
        p = game.position
        assert isinstance(p, Spain)
        for i in range(p.book.colours * PLACES):
            p.men[i] = rng.choice([0, 0, 1, 2, 3]) if i % PLACES <= TOWER else p.men[i]
        p.king = rng.randrange(TOWER)
        p.grande = [rng.randrange(TOWER) for _ in range(players)]
        p.tables = rng.sample(range(TOWER + 1), 2)
        scene = Scene(game.view(0), pen_of(game))
        for place, name in enumerate(p.book.places[: TOWER + 1]):
            q = p.copy()
            score_place(q, place, False)
            won = {seat: q.score(i) for i, seat in enumerate(scene.seats) if q.score(i)}
            assert scene.spoils(name) == won


def forecast(before: dict[str, dict[str, int]], after: dict[str, dict[str, int]], **other: str) -> str:
    """The sentence for azure when the men change so."""
    views = []
    for men in (before, after):
        game = Game.at(TITLE, table(men=men, king="galicia").at("menu", "azure", "d1-03").p)
        views.append(game.view(0))
    return draw.forecast(views[0], {**views[1], **other}, pen_of(game))


def test_a_forecast_says_how_a_region_stands() -> None:
    before = {"azure": {"toledo": 4}, "gules": {"toledo": 4, "tower": 1}}
    assert forecast(before, {**before, "azure": {"toledo": 6}}) == "Toledo: you lead alone, 6 to 4 (7 points)."
    assert (
        forecast(before, {**before, "azure": {"toledo": 3}})
        == "Toledo: Red is ahead of you, 4 to 3 (4 points for you)."
    )
    assert forecast(before, {**before, "gules": {"toledo": 4, "tower": 2}}) == "2 caballeros will be in the tower."
    assert forecast(before, {**before, "or": {"valencia": 2}}) == "Valencia: Yellow leads with 2."
    assert (
        forecast(before, {**before, "azure": {"toledo": 4, "granada": 1}})
        == "Granada: no rivals, 1 of yours (6 points)."
    )
    assert forecast({}, before) == "Toledo is tied at 4: you, Red (4 points)."
    court = {"azure": {"court": 7}}
    assert forecast(court, {"azure": {"court": 10}}) == "You will have 10 caballeros at court."
    assert forecast(before, before, king="sevilla") == "The King will be in Seville: nothing enters or leaves there."
    assert forecast(before, before) == ""


def test_the_heading_follows_the_round() -> None:
    game = Game(TITLE, 3, 1)
    assert draw.heading(game.view(), pen_of(game))[::2] == ("round 1 of 9", 1)
    while game.view()["step"] == "power":
        game.play(game.moves()[0])
    heading = draw.heading(game.view(), pen_of(game))
    assert (heading.phases[heading.now], heading.now) == ("Turn 1/3", 2)
    plates = draw.plates(game.view(), pen_of(game))
    assert [plate.active for plate in plates] == [True, False, False]
    assert plates[0].note > plates[1].note or len(plates[0].note) > len(plates[1].note)
    over = game.playout(1)
    assert draw.heading(over.view(), pen_of(over))[::2] == ("the game is over", -1)
    assert draw.plates(over.view(), pen_of(over))[0].note == "1st place"


def test_only_its_own_pages_carry_the_great_pieces() -> None:
    game = Game(TITLE, 3, 1)
    for name in ("king", "grande-azure", "grande-gules", "grande-or"):
        assert name not in defs()
        assert draw.backdrop(pen_of(game)).count(f'id="eg-{name}"') == 1
    assert "grande-vert" not in draw.backdrop(pen_of(game)), "nobody plays this colour"


def test_the_shelf_shows_a_picture() -> None:
    game = Game(TITLE, 4, 1)
    check(sprite() + defs() + draw.vignette(pen_of(game)))
    assert len(draw.vignette(pen_of(game)).encode()) < 40 * KILOBYTE
