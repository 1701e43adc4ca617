"""Opening, leaving, closing and ending a table: what was chosen is kept, a bot goes on, and the end tells a story."""

import re

import pytest

from signoria.games import find, titles
from signoria.web.speech import speech
from table.house import LINK, ME, RANDOM, here
from toy_market import shelved
from web.house import House, ann_and_bob, two_at_one_screen, words_of

SAY = speech("en")


def test_a_refused_new_table_keeps_what_was_chosen(house: House) -> None:
    form = {"seat0": "me", "o-short": "true", "o-merged": "true", "o-veteran": "vt-01", "pace": "days", "name0": "Eva"}
    page = house.person().post("/new/elgrande", data={"name": "Ann", **form})
    assert page.status_code == 422
    for kept in ('name="o-short" value="true" checked', 'name="o-merged" value="true" checked', 'value="days" checked'):
        assert kept in page.text
    assert 'value="vt-01" checked' in " ".join(page.text.split())
    assert 'name="o-regency" value="true" checked' not in page.text


@pytest.mark.parametrize("title", titles())
def test_a_new_table_begins_with_the_rules_for_beginners(house: House, title: str) -> None:
    page = house.person().get(f"/new/{title}").text
    assert SAY("new-beginner") in page
    ann = house.person("Ann")
    table = ann.post("/play", data={"title": title, "level": "random"}).headers["location"].rsplit("/", 1)[1]
    options = house.open(table).facts.options
    assert options.get("mode", "basic") == "basic"
    assert options.get("regency", False) is False
    usual = find(title).full_options({})
    assert {name for name, value in options.items() if value != usual[name]} <= {"mode"}


def test_an_invitation_names_the_game_and_the_host(house: House) -> None:
    ann = house.person("Ann")
    house.table(ann, "lorenzo", [ME, LINK])
    page = house.person().get(f"/join/{ann.links[1]}")
    assert "Ann" in page.text
    assert "Lorenzo il Magnifico" in page.text
    assert house.person().get("/join/nonsense").status_code == 404


def test_who_watches_is_not_told_about_a_turn(house: House) -> None:
    ann, _, table = ann_and_bob(house, "elgrande")
    page = words_of(house.person().get(f"/t/{table}").text)
    assert SAY("watching") in page
    assert SAY("not-your-turn") not in page
    assert SAY("watching") not in words_of(ann.get(f"/t/{table}").text)


def test_a_seat_can_be_resigned_and_a_bot_goes_on(house: House) -> None:
    ann, bob, table = ann_and_bob(house, "elgrande")
    assert bob.post(f"/t/{table}/resign", data={"seat": "0"}).status_code == 403
    assert bob.post(f"/t/{table}/resign", data={"seat": "1"}).status_code == 303
    seat = house.open(table).seats[1]
    assert (seat.kind, seat.guest, seat.name) == ("bot", "", "Bob")
    assert bob.act(table, "undo", 1).status_code == 403
    page = words_of(ann.get(f"/t/{table}").text)
    assert SAY("log-resigned", name="Bob") in page
    house.hall.loaded.clear()
    assert house.open(table).seats[1].kind == "bot", "it is on disk"


def test_a_table_that_nobody_wants_can_be_closed(house: House) -> None:
    ann = house.person("Ann")
    table = house.table(ann, "elgrande", [ME, RANDOM])
    eve = house.person("Eve")
    assert eve.post(f"/t/{table}/close").status_code == 403
    assert ann.post(f"/t/{table}/close").status_code == 303
    house.hall.loaded.clear()
    assert house.open(table).state == "closed"
    assert SAY("row-closed") in words_of(ann.get("/").text)
    page = ann.get(f"/t/{table}").text
    assert SAY("log-closed") in words_of(page)
    assert 'id="answers"' not in page
    assert SAY("error-over") in words_of(ann.act(table, "undo", 0).text)


