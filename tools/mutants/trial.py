"""Tries mutants: a forked child process runs the tests that cite the rules of the changed function."""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from meadhall.law.ids import ids_in
from meadhall.law.spec import ROOT, prefixes
from tools.forks import UNNOTICED, WHERE, Outcome, Task, no_change, outcomes, with_tests
from tools.mutants.apply import apply
from tools.mutants.mutants import Mutant

Tried = Outcome[Mutant]
Progress = Callable[[Tried], None]


class Proofs:
    """Rule → the tests that cite it. Tests of few rules come first, because they are the most specific."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.by_rule: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in sorted(items, key=lambda item: len(rules_of(item))):
            for rule in rules_of(item):
                self.by_rule[rule].append(item)

    def of(self, mutant: Mutant) -> list[pytest.Item]:
        """Return the tests that cite a rule of the mutant's function."""
        return list(dict.fromkeys(item for rule in mutant.target.rules for item in self.by_rule.get(rule, [])))


def rules_of(item: pytest.Item) -> set[str]:
    named = [name for mark in item.iter_markers("rule") for name in mark.args]
    return {rule for name in named for prefix in prefixes().values() for rule in ids_in(name, prefix)}


class Trial:
    """The results, and the tests that fail on unchanged code too."""

    def __init__(self, mutants: list[Mutant], jobs: int, progress: Progress) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.progress = progress
        self.outcomes: list[Tried] = []
        self.unsound: list[str] = []

    def run(self, items: list[pytest.Item]) -> None:
        proofs = Proofs(items)
        for outcome in outcomes((Task(one, partial(apply, one), proofs.of(one)) for one in self.mutants), self.jobs):
            self.outcomes.append(outcome)
            self.progress(outcome)
        named = {outcome.test for outcome in self.outcomes}
        self.unsound = failing_anyway([item for item in items if item.nodeid in named], self.jobs)


def failing_anyway(items: list[pytest.Item], jobs: int) -> list[str]:
    """Return the tests that fail without a change; they would notice everything."""
    tasks = (Task(item.nodeid, no_change, [item]) for item in items)
    return [outcome.what for outcome in outcomes(tasks, jobs) if outcome.code != UNNOTICED]


def tried(mutants: list[Mutant], jobs: int, progress: Progress, where: str = WHERE) -> Trial:
    """Run the tests of each mutant."""
    trial = Trial(mutants, jobs, progress)
    with_tests(trial.run, where)
    return trial


def noticed_on_import(survivors: list[Tried], jobs: int) -> list[Tried]:
    """Try survivors again in a new process, which notices changes of code that runs during imports."""
    with ThreadPoolExecutor(jobs) as pool:
        return [one for one, noticed in zip(survivors, pool.map(again, survivors), strict=True) if noticed]


def again(outcome: Tried) -> bool:
    """Run the tests in a new process. A forked child cannot notice what a function did during imports."""
    if not outcome.tests:
        return False
    command = [sys.executable, "-m", "tools.mutants.fresh", outcome.what.key, *outcome.tests]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode != 0
