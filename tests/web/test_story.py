"""When the rules have changed, what was played before can still be read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from signoria.kernel import record
from signoria.table.facts import OVER
from signoria.web.speech import speech
from signoria.words.words import LANGUAGES
from table.house import ME, RANDOM, here
from web.house import House, house_at, words_of

SAY = speech("en")
OTHER_RULES = ["rules = rules + 1", "title = 'chess'"]


def change(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as c, c:
        c.execute(sql)


def finished(house: House) -> tuple[str, str, list[int]]:
    """A game of Lorenzo to its end: the key of its host, its id and its scores."""
    ann = house.person("Ann")
    id = house.table(ann, "lorenzo", [ME, here("Eva")])
    while (table := house.open(id)).state != OVER:
        assert ann.move(id, table.deciders[0]).status_code == 200
    return ann.key, id, table.game.scores


@pytest.mark.parametrize("other", OTHER_RULES)
def test_a_finished_game_of_other_rules_shows_scores_moves_and_record(tmp_path: Path, other: str) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        key, id, scores = finished(house)
    change(file, f"UPDATE tables SET {other}")
    with house_at(file) as house:
        stranger, ann = house.person(), house.person()
        ann.cookies.set("signoria", key)
        written = record.parse(stranger.get(f"/t/{id}/record").text)
        assert written.scores == scores
        assert written.seed
        for person in (stranger, ann):
            for path in (f"/t/{id}", f"/t/{id}/log"):
                answer = person.get(path)
                assert answer.status_code == 200
                said = words_of(answer.text)
                assert SAY("story-text") in said
                assert f'href="/t/{id}/record"' in answer.text
                for points in scores:
                    assert SAY("story-points", points=points) in said
                assert all(ply.move in said for ply in written.plies)
                assert answer.text.count("<li>") == 2 + len(written.plies)
        assert stranger.get(f"/t/{id}/part").status_code == 409
        lobby = ann.get("/")
        assert lobby.status_code == 200
        if "rules" in other:
            assert SAY("row-over") in lobby.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_cannot_go_on_tells_no_secrets(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        ann = house.person("Ann", lang)
        id = house.table(ann, "elgrande", [ME, here("Eva")])
        for _ in range(4):
            ann.move(id)
        seed, key = house.open(id).facts.seed, ann.key
    change(file, "UPDATE tables SET data = 'ffffffffffffffff'")
    with house_at(file) as house:
        stranger, ann = house.person(), house.person()
        ann.cookies.set("signoria", key)
        assert stranger.get(f"/t/{id}/record").status_code == 403
        for person, link in ((stranger, False), (ann, True)):
            answer = person.get(f"/t/{id}")
            assert answer.status_code == 409
            assert (f'href="/t/{id}/record"' in answer.text) == link
            assert "power" not in words_of(answer.text)
        assert speech(lang)("error-pinned.text") in words_of(answer.text)
        text = ann.get(f"/t/{id}/record").text
        assert len(record.parse(text).plies) == 4
        assert seed not in text


def test_a_game_from_before_records_were_kept_shows_what_came(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        _, id, _ = finished(house)
    change(file, "UPDATE tables SET rules = rules + 1, ply = NULL, scores = NULL")
    change(file, "DELETE FROM plies")
    with house_at(file) as house:
        answer = house.person().get(f"/t/{id}")
        assert answer.status_code == 200
        assert SAY("story-commands") in words_of(answer.text)
        assert "/record" not in answer.text
        assert answer.text.count("<li>") > 50
        assert house.person().get(f"/t/{id}/record").status_code == 409


def test_a_table_with_bots_is_named_by_its_colours(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    with house_at(file) as house:
        id = house.table(house.person("Ann"), "elgrande", [ME, RANDOM])
    change(file, "UPDATE tables SET rules = rules + 1")
    with house_at(file) as house:
        said = words_of(house.person().get(f"/t/{id}").text)
        assert "Ann" in said
        assert SAY("seat-gules") in said
