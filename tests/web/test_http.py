"""What the site answers to bad input, to strangers and to other sites, and what every answer carries."""

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from signoria.games import titles
from signoria.table.facts import DAYS, SeatPlan
from signoria.web.guard import BODY, HEADERS, Bucket
from signoria.web.lobby import playable
from signoria.web.speech import speech
from signoria.web.visitor import local
from table.house import LINK, ME, RANDOM, here
from web.house import HTMX, House, Person, first_events, house_at, words_of

SAY = speech("en")
NASTY = "<img src=x onerror=1>"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_at(tmp_path / "house.db") as house:
        yield house


def two_at_one_screen(house: House, title: str = "elgrande") -> tuple[Person, str]:
    ann = house.person("Ann")
    return ann, house.table(ann, title, [ME, here("Eva")])


def ann_and_bob(house: House, title: str = "lorenzo") -> tuple[Person, Person, str]:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = house.table(ann, title, [ME, LINK])
    assert bob.post(f"/join/{ann.links[1]}", data={"name": "Bob"}).status_code == 303
    return ann, bob, table


# Bad input.


def test_an_unknown_table_is_a_kind_404(house: House) -> None:
    ann = house.person("Ann")
    for path in ("/t/nowhere", "/t/nowhere/part", "/t/nowhere/about", "/t/nowhere/stream", "/t/nowhere/log"):
        answer = ann.get(path)
        assert answer.status_code == 404
        assert SAY("error-unknown-table") in answer.text
        assert 'href="/"' in answer.text
    assert ann.post("/t/nowhere/act", data={"do": "undo"}).status_code == 404
    for path in ("/nowhere", "/rules/chess", "/new/chess", "/art/chess/look.css", "/static/../app.py", "/t/x/y/z"):
        answer = ann.get(path)
        assert answer.status_code == 404
        assert SAY("error-page") in answer.text or path.startswith("/static")


def test_a_stale_command_gets_a_409_with_the_table_as_it_stands(house: House) -> None:
    ann, table = two_at_one_screen(house)
    seat = house.open(table).game.seat
    assert ann.move(table).status_code == 200
    for version in (0, 77):
        answer = ann.act(table, "move power 1", seat, version)
        assert answer.status_code == 409
        assert SAY("error-stale") in answer.text
        assert f'data-version="{house.open(table).version}"' in answer.text
        assert 'id="prompt"' in answer.text
    assert house.open(table).version == 1


def test_a_repeated_command_has_the_same_answer_and_happens_once(house: House) -> None:
    ann, table = two_at_one_screen(house)
    opened = house.open(table)
    seat, text = opened.game.seat, opened.game.moves()[0].text
    answers = [ann.act(table, f"move {text}", seat, 0, key="once") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.text for answer in answers}) == 1
    assert (house.open(table).version, house.open(table).ply) == (1, 1)


def test_an_illegal_move_gets_a_422_with_the_refusal_and_its_clause(house: House) -> None:
    ann, table = two_at_one_screen(house)
    seat = house.open(table).game.seat
    answer = ann.act(table, "move power 1", 1 - seat)
    assert answer.status_code == 422
    notice = answer.text.split('hx-target="#notice"')[1]
    assert re.search(r'<p>.+</p><p>.+<a href="/rules/elgrande#EG-[\d.]+"', notice)
    plain = ann.post(f"/t/{table}/act", data={"seat": str(1 - seat), "version": "0", "do": "move power 1"})
    assert plain.status_code == 422
    assert house.open(table).version == 0


