"""Every challenge card of the solo game (T-14.12), and Titus's other habits."""

from typing import Any

import pytest

from signoria.games.tiletum.position import Europe
from signoria.games.tiletum.terms import CHALLENGES, TILES
from signoria.games.tiletum.titus.state import prepare
from signoria.kernel.chance import seeded
from signoria.kernel.flow import playout, settle, top
from signoria.kernel.schema import digest
from tiletum.table import TITLE, Table, at, deal

pytestmark = pytest.mark.clause("T-14.12")

EASY: dict[str, Any] = {"solo": "easy"}
BARE = {str(n): "none" for n in range(1, 7)}
"""No tiles at the actions."""


def run(moment: str, level: str = "easy", **given: Any) -> Table:
    """One automatic step from a moment of a solo game; no tile lies at the wheel unless it is named."""
    fields: dict[str, Any] = {"sector_tile": BARE, **given}
    t = at(moment, players=2, options={"solo": level}, **fields)
    top(t.p).run(t.p)
    return t


def turn(
    tile: str = "none", challenges: list[str] | None = None, wheel: dict[str, int] | None = None, **more: Any
) -> Table:
    """Titus takes the highest die, a yellow 5 at the king, where `tile` lies."""
    tiles = {str(n): "none" for n in range(1, 7)} | {"5": tile}
    wheel = wheel or {"yellow-5": 1, "pink-1": 2}
    return run("titus", decree="worldly_riches", wheel=wheel, turned=0, sector_tile=tiles,
               challenges=challenges or [], **more)  # fmt: skip


@pytest.mark.clause("T-14.5")
def test_a_sector_tile_is_removed_without_effect() -> None:
    t = turn("gold")
    assert t.goods("gules") == {"gold": 5}
    assert [TILES[tile] for tile in t.p.removed] == ["gold"]
    assert t.marker("gules") == 2
    crest = turn("lily", wheel={"dark_grey-5": 1, "pink-1": 2})
    assert crest.families("gules") == 1
    assert crest.p.removed == []
    assert crest.p.titus_crests == [0]
    assert turn("eagle", titus_crests=["eagle"]).p.removed == [TILES.index("eagle")], "a family that he has"


def test_very_special_friends() -> None:
    for helper in ("building", "colour"):
        assert turn(helper, ["very_special_friends"]).goods("gules") == {"gold": 10}
    assert turn("gold", ["very_special_friends"]).goods("gules") == {"gold": 5}
    t = turn("mix1", ["very_special_friends"], wheel={"pink-5": 1, "blue-1": 2})
    assert t.p.titus_contracts == [TILES.index("mix1") - 22]
    assert t.p.removed == []
    held = ["iron7k", "wool7m"]
    full = turn("mix1", ["very_special_friends"], titus_contracts=held, wheel={"pink-5": 1, "blue-1": 2})
    assert len(full.p.titus_contracts) == 2
    assert [TILES[tile] for tile in full.p.removed] == ["mix1"]


@pytest.mark.parametrize(
    ("helper", "goods", "vp"),
    [
        ("gold", {"gold": 9}, 0),
        ("vp", {"gold": 5}, 4),
        ("gold2vp2", {"gold": 7}, 2),
        ("any2", {"gold": 7}, 0),
        ("any3", {"gold": 8}, 0),
        ("four", {"gold": 5, "food": 1, "stone": 1, "iron": 2}, 0),
        ("building", {"gold": 5}, 0),
    ],
)
def test_resourceful_clergy(helper: str, goods: dict[str, int], vp: int) -> None:
    t = turn(helper, ["resourceful_clergy"])
    assert (t.goods("gules"), t.vp("gules")) == (goods, vp), "free resources by need: gold when he needs nothing"


def test_whispers() -> None:
    for helper in ("merchant2", "king3", "joker1", "plus1"):
        assert turn(helper, ["whispers"]).marker("gules") == 3
    assert turn("gold", ["whispers"]).marker("gules") == 2


def test_ecclesiastical_income() -> None:
    for helper, points in (("joker1", 1), ("merchant2", 2), ("king3", 3), ("plus1", 1), ("gold", 0)):
        assert turn(helper, ["ecclesiastical_income"]).vp("gules") == points


def test_all_cards_answer_one_event() -> None:
    t = turn("king3", ["whispers", "ecclesiastical_income"])
    assert (t.marker("gules"), t.vp("gules")) == (3, 3)


@pytest.mark.parametrize(
    ("bonus", "goods", "vp"),
    [
        ("notary-wool2", {"pink": 0, "iron": 2}, 0),
        ("notary-con1any", {"gold": 1}, 1),
        ("courtier-king2", {}, 2),
        ("courtier-vp3", {}, 3),
        ("steward-char2", {}, 2),
        ("mason-stone2", {"stone": 2}, 0),
    ],
)
def test_visitors_to_the_curia(bonus: str, goods: dict[str, int], vp: int) -> None:
    goods = {kind: n for kind, n in goods.items() if n}
    for cards in ([], ["visitors_to_the_curia"]):
        t = run("titus", decree="familiar_faces", wheel={"pink-5": 1, "blue-1": 2}, turned=2,
               character_offer={"1": bonus}, challenges=cards)  # fmt: skip
        assert t.heard("place")[0][0] == "gules"
        own = {kind: n for kind, n in t.goods("gules").items() if kind != "food"}
        assert (own, t.vp("gules")) == ((goods, vp) if cards else ({}, 0))


