"""Which functions own the instructions of one operation, counted by callgrind on the compiled engine.

    python bench/owners.py copy|observe|mask|determinize|batch|inside|driven [--game valhalla] [--players 2]

Prints instructions for one call and the functions that spend them, the dearest first. The count does not depend on
what else the machine does, so it can be compared between two states of the code.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".venv-compiled/bin/python"
OPERATIONS = ("copy", "observe", "mask", "determinize", "batch", "inside", "driven")
# Nothing else asks all(…) while we count, so callgrind counts inside it only.
COUNTED_IN = "builtin_all"
SHOWN = 40


def work(operation: str, game: str, players: int, modules: str) -> int:
    """Do it often, inside all(…); how often it was done."""
    from worker import Load, calls  # only here: the caller needs no engine

    title = importlib.import_module(f"meadhall.games.{game}.game").GAME
    load = Load(title, players, [key for key in modules.split(",") if key])
    load.inside(0)
    act: Callable[[int], int]
    if operation == "batch":
        load.batch(0)
        act, turns = load.batch, range(1, 21)
    elif operation in ("inside", "driven"):
        act, turns = (load.inside if operation == "inside" else load.driven), range(1, 21)
    else:
        act, turns = calls(load)[f"{operation}_us"], range(8)
    act(0)
    done = [0]

    def once(turn: int) -> bool:
        done[0] += act(turn)
        return True

    all(map(once, turns))
    return done[0]


def counted(arguments: list[str], folder: str) -> tuple[int, int]:
    """Instructions, and how often the operation was done."""
    file = f"--callgrind-out-file={folder}/out"
    valgrind = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED_IN}", file]
    command = [*valgrind, str(COMPILED), __file__, *arguments, "--inside"]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found.group(1)), int(done.stdout)


def owners(folder: str, times: int) -> list[str]:
    """A line for each of the dearest functions: instructions of its own for one call, and its name."""
    command = ["callgrind_annotate", "--threshold=99", f"{folder}/out"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = re.findall(r"^\s*([\d,]+) \([^)]*\)\s+\S*?:(\S+)", told, re.MULTILINE)
    return [f"{int(count.replace(',', '')) / times:10.1f}  {name}" for count, name in found[:SHOWN]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("operation", choices=OPERATIONS)
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        print(work(args.operation, args.game, args.players, args.modules))
        return 0
    arguments = [arg for arg in sys.argv[1:] if arg != "--inside"]
    with tempfile.TemporaryDirectory() as folder:
        total, times = counted(arguments, folder)
        print(f"{total / times:10.0f}  instructions for one {args.operation} ({times} of them)")
        print("\n".join(owners(folder, times)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
