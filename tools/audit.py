"""Looks for known vulnerabilities in every pinned package: `make audit`.

Needs the network: pip-audit asks the advisory database of the Python packages, npm its own. If a database cannot be
reached, that is reported but is no failure. The exit code is 1 if a vulnerability was found.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOUND, CLEAN, UNKNOWN = 1, 0, 2
PYTHON_HOLES = "vulnerabilit"  # how pip-audit reports a finding
SKIPPED = "skip reason"
TIMEOUT_S = 600


def run(command: list[str], where: Path) -> tuple[int, str]:
    """Run a command; return its exit code and output."""
    try:
        done = subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=TIMEOUT_S, check=False)
    except (OSError, subprocess.TimeoutExpired) as trouble:
        return UNKNOWN, str(trouble)
    return done.returncode, done.stdout + done.stderr


def python_packages() -> int:
    """Audit the Python packages. The scanner is no dependency of ours, so it runs in a temporary environment."""
    with tempfile.TemporaryDirectory() as folder:
        tool = Path(folder, "bin", "python")
        for command in ([sys.executable, "-m", "venv", folder], [str(tool), "-m", "pip", "install", "-q", "pip-audit"]):
            code, said = run(command, ROOT)
            if code:
                return report("Python", UNKNOWN, said)
        pins = ["-r", "requirements/dev.txt", "--no-deps", "--disable-pip"]
        code, said = run([str(tool), "-m", "pip_audit", "--progress-spinner", "off", *pins], ROOT)
    if SKIPPED in said.lower() and code == 0:
        return report("Python", UNKNOWN, said)  # the index serves files but no advisories
    return report("Python", CLEAN if code == 0 else FOUND if PYTHON_HOLES in said.lower() else UNKNOWN, said)


def page_packages() -> int:
    """Audit the page's packages by their lock file, without installing them."""
    if shutil.which("npm") is None:
        return report("the page", UNKNOWN, "npm is not installed")
    code, said = run(["npm", "audit", "--package-lock-only", "--audit-level=low"], ROOT / "web")
    return report("the page", CLEAN if code == 0 else FOUND if "severity" in said.lower() else UNKNOWN, said)


def report(what: str, outcome: int, said: str) -> int:
    """Print one line and the findings."""
    words = {CLEAN: "no known holes", FOUND: "known holes", UNKNOWN: "the database could not be asked"}
    print(f"{what}: {words[outcome]}")
    if outcome != CLEAN:
        print("\n".join(said.strip().splitlines()[-40 if outcome == FOUND else -1 :]))
    return outcome


def main() -> int:
    return 1 if FOUND in (python_packages(), page_packages()) else 0


if __name__ == "__main__":
    raise SystemExit(main())
