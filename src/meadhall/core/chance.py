"""The one source of luck. It lies inside the match, can be scripted, and writes down what it gave.

L'Ecuyer's combined generator: every product stays below 2**53, so any language can check the dice.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from meadhall.core.errors import RecordError

M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = M1 - 1  # how many different numbers one turn of the generator can give
NO_SCRIPT: Final[list[int]] = []


class Chance:
    """Gives numbers below n; a script, where there is one, answers first."""

    def __init__(self, s1: int, s2: int) -> None:
        self.s1: i64 = s1
        self.s2: i64 = s2
        self.script = NO_SCRIPT  # never changed, only replaced
        self.at = 0  # how much of the script has been used
        self.drawn = 0  # how many numbers were given: undo asks for it
        self.log: list[int] | None = None
        self.strict = False  # nothing beyond the script: a record must hold all its luck

    def copy(self) -> Chance:
        """The same luck again. The script is shared: it never changes. Copies do not write."""
        twin = Chance(self.s1, self.s2)
        twin.script = self.script
        twin.at = self.at
        twin.drawn = self.drawn
        twin.strict = self.strict
        return twin

    def pick(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        self.drawn += 1
        if self.script or self.strict or self.log is not None:
            return self._noted(n)
        return self._rolled(n)

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into a random order, in place (Fisher and Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.pick(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def fork(self) -> Chance:
        """A new, unrelated source, seeded from this one."""
        return Chance(1 + self.pick(M1 - 1), 1 + self.pick(M2 - 1))

    def _rolled(self, n: int) -> int:
        limit: i64 = SPAN - SPAN % n  # numbers above it would favour the small ones
        while True:
            s1 = self.s1 = 40014 * self.s1 % M1
            s2 = self.s2 = 40692 * self.s2 % M2
            value: i64 = s1 - s2
            if value < 0:
                value += SPAN
            if value < limit:
                return value % n

    def _noted(self, n: int) -> int:
        value = self._scripted(n) if self.script or self.strict else self._rolled(n)
        if self.log is not None:
            self.log.append(value)
        return value

    def _scripted(self, n: int) -> int:
        if self.at >= len(self.script):
            if not self.strict:
                return self._rolled(n)
            raise RecordError(f"luck ends after {self.at} numbers", right="the file is cut off or was edited")
        value = self.script[self.at]
        if not 0 <= value < n:
            raise RecordError(f"luck number {self.at + 1} is {value}", right=f"0 to {n - 1} is possible here")
        self.at += 1
        return value


def seeded(seed: str) -> Chance:
    """A source for a seed of any length."""
    mark = hashlib.sha256(seed.encode()).digest()
    first, second = int.from_bytes(mark[:8], "big"), int.from_bytes(mark[8:16], "big")
    return Chance(1 + first % (M1 - 1), 1 + second % (M2 - 1))


def commitment(seed: str) -> str:
    """What may be told of a seed before the game: it fixes the luck and betrays nothing."""
    return hashlib.sha256(b"meadhall seed:" + seed.encode()).hexdigest()
