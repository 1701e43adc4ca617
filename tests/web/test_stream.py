"""The live stream: what it tells, to whom, for how long, and who is here because of it."""

import gc

import pytest

from signoria.table.table import Table
from signoria.web import stream
from web.house import House, ann_and_bob, first_events, two_at_one_screen


def test_the_stream_carries_numbers_only(house: House) -> None:
    ann, table = two_at_one_screen(house)
    ann.move(table)
    heard = first_events(ann, table)
    assert heard == f'retry: 1000\ndata: {{"table": "{table}", "version": 1, "ply": 1, "state": "playing"}}\n\n'
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


def test_one_stream_tells_of_all_tables_of_a_browser(house: House) -> None:
    ann, first = two_at_one_screen(house)
    carl, dora, second = ann_and_bob(house)
    presence = house.hall.presence
    assert ann.guest
    with ann.stream("GET", f"/t/{first},{second},nowhere,{first}/stream") as response:
        heard = response.iter_text()
        begun = next(heard)
        assert begun.count("data:") == 2
        assert first in begun
        assert second in begun
        ann.move(first)
        assert f'"table": "{first}", "version": 1' in next(heard)
        (carl, dora)[house.open(second).game.seat].move(second)
        assert f'"table": "{second}", "version": 2' in next(heard)
        assert presence.is_here(first, ann.guest.id)
        assert not presence.is_here(second, ann.guest.id), "who watches is not at the table"
    while presence.is_here(first, ann.guest.id):
        house.open(first)  # the server hears of it in a moment


def test_a_stream_of_no_table_is_a_404(house: House) -> None:
    for path in ("nowhere", "nowhere,elsewhere", ","):
        assert house.person().get(f"/t/{path}/stream").status_code == 404


def test_a_stream_ends_after_a_while_and_the_browser_comes_again_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy may hold the stream of a browser that is gone: only who comes again is here."""
    monkeypatch.setattr(stream, "LIFE", 0.0)
    ann, table = two_at_one_screen(house)
    heard = ann.get(f"/t/{table}/stream").text
    assert heard.startswith("retry: 1000\n")
    assert heard.endswith("retry: 50\n\n")


def test_a_silent_stream_says_that_it_is_still_there(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "PULSE", 0.01)
    ann, table = two_at_one_screen(house)
    assert first_events(ann, table, 3).count(": still here") == 2


def test_who_watches_a_table_does_not_keep_what_it_was(house: House) -> None:
    """A table is a value, large, and made anew by every command: the old one must go."""
    ann, table = two_at_one_screen(house)
    with ann.stream("GET", f"/t/{table}/stream") as response:
        heard = response.iter_text()
        next(heard)
        for _ in range(3):
            ann.move(table)
            next(heard)
        newest = house.open(table).version
        gc.collect()
        kept = {found.version for found in gc.get_objects() if isinstance(found, Table) and found.id == table}
        assert kept == {newest}
