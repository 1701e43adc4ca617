"""Positions saved in the first version of the format, whose frames have numbered slots, can still be read."""

import json
from pathlib import Path

import pytest

from signoria import Game

STORED = sorted((Path(__file__).parent / "positions").glob("*.json"))


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_a_position_of_version_1_is_the_same_position(file: Path) -> None:
    """Beside the position stand the moves that it had when it was saved, and its digest unless steps came since."""
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["format"] == "signoria position 1"
    assert all("slots" in frame for frame in data["position"]["agenda"])
    game = Game.from_json(file.read_text(encoding="utf-8"))
    assert game.digest == data.get("digest", game.digest)
    assert [move.text for move in game.moves()] == data["next"]
    again = json.loads(game.to_json())
    assert again["format"] == "signoria position 2"
    assert not any("slots" in frame for frame in again["position"]["agenda"])
    assert Game.from_json(json.dumps(again)).digest == game.digest


def test_there_are_positions_to_read() -> None:
    assert STORED
