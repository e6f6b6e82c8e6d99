"""Measures the stages of `make test`: processor time and time by the clock of each, and the speed of the machine.

    python tools/stages.py clear              forget earlier stages
    python tools/stages.py run NAME COMMAND   run a command and note its times; exit with its code
    python tools/stages.py report             print the table

Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

STAGES = Path(__file__).resolve().parent.parent / "build" / "stages.jsonl"
LOOPS = 3_000_000
ROUNDS = 5


def clear() -> None:
    STAGES.parent.mkdir(exist_ok=True)
    STAGES.write_text("", encoding="utf-8")


def run(name: str, command: list[str]) -> int:
    """Run the command. Its processor time includes that of all processes it waited for."""
    start = time.time()
    code = subprocess.run(command, check=False).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    stage = {"name": name, "start": start, "end": time.time(), "processor": used.ru_utime + used.ru_stime, "code": code}
    STAGES.parent.mkdir(exist_ok=True)
    with STAGES.open("a", encoding="utf-8") as file:
        file.write(json.dumps(stage) + "\n")
    return code


def speed() -> float:
    """Return millions of empty loops per second of processor time: the best of some rounds."""
    return max(LOOPS / seconds_of_loops() / 1e6 for _ in range(ROUNDS))


def seconds_of_loops() -> float:
    start, count = time.process_time(), 0
    while count < LOOPS:
        count += 1
    return time.process_time() - start


def report() -> None:
    """Print the stages in the order in which they ended. Stages that run side by side share the clock."""
    stages = [json.loads(line) for line in STAGES.read_text(encoding="utf-8").splitlines()] if STAGES.exists() else []
    print(f"{'stage':<24}{'processor s':>12}{'clock s':>10}")
    for stage in stages:
        failed = "  failed" if stage["code"] else ""
        print(f"{stage['name']:<24}{stage['processor']:>12.0f}{stage['end'] - stage['start']:>10.0f}{failed}")
    if stages:
        clock = max(stage["end"] for stage in stages) - min(stage["start"] for stage in stages)
        print(f"{'together':<24}{sum(stage['processor'] for stage in stages):>12.0f}{clock:>10.0f}")
    print(f"this machine: {speed():.1f} million loops per second, {os.cpu_count()} processors")


COMMANDS = {"clear": clear, "report": report}


def main(arguments: list[str]) -> int:
    name, rest = (arguments[0] if arguments else ""), arguments[1:]
    if name == "run" and len(rest) > 1:
        return run(rest[0], rest[1:])
    if name not in COMMANDS or rest:
        print(__doc__, file=sys.stderr)
        return 2
    COMMANDS[name]()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
