"""What things are worth now, in their explanations."""

from signoria.drawing.pen import Marks, Pen
from signoria.game.game import Game
from signoria.games.tiletum.table import draw, draw_tracks
from signoria.games.tiletum.table.scene import Scene

GAME = Game("tiletum", 2, 1)
VIEW = {
    **GAME.view(0),
    "goods": {"azure": {"gold": 2, "iron": 2, "food": 1}},
    "store": {"azure": {"1": "same2iron2", "2": "steward-food1", "3": "lily"}, "gules": {"1": "iron9"}},
    "contracts": {"azure": {"1": "iron2"}},
    "contract_offer": {"1": "iron3", "2": "rose", "3": "lily", "4": "mix1", "5": "same7"},
    "character_offer": {"1": "steward-food2", "2": "notary-iron1", "3": "mason-stone1"},
    "rooms": {"azure": {"1-1": "steward-food1", "1-3": "steward-food2", "4-1": "notary-iron1"}},
    "families": {"azure": 1},
}


def told(thing: str, view: dict[str, object] = VIEW) -> str:
    found = draw.explain(view, Pen(GAME.words, GAME.book, Marks()), thing)
    assert found is not None
    return found.text


def test_a_contract_says_what_it_brings_with_its_space_and_what_is_missing() -> None:
    assert "brings 5 VP in all" in told("slot-1"), "4 VP of the contract, 1 VP of the second space"
    assert "You still lack 1 iron." in told("slot-1")
    assert "You still lack 1 wool." in told("slot-4")
    assert "You still lack 5 resources of the same kind." in told("slot-5")
    assert "You have all that it costs." in told("store-azure-1"), "two of gold, two of iron"
    assert "brings" not in told("store-gules-1"), "somebody else has it"
    full = {"azure": dict.fromkeys("123456", "iron2")}
    assert "All six contract spaces are taken." in told("slot-1", {**VIEW, "contracts": full})


def test_a_character_says_where_there_is_room() -> None:
    assert "building 1 has a free room for it: 2 AP" in told("entry-offer-1")
    assert "building 4 of this type is full" in told("entry-offer-2")
    assert "any empty building" in told("entry-offer-3")


def test_a_crest_that_one_has_says_so() -> None:
    assert "already have" in told("slot-3")
    assert "already have" not in told("slot-2")
    assert "already have" not in told("store-azure-3")


def test_pieces_resources_and_contracts_say_what_they_bring_at_the_end() -> None:
    assert "1 × 0 = 0 VP" in told("supply-house-azure")
    assert "Next space: +1 VP" in told("contracts-azure")
    assert "yours would now bring 1 VP" in told("resource-iron"), "five resources"


def test_works_at_cathedrals_stand_two_by_two() -> None:
    pen = Pen(GAME.words, GAME.book, Marks())
    high = [draw_tracks.works_high(Scene({**VIEW, "pillared": {"azure": 2**n - 1}}, pen)) for n in range(5)]
    assert high[0] == 0
    assert high[1] == high[2] < high[3] == high[4]


def test_who_only_watches_has_the_boards_of_all_in_sight() -> None:
    for phone in (False, True):
        pages = [draw.offer(GAME.view(seat), Pen(GAME.words, GAME.book, Marks(), phone)) for seat in (-1, 0)]
        assert [page.count('class="ti-other ') for page in pages] == [2, 1]
        assert ["ti-others drawer" in page for page in pages] == [phone, True]
