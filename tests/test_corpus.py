"""The corpus: recorded games of every title must replay move by move, for ever.

A record that fails names its first line that does not fit. If the rules changed on purpose: raise the title's
version and run tools/make_corpus.py.
"""

from pathlib import Path

import pytest

from signoria.game.game import Game
from signoria.game.record import read
from signoria.games import find, titles
from signoria.kernel import record
from variants import variants

pytestmark = pytest.mark.slow

CORPUS = Path(__file__).parent / "corpus"
RECORDS = sorted(CORPUS.glob("*/*.txt"))


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_a_recorded_game_replays_with_all_its_digests(file: Path) -> None:
    data = file.read_bytes()
    written = read(data)
    assert written.title == file.parent.name
    assert all(ply.digest for ply in written.plies), "every move has a digest"
    game = Game.load(data)
    assert game.over
    assert game.record(written.note).encode() == data, "a replayed game writes the same record"


@pytest.mark.parametrize("name", titles())
def test_the_corpus_of_a_title_has_all_its_variants(name: str) -> None:
    """Run tools/make_corpus.py for a new title or a new option."""
    records = [read(file) for file in RECORDS if file.parent.name == name]
    if not records:
        pytest.skip(f"{name} has no corpus yet: run tools/make_corpus.py {name}")
    assert len(records) >= 50
    for variant in variants(find(name)):
        options = find(name).book(variant.players, variant.options).options
        wanted = {option: record.option_text(value) for option, value in options.items()}
        assert any(r.players == variant.players and r.options == wanted for r in records), f"no record of {variant}"


def test_records_are_small() -> None:
    assert all(file.stat().st_size < 80_000 for file in RECORDS)
