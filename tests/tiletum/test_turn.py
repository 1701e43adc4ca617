"""A turn: die, change, tile, resources, action, end (T-4, T-5), and the actions (T-6)."""

import random
from collections import Counter

import pytest

from signoria.game.game import Game
from signoria.games.tiletum.terms import TILES
from tiletum.table import at

GOLD = {"azure": {"gold": 2}}
"""So that a turn does not end by itself."""


@pytest.mark.clause("T-4.0", "T-4.1", "T-7.3")
def test_three_times_corruption_and_a_turn_for_everybody() -> None:
    t = at("corruption", players=3, value=0, wheel={"blue-1": 3, "pink-1": 3, "yellow-1": 3}, turned=2)
    turns = []
    while t.p.round == 1 and len(t.heard("king-tile")) == 0:
        t.idle()
        if t.waits == "die":
            turns.append(t.asked)
        t.step(min(t.legal(redundant=False)))
        if len(turns) == 9 and t.waits != "tile":
            break
    assert turns == ["azure", "gules", "or"] * 3
    assert len(t.heard("corruption")) == 3


@pytest.mark.clause("T-5.1", "T-9.0")
def test_the_order_of_a_turn_and_auxiliary_actions_at_any_moment() -> None:
    t = at("die", goods={"azure": {"gold": 5, "iron": 2}}, store={"azure": ["iron2", "vp"]}, turned=0,
           wheel={"blue-1": 1, "pink-6": 2}, sector_tile={"1": "any2"})  # fmt: skip
    assert {"fulfil iron2", "help vp", "buy food"} <= t.legal(), "before the die"
    t.step("die blue 1")
    assert t.legal() == {f"value {n}" for n in (1, 2, 3, 5, 6)}, "a content choice offers nothing else"
    t.step("value 1")
    assert t.waits == "tile"
    assert {"fulfil iron2", "help vp", "buy food"} <= t.legal(), "before the tile"
    t.step("tile take")
    assert t.goods() == {"gold": 5, "iron": 3}, "resources after the tile"
    assert t.waits == "merchant"
    assert {"fulfil iron2", "help vp", "help any2"} <= t.legal(), "during the action, also with a tile just taken"


@pytest.mark.clause("T-5.2", "T-R3")
@pytest.mark.parametrize(
    ("gold", "values"), [(0, [2]), (1, [2]), (2, [1, 2, 3]), (4, [6, 1, 2, 3, 4]), (6, [1, 2, 3, 4, 5, 6])]
)
def test_changing_a_die(gold: int, values: list[int]) -> None:
    t = at("die", goods={"azure": {"gold": gold}}, turned=0, wheel={"blue-2": 1, "pink-6": 2})
    t.step("die blue 2")
    if gold < 2:
        assert t.waits == "tile"
        return
    assert t.legal() == {f"value {n}" for n in values}
    assert gold == 6 or t.refused("value 5") == "no-gold"


@pytest.mark.clause("T-5.1")
def test_a_die_that_is_not_there() -> None:
    assert at("die", wheel={"blue-2": 1, "pink-6": 2}).refused("die blue 3") == "no-such-die"


@pytest.mark.clause("T-5.4")
def test_a_tile_may_be_left() -> None:
    t = at("tile", die="yellow-1", turned=0, sector_tile={"1": "any2"}).step("tile leave")
    assert t.p.sector_tile[0] == TILES.index("any2")
    assert t.store() == []


@pytest.mark.clause("T-5.5")
@pytest.mark.parametrize(
    ("colour", "kind"),
    [("blue", "iron"), ("pink", "food"), ("yellow", "gold"), ("light_grey", "wool"), ("dark_grey", "stone")],
)
def test_colours_and_resources(colour: str, kind: str) -> None:
    t = at("tile", die=f"{colour}-4", turned=0).step("tile leave")
    assert t.goods() == {kind: 4}


@pytest.mark.clause("T-5.6", "T-6.6")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_points_are_seven_less_the_value(value: int) -> None:
    t = at("tile", die=f"blue-{value}", turned=(value - 1) % 6).step("tile leave")
    assert t.waits == "merchant"
    assert t.points() == 7 - value


@pytest.mark.clause("T-5.2", "T-9.5")
def test_a_contracts_helper_may_bring_the_gold_for_changing_a_die() -> None:
    t = at(
        "die", goods={"azure": {"food": 2}}, store={"azure": ["contracts2"]}, turned=0, wheel={"blue-2": 1, "pink-6": 2}
    )
    assert "help contracts2" in t.legal(redundant=False), "not only another order of the same"
    t.step("help contracts2", "contracts swap", "give food", "get gold", "gain gold", "contracts end", "die blue 2")
    assert t.waits == "value"


