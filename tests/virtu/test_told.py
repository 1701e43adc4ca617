"""What is told of a game of Virtù, in every language: prompts, moves and lines of the log."""

import pytest

from signoria.kernel import flow
from signoria.words.words import Words, capital
from virtu.table import TITLE, Table, table


def duel(moment: str, seat: str = "azure", **given: object) -> Table:
    return table(2, {"moment": moment, "seat": seat}, **given)


def moves(t: Table, lang: str = "en", names: list[str] | None = None) -> list[str]:
    t.drive.idle()
    words = Words(TITLE, lang, names)
    return [words.move(t.p, move) for move in flow.answers(t.p, flow.deciders(t.p)[0], True)]


def prompt(t: Table, lang: str = "en") -> str:
    t.drive.idle()
    return str(Words(TITLE, lang).prompt(t.p, flow.deciders(t.p)[0]))


def log(t: Table, lang: str = "en", names: list[str] | None = None) -> list[str]:
    assert t.drive.ear is not None
    return [Words(TITLE, lang, names).event(t.p.book, event, -1) for event in t.drive.ear.events]


def plotting(players: int) -> Table:
    where = {"moment": "act", "seat": "azure"}
    return table(players, where, marker={"azure": "room-2"}, action={"azure": {"room-2": "bravo"}})


ROOMS = {"en": "{}’s room 2", "cs": "Komnata 2 ({})", "fr": "Salle 2 ({})"}
IN_ROOMS = {"en": "in Eva’s room 2", "cs": "do komnaty 2 (Eva)", "fr": "en salle 2 (Eva)"}


@pytest.mark.parametrize("lang", ROOMS)
def test_rooms_are_named_after_the_players(lang: str) -> None:
    t = plotting(4).play("plot room")
    told = moves(t, lang, ["Ada", "Eva"])
    words = Words(TITLE, lang)
    assert [ROOMS[lang].format(name) for name in ("Ada", "Eva", words.word("seat-or"))] == told[1:15:5]
    t.play("agent gules-room-2")
    assert IN_ROOMS[lang] in log(t, lang, ["Ada", "Eva"])[-1]
    assert capital(words.name(t.p.book, "place", 36)) == ROOMS[lang].format(words.word("seat-gules"))


def test_masks_that_are_yet_to_be_paid_are_not_told_as_none() -> None:
    """When the masks of the room are used, those of courtiers may follow."""
    where = {"moment": "act", "seat": "gules"}
    t = table(4, where, marker={"gules": "room-4"}, court={"gules": {"right-1": "bravo"}})
    assert prompt(t).startswith("Intrigue: 1 mask left.")
    t.play("plot city", "agent siena")
    assert prompt(t) == "Intrigue: what do you use a mask for? You pay with it when you choose."


def test_an_agent_goes_to_an_alliance_or_to_a_track() -> None:
    assert "Place an Agent on an alliance" in moves(plotting(4))
    assert "Place an Agent on an influence track" in moves(plotting(2))
    t = plotting(2).play("plot alliance", "agent track-rome")
    assert log(t)[-1] == "Blue places an Agent on the influence track of Rome."


def test_no_city_to_annex_leads_to_influence_with_two_players() -> None:
    assert "No city: continue with influence" in moves(duel("act", marker={"azure": "room-2"}))
    action = {"azure": {"room-2": "consigliere"}}
    t = table(4, {"moment": "act", "seat": "azure"}, marker={"azure": "room-2"}, action=action)
    assert moves(t)[-1] == "No city"


CLEARING = {
    "en": ["2 new cards need slots", "Decline Piero de’ Medici", "Decline Paolo Vitelli"],
    "cs": [
        "2 nové karty potřebují pole dvořanů",
        "Odmítnout kartu Piero Medicejský",
        "Odmítnout kartu Paolo Vitelli",
    ],
    "fr": [
        "2 nouvelles cartes ont besoin d’espaces Cortigiano",
        "Refuser la carte Pierre de Médicis",
        "Refuser la carte Paolo Vitelli",
    ],
}


@pytest.mark.parametrize("lang", CLEARING)
def test_cards_that_may_be_turned_away_are_named(lang: str) -> None:
    court = {"left-1": "bravo", "right-1": "merchant", "right-2": "bravo", "left-2": "admiral"}
    t = duel("act", marker={"azure": "room-2"}, influence={"florence": -5}, court={"azure": court})
    t.play("annex ally-florence")
    assert prompt(t, lang).startswith(f"{CLEARING[lang][0]}. ")
    assert moves(t, lang)[-2:] == CLEARING[lang][1:]
    assert len(set(moves(t.play("clear second"), lang))) == len(moves(t, lang))


