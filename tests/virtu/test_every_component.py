"""One test for each character, family card, title, patronage bonus and alliance: what it shows and what it does."""

import pytest

from signoria.games.virtu.book import ItalyBook
from signoria.games.virtu.scoring import crosses_of, printed_points
from signoria.games.virtu.steps.intrigue import place_refusal
from signoria.games.virtu.terms import ACTIONS, BONUSES, CHARACTERS, ITEMS, KINDS, SYMBOLS, T_DUCHY
from virtu.table import TITLE, Table, table

CHARACTER_ROWS = {
    "ambassador": ("annex", {"crown": 1, "ship": 1}, {"florin": 2}),
    "cardinal": ("govern", {"crown": 1, "cross": 2}, {"florin": 3, "cross": 1}),
    "merchant": ("trade", {"ship": 3, "florin": 1}, {"florin": 2}),
    "gonfalonier": ("wage_war", {"cavalry": 2, "war": 1}, {"florin": 2}),
    "maestro": ("patronise", {"crown": 2, "florin": 2}, {"florin": 2}),
    "consigliere": ("annex", {"crown": 2, "mask": 1}, {"florin": 1, "crown": 1}),
    "podesta": ("govern", {"crown": 1, "florin": 2}, {"florin": 3}),
    "bravo": ("intrigue", {"mask": 2, "war": 1}, {"florin": 1}),
    "condottiero": ("wage_war", {"cavalry": 3, "war": 2}, {"florin": 4}),
    "admiral": ("wage_war", {"ship": 2, "war": 1}, {"florin": 2}),
    "banker": ("none", {"florin": 3}, {"florin": 3}),
    "pope": ("govern", {"crown": 2, "cross": 3}, {"florin": 4, "crown": 2, "cross": 1}),
}
FAMILY_ROWS = {
    "f_milan_galeazzo": ("govern", {"crown": 1, "florin": 2}),
    "f_milan_ludovico": ("annex", {"crown": 3, "mask": 1}),
    "f_milan_caterina": ("wage_war", {"cavalry": 2, "war": 1}),
    "f_florence_lorenzo": ("patronise", {"crown": 2, "florin": 3}),
    "f_florence_giuliano": ("annex", {"crown": 3, "cavalry": 1}),
    "f_florence_sassetti": ("none", {"florin": 3, "cross": 1}),
    "f_naples_ferdinand": ("govern", {"crown": 3, "cavalry": 1}),
    "f_naples_alfonso": ("wage_war", {"cavalry": 2, "war": 1}),
    "f_naples_montefeltro": ("none", {"war": 1, "mask": 2}),
    "f_venice_ten": ("intrigue", {"crown": 2, "mask": 1}),
    "f_venice_pitigliano": ("wage_war", {"cavalry": 2, "war": 1}),
    "f_venice_barbarigo": ("annex", {"crown": 3, "ship": 1}),
    "f_rome_alexander": ("govern", {"crown": 2, "cross": 2}),
    "f_rome_cesare": ("wage_war", {"cavalry": 2, "war": 1}),
    "f_rome_lucrezia": ("annex", {"crown": 2, "mask": 2}),
    "w_france_charles": ("wage_war", {"cavalry": 3, "crown": 1}),
    "w_france_orleans": ("none", {"cavalry": 2, "war": 1}),
    "w_france_ludovico": ("annex", {"crown": 2, "mask": 1}),
    "w_france_aubigny": ("none", {"war": 2, "florin": 1}),
    "w_naples_ferdinand": ("govern", {"crown": 3, "war": 1}),
    "w_naples_cordoba": ("wage_war", {"cavalry": 2, "war": 1}),
    "w_naples_frederick": ("annex", {"crown": 2, "ship": 1}),
    "w_florence_piero": ("trade", {"florin": 3, "ship": 1}),
    "w_florence_vitelli": ("wage_war", {"cavalry": 2, "war": 1}),
    "w_venice_barbarigo": ("annex", {"crown": 2, "ship": 1}),
    "w_venice_gonzaga": ("wage_war", {"cavalry": 2, "war": 1}),
    "w_rome_alexander": ("govern", {"crown": 1, "cross": 2}),
    "w_rome_cesare": ("wage_war", {"cavalry": 2, "mask": 1}),
}
STEP_OF = {
    "govern": "govern",
    "patronise": "patronise",
    "trade": "trade",
    "annex": "annex",
    "wage_war": "troop",
    "intrigue": "plot",
}


def book(players: int = 4) -> ItalyBook:
    found = TITLE.book(players)
    assert isinstance(found, ItalyBook)
    return found


def shown(row: int) -> dict[str, int]:
    sym = book().sym
    return {SYMBOLS[k]: sym[row * KINDS + k] for k in range(KINDS) if sym[row * KINDS + k]}


