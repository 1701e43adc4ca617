"""The table in pictures: well-formed, complete, the same for the same view, and no wiser than the seat that looks."""

import random
import re
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from signoria import Game
from signoria.drawing.pen import Mark, Marks, Pen
from signoria.games import find
from signoria.games.lorenzo.book import FlorenceBook
from signoria.games.lorenzo.table import draw
from signoria.games.lorenzo.table.draw_card import card, face_of, gallery
from signoria.games.lorenzo.table.draw_glyphs import ICONS
from signoria.games.lorenzo.terms import GOODS
from signoria.kernel import flow
from signoria.kernel.notation import step_of
from signoria.kernel.step import operands_of
from signoria.words.words import LANGUAGES, Words

TABLES = [(2, "basic"), (3, "advanced"), (4, "advanced"), (4, "basic")]
DRAWN = ("space", "member", "leader", "tile", "privilege", "good")
DULL = ("pass", "decline")
STRANGER = "<b onclick=x>&\"'"


def things(game: Game, number: int) -> list[str]:
    """What a move is about, as the marks name it."""
    step = step_of(game.title, number)
    pairs = zip(step.operands, operands_of(step, number), strict=False)
    return [f"{operand.kind or operand.name}-{operand.tokens[at]}" for operand, at in pairs]


def marks_of(game: Game, seat: int) -> Marks:
    """Every answer to the open decision, with its move; two moves about one thing leave it without one."""
    marks: dict[str, Mark] = {}
    if seat not in game.deciders:
        return Marks()
    for move in game.moves(seat):
        for thing in things(game, move.number):
            marks[thing] = Mark("legal", "" if thing in marks else move.text)
    for number in flow.top(game.position).block:
        for thing in things(game, number):
            marks.setdefault(thing, Mark("locked", "locked"))
    return Marks(marks)


@cache
def walk(players: int, mode: str, seed: int = 3) -> tuple[Game, ...]:
    """Positions of one random game, every few moves, its start and its end among them."""
    game = Game("lorenzo", players, seed, {"mode": mode}, names=[STRANGER, "Marek"])
    rng = random.Random(seed)
    found = [game.copy()]
    count = 0
    while not game.over:
        moves = game.moves()
        kept = [m for m in moves if not m.redundant and m.text.split()[-1] not in DULL] or moves
        kept = [m for m in kept if not m.text.startswith("discard")] or kept
        game.play(rng.choice(kept))
        count += 1
        if count % 17 == 0 or game.over:
            found.append(game.copy())
    return tuple(found)


def pen_of(game: Game, seat: int, phone: bool = False, lang: str = "en") -> Pen:
    return Pen(Words(game.title, lang, game.words.names), game.book, marks_of(game, seat), phone)


def all_of(game: Game, seat: int, phone: bool = False, lang: str = "en") -> list[str]:
    view, pen = game.view(seat), pen_of(game, seat, phone, lang)
    return [draw.board(view, pen), draw.offer(view, pen), draw.mine(view, pen)]


