"""L-13 and L-14: the Vatican report and the cleanup."""

import pytest

from lorenzo.table import TITLE, Table, board
from signoria.games.lorenzo.terms import PLAYED, USED
from signoria.words.words import Words

STEPS = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30]


def report(round: int, faith: dict[str, int], players: int = 2, **more: object) -> Table:
    """The report of a round; the tiles are Weak arms, Market ban and No character score."""
    t = board(players, goods={seat: {"faith": n} for seat, n in faith.items()}, round=round, **more)  # type: ignore[arg-type]
    return t.change(cast=["E11", "E25", "E31"]).at("report")


@pytest.mark.clause("L-13.1", "L-13.2")
@pytest.mark.parametrize(("round", "needed"), [(2, 3), (4, 4), (6, 5)])
def test_the_faith_required_grows_by_period(round: int, needed: int) -> None:
    t = report(round, {"azure": needed - 1, "gules": needed})
    assert t.banned("azure") == [round // 2]
    assert t.banned("gules") == []


@pytest.mark.clause("L-13.2")
@pytest.mark.parametrize("round", [2, 4])
def test_below_the_requirement_one_is_excommunicated_and_keeps_the_faith(round: int) -> None:
    t = report(round, {"azure": 2, "gules": 9})
    assert t.banned("azure") == [round // 2]
    assert t.has("azure", "faith") == 2
    assert t.vp("azure") == 0
    assert t.asked == ["gules"], "only who has enough decides"


@pytest.mark.clause("L-13.2", "L-13.8")
def test_the_effect_is_valid_from_now_to_the_end_of_the_game() -> None:
    """Weak arms: from round 3 on every source of military gives one less."""
    t = board(4, goods={"gules": {"faith": 3}}, round=2).change(cast=["E11", "E25", "E31"])
    t.actions()
    assert t.play("azure", "place black", "space market_3").got("azure") == {"military": 3, "coins": 2}
    t = board(4, bans={"azure": ["E11"]}, round=3).actions()
    assert t.play("azure", "place black", "space market_3").got("azure") == {"military": 2, "coins": 2}


@pytest.mark.clause("L-13.2")
def test_the_tile_works_at_once_after_the_report() -> None:
    t = report(2, {"azure": 0, "gules": 0, "or": 0, "vert": 0}, 4)
    assert t.p.round == 3
    t.go("azure", "place black", "place white", "space market_3")
    assert t.got("azure") == {"military": 2, "coins": 2}


@pytest.mark.clause("L-13.3")
@pytest.mark.parametrize(("round", "faith"), [(2, 3), (2, 9), (2, 15), (4, 4), (4, 12)])
def test_with_enough_faith_one_supports_or_refuses(round: int, faith: int) -> None:
    t = report(round, {"azure": faith})
    assert t.options() == ["church support", "church refuse"]
    support = t.copy().play("azure", "church support")
    assert support.points("azure") == {"church": STEPS[faith]}
    assert support.has("azure", "faith") == 0
    assert support.banned("azure") == []
    refuse = t.play("azure", "church refuse")
    assert refuse.vp("azure") == 0
    assert refuse.has("azure", "faith") == faith, "the faith is kept"
    assert refuse.banned("azure") == [round // 2]


@pytest.mark.clause("L-13.4")
def test_in_round_six_everybody_scores_the_faith_and_nobody_chooses() -> None:
    t = report(6, {"azure": 4, "gules": 5, "or": 0, "vert": 15}, 4)
    assert t.p.over
    assert [t.banned(seat) for seat in t.seats] == [[3], [], [3], []]
    assert [t.points(seat).get("church", 0) for seat in t.seats] == [4, 5, 0, 30]
    assert [t.has(seat, "faith") for seat in t.seats] == [0, 0, 0, 0]


@pytest.mark.clause("L-13.4")
def test_in_round_six_excommunication_comes_before_the_scoring() -> None:
    t = report(6, {"azure": 4, "gules": 6, "or": 1}, 3)
    assert [(fact["event"], fact["seat"]) for fact in t.heard("excommunicated", "support")] == [
        ("excommunicated", "azure"),
        ("excommunicated", "or"),
        ("support", "azure"),
        ("support", "gules"),
        ("support", "or"),
    ]


@pytest.mark.clause("L-13.5")
@pytest.mark.parametrize("faith", range(16))
def test_the_points_of_the_faith_steps(faith: int) -> None:
    assert report(6, {"azure": faith}).points("azure").get("church", 0) == STEPS[faith]


@pytest.mark.clause("L-13.6", "L-13.7", "L-R12")
def test_decisions_are_taken_in_the_turn_order_of_the_round_just_played_and_are_public() -> None:
    """The palace would put red first, but that order is only made in the cleanup."""
    t = board(
        3,
        goods={seat: {"faith": 5} for seat in ("azure", "gules", "or")},
        order=["or", "azure", "gules"],
        members={"gules": {"black": "palace"}},
        round=2,
    ).at("report")
    for seat in ("or", "azure", "gules"):
        assert t.asked == [seat]
        for other in t.seats:
            assert t.view(other)["turn"] == seat
        t.play(seat, "church support" if seat != "azure" else "church refuse")
    assert t.order == ["gules", "or", "azure"]
    public = [fact["event"] for fact in t.heard("support", "refused")]
    assert public == ["support", "refused", "support"]


@pytest.mark.clause("L-13.2", "L-13.3")
@pytest.mark.parametrize(
    ("lang", "too_few", "refused"),
    [
        ("en", "Blue has too few faith points and is excommunicated", "Red refuses to support the church and is"),
        ("cs", "Modrý nemá dost bodů víry, následuje exkomunikace", "Červený odmítá podpořit církev, následuje"),
        ("fr", "Bleu n’a pas assez de points de foi et subit", "Rouge refuse de soutenir l’Église et subit"),
    ],
)
def test_the_log_tells_who_refused_from_who_had_too_little_faith(lang: str, too_few: str, refused: str) -> None:
    t = report(4, {"azure": 3, "gules": 9}).play("gules", "church refuse")
    words = Words(TITLE, lang)
    said = [words.event(t.book, event, -1) for event in t.ear.events]
    assert [line for line in said if line.startswith((too_few, refused))] == said[:2]
    tile = words.name(t.book, "excommunication", t.p.cast[1])
    assert all(line.endswith(f"({tile}).") for line in said[:2])


@pytest.mark.clause("L-R12")
def test_first_those_below_the_requirement_are_excommunicated_then_the_others_decide() -> None:
    t = report(2, {"azure": 3, "gules": 1, "or": 8, "vert": 2}, 4)
    assert [fact["seat"] for fact in t.heard("excommunicated")] == ["gules", "vert"]
    assert t.asked == ["azure"]


@pytest.mark.clause("L-13.8")
def test_excommunications_add_up_one_a_period() -> None:
    """Weak arms, Market ban, and in the end no points for characters."""
    t = board(
        goods={"azure": {"faith": 1}, "gules": {"faith": 1}},
        cards={"azure": ["C49"], "gules": ["C51"]},
        bans={"azure": ["E11", "E25"]},
        round=6,
    ).change(cast=["E11", "E25", "E31"])
    t.at("report")
    assert t.banned("azure") == [1, 2, 3]
    assert t.banned("gules") == [3]
    assert "characters" not in t.points("azure")


@pytest.mark.clause("L-13.8")
def test_a_tile_never_leaves_a_player() -> None:
    t = report(4, {"azure": 6}, bans={"azure": ["E11"]}).play("azure", "church support")
    assert t.banned("azure") == [1]


# L-R31


@pytest.mark.clause("L-16.12", "L-13.3")
@pytest.mark.parametrize("round", [2, 4])
def test_sisto_pays_five_points_for_support(round: int) -> None:
    t = report(round, {"azure": 5}, played={"azure": ["L12"]})
    assert t.copy().play("azure", "church support").points("azure") == {"church": 5 + 5}
    assert t.play("azure", "church refuse").points("azure") == {}


@pytest.mark.clause("L-R31", "L-16.12")
@pytest.mark.parametrize("rule", ["requirement_met", "never"])
@pytest.mark.parametrize("faith", [4, 5])
def test_sisto_in_round_six(rule: str, faith: int) -> None:
    t = report(6, {"azure": faith}, played={"azure": ["L12"]}, church_bonus_in_last_report=rule)
    extra = 5 if faith == 5 and rule == "requirement_met" else 0
    assert t.points("azure")["church"] == faith + extra


@pytest.mark.clause("L-R31")
def test_the_option_changes_nothing_in_the_earlier_reports() -> None:
    t = report(2, {"azure": 3}, played={"azure": ["L12"]}, church_bonus_in_last_report="never")
    assert t.play("azure", "church support").points("azure") == {"church": 8}


# L-R30


@pytest.mark.clause("L-R30")
@pytest.mark.parametrize("lost", [True, False])
def test_the_ends_of_the_tracks(lost: bool) -> None:
    t = board(goods={"azure": {"faith": 15, "military": 24}}, surplus_track_points_lost=lost).actions()
    faith = t.copy().play("azure", "place black", "space palace", "privilege faith")
    assert faith.has("azure", "faith") == (15 if lost else 16)
    military = t.play("azure", "place black", "space palace", "privilege military")
    assert military.has("azure", "military") == (25 if lost else 26)
    assert len(military.heard("overflow")) == lost


@pytest.mark.clause("L-R30")
def test_faith_beyond_the_track_scores_like_its_last_step() -> None:
    t = report(6, {"azure": 19}, surplus_track_points_lost=False)
    assert t.points("azure")["church"] == 30


@pytest.mark.clause("L-R30")
def test_victory_points_have_no_upper_limit_and_totals_are_not_cut_off_at_zero() -> None:
    t = board(vp={"azure": 400}, goods={"azure": {"faith": 15}}, round=6).at("report")
    assert t.points("azure")["church"] == 30
    assert t.vp("azure") >= 430
    t = board(goods={"azure": {"coins": 9}}, bans={"azure": ["E37"]}, round=6).at("scoring")
    assert t.vp("azure") == 5 + 1 - 9


# L-14


@pytest.mark.clause("L-14.1")
def test_cards_left_in_the_towers_are_removed() -> None:
    t = board(floors={"territory-1": "C01", "venture-4": "C78"}).at("cleanup")
    assert [fact["count"] for fact in t.heard("removed")] == [2]
    assert t.p.round == 2
    assert t.heard("card")[0]["card"] == t.floor("territory-1"), "new cards lie there"


@pytest.mark.clause("L-14.2")
@pytest.mark.parametrize(
    ("queue", "expected"),
    [
        (["or", "or", "azure"], ["or", "azure", "gules", "vert"]),
        (["vert", "gules", "vert", "gules"], ["vert", "gules", "azure", "or"]),
        ([], ["azure", "gules", "or", "vert"]),
        (["azure"], ["azure", "gules", "or", "vert"]),
        (["vert", "or", "gules", "azure"], ["vert", "or", "gules", "azure"]),
    ],
)
@pytest.mark.parametrize("round", [1, 3, 5])
def test_the_palace_makes_the_new_turn_order(queue: list[str], expected: list[str], round: int) -> None:
    members: dict[str, dict[str, str]] = {}
    names = ["black", "white", "orange", "neutral"]
    for seat in queue:
        row = members.setdefault(seat, {})
        row[names[len(row)]] = "palace"
    t = board(4, members=members, round=round).change(queue=queue).at("cleanup")
    assert t.order == expected


@pytest.mark.clause("L-14.2", "L-15.8")
def test_the_order_is_made_in_round_six_too_for_it_breaks_ties() -> None:
    t = board(members={"gules": {"black": "palace"}}, goods={"azure": {}, "gules": {}}, round=6).at("cleanup")
    assert t.p.over
    assert t.order == ["gules", "azure"]


@pytest.mark.clause("L-14.3")
def test_all_members_return() -> None:
    members = {"azure": {"black": "palace", "white": "market_1"}, "gules": {"neutral": "tower-territory-2"}}
    t = board(members=members).at("cleanup")
    assert set(t.p.members) == {-1}
    assert set(t.p.crowd) == {0}
    assert t.p.queue == []


@pytest.mark.clause("L-14.4")
def test_used_leaders_become_available_again() -> None:
    t = board(played={"azure": ["L20"]}).actions().play("azure", "use L20")
    assert t.leaders("azure", USED) == ["L20"]
    assert t.refused("azure", "use L20") == "used-already"
    assert t.clause("azure", "use L20") == "L-16.3"
    t.at("cleanup")
    assert t.leaders("azure", PLAYED) == ["L20"]
    assert t.can("azure", "use L20")


@pytest.mark.clause("L-14.5", "L-R19")
def test_values_set_for_the_round_end_with_it() -> None:
    t = board(played={"azure": ["L04"]}, dice=(1, 1, 1)).actions().play("azure", "use L04", "strengthen black")
    assert t.value("azure", "black") == 6
    t.at("cleanup")
    assert t.value("azure", "black") == t.p.dice[0]
    assert t.p.fixed == [0] * 6