def in_room(card: str) -> Table:
    """The card lies in action in a room of Milan, whose marker has come there."""
    given = {"marker": {"azure": "room-5"}, "action": {"azure": {"room-5": card}}}
    return table(4, {"moment": "act", "seat": "azure"}, florins={"azure": 9}, **given)


@pytest.mark.clause("V-1.5", "V-1.10")
@pytest.mark.parametrize("card", [*CHARACTER_ROWS, *FAMILY_ROWS])
def test_a_card_shows_its_symbols_and_has_its_action(card: str) -> None:
    action, symbols = (CHARACTER_ROWS.get(card) or FAMILY_ROWS[card])[:2]
    number = book().card_names.index(card)
    assert shown(number) == symbols
    assert book().card_action[number] == (ACTIONS.index(action) if action in ACTIONS else -1)
    if action in ACTIONS:
        t = in_room(card)
        t.drive.idle()
        assert t.step() == STEP_OF[action]
    # As a courtier it pays each of its kinds.
    court = {"azure": {"right-1": card}}
    t = table(4, {"moment": "buy", "seat": "azure"}, court=court, florins={"azure": 0}, exhausted=["milan", "genoa"])
    if symbols.get("florin", 0) >= 1:
        assert t.refused("buy bravo") == ""
    else:
        assert t.refused("buy bravo") == "not-payable"


@pytest.mark.clause("V-12.10", "V-12.11")
@pytest.mark.parametrize("card", CHARACTERS)
def test_a_character_can_be_bought_at_its_price(card: str) -> None:
    cost = CHARACTER_ROWS[card][2]
    number = ITEMS.index(card)
    assert {SYMBOLS[k]: n for k, n in enumerate(book().item_cost[number][:KINDS]) if n} == cost
    court = {"gules": {"right-1": "f_florence_giuliano", "right-2": "f_rome_alexander"}}
    given = {"exhausted": ["florence", "pisa"], "court": court}
    t = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": cost["florin"]}, **given)
    assert t.refused(f"buy {card}") == ""
    before = t.p.agents[1]
    t.play(f"buy {card}", "buy done")
    while t.step() in ("pay", "courtier"):
        t.play(t.legal()[0])
    assert t.p.owned(1, number)
    assert t.florins("gules") == 0
    assert t.p.agents[1] - before == book().card_agents[number]
    poor = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": cost["florin"] - 1}, **given)
    assert poor.refused(f"buy {card}") == "not-payable"


@pytest.mark.clause("V-12.9", "V-12.15")
@pytest.mark.parametrize(
    ("title", "symbols", "points", "slots"),
    [
        ("duchy", {"crown": 1, "florin": 2}, 0, 1),
        ("principality", {"crown": 1, "arrow": 1}, 1, 1),
        ("kingdom", {"crown": 2, "cross": 1}, 2, 0),
        ("republic", {"florin": 3, "arrow": 1}, 2, 0),
        ("guild", {"florin": 2, "arrow": 1}, 0, 0),
    ],
)
def test_a_title_gives_symbols_points_and_slots(title: str, symbols: dict[str, int], points: int, slots: int) -> None:
    at = ITEMS.index(title) - len(CHARACTERS)
    assert shown(book().tile_row + T_DUCHY + at) == symbols
    court = {"gules": {"right-1": "f_florence_giuliano", "right-2": "f_rome_alexander", "left-1": "pope"}}
    t = table(4, {"moment": "buy", "seat": "gules"}, florins={"gules": 9}, court=court, exhausted=["pisa"])
    before = printed_points(t.p, 1)
    t.play(f"buy {title}", "buy done")
    while t.step() == "pay":
        t.play(t.legal()[0])
    assert t.p.own[7 + at] == 1, "available at once (V-12.14)"
    assert printed_points(t.p, 1) - before == points
    assert t.p.slots(1) == 3 + slots


@pytest.mark.clause("V-8.4", "V-8.5", "V-8.6", "V-8.7")
@pytest.mark.parametrize("bonus", BONUSES)
def test_a_patronage_bonus_can_be_taken_and_counts_its_points(bonus: str) -> None:
    t = table(
        4, {"moment": "act", "seat": "gules"}, marker={"gules": "room-1"}, rank={"gules": 1}, florins={"gules": 2}
    )
    t.play("patronise yes", "pay florence crown", f"bonus {bonus}")
    if bonus == "machiavelli":
        t.play("courtier left-1")
        assert t.courtier("gules", "left-1") == "machiavelli"
        assert shown(book().card_names.index("machiavelli")) == {"crown": 2, "mask": 2}
    points = {"leonardo": 1, "trace_italienne": 1, "copernicus": 1, "michelangelo": 1, "duomo": 1, "columbus": 2}
    assert printed_points(t.p, 1) == points.get(bonus, 0)
    assert t.p.slots(1) == (4 if bonus in ("copernicus", "the_prince") else 3)
    assert t.p.agents[1] == (3 if bonus == "the_prince" else 2)
    assert crosses_of(t.p, 1) == {"duomo": 1, "sistine_chapel": 2}.get(bonus, 0)
    assert t.p.own[7 + 5] == (1 if bonus == "cannons" else 0)