def test_troops_on_offer_have_their_price() -> None:
    t = duel("recruit", sworn={"venice": 0}, cities={"azure": ["turin", "milan", "parma"]}, florins={"azure": 9})
    assert prompt(t) == "Recruit troops?"
    assert {
        "Troop: Turin (1 florin)",
        "Troop: Parma (3 florins)",
        "Troop of Venice: Corfu (1 florin)",
    } <= set(moves(t))


def test_the_winner_of_a_field_battle_stays_or_retreats() -> None:
    before = {"azure": {"rome": 3}, "gules": {"rome": 1}}
    t = duel("sieges", troops=before, own={"azure": {"cannons": 2}}).settle()
    assert moves(t) == ["Besiege", "Stay there"]
    before = {"azure": {"parma": 3}, "gules": {"parma": 1}}
    t = duel("sieges", troops=before, own={"azure": {"cannons": 2}}).settle()
    assert moves(t) == ["Besiege", "Give up and retreat"]


def conquest(city: str, troops: int, **influence: int) -> Table:
    own = {"azure": {"cannons": 2}}
    t = duel("sieges", influence=influence, troops={"azure": {city: troops}}, tokens={"azure": 4}, own=own)
    for _ in range(4):
        t.play("azure: bid token")
    return t.settle()


ELIMINATED = {
    "florence": ["Florence is eliminated.", "Florencie je vyřazena ze hry.", "Florence est éliminée."],
    "rome": ["Rome is eliminated.", "Řím je vyřazen ze hry.", "Rome est éliminée."],
    "venice": ["Venice is eliminated.", "Benátky jsou vyřazeny ze hry.", "Venise est éliminée."],
}


@pytest.mark.parametrize("city", ELIMINATED)
def test_a_conquered_capital_is_told_once(city: str) -> None:
    t = conquest(city, 8, **(dict.fromkeys(ELIMINATED, -1) | {city: 5}))
    for lang, line in zip(("en", "cs", "fr"), ELIMINATED[city], strict=True):
        assert line in log(t, lang)
    lost = [line for line in log(t) if "loses influence with" in line]
    assert len(lost) == 2
    assert all(line.endswith(": the marker is in the middle.") for line in lost)


def test_influence_lost_is_told_by_the_place_of_the_marker() -> None:
    t = conquest("ravenna", 5, venice=5)
    assert "Blue loses influence with Venice: the marker is 6 spaces from the middle on Red’s side." in log(t)
    assert "Venice loses 1 troop at Ravenna." in log(t)
    assert "Jednotky brání město Ravenna: +1." in log(t, "cs")


def test_influence_gained_and_cancelled() -> None:
    t = duel("act", marker={"azure": "room-2"}, spy={"track-rome": "gules"})
    t.play("annex none", "influence florence", "pay royal crown", "influence rome", "pay duchy crown")
    assert "Blue gains influence with Florence: the marker is 2 spaces from the middle on Blue’s side." in log(t)
    assert "An opposing Agent cancels the first symbol that Blue spends on Rome." in log(t)


def test_upkeep_is_not_paid_twice() -> None:
    t = duel("winter", year=2, troops={"azure": {"turin": 2, "milan": 1}}, florins={"azure": 9})
    assert t.step() == "upkeep"
    t.play("upkeep 1").settle()
    paid = [line for line in log(t) if "1 florin" in line]
    assert paid == ["Upkeep of Blue’s troops: 1 florin.", "Blue pays 1 florin."]
    t.play(t.legal("disband")[0])
    assert log(t)[-1].endswith("(upkeep not paid).")


def test_cities_that_begin_with_a_vowel_are_elided() -> None:
    t = duel("act", marker={"azure": "room-1"}, troops={"azure": {"ancona": 1}})
    t.play("troop own ancona")
    assert prompt(t, "fr") == "Où déplacez-vous la troupe d’Ancône\xa0?"
    t.play("march ravenna")
    assert log(t, "fr")[-1] == "Bleu déplace une troupe d’Ancône à Ravenne."


ARROWS = {
    "en": "Red pays 1 arrow (Parma tile).",
    "cs": "Červený platí 1 šipku (destička Parma).",
    "fr": "Rouge paie 1 flèche (tuile Parme).",
}


@pytest.mark.clause("V-5.4")
@pytest.mark.parametrize("lang", ARROWS)
def test_a_tile_that_gives_its_arrow_is_named(lang: str) -> None:
    cities = {"gules": ["florence", "pisa", "parma"]}
    t = table(4, {"moment": "turn", "seat": "gules"}, marker={"gules": "room-3"}, cities=cities)
    t.play("marker on", "marker on", "marker parma")
    assert ARROWS[lang] in log(t, lang)
