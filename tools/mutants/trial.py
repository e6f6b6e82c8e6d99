"""Tries mutants: each lives in a forked child that runs the tests of its rules."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from meadhall.law.spec import ROOT
from tools.forks import UNNOTICED, WHERE, Outcome, Task, outcomes, unchanged, with_tests
from tools.mutants.apply import apply
from tools.mutants.mutants import Mutant
from tools.mutants.proofs import Proofs

Tried = Outcome[Mutant]
Progress = Callable[[Tried], None]


class Trial:
    """The results, and which tests cannot be relied on."""

    def __init__(self, mutants: list[Mutant], jobs: int, progress: Progress, look_further: bool = False) -> None:
        self.mutants = mutants
        self.look_further = look_further
        self.jobs = jobs
        self.progress = progress
        self.outcomes: list[Tried] = []  # with those of an earlier trial that this one goes on with
        self.unsound: list[str] = []
        self.others: dict[str, str] = {}

    def run(self, items: list[pytest.Item]) -> None:
        proofs = Proofs(items)
        for outcome in outcomes((Task(one, partial(apply, one), proofs.of(one)) for one in self.mutants), self.jobs):
            self.outcomes.append(outcome)
            self.progress(outcome)
        named = {outcome.test for outcome in self.outcomes}
        self.unsound = failing_anyway([item for item in items if item.nodeid in named], self.jobs)
        if self.look_further:
            self.others = noticed_elsewhere([one for one in self.outcomes if not one.noticed], items, self.jobs)


def failing_anyway(items: list[pytest.Item], jobs: int) -> list[str]:
    """The tests that noticed something must pass on the whole code: else they notice everything."""
    tasks = (Task(item.nodeid, unchanged, [item]) for item in items)
    return [outcome.what for outcome in outcomes(tasks, jobs) if outcome.code != UNNOTICED]


def noticed_elsewhere(survivors: list[Tried], items: list[pytest.Item], jobs: int) -> dict[str, str]:
    """Tests that notice a survivor and do not cite its rule: those of the same files first."""
    tasks = (Task(one.what, partial(apply, one.what), not_citing(one, items)) for one in survivors)
    return {outcome.what.key: outcome.test for outcome in outcomes(tasks, jobs) if outcome.noticed}


def not_citing(outcome: Tried, items: list[pytest.Item]) -> list[pytest.Item]:
    game = outcome.what.target.place.partition("/")[0]
    files = {name.partition("::")[0] for name in outcome.tests}
    others = [item for item in items if f"/{game}/" in item.nodeid and item.nodeid not in outcome.tests]
    return sorted(others, key=lambda item: item.nodeid.partition("::")[0] not in files)


def tried(
    mutants: list[Mutant], jobs: int, progress: Progress, where: str = WHERE, look_further: bool = False
) -> Trial:
    return run(Trial(mutants, jobs, progress, look_further), where)


def run(trial: Trial, where: str = WHERE) -> Trial:
    with_tests(trial.run, where)
    return trial


def late(survivors: list[Tried], jobs: int, progress: Progress) -> list[Tried]:
    """Those that are noticed after all, by a process that began with the change."""
    found: list[Tried] = []
    with ThreadPoolExecutor(jobs) as pool:
        for one, noticed in zip(survivors, pool.map(again, survivors), strict=True):
            if noticed:
                found.append(one)
                progress(one)
    return found


def again(outcome: Tried) -> bool:
    """Once more in a new process, which imports the broken file: noticed now?

    A forked child does not notice what the function already did while modules were imported.
    """
    if not outcome.tests:
        return False
    command = [sys.executable, "-m", "tools.mutants.fresh", outcome.what.key, *outcome.tests]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode != 0