def test_visitors_move_and_place() -> None:
    cards = ["visitors_to_the_curia"]
    for bonus, pawn, place in (
        ("trader-merch1house", "merchant", "house"),
        ("mason-arch1pillar", "architect", "pillar"),
    ):
        t = run("titus", decree="familiar_faces", wheel={"pink-5": 1, "blue-1": 2}, turned=2,
               character_offer={"1": bonus}, challenges=cards, fair_city=["tiletum", "verona", "genova", "troyes"],
               costs={"wien": "cc0", "koeln": "cc1", "paris": "cc8"})  # fmt: skip
        assert t.pawn(pawn, "gules") != "tiletum"
        assert len(t.heard(place)) == 1


def test_deep_coffers() -> None:
    assert turn("none", ["deep_coffers"]).goods("gules") == {"gold": 6}


def solo(level: str, wanted: str) -> Table:
    """A game in which a challenge card is out."""
    for seed in range(200):
        p = TITLE.deal(TITLE.book(1, {"solo": level}), b"challenge %d" % seed)
        assert isinstance(p, Europe)
        if CHALLENGES.index(wanted) in p.challenges:
            return Table(p)
    raise AssertionError(wanted)


@pytest.mark.clause("T-14.2")
def test_favor_at_the_court() -> None:
    t = solo("normal", "favor_at_the_court")
    assert t.marker("gules") == 5, "at setup"
    low = run("king", challenges=["favor_at_the_court"], track={"5": ["azure"], "1": ["gules"]})
    assert low.marker("gules") == 5
    assert low.p.arrival == [0, 1], "on top of the stack"
    assert low.heard("challenge") == [("favor_at_the_court",)]
    high = run("king", challenges=["favor_at_the_court"], track={"7": ["gules"]})
    assert high.marker("gules") == 7
    assert high.heard("challenge") == [], "a card that does nothing is not told"


@pytest.mark.clause("T-14.2", "T-14.11")
def test_ready_for_action() -> None:
    t = solo("normal", "ready_for_action")
    assert t.p.crests[6] == 0, "the lily under building 1"
    assert t.families("gules") & 1
    for cards, extra in (([], 0), (["ready_for_action"], 1)):
        t = run("titus", decree="familiar_faces", wheel={"pink-5": 1, "blue-1": 2}, turned=2,
               rooms={"gules": {"1-1": "notary-wool2", "1-2": "notary-con3", "1-3": "notary-iron2",
                                "2-1": "mason-arch1", "2-2": "mason-arch2",
                                "3-1": "trader-house", "3-2": "trader-gold3"}},
               character_offer={"1": "courtier-vp3"}, challenges=cards)  # fmt: skip
        assert t.heard("filled") == [("gules", 4)]
        assert t.p.extra[5 + 4] == extra, "the marker at once, with or without a crest"
        assert t.p.house_supply[1] == 7, "no house comes from the roof"


def test_every_card_has_a_test() -> None:
    assert all(f"test_{card}" in globals() for card in CHALLENGES)


# The rest of the solo game.


@pytest.mark.clause("T-14.1", "T-14.13")
def test_how_titus_starts() -> None:
    t = deal(1, "start", solo="easy")
    p = t.p
    assert (p.seats, p.book.automaton, t.asked) == (2, 1, "azure")
    assert (p.house_supply[1], p.pillar_supply[1], p.roofs[1]) == (7, 7, 0)
    assert t.goods("gules") == {}
    assert t.goods() == {"gold": 1, "food": 1, "wool": 1, "stone": 1, "iron": 1}
    book = TITLE.book(2, {"solo": "easy"})
    raw = TITLE.deal(book, b"start")
    assert isinstance(raw, Europe)
    assert raw.order == [0, 1]
    assert raw.arrival == [0, 1]
    prepare(raw)
    assert raw.pillar_supply[1] == 7 + 5, "prepare is for a fresh table only"


