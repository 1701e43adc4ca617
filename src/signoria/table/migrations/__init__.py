"""The steps by which a database of any earlier day becomes one of today (Alembic, without its ini file).

A new step is a file in `versions`, written by hand: its number, the one before, and `upgrade()`. Then raise `NEWEST`,
change `schema.py` to match, and store a house of the new schema for the tests (tests/table/stored/make.py).
"""

from typing import Final

NEWEST: Final = 3
"""The number of the last step, and so of the schema of today."""


def knows(schema: str) -> bool:
    """Whether this program can open databases of a schema."""
    return schema.isascii() and schema.isdigit() and 1 <= int(schema) <= NEWEST
