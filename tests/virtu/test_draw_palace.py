"""Palaces, market and payments in pictures: everything can be chosen where it lies, what is said of costs is true."""

import re
from collections import Counter
from itertools import cycle
from statistics import median

import pytest

from drawings import check, elements, things
from signoria.drawing.icons import sprite
from signoria.drawing.pen import Pen
from signoria.drawing.svg import defs
from signoria.game.choices import Choice
from signoria.game.game import Game
from signoria.games import find
from signoria.games.virtu import terms as t
from signoria.games.virtu.position import Italy
from signoria.games.virtu.table import draw, draw_pay
from signoria.games.virtu.table.scene import Scene
from signoria.kernel import flow
from signoria.kernel.chance import Chance
from signoria.kernel.position import FRAME
from signoria.web import art
from signoria.web.choices import buttons, choices_of, marks_of
from signoria.words.words import LANGUAGES, Words
from virtu.records import RECORDS, moment, moments, named, recorded
from virtu.table import table
from web.house import words_of

TITLE = find("virtu")
IN_THE_PALACE = {"relief", "spot", "slot", "target", "tile", "faced", "item", "bonus", "room", "warbonus", "place"}
"""Operands that lie in palaces, in a Domain or in the market; a place may be a city."""
CITIES = {f"place-{city}" for city in t.CITIES} | {f"place-{name}" for name in t.PLACES[t.P_ALLIANCE :]}
USUAL = 6
"""The clicks that a usual action may take."""


def pen_of(game: Game, seat: int, phone: bool = False, lang: str = "en") -> Pen:
    """The pen of a page: with all marks that the page has."""
    found = choices_of(game, seat) if seat >= 0 else []
    return Pen(Words(game.title, lang, game.words.names), game.book, marks_of(found), phone)


def drawn(game: Game, seat: int, phone: bool = False, lang: str = "en") -> str:
    view, pen = game.view(seat), pen_of(game, seat, phone, lang)
    return draw.mine(view, pen) + draw.offer(view, pen)


# Whole.


@pytest.mark.parametrize("name", RECORDS)
def test_every_position_is_drawn_with_what_is_proposed(name: str) -> None:
    languages, layouts = cycle(LANGUAGES), cycle([False, True, False])
    for game in moments(name, 11):
        seat = game.deciders[0] if game.deciders else -1
        phone, lang = next(layouts), next(languages)
        check(sprite() + defs() + draw.backdrop(pen_of(game, -1, phone)) + drawn(game, seat, phone, lang))


def test_a_spectator_sees_the_palaces_of_all_and_has_none() -> None:
    game = moment("buy")
    assert draw.mine(game.view(-1), pen_of(game, -1)) == ""
    assert draw.offer(game.view(-1), pen_of(game, -1)).count("vt-other") == game.players
    assert drawn(game, 0).count("vt-other") == game.players - 1


def test_names_of_strangers_cannot_break_out_of_a_palace() -> None:
    game = Game(TITLE, 3, 1, names=['<b onclick="x">', "Eve & Adam", "[x]"])
    assert "<b onclick" not in drawn(game, 0) + drawn(game, -1)


def test_nothing_in_palaces_and_market_is_lettered_too_small() -> None:
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;]*?([\d.]+)px", art.look("virtu"))]
    assert len(sizes) > 20
    assert min(sizes) >= 11


# Targets.


def test_whatever_a_decision_is_about_in_palaces_and_market_can_be_clicked() -> None:
    kinds, steps = set(), set()
    for name in RECORDS:
        seen: Counter[object] = Counter()
        for game in moments(name, 1):
            step = game.view()["step"] if not game.over else ""
            if game.over or seen[step] > 3:
                continue
            seen[step] += 1
            seat = game.deciders[0]
            found = elements(drawn(game, seat))
            moves = {element.attrib.get("data-move") for element in found}
            picks = {element.attrib.get("data-pick") for element in found}
            for move in game.moves(seat):
                about = things(game, move)
                if about and lies_in_a_palace(about):
                    kinds |= {thing.partition("-")[0] for thing in about}
                    steps.add(move.text.split()[0])
                    assert move.text in moves or set(about) & picks, move.text
    assert kinds - {"symbol"} >= IN_THE_PALACE
    wanted = {"family", "start", "pay", "govern", "trade", "turnup", "bonus", "arrange", "buy", "clear", "courtier"}
    assert wanted | {"marker", "bid", "agent", "collect"} <= steps


