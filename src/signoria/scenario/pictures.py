"""The pictures of a guide: scenarios whose position is drawn, so that no picture shows what the rules do not know.

`docs/guide/<title>/pictures.toml` is a scenario file; beside a scenario may stand `picture = {crop = [x, y, width,
height], after = true}`: the part of the board that is shown, and whether its moves are played before.
"""

import tomllib
from dataclasses import dataclass
from typing import cast

from signoria.games import find, written
from signoria.kernel.position import NOBODY, Book
from signoria.scenario.driving import Drive
from signoria.scenario.reading import BadScenario, Scenario, Table, check_keys, read_entry
from signoria.scenario.running import begin

KEYS: dict[str, type | tuple[type, ...]] = {"crop": list, "after": int}


@dataclass(frozen=True)
class Picture:
    """A scenario and what of it is drawn."""

    scenario: Scenario
    crop: tuple[float, ...] = ()
    """Left, top, width and height on the board; () for all of it."""
    after: bool = False


@dataclass(frozen=True)
class Scene:
    """What a drawing needs: the view of a spectator, and the book."""

    view: dict[str, object]
    book: Book


def pictures(title: str) -> dict[str, Picture]:
    """The pictures of a title's guide by their names, {} where it has none."""
    data = tomllib.loads(written("guide", f"{title}/pictures.toml"))
    entries = cast(list[Table], data.pop("scenario", []))
    return {str(entry["id"]): read_picture(data, entry, number) for number, entry in enumerate(entries, 1)}


def read_picture(shared: Table, entry: Table, number: int) -> Picture:
    wanted = cast(Table, entry.pop("picture", {}))
    after = bool(wanted.pop("after", False))
    check_keys(wanted, KEYS, str(entry.get("id", number)))
    crop = tuple(float(side) for side in cast(list[float], wanted.get("crop", [])))
    if len(crop) not in (0, 4):
        raise BadScenario(f"{entry.get('id', number)}: a crop is left, top, width and height")
    return Picture(read_entry(shared, entry, number), crop, after)


def scene(picture: Picture) -> Scene:
    """The position of a picture; one that the rules do not accept is refused."""
    title = find(picture.scenario.title)
    drive = Drive(title, begin(title, picture.scenario))
    if picture.after:
        for move in picture.scenario.moves:
            if isinstance(move, str):
                drive.play(move)
    return Scene(title.view(drive.position, NOBODY), drive.position.book)
