"""The log is the truth: folding it gives the game that was played, whatever the players did on the way."""

from pathlib import Path
from random import Random

import pytest

from signoria.game import record as saving
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.errors import SignoriaError
from signoria.table import table as live
from signoria.table.desk import Desk
from signoria.table.errors import BadCommand
from signoria.table.facts import GO_ON, MOVE, OVER, RESTART, STAND_IN, TAKE_BACK, UNDO, Command, Guest, SeatPlan
from signoria.table.store import Store
from signoria.table.table import Table
from table.house import Clock, first_move, same

ANN = Guest("a", "Ann", "en")
HOLDS_OFTEN = "lorenzo"
"""Here most turns end with a move that is forced."""


def begun(tmp_path: Path, title: str, players: int) -> tuple[Desk, Table]:
    """Ann sits at all seats: she may do whatever anybody could."""
    desk = Desk(Store(tmp_path / "house.db"), Clock(), tmp_path)
    desk.store.add_guest(ANN, "a")
    plans = [SeatPlan("me"), *[SeatPlan("here", f"P{seat}") for seat in range(1, players)]]
    return desk, desk.load(desk.create(ANN, title, players, {}, plans, "live").table)


def do(desk: Desk, table: Table, seat: int, kind: str, text: str = "", hold: bool = False, bot: bool = False) -> Table:
    command = Command(kind, text, table.version, f"k{table.version}", hold)
    return desk.perform(table.id, table, None if bot else ANN, seat, command, lambda table, seat: True).table


def some_command(luck: Random, desk: Desk, table: Table) -> Table:
    """Anything that anybody could try; what is refused changes nothing."""
    game = table.game
    lent = [place.seat for place in table.seats if place.stand_in]
    seat = luck.choice(game.deciders) if luck.random() < 0.9 else luck.randrange(game.players)
    dice = luck.random()
    if dice < 0.12:
        return do(desk, table, luck.choice([seat, luck.randrange(game.players)]), luck.choice([UNDO, UNDO, RESTART]))
    if dice < 0.15:
        return do(desk, table, seat, STAND_IN, "random")
    if lent and dice < 0.25:
        return do(desk, table, luck.choice(lent), TAKE_BACK)
    if dice < 0.27 or (game.held and dice < 0.8):
        return do(desk, table, seat, GO_ON, bot=seat in lent)
    macros = game.macros(seat) if seat in game.deciders else []
    if macros and dice < 0.5:
        return do(desk, table, seat, MOVE, luck.choice(macros).text, luck.random() < 0.5, seat in lent)
    moves = game.moves(seat) or game.moves()
    return do(desk, table, seat, MOVE, luck.choice(moves).text, luck.random() < 0.7, seat in lent)


@pytest.mark.parametrize("title", ["elgrande", "lorenzo"])
@pytest.mark.parametrize("seed", range(4))
def test_the_log_folds_into_the_game_that_was_played(
    tmp_path: Path, title: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 10)
    luck = Random(seed)
    desk, table = begun(tmp_path, title, 2 + seed % 3)
    holds = undone = 0
    for number in range(150):
        if table.state == OVER:
            break
        before = table
        try:
            table = some_command(luck, desk, table)
        except SignoriaError:
            assert desk.current(table.id, table) is table
        holds += table.game.held
        undone += table.ply < before.ply
        if number % 30 == 0:
            same(desk.load(table.id).game, table.game)
    assert table.snapshot
    assert holds or title != HOLDS_OFTEN
    assert undone
    whole = table.history()
    same(whole, table.game)
    assert len(whole.plies) == table.ply
    same(desk.load(table.id).history(), whole)
    if whole.held:
        whole = whole.copy()
        whole.go_on()
    assert Game.load(whole.record()).digest == whole.digest


