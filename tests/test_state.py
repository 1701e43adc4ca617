"""States: the fast path of the library. They play the same games as `Game`, by numbers."""

import copy
import pickle
import subprocess
import sys
from random import Random

import pytest

from midgame import some_way_into
from properties import any_of
from signoria import BadOption, IllegalAction, SignoriaError, State
from signoria.game.game import Game
from signoria.games import find, titles
from signoria.kernel.chance import seeded
from signoria.state.state import returns_of
from toy_market import shelved
from variants import variants


def middle(name: str) -> State:
    return State.at(some_way_into(name, max(find(name).players), 40, "middle"))


@pytest.mark.parametrize("name", titles())
def test_a_state_plays_the_games_of_the_library(name: str) -> None:
    for variant in variants(find(name))[:2]:
        game = Game(name, variant.players, 5, variant.options)
        state = State.deal(name, variant.players, 5, variant.options)
        luck = seeded(b"library")
        while not state.over:
            seat, legal = state.current_player, state.legal_actions()
            assert seat == game.seat
            assert state.deciders == game.deciders
            assert legal == [move.number for move in game.moves() if not move.redundant]
            action = any_of(legal, luck)
            text = state.action_to_string(action)
            assert state.string_to_action(text) == action
            game.play(text, seat)
            assert state.apply(action) == state.legal_actions()
        assert game.over
        assert state.digest == game.digest
        assert (state.scores(), state.ranks()) == (game.scores, game.ranks)
        assert state.current_player == -1


def test_no_seed_is_fresh_luck_that_can_be_read() -> None:
    one, other = State.deal("elgrande"), State.deal("elgrande")
    assert one.digest != other.digest
    assert State.deal("elgrande", seed=one.seed).digest == one.digest
    with pytest.raises(TypeError):
        one.imagine(0)  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        one.playout()  # type: ignore[call-arg]
    with pytest.raises(SignoriaError, match="luck comes from a seed"):
        one.imagine(0, None)


def test_luck_is_a_seed_or_a_generator_that_goes_on() -> None:
    state = State.deal("elgrande", seed=1)
    for luck in (7, "seven"):
        assert state.imagine(0, luck).digest == state.imagine(0, luck).digest
    assert state.imagine(0, Random(7)).digest == state.imagine(0, Random(7)).digest
    for generator in (Random(7), seeded(b"7")):
        assert state.imagine(0, generator).digest != state.imagine(0, generator).digest


@pytest.mark.parametrize("name", titles())
def test_a_copy_of_any_kind_goes_its_own_way(name: str) -> None:
    state = middle(name)
    before = state.digest
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert (twin.digest, twin.seed, twin.legal_actions()) == (before, state.seed, state.legal_actions())
        assert twin.observation(0) == state.observation(0)
        twin.playout(3)
        assert twin.over
        assert state.digest == before


@pytest.mark.parametrize("name", titles())
def test_an_imagined_state_looks_the_same_and_is_another(name: str) -> None:
    state = State.deal(name, seed=1)
    dreams = [state.imagine(state.current_player, luck) for luck in range(5)]
    assert len({dream.digest for dream in dreams}) == 5
    for dream in dreams:
        assert dream.legal_actions() == state.legal_actions()
        assert dream.observation() == state.observation()
        assert dream.seed == ""


def test_returns_are_places_and_sum_to_nothing() -> None:
    assert returns_of([1, 2]) == [1, -1]
    assert returns_of([1, 1]) == [0, 0]
    assert returns_of([2, 1, 3]) == [0, 1, -1]
    assert returns_of([1, 1, 3]) == [0.5, 0.5, -1]
    assert returns_of([1, 2, 2, 2]) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    state = State.deal("elgrande", seed=1)
    assert state.returns() == [0, 0, 0, 0]
    state.playout(1)
    assert state.returns() == returns_of(state.ranks())
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", titles())
def test_masks_mark_the_legal_actions(name: str) -> None:
    state = middle(name)
    mask = state.action_mask()
    assert len(mask) == state.action_count
    assert [action for action, set_ in enumerate(mask) if set_] == sorted(state.legal_actions())
    assert not any(state.action_mask((state.current_player + 1) % state.players))


def test_sealed_answers_are_hidden_commitments_in_any_order() -> None:
    with shelved() as name:
        state = State.deal(name, 3, seed=1)
        assert state.deciders == [0, 1, 2]
        assert state.current_player == 0
        state.apply(state.string_to_action("bid 2"), 1)
        assert state.deciders == [0, 2]
        before = [bytes(state.observation(seat)) for seat in (-1, 0, 2)]
        other = State.deal(name, 3, seed=1)
        other.apply(other.string_to_action("bid 3"), 1)
        assert [bytes(other.observation(seat)) for seat in (-1, 0, 2)] == before
        assert other.observation(1) != state.observation(1)
        state.apply(state.string_to_action("bid 0"))
        assert state.current_player == 2
        state.apply(state.string_to_action("bid 1"))
        assert state.position.seat() == 1, "the highest bid has won"


def test_a_redundant_action_is_legal_though_not_listed() -> None:
    with shelved() as name:
        state = State.deal(name, 2, seed=1)
        state.apply(state.string_to_action("bid 1"))
        state.apply(state.string_to_action("bid 0"))
        south = state.string_to_action("lay south")
        assert south not in state.legal_actions()
        state.apply(south)