def lies_in_a_palace(about: list[str]) -> bool:
    if set(about) & CITIES or ("warbonus-token" in about and len(about) > 1):
        return False
    return {thing.partition("-")[0] for thing in about} <= IN_THE_PALACE | {"symbol"}


def test_a_card_that_may_move_can_be_carried_to_every_place_that_is_open_to_it() -> None:
    carried = 0
    for name in RECORDS:
        for game in moments(name, 3):
            if game.over or game.view()["step"] not in ("arrange", "yield"):
                continue
            seat = game.seat
            found = elements(draw.mine(game.view(seat), pen_of(game, seat)))
            taken = {element.attrib.get("data-drag") for element in found}
            laid = {element.attrib.get("data-drop") for element in found}
            for move in game.moves(seat):
                about = things(game, move)
                if len(about) > 1:
                    assert about[0] in taken, move.text
                    assert about[1] in laid, move.text
                    carried += 1
    assert carried > 50


@pytest.mark.clause("V-5.3")
def test_a_room_that_the_marker_can_reach_is_one_click() -> None:
    rows = 0
    for name in RECORDS:
        for game in moments(name, 2):
            if game.over or game.view()["step"] != "marker":
                continue
            p = game.position
            assert isinstance(p, Italy)
            for row in game.macros():
                told = game.copy()
                told.play(row)
                after = told.position
                assert isinstance(after, Italy)
                assert row.about == f"room-{t.ROOMS[after.marker[game.seat]]}"
                page = draw.mine(game.view(game.seat), pen_of(game, game.seat))
                assert f'data-move="{row.text}"' in page
                rows += 1
    assert rows > 50


# Payments.


def paying() -> list[Game]:
    """Payments of the recorded games."""
    found = []
    for name in RECORDS:
        found += [game for game in moments(name, 1) if not game.over and game.view()["step"] == "pay"][:40]
    return found


@pytest.mark.clause("V-4.3")
def test_the_proposed_payment_lies_on_the_very_cards_and_tiles_that_it_turns() -> None:
    shown = 0
    for game in paying():
        seat = game.seat
        [row] = [choice for choice in choices_of(game, seat) if choice.is_row]
        page = draw.mine(game.view(seat), pen_of(game, seat))
        lit = {
            name
            for element in elements(page)
            if "proposed" in element.attrib.get("class", "").split()
            for name in (element.attrib.get("data-as") or element.attrib["data-thing"]).split()
        }
        reliefs = {thing for thing in row.about if thing.startswith("relief-")}
        assert reliefs, row
        assert reliefs <= lit, (reliefs, lit)
        shown += 1
    assert shown > 100


def test_one_click_pays_all() -> None:
    for game in paying():
        after = game.copy()
        after.play(after.macros()[0])
        assert after.position.agenda[:-FRAME] != game.position.agenda[:-FRAME]


@pytest.mark.clause("V-4.3")
def test_what_is_still_missing_is_what_the_rules_ask_for() -> None:
    for game in paying():
        scene = Scene(game.view(game.seat), pen_of(game, game.seat))
        due = game.title.situation(game.position, game.seat)
        named_so = dict(zip([*t.SYMBOLS, "either"], draw_pay.due(scene), strict=True))
        assert {name: n for name, n in named_so.items() if name in due} == due


