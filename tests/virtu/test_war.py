"""V-11 and V-13: battles, retreats, slots lost, alliances."""

from typing import Any

import pytest

from signoria.games.virtu.bill import payable
from signoria.games.virtu.terms import CITIES, FOR_RELEASE, R_EMPIRE
from virtu.table import Table, table


def war(players: Any = 4, options: Any = None, **given: Any) -> Table:
    return table(players, {"moment": "sieges"}, options, **given)


@pytest.mark.clause("V-11.1")
def test_everybody_resolves_all_own_sieges_in_an_order_of_choice() -> None:
    t = war(troops={"gules": {"siena": 4, "ravenna": 2}, "or": {"terracina": 2}})
    assert t.legal() == ["front ravenna", "front siena"]
    assert t.refused("front done") == "forced-front"
    t.play("front siena")
    t.settle()
    assert t.heard("siege") == ["siege gules siena 4", "siege gules ravenna 2", "siege or terracina 2"]


@pytest.mark.clause("V-11.4", "V-R11", "V-R29")
def test_bidding_goes_on_after_a_pass_until_both_pass() -> None:
    given = {"cities": {"vert": ["venice", "corfu", "verona"]}, "troops": {"gules": {"verona": 2}}}
    t = war(tokens={"gules": 2, "vert": 3}, **given).settle()
    assert t.redundant("bid token"), "two against one wins already"
    t.play("gules: bid pass", "vert: bid token", "gules: bid token", "vert: bid token")
    assert t.seat() == "gules"
    t.play("gules: bid token", "vert: bid token", "gules: bid pass", "vert: bid pass")
    t.settle()
    assert t.heard("siege-lost", "siege-won") == ["siege-lost gules verona 4 4"]


@pytest.mark.clause("V-R11")
def test_a_pass_may_be_final() -> None:
    given = {"cities": {"vert": ["venice", "corfu", "verona"]}, "troops": {"gules": {"verona": 2}}}
    t = war(options={"pass_is_final": True}, tokens={"gules": 2, "vert": 3}, **given)
    t.play("gules: bid pass", "vert: bid token")
    assert t.seat() == "vert"
    t.play("vert: bid pass")
    t.settle()
    assert t.heard("siege-lost") == ["siege-lost gules verona 2 2"]


@pytest.mark.clause("V-11.5", "V-11.6", "V-R12")
def test_a_courtier_with_two_war_symbols_counts_one_or_both_and_costs_florins() -> None:
    court = {"gules": {"right-1": "condottiero", "right-2": "bravo"}}
    t = war(troops={"gules": {"siena": 2}}, court=court, florins={"gules": 2}, exhausted=["florence", "pisa"]).settle()
    assert t.refused("bid right-1x2") == ""
    assert t.refused("bid right-2x2") == "no-such-bonus"
    t.play("bid right-1x2")
    assert t.florins("gules") == 0
    assert t.tired("gules", "right-1")
    t.settle()
    assert t.heard("siege-won") == ["siege-won gules siena 4 3"]
    poor = war(
        troops={"gules": {"siena": 2}},
        court=court,
        florins={"gules": 0},
        exhausted=["florence", "pisa"],
        tokens={"gules": 1},
    ).settle()
    assert poor.refused("bid right-1x1") == "not-payable"


@pytest.mark.clause("V-11.5", "V-R29")
def test_florins_are_collected_while_bidding() -> None:
    court = {"gules": {"right-1": "condottiero"}}
    t = war(troops={"gules": {"siena": 2}}, court=court, florins={"gules": 0}, exhausted=["florence"])
    t.play("bid right-1x2")
    t.settle()
    assert t.heard("collect") == ["collect gules pisa 4 0 -1"]
    assert t.holder("siena") == "gules"


@pytest.mark.clause("V-11.10", "V-R42")
def test_a_cathedral_goes_with_its_city() -> None:
    given = {"cities": {"vert": ["venice", "corfu", "siena"]}, "troops": {"gules": {"siena": 5}}}
    t = war(pawn={"cathedral-1": "siena"}, **given)
    t.settle()
    assert t.heard("cathedral-taken") == ["cathedral-taken gules siena"]
    assert t.exhausted("cathedral-1")
    assert t.p.tile_owner(30, 1)


