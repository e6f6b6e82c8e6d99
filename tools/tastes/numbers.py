"""A taste as one row of numbers: which there are, and how far each is shaken."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from meadhall.bots.learned.school import LearnedNumbers

Row = npt.NDArray[np.float64]
FAR = 1e6
LOWEST = {"spread": 0.3}  # what may not become too small
LEAST = 0.3  # what a number that is nearly 0 is shaken by, in units of its own


class Span(NamedTuple):
    """The numbers of one name, and which of them are shaken."""

    name: str
    first: int
    size: int
    shaken: tuple[int, ...]


class Sheet:
    """The order of all numbers of a taste that are shaken."""

    def __init__(self, told: LearnedNumbers, steps: dict[str, float], only: dict[str, list[int]]) -> None:
        self.spans: list[Span] = []
        self.steps: list[float] = []
        for name, numbers in told.items():
            places = only.get(name, range(len(numbers)))
            self.spans.append(Span(name, len(self.steps), len(numbers), tuple(places)))
            self.steps += [steps.get(name, 0.35 * max(LEAST, abs(numbers[at]))) for at in places]

    def row(self, told: LearnedNumbers) -> Row:
        """The numbers that are shaken, in units of their step."""
        out = [told[span.name][at] for span in self.spans for at in span.shaken]
        found: Row = np.array(out) / np.array(self.steps)
        return found

    def told(self, base: LearnedNumbers, row: Row) -> LearnedNumbers:
        """The base with these numbers."""
        out = base | {span.name: list(base[span.name]) for span in self.spans}
        numbers = (row * np.array(self.steps)).tolist()
        for span in self.spans:
            for place, at in enumerate(span.shaken):
                out[span.name][at] = max(LOWEST.get(span.name, -FAR), numbers[span.first + place])
        return out

    def names(self) -> list[str]:
        """What each number is called."""
        return [f"{span.name}[{at}]" if span.size > 1 else span.name for span in self.spans for at in span.shaken]


def told_of(taste: Any, without: tuple[str, ...] = ()) -> LearnedNumbers:  # Any: each game has a taste of its own
    """A taste as numbers by name."""
    pairs = [(field.name, getattr(taste, field.name)) for field in fields(taste) if field.name not in without]
    return {name: [float(n) for n in value] if isinstance(value, list) else [float(value)] for name, value in pairs}
