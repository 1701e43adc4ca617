"""The weights of the greedy bot, in points of prestige unless they say otherwise."""

from typing import Final

# Prestige, beyond the points.
CITY: Final = 0.6
RANK: Final = 0.6
CROSSES: Final = 0.1
"""What a city, a rank of patronage and a cross are worth on the way to the end, besides their points."""
LEAD: Final = 0.5
FAITH: Final = 0.5
"""How much of the point for the lead of a track and of those for religion counts early on; at the end all of it."""
COVERED: Final = 0.3
"""An alliance with an opposing Agent on it."""
RIVALS: Final = 0.7
BEST_RIVAL: Final = 0.2
"""How much the prestige of the others counts, on average and that of the best."""
OTHERS: Final = 1.3
"""The same for what others have besides prestige; more than all of it, or nobody dares to end the game."""
HAND: Final = 2.0
HAND_GROWTH: Final = 0.5
ESTATE: Final = 2.2
ESTATE_GROWTH: Final = 0.12
"""What that is as a rule: at hand, and for each year that is left; and how much more with each year that has passed."""
CLOSE: Final = 2.5
CLOSING: Final = 1.0
CLEAR: Final = 4.0
"""How many years before the end a lead in points begins to count besides, how much it does at the end, and up to how
many points."""
WIN: Final = 2.0
VICTORY: Final = 50.0
"""The game is won by points, or by an automatic victory."""

# How long the game lasts.
HORIZON: Final = 8.0
"""Years that are looked ahead at most."""
CITY_YEARS: Final = 1.2
RANK_YEARS: Final = 1.6
NEUTRAL_YEARS: Final = 0.8
STORM_YEARS: Final = 2.5
"""Years for each city and each rank that the leader still lacks, for each neutral city, and for each to be stormed."""
DUEL_YEARS: Final = 0.55
"""In the Wars of Italy a year counts less: there is less to buy."""

# What is owned.
USES: Final = 0.22
"""How often in a year a relief is used."""
CHOICE: Final = 0.15
"""How much of the other symbols of a relief counts beside the best."""
COURT: Final = 0.9
TILE: Final = 0.7
ROOM: Final = 0.9
"""How well a courtier, a tile and a card in a room are used."""
FRESH_COURT: Final = 0.3
FRESH_TILE: Final = 0.8
"""One use of a courtier and of a tile that are not exhausted."""
LAST_COURT: Final = 0.02
LAST_TILE: Final = 0.04
"""The same when nothing more comes: enough to waste none."""
SLOT: Final = 0.5
PURSE: Final = 0.2
SAVINGS: Final = 0.12
HOARD: Final = 0.05
"""A florin among the first six, among the next six, and beyond."""
POCKET: Final = 6
"""How many florins are called the first, and how many the next."""
DEBT: Final = 1.3
"""How much more than one in the purse a florin weighs that is missing."""
LAST_FLORINS: Final = 0.1
"""How much florins count when nothing more comes."""
BARRED: Final = 1.5
LAST_BARRED: Final = 1.0
"""An Indulgence: its point, and a room that is closed for a while; when nothing more comes its point alone."""

# Bonuses.
ALLY: Final = 0.25
"""The bonus of an alliance that can still be used."""
BONUS_FORT: Final = 0.15
BONUS_STRENGTH: Final = 0.25
BONUS_SHELTER: Final = 0.3
BONUS_CROWN: Final = 0.08
"""What patronage bonuses give: a fort, strength in battle, shelter from Agents, and a crown, for each year left."""

# Agents.
AGENT: Final = 0.08
AGENTS_COUNTED: Final = 3
"""An Agent, and how many in hand count."""
SPIED: Final = 0.4
SPYING: Final = 0.15
DUEL_SPIES: Final = 3.0
"""An Agent in an own room, in that of another, and how much more both count with two players."""
ALLY_SPY: Final = 0.1
TRACK_SPY: Final = 0.3
"""An Agent on the alliance of another, and on an influence track."""

# Armies.
TROOP: Final = 0.2
TROOP_LOST: Final = 0.1
GUARD: Final = 0.05
"""Each of the first troops, a troop that a siege costs, and an own city with troops."""
TROOPS_COUNTED: Final = 2
DUEL_TROOPS_COUNTED: Final = 4
SIEGE: Final = 0.9
DOUBT: Final = 0.08
"""How likely a siege is won that no bid can stop, and one that the defender can stop."""
RAID: Final = 0.32
"""How likely an own city falls that the attacker can take with tokens."""
RIVAL_WEAKER: Final = 0.5
RIVAL_STRONGER: Final = 0.2
"""What is left of the chance when another army stands before the same city."""
COMING: Final = 0.8
"""How much of a siege counts for which more troops must come in the same Wage War."""
WASTE: Final = 0.15
"""A troop before a city that it cannot take."""
BONUS_PRICE: Final = 0.15
"""A war bonus, or a cavalry from courtiers and tiles."""
AHEAD: Final = 0.95
BEHIND: Final = 0.05
DRAW: Final = 0.3
"""How likely the attacker wins the battle that is bid for: stronger, not stronger, equal in the field."""
FIELD: Final = 0.5
"""How much of the city a field battle before it decides."""

