"""What the bots like in Virtù: weights in points of prestige unless they say otherwise.

They are the features of the title's outlook: each is the number that greedy thinks with, times how much that counts
for a bot (`weights.toml`).
"""

from typing import Final

from signoria.games.virtu import terms as t

HORIZON: Final = 8.0
"""Years that are looked ahead at most."""
CLEAR: Final = 4.0
"""Up to how many points a lead counts near the end."""
POCKET: Final = 6
"""How many florins are called the first, and how many the next."""
AGENTS_COUNTED: Final = 3
"""How many agents in hand count."""
TROOPS_COUNTED: Final = 2
DUEL_TROOPS_COUNTED: Final = 4
"""How many troops are called the first."""
AGAIN: Final = [1.0, 0.5, 0.2, 0.0, 0.0]
"""How much of the worth of an action the first, second, third ... room with it brings."""


class Likes:
    """All weights of a bot."""

    def __init__(self, factors: dict[str, float]) -> None:
        self.factors = factors
        self.names: list[str] = []

        # Prestige, beyond the points.
        self.city = self.of("city", 0.6)
        self.rank = self.of("rank", 0.6)
        self.crosses = self.of("crosses", 0.1)
        """What a city, a rank of patronage and a cross are worth on the way to the end, besides their points."""
        self.lead = self.of("lead", 0.5)
        self.faith = self.of("faith", 0.5)
        """How much of the point for the lead of a track and of those for religion counts early on; at the end all of
        it."""
        self.covered = self.of("covered", 0.3)
        """An alliance with an opposing Agent on it."""
        self.rivals = self.of("rivals", 0.7)
        self.best_rival = self.of("best-rival", 0.2)
        """How much the prestige of the others counts, on average and that of the best."""
        self.others = self.of("others", 1.3)
        """The same for what others have besides prestige; more than all of it, or nobody dares to end the game."""
        self.hand = self.of("hand", 2.0)
        self.hand_growth = self.of("hand-growth", 0.5)
        self.estate = self.of("estate", 2.2)
        self.estate_growth = self.of("estate-growth", 0.12)
        """What that is as a rule: at hand, and for each year that is left; and how much more with each year that has
        passed."""
        self.close = self.of("close", 2.5)
        self.closing = self.of("closing", 1.0)
        self.win = self.of("win", 2.0)
        self.victory = self.of("victory", 50.0)
        """The game is won by points, or by an automatic victory."""

        # How long the game lasts.
        self.city_years = self.of("city-years", 1.2)
        self.rank_years = self.of("rank-years", 1.6)
        self.neutral_years = self.of("neutral-years", 0.8)
        self.storm_years = self.of("storm-years", 2.5)
        """Years for each city and each rank that the leader still lacks, for each neutral city, and for each to be
        stormed."""
        self.duel_years = self.of("duel-years", 0.55)
        """In the Wars of Italy a year counts less: there is less to buy."""

        # What is owned.
        self.uses = self.of("uses", 0.22)
        """How often in a year a relief is used."""
        self.choice = self.of("choice", 0.15)
        """How much of the other symbols of a relief counts beside the best."""
        self.court = self.of("court", 0.9)
        self.tile = self.of("tile", 0.7)
        self.room = self.of("room", 0.9)
        """How well a courtier, a tile and a card in a room are used."""
        self.fresh_court = self.of("fresh-court", 0.3)
        self.fresh_tile = self.of("fresh-tile", 0.8)
        """One use of a courtier and of a tile that are not exhausted."""
        self.last_court = self.of("last-court", 0.02)
        self.last_tile = self.of("last-tile", 0.04)
        """The same when nothing more comes: enough to waste none."""
        self.slot = self.of("slot", 0.5)
        self.purse = self.of("purse", 0.2)
        self.savings = self.of("savings", 0.12)
        self.hoard = self.of("hoard", 0.05)
        """A florin among the first six, among the next six, and beyond."""
        self.debt = self.of("debt", 1.3)
        """How much more than one in the purse a florin weighs that is missing."""
        self.last_florins = self.of("last-florins", 0.1)
        """How much florins count when nothing more comes."""
        self.barred = self.of("barred", 1.5)
        self.last_barred = self.of("last-barred", 1.0)
        """An Indulgence: its point, and a room that is closed for a while; when nothing more comes its point alone."""

        # Bonuses.
        self.ally = self.of("ally", 0.25)
        """The bonus of an alliance that can still be used."""
        self.bonus_fort = self.of("bonus-fort", 0.15)
        self.bonus_strength = self.of("bonus-strength", 0.25)
        self.bonus_shelter = self.of("bonus-shelter", 0.3)
        self.bonus_crown = self.of("bonus-crown", 0.08)
        """What patronage bonuses give: a fort, strength in battle, shelter from Agents, and a crown, for each year
        left."""

        # Agents.
        self.agent = self.of("agent", 0.08)
        self.spied = self.of("spied", 0.4)
        self.spying = self.of("spying", 0.15)
        self.duel_spies = self.of("duel-spies", 3.0)
        """An Agent in an own room, in that of another, and how much more both count with two players."""
        self.ally_spy = self.of("ally-spy", 0.1)
        self.track_spy = self.of("track-spy", 0.3)
        """An Agent on the alliance of another, and on an influence track."""

        # Armies.
        self.troop = self.of("troop", 0.2)
        self.troop_lost = self.of("troop-lost", 0.1)
        self.guard = self.of("guard", 0.05)
        """Each of the first troops, a troop that a siege costs, and an own city with troops."""
        self.siege = self.of("siege", 0.9)
        self.doubt = self.of("doubt", 0.08)
        """How likely a siege is won that no bid can stop, and one that the defender can stop."""
        self.raid = self.of("raid", 0.32)
        """How likely an own city falls that the attacker can take with tokens."""
        self.rival_weaker = self.of("rival-weaker", 0.5)
        self.rival_stronger = self.of("rival-stronger", 0.2)
        """What is left of the chance when another army stands before the same city."""
        self.coming = self.of("coming", 0.8)
        """How much of a siege counts for which more troops must come in the same Wage War."""
        self.waste = self.of("waste", 0.15)
        """A troop before a city that it cannot take."""
        self.bonus_price = self.of("bonus-price", 0.15)
        """A war bonus, or a cavalry from courtiers and tiles."""
        self.ahead = self.of("ahead", 0.95)
        self.behind = self.of("behind", 0.05)
        self.draw = self.of("draw", 0.3)
        """How likely the attacker wins the battle that is bid for: stronger, not stronger, equal in the field."""
        self.field = self.of("field", 0.5)
        """How much of the city a field battle before it decides."""

        # What a city, a rank and other gains bring.
        self.space = self.of("space", 1.0)
        """A space on the city track."""
        self.poor = self.of("poor", 0.8)
        """How much less a city brings that leaves the disc of its holder on the lowest space."""
        self.prize_tile = self.of("prize-tile", 0.3)
        self.prize_taken = self.of("prize-taken", 0.4)
        """The tile of a conquered city, at the beginning of the game, and that another seat loses it."""
        self.tie = self.of("tie", 0.3)
        self.catch_up = self.of("catch-up", 0.6)
        """The next rank of patronage breaks a tie for the lead, or makes one."""
        self.bonus_hope = self.of("bonus-hope", 1.3)
        self.alliance = self.of("alliance", 1.0)
        """A patronage bonus and an alliance that are about to come."""
        self.due = self.of("due", 0.35)
        """A symbol that is still to be paid."""

        # What is promised.
        self.now = self.of("now", 0.6)
        self.next = self.of("next", 0.45)
        self.later = self.of("later", 0.2)
        """How much the action of the room counts where the marker is or goes now, the best of the next two, and a
        later one."""
        self.round = self.of("round", 0.8)
        """How much of a later room the own one is: the marker has to go all the way round."""
        self.crown_price = self.of("crown-price", 0.3)
        self.sea_price = self.of("sea-price", 0.2)
        self.florin_price = self.of("florin-price", 0.1)
        """A crown or cross from courtiers and tiles, a ship, a florin of the treasury."""
        self.march = self.of("march", 0.4)
        """How much of a siege counts for which there are not yet enough troops near."""
        self.held = self.of("held", 0.7)
        """How much a city counts that somebody holds and may defend."""
        self.traded = self.of("traded", 0.8)
        """How much of the florins of a trade counts."""
        self.plotting = self.of("plotting", 0.1)
        """Intrigue, whatever for."""
        self.family_room = self.of("family-room", 0.3)
        """How much the promise of a room counts while family cards are placed."""
        self.loose = self.of("loose", 0.5)
        """A family card placed as an improvement with no card in action above it."""

        # The Wars of Italy.
        self.duel_rival = self.of("duel-rival", 1.0)
        """How much counts what the other side has."""
        self.influenced = self.of("influenced", 0.8)
        """A space on an influence track for a crown of the room."""
        self.influence_priced = self.of("influence-priced", 0.4)
        """How much of it a crown from courtiers and tiles brings."""
        self.influence = self.of("influence", 0.4)
        """A space on an influence track that is held."""
        self.in_zone = self.of("in-zone", 1.2)
        """A marker in the zone of alliance."""
        self.sworn = self.of("sworn", 3.0)
        self.hold_city = self.of("hold-city", 0.2)
        self.hold_capital = self.of("hold-capital", 0.3)
        self.take_city = self.of("take-city", 0.4)
        self.take_capital = self.of("take-capital", 0.5)
        self.take_from_rival = self.of("take-from-rival", 0.8)
        """A sworn Major City, a city and a capital, held and to be taken, besides their points; more if the rival
        loses it."""
        self.two_crowns = self.of("two-crowns", 6.0)
        self.three_crowns = self.of("three-crowns", 26.0)
        """Both first capitals, half an automatic victory, and another one with them (VW-8.4)."""

        # Symbols and actions.
        self.worth = self.each("worth", t.SYMBOLS, [0.2, 0.42, 0.36, 0.17, 0.2, 0.1, 0.13, 0.15])
        """What a symbol of each kind is worth on a courtier or a tile, each time it is used."""
        self.room_worth = [
            self.each("room-govern", t.SYMBOLS, [0.2, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0]),
            self.each("room-patronise", t.SYMBOLS, [0.2, 0.42, 0.36, 0.0, 0.0, 0.0, 0.0, 0.0]),
            self.each("room-trade", t.SYMBOLS, [0.2, 0.0, 0.0, 0.0, 0.42, 0.0, 0.0, 0.0]),
            self.each("room-annex", t.SYMBOLS, [0.2, 0.45, 0.0, 0.0, 0.12, 0.0, 0.0, 0.0]),
            self.each("room-wage-war", t.SYMBOLS, [0.2, 0.0, 0.0, 0.28, 0.22, 0.0, 0.18, 0.0]),
            self.each("room-intrigue", t.SYMBOLS, [0.2, 0.0, 0.0, 0.0, 0.0, 0.15, 0.0, 0.0]),
        ]
        """The same for a card in a room, action by action."""
        self.action_worth = self.each("action-worth", t.ACTIONS, [0.5, 0.6, 0.35, 0.7, 0.35, 0.1])
        self.duel_action_worth = self.each("duel-action-worth", t.ACTIONS, [0.6, 0.0, 0.4, 1.5, 0.6, 0.9])
        self.late_action_worth = self.each("late-action-worth", t.ACTIONS, [0.4, 0.6, 0.35, 0.0, 1.2, 0.1])
        """What it is worth to have an action in the palace at all; late is when no city is left to annex."""
        self.hindrance = self.each("hindrance", t.ACTIONS, [1.0, 1.0, 0.8, 1.5, 1.0, 0.2])
        """How much it hurts to be kept from an action."""

    def of(self, name: str, value: float) -> float:
        """A weight: how much it is, and how much that counts."""
        if value:
            self.names.append(name)
        return value * self.factors.get(name, 1.0)

    def each(self, name: str, things: list[str], values: list[float]) -> list[float]:
        """A weight for each of some things; what is worth nothing stays so."""
        return [self.of(f"{name}-{thing}", value) for thing, value in zip(things, values, strict=True)]


FEATURES: Final[list[str]] = Likes({}).names


def likes(factors: list[float]) -> Likes:
    """The weights for factors in the order of the features."""
    return Likes(dict(zip(FEATURES, factors, strict=True)))
