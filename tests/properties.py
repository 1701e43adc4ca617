"""What must hold in every game of every title: checks that a title's tests call, and that name no title.

random_game_checks(TITLE, players=4, options={}, seed=7)    # plays one game and checks it move by move
assert_fields_covered(TITLE, position)                      # no field forgotten by copy, digest or JSON
"""

import json
from collections.abc import Callable
from typing import Final, NamedTuple

from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import Ear, Event
from signoria.kernel.flow import (
    answers,
    apply,
    deciders,
    has_sealed,
    moves,
    pass_stop,
    play,
    playout,
    refusal,
    settle,
    top,
)
from signoria.kernel.notation import move_of, text_of
from signoria.kernel.position import FRAME, LEGAL, NOT_NOW, NOT_YOU, OVER, UNKNOWN, Position
from signoria.kernel.schema import KERNEL_FIELDS, Field, digest, raw, read_fields, write_fields
from signoria.kernel.step import Step
from signoria.kernel.title import Title

SPECTATOR: Final = -1
UNSAVED: Final = {"book", "seats", "ear", "unshared"}
"""What a position holds that is not its state: the book, what follows from it, and who listens."""
TRIES: Final = 40
"""So often a seat imagines before we say that it always imagines the same; two ways even are missed once in 10^12."""


class Game(NamedTuple):
    """The statistics of a game: unforced answers; moves in the record, changes of sealed answers too; widest choice."""

    decisions: int
    length: int
    widest: int
    digest: str


def random_game_checks(
    title: Title,
    players: int,
    options: dict[str, object] | None = None,
    seed: int | bytes = 0,
    every: int = 1,
    limit: int = 20_000,
    redundant: float = 0.2,
) -> Game:
    """Play a random game to its end and check every `every`-th position of it.

    A move is chosen uniformly among the canonical answers, and with the chance `redundant` among all answers.
    Where several seats may answer, any of them does, and one that has sealed sometimes changes its mind.
    """
    dealt = seed if isinstance(seed, bytes) else b"%s %d %d" % (title.name.encode(), players, seed)
    book = title.book(players, options)
    luck = seeded(b"player of " + dealt)
    doubt = seeded(b"doubts about " + dealt)
    p = title.deal(book, dealt)
    settle(p)
    line: list[tuple[int, int]] = []
    digests = [digest(p, title.fields)]
    learnt = p.learnt
    canonical = True
    changed = 0
    widest = 0
    while not p.over:
        assert len(line) < limit, f"{title.name} does not end within {limit} moves"
        seat = any_of(deciders(p), luck)
        sealed = [s for s in range(p.seats) if has_sealed(p, s)]
        if sealed and luck.below(4) == 0:
            seat = any_of(sealed, luck)
        if len(line) % every == 0:
            check_position(title, p, luck)
        if not line:
            check_dealt(title, p, doubt)
        offered = moves(p, seat)
        assert offered, f"{title.name}: {top(p).name} asks seat {seat} and offers nothing"
        if canonical:
            assert refusal(p, seat, offered[0]) == LEGAL, f"canonical moves lead to {top(p).name}, which has none"
        if luck.below(1000) < redundant * 1000:
            offered = answers(p, seat, redundant=True)
        widest = max(widest, len(offered))
        changed += has_sealed(p, seat)
        move = any_of(offered, luck)
        canonical = canonical and refusal(p, seat, move) == LEGAL
        if len(line) % every == 0:
            check_holding(title, p, seat, move)
            check_known(title, p, seat, move, doubt.below(p.seats + 1) - 1, doubt)
        play(p, seat, move)
        line.append((seat, move))
        digests.append(digest(p, title.fields))
        assert p.learnt >= learnt, "nobody unlearns"
        learnt = p.learnt
    check_position(title, p, luck)
    check_replay(title, title.deal(book, dealt), line, digests)
    return Game(len(line) - changed, len(line), widest, digests[-1])


def any_of(items: list[int], luck: Chance) -> int:
    return items[luck.below(len(items))]


