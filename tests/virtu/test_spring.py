"""V-3, V-5 and V-7 to V-10: the marker and the actions."""

import pytest

from signoria.games.virtu.terms import ARROW, CITIES, KINDS
from signoria.kernel import flow
from virtu.table import act, table


@pytest.mark.clause("V-3.1", "V-3.2", "V-3.3", "V-12.1", "V-D19")
def test_a_year_is_spring_then_winter_in_the_new_order() -> None:
    marker = dict.fromkeys(["azure", "gules", "or", "vert"], "room-1")
    t = table(4, {"moment": "spring"}, marker=marker, florins={"azure": 9, "vert": 9})
    steps: list[tuple[str, str]] = []
    while not (steps and t.p.year > 1) and len(steps) < 400:
        if not flow.settle(t.p):
            break
        steps.append((t.seat(), t.step()))
        t.play(t.legal()[-1])
    first_winter = next(i for i, (_, step) in enumerate(steps) if step in ("arrange", "buy", "recruit"))
    assert all(step not in ("marker", "turn") for _, step in steps[first_winter:-1] if t.p.year == 1)
    rich = [step for seat, step in steps[first_winter:] if seat == "azure" and step in ("buy", "recruit")]
    assert rich[:2] == ["buy", "recruit"], "buy, then recruit"
    assert t.p.year == 2


@pytest.mark.clause("V-4.10", "V-7.1", "V-R38", "V-R33")
def test_govern_grows_with_what_is_paid_and_may_be_declined() -> None:
    given = {"cities": {"gules": ["florence", "pisa", "siena", "bologna"]}, "exhausted": ["florence", "pisa", "siena"]}
    t = act("gules", 2, **given)
    t.play("govern bologna crown")
    assert t.frame()["paid"] == 2
    t.play("govern done")
    assert not t.exhausted("florence")
    assert not t.exhausted("siena")
    assert t.exhausted("bologna"), "a tile that pays is not turned up (V-7.2)"
    t = act("gules", 2, exhausted=[])
    t.play("govern done")
    assert t.heard("decline") == ["decline gules"]


@pytest.mark.clause("V-7.1", "V-7.2", "V-7.4")
def test_govern_turns_two_tiles_a_symbol_and_never_courtiers() -> None:
    given = {"cities": {"gules": ["florence", "pisa", "siena"]}, "exhausted": ["florence", "pisa", "siena"]}
    court = {"gules": {"right-1": "bravo"}}
    t = act("gules", 2, court=court, tired={"gules": {"right-1": 1}}, own={"gules": {"guild": 2}}, **given)
    t.play("govern done")
    assert t.step() == "turnup"
    assert t.refused("turnup milan") == "not-your-tile"
    t.play("turnup pisa", "turnup guild")
    assert t.tired("gules", "right-1")
    assert t.exhausted("florence")


@pytest.mark.clause("V-7.1", "V-13.7")
def test_half_a_symbol_turns_a_tile_and_no_alliance() -> None:
    given = {"cities": {"gules": ["florence", "pisa"]}, "exhausted": ["florence", "pisa"]}
    used = {"own": {"gules": {"guild": 2}}, "ally": {"france": "gules"}, "ally_used": {"france": 1}}
    t = act("gules", 2, **given, **used)
    t.play("govern done", "turnup guild")
    assert t.refused("turnup bonus-france") == "too-few-symbols"
    assert t.legal() == ["turnup pisa", "turnup florence"], "one of them is turned, not less"


@pytest.mark.clause("V-5.9")
def test_a_room_without_action_allows_none() -> None:
    t = act("azure", 5, players=2)
    t.settle()
    assert t.heard("blocked") == ["blocked azure room-5"]


@pytest.mark.clause("V-5.1", "V-5.3", "V-5.4", "V-R36")
def test_the_marker_must_move_and_more_than_two_steps_cost() -> None:
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-1"}, florins={"gules": 1})
    assert t.refused("marker stop") == "must-move"
    t.play("marker on", "marker on")
    assert t.refused("marker on") == "no-step"
    assert t.refused("marker parma") == "no-arrow"
    t.play("marker florins")
    assert t.step() == "pay", "the florins of a tile may pay (V-R36)"
    t.play("pay pisa florin")
    assert t.refused("marker florins") == "florin-step-used"
    assert t.florins("gules") == 3


@pytest.mark.clause("V-5.4", "V-R36")
@pytest.mark.parametrize("court", [{"right-1": "banker"}, {"right-1": "banker", "right-2": "merchant"}, {}])
def test_the_marker_takes_the_step_that_florins_have_paid(court: dict[str, str]) -> None:
    """From the treasury, with the only relief that has florins, or with one of several."""
    florins = 0 if court else 2
    given = {"court": {"gules": court}, "exhausted": ["florence", "pisa"], "florins": {"gules": florins}}
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-3"}, **given)
    t.play("marker on", "marker on", "marker florins")
    if len(court) > 1:
        assert t.step() == "pay"
        assert t.p.marker[1] == 4, "paid first, then taken"
        t.play("pay right-1 florin")
    t.play("marker stop") if t.step() == "marker" else t.settle()
    assert t.heard("spend") == ["spend gules 2"]
    assert t.heard("marker")[0].startswith("marker gules room-1 ")


