"""VW: The Wars of Italy."""

from typing import Any

import pytest

from signoria.games.virtu.realm import shift_influence
from signoria.games.virtu.scoring import automatic_victory, final_scoring, ranks
from signoria.games.virtu.terms import CITIES, ITEMS, TOWNS
from signoria.kernel import flow
from signoria.kernel.chance import seeded
from virtu.table import TITLE, Table, table


def duel(moment: str, seat: Any = "azure", **given: Any) -> Table:
    return table(2, {"moment": moment, "seat": seat}, **given)


@pytest.mark.clause("VW-2.2")
def test_what_serves_patronage_and_great_powers_does_not_exist() -> None:
    t = duel("recruit", "azure", marker={"azure": "room-1"})
    t.play("recruit done")
    assert t.step() != "ally"
    t = duel("act", "azure", marker={"azure": "room-4"}, court={"azure": {"right-1": "bravo"}})
    t.play("plot alliance")
    assert t.legal() == ["agent track-florence", "agent track-rome", "agent track-venice"]
    five = {"azure": ["turin", "milan", "nice", "genoa", "parma"]}
    assert duel("winter", cities=five).p.slots(0) == 4, "five cities give no slot"
    assert all(action != 1 for action in t.p.book.room_action)


@pytest.mark.clause("VW-2.1", "VW-2.3")
def test_france_resolves_and_retreats_first() -> None:
    t = duel("sieges", troops={"azure": {"genoa": 2}, "gules": {"palermo": 2}})
    t.settle()
    t.play("bid pass") if t.step() == "bid" else None
    t.settle()
    assert t.heard("siege-lost") == ["siege-lost azure genoa 2 3", "siege-lost gules palermo 2 3"]
    assert t.step() == "retreat"
    assert t.seat() == "azure"


@pytest.mark.clause("VW-3.2", "V-R21")
def test_a_marker_stops_at_the_end_of_its_track() -> None:
    t = duel("winter", influence={"rome": 5})
    shift_influence(t.p, 1, 1, 3)
    assert t.p.influence[1] == 6
    shift_influence(t.p, 0, 1, 20)
    assert t.p.influence[1] == -6


@pytest.mark.clause("VW-3.4", "VW-3.8")
def test_troops_pass_through_favourable_cities_and_may_leave_them() -> None:
    given = {"marker": {"azure": "room-1"}, "action": {"azure": {"room-1": "condottiero"}}}
    t = duel("act", "azure", influence={"florence": -2}, troops={"azure": {"bologna": 1}}, **given)
    t.play("troop own bologna")
    assert "march siena" in t.legal()
    t = duel("act", "azure", influence={"florence": 0}, troops={"azure": {"bologna": 1}}, **given)
    t.play("troop own bologna")
    assert "march siena" not in t.legal()
    t = duel("act", "azure", influence={"florence": 0}, troops={"azure": {"florence": 1}}, **given)
    t.play("troop own florence")
    assert "march siena" in t.legal()


@pytest.mark.clause("VW-3.8", "V-9.9")
def test_a_troop_that_stood_before_a_city_may_leave_it_though_another_has_just_stopped_there() -> None:
    given = {"marker": {"azure": "room-1"}, "action": {"azure": {"room-1": "condottiero"}}}
    t = duel("act", "azure", influence={"florence": 0}, troops={"azure": {"florence": 1, "bologna": 1}}, **given)
    t.play("troop own bologna", "march florence", "pay action cavalry")
    t.play("troop own florence", "march siena")
    assert t.troops("azure", "florence") == t.troops("azure", "siena") == 1
    assert t.refused("troop own florence") == "troop-stopped", "the one that is left came in this action"


@pytest.mark.clause("V-11.12", "V-R49")
def test_whoever_resolves_a_front_announces_first_in_its_field_battle() -> None:
    """Naples takes Florence; Pisa becomes neutral, and the French who defended it stand before it now."""
    given = {"tokens": {"azure": 1, "gules": 2}, "own": {"azure": {"cannons": 2}}}
    troops = {"azure": {"pisa": 1}, "gules": {"florence": 5, "pisa": 1}}
    t = duel("sieges", influence={"florence": -3}, troops=troops, **given)
    t.play("gules: front florence", "gules: bid token", "gules: bid pass")
    t.settle()
    assert t.heard("eliminated") == ["eliminated florence"]
    assert t.heard("field") == ["field gules azure pisa 1 1"]
    assert t.seat() == "gules"


