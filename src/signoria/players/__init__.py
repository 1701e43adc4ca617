"""Bots: everything that can sit at a table without being a person."""

from signoria.game import checks
from signoria.game.checks import Seed
from signoria.kernel.chance import Chance
from signoria.kernel.title import Title
from signoria.players import naming
from signoria.players.dice import Dice
from signoria.players.greedy import Greedy
from signoria.players.levels import Apprentice, GrandMaster, Journeyman, Master, Patient
from signoria.players.naming import BadBot as BadBot
from signoria.players.player import Player

KINDS: dict[str, type[Player]] = {
    kind.name: kind for kind in (Dice, Apprentice, Greedy, Journeyman, Master, GrandMaster, Patient)
}


AT_RANDOM = Dice.name
USUAL = Journeyman.name
"""The level that sits down where nobody has chosen one."""


def bots() -> list[str]:
    """The names of all bots, from the weakest on."""
    return list(KINDS)


def levels() -> list[str]:
    """The bots that a table offers, from the weakest on; the others are for measuring and for analysis."""
    return [Apprentice.name, Journeyman.name, Master.name, GrandMaster.name]


def bot(name: str, title: str | Title, seed: Seed | Chance = None) -> Player:
    """A bot for one game: `bot("greedy", title, seed=7)`; bots given one generator share it."""
    called = naming.taken_apart(name)
    return naming.made(called, kind_of(called), checks.title_of(title), checks.luck(seed))


def kind_of(called: naming.Called) -> type[Player]:
    """The class of a bot, ours or one from outside."""
    if called.kind in KINDS:
        return KINDS[called.kind]
    if ":" in called.kind:
        return naming.outside(called.kind)
    raise BadBot(f"there is no bot {called.kind!r}; the bots are: {', '.join(KINDS)}; or MODULE:CLASS for your own")