@pytest.mark.clause("V-5.4", "V-5.5", "V-R36")
def test_a_courtier_that_a_step_refreshes_does_not_pay_that_step() -> None:
    court = {"gules": {"right-1": "banker", "left-1": "merchant"}}
    given = {"court": court, "tired": {"gules": {"right-1": 1, "left-1": 1}}, "florins": {"gules": 0}}
    t = table(
        4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-5"}, exhausted=["florence", "pisa"], **given
    )
    t.play("marker on", "marker on")
    assert t.refused("marker florins") == "not-payable", "the arrow of the Banker lies behind this room"


@pytest.mark.clause("V-5.4")
def test_a_tile_exhausted_for_its_arrow_is_told() -> None:
    cities = {"gules": ["florence", "pisa", "parma"]}
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-1"}, cities=cities)
    t.play("marker on", "marker on", "marker parma")
    assert t.exhausted("parma")
    assert t.heard("pay") == ["pay gules parma 1 arrow 0 -1"]


@pytest.mark.clause("V-5.4", "V-4.3")
def test_arrows_that_are_not_needed_are_lost() -> None:
    """No printed tile is known to have two, but an owner may find one."""
    t = table(
        4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-1"}, cities={"gules": ["florence", "parma"]}
    )
    t.p.book.sym[(t.p.book.tile_row + CITIES.index("parma")) * KINDS + ARROW] = 2
    t.play("marker on", "marker on", "marker parma")
    assert t.legal("marker") == ["marker on", "marker stop"], "another room, so another thing"
    t.play("marker on")
    assert t.refused("marker on") == "no-step"


@pytest.mark.clause("V-5.6", "V-D9")
def test_indulgences_are_removed_after_the_full_movement() -> None:
    cities = {"gules": ["florence", "pisa", "ravenna", "siena"]}
    bars = {"gules": {"room-2": 1, "room-3": 1}}
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-1"}, cities=cities, indulgence=bars)
    t.play("marker on", "marker on")
    assert t.step() == "marker", "not while crossing"
    t.play("marker stop", "release crowns", "pay florence crown")
    t.play("release cross")
    assert t.heard("released") == ["released gules room-2", "released gules room-3"]


@pytest.mark.clause("V-R31")
def test_agents_do_not_hinder_the_marker() -> None:
    court = {"gules": {"right-1": "bravo"}}
    given = {"spy": {"gules-room-2": "vert", "gules-room-3": "vert"}, "tired": {"gules": {"right-1": 1}}}
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-1"}, court=court, **given)
    t.play("marker on", "marker on", "marker stop")
    assert t.heard("refresh") == ["refresh gules right"]


# Patronise.


@pytest.mark.clause("V-8.1", "V-8.3", "V-8.4", "V-8.7")
def test_a_rank_brings_a_bonus_at_two_and_four_of_the_other_type() -> None:
    t = act("gules", 1, rank={"gules": 1, "vert": 2}, florins={"gules": 2})
    t.play("patronise yes", "pay florence crown")
    assert t.p.patrons[0] == 1, "on top of others"
    assert t.step() == "bonus"
    t.play("bonus leonardo")
    t = act(
        "gules",
        1,
        rank={"gules": 3},
        florins={"gules": 3},
        bonus={"leonardo": "gules", "duomo": "or"},
        court={"gules": {"right-1": "pope"}},
    )
    t.play("patronise yes", "pay right-1 crown")
    assert t.refused("bonus columbus") == "bonus-type"
    assert t.refused("bonus duomo") == "bonus-taken"
    assert t.p.rank[1] == 4
    t.play("bonus sistine_chapel")


@pytest.mark.clause("V-5.6", "V-R2")
def test_one_crown_and_one_cross_do_not_remove_an_indulgence() -> None:
    cities = {"gules": ["florence", "ravenna"]}
    given = {"indulgence": {"gules": {"room-2": 1}}, "exhausted": ["ravenna"]}
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-1"}, cities=cities, **given)
    t.play("marker on", "marker stop")
    assert t.refused("release crowns") == "not-payable"
    assert t.refused("release cross") == "not-payable"


@pytest.mark.clause("V-R6")
def test_no_bonus_of_the_other_type_left() -> None:
    """It cannot happen with five works and five players, but the rule is there."""
    t = act("gules", 1, rank={"gules": 3}, florins={"gules": 3}, court={"gules": {"right-1": "pope"}})
    t.p.bonus = [1 if b == 0 else 0 if t.p.book.bonus_type[b] else -1 for b in range(10)]
    t.play("patronise yes", "pay right-1 crown")
    t.settle()
    assert t.heard("no-bonus") == ["no-bonus gules"]


# Wage War.


