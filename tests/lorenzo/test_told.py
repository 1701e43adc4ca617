"""What a player reads: prompts, moves, refusals with their numbers, and the table as text."""

import re

import pytest

from lorenzo.table import TITLE, Table, board
from signoria.drawing import textboard as drawing
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from signoria.kernel.notation import move_of
from signoria.kernel.position import LEGAL
from signoria.kernel.title import SEATS
from signoria.words.words import LANGUAGES, Args, Words
from terminal import typed

SWITCHES: dict[str, object] = {
    "pass_rule": "strict",
    "action_bonus_counts_for_member_minimum": True,
    "positive_modifiers_optional": True,
    "gains_may_be_declined": True,
}
GAMES: list[tuple[int, dict[str, object]]] = [(2, {"mode": "basic"}), (3, SWITCHES), (4, {})]


class StrictWords(Words):
    """Words that fail where a reader would see a gap, two spaces or a nameless thing."""

    def format(self, key: str, args: Args) -> str:
        text = self.try_format(key, args)
        assert text is not None, f"{self.lang}: no message {key}"
        assert not re.search(r"\{\$?\w|  |-none\b|\[[a-z]+-", text), f"{self.lang}: {key}: {text!r} from {sorted(args)}"
        assert text == text.strip(), f"{self.lang}: {key}: {text!r}"
        return text


class StrictGame(Game):
    @property
    def words(self) -> Words:
        return StrictWords(self.title, self.lang, self.given)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), GAMES)
def test_everything_on_the_way_through_a_game_can_be_read(lang: str, players: int, options: dict[str, object]) -> None:
    """Leaders are rather played than discarded, so that their decisions come up too."""
    game = StrictGame(TITLE, players, seed=f"told {players}", options=options, lang=lang)
    luck = seeded(b"told")
    turn = 0
    while not game.over:
        moves = game.moves()
        assert game.prompt()
        assert len({move.words for move in moves}) == len(moves), "two moves read the same"
        if turn % 10 == 0:
            read_refusals(game)
        if turn % 40 == 0:
            read_boards(game)
        rather = [move for move in moves if not move.text.startswith("discard")] or moves
        game.play(rather[luck.below(len(rather))])
        turn += 1
    read_boards(game)
    for reader in range(-1, game.players):
        assert all(game.log(reader))


def read_refusals(game: Game) -> None:
    """All that is refused now, of the open decision and of those beside it."""
    p, seat = game.position, game.seat
    step = flow.top(p)
    beside = [p.book.steps[n] for n in step.asides(p, seat)] if step.with_asides else []
    for move in [move for one in (step, *beside) for move in one.block[:40]]:
        code = flow.refusal(p, seat, move)
        if code > LEGAL:
            assert game.refusal(seat, move, code).text


def read_boards(game: Game) -> None:
    for viewer, width in ((-1, 100), (0, 60)):
        for draw in (drawing.text, drawing.hand):
            text = draw(TITLE, game.view(viewer), game.words, width)
            assert max(len(line) for line in text.split("\n")) <= width


def why(t: Table, seat: str, text: str, lang: str = "en") -> str:
    """The words of a refusal."""
    number = SEATS.index(seat)
    move = move_of(TITLE, text)
    said = StrictWords(TITLE, lang).refusal(t.p, number, move, flow.refusal(t.p, number, move))
    return f"{said.text} {said.remedy}"


def prompt(t: Table, seat: str, lang: str = "en") -> str:
    return str(StrictWords(TITLE, lang).prompt(t.p, SEATS.index(seat)))


def said(t: Table, text: str, lang: str = "en") -> str:
    return StrictWords(TITLE, lang).move(t.p, move_of(TITLE, text))


FLOORS = {"territory-4": "C03", "building-1": "C25", "venture-1": "C80", "venture-2": "C77", "character-1": "C53"}


def test_a_space_is_refused_with_the_numbers_that_matter() -> None:
    goods = {"azure": {"servants": 1, "stone": 2, "coins": 2, "military": 1}}
    t = board(goods=goods, floors=FLOORS, members={"gules": {"black": "tower-character-2"}}).actions()
    t.play("azure", "place white")
    assert "needs the value 7 and the action has 3. That takes 4 servants; you have 1" in why(
        t, "azure", "space tower-territory-4"
    )
    assert "Mint costs you 1 wood; you would only have 0 to pay it with" in why(t, "azure", "space tower-building-1")
    assert "Support to the Bishop costs you 1 wood; you would only have 0 to pay it with. Paid the other way" in why(
        t, "azure", "space tower-venture-1"
    )
    assert "Military Campaign requires 3 military points; you have 1" in why(t, "azure", "space tower-venture-2")
    assert "a fee of 3 coins; you have 2" in why(t, "azure", "space tower-character-1")
    assert "taken by Red" in why(t, "azure", "space tower-character-2")


