"""Where the processor time of a batch goes, by the number of its matches: what callgrind cannot see.

    .venv-compiled/bin/python bench/rows.py [--game valhalla] [--players 2] [--rows 16,256]

Microseconds for a match, the tenth part of the best turns; compare the columns of one run, not two runs. The same
instructions take longer where the matches do not fit into the processor's caches any more.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable
from functools import partial

import worker
from librt.strings import BytesWriter
from worker import Load, new_rows

from meadhall.core.rows import Rows

WARM_UP = 60  # turns until the matches of a batch are at different places
ANSWERS = 20_000  # so many are measured


def stepped(rows: Rows, actions: list[int]) -> None:
    for row, action in enumerate(actions):
        rows.advance(row, action)


def observed(rows: Rows) -> None:
    out = BytesWriter()
    for match in rows.matches:
        match.observe_into(match.asked(), out)


def parts_of(rows: Rows, turn: int) -> dict[str, Callable[[], object]]:
    """The parts of a turn, in their order; looking and asking are done once more in writing."""
    chosen = [options[turn % len(options)] for options in rows.options]
    return {
        "step": partial(stepped, rows, chosen),
        "observe": partial(observed, rows),
        "legal": lambda: [match.legal(match.asked()) for match in rows.matches],
        "write": rows.write,
    }


def measured(load: Load, count: int) -> dict[str, float]:
    """Microseconds of each part for one match."""
    worker.ROWS = count
    rows, spent = new_rows(load), dict[str, list[int]]()
    for turn in range(WARM_UP + max(20, ANSWERS // count)):
        for name, act in parts_of(rows, turn).items():
            start = time.process_time_ns()
            act()
            spent.setdefault(name, []).append(time.process_time_ns() - start)
    return {name: best(times[WARM_UP:]) / count / 1000 for name, times in spent.items()}


def best(times: list[int]) -> int:
    return sorted(times)[len(times) // 10]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rows", default="16,64,256,1024")
    args = parser.parse_args()
    game = importlib.import_module(f"meadhall.games.{args.game}.game").GAME
    load = Load(game, args.players, [])
    for count in [int(number) for number in args.rows.split(",")]:
        figures = measured(load, count)
        print(f"{count:6} matches", *(f"{name} {figure:.2f}" for name, figure in figures.items()), sep="   ")


if __name__ == "__main__":
    main()