@pytest.mark.clause("V-9.9", "V-R9")
def test_a_troop_stops_before_foreign_cities_and_passes_own_ones() -> None:
    t = act("gules", 5, action={"gules": {"room-5": "condottiero"}}, troops={"gules": {"pisa": 1}})
    t.play("troop own pisa")
    assert "march spoleto" in t.legal(), "through Florence"
    assert "march rome" not in t.legal(), "Siena is not red"
    besieged = act("gules", 5, troops={"gules": {"pisa": 1}, "azure": {"florence": 2}})
    besieged.play("troop own pisa", "march florence")
    assert besieged.troops("gules", "florence") == 1


@pytest.mark.clause("V-9.9")
def test_a_troop_that_has_stopped_goes_no_further_in_this_action() -> None:
    t = act("gules", 5, action={"gules": {"room-5": "condottiero"}}, troops={"gules": {"florence": 1, "pisa": 1}})
    t.play("troop own florence", "march siena")
    assert t.p.cavalry == 2
    assert t.refused("troop own siena") == "troop-stopped"
    assert t.refused("troop own florence") == "no-troop"
    t.play("troop own pisa", "march florence")
    assert t.refused("troop own florence") == "", "in an own city it has not stopped"


@pytest.mark.clause("V-9.8")
def test_a_troop_is_offered_only_where_a_march_can_follow_in_order() -> None:
    given = {"cities": {"or": ["naples", "bari", "terracina"]}, "exhausted": ["naples", "bari"]}
    t = act("or", 2, troops={"or": {"naples": 2}}, **given)
    t.play("troop own naples", "march ajaccio")
    t.settle()
    assert t.redundant("troop own naples"), "what one cavalry reaches comes before Ajaccio"
    t.play("troop own naples")
    assert t.legal() == []
    assert t.legal("", True) == ["march terracina", "march benevento", "march rossano"]


@pytest.mark.clause("V-9.8")
def test_where_road_and_sea_have_different_prices_the_price_is_asked() -> None:
    given = {"cities": {"or": ["naples", "bari", "terracina"]}, "troops": {"or": {"naples": 1}}}
    t = act("or", 2, court={"or": {"right-1": "admiral"}}, **given)
    t.play("troop own naples", "march terracina")
    assert t.legal() == ["route 0", "route 1"]
    t.play("route 0", "pay right-1 ship")
    assert t.troops("or", "terracina") == 1
    assert t.p.ships == 1, "what is left of the relief stays in the pool (V-9.13)"


@pytest.mark.clause("V-9.11")
def test_eleven_tokens_and_no_more() -> None:
    t = act("or", 2, action={"or": {"room-2": "gonfalonier"}}, tokens={"azure": 6, "gules": 5})
    assert t.refused("troop claim-action") == "no-token-left"


# Intrigue.


@pytest.mark.clause("V-10.1", "V-R7")
def test_an_agent_moves_for_one_mask_and_annexing_takes_one_city() -> None:
    t = act("gules", 4, spy={"siena": "gules"})
    t.play("plot move", "agent parma")
    assert t.p.spy[CITIES.index("siena")] == -1
    assert t.p.spy[CITIES.index("parma")] == 1
    t = act("gules", 3, court={"gules": {"right-1": "pope", "right-2": "f_florence_giuliano"}})
    t.play("annex ravenna", "pay right-1 crown", "pay right-2 crown")
    assert t.step() == "turn"


@pytest.mark.clause("V-10.1")
def test_an_agent_that_just_came_may_move_on_though_it_could_have_gone_there_at_once() -> None:
    t = act("gules", 4, court={"gules": {"right-1": "bravo"}})
    assert t.refused("plot move") == "no-agent"
    t.play("plot city", "agent siena")
    assert t.redundant("plot move")
    t.play("plot move")
    t.play("agent parma")
    assert t.p.spy[CITIES.index("siena")] == -1
    assert t.p.spy[CITIES.index("parma")] == 1


@pytest.mark.clause("V-10.5")
def test_agents_stay_when_a_city_changes_hands() -> None:
    t = table(4, {"moment": "sieges"}, troops={"gules": {"siena": 5}}, spy={"siena": "vert"})
    t.settle()
    assert t.holder("siena") == "gules"
    assert t.p.spy[CITIES.index("siena")] == 3


@pytest.mark.clause("V-10.6", "V-D11")
def test_the_beginner_rule_allows_one_opposing_agent_a_palace() -> None:
    spy = {"vert-room-1": "azure", "vert-room-2": "vert"}
    t = act("gules", 4, options={"one_agent_per_palace": True}, spy=spy)
    t.play("plot room")
    assert t.refused("agent vert-room-3") == "palace-guarded"
    assert t.refused("agent or-room-3") == ""
    t = act("gules", 4, spy=spy)
    t.play("plot room")
    assert t.refused("agent vert-room-3") == ""


@pytest.mark.clause("V-10.11", "V-R10")
def test_an_agent_icon_brings_an_agent_up_to_five_for_good() -> None:
    t = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": 2})
    t.play("buy bravo", "buy done", "courtier right-1")
    assert t.p.agents[1] == 3
    t = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": 2}, agents={"gules": 5})
    t.play("buy bravo", "buy done")
    assert t.p.agents[1] == 5
