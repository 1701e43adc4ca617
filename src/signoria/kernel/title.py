"""A title: one game with its options, steps, words and clauses, as data plus a handful of functions."""

from importlib import import_module
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from signoria.kernel.chance import Chance
from signoria.kernel.errors import BadOption, BadPosition
from signoria.kernel.event import Events
from signoria.kernel.kinds import FIRST_CODE, RefusalKind, Refusals, Steps
from signoria.kernel.observation import Notes
from signoria.kernel.position import FRAME, PICKLING, Again, Book
from signoria.kernel.schema import Field, check_frames, moment_of, read_fields, write_fields
from signoria.kernel.step import P, Step, operands_of

B = TypeVar("B", bound=Book, default=Any)

SEATS: Final = ["azure", "gules", "or", "vert", "argent"]
"""The seats of every title, by their heraldic colours; words and drawings give them names and charges."""


class Option:
    """A choice about the rules, made before the game: `kind` is bool, choice or set."""

    def __init__(self, name: str, kind: str, default: object, choices: list[str], clause: str) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.clause = clause


class Macro:
    """A row of moves that a title proposes as one click; `name` is the id of its words.

    `told` are the parameters of these words; `about` names the thing that stands for the whole row (`room-room-3`), and
    `whole` has the moves too that play themselves on the way, where a picture is to show them.
    """

    def __init__(
        self,
        name: str,
        moves: list[int],
        told: dict[str, int] | None = None,
        about: str = "",
        whole: list[int] | None = None,
    ) -> None:
        self.name = name
        self.moves = moves
        self.told = told if told is not None else {}
        self.about = about
        self.whole = whole if whole is not None else moves


