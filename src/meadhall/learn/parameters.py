"""The weights of a policy as one vector: which ones are varied, and by how much."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.learned.files import PolicyWeights

ParameterRow = npt.NDArray[np.float64]
FAR = 1e6
LOWEST = {"spread": 0.3}  # lower bounds
LEAST = 0.3  # a weight nearer to 0 is varied as if it were this large


class ParameterSpan(NamedTuple):
    """The weights of one name, and the places of those that are varied."""

    name: str
    first: int
    size: int
    varied: tuple[int, ...]


class ParameterVector:
    """The order and the step of all weights that are varied."""

    def __init__(self, weights: PolicyWeights, steps: dict[str, float], only: dict[str, list[int]]) -> None:
        self.spans: list[ParameterSpan] = []
        self.steps: list[float] = []
        for name, numbers in weights.items():
            places = only.get(name, range(len(numbers)))
            self.spans.append(ParameterSpan(name, len(self.steps), len(numbers), tuple(places)))
            self.steps += [steps.get(name, 0.35 * max(LEAST, abs(numbers[at]))) for at in places]

    def row(self, weights: PolicyWeights) -> ParameterRow:
        """The varied weights, in units of their step."""
        out = [weights[span.name][at] for span in self.spans for at in span.varied]
        found: ParameterRow = np.array(out) / np.array(self.steps)
        return found

    def weights(self, base: PolicyWeights, row: ParameterRow) -> PolicyWeights:
        """The base with these varied weights."""
        out = base | {span.name: list(base[span.name]) for span in self.spans}
        numbers = (row * np.array(self.steps)).tolist()
        for span in self.spans:
            for place, at in enumerate(span.varied):
                out[span.name][at] = max(LOWEST.get(span.name, -FAR), numbers[span.first + place])
        return out

    def names(self) -> list[str]:
        """The name of each element."""
        return [f"{span.name}[{at}]" if span.size > 1 else span.name for span in self.spans for at in span.varied]


def weights_of(taste: Any, without: tuple[str, ...] = ()) -> PolicyWeights:  # Any: each game has its own taste
    """The weights of a taste by name."""
    pairs = [(field.name, getattr(taste, field.name)) for field in fields(taste) if field.name not in without]
    return {name: [float(n) for n in value] if isinstance(value, list) else [float(value)] for name, value in pairs}
