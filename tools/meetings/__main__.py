"""`make meetings`: does every test that is named as a proof fail when one of the two modules is silenced?"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from meadhall.interface import shelf
from meadhall.law.meetings import ModuleMeeting, meetings, meetings_report
from tools.forks import Task, outcomes, with_tests
from tools.meetings.search import Silence, search, sides
from tools.meetings.witness import without
from tools.mutants.trial import failing_anyway


def main() -> int:
    args = arguments()
    games = [shelf.game_named(name) for name in shelf.names() if args.game in ("", name)]
    faults: list[str] = []
    work = (
        (lambda items: look(games, items, args.jobs))
        if args.search
        else (lambda items: faults.extend(check(games, items, args.jobs, args.sample)))
    )
    with_tests(work)
    print(*faults, sep="\n", file=sys.stderr)
    return 1 if faults else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.meetings", description=__doc__)
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--search", action="store_true", help="look for tests that prove the open meetings")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many silences (0: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    return parser.parse_args()


def check(games: list[Any], items: list[pytest.Item], jobs: int, sample: int) -> list[str]:
    """Return the faults of the proofs in the register."""
    named = {item.nodeid: item for item in items}
    tasks = [task for game in games for task in silences(game, named)]
    if 0 < sample < len(tasks):
        tasks = random.Random(len(tasks)).sample(tasks, sample)
    tests = {test.nodeid: test for task in tasks for test in task.tests}
    deaf = [
        f"{one.what.meeting.key}: its test passes though {one.what.key} is not heard"
        for one in outcomes(tasks, jobs)
        if not one.noticed
    ]
    print(f"{len(tasks)} silences, {len(tasks) - len(deaf)} noticed")
    return sorted(deaf) + [f"fails anyway: {name}" for name in failing_anyway(list(tests.values()), jobs)]


def silences(game: Any, named: dict[str, pytest.Item]) -> Iterator[Task[Silence]]:
    now = meetings_report(game.key, meetings(game))
    for meeting in now.meetings:
        if test := now.register.proven.get(meeting.key):
            if test not in named:
                raise SystemExit(f"tests/meetings.toml: {meeting.key}: there is no test {test}")
            for key in sides(meeting):
                yield Task(Silence(meeting, key), without(game, meeting, key), [named[test]])


def look(games: list[Any], items: list[pytest.Item], jobs: int) -> None:
    """Print a register entry for each test that was found, and the names of meetings without one."""
    for game in games:
        now = meetings_report(game.key, meetings(game))
        wanted = [meeting for meeting in now.meetings if meeting.key in now.open]
        found = search(game, wanted, items, jobs)
        for meeting in wanted:
            print(entry(meeting, found.get(meeting.key, [])))


def entry(meeting: ModuleMeeting, tests: list[str]) -> str:
    return f'"{meeting.key}" = "{tests[0]}"' if tests else f"# {meeting.key}: no test notices"


if __name__ == "__main__":
    raise SystemExit(main())