@pytest.mark.clause("V-R2", "V-11.13", "V-R51")
def test_ships_for_one_city_serve_own_and_allied_troops() -> None:
    """Both armies leave Ancona before anybody leaves Bari, so that one payment can serve them."""
    beaten = {"azure": {"ancona": 1, "bari": 1}, "major-venice": {"ancona": 1}}
    given = {"troops": {"azure": {}, "major-venice": {}}, "cities": {"gules": ["naples", "rossano", "reggio"]}}
    t = duel("retreats", sworn={"venice": 0}, beaten=beaten, influence={"florence": 0}, **given)
    t.play("azure: retreat corfu; pay venice ship")
    assert t.p.ships == 1
    assert t.frame()["city"] == "ancona", "the Venetian troop is next"
    t.play("azure: retreat venice")
    assert not t.exhausted("corfu"), "the third ship of Venice was left"


@pytest.mark.clause("VW-3.5")
def test_both_before_a_neutral_major_city_fight_and_the_winner_may_stay() -> None:
    t = duel("sieges", troops={"azure": {"rome": 3}, "gules": {"rome": 1}}, own={"azure": {"cannons": 2}})
    t.settle()
    assert t.step() == "assault"
    t.play("assault leave")
    t.settle()
    assert t.heard("stays") == ["stays azure rome"]
    assert t.troops("azure", "rome") == 2


@pytest.mark.clause("VW-3.6", "VW-6.1", "V-R23")
def test_opposing_troops_join_the_defence_of_a_hostile_city() -> None:
    given = {"influence": {"rome": 3}, "tokens": {"gules": 1}, "own": {"azure": {"cannons": 2}}}
    t = duel("sieges", troops={"azure": {"rome": 8}, "gules": {"rome": 1}}, **given)
    t.settle()
    assert t.heard("defenders") == ["defenders rome 2"]
    assert t.seat() == "gules", "with a troop there Naples bids"
    t = duel("sieges", troops={"azure": {"rome": 5}, "gules": {}}, **given)
    t.settle()
    assert t.heard("bid", "siege-lost") == ["siege-lost azure rome 5 5"], "without one nobody does"


@pytest.mark.clause("VW-3.7", "VW-6.1", "V-R49")
def test_an_allied_major_city_is_hostile_to_the_other_player() -> None:
    t = duel("sieges", sworn={"rome": 1}, troops={"azure": {"rome": 2}}, own={"azure": {"cannons": 2}})
    assert t.refused("front done") == "forced-front"
    t = duel("sieges", sworn={"rome": 0}, troops={"azure": {"rome": 2}})
    t.settle()
    assert t.heard("siege") == []


@pytest.mark.clause("VW-4.6")
def test_annexing_starts_from_an_allied_city_and_places_the_own_disc() -> None:
    given = {"marker": {"azure": "room-2"}, "court": {"azure": {"right-1": "w_france_ludovico"}}}
    t = duel("act", "azure", sworn={"florence": 0}, spy={"siena": "azure"}, **given)
    t.play("annex siena")
    t.play("pay right-1 crown", "pay milan crown")
    t.settle()
    assert t.holder("siena") == "azure"
    t = duel("act", "azure", **given)
    assert t.refused("annex siena") == "out-of-reach"
    given = {"own": {"azure": {"cannons": 2}}}
    t = duel("sieges", sworn={"venice": 0}, troops={"major-venice": {"verona": 2}}, **given)
    t.settle()
    assert t.holder("verona") == "azure", "a victory of allied troops alone too"


@pytest.mark.clause("VW-5.1")
def test_agents_may_stand_on_several_tracks() -> None:
    t = duel("act", "azure", marker={"azure": "room-4"}, spy={"track-rome": "azure"}, agents={"azure": 1})
    t.play("plot alliance")
    assert t.refused("agent track-rome") == "place-taken"
    assert t.refused("agent track-venice") == ""
    assert t.refused("agent alliance-france") == "no-such-place"


@pytest.mark.clause("VW-6.2")
def test_trophies_accumulate() -> None:
    t = duel("sieges", troops={"azure": {"reggio": 4, "rossano": 2}}, own={"azure": {"cannons": 2}})
    t.play("front reggio")
    t.settle()
    assert t.p.trophies[1] == 2


@pytest.mark.clause("VW-6.3", "VW-6.4")
def test_conquest_costs_influence() -> None:
    t = duel("sieges", troops={"azure": {"pisa": 4}}, influence={"florence": 0}, own={"azure": {"cannons": 2}})
    t.play("front pisa")
    t.settle()
    assert t.p.influence[0] == 4
    t = duel(
        "sieges",
        troops={"azure": {"rome": 8}},
        sworn={"rome": 1},
        influence={"florence": 0, "venice": 1},
        own={"azure": {"cannons": 2}},
    )
    t.settle()
    assert t.p.influence[0] == 1
    assert t.p.influence[2] == 2
    assert t.p.sworn[1] == 1, "an allied Major City is not eliminated (VW-6.5)"


