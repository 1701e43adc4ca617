"""Every title as a PettingZoo environment (AEC: agents act one after the other)."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from signoria.drawing import textboard
from signoria.kernel.errors import SignoriaError
from signoria.state.state import NOBODY, State
from signoria.words.words import spoken

Observation = dict[str, NDArray[Any]]

LIMITS = np.iinfo(np.int16)


def env(
    title: str,
    players: int = 4,
    options: dict[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's checks around it: of the order of calls, and of actions out of bounds."""
    checked = wrappers.AssertOutOfBoundsWrapper(TitleEnv(title, players, options, render_mode))
    return wrappers.OrderEnforcingWrapper(checked)


class TitleEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]
    """One title. An observation has the numbers of `State.observation`, and a mask of the agent's legal actions.

    Seats that answer in secret act in turn, and nobody sees what the others have answered. Rewards come at the end,
    from -1 for the last place to 1 for the best. Without a seed every game is another one; `game.seed` says which.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        title: str,
        players: int = 4,
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, players, options, render_mode)
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise SignoriaError(f"the table is rendered as text (render_mode='ansi'), not as {render_mode!r}")
        self.render_mode = render_mode
        self.asked = (title, players, options)
        self.game = State.deal(title, players, None, options)
        self.metadata = {**self.metadata, "name": f"signoria_{title}_v{self.game.title.version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbers = spaces.Box(LIMITS.min, LIMITS.max, (self.game.observation_size,), np.int16)
        mask = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        title, players, chosen = self.asked
        self.game = State.deal(title, players, seed, chosen)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.current_player]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        mask = np.zeros(self.game.action_count, np.int8)
        if seat == self.game.current_player:
            mask[self.game.legal_actions()] = 1
        return {"observation": np.asarray(self.game.observation(seat)), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise SignoriaError(f"{agent} must choose an action")
        self._cumulative_rewards[agent] = 0.0
        self.game.apply(int(action))
        if self.game.over:
            self.rewards = dict(zip(self.agents, self.game.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.game.current_player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it, in words."""
        if self.render_mode is None:
            return None
        title = self.game.title
        return textboard.text(title, title.view(self.game.position, NOBODY), spoken(title, "en", ()))

    def close(self) -> None:
        pass
