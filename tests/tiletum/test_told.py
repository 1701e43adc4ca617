"""What a person reads: where one is, what is left, what may be done besides; and what cannot be a position."""

import json
from typing import Any

import pytest

from signoria.cli.menu import menu
from signoria.drawing import textboard
from signoria.game.game import Game
from signoria.games.tiletum.terms import HELPERS, TILES
from signoria.kernel.chance import seeded
from signoria.kernel.errors import BadPosition
from signoria.kernel.flow import answers, deciders, play
from signoria.kernel.flow import refusal as flow_refusal
from signoria.kernel.notation import move_of
from signoria.kernel.position import Position
from signoria.words.words import LANGUAGES, Words
from tiletum.table import TITLE, Table, at, deal


def prompt(t: Table, lang: str = "en") -> str:
    return str(Words(TITLE, lang).prompt(t.p, 0))


@pytest.mark.clause("T-10.6")
def test_the_prompt_says_where_one_is() -> None:
    t = at("action", action="characters", points=3, goods={"azure": {"gold": 2}}, store={"azure": ["notary-con1any"]})
    assert prompt(t).startswith("Characters, 3 AP left. Take a character")
    t.step("characters store-1")
    bonus = "Contracts action, 1 AP, 1 resource of your choice"
    assert prompt(t) == f"Characters, 3 AP left. Where do you place the Notary ({bonus})?"
    t.step("room 1-1", "part 2", "gain iron")
    assert prompt(t).startswith("Characters, 2 AP left > Notary’s bonus > Contracts, 1 AP left. ")
    assert prompt(t, "cs").startswith("Postavy, zbývají 2\xa0AB > bonus notáře > Smlouvy, zbývá 1\xa0AB. ")
    t.step("contracts end")
    assert prompt(t).startswith("Characters, 2 AP left. ")
    t = at("action", action="king", store={"azure": ["merchant2"]}, goods={"azure": {"gold": 2}}).step("help merchant2")
    trail = "King, 0 AP left > helper “Merchant, 2 AP” > Merchant, 2 AP left"
    assert prompt(t) == f"{trail}. What does your merchant do in Tiletum?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_helpers_tell_what_they_give(lang: str) -> None:
    """Amounts that an owner of the game may correct stand in the data and in the names."""
    words = Words(TITLE, lang)
    book = deal(2, "helpers").p.book
    for name, kind in (("gold", "gold"), ("vp", "")):
        node = book.helper_plan[HELPERS.index(name)].nodes[0]
        amount = words.word("amount-gold", count=sum(node.resources)) if kind else str(node.n)
        assert words.word(f"helper-{name}").startswith(amount)


def test_auxiliary_actions_are_a_list_of_their_own() -> None:
    t = at(
        "action", action="merchant", points=1, goods={"azure": {"gold": 4, "iron": 1}}, store={"azure": ["iron2", "vp"]}
    )
    game = Game.at(TITLE, t.p)
    entries = menu(game, 0)
    own = [entry.choice.text for entry in entries if not entry.choice.aside]
    asides = [entry.choice.text for entry in entries if entry.choice.aside]
    assert own[-1] == "merchant end"
    assert asides == ["buy food", "buy wool", "buy stone", "buy iron", "fulfil iron2", "help vp"]
    assert [entry.label for entry in entries] == list(range(1, len(entries) + 1))
    words = {entry.choice.text: entry.choice.label for entry in entries}
    assert words["merchant end"] == "End the turn"
    assert words["fulfil iron2"] == "Fulfil the contract 2 iron → 2 VP, buying what is missing for 2 gold"