@pytest.mark.clause("T-5.7", "T-6.4a")
def test_the_contract_offer_slides_right_and_fills_from_the_right() -> None:
    offer = {"1": "iron3", "2": "wool3", "3": "mix2", "4": "same5", "5": "same7"}
    t = at("action", action="contracts", points=4, goods=GOLD, contract_offer=offer)
    stack = t.p.contract_stack[: t.p.contract_left]
    t.step("contracts 2", "contracts 5")
    assert [TILES[tile] for tile in t.p.contract_offer if tile >= 0] == ["iron3", "mix2", "same5"]
    t.step("contracts end")
    names = [TILES[tile] for tile in t.p.contract_offer]
    assert names[2:] == ["iron3", "mix2", "same5"]
    assert names[1] == TILES[stack[-1]], "the first drawn lies furthest right"
    assert names[0] == TILES[stack[-2]]
    still = at("action", action="contracts", points=1, goods=GOLD, contract_offer=offer).step("contracts end")
    assert [TILES[tile] for tile in still.p.contract_offer] == list(offer.values()), "nothing taken, nothing moves"


@pytest.mark.clause("T-6.4a", "T-R12")
def test_an_empty_contract_stack_leaves_slots_empty_at_the_left() -> None:
    t = at("action", action="contracts", points=1, goods=GOLD)
    t.p.contract_left = 0
    t.step("contracts 5", "contracts end")
    assert t.p.contract_offer[0] == -1
    assert min(t.p.contract_offer[1:]) >= 0


@pytest.mark.clause("T-5.8", "T-R22")
def test_the_die_action_stays_open_until_the_turn_is_ended() -> None:
    t = at("action", action="merchant", points=1, goods={"azure": {"food": 4, "gold": 2}}, store={"azure": ["plus2"]})
    t.step("merchant paris")
    assert (t.waits, t.points()) == ("merchant", 0)
    assert t.refused("merchant troyes") == "no-points"
    assert t.refused("merchant end") == "", "ending the turn is always legal"
    t.step("help plus2")
    assert t.points() == 2


@pytest.mark.clause("T-5.8", "T-6.6")
def test_a_joker_kind_is_chosen_when_it_is_used() -> None:
    t = at("action", action="joker", points=2, goods={"azure": {"food": 2}}, store={"azure": ["lily"]})
    assert {"joker merchant", "joker end", "crest lily 6"} <= t.legal()
    t.step("crest lily 6", "joker architect")
    assert t.points() == 2
    assert at("action", action="joker", points=1).step("joker end").waits == "die", "or not at all"
    assert at("action", action="joker", points=2, track={"10": ["azure"]}).refused("joker king") == "no-option"


@pytest.mark.clause("T-6.1", "T-6.2", "T-6.2a")
def test_moving_step_by_step() -> None:
    t = at(
        "action", action="architect", points=3, pawn={"azure": {"architect": "paris"}, "gules": {"architect": "troyes"}}
    )
    assert t.legal("architect") >= {"architect tiletum", "architect troyes", "architect paris_bordeaux"}
    assert t.refused("architect lyon") == "not-adjacent"
    assert t.step("architect troyes").pawn("architect") == "troyes", "pawns never block each other"
    assert t.legal("architect", redundant=False).isdisjoint({"architect paris"}), "no way back in a run"
    assert "architect paris" in t.legal("architect"), "but a person may"


@pytest.mark.clause("T-6.1")
def test_pillars() -> None:
    costs = {"wien": "cc0"}
    pawn = {"azure": {"architect": "koeln"}}
    t = at("action", action="architect", points=3, goods=GOLD, costs=costs, pawn=pawn).step("architect pillar")
    assert t.refused("architect pillar") == "pillar-here"
    full = {"gules": ["koeln"], "or": ["koeln"]}
    supply = {"gules": {"pillars": 1}, "or": {"pillars": 1}}
    t = at("action", action="architect", points=1, costs=costs, pawn=pawn, pillars=full, supply=supply)
    assert t.refused("architect pillar") == "no-pillar-space"
    out = {"azure": ["paris", "praha"]}
    t = at(
        "action", action="architect", points=1, costs=costs, pawn=pawn, pillars=out, supply={"azure": {"pillars": 0}}
    )
    assert t.refused("architect pillar") == "no-piece"
    t = at("action", action="architect", points=1, costs=costs, pawn={"azure": {"architect": "troyes"}})
    assert t.refused("architect pillar") == "no-cathedral"


