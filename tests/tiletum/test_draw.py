"""The drawing of Tiletum: whole, small, true to the view, and everything that is asked can be clicked."""

import re
from collections import Counter
from functools import cache

import pytest

from drawings import check, marks_of
from signoria.drawing import icons, svg
from signoria.drawing.doubt import THING, is_doubtful
from signoria.drawing.pen import Mark, Marks, Pen
from signoria.game.choices import things
from signoria.game.game import Game
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.effects.nodes import P_PART
from signoria.games.tiletum.table import draw, draw_board, draw_phone
from signoria.games.tiletum.table.draw_cities import City
from signoria.games.tiletum.table.draw_pieces import in_two
from signoria.games.tiletum.table.scene import Scene
from signoria.kernel.chance import seeded
from signoria.kernel.notation import step_of
from signoria.web.art import explained
from signoria.words.words import LANGUAGES, Words

TABLES = [("2", 2, ""), ("3", 3, ""), ("4", 4, ""), ("solo", 1, "hard")]
LIMIT = 120_000
"""Bytes of a backdrop and what lies on it."""


@cache
def walk(players: int, level: str) -> list[Game]:
    """Positions of a random game from its beginning to its end."""
    options: dict[str, object] = {"solo": level} if level else {}
    game = Game("tiletum", players, seed=7, options=options)
    luck = seeded(b"walk")
    found: list[Game] = []
    while not game.over:
        found.append(game.copy())
        moves = game.moves(game.seat)
        game.play_number(moves[luck.below(len(moves))].number, game.seat)
    return [*found, game]


def pen_of(game: Game, seat: int, phone: bool = False, lang: str = "en") -> Pen:
    marks = marks_of(game, seat) if seat in game.deciders else Marks()
    return Pen(Words(game.title, lang, game.given), game.book, marks, phone)


def all_of(game: Game, seat: int, phone: bool = False, lang: str = "en") -> list[str]:
    view, pen = game.view(seat), pen_of(game, seat, phone, lang)
    said = [str(part) for part in (draw.plates(view, pen), draw.heading(view, pen), draw.trail(view, pen))]
    return [draw.board(view, pen), draw.offer(view, pen), draw.mine(view, pen), *draw.outlook(view, pen), *said]


@pytest.mark.parametrize(("name", "players", "level"), TABLES, ids=lambda value: str(value))
def test_every_position_is_drawn_whole_and_small(name: str, players: int, level: str) -> None:
    games = walk(players, level)
    for place, game in enumerate([*games[::13], games[-1]]):
        phone, lang = place % 2 == 1, LANGUAGES[place % 3]
        seat = game.seat if game.seat >= 0 and place % 5 else -1
        pen = pen_of(game, seat, phone, lang)
        back = draw.backdrop(pen)
        board, offer, mine, headline, sentence, *_ = all_of(game, seat, phone, lang)
        page = icons.sprite() + svg.defs() + back + board + offer + mine + headline + sentence
        check(page)
        assert len((back + board).encode()) < LIMIT, "of a phone's sheet, too, on which everything lies"
        assert (mine == "") == (seat < 0)


@pytest.mark.parametrize(("name", "players", "level"), TABLES, ids=lambda value: str(value))
def test_what_is_asked_can_be_clicked(name: str, players: int, level: str) -> None:
    """Every move that does something: only declining and ending are left to the buttons."""
    clicked: Counter[str] = Counter()
    for game in walk(players, level)[:-1:2]:
        seat = game.seat
        marks = marks_of(game, seat)
        pages = {}
        for phone in (False, True):
            view, pen = game.view(seat), pen_of(game, seat, phone)
            pages[phone] = draw.board(view, pen) + draw.offer(view, pen) + draw.mine(view, pen)
        for move in game.moves(seat):
            step = move.text.split()[0]
            if move.text.split()[-1] in DECLINED or move.text in ("go", "house", "pillar", "building", "colour"):
                continue
            about = things(step_of(game.title, move.number), move.number)
            targets = [" ".join(about), *about]
            for phone, page in pages.items():
                hit = any(
                    f'data-pick="{one}"' in page or f'data-move="{mark.move}"' in page
                    for one in targets
                    if (mark := marks.find(one)) is not None
                )
                assert hit, (move.text, phone)
            clicked[step] += 1
    usual = {"die", "tile", "merchant", "architect", "characters", "contracts", "give", "gain"}
    assert usual - set(clicked) == set()


DECLINED = ("end", "leave", "discard", "none", "stop")


