"""Bots: everything that can sit at a table without being a person."""

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.title import Title
from signoria.players.dice import Dice
from signoria.players.greedy import Greedy
from signoria.players.player import Player

KINDS: dict[str, type[Player]] = {kind.name: kind for kind in (Dice, Greedy)}


def bots() -> list[str]:
    """The names of all bots, from the weakest on."""
    return list(KINDS)


def bot(name: str, title: Title, seed: str | int | Chance = 0) -> Player:
    """A bot for one game: `bot("greedy", title, seed=7)`; bots given one generator share it."""
    if name not in KINDS:
        raise SignoriaError(f"there is no bot {name!r}; the bots are: {', '.join(KINDS)}")
    chance = seed if isinstance(seed, Chance) else seeded(str(seed).encode())
    return KINDS[name](title, chance)