def check_position(title: Title, p: Position, luck: Chance) -> None:
    """All that must hold of one settled position; it is not changed."""
    before = digest(p, title.fields)
    assert not title.faults(p), "; ".join(title.faults(p))
    check_points(title, p)
    for seat in range(SPECTATOR, p.seats):
        check_answers(title, p, seat)
    check_copy(title, p, luck)
    check_json(title, p)
    for seat in range(SPECTATOR, p.seats):
        check_imagined(title, p, seat, luck)
    assert digest(p, title.fields) == before, "looking at a position changes it"


def check_points(title: Title, p: Position) -> None:
    """The ledger has one number for each seat and source, and a score is the sum of its seat's."""
    sources = len(title.sources)
    assert len(p.ledger) == p.seats * sources, f"the ledger has {len(p.ledger)} numbers"
    for seat in range(p.seats):
        assert p.score(seat) == sum(p.ledger[seat * sources : (seat + 1) * sources])
    assert len(title.totals(p)) == p.seats
    ranks = title.ranks(p)
    for rank in ranks:
        assert rank == 1 + sum(1 for other in ranks if other < rank), f"ranks {ranks} are no order of seats"


def check_answers(title: Title, p: Position, seat: int) -> None:
    """What is offered is what is not refused, over the whole move space, and every refusal has a name."""
    space = len(p.book.owner)
    codes = [refusal(p, seat, move) for move in range(space)]
    assert refusal(p, seat, SPECTATOR) == refusal(p, seat, space) == (OVER if p.over else UNKNOWN)
    canonical = answers(p, seat)
    offered = answers(p, seat, redundant=True)
    assert moves(p, seat) == (canonical or offered)
    assert len(set(offered)) == len(offered), "an answer is offered twice"
    assert sorted(canonical) == [m for m in range(space) if codes[m] == LEGAL], "offered and legal moves differ"
    assert sorted(offered) == [m for m in range(space) if codes[m] <= LEGAL], "offered and not refused moves differ"
    if p.over:
        assert set(codes) <= {OVER}
        return
    if seat not in deciders(p) and not has_sealed(p, seat):
        assert set(codes) == {NOT_YOU}
        return
    step = top(p)
    assert not step.framed or step.decider(p) == p.seat()
    now = {step.number} | (set(step.asides(p, seat)) if step.with_asides else set())
    for move, code in enumerate(codes):
        if p.book.owner[move] not in now:
            assert code == NOT_NOW, f"{text_of(title, move)} is no move of {step.name}: {code}"
        elif code > LEGAL:
            kind = title.refusal_kind(p, code, move)
            assert kind.name
            assert kind.clause
            assert all(isinstance(n, int) for n in title.explain(p, seat, move, code).values())
        else:
            assert move_of(title, text_of(title, move)) == move
    for number in now:
        check_sifted(p, seat, p.book.steps[number])
    assert all(isinstance(n, int) for n in title.situation(p, seat).values())
    for macro in title.macros(p, seat):
        trial = p.copy()
        for move in macro.moves:
            play(trial, seat, move)


def check_domain(p: Position) -> int:
    """`domain` is a superset: over the whole block of the open steps, what is not refused is in it; how many moves."""
    step = top(p)
    seat = step.decider(p)
    count = 0
    for one in [step, *[p.book.steps[number] for number in (step.asides(p, seat) if step.with_asides else [])]]:
        domain = set(one.domain(p, seat))
        assert domain <= set(one.block)
        for move in one.block:
            if one.refusal(p, seat, move) <= LEGAL:
                assert move in domain, f"{one.name} {move - one.base} is legal, but not in the domain"
            count += 1
    return count


def check_sifted(p: Position, seat: int, step: Step) -> None:
    """What a step judges at once is what it judges move by move."""
    legal: list[int] = []
    spare: list[int] = []
    step.sift(p, seat, legal, spare)
    codes = {move: step.refusal(p, seat, move) for move in step.domain(p, seat)}
    assert legal == [move for move in codes if codes[move] == LEGAL], f"{step.name} does not sift as it refuses"
    redundant = [move for move in codes if codes[move] < LEGAL]
    if len(legal) + len(spare) > 1:
        redundant = [move for move in redundant if move in spare]
    assert spare == redundant, f"{step.name} does not sift as it refuses"