KERNEL_REFUSALS: Final = ["legal", "over", "not-you", "not-now", "unknown"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Generic[P, B]):
    """One of the games. A title's folder makes one instance and fills in what is game."""

    def __init__(
        self,
        name: str,
        version: int,
        prefix: str,
        players: list[int],
        kinds: Steps,
        steps: list[Step],
        events: Events,
        refusals: Refusals,
        sources: list[str],
        fields: list[Field],
        data: dict[str, object],
        digest: str,
    ) -> None:
        self.name = name
        self.version = version
        self.prefix = prefix
        self.players = players
        self.steps = numbered(kinds, steps)
        self.events = events.kinds
        self.refusals = refusals.kinds
        self.sources = sources
        self.fields = fields
        self.data = data
        self.digest = digest
        self.owner: list[int] = []
        for number, step in enumerate(self.steps):
            check_step(step, self.steps[:number])
            step.base = len(self.owner)
            step.block = list(range(step.base, step.base + step.size))
            self.owner.extend([number] * step.size)
        self.options = [read_option(entry) for entry in tables(data.get("option"))]

    # What a title fills in.

    def make_book(self, players: int, options: dict[str, object]) -> B:
        """Compile the data for these options; `bind` completes it."""
        raise NotImplementedError

    def deal(self, book: B, seed: bytes) -> P:
        """A new game, settled up to nothing: its agenda holds the first step."""
        raise NotImplementedError

    def blank(self, book: B) -> P:
        """An empty position of the right class, for reading one from JSON."""
        raise NotImplementedError

    def view(self, p: P, seat: int) -> dict[str, object]:
        """What a seat may know, as plain data; seat -1 is a spectator."""
        raise NotImplementedError

    def imagine(self, p: P, seat: int, chance: Chance) -> P:
        """A copy in which all that the seat cannot know is dealt anew."""
        raise NotImplementedError

    def observe(self, p: P, seat: int, notes: Notes) -> None:
        """Note what a seat knows as numbers: by itself all fields that views show as they are."""
        notes.table(p, seat)
        notes.fields(p, notes.layout.shown_fields())

    def knows_all(self, p: P, seat: int) -> bool:
        """Whether nothing is hidden from a seat and no luck is to come: one imagined position tells all."""
        return False

    def outlook(self, p: P, seat: int) -> float:
        """What a seat has and may hope for, in points: the heuristic of the greedy bot."""
        return float(self.totals(p)[seat])

    def features(self) -> list[str]:
        """What the outlook is made of, by name: `book.weights` says how much each of them counts."""
        return []

    def weigh(self, book: B, weights: list[float]) -> None:
        """Think with these weights of the features: with weights of 1 as the greedy bot does."""
        book.weights = weights

    def begin(self, p: P, where: dict[str, object]) -> None:
        """Set the agenda for a scenario: put the position at a named moment; by itself there is only the deal."""
        moment_of(where, self.moments())

    def complete(self, p: P, data: dict[str, object]) -> dict[str, object]:
        """What `change` needs, from what a scenario says of a position in shorter words."""
        return data

    def brief(self, p: P) -> dict[str, object]:
        """A position in the shorter words that `complete` takes: the inverse, for what a scenario expects."""
        return {}

    def moments(self) -> dict[str, str]:
        """The moments at which a scenario may begin, and what else it must say there, or may [in brackets]."""
        return {"start": ""}

    def faults(self, p: P) -> list[str]:
        """Why a position is impossible; empty if it is not."""
        return []

    def option_fault(self, players: int, options: dict[str, object]) -> RefusalKind | None:
        """A combination of options that the rules exclude."""
        return None

    def explain(self, p: P, seat: int, move: int, code: int) -> dict[str, int]:
        """The parameters of a refusal, for its words."""
        step = p.book.steps[p.book.owner[move]]
        found = self.operands_named(p.book, step, move)
        found.update(step.why(p, seat, move, code))
        return found

    def operands_named(self, book: Book, step: Step, move: int) -> dict[str, int]:
        """The operands of a move by name, as numbers of their vocabularies."""
        found: dict[str, int] = {}
        for operand, index in zip(step.operands, operands_of(step, move), strict=False):
            token = operand.tokens[index]
            if operand.kind == "":
                found[operand.name] = int(token)
            elif token in book.axes.get(operand.kind, []):
                found[operand.name] = book.axes[operand.kind].index(token)
        return found

    def situation(self, p: P, seat: int) -> dict[str, int]:
        """The parameters of the prompt of the open decision."""
        return p.book.steps[p.agenda[-FRAME]].situation(p, seat)

    def trail(self, p: P, seat: int) -> list[tuple[str, dict[str, int]]]:
        """Where the open decision lies among actions within actions, the outermost first: ids of words, parameters."""
        return []

    def prospect(self, p: P, move: int) -> dict[str, int]:
        """What the words of a move on offer may tell besides its operands: the `hints` of its step."""
        return p.book.steps[p.book.owner[move]].prospect(p, move)

    def pointless(self, p: P, seat: int, move: int) -> bool:
        """Whether a legal move gives something away for nothing, so that a table asks a person once more."""
        return p.book.steps[p.book.owner[move]].pointless(p, seat, move)

    def macros(self, p: P, seat: int) -> list[Macro]:
        """Rows of moves proposed to a seat; what becomes forced on the way is left out."""
        return []

    def totals(self, p: P) -> list[int]:
        """The score of every seat as it stands; a title that scores at the end adds what would come."""
        return [p.score(s) for s in range(p.seats)]

    def tally(self, p: P) -> list[int]:
        """The totals seat by seat and source by source; a title that scores at the end adds what would come.

        The list may be the position's own, and change with it: copy what is to be kept.
        """
        return p.ledger

    def evaluate(self, p: P, seat: int) -> float:
        """How good a position looks for a seat: its own outlook less the mean of the others'."""
        rest = sum(self.outlook(p, other) for other in range(p.seats) if other != seat)
        return self.outlook(p, seat) - rest / max(1, p.seats - 1)

    def hopes(self, p: P) -> list[float]:
        """What every seat has and may hope for, in points that can be compared: what a search counts at its horizon."""
        return [self.outlook(p, seat) for seat in range(p.seats)]

    def round_of(self, p: P) -> int:
        """Which round it is: a search may end with it."""
        return 0

    def turn_of(self, p: P, seat: int) -> int:
        """Another number when a turn of a seat is over though nobody else had to decide: by itself the round."""
        return self.round_of(p)

    def ranks(self, p: P) -> list[int]:
        """The place of every seat, 1 is best; equal totals share a place unless a title breaks ties."""
        totals = self.totals(p)
        return [1 + sum(1 for other in totals if other > own) for own in totals]

    # What every title gets.

    def book(self, players: int, options: dict[str, object] | None = None) -> B:
        """The book of one game, its options checked and completed with their defaults."""
        if players not in self.players:
            counts = ", ".join(str(n) for n in self.players)
            raise BadOption("players", f"{self.name} is for {counts} players, not {players}", "")
        full = self.full_options(options if options is not None else {})
        fault = self.option_fault(players, full)
        if fault is not None:
            raise BadOption(fault.name, fault.name, fault.clause)
        book = self.make_book(players, full)
        book.maker = self
        book.steps = self.steps
        book.owner = self.owner
        book.sources = len(self.sources)
        self.weigh(book, [1.0] * len(self.features()))
        book.axes["seat"] = SEATS[:players]
        book.axes["source"] = self.sources
        book.axes["step"] = [step.name for step in self.steps]
        return book

    def full_options(self, given: dict[str, object]) -> dict[str, object]:
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known)
                raise BadOption(name, f"{self.name} has no option {name!r}; it has: {names}", "")
        return {o.name: check_option(o, given.get(o.name, o.default)) for o in self.options}

    def refusal_kind(self, p: P, code: int, move: int = -1) -> RefusalKind:
        """The id and clause of a code; kernel codes carry the clause of the open step."""
        assert code > 0, "a legal move has no refusal"
        kind = self.refusals[code - FIRST_CODE] if code >= FIRST_CODE else RefusalKind(KERNEL_REFUSALS[code], "")
        if kind.clause or not p.agenda:
            return kind
        number = p.book.owner[move] if move >= 0 and code >= FIRST_CODE else p.agenda[-FRAME]
        return RefusalKind(kind.name, p.book.steps[number].clause, kind.absent)

    def write(self, p: P) -> dict[str, object]:
        """A position as plain data with readable names; `read` is its inverse."""
        return write_fields(p, self.fields)

    def read(self, book: B, data: dict[str, object]) -> P:
        """A position from plain data; one that cannot be is refused with its reason."""
        p = self.blank(book)
        read_fields(p, self.fields, data, complete=True)
        check_frames(p)
        self.check(p)
        return p

    def change(self, p: P, data: dict[str, object]) -> None:
        """Overwrite what `data` names and leave the rest; for scenarios."""
        read_fields(p, self.fields, data, complete=False)

    def __copy__(self) -> "Title":
        return self

    def __deepcopy__(self, memo: object) -> "Title":
        return self

    def __reduce__(self) -> Again:
        again: Again = import_module(PICKLING).of_title(self)
        return again

    def check(self, p: P) -> None:
        faults = self.faults(p)
        if faults:
            raise BadPosition("; ".join(faults))


