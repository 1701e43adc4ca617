"""The record: exact both ways, and never fooled."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.game.game import Game
from signoria.game.record import load, replay, to_record
from signoria.games import titles
from signoria.kernel import record
from signoria.kernel.errors import BadRecord, SignoriaError
from signoria.kernel.record import Ply, Record
from toy_market import shelved


def sample(ended: bool = True) -> Record:
    written = Record("market", 1, "0123456789abcdef", 3)
    written.options = {"generous": "false", "guests": "monk, thief"}
    written.reveal("spring in Siena", "00ff" * 8)
    written.names = {0: "Žofie", 2: "Gaël: the second"}
    written.note = "from the café"
    written.plies = [Ply(1, "bid 2", "00" * 8), Ply(0, "bid 0", "11" * 8), Ply(2, "lay keep")]
    written.ended = ended
    written.scores = [12, -3, 0] if ended else []
    return written


GOOD = record.format(sample())


def test_a_record_is_readable_text() -> None:
    assert GOOD.startswith(
        "signoria record 1\n"
        "title: market\n"
        "rules: 1\n"
        "data: 0123456789abcdef\n"
        "players: 3\n"
        "option generous: false\n"
        "option guests: monk, thief\n"
        "commitment: "
    )
    assert "\n   1  gules   bid 2  #0000000000000000\n" in GOOD
    assert "\n   3  or      lay keep\nend 3 12 -3 0\ncheck " in GOOD


@pytest.mark.parametrize("ended", [True, False])
def test_the_round_trip_is_exact(ended: bool) -> None:
    text = record.format(sample(ended))
    again = record.parse(text)
    assert record.format(again) == text
    assert again.names == {0: "Žofie", 2: "Gaël: the second"}
    assert [ply.move for ply in again.plies] == ["bid 2", "bid 0", "lay keep"]
    assert again.ended is ended


def test_an_empty_record_is_a_record() -> None:
    empty = Record("market", 1, "0" * 16, 1)
    empty.commitment = "0" * 64
    assert record.format(record.parse(record.format(empty))) == record.format(empty)


def test_lines_are_numbered_as_people_count() -> None:
    lines = GOOD.split("\n")
    for number, ply in enumerate(sample().plies, 1):
        assert ply.move in lines[sample().line_of(number) - 1]


def test_line_ends_of_other_systems_are_understood_in_files() -> None:
    assert record.format(record.read(GOOD.replace("\n", "\r\n").encode())) == GOOD


def sealed(body: str) -> str:
    """A body with a checksum that fits: what a careful forger would send."""
    return f"{body}check {record.checksum(body)}\n"


def edited(old: str, new: str) -> str:
    assert old in GOOD
    return sealed(GOOD[: GOOD.rindex("check ")].replace(old, new))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "begins with"),
        ("signoria record 3\n", 1, "begins with"),
        (edited("record 1", "record 2"), 10, "no line 'seed'"),
        ("signoria record 1\n", 1, "breaks off in its header"),
        (edited("rules: 1", "rules: one"), 3, "no number"),
        (edited("rules: 1", "rules: 01"), 3, "should read 'rules: 1'"),
        (edited("rules: 1", "rules: ²"), 3, "no number"),
        (edited("players: 3", "players: 6"), 5, "1 to 5 players"),
        (edited("title: market\n", ""), 13, "no line 'title'"),
        (edited("title: market\n", "title: market\ntitle: chess\n"), 3, "second 'title'"),
        (edited("note: from", "mote: from"), 13, "no line 'mote'"),
        (edited("note: from the", "note"), 13, "a name, a colon"),
        (edited("data: 0", "data: G"), 4, "no digit of a hexadecimal"),
        (edited("data: 0", "data: "), 4, "16 hexadecimal digits"),
        (edited("spring", "summer"), 10, "does not match the commitment"),
        (edited("name or", "name vert"), 12, "no seat"),
        (edited("   2  azure", "   3  azure"), 16, "should be move 2"),
        (edited("   2  azure", "  2  azure"), 16, "should read"),
        (edited("azure   bid 0", "vert    bid 0"), 16, "no seat"),
        (edited("bid 0  #11", "bid 0  11"), 16, "begins with #"),
        (edited("lay keep", "lay keep  #00  x"), 17, "a move is its number"),
        (edited("end 3", "end 4"), 18, "3 moves"),
        (edited("end 3 12 -3 0", "end 3 12 -3"), 18, "one score for each seat"),
        (edited("end 3 12 -3 0", "open 3 12"), 18, "an open game has none"),
        (edited("end 3 12 -3 0", "fine"), 18, "its end"),
        (edited("café", "caf\x07"), 13, "cannot be printed"),
        (edited("café", "c" * 2000), 13, "longer than"),
        (GOOD + "\n", 20, "more after the end"),
        (GOOD.replace("bid 2", "bid 3"), 19, "changed after it was written"),
        (GOOD[:-1], 19, "middle of this line"),
        (GOOD[: GOOD.index("check")], 18, "breaks off after this line"),
        (GOOD[: GOOD.index("end")], 17, "breaks off after this line"),
        (GOOD.replace("\n", "\r\n"), 1, "begins with"),
    ],
)
def test_a_damaged_record_names_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        record.parse(text)
    assert caught.value.line == line


def test_bytes_that_are_no_text_are_told() -> None:
    with pytest.raises(BadRecord, match="line 2: this is not UTF-8"):
        record.read(b"signoria record 1\n\xff\xfe\n")
    with pytest.raises(BadRecord, match="far too long"):
        record.read(b"x" * (record.MAX_TEXT + 1))


@pytest.mark.parametrize("cut", range(len(GOOD)))
def test_every_truncation_is_found(cut: int) -> None:
    with pytest.raises(BadRecord):
        record.parse(GOOD[:cut])


@given(st.text())
def test_any_text_is_refused_or_exact(text: str) -> None:
    only_bad_record(text.encode("utf-8", "surrogatepass"))


@given(st.integers(0, len(GOOD.encode())), st.integers(0, 40), st.binary(max_size=12))
def test_any_change_of_bytes_is_found(at: int, length: int, new: bytes) -> None:
    data = GOOD.encode()
    only_bad_record(data[:at] + new + data[at + length :])


@given(
    st.integers(0, len(GOOD)), st.integers(0, 30), st.text(alphabet="0123456789abcdef #:\n-azureorguls ", max_size=20)
)
def test_a_forger_who_fixes_the_checksum_still_writes_a_record(at: int, length: int, new: str) -> None:
    body = GOOD[: GOOD.rindex("check ")]
    only_bad_record(sealed(body[:at] + new + body[at + length :]).encode(), forged=True)


def only_bad_record(data: bytes, forged: bool = False) -> None:
    try:
        parsed = record.read(data)
    except BadRecord as bad:
        if bad.line < 1 or not bad.reason:
            raise
        return
    text = record.format(parsed)
    assert text.encode() == data.replace(b"\r\n", b"\n")
    assert forged or text == GOOD


@given(
    st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=40),
    st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["bid 1", "lay north"]), st.booleans()), max_size=30),
    st.booleans(),
)
def test_everything_printable_comes_back(name: str, moves: list[tuple[int, str, bool]], ended: bool) -> None:
    written = sample(ended)
    if not name.isprintable():
        name = "?"
    written.names[1] = name
    written.plies = [Ply(seat, move, "ab" * 8 if digest else "") for seat, move, digest in moves]
    text = record.format(written)
    again = record.parse(text)
    assert again.names[1] == name
    assert record.format(again) == text


def finished(name: str, players: int, seed: str) -> Game:
    game = Game(name, players, seed, names=["Ada"])
    turn = 0
    while not game.over:
        moves = game.moves(game.deciders[turn % len(game.deciders)])
        game.play(moves[(7 * turn) % len(moves)], game.deciders[turn % len(game.deciders)])
        turn += 1
    return game


def test_a_played_game_replays_to_the_same_position() -> None:
    with shelved() as name:
        game = finished(name, 3, "again")
        twin = load(game.record("with a note"))
        assert twin.digest == game.digest
        assert twin.log(0) == game.log(0)
        assert twin.record("with a note") == game.record("with a note")


@pytest.mark.parametrize("name", titles())
def test_every_title_replays(name: str) -> None:
    game = finished(name, 3, "again")
    assert load(game.record()).record() == game.record()


@pytest.mark.parametrize("name", titles())
def test_a_game_from_a_position_replays_from_there(name: str) -> None:
    game = finished(name, 3, "again")
    twin = game.copy()
    begun = min(20, len(game.plies) // 2)
    twin.position, twin.plies = game.plies[begun].before, game.plies[:begun]
    dream = twin.imagine(1, seed="dream")
    while len(dream.plies) < begun + 5:
        dream.play(dream.moves()[0])
    text = dream.record("from the middle")
    assert text.startswith("signoria record 2\n")
    assert max(map(len, text.splitlines())) <= record.MAX_LINE
    again = load(text)
    assert again.record("from the middle") == text
    assert again.digest == dream.digest


def test_the_beginning_of_a_game_from_a_position_is_bound_and_checked() -> None:
    with shelved() as name:
        game = Game.from_json(Game(name, 2, seed="x").to_json())
        game.play(game.moves()[0])
        text = game.record()
        line = next(at for at, line in enumerate(text.splitlines(), 1) if line.startswith("start 1: "))

        def told(text: str) -> BadRecord:
            body = text[: text.rindex("check ")]
            with pytest.raises(BadRecord) as caught:
                load(sealed(body))
            return caught.value

        other = told(text.replace("start 1: {", "start 1: { "))
        assert (other.line, "commitment" in other.reason) == (line, True)
        written = record.parse(text)
        for start in ("[]", "{", "{}", written.start.replace('{"', '{ "', 1)):
            written.reveal_start(start)
            wrong = told(record.format(written))
            assert (wrong.line, "beginning" in wrong.reason) == (line, True), start
        written.start = ""
        with pytest.raises(SignoriaError, match="keeps its seed back"):
            load(record.format(written))


def test_the_first_difference_is_named() -> None:
    with shelved() as name:
        written = to_record(finished(name, 2, "differ"))
        written.plies[2].digest = "0" * 16
        with pytest.raises(BadRecord, match=r"move 3, \w+ \w+: the position is #.*, the record has #0000") as caught:
            load(record.format(written))
        assert caught.value.line == written.line_of(3)


def test_an_illegal_move_in_a_record_is_named() -> None:
    with shelved() as name:
        written = to_record(finished(name, 2, "differ"))
        written.plies[1] = Ply(written.plies[1].seat, "lay north")
        with pytest.raises(BadRecord, match=r"move 2, .*: lay north: You can’t do that right now"):
            load(record.format(written))
        written.plies[1] = Ply(written.plies[1].seat, "fly moon")
        with pytest.raises(BadRecord, match="no move begins with 'fly'"):
            load(record.format(written))


def test_a_wrong_end_is_found() -> None:
    with shelved() as name:
        written = to_record(finished(name, 2, "end"))
        written.scores[0] += 1
        with pytest.raises(BadRecord, match="final scores"):
            load(record.format(written))
        written.ended, written.scores = False, []
        with pytest.raises(BadRecord, match="the game is over"):
            load(record.format(written))


def test_other_rules_or_data_are_found() -> None:
    with shelved() as name:
        written = to_record(Game(name, 2))
        written.rules = 9
        with pytest.raises(BadRecord, match="line 3: it follows rules 9"):
            load(record.format(written))
        written.rules, written.data = 1, "f" * 16
        with pytest.raises(BadRecord, match="line 4: it was played with other data"):
            load(record.format(written))


def test_a_public_record_keeps_the_secrets_back() -> None:
    with shelved() as name:
        game = finished(name, 3, "secret")
        text = record.format(to_record(game, public=True))
        assert "seed" not in text
        assert "#" not in text
        assert record.commitment("secret") in text
        with pytest.raises(SignoriaError, match="keeps its seed back"):
            load(text)


def test_a_part_of_a_record_can_be_replayed() -> None:
    with shelved() as name:
        written = to_record(finished(name, 3, "part"))
        assert len(replay(Game, written, upto=4).plies) == 4
