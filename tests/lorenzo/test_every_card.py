"""Every development card: what it costs, what it brings at once, in a harvest or production, for good, in the end."""

import re

import pytest

from lorenzo.facts import (
    ALL_CARDS,
    BUILDINGS,
    CHARACTERS,
    TERRITORIES,
    VENTURES,
    Goods,
    amounts,
    at_once,
    bonus_of,
    cost_of,
    exchanges,
    kind_of,
)
from lorenzo.table import Table, board

TOWERS = ["territory", "character", "building", "venture"]
FLOOR_VALUE = {1: 1, 2: 3, 3: 5, 4: 7}
PLENTY = {"wood": 9, "stone": 9, "coins": 19, "servants": 9}
CHOSEN = ["materials", "servants", "coins"]
CHOSEN_GOODS: list[Goods] = [{"wood": 1, "stone": 1}, {"servants": 2}, {"coins": 2}]
OWN = {
    "territory": ["C01", "C09"],
    "building": ["C31", "C32", "C39", "C40", "C43"],
    "character": ["C63", "C61"],
    "venture": ["C73", "C74", "C75", "C76"],
}
"""Cards to count; none of them changes what the tests look at."""


def add(*parts: Goods) -> Goods:
    total: Goods = {}
    for part in parts:
        for good, n in part.items():
            total[good] = total.get(good, 0) + n
    return {good: n for good, n in total.items() if n}


def minus(part: Goods) -> Goods:
    return {good: -n for good, n in part.items()}


def privileges(n: int) -> Goods:
    return add(*CHOSEN_GOODS[:n])


def offered(card: str, goods: Goods, *own: str, floor: int = 1, die: int = 6, **more: object) -> Table:
    """Blue chooses a space for the black member; the card lies on a floor of its tower."""
    given: dict[str, object] = {
        "goods": {"azure": goods},
        "floors": {f"{kind_of(card)}-{floor}": card},
        "cards": {"azure": [name for name in own if name != card]},
        "dice": (die, die, die),
    }
    return board(**{**given, **more}).actions().play("azure", "place black")  # type: ignore[arg-type]


def take(t: Table, card: str, floor: int = 1) -> Table:
    return t.go("azure", f"space tower-{kind_of(card)}-{floor}")


def test_there_are_ninety_six_cards_and_eight_of_each_type_and_period() -> None:
    assert [f"C{number:02}" for number in range(1, 97)] == ALL_CARDS
    t = board()
    for number, card in enumerate(ALL_CARDS):
        assert t.book.axes["card"][number] == card
        assert TOWERS[t.book.card_type[number]] == kind_of(card)
        assert t.book.card_period[number] == number % 24 // 8


# Costs.


@pytest.mark.parametrize("card", ALL_CARDS)
def test_the_cost_is_paid_exactly_and_nothing_less_will_do(card: str) -> None:
    space = f"space tower-{kind_of(card)}-1"
    for number, price in enumerate(cost_of(card)):
        stock = add(price.pay, {"military": price.hold - price.pay.get("military", 0)} if price.hold else {})
        t = offered(card, stock)
        assert t.can("azure", space), f"{card} can be had for {stock}"
        take(t, card).go("azure", f"cost {number + 1}")
        paid = {str(fact["good"]): int(fact["count"]) for fact in t.heard("pay")}
        assert paid == price.pay
        assert t.cards("azure") == [card]
        for good in stock:
            poor = offered(card, add(stock, {good: -1}))
            reason = "venture-military" if price.hold else "cost-too-high"
            assert poor.refused("azure", space) == reason or len(cost_of(card)) > 1
            assert not poor.can("azure", space)


@pytest.mark.parametrize("card", [card for card in ALL_CARDS if len(cost_of(card)) > 1])
def test_both_alternatives_are_offered_to_who_can_pay_both(card: str) -> None:
    t = take(offered(card, {**PLENTY, "military": 25}), card)
    assert t.options() == ["cost 1", "cost 2"]


# At once.