@pytest.mark.clause("VW-6.6")
def test_retreats_lead_to_favourable_cities_too() -> None:
    t = duel("retreats", beaten={"azure": {"siena": 1}}, influence={"florence": -3})
    assert t.legal() == ["retreat pisa", "retreat florence", "retreat lose"]


@pytest.mark.clause("VW-6.7")
def test_the_leader_of_a_mixed_force_chooses_its_losses() -> None:
    given = {"troops": {"azure": {"bologna": 2}, "major-florence": {"bologna": 2}}, "own": {"azure": {"cannons": 2}}}
    t = duel("sieges", sworn={"florence": 0}, **given)
    t.settle()
    assert t.step() == "toll"
    assert t.refused("toll venice") == "no-loss-there"
    t.play("toll florence")
    assert t.p.troops[2 * TOWNS + CITIES.index("bologna")] == 1
    assert t.holder("bologna") == "azure"


@pytest.mark.clause("VW-7.2", "VW-7.3", "V-R46")
def test_own_troops_are_not_recruited_in_allied_cities() -> None:
    t = duel("recruit", "azure", sworn={"florence": 0})
    assert t.refused("recruit own florence") == "not-your-city"
    assert t.refused("recruit florence florence") == ""
    assert t.refused("recruit rome rome") == "not-your-ally"
    before = t.florins("azure")
    t.play("recruit florence florence", "recruit own turin")
    assert t.florins("azure") == before - 2
    assert t.refused("recruit florence florence") == "troops-all-out"


@pytest.mark.clause("V-R47", "VW-4.5")
def test_a_slot_of_an_ally_closes_with_its_card() -> None:
    court = {
        "left-1": "w_florence_piero",
        "left-2": "bravo",
        "left-3": "admiral",
        "right-1": "banker",
        "right-2": "merchant",
    }
    t = duel("arrange", "azure", court={"azure": court}, sworn={"florence": 0})
    assert t.p.slots(0) == 5
    t.play("arrange left-1 discard")
    assert t.p.slots(0) == 4
    assert t.step() == "yield"
    t.play("yield left-2 left-1")
    assert t.step() == "arrange"


@pytest.mark.clause("VW-4.5")
def test_an_ally_s_card_may_be_turned_away() -> None:
    court = {"left-1": "bravo", "left-2": "bravo", "right-1": "banker", "right-2": "merchant"}
    t = duel("act", "azure", marker={"azure": "room-2"}, court={"azure": court}, influence={"florence": -6})
    t.play("annex ally-florence")
    assert t.legal() == [
        "clear left-1",
        "clear left-2",
        "clear right-1",
        "clear right-2",
        "clear first",
        "clear second",
    ]
    t.play("clear second", "courtier right-3")
    assert t.p.owned(0, t.p.book.card_names.index("w_florence_piero"))


@pytest.mark.clause("V-R35", "VW-4.4")
def test_an_alliance_is_an_effect_so_florins_of_the_room_are_drawn() -> None:
    given = {"action": {"azure": {"room-2": "ambassador"}}, "beneath": {"azure": {"room-2": "banker"}}}
    t = duel("act", "azure", marker={"azure": "room-2"}, influence={"florence": -6}, florins={"azure": 0}, **given)
    t.play("annex ally-florence")
    assert t.florins("azure") == 3
    t = duel("act", "azure", marker={"azure": "room-2"}, florins={"azure": 0}, **given)
    t.play("annex none", "influence done")
    assert t.florins("azure") == 0, "nothing was done"


@pytest.mark.clause("VW-8.2", "V-R25")
def test_prestige_of_the_wars() -> None:
    t = duel("scoring", sworn={"florence": 0}, trophies={"azure": {"gules": 2}}, indulgence={"azure": {"room-1": 1}})
    t.settle()
    row = dict(zip(t.p.book.axes["source"], t.p.ledger[:10], strict=True))
    assert (row["cities"], row["capitals"], row["alliances"], row["trophies"]) == (4, 2, 1, 2)
    assert (row["cards"], row["indulgences"], row["religion"]) == (1, -1, 0)


@pytest.mark.clause("VW-8.3")
def test_a_tie_goes_to_crowns_then_to_naples() -> None:
    t = duel(
        "scoring",
        own={"azure": {"royal": 0, "duchy": 1}, "gules": {"principality": 0}},
        cities={"azure": ["milan", "turin", "nice", "genoa"], "gules": ["naples", "bari", "rossano", "reggio"]},
    )
    t.settle()
    assert TITLE.totals(t.p) == [5, 5]
    assert TITLE.ranks(t.p) == [2, 1]
    richer = duel(
        "scoring",
        own={"azure": {"royal": 0, "duchy": 1}, "gules": {"principality": 0}},
        cities={"azure": ["milan", "turin", "nice", "genoa"], "gules": ["naples", "bari", "rossano", "reggio"]},
        court={"azure": {"right-1": "ambassador"}},
    )
    richer.settle()
    assert TITLE.ranks(richer.p) == [1, 2]


