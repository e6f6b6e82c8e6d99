"""Runs tests in forked child processes, each with its own change to the code. Tests are collected once."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, NoReturn, TypeVar

import pytest

SECONDS = 4  # CPU time of one test; a test that needs more is treated as hanging
MEMORY = 4 << 30
NOTICED, UNNOTICED, UNTRIED = 0, 1, 2
QUIET = ["-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:xdist", "--capture=no", "--assert=plain"]
# These tests play thousands of battles to check odds, which are calculated and are no rules.
OPTIONS = [*QUIET, "-o", "addopts=--import-mode=importlib --strict-markers", "--ignore-glob=*/test_odds*"]
WHERE = "tests/rules"
NO_PLUGINS = ("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # the rules' tests need no plugins, and loading them takes time

T = TypeVar("T")


def no_change() -> None:
    """Make no change."""


class Task(NamedTuple, Generic[T]):
    """A change to the code, the function that applies it, and the tests that should notice it."""

    what: T
    change: Callable[[], None]
    tests: list[pytest.Item]


class Outcome(NamedTuple, Generic[T]):
    """The result of a task: the tests that ran. If any noticed the change, it is the last one."""

    what: T
    code: int
    tests: list[str]

    @property
    def noticed(self) -> bool:
        return self.code not in (UNNOTICED, UNTRIED)

    @property
    def test(self) -> str:
        """Return the test that noticed the change."""
        return self.tests[-1] if self.noticed and self.tests else ""


class Child(Generic[T]):
    """A forked copy of this process with one change. It sends one byte for each test that it starts."""

    def __init__(self, task: Task[T]) -> None:
        self.task = task
        self.reading, self.writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            self.live()
        os.close(self.writing)

    def live(self) -> NoReturn:
        """Run until a test fails or all have passed, then end the process."""
        try:
            quiet()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            self.task.change()
        except BaseException:
            os._exit(UNTRIED)
        try:
            self.run(self.task.tests)
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

    def outcome(self, status: int) -> Outcome[T]:
        """Return the result after the process has ended."""
        with os.fdopen(self.reading, "rb") as pipe:
            begun = len(pipe.read())
        names = [test.nodeid for test in self.task.tests[:begun]]
        return Outcome(self.task.what, os.waitstatus_to_exitcode(status), names)


class Watch:
    """A pytest plugin that ends the process at the first failure, because a report takes longer than the test."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            os._exit(NOTICED)


def quiet() -> None:
    """Discard the output of tests."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def outcomes(tasks: Iterable[Task[T]], jobs: int) -> Iterator[Outcome[T]]:
    """Yield results as the child processes end. A limited number run at a time."""
    children: dict[int, Child[T]] = {}
    for task in tasks:
        while len(children) >= jobs:
            yield wait_for_child(children)
        child = Child(task)
        children[child.pid] = child
    while children:
        yield wait_for_child(children)


def wait_for_child(children: dict[int, Child[T]]) -> Outcome[T]:
    """Wait for a child process to end and return it."""
    pid, status = os.wait()
    return children.pop(pid).outcome(status)


class Collected:
    """A pytest plugin that collects tests and passes them to a function instead of running them."""

    def __init__(self, instead: Callable[[list[pytest.Item]], None]) -> None:
        self.instead = instead
        self.broken: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Print collection errors, because pytest does not without a terminal reporter."""
        if report.failed:
            self.broken.append(f"{report.nodeid}: {last_line(report.longreprtext)}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not self.broken:
            self.instead(session.items)
        return True


def last_line(text: str) -> str:
    """Return the error line of a pytest report; pytest marks it with an E."""
    lines = [line.removeprefix("E ").strip() for line in text.splitlines() if line.startswith("E ")]
    return lines[-1] if lines else text.strip()


def with_tests(instead: Callable[[list[pytest.Item]], None], where: str = WHERE) -> None:
    """Collect the tests and call the function with them."""
    collected = Collected(instead)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(*NO_PLUGINS)
        code = pytest.main([*OPTIONS, where], plugins=[collected])
    if collected.broken:
        raise SystemExit("\n  ".join(["these test files cannot be imported:", *collected.broken]))
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"the tests cannot be collected; `pytest --collect-only {where}` says why")