def test_what_a_payment_wastes_is_told_before() -> None:
    begin = {"moment": "act", "seat": "gules"}
    t4 = table(
        begin=begin,
        marker={"gules": "room-5"},
        court={"gules": {"left-1": "gonfalonier", "right-1": "condottiero"}},
        troops={"gules": {"florence": 2}},
        control={"florence": "gules"},
    )
    game = Game(TITLE, 4, 1)
    t4.step()
    game.position = t4.p
    seat = 1
    game.play("troop own florence", seat=seat)
    march = next(move for move in game.moves(seat) if "bologna" in move.text or "siena" in move.text)
    game.play(march, seat=seat)
    if game.view()["step"] == "pay":
        strip = words_of(draw.mine(game.view(seat), pen_of(game, seat)))
        assert "still to pay" in strip
        scene = Scene(game.view(seat), pen_of(game, seat))
        lost = draw_pay.waste(scene, draw_pay.due(scene), [("left-1", t.CAVALRY)])
        assert lost[t.WAR] == 1
        assert lost[t.CAVALRY] == 0, "cavalry that is left over is kept for the next march"


@pytest.mark.clause("V-4.1")
def test_who_cannot_pay_is_told_what_is_lacking() -> None:
    reasons = set()
    for name in RECORDS:
        for game in moments(name, 5):
            if game.over:
                continue
            for choice in choices_of(game, game.seat):
                refusal = game.why_not(choice.text) if choice.locked else None
                if refusal and refusal.code == "not-payable":
                    reasons.add((game.view()["step"], "lack" in refusal.text))
    assert {("buy", True), ("ally", True), ("recruit", True)} <= reasons


# Explained.


@pytest.mark.parametrize("name", RECORDS[::2])
def test_every_thing_in_palaces_and_market_explains_itself(name: str) -> None:
    kinds = set()
    for game, lang in zip(moments(name, 70), cycle(LANGUAGES), strict=False):
        view, pen = game.view(0), pen_of(game, -1, lang=lang)
        for thing in named(draw.mine(view, pen) + draw.offer(view, pen)):
            found = draw.explain(view, pen, thing)
            assert found is not None, thing
            assert found.name
            assert "[" not in found.name + found.text, found
            check(sprite() + f"<p>{found.name} {found.text}</p>")
            assert found.clause.startswith("V")
            kinds.add(thing.partition("-")[0])
    assert kinds >= {"spot", "tile", "item", "room", "place", "purse", "supply"}


@pytest.mark.parametrize(
    "thing", ["card-judas", "spot-left-9", "spot-or", "tile-atlantis", "item-", "room-room-9", "purse-x"]
)
def test_what_is_in_no_palace_is_not_explained(thing: str) -> None:
    game = Game(TITLE, 4, 1)
    assert draw.explain(game.view(0), pen_of(game, 0), thing) is None


# Discreet.


@pytest.mark.clause("V-1.15")
def test_who_still_places_is_seen_but_not_what_they_chose() -> None:
    luck = Chance(1, 2, 3, 4)
    for players in TITLE.players:
        game = Game(TITLE, players, 3)
        while game.view()["step"] == "family":
            for seat in (*range(players), -1):
                twin = game.copy()
                twin.position = TITLE.imagine(game.position, seat, luck)
                assert drawn(twin, seat) == drawn(game, seat)
                view, other, pen = game.view(seat), twin.view(seat), pen_of(game, -1)
                for thing in named(draw.mine(view, pen)):
                    assert draw.explain(other, pen, thing) == draw.explain(view, pen, thing)
                waiting = [other for other in game.deciders if other != seat]
                if seat >= 0:
                    page = draw.mine(view, pen_of(game, seat))
                    assert len(re.findall(r"<small>Still placing:.*?</small>", page)) == bool(waiting)
            asked = game.deciders[-1]
            game.play(game.moves(asked)[0], seat=asked)


def test_a_card_that_is_placed_in_secret_lies_in_my_own_palace() -> None:
    game = Game(TITLE, 3, 3)
    game.play("family action-2", seat=0)
    assert "ghost" in draw.mine(game.view(0), pen_of(game, 0))
    assert "ghost" not in draw.mine(game.view(1), pen_of(game, 1))


