"""How fast the rules are, side by side with catanatron: `make bench`, or `python -m bench --help`."""
