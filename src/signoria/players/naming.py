"""The names of bots: `greedy`, one from outside as `module:Class`, and either with parameters, `greedy:ahead=6`."""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title
from signoria.players.player import Budget, Player

Value = int | float | bool | str

OWN = 2
"""What every bot is made with: its title and its luck; all further arguments are parameters."""

MISSING = object()

_outside: dict[str, type[Player]] = {}
"""Classes from outside by their names, as they were found or as another process sent them."""


class BadBot(SignoriaError):
    """A bot that is not there, or that does what no bot may do."""


class Called(NamedTuple):
    """A name taken apart: the kind of bot, its parameters, and what its budget differs in."""

    kind: str
    parameters: dict[str, Value]
    budget: dict[str, Value]

    def thinks(self, budget: Budget) -> Budget:
        """The budget of a table as this bot has it."""
        worlds = self.budget.get("worlds", budget.worlds)
        seconds = self.budget.get("seconds", budget.seconds)
        simulations = self.budget.get("simulations", budget.simulations)
        return Budget(int(worlds), float(seconds), int(simulations))


def taken_apart(text: str) -> Called:
    """`mybots:Careful:ahead=6:worlds=4` is the class, a parameter of its own and a share of the budget."""
    if not isinstance(text, str):
        raise BadBot(f"a bot is named by a text, not by {text!r}")
    parts = [part.strip() for part in text.split(":")]
    named = [part for part in parts if "=" not in part]
    if parts[: len(named)] != named or not 1 <= len(named) <= 2 or not all(named):
        raise BadBot(f"{text!r}: a bot is written NAME or MODULE:CLASS, its parameters follow as :KEY=VALUE")
    parameters: dict[str, Value] = {}
    budget: dict[str, Value] = {}
    for part in parts[len(named) :]:
        key, _, value = part.partition("=")
        into = budget if key in Budget._fields else parameters
        if not key or key in into:
            raise BadBot(f"{text!r}: {key!r} is no parameter, or there twice")
        into[key] = value_of(value)
    for key, number in budget.items():
        if not isinstance(number, int | float) or isinstance(number, bool) or number < 0:
            raise BadBot(f"{text!r}: {key} is a number of 0 or more")
    return Called(":".join(named), parameters, budget)


def value_of(text: str) -> Value:
    """A parameter as it is written: a number, true or false, or else a text."""
    truths = {"true": True, "false": False}
    if text.lower() in truths:
        return truths[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def outside(name: str) -> type[Player]:
    """A class by `module:Class`; the module is looked for in the working folder, too."""
    if name in _outside:
        return _outside[name]
    module, _, wanted = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), wanted, MISSING)
    except Exception as error:  # whatever a module of somebody else raises while it is read
        raise BadBot(f"bot {name}: the module cannot be imported: {type(error).__name__}: {error}") from error
    if found is MISSING:
        raise BadBot(f"bot {name}: there is no {wanted!r} in {module}")
    if not isinstance(found, type) or not issubclass(found, Player):
        raise BadBot(f"bot {name}: {wanted!r} is no subclass of signoria.players.player.Player in {module}")
    _outside[name] = found
    return found


def known_outside() -> dict[str, type[Player]]:
    """The classes from outside that have been asked for, to send them along."""
    return dict(_outside)


def learn_outside(classes: dict[str, type[Player]]) -> None:
    """Take the classes that another process sent."""
    _outside.update(classes)


def check_parameters(called: Called, kind: Callable[..., Player]) -> None:
    """Whether a class takes these parameters."""
    accepted = list(inspect.signature(kind).parameters.values())[OWN:]
    if any(parameter.kind is inspect.Parameter.VAR_KEYWORD for parameter in accepted):
        return
    names = [parameter.name for parameter in accepted]
    for name in called.parameters:
        if name not in names:
            own = f"it has: {', '.join(names)}" if names else "it has none"
            raise BadBot(
                f"bot {called.kind} has no parameter {name!r}; {own}; every bot has {', '.join(Budget._fields)}"
            )


def made(called: Called, kind: Callable[..., Player], title: Title, chance: Chance) -> Player:
    """The bot itself; what its own class says against its parameters is told with its name."""
    check_parameters(called, kind)
    try:
        return kind(title, chance, **called.parameters)
    except (SignoriaError, TypeError, ValueError) as error:
        raise BadBot(f"bot {called.kind}: {error}") from error
