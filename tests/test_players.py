"""Bots: they answer legally, they do not cheat, and the same seed gives the same choices."""

from collections.abc import Iterator

import pytest

from signoria.game.game import Game
from signoria.games import find, titles
from signoria.kernel import flow
from signoria.kernel.chance import Chance, seeded
from signoria.kernel.errors import SignoriaError
from signoria.kernel.position import Position
from signoria.players import bot
from signoria.players.player import Budget, Imagine, Player, View, ask
from toy_market import shelved


@pytest.fixture
def market() -> Iterator[Game]:
    with shelved() as name:
        yield Game(name, 3, seed=2)


def play_out(game: Game, names: list[str], seed: str) -> Game:
    dreams = seeded(b"dreams")
    seated = [bot(name, game.title, f"{seed}/{seat}") for seat, name in enumerate(names)]
    while not game.over:
        seat = game.seat
        game.play_number(ask(seated[seat], game.position, seat, dreams), seat)
    return game


@pytest.mark.parametrize("name", titles())
@pytest.mark.parametrize("kind", ["random", "apprentice", "greedy"])
def test_a_bot_finishes_every_title(name: str, kind: str) -> None:
    first = play_out(Game(name, 2, seed="bots"), [kind, "random"], "a")
    again = play_out(Game(name, 2, seed="bots"), [kind, "random"], "a")
    assert first.over
    assert first.digest == again.digest


def test_an_unknown_bot_names_the_known_ones(market: Game) -> None:
    with pytest.raises(SignoriaError, match="the bots are: random, apprentice, greedy"):
        bot("deep blue", market.title)


class Spy(Player):
    """Notes everything that a bot is given."""

    name = "spy"

    def __init__(self, title: object, chance: Chance) -> None:
        super().__init__(find("market"), chance)
        self.worlds: list[Position] = []
        self.seen: list[dict[str, object]] = []

    def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
        self.worlds += [view._imagined, imagine(), imagine()]
        self.seen.append(view.data)
        return view.moves[0]


def test_a_bot_sees_its_view_and_never_the_truth(market: Game) -> None:
    spy = Spy(None, Chance())
    market.play("bid 3", 0)
    truth = market.position
    assert ask(spy, truth, 1, seeded(b"x")) == 0
    assert spy.seen == [market.view(1)]
    assert all(world is not truth for world in spy.worlds)
    assert {world.sealed[0] for world in [truth.copy(), *spy.worlds]} != {truth.sealed[0]}, "the bid is dealt anew"


def test_a_bot_may_do_what_it_likes_with_its_worlds(market: Game) -> None:
    before = market.digest
    spy = Spy(None, Chance())
    ask(spy, market.position, 0, seeded(b"x"))
    for world in spy.worlds:
        flow.playout(world, seeded(b"y"))
    assert market.digest == before


def test_greedy_takes_the_better_move(market: Game) -> None:
    for seat, coins in enumerate((0, 1, 2)):
        market.play(f"bid {coins}", seat)
    move = ask(bot("greedy", market.title), market.position, 2, seeded(b"x"))
    assert market.move(move).text == "lay north"


def test_greedy_breaks_ties_by_its_own_luck(market: Game) -> None:
    market.title.evaluate = lambda p, seat: 0.0  # type: ignore[method-assign]
    try:
        chosen = {ask(bot("greedy", market.title, seed), market.position, 0, seeded(b"x")) for seed in range(30)}
    finally:
        del market.title.evaluate
    assert chosen == {0, 1, 2, 3}


@pytest.mark.parametrize("name", titles())
def test_the_random_bot_draws_as_the_kernel_does(name: str) -> None:
    title = find(name)
    for players in title.players:
        game = Game(title, players, seed="draw")
        p = title.deal(game.book, b"draw")
        decisions = flow.playout(p, seeded(b"luck"))
        luck, dreams = seeded(b"luck"), seeded(b"dreams")
        dice = bot("random", title, luck)
        while not game.over:
            game.play_number(ask(dice, game.position, game.seat, dreams), game.seat)
        assert len(game.plies) == decisions
        assert game.scores == title.totals(p)


@pytest.mark.parametrize("name", titles())
def test_a_seat_that_knows_all_imagines_the_truth_and_it_plays_on_alike(name: str) -> None:
    """Then one world is enough; where something is hidden or to be drawn, the title may not say so."""
    title = find(name)
    p = title.deal(title.book(title.players[-1]), b"known")
    luck, dreams = seeded(b"luck"), seeded(b"dreams")
    while flow.settle(p):
        seat = flow.deciders(p)[0]
        if title.knows_all(p, seat) and luck.below(10) == 0:
            worlds = [title.imagine(p, seat, dreams) for _ in range(2)]
            for world in worlds:
                flow.playout(world, seeded(b"on"), 40)
                world.chance = p.chance
            assert title.write(worlds[0]) == title.write(worlds[1])
        found = flow.moves(p, seat)
        flow.apply(p, seat, found[luck.below(len(found))])


def test_who_knows_all_is_asked_for_one_world(market: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    class Asked(Player):
        def choose(self, view: View, imagine: Imagine, budget: Budget) -> int:
            worlds.append(budget.worlds)
            return view.moves[0]

    worlds: list[int] = []
    ask(Asked(market.title, Chance()), market.position, 0, seeded(b"x"), Budget(5))
    monkeypatch.setattr(market.title, "knows_all", lambda p, seat: True)
    ask(Asked(market.title, Chance()), market.position, 0, seeded(b"x"), Budget(5))
    assert worlds == [5, 1]