@pytest.mark.clause("T-14.2")
@pytest.mark.parametrize(("level", "cards"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_difficulty_is_the_number_of_challenges(level: str, cards: int) -> None:
    t = deal(1, "level", solo=level)
    assert len(set(t.p.challenges)) == cards


@pytest.mark.clause("T-14.13")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_solo_game_is_reproducible_and_titus_never_decides(level: str) -> None:
    ends = []
    for _ in range(2):
        p = TITLE.deal(TITLE.book(1, {"solo": level}), b"again")
        luck = seeded(b"luck")
        while True:
            legal = settle(p)
            if not legal:
                break
            assert top(p).decider(p) == 0
            move = legal[luck.below(len(legal))]
            TITLE.steps[TITLE.owner[move]].apply(p, 0, move)
        ends.append(digest(p, TITLE.fields))
    assert ends[0] == ends[1]
    q = TITLE.deal(TITLE.book(1, {"solo": level}), b"again")
    playout(q, seeded(b"other"))
    assert digest(q, TITLE.fields) != ends[0]


@pytest.mark.clause("T-14.6", "T-14.9")
def test_his_merchant_goes_to_the_fair_and_places() -> None:
    t = run("titus", decree="mercantile_empire", wheel={"pink-1": 1, "blue-6": 2}, turned=0,
            round=2, fair_city=["tiletum", "troyes", "genova", "verona"],
            city_tile={"paris": "none", "koeln": "none"})  # fmt: skip
    assert t.heard("house")[0] == ("gules", "paris"), "he places where he passes"
    assert ("gules", "troyes") in t.heard("house")


@pytest.mark.clause("T-14.6")
def test_his_characters_fill_from_the_left_and_from_below() -> None:
    t = run("titus", decree="busy_hands", wheel={"pink-1": 1, "blue-6": 2}, turned=4)
    assert [fact[2:] for fact in t.heard("place")] == [(1, 1), (1, 2)], "6 points: 2 and 3; the next would cost 4"


@pytest.mark.clause("T-14.6")
def test_his_contracts() -> None:
    offer = {"1": "iron7k", "2": "wool3", "3": "iron3", "4": "eagle", "5": "same7"}
    t = run("titus", decree="business_is_business", wheel={"pink-1": 1, "blue-6": 2}, turned=3,
           contract_offer=offer)  # fmt: skip
    names = [fact[1:] for fact in t.heard("take-contract", "take-crest")]
    assert names == [("gules", "iron7k"), ("gules", "same7"), ("gules", "eagle")], "11, 10, then a crest for 6"


@pytest.mark.clause("T-14.7")
def test_his_payments() -> None:
    t = turn("none", goods={"gules": {"stone": 2, "iron": 3, "food": 2, "gold": 1}}, wheel={"yellow-3": 1, "pink-1": 2},
             pillared={"gules": 0b101}, costs={"wien": "cc0", "london": "cc1", "paris": "cc8"},
             titus_contracts=["iron3", "mix2"], titus_crests=["lily", "rose"])  # fmt: skip
    kinds = [fact[0] for fact in t.heard("contribute", "fulfil", "crest")]
    assert kinds[0] == "contribute", "cathedrals before contracts before crests"
    assert t.heard("contribute")[0] == ("gules", "london")
    assert t.heard("fulfil")[0] == ("gules", "mix2"), "the contract with the most points, goods for iron and wool"
    assert t.p.pillar_supply[1] == 7, "fulfilling frees no pillar"


@pytest.mark.clause("T-14.8")
def test_titus_as_leader_and_at_fairs() -> None:
    t = at("king", players=2, options=EASY, track={"3": ["gules"]}, king_tile="any2")
    t.idle()
    assert t.heard("points-king") == [("gules", 4), ("gules", 3)]
    assert TILES.index("any2") in t.p.removed
    t = at("fair", players=2, options=EASY, round=3, fair_city=["tiletum", "troyes", "genova", "verona"],
           fair_tile=["houses", "pillars", "contracts", "crests"])  # fmt: skip
    t.idle()
    assert t.vp("gules") == (3 + 3) * 3, "he is always there, with at least the round number"
    hard = at("fair", players=2, options={"solo": "hard"}, round=3, fair_city=["tiletum", "troyes", "genova", "verona"],
              fair_tile=["houses", "pillars", "contracts", "crests"], challenges=[],
              crests={"gules": {"1": "none"}})  # fmt: skip
    hard.idle()
    assert hard.vp("gules") == (3 + 3) * 4


@pytest.mark.clause("T-14.8", "T-12.4")
def test_titus_at_the_end() -> None:
    t = at(
        "scoring",
        players=2,
        options=EASY,
        goods={"gules": {"gold": 40}},
        pillared={"gules": 0b111},
        costs={"wien": "cc0"},
    )
    t.idle()
    assert t.vp("gules") == 3, "one house times three pillars, nothing for resources"
    tie = at("scoring", players=2, options=EASY)
    tie.idle()
    assert tie.p.ledger[0] == 10
    assert TITLE.ranks(tie.p) == [1, 2], "a tie goes by the turn order"


@pytest.mark.clause("T-14.10")
def test_a_die_without_effect_still_runs_its_sector() -> None:
    t = turn("none", wheel={"yellow-5": 1, "pink-1": 2}, track={"10": ["gules"]})
    assert t.heard("action") == [("gules", "king", 2)]
    assert t.heard("king") == []


@pytest.mark.clause("T-14.1")
def test_solo_needs_one_player_or_two_seats() -> None:
    fault = TITLE.option_fault(3, {"solo": "easy"})
    assert fault is not None
    assert fault.name == "solo-is-for-two"
    assert TITLE.book(1, None).options["solo"] == "normal"
    assert TITLE.book(1, {"solo": "hard"}).options["solo"] == "hard"
