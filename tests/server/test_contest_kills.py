"""Contests go on as if nothing had been, however the hall ends."""

from __future__ import annotations

import re
import subprocess
import sys

from tests.exam.setups import NIGHTLY
from tests.house.sources import ROOT

KILLS = 100 if NIGHTLY else 3


def test_no_round_is_doubled_or_lost_when_the_hall_is_killed() -> None:
    command = [sys.executable, str(ROOT / "bench" / "contests.py"), "--kills", str(KILLS), "--contests", "1"]
    done = subprocess.run([*command, "--people", "3", "--rounds", "2"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    said = re.search(rf"{KILLS} kills, (\d+) contests, (\d+) rounds, (\d+) games, 0 wrong", done.stdout)
    assert said is not None, done.stdout
    contests, rounds, games = (int(number) for number in said.groups())
    assert contests >= 1, "none was played to its end"
    assert rounds >= games >= 2, "three people: in each round one table, and a bye"
