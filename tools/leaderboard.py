"""Plays the rows of docs/leaderboard.md and writes them into it: `make leaderboard`.

Games are kept in build/leaderboard, so that it can be interrupted. Arguments go to `meadhall evaluate`: --jobs, --ray.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "build" / "leaderboard"
PAGE = ROOT / "docs" / "leaderboard.md"
SUITES = ("Valhalla-2p-v1", "BloodRage-2p-v1")
BOTS = ("thrall", "my_bot:Greedy", "karl", "jarl@1000", "einherjar@40")
HEAD = "| suite |"


def rows(suite: str, bot: str) -> str:
    """The rows of a bot, as `meadhall evaluate` prints them; examples/ holds a bot of its own."""
    out = GAMES / f"{suite}-{bot}.jsonl"
    command = [sys.executable, "-m", "meadhall", "evaluate", bot, "--suite", suite, "--games", "40", "--markdown"]
    command += ["--out", str(out), "--resume", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT / "examples", stdout=subprocess.PIPE, text=True, check=True).stdout


def write(found: str) -> None:
    """Everything above the table stays, and its head."""
    lines = PAGE.read_text(encoding="utf-8").splitlines(keepends=True)
    head = next(at for at, line in enumerate(lines) if line.startswith(HEAD))
    PAGE.write_text("".join(lines[: head + 2]) + found, encoding="utf-8")


def main() -> int:
    found = ""
    for suite in SUITES:
        for bot in BOTS:
            found += rows(suite, bot)
            print(f"{suite}: {bot}", file=sys.stderr)
    write(found)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
