"""A series of games is planned beforehand, game by game as it is needed, and played from where its ledger ends.

With more games wanted, a plan goes on where the shorter one ended. A shard is every n-th game of it: several machines
play one shard each, and `merge` makes one ledger of theirs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec

from meadhall.core.errors import SetupError
from meadhall.lab.series.jobs import Crew, given_out
from meadhall.lab.series.ledger import GameLedger

Tick = Callable[[int], object]


class Planned(msgspec.Struct, frozen=True):
    """A game to come."""

    number: int


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that was played."""

    number: int


Plan = TypeVar("Plan", bound=Planned)
Row = TypeVar("Row", bound=FinishedGame)


class Shard(NamedTuple):
    """Every `of`-th game, from number `at` on (counted from 1)."""

    at: int = 1
    of: int = 1

    def __str__(self) -> str:
        return f"{self.at}/{self.of}"

    def part(self, games: Iterable[Plan]) -> Iterator[Plan]:
        """Its games of a whole plan."""
        return islice(games, self.at - 1, None, self.of)

    def size(self, games: int) -> int:
        """How many of so many are its own."""
        return (games - self.at) // self.of + 1


def shard_of(text: str) -> Shard:
    """ "2/5" as a shard."""
    found = re.fullmatch(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise SetupError(f"no shard: {text!r}", right="the second of five is 2/5")
    return Shard(int(found[1]), int(found[2]))


def played(
    work: Callable[[list[Plan]], list[Row]],
    plan: Iterable[Plan],
    ledger: GameLedger[Row],
    crew: Crew,
    portion: int,
    tick: Tick = lambda games: None,
) -> Iterator[Row]:
    """All games of the plan in its order: those of the ledger, then the rest as it is played and written down."""
    rest = iter(plan)
    try:
        yield from found_again(rest, ledger, tick)
        for rows in given_out(work, portions(rest, portion), crew):
            ledger.add(rows)
            tick(len(rows))
            yield from rows
    finally:
        ledger.close()


def found_again(plan: Iterator[Plan], ledger: GameLedger[Row], tick: Tick) -> Iterator[Row]:
    """The games of the ledger, compared with what was planned."""
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
    """Some games at a time."""
    while some := list(islice(plan, size)):
        yield some