@pytest.mark.clause("T-9.0")
def test_nothing_is_offered_that_cannot_be_finished() -> None:
    """Every canonical answer of random positions leads on to a decision or to the end of the game."""
    for number in range(6):
        luck = seeded(b"finish %d" % number)
        t = deal(3, f"finish {number}").roll(luck, 25 * number)
        for _ in range(12):
            if t.p.over:
                break
            seat = deciders(t.p)[0]
            legal = answers(t.p, seat, True)
            for move in legal:
                play(t.p.copy(), seat, move)
            play(t.p, seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_the_table_as_text(players: int, lang: str) -> None:
    t = deal(players, "board", **({"solo": "hard"} if players == 1 else {}))
    words = Words(TITLE, lang)
    for _ in range(6):
        for viewer in (-1, 0):
            text = textboard.text(TITLE, TITLE.view(t.p, viewer), words, 80)
            assert "[" not in text, "no message is missing"
            assert max(len(line) for line in text.splitlines()) <= 80
            assert "[" not in textboard.hand(TITLE, TITLE.view(t.p, viewer), words)
        t.roll(seeded(b"board"), 35)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_can_be_read(lang: str) -> None:
    game = Game(TITLE, 1, seed="read", lang=lang, options={"solo": "hard"})
    luck = seeded(b"read")
    while not game.over:
        moves = game.moves()
        assert "[" not in game.prompt()
        assert len({move.words for move in moves}) == len(moves)
        for move in ("die blue 3", "contribute praha", "crest lily 1", "fulfil iron9", "help king3", "room 2-2"):
            refusal = game.why_not(move)
            assert refusal is None or "[" not in refusal.text + refusal.remedy
        game.play(moves[luck.below(len(moves))])
    assert all("[" not in line for line in game.log())
    assert game.names[1] in ("Cardinal Titus", "Kardinál Titus", "Titus")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"goods": {"azure": {"coins": 1}}}, "unknown resource 'coins'"),
        ({"track": {"front": ["azure"]}}, "a space is a number counted from the start space"),
        ({"houses": {"azure": ["tiletum"]}}, "no free house space in tiletum"),
        ({"houses": {"azure": ["london"], "gules": ["london"]}}, "no free house space in london"),
        ({"store": {"azure": ["any2"] * 5}}, "there are 4 spaces"),
        ({"supply": {"azure": {"dice": 1}}}, "houses or pillars"),
        ({"moment": "never"}, "unknown moment 'never'"),
        ({"moment": "titus"}, "Titus plays in the solo game only"),
        ({"lap": 4}, "lap is the number of a turn"),
        ({"moment": "scoring", "round": 2}, "there is no scoring in round 2"),
        ({"moment": "action", "action": "dance"}, "action is one of"),
        ({"moment": "corruption", "value": 9}, "no corruption token of 9"),
        ({"when": 3}, "unknown"),
    ],
)
def test_wrong_positions_are_told(given: dict[str, Any], message: str) -> None:
    moment = given.pop("moment", "die")
    with pytest.raises(BadPosition, match=message):
        at(moment, **given)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("house_supply", {"azure": 7}, "right number of houses"),
        ("pillar_supply", {"azure": 7}, "right number of pillars"),
        ("wheel", {"blue-1": 9}, "more dice"),
        ("order", ["azure", "azure", "or", "vert"], "every seat once"),
        ("tenant", {"azure": {"1": "notary"}}, "other characters in building 1"),
        ("families", {"azure": 3}, "families"),
        ("spires", {"praha": 2}, "cathedral tiles are gone"),
        ("king", {"azure": 99}, "beside the king track"),
    ],
)
def test_positions_that_cannot_be(field: str, value: Any, message: str) -> None:
    t = deal(4, "faults")
    TITLE.change(t.p, {field: value})
    with pytest.raises(BadPosition, match=message):
        TITLE.check(t.p)


@pytest.mark.clause("T-2.2", "T-9.2", "T-9.3")
@pytest.mark.parametrize(
    ("field", "owners"),
    [("contracts", ["azure"]), ("contracts", ["azure", "gules"]), ("crests", ["azure", "gules", "or", "vert"])],
)
def test_every_tile_is_in_one_place_only(field: str, owners: list[str]) -> None:
    """A contract on offer is fulfilled as well; by two players; a crest lies four times where there are three."""
    t = deal(4, "faults")
    offer = next(TILES[n] for n in t.p.contract_offer if t.p.book.contract_tiles.count(n) == 1)
    data = json.loads(Game.at(TITLE, t.p).to_json())
    data["position"][field] = {owner: {"1": offer if field == "contracts" else "lily"} for owner in owners}
    with pytest.raises(BadPosition, match=r"there are more tiles .* than the game has \(T-2\.2\)"):
        Game.from_json(json.dumps(data))


@pytest.mark.clause("T-2.2")
def test_what_a_scenario_lays_on_a_board_lies_nowhere_else() -> None:
    """Three pillars more than at the start come from contracts, which are then neither on offer nor in the stack."""
    t = at("die", supply={"azure": {"pillars": 5}, "gules": {"pillars": 4}}, crests={"or": {"1": "lily"}})
    assert [t.p.fulfilled(seat) for seat in range(4)] == [3, 2, 0, 0]
    with pytest.raises(BadPosition, match="more tiles same5"):
        TITLE.check(position(contracts={"azure": ["same5"]}, contract_offer={"1": "same5"}))
    with pytest.raises(BadPosition, match="more tiles same5"):
        TITLE.check(position(contracts={"azure": ["same5"]}, store={"gules": ["same5"]}))
    with pytest.raises(BadPosition, match="more tiles same8"):
        TITLE.check(position(2, contracts={"azure": ["same8"]}))


