"""How strong the opponents are: contests with bars, run by `make bench-bots`."""
