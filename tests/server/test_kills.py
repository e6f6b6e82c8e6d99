"""What was acknowledged is never lost, however the hall ends."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.exam.setups import NIGHTLY

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("MEADHALL_KILLS", "100" if NIGHTLY else "8"))
CALL_KILLS = 100 if NIGHTLY else 3


def test_nothing_acknowledged_is_lost_when_the_hall_is_killed() -> None:
    command = [sys.executable, str(ROOT / "bench" / "kills.py"), "--kills", str(KILLS), "--matches", "3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    said = re.search(rf"{KILLS} kills, (\d+) acknowledged moves, .* 0 lost", done.stdout)
    assert said is not None, done.stdout
    assert int(said.group(1)) > KILLS  # it was killed while people played, not between
    opened = re.search(r"(\d+) tables opened meanwhile, 0 stuck", done.stdout)
    assert opened is not None, done.stdout
    assert int(opened.group(1)) > 0  # and while they gathered


def test_no_call_is_lost_or_doubled_when_the_hall_is_killed() -> None:
    command = [sys.executable, str(ROOT / "bench" / "calls.py"), "--kills", str(CALL_KILLS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    said = re.search(rf"{CALL_KILLS} kills, (\d+) calls by each way, 0 lost or doubled", done.stdout)
    assert said is not None, done.stdout
    assert int(said.group(1)) >= CALL_KILLS
