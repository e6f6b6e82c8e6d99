"""REINFORCE with masks on a batch, in numpy alone: one linear policy plays every seat against itself.

python examples/reinforce.py BloodRage-2p-v1 2000

Illegal actions get no probability. A match's answers are pushed by what their seat got at its end.
"""

from __future__ import annotations

import sys

import numpy as np

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


def main(name: str = "BloodRage-2p-v1", matches: int = 2000) -> Policy:
    batch = Batch(name, ROWS, seed="reinforce")
    policy = Policy(batch.observation.shape[1], batch.mask.shape[1])
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
    print(f"{ended} matches of {name}, weights up to {np.abs(policy.weights).max():.3f}")
    return policy


def learn_from(policy: Policy, answers: list[tuple], paid: np.ndarray) -> None:
    """One finished match."""
    seen, mask, actions, seats = (np.array(column) for column in zip(*answers, strict=True))
    policy.learn(seen, mask, actions, paid[seats])


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