@pytest.mark.parametrize(
    "do",
    [
        "",
        "move",
        "move ",
        "move dance on the table",
        "move ;;;",
        "move " + "power 1;" * 500,
        "nonsense",
        "undo",
        "undo 3",
        "go-on",
        "restart",
        "fill",
        "join",
        "take-back",
        "stand-in 99",
        "stand-in -1",
        "stand-in ²",
        "move \x00",
        "move " + NASTY,
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(house: House, do: str) -> None:
    ann, table = two_at_one_screen(house)
    answer = ann.act(table, do, house.open(table).game.seat)
    assert 400 <= answer.status_code < 500
    assert NASTY not in answer.text
    assert house.open(table).version == 0


@pytest.mark.parametrize("number", ["x", "-5", "99", "²", "1" * 5000, "", "1e3", "\u0664"])
def test_numbers_that_are_none(house: House, number: str) -> None:
    ann, table = two_at_one_screen(house)
    seat = house.open(table).game.seat
    text = house.open(table).game.moves()[0].text
    for answer in (
        ann.get(f"/t/{table}", params={"seat": number}),
        ann.get(f"/t/{table}", params={"ply": number}),
        ann.get(f"/t/{table}/part", params={"seat": str(seat), "ply": number}),
        ann.get(f"/t/{table}/about", params={"seat": number, "move": text}),
        ann.post(f"/t/{table}/act", data={"seat": number, "version": "0", "do": f"move {text}"}),
        ann.post(f"/t/{table}/act", data={"seat": str(seat), "version": number, "do": f"move {text}"}),
        ann.post(f"/t/{table}/invite", data={"seat": number}),
    ):
        assert answer.status_code < 500
    assert house.open(table).version == 0


def test_what_is_typed_is_understood_or_explained(house: House) -> None:
    ann, table = two_at_one_screen(house)
    seat = house.open(table).game.seat
    assert ann.act(table, "typed", seat, text="gibberish").status_code == 422
    assert SAY("error-unknown-move", text="gibberish") in ann.act(table, "typed", seat, text="gibberish").text
    assert SAY("error-ambiguous", moves="")[:12] in ann.act(table, "typed", seat, text="power").text
    assert NASTY not in ann.act(table, "typed", seat, text=NASTY).text
    assert ann.act(table, "typed", seat, text=house.open(table).game.moves()[0].text).status_code == 200
    assert house.open(table).version == 1


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({}, 422),
        ({"seat0": "me"}, 422),
        ({f"seat{n}": "here" for n in range(5)}, 422),
        ({"seat0": "me", "seat1": "bot-genius"}, 422),
        ({"seat0": "me", "seat1": "emperor"}, 422),
        ({"seat0": "me", "seat1": "here", "name1": "x" * 31}, 422),
        ({"seat0": "me", "seat1": "bot-random", "pace": "eternal"}, 422),
        ({"seat0": "me", "seat1": "bot-random", "name": "\u202e"}, 422),
        ({"seat0": "me", "seat1": "bot-random"}, 303),
    ],
)
@pytest.mark.parametrize("title", playable())
def test_forms_for_a_new_table_are_checked(house: House, title: str, form: dict[str, str], status: int) -> None:
    answer = house.person().post(f"/new/{title}", data={"name": "Ann", **form})
    assert answer.status_code == status


def test_options_that_the_rules_exclude_are_explained(house: House) -> None:
    form = {"name": "Ann", "seat0": "me", "seat1": "bot-random", "o-nonsense": "1", "o-mode": "nonsense"}
    answer = house.person().post("/new/lorenzo", data=form)
    assert answer.status_code == 422
    assert "<form" in answer.text


@pytest.mark.parametrize(
    "form",
    [{}, {"title": "chess"}, {"title": "elgrande", "level": "genius"}, {"title": "elgrande", "name": "x" * 40}],
)
def test_who_sits_down_wrongly_is_told(house: House, form: dict[str, str]) -> None:
    assert house.person().post("/play", data=form).status_code == 422