def position(players: int = 4, **given: Any) -> Position:
    """A position as a scenario writes it, unchecked."""
    p: Position = TITLE.deal(TITLE.book(players, {}), b"told")
    TITLE.change(p, TITLE.complete(p, given))
    TITLE.begin(p, {"moment": "start"})
    return p


def test_moves_have_a_text_both_ways() -> None:
    for text in (
        "die light_grey 3",
        "crest lily 6",
        "characters store-2",
        "go arles_genova",
        "merchant end",
        "room 1-3",
    ):
        assert move_of(TITLE, text) >= 0


@pytest.mark.parametrize(
    ("given", "move", "name", "clause"),
    [
        ({"action": "architect", "points": 1}, "architect lyon", "not-adjacent", "T-6.1"),
        ({"action": "merchant", "points": 1}, "merchant lyon", "not-adjacent", "T-6.2"),
        ({"action": "architect", "points": 1}, "architect tile", "no-tile", "T-6.1"),
        ({"action": "characters", "points": 1, "character_offer": {"1": "none"}},
         "characters offer-1", "slot-empty", "T-6.3"),
        ({"action": "contracts", "points": 1, "contract_offer": {"1": "none"}}, "contracts 1", "slot-empty", "T-6.4"),
        ({"action": "king"}, "buy food", "no-gold", "T-9.1"),
        ({"action": "king"}, "fulfil iron2", "not-in-storage", "T-9.2"),
        ({"action": "king", "store": {"azure": ["iron2"]}}, "fulfil iron2", "cannot-pay", "T-9.2"),
        ({"action": "king"}, "crest lily 6", "not-in-storage", "T-9.3"),
        ({"action": "king", "store": {"azure": ["lily"]}}, "crest lily 6", "cannot-pay", "T-9.3"),
        ({"action": "king", "costs": {"wien": "cc0"}, "pillars": {"azure": ["koeln"]},
          "supply": {"azure": {"pillars": 1}}},
         "contribute koeln", "cannot-pay", "T-9.4"),
        ({"action": "king"}, "help vp", "not-in-storage", "T-9.5"),
        ({"action": "king", "store": {"azure": ["building"]}}, "help building", "no-building", "T-9.5"),
    ],
)  # fmt: skip
@pytest.mark.clause("T-9.0")
def test_a_refusal_names_the_clause_of_what_was_tried(given: dict[str, Any], move: str, name: str, clause: str) -> None:
    t = at("action", **given)
    assert (t.refused(move), t.clause(move)) == (name, clause)
    said = Words(TITLE, "en").refusal(t.p, 0, move_of(TITLE, move), flow_refusal(t.p, 0, move_of(TITLE, move)))
    assert said.clause == clause


def test_the_map_tells_the_ways() -> None:
    shown = textboard.text(TITLE, TITLE.view(deal(3, "ways").p, 0), Words(TITLE, "en"), 200)
    assert "; next to Tiletum, Antwerp, London (2 steps)\n" in shown
    assert "2× free house space;" in shown
    assert "free house space; free house space;" not in shown


def test_points_of_fairs_and_of_the_end_say_what_they_are_counted_from() -> None:
    """In a whole game against Titus, and in every language."""
    game = Game("tiletum", 1, seed=11, options={"solo": "hard"})
    luck = seeded(b"counted")
    while not game.over:
        game.play_number((moves := game.moves(game.seat))[luck.below(len(moves))].number, game.seat)
    found = 0
    for _, event in game.events():
        kind = game.title.events[event.kind]
        args = {name: number for (name, _), number in zip(kind.args, event.args, strict=True)}
        if kind.name == "points-fairs" and args["count"]:
            assert args["points"] == args["count"] * args["each"]
            found += 1
        if kind.name == "points-houses_and_pillars":
            assert args["points"] == args["houses"] * args["pillars"]
            found += 1
    assert found > 3
    for lang in LANGUAGES:
        assert sum(" × " in line for line in game.in_lang(lang).log()) >= found
