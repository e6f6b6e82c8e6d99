"""Reads tests/mutants.toml: mutants that change nothing a rule speaks of, each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

from meadhall.law.spec import ROOT
from tools.mutants.mutants import Mutant

FILE = ROOT / "tests" / "mutants.toml"


class ExcuseError(Exception):
    """The list of excuses contradicts the code; the message says where."""


def load_excuses(file: Path = FILE) -> dict[str, str]:
    """Key of a mutant → reason."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    excuses = {f"{place} | {what}": reason for place, table in tables.items() for what, reason in table.items()}
    for key, reason in excuses.items():
        if not isinstance(reason, str) or len(reason.split()) < 3:
            raise ExcuseError(f"{file.name}: {key} needs a sentence that says why it changes nothing")
    return excuses


def stale(excuses: dict[str, str], known: list[Mutant]) -> list[str]:
    """Excuses for changes that the code no longer allows."""
    return sorted(excuses.keys() - {mutant.key for mutant in known})
