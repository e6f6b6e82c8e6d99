"""The only source of randomness in a match. It can follow a script, and it records the numbers it gave.

`FastChance` is for simulations, for the search of bots, and for games begun before live tables had `fair.LiveChance`.
It is not secure: from thirty of its dice all others can be computed.
"""

from __future__ import annotations

import hashlib
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from meadhall.core.answers import zeros
from meadhall.core.errors import RecordError

M1: Final = 2147483563
M2: Final = 2147483399
SPAN: Final = M1 - 1  # how many different numbers one step of the generator can give
NO_SCRIPT: Final[list[int]] = []


class Chance:
    """Gives numbers below n: first those of the script, if there is one, then those of the subclass's generator."""

    def __init__(self) -> None:
        self.script = NO_SCRIPT  # never changed, only replaced
        self.at = 0  # how many numbers of the script have been used
        self.drawn = 0  # how many numbers were given; undo reads it
        self.log: list[int] | None = None
        self.spans: list[int] | None = None  # the n of every number drawn, if a caller records them
        # numbers come from the script alone: a record must contain every number that its game needs
        self.strict = False

    def copy(self) -> Chance:
        """Return a copy that gives the same numbers. It shares the script, which never changes, and records nothing."""
        raise NotImplementedError

    def fork(self) -> FastChance:
        """Return a new, independent source for a bot's search, seeded from this one."""
        raise NotImplementedError

    def state(self) -> tuple[int, int]:
        """Return the generator's state, without the count of numbers drawn. The state is secret."""
        raise NotImplementedError

    def go_on(self, state: tuple[int, int]) -> None:
        """Continue from this state, without a script."""
        self.script, self.at, self.strict = NO_SCRIPT, 0, False

    def follow(self, script: list[int]) -> None:
        """Give these numbers next, and none after them."""
        self.script, self.at, self.strict = script, 0, True

    def copy_into(self, twin: Chance) -> None:
        """Copy the attributes that all subclasses share."""
        twin.script = self.script
        twin.at = self.at
        twin.drawn = self.drawn
        twin.strict = self.strict

    def pick(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        self.drawn += 1
        if self.script or self.strict or self.log is not None:
            return self._noted(n)
        return self._rolled(n)

    def shuffle(self, cards: list[int]) -> None:
        """Put cards into a random order, in place.

        Their positions are shuffled as a packed row, so that no card needs to be unpacked.
        """
        places = zeros(len(cards))
        for place in range(len(cards)):
            places[place] = place
        self.mix(places)
        things = cast("list[object]", cards)
        things[:] = [things[place] for place in places]

    def mix(self, cards: vec[i64]) -> None:
        """Shuffle a packed row in place (Fisher and Yates). The same numbers give the same order as `shuffle`."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.pick(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def _rolled(self, n: int) -> int:
        raise NotImplementedError

    def _noted(self, n: int) -> int:
        value = self._scripted(n) if self.script or self.strict else self._rolled(n)
        if self.log is not None:
            self.log.append(value)
        if self.spans is not None:
            self.spans.append(n)
        return value

    def _scripted(self, n: int) -> int:
        if self.at >= len(self.script):
            if not self.strict:
                return self._rolled(n)
            raise RecordError(
                f"the record's luck ends after {self.at} numbers", right="the file is cut off or was edited"
            )
        value = self.script[self.at]
        if not 0 <= value < n:
            raise RecordError(f"luck number {self.at + 1} is {value}", right=f"0 to {n - 1} is possible here")
        self.at += 1
        return value


@mypyc_attr(free_list_len=1)
class FastChance(Chance):
    """L'Ecuyer's combined generator: fast, not secure. Every product stays below 2**53."""

    def __init__(self, s1: int, s2: int) -> None:
        super().__init__()
        self.s1: i64 = s1
        self.s2: i64 = s2

    def copy(self) -> FastChance:
        """Return a copy that gives the same numbers."""
        twin = FastChance(self.s1, self.s2)
        self.copy_into(twin)
        return twin

    def fork(self) -> FastChance:
        """Return a new, independent source, seeded from this one."""
        return FastChance(1 + self.pick(M1 - 1), 1 + self.pick(M2 - 1))

    def state(self) -> tuple[int, int]:
        """Return both halves of the generator's state."""
        return int(self.s1), int(self.s2)

    def go_on(self, state: tuple[int, int]) -> None:
        """Continue from this state, without a script."""
        super().go_on(state)
        self.s1, self.s2 = state[0], state[1]

    def mix(self, cards: vec[i64]) -> None:
        """Shuffle as `Chance.mix` does, with the generator's state in local variables: bots deal many worlds."""
        if self.script or self.strict or self.log is not None:
            super().mix(cards)
            return
        s1, s2, sides = self.s1, self.s2, i64(len(cards))
        self.drawn += max(0, len(cards) - 1)
        while sides > 1:
            s1 = 40014 * s1 % M1
            s2 = 40692 * s2 % M2
            value = s1 - s2 if s1 >= s2 else s1 - s2 + SPAN
            other: i64 = value % sides
            if value - other + sides <= SPAN:
                sides -= 1
                cards[sides], cards[other] = cards[other], cards[sides]
        self.s1, self.s2 = s1, s2

    def _rolled(self, n: int) -> int:
        sides: i64 = n
        while True:
            s1 = self.s1 = 40014 * self.s1 % M1
            s2 = self.s2 = 40692 * self.s2 % M2
            value = s1 - s2 if s1 >= s2 else s1 - s2 + SPAN
            side: i64 = value % sides
            if value - side + sides <= SPAN:  # the last few numbers are rejected: they would favour small sides
                return side


def seeded(seed: str) -> FastChance:
    """Return a source for simulations and search, the same for the same seed; never for a table where people play."""
    mark = hashlib.sha256(seed.encode()).digest()
    first, second = int.from_bytes(mark[:8], "big"), int.from_bytes(mark[8:16], "big")
    return FastChance(1 + first % (M1 - 1), 1 + second % (M2 - 1))
