"""How Virtù looks and what it says: drawings, text board and words; never compiled."""
