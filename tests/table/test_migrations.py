"""A house of any earlier day opens today, with everything in it; what is no house is refused and left as it is."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from signoria.game.game import Game
from signoria.table import opening
from signoria.table.errors import BadStore, Pinned
from signoria.table.facts import OVER, PLAYING, WAITING, Facts, Guest
from signoria.table.migrations import NEWEST
from signoria.table.migrations.running import steps
from signoria.table.schema import META
from signoria.table.store import Store
from signoria.table.table import fits
from table.house import SlowBots, hall_at, play, until_persons
from toy_market import shelved

STORED = Path(__file__).parent / "stored"
HOUSES = sorted(STORED.glob("schema-*.sql"), key=lambda house: int(house.stem.rpartition("-")[2]))


@pytest.fixture(autouse=True)
def market() -> Iterator[None]:
    """The rules of the market never change: a stored table of it can always go on."""
    with shelved():
        yield


def furnished(tmp_path: Path, house: Path) -> Path:
    file = tmp_path / "house.db"
    with closing(sqlite3.connect(file)) as c:
        c.executescript(house.read_text(encoding="utf-8"))
    return file


def differences(store: Store) -> list[object]:
    with store.read() as c:
        return list(compare_metadata(MigrationContext.configure(c), META))


def facts_in(store: Store) -> list[Facts]:
    with store.read() as c:
        ids = list(c.exec_driver_sql("SELECT id FROM tables ORDER BY id").scalars())
    return [store.load(id).facts for id in ids]


def guests_in(file: Path) -> dict[str, Guest]:
    with closing(sqlite3.connect(file)) as c:
        return {row[0]: Guest(*row) for row in c.execute("SELECT id, name, lang FROM guests")}


def rows_of(file: Path, columns: str = "*") -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as c:
        return {name: c.execute(f"SELECT {columns} FROM {name}").fetchall() for name in sorted(opening.OURS)}


def test_a_new_house_has_the_tables_of_today(tmp_path: Path) -> None:
    assert steps().get_current_head() == str(NEWEST)
    assert HOUSES[-1].stem == f"schema-{NEWEST}"
    store = Store(tmp_path / "house.db")
    assert differences(store) == []
    store.close()
    again = Store(tmp_path / "house.db")
    assert facts_in(again) == []
    again.close()
    assert [file.name for file in tmp_path.glob("*.db")] == ["house.db"]


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.stem)
def test_a_house_of_an_earlier_day_gets_the_tables_of_today(tmp_path: Path, house: Path) -> None:
    file = furnished(tmp_path, house)
    store = Store(file)
    assert differences(store) == []
    facts = facts_in(store)
    assert {fact.state for fact in facts} == {WAITING, PLAYING, OVER}
    assert {fact.title for fact in facts} == {"market", "elgrande", "lorenzo", "tiletum"}
    store.close()
    Store(file).close()


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.stem)
def test_the_tables_of_an_earlier_day_are_played_on(tmp_path: Path, house: Path) -> None:
    file = furnished(tmp_path, house)
    guests = guests_in(file)

    async def scene() -> None:
        async with hall_at(file) as hall:
            ended = gone_on = 0
            for facts in facts_in(hall.store):
                if not fits(facts):
                    with pytest.raises(Pinned):
                        await hall.open(facts.id)
                    continue
                table = await until_persons(hall, facts.id)
                host = guests[table.facts.host]
                if table.state == WAITING:
                    await hall.fill(facts.id, host, "random")
                    table = await until_persons(hall, facts.id)
                if table.state == OVER:
                    record = Game.load(await hall.record(facts.id))
                    assert record.scores == table.game.scores
                    ended += 1
                    continue
                seat = table.deciders[0]
                after = await play(hall, facts.id, guests[table.seats[seat].guest], seat)
                assert after.version == table.version + 1
                gone_on += 1
            assert ended >= 1
            assert gone_on >= 3

    asyncio.run(scene())


def test_the_records_of_an_earlier_day_are_written_down_while_their_rules_are_here(tmp_path: Path) -> None:
    file = furnished(tmp_path, STORED / "schema-1.sql")

    async def scene() -> None:
        async with hall_at(file, SlowBots()) as hall:
            fitting = {facts.id: facts for facts in facts_in(hall.store) if fits(facts)}
            assert hall.keeping is not None
            await hall.keeping
            assert not fitting.keys() & {facts.id for facts in hall.store.without_record()}
            ended = [facts.id for facts in fitting.values() if facts.state == OVER]
            records = {id: await hall.record(id) for id in ended}
            for id, text in records.items():
                assert text == (await hall.history(id)).record()
        with closing(sqlite3.connect(file)) as c, c:
            c.execute("UPDATE tables SET rules = rules + 1")
        async with hall_at(file, SlowBots()) as hall:
            for id in ended:
                assert (await hall.record(id)).splitlines()[-2] == records[id].splitlines()[-2]

    asyncio.run(scene())


def test_before_a_house_is_changed_a_copy_is_kept_beside_it(tmp_path: Path) -> None:
    file = furnished(tmp_path, STORED / "schema-1.sql")
    before = rows_of(file)
    Store(file).close()
    copy = tmp_path / "house-schema-1.db"
    assert rows_of(copy) == before
    assert copy.stat().st_mode & 0o077 == 0
    assert sorted(file.name for file in tmp_path.glob("*.db*")) == ["house-schema-1.db", "house.db", "house.db-lock"]
    copy.unlink()
    Store(file).close()
    assert not copy.exists()


def test_a_step_that_fails_leaves_the_house_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = furnished(tmp_path, STORED / "schema-1.sql")
    before = rows_of(file)
    step = steps().get_revision("2").module
    upgrade = step.upgrade

    def half() -> None:
        upgrade()
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(step, "upgrade", half)
    with pytest.raises(BadStore, match="full"):
        Store(file)
    assert rows_of(file) == before
    monkeypatch.undo()
    store = Store(file)
    assert differences(store) == []
    store.close()


def test_a_house_that_cannot_be_copied_is_not_changed(tmp_path: Path) -> None:
    file = furnished(tmp_path, STORED / "schema-1.sql")
    before = rows_of(file)
    (tmp_path / "house-schema-1.db").mkdir()
    with pytest.raises(BadStore, match="directory"):
        Store(file)
    assert rows_of(file) == before


@pytest.mark.parametrize(
    "later",
    [
        "UPDATE alembic_version SET version_num = '99'",
        "DROP TABLE alembic_version; UPDATE house SET schema_version = 99",
    ],
)
def test_a_house_of_a_later_day_is_left_alone(tmp_path: Path, later: str) -> None:
    file = tmp_path / "house.db"
    Store(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as c:
        c.executescript(later)
    before = file.read_bytes()
    with pytest.raises(BadStore, match=r"has schema 99, this program knows up to \d+: update it"):
        Store(file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("journal", ["delete", "wal"])
@pytest.mark.parametrize("name", ["songs", "house", "alembic_version"])
def test_a_database_of_others_is_left_alone(tmp_path: Path, name: str, journal: str) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as c:
        c.executescript(f"PRAGMA journal_mode={journal}; CREATE TABLE {name} (version_num TEXT)")
    before = file.read_bytes()
    with pytest.raises(BadStore, match="not of Signoria"):
        Store(file)
    assert file.read_bytes() == before
    assert not (tmp_path / "other.db-lock").exists()


def test_a_house_with_damaged_pages_is_left_alone(tmp_path: Path) -> None:
    file = furnished(tmp_path, STORED / "schema-1.sql")
    with closing(sqlite3.connect(file)) as c:
        root = c.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_tables_host'").fetchone()[0]
        size = c.execute("PRAGMA page_size").fetchone()[0]
    data = bytearray(file.read_bytes())
    data[(root - 1) * size : (root - 1) * size + 64] = b"\xff" * 64
    file.write_bytes(data)
    with pytest.raises(BadStore, match="damaged"):
        Store(file)
    assert file.read_bytes() == data


def test_what_a_killed_program_left_half_done_is_put_right(tmp_path: Path) -> None:
    """A journal of SQLite that nobody has rolled back: a reader alone could not open the house."""
    file = furnished(tmp_path, STORED / "schema-1.sql")
    before = file.read_bytes()
    with closing(sqlite3.connect(file)) as c:
        c.executescript("PRAGMA cache_size = 1; BEGIN; UPDATE snapshots SET data = data || data")
        half, journal = file.read_bytes(), (tmp_path / "house.db-journal").read_bytes()
        c.rollback()
    assert half != before
    file.write_bytes(half)
    (tmp_path / "house.db-journal").write_bytes(journal)
    store = Store(file)
    assert differences(store) == []
    store.close()
