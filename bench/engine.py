"""The engine's speed: instructions for a decision, and wall figures in a unit that a busy machine cannot blur.

    python bench/engine.py [--game valhalla] [--players 2] [--modules a,b] [--json] [--quick]

Runs both engines in one go: `.venv` interpreted, `.venv-compiled` compiled (made by `make compile`).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WORKER = Path(__file__).resolve().parent / "worker.py"
ENGINES = {"interpreted": ROOT / ".venv/bin/python", "compiled": ROOT / ".venv-compiled/bin/python"}
GAMES_COUNTED = {"interpreted": 4, "compiled": 30}  # enough to drown what varies between games


def run_worker(engine: str, arguments: list[str]) -> dict[str, Any]:
    """The figures of one engine."""
    command = [str(ENGINES[engine]), str(WORKER), *arguments]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    out: dict[str, Any] = json.loads(done.stdout)
    return out


def instructions(engine: str, arguments: list[str], games: int) -> tuple[int, int]:
    """Instructions and decisions of so many games, counted by callgrind."""
    with tempfile.TemporaryDirectory() as folder:
        count = ["--count", str(games)]
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", str(ENGINES[engine])]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        done = subprocess.run(
            [*command, str(WORKER), *arguments, *count], check=True, capture_output=True, text=True, env=environment
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found is not None, done.stderr
    return int(found.group(1)), int(json.loads(done.stdout)["decisions"])


def per_decision(engine: str, arguments: list[str]) -> int | None:
    """Instructions for one decision: the difference between some games and none."""
    if shutil.which("valgrind") is None:
        return None
    some, decisions = instructions(engine, arguments, GAMES_COUNTED[engine])
    none, _ = instructions(engine, arguments, 0)
    return round((some - none) / decisions)


def bench(arguments: list[str], timing: list[str]) -> dict[str, Any]:
    """Both engines and their ratios."""
    out: dict[str, Any] = {}
    for engine in ENGINES:
        print(f"{engine}: timing…", file=sys.stderr)
        out[engine] = run_worker(engine, [*arguments, *timing])
        print(f"{engine}: counting instructions…", file=sys.stderr)
        out[engine]["instructions_per_decision"] = per_decision(engine, arguments)
    slow, fast = out["interpreted"], out["compiled"]
    out["ratio_wall"] = round(fast["inside_per_mloop"] / slow["inside_per_mloop"], 1)
    if fast["instructions_per_decision"]:
        out["ratio_instructions"] = round(slow["instructions_per_decision"] / fast["instructions_per_decision"], 1)
    return out


def show(figures: dict[str, Any]) -> None:
    """A table for people."""
    names = list(figures["compiled"])
    print(f"{'':28}{'interpreted':>14}{'compiled':>14}")
    for name in names:
        print(f"{name:28}{figures['interpreted'][name]!s:>14}{figures['compiled'][name]!s:>14}")
    for name in ("ratio_wall", "ratio_instructions"):
        if name in figures:
            print(f"{name:28}{'':>14}{figures[name]!s:>14}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="valhalla")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="", help="expansions in use, with commas between")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--quick", action="store_true", help="short timings")
    args = parser.parse_args()
    missing = [str(path.relative_to(ROOT)) for path in ENGINES.values() if not path.exists()]
    if missing:
        print(f"{missing[0]} is not there; run: make setup compile", file=sys.stderr)
        return 1
    arguments = [args.game, "--players", str(args.players), "--modules", args.modules]
    figures = bench(arguments, ["--seconds", "0.6", "--repeats", "1"] if args.quick else [])
    if args.json:
        print(json.dumps(figures))
    else:
        show(figures)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
