"""Reads tests/meetings.toml: for each meeting the test that proves it, or why it cannot matter."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from meadhall.law.meetings.find import ModuleMeeting
from meadhall.law.spec import ROOT

FILE = ROOT / "tests" / "meetings.toml"
Entries = dict[str, str]


class Register(NamedTuple):
    """The content of the file for one game: meeting → test, and meeting → reason."""

    proven: Entries
    excused: Entries


class MeetingsReport(NamedTuple):
    """The state of a game's meetings."""

    meetings: list[ModuleMeeting]
    register: Register
    open: list[str]
    faults: list[str]

    def count(self, entries: Entries) -> int:
        return sum(1 for meeting in self.meetings if meeting.key in entries)


def load(game: str, file: Path = FILE) -> Register:
    """Load the entries of a game: `proven` names a test, `excused` gives a reason."""
    whole = tomllib.loads(file.read_text(encoding="utf-8")).get(game, {}) if file.exists() else {}
    return Register(dict(whole.get("proven", {})), dict(whole.get("excused", {})))


def meetings_report(game: str, found: list[ModuleMeeting], register: Register | None = None) -> MeetingsReport:
    """Return what is proven, excused and open, and the wrong entries of the register."""
    said = load(game) if register is None else register
    keys = [meeting.key for meeting in found]
    left = [key for key in keys if key not in said.proven and key not in said.excused]
    return MeetingsReport(found, said, left, faults(keys, said))


def faults(keys: list[str], said: Register) -> list[str]:
    """Return one sentence for each wrong entry."""
    named = [*said.proven, *said.excused]
    gone = [f"{key}: there is no such meeting (any more)" for key in named if key not in keys]
    twice = [f"{key}: is proven, so it needs no excuse" for key in said.excused if key in said.proven]
    bare = [f"{key}: an excuse is a sentence" for key, reason in said.excused.items() if len(reason.split()) < 3]
    lost = [f"{key}: there is no test {test}" for key, test in said.proven.items() if not exists(test)]
    return gone + twice + bare + lost


def exists(test: str) -> bool:
    """Does the file have this test?"""
    file, _, name = test.partition("::")
    return name.partition("[")[0] in tests_in(ROOT / file)


@cache
def tests_in(file: Path) -> set[str]:
    if not file.is_file():
        return set()
    return {node.name for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)}
