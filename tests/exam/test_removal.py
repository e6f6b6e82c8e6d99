"""Without the folder of an expansion everything else still plays as before."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from tests.exam.setups import NIGHTLY, games

PACKAGE = Path(meadhall.__file__).parent
FOLDERS = [(game.key, key, part) for game, _ in games() for part, key in enumerate(game.expansions)]
MOST_PARTS = 6 if NIGHTLY else 24  # a process plays only some parts; together they play all

PROGRAM = """
import json, sys
from tests.exam import golden
key, gone, part, parts = *sys.argv[1:3], *map(int, sys.argv[3:])
from meadhall.interface import shelf
game = shelf.game_named(key)
assert gone not in game.expansions, "it is still there"
sums = golden.read("games.json")
cases = [case for case in golden.golden_cases() if case.game is game]
for case in cases[part % parts :: parts]:
    assert golden.checksum(case) == sums[str(case)], str(case)
print("ok")
"""


@pytest.mark.skipif(os.environ.get("MEADHALL_ENGINE") == "compiled", reason="a property of the source")
@pytest.mark.parametrize(("game", "key", "part"), FOLDERS)
def test_without_the_folder_all_else_plays_as_before(game: str, key: str, part: int, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "meadhall", ignore=shutil.ignore_patterns("static", "spec"))
    shutil.rmtree(tmp_path / "meadhall" / "games" / game / "expansions" / key)
    path = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])])
    parts = min(MOST_PARTS, sum(other == game for other, _, _ in FOLDERS))
    command = [sys.executable, "-c", PROGRAM, game, key, str(part), str(parts)]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.stdout == "ok\n", done.stderr