def test_rare_choices_can_be_clicked() -> None:
    """Their views are made from ordinary ones."""
    game = walk(4, "")[60]
    seat = game.seat
    view = game.view(seat)
    own = game.book.axes["seat"][seat]
    cases: dict[str, tuple[dict[str, object], dict[str, str]]] = {
        "house": ({"source": "lily"}, {"space-paris": "house paris"}),
        "pillar": ({"source": "lily"}, {"space-wien": "pillar wien"}),
        "go": ({"pawn": "merchant"}, {"space-arles_genova": "go arles_genova"}),
        "building": ({"source": "building"}, {"building-2": "building 2"}),
        "bonus": ({"building": "1", "floors": 3}, {"floor-1": "bonus 1", "floor-2": "bonus 2"}),
        "space": ({"city": "verona"}, {"place-1": "space 1", "place-2": "space 2"}),
        "part": ({"plan": two_parts(game)}, {"part-1": "part 1", "part-2": "part 2"}),
        "walk": ({"pawn": "merchant", "steps": 1, "placement": 1}, {"walk-place": "walk place"}),
        "favour": ({}, {"favour-take": "favour take"}),
        "joker": ({"points": 2}, {"action-king": "joker king"}),
        "same": ({"contract": "same3"}, {"resource-iron": "same iron"}),
    }
    pawns = view["pawn"]
    assert isinstance(pawns, dict)
    pawns[own]["merchant"] = "verona"
    view["king_tile"] = "plus1"
    view["house"] = {}
    for step, (frame, marks) in cases.items():
        view.update(step=step, frame={"step": step, "seat": own, **frame}, turn=own)
        pen = Pen(game.words, game.book, Marks({key: Mark("legal", move) for key, move in marks.items()}))
        page = draw.board(view, pen) + draw.offer(view, pen) + draw.mine(view, pen)
        for move in marks.values():
            assert f'data-move="{move}"' in page, (step, move)


def two_parts(game: Game) -> int:
    assert isinstance(game.book, EuropeBook)
    return next(plan.number for plan in game.book.plans if plan.how == P_PART)


@pytest.mark.parametrize(("name", "players", "level"), TABLES, ids=lambda value: str(value))
def test_a_drawing_shows_nothing_that_nobody_can_know(name: str, players: int, level: str) -> None:
    """Dealt anew, what is hidden changes no picture, no word and no explanation."""
    for place, game in enumerate(walk(players, level)[:-1:19]):
        for seat in {-1, game.seat}:
            twin = game.imagine(seat, place)
            assert all_of(twin, seat) == all_of(game, seat)
            view, other, pen = game.view(seat), twin.view(seat), pen_of(game, seat)
            for thing in shown_things(game, seat):
                assert draw.explain(other, pen, thing) == draw.explain(view, pen, thing)


