"""How many processes does a hall of many players need? A simulation that extrapolates from what one move costs.

    python bench/crowd.py [--players 10000] [--think 6] [--cost-ms 0.6] [--slow-ms 4] [--processes 1 2 4 8] [--seed 1]

`bench/load.py` measures on your machine what a move costs the hall (`hall_ms_per_move`; give it as `--cost-ms`). Here
so many people think for `--think` seconds on average before each of their moves, tables belong to processes (the
proxy is sticky by table), and a process answers one move after the other. One move in a hundred takes `--slow-ms`
(a new game, a page that comes back). Printed for each number of processes: how busy they are, how long a move waits,
and what the players' pages hold in memory. Nothing here measures: it says what the measured cost would come to.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

SLOW_SHARE = 0.01
PAGE_KB, TABLE_KB = 80, 400  # of memory, measured: a page with compression, a table (bench/results/server.md)
SECONDS = 20.0  # simulated, after as many to fill the queues
SEATS = 3


class Outcome(NamedTuple):
    """What a number of processes comes to."""

    busy: float
    p50_ms: float
    p99_ms: float
    moves: int


def cost_s(cost_ms: float, slow_ms: float, luck: random.Random) -> float:
    """What one move costs."""
    return (slow_ms if luck.random() < SLOW_SHARE else luck.gammavariate(2.0, cost_ms / 2.0)) / 1000


class Hall:
    """Processes that each answer one move after the other; tables belong to them."""

    def __init__(self, players: int, processes: int, cost: Callable[[], float], luck: random.Random) -> None:
        self.free, self.spent = [0.0] * processes, [0.0] * processes
        self.tables = [luck.randrange(processes) for _ in range(players // SEATS + 1)]
        self.cost = cost  # of the next move, in seconds
        self.waits: list[float] = []

    def move(self, player: int, wanted: float) -> float:
        """When a move is answered that was wanted then."""
        at, cost = self.tables[player // SEATS], self.cost()
        self.free[at] = max(self.free[at], wanted) + cost
        if wanted >= SECONDS:
            self.waits.append(self.free[at] - wanted)
            self.spent[at] += cost
        return self.free[at]

    def outcome(self) -> Outcome:
        """What it comes to."""
        waits = sorted(self.waits)
        middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        return Outcome(max(self.spent) / SECONDS, middle * 1000, late * 1000, len(waits))


def simulate(hall: Hall, players: int, think_s: float, luck: random.Random) -> Outcome:
    """Everybody thinks, moves, and thinks again."""
    ahead = [(luck.expovariate(1 / think_s), player) for player in range(players)]
    heapq.heapify(ahead)
    while ahead[0][0] < 2 * SECONDS:
        wanted, player = heapq.heappop(ahead)
        heapq.heappush(ahead, (hall.move(player, wanted) + luck.expovariate(1 / think_s), player))
    return hall.outcome()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument("--think", type=float, default=6.0, help="seconds a person thinks before a move")
    parser.add_argument("--cost-ms", type=float, default=0.6, help="processor time of the hall per move")
    parser.add_argument("--slow-ms", type=float, default=4.0, help="of one move in a hundred")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    memory = (args.players * PAGE_KB + args.players / SEATS * TABLE_KB) / 1_000_000
    print(f"{args.players:,} players, {args.players / SEATS:,.0f} tables, about {memory:.1f} GB of memory in all")
    print("processes  busiest  moves/s  p50 ms  p99 ms")
    for count in args.processes:
        luck = random.Random(args.seed)
        hall = Hall(args.players, count, partial(cost_s, args.cost_ms, args.slow_ms, luck), luck)
        found = simulate(hall, args.players, args.think, luck)
        rate = found.moves / SECONDS
        print(f"{count:9}  {found.busy:6.0%}  {rate:7.0f}  {found.p50_ms:6.1f}  {found.p99_ms:6.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
