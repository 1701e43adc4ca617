"""How Lorenzo il Magnifico looks and what it says: drawings, text board and words; never compiled."""
