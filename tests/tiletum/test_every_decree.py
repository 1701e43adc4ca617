"""Every decree card: which die Titus takes, and what he does with it (T-14.3, T-14.4, T-14.9, T-14.10)."""

from typing import Any

import pytest

from signoria.games.tiletum.terms import COLOURS, CONTRACT_KINDS, DECREES, FACES, FAIRS, SPACES
from signoria.kernel.flow import top
from tiletum.table import Table, at, deal

pytestmark = pytest.mark.clause("T-14.3", "T-14.4")

EASY: dict[str, Any] = {"solo": "easy"}

# `turned` 0: 1 merchant, 2 architect, 3 characters, 4 contracts, 5 king, 6 joker.
ALL = {"yellow-1": 1, "pink-2": 1, "dark_grey-3": 1, "blue-4": 1, "light_grey-5": 1, "yellow-6": 1}
"""A die in every sector."""


def turn(decree: str, wheel: dict[str, int], **more: Any) -> Table:
    """Titus has taken his turn with a decree; no tile lies anywhere unless it is named."""
    empty = {str(n): "none" for n in range(1, 7)}
    fields: dict[str, Any] = {"turned": 0, "sector_tile": empty, **more}
    if "city_tile" not in fields:
        fields["city_tile"] = {"london": "none", "hamburg": "none", "koeln": "none", "paris": "none"}
    t = at("titus", players=2, options=EASY, decree=decree, wheel=wheel, **fields)
    return step(t)


def step(t: Table) -> Table:
    """One turn of Titus, and no further."""
    top(t.p).run(t.p)
    return t


def taken(t: Table) -> str:
    """The die that he took."""
    die = t.p.taken[3]
    return f"{COLOURS[die // FACES]}-{die % FACES + 1}"


def used(t: Table) -> str:
    """The action that it was used for."""
    found = t.heard("action")
    return str(found[0][1]) if found else "nothing"


def test_buildings_are_forever() -> None:
    t = turn("buildings_are_forever", ALL)
    assert (taken(t), used(t)) == ("pink-2", "architect"), "no more pillars than houses: the architect"
    t = turn("buildings_are_forever", ALL, pillared={"gules": 0b110}, costs={"wien": "cc0"})
    assert (taken(t), used(t)) == ("yellow-1", "merchant"), "two pillars, one house: the merchant"
    full = {"gules": 0b110}
    t = turn(
        "buildings_are_forever", {"dark_grey-3": 1, "dark_grey-5": 1, "blue-5": 1}, pillared=full, costs={"wien": "cc0"}
    )
    assert taken(t) == "dark_grey-5", "no die of either action: the highest dark grey one"


def test_king_and_country() -> None:
    t = turn("king_and_country", ALL)
    assert (taken(t), used(t)) == ("light_grey-5", "king")
    t = turn("king_and_country", {"yellow-1": 1, "pink-6": 1, "blue-6": 1})
    assert (taken(t), used(t)) == ("pink-6", "king"), "the joker sector as king; pink before blue on this card"
    t = turn("king_and_country", ALL, track={"10": ["gules"]})
    assert taken(t) == "yellow-6", "at the end of the track no priority applies: the highest die"
    assert used(t) == "merchant", "a joker for no action: the first effective one (T-14.10)"


def test_mercantile_empire() -> None:
    t = turn("mercantile_empire", {"pink-1": 1, "blue-1": 2, "light_grey-1": 1})
    assert (taken(t), used(t)) == ("blue-1", "merchant"), "goods first; more blue dice than light grey ones"


@pytest.mark.clause("T-14.4")
def test_family_alliances() -> None:
    t = turn("family_alliances", ALL, titus_contracts=["iron7k"])
    assert (taken(t), used(t)) == ("light_grey-5", "king"), "with a contract: the highest die of goods"
    no_goods = {"yellow-1": 1, "pink-2": 1, "yellow-3": 1}
    assert taken(turn("family_alliances", no_goods, titus_contracts=["iron7k"])) == "yellow-3", "else the highest gold"
    near = {"london": "none", "hamburg": "none", "koeln": "lily", "paris": "none"}
    t = turn("family_alliances", ALL, city_tile=near)
    assert (taken(t), used(t)) == ("yellow-1", "merchant"), "a new crest in reach of the merchant"
    assert t.families("gules") & 1
    t = turn("family_alliances", {**ALL, "yellow-1": 0}, city_tile=near)
    assert (taken(t), used(t)) == ("pink-2", "architect"), "a joker 6 has one point, too few; the architect reaches it"
    far = dict.fromkeys(SPACES[:23], "none")
    t = turn("family_alliances", ALL, city_tile=far)
    assert (taken(t), used(t)) == ("blue-4", "contracts")


