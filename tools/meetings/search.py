"""Looks for tests that prove meetings: first the tests that involve both modules, then those that notice a silence."""

from __future__ import annotations

import json
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meadhall.law.meetings import ModuleMeeting
from meadhall.law.meetings.readers import Plug
from tools.forks import Outcome, Task, outcomes, quiet
from tools.meetings.witness import Witness, without

Near = dict[str, list[pytest.Item]]
MOST = 12  # tests that are tried for one meeting


class Silence(NamedTuple):
    """One module of a meeting whose contributions are suppressed."""

    meeting: ModuleMeeting
    key: str


def sides(meeting: ModuleMeeting) -> list[str]:
    """Return the silences that a proof must notice: both modules, or only the one that the other reads."""
    return [meeting.one] if meeting.reads else [meeting.one, meeting.other]


class Notes:
    """What happened during a test: each contribution, and who read it."""

    def __init__(self) -> None:
        self.seen: set[tuple[Plug, str, str]] = set()

    def heard(self, plug: Plug, module: str, readers: set[str]) -> bool:
        self.seen.add((plug, module, ""))
        self.seen.update((plug, module, reader) for reader in readers)
        return True

    def near(self, meeting: ModuleMeeting) -> bool:
        if meeting.reads:
            return (meeting.plug, meeting.one, meeting.other) in self.seen
        return all((meeting.plug, key, "") in self.seen for key in (meeting.one, meeting.other))


def near(game: Any, wanted: list[ModuleMeeting], items: list[pytest.Item]) -> Near:
    """Return for each meeting the tests that involve both modules, the simplest first.

    One child process runs all tests.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "near.json"
        if (pid := os.fork()) == 0:
            quiet()
            try:
                file.write_text(json.dumps(noted(game, wanted, items)), encoding="utf-8")
            finally:
                os._exit(0)
        os.waitpid(pid, 0)
        found: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
    named = {item.nodeid: item for item in items}
    return {key: [named[name] for name in names] for key, names in found.items()}


def noted(game: Any, wanted: list[ModuleMeeting], items: list[pytest.Item]) -> dict[str, list[str]]:
    notes = Notes()
    Witness(game, notes.heard).stand()
    met: dict[str, set[str]] = {}
    for item, after in zip(items, [*items[1:], None], strict=True):
        notes.seen.clear()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        met[item.nodeid] = {meeting.key for meeting in wanted if notes.near(meeting)}
    plainest = sorted(met, key=lambda name: len(met[name]))
    return {one.key: [name for name in plainest if one.key in met[name]] for one in wanted}


def tasks(game: Any, wanted: list[ModuleMeeting], candidates: Near) -> Iterator[Task[Silence]]:
    """Return every silence with every candidate test. They are separate tasks: a proof must notice both silences."""
    for meeting in wanted:
        for test in candidates.get(meeting.key, [])[:MOST]:
            for key in sides(meeting):
                yield Task(Silence(meeting, key), without(game, meeting, key), [test])


def proofs(found: list[Outcome[Silence]]) -> dict[str, list[str]]:
    """Return for each meeting the tests that noticed every silence."""
    noticed: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    order: dict[str, list[ModuleMeeting]] = {}
    for outcome in found:
        order.setdefault(outcome.what.meeting.key, [outcome.what.meeting])
        if outcome.noticed:
            noticed[outcome.what.meeting.key][outcome.test].add(outcome.what.key)
    return {
        key: [test for test, keys in noticed[key].items() if keys == set(sides(meeting))]
        for key, (meeting,) in order.items()
    }


def search(game: Any, wanted: list[ModuleMeeting], items: list[pytest.Item], jobs: int) -> dict[str, list[str]]:
    mine = [item for item in items if f"/{game.key}/" in item.nodeid]
    return proofs(list(outcomes(tasks(game, wanted, near(game, wanted, mine)), jobs)))
