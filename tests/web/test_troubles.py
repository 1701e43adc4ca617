"""A database that cannot be read or written, and a house that is full: what people see, and what the log says."""

import logging

import pytest

from signoria.table.census import Census
from signoria.table.errors import BadStore
from signoria.web.guard import HEADERS
from signoria.web.speech import speech
from signoria.words.words import LANGUAGES
from web.house import HTMX, House, two_at_one_screen, words_of

SECRET = "/srv/secret/house.db: the database says: database or disk is full"


class DiskFull(BadStore):
    """Some kind of trouble that the pages have no words of their own for."""

    code = "disk-full"


@pytest.fixture(params=[BadStore, DiskFull])
def trouble(request: pytest.FixtureRequest) -> BadStore:
    error: BadStore = request.param(SECRET)
    return error


def fail_in(monkeypatch: pytest.MonkeyPatch, house: House, trouble: BadStore, *names: str) -> None:
    def fail(*_: object, **__: object) -> None:
        raise trouble

    for name in names:
        monkeypatch.setattr(house.hall.store, name, fail)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_that_cannot_be_written_is_told_and_logged(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    trouble: BadStore,
    lang: str,
) -> None:
    ann, table = two_at_one_screen(house)
    ann.cookies.set("lang", lang)
    fail_in(monkeypatch, house, trouble, "append")
    say = speech(lang)
    answer = ann.move(table)
    assert answer.status_code == 503
    assert 'hx-target="#notice"' in answer.text, "on the page that is open"
    assert say("error-bad-store") in words_of(answer.text)
    assert say("error-bad-store.text") in words_of(answer.text)
    plain = ann.post(f"/t/{table}/act", data={"seat": "0", "version": "0", "do": "undo"})
    for found in (answer, plain, ann.post("/play", data={"title": "chess"})):
        assert "secret" not in found.text
        assert "error-" not in found.text
        assert {name: found.headers.get(name) for name in HEADERS} == HEADERS
    logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert logged == [f"POST /t/{table}/act: {SECRET}"]
    monkeypatch.undo()
    assert ann.move(table).status_code == 200


def test_if_guests_cannot_be_read_known_guests_get_a_page_in_their_language(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: BadStore
) -> None:
    ann, table = two_at_one_screen(house)
    fail_in(monkeypatch, house, trouble, "guest_of")
    for path in ("/", f"/t/{table}", f"/t/{table}/stream", "/me", "/new/elgrande"):
        answer = ann.get(path, headers={"accept-language": "fr"})
        assert answer.status_code == 503
        assert speech("fr")("error-bad-store") in words_of(answer.text)
        assert 'href="/"' in answer.text
        assert "secret" not in answer.text
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert ann.get("/nowhere").status_code == 404
    assert ann.post(f"/t/{table}/act", data={"do": "undo"}, headers=HTMX).status_code == 503


def test_a_new_table_that_cannot_be_written(house: House, monkeypatch: pytest.MonkeyPatch, trouble: BadStore) -> None:
    fail_in(monkeypatch, house, trouble, "add_guest", "add_table")
    answer = house.person().post("/play", data={"title": "elgrande", "name": "Ann"})
    assert answer.status_code == 503
    assert "set-cookie" not in answer.headers
    assert "secret" not in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_house_says_so(house: House, lang: str) -> None:
    ann, table = two_at_one_screen(house)
    form = {"title": "elgrande", "level": "random", "name": "Bob"}
    house.hall.census = Census(house.hall.store, guests=2, tables=2)
    assert house.person().post("/play", data=form).status_code == 303
    for person in (ann, house.person()):
        person.cookies.set("lang", lang)
        answer = person.post("/play", data=form)
        assert answer.status_code == 503
        assert speech(lang)("error-house-full") in words_of(answer.text)
    assert ann.move(table).status_code == 200, "the games go on"