@pytest.mark.clause("V-8.6")
def test_the_star_fort_defends_for_nothing() -> None:
    given = {"cities": {"vert": ["venice", "corfu", "verona"]}, "troops": {"gules": {"verona": 3}}}
    t = table(4, {"moment": "sieges"}, bonus={"trace_italienne": "vert"}, **given)
    t.settle()
    assert t.heard("fort", "siege-lost") == ["fort verona 2", "siege-lost gules verona 3 3"]


@pytest.mark.clause("V-8.6")
def test_leonardo_and_cannons_cost_a_florin_each() -> None:
    given = {"bonus": {"leonardo": "gules", "cannons": "gules"}, "own": {"gules": {"cannons": 1}}}
    t = table(4, {"moment": "sieges"}, troops={"gules": {"siena": 2}}, florins={"gules": 2}, **given)
    t.play("bid leonardo", "bid cannons")
    t.settle()
    assert t.heard("siege-won") == ["siege-won gules siena 5 3"]
    assert t.florins("gules") == 0
    assert t.p.own[7 + 5] == 2


@pytest.mark.clause("V-8.6")
def test_the_prince_keeps_new_agents_away_but_not_those_that_stand_there() -> None:
    given = {"bonus": {"the_prince": "vert"}, "ally": {"ottoman": "vert"}, "spy": {"vert-room-1": "gules"}}
    t = table(4, {"moment": "act", "seat": "gules"}, marker={"gules": "room-4"}, **given)
    names = t.p.book.axes["place"]
    for place in ("venice", "vert-room-2", "alliance-ottoman"):
        code = place_refusal(t.p, 1, names.index(place), -1)
        assert TITLE.refusal_kind(t.p, code).name == "place-sheltered"
        assert place_refusal(t.p, 3, names.index(place), -1) == 0
    assert t.p.spy[names.index("vert-room-1")] == 1


@pytest.mark.clause("V-8.6")
def test_michelangelo_gives_a_crown_in_each_patronise_action() -> None:
    given = {"bonus": {"michelangelo": "gules"}, "exhausted": ["florence", "pisa"]}
    t = table(4, {"moment": "act", "seat": "gules"}, marker={"gules": "room-1"}, florins={"gules": 2}, **given)
    t.play("patronise yes")
    t.settle()
    assert t.p.rank[1] == 1
    assert t.heard("pay") == ["pay gules michelangelo 1 crown 0 -1"]


@pytest.mark.clause("V-8.5")
def test_machiavelli_needs_a_slot() -> None:
    court = {"gules": {"left-1": "bravo", "right-1": "banker", "right-2": "admiral"}}
    given = {"marker": {"gules": "room-1"}, "rank": {"gules": 1}, "florins": {"gules": 2}}
    t = table(4, {"moment": "act", "seat": "gules"}, court=court, **given)
    t.play("patronise yes", "pay florence crown", "bonus machiavelli", "clear right-1", "courtier right-1")
    assert t.courtier("gules", "right-1") == "machiavelli"


@pytest.mark.clause("V-13.1", "V-13.2", "V-13.6")
@pytest.mark.parametrize(
    ("alliance", "cost"),
    [
        ("france", {"crown": 2, "cavalry": 2}),
        ("ottoman", {"crown": 1, "ship": 3}),
        ("empire", {"crown": 2, "cross": 2}),
    ],
)
def test_an_alliance_costs_what_is_printed(alliance: str, cost: dict[str, int]) -> None:
    at = book().axes["alliance"].index(alliance)
    assert {SYMBOLS[k]: n for k, n in enumerate(book().alliance_cost[at][:KINDS]) if n} == cost
    court = {"vert": {"left-1": "f_venice_ten", "right-1": "gonfalonier", "right-2": "f_rome_alexander"}}
    t = table(4, {"moment": "ally", "seat": "vert"}, court=court)
    t.play(f"ally {alliance}")
    while t.step() == "pay":
        t.play(t.legal()[0])
    assert t.p.ally[at] == 3
    assert t.p.ally_used[at] == 0


@pytest.mark.clause("V-13.6")
def test_the_empire_pays_a_purchase_but_no_alliance() -> None:
    given = {"ally": {"empire": "gules"}, "exhausted": ["florence", "pisa"], "florins": {"gules": 4}}
    t = table(4, {"moment": "buy", "seat": "gules"}, **given)
    assert t.refused("buy cardinal") == ""
    t.play("buy cardinal", "buy done").settle()
    assert t.p.ally_used[2] == 1