@pytest.mark.clause("V-11.9")
def test_one_trophy_for_each_opponent() -> None:
    given = {"cities": {"vert": ["venice", "corfu", "verona", "ravenna"]}}
    t = war(troops={"gules": {"verona": 2, "ravenna": 3}, "vert": {}}, **given)
    t.play("front verona")
    t.settle()
    assert t.p.trophies[1 * 4 + 3] == 1
    assert t.heard("siege-won") == ["siege-won gules verona 2 1", "siege-won gules ravenna 3 2"]


@pytest.mark.clause("V-11.14", "V-R32")
def test_of_two_discs_that_a_conquest_brings_to_one_space_the_conqueror_s_is_on_top() -> None:
    cities = {"vert": ["venice", "corfu", "verona", "ravenna"]}
    t = war(troops={"gules": {"verona": 2}, "vert": {}}, cities=cities, recent=["vert", "azure", "gules", "or"])
    t.settle()
    assert t.holder("verona") == "gules", "three cities each"
    assert t.p.recent[:2] == [1, 3]
    assert t.p.order[:2] == [1, 3]


@pytest.mark.clause("V-11.15", "V-R40", "V-D7")
def test_the_fifth_city_opens_a_slot_and_its_loss_closes_it() -> None:
    cities = {"vert": ["venice", "corfu", "verona", "ravenna", "ancona"]}
    court = {"vert": {"left-1": "bravo", "left-2": "banker", "right-1": "admiral", "right-2": "merchant"}}
    t = war(troops={"gules": {"verona": 2}}, cities=cities, court=court)
    assert t.p.slots(3) == 4
    t.play("vert: bid pass").settle()
    assert t.step() == "yield"
    assert t.refused("yield left-2 right-1") == "not-too-many"
    t.play("vert: yield left-1 discard")
    assert t.step() == "yield", "one still lies on a watermarked slot"
    t.play("vert: yield left-2 left-1")
    assert t.courtier("vert", "left-1") == "banker"


@pytest.mark.clause("V-R43", "V-4.2")
def test_whoever_loses_a_tile_or_courtier_takes_its_florins_first() -> None:
    cities = {"vert": ["venice", "corfu", "verona"]}
    t = war(troops={"gules": {"verona": 2}}, cities=cities, florins={"vert": 0})
    t.settle()
    assert t.florins("vert") == 4
    t = table(4, {"moment": "arrange", "seat": "vert"}, court={"vert": {"left-1": "banker"}}, florins={"vert": 0})
    t.play("arrange left-1 discard")
    assert t.florins("vert") == 3


@pytest.mark.clause("V-R13")
def test_three_armies_fight_in_turn_order() -> None:
    t = war(troops={"azure": {"bologna": 3}, "gules": {"bologna": 1}, "vert": {"bologna": 1}})
    t.settle()
    assert t.heard("field-won") == ["field-won azure gules bologna 3 1", "field-won azure vert bologna 2 1"]
    assert t.step() == "assault"
    drawn = war(troops={"azure": {"bologna": 1}, "gules": {"bologna": 1}, "vert": {"bologna": 4}})
    drawn.settle()
    assert drawn.heard("field-drawn", "siege") == ["field-drawn azure gules bologna 1", "siege vert bologna 4"]


@pytest.mark.clause("V-R27", "V-R39")
def test_beaten_troops_neither_fight_nor_are_attacked() -> None:
    t = war(troops={"azure": {"bologna": 2}, "gules": {"bologna": 2}, "vert": {"bologna": 4}})
    t.settle()
    assert t.heard("siege-won") == ["siege-won vert bologna 4 3"]
    assert t.heard("field-won") == []


@pytest.mark.clause("V-R14")
def test_retreats_go_where_control_is_now_and_may_split() -> None:
    given = {"cities": {"gules": ["florence", "pisa", "ravenna"]}, "troops": {"gules": {}}}
    t = table(4, {"moment": "retreats"}, beaten={"gules": {"bologna": 2}}, **given)
    t.play("gules: retreat florence", "gules: retreat ravenna")
    assert t.troops("gules", "florence") == t.troops("gules", "ravenna") == 1


@pytest.mark.clause("V-11.13", "V-R2")
def test_ships_for_one_city_are_one_payment() -> None:
    t = table(4, {"moment": "retreats"}, troops={"vert": {}}, beaten={"vert": {"ancona": 2}})
    t.play("vert: retreat venice; pay venice ship")
    assert t.p.ships == 2
    t.play("vert: retreat corfu")
    assert t.troops("vert", "corfu") == 1
    assert not t.exhausted("corfu")


