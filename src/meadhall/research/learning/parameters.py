"""The weights of a policy as one vector: which weights are varied, and by how much."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.bots.learned.files import PolicyWeights

ParameterRow = npt.NDArray[np.float64]
FAR = 1e6
LOWEST = {"spread": 0.3}  # lower bounds
LEAST = 0.3  # the step of a weight near 0 is computed as if the weight were this large


class ParameterSpan(NamedTuple):
    """The weights of one name and the positions of those that are varied."""

    name: str
    first: int
    size: int
    varied: tuple[int, ...]


class ParameterVector:
    """The order and the step size of all varied weights."""

    def __init__(self, weights: PolicyWeights, steps: dict[str, float], only: dict[str, list[int]]) -> None:
        self.spans: list[ParameterSpan] = []
        self.steps: list[float] = []
        for name, numbers in weights.items():
            places = only.get(name, range(len(numbers)))
            self.spans.append(ParameterSpan(name, len(self.steps), len(numbers), tuple(places)))
            self.steps += [steps.get(name, 0.35 * max(LEAST, abs(numbers[at]))) for at in places]

    def row(self, weights: PolicyWeights) -> ParameterRow:
        """Return the varied weights in units of their steps."""
        out = [weights[span.name][at] for span in self.spans for at in span.varied]
        found: ParameterRow = np.array(out) / np.array(self.steps)
        return found

    def weights(self, base: PolicyWeights, row: ParameterRow) -> PolicyWeights:
        """Return the base weights with these varied ones."""
        out = base | {span.name: list(base[span.name]) for span in self.spans}
        numbers = (row * np.array(self.steps)).tolist()
        for span in self.spans:
            for place, at in enumerate(span.varied):
                out[span.name][at] = max(LOWEST.get(span.name, -FAR), numbers[span.first + place])
        return out

    def names(self) -> list[str]:
        """Return the name of each element."""
        return [f"{span.name}[{at}]" if span.size > 1 else span.name for span in self.spans for at in span.varied]


def weights_of(taste: Any, without: tuple[str, ...] = ()) -> PolicyWeights:  # Any: each game has its own taste
    """Return the weights of a taste by name."""
    pairs = [(field.name, getattr(taste, field.name)) for field in fields(taste) if field.name not in without]
    return {name: [float(n) for n in value] if isinstance(value, list) else [float(value)] for name, value in pairs}
