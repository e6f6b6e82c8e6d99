"""REINFORCE with masks on a batch, in numpy alone: one linear policy plays every seat against itself.

python examples/reinforce.py BloodRage-2p-v1 2000

Illegal actions get no probability. A match's answers are pushed by what their seat got at its end. Before and after,
the policy plays against random answers: 0 is even, 1 is always won.
"""

from __future__ import annotations

import sys

import numpy as np

from meadhall import env
from meadhall.env.batch import Batch

ROWS = 16
RATE = 0.05
SCALE = 255.0


class Policy:
    """A linear layer and a softmax over the legal actions."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        self.luck = np.random.default_rng(seed)
        self.weights = np.zeros((inputs, actions), np.float32)

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        worth = np.where(mask > 0, seen / SCALE @ self.weights, -np.inf)
        worth = np.exp(worth - worth.max(axis=-1, keepdims=True))
        return worth / worth.sum(axis=-1, keepdims=True)

    def act(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        edges = self.chances(seen, mask).cumsum(axis=1)
        picks = (self.luck.random((len(seen), 1)) * edges[:, -1:] > edges).sum(axis=1)
        return np.where(mask[np.arange(len(picks)), picks] > 0, picks, mask.argmax(axis=1))

    def learn(self, seen: np.ndarray, mask: np.ndarray, actions: np.ndarray, paid: np.ndarray) -> None:
        push = -self.chances(seen, mask)
        push[np.arange(len(actions)), actions] += 1.0
        self.weights += RATE / len(actions) * (seen / SCALE).T @ (push * paid[:, None])


def main(name: str = "BloodRage-2p-v1", matches: int = 2000, trials: int = 100) -> Policy:
    batch = Batch(name, ROWS, seed="reinforce")
    policy = Policy(batch.observation.shape[1], batch.mask.shape[1])
    before = against_random(policy, name, trials)
    open_matches: list[list[tuple]] = [[] for _ in range(ROWS)]
    ended = 0
    while ended < matches:
        seen, mask, seats = batch.observation.copy(), batch.mask.copy(), batch.seat.copy()
        actions = policy.act(seen, mask)
        batch.step(actions)
        for row in range(ROWS):
            open_matches[row].append((seen[row], mask[row], actions[row], seats[row]))
            if batch.done[row]:
                learn_from(policy, open_matches[row], batch.reward[row])
                open_matches[row] = []
                ended += 1
    after = against_random(policy, name, trials)
    print(f"{ended} matches of {name}: mean return against random play {before:+.2f} before, {after:+.2f} after")
    return policy


def against_random(policy: Policy, name: str, trials: int) -> float:
    """The mean return of seat 0 when the others answer at random."""
    world, luck, total = env.Env(name), np.random.default_rng(1), 0.0
    for seed in range(trials):
        state = world.new(f"trial:{seed}")
        while not state.over:
            if state.seat == 0:
                seen, mask = np.frombuffer(state.observe(), np.uint8), np.frombuffer(state.mask(), np.uint8)
                state.step(int(policy.act(seen[None], mask[None])[0]))
            else:
                state.step(int(luck.choice(state.legal())))
        total += state.returns()[0]
    return total / max(1, trials)


def learn_from(policy: Policy, answers: list[tuple], paid: np.ndarray) -> None:
    """One finished match."""
    seen, mask, actions, seats = (np.array(column) for column in zip(*answers, strict=True))
    policy.learn(seen, mask, actions, paid[seats])


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
