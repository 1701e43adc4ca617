"""Every contract: its price, its points, its bonus (T-9.2)."""

from typing import Any

import pytest

from signoria.games.tiletum.terms import CONTRACT_KINDS
from tiletum.table import Table, at

pytestmark = pytest.mark.clause("T-9.2")

PRICES = {
    "same1": ({"food": 1}, 1),
    "same3": ({"food": 3}, 3),
    "same5": ({"gold": 5}, 6),
    "same7": ({"stone": 7}, 10),
    "same8": ({"wool": 8}, 13),
    "iron2": ({"iron": 2}, 2),
    "iron3": ({"iron": 3}, 4),
    "iron9": ({"iron": 9}, 17),
    "iron5k": ({"iron": 5}, 7),
    "iron7k": ({"iron": 7}, 11),
    "wool2": ({"wool": 2}, 2),
    "wool3": ({"wool": 3}, 4),
    "wool9": ({"wool": 9}, 17),
    "wool5m": ({"wool": 5}, 7),
    "wool7m": ({"wool": 7}, 11),
    "same2iron2": ({"iron": 2, "food": 2}, 5),
    "same3iron3": ({"iron": 6}, 8),
    "same2wool2": ({"wool": 4}, 5),
    "same3wool3": ({"wool": 3, "stone": 3}, 8),
    "mix1": ({"iron": 1, "wool": 1}, 2),
    "mix2": ({"iron": 2, "wool": 2}, 6),
    "mix4": ({"iron": 4, "wool": 4}, 12),
    "mix3c": ({"iron": 3, "wool": 3}, 9),
    "mix5c": ({"iron": 5, "wool": 5}, 16),
}
"""What the appendix says: a way to pay each contract, and its points."""


def holding(contract: str, goods: dict[str, int], **more: Any) -> Table:
    return at("action", action="king", goods={"azure": goods}, store={"azure": [contract]}, **more)


@pytest.mark.parametrize("contract", CONTRACT_KINDS)
def test_price_and_points(contract: str) -> None:
    goods, points = PRICES[contract]
    t = holding(contract, goods).step(f"fulfil {contract}")
    if t.waits == "same":
        t.run()  # only one kind can pay
    assert t.vp() == points, "the first contract space adds nothing"
    assert t.goods() == {} or t.waits == "die"
    assert t.store() == []
    assert t.p.fulfilled(0) == 1
    assert t.p.pillar_supply[0] == 3, "the pillar of the space comes to the supply"
    for kind in goods:
        fewer = {**goods, kind: goods[kind] - 1}
        assert holding(contract, fewer).refused(f"fulfil {contract}") == "cannot-pay", f"one {kind} less"


@pytest.mark.parametrize("contract", ["iron5k", "iron7k"])
def test_a_step_on_the_king_track(contract: str) -> None:
    assert holding(contract, PRICES[contract][0]).step(f"fulfil {contract}").marker() == 1


@pytest.mark.clause("T-R18")
@pytest.mark.parametrize("contract", ["wool5m", "wool7m"])
def test_a_step_of_the_merchant(contract: str) -> None:
    t = holding(contract, PRICES[contract][0]).step(f"fulfil {contract}")
    assert t.legal("walk") == {f"walk {city}" for city in ("brugge", "antwerpen", "koeln", "paris")} | {"walk stop"}
    assert t.step("walk paris").pawn("merchant") == "paris"
    assert t.waits == "king"


@pytest.mark.parametrize("contract", ["mix3c", "mix5c"])
def test_a_characters_action_with_one_point(contract: str) -> None:
    t = holding(contract, PRICES[contract][0]).step(f"fulfil {contract}")
    assert t.heard("side") == [("azure", "characters", 1)]
    assert t.store() == [], "the tile has left the storage before its bonus"


@pytest.mark.clause("T-9.2", "T-2.9")
def test_the_contract_spaces_add_points_and_give_pillars() -> None:
    tiles = ["iron2", "wool2", "iron3", "wool3"]
    t = at("action", action="king", goods={"azure": {"iron": 30, "wool": 30, "gold": 2}}, store={"azure": tiles})
    t.step(*[f"fulfil {tile}" for tile in tiles])
    assert t.vp() == 2 + 2 + 4 + 4 + (0 + 1 + 2 + 3)
    assert t.p.pillar_supply[0] == 6
    more = {"azure": [*tiles, "same1"]}
    t = at(
        "action",
        action="king",
        goods={"azure": {"iron": 9, "gold": 2}},
        contracts=more,
        store={"azure": ["iron9"]},
        supply={"azure": {"pillars": 7}},
    )
    assert t.step("fulfil iron9").vp() == 17 + 5
    assert t.p.pillar_supply[0] == 7, "the sixth space has no pillar"


@pytest.mark.clause("T-9.2", "T-10.4", "T-10.9", "T-R10")
def test_after_six_contracts_none_is_fulfilled_or_gained() -> None:
    six = {"azure": ["same1", "iron2", "wool2", "iron3", "wool3", "mix1"]}
    t = at(
        "action",
        action="contracts",
        points=6,
        goods={"azure": {"iron": 5}},
        contracts=six,
        supply={"azure": {"pillars": 7}},
        store={"azure": ["iron5k"]},
        contract_offer={"4": "mix2", "5": "eagle"},
    )
    assert t.refused("fulfil iron5k") == "six-contracts"
    assert t.clause("fulfil iron5k") == "T-9.2"
    assert t.refused("contracts 4") == "six-contracts"
    assert t.clause("contracts 4") == "T-10.4"
    assert t.refused("contracts 5") == "", "a crest is no contract"
    five = {"azure": ["same1", "iron2", "wool2", "iron3", "wool3"]}
    t = at(
        "action",
        action="contracts",
        points=6,
        contracts=five,
        supply={"azure": {"pillars": 7}},
        store={"azure": ["iron5k", "wool5m"]},
        contract_offer={"4": "mix2"},
    )
    assert t.refused("contracts 4") == "", "contracts in storage do not block"


@pytest.mark.clause("T-R9")
def test_the_free_part_may_have_to_be_another_kind() -> None:
    strict: dict[str, Any] = {"same_part_may_equal_named_part": False}
    t = holding("same2iron2", {"iron": 4}, options=strict)
    assert t.refused("fulfil same2iron2") == "cannot-pay"
    t = holding("same2iron2", {"iron": 4, "food": 2, "gold": 2}, options=strict).step("fulfil same2iron2")
    assert t.refused("same iron") == "not-this-type"
    assert t.legal() == {"same food", "same gold"}


@pytest.mark.clause("T-9.1", "T-9.6", "T-9.0")
def test_what_is_missing_is_bought_with_gold() -> None:
    t = holding("iron3", {"iron": 1, "gold": 5}).step("fulfil iron3")
    assert t.goods() == {"gold": 1}
    assert t.heard("buy") == [("azure", 2, "iron", 4)]
    assert holding("iron3", {"iron": 1, "gold": 3}).refused("fulfil iron3") == "cannot-pay"
    bought = holding("iron3", {"gold": 4})
    assert bought.refused("buy gold") == "not-for-sale"
    assert bought.step("buy food", "buy iron").goods() == {"food": 1, "iron": 1}
    assert holding("iron3", {"gold": 1}).refused("buy food") == "no-gold"