def test_nothing_is_left_of_holding_in_the_record(tmp_path: Path) -> None:
    desk, table = begun(tmp_path, "elgrande", 2)
    while not table.game.held:
        seat = table.game.seat
        table = do(desk, table, seat, MOVE, first_move(table, seat), hold=True)
    # The page of a person who wants no confirmation any more sends the forced move as any other.
    table = do(desk, table, table.game.seat, MOVE, first_move(table, table.game.seat))
    assert not table.game.held
    written = saving.to_record(table.history())
    assert len(written.plies) == table.ply
    assert Game.load(table.history().record()).digest == table.game.digest


def test_a_row_of_moves_holds_only_at_its_end(tmp_path: Path) -> None:
    desk, table = begun(tmp_path, "elgrande", 2)
    texts: list[str] = []
    twin = table.game.copy()
    seat = twin.seat
    while twin.seat == seat and len(texts) < 5:
        texts.append(twin.moves()[0].text)
        twin.play(texts[-1])
    table = do(desk, table, seat, MOVE, ";".join(texts), hold=True)
    assert table.ply == len(texts)


def test_restart_goes_back_to_where_somebody_learnt_something(tmp_path: Path) -> None:
    desk, table = begun(tmp_path, "lorenzo", 2)
    start = table
    while table.ply < 40:
        seat = table.game.seat
        before = table
        table = do(desk, table, seat, MOVE, first_move(table, seat), hold=True)
        if before.game.seat != seat or table.game.position.learnt != before.game.position.learnt:
            start = table
        elif table.ply > start.ply + 1 and all(ply.seat == seat for ply in table.game.plies[start.ply :]):
            back = do(desk, table, seat, RESTART)
            assert back.ply <= start.ply
            same(desk.load(back.id).game, back.game)
            return
    pytest.fail("no turn had two moves")


def test_a_sealed_answer_may_be_changed_and_the_others_stay(tmp_path: Path) -> None:
    desk, table = begun(tmp_path, "lorenzo", 3)
    while not flow.top(table.game.position).sealed:
        table = do(desk, table, table.game.seat, MOVE, first_move(table, table.game.seat))
    for seat in (2, 0):
        table = do(desk, table, seat, MOVE, first_move(table, seat))
    assert table.deciders == [1]
    table = do(desk, table, 2, UNDO)
    assert table.deciders == [1, 2]
    table = do(desk, table, 2, MOVE, table.game.moves(2)[1].text)
    table = do(desk, table, 0, MOVE, table.game.moves(0)[2].text)
    same(desk.load(table.id).game, table.game)
    table = do(desk, table, 1, MOVE, first_move(table, 1))
    same(desk.load(table.id).game, table.game)
    with pytest.raises(SignoriaError):
        do(desk, table, 2, UNDO)


def test_a_snapshot_that_cannot_be_read_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)
    desk, table = begun(tmp_path, "elgrande", 2)
    while not table.snapshot:
        table = do(desk, table, table.game.seat, MOVE, first_move(table, table.game.seat))
    with desk.store.write() as c:
        c.exec_driver_sql("UPDATE snapshots SET data = '{}'")
    same(desk.load(table.id).game, table.game)


def test_what_was_played_before_a_snapshot_stays_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)
    desk, table = begun(tmp_path, "elgrande", 2)
    while not table.snapshot or table.game.plies:
        table = do(desk, table, table.game.seat, MOVE, first_move(table, table.game.seat))
    for seat in range(2):
        reasons = []
        for game in (table.game, desk.load(table.id).game, table.history()):
            with pytest.raises(SignoriaError) as error:
                game.copy().undo(seat)
            reasons.append(str(error.value))
        assert len(set(reasons)) == 1


def test_every_earlier_moment_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "SNAPSHOT_EVERY", 5)
    desk, table = begun(tmp_path, "elgrande", 2)
    digests = [table.game.digest]
    while not table.snapshot or table.ply < 20:
        table = do(desk, table, table.game.seat, MOVE, first_move(table, table.game.seat))
        digests.append(table.game.digest)
    assert [table.at_ply(ply).digest for ply in range(table.ply + 1)] == digests
    assert len(table.at_ply(3).events()) < len(table.game.events())
    with pytest.raises(BadCommand):
        table.at_ply(table.ply + 1)
