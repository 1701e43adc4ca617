"""The checks that every title gets: the toys pass them, and a toy with a fault does not."""

import random
from collections.abc import Iterator

import pytest

from properties import assert_fields_covered, attributes, random_game_checks
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.flow import DeadEnd, Refused, playout
from signoria.kernel.position import LEGAL, REDUNDANT, Book, Position
from signoria.kernel.schema import Field
from signoria.kernel.step import Step
from signoria.kernel.title import Macro, Title
from toy_ground import FRUITS, PLUM, Toy, ToyTitle, fresh, start, toy
from toys import (
    BASKETS,
    BASKETS_STEPS,
    BIDS,
    FARM,
    TOYS,
    VIGIL,
    VIGIL_STEPS,
    Baskets,
    Bids,
    Bow,
    Dawn,
    Draw,
    Keep,
    Pick,
    Vigil,
    Voyage,
)


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [{}, {"double": True, "harvest": "rich"}], ids=["plain", "double"])
def test_random_games_of_every_toy_hold(title: ToyTitle, players: int, options: dict[str, object]) -> None:
    for seed in range(3):
        game = random_game_checks(title, players, options, seed)
        assert 0 < game.decisions <= game.length
        assert game.widest >= 2


def test_a_random_game_is_the_same_every_time_and_at_every_sample() -> None:
    games = {random_game_checks(VIGIL, 3, {}, b"seed") for _ in range(2)}
    assert len(games) == 1
    assert random_game_checks(VIGIL, 3, {}, b"seed", every=100).decisions == 9


def test_changed_answers_are_in_the_record_but_are_no_decisions() -> None:
    games = [random_game_checks(BIDS, 3, {}, seed) for seed in range(10)]
    assert all(game.decisions == 6 for game in games)
    assert any(game.length > game.decisions for game in games)


# Faults that the checks find


class Faulty(ToyTitle):
    """Baskets with a position of its own."""

    def __init__(self, steps: list[Step] | None = None) -> None:
        super().__init__("faulty", BASKETS_STEPS, steps if steps is not None else [Pick()])

    def open(self, p: Toy) -> None:
        for seat in reversed(range(p.seats)):
            p.push(0, seat, -1)


class Forgetful(Toy):
    def copy(self) -> "Toy":
        q = Forgetful(self.book)
        self.copy_frame(q)
        for field in ("basket", "stall", "deck", "card", "berth", "tale"):
            setattr(q, field, getattr(self, field)[:])
        q.day = self.day
        q.wind = self.wind
        q.coins = [0] * q.seats
        return q


class Sharing(Toy):
    def copy(self) -> "Toy":
        q = Sharing(self.book)
        self.copy_frame(q)
        for field in ("day", "wind", "coins", "basket", "stall", "deck", "card", "berth", "tale"):
            setattr(q, field, getattr(self, field))
        return q


class Recast(Faulty):
    """Deals positions of another class."""

    def __init__(self, cast: type[Toy]) -> None:
        super().__init__()
        self.cast = cast

    def blank(self, book: Book) -> Toy:
        p = super().blank(book)
        q = self.cast(book)
        for field in ("agenda", "ledger", "coins", "basket", "stall", "card", "berth", "tale"):
            setattr(q, field, getattr(p, field))
        return q


class Shy(Pick):
    """Does not offer what it allows."""

    def domain(self, p: Position, seat: int) -> list[int]:
        return self.block[1:]


class Stammering(Pick):
    def domain(self, p: Position, seat: int) -> list[int]:
        return self.block + self.block[:1]


class Hasty(Pick):
    """Judges its moves at once, and calls those redundant that it refuses."""

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        super().sift(p, seat, legal, spare)
        spare.extend(move for move in self.block if self.refusal(p, seat, move) > LEGAL)


class Untidy(Pick):
    """Judges its moves at once, in another order."""

    def sift(self, p: Position, seat: int, legal: list[int], spare: list[int]) -> None:
        super().sift(p, seat, legal, spare)
        legal.reverse()


class Tempting(Pick):
    """Calls a move canonical behind which nothing is."""

    def refusal(self, p: Position, seat: int, move: int) -> int:
        code = super().refusal(p, seat, move)
        return LEGAL if code == REDUNDANT and p.slot(0) < 0 else code


class Partial(Pick):
    """A rule function that is not total over its block."""

    def domain(self, p: Position, seat: int) -> list[int]:
        return [move for move in self.block if toy(p).stall[move - self.base]]

    def refusal(self, p: Position, seat: int, move: int) -> int:
        if not toy(p).stall[move - self.base]:
            raise IndexError("sold out")
        return super().refusal(p, seat, move)


