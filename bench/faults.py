"""Kills the hall at random moments, starts it again, and checks that nothing acknowledged was lost.

    python bench/faults.py [moves joins ratings …] [--kills 20] [--seed 1] [--database URL | --postgresql]

Each scenario of `scenarios.py` says what is done, and what must hold after each kill. Without names all of them run,
one after the other. The hall is the one of `meadhall serve`, on loopback, over a fresh SQLite file; `--database` names
another one, and `--postgresql` starts a PostgreSQL for the run. The exit code is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path

from scenarios import SCENARIOS, Scenario
from visitors import Hall
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

ROOT = Path(__file__).resolve().parents[1]
KILLED = (ConnectionClosed, InvalidHandshake, InvalidMessage, HTTPException, OSError, EOFError)  # seen by clients
DONE = (1, 40)  # so much is acknowledged before a kill
MOMENT_S = 0.3  # seconds at most between the last of it and the kill
ROUND_S = 60.0  # seconds after which the hall is killed anyway
PAUSE_S = 0.02  # seconds between two turns of a worker


class Round:
    """The time from one start of the hall to the kill: every worker of the scenario runs in a thread."""

    def __init__(self, hall: Hall, scenario: Scenario) -> None:
        self.hall, self.scenario = hall, scenario
        self.stopping = threading.Event()
        self.errors: list[str] = []

    def run(self, luck: random.Random) -> list[str]:
        """Work, kill, start again; return what was wrong."""
        threads = [threading.Thread(target=self.repeat, args=(work,)) for work in self.scenario.workers()]
        for thread in threads:
            thread.start()
        self.wait(luck.randint(*DONE))
        time.sleep(luck.uniform(0, MOMENT_S))
        self.stopping.set()
        self.scenario.kill()
        for thread in threads:
            thread.join()
        self.hall.open()
        return [*self.errors, *checked(self.scenario.check)]

    def repeat(self, work: Callable[[], None]) -> None:
        """Call the worker until the hall is killed. An error before that is a fault of the hall."""
        while not self.stopping.is_set():
            try:
                work()
            except KILLED as error:
                if not self.stopping.is_set():
                    self.errors.append(f"the hall hung up: {error!r}")
                return
            except Exception:
                self.errors.append(traceback.format_exc())
                return
            self.stopping.wait(PAUSE_S)

    def wait(self, wanted: int) -> None:
        """Until so much more is acknowledged, an error was seen, or the round is over."""
        begin, end = self.scenario.done(), time.monotonic() + ROUND_S
        while self.scenario.done() < begin + wanted and not self.errors and time.monotonic() < end:
            time.sleep(PAUSE_S)


def run(kind: type[Scenario], database: str, kills: int, luck: random.Random) -> list[str]:
    """Run one scenario; return everything that was wrong."""
    program = (str(ROOT / "bench" / "hurried.py"), json.dumps(kind.hurry))
    with ExitStack() as stack:
        scenario = kind(luck)
        hall = Hall(database, more=[*kind.options, *scenario.services(stack)], program=program)
        scenario.begin(stack.enter_context(hall))
        wrong: list[str] = []
        for kill in range(kills):
            wrong += Round(hall, scenario).run(luck)
            if kill % 10 == 9:
                print(f"{kind.name}: {kill + 1} kills, {scenario.done()} done, {len(wrong)} wrong", file=sys.stderr)
        return wrong + checked(scenario.finish)


def checked(check: Callable[[], list[str]]) -> list[str]:
    """What a check finds. A request that the hall refuses then is a finding, too."""
    try:
        return check()
    except RuntimeError as refused:
        return [str(refused)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"scenarios: {', '.join(SCENARIOS)} (default: all)")
    parser.add_argument("--kills", type=int, default=20, help="of each scenario")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="an empty database to use")
    parser.add_argument("--postgresql", action="store_true", help="use a PostgreSQL started for this run")
    args = parser.parse_args()
    if unknown := [name for name in args.names if name not in SCENARIOS]:
        parser.error(f"unknown scenarios: {', '.join(unknown)}")
    bad = 0
    for name in args.names or SCENARIOS:
        with ExitStack() as stack:
            database = args.database or fresh_database(stack, args.postgresql)
            wrong = run(SCENARIOS[name], database, args.kills, random.Random(args.seed))
        print(f"{name}: {args.kills} kills, {len(wrong)} wrong", flush=True)
        print(*wrong[:10], sep="\n", end="\n" * bool(wrong), file=sys.stderr)
        bad += len(wrong)
    return 1 if bad else 0


def fresh_database(stack: ExitStack, postgresql: bool) -> str:
    """The address of a database that exists for this run."""
    if postgresql:
        sys.path.insert(0, str(ROOT))
        from tests.server.services import open_postgres

        return str(stack.enter_context(open_postgres()).bare_database())
    return str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "hall.db")


if __name__ == "__main__":
    raise SystemExit(main())