@pytest.mark.clause("VW-8.4", "VW-8.1")
def test_automatic_victory_is_checked_at_the_end_of_a_round() -> None:
    t = duel("yearend", cities={"azure": ["milan", "naples", "rome"], "gules": ["bari"]})
    t.settle()
    assert t.p.over
    assert t.heard("victory") == ["victory azure crowns"]
    assert TITLE.ranks(t.p) == [1, 2]
    t = duel("yearend", cities={"azure": []})
    t.settle()
    assert t.heard("victory") == ["victory gules annihilation"]
    t = duel("yearend", sworn={"venice": 1}, cities={"gules": ["milan", "naples"]})
    assert automatic_victory(t.p)[0] == 1, "an ally that holds its capital counts"
    t = duel("yearend", year=21)
    t.settle()
    assert t.p.over
    assert t.p.victor == -1


@pytest.mark.clause("V-R47", "V-12.13", "V-R41")
def test_a_courtier_that_opens_a_slot_does_not_make_room_for_more() -> None:
    court = {"left-1": "w_florence_piero", "right-1": "bravo"}
    t = duel("buy", "azure", court={"azure": court}, sworn={"florence": 0}, florins={"azure": 40})
    assert t.p.slots(0) == 5
    t.play("buy ambassador", "buy merchant", "buy gonfalonier", "buy podesta")
    assert t.refused("buy banker") == "no-room-for-cards"
    t.play("buy done", "clear left-1")
    t.settle()
    assert t.step() == "courtier"


@pytest.mark.clause("VW-4.2", "V-R3", "V-R52")
def test_crosses_of_a_room_are_not_spent_as_a_crown_unasked() -> None:
    """The Cardinal beneath shows a crown and two crosses; the crosses may go to Rome in the same action."""
    room = {"marker": {"azure": "room-2"}, "action": {"azure": {"room-2": "consigliere"}}}
    t = duel("act", "azure", beneath={"azure": {"room-2": "cardinal"}}, **room)
    t.play("annex genoa")
    assert t.heard("pay") == ["pay azure action 2 crown 1 consigliere"]
    assert {"pay under crown", "pay milan crown"} <= set(t.legal(redundant=True))
    t = duel("act", "azure", beneath={"azure": {"room-2": "cardinal"}}, sworn={"rome": 1}, **room)
    t.play("annex genoa")
    assert len(t.heard("pay")) == 2, "there is no Rome to influence"


@pytest.mark.clause("VW-4.2", "V-R52")
def test_rome_comes_last_so_that_nothing_is_out_of_reach() -> None:
    """One crown is left over, and Verona shows a cross: the crown can go to Venice, the cross to Rome."""
    cities = {"azure": ["turin", "milan", "verona"]}
    used = {"exhausted": ["turin", "milan"], "own": {"azure": {"royal": 2, "duchy": 2, "cannons": 2}}}
    room = {"marker": {"azure": "room-2"}, "action": {"azure": {"room-2": "consigliere"}}}
    t = duel("act", "azure", cities=cities, **room, **used)
    t.play("annex none", "influence florence")
    assert t.p.crowns == 1
    assert set(t.legal()) == {"influence florence", "influence rome", "influence venice", "influence done"}
    t.play("influence venice")
    assert "influence rome" in t.legal()
    t.play("influence rome", "pay verona cross").settle()
    assert [text.split()[2] for text in t.heard("influence")] == ["florence", "venice", "rome"]


@pytest.mark.clause("VW-1.5")
def test_each_side_can_buy_its_one_title() -> None:
    stock = duel("buy", "azure").p.stock
    assert [stock[ITEMS.index(name)] for name in ("duchy", "principality", "kingdom", "guild")] == [1, 1, 1, 2]


@pytest.mark.clause("VW-8.2", "VW-2.2")
def test_points_are_told_with_the_clause_of_this_game() -> None:
    t = duel("winter")
    t.p.year = t.p.book.max_years
    t.p.agenda.clear()
    final_scoring(t.p)
    heard = [TITLE.events[event.kind] for event in t.drive.ear.events]
    assert {kind.clause for kind in heard if kind.name.startswith("points-")} == {"VW-8.2"}


@pytest.mark.clause("V-R56", "VW-8.1", "VW-8.4")
def test_an_automatic_victory_counts_in_the_last_round_too() -> None:
    held = {"azure": ["milan", "naples", "rome", "turin"], "gules": ["palermo"]}
    t = duel("winter", cities=held, year=21)
    flow.playout(t.p, seeded(b"end"), 400)
    assert not t.p.agenda
    assert (t.p.victor, ranks(t.p)) == (0, [1, 2])
