"""The market as people see it; never compiled."""