class Forgotten(Pick):
    """Remembers something outside the position."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def apply(self, p: Position, seat: int, move: int) -> None:
        super().apply(p, seat, move)
        self.count += 1
        toy(p).tale.append(self.count)


class Restless(Draw):
    """Changes the position when asked whether to stop."""

    def stop(self, p: Position) -> bool:
        toy(p).coins[0] += 1
        return True


class Uneasy(ToyTitle):
    def __init__(self) -> None:
        super().__init__("uneasy", VIGIL_STEPS, [Dawn(), Bow(), Restless(), Keep()])


class Nameless(Pick):
    def refusal(self, p: Position, seat: int, move: int) -> int:
        return 99 if super().refusal(p, seat, move) > LEGAL else LEGAL


class Endless(Pick):
    def refusal(self, p: Position, seat: int, move: int) -> int:
        return LEGAL

    def apply(self, p: Position, seat: int, move: int) -> None:
        toy(p).day += 1


class Peeping(Vigil):
    """Imagines only the deck, so that the drawn cards of others are known."""

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = toy(super().imagine(p, seat, chance))
        q.card = [PLUM if n >= 0 else n for n in q.card]
        return q


class Clairvoyant(Vigil):
    """Imagines everything as it is but what chance will bring."""

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = p.copy()
        q.chance = Chance(*[chance.below(1 << 32) for _ in range(4)])
        return q


class Cardsharp(Vigil):
    """Imagines the deck anew, but the cards of the others as they are."""

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = toy(super().imagine(p, seat, chance))
        q.deck = toy(p).deck[:]
        q.card = toy(p).card[:]
        chance.shuffle(q.deck)
        return q


class Eavesdropper(Bids):
    """Imagines the sealed bids of the others as they are."""

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = super().imagine(p, seat, chance)
        q.sealed = p.sealed
        return q


class Secretly(Draw):
    """Draws a card, and nobody has learnt anything."""

    def run(self, p: Position) -> None:
        super().run(p)
        p.learnt -= 1


class Unlearnt(ToyTitle):
    def __init__(self) -> None:
        super().__init__("unlearnt", VIGIL_STEPS, [Dawn(), Bow(), Secretly(), Keep()])


class Lucky(Vigil):
    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = super().imagine(p, seat, chance)
        q.chance = p.chance.copy()
        return q


class Real(Vigil):
    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        return p


class Generous(Bids):
    """Imagines fruits into the baskets, which everybody sees, and hides them from the view."""

    def view(self, p: Position, seat: int) -> dict[str, object]:
        return super().view(p, seat) | {"basket": []}

    def imagine(self, p: Position, seat: int, chance: Chance) -> Position:
        q = toy(super().imagine(p, seat, chance))
        q.basket = [n + 1 for n in q.basket]
        return q


class Upside(Baskets):
    def ranks(self, p: Position) -> list[int]:
        return [2] * p.seats


class Debtor(Voyage):
    def deal(self, book: Book, seed: bytes) -> Toy:
        p = super().deal(book, seed)
        p.coins[1] = -1
        return p


class Short(Baskets):
    def deal(self, book: Book, seed: bytes) -> Toy:
        p = super().deal(book, seed)
        p.ledger = [0] * (len(p.ledger) + 1)
        return p


class Overeager(Voyage):
    def macros(self, p: Position, seat: int) -> list[Macro]:
        return [Macro("rest", macro.moves * 2) for macro in super().macros(p, seat)]


class Untold(Vigil):
    """Does not write the deck."""

    def write(self, p: Position) -> dict[str, object]:
        return super().write(p) | {"deck": []}


class Gambler(Vigil):
    """Deals by the luck of the machine."""

    def deal(self, book: Book, seed: bytes) -> Toy:
        p = super().deal(book, seed)
        random.shuffle(p.deck)
        p.deck.append(random.randrange(len(FRUITS)))
        p.tale = [random.randrange(1 << 30)]
        return p


FAULTS: list[tuple[Title, str]] = [
    (Recast(Forgetful), "a copy differs from its original"),
    (Recast(Sharing), "playing on a copy changes the original"),
    (Faulty([Shy()]), "offered and legal moves differ"),
    (Faulty([Stammering()]), "offered twice"),
    (Faulty([Hasty()]), "does not sift as it refuses"),
    (Faulty([Untidy()]), "does not sift as it refuses"),
    (Faulty([Tempting()]), "canonical moves lead to pick, which has none"),
    (Faulty([Forgotten()]), "changes the game|something new|the replay differs"),
    (Uneasy(), "holding at a stop changes the game"),
    (Faulty([Endless()]), "does not end within 40 moves"),
    (Peeping(), "sees that it is imagined"),
    (Clairvoyant(), "does not see deck, but always imagines it as it is"),
    (Cardsharp(), "always imagines card as it is, which it cannot know"),
    (Eavesdropper(), "always imagines sealed as it is, which it cannot know"),
    (Unlearnt(), "tells seat . something new, but nobody learns"),
    (Lucky(), "knows what chance will bring"),
    (Real(), "is the truth itself"),
    (Generous(), "imagining changes what seat"),
    (Upside(), "no order of seats"),
    (Debtor(), "nobody owes coins"),
    (Short(), "the ledger has 5 numbers"),
    (Untold(), "JSON does not keep the position"),
    (Gambler(), "the same seed deals another game"),
]


def play_ten(title: Title) -> None:
    for seed in range(10):
        random_game_checks(title, 2, {}, seed, limit=40)


@pytest.mark.parametrize(("title", "message"), FAULTS, ids=[type(title).__name__ for title, _ in FAULTS])
def test_the_checks_find_a_fault(title: Title, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        play_ten(title)


def test_the_checks_find_a_rule_that_is_not_total() -> None:
    with pytest.raises(IndexError, match="sold out"):
        random_game_checks(Faulty([Partial()]), 2)


def test_the_checks_find_a_refusal_without_a_name() -> None:
    with pytest.raises(IndexError):
        random_game_checks(Faulty([Nameless()]), 2)


def test_the_checks_find_a_macro_that_cannot_be_played() -> None:
    with pytest.raises(Refused):
        random_game_checks(Overeager(), 2)


def test_the_checks_find_a_dead_end() -> None:
    class Poor(Voyage):
        def deal(self, book: Book, seed: bytes) -> Toy:
            p = super().deal(book, seed)
            p.coins[1] = 0
            return p

    with pytest.raises(DeadEnd):
        random_game_checks(Poor(), 2)


# No field forgotten


@pytest.mark.parametrize("title", TOYS, ids=lambda title: title.name)
def test_every_field_of_a_toy_reaches_copy_digest_and_json(title: ToyTitle) -> None:
    p = start(title, 3, double=True)
    assert_fields_covered(title, p)
    playout(p, seeded(b"luck"), 3)
    assert_fields_covered(title, p)


def test_the_attributes_of_a_position_are_found_in_every_build() -> None:
    fields = {field.name for field in BASKETS.fields}
    kernel = {"book", "seats", "ear", "chance", "agenda", "ledger", "sealed", "learnt", "unshared"}
    assert attributes(start(BASKETS)) == fields | kernel


class Secretive(Toy):
    """Has an attribute that nobody declared."""

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        self.thought = 3

    def copy(self) -> "Toy":
        q = Secretive(self.book)
        self.copy_frame(q)
        for field in FARM.fields:
            value = getattr(self, field.name)
            setattr(q, field.name, value if isinstance(value, int) else value[:])
        q.thought = self.thought
        return q


def test_a_field_without_a_declaration_is_found() -> None:
    title = Recast(Secretive)
    p = fresh(title)
    with pytest.raises(AssertionError, match=r"without a field.*thought"):
        assert_fields_covered(title, p)
    assert_fields_covered(title, p, derived=frozenset({"thought"}))


def test_a_field_forgotten_by_copy_is_found() -> None:
    title = Recast(Forgetful)
    with pytest.raises(AssertionError, match="coins is lost by copy"):
        assert_fields_covered(title, fresh(title))


@pytest.fixture
def farm_fields() -> Iterator[list[Field]]:
    kept = FARM.fields
    FARM.fields = kept[:]
    yield FARM.fields
    FARM.fields = kept


def test_a_declaration_left_out_is_found(farm_fields: list[Field]) -> None:
    del farm_fields[3]
    with pytest.raises(AssertionError, match=r"without a field.*basket"):
        assert_fields_covered(FARM, start(FARM))


def test_a_declaration_of_nothing_is_found(farm_fields: list[Field]) -> None:
    farm_fields.append(Field("colour"))
    with pytest.raises(AssertionError, match=r"does not have: .*colour"):
        assert_fields_covered(FARM, start(FARM))
