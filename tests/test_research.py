"""The titles in the words of other libraries: PettingZoo, OpenSpiel, NumPy."""

import pickle
import warnings
from importlib import import_module
from typing import Any

import pytest

from properties import any_of
from signoria import IllegalAction, SignoriaError, State
from signoria.games import find, titles
from signoria.kernel.chance import seeded

np = pytest.importorskip("numpy")

NAMES = titles()


def fewest(name: str) -> int:
    return min(players for players in find(name).players if players > 1)


# PettingZoo.


@pytest.mark.parametrize("name", NAMES)
def test_an_environment_keeps_the_contract_of_pettingzoo(name: str) -> None:
    checks = pytest.importorskip("pettingzoo.test")
    from signoria.research.zoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # it expects plain arrays of all but its own games, though a mask comes in a dictionary
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably")
        checks.api_test(env(name, fewest(name)), num_cycles=200)
        checks.seed_test(lambda: env(name, fewest(name)), num_cycles=100)


def test_an_episode_ends_with_the_places_as_rewards() -> None:
    pytest.importorskip("pettingzoo")
    from signoria.research.zoo import env

    table = env("elgrande", 3)
    table.reset(seed=4)
    luck = seeded(b"episode")
    rewards = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] = reward
        table.step(None if over else any_of(np.flatnonzero(observation["action_mask"]).tolist(), luck))
    same = State.deal("elgrande", 3, 4)
    luck = seeded(b"episode")
    while not same.over:
        same.apply(any_of(sorted(same.legal_actions()), luck))
    assert list(rewards.values()) == [rewards[f"player_{seat}"] for seat in sorted(map(seat_of, rewards))]
    assert [rewards[f"player_{seat}"] for seat in range(3)] == same.returns()


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("player_"))


def test_each_agent_observes_what_its_seat_knows_and_only_one_has_actions() -> None:
    pytest.importorskip("pettingzoo")
    from signoria.research.zoo import TitleEnv

    table = TitleEnv("elgrande", 3, {"grey": True}, "ansi")
    table.reset(seed=1)
    for agent in table.agents:
        seen = table.observe(agent)
        assert table.observation_space(agent).contains(seen)
        assert seen["observation"].tolist() == table.game.observation(seat_of(agent)).tolist()
        assert seen["action_mask"].any() == (agent == table.agent_selection)
    assert "Granada" in (table.render() or "")
    with pytest.raises(IllegalAction):
        table.step(table.game.action_count - 1)
    again = pickle.loads(pickle.dumps(table))
    assert again.observation_space("player_0") == table.observation_space("player_0")
    with pytest.raises(SignoriaError, match="rendered as text"):
        TitleEnv("elgrande", render_mode="human")


# OpenSpiel.


def spiel() -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    import_module("signoria.research.spiel")  # registers the game
    return pyspiel


@pytest.mark.parametrize("name", NAMES)
def test_a_game_keeps_the_contract_of_openspiel(name: str) -> None:
    pyspiel = spiel()
    game = pyspiel.load_game(f"signoria(title={name},players={fewest(name)})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_its_states_can_be_written_and_read(name: str) -> None:
    pyspiel = spiel()
    game = pyspiel.load_game(f"signoria(title={name},players={max(find(name).players)})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_search_of_openspiel_plays(name: str) -> None:
    pyspiel = spiel()
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(f"signoria(title={name},players={fewest(name)})")
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 2.0, 8, random_state=luck, use_observation_string=True)
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_chance_deals_once_and_a_player_resamples_what_it_cannot_know() -> None:
    pyspiel = spiel()
    game = pyspiel.load_game("signoria(title=elgrande,players=3,options=grey:true;veteran:vt-01+vt-02,deals=5)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 5
    state.apply_action(3)
    assert state.inner.digest == State.deal("elgrande", 3, 3, {"grey": True, "veteran": ["vt-01", "vt-02"]}).digest
    player = state.current_player()
    other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.inner.digest != state.inner.digest
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_string((player + 1) % 3) != state.observation_string((player + 1) % 3)
    assert state.observation_tensor(player) == state.inner.observation(player).tolist()


def test_a_wrong_parameter_is_told() -> None:
    pyspiel = spiel()
    from signoria.research.spiel import SignoriaGame

    assert pyspiel
    with pytest.raises(SignoriaError, match="options are written as name:value;name:value"):
        SignoriaGame({"options": "grey"})
    with pytest.raises(SignoriaError, match="there is no title"):
        SignoriaGame({"title": "chess"})


# Many games at once.


@pytest.mark.parametrize("name", NAMES)
def test_a_row_of_games_is_the_same_games_one_by_one(name: str) -> None:
    from signoria.research.vector import VectorGames

    games = VectorGames(name, fewest(name), games=3, seed="row")
    states = [State.deal(name, fewest(name), f"row/{number}") for number in range(3)]
    luck = seeded(b"row")
    ended = 0
    while ended < 4:
        for row, state in enumerate(states):
            assert games.seats[row] == state.current_player
            assert games.observations[row].tolist() == state.observation().tolist()
            assert np.flatnonzero(games.masks[row]).tolist() == sorted(state.legal_actions())
        actions = games.random_actions(luck)
        games.step(np.array(actions))
        for row, (state, action) in enumerate(zip(states, actions, strict=True)):
            state.apply(action)
            assert games.done[row] == state.over
            assert games.returns[row].tolist() == pytest.approx(state.returns())
            if state.over:
                assert games.scores[row].tolist() == state.scores()
                states[row] = State.deal(name, fewest(name), f"row/{games.numbers[row]}")
                ended += 1
    assert sorted(games.numbers) != [0, 1, 2]


def test_a_step_with_an_action_that_is_not_legal_changes_nothing() -> None:
    from signoria.research.vector import VectorGames

    games = VectorGames("elgrande", games=4, seed=1)
    before = games.observations.copy()
    actions = games.random_actions(1)
    with pytest.raises(IllegalAction, match="game 2: action 609 is not legal"):
        games.step([*actions[:2], 609, actions[3]])
    with pytest.raises(SignoriaError, match="3 actions for 4 games"):
        games.step(actions[:3])
    for wrong in ([0.5] * 4, ["power 1"] * 4, [actions], 7):
        with pytest.raises(SignoriaError, match="a step takes a row of whole numbers"):
            games.step(wrong)  # type: ignore[arg-type]
    games.batch.observe(games.observations.data.cast("B"))
    assert (games.observations == before).all()
    with pytest.raises(SignoriaError, match="at least one game"):
        VectorGames("elgrande", games=0)
    assert VectorGames("elgrande", games=1).seed != VectorGames("elgrande", games=1).seed
