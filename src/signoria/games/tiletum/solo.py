"""Cardinal Titus as data: decree cards, challenge cards and the numbers of the solo game (T-14)."""

from typing import Final

from signoria.games.tiletum.nodes import amounts_of
from signoria.games.tiletum.terms import (
    ACTIONS,
    BUILDINGS,
    CHALLENGES,
    CRESTS,
    DECREES,
    FAIRS,
    HELPERS,
    LEVELS,
)
from signoria.kernel.data import Table, index, maybe, rows, table, text, texts, truth, whole
from signoria.kernel.errors import BadData

# Conditions of a priority (T-14.4).
CONDITIONS: Final = [
    "always",
    "pillars>houses",
    "houses>=pillars",
    "pillars>cathedrals",
    "contract",
    "crest_near",
    "crest_offered",
]
IF_ALWAYS: Final = 0
IF_PILLARS_OVER_HOUSES: Final = 1
IF_HOUSES_REACH_PILLARS: Final = 2
IF_PILLARS_OVER_CATHEDRALS: Final = 3
IF_CONTRACT: Final = 4
IF_CREST_NEAR: Final = 5
IF_CREST_OFFERED: Final = 6

# Dice that a priority is after, and kinds in an order of colours.
SELECTORS: Final = ["stone", "food", "goods", "any", "needed"]
D_STONE: Final = 0
D_FOOD: Final = 1
D_GOODS: Final = 2
D_ANY: Final = 3
D_NEEDED: Final = 4
KINDS_OF_NEED: Final = ["goods", "stone", "food", "gold"]
N_GOODS: Final = 0
N_STONE: Final = 1
N_FOOD: Final = 2
N_GOLD: Final = 3

# Challenge cards (T-14.12).
WHENS: Final = ["tile", "character", "die", "setup", "king_phase", "always"]
W_TILE: Final = 0
W_CHARACTER: Final = 1
W_DIE: Final = 2
W_SETUP: Final = 3
W_KING: Final = 4
W_ALWAYS: Final = 5
TITUS_OPS: Final = [
    "gain",
    "keep_contract",
    "carry_out",
    "king_steps",
    "vp",
    "vp_of_points",
    "character_bonus",
    "die_resource",
    "king_at_least",
    "free_crest",
    "marker_when_filled",
]
T_GAIN: Final = 0
T_KEEP: Final = 1
T_CARRY_OUT: Final = 2
T_KING: Final = 3
T_VP: Final = 4
T_VP_OF_POINTS: Final = 5
T_CHARACTER: Final = 6
T_DIE: Final = 7
T_KING_AT_LEAST: Final = 8
T_FREE_CREST: Final = 9
T_MARKER: Final = 10


class Priority:
    """One line of a decree: a condition, and an action or a die to take."""

    def __init__(self, condition: int, action: int, die: int) -> None:
        self.condition = condition
        self.action = action
        self.die = die


class Challenge:
    """One rule of a challenge card."""

    def __init__(self, card: int, when: int, op: int) -> None:
        self.card = card
        self.when = when
        self.op = op
        self.n = 0
        self.helpers: list[int] = []
        self.contract = False
        self.resources: list[int] = []
        self.crest = -1
        self.building = -1


class Solo:
    """Everything printed on the cards of Titus."""

    def __init__(self, data: Table, level: int) -> None:
        solo = table(data, "solo")
        name = LEVELS[level] if level else LEVELS[1]
        self.challenge_count = whole(table(solo, "challenges"), name)
        self.fair_extra = whole(table(solo, "fair_minimum"), name)
        self.king_vp = whole(solo, "king_vp")
        self.most_unfulfilled = whole(solo, "most_unfulfilled")
        self.crest_worth = whole(solo, "crest_worth")
        decrees = rows(data, "decree")
        if [text(row, "id") for row in decrees] != DECREES:
            raise BadData(f"the decrees must be {', '.join(DECREES)}, in this order")
        self.decree_fair = [index(FAIRS, text(row, "fair"), "fair") if "fair" in row else -1 for row in decrees]
        self.priorities = [[read_priority(line) for line in rows(row, "priorities")] for row in decrees]
        self.colours = [read_colours(row) for row in decrees]
        """The kinds from the most wanted on; [] for the card that looks at the need."""
        challenges = rows(data, "challenge")
        if [text(row, "id") for row in challenges] != CHALLENGES:
            raise BadData(f"the challenge cards must be {', '.join(CHALLENGES)}, in this order")
        self.rules: list[Challenge] = []
        for card, row in enumerate(challenges):
            for rule in rows(row, "rules"):
                self.rules.append(read_rule(card, rule))
        if not 0 <= self.challenge_count <= len(challenges):
            raise BadData("solo: there are not so many challenge cards")


def read_priority(row: Table) -> Priority:
    condition = index(CONDITIONS, text(row, "if"), "condition") if "if" in row else IF_ALWAYS
    if "action" in row:
        return Priority(condition, index(ACTIONS[:5], text(row, "action"), "action"), -1)
    return Priority(condition, -1, index(SELECTORS, text(row, "die"), "die"))


def read_colours(row: Table) -> list[int]:
    names = texts(row, "colours")
    if names == ["need"]:
        return []
    found = [index(KINDS_OF_NEED, name, "kind of die") for name in names]
    if sorted(found) != list(range(len(KINDS_OF_NEED))):
        raise BadData(f"decree {row['id']!r}: colours name each of {', '.join(KINDS_OF_NEED)} once")
    return found


def read_rule(card: int, row: Table) -> Challenge:
    rule = Challenge(card, index(WHENS, text(row, "when"), "event"), index(TITUS_OPS, text(row, "op"), "op"))
    for key in ("n", "vp"):
        if key in row:
            rule.n = whole(row, key)
    if "helpers" in row:
        rule.helpers = [index(HELPERS, name, "helper") for name in texts(row, "helpers")]
    rule.contract = truth(row, "contract")
    rule.resources = amounts_of(maybe(row, "resources"))
    if "crest" in row:
        rule.crest = index(CRESTS, text(row, "crest"), "crest")
    if "building" in row:
        rule.building = whole(row, "building") - 1
        if not 0 <= rule.building < BUILDINGS:
            raise BadData(f"challenge: there is no building {rule.building + 1}")
    return rule
