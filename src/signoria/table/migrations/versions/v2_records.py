"""The record of every game, move by move, so that it can be read without the rules; the final scores."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "plies",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
    )
    op.add_column("tables", sa.Column("ply", sa.Integer))
    op.add_column("tables", sa.Column("scores", sa.Text))
    # Programs from before these steps look here, and leave a later database alone.
    op.execute("UPDATE house SET schema_version = 2")
