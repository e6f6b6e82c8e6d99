"""The tests that cite each rule, collected once; a mutant is tried in a forked child that runs its tests."""

from __future__ import annotations

import os
import resource
import signal
from collections import defaultdict
from typing import NamedTuple, NoReturn

import pytest

from meadhall.law.ids import ids_in
from meadhall.law.spec import GAMES
from tools.mutants.apply import apply
from tools.mutants.mutants import Mutant

SECONDS = 10  # of processor time for one test; whoever needs more hangs
MEMORY = 4 << 30
NOTICED, UNNOTICED, UNTRIED = 0, 1, 2


class Proofs:
    """Rule → the tests that cite it, those with the fewest rules first: they say most clearly what broke."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self.by_rule: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in sorted(session.items, key=lambda item: len(rules_of(item))):
            for rule in rules_of(item):
                self.by_rule[rule].append(item)

    def of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that cite a rule of its function."""
        return list(dict.fromkeys(item for rule in mutant.target.rules for item in self.by_rule.get(rule, [])))


def rules_of(item: pytest.Item) -> set[str]:
    named = [name for mark in item.iter_markers("rule") for name in mark.args]
    return {rule for name in named for prefix in GAMES.values() for rule in ids_in(name, prefix)}


class Outcome(NamedTuple):
    """What came of one mutant: the first test that failed, or none."""

    mutant: Mutant | None
    code: int
    tests: list[str]  # those that were run; the last one noticed

    @property
    def test(self) -> str:
        """The test that noticed."""
        return self.tests[-1] if self.noticed and self.tests else ""

    @property
    def noticed(self) -> bool:
        return self.code not in (UNNOTICED, UNTRIED)


class Child:
    """A forked copy of this process in which one mutant lives. It sends one byte for each test it begins."""

    def __init__(self, mutant: Mutant | None, tests: list[pytest.Item]) -> None:
        self.mutant = mutant
        self.names = [test.nodeid for test in tests]
        self.reading, self.writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            self.live(tests)
        os.close(self.writing)

    def live(self, tests: list[pytest.Item]) -> NoReturn:
        """Until a test fails, or all have passed. Whatever happens, this process ends here."""
        try:
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if self.mutant is not None:
                apply(self.mutant)
        except BaseException:
            os._exit(UNTRIED)
        try:
            self.run(tests)
        finally:
            os._exit(UNNOTICED)

    def run(self, tests: list[pytest.Item]) -> None:
        watch = Watch()
        for test, after in zip(tests, [*tests[1:], None], strict=True):
            os.write(self.writing, b".")
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)  # no handler: the signal ends the process
            test.config.pluginmanager.register(watch, "watch")
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=after)
            test.config.pluginmanager.unregister(watch)

    def outcome(self, status: int) -> Outcome:
        """What it came to, once it has ended."""
        with os.fdopen(self.reading, "rb") as pipe:
            begun = len(pipe.read())
        return Outcome(self.mutant, os.waitstatus_to_exitcode(status), self.names[:begun])


class Watch:
    """Ends the process at the first test that fails; a report would take longer than the test."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            os._exit(NOTICED)


def quiet() -> None:
    """What tests print is of no interest here."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
