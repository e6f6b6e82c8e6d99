"""Which mutants may survive: those excused in tests/mutants.toml, and a fraction of the others."""

from __future__ import annotations

import tomllib
from math import comb, floor
from pathlib import Path

from meadhall.law.spec import ROOT
from tools.mutants.mutants import Mutant

BAR = 0.96  # fraction of all mutants that must be noticed
CERTAINTY = 0.99  # probability that a sample passes if the code just meets the bar
FILE = ROOT / "tests" / "mutants.toml"


class ExcuseError(Exception):
    """The list of excuses does not match the code; the message says where."""


def load_excuses(file: Path = FILE) -> dict[str, str]:
    """Return the key of a mutant → the reason."""
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    excuses = {f"{place} | {what}": reason for place, table in tables.items() for what, reason in table.items()}
    for key, reason in excuses.items():
        if not isinstance(reason, str) or len(reason.split()) < 3:
            raise ExcuseError(f"{file.name}: {key} needs a sentence that says why it changes nothing")
    return excuses


def stale(excuses: dict[str, str], known: list[Mutant]) -> list[str]:
    """Return excuses for changes that the code no longer allows."""
    return sorted(excuses.keys() - {mutant.key for mutant in known})


def most(tried: int, sampled: bool) -> int:
    """Return how many mutants without an excuse may survive."""
    return most_of_sample(tried) if sampled else floor((1 - BAR) * tried)


def most_of_sample(tried: int) -> int:
    """Return how many may survive in a sample. Samples vary: of 150, 12 may survive instead of 6."""
    certain = 0.0
    for living in range(tried + 1):
        certain += comb(tried, living) * (1 - BAR) ** living * BAR ** (tried - living)
        if certain >= CERTAINTY:
            return living
    return tried