@pytest.mark.parametrize("action", [-1, 3, 10**6])
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(action: int) -> None:
    state = State.deal("elgrande", seed=1)
    before = state.digest
    with pytest.raises(IllegalAction):
        state.apply(action)
    assert state.digest == before
    with pytest.raises(IllegalAction, match="not-you"):
        state.apply(state.legal_actions()[0], (state.current_player + 1) % 4)


def test_numbers_of_other_libraries_are_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    state = State.deal("elgrande", seed=1)
    best = numpy.array(state.legal_actions()).max()
    assert state.action_to_string(best) == "power 13"
    assert state.observation(numpy.int64(2)) == state.observation(2)
    assert state.imagine(numpy.int8(2), numpy.int64(1)).digest == state.imagine(2, 1).digest
    for generator in (numpy.random.default_rng(1), numpy.random.default_rng(1)):
        assert state.imagine(2, generator).digest == state.imagine(2, numpy.random.default_rng(1)).digest
        assert state.imagine(2, generator).digest != state.imagine(2, numpy.random.default_rng(1)).digest
    assert State.deal("elgrande", numpy.int64(3), numpy.int64(7)).digest == State.deal("elgrande", 3, 7).digest
    assert state.apply(best) == state.legal_actions()
    for many in (numpy.array([1, 2]), numpy.array([1])):
        for wrong in (state.apply, state.observation, state.action_to_string, state.playout):
            with pytest.raises(SignoriaError):
                wrong(many)


def test_yes_and_no_are_no_actions() -> None:
    state = State.deal("lorenzo", seed=1)
    assert 1 in state.legal_actions(), "which is equal to True"
    with pytest.raises(SignoriaError, match="an action is a whole number, not True"):
        state.apply(True)


def test_the_end_offers_nothing() -> None:
    state = State.deal("elgrande", seed=1)
    state.playout(1)
    state.legal_actions().append(1)  # a careless caller changes this state alone
    twin = State.deal("elgrande", seed=1)
    twin.playout(1)
    assert twin.legal_actions() == []
    with pytest.raises(IllegalAction, match="over"):
        twin.apply(0)


def test_a_list_of_actions_may_be_taken_apart() -> None:
    """As searches do with what they have not tried yet."""
    state = State.deal("elgrande", seed=1)
    actions = state.legal_actions()[:]
    twin = state.clone()
    untried = state.legal_actions()
    while untried:
        child = state.clone()
        child.apply(untried.pop())
        assert not state.over
        assert state.returns() == [0, 0, 0, 0]
    for one in (state, twin, pickle.loads(pickle.dumps(state))):
        assert (one.legal_actions(), sum(one.action_mask())) == (actions, len(actions))
        assert "has 13 actions" in repr(one)
    twin.apply(twin.legal_actions().pop())


def test_faults_of_callers_are_errors_of_the_library() -> None:
    state = State.deal("elgrande", seed=1)
    for wrong in (
        lambda: State.deal("chess"),
        lambda: State.deal(None),
        lambda: State.deal("elgrande", options=["short"]),
        lambda: state.string_to_action(3),
        lambda: State.deal("elgrande", 9),
        lambda: Game("elgrande").perft(-1),
        lambda: Game("elgrande").perft("deep"),  # type: ignore[arg-type]
        lambda: State.deal("elgrande", seed=1.5),  # type: ignore[arg-type]
        lambda: state.playout(True),
        lambda: state.playout(1.5),
        lambda: State.deal("elgrande", options={"short": {1}}),
        lambda: State.at(state),
        lambda: state.apply("power 1"),  # type: ignore[arg-type]
        lambda: state.observation(9),
        lambda: state.observation(True),
        lambda: state.action_to_string(False),
        lambda: State.deal("elgrande", True),
        lambda: state.imagine(9, 1),
        lambda: state.action_to_string(10**6),
        lambda: state.string_to_action("fly"),
    ):
        with pytest.raises(SignoriaError):
            wrong()


def test_a_state_of_a_game_and_back() -> None:
    game = Game("elgrande", seed=1)
    state = State.at(game.position)
    state.apply(state.legal_actions()[0])
    assert state.digest != game.digest
    assert Game.at(state.title, state.position).digest == state.digest


def test_named_arrays_share_one_row() -> None:
    pytest.importorskip("numpy")
    state = middle("elgrande")
    parts = state.observation_parts(0)
    assert parts["men"].shape == (state.players, len(state.position.book.axes["place"]))
    assert parts["viewer"] == 0
    assert [n for part in parts.values() for n in part.ravel().tolist()] == state.observation(0).tolist()


def test_nothing_but_the_arrays_needs_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import signoria.cli, signoria.web.app, signoria.lab.simulate\n"
        "from signoria import SignoriaError, State\n"
        "state = State.deal('elgrande', seed=1)\n"
        "state.observation(), state.action_mask()\n"
        "try: state.observation_parts()\n"
        "except SignoriaError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "arrays need NumPy: pip install 'signoria[research]'\n"


def test_options_that_do_not_go_together_are_told_in_words() -> None:
    wrong: dict[str, object] = {"merged": True}
    for ask in (lambda: State.deal("elgrande", 5, options=wrong), lambda: Game("elgrande", 5, options=wrong)):
        with pytest.raises(BadOption, match=r"for two or three players only. Leave the decks apart, .*\(EG-17.1\)$"):
            ask()
    with pytest.raises(BadOption, match="Nechte"):
        Game("elgrande", 5, options=wrong, lang="cs")
