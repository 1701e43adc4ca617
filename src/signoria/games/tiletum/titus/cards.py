"""The cards of Titus as data: decrees, challenges and the numbers of the solo game (T-14)."""

from typing import Final

from signoria.games.tiletum import terms as t
from signoria.games.tiletum.effects.nodes import Ops, amounts_of
from signoria.games.tiletum.terms import Names
from signoria.kernel.data import Table, index, rows, table, text, texts, whole
from signoria.kernel.errors import BadData

# Conditions of a priority (T-14.4).
CONDITIONS: Final = Names()
IF_ALWAYS: Final = CONDITIONS.add("always")
IF_PILLARS_OVER_HOUSES: Final = CONDITIONS.add("pillars>houses")
IF_HOUSES_REACH_PILLARS: Final = CONDITIONS.add("houses>=pillars")
IF_PILLARS_OVER_CATHEDRALS: Final = CONDITIONS.add("pillars>cathedrals")
IF_CONTRACT: Final = CONDITIONS.add("contract")
IF_CREST_NEAR: Final = CONDITIONS.add("crest_near")
IF_CREST_OFFERED: Final = CONDITIONS.add("crest_offered")

CONDITION_WORDS: Final = [
    "always",
    "pillars_over_houses",
    "houses_reach_pillars",
    "pillars_over_cathedrals",
    "contract",
    "crest_near",
    "crest_offered",
]
"""The same conditions by ids that words can have."""

# Dice that a priority is after, and kinds in an order of colours.
SELECTORS: Final = Names()
D_STONE: Final = SELECTORS.add("stone")
D_FOOD: Final = SELECTORS.add("food")
D_GOODS: Final = SELECTORS.add("goods")
D_ANY: Final = SELECTORS.add("any")
D_NEEDED: Final = SELECTORS.add("needed")
NEEDS: Final = Names()
N_GOODS: Final = NEEDS.add("goods")
N_STONE: Final = NEEDS.add("stone")
N_FOOD: Final = NEEDS.add("food")
N_GOLD: Final = NEEDS.add("gold")

# Challenge cards: what they answer, and how (T-14.12).
WHENS: Final = Names()
W_TILE: Final = WHENS.add("tile")
W_CHARACTER: Final = WHENS.add("character")
W_DIE: Final = WHENS.add("die")
W_SETUP: Final = WHENS.add("setup")
W_KING: Final = WHENS.add("king_phase")
W_ALWAYS: Final = WHENS.add("always")
TITUS_OPS: Final = Ops()
T_GAIN: Final = TITUS_OPS.add("gain", ["when", "helpers", "resources"])
T_KEEP: Final = TITUS_OPS.add("keep_contract", ["when", "contract"])
T_CARRY_OUT: Final = TITUS_OPS.add("carry_out", ["when", "helpers"])
T_KING: Final = TITUS_OPS.add("king_steps", ["when", "helpers", "n"])
T_VP: Final = TITUS_OPS.add("vp", ["when", "helpers", "n"])
T_VP_OF_POINTS: Final = TITUS_OPS.add("vp_of_points", ["when", "helpers"])
T_CHARACTER: Final = TITUS_OPS.add("character_bonus", ["when"])
T_DIE: Final = TITUS_OPS.add("die_resource", ["when", "n"])
T_KING_AT_LEAST: Final = TITUS_OPS.add("king_at_least", ["when", "vp"])
T_FREE_CREST: Final = TITUS_OPS.add("free_crest", ["when", "crest", "building"])
T_MARKER: Final = TITUS_OPS.add("marker_when_filled", ["when"])
ANSWERS: Final = [
    [T_GAIN, T_KEEP, T_CARRY_OUT, T_KING, T_VP, T_VP_OF_POINTS],
    [T_CHARACTER],
    [T_DIE],
    [T_KING_AT_LEAST, T_FREE_CREST],
    [T_KING_AT_LEAST],
    [T_MARKER],
]
"""What can answer each event."""


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
        self.resources: list[int] = []
        self.crest = -1
        self.building = -1


class Solo:
    """Everything printed on the cards of Titus."""

    def __init__(self, data: Table, level: int) -> None:
        solo = table(data, "solo")
        name = t.LEVELS[level] if level else t.LEVELS[1]
        self.challenge_count = whole(table(solo, "challenges"), name)
        self.fair_extra = whole(table(solo, "fair_minimum"), name)
        self.king_vp = whole(solo, "king_vp")
        self.most_unfulfilled = whole(solo, "most_unfulfilled")
        self.crest_worth = whole(solo, "crest_worth")
        decrees = rows(data, "decree")
        if [text(row, "id") for row in decrees] != t.DECREES:
            raise BadData(f"the decrees must be {', '.join(t.DECREES)}, in this order")
        self.decree_fair = [index(t.FAIRS, text(row, "fair"), "fair") if "fair" in row else -1 for row in decrees]
        self.priorities = [[read_priority(line) for line in rows(row, "priorities")] for row in decrees]
        self.colours = [read_colours(row) for row in decrees]
        """The kinds from the most wanted on; [] for the card that looks at the need."""
        challenges = rows(data, "challenge")
        if [text(row, "id") for row in challenges] != t.CHALLENGES:
            raise BadData(f"the challenge cards must be {', '.join(t.CHALLENGES)}, in this order")
        self.rules: list[Challenge] = []
        for card, row in enumerate(challenges):
            for rule in rows(row, "rules"):
                self.rules.append(read_rule(card, rule))
        if not 0 <= self.challenge_count <= len(challenges):
            raise BadData("solo: there are not so many challenge cards")


def read_priority(row: Table) -> Priority:
    condition = index(CONDITIONS.names, text(row, "if"), "condition") if "if" in row else IF_ALWAYS
    if "action" in row:
        return Priority(condition, index(t.ACTIONS[: t.TRADES], text(row, "action"), "action"), -1)
    return Priority(condition, -1, index(SELECTORS.names, text(row, "die"), "die"))


def read_colours(row: Table) -> list[int]:
    names = texts(row, "colours")
    if names == ["need"]:
        return []
    found = [index(NEEDS.names, name, "kind of die") for name in names]
    if sorted(found) != list(range(len(NEEDS.names))):
        raise BadData(f"decree {row['id']!r}: colours name each of {', '.join(NEEDS.names)} once")
    return found


def read_rule(card: int, row: Table) -> Challenge:
    op = TITUS_OPS.read(row)
    when = index(WHENS.names, text(row, "when"), "event")
    if op not in ANSWERS[when]:
        raise BadData(f"challenge: {TITUS_OPS.names[op]} does not answer {WHENS.names[when]}")
    rule = Challenge(card, when, op)
    for key in TITUS_OPS.keys[op]:
        if key in ("n", "vp"):
            rule.n = whole(row, key)
        elif key == "helpers":
            rule.helpers = [index(t.HELPERS, name, "helper") for name in texts(row, key)]
        elif key == "resources":
            rule.resources = amounts_of(table(row, key))
        elif key == "crest":
            rule.crest = index(t.CRESTS, text(row, key), "crest")
        elif key == "building":
            rule.building = whole(row, key) - 1
            if not 0 <= rule.building < t.BUILDINGS:
                raise BadData(f"challenge: there is no building {rule.building + 1}")
    return rule
