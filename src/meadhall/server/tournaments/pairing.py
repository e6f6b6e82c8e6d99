"""Pairings and seats of the next round. A player is a number; `order` lists players by standing, the best first.

At tables for two no pair is repeated if that can be avoided: a pair is taken only if the remaining players can
still be paired with the fewest possible repetitions (see `matching.py`). At larger tables a bounded search looks for
tables without repeated meetings, and the best tables that it found are taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from meadhall.server.tournaments.matching import count_pairs

PAIR: Final = 2
STEPS = 1_000  # of the search at larger tables
NEAR = {2: 30, 3: 20, 4: 12}  # candidates for a table by its size: some 200 tables to compare
SeatPair = tuple[int, int]
Tables = list[list[int]]


class PastRounds(NamedTuple):
    """Earlier rounds: how often two players met, how many byes each had, and how late in seat order each sat."""

    met: Counter[SeatPair]
    byes: Counter[int]
    late: Counter[int]  # of each: the sum of (seat / last seat), in units of 1/60

    def meetings(self, one: int, other: int) -> int:
        """Return how often these two players sat at one table."""
        return self.met[min(one, other), max(one, other)]


def summarize_rounds(rounds: Iterable[Tables]) -> PastRounds:
    """Summarise rounds. A table with one player is a bye."""
    past = PastRounds(Counter(), Counter(), Counter())
    for table in (table for tables in rounds for table in tables):
        past.met.update((min(pair), max(pair)) for pair in combinations(table, PAIR))
        if len(table) == 1:
            past.byes[table[0]] += 1
        for seat, one in enumerate(table):
            past.late[one] += 60 * seat // max(1, len(table) - 1)
    return past


def table_sizes_for(people: int, most: int) -> list[int]:
    """Return the sizes of the tables for a round: as few and as equal tables as possible.

    At tables for two an odd player sits alone: a bye.
    """
    if most == PAIR:
        return [PAIR] * (people // PAIR) + [1] * (people % PAIR)
    tables = -(-people // most)
    least, more = divmod(people, max(1, tables))
    return [least + 1] * more + [least] * (tables - more)


def swiss_round(order: Sequence[int], most: int, past: PastRounds) -> Tables:
    """Return the next Swiss round: players with similar standings meet, with the fewest repeated meetings."""
    if most == PAIR:
        tables = pair_up(order, past)
    else:
        tables = seat_tables(order, table_sizes_for(len(order), most), past)
    return [order_seats(table, past) for table in tables]


def order_seats(table: Sequence[int], past: PastRounds) -> list[int]:
    """Order a table's seats: players who sat late in earlier rounds sit early now; ties keep their order."""
    return sorted(table, key=lambda one: -past.late[one])


# -- tables for two


def pair_up(order: Sequence[int], past: PastRounds) -> Tables:
    """Pair players from the top. An odd player gets a bye: the lowest of those with the fewest byes so far.

    A player whose bye avoids more repeated pairs goes first.
    """
    if len(order) % PAIR == 0:
        return _pairs(order, past)
    fewest = min(past.byes[one] for one in order)
    free = [one for one in reversed(order) if past.byes[one] == fewest]
    again = {one: fewest_repeats([other for other in order if other != one], past) for one in free}
    out = min(free, key=lambda one: (again[one], free.index(one)))
    return [*_pairs([one for one in order if one != out], past), [out]]


def _pairs(order: Sequence[int], past: PastRounds) -> Tables:
    """Pair the first player with the nearest one that keeps repetitions minimal for the rest; then go on."""
    left, tables = [*order], Tables()
    allowed = fewest_repeats(left, past)
    while left:
        first, *others = left
        for other in preferred_opponents(first, others, past):
            rest = [one for one in others if one != other]
            repeated = int(past.meetings(first, other) > 0)
            if repeated + fewest_repeats(rest, past) <= allowed:
                tables.append([first, other])
                left, allowed = rest, allowed - repeated
                break
    return tables


def preferred_opponents(first: int, others: Sequence[int], past: PastRounds) -> list[int]:
    """Return opponents in order of preference: never met first, then least often met."""
    return sorted(others, key=lambda other: past.meetings(first, other))


def fewest_repeats(people: Sequence[int], past: PastRounds) -> int:
    """Return the smallest number of repeated pairs in any pairing of these players."""
    new = [[at for at, other in enumerate(people) if not past.meetings(one, other)] for one in people]
    graph = [[other for other in others if other != one] for one, others in enumerate(new)]
    return len(people) // PAIR - count_pairs(graph)


# -- larger tables


def seat_tables(order: Sequence[int], wanted: list[int], past: PastRounds) -> Tables:
    """Seat players at tables of these sizes, from the top. Repeated meetings are avoided as far as the search finds."""
    search = SeatingSearch(past, STEPS)
    search.fill([*order], wanted, [], 0)
    return search.best


class SeatingSearch:
    """A search for tables with few repeated meetings, table by table, with a limit on its steps."""

    def __init__(self, past: PastRounds, steps: int) -> None:
        self.past, self.steps = past, steps
        self.best: Tables = []
        self.cost = -1

    def fill(self, left: list[int], wanted: list[int], tables: Tables, cost: int) -> bool:
        """Seat the remaining players; True: the result is perfect, or the limit of steps is reached."""
        if self.cost >= 0 and cost >= self.cost:
            return self.steps <= 0
        if not wanted:
            self.best, self.cost = [[*table] for table in tables], cost
            return cost == 0
        for table, price in self.choices(left, wanted[0]):
            self.steps -= 1
            rest = [one for one in left if one not in table]
            if self.fill(rest, wanted[1:], [*tables, table], cost + price):
                return True
            if self.steps <= 0 and self.cost >= 0:
                return True
        return False

    def choices(self, left: list[int], size: int) -> Iterator[tuple[list[int], int]]:
        """Return possible tables for the first player with their prices, the cheapest first."""
        first, *others = left
        near = sorted(others, key=lambda other: self.past.meetings(first, other))[: NEAR.get(size, 10)]
        found = [[first, *company] for company in combinations(near, size - 1)]
        priced = [(table, self.price(table)) for table in found]
        return iter(sorted(priced, key=lambda one: one[1]))

    def price(self, table: list[int]) -> int:
        """Return the cost of a table: squares, because a third meeting is worse than two second ones."""
        return sum(self.past.meetings(*pair) ** 2 for pair in combinations(table, PAIR))
