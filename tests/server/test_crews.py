"""Several processes over one database: one is killed under load, and nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.exam.setups import NIGHTLY
from tests.house.sources import ROOT
from tests.server.services import Postgres

KILLS = int(os.environ.get("MEADHALL_CREW_KILLS", "20" if NIGHTLY else "1"))


def lose_one(*words: str) -> None:
    command = [sys.executable, str(ROOT / "bench" / "crews.py"), "--kills", str(KILLS), "--matches", "3", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    said = re.search(r"(\d+) acknowledged moves, 0 lost", done.stdout)
    assert said is not None, done.stdout
    assert int(said.group(1)) > KILLS


def test_a_killed_process_loses_nothing_and_another_one_goes_on() -> None:
    lose_one()


def test_a_killed_process_behind_one_door_is_replaced_and_loses_nothing() -> None:
    lose_one("--one-door")


@pytest.mark.skipif(not NIGHTLY, reason="the nightly exam does it")
@pytest.mark.needs("postgresql")
def test_the_same_over_postgresql(postgres: Postgres) -> None:
    lose_one("--processes", "3", "--database", postgres.new_database())
