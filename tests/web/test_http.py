"""What the site answers to bad input, and what it sends: the parts, the lists, the record."""

import re
from pathlib import Path

import pytest

from signoria import BadOption
from signoria.games import find, titles
from signoria.table.facts import SeatPlan
from signoria.web.guard import BODY, CROWD, Bucket
from signoria.web.speech import speech
from signoria.web.templates import partial, said
from table.house import LINK, ME, RANDOM, here
from web.house import HTMX, NASTY, House, house_at, two_at_one_screen

SAY = speech("en")


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


def test_a_click_before_the_scripts_are_here_is_not_lost(house: House) -> None:
    """On a slow machine the form comes without them: the page that it leads to asks for the second touch."""
    ann = house.person("Ann")
    table = house.table(ann, "elgrande", [ME, RANDOM])
    opened = house.open(table)
    move = opened.game.moves(0)[0].text
    form = {"seat": "0", "version": str(opened.version), "do": f"move {move}", "ask": "yes"}
    page = ann.post(f"/t/{table}/act", data=form, follow_redirects=True)
    assert f'data-chosen="{move}"' in page.text
    assert house.open(table).ply == opened.ply
    sure = ann.post(f"/t/{table}/act", data={**form, "do": f"sure {move}"}, follow_redirects=True)
    assert sure.status_code == 200
    assert house.open(table).ply > opened.ply


def test_a_typed_row_of_moves_asks_for_consent_as_a_whole(house: House) -> None:
    """One that gives the action of its turn away: the main button names the whole row, and sends it."""
    ann, table = two_at_one_screen(house)
    while not house.open(table).game.moves()[0].text.startswith("take"):
        ann.move(table)
    before = house.open(table)
    row = f"{before.game.moves()[0].text}; turn end"
    answer = ann.act(table, "typed", before.game.seat, text=row, ask="yes")
    assert house.open(table).version == before.version, "nothing is done yet"
    assert f'value="sure {row}"' in answer.text
    assert 'class="fore danger"' in answer.text
    assert ann.act(table, f"sure {row}", before.game.seat, ask="yes").status_code == 200
    assert house.open(table).ply == before.ply + 2


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({}, 422),
        ({f"seat{n}": "here" for n in range(5)}, 422),
        ({"seat0": "me", "seat1": "bot-genius"}, 422),
        ({"seat0": "me", "seat1": "emperor"}, 422),
        ({"seat0": "me", "seat1": "here", "name1": "x" * 31}, 422),
        ({"seat0": "me", "seat1": "bot-random", "pace": "eternal"}, 422),
        ({"seat0": "me", "seat1": "bot-random", "name": "\u202e"}, 422),
        ({"seat0": "me", "seat1": "bot-random"}, 303),
    ],
)
@pytest.mark.parametrize("title", titles())
def test_forms_for_a_new_table_are_checked(house: House, title: str, form: dict[str, str], status: int) -> None:
    answer = house.person().post(f"/new/{title}", data={"name": "Ann", **form})
    assert answer.status_code == status


@pytest.mark.parametrize("title", titles())
def test_one_player_sits_down_only_where_the_game_can_be_played_alone(house: House, title: str) -> None:
    try:
        alone = 303 if find(title).book(1) else 0
    except BadOption:
        alone = 422
    answer = house.person().post(f"/new/{title}", data={"name": "Ann", "seat0": "me"})
    assert answer.status_code == alone
    if alone == 303:
        table = answer.headers["location"]
        assert house.person().get(table).status_code == 200


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


@pytest.mark.parametrize(
    "charset", ["undefined", "punycode", "utf-7", "idna", "unicode_escape", "x", "utf-16", '"utf-7"']
)
def test_a_form_in_another_encoding_is_refused(house: House, charset: str) -> None:
    ann, table = two_at_one_screen(house)
    body = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n+2AA-\\ud800\xff\r\n--x--\r\n'
    headers = {"content-type": f"multipart/form-data; boundary=x; charset={charset}"}
    for path in (f"/t/{table}/act", "/me", "/play", "/language"):
        assert ann.post(path, content=body, headers=headers).status_code == 400
    twice = [("content-type", f"multipart/form-data; boundary=x; charset={charset}"), ("content-type", "text/plain")]
    assert ann.post("/me", content=body, headers=twice).status_code == 400
    fine = {"content-type": "multipart/form-data; boundary=x; charset=UTF-8"}
    assert ann.post("/me", content=body, headers=fine).status_code == 303


def test_too_many_requests_have_to_wait(tmp_path: Path) -> None:
    with house_at(tmp_path / "house.db", burst=3, rate=0.0) as house:
        ann = house.person("Ann")
        statuses = [ann.post("/language", data={"lang": "fr"}).status_code for _ in range(5)]
        assert statuses == [303, 303, 303, 429, 429]
        assert ann.get("/").status_code == 200, "reading goes on"
        note = ann.post("/language", data={"lang": "cs"}, headers=HTMX)
        assert note.status_code == 429
        told = ["error-too-fast", "error-too-fast.text"]
        assert note.text == partial("notice", "innerHTML", said(*map(speech("fr"), told))), "in the language chosen"


def test_who_asks_too_often_still_gets_their_share() -> None:
    now = [0.0]
    bucket = Bucket(1, 1.0, lambda: now[0])
    allowed = 0
    for _ in range(100):
        allowed += bucket.take("ann")
        now[0] += 0.05
    assert allowed == 5, "one at first, then one a second"


def test_people_of_one_address_do_not_wait_for_each_other(tmp_path: Path) -> None:
    with house_at(tmp_path / "house.db", burst=3, rate=0.0) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        statuses = [ann.post("/language", data={"lang": "fr"}).status_code for _ in range(20)]
        assert statuses == [303] * 3 + [429] * 17
        assert [bob.post("/language", data={"lang": "fr"}).status_code for _ in range(4)] == [303, 303, 303, 429]


def test_all_of_one_address_have_a_limit_too(tmp_path: Path) -> None:
    with house_at(tmp_path / "house.db", burst=3, rate=0.0) as house:
        stranger = house.person()
        statuses = []
        for number in range(20):
            headers = {"cookie": f"signoria={number}"}
            statuses.append(stranger.post("/language", data={"lang": "fr"}, headers=headers).status_code)
        assert statuses == [303] * 3 * CROWD + [429] * (20 - 3 * CROWD)


def test_the_bucket_fills_again_and_forgets_whom_it_has_not_seen_for_long() -> None:
    now = [0.0]
    bucket = Bucket(2, 1.0, lambda: now[0], known=2)
    assert [bucket.take("ann") for _ in range(3)] == [True, True, False]
    assert bucket.take("bob")
    now[0] = 1.0
    assert [bucket.take("ann") for _ in range(2)] == [True, False]
    bucket.take("cid")
    assert len(bucket.left) == 2


# The parts, the lists, the record.


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
@pytest.mark.parametrize("title", ["elgrande", "lorenzo"])
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
    for path in ("", "/part", "/log", "/replay?ply=3"):
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
