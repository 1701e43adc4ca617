"""Analyses of finished games: one after another, in a process that stands back for bots and people alike."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from signoria.analyst.analysis import Analysis, cases, whole
from signoria.analyst.judging import Effort, as_data, from_data, usual_effort
from signoria.game.game import Game
from signoria.kernel.errors import SignoriaError
from signoria.table.bots import BotPool, Thinkers
from signoria.table.facts import Study
from signoria.table.store import Store

log = logging.getLogger(__name__)

VERY_MODEST: Final = 19
"""How far an analyst stands back: further than any bot."""
PATIENCE: Final = 1800
"""Seconds for one decision: whoever stands back for everybody may have to wait for long."""
KEPT_EVERY: Final = 10
"""So many decisions after the last time what was found is written down."""


class Studies:
    """The queue of games to analyse. What was begun goes on after a restart where it was written down last."""

    def __init__(
        self,
        store: Store,
        history: Callable[[str], Awaitable[Game]],
        judges: Thinkers | None = None,
        simulations: int = 0,
    ) -> None:
        self.store = store
        self.history = history
        self.judges = judges or BotPool(1, VERY_MODEST, PATIENCE)
        self.simulations = simulations
        """For each decision; 0 is as usual for the title."""
        self.waiting: list[str] = []
        self.done: dict[str, int] = {}
        """How far those have come that wait or are at work."""
        self.task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Go on with what was begun before."""
        for table in await asyncio.to_thread(self.store.unfinished_studies):
            self.add(table)

    async def begin(self, table: str) -> None:
        """Analyse a finished game, unless that is done or under way."""
        if table in self.done:
            return
        study = await asyncio.to_thread(self.store.study, table)
        if study is None:
            game = await self.history(table)
            if not game.over:
                raise SignoriaError("only a game that is over can be analysed")
            effort = Effort(self.simulations) if self.simulations else usual_effort(game.book)
            study = Study(table, effort.simulations, len(game.plies), 0, "")
            await asyncio.to_thread(self.store.keep_study, study)
        if not study.whole:
            self.add(table)

    def add(self, table: str) -> None:
        if table in self.done:
            return
        self.done[table] = 0
        self.waiting.append(table)
        if self.task is None:
            self.task = asyncio.create_task(self.work())

    async def work(self) -> None:
        while self.waiting:
            table = self.waiting[0]
            try:
                await self.analyse(table)
            except SignoriaError as error:
                log.warning("table %s cannot be analysed: %s", table, error)
            except Exception:
                log.exception("the analysis of table %s has stopped", table)
            self.waiting.pop(0)
            self.done.pop(table, None)
        self.task = None

    async def analyse(self, table: str) -> None:
        """Judge what is not judged yet, and write it down from time to time."""
        study = await asyncio.to_thread(self.store.study, table)
        if study is None:
            return
        game = await self.history(table)
        lines = study.data.splitlines()
        self.done[table] = len(lines)
        for case in cases(game, Effort(study.simulations), len(lines)):
            judged = await self.judges.judge(case)
            lines.append(json.dumps(as_data(judged), ensure_ascii=False, separators=(",", ":")))
            self.done[table] = len(lines)
            if len(lines) % KEPT_EVERY == 0 or len(lines) == study.total:
                study = study._replace(done=len(lines), data="\n".join(lines))
                await asyncio.to_thread(self.store.keep_study, study)

    def progress(self, table: str) -> int | None:
        """How many decisions are judged; None where nobody is at work."""
        return self.done.get(table)

    async def found(self, table: str) -> Study | None:
        return await asyncio.to_thread(self.store.study, table)

    async def close(self) -> None:
        """Leave everything as it was written down last."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.judges.close()


def analysis_of(study: Study, game: Game) -> Analysis:
    """What was found about a game."""
    return whole(game, Effort(study.simulations), [from_data(json.loads(line)) for line in study.data.splitlines()])