def shown_things(game: Game, seat: int) -> list[str]:
    return sorted(set(re.findall(r'data-thing="([^"]+)"', "".join(all_of(game, seat)))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_explains_itself(lang: str) -> None:
    kinds: set[str] = set()
    for level, players in (("hard", 1), ("", 4)):
        for game in walk(players, level)[::40]:
            seat = game.seat
            for thing in shown_things(game, seat):
                found = explained("tiletum", game.view(seat), pen_of(game, seat, lang=lang), thing)
                assert found is not None, thing
                assert found.name
                assert found.text
                assert "[" not in found.name + found.text, thing
                assert found.clause.startswith("T-") or thing == THING
                check(f"<div>{found.text}</div>")
                kinds.add(thing.partition("-")[0])
    assert {"space", "fair", "tile", "die", "action", "slot", "entry", "room", "building", "store", "king"} <= kinds
    assert {"decree", "challenge", "seat", "pawn", "resource", "supply", "contracts", "corruption", THING} <= kinds


def test_what_is_not_on_the_table_is_not_explained() -> None:
    game = walk(3, "")[4]
    pen = pen_of(game, 0)
    for thing in (
        "",
        "place-granada",
        "space-nowhere",
        "fair-9",
        "die-blue",
        "seat-argent",
        "store-azure-9",
        "room-9-9",
    ):
        assert draw.explain(game.view(0), pen, thing) is None


def test_a_value_that_is_corrected_loses_its_mark() -> None:
    game = Game("tiletum", 2, 1)
    pen = pen_of(game, 0)
    assert is_doubtful(pen, "king_space", 0, "vp")
    assert not is_doubtful(pen, "king_space", 4, "vp")
    assert is_doubtful(pen, "corruption", "", "values")
    assert is_doubtful(pen, "space", "london", "houses")
    assert not is_doubtful(pen, "setup", "", "rounds")
    explained = draw.explain(game.view(0), pen, "king-track")
    assert explained is not None
    assert "reconstructed" in explained.text


def test_the_trail_leads_from_the_die_inwards() -> None:
    depths: Counter[int] = Counter()
    for game in walk(4, ""):
        if game.over:
            continue
        seat = game.seat
        trail = draw.trail(game.view(seat), pen_of(game, seat))
        depths[len(trail)] += 1
        assert draw.trail(game.view((seat + 1) % 4), pen_of(game, (seat + 1) % 4)) == []
        if game.view(seat)["step"] in t.PAWNS:
            assert "AP left" in trail[-1].left
        if game.view(seat)["step"] == "die":
            assert trail == []
    assert depths[2] > 20
    assert sum(count for depth, count in depths.items() if depth > 2) > 5


def test_a_forecast_says_what_a_move_of_each_kind_changes() -> None:
    said: dict[str, str] = {}
    for game in walk(4, "")[:-1]:
        seat = game.seat
        pen = pen_of(game, seat)
        for move in game.moves(seat)[:4]:
            after = game.copy()
            after.play_number(move.number, seat)
            text = draw.forecast(game.view(seat), after.view(seat), pen)
            assert "[" not in text
            if text:
                said.setdefault(move.text.split()[0], text)
        if len(said) > 14:
            break
    assert {"die", "merchant", "architect", "contracts", "characters", "room", "fulfil", "tile"} <= set(said)
    assert draw.forecast(game.view(-1), game.view(-1), pen_of(game, -1)) == ""


def test_the_outlook_tells_what_the_next_fair_brings() -> None:
    game = walk(3, "")[0]
    view, pen = game.view(0), pen_of(game, 0)
    view["fair_tile"] = ["houses", "crests", "pillars", "cathedrals"]
    headline, sentence = draw.outlook(view, pen)
    assert headline == "Next fair in Tiletum"
    assert "you" in sentence
    view["round"] = 2
    view["housed"] = {}
    assert "You need a house or your merchant" in draw.outlook(view, pen)[1]


def test_a_long_name_of_a_crest_stands_in_two_lines() -> None:
    assert in_two("golden beast crest") == ["golden", "beast crest"]
    assert in_two("erb s lilií") == ["erb", "s\u00a0lilií"], "a short word stays with the next one"
    assert in_two("crest") == ["crest"]


def test_chapters_name_events_of_the_title() -> None:
    game = Game("tiletum", 2, 1)
    known = {kind.name for kind in game.title.events}
    for chapter in draw.CHAPTERS:
        assert chapter.opens | chapter.tells <= known
        assert game.words.has(f"chapter-{chapter.name}")


def test_a_solo_game_shows_the_decree_and_why() -> None:
    games = walk(1, "hard")
    late = next(game for game in games if game.view(0)["decrees_seen"])
    sentence = draw.outlook(late.view(0), pen_of(late, 0))[1]
    assert "His last decree" in sentence
    assert "Decrees still to come" in sentence
    assert "Challenge cards" in sentence
    assert 'class="ti-box ti-solo"' in draw.offer(late.view(0), pen_of(late, 0)), "a narrow desk has no outlook"
    log = games[-1].log()
    assert sum("priority" in line for line in log) == 12
    assert sum("ends his turn" in line for line in log) == 12


@pytest.mark.parametrize("phone", [False, True])
def test_a_small_window_opens_on_what_is_asked(phone: bool) -> None:
    for game in walk(4, "")[:80]:
        seat = game.seat
        view = game.view(seat)
        board = draw.board(view, pen_of(game, seat, phone))
        x, y, wide, high = (float(part) for part in re.findall(r'data-focus="([^"]+)"', board)[0].split())
        assert 0 <= x <= 1000 - wide
        assert 0 <= y <= (draw_phone.HIGH if phone else 880) - high
        if phone and view["step"] == "die":
            assert y > 880, "the wheel lies below the map"
        if view["step"] in t.PAWNS:
            assert y + high <= 880


Box = tuple[float, float, float, float]


def boxes_of(city: City) -> dict[str, Box]:
    """What is printed on the map for a city, and the flag of a fair."""
    x, y = city.x, city.y
    dx, dy = draw_board.FLAGS.get(t.SPACES[city.number], (6, -43))
    found = {"medallion": (city.left, y - 25, city.left + 50, y + 25)}
    found |= {f"house {k}": (a - 9, b - 10, a + 9, b + 9) for k, (a, b) in enumerate(city.houses)}
    found |= {f"pillar {k}": (a - 6, b - 8, a + 6, b + 8) for k, (a, b) in enumerate(city.pillars)}
    found["name"] = (x - 40, y + 22, x + 40, y + 43)
    if city.pillars:
        found["cost"] = (x - 45, y + 42, x + 45, y + 65)
    if t.SPACES[city.number] in [*CITY_TILES, "tiletum"]:
        found["flag"] = (city.left + dx - 2, y + dy - 19, city.left + dx + 37, y + dy + 6)
    return found


CITY_TILES = ("frankfurt", "verona", "antwerpen", "troyes", "leipzig", "strasbourg", "genova", "toulouse")


def overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bonus_tile_on_the_map_covers_nothing_that_one_has_to_see(players: int) -> None:
    game = Game("tiletum", players, seed=1)
    europe = draw_board.Map(Scene(game.view(0), pen_of(game, 0)))
    middles = {city.number: europe.tile_at(city) for city in europe.cities}
    tiles = {number: (x - 22, y - 19, x + 22, y + 19) for number, (x, y) in middles.items()}
    covered = {}
    for number, tile in tiles.items():
        for city in europe.cities:
            for what, box in boxes_of(city).items():
                if overlap(tile, box) > 60:
                    covered[f"{t.SPACES[number]}: {what} of {t.SPACES[city.number]}"] = overlap(tile, box)
        for other, box in tiles.items():
            if other != number and overlap(tile, box) > 60:
                covered[f"{t.SPACES[number]}: tile of {t.SPACES[other]}"] = overlap(tile, box)
    assert covered == {}
