"""The names of tiles in sentences, not escaped."""

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.table.draw_glyphs import kind_of
from signoria.games.tiletum.table.scene import Scene


def tile_name(scene: Scene, tile: str) -> str:
    """A tile by what it shows."""
    word = scene.pen.words.word
    kind = kind_of(tile)
    if kind == "crest":
        return word(f"crest-{tile}")
    if kind == "character":
        person, _, bonus = tile.partition("-")
        assert bonus in t.BONUSES
        return word("board-character", person=word(f"person-{person}"), bonus=word(f"bonus-{bonus}"))
    return word(f"board-{kind}", **{kind: word(f"{kind}-{tile}")})