def check_copy(title: Title, p: Position, luck: Chance) -> None:
    """A copy is equal, shares the book, has no ear, and lives its own life."""
    before = digest(p, title.fields)
    q = p.copy()
    assert type(q) is type(p)
    assert q.book is p.book
    assert q.ear is None
    assert digest(q, title.fields) == before, "a copy differs from its original"
    q.chance.below(2)
    assert digest(p, title.fields) == before, "a copy shares the generator of its original"
    playout(q, luck, 10)
    assert digest(p, title.fields) == before, "playing on a copy changes the original"
    kept = q.copy()
    before = digest(kept, title.fields)
    playout(q, luck, 10)
    assert digest(kept, title.fields) == before, "playing on changes a copy that was made before"


def check_json(title: Title, p: Position) -> None:
    text = json.dumps(title.write(p))
    q = title.read(p.book, json.loads(text))
    assert digest(q, title.fields) == digest(p, title.fields), "JSON does not keep the position"
    assert json.dumps(title.write(q)) == text


def check_imagined(title: Title, p: Position, seat: int, luck: Chance) -> None:
    """What a seat cannot know may be dealt anew without its noticing (seat -1 is a spectator)."""
    before = digest(p, title.fields)
    q = title.imagine(p, seat, luck)
    assert q is not p, "an imagined position is the truth itself"
    assert digest(p, title.fields) == before, "imagining changes the truth"
    assert q.chance.words() != p.chance.words(), "an imagined position knows what chance will bring"
    assert json.dumps(title.view(q, seat)) == json.dumps(title.view(p, seat)), f"seat {seat} sees that it is imagined"
    assert not title.faults(q), "; ".join(title.faults(q))
    assert deciders(q) == deciders(p)
    assert q.learnt == p.learnt
    for redundant in (False, True):
        assert answers(q, seat, redundant) == answers(p, seat, redundant), f"imagining changes what seat {seat} may do"
    playout(q, luck, 20)
    assert digest(p, title.fields) == before, "playing on an imagined position changes the truth"


# What a seat cannot know: found without asking `imagine`, then held against it


def check_dealt(title: Title, p: Position, luck: Chance) -> None:
    """Before the first decision nobody remembers anything: what a view does not show and what matters is imagined anew.

    Two numbers that chance dealt are exchanged. If a seat cannot see that, and somebody will later, then the seat
    must hold both worlds possible.
    """
    others = [title.deal(p.book, b"another deal %d" % n) for n in range(3)]
    for other in others:
        settle(other)
    for field in title.fields:
        spots = dealt_spots(field, [p, *others])
        for reader in range(SPECTATOR, p.seats):
            for _ in range(4 if len(spots) > 1 else 0):
                i, j = any_of(spots, luck), any_of(spots, luck)
                q = exchanged(p, field, i, j)
                if not is_secret(title, p, q, reader):
                    continue
                old = getattr(p, field.name)
                worlds = (getattr(title.imagine(p, reader, luck), field.name) for _ in range(TRIES))
                if all((now[i], now[j]) == (old[i], old[j]) for now in worlds):
                    assert not matters(title, p, q, luck), (
                        f"seat {reader} does not see {field.name}, but always imagines it as it is"
                    )


def dealt_spots(field: Field, deals: list[Position]) -> list[int]:
    """Where a list differs from deal to deal."""
    lists = [getattr(p, field.name) for p in deals]
    if field.axes is None or len({len(items) for items in lists}) > 1:
        return []
    return [i for i in range(len(lists[0])) if len({items[i] for items in lists}) > 1]


def exchanged(p: Position, field: Field, i: int, j: int) -> Position:
    q = p.copy()
    items = list(getattr(q, field.name))
    items[i], items[j] = items[j], items[i]
    setattr(q, field.name, items)
    return q


