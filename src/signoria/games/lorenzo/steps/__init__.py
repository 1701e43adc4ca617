"""The steps of Lorenzo il Magnifico, a file for each part of the rules."""
