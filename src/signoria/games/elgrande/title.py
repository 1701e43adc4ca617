"""El Grande: the title, and the sequence of play."""

from typing import Final

from signoria.games.elgrande import bot, observation, proposals, scenario, setup, told, view
from signoria.games.elgrande import terms as t
from signoria.games.elgrande.book import SpainBook
from signoria.games.elgrande.brief import brief
from signoria.games.elgrande.faults import faults
from signoria.games.elgrande.notation import Notation
from signoria.games.elgrande.position import FIELDS, Spain
from signoria.games.elgrande.steps import favours, losses, moving, round, turn
from signoria.kernel.chance import Chance
from signoria.kernel.kinds import RefusalKind
from signoria.kernel.observation import Notes
from signoria.kernel.step import Step
from signoria.kernel.title import Macro, Title

VERSION: Final = 1
"""The version of the rules; a record names it. A change that alters any game raises it."""


# The sequence of play: what follows what.


def the_game(p: Spain) -> None:
    """Grey cards are passed on, then round follows round (EG-21.1, EG-3.1)."""
    if p.book.with_grey:
        p.push_sealed(t.PASS, [1] * p.seats)
    p.push(t.ROUND)


def a_round(p: Spain) -> None:
    """Action cards, power cards, the turns, the end (EG-3.1); the virtual player comes first (EG-18.4, EG-18.5)."""
    if p.book.virtual >= 0:
        p.push(t.ARRIVAL)
    p.push(t.REVEAL)
    if p.book.virtual >= 0:
        p.push(t.VIRTUAL_POWER)
    for seat in p.clockwise(p.first):
        p.push(t.POWER, seat)
    p.push(t.ORDER)
    p.push(t.END_ROUND)


def the_turns(p: Spain) -> None:
    """The highest power card has the first turn (EG-6.1)."""
    for colour in p.by_power():
        p.push(t.TURN_BEGINS, colour)


def a_turn(p: Spain, seat: int) -> None:
    """Caballeros come to court, the grey card works, an action card is taken and brings the rest (EG-7.6)."""
    p.push(t.SUMMON, seat, p.book.summons[p.power(seat)])
    if p.beside(seat) >= 0:
        p.push(t.GREY, seat, p.beside(seat))
    p.push(t.TAKE, seat)


def a_special_action(p: Spain, seat: int) -> None:
    """Who holds a Veto is asked, the left neighbour first; then the card works (EG-14.8, EG-8.2)."""
    card = p.slot(turn.CARD)
    if p.veto:
        for holder in p.clockwise(seat)[1:]:
            if p.open_vetoes(holder):
                p.push(t.VETO, holder, seat, card)
    p.push(t.EFFECT, seat, p.book.card_first[card], p.book.card_nodes[card])


def after_the_round(p: Spain) -> None:
    """A general scoring follows on a lily (EG-12.5)."""
    if p.book.scoring_after[p.round - 1]:
        p.push(t.SCORING)


def steps(n: Notation) -> list[Step]:
    """The sections of the rulebook in the order in which they are played."""
    return [
        # With the grey cards, before the first round
        round.Pass(n),
        # A round: action cards and power cards
        round.Round(a_round),
        round.Arrival(),
        round.Reveal(),
        round.VirtualPower(),
        round.Power(n),
        round.Order(the_turns),
        # A turn: caballeros come to court, the grey card works, an action card is taken
        round.TurnBegins(a_turn),
        turn.Summon(n),
        turn.Levy(n),
        turn.Grey(),
        turn.Take(n),
        # Placement and special action, in either order
        turn.Turn(a_special_action),
        turn.Place(n),
        turn.Veto(),
        turn.Effect(),
        favours.Choose(),
        # Special actions that move caballeros
        moving.From(n),
        moving.Lift(n),
        moving.Drop(n),
        moving.March(n),
        moving.MarchTo(n),
        moving.Settle(n),
        moving.Throw(n),
        moving.Recall(n),
        # Those that cost the others some, and the secret dials
        losses.Give(n),
        losses.Banish(n),
        losses.Evict(n),
        losses.Dial(n),
        # Those about scoring, cards, grandes and the King
        favours.Score(n),
        favours.Table(n),
        favours.Lay(n),
        favours.Retrieve(n),
        favours.Grande(n),
        favours.King(n),
        favours.Escort(n),
        favours.Viceroy(n),
        # The end of a round
        round.EndRound(after_the_round),
        round.Scoring(),
    ]


class ElGrande(Title[Spain, SpainBook]):
    def make_book(self, players: int, options: dict[str, object]) -> SpainBook:
        return SpainBook(players, options, self.data, self.digest)

    def option_fault(self, players: int, options: dict[str, object]) -> RefusalKind | None:
        if options["merged"] is True and players > 3:
            return RefusalKind("merged-decks-need-two-or-three-players", "EG-17.1")
        return None

    def deal(self, book: SpainBook, seed: bytes) -> Spain:
        p = setup.deal(book, seed)
        the_game(p)
        p.forward(0)
        return p

    def blank(self, book: SpainBook) -> Spain:
        return Spain(book)

    def view(self, p: Spain, seat: int) -> dict[str, object]:
        return view.view(p, seat)

    def observe(self, p: Spain, seat: int, notes: Notes) -> None:
        observation.observe(p, seat, notes)

    def imagine(self, p: Spain, seat: int, chance: Chance) -> Spain:
        return view.imagine(p, seat, chance)

    def outlook(self, p: Spain, seat: int) -> float:
        return bot.outlook(p, seat)

    def features(self) -> list[str]:
        return bot.FEATURES

    def round_of(self, p: Spain) -> int:
        return p.round

    def begin(self, p: Spain, where: dict[str, object]) -> None:
        scenario.begin(p, where)

    def brief(self, p: Spain) -> dict[str, object]:
        return brief(p)

    def moments(self) -> dict[str, str]:
        return scenario.MOMENTS

    def complete(self, p: Spain, data: dict[str, object]) -> dict[str, object]:
        return scenario.complete(p, data)

    def faults(self, p: Spain) -> list[str]:
        return faults(p)

    def macros(self, p: Spain, seat: int) -> list[Macro]:
        return proposals.macros(p, seat)

    def explain(self, p: Spain, seat: int, move: int, code: int) -> dict[str, int]:
        """Every refusal may tell where the King is."""
        return {"place2": p.king, **super().explain(p, seat, move, code)}


def make(data: dict[str, object], digest: str) -> Title:
    """The title on a set of data files."""
    return ElGrande(
        "elgrande",
        VERSION,
        "EG",
        [2, 3, 4, 5],
        t.STEPS,
        steps(Notation(data)),
        told.EVENTS,
        told.REFUSALS,
        t.SOURCES,
        FIELDS,
        data,
        digest,
    )
