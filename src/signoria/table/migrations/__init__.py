"""The steps by which a database of any earlier day becomes one of today (Alembic, without its ini file).

A new step is a file in `versions`, written by hand: its number, the one before, and `upgrade()`. Then change
`schema.py` to match, and store a house of the new schema for the tests (tests/table/stored/make.py).
"""

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

UNSTAMPED = "1"
"""The schema of databases from before the steps: they have no stamp."""


@cache
def steps() -> ScriptDirectory:
    return ScriptDirectory(str(Path(__file__).parent))


def newest() -> str:
    """The schema of today."""
    head = steps().get_current_head()
    assert head is not None
    return head


def known() -> list[str]:
    """All schemas that this program can open, the newest first."""
    return [step.revision for step in steps().walk_revisions()]


def upgrade(c: sa.Connection, unstamped: bool) -> None:
    """All steps that a database lacks, in the transaction of this connection."""
    if unstamped:
        MigrationContext.configure(c).stamp(steps(), UNSTAMPED)
    with EnvironmentContext(Config(), steps(), fn=lambda now, _: steps()._upgrade_revs("head", now)) as run:
        run.configure(connection=c)
        run.run_migrations()