@pytest.mark.clause("T-6.2")
def test_houses() -> None:
    pawn = {"azure": {"merchant": "london"}}
    t = at("action", action="merchant", points=2, goods=GOLD, pawn=pawn).step("merchant house")
    assert t.refused("merchant house") == "house-here"
    taken = at(
        "action", action="merchant", points=1, pawn=pawn, houses={"gules": ["london"]}, supply={"gules": {"houses": 1}}
    )
    assert taken.refused("merchant house") == "no-house-space"
    none = at("action", action="merchant", points=1, pawn=pawn, houses={"azure": ["paris", "troyes"]},
              supply={"azure": {"houses": 0}})  # fmt: skip
    assert none.refused("merchant house") == "no-piece"
    road = at("action", action="merchant", points=1, pawn={"azure": {"merchant": "arles_genova"}})
    assert road.refused("merchant house") == "no-house-space"


@pytest.mark.clause("T-6.2", "T-2.2")
def test_where_free_house_spaces_differ_their_owner_chooses() -> None:
    t = at("action", action="merchant", points=1, pawn={"azure": {"merchant": "venezia"}}).step("merchant house")
    assert t.legal() == {"space 1", "space 2"}
    assert t.refused("space 3") == "space-taken"
    assert t.step("space 2").vp() == 2
    two = at("action", players=2, action="merchant", points=1, goods=GOLD, pawn={"azure": {"merchant": "venezia"}})
    assert two.step("merchant house").vp() == 4, "with two players there is one space"


@pytest.mark.clause("T-6.2b", "T-R16")
def test_the_bonus_of_a_house_space_may_be_a_building() -> None:
    pawn = {"azure": {"merchant": "arles"}}
    rooms = {"azure": {"1-1": "notary-iron1", "2-1": "courtier-vp3"}}
    t = at("action", action="merchant", points=1, goods=GOLD, pawn=pawn, rooms=rooms).step("merchant house")
    assert t.legal("building") == {"building 1", "building 2", "building none"}
    assert t.refused("building 3") == "no-building"
    t.step("building 2")
    assert t.legal("bonus") == {"bonus 1", "bonus stop"}
    assert t.step("bonus 1").vp() == 3
    lost = at("action", action="merchant", points=1, goods=GOLD, pawn=pawn).step("merchant house")
    assert lost.waits == "merchant", "without characters the bonus is lost"


@pytest.mark.clause("T-6.2", "T-10.1")
def test_tiles_on_the_map() -> None:
    pawn = {"azure": {"merchant": "paris"}}
    t = at("action", action="merchant", points=2, goods=GOLD, pawn=pawn, city_tile={"paris": "any2"}).step(
        "merchant tile"
    )
    assert t.store() == ["any2"]
    assert t.refused("merchant tile") == "no-tile"
    full = ["plus1", "plus2", "plus3", "joker1"]
    t = at("action", action="merchant", points=2, pawn=pawn, city_tile={"paris": "any2"}, store={"azure": full})
    assert t.refused("merchant tile") == "storage-full"


@pytest.mark.clause("T-6.3")
def test_taking_and_refreshing_characters() -> None:
    t = at("action", action="characters", points=3, goods=GOLD)
    new = t.p.character_stack[t.p.character_left - 1]
    t.step("characters offer-2")
    assert t.p.character_offer[1] == new, "the slot is refilled at once"
    old = sorted(t.p.character_offer)
    left = t.p.character_left
    t.step("characters refresh")
    assert t.p.character_left == left, "five went and five came"
    assert all(tile in t.p.character_offer + t.p.character_stack[:left] for tile in old), "none is lost"
    t.p.character_left = 2
    seen = t.p.character_offer + t.p.character_stack[:2]
    t.step("characters refresh")
    assert min(t.p.character_offer) >= 0, "a short stack takes the removed tiles in at that moment"
    assert sorted(t.p.character_offer + t.p.character_stack[: t.p.character_left]) == sorted(seen)


@pytest.mark.clause("T-6.3", "T-10.7")
def test_an_empty_character_stack_leaves_the_place_empty() -> None:
    t = at("action", action="characters", points=2, goods=GOLD)
    t.p.character_left = 0
    t.step("characters offer-2")
    assert t.p.character_offer[1] == -1
    assert t.refused("characters offer-2") == "slot-empty"


