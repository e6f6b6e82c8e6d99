"""Ratings equal a replay of all results, however the processes of a hall end."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from tests.exam.setups import NIGHTLY
from tests.house.sources import ROOT

KILLS = int(os.environ.get("MEADHALL_KILLS", "100" if NIGHTLY else "4"))


def test_ratings_are_right_when_processes_are_killed() -> None:
    command = [sys.executable, str(ROOT / "bench" / "ratings.py"), "--kills", str(KILLS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    said = re.search(rf"{KILLS} kills, (\d+) games rated, 0 left over, 0 wrong", done.stdout)
    assert said is not None, done.stdout
    assert int(said.group(1)) > KILLS  # they were killed while games ended
