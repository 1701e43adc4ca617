"""A game to look at, to go on with, to bring and to show; what a running game keeps to itself stays there."""

import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from signoria.cli import main
from signoria.drawing.png import can_paint
from signoria.game.game import Game
from signoria.games import titles
from signoria.kernel.chance import seeded
from signoria.table import onward
from signoria.table.facts import CLOSED, OVER
from signoria.web.speech import speech
from signoria.words.words import LANGUAGES
from table.house import ME, RANDOM, here
from test_cli import Output
from web.house import NASTY, House, Person, ann_and_bob, house_at, two_at_one_screen, words_of
from web.test_languages import MISSING
from web.test_secrecy import put_down, redealt

SAY = speech("en")
CORPUS = Path(__file__).parent.parent / "corpus"
RECORD = (CORPUS / "elgrande" / "2-short-wild.txt").read_text(encoding="utf-8")


def moves(person: Person, others: list[Person], table: str, count: int) -> None:
    """So many moves by whoever is asked."""
    people = [person, *others]
    for _ in range(count):
        seat = person.house.open(table).deciders[0]
        assert people[seat].move(table, seat).status_code == 200


def ended(house: House) -> tuple[Person, str]:
    """A short game to its end."""
    ann = house.person("Ann")
    table = house.table(ann, "elgrande", [ME, here("Eva")], short=True)
    while house.open(table).state != OVER:
        ann.move(table)
    return ann, table


def bring(person: Person, text: str) -> str:
    """The table of a record."""
    answer = person.post("/records", data={"text": text})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"].split("/")[2])


# Looking.


def test_a_running_game_is_seen_with_the_own_eyes_and_a_finished_one_with_everybodys(house: House) -> None:
    ann, bob, table = ann_and_bob(house)
    moves(ann, [bob], table, 6)
    for person, own in ((ann, 0), (bob, 1), (house.person(), -1)):
        page = person.get(f"/t/{table}/replay?ply=4")
        assert page.status_code == 200
        assert f'data-seat="{own}"' in page.text
        assert 'data-ply="4"' in page.text
        assert 'id="answers"' not in page.text
        for seat in (0, 1):
            wanted = 200 if seat == own else 403
            for path in ("replay?", "part?replay=yes&", "picture.svg?", "thing?replay=yes&what=x&", "play-on?"):
                found = person.get(f"/t/{table}/{path}ply=4&seat={seat}").status_code
                assert found == wanted or (wanted == 200 and found == 204), (path, own, seat)
    ann, table = ended(house)
    for seat in (-1, 0, 1):
        assert house.person().get(f"/t/{table}/replay?ply=4&seat={seat}").status_code == 200


def test_addresses_of_moves_lead_somewhere(house: House) -> None:
    ann, table = two_at_one_screen(house)
    moves(ann, [ann], table, 5)
    assert ann.get(f"/t/{table}?ply=3&seat=1").headers["location"] == f"/t/{table}/replay?ply=3&seat=1"
    for ply, shown in (("3", 3), ("999", 5), ("x", 5), ("-1", 5), ("", 5)):
        assert f'data-ply="{shown}"' in ann.get(f"/t/{table}/replay", params={"ply": ply}).text
    waiting = house.table(ann, "elgrande", [ME, ME._replace(kind="link")])
    assert ann.get(f"/t/{waiting}/replay").headers["location"] == f"/t/{waiting}"
    assert ann.get("/t/nowhere/replay").status_code == 404


def test_the_slider_has_marks_where_points_were_scored(house: House) -> None:
    ann = house.person("Ann")
    table = bring(ann, RECORD)
    page = ann.get(f"/t/{table}/replay?ply=0").text
    scored = re.search(r'data-scored="([^"]*)"', page)
    assert scored
    game = Game.load(RECORD)
    assert {int(ply) for ply in scored[1].split()} == {point.ply for point in game.points() if point.points}
    part = ann.get(f"/t/{table}/part?replay=yes&ply=9&seat=-1", headers={"HX-Request": "true"})
    assert len(part.content) < 60_000


def test_who_reads_the_whole_log_does_not_lose_its_chapters(house: House) -> None:
    ann = house.person("Ann")
    table = bring(ann, RECORD)
    assert ann.get(f"/t/{table}/log").status_code == 200
    assert "data-chapter=" in ann.get(f"/t/{table}/replay").text


# Playing on.


