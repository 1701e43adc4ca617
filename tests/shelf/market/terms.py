"""What the market can do and say: its steps, refusals, events and sources of points, one line each."""

from typing import Final

from signoria.kernel.event import Events
from signoria.kernel.kinds import Refusals, Steps

STEPS: Final = Steps()
ROUND: Final = STEPS.add("round", "MK-1")
SHOW: Final = STEPS.add("show", "MK-2")
BID: Final = STEPS.add("bid", "MK-3")
LAY: Final = STEPS.add("lay", "MK-4")

REFUSALS: Final = Refusals()
TOO_DEAR: Final = REFUSALS.add("too-dear", "MK-3")
STALL_FULL: Final = REFUSALS.add("stall-full", "MK-4")

SEAT: Final = ("seat", "seat")
GOOD: Final = ("good", "good")

EVENTS: Final = Events()
E_MARKET: Final = EVENTS.add("market", "MK-2", [GOOD])
E_BIDS: Final = EVENTS.add("bids", "MK-3", [SEAT, ("coins", "")])
E_SOLD: Final = EVENTS.add("sold", "MK-4", [SEAT, GOOD, ("points", "")])
E_RUMOUR: Final = EVENTS.add("rumour", "MK-2", [SEAT, GOOD], secret=["good"])

SOURCES: Final = ["goods", "coins"]
FROM_GOODS, FROM_COINS = range(2)

PURSE: Final = 3
"""The coins of a seat at the start, each a point at the end; also the highest bid."""
STALL_POINTS: Final = 2
"""What a good on a stall is worth more than one that is kept."""