def test_business_is_business() -> None:
    assert taken(turn("business_is_business", ALL, titus_contracts=["iron7k"])) == "light_grey-5"
    assert used(turn("business_is_business", ALL)) == "contracts"
    t = turn("business_is_business", {"blue-1": 1, "light_grey-3": 1, "yellow-5": 1})
    assert taken(t) == "light_grey-3", "no die for contracts: the highest die of goods"


def test_religious_communities() -> None:
    built = {"pillared": {"gules": 0b100}, "costs": {"wien": "cc0", "paris": "cc8"}}
    assert taken(turn("religious_communities", ALL, **built)) == "dark_grey-3"
    assert taken(turn("religious_communities", ALL, titus_contracts=["iron7k"])) == "light_grey-5"
    assert used(turn("religious_communities", ALL)) == "architect"
    assert used(turn("religious_communities", {"blue-4": 1, "pink-1": 1, "yellow-3": 1})) == "contracts"


def test_noblesse_oblige() -> None:
    near = {"london": "none", "hamburg": "none", "koeln": "lily", "paris": "none"}
    assert used(turn("noblesse_oblige", ALL, city_tile=near)) == "architect"
    assert used(turn("noblesse_oblige", {**ALL, "pink-2": 0}, city_tile=near)) == "merchant"
    none = {str(n): "same5" if n == 1 else "none" for n in range(1, 6)}
    only: dict[str, int] = {"blue-4": 1, "yellow-3": 1, "pink-3": 1}
    t = turn("noblesse_oblige", only, contract_offer={**none, "4": "eagle"})
    assert (taken(t), used(t)) == ("blue-4", "contracts"), "a new crest in the offer for its points"
    assert t.families("gules") == 1 << 2
    assert taken(turn("noblesse_oblige", only, contract_offer=none)) == "blue-4", "else the highest die of all"


def test_proud_pillars() -> None:
    assert used(turn("proud_pillars", ALL)) == "architect"
    t = turn(
        "proud_pillars", {"yellow-1": 1, "pink-3": 1, "blue-3": 1}, pillared={"gules": 0b110}, costs={"wien": "cc0"}
    )
    assert used(t) == "merchant", "no die for the architect, more pillars than houses"


@pytest.mark.parametrize("decree", ["familiar_faces", "busy_hands"])
def test_characters_else_the_highest_pink(decree: str) -> None:
    assert used(turn(decree, ALL)) == "characters"
    assert taken(turn(decree, {"pink-2": 1, "pink-5": 1, "blue-5": 1})) == "pink-5"


def test_glorious_spires() -> None:
    built = {"pillared": {"gules": 0b100}, "costs": {"wien": "cc0", "paris": "cc8"}}
    assert taken(turn("glorious_spires", ALL, **built)) == "dark_grey-3"
    assert used(turn("glorious_spires", ALL)) == "architect"


def test_undying_fame() -> None:
    assert used(turn("undying_fame", ALL)) == "architect", "as many houses as pillars or more"
    t = turn("undying_fame", ALL, pillared={"gules": 0b110}, costs={"wien": "cc0"})
    assert used(t) == "merchant"


@pytest.mark.clause("T-14.4")
def test_worldly_riches() -> None:
    same: dict[str, int] = {"yellow-5": 1, "pink-5": 1, "dark_grey-5": 1, "blue-5": 1, "light_grey-5": 1}
    assert taken(turn("worldly_riches", ALL)) == "yellow-6", "the highest die of all"
    assert taken(turn("worldly_riches", same)) == "yellow-5", "gold, if he needs nothing"
    assert taken(turn("worldly_riches", same, titus_contracts=["iron7k"])) == "blue-5"
    assert taken(turn("worldly_riches", same, titus_crests=["lily"])) == "pink-5"
    t = turn("worldly_riches", same, pillared={"gules": 0b100}, costs={"wien": "cc0", "paris": "cc8"})
    assert taken(t) == "dark_grey-5"
    for decree in DECREES:
        assert f"test_{decree}" in globals() or decree in ("familiar_faces", "busy_hands")


@pytest.mark.clause("T-14.2")
def test_the_deck_has_the_cards_of_the_fairs_and_the_brown_ones() -> None:
    for seed in range(12):
        t = deal(2, f"deck {seed}", solo="normal")
        linked = {DECREES[card] for card in t.p.decrees}
        assert len(t.p.decrees) == 6
        assert {"undying_fame", "worldly_riches"} <= linked
        fairs = {t.book.solo.decree_fair[card] for card in t.p.decrees} - {-1}
        assert fairs == set(t.p.fair_tile)
    assert len(FAIRS) == 11
    assert len(CONTRACT_KINDS) == 24
