"""Standing answers, hints, analyses, what people find wrong, games from a position or a record, places at the end."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("program", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("simulations", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.add_column("seats", sa.Column("standing", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ranks", sa.Text))
    op.add_column("tables", sa.Column("start", sa.Text))
    op.add_column("tables", sa.Column("origin", sa.String))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE house SET schema_version = 3")
