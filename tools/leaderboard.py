"""Plays the missing or outdated rows of bench/results/leaderboard.md and writes them: `make leaderboard`.

Rows with today's digest stay. The page is written after every bot and games are kept in build/leaderboard, so the
program can be interrupted. Arguments are passed to `meadhall evaluate`: --jobs, --ray.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from meadhall.research.evaluate import OPPONENTS, digest_of

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "leaderboard"
PAGE = ROOT / "bench" / "results" / "leaderboard.md"
SUITES = ("Valhalla-2p-v1", "BloodRage-2p-v1")
BOTS = ("thrall", "my_bot:Greedy", "karl", "jarl@1000", "einherjar@40", "skald@40")
GAMES = 40  # against each opponent
HEAD = "| suite |"


def columns(row: str) -> list[str]:
    return [column.strip() for column in row.strip().strip("|").split("|")]


def current_rows(page: str, suite: str, bot: str, digest: str) -> str:
    """Return a bot's rows on the page, or [] if any is missing or outdated."""
    lines = [line for line in page.splitlines(keepends=True) if line.startswith("|")]
    mine = [line for line in lines if columns(line)[:2] == [suite, bot] and columns(line)[-1] == digest]
    met = [columns(line)[2] for line in mine]
    return "".join(mine) if met == [other for other in OPPONENTS if other != bot] else ""


def rows(suite: str, bot: str) -> str:
    """Return a bot's rows as `meadhall evaluate` prints them. One of the bots is in examples/."""
    out = KEPT / f"{suite}-{bot}.jsonl"
    command = [sys.executable, "-m", "meadhall", "evaluate", bot, "--suite", suite, "--games", str(GAMES), "--markdown"]
    command += ["--out", str(out), "--resume", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT / "examples", stdout=subprocess.PIPE, text=True, check=True).stdout


def with_rows(page: str, found: str) -> str:
    """Return the page with new rows. Everything above the table and its header stays."""
    lines = page.splitlines(keepends=True)
    head = next(at for at, line in enumerate(lines) if line.startswith(HEAD))
    return "".join(lines[: head + 2]) + found


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    digests = {suite: digest_of(suite, GAMES) for suite in SUITES}
    found = {(suite, bot): current_rows(page, suite, bot, digests[suite]) for suite in SUITES for bot in BOTS}
    for suite, bot in found:
        if not found[suite, bot]:
            print(f"{suite}: {bot} plays", file=sys.stderr)
            found[suite, bot] = rows(suite, bot)
            PAGE.write_text(with_rows(page, "".join(found.values())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
