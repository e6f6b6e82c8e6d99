"""Gymnasium: one seat against bots, and a vector of matches in which one policy plays every seat.

env = gymnasium.make("meadhall/Match-v0", spec="Valhalla-2p-v1", bots="karl")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv

from meadhall.env import Env, Spec
from meadhall.env.adapters.opponents import Opponents, seat_bots
from meadhall.env.batch import Batch

Observation = npt.NDArray[np.uint8]
ILLEGAL = -1.0  # the reward for an illegal action, which ends the match


class MatchEnv(gymnasium.Env[Observation, Any]):
    """One seat against Meadhall's bots. The mask of legal actions is in `info` and `action_masks()`."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, spec: Spec | str, bots: Sequence[str] | str = "karl", seat: int = 0, render_mode: str | None = None
    ) -> None:
        self.world = Env(spec)
        self.rules = self.world.spec
        self.seat = seat
        self.render_mode = render_mode
        self.opponents = Opponents(self.rules, seat_bots(self.rules, seat, bots))
        self.observation_space = Box(0, 255, (self.rules.observation_bytes,), np.uint8)
        self.action_space = Discrete(len(self.rules.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match and play on to our first question. A match that ends before it is dealt again."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(2**62))
            self.match = self.world.new(deal)
            self.opponents.begin(deal)
            self.opponents.play(self.match)
            if not self.match.over:
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; the bots play on to our next question. An illegal action loses the match."""
        if int(action) not in self.match.legal():
            return self._seen(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.match.step(int(action))
        self.opponents.play(self.match)
        reward = self.match.returns()[self.seat]
        ended, cut = self.match.over and not self.match.cut_off, self.match.cut_off
        return self._seen(), reward, ended, cut, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask in the form that sb3-contrib expects."""
        return np.frombuffer(self._mask(), np.bool_).copy()

    def render(self) -> Any:
        """Return the question and the scores in one line."""
        return f"{self.match.question} · {self.match.scores()}" if self.render_mode == "ansi" else None

    def _seen(self) -> Observation:
        return np.frombuffer(self.match.observe(self.seat), np.uint8).copy()

    def _mask(self) -> bytes:
        return bytes(len(self.rules.actions)) if self.match.over else self.match.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self._mask(), np.int8).copy(), "score": self.match.scores()[self.seat]}


class SelfPlayVectorEnv(VectorEnv[Observation, Any, Any]):
    """A batch as a vector environment: every row shows the asked seat, so one policy plays all seats.

    The reward of a row goes to the seat that has just answered. `info["returns"]` has those of all seats, and
    `info["seat"]` the seat that is asked now. A finished row starts its next match in the same step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, spec: Spec | str, num_envs: int = 1) -> None:
        self.rules = Env(spec).spec
        self.num_envs = num_envs
        self.single_observation_space = Box(0, 255, (self.rules.observation_bytes,), np.uint8)
        self.single_action_space = Discrete(len(self.rules.actions))
        self.observation_space = Box(0, 255, (num_envs, self.rules.observation_bytes), np.uint8)
        self.action_space = MultiDiscrete([len(self.rules.actions)] * num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Restart all rows, with a seed for each row or one for all."""
        seeds = list(seed) if isinstance(seed, list | tuple) else []
        self.batch = Batch(self.rules, self.num_envs, seeds, 0 if seed is None else str(seed))
        return self.batch.observation.copy(), self._info()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """Give one answer in every row."""
        asked = self.batch.seat.copy()
        self.batch.step(actions)
        reward = self.batch.reward[np.arange(self.num_envs), asked].astype(np.float64)
        cut = self.batch.cut.astype(np.bool_)
        return self.batch.observation.copy(), reward, self.batch.done.astype(np.bool_) & ~cut, cut, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {"action_mask": batch.mask.copy(), "seat": batch.seat.copy(), "returns": batch.reward.copy()}


gymnasium.register(
    "meadhall/Match-v0", entry_point="meadhall.env.adapters.gymnasium:MatchEnv", disable_env_checker=True
)
