"""Bots: everything that can sit at a table without being a person."""

from signoria.game import checks
from signoria.game.checks import Seed
from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title
from signoria.players.dice import Dice
from signoria.players.greedy import Greedy
from signoria.players.player import Player

KINDS: dict[str, type[Player]] = {kind.name: kind for kind in (Dice, Greedy)}


def bots() -> list[str]:
    """The names of all bots, from the weakest on."""
    return list(KINDS)


def bot(name: str, title: str | Title, seed: Seed | Chance = None) -> Player:
    """A bot for one game: `bot("greedy", title, seed=7)`; bots given one generator share it."""
    if name not in bots():
        raise SignoriaError(f"there is no bot {name!r}; the bots are: {', '.join(KINDS)}")
    return KINDS[name](checks.title_of(title), checks.luck(seed))
