"""The games in the words of other libraries: PettingZoo, OpenSpiel, NumPy. `pip install 'signoria[research]'`."""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ModuleNotFoundError("signoria.research needs NumPy: pip install 'signoria[research]'", name="numpy")
