"""What the site answers to strangers and other sites, whose seat is whose, and what every answer carries."""

import re
import sqlite3
from pathlib import Path

import httpx
import pytest

from signoria.games import titles
from signoria.table.facts import DAYS
from signoria.web.guard import BODY, HEADERS
from signoria.web.speech import speech
from signoria.web.visitor import local
from table.house import LINK, ME, here
from web.house import NASTY, House, Person, ann_and_bob, house_at, two_at_one_screen, words_of

SAY = speech("en")


# Other sites.


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://testserver.evil.example"}, 403),
        ({"sec-fetch-site": "same-origin", "origin": "http://testserver"}, 303),
        ({"sec-fetch-site": "none"}, 303),
        ({"origin": "http://testserver"}, 303),
        ({}, 303),
    ],
)
def test_forms_of_other_sites_are_refused(house: House, headers: dict[str, str], status: int) -> None:
    ann = house.person("Ann")
    for path in ("/play", "/language", "/me", "/new/elgrande"):
        form = {"title": "elgrande", "lang": "fr", "name": "Ann", "seat0": "me", "seat1": "bot-random"}
        assert ann.post(path, data=form, headers=headers).status_code == status


def test_other_sites_cannot_move(house: House) -> None:
    ann, table = two_at_one_screen(house)
    for path in ("act", "invite", "fill"):
        answer = ann.post(f"/t/{table}/{path}", data={"do": "undo"}, headers={"origin": "https://evil.example"})
        assert answer.status_code == 403
    for method in ("GET", "PUT", "DELETE", "PATCH"):
        assert ann.request(method, f"/t/{table}/act").status_code in (403, 405)
    assert house.open(table).version == 0