def test_playing_on_from_a_running_game_deals_anew_what_one_cannot_know(house: House) -> None:
    ann, bob, table = ann_and_bob(house, "virtu")
    moves(ann, [bob], table, 30)
    then = house.open(table).at_ply(20)
    starts = set()
    for _ in range(4):
        answer = ann.post(f"/t/{table}/play-on", data={"ply": "20", "seat": "0", "who": "here"})
        game = house.open(answer.headers["location"].split("/")[2]).game
        starts.add(game.digest)
        assert game.view(0) == then.view(0)
    assert len(starts) > 1
    assert bob.post(f"/t/{table}/play-on", data={"ply": "20", "eyes": "0", "seat": "0"}).status_code == 403


@pytest.mark.parametrize("title", titles())
def test_a_fork_is_the_same_for_who_cannot_tell_two_worlds_apart(house: House, title: str) -> None:
    ann, bob, table = ann_and_bob(house, title)
    moves(ann, [bob], table, 12)
    game = house.open(table).game
    for seat, person in ((0, ann), (1, bob), (-1, house.person())):
        seen = []
        for world in (game, redealt(game, seat, seeded(b"another world"))):
            put_down(house, table, world)
            answer = person.post(f"/t/{table}/play-on", data={"ply": "10", "seat": "0", "who": "here"})
            assert answer.status_code == 303
            seen.append(house.open(answer.headers["location"].split("/")[2]).game.view(seat))
        assert seen[0] == seen[1]


