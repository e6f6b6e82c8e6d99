"""Can the newest commit be read in a list? `make check` asks, as long as it can still be amended.

Its subject has at most 72 characters, and an empty line follows it. Merges are named by git.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LONGEST_SUBJECT = 72  # characters
NEWEST = ("git", "log", "-1", "--no-merges", "--format=%B", "HEAD^!")


def wrong(message: str) -> str:
    """What is wrong with a commit's message; "" if nothing is."""
    subject, *rest = message.strip().splitlines() or [""]
    if len(subject) > LONGEST_SUBJECT:
        return f"{len(subject)} characters; at most {LONGEST_SUBJECT}, the rest belongs into the body"
    return "no empty line below the subject" if rest and rest[0].strip() else ""


def newest(folder: Path) -> str:
    """The message of the newest commit; "" for a merge, and where there is no history."""
    done = subprocess.run(NEWEST, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    return done.stdout.strip() if done.returncode == 0 else ""


def main() -> int:
    message = newest(ROOT)
    if what := wrong(message):
        print(f"the newest commit, {message.splitlines()[0]!r}: {what} (git commit --amend)", file=sys.stderr)
    return 1 if what else 0


if __name__ == "__main__":
    raise SystemExit(main())
