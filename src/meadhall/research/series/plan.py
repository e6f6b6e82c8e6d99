"""Plays a planned series of games, beginning where its ledger ends.

A larger number of games extends the same plan. A shard is every n-th game of the plan: several machines play one shard
each, and `merge` joins their ledgers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec

from meadhall.core.errors import SetupError
from meadhall.research.series.jobs import Crew, run_portions
from meadhall.research.series.ledger import GameLedger

Tick = Callable[[int], object]


class Planned(msgspec.Struct, frozen=True):
    """A planned game."""

    number: int


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game."""

    number: int


Plan = TypeVar("Plan", bound=Planned)
Row = TypeVar("Row", bound=FinishedGame)


class Shard(NamedTuple):
    """Every `of`-th game of a plan, beginning with number `at` (counted from 1)."""

    at: int = 1
    of: int = 1

    def __str__(self) -> str:
        return f"{self.at}/{self.of}"

    def part(self, games: Iterable[Plan]) -> Iterator[Plan]:
        """Yield the shard's games of a plan."""
        return islice(games, self.at - 1, None, self.of)

    def size(self, games: int) -> int:
        """Return the number of the shard's games in a plan of this size."""
        return (games - self.at) // self.of + 1


def shard_of(text: str) -> Shard:
    """Parse a shard such as "2/5"."""
    found = re.fullmatch(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise SetupError(f"no shard: {text!r}", right="the second of five is 2/5")
    return Shard(int(found[1]), int(found[2]))


def play_plan(
    work: Callable[[list[Plan]], list[Row]],
    plan: Iterable[Plan],
    ledger: GameLedger[Row],
    crew: Crew,
    portion: int,
    tick: Tick = lambda games: None,
) -> Iterator[Row]:
    """Yield all games in the order of the plan: those of the ledger, then new ones, which are added to it."""
    rest = iter(plan)
    try:
        yield from read_ledger(rest, ledger, tick)
        for rows in run_portions(work, portions(rest, portion), crew):
            ledger.add(rows)
            tick(len(rows))
            yield from rows
    finally:
        ledger.close()


def read_ledger(plan: Iterator[Plan], ledger: GameLedger[Row], tick: Tick) -> Iterator[Row]:
    """Yield the games of the ledger. Raises SetupError if they do not match the plan."""
    count = 0
    for row in ledger.rows():
        wanted = next(plan, None)
        if wanted is None:
            right = "want at least as many --games, or name another file"
            raise SetupError(f"{ledger.path} holds more games than are wanted", right=right)
        if wanted.number != row.number:
            right = "a ledger is only added to, in order"
            raise SetupError(f"{ledger.path} holds game {row.number} in the place of {wanted.number}", right=right)
        count += 1
        yield row
    tick(count)


def portions(plan: Iterator[Plan], size: int) -> Iterator[list[Plan]]:
    """Split the plan into portions."""
    while some := list(islice(plan, size)):
        yield some
