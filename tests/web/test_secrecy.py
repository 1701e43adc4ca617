"""Secrecy over HTTP: whatever a seat or a spectator may not know can be dealt anew, and they receive the same bytes."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from elgrande.table import MODULES
from signoria.game.game import Game
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.event import Event
from signoria.kernel.position import OPEN, Position
from signoria.kernel.title import Title
from signoria.table.facts import hash_of
from signoria.table.table import Table, standing
from signoria.web.choices import choices_of
from table.house import LINK, ME, first_move
from web.house import HTMX, House, Person, first_events

OPTIONS: dict[str, dict[str, object]] = {"elgrande": MODULES, "lorenzo": {}, "virtu": {}}
SPECTATOR = -1


def seated(house: House, title: str, players: int, **options: object) -> tuple[str, list[Person]]:
    """A table with a person of its own at every seat, and a stranger at the end of the list, who watches."""
    people = [house.person(f"Person {seat}") for seat in range(players)]
    table = house.table(people[0], title, [ME] + [LINK] * (players - 1), **options)
    for seat, key in people[0].links.items():
        people[seat].post(f"/join/{key}", data={"name": f"Person {seat}"})
    assert house.open(table).state == "playing"
    return table, [*people, house.person()]


# Positions worth a look.


def interesting(game: Game, luck: random.Random, wanted: set[int]) -> Iterator[Game]:
    """A random game, at these plies and at every kind of sealed decision that is half answered."""
    seals = set()
    while not game.over:
        asked = game.deciders
        step = flow.top(game.position)
        if len(game.plies) in wanted:
            yield game.copy()
        elif step.sealed and step.name not in seals and any(flow.has_sealed(game.position, s) for s in seats(game)):
            seals.add(step.name)
            yield game.copy()
        seat = luck.choice(asked)
        game.play_number(luck.choice(game.moves(seat)).number, seat)
    yield game.copy()


def seats(game: Game) -> range:
    return range(game.players)


def put_down(house: House, table: str, game: Game) -> Table:
    """Lay a game on the table of a running house, with no word to its database."""
    now = house.open(table)
    laid = Table(standing(now.facts, now.seats, game), now.seats, game, now.log, now.snapshot)
    house.hall.loaded[table] = laid
    return laid


# What may not be known, dealt anew.


def redealt(game: Game, reader: int, luck: Chance) -> Game:
    """The same game for this reader, another one in all that it cannot know, now and at every ply before."""
    title = game.title
    twin = game.copy()
    twin.seed = twin.salt = "another"
    twin.position = title.imagine(game.position, reader, luck)
    twin.opening = [rumour(title, game.book.axes, event, reader) for event in game.opening]
    twin.plies = [
        ply._replace(
            before=title.imagine(ply.before, reader, luck),
            events=[rumour(title, game.book.axes, event, reader) for event in ply.events],
        )
        for ply in game.plies
    ]
    reseal(twin, game)
    return twin


def rumour(title: Title, axes: dict[str, list[str]], event: Event, reader: int) -> Event:
    """An event whose secret numbers are others, where the reader does not know them."""
    kind = title.events[event.kind]
    if event.known_to(reader):
        return event
    args = list(event.args)
    for place, (name, axis) in enumerate(kind.args):
        if name in kind.secret and place < len(args) and args[place] >= 0 and axis in axes:
            args[place] = (args[place] + 1) % len(axes[axis])
    return Event(event.kind, args, event.knows)


def reseal(twin: Game, truth: Game) -> None:
    """An open sealed decision can be taken back: its plies must be those of the imagined answers."""
    p = twin.position
    if not p.agenda or not flow.top(p).sealed:
        return
    plies = list(twin.plies)
    for number in reversed(range(len(plies))):
        ply = plies[number]
        if not flow.top(ply.before).sealed or ply.before.learnt != p.learnt:
            break
        before = with_as_many_answers(p, truth.plies[number].before)
        given = [at for at in range(len(p.sealed)) if p.sealed[at] != before.sealed[at]]
        plies[number] = ply._replace(before=before, move=p.sealed[given[0]])
        p = before
    twin.plies = plies


def with_as_many_answers(p: Position, truth: Position) -> Position:
    """A position with just those answers that had been given in truth, whatever they are; what is forced came later."""
    q = p.copy()
    q.sealed = [mine if real > OPEN else real for mine, real in zip(p.sealed, truth.sealed, strict=True)]
    return q


# All that somebody receives.


def whole(answer: httpx.Response) -> str:
    assert answer.status_code < 500
    return f"{answer.status_code} {answer.headers} {answer.text}"


def everything(person: Person, table: Table, seat: int, luck: random.Random) -> dict[str, str]:
    """All that one person can ask for without changing anything."""
    at = f"/t/{table.id}"
    who = f"seat={seat}" if seat >= 0 else ""
    plies = sorted({0, table.ply - 1, *(luck.randrange(table.ply + 1) for _ in range(3))} & set(range(table.ply + 1)))
    paths = [at, f"{at}/part?{who}", f"{at}/log", f"{at}/record", "/"] if table.state != "over" else [at, f"{at}/log"]
    for ply in plies:
        paths += [f"{at}/replay?{who}&ply={ply}", f"{at}/part?{who}&ply={ply}&replay=yes"]
        paths += [f"{at}/part?{who}&ply={ply}&following=yes"]
    paths += [f"{at}/picture.svg?{who}&ply={plies[-1]}", f"{at}/card.svg", f"{at}/report"]
    if table.state != "over":
        paths.append(f"{at}/play-on?{who}&ply={plies[-1]}")
    found = {path: whole(person.get(path)) for path in paths}
    found["stream"] = first_events(person, table.id)
    moves = {choice.text: choice.locked for choice in choices_of(table.game, seat)} if seat >= 0 else {}
    for number in luck.sample(range(len(table.title.owner)), 12):
        moves[table.game.move(number).text] = True
    texts = list(moves) if len(moves) <= 30 else luck.sample(sorted(moves), 30)
    for text in texts:
        found[f"about {text}"] = whole(person.get(f"{at}/about", params={"seat": str(seat), "move": text}))
    for text in [text for text in texts if moves[text]][:5]:
        if table.game.why_not(text, seat) is not None:
            form = {"seat": str(seat), "version": str(table.version), "key": "k", "do": f"move {text}"}
            found[f"move {text}"] = whole(person.post(f"{at}/act", data=form, headers=HTMX))
    return found


def compare(house: House, title: str, players: int, wanted: set[int], number: int) -> set[str]:
    """Play one game, and look at it with everybody's eyes in two worlds; the sealed decisions that were looked at."""
    id, people = seated(house, title, players, **OPTIONS[title])
    luck = random.Random(number)
    compared = 0
    seals = set()
    for game in interesting(house.open(id).game.copy(), luck, wanted):
        if not game.over and flow.top(game.position).sealed:
            seals.add(flow.top(game.position).name)
        for seat, person in zip([*seats(game), SPECTATOR], people, strict=True):
            seen = []
            for world in (game, redealt(game, seat, seeded(b"world %d %d" % (number, compared)))):
                table = put_down(house, id, world)
                seen.append(everything(person, table, seat, random.Random(compared)))
            assert seen[0].keys() == seen[1].keys(), f"seat {seat} has other choices"
            for what, text in seen[0].items():
                assert text == seen[1][what], f"seat {seat} sees a difference at ply {len(game.plies)}: {what}"
            compared += len(seen[0])
    assert compared > 150
    return seals


