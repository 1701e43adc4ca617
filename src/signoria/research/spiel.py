"""Every title as an OpenSpiel game: importing this module registers `signoria(title=…,players=…)`."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from signoria.games import titles
from signoria.kernel.chance import Chance
from signoria.kernel.errors import SignoriaError
from signoria.state.state import State

LONGEST = 20_000
"""More decisions than any game has."""
FIRST = {"title": titles()[0], "players": 4, "options": "", "deals": 10_000}
"""What a game is without parameters. `options` are written like `short:true;veteran:vt-01+vt-02`.

The first move is a move of chance that chooses one of so many `deals`: all luck of a game follows from it.
"""

KIND = pyspiel.GameType(
    short_name="signoria",
    long_name="Signoria: Renaissance board games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=FIRST,
)


def options_of(text: str) -> dict[str, object]:
    """Options as a parameter of OpenSpiel can hold them."""
    found: dict[str, object] = {}
    for part in text.split(";") if text else []:
        name, colon, value = part.partition(":")
        if not colon:
            raise SignoriaError(f"options are written as name:value;name:value, not {text!r}")
        found[name.strip()] = value.strip().replace("+", ",")
    return found


class SignoriaGame(pyspiel.Game):  # type: ignore[misc]
    """One title with a number of players and options."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**FIRST, **(params or {})}
        self.start = State.deal(chosen["title"], chosen["players"], 0, options_of(chosen["options"]))
        self.deals = int(chosen["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.start.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(KIND, info, params or {})

    def new_initial_state(self) -> "SignoriaState":
        return SignoriaState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SignoriaObserver":
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return SignoriaObserver(self.start)


class SignoriaState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands; `inner` is the state of the library, None before the deal."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        self.game = game
        self.inner: State | None = None

    def dealt(self) -> State:
        if self.inner is None:
            raise SignoriaError("chance has not dealt yet")
        return self.inner

    def current_player(self) -> int:
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.inner.over else self.inner.current_player

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.game.deals) for deal in range(self.game.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.dealt()
        return sorted(state.legal_actions()) if player == state.current_player else []

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            start = self.game.start
            self.inner = State.deal(start.title, start.players, action, start.position.book.options)
        else:
            self.inner.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.dealt().action_to_string(action)

    def returns(self) -> list[float]:
        return self.inner.returns() if self.inner is not None else [0.0] * self.game.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SignoriaState":
        """A state that the player cannot tell from this one. Its history is that of the truth, and not to be used."""
        luck = Chance(*[int(sampler() * (1 << 32)) for _ in range(3)])
        twin: SignoriaState = self.clone()
        twin.inner = self.dealt().imagine(player, luck)
        return twin

    def __str__(self) -> str:
        if self.inner is None:
            return "before the deal"
        return f"{self.inner.title.name} {self.inner.digest}"


class SignoriaObserver:
    """The numbers of `State.observation` as one tensor and by name."""

    def __init__(self, start: State) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(start.observation_size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape)
            for part in start.layout.parts
        }

    def set_from(self, state: SignoriaState, player: int) -> None:
        if state.inner is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.inner.observation(player)

    def string_from(self, state: SignoriaState, player: int) -> str:
        return "" if state.inner is None else state.inner.observation(player).tobytes().hex()


pyspiel.register_game(KIND, SignoriaGame)