def is_secret(title: Title, p: Position, q: Position, reader: int) -> bool:
    """Whether a possible position looks to a seat like another one, and is not the same."""
    return bool(differing(title, p, q)) and title.view(p, reader) == title.view(q, reader) and not title.faults(q)


def matters(title: Title, p: Position, q: Position, luck: Chance) -> bool:
    """Whether the difference of two positions makes another one, or is seen at the end, if both play the same moves."""
    p, q = p.copy(), q.copy()
    first = differing(title, p, q)
    for _ in range(2000):
        legal = settle(p)
        if not legal:
            break
        seat, move = top(p).decider(p), any_of(legal, luck)
        settle(q)
        if differing(title, p, q) - first or refusal(q, seat, move) > LEGAL:
            return True
        apply(p, seat, move)
        apply(q, seat, move)
    settle(q)
    return any(title.view(p, seat) != title.view(q, seat) for seat in range(SPECTATOR, p.seats))


class Outcome(NamedTuple):
    """A position after a move, and what one reader sees of it: the view, and the events as far as they are told."""

    position: Position
    seen: str


def outcome(title: Title, p: Position, seat: int, move: int, reader: int) -> Outcome:
    q = p.copy()
    q.ear = ear = Ear()
    apply(q, seat, move)
    settle(q)
    seen = [title.view(q, reader), [told(title, event, reader) for event in ear.events]]
    return Outcome(q, json.dumps(seen))


def told(title: Title, event: Event, reader: int) -> list[object]:
    """The numbers of an event that a reader may know."""
    kind = title.events[event.kind]
    hidden = kind.secret if not event.known_to(reader) else []
    return [kind.name, *[n for (name, _), n in zip(kind.args, event.args, strict=True) if name not in hidden]]


def check_known(title: Title, p: Position, seat: int, move: int, reader: int, luck: Chance) -> None:
    """Who is told something new by a move has learnt; what a reader did not know and is not told stays unknown to it.

    The reader imagines worlds before the move. If the move would show it something else in one of them, it learns which
    is real (unless the mover only shows what it knew itself, and may take back). One where the move shows it the same
    is still possible, and so is another sealed answer.
    """
    truth = outcome(title, p, seat, move, reader)
    name = top(p).name
    possible: list[Position] = []
    for _ in range(3):
        world = title.imagine(p, reader, luck)
        if refusal(world, seat, move) > LEGAL:
            continue
        other = outcome(title, world, seat, move, reader)
        if other.seen == truth.seen:
            possible.append(other.position)
        elif title.view(world, seat) == title.view(p, seat):
            learnt = truth.position.learnt > p.learnt
            assert learnt, f"{name}: {text_of(title, move)} tells seat {reader} something new, but nobody learns"
    if reader != seat and top(p).sealed:
        other = outcome(title, p, seat, any_of(moves(p, seat), luck), reader)
        if other.seen == truth.seen:
            possible.append(other.position)
    for field in sorted({field for q in possible for field in differing(title, truth.position, q)}):
        worlds = (title.imagine(truth.position, reader, luck) for _ in range(TRIES))
        assert any(field in differing(title, truth.position, world) for world in worlds), (
            f"after {text_of(title, move)} seat {reader} always imagines {field} as it is, which it cannot know"
        )


def differing(title: Title, p: Position, q: Position) -> set[str]:
    """The fields in which two positions differ, luck and learning left aside."""
    mine, other = raw(p, title.fields), raw(q, title.fields)
    return {name for name in mine if mine[name] != other[name]} - {"chance", "learnt"}


def check_holding(title: Title, p: Position, seat: int, move: int) -> None:
    """Going on from stop to stop gives what never having held gives, also when the game is saved there."""
    straight = p.copy()
    apply(straight, seat, move)
    held = straight.copy()
    settle(straight)
    settle(held, hold=True)
    check_json(title, held)
    while pass_stop(held):
        settle(held, hold=True)
    assert digest(held, title.fields) == digest(straight, title.fields), "holding at a stop changes the game"


