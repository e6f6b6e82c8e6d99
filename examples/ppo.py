"""PPO with masks on a batch, in numpy alone: one network plays every seat against itself.

python examples/ppo.py BloodRage-2p-v1 4000

Rounds of answers from many matches; whoever gave them is paid when the match ends (no discount). Each round is learned
from a few times, and no step may change the chance of an answer by more than CLIP. Before and after, the network plays
against random answers: 0 is even, 1 is always won. For a framework of yours, take `Batch` and the masks from here.
"""

from __future__ import annotations

import sys

import numpy as np
from reinforce import SCALE, against_random

from meadhall.env.batch import Batch

ROWS, ROUND = 64, 4096  # matches side by side, answers learned from at once
HIDDEN, RATE, CLIP, CURIOSITY = 64, 2e-3, 0.2, 0.01
TIMES, PORTION = 4, 512


class Network:
    """One layer, then a head for the legal actions and one for what the position is worth."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        self.luck = np.random.default_rng(seed)
        first = self.luck.normal(0, inputs**-0.5, (inputs, HIDDEN))
        shapes = [
            first,
            np.zeros(HIDDEN),
            np.zeros((HIDDEN, actions)),
            np.zeros(actions),
            np.zeros(HIDDEN),
            np.zeros(1),
        ]
        self.weights = [weight.astype(np.float32) for weight in shapes]
        self.means = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.steps = 0

    def read(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The layer, the chances of all actions (0 for illegal ones), and the worth."""
        first, bias, policy, policy_bias, worth, worth_bias = self.weights
        layer = np.tanh(seen / SCALE @ first + bias)
        chances = np.where(mask > 0, layer @ policy + policy_bias, -np.inf)
        chances = np.exp(chances - chances.max(axis=1, keepdims=True))
        return layer, chances / chances.sum(axis=1, keepdims=True), layer @ worth + worth_bias

    def act(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        edges = self.read(seen, mask)[1].cumsum(axis=1)
        picks = (self.luck.random((len(seen), 1)) * edges[:, -1:] > edges).sum(axis=1)
        return np.where(mask[np.arange(len(picks)), picks] > 0, picks, mask.argmax(axis=1))

    def learn(
        self, seen: np.ndarray, mask: np.ndarray, actions: np.ndarray, before: np.ndarray, paid: np.ndarray
    ) -> None:
        """One step; `before` are the chances that the answers had when they were given."""
        layer, chances, worth = self.read(seen, mask)
        gain = paid - worth
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        given = np.arange(len(actions)), actions
        ratio = chances[given] / before
        held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = -chances * np.where(held, 0.0, ratio * gain)[:, None]
        push[given] += np.where(held, 0.0, ratio * gain)
        surprise = -np.log(chances + 1e-9)
        push += CURIOSITY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        self.step(seen / SCALE, layer, push / len(actions), (paid - worth) / len(actions))

    def step(self, seen: np.ndarray, layer: np.ndarray, push: np.ndarray, error: np.ndarray) -> None:
        """Through both heads and the layer, by Adam."""
        _, _, policy, _, worth, _ = self.weights
        back = (push @ policy.T + error[:, None] * worth) * (1 - layer**2)
        slopes = [seen.T @ back, back.sum(0), layer.T @ push, push.sum(0), layer.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.means, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            far = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight += RATE * mean / (1 - 0.9**self.steps) / far


def main(name: str = "BloodRage-2p-v1", matches: int = 4000, trials: int = 100, least: int = ROUND) -> Network:
    batch = Batch(name, ROWS, seed="ppo")
    network = Network(batch.observation.shape[1], batch.mask.shape[1])
    start, ended = against_random(network, name, trials), 0
    under_way: list[list[tuple]] = [[] for _ in range(ROWS)]
    ready: list[tuple] = []
    while ended < matches:
        seen, mask, seats = batch.observation.copy(), batch.mask.copy(), batch.seat.copy()
        actions = network.act(seen, mask)
        before = network.read(seen, mask)[1][np.arange(ROWS), actions]
        batch.step(actions)
        for row in range(ROWS):
            under_way[row].append((seen[row], mask[row], actions[row], before[row], seats[row]))
        for row in np.flatnonzero(batch.done):
            ready += [(*answer[:4], batch.reward[row, answer[4]]) for answer in under_way[row]]
            under_way[row], ended = [], ended + 1
        if len(ready) >= least:
            learn_from(network, ready)
            ready = []
    after = against_random(network, name, trials)
    print(f"{ended} matches of {name}: mean return against random play {start:+.2f} before, {after:+.2f} after")
    return network


def learn_from(network: Network, answers: list[tuple]) -> None:
    """A round of answers whose matches have ended, a few times, in portions."""
    columns = [np.array(column) for column in zip(*answers, strict=True)]
    for _ in range(TIMES):
        order = network.luck.permutation(len(answers))
        for first in range(0, len(answers), PORTION):
            some = order[first : first + PORTION]
            network.learn(*(column[some] for column in columns))


if __name__ == "__main__":
    main(*sys.argv[1:2], *map(int, sys.argv[2:3]))
