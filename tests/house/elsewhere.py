"""Runs commands with a game that lies outside the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from meadhall.interface import shelf


def meadhall_with(game: Path, *words: str, typed: str = "") -> str:
    """What a command prints where the folder of the game is named."""
    done = subprocess.run(
        [sys.executable, "-m", "meadhall", *words],
        env={**os.environ, shelf.ELSEWHERE: str(game), "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
