"""What a title may give its page beside its drawings: explanations, chapters of the log, a trail; or no drawing."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria.drawing.pen import Pen
from signoria.game.game import Game
from signoria.game.log import log_of
from signoria.games import find, titles
from signoria.web import art
from signoria.web.speech import speech
from signoria.words.words import LANGUAGES, Words
from table.house import ME, here
from toy_market import SHELF, shelved
from web.house import House, ann_and_bob, words_of
from web.test_secrecy import put_down

SAY = speech("en")


@pytest.fixture
def drawn() -> Iterator[str]:
    with shelved() as name:
        yield name


@pytest.fixture
def undrawn(tmp_path: Path) -> Iterator[str]:
    """The market, as its author had it before there was a drawing."""
    shutil.copytree(SHELF, tmp_path / "shelf", ignore=shutil.ignore_patterns("draw.py", "__pycache__"))
    with shelved(tmp_path / "shelf") as name:
        yield name


def test_a_thing_explains_itself_with_its_clause(house: House, drawn: str) -> None:
    ann = house.person("Ann")
    table = house.table(ann, drawn, [ME, here("Eva")])
    found = ann.get(f"/t/{table}/thing?what=stall-north&seat=0")
    assert found.status_code == 200
    assert "two points more" in words_of(found.text)
    assert f"/rules/{drawn}#MK-4" in found.text
    assert 'data-thing="stall-north"' in ann.get(f"/t/{table}?seat=0").text


@pytest.mark.parametrize("what", ["", "stall-west", "stall-", "x" * 5_000, "<b>", "place-granada", "\u202e"])
@pytest.mark.parametrize("title", titles())
def test_nobody_can_tell_what_is_not_there(house: House, title: str, what: str) -> None:
    ann = house.person("Ann")
    table = house.table(ann, title, [ME, here("Eva"), here("Jan")])
    found = ann.get(f"/t/{table}/thing", params={"what": what, "seat": "0"})
    assert found.status_code in (200, 204)
    assert "[" not in found.text


def test_a_secret_thing_is_explained_to_its_seat_alone(house: House, drawn: str) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    table = house.table(ann, drawn, [ME, here("Eva")])
    assert ann.get(f"/t/{table}/thing?what=rumour&seat=0").status_code == 200
    assert ann.get(f"/t/{table}/thing?what=rumour&seat=1").status_code == 204
    assert eve.get(f"/t/{table}/thing?what=rumour").status_code == 204
    assert eve.get(f"/t/{table}/thing?what=rumour&seat=0").status_code == 403


def sold(house: House, title: str) -> tuple[str, Game]:
    """A table of the market where a good was sold and laid."""
    ann = house.person("Ann")
    table = house.table(ann, title, [ME, here("Eva")])
    ann.act(table, "move bid 1", 0)
    ann.act(table, "move bid 2", 1)
    ann.act(table, "move lay north", 1)
    return table, house.open(table).game


def test_a_chapter_runs_from_what_opens_it_to_its_last_points(house: House, drawn: str) -> None:
    table, game = sold(house, drawn)
    lines = log_of(game, -1, chapters=art.chapters(drawn))
    told = [line for line in lines if line.chapter]
    assert [line.kind for line in told] == ["bids", "bids", "sold"]
    assert {line.chapter for line in told} == {told[0].id}
    card = house.person().get(f"/t/{table}/chapter?from={told[0].id}").text
    assert "The sale" in card
    assert words_of(card).split().count(f"+{told[-1].points}") == 2, "once in its line, once in the totals"
    assert house.person().get(f"/t/{table}/chapter?from=99-9").status_code == 204


def test_chapters_that_came_together_are_summed_up_on_one_card(house: House) -> None:
    """The king phase and the fair follow each other without a question."""
    ann = house.person("Ann")
    table = house.table(ann, "tiletum", [ME, here("Eva")])
    game = house.open(table).game.copy()
    while not any(line.kind == "fair" for line in log_of(game, 0)):
        game.play(game.moves()[-1])
    put_down(house, table, game)
    lines = log_of(game, 0, None, art.chapters("tiletum"))
    starts = list(dict.fromkeys(line.chapter for line in lines if line.chapter))
    card = ann.get(f"/t/{table}/chapter", params={"from": ",".join(starts), "seat": "0"}).text
    assert re.findall(r"<h2[^>]*>([^<]+)</h2>", card) == ["King phase", "Fair"]
    assert card.count('id="account-title"') == card.count('id="account-done"') == 1


def test_on_a_phone_what_is_not_on_the_board_comes_first(house: House) -> None:
    ann = house.person("Ann")
    table = house.table(ann, "tiletum", [ME, here("Eva")])
    while (step := house.open(table).game.view(0)["step"]) not in ("merchant", "architect"):
        opened = house.open(table)
        moves = {move.text for move in opened.game.moves()}
        ann.act(table, f"move {min(moves)}" if step != "die" else f"move {max(moves)}", opened.deciders[0], sure="yes")
    seat = house.open(table).deciders[0]
    found = {}
    for layout in ("desk", "phone"):
        ann.cookies.set("layout", layout)
        page = ann.get(f"/t/{table}?seat={seat}").text
        found[layout] = re.findall(rf'class="b"\s+name="do"\s+value="move {step} ([^"]+)"', page)
    assert set(found["phone"]) == set(found["desk"])
    assert found["desk"][-1] == "end"
    assert found["phone"][0] == "end"


def test_who_waits_at_a_phone_reads_what_happened_last(house: House) -> None:
    ann, bob, table = ann_and_bob(house, "elgrande")
    bob.cookies.set("layout", "phone")
    while house.open(table).deciders != [0]:
        (bob if house.open(table).deciders == [1] else ann).move(table)
    page = bob.get(f"/t/{table}").text
    told = page[page.index('class="latest"') :].partition("</ul>")[0]
    assert log_of(house.open(table).game, 1)[-1].text in words_of(told)
    for other in (ann.get(f"/t/{table}"), house.person().get(f"/t/{table}")):
        assert 'class="latest"' not in other.text


def test_the_summary_waits_while_somebody_is_asked_in_the_midst(house: House, drawn: str) -> None:
    ann = house.person("Ann")
    table = house.table(ann, drawn, [ME, here("Eva")])
    ann.act(table, "move bid 1", 0)
    page = ann.act(table, "move bid 2", 1).text
    assert "data-open=" in page
    assert 'class="trail"' in ann.get(f"/t/{table}?seat=1").text
    assert "data-open=" not in ann.act(table, "move lay north", 1).text


def test_lines_of_the_log_keep_their_numbers_when_older_ones_are_not_shown_any_more() -> None:
    game = Game("elgrande", 3, seed=4)
    before: dict[str, str] = {}
    while len(log_of(game, 0)) < 60 or len(game.plies) % 7:
        game.play(game.moves()[0])
    for _ in range(30):
        before = {line.id: line.text for line in log_of(game, 0)}
        game.play(game.moves()[0])
        now = {line.id: line.text for line in log_of(game, 0)}
        assert all(now[id] == before[id] for id in now if id in before)
    assert len(before) == 60, "no two lines have the same number"


@pytest.mark.parametrize("name", titles())
def test_every_chapter_names_events_and_steps_of_its_title_and_has_a_heading(name: str) -> None:
    title = find(name)
    for chapter in art.chapters(name):
        assert chapter.opens | chapter.tells <= {kind.name for kind in title.events}
        assert chapter.asks <= {step.name for step in title.steps}
        assert all(Words(title, lang).has(f"chapter-{chapter.name}") for lang in LANGUAGES)


@pytest.mark.parametrize("name", [name for name in titles() if hasattr(art.drawing(name), "explain")])
def test_every_thing_on_the_table_explains_itself_and_tells_no_secret(name: str) -> None:
    """In every language and layout; a reader cannot tell two worlds apart by what is explained."""
    title = find(name)
    game = Game(title, title.players[-1], seed="things")
    told = 0
    for number in range(240):
        if game.over:
            break
        if number % 24 == 0:
            for seat in (game.seat, -1):
                told += len(explanations(game, seat, LANGUAGES[number // 24 % 3], number % 48 == 0))
        moves = game.moves()
        game.play(moves[(7 * number) % len(moves)])
    assert told > 300


def explanations(game: Game, seat: int, lang: str, phone: bool) -> dict[str, str]:
    words = Words(game.title, lang)
    pen, view = Pen(words, game.book, phone=phone), game.view(seat)
    drawn = art.drawing(game.title.name)
    page = drawn.board(view, pen) + drawn.offer(view, pen) + drawn.mine(view, pen)
    other = game.imagine(seat, "another world").view(seat) if seat >= 0 else view
    found = {}
    for thing in set(re.findall(r'data-thing="([^"]+)"', page)):
        said = art.explained(game.title.name, view, pen, thing)
        assert said is not None, f"nobody can tell what {thing} is"
        assert said.name, thing
        assert said.text, thing
        assert "[" not in said.name + said.text, thing
        assert said.clause.startswith((f"{game.title.prefix}-",)) or not said.clause
        assert said == art.explained(game.title.name, other, pen, thing)
        found[thing] = said.text
    return found


def test_a_title_without_a_drawing_has_a_page_too(house: House, undrawn: str) -> None:
    assert not art.can_draw(undrawn)
    ann = house.person("Ann")
    assert undrawn in ann.get("/").text
    table = house.table(ann, undrawn, [ME, here("Eva")])
    page = ann.get(f"/t/{table}?seat=0").text
    assert "On sale:" in words_of(page.partition('id="overlay"')[2]), "the text board is the board"
    assert 'value="move bid 1"' in page
    assert 'id="tab-text"' not in page
    for do in ("bid 0", "bid 1", "lay north", "bid 0", "bid 1"):
        seat = house.open(table).deciders[0]
        assert ann.act(table, f"move {do}", seat).status_code == 200
    page = ann.get(f"/t/{table}?seat=1").text
    assert SAY("why-not") in page
    assert "MK-4" in ann.get(f"/t/{table}/about?move=lay+north&seat=1").text
    while house.open(table).state != "over":
        assert ann.move(table).status_code == 200
    assert 'class="ranking"' in ann.get(f"/t/{table}?seat=0").text
    for path in (f"/t/{table}/end", f"/t/{table}/log", f"/t/{table}/replay?ply=2", f"/t/{table}/analysis"):
        assert ann.get(path).status_code == 200, path
    for path in (f"/rules/{undrawn}", f"/rules/{undrawn}/clauses?q=MK-4", f"/rules/{undrawn}/aid", f"/new/{undrawn}"):
        assert ann.get(path).status_code == 200, path
    assert SAY("rules-unwritten") in ann.get(f"/rules/{undrawn}").text
    assert "[title-" not in ann.get(f"/new/{undrawn}").text, "what a title does not tell is left out"
