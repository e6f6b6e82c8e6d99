"""Random play in any environment: the shortest program there is.

python examples/random_agent.py Valhalla-4p-v1
"""

from __future__ import annotations

import random
import sys

from meadhall import env


def main(name: str = "Valhalla-2p-v1", matches: int = 3) -> None:
    world, luck = env.Env(name), random.Random(1)
    for seed in range(matches):
        state = world.new(seed)
        while not state.over:
            state.step(luck.choice(state.legal()))
        print(f"{name} {seed}: {state.decisions} decisions, scores {state.scores()}, returns {state.returns()}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
