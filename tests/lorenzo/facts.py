"""What is printed on the 96 development cards, written down by hand and apart from the data files.

Amounts read "2 wood, 1 faith"; an exchange "1 wood > 3 coins"; alternatives are separated by " | "; a military
price "5 military (hold 8)". A privilege is one that its owner exchanges; several of one effect differ.
"""

import re
from typing import Final, NamedTuple

Goods = dict[str, int]

NAMES: Final = {
    "wood": "wood",
    "stone": "stone",
    "coin": "coins",
    "coins": "coins",
    "servant": "servants",
    "servants": "servants",
    "military": "military",
    "faith": "faith",
    "vp": "vp",
    "privilege": "privilege",
    "privileges": "privilege",
}


class Price(NamedTuple):
    """What is paid, and how many military points must be held before."""

    pay: Goods
    hold: int


def amounts(text: str) -> Goods:
    """The goods of a text: "2 wood, 1 faith"."""
    found: Goods = {}
    for part in filter(None, text.split(", ")):
        number, name = part.split(" ")
        found[NAMES[name]] = int(number)
    return found


def prices(text: str) -> list[Price]:
    """The alternatives of a cost."""
    found = []
    for part in text.split(" | "):
        hold = re.search(r" \(hold (\d+)\)", part)
        plain = part[: hold.start()] if hold else part
        found.append(Price(amounts(plain), int(hold[1]) if hold else 0))
    return found


def exchanges(text: str) -> list[tuple[Goods, Goods]]:
    """Payment and gain of each option of an exchange."""
    found = []
    for part in text.split(" | "):
        pay, gain = part.split(" > ")
        found.append((amounts(pay), amounts(gain)))
    return found


# Territories: at once, activation, harvest.
TERRITORIES: Final = {
    "C01": ("", 1, "1 coin"),
    "C02": ("1 wood", 2, "1 wood"),
    "C03": ("", 3, "1 coin, 1 servant"),
    "C04": ("2 stone", 4, "2 stone"),
    "C05": ("1 wood", 5, "3 wood"),
    "C06": ("1 servant, 2 military", 6, "1 stone, 1 faith"),
    "C07": ("", 5, "1 stone, 2 military"),
    "C08": ("3 coins", 6, "1 privilege"),
    "C09": ("1 coin", 1, "2 coins"),
    "C10": ("1 servant", 3, "2 wood, 1 military"),
    "C11": ("1 stone, 2 servants", 4, "2 stone, 1 servant"),
    "C12": ("1 wood", 3, "3 stone"),
    "C13": ("1 wood, 2 servants", 4, "2 wood, 1 coin"),
    "C14": ("1 faith", 2, "1 faith"),
    "C15": ("", 5, "2 servants, 2 military"),
    "C16": ("4 coins", 6, "2 wood, 1 stone, 1 coin"),
    "C17": ("1 coin, 1 servant", 1, "3 coins"),
    "C18": ("1 wood, 1 vp", 3, "2 wood, 2 vp"),
    "C19": ("2 military", 5, "1 wood, 4 vp"),
    "C20": ("3 vp", 2, "2 stone, 1 vp"),
    "C21": ("1 stone, 1 privilege", 6, "1 stone, 4 vp"),
    "C22": ("1 faith", 1, "1 coin, 1 faith"),
    "C23": ("2 coins, 2 vp", 4, "1 servant, 3 military"),
    "C24": ("1 servant, 2 military", 2, "2 servants, 1 military"),
}

# Buildings: cost, at once, activation, production: a gain, an exchange, or "per <type>".
BUILDINGS: Final = {
    "C25": ("1 wood, 3 stone", "5 vp", 5, "1 coin per building"),
    "C26": ("3 wood, 1 stone", "5 vp", 5, "1 coin per territory"),
    "C27": ("2 coins, 2 stone", "6 vp", 6, "1 vp per venture"),
    "C28": ("2 coins, 2 wood", "6 vp", 6, "1 vp per character"),
    "C29": ("1 coin, 2 wood", "3 vp", 4, "1 wood > 3 coins | 2 wood > 5 coins"),
    "C30": ("1 coin, 2 stone", "2 vp", 3, "1 stone > 3 coins | 2 stone > 5 coins"),
    "C31": ("2 wood", "1 faith", 2, "1 coin > 1 faith"),
    "C32": ("2 stone", "1 vp", 1, "1 coin > 1 privilege"),
    "C33": ("2 wood, 1 stone", "3 vp", 3, "3 coins > 2 wood, 2 stone"),
    "C34": ("3 wood", "4 vp", 3, "1 coin > 3 vp | 2 coins > 5 vp"),
    "C35": ("4 wood", "5 vp", 4, "1 wood > 3 vp | 3 wood > 7 vp"),
    "C36": ("4 stone", "6 vp", 5, "1 stone > 3 vp | 3 stone > 7 vp"),
    "C37": ("1 wood, 2 stone", "4 vp", 4, "1 wood, 1 stone, 1 servant > 6 vp"),
    "C38": ("3 stone", "1 faith, 2 vp", 2, "1 faith > 2 coins, 2 vp"),
    "C39": ("1 wood, 1 stone", "3 vp", 1, "1 servant > 3 military"),
    "C40": ("2 coins, 2 wood, 2 stone", "8 vp", 6, "2 military, 2 vp"),
    "C41": ("3 coins, 1 wood, 3 stone", "7 vp", 2, "5 coins"),
    "C42": ("4 coins, 3 wood", "8 vp", 4, "4 coins > 3 wood, 3 stone"),
    "C43": ("2 servants, 4 wood, 2 stone", "10 vp", 1, "3 vp"),
    "C44": ("2 coins, 2 wood, 4 stone", "9 vp", 5, "2 vp, 1 privilege"),
    "C45": ("3 coins, 3 wood, 1 stone", "9 vp", 6, "1 coin > 2 servants, 4 vp"),
    "C46": ("1 wood, 4 stone", "1 faith, 5 vp", 1, "1 wood > 2 faith | 1 stone > 2 faith"),
    "C47": ("1 servant, 2 wood, 2 stone", "7 vp", 3, "1 servant > 3 military, 1 vp"),
    "C48": ("4 wood, 4 stone", "3 faith, 7 vp", 2, "1 vp"),
}

