"""L-18: what is hidden, what is public, where chance comes in; and what may be taken back."""

import pytest

from lorenzo.table import LEADERS, TITLE, Table, board, deal
from signoria.game.game import Game
from signoria.game.values import CannotUndo
from signoria.games.lorenzo.terms import IN_HAND
from signoria.kernel.chance import seeded
from signoria.kernel.flow import deciders, play, settle, top


def texts(value: object) -> set[str]:
    """All words that occur anywhere in a view."""
    if isinstance(value, dict):
        return set(value) | {text for part in value.values() for text in texts(part)}
    if isinstance(value, list):
        return {text for part in value for text in texts(part)}
    return {value} if isinstance(value, str) else set()


def drafted(players: int, seed: str) -> Table:
    """A game in its first round, the draft just over."""
    t = deal(players, seed)
    luck = seeded(seed.encode())
    while t.waits in ("tile", "draft"):
        t.roll(luck)
    return t


@pytest.mark.clause("L-18.1")
@pytest.mark.parametrize("reader", ["", "azure", "or"])
def test_cards_not_drawn_yet_tiles_and_leaders_out_of_play_are_in_no_view(reader: str) -> None:
    t = drafted(3, "hidden")
    seen = texts(t.view(reader))
    names = t.book.axes["card"]
    shown = {names[card] for card in t.p.tower}
    assert {text for text in seen if text in names} == shown
    cast = {t.book.axes["excommunication"][tile] for tile in t.p.cast}
    assert {text for text in seen if text in t.book.axes["excommunication"]} == cast
    own = set(t.leaders(reader, IN_HAND)) if reader else set()
    assert {text for text in seen if text in LEADERS} == own


@pytest.mark.clause("L-18.1", "L-R15")
@pytest.mark.parametrize("reader", ["", "gules"])
def test_everything_else_is_public(reader: str) -> None:
    t = board(
        goods={"azure": {"wood": 4, "faith": 3}},
        floors={"territory-1": "C01"},
        cards={"azure": ["C53"]},
        members={"azure": {"black": "palace"}},
        bans={"azure": ["E11"]},
        hand={"azure": ["L01", "L02"]},
        played={"azure": ["L05"]},
        vp={"azure": 7},
    ).actions()
    view = t.view(reader)
    assert view["goods"] == {"azure": {"wood": 4, "faith": 3}}
    assert view["tower"] == {"tower-territory-1": "C01"}
    assert view["holding"] == {"azure": {"character-1": "C53"}}
    assert view["members"] == {"azure": {"black": "palace"}}
    assert view["queue"] == ["azure"]
    assert view["banned"] == {"azure": 1}
    assert view["scores"] == {"azure": 7, "gules": 0}
    assert view["dice"] == [1, 3, 6]
    leaders = view["leaders"]
    assert isinstance(leaders, dict)
    assert leaders["azure"]["hand"] == 2
    assert leaders["azure"]["played"] == {"L05": 1}


@pytest.mark.clause("L-18.1", "L-18.3")
def test_a_pick_of_the_draft_is_hidden_until_everybody_has_chosen_and_its_card_afterwards_too() -> None:
    t = deal(3, "picks")
    luck = seeded(b"picks")
    while t.waits == "tile":
        t.roll(luck)
    before = {reader: t.view(reader) for reader in ("", "gules", "or")}
    pack = t.view("azure")["pack"]
    assert isinstance(pack, list)
    t.play("azure", f"draft {pack[0]}")
    for reader, view in before.items():
        now = t.view(reader)
        assert now.pop("sealed") == ["azure"], "that a choice was made is public"
        view.pop("sealed")
        assert now == view
    for seat in ("gules", "or"):
        held = t.view(seat)["pack"]
        assert isinstance(held, list)
        t.play(seat, f"draft {held[0]}")
    for event in t.ear.events:
        if TITLE.events[event.kind].name == "draft":
            owner = event.args[0]
            assert [event.known_to(reader) for reader in range(3)] == [reader == owner for reader in range(3)]
            assert not event.known_to(-1)


@pytest.mark.clause("L-18.3")
def test_each_player_sees_only_the_cards_passed_on_to_them() -> None:
    t = deal(4, "passed")
    luck = seeded(b"passed")
    while t.waits == "tile":
        t.roll(luck)
    packs = {seat: t.view(seat)["pack"] for seat in t.seats}
    for seat in t.seats:
        pack = packs[seat]
        assert isinstance(pack, list)
        t.play(seat, f"draft {pack[-1]}")
    for number, seat in enumerate(t.seats):
        left = packs[t.seats[(number + 1) % 4]]
        assert isinstance(left, list)
        assert t.view(seat)["pack"] == left[:-1]


@pytest.mark.clause("L-18.3")
def test_a_leader_becomes_public_when_played_or_discarded() -> None:
    t = board(goods={"azure": {"wood": 10}}, hand={"azure": ["L07", "L01"]}).actions()
    assert not texts(t.view("gules")) & {"L07", "L01"}
    t.play("azure", "play L07", "discard L01", "privilege coins")
    assert {"L07", "L01"} <= texts(t.view("gules"))


@pytest.mark.clause("L-18.2")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_chance_comes_in_before_a_round_and_nowhere_else(mode: str) -> None:
    for number in range(4):
        t = deal(3, f"chance {number}", mode=mode)
        luck = seeded(b"chance %d" % number)
        while not t.p.over:
            words, round, learnt = t.p.chance.words(), t.p.round, t.p.learnt
            dealt = t.waits != "tile"
            t.roll(luck)
            if t.p.round == round and dealt:
                assert t.p.chance.words() == words, "no other random event exists"
            if t.p.round == round and t.p.round > 0:
                assert t.p.learnt == learnt, "nothing hidden is revealed within a round"


@pytest.mark.clause("L-18.2", "L-R39")
def test_a_turn_can_be_taken_back_completely() -> None:
    game = Game(TITLE, 2, seed="back", options={"mode": "basic"})
    start = game.digest
    seat = game.seat
    while game.seat == seat:
        game.play(game.moves()[0])
    count = len(game.plies)
    for _ in range(count):
        game.undo()
    assert game.digest == start


@pytest.mark.clause("L-18.2", "L-18.3")
def test_nothing_can_be_taken_back_once_dice_and_cards_are_revealed() -> None:
    game = Game(TITLE, 2, seed="dice", options={"mode": "basic"})
    number = 0
    while not any(ply.before.learnt != game.position.learnt for ply in game.plies[-1:]):
        moves = [move for move in game.moves() if not move.redundant]
        game.play(moves[number % len(moves)])
        number += 1
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.clause("L-R39")
def test_in_the_advanced_game_the_end_of_a_turn_is_a_stop() -> None:
    """A table may hold there, even where the end is the only move that is left."""
    t = board(hand={"azure": ["L01"], "gules": ["L02"]}, played={"azure": ["L17"]}).actions()
    t.play("azure", "discard L01", "privilege coins", "place orange")
    p = t.p.copy()
    space = next(step for step in TITLE.steps if step.name == "space")
    p.book.steps[space.number].apply(p, 0, space.base + 20)
    only = settle(p, hold=True)
    assert top(p).name == "turn"
    assert len(only) == 1
    assert deciders(p) == [0]
    play(p, 0, only[0])
    assert deciders(p) == [1]
