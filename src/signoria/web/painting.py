"""Pictures for people and for links: SVG at once, PNG by a process of its own, so that no table waits for it."""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from signoria import SignoriaError
from signoria.drawing.png import can_paint, png
from signoria.table.bots import begin_work, deadline

FONTS = Path(__file__).parent / "vendor"
PATIENCE = 180
"""Seconds for one picture; the first one waits for the fonts to be unpacked."""
MODEST = 2
"""Somebody waits for the picture: it stands back less than bots do."""
KEPT = 40
"""So many pictures are kept: links are looked at by many at the same time."""
QUEUE = 12
"""So many may wait for the painter."""


class NotPainted(SignoriaError):
    """A picture that cannot be painted now: too many are waiting, or the painter is not here."""

    code = "not-painted"


def paint(svg: str, width: int | None = None) -> bytes:
    """A PNG in the type of the pages; runs in the painter's process."""
    with deadline(PATIENCE):
        return png(svg, FONTS, width)


class Painter:
    """The process that paints; it starts with the first picture, and anew when it has died."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.waiting = 0

    async def png(self, svg: str) -> bytes:
        name = sha256(svg.encode()).hexdigest()
        if name not in self.kept:
            if not can_paint() or self.waiting >= QUEUE:
                raise NotPainted("no PNG can be painted now")
            self.waiting += 1
            try:
                self.kept[name] = await self.painted(svg)
            finally:
                self.waiting -= 1
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(name)
        return self.kept[name]

    async def painted(self, svg: str) -> bytes:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=begin_work, initargs=(MODEST,))
        try:
            return await asyncio.wrap_future(self.pool.submit(paint, svg))
        except BrokenProcessPool:
            self.close()
            raise NotPainted("the painter has died over this picture") from None

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


async def picture_of(request: Request, svg: str, kept: str) -> Response:
    """A picture as the address asks for it: `.svg` or `.png`."""
    headers = {"cache-control": kept}
    if request.url.path.endswith(".svg"):
        return Response(svg, media_type="image/svg+xml", headers=headers)
    painter: Painter = request.app.state.painter
    return Response(await painter.png(svg), media_type="image/png", headers=headers)