def test_colour_limit_and_six_cards_name_what_is_there() -> None:
    six = ["C49", "C50", "C51", "C52", "C54", "C55"]
    t = board(
        goods={"azure": {"servants": 9, "coins": 9}},
        floors=FLOORS,
        cards={"azure": six},
        members={"azure": {"orange": "tower-territory-1", "black": "harvest_small"}},
    ).actions()
    t.play("azure", "place white")
    assert "Your orange family member already stands in this tower" in why(t, "azure", "space tower-territory-4")
    assert "already have six characters" in why(t, "azure", "space tower-character-1")
    assert "v\xa0této věži už stojí váš oranžový" in why(t, "azure", "space tower-territory-4", "cs").lower()


def test_a_price_counts_fee_servants_and_floor_bonus() -> None:
    goods = {"azure": {"servants": 3, "coins": 6}}
    t = board(goods=goods, floors={"venture-3": "C85"}, members={"gules": {"white": "tower-venture-1"}}).actions()
    t.play("azure", "place white")
    assert "Improving the Canals costs you 2 servants; you would only have 1 to pay it with" in why(
        t, "azure", "space tower-venture-3"
    )


def test_a_discount_that_is_not_enough_names_what_is_still_missing() -> None:
    t = board(goods={"azure": {"wood": 1, "stone": 1}}, floors={"building-1": "C25"}, cards={"azure": ["C50"]})
    t.actions().play("azure", "place orange")
    assert "Mint costs you 2 stone; you would only have 1 to pay it with" in why(t, "azure", "space tower-building-1")


def test_the_sixth_territory_tells_its_military_points() -> None:
    cards = {"azure": ["C01", "C02", "C04", "C05", "C06"]}
    t = board(goods={"azure": {"military": 17, "servants": 9}}, floors=FLOORS, cards=cards).actions()
    t.play("azure", "place orange")
    assert "Territory number 6 requires 18 military points; you have 17" in why(t, "azure", "space tower-territory-4")


def test_servants_in_pairs_are_explained() -> None:
    t = board(goods={"azure": {"servants": 5}}, bans={"azure": ["E26"]}, round=3, dice=(0, 3, 6)).actions()
    assert "Values: black 0, white 3, orange 6, neutral 0" in prompt(t, "azure")
    t.play("azure", "place black", "space more", "space palace")
    assert "You have 5 (2 for each point); you must use at least 2" in prompt(t, "azure")
    assert "in pairs only" in why(t, "azure", "servants 3")
    assert "has a value of 0 and can only act with 1 or more. That takes 2 servants; you have 5" in why(
        t, "azure", "servants 0"
    )


def test_an_exchange_stands_on_its_button_and_tells_what_is_left_of_the_stock() -> None:
    """The prompt promises nothing that the card gave when it was taken."""
    t = board(goods={"azure": {"wood": 2}}, cards={"azure": ["C29", "C35"]}).actions()
    t.play("azure", "place orange", "space production_small")
    assert said(t, "exchange 2") == "Exchange 2 wood for 5 coins"
    assert "at once" not in prompt(t, "azure")
    t.play("azure", "exchange 1")
    assert said(t, "exchange 1", "cs") == "Vyměnit 1 dřevo za 3\u00a0VB"
    assert said(t, "exchange none", "cs") == "Nic neměnit"
    assert "takes 3 wood; of what you held before the production you have 1 left" in why(t, "azure", "exchange 2")


def test_a_bonus_action_says_where_it_comes_from_and_what_it_saves() -> None:
    floors = {"character-1": "C59", "character-2": "C53"}
    t = board(goods={"azure": {"coins": 9, "servants": 2}}, floors=floors).actions()
    t.play("azure", "place white", "space tower-character-1")
    assert prompt(t, "azure").startswith("Patron: you may take a character without a family member. Value 6;")
    assert "takes characters only" in why(t, "azure", "bonus tower-building-1")