@pytest.mark.clause("V-11.13")
def test_a_troop_may_be_lost_rather_than_retreat() -> None:
    given = {"cities": {"gules": ["florence", "pisa", "ravenna"]}, "troops": {"gules": {}}}
    t = table(4, {"moment": "retreats"}, beaten={"gules": {"bologna": 1}}, **given)
    assert t.legal() == ["retreat ravenna", "retreat florence", "retreat lose"]
    t.play("gules: retreat lose")
    assert t.heard("lost") == ["lost gules own bologna"]
    by_sea = table(4, {"moment": "retreats"}, troops={"vert": {}}, beaten={"vert": {"ancona": 1}})
    by_sea.play("vert: retreat lose")
    assert not by_sea.exhausted("venice"), "the ships are kept"


@pytest.mark.clause("V-13.5")
def test_the_reason_says_why_the_bonus_of_france_cannot_be_used() -> None:
    given = {"troops": {"gules": {"siena": 2}}, "tokens": {"gules": 1}, "ally": {"france": "gules"}}
    assert war(spy={"alliance-france": "vert"}, **given).settle().refused("bid france") == "bonus-covered"
    assert war(ally_used={"france": 1}, **given).settle().refused("bid france") == "bonus-spent"
    assert war(spy={"alliance-france": "gules"}, **given).settle().refused("bid france") == ""


@pytest.mark.clause("V-R28", "V-8.6")
def test_leonardo_serves_once_before_a_city() -> None:
    given = {"bonus": {"leonardo": "gules"}, "florins": {"gules": 5}, "tokens": {"gules": 1}}
    t = war(troops={"gules": {"bologna": 4}, "vert": {"bologna": 4}}, **given)
    t.play("gules: bid leonardo").settle()
    assert t.refused("bid leonardo") == "bonus-spent"
    t.play("gules: bid pass").settle()
    assert t.heard("field-won") == ["field-won gules vert bologna 5 4"]


@pytest.mark.clause("V-13.6", "V-13.5", "V-D18")
def test_france_adds_two_and_its_disc_goes_right() -> None:
    t = war(troops={"gules": {"siena": 2}}, ally={"france": "gules"})
    t.play("bid france")
    t.settle()
    assert t.heard("siege-won") == ["siege-won gules siena 4 3"]
    assert t.p.ally_used[0] == 1
    assert t.p.ally[0] == 1, "the alliance goes on (V-D18)"


@pytest.mark.clause("V-13.3", "V-R45")
def test_an_overturned_bonus_is_fresh_whoever_used_it_last() -> None:
    court = {"vert": {"left-1": "f_venice_ten", "right-1": "gonfalonier", "right-2": "f_rome_alexander"}}
    given = {
        "ally": {"empire": "azure"},
        "ally_used": {"empire": 1},
        "spy": {"alliance-empire": "vert"},
        "court": court,
    }
    t = table(4, {"moment": "ally", "seat": "vert"}, used=1 << R_EMPIRE, **given)
    t.play("ally empire", "pay left-1 crown", "pay right-2 cross")
    t.settle()
    assert t.heard("overturned") == ["overturned vert azure empire"]
    assert payable(t.p, 3, FOR_RELEASE, t.p.book.release_need[0], 0)


@pytest.mark.clause("V-13.8", "V-R19", "V-D16")
def test_cavalry_and_ships_pay_for_alliances() -> None:
    t = table(4, {"moment": "ally", "seat": "azure"}, court={"azure": {"right-1": "f_milan_ludovico"}})
    assert t.refused("ally france") == ""
    t.play("ally france", "pay right-1 crown")
    t.settle()
    assert t.p.ally[0] == 0
    assert t.p.face[CITIES.index("milan")] == 1


@pytest.mark.clause("V-R26")
def test_a_player_without_cities_plays_on() -> None:
    t = table(4, {"moment": "recruit", "seat": "or"}, cities={"or": []}, troops={"or": {"siena": 1}}, florins={"or": 9})
    assert t.refused("recruit own naples") == "not-your-city"
    t = table(4, {"moment": "turn", "seat": "or"}, cities={"or": []}, troops={"or": {"siena": 1}})
    t.play("start room-2", "troop own siena")
    assert t.step() == "march"