@pytest.mark.parametrize(
    ("asked", "sent"),
    [
        ("/t/abc?ply=3", "/t/abc?ply=3"),
        ("https://evil.example", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("/\t/evil.example", "/"),
        ("javascript:alert(1)", "/"),
        ("", "/"),
        ("/\r\nset-cookie: x=1", "/"),
    ],
)
def test_who_changes_the_language_stays_within_the_site(house: House, asked: str, sent: str) -> None:
    assert local(asked) == sent
    answer = house.person().post("/language", data={"lang": "fr", "back": asked})
    assert (answer.status_code, answer.headers["location"]) == (303, sent)


def test_cookies_are_not_for_scripts_and_not_for_other_sites(house: House) -> None:
    stranger = house.person()
    answer = stranger.post("/play", data={"title": "elgrande", "level": "random", "name": "Ann"})
    assert answer.status_code == 303
    form = {"seat0": "me", "seat1": "link", "name": "Ann"}
    link = stranger.post("/new/elgrande", data=form)
    for cookie in (answer.headers["set-cookie"], link.headers["set-cookie"]):
        assert "httponly" in cookie.lower()
        assert "samesite=lax" in cookie.lower()
    assert "secure" not in answer.headers["set-cookie"].lower()
    safe = house.person()
    safe.base_url = httpx.URL("https://testserver")
    for path, data in (
        ("/play", {"title": "elgrande", "level": "random", "name": "Ann"}),
        ("/new/elgrande", form),
        ("/language", {"lang": "cs"}),
    ):
        cookies = safe.post(path, data=data).headers.get_list("set-cookie")
        assert cookies, path
        assert all("secure" in cookie.lower() for cookie in cookies), path


def test_the_site_answers_to_its_own_names_only(tmp_path: Path) -> None:
    with house_at(tmp_path / "house.db", hosts=["table.example", "*.house.example"]) as house:
        for name, status in (
            ("table.example", 200),
            ("TABLE.example:8600", 200),
            ("a.house.example", 200),
            ("evil.example", 400),
            ("table.example.evil.example", 400),
            ("testserver", 400),
        ):
            answer = house.person().get("/", headers={"host": name})
            assert answer.status_code == status, name
            assert answer.headers["x-frame-options"] == "DENY"


# What every answer carries.


def every_page(house: House, ann: Person, table: str, waiting: str) -> dict[str, httpx.Response]:
    """One answer of every kind that a person can get."""
    seat = house.open(table).game.seat
    part = f"/t/{table}/part?seat={seat}"
    paths = ["/", "/me", "/rules", "/credits", "/join/x", f"/t/{table}", f"/t/{table}?ply=0", f"/t/{waiting}", part]
    paths += [f"/t/{table}?seat={seat}", f"/t/{table}/log", "/t/nowhere", "/nowhere", f"/t/{table}/record", "/static/x"]
    paths += [f"{part}&ply=0", "/static/table.js", "/art/elgrande/look.css", "/vendor/htmx.min.js"]
    paths += [f"/new/{title}" for title in titles()] + [f"/rules/{title}" for title in titles()]
    found = {path: ann.get(path) for path in paths}
    text = house.open(table).game.moves()[0].text
    found["about"] = ann.get(f"/t/{table}/about", params={"seat": seat, "move": text})
    found["why not"] = ann.get(f"/t/{table}/about", params={"seat": 1 - seat, "move": text})
    found["not mine"] = ann.get(f"/t/{table}?seat=7")
    found["illegal"] = ann.act(table, f"move {text}", 1 - seat)
    found["stale"] = ann.act(table, f"move {text}", seat, 9)
    found["elsewhere"] = ann.post("/play", headers={"origin": "https://evil.example"})
    found["too much"] = ann.post("/play", content=b"x" * (BODY + 1))
    found["no method"] = ann.put("/")
    found["bad form"] = ann.post("/new/elgrande", data={})
    return found


def test_every_answer_has_the_headers_of_a_careful_site(house: House) -> None:
    ann, table = two_at_one_screen(house)
    waiting = house.table(ann, "elgrande", [ME, LINK])
    for what, answer in every_page(house, ann, table, waiting).items():
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, what
        assert answer.status_code < 500, what
    policy = HEADERS["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy


def test_an_error_of_ours_has_the_headers_too_and_tells_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = two_at_one_screen(house)

    def fail(*_: object) -> None:
        raise RuntimeError("the seed is 5eed")

    monkeypatch.setattr("signoria.web.sitting.Page", fail)
    answer = ann.get(f"/t/{table}")
    assert answer.status_code == 500
    assert SAY("error-broken") in answer.text
    assert "5eed" not in answer.text
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_pages_of_people_are_not_kept_by_caches(house: House) -> None:
    ann, table = two_at_one_screen(house)
    for path in ("/", f"/t/{table}", f"/t/{table}/part", f"/t/{table}/log", "/me"):
        assert ann.get(path).headers["cache-control"] == "no-store"
    seat = house.open(table).game.seat
    text = house.open(table).game.moves()[0].text
    answer = ann.get(f"/t/{table}/about", params={"seat": seat, "move": text})
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("phone", [False, True])
def test_no_page_has_inline_script_or_style(house: House, title: str, phone: bool) -> None:
    ann, table = two_at_one_screen(house, title)
    waiting = house.table(ann, title, [ME, LINK])
    ann.cookies.set("layout", "phone" if phone else "desk")
    for _ in range(20):
        ann.move(table)
    for what, answer in every_page(house, ann, table, waiting).items():
        if "html" in answer.headers.get("content-type", ""):
            assert not re.search(r"<script(?![^>]*\ssrc=)", answer.text), what
            assert not re.search(r"<style", answer.text), what
            assert not re.search(r"<[^>]*\sstyle=", answer.text), what
            assert not re.search(r"<[^>]*\son\w+=", answer.text), what
            assert "javascript:" not in answer.text, what
            assert "http://" not in answer.text.replace("http://www.w3.org/", "").replace("http://testserver", ""), what


# Names.


@pytest.mark.parametrize("title", titles())
def test_names_are_escaped_everywhere(house: House, title: str) -> None:
    ann = house.person(NASTY)
    table = house.table(ann, title, [ME, here('"><u>&')])
    waiting = house.table(ann, title, [ME, LINK])
    for _ in range(12):
        ann.move(table)
    seen = 0
    for what, answer in every_page(house, ann, table, waiting).items():
        assert NASTY not in answer.text, what
        assert '"><u>' not in answer.text, what
        assert "<img" not in answer.text, what
        assert not re.search(r"&amp;(lt|gt|quot|amp|#)", answer.text), f"{what}: escaped twice"
        seen += "&lt;img src=x" in answer.text
    assert seen >= 6
    assert NASTY in words_of(ann.get(f"/t/{table}/log").text.replace("&lt;", "<").replace("<img", "&lt;img"))


def test_names_in_every_field_are_checked(house: House) -> None:
    ann = house.person("Ann")
    for name in ("", " ", "x" * 31, "a\nb", "\u202eevil"):
        assert ann.post("/me", data={"name": name, "confirm": "turn"}).status_code == 422
    assert ann.post("/me", data={"name": "Zoë", "confirm": "nonsense"}).status_code == 303
    assert "Zoë" in ann.get("/me").text


# Whose seat is whose.


def test_nobody_acts_for_another_seat(house: House) -> None:
    ann, bob, table = ann_and_bob(house)
    eve, stranger = house.person("Eve"), house.person()
    seat = house.open(table).game.seat
    text = house.open(table).game.moves(seat)[0].text
    owner = (ann, bob)[seat]
    for person in (ann, bob, eve, stranger):
        if person is owner:
            continue
        for do in (f"move {text}", "undo", "go-on", "restart", "take-back"):
            assert person.act(table, do, seat).status_code == 403
            assert person.act(table, do, -1).status_code in (403, 422)
        assert person.get(f"/t/{table}/about", params={"seat": seat, "move": text}).status_code == 403
        assert person.get(f"/t/{table}/part", params={"seat": seat}).status_code == 403
        assert person.get(f"/t/{table}", params={"seat": seat}).status_code == 403
    for person in (eve, stranger):
        assert person.act(table, f"stand-in {seat}", seat).status_code == 403
        assert person.post(f"/t/{table}/invite", data={"seat": "0"}).status_code in (403, 422)
        assert person.post(f"/t/{table}/fill").status_code == 403
    assert house.open(table).version == 1


def test_only_the_host_invites_and_fills(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = house.table(ann, "lorenzo", [ME, LINK, LINK])
    bob.post(f"/join/{ann.links[1]}", data={"name": "Bob"})
    assert bob.post(f"/t/{table}/invite", data={"seat": "2"}).status_code == 403
    assert bob.post(f"/t/{table}/fill").status_code == 403
    assert "/join/" not in bob.get(f"/t/{table}").text
    assert ann.post(f"/t/{table}/invite", data={"seat": "1"}).status_code == 422
    assert ann.post(f"/t/{table}/invite", data={"seat": "77"}).status_code == 422
    assert ann.post(f"/t/{table}/invite", data={"seat": "2"}).status_code == 303
    link = re.search(r"/join/([\w-]+)", ann.get(f"/t/{table}").text)
    assert link
    assert bob.post(f"/join/{ann.links[2]}", data={"name": "Bob"}).status_code == 404
    assert bob.post(f"/join/{link[1]}", data={"name": "Bob"}).status_code == 303
    assert bob.post(f"/join/{link[1]}", data={"name": "Bob"}).status_code == 404
    assert house.open(table).state == "playing"


def test_an_invitation_that_is_none_is_a_kind_404(house: House) -> None:
    answer = house.person("Bob").post("/join/nonsense", data={"name": "Bob"})
    assert answer.status_code == 404
    assert SAY("error-unknown-key") in answer.text


def test_keys_are_hashed_at_rest(house: House) -> None:
    ann, bob, table = ann_and_bob(house)
    house.table(ann, "elgrande", [ME, LINK])
    ann.move(table) if house.open(table).game.seat == 0 else bob.move(table)
    file = house.hall.store.file
    with sqlite3.connect(file) as rest:
        rest.execute("pragma wal_checkpoint(truncate)")
    kept = b"".join(part.read_bytes() for part in file.parent.glob("house.db*"))
    for key in (ann.key, bob.key, *ann.links.values()):
        assert key.encode() not in kept


def test_watching_shows_no_form_and_no_secret_seat(house: House) -> None:
    _, _, table = ann_and_bob(house)
    eve = house.person()
    page = eve.get(f"/t/{table}").text
    assert 'id="answers"' not in page
    assert 'id="typed"' not in page
    assert 'name="do"' not in page
    assert 'data-seat="-1"' in page
    assert eve.get(f"/t/{table}/about", params={"move": "x"}).status_code == 403


# Absence.


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(house: House) -> None:
    ann, bob, table = ann_and_bob(house, "elgrande")
    persons = (ann, bob)
    while house.open(table).game.seat != 1:
        persons[house.open(table).game.seat].move(table)
    with bob.stream("GET", f"/t/{table}/stream") as response:
        next(response.iter_text())
        house.clock.now += 1000
        answer = ann.act(table, "stand-in 1", 0)
        assert answer.status_code == 422
        assert SAY("error-not-away") in answer.text
    house.clock.now += 61
    assert "stand-in 1" in ann.get(f"/t/{table}").text
    assert ann.act(table, "stand-in 1", 0).status_code == 200
    assert house.open(table).seats[1].stand_in
    while (answer := bob.act(table, "undo", 1)).status_code == 409:
        pass
    assert answer.status_code == 403
    assert SAY("error-seat-lent") in answer.text
    assert 'value="take-back"' in bob.get(f"/t/{table}").text
    assert ann.act(table, "take-back", 1).status_code == 403
    while bob.act(table, "take-back", 1).status_code == 409:
        pass
    assert house.open(table).seats[1].stand_in == ""
    assert 'value="take-back"' not in bob.get(f"/t/{table}").text


def test_who_has_just_sat_down_is_not_away(house: House) -> None:
    """The page that tells of them needs a moment to open."""
    ann, bob = house.person("Ann"), house.person("Bob")
    table = house.table(ann, "elgrande", [ME, LINK])
    house.clock.now += 1000
    bob.post(f"/join/{ann.links[1]}", data={"name": "Bob"})
    answer = ann.act(table, "stand-in 1", 0)
    assert answer.status_code == 422
    assert SAY("error-not-away") in answer.text
    house.clock.now += 1000
    bob.get(f"/t/{table}")
    assert ann.act(table, "stand-in 1", 0).status_code == 422
    house.clock.now += 61
    assert ann.act(table, "stand-in 1", 0).status_code == 200


def test_a_table_over_days_waits_longer(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    assert ann.guest is not None
    made = house.wait(house.hall.create, ann.guest, "elgrande", 2, {}, [ME, LINK], DAYS)
    bob.post(f"/join/{made.keys[1]}", data={"name": "Bob"})
    while house.open(made.table).game.seat != 1:
        ann.move(made.table)
    house.clock.now += 3600
    assert ann.act(made.table, "stand-in 1", 0).status_code == 422
    house.clock.now += 4 * 24 * 3600
    assert ann.act(made.table, "stand-in 1", 0).status_code == 200
