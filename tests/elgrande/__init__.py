"""El Grande against its clauses."""
