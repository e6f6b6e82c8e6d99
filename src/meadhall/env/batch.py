"""Many matches in numpy buffers. (needs numpy: pip install meadhall[env])"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from meadhall.core.rows import Rows
from meadhall.env.registry import frozen
from meadhall.env.specs import Spec

Bytes = npt.NDArray[np.uint8]


class Batch:
    """N matches of one spec, stepped together; a finished match is followed at once by the next deal of its row.

    The arrays are reused and overwritten by every step: copy what you keep. After a step,
    `reward` and `done` refer to the answer just given, the others to the question that follows.
    """

    def __init__(self, spec: Spec | str, count: int = 0, seeds: Sequence[str | int] = (), seed: str | int = 0) -> None:
        self.spec = frozen(spec) if isinstance(spec, str) else spec
        names = [str(one) for one in seeds] or [f"{seed}:{row}" for row in range(count)]
        self.rows = rows_of(self.spec, names)
        self.count = len(names)
        self.observation: Bytes = np.frombuffer(self.rows.observation, np.uint8).reshape(self.count, -1)
        self.mask: Bytes = np.frombuffer(self.rows.mask, np.uint8).reshape(self.count, -1)
        self.seat: npt.NDArray[np.int32] = np.frombuffer(self.rows.seat, np.int32)
        self.reward: npt.NDArray[np.float32] = np.frombuffer(self.rows.reward, np.float32).reshape(self.count, -1)
        self.done: Bytes = np.frombuffer(self.rows.done, np.uint8)
        self.cut: Bytes = np.frombuffer(self.rows.cut, np.uint8)

    def step(self, actions: Sequence[int] | npt.NDArray[np.int64]) -> None:
        """Answer once in each match, for the seats in `seat`."""
        self.rows.step(numbers(actions))


def numbers(actions: Sequence[int] | npt.NDArray[np.int64]) -> list[int]:
    """Return actions as Python ints; an array converts all of them at once."""
    if isinstance(actions, np.ndarray) and actions.ndim == 1 and actions.dtype.kind in "iu":
        out: list[int] = actions.tolist()
        return out
    return [int(action) for action in actions]


def rows_of(spec: Spec, seeds: list[str]) -> Rows:
    """Return the rows without numpy, with bytes and arrays of the standard library."""
    bench = spec.bench
    return Rows(bench.game, bench.rules, spec.codes, seeds, spec.longest, spec.together)