def test_a_table_with_open_seats_can_be_closed_but_not_one_where_others_play(house: House) -> None:
    ann = house.person("Ann")
    waiting = house.table(ann, "lorenzo", [ME, LINK])
    assert ann.post(f"/t/{waiting}/close").status_code == 303
    ann, bob, table = ann_and_bob(house, "elgrande")
    assert ann.post(f"/t/{table}/close").status_code >= 400
    assert house.open(table).state == "playing"
    part = f"/t/{table}/part?seat=0"
    assert "data-alone" not in ann.get(part).text
    bob.post(f"/t/{table}/resign", data={"seat": "1"})
    assert "data-alone" in ann.get(part).text, "the menu offers it at once"
    assert ann.post(f"/t/{table}/close").status_code == 303


def test_restart_knows_where_the_turn_began(house: House) -> None:
    """After the consent to the end of a turn nothing before it is taken back, even if the same person goes on."""
    ann, table = two_at_one_screen(house)
    while True:
        opened = house.open(table)
        seat = opened.deciders[0]
        if opened.game.plies and opened.game.plies[-1].seat == seat and not opened.game.held:
            before = opened.ply
            answer = ann.act(table, "restart turn", seat)
            if answer.status_code == 200:
                assert opened.game.began <= house.open(table).ply < before
                return
        ann.move(table)


def test_the_end_tells_how_it_was_won_and_goes_on_with_the_same_seats(house: House) -> None:
    ann = house.person("Ann")
    table = house.table(ann, "elgrande", [ME, here("Eva")], short=True)
    assert ann.get(f"/t/{table}/end").status_code == 303
    while house.open(table).state != "over":
        ann.move(table)
    assert f"/t/{table}/end" in ann.get(f"/t/{table}").text
    page = ann.get(f"/t/{table}/end").text
    game = house.open(table).game
    assert page.count('class="chart"') == 2
    for points in game.scores:
        assert f"<strong>{points}</strong>" in page
    assert game.words.source(0) in words_of(page)
    assert f"/t/{table}/again" in page
    for path in (f"/t/{table}/end", f"/t/{table}"):
        assert f"/t/{table}/again" not in house.person().get(path).text, "who did not sit there has no seat to keep"
    made = ann.post(f"/t/{table}/again").headers["location"].rsplit("/", 1)[1]
    again = house.open(made)
    assert [seat.name for seat in again.seats] == ["Ann", "Eva"]
    assert again.facts.options == house.open(table).facts.options


def test_who_changes_settings_at_a_table_comes_back_to_it(house: House) -> None:
    ann, table = two_at_one_screen(house)
    found = re.search(r'href="(/me\?back=[^"]*)"', ann.get(f"/t/{table}?seat=0").text)
    assert found
    sheet = ann.get(found[1]).text
    back = re.search(r'<form class="sheet".*?name="back" value="([^"]*)"', sheet, re.DOTALL)
    assert back
    kept = {"name": "Ann", "confirm": "move", "pace": "slow", "back": back[1]}
    assert ann.post("/me", data=kept).headers["location"] == f"/t/{table}?seat=0"
    assert ann.post("/me", data={**kept, "back": "//elsewhere.test"}).headers["location"] == "/"


def test_what_is_always_answered_can_be_asked_for_again(house: House) -> None:
    with shelved():
        ann, bob, table = ann_and_bob(house, "market")
        assert 'name="always"' in ann.get(f"/t/{table}").text
        assert ann.act(table, "move bid 0", always="yes", ask="yes").status_code == 200
        assert house.open(table).seats[0].answers == ["bid 0"]
        assert house.open(table).deciders == [1]
        page = words_of(ann.get(f"/t/{table}").text)
        assert SAY("standing-forget") in page
        assert SAY("standing-forget") not in words_of(bob.get(f"/t/{table}").text)
        assert ann.act(table, "ask-again").status_code == 200
        assert SAY("standing-forget") not in words_of(ann.get(f"/t/{table}").text)
