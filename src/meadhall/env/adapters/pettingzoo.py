"""PettingZoo: `from meadhall.env.adapters import pettingzoo; env = pettingzoo.env("Valhalla-3p-v1")`.

`env` is an AEC environment: seats answer one after the other. In `parallel_env` all seats act in every step; a seat
that is not asked may only pass, and its action is ignored. Seats that are asked together do not see each other's
answers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from meadhall.env import Env, Spec, State

Infos = dict[str, Any]  # Any: PettingZoo leaves the content open; one for each agent


def seen_space(spec: Spec) -> Dict:
    """Return the observation space: the bytes of an observation, and the mask of legal actions."""
    seen = Box(0, 255, (spec.observation_bytes,), np.uint8)
    return Dict(observation=seen, action_mask=Box(0, 1, (len(spec.actions),), np.int8))


def seen_by(state: State, seat: int, mask: bytes) -> dict[str, Any]:
    """Return the observation of a seat."""
    seen = np.frombuffer(state.observe(seat), np.uint8).copy()
    return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8).copy()}


class MeadhallAEC(AECEnv[str, Any, Any]):  # Any: PettingZoo leaves observations and actions open
    """Agents are seats: player_0, player_1 … An observation holds the bytes and the mask of legal actions."""

    metadata = {"name": "meadhall", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, spec: Spec | str, render_mode: str | None = None) -> None:
        super().__init__()
        self.world = Env(spec)
        self.spec = self.world.spec
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec.players)]
        self.observation_spaces = {agent: seen_space(self.spec) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.spec.actions)) for agent in self.possible_agents}
        self.deals = self.seed = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: with a seed always the same, without one the next."""
        self.deals, self.seed = (self.deals + 1, self.seed) if seed is None else (0, seed)
        self.state_ = self.world.new(f"{self.seed}:{self.deals}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asked = not self.state_.over and agent == self.agent_selection
        mask = self.state_.mask(seat) if asked else bytes(len(self.spec.actions))
        return seen_by(self.state_, seat, mask)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.state_.step(int(action))
        self._clear_rewards()
        if self.state_.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.state_.seat]
        self._accumulate_rewards()

    def _finish(self) -> None:
        """End the match for all agents at once, with their rewards."""
        over = not self.state_.cut_off
        self.rewards = dict(zip(self.possible_agents, self.state_.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.infos = {agent: {"score": self.state_.scores()[at]} for at, agent in enumerate(self.possible_agents)}

    def render(self) -> str | None:
        """Return the question and the scores in one line."""
        return f"{self.state_.question} · {self.state_.scores()}" if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def env(spec: Spec | str, render_mode: str | None = None) -> Any:
    """Return the environment in PettingZoo's usual wrappers, which detect wrong use."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(MeadhallAEC(spec, render_mode)))


class MeadhallParallel(ParallelEnv[str, Any, Any]):  # Any: PettingZoo leaves observations and actions open
    """The game with an action of every seat in every step."""

    metadata = {"name": "meadhall", "render_modes": []}

    def __init__(self, spec: Spec | str) -> None:
        self.world = Env(spec)
        self.spec = self.world.spec
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec.players)]
        self.observation_spaces = {agent: seen_space(self.spec) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.spec.actions)) for agent in self.possible_agents}
        self.waiting = bytes([1] + [0] * (len(self.spec.actions) - 1))  # action 0 is to pass
        self.deals = self.seed = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Infos, Infos]:
        """Begin a match: with a seed always the same, without one the next."""
        self.deals, self.seed = (self.deals + 1, self.seed) if seed is None else (0, seed)
        self.match = self.world.new(f"{self.seed}:{self.deals}")
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> Infos:
        """Return the observation of every seat."""
        asked = self.asked()
        masks = [self.match.mask(seat) if seat in asked else self.waiting for seat in range(self.spec.players)]
        return {agent: seen_by(self.match, seat, masks[seat]) for seat, agent in enumerate(self.possible_agents)}

    def asked(self) -> list[int]:
        """Return the seats whose actions count."""
        return [] if self.match.over else [seat for seat in range(self.spec.players) if self.match.legal(seat)]

    def step(self, actions: dict[str, Any]) -> tuple[Infos, Infos, Infos, Infos, Infos]:
        """Apply the actions of the asked seats and ignore the others."""
        for seat in self.asked():
            self.match.step(int(actions[self.possible_agents[seat]]), seat)
        over, cut = self.match.over, self.match.over and self.match.cut_off
        returns = self.match.returns() if over else [0.0] * self.spec.players
        self.agents = [] if over else self.agents
        names = self.possible_agents
        rewards: Infos = dict(zip(names, returns, strict=True))
        infos: Infos = {name: {} for name in names}
        return self.seen(), rewards, dict.fromkeys(names, over and not cut), dict.fromkeys(names, cut), infos

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def parallel_env(spec: Spec | str) -> MeadhallParallel:
    """Return the environment in which all seats act at once."""
    return MeadhallParallel(spec)