class Page(HTMLParser):
    """Checks that what is opened is closed, and collects the attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.faults: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.look(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.look(tag, attrs)

    def look(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if len(names) != len(set(names)):
            self.faults.append(f"{tag} has an attribute twice: {names}")
        if tag in ("style", "script", "filter", "image", "foreignobject"):
            self.faults.append(tag)
        self.faults += [f"{tag} {name}" for name in names if name == "style" or name.startswith("on")]
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}>")


@pytest.mark.parametrize(("players", "mode"), TABLES)
@pytest.mark.parametrize("phone", [False, True])
def test_every_drawing_is_well_formed_and_keeps_to_the_content_policy(players: int, mode: str, phone: bool) -> None:
    for place, game in enumerate(walk(players, mode)):
        lang = LANGUAGES[place % len(LANGUAGES)]
        for seat in (game.seat, -1):
            board, offer, mine = all_of(game, seat, phone, lang)
            ElementTree.fromstring(board)
            backdrop = draw.backdrop(pen_of(game, seat, phone, lang)) if place == 0 else ""
            page = Page(backdrop + board + offer + mine)
            assert page.faults == []
            assert page.open == []
            assert sorted(page.ids) == sorted(set(page.ids))
            assert "[" not in re.sub(r"<[^>]*>", "", board + offer + mine), "a word is missing"
            assert STRANGER not in board + offer + mine
            assert len(board.encode()) < 60_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_backdrop_and_vignette_are_small_and_share_the_sheet_of_the_board(lang: str) -> None:
    for players in (2, 3, 4):
        game = Game("lorenzo", players, 1)
        for phone in (False, True):
            pen = Pen(Words(game.title, lang), game.book, phone=phone)
            text = draw.backdrop(pen)
            sheet = ElementTree.fromstring(text)
            assert len(text.encode()) < 120_000
            assert sheet.get("role") == "img"
            assert sheet.get("aria-label")
            assert sheet.get("viewBox") == ElementTree.fromstring(draw.board(game.view(-1), pen)).get("viewBox")
            assert all(one.startswith("lz-") for one in Page(text).ids)
        assert ElementTree.fromstring(draw.vignette(pen)).get("viewBox") == "0 0 220 336"


@pytest.mark.parametrize(("players", "mode"), TABLES)
@pytest.mark.parametrize("phone", [False, True])
def test_what_can_be_chosen_can_be_clicked(players: int, mode: str, phone: bool) -> None:
    clicked: set[str] = set()
    for game in walk(players, mode):
        if game.over:
            continue
        text = "".join(all_of(game, game.seat, phone))
        marks = marks_of(game, game.seat)
        for move in game.moves(game.seat):
            for thing in things(game, move.number):
                kind = thing.split("-")[0]
                if kind not in DRAWN:
                    continue
                mark = marks.find(thing)
                assert mark is not None
                target = f'data-move="{mark.move}"' if mark.move else f'data-pick="{thing}"'
                assert text.count(target) == 1, (move.text, target)
                clicked.add(kind)
    assert {"space", "member"} <= clicked
    assert mode == "basic" or {"leader", "tile"} <= clicked


def test_a_leader_to_copy_and_a_loss_to_choose_are_offered() -> None:
    """Both are rare: their views are made from one of an ordinary turn."""
    game = next(g for g in walk(4, "advanced") if g.view(0).get("step") == "place" and g.position.round > 2)  # type: ignore[attr-defined]
    seat = game.seat
    view = game.view(seat)
    seats = game.book.axes["seat"]
    other = seats[(seat + 1) % 4]
    view["leaders"][other]["played"] = {"L05": 1}  # type: ignore[index]
    view["step"] = "copy"
    marks = Marks({"leader-L05": Mark("legal", "copy L05"), "good-wood": Mark("legal", "lose wood")})
    pen = Pen(game.words, game.book, marks)
    assert draw.offer(view, pen).count('data-move="copy L05"') == 1
    assert draw.mine(view, pen).count('data-move="lose wood"') == 1


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_a_drawing_shows_nothing_that_the_seat_does_not_know(players: int, mode: str) -> None:
    for place, game in enumerate(walk(players, mode)):
        for seat in range(-1, players):
            if game.over or (seat < 0 and place % 3):
                continue
            twin = game.imagine(seat, place)
            assert all_of(twin, seat) == all_of(game, seat)
            pen = pen_of(game, seat)
            assert draw.plates(twin.view(seat), pen) == draw.plates(game.view(seat), pen)


def test_the_leaders_in_other_hands_are_a_number() -> None:
    game = next(g for g in walk(4, "advanced") if g.view(0).get("step") == "place")
    view, pen = game.view(0), pen_of(game, 0)
    hands = game.view(1)["leaders"]
    assert isinstance(hands, dict)
    assert hands["gules"]["hand"]
    for leader in hands["gules"]["hand"]:
        assert pen.word(f"leader-{leader}") not in draw.offer(view, pen) + draw.mine(view, pen)


def test_the_same_view_gives_the_same_drawing_and_nothing_changes_it() -> None:
    game = walk(4, "advanced")[-5]
    view = game.view(0)
    first = [draw.board(view, pen_of(game, 0)), draw.offer(view, pen_of(game, 0)), draw.mine(view, pen_of(game, 0))]
    assert view == game.view(0)
    assert first == all_of(game, 0)


def test_people_cards_and_markers_have_one_lasting_id() -> None:
    for game in walk(4, "advanced"):
        view = game.view(0)
        page = Page("".join(all_of(game, 0)))
        ids = set(page.ids)
        for seat in game.book.axes["seat"]:
            assert {f"faith-{seat}", f"military-{seat}", f"order-{seat}"} <= ids
        tower, members = view["tower"], view["members"]
        assert isinstance(tower, dict)
        assert isinstance(members, dict)
        assert {f"card-{one}" for one in tower.values()} <= ids
        placed = {f"member-{seat}-{colour}" for seat, own in members.items() for colour in own}
        assert placed <= ids
        assert {f"at-space-{space}" for space in ("tower-venture-4", "market_3", "palace", "harvest_large")} <= ids


def test_spaces_that_the_number_of_players_closes_are_no_targets() -> None:
    game = Game("lorenzo", 2, 1)
    for phone in (False, True):
        board = draw.board(game.view(0), Pen(game.words, game.book, phone=phone))
        assert "at-space-market_2" in board
        assert "at-space-market_3" not in board
        assert "at-space-harvest_large" not in board


@pytest.mark.parametrize("phone", [False, True])
def test_all_96_cards_show_each_cost_and_effect(phone: bool) -> None:
    book = find("lorenzo").book(4)
    assert isinstance(book, FlorenceBook)
    pictures = gallery(book)
    for number, one in enumerate(book.axes["card"]):
        face = face_of(book, one)
        text = card(face, "Name", phone)
        ElementTree.fromstring(f"<svg>{text}</svg>")
        assert f'id="lz-art-{one}"' in pictures
        for pay, need in zip(book.pays[number], book.military_need[number], strict=True):
            assert shows(text, pay)
            assert not need or f"≥{need}" in text
        nodes = book.nodes[book.first[number] : book.first[number] + book.count[number]]
        nodes += [book.nodes[n] for n in [book.work_node[number], *book.standing[number]] if n >= 0]
        for node in nodes:
            for goods in [node.amounts, *node.pays, *node.gains, *node.discounts]:
                assert shows(text, goods), one
            assert node.value == 0 or re.search(rf">\+?{node.value}<", text), one
        for shown in (book.activation[number], book.end_vp[number]):
            assert not shown or f">{shown}<" in text


def shows(text: str, goods: list[int]) -> bool:
    """Whether every kind of good is there, and every number above one."""
    for good, n in enumerate(goods):
        if n and (f"#i-{ICONS[GOODS[good]]}" not in text or (n > 1 and not re.search(rf">−?{n}<", text))):
            return False
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_excommunications_and_leaders_have_a_sign_or_a_text(lang: str) -> None:
    from signoria.games.lorenzo.table.draw_glyphs import row_of
    from signoria.games.lorenzo.table.draw_mine import effect_row, need_row

    book = find("lorenzo").book(4)
    assert isinstance(book, FlorenceBook)
    for nodes in book.ban_nodes:
        assert all(row_of(book.nodes[node]) for node in nodes)
    words = Words(find("lorenzo"), lang)
    for leader in book.axes["leader"]:
        assert need_row(book, leader)
        assert effect_row(book, leader) or words.word(f"leader-{leader}.text")


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_plates_heading_and_outlook_follow_the_game(players: int, mode: str) -> None:
    for place, game in enumerate(walk(players, mode)):
        lang = LANGUAGES[place % len(LANGUAGES)]
        view, pen = game.view(0), pen_of(game, 0, lang=lang)
        plates = draw.plates(view, pen)
        assert [plate.seat for plate in plates] == view["order"]
        asked = {game.book.axes["seat"][seat] for seat in game.deciders}
        assert {plate.seat for plate in plates if plate.active} == asked
        heading = draw.heading(view, pen)
        assert heading.now < len(heading.phases)
        assert (heading.now < 0) == game.over
        said = [heading.subtitle, *heading.phases, *draw.outlook(view, pen)]
        assert all(said)
        assert not any("[" in text for text in said)


def test_the_outlook_names_who_lacks_faith() -> None:
    game = next(g for g in walk(4, "advanced") if g.view(0).get("round") == 2)
    view, pen = game.view(0), pen_of(game, 0)
    view["goods"] = {"azure": {"faith": 1}, "gules": {"faith": 3}, "or": {"faith": 9}, "vert": {"faith": 2}}
    headline, sentence = draw.outlook(view, pen)
    assert headline == "Vatican report after this round"
    assert "3 faith needed, you have 1" in sentence
    assert "Also short: Green." in sentence


def test_the_forecast_says_what_a_choice_changes() -> None:
    game = next(g for g in walk(4, "advanced") if g.view(0).get("round") == 2)
    before, after, pen = game.view(0), game.view(0), pen_of(game, 0)
    before["goods"] = {"azure": {"faith": 2, "stone": 4, "coins": 1}}
    after["goods"] = {"azure": {"faith": 3, "stone": 1, "coins": 1}}
    before["holding"] = {}
    after["holding"] = {"azure": {"building-1": "C38"}}
    said = draw.forecast(before, after, pen)
    assert said == "−3 stone, +1 faith point, Baptistery is yours, enough faith for the Vatican (3)"
    assert draw.forecast(before, before, pen) == ""
    assert draw.forecast(game.view(-1), game.view(-1), pen) == ""
