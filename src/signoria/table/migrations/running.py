"""Runs the steps. Apart, because importing Alembic takes longer than opening a database that lacks none."""

from functools import cache
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

UNSTAMPED: Final = "1"
"""The schema of databases from before the steps: they have no stamp."""


@cache
def steps() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))


def upgrade(c: sa.Connection, unstamped: bool) -> None:
    """All steps that a database lacks, in the transaction of this connection."""
    if unstamped:
        MigrationContext.configure(c).stamp(steps(), UNSTAMPED)
    with EnvironmentContext(Config(), steps(), fn=lambda now, _: steps()._upgrade_revs("head", now)) as run:
        run.configure(connection=c)
        run.run_migrations()
