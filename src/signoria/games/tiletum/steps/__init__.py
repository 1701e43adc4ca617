"""The steps of Tiletum, a file for each part of the rules."""