def immediate(card: str, t: Table) -> tuple[Goods, int]:
    """The goods that a card brings at once, and how many privileges."""
    text = at_once(card)
    counted = re.fullmatch(r"2 vp per (\w+)", text)
    if counted:
        return {"vp": 2 * len(t.cards("azure", counted[1]))}, 0
    if text == "1 vp per 2 military":
        return {"vp": t.has("azure", "military") // 2}, 0
    gain = amounts(text)
    return gain, gain.pop("privilege", 0)


@pytest.mark.parametrize("card", ALL_CARDS)
def test_what_it_brings_at_once(card: str) -> None:
    price = cost_of(card)[0]
    own = [name for names in OWN.values() for name in names]
    stock = add(price.pay, {"military": 15 if not price.hold else price.hold - price.pay["military"] + 3})
    t = offered(card, stock, *own)
    before = t.goods("azure")
    take(t, card).go("azure", "cost 1")
    gain, count = immediate(card, t)
    for name in CHOSEN[:count]:
        assert t.waits == "privilege"
        t.play("azure", f"privilege {name}")
    assert t.waits != "privilege"
    t.go("azure", "bonus decline", "work decline")
    assert t.asked == ["gules"], "that was all"
    now = {**t.goods("azure"), "vp": t.vp("azure")}
    changed = {good: n - before.get(good, 0) for good, n in now.items() if n != before.get(good, 0)}
    assert changed == add(minus(price.pay), gain, privileges(count))


# Harvest and production.


def work(card: str, value: int, goods: Goods, *own: str) -> Table:
    """Blue harvests or produces at this value with the card (and others that are not at work)."""
    area = "harvest" if card in TERRITORIES else "production"
    t = board(goods={"azure": goods}, cards={"azure": [card, *own]}, dice=(value, value, value)).actions()
    return t.play("azure", "place black", f"space {area}_small")


TILE = {"harvest": {"wood": 1, "stone": 1, "servants": 1}, "production": {"coins": 2, "military": 1}}


@pytest.mark.parametrize("card", TERRITORIES)
def test_what_a_territory_brings_in_a_harvest_and_from_which_value(card: str) -> None:
    _, activation, text = TERRITORIES[card]
    gain = amounts(text)
    count = gain.pop("privilege", 0)
    for value in range(1, 7):
        t = work(card, value, {})
        if value < activation:
            assert t.got("azure") == TILE["harvest"], f"{card} does nothing at {value}"
            assert t.asked == ["gules"]
            continue
        for name in CHOSEN[:count]:
            t.play("azure", f"privilege {name}")
        assert t.asked == ["gules"], "that was all"
        assert t.got("azure") == add(TILE["harvest"], gain, privileges(count))


@pytest.mark.parametrize("card", BUILDINGS)
def test_what_a_building_brings_in_a_production_and_from_which_value(card: str) -> None:
    _, _, activation, text = BUILDINGS[card]
    others = ["C02", "C03", "C49", "C50", "C51", "C73", "C74", "C75", "C76"]
    counts = {"territory": 2, "character": 3, "venture": 4, "building": 1}
    for value in range(1, 7):
        t = work(card, value, PLENTY | {"faith": 5}, *others)
        if value + 9 >= activation > value:
            t.play("azure", "servants 0")
        if value < activation:
            assert t.got("azure") == TILE["production"], f"{card} does nothing at {value}"
            assert t.asked == ["gules"]
        elif ">" in text:
            check_exchange(card, t)
        else:
            per = re.fullmatch(r"(.+) per (\w+)", text)
            gain = amounts(per[1] if per else text)
            if per:
                gain = {good: n * counts[per[2]] for good, n in gain.items()}
            count = gain.pop("privilege", 0)
            for name in CHOSEN[:count]:
                t.play("azure", f"privilege {name}")
            assert t.asked == ["gules"], "that was all"
            assert t.got("azure") == add(TILE["production"], gain, privileges(count))


def check_exchange(card: str, t: Table) -> None:
    """Each option, none of them, and what happens to who cannot pay."""
    options = exchanges(BUILDINGS[card][3])
    assert t.options() == [*[f"exchange {number + 1}" for number in range(len(options))], "exchange none"]
    assert t.copy().play("azure", "exchange none").got("azure") == TILE["production"]
    for number, (pay, gain) in enumerate(options):
        paid = t.copy().play("azure", f"exchange {number + 1}")
        plain = {good: n for good, n in gain.items() if good != "privilege"}
        for name in CHOSEN[: gain.get("privilege", 0)]:
            paid.play("azure", f"privilege {name}")
        assert paid.asked == ["gules"], "that was all"
        assert paid.got("azure") == add(TILE["production"], minus(pay), plain, privileges(gain.get("privilege", 0)))
        for good in pay:
            poor = work(card, 6, add(pay, {good: -1}))
            if poor.waits == "exchange":
                assert poor.refused("azure", f"exchange {number + 1}") == "cannot-pay-exchange"
            else:
                assert poor.got("azure") == TILE["production"]


# Bonus actions.


def bonus_card(card: str, other: str, floor: int, goods: Goods, **more: object) -> Table:
    """Blue has taken the card and may take another one by its bonus action."""
    floors = {f"{kind_of(card)}-1": card, f"{kind_of(other)}-{floor}": other}
    t = offered(card, goods, **{"floors": floors, **more})  # type: ignore[arg-type]
    return take(t, card).go("azure", "cost 1", "privilege coins")


BONUS_CARDS = [card for card in ALL_CARDS if " at " in bonus_of(card) and "harvest" not in bonus_of(card)]
BONUS_CARDS = [card for card in BONUS_CARDS if "production" not in bonus_of(card)]
SAMPLE = {"territory": "C03", "building": "C48", "character": "C62", "venture": "C82"}
HARD = {"territory": "E21", "building": "E22", "character": "E23", "venture": "E24"}
"""The tile that makes cards of a type 4 harder to take."""


@pytest.mark.parametrize("card", BONUS_CARDS)
def test_the_card_that_it_lets_one_take(card: str) -> None:
    found = re.fullmatch(r"(\w+) at (\d)(?: less (.+))?", bonus_of(card))
    assert found
    value = int(found[2])
    discount = amounts(found[3] or "")
    for kind, other in SAMPLE.items():
        for floor in range(2, 5):
            t = bonus_card(card, other, floor, {**PLENTY, "servants": 0})
            space = f"bonus tower-{kind}-{floor}"
            legal = found[1] in ("any", kind) and FLOOR_VALUE[floor] <= value
            if not legal:
                assert t.heard("lapsed"), f"{card} does not take a {kind} from floor {floor}"
                continue
            t.mark().play("azure", space)
            printed = cost_of(other)[0].pay
            paid = {good: max(0, n - discount.get(good, 0)) for good, n in printed.items()}
            fee = {"coins": 3} if kind == kind_of(card) else {}
            bonus = {"territory": "wood", "character": "stone", "building": "military", "venture": "coins"}[kind]
            gain = immediate(other, t)[0]
            assert t.got("azure") == add(minus(paid), minus(fee), {bonus: floor - 2}, gain)


@pytest.mark.parametrize("card", BONUS_CARDS)
def test_the_exact_value_of_the_card_action(card: str) -> None:
    """With 4 less it takes so many servants to the fourth floor."""
    found = re.fullmatch(r"(\w+) at (\d)(?: less (.+))?", bonus_of(card))
    assert found
    kind = "territory" if found[1] == "any" else found[1]
    t = bonus_card(card, SAMPLE[kind], 4, PLENTY, bans={"azure": [HARD[kind]]})
    spent = sum(int(fact["count"]) for fact in t.heard("servants"))
    t.play("azure", f"bonus tower-{kind}-4")
    assert sum(int(fact["count"]) for fact in t.heard("servants")) - spent == 7 - (int(found[2]) - 4)


BONUS_WORKS = [card for card in ALL_CARDS if re.match("harvest|production", bonus_of(card))]


@pytest.mark.parametrize("card", BONUS_WORKS)
def test_the_harvest_or_production_that_it_grants(card: str) -> None:
    area, value = bonus_of(card).split(" at ")
    booster = "C53" if area == "harvest" else "C54"
    for own, raised in (([], 0), ([booster], 2)):
        t = take(offered(card, PLENTY, *own), card)
        assert t.waits == "work"
        assert t.copy().play("azure", "work decline").heard("work") == []
        t.mark().play("azure", "work 1")
        assert t.heard("work") == [
            {"event": "work", "seat": "azure", "space": f"{area}_small", "count": int(value) + raised + 1}
        ]
        assert t.got("azure") == add(TILE[area], {"servants": -1})


@pytest.mark.parametrize("card", [card for card in ALL_CARDS if not bonus_of(card)])
def test_other_cards_grant_no_action(card: str) -> None:
    floors = {f"{kind_of(card)}-1": card, "territory-2": "C03" if card != "C03" else "C02"}
    t = offered(card, {**PLENTY, "military": 25}, floors=floors)
    take(t, card).go("azure", "cost 1")
    for name in CHOSEN:
        t.go("azure", f"privilege {name}")
    assert t.asked == ["gules"]


# For good.


def reach(card: str, tower: str) -> int:
    """How much the card adds to the value of actions in a tower: what a 3 can reach beyond floor 2."""
    other = SAMPLE[tower]
    found = 0
    for floor, value in ((3, 5), (4, 7)):
        t = offered(other, PLENTY | {"servants": 0}, card, floor=floor, die=value - 2)
        if t.can("azure", f"space tower-{tower}-{floor}"):
            weaker = offered(other, PLENTY | {"servants": 0}, card, floor=floor, die=value - 3)
            assert not weaker.can("azure", f"space tower-{tower}-{floor}")
            found = 2
    return found


@pytest.mark.parametrize("card", CHARACTERS)
def test_what_a_character_changes_for_good(card: str) -> None:
    text = CHARACTERS[card][3]
    match = re.match(r"\+(\d) (\w+)", text)
    value, what = (int(match[1]), match[2]) if match else (0, "")
    for tower in TOWERS:
        assert reach(card, tower) == (value if what == tower else 0)
    for area in ("harvest", "production"):
        t = board(cards={"azure": [card]}, dice=(1, 1, 1)).actions()
        t.play("azure", "place black", f"space {area}_small")
        assert t.heard("work")[0]["count"] == 1 + (value if what == area else 0)


@pytest.mark.parametrize("card", CHARACTERS)
def test_what_a_character_makes_cheaper(card: str) -> None:
    text = CHARACTERS[card][3]
    found = re.search(r"less (.+)", text)
    options = [amounts(part) for part in found[1].split(" | ")] if found else [{}]
    for kind, other in SAMPLE.items():
        printed = cost_of(other)[0].pay
        cheaper = options if found and kind in text else [{}]
        for number, discount in enumerate(cheaper):
            t = take(offered(other, PLENTY, card), other).go("azure", f"discount {number + 1}")
            paid = {str(fact["good"]): int(fact["count"]) for fact in t.heard("pay")}
            expected = {good: max(0, n - discount.get(good, 0)) for good, n in printed.items()}
            assert paid == {good: n for good, n in expected.items() if n}


@pytest.mark.parametrize("card", CHARACTERS)
def test_only_the_preacher_loses_the_floor_bonuses(card: str) -> None:
    for tower, good in (("territory", "wood"), ("character", "stone"), ("building", "military"), ("venture", "coins")):
        for floor, bonus in ((3, 1), (4, 2)):
            other = SAMPLE[tower] if SAMPLE[tower] != card else "C61"
            t = take(offered(other, PLENTY, card, floor=floor), other, floor).go("azure", "discount 1")
            gains = [fact for fact in t.heard("gain") if fact["good"] == good]
            assert [fact["count"] for fact in gains[:1]] == ([] if card == "C55" else [bonus])


# In the end.


@pytest.mark.parametrize("card", ALL_CARDS)
def test_what_it_is_worth_in_the_end(card: str) -> None:
    t = board(3, cards={"azure": [card]}, goods={"gules": {"military": 2}, "or": {"military": 2}}, round=6).at(
        "scoring"
    )
    expected = {"venture": {"ventures": VENTURES[card][3]}} if card in VENTURES else {"character": {"characters": 1}}
    assert t.points("azure") == expected.get(kind_of(card), {})