def check_replay(title: Title, p: Position, line: list[tuple[int, int]], digests: list[str]) -> None:
    """The same seed and the same moves give the same positions, also through their text."""
    settle(p)
    assert digest(p, title.fields) == digests[0], "the same seed deals another game"
    for ply, (seat, move) in enumerate(line):
        play(p, seat, move_of(title, text_of(title, move)))
        assert digest(p, title.fields) == digests[ply + 1], f"the replay differs after move {ply + 1}"


# No field forgotten


def attributes(p: Position) -> set[str]:
    """The names of all that a position holds; a compiled class has no `__dict__`, but lists its attributes."""
    found = set(getattr(p, "__dict__", {}))
    for base in type(p).__mro__:
        found |= set(base.__dict__.get("__mypyc_attrs__", ()))
        found |= {name for name, what in vars(base).items() if type(what).__name__ == "member_descriptor"}
    return {name for name in found if not name.startswith("__")}


def assert_fields_covered(title: Title, p: Position, derived: frozenset[str] = frozenset()) -> None:
    """Every attribute is a declared field, and each one reaches the copy, the digest and the JSON.

    `derived` names attributes that a title rebuilds from others: they need no field, but a copy has them.
    Another name for the book (a narrower type) is such an attribute by itself.
    Call it with a position in the middle of a game, where lists have their size.
    """
    kernel = [*KERNEL_FIELDS, Field("agenda", []), Field("ledger", ["seat", "source"])]
    fields = [*title.fields, *kernel]
    names = [field.name for field in fields]
    assert len(set(names)) == len(names), "a field is declared twice"
    again = {name for name in attributes(p) if getattr(p, name) is p.book}
    held = attributes(p) - again - UNSAVED - {"chance"} - derived
    assert held <= set(names), f"attributes without a field, declare or derive them: {sorted(held - set(names))}"
    assert held >= set(names), f"fields that the position does not have: {sorted(set(names) - held)}"
    for name in derived | again:
        assert getattr(p.copy(), name) == getattr(p, name), f"{name} is lost by copy"
    for field in fields:
        check_field(title, p, field)
    check_chance(title, p)


def check_field(title: Title, p: Position, field: Field) -> None:
    q = p.copy()
    assert getattr(q, field.name) == getattr(p, field.name), f"{field.name} is lost by copy"
    setattr(q, field.name, another(p, field))
    changed = getattr(q, field.name)
    assert changed != getattr(p, field.name)
    assert getattr(q.copy(), field.name) == changed, f"{field.name} is lost by copy"
    assert digest(q, title.fields) != digest(p, title.fields), f"{field.name} is lost by digest"
    data = json.loads(json.dumps(write_fields(q, title.fields)))
    back = title.blank(p.book)
    read_fields(back, title.fields, data, complete=True)
    assert getattr(back, field.name) == changed, f"{field.name} is lost by JSON"


def another(p: Position, field: Field) -> int | list[int]:
    """A different value that the field's vocabulary knows."""
    size = len(p.book.axes[field.value]) if field.value else 1 << 30
    turn: Callable[[int], int] = lambda n: n + 1 if n + 1 < size else n - 1  # noqa: E731
    old = getattr(p, field.name)
    if isinstance(old, int):
        return turn(old)
    assert isinstance(old, list), f"{field.name} is neither a number nor a list of numbers"
    if field.name == "agenda" and old:
        return [*old[: 1 - FRAME], turn(old[1 - FRAME]), *old[2 - FRAME :]]
    if field.name == "sealed" and old:
        return [*old[:-1], turn(old[-1])]
    if not field.axes:
        return [*old, *[0] * (FRAME if field.name == "agenda" else 1)]
    return [turn(n) for n in old]


def check_chance(title: Title, p: Position) -> None:
    q = p.copy()
    q.chance.below(2)
    assert q.copy().chance.words() == q.chance.words() != p.chance.words(), "chance is lost by copy"
    assert digest(q, title.fields) != digest(p, title.fields), "chance is lost by digest"