@pytest.mark.clause("EG-23.1", "EG-23.2")
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_nothing_tells_two_worlds_of_el_grande_apart(house: House, players: int) -> None:
    wanted = {30} if players < 4 else {0, 80}
    assert compare(house, "elgrande", players, wanted, players) >= {"pass", "dial"}


@pytest.mark.clause("L-18.1", "L-18.3")
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_nothing_tells_two_worlds_of_lorenzo_apart(house: House, players: int) -> None:
    wanted = {40} if players < 4 else {0, 80}
    assert compare(house, "lorenzo", players, wanted, players) >= {"draft"}


@pytest.mark.clause("V-1.15")
@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_nothing_tells_two_worlds_of_virtu_apart(house: House, players: int) -> None:
    assert compare(house, "virtu", players, {60}, players) >= {"family"}


@pytest.mark.parametrize("title", sorted(OPTIONS))
def test_the_comparison_would_find_a_secret(house: House, title: str) -> None:
    """The same comparison with the eyes of a seat whose own secrets are dealt anew is not byte-equal."""
    id, people = seated(house, title, 3, **OPTIONS[title])
    found = False
    for game in interesting(house.open(id).game.copy(), random.Random(1), {30}):
        if game.over:
            break
        texts = []
        for world in (game, redealt(game, 1, seeded(b"other eyes"))):
            put_down(house, id, world)
            texts.append(people[0].get(f"/t/{id}").text)
        found = found or texts[0] != texts[1]
    assert found


# Keys and seeds.


@pytest.mark.parametrize("title", sorted(OPTIONS))
def test_no_answer_holds_the_seed_or_anybodys_key(house: House, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from signoria.table import desk

    sown = iter(["5eed" * 8, "5a17" * 8])
    monkeypatch.setattr(desk, "new_seed", lambda: next(sown))
    heard: list[tuple[Person, str]] = []
    send = Person.send

    def listening(person: Person, *args: Any, **kwargs: Any) -> Any:
        answer = send(person, *args, **kwargs)
        if not kwargs.get("stream"):
            heard.append((person, f"{answer.headers} {answer.text}"))
        return answer

    monkeypatch.setattr(Person, "send", listening)
    id, people = seated(house, title, 2)
    ann, bob, eve = people
    facts = house.open(id).facts
    assert (facts.seed, facts.salt) == ("5eed" * 8, "5a17" * 8)
    for number in range(30):
        opened = house.open(id)
        seat = opened.deciders[0]
        person = people[seat]
        if number % 6 == 0:
            for somebody in people:
                for path in ("", "/part", "/log", "/record", "?ply=0", "?seat=0", "?seat=1"):
                    somebody.get(f"/t/{id}{path}")
                somebody.get("/")
                somebody.get("/me")
                somebody.act(id, "undo", 0)
                somebody.act(id, "nonsense", 1)
            for text in (first_move(opened, seat), "nonsense"):
                person.get(f"/t/{id}/about", params={"seat": seat, "move": text})
                person.act(id, f"move {text}", 1 - seat)
                person.act(id, f"move {text}", seat, 0)
        assert person.move(id, seat).status_code == 200
    assert len(heard) > 150
    secrets = {facts.seed, facts.salt, hash_of(ann.key), hash_of(bob.key), *map(hash_of, ann.links.values())}
    for person, text in heard:
        others = {other.key for other in (ann, bob) if other is not person} | {ann.key, bob.key}
        for secret in secrets | others:
            assert secret not in text
    assert eve.key == ""