def test_a_table_that_goes_on_survives_a_restart_and_gives_a_record(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        ann, old = ended(house)
        then = house.open(old).at_ply(12)
        answer = ann.post(f"/t/{old}/play-on", data={"ply": "12", "seat": "0", "who": "here"})
        id = answer.headers["location"].split("/")[2]
        assert house.open(id).game.digest == then.digest
        assert ann.act(id, "undo", house.open(id).deciders[0]).status_code == 422
        moves(ann, [ann], id, 5)
        assert ann.get(f"/t/{id}/record").status_code == 422
        key, now = ann.key, house.open(id).game.digest
    with house_at(file) as house:
        ann = house.person()
        ann.cookies.set("signoria", key)
        table = house.open(id)
        assert table.game.digest == now
        while house.open(id).state != OVER:
            ann.move(id)
        record = ann.get(f"/t/{id}/record").text
        assert record == house.wait(house.hall.history, id).record()
        assert record.startswith("signoria record 2\n")
        assert ann.get(f"/t/{id}/end").status_code == 200
        last = house.open(id).ply
        assert ann.get(f"/t/{id}/play-on?ply={last}").status_code == 422
        assert SAY("error-nothing-left.text") in words_of(ann.get(f"/t/{id}/play-on?ply={last}").text)
        again = bring(ann, record)
        assert house.open(again).game.digest == house.open(id).game.digest
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    assert main(["record", "verify", str(tmp_path / "game.txt")]) == 0
    assert "well" in capsys.readouterr().out


def test_bots_and_the_rules_sit_where_they_should(house: House) -> None:
    ann = house.person("Ann")
    solo = house.table(ann, "tiletum", [ME, RANDOM], solo="easy")
    ann.move(solo, 0)
    answer = ann.post(f"/t/{solo}/play-on", data={"ply": "1", "seat": "0", "who": "here"})
    seats = house.open(answer.headers["location"].split("/")[2]).seats
    assert [place.kind for place in seats] == ["person", "bot"]
    answer = ann.post(f"/t/{solo}/play-on", data={"ply": "1", "seat": "0", "who": "queen"})
    assert answer.status_code == 422


# Records.


def test_a_record_that_somebody_brings_can_be_looked_at_and_gone_on_with(house: House) -> None:
    ann, eve = house.person("Ann"), house.person()
    table = bring(ann, RECORD.replace("\n", "\r\n"))
    assert house.open(table).state == OVER
    assert eve.get(f"/t/{table}").headers["location"].startswith(f"/t/{table}/replay")
    assert eve.get(f"/t/{table}/end").status_code == 200
    assert eve.get(f"/t/{table}/record").text == Game.load(RECORD).record()
    assert f'href="/t/{table}"' not in ann.get("/").text
    assert f'href="/t/{table}"' in ann.get("/games?state=record").text
    assert eve.post(f"/t/{table}/play-on", data={"ply": "9", "seat": "1", "name": "Eve"}).status_code == 303
    half = Game.load(RECORD, upto=30).record()
    opened = bring(eve, half)
    assert house.open(opened).state == CLOSED
    assert eve.get(f"/t/{opened}/record").text == half
    assert eve.get(f"/t/{opened}/replay?seat=1").status_code == 200
    assert eve.act(opened, "undo", 0).status_code == 403


@pytest.mark.parametrize(
    ("wrong", "kind", "line"),
    [
        ("", "empty", 0),
        ("<p>hello</p>", "none", 1),
        (RECORD.replace("power 1", "power 99", 1), "broken", 0),
        (RECORD[:900], "broken", 0),
        (RECORD.replace("rules: 1", "rules: 99", 1), "broken", 0),
        (RECORD + "x" * onward.LONGEST_RECORD, "long", 1),
    ],
)
def test_a_broken_record_names_its_line_and_loses_nothing(house: House, wrong: str, kind: str, line: int) -> None:
    answer = house.person("Ann").post("/records", data={"text": wrong})
    assert answer.status_code == 422
    said = words_of(answer.text)
    assert SAY(f"record-{kind}.text") in said
    if kind == "broken":
        assert re.search(r"damaged at line \d+\.", said)
    assert "a record begins with" not in said, "the program says in English what our words have said"
    assert wrong.strip()[:200] in said
    assert house.hall.store.count_tables() == 0


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8"])
def test_a_file_may_have_what_editors_put_round_it(house: House, encoding: str) -> None:
    data = f"{RECORD}\r\n\r\n".encode(encoding)
    answer = house.person("Ann").post("/records", files={"file": ("game.txt", data, "text/plain")})
    assert answer.status_code == 303, words_of(answer.text)


def test_a_file_of_another_kind_is_no_record(house: House) -> None:
    answer = house.person("Ann").post("/records", files={"file": ("cat.png", bytes(range(256)), "image/png")})
    assert answer.status_code == 422
    assert SAY("record-none.text") in words_of(answer.text)


def test_other_rules_and_kept_seeds_are_told(house: House) -> None:
    from signoria.game.record import to_record
    from signoria.kernel import record

    ann = house.person("Ann")
    game = Game.load(RECORD, upto=5)
    other, sealed = to_record(game), to_record(game, public=True)
    other.rules = 99
    for written, kind in ((other, "other"), (sealed, "sealed")):
        answer = ann.post("/records", data={"text": record.format(written)})
        assert (answer.status_code, SAY(f"record-{kind}.text") in words_of(answer.text)) == (422, True)
    far_too_long = ann.post("/records", data={"text": "x" * 600_000})
    assert far_too_long.status_code == 413


def test_nobody_fills_the_house_with_records(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.table import desk

    monkeypatch.setattr(desk, "BROUGHT_RECORDS", 1)
    ann = house.person("Ann")
    bring(ann, RECORD)
    assert ann.post("/records", data={"text": RECORD}).status_code == 429
    bob = house.person("Bob")
    assert bring(bob, RECORD)
    answers = [bob.post("/records", data={"text": "x"}) for _ in range(25)]
    assert (answers[0].status_code, answers[-1].status_code) == (422, 429)
    assert SAY("error-too-soon.text") in words_of(answers[-1].text)


# Pictures and cards.


def test_a_link_has_a_card_with_what_everybody_sees(house: House) -> None:
    ann, bob, table = ann_and_bob(house)
    for path in (f"/t/{table}", f"/t/{table}/replay?ply=0"):
        page = ann.get(path).text
        assert '<meta property="og:title" content="Lorenzo il Magnifico · Signoria">' in page
        assert "Ann 0, Bob 0" in page
    assert ann.get(f"/t/{table}/card.svg").text == bob.get(f"/t/{table}/card.svg").text
    assert "Dohráno" not in ann.get(f"/t/{table}/card.svg?lang=cs").text
    eve = house.person(NASTY)
    waiting = house.table(eve, "elgrande", [ME, ME._replace(kind="link")])
    assert "<img" not in eve.get(f"/t/{waiting}/card.svg").text
    assert "og:title" in house.person().get(f"/join/{eve.links[1]}").text


def test_a_png_is_painted_where_it_can_be(house: House) -> None:
    ann, table = two_at_one_screen(house)
    answers = [ann.get(f"/t/{table}/{what}") for what in ("card.png", "picture.png?ply=0")]
    for answer in answers:
        if can_paint():
            assert answer.status_code == 200
            assert answer.content.startswith(b"\x89PNG")
        else:
            assert answer.status_code == 503
            assert SAY("error-not-painted.text") in words_of(answer.text)
    assert ("og:image" in ann.get(f"/t/{table}").text) == can_paint()


# Reports.


def test_a_report_is_kept_for_the_host_and_tells_no_secret(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        ann, bob, table = ann_and_bob(house)
        moves(ann, [bob], table, 4)
        assert "4" in words_of(ann.get(f"/t/{table}/report?ply=4").text)
        assert ann.post(f"/t/{table}/report", data={"ply": "99", "text": " Divné.\r\nMoc. "}).status_code == 200
        for bad in ("", "   ", "x" * 2001):
            answer = ann.post(f"/t/{table}/report", data={"ply": "3", "text": bad})
            assert (answer.status_code, bad.strip() in answer.text) == (422, True)
        for _ in range(4):
            assert ann.post(f"/t/{table}/report", data={"text": "again"}).status_code == 200
        assert ann.post(f"/t/{table}/report", data={"text": "again"}).status_code == 429
        facts, digest = house.open(table).facts, house.open(table).game.digest
        assert main(["reports", "--database", str(file), "--json"]) == 0
        told = capsys.readouterr().out
        first = json.loads(told)[0]
        assert (first["table"], first["ply"], first["text"], first["lang"]) == (table, 4, "Divné.\nMoc.", "en")
        assert not any(secret in told for secret in (facts.seed, facts.salt, digest))
    assert main(["reports", "--database", str(file), "-o", str(tmp_path / "r.txt"), "--forget"]) == 0
    assert (tmp_path / "r.txt").read_text(encoding="utf-8").count("again") == 4
    capsys.readouterr()
    assert main(["reports", "--database", str(file)]) == 0
    assert capsys.readouterr().out == "No reports.\n"
    assert main(["reports", "--database", str(tmp_path / "none.db")]) == 2


# My games.


def test_my_games_can_be_found_and_taken_along(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.web import mygames

    monkeypatch.setattr(mygames, "ON_A_PAGE", 2)
    ann, over = ended(house)
    running = [house.table(ann, title, [ME, here("Eva")]) for title in ("lorenzo", "lorenzo", "virtu")]
    assert house.person("Bob").get("/games").text.count("<time") == 0
    assert house.person().get("/games").status_code == 200
    assert ann.get("/games").text.count("<time") == 2
    assert "page=2" in ann.get("/games").text
    assert ann.get("/games?page=99").text.count("<time") == 2
    found = ann.get("/games?title=virtu&state=running").text
    assert re.findall(r'<b><a href="/t/([^"]+)"', found) == [running[-1]]
    won = re.findall(r'<b><a href="/t/([^"]+)"', ann.get("/games?result=won").text)
    assert won == [over]  # both seats are mine
    assert SAY("games-place", place=1, count=2) in words_of(ann.get("/games?result=won").text)
    assert ann.get("/games?result=lost").text.count("<time") == 0
    packed = zipfile.ZipFile(io.BytesIO(ann.post("/games/records.zip").content))
    [name] = packed.namelist()
    assert over in name
    assert Game.load(packed.read(name)).over
    assert house.person().post("/games/records.zip").headers["location"] == "/games"


# Words.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_missing(house: House, lang: str) -> None:
    ann = house.person("Ann")
    ann.cookies.set("lang", lang)
    over = bring(ann, RECORD)
    pages = ["/records", "/games", "/games?state=over&result=lost", "/", "/me"]
    pages += [f"/t/{over}/{path}" for path in ("end", "replay", "replay?ply=0", "play-on?ply=3", "report")]
    pages += [f"/t/{over}/{path}" for path in ("replay?ply=7&seat=1", "card.svg", "play-on?ply=9999")]
    answers = [ann.get(path) for path in pages]
    answers += [ann.post("/records", data={"text": text}) for text in ("", "x", RECORD[:500], RECORD + "x" * 210_000)]
    answers += [ann.post(f"/t/{over}/report", data={"text": text}) for text in ("", "x")]
    for answer in answers:
        assert answer.status_code < 500
        assert not MISSING.search(answer.text), (answer.url, MISSING.search(answer.text))


def test_every_title_can_be_replayed_and_drawn(house: House) -> None:
    ann = house.person("Ann")
    for title in titles():
        record = sorted((CORPUS / title).glob("*.txt"))[0].read_text(encoding="utf-8")
        table = bring(ann, record)
        last = house.open(table).ply
        for ply in (0, last // 2, last):
            assert ann.get(f"/t/{table}/replay?ply={ply}&seat=0").status_code == 200
        assert ann.get(f"/t/{table}/picture.svg?ply={last}").text.startswith("<svg")
        assert ann.get(f"/t/{table}/end").status_code == 200