# Characters: coins, at once, bonus action, permanent effect.
# Bonus actions: "<type or any> at <value> [less <discount>]", "harvest at <value>", "production at <value>".
# Permanent effects: "+2 <action> [, less <discount>]", "no floor bonus".
CHARACTERS: Final = {
    "C49": (2, "3 military", "", "+2 territory"),
    "C50": (4, "", "", "+2 building, less 1 wood | 1 stone"),
    "C51": (4, "", "", "+2 character, less 1 coin"),
    "C52": (2, "1 privilege", "", "+2 venture"),
    "C53": (3, "", "", "+2 harvest"),
    "C54": (3, "", "", "+2 production"),
    "C55": (2, "4 faith", "", "no floor bonus"),
    "C56": (3, "1 faith", "any at 4", ""),
    "C57": (4, "2 military", "territory at 6", ""),
    "C58": (4, "", "building at 6 less 1 wood, 1 stone", ""),
    "C59": (3, "", "character at 6 less 2 coins", ""),
    "C60": (4, "1 privilege", "venture at 6", ""),
    "C61": (4, "", "", "+3 harvest"),
    "C62": (4, "", "", "+3 production"),
    "C63": (5, "3 faith", "", ""),
    "C64": (5, "3 privileges", "", ""),
    "C65": (6, "2 vp per territory", "", ""),
    "C66": (6, "2 vp per building", "", ""),
    "C67": (7, "2 vp per character", "", ""),
    "C68": (6, "2 vp per venture", "", ""),
    "C69": (4, "2 faith", "harvest at 4", ""),
    "C70": (5, "1 faith", "production at 4", ""),
    "C71": (5, "1 vp per 2 military", "", ""),
    "C72": (6, "1 privilege", "any at 7", ""),
}

# Ventures: cost, at once, bonus action, VP at the end.
VENTURES: Final = {
    "C73": ("4 coins", "5 military", "", 4),
    "C74": ("1 coin, 1 wood, 1 stone", "1 faith", "", 5),
    "C75": ("3 stone", "2 military, 1 privilege", "", 3),
    "C76": ("2 wood, 2 stone", "2 privileges", "", 4),
    "C77": ("2 military (hold 3)", "3 coins", "", 5),
    "C78": ("3 wood", "4 servants", "", 4),
    "C79": ("3 military (hold 5)", "2 faith", "", 5),
    "C80": ("2 military (hold 4) | 1 wood, 1 stone, 2 coins", "3 faith", "", 1),
    "C81": ("6 coins", "6 military", "", 5),
    "C82": ("2 coins, 2 wood, 2 stone", "2 faith", "", 6),
    "C83": ("4 stone", "3 military, 1 privilege", "", 2),
    "C84": ("3 military (hold 6)", "5 coins, 1 privilege", "", 3),
    "C85": ("2 servants, 3 coins", "", "harvest at 4", 5),
    "C86": ("4 wood", "5 servants", "", 4),
    "C87": ("4 military (hold 8)", "5 coins, 1 faith", "", 5),
    "C88": ("4 military (hold 7) | 2 wood, 2 stone, 3 coins", "3 faith", "", 4),
    "C89": ("8 coins", "7 military", "", 6),
    "C90": ("3 coins, 3 wood, 3 stone", "1 faith", "any at 7", 5),
    "C91": ("6 stone", "4 military, 1 privilege", "", 4),
    "C92": ("6 wood", "3 faith", "", 3),
    "C93": ("6 military (hold 12)", "3 wood, 3 stone, 3 coins", "", 7),
    "C94": ("3 servants, 4 coins", "", "production at 3", 5),
    "C95": ("8 military (hold 15)", "4 faith", "", 8),
    "C96": ("5 military (hold 10) | 3 wood, 3 stone, 4 coins", "2 faith", "", 10),
}

ALL_CARDS: Final = [*TERRITORIES, *BUILDINGS, *CHARACTERS, *VENTURES]


def kind_of(card: str) -> str:
    """The type of a card."""
    if card in TERRITORIES:
        return "territory"
    if card in BUILDINGS:
        return "building"
    return "character" if card in CHARACTERS else "venture"


def cost_of(card: str) -> list[Price]:
    """The cost alternatives of a card; a territory has one that asks for nothing."""
    if card in TERRITORIES:
        return [Price({}, 0)]
    if card in CHARACTERS:
        return [Price({"coins": CHARACTERS[card][0]}, 0)]
    return prices(BUILDINGS[card][0] if card in BUILDINGS else VENTURES[card][0])


def at_once(card: str) -> str:
    """The text of the immediate gain."""
    if card in TERRITORIES:
        return TERRITORIES[card][0]
    return (BUILDINGS[card] if card in BUILDINGS else CHARACTERS[card] if card in CHARACTERS else VENTURES[card])[1]


def bonus_of(card: str) -> str:
    """The text of the bonus action."""
    return CHARACTERS[card][2] if card in CHARACTERS else VENTURES[card][2] if card in VENTURES else ""
