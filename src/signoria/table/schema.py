"""The tables of the database as they are today. A change here needs a step in `migrations`; a test compares the two."""

import sqlalchemy as sa

META = sa.MetaData()
house = sa.Table("house", META, sa.Column("schema_version", sa.Integer, nullable=False))
guests = sa.Table(
    "guests",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("key_hash", sa.String, nullable=False, unique=True),
    sa.Column("lang", sa.String, nullable=False),
    sa.Column("prefs", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("title", sa.String, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("data", sa.String, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("salt", sa.String, nullable=False),
    sa.Column("commitment", sa.String, nullable=False),
    sa.Column("host", sa.String, sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("pace", sa.String, nullable=False),
    sa.Column("state", sa.String, nullable=False, index=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("deciders", sa.Text, nullable=False),
    sa.Column("step", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("ply", sa.Integer),
    sa.Column("scores", sa.Text),
    sa.Column("ranks", sa.Text),
    sa.Column("start", sa.Text),
    sa.Column("origin", sa.String),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
)
seats = sa.Table(
    "seats",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("guest", sa.String, sa.ForeignKey("guests.id"), index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.String, nullable=False),
    sa.Column("stand_in", sa.String, nullable=False),
    sa.Column("standing", sa.Text, nullable=False, server_default=""),
    sa.Column("key_hash", sa.String, unique=True),
)
commands = sa.Table(
    "commands",
    META,
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
snapshots = sa.Table(
    "snapshots",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)
reports = sa.Table(
    "reports",
    META,
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
plies = sa.Table(
    "plies",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),
    sa.Column("digest", sa.String, nullable=False),
)
analyses = sa.Table(
    "analyses",
    META,
    sa.Column("table", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("simulations", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
