"""Tiletum: the title, and its sequence of play."""

from typing import Final

from signoria.games.tiletum import bot, observation, scenario, setup, told, view
from signoria.games.tiletum import terms as t
from signoria.games.tiletum.book import EuropeBook
from signoria.games.tiletum.brief import brief
from signoria.games.tiletum.faults import faults
from signoria.games.tiletum.position import FIELDS, Europe
from signoria.games.tiletum.steps import acting, choices, helping, people, phases, trading, turns
from signoria.games.tiletum.storage import source_words
from signoria.games.tiletum.titus import turn as titus
from signoria.kernel.chance import Chance
from signoria.kernel.kinds import FIRST_CODE, RefusalKind
from signoria.kernel.observation import Notes
from signoria.kernel.position import FRAME
from signoria.kernel.step import Step
from signoria.kernel.title import Title, ranks_in_order

VERSION: Final = 1
"""The version of the rules; a record names it. A change that alters any game raises it."""


# The sequence of play.


def a_round(p: Europe) -> None:
    """What follows when the dice are rolled; the cleanup begins the next round, the scoring ends the game (T-1.1)."""
    p.push(t.TURNS)
    p.push(t.LEADER)
    p.push(t.STANDING)
    p.push(t.FAIR)
    p.push(t.CLEANUP if p.round < p.book.round_count else t.SCORING)


def a_turn(p: Europe, seat: int) -> None:
    """A die and all that it brings; Titus does what his cards say (T-5.1, T-14.3)."""
    p.push(t.TITUS if seat == p.book.automaton else t.DIE, seat)


def steps() -> list[Step]:
    """The steps by phase, in the order in which they are played."""
    return [
        # Preparation (T-3).
        turns.Round(a_round),
        # Three times: corruption (T-4), then a turn of everybody.
        turns.Turns(a_turn),
        turns.Corruption(),
        # A turn: a die, its sector's tile, its resources, its action (T-5).
        turns.Die(),
        turns.Value(),
        turns.Colour(),
        turns.Sector(),
        # The actions (T-6).
        acting.Joker(),
        acting.Architect(),
        acting.Merchant(),
        people.Characters(),
        people.Room(),
        people.Filled(),
        trading.Contracts(),
        trading.Give(),
        trading.Get(),
        acting.King(),
        # Effects of tiles and spaces, whenever they are gained (T-10.8).
        choices.Part(),
        choices.Effect(),
        trading.Gain(),
        choices.Walk(),
        choices.Space(),
        choices.House(),
        choices.Pillar(),
        choices.Teleport(),
        choices.Building(),
        choices.Bonus(),
        # Auxiliary actions, at any quiet point of the own turn (T-9).
        helping.Buy(),
        helping.Fulfil(),
        helping.Same(),
        helping.Crest(),
        helping.Crested(),
        helping.Contribute(),
        helping.Help(),
        helping.Used(),
        # A turn of Titus (T-14.3).
        titus.Titus(),
        # The king phase (T-7).
        phases.Leader(),
        phases.KingTile(),
        phases.Standing(),
        # The fair (T-8).
        phases.Fair(),
        # Cleanup before the next round (T-11), or the end (T-12).
        phases.Cleanup(),
        phases.Scoring(),
    ]


class Tiletum(Title[Europe, EuropeBook]):
    def book(self, players: int, options: dict[str, object] | None = None) -> EuropeBook:
        """One player plays the solo game: Titus takes the second seat (T-14.1)."""
        if players == 1:
            given = dict(options) if options is not None else {}
            if given.get("solo", "off") == "off":
                given["solo"] = "normal"
            return super().book(2, given)
        return super().book(players, options)

    def make_book(self, players: int, options: dict[str, object]) -> EuropeBook:
        book = EuropeBook(players, options, self.data, self.digest)
        book.tabulate(self.steps[t.DO_MERCHANT], self.steps[t.DO_ARCHITECT])
        return book

    def option_fault(self, players: int, options: dict[str, object]) -> RefusalKind | None:
        """Titus plays against one player only."""
        return self.refusals[told.SOLO_IS_FOR_TWO - FIRST_CODE] if options["solo"] != "off" and players != 2 else None

    def deal(self, book: EuropeBook, seed: bytes) -> Europe:
        return setup.deal(book, seed)

    def blank(self, book: EuropeBook) -> Europe:
        return Europe(book)

    def view(self, p: Europe, seat: int) -> dict[str, object]:
        return view.view(p, seat)

    def observe(self, p: Europe, seat: int, notes: Notes) -> None:
        observation.observe(p, seat, notes)

    def imagine(self, p: Europe, seat: int, chance: Chance) -> Europe:
        return view.imagine(p, seat, chance)

    def outlook(self, p: Europe, seat: int) -> float:
        return bot.outlook(p, seat)

    def features(self) -> list[str]:
        return bot.FEATURES

    def round_of(self, p: Europe) -> int:
        return p.round

    def turn_of(self, p: Europe, seat: int) -> int:
        return bot.turn_of(p, seat)

    def begin(self, p: Europe, where: dict[str, object]) -> None:
        scenario.begin(p, where, a_round)

    def brief(self, p: Europe) -> dict[str, object]:
        return brief(p)

    def moments(self) -> dict[str, str]:
        return scenario.MOMENTS

    def complete(self, p: Europe, data: dict[str, object]) -> dict[str, object]:
        return scenario.complete(p, data)

    def faults(self, p: Europe) -> list[str]:
        return faults(p)

    def trail(self, p: Europe, seat: int) -> list[tuple[str, dict[str, int]]]:
        """Where one is: the die action with its points, the tile whose effect is carried out, its action, and so on."""
        found: list[tuple[str, dict[str, int]]] = []
        last = t.BY_DIE
        for at in range(0, len(p.agenda), FRAME):
            step = p.agenda[at]
            if (not t.DO_JOKER <= step <= t.EFFECT and step != t.SAME) or step == t.FILLED:
                continue
            source = p.slot_at(at, t.SOURCE)
            if source not in (t.BY_DIE, last):
                found.append(source_words(source))
            last = source
            if step in t.STEP_OF:
                found.append(("action", {"action": t.STEP_OF.index(step), "points": p.slot_at(at, t.POINTS)}))
        return found

    def ranks(self, p: Europe) -> list[int]:
        """Ties go to the seat that is earlier in the turn order, so no place is shared (T-12.4)."""
        return ranks_in_order(self.totals(p), p.order)


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return Tiletum(
        "tiletum",
        VERSION,
        "T",
        [2, 3, 4],
        t.STEPS,
        steps(),
        told.EVENTS,
        told.REFUSALS,
        t.SOURCES.names,
        FIELDS,
        data,
        digest,
    )