def test_a_body_that_is_too_large_is_not_read(house: House) -> None:
    ann, table = two_at_one_screen(house)
    assert ann.act(table, "move " + "x" * BODY, 0).status_code == 413
    parts = (b"x" * 1024 for _ in range(BODY // 1024 + 2))
    answer = ann.post(f"/t/{table}/act", content=parts, headers={"content-type": "application/x-www-form-urlencoded"})
    assert 400 <= answer.status_code < 500
    for length in ("-1", "many"):
        assert ann.post(f"/t/{table}/act", headers={"content-length": length}).status_code == 413
    assert house.open(table).version == 0


def test_broken_forms_and_cookies_are_no_errors_of_ours(house: House) -> None:
    ann, table = two_at_one_screen(house)
    broken = {"content-type": "multipart/form-data; boundary=x"}
    assert 400 <= ann.post(f"/t/{table}/act", content=b"--y\r\nnothing", headers=broken).status_code < 500
    assert 400 <= ann.post("/play", content=b"\xff\xfe%%%", headers={"content-type": "text/plain"}).status_code < 500
    for cookie in ("signoria=x", "signoria=" + "x" * 5000, "lang=xx; layout=none", "signoria=\xff", "=;=;;"):
        stranger = house.person()
        answer = stranger.get(f"/t/{table}", headers={"cookie": cookie.encode("latin-1")})
        assert answer.status_code == 200
    for accepted in ("cs;q=x,fr", "*", ",,,", "q" * 9000):
        assert house.person().get("/", headers={"accept-language": accepted}).status_code == 200


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with house_at(tmp_path / "house.db", burst=3, rate=0.0) as house:
        ann = house.person("Ann")
        statuses = [ann.post("/language", data={"lang": "fr"}).status_code for _ in range(5)]
        assert statuses == [303, 303, 303, 429, 429]
        assert ann.get("/").status_code == 200, "reading goes on"


def test_the_bucket_fills_again_and_forgets_whom_it_has_not_seen_for_long() -> None:
    now = [0.0]
    bucket = Bucket(2, 1.0, lambda: now[0], known=2)
    assert [bucket.take("ann") for _ in range(3)] == [True, True, False]
    assert bucket.take("bob")
    now[0] = 1.0
    assert [bucket.take("ann") for _ in range(2)] == [True, False]
    bucket.take("cid")
    assert len(bucket.left) == 2


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
    answer = safe.post("/play", data={"title": "elgrande", "level": "random", "name": "Ann"})
    assert "secure" in answer.headers["set-cookie"].lower()


# What every answer carries.


def every_page(house: House, ann: Person, table: str, waiting: str) -> dict[str, httpx.Response]:
    """One answer of every kind that a person can get."""
    seat = house.open(table).game.seat
    part = f"/t/{table}/part?seat={seat}"
    paths = ["/", "/me", "/rules", "/credits", "/join/x", f"/t/{table}", f"/t/{table}?ply=0", f"/t/{waiting}", part]
    paths += [f"/t/{table}?seat={seat}", f"/t/{table}/log", "/t/nowhere", "/nowhere", f"/t/{table}/record", "/static/x"]
    paths += [f"{part}&ply=0", "/static/table.js", "/art/elgrande/look.css", "/vendor/htmx.min.js"]
    paths += [f"/new/{title}" for title in playable()] + [f"/rules/{title}" for title in titles()]
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


@pytest.mark.parametrize("title", playable())
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


@pytest.mark.parametrize("title", playable())
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


# The stream, the lists, the record.


def test_the_stream_carries_numbers_only(house: House) -> None:
    ann, table = two_at_one_screen(house)
    ann.move(table)
    heard = first_events(ann, table)
    assert heard == 'retry: 1000\ndata: {"version": 1, "ply": 1, "state": "playing"}\n\n'
    assert first_events(house.person(), table) == heard


def test_the_stream_tells_of_every_change(house: House) -> None:
    ann, table = two_at_one_screen(house)
    with ann.stream("GET", f"/t/{table}/stream") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        heard = response.iter_text()
        assert '"version": 0' in next(heard)
        for version in (1, 2):
            ann.move(table)
            assert f'"version": {version}' in next(heard)


def test_parts_are_sent_only_where_they_have_changed(house: House) -> None:
    ann, table = two_at_one_screen(house)
    page = ann.get(f"/t/{table}?seat=0").text
    have = " ".join(f"{name}:{mark}" for name, mark in re.findall(r'id="(\w+)"[^>]*data-mark="(\w+)"', page))
    answer = ann.get(f"/t/{table}/part?seat=0", headers={**HTMX, "x-have": have})
    assert re.findall(r'hx-target="#(\w+)"', answer.text) == ["notice"]
    ann.move(table)
    answer = ann.get(f"/t/{table}/part?seat=0", headers={**HTMX, "x-have": have})
    assert {"top", "prompt", "notice"} <= set(re.findall(r'hx-target="#(\w+)"', answer.text))


def test_my_tables_are_in_the_lobby_and_those_of_others_are_not(house: House) -> None:
    ann, table = two_at_one_screen(house)
    waiting = house.table(ann, "lorenzo", [ME, LINK])
    page = ann.get("/").text
    assert f'href="/t/{table}"' in page
    assert f'href="/t/{waiting}"' in page
    assert SAY("row-seats-open", count=1) in page
    assert f'href="/t/{table}"' not in house.person("Bob").get("/").text
    assert f'href="/t/{table}"' not in house.person().get("/").text


@pytest.mark.slow
@pytest.mark.parametrize("title", playable())
def test_the_record_comes_at_the_end_and_not_before(house: House, title: str) -> None:
    ann = house.person("Ann")
    table = house.table(ann, title, [ME, here("Eva")])
    assert ann.get(f"/t/{table}/record").status_code == 422
    assert house.person().get(f"/t/{table}/record").status_code == 422
    while house.open(table).state == "playing":
        assert ann.move(table).status_code == 200
    answer = house.person().get(f"/t/{table}/record")
    assert answer.status_code == 200
    assert "5eed" * 8 in answer.text
    assert "attachment" in answer.headers["content-disposition"]
    assert f'href="/t/{table}/record"' in ann.get(f"/t/{table}").text
    for path in ("", "/part", "/log", "?ply=3"):
        assert ann.get(f"/t/{table}{path}").status_code == 200
    assert 'class="ranking"' in ann.get(f"/t/{table}").text
    answer = ann.act(table, "undo", 0)
    assert answer.status_code == 422
    assert SAY("error-over") in answer.text


def test_bots_play_on_by_themselves(house: House) -> None:
    ann = house.person("Ann")
    table = house.table(ann, "elgrande", [ME, RANDOM, SeatPlan("bot", level="random")])
    for _ in range(3):
        while house.open(table).deciders != [0]:
            pass
        assert ann.move(table).status_code == 200
