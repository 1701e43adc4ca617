"""The proof of Lorenzo il Magnifico, clause by clause."""
