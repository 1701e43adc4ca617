"""Virtù: The Art of Governing for three to five, The Wars of Italy for two."""