# What a city, a rank and other gains bring.
SPACE: Final = 1.0
"""A space on the city track."""
POOR: Final = 0.8
"""How much less a city brings that leaves the disc of its holder on the lowest space."""
PRIZE_TILE: Final = 0.3
PRIZE_TAKEN: Final = 0.4
"""The tile of a conquered city, at the beginning of the game, and that another seat loses it."""
TIE: Final = 0.3
CATCH_UP: Final = 0.6
"""The next rank of patronage breaks a tie for the lead, or makes one."""
BONUS_HOPE: Final = 1.3
ALLIANCE: Final = 1.0
"""A patronage bonus and an alliance that are about to come."""
DUE: Final = 0.35
"""A symbol that is still to be paid."""

# What is promised.
NOW: Final = 0.6
NEXT: Final = 0.45
LATER: Final = 0.2
"""How much the action of the room counts where the marker is or goes now, the best of the next two, and a later one."""
ROUND: Final = 0.8
"""How much of a later room the own one is: the marker has to go all the way round."""
CROWN_PRICE: Final = 0.3
SEA_PRICE: Final = 0.2
FLORIN_PRICE: Final = 0.1
"""A crown or cross from courtiers and tiles, a ship, a florin of the treasury."""
MARCH: Final = 0.4
"""How much of a siege counts for which there are not yet enough troops near."""
HELD: Final = 0.7
"""How much a city counts that somebody holds and may defend."""
TRADED: Final = 0.8
"""How much of the florins of a trade counts."""
PLOTTING: Final = 0.1
"""Intrigue, whatever for."""
FAMILY_ROOM: Final = 0.3
"""How much the promise of a room counts while family cards are placed."""
LOOSE: Final = 0.5
"""A family card placed as an improvement with no card in action above it."""

# The Wars of Italy.
INFLUENCED: Final = 0.8
"""A space on an influence track for a crown of the room."""
INFLUENCE_PRICED: Final = 0.4
"""How much of it a crown from courtiers and tiles brings."""
INFLUENCE: Final = 0.4
"""A space on an influence track that is held."""
IN_ZONE: Final = 1.2
"""A marker in the zone of alliance."""
SWORN: Final = 3.0
HOLD_CITY: Final = 0.2
HOLD_CAPITAL: Final = 0.3
TAKE_CITY: Final = 0.4
TAKE_CAPITAL: Final = 0.5
TAKE_FROM_RIVAL: Final = 0.8
"""A sworn Major City, a city and a capital, held and to be taken, besides their points; more if the rival loses it."""
TWO_CROWNS: Final = 6.0
THREE_CROWNS: Final = 26.0
"""Both first capitals, half an automatic victory, and another one with them (VW-8.4)."""

# Symbols and actions.
WORTH: Final = [0.2, 0.42, 0.36, 0.17, 0.2, 0.1, 0.13, 0.15]
"""What a symbol of each kind is worth on a courtier or a tile, each time it is used."""
ROOM_WORTH: Final = [
    [0.2, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.2, 0.42, 0.36, 0.0, 0.0, 0.0, 0.0, 0.0],
    [0.2, 0.0, 0.0, 0.0, 0.42, 0.0, 0.0, 0.0],
    [0.2, 0.45, 0.0, 0.0, 0.12, 0.0, 0.0, 0.0],
    [0.2, 0.0, 0.0, 0.28, 0.22, 0.0, 0.18, 0.0],
    [0.2, 0.0, 0.0, 0.0, 0.0, 0.15, 0.0, 0.0],
]
"""The same for a card in a room, action by action."""
ACTION_WORTH: Final = [0.5, 0.6, 0.35, 0.7, 0.35, 0.1]
DUEL_ACTION_WORTH: Final = [0.6, 0.0, 0.4, 1.5, 0.6, 0.9]
LATE_ACTION_WORTH: Final = [0.4, 0.6, 0.35, 0.0, 1.2, 0.1]
"""What it is worth to have an action in the palace at all; late is when no city is left to annex."""
AGAIN: Final = [1.0, 0.5, 0.2, 0.0, 0.0]
"""How much of that the first, second, third ... room with the same action brings."""
HINDRANCE: Final = [1.0, 1.0, 0.8, 1.5, 1.0, 0.2]
"""How much it hurts to be kept from an action."""