@pytest.mark.clause("T-6.3a", "T-6.3")
def test_one_kind_for_a_building_and_one_building_for_a_kind() -> None:
    rooms = {"azure": {"1-1": "notary-iron1"}}
    store = {"azure": ["notary-wool2", "mason-arch1"]}
    t = at("action", action="characters", points=3, goods=GOLD, rooms=rooms, store=store).step("characters store-1")
    assert t.legal() == {"room 1-2", "room 1-3"}
    assert t.refused("room 1-1") == "room-taken"
    assert t.refused("room 2-1") == "other-kind"
    assert t.refused("room 4-2") == "no-room"
    t = at("action", action="characters", points=1, rooms=rooms, store=store).step("characters store-2")
    assert t.legal() == {"room 2-1", "room 3-1", "room 4-1", "room 5-1"}, "any floor costs its number"
    assert t.refused("room 2-2") == "no-points"
    assert t.refused("room 1-2") == "other-kind"
    full = {"azure": {"4-1": "notary-iron1"}}
    t = at("action", action="characters", points=3, rooms=full, store={"azure": ["notary-wool2"]})
    assert t.refused("characters store-1") == "no-room", "its building is full (T-10.9)"
    assert t.refused("characters store-2") == "no-character"


@pytest.mark.clause("T-6.3b", "T-R21")
@pytest.mark.parametrize("after", [True, False])
def test_the_roof_house_comes_after_the_bonus(after: bool) -> None:
    t = at("action", action="characters", points=1, options={"roof_house_after_bonus": after}, goods=GOLD,
           store={"azure": ["trader-house"]}, pawn={"azure": {"merchant": "lyon"}},
           houses={"azure": ["paris", "troyes"]}, supply={"azure": {"houses": 0}})  # fmt: skip
    t.step("characters store-1", "room 4-1")
    assert (t.waits == "walk") is not after, "the last tile cannot place the house of its own roof"
    assert t.p.house_supply[0] == 1


@pytest.mark.clause("T-6.4", "T-6.4b")
def test_swaps() -> None:
    t = at("action", action="contracts", points=3, goods={"azure": {"food": 2}}).step("contracts swap")
    assert t.legal() == {"give food"}
    assert t.refused("give gold") == "no-resource"
    t.step("give food")
    assert t.refused("get food") == "same-type"
    assert t.step("get gold").legal() == {f"gain {kind}" for kind in ("gold", "food", "wool", "stone", "iron")}
    t.step("gain food")
    assert t.goods() == {"gold": 1, "food": 2}, "the free resource may be any kind"
    assert at("action", action="contracts", points=1).refused("contracts swap") == "no-resource"


@pytest.mark.clause("T-6.4", "T-R5", "T-10.6")
def test_the_free_resource_is_once_a_turn_over_all_actions() -> None:
    t = at("action", action="contracts", points=2, goods={"azure": {"food": 5}}, store={"azure": ["contracts2"]})
    t.step("help contracts2", "contracts swap", "give food", "get iron", "gain iron", "contracts end")
    t.step("contracts swap", "give food", "get iron")
    assert t.waits == "contracts", "no second gift"
    assert t.goods() == {"food": 3, "iron": 3}


@pytest.mark.clause("T-6.4")
def test_slots_have_their_prices() -> None:
    t = at("action", action="contracts", points=2, contract_offer={"1": "iron3", "5": "mix2"})
    assert t.refused("contracts 1") == "no-points"
    assert t.refused("contracts 5") == ""
    t.step("contracts 5")
    assert t.refused("contracts 5") == "slot-empty", "the offer is not refilled now"


@pytest.mark.clause("T-6.5", "T-4.2")
def test_stacks_on_the_king_track() -> None:
    t = at(
        "action", action="king", track={"2": ["azure", "gules"], "3": ["or"]}, store={"azure": ["king2"]}, goods=GOLD
    )
    t.step("help king2")
    assert t.marker() == 4
    assert t.p.arrival == [1, 2, 3, 0], "markers above a leaving one drop in order"
    end = at("action", action="king", track={"10": ["azure", "gules"]}, store={"azure": ["plus1"]}, goods=GOLD)
    end.step("help plus1")
    assert end.p.arrival[:2] == [0, 1], "a marker that cannot move stays where it is in its stack"


@pytest.mark.clause("T-10.2", "T-R13")
@pytest.mark.parametrize("crest_first", [True, False])
def test_completion_in_any_order(crest_first: bool) -> None:
    t = at("action", action="characters", points=1, goods={"azure": {"food": 3, "gold": 2}},
           store={"azure": ["steward-food2", "lily"]})  # fmt: skip
    place = ["characters store-1", "room 5-1"]
    lay = ["crest lily 5", "gain gold", "gain gold"]
    t.step(*(lay + place if crest_first else place + lay))
    assert t.heard("completed") == [("azure", 5)]
    assert t.heard("marker") == [("azure", "characters", 1)]
    assert t.points() == 1, "at once for the open die action"


