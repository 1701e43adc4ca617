"""The games in the words of other libraries: PettingZoo, OpenSpiel, NumPy. `pip install 'signoria[research]'`."""