def test_the_church_tells_points_and_tile() -> None:
    t = board(goods={"azure": {"faith": 6}}, bans={"gules": ["E12"]}, round=2).at("report")
    text = prompt(t, "azure")
    assert "6 faith points" in text
    assert "7 VP" in text
    assert "Thin purse: Every source of coins" in text


def test_leaders_tell_what_they_require() -> None:
    t = board(hand={"azure": ["L05", "L15"]}, played={"azure": ["L13", "L04"], "gules": ["L16"]}).actions()
    assert "Girolamo Savonarola requires 18 coins" in why(t, "azure", "play L05")
    assert "works all the time" in why(t, "azure", "use L13")
    t.play("azure", "use L04")
    assert "has the value 8 until the end" in prompt(t, "azure"), "Lucrezia counts on top"
    t.play("azure", "strengthen white")
    assert "already used Federico" in why(t, "azure", "use L04")


def test_federico_without_a_member_to_strengthen() -> None:
    there = {"black": "palace", "white": "palace", "orange": "palace"}
    t = board(
        goods={"azure": {"servants": 1}}, hand={"azure": ["L05"]}, played={"azure": ["L04"]}, members={"azure": there}
    ).actions()
    assert "All your coloured family members are placed" in why(t, "azure", "use L04")


# The table as text.


def drawn(t: Table, seat: str = "", lang: str = "en") -> str:
    return drawing.text(TITLE, t.view(seat), StrictWords(TITLE, lang))


def test_the_board_shows_cards_costs_and_who_stands_there() -> None:
    t = board(
        floors={"venture-1": "C80", "territory-3": "C05"},
        members={"gules": {"black": "tower-venture-2", "neutral": "market_1"}},
        cards={"azure": ["C01", "C02", "C25", "C53", "C96"]},
        bans={"gules": ["E11"]},
        round=3,
    ).actions()
    text = " ".join(drawn(t).split())
    assert "Round 3 of 6, period 2. Dice: black 1, white 3, orange 6. Turn order: Blue, Red." in text
    assert "after round 4: 4 faith points" in text
    assert "after round 2" not in text
    assert "Venture tower, fee 3 coins:" in text
    assert "costs either 2 military points (4 required), or 1 wood, 1 stone and 2 coins." in text
    assert "Floor 3, value 5, bonus 1 wood: Forest." in text
    assert "Floor 2, value 3: Red (black)" in text
    assert "Market space 1, 5 coins: Red (neutral)" in text
    assert "Market space 3" not in text, "closed for two"
    assert "Territories: Commercial Hub (1), Woods (2), next from 3 military points; characters: Farmer" in text
    assert "buildings: Mint (5); ventures: Support to the Pope (10 VP)" in text
    assert "family members left: white 3, orange 6" in text
    assert "excommunicated: Weak arms" in text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Place the black family member [place black]\n"),
        ("cs", "Umístit černého člena rodiny [place black]\n"),
        ("fr", "Placer le membre de la famille noir [place black]\n"),
    ],
)
def test_a_member_can_be_asked_about_before_it_has_a_value(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, told: str
) -> None:
    """The bonus tiles are chosen before any die is rolled."""
    game = ["lorenzo", "--seed", "5", "--players", "2", "--lang", lang]
    assert told in typed(monkeypatch, capsys, ["? place"], game, 0)


def test_only_the_viewer_sees_the_leaders_in_hand() -> None:
    played = {"azure": ["L16"], "gules": ["L15"]}
    t = board(hand={"azure": ["L05"], "gules": ["L18"]}, played=played, copied={"gules": "L16"}).actions()
    own, other = drawn(t, "azure"), drawn(t)
    assert "Blue (you)" in own
    assert "Girolamo Savonarola [L05], requires 18 coins." in own
    assert "Santa Rita" not in own
    assert "Savonarola" not in other
    assert "1 leader in hand" in other
    assert "Lorenzo de’ Medici as Ludovico il Moro" in other
    hand = drawing.hand(TITLE, t.view("gules"), StrictWords(TITLE, "en"))
    assert "have the value 5, whatever the dice show" in " ".join(hand.split()), "the copied ability"


def test_before_the_first_round_there_are_no_towers() -> None:
    game = Game(TITLE, 3, lang="fr")
    text = drawing.text(TITLE, game.view(0), StrictWords(TITLE, "fr"))
    assert text.startswith("Avant la première manche.")
    assert "Étage" not in text