def test_winter_is_told_step_by_step() -> None:
    for step, place in (("upkeep", 0), ("arrange", 1), ("buy", 2), ("recruit", 3), ("ally", 4)):
        game = moment(step)
        page = draw.mine(game.view(game.seat), pen_of(game, game.seat))
        steps = re.findall(r"<li( class=\"on\")?>", page)
        assert [bool(lit) for lit in steps] == [n == place for n in range(len(steps))], step


def test_many_tiles_are_drawn_smaller_so_that_all_are_in_sight() -> None:
    seen = set()
    for game in moments("2-pass_is_final-greedy", 20):
        seat = game.deciders[0] if game.deciders else 0
        page = draw.mine(game.view(seat), pen_of(game, seat))
        many = page.count('class="vt-tile') > 14
        assert many == ('class="vt-domain many"' in page)
        seen.add(many)
    assert seen == {True, False}


def test_the_basket_is_in_sight() -> None:
    game = moment("buy")
    game.play(game.moves()[0])
    if game.view()["step"] == "buy":
        assert "Basket" in draw.mine(game.view(game.seat), pen_of(game, game.seat))
        assert draw.offer(game.view(game.seat), pen_of(game, game.seat)).count(" in") >= 1


# Clicks.


class Turn:
    """The clicks of one seat's turn in Spring: proposed rows and single choices, confirmations too."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.clicks = 0
        self.acted = False


def turns_of(name: str) -> list[Turn]:
    """A recorded game as a person would click it."""
    game = recorded(name)
    found: list[Turn] = []
    at = 0
    while at < len(game.plies):
        ply = game.plies[at]
        now = game.copy()
        now.position, now.plies = ply.before, game.plies[:at]
        now.persons = frozenset(range(game.players))
        step = flow.top(ply.before).name
        turn = found[-1] if found else None
        if step in ("start", "marker") and (turn is None or turn.acted or turn.seat != ply.seat):
            turn = Turn(ply.seat)
            found.append(turn)
        row = longest_row(now, [later.move for later in game.plies[at : at + 12]])
        if turn is not None and turn.seat == ply.seat and step not in WINTER_AND_WAR:
            turn.acted = turn.acted or step not in ("start", "marker", "collect")
            turn.clicks += 1
            for number in row:
                now.play_number(number, ply.seat)
            while now.held:
                turn.clicks += 1
                now.go_on()
        at += len(row)
    return found


WINTER_AND_WAR = ("front", "bid", "assault", "toll", "yield", "retreat", "upkeep", "disband", "arrange", "buy") + (
    *("cathedral", "clear", "recruit", "ally", "cheaper", "family", "opening"),
)


def longest_row(game: Game, coming: list[int]) -> list[int]:
    """What one click may play of the moves that come: the longest proposed row, or one move."""
    rows = [row.numbers for row in game.macros(game.seat) if coming[: len(row.numbers)] == row.numbers]
    return max(rows, key=len, default=coming[:1])


@pytest.mark.parametrize("players", TITLE.players)
def test_a_usual_action_takes_six_clicks_at_most(players: int) -> None:
    clicks = [turn.clicks for turn in turns_of(f"{players}-pass_is_final-greedy")]
    assert len(clicks) > 15
    assert median(clicks) <= USUAL


def test_a_row_with_a_thing_of_its_own_stands_for_its_single_move() -> None:
    for name in RECORDS:
        for game in moments(name, 40):
            if not game.over:
                texts = [choice.text for choice in choices_of(game, game.deciders[0]) if not choice.locked]
                named_rows = [row.text for row in game.macros(game.deciders[0]) if row.about]
                assert all(texts.count(text) == 1 for text in named_rows)


def test_what_a_row_is_about_is_all_that_its_moves_are_about() -> None:
    game = moment("pay", 2)
    [row] = [choice for choice in choices_of(game, game.seat) if choice.is_row]
    assert isinstance(row, Choice)
    assert {thing.partition("-")[0] for thing in row.about} == {"relief", "symbol"}
    assert set(row.about) <= row.proposes


def test_no_two_choices_have_the_same_letter() -> None:
    for game in paying():
        letters = [button.key for button in buttons(choices_of(game, game.seat)) if button.key]
        assert len(letters) == len(set(letters))