def numbered(kinds: Steps, steps: list[Step]) -> list[Step]:
    """The steps of a title, told in the order of play, by their numbers; each number has one."""
    found: dict[int, Step] = {}
    for step in steps:
        if step.number in found:
            raise ValueError(f"two steps have the number of {kinds.kinds[step.number].name}")
        found[step.number] = step
    for number, kind in enumerate(kinds.kinds):
        if number not in found:
            raise ValueError(f"no step has the number of {kind.name}")
        found[number].name = kind.name
        found[number].clause = kind.clause
    return [found[number] for number in range(len(kinds.kinds))]


def ranks_in_order(totals: list[int], order: list[int]) -> list[int]:
    """The place of every seat where ties go to the seat that is earlier in an order, so that no place is shared."""
    best = sorted(range(len(totals)), key=lambda seat: (-totals[seat], order.index(seat)))
    return [best.index(seat) + 1 for seat in range(len(totals))]


def check_step(step: Step, earlier: list[Step]) -> None:
    """Names that records and JSON can tell apart; a sealed step has no asides."""
    names = [step.name, *step.words]
    for operand in step.operands:
        names.extend(operand.tokens)
        if len(set(operand.tokens)) < len(operand.tokens):
            raise ValueError(f"step {step.name}: a token of {operand.name} is there twice")
    if any(not name or name.split() != [name] for name in names):
        raise ValueError(f"step {step.name}: names are single words")
    if len(step.operands) == 1 and any(word in step.operands[0].tokens for word in step.words):
        raise ValueError(f"step {step.name}: a word is also a token")
    if any(other.name == step.name for other in earlier):
        raise ValueError(f"two steps are called {step.name}")
    if step.sealed and step.with_asides:
        raise ValueError(f"step {step.name}: a sealed step has no asides")


def tables(value: object) -> list[dict[str, object]]:
    """A list of TOML tables, [] if there is none."""
    if value is None:
        return []
    assert isinstance(value, list)
    return value


def read_option(entry: dict[str, object]) -> Option:
    choices = entry.get("choices", [])
    assert isinstance(choices, list)
    if entry["kind"] not in ("bool", "choice", "set"):
        raise ValueError(f"option {entry['id']}: its kind is bool, choice or set, not {entry['kind']!r}")
    return Option(str(entry["id"]), str(entry["kind"]), entry["default"], choices, str(entry["clause"]))


TRUTHS: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


def check_option(option: Option, value: object) -> object:
    """The value of an option in its own type; text (from a command line) is understood."""
    if option.kind == "bool":
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in TRUTHS:
            return TRUTHS[value.lower()]
        raise BadOption(option.name, f"option {option.name} is true or false, not {value!r}", option.clause)
    choices = ", ".join(option.choices)
    if option.kind == "choice":
        if isinstance(value, str) and value in option.choices:
            return value
        raise BadOption(option.name, f"option {option.name} is one of {choices}, not {value!r}", option.clause)
    if isinstance(value, str):
        named = value.strip().lower()
        if named == "all":
            value = list(option.choices)
        elif named in ("", "none"):
            value = []
        else:
            value = [part.strip() for part in value.split(",")]
    if not isinstance(value, list):
        raise BadOption(option.name, f"option {option.name} is a set out of {choices}, not {value!r}", option.clause)
    for part in value:
        if part not in option.choices:
            raise BadOption(
                option.name, f"option {option.name} is a set out of {choices}; {part!r} is none", option.clause
            )
    return [choice for choice in option.choices if choice in value]
