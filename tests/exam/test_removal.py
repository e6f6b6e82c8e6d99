"""An expansion is a folder: take it away and everything else still plays as before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from tests.exam.setups import games

PACKAGE = Path(meadhall.__file__).parent
FOLDERS = [(game.key, key) for game, _ in games() for key in game.expansions]

PROGRAM = """
import json, sys
from tests.exam import golden
key, gone = sys.argv[1], sys.argv[2]
from meadhall import shelf
game = shelf.take(key)
assert gone not in game.expansions, "it is still there"
sums = golden.read("games.json")
cases = [case for case in golden.golden_cases() if case.game is game]
for case in cases[len(gone) % 3 :: 3]:  # a third of them each time; no module is left out every time
    assert golden.checksum(case) == sums[str(case)], str(case)
print("ok")
"""


@pytest.mark.skipif(os.environ.get("MEADHALL_ENGINE") == "compiled", reason="a property of the source")
@pytest.mark.parametrize(("game", "key"), FOLDERS)
def test_without_the_folder_all_else_plays_as_before(game: str, key: str, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "meadhall", ignore=shutil.ignore_patterns("static", "spec"))
    shutil.rmtree(tmp_path / "meadhall" / "games" / game / "expansions" / key)
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])])
    command = [sys.executable, "-c", PROGRAM, game, key]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.stdout == "ok\n", done.stderr
