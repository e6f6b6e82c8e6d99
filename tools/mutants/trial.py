"""Tries mutants: as many children at a time as there are processors, all from one collection of tests."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator

import pytest

from meadhall.law.spec import ROOT
from tools.mutants.mutants import Mutant
from tools.mutants.proofs import UNNOTICED, Child, Outcome, Proofs

QUIET = ["-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", "--capture=no"]
OPTIONS = [*QUIET, "-o", "addopts=--import-mode=importlib --strict-markers"]
WHERE = "tests/rules"
Progress = Callable[[Outcome], None]


class Trial:
    """A pytest plugin that collects the tests as always and then tries mutants instead of running them."""

    def __init__(self, mutants: list[Mutant], jobs: int, progress: Progress) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.progress = progress
        self.outcomes: list[Outcome] = []
        self.unsound: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        proofs = Proofs(session)
        for outcome in self.all_of((mutant, proofs.of(mutant)) for mutant in self.mutants):
            self.outcomes.append(outcome)
            self.progress(outcome)
        self.unsound = self.failing_anyway(session)
        return True

    def all_of(self, tasks: Iterable[tuple[Mutant | None, list[pytest.Item]]]) -> Iterator[Outcome]:
        children: dict[int, Child] = {}
        for mutant, tests in tasks:
            while len(children) >= self.jobs:
                yield ended(children)
            child = Child(mutant, tests)
            children[child.pid] = child
        while children:
            yield ended(children)

    def failing_anyway(self, session: pytest.Session) -> list[str]:
        """The tests that noticed something must pass on the whole code: else they notice everything."""
        named = {outcome.test for outcome in self.outcomes}
        tests = [item for item in session.items if item.nodeid in named]
        return [outcome.test for outcome in self.all_of((None, [test]) for test in tests) if outcome.code != UNNOTICED]


def ended(children: dict[int, Child]) -> Outcome:
    """The next child that ends."""
    pid, status = os.wait()
    return children.pop(pid).outcome(status)


def tried(mutants: list[Mutant], jobs: int, progress: Progress, where: str = WHERE) -> Trial:
    trial = Trial(mutants, jobs, progress)
    code = pytest.main([*OPTIONS, where], plugins=[trial])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"the tests cannot be collected; `pytest --collect-only {where}` says why")
    return trial


def again(outcome: Outcome) -> bool:
    """Once more in a new process, which imports the broken file: noticed now?

    A forked child does not notice what the function already did while modules were imported.
    """
    assert outcome.mutant is not None
    command = [sys.executable, "-m", "tools.mutants.fresh", outcome.mutant.key, *outcome.tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    return bool(outcome.tests) and done.returncode != 0
