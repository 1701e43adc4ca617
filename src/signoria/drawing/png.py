"""An SVG as a PNG, by resvg (the extra `pictures`); it takes a second of a processor and lets no other thread work."""

import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from signoria.kernel.errors import SignoriaError


def can_paint() -> bool:
    """Whether pictures can be PNG here."""
    return find_spec("resvg_py") is not None


def png(svg: str, fonts: Path, width: int | None = None) -> bytes:
    """The picture in its own size or so wide, in the type of a folder of WOFF2 files where they can be unpacked."""
    if not can_paint():
        raise SignoriaError("PNG pictures need resvg: pip install 'signoria[pictures]', or take SVG")
    import resvg_py

    painted = resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=unpacked(fonts), serif_family="EB Garamond")
    return bytes(painted)


KEPT: list["tempfile.TemporaryDirectory[str]"] = []
"""Folders that live as long as this process."""
WEIGHT = 550
"""Of the fonts that can have any: resvg takes them as they are."""
SHAPING = ("GSUB", "GPOS", "GDEF", "STAT", "kern")


@cache
def unpacked(fonts: Path) -> list[str]:
    """A folder of WOFF2 files as resvg reads them; [] where the tools for it are missing.

    Our fonts are cut in two, `latin` and `latin-ext`; resvg would take the second half of a word from any other font.
    """
    if find_spec("fontTools") is None or find_spec("brotli") is None or not fonts.is_dir():
        return []
    from fontTools.merge import Merger

    KEPT.append(tempfile.TemporaryDirectory(prefix="signoria-type-"))
    folder = Path(KEPT[-1].name)
    found = []
    for file in sorted(fonts.glob("*-latin-ext-*.woff2")):
        halves = [plain_font(half, folder) for half in (file.with_name(file.name.replace("-ext", "")), file)]
        found.append(str(folder / f"{file.stem}-whole.ttf"))
        Merger().merge(halves).save(found[-1])
    return found


def plain_font(file: Path, folder: Path) -> str:
    """One half of a font, unpacked and of one weight."""
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font = TTFont(file)
    font.flavor = None
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHT})
    for table in SHAPING:
        if table in font:
            del font[table]
    target = str(folder / f"{file.stem}.ttf")
    font.save(target)
    return target
