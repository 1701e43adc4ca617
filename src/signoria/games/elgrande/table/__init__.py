"""How El Grande looks and what it says: drawings, text board and words; never compiled."""
