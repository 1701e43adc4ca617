"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table("house", sa.Column("schema_version", sa.Integer, nullable=False))
    op.create_table(
        "guests",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("key_hash", sa.String, nullable=False, unique=True),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("prefs", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("data", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("salt", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("host", sa.String, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("pace", sa.String, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deciders", sa.Text, nullable=False),
        sa.Column("step", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("guest", sa.String, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("stand_in", sa.String, nullable=False),
        sa.Column("key_hash", sa.String, unique=True),
    )
    op.create_table(
        "commands",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("hold", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_state", "tables", ["state"])
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.execute("INSERT INTO house (schema_version) VALUES (1)")