@pytest.mark.clause("T-10.2", "T-10.6")
def test_a_marker_counts_for_the_die_action_even_below_a_side_action() -> None:
    t = at("action", action="merchant", points=1, goods={"azure": {"food": 3, "gold": 2}},
           store={"azure": ["characters2", "trader-gold3", "lily"]}, crests={"azure": {}})  # fmt: skip
    t.step("help characters2", "characters store-2", "room 5-1", "crest lily 5", "gain gold", "gain gold")
    assert t.waits == "characters"
    assert t.points() == 1, "the side action has none of it"
    t.step("characters end")
    assert (t.waits, t.points()) == ("merchant", 2)


@pytest.mark.clause("T-10.3")
def test_a_family_is_had_once_in_storage_or_placed() -> None:
    t = at(
        "action",
        action="contracts",
        points=3,
        crests={"azure": {"6": "eagle"}},
        contract_offer={"5": "eagle", "4": "rose"},
    )
    assert t.refused("contracts 5") == "family-owned"
    assert t.refused("contracts 4") == ""


@pytest.mark.clause("T-10.9")
def test_tiles_without_a_use_stay() -> None:
    six = {"azure": ["same1", "iron2", "wool2", "iron3", "wool3", "mix1"]}
    t = at("scoring", contracts=six, supply={"azure": {"pillars": 7}}, store={"azure": ["iron9"]})
    t.idle()
    assert t.store() == ["iron9"]
    assert t.vp() == 0, "tiles in storage score nothing (T-12.3)"


@pytest.mark.clause("T-9.5", "T-R20")
@pytest.mark.parametrize("stays", [True, False])
def test_a_helper_keeps_its_space_while_it_is_carried_out(stays: bool) -> None:
    t = at("action", action="king", options={"helper_keeps_its_space": stays}, pawn={"azure": {"merchant": "paris"}},
           store={"azure": ["merchant2", "plus1", "plus2", "plus3"]}, city_tile={"paris": "any2"})  # fmt: skip
    t.step("help merchant2")
    assert t.refused("merchant tile") == ("storage-full" if stays else "")


@pytest.mark.clause("T-R14")
def test_nothing_is_done_outside_the_own_turn() -> None:
    t = at("action", action="king", goods={"gules": {"gold": 4}}, store={"gules": ["any2"], "azure": ["any3"]})
    assert t.refused("gules", "help any2") == "not-you"
    full = ["plus1", "plus2", "plus3", "joker1"]
    t = at("king", track={"3": ["azure"]}, store={"azure": full}, king_tile="any2")
    t.idle()
    assert t.heard("discard") == [("azure",)], "a full storage cannot be cleared in the king phase"


@pytest.mark.clause("T-10.6")
def test_inner_actions_finish_first() -> None:
    t = at(
        "action",
        action="characters",
        points=1,
        store={"azure": ["notary-con3", "contracts2"]},
        goods={"azure": {"food": 9}},
    )
    t.step("characters store-1", "room 4-1", "help contracts2")
    assert t.points() == 2
    t.step("contracts end")
    assert t.points() == 3
    t.step("contracts end")
    assert (t.waits, t.points()) == ("characters", 0)


@pytest.mark.clause("T-9.0", "T-10.8")
@pytest.mark.parametrize("seed", range(3))
def test_every_level_of_a_turn_can_be_finished_or_taken_back(seed: int) -> None:
    """Helpers, contracts and crests open actions within actions, and each of them has its end or its undo."""
    game = Game("tiletum", 3, seed=seed)
    game.persons = frozenset({0, 1, 2})
    luck = random.Random(seed)
    levels: Counter[int] = Counter()
    while not game.over:
        if game.held:
            game.go_on()
            continue
        seat = game.seat
        moves = game.moves(seat)
        trail = game.view(seat).get("trail", [])
        assert isinstance(trail, list)
        levels[len(trail)] += 1
        if trail and not any(move.text.endswith((" end", " none", " stop")) for move in moves):
            game.copy().undo(seat)
        chained = [move for move in moves if move.text.startswith(("help", "crest ", "fulfil"))]
        game.play_number(luck.choice(chained if chained and luck.random() < 0.6 else moves).number, seat)
    assert levels[1] > 50
    assert sum(count for depth, count in levels.items() if depth > 1) > 10
