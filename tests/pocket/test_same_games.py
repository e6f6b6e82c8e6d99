"""The browser's Python plays exactly the same games as CPython."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.exam import kept
from tests.pocket import played
from tests.pocket.conftest import Site

HERE = Path(__file__).parent
NIGHTLY = os.environ.get("MEADHALL_EXAM") == "nightly"
RECORDS, ANSWERS = (24, 2_000) if NIGHTLY else (1, 40)  # of each file, and of each new game
GAMES = [
    ("valhalla", "karl", "pocket 1", ANSWERS),
    ("bloodrage", "jarl", "pocket 2", ANSWERS),
    ("valhalla", "skald", "pocket 3", 8),
    ("bloodrage", "skald", "pocket 4", 8),
]


def work() -> str:
    """Recorded games of every version of the rules, those with most modules first; and new ones."""
    records = [
        line["record"]
        for file in kept.files()
        for line in sorted(kept.kept(file), key=lambda line: -len(line["record"]["modules"]))[:RECORDS]
    ]
    return json.dumps({"records": records, "games": GAMES})


@pytest.mark.needs("npm", "page-tools")
def test_the_same_seed_and_answers_give_the_same_game(site: Site) -> None:
    """Started from the files, and from a snapshot of that start: docs/decisions/0165."""
    wanted = work()
    command = ["node", str(HERE / "run.mjs"), str(site.build), str(HERE / "played.py"), "--again"]
    there = subprocess.run(command, input=wanted, capture_output=True, text=True)
    assert there.returncode == 0, there.stderr[-2000:]
    ours = json.loads(played.digests(wanted))
    assert [json.loads(line) for line in there.stdout.splitlines()] == [ours, ours]
