"""Nothing acknowledged is lost or doubled when the hall is killed at a random moment: a sample of bench/faults.py."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.exam.setups import NIGHTLY

ROOT = Path(__file__).resolve().parents[2]
KILLS = {  # in every run, and at night
    "moves": (6, 100),
    "joins": (2, 60),
    "ratings": (2, 60),
    "tournaments": (1, 30),
    "notes": (2, 60),
    "sign-in": (3, 100),
    "merge": (3, 100),
    "erase": (3, 100),
    "processes": (2, 30),
}


def faults(*words: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "faults.py"), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]


@pytest.mark.parametrize("scenario", KILLS)
def test_nothing_acknowledged_is_lost_or_doubled(scenario: str) -> None:
    faults(scenario, "--kills", str(KILLS[scenario][NIGHTLY]))


@pytest.mark.needs("postgresql")
@pytest.mark.parametrize("scenario", ["merge", *([name for name in KILLS if name != "merge"] if NIGHTLY else [])])
def test_the_same_over_postgresql(scenario: str) -> None:
    faults(scenario, "--kills", "30" if NIGHTLY else "2", "--postgresql")
