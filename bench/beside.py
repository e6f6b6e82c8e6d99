"""Two builds of the engine in turn within one run: what a machine does besides hits both alike.

    python bench/beside.py ENVIRONMENT ENVIRONMENT [--game valhalla] [--players 2] [--modules a,b] [--rounds 10]

Each build is a process of its own. They work in turn, a short while each, at the same few games again and again; only
one works at a time. Printed are microseconds of processor time for one operation, from the best turn at each game,
how much faster the second build is, and between which bounds that lies from game to game.
"""

from __future__ import annotations

import argparse
import importlib
import math
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TURN = 0.02  # seconds, about
GAMES, APART = 5, 1000  # where turns begin
OPERATIONS = ("inside", "driven", "batch", "copy", "observe", "mask", "determinize")


class Build:
    """One build, waiting for its turns."""

    def __init__(self, environment: str, arguments: list[str]) -> None:
        command = [str(ROOT / environment / "bin" / "python"), __file__, environment, environment, *arguments, "--wait"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def turn(self, operation: str, number: int, times: int) -> tuple[float, int]:
        """Seconds, and how much was done in them."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(operation, number, times, file=self.process.stdin, flush=True)
        seconds, done = self.process.stdout.readline().split()
        return float(seconds), int(done)

    def microseconds(self, operation: str, number: int, times: int) -> float:
        """Time for one of them."""
        seconds, done = self.turn(operation, number, times)
        return seconds / done * 1e6

    def close(self) -> None:
        self.process.communicate()


def wait(game: str, players: int, modules: list[str]) -> None:
    """Do what is asked, line by line."""
    from worker import Load, calls  # only here: the caller needs no engine

    load = Load(importlib.import_module(f"meadhall.games.{game}.game").GAME, players, modules)
    work = {"inside": load.inside, "driven": load.driven, "batch": load.batch}
    work |= {name.removesuffix("_us"): act for name, act in calls(load).items()}
    for line in sys.stdin:
        operation, number, times = line.split()
        act, first, start = work[operation], int(number), time.process_time()
        done = sum(act(first + turn) for turn in range(int(times)))
        print(time.process_time() - start, done, flush=True)


def enough(build: Build, operation: str) -> int:
    """How often something is done in a turn."""
    build.turn(operation, 0, 1)
    return 1 + int(TURN / max(build.turn(operation, 0, 1)[0], 1e-6))


def compared(one: Build, two: Build, operation: str, rounds: int) -> tuple[list[float], list[float]]:
    """The best times of both for each of some games, the same ones for both."""
    best: tuple[list[float], list[float]] = ([math.inf] * GAMES, [math.inf] * GAMES)
    times = min(enough(one, operation), enough(two, operation))
    for _ in range(rounds):
        for number in range(GAMES):
            for found, build in zip(best, (one, two), strict=True):
                found[number] = min(found[number], build.microseconds(operation, number * APART, times))
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("environments", nargs=2, help="folders such as .venv-compiled, seen from the root")
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--only", default=",".join(OPERATIONS), help="some of: %(default)s")
    parser.add_argument("--wait", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.wait:
        wait(args.game, args.players, [key for key in args.modules.split(",") if key])
        return 0
    arguments = ["--game", args.game, "--players", str(args.players), "--modules", args.modules]
    builds = [Build(name, arguments) for name in args.environments]
    print(f"{'µs':14}{args.environments[0]:>20}{args.environments[1]:>20}{'faster':>10}")
    for operation in args.only.split(","):
        one, two = compared(builds[0], builds[1], operation, args.rounds)
        gains = [before / after - 1 for before, after in zip(one, two, strict=True)]
        bounds = f"  {min(gains):.0%} to {max(gains):.0%}"
        times = f"{sum(one) / GAMES:20.2f}{sum(two) / GAMES:20.2f}"
        print(f"{operation:14}{times}{sum(one) / sum(two) - 1:10.1%}{bounds}", flush=True)
    for build in builds:
        build.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
