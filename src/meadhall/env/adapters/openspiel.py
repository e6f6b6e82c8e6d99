"""OpenSpiel: importing this module registers `python_meadhall`; `load("Valhalla-2p-v1")` loads a game of it.

By default a chance node at the root picks one of a number of deals, and all further luck is fixed by the deal. A search
must resample (`resampler`), otherwise it foresees dice. With `chance_nodes=True` all luck is chance nodes.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from meadhall.core.errors import SetupError
from meadhall.env import CHANCE, OVER, Env, Spec, State, frozen, spec

NAME = "python_meadhall"
DEALS = 1000
MOST_OUTCOMES = 1024
DEFAULTS = {"spec": "Valhalla-2p-v1", "deals": DEALS, "chance_nodes": False}


def game_type(spec: Spec) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Meadhall",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if spec.together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class MeadhallGame(pyspiel.Game):
    """The game of an environment, by its name (see `spec_named`)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wish = {**DEFAULTS, **(params or {})}
        self.spec = spec_for_name(str(wish["spec"]))
        self.nodes = bool(wish["chance_nodes"])
        self.deals = int(wish["deals"])
        self.world = Env(self.spec, history=True, chance_nodes=self.nodes)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spec.actions),
            max_chance_outcomes=MOST_OUTCOMES if self.nodes else self.deals,
            num_players=self.spec.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.spec.together else 0.0,
            max_game_length=self.spec.longest,
        )
        super().__init__(game_type(self.spec), info, wish)

    def new_initial_state(self, *_: object) -> MeadhallState:
        return MeadhallState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.spec, iig_obs_type)


class MeadhallState(pyspiel.State):
    """A state. OpenSpiel clones and serialises it with the copies and pickles of `env.State`."""

    def __init__(self, game: MeadhallGame) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.state: State | None = game.world.new() if game.nodes else None  # None: not dealt yet
        self.spec = game.spec

    def current_player(self) -> int:
        seat = CHANCE if self.state is None else self.state.seat
        named = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(named.get(seat, seat))

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.state is None else self.state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = list(range(self.deals)) if self.state is None else self.state.legal()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.state = Env(self.spec, history=True).new(action)
        else:
            self.state.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck:{action}" if player == pyspiel.PlayerId.CHANCE else self.spec.actions[action]

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        return [0.0] * self.spec.players if self.state is None else self.state.returns()

    def resampled(self, player: int, seed: str | int) -> MeadhallState:
        """Return a state that the player cannot tell from this one, with new luck."""
        twin = self.clone()
        twin.state = None if self.state is None else self.state.imagine(player, seed)
        return twin

    def __str__(self) -> str:
        return "not dealt" if self.state is None else hashlib.sha256(self.state.to_bytes()).hexdigest()[:16]


class Observer:
    """OpenSpiel's observer: bytes as a tensor; as a string the seat's history, or what it sees now."""

    def __init__(self, spec: Spec, kind: Any) -> None:
        self.spec = spec
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(0 if self.recalls else spec.observation_bytes, np.float32)
        self.dict = {} if self.recalls else {"observation": self.tensor}

    def set_from(self, state: MeadhallState, player: int) -> None:
        if not self.recalls:
            now = state_if_dealt(state)
            self.tensor[:] = 0 if now is None else np.frombuffer(now.observe(player), np.uint8)

    def string_from(self, state: MeadhallState, player: int) -> str:
        now = state_if_dealt(state)
        if now is None:
            return "not dealt"
        return history_text(now, player) if self.recalls else now.observe(player).hex()


def state_if_dealt(state: MeadhallState) -> State | None:
    """Return the state once its cards are dealt, else None."""
    return None if state.state is None or not state.state.dealt else state.state


def history_text(state: State, seat: int) -> str:
    """Return the seat's history as a short string: equal histories give equal strings."""
    mark = hashlib.sha256(state.observe(seat))
    for entry in state.history(seat):
        mark.update(repr(tuple(entry)).encode())
    return mark.hexdigest()


def resampler(seed: str | int = 0) -> Any:
    """Return a function for `ISMCTSBot.set_resampler`."""
    counter = iter(range(10**12))
    return lambda state, player: state.resampled(player, f"{seed}:{next(counter)}")


def spec_for_name(name: str) -> Spec:
    """Return a frozen environment, or any other as "valhalla/4/loki+thor": game, players, modules."""
    game, slash, rest = name.partition("/")
    if not slash:
        return frozen(name)
    players, _, modules = rest.partition("/")
    if not players.isdecimal():
        raise SetupError(f"no environment {name!r}", right='name one as "Valhalla-2p-v1" or "valhalla/4/loki+thor"')
    return spec(game, int(players), modules.split("+") if modules else [])


def load(name: str, **params: Any) -> MeadhallGame:
    """Return the game of an environment: "Valhalla-2p-v1", or "valhalla/4/loki+thor"."""
    game: MeadhallGame = pyspiel.load_game(NAME, {"spec": name, **params})
    return game


pyspiel.register_game(game_type(frozen("Valhalla-2p-v1")), MeadhallGame)
