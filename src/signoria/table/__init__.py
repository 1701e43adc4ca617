"""The table: seats, a log of commands in a database, undo, presence, and bots that think in other processes."""
