"""Checks everything that a release needs and stops before uploading: `make release`.

python tools/release.py passed     `make test` calls it at its end: records that a clean commit passed
python tools/release.py            version, changelog, clean tree, tests, and every wheel in an empty environment
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PASSED = ROOT / "build" / "passed"
SECTION = re.compile(r"^## \[(\d+\.\d+\.\d+)\]", re.MULTILINE)
VERSION = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
GAME = """
import sys
from meadhall import engine, env
state = env.Env("Valhalla-2p-v1").new(seed=7)
while not state.over:
    state.step(state.legal()[-1])
assert engine() == sys.argv[1], engine()
print(engine(), state.decisions, "decisions,", state.scores())
"""


def output_of(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def text_of(name: str) -> str:
    return ROOT.joinpath(name).read_text(encoding="utf-8")


def version() -> str:
    return str(tomllib.loads(text_of("pyproject.toml"))["project"]["version"])


def wrong_version() -> str:
    found = VERSION.search(text_of("src/meadhall/__init__.py"))
    right = found is not None and found[1] == version()
    return "" if right else f"pyproject.toml says {version()}, meadhall.__version__ something else"


def wrong_changelog() -> str:
    newest = next(iter(SECTION.findall(text_of("CHANGELOG.md"))), "none")
    return "" if newest == version() else f"the newest section of CHANGELOG.md is {newest}; wanted: ## [{version()}]"


def wrong_tree() -> str:
    changed = output_of("git", "status", "--porcelain")
    return f"not committed: {changed.splitlines()[0].strip()} …" if changed else ""


def wrong_tests() -> str:
    commit = output_of("git", "rev-parse", "HEAD")
    passed = PASSED.read_text(encoding="utf-8").strip() if PASSED.exists() else ""
    return "" if passed == commit else "`make test` has not passed on this commit"


def wrong_wheels() -> str:
    wheels = sorted(DIST.glob(f"meadhall-{version()}-*.whl"))
    if len(wheels) < 2 or not DIST.joinpath(f"meadhall-{version()}.tar.gz").exists():
        return "dist/ lacks the sdist, the pure or a compiled wheel: make wheels"
    fitting = [wheel for wheel in wheels if fits(wheel)]
    return next((why for why in map(plays, fitting) if why), "")


def fits(wheel: Path) -> bool:
    """Does the wheel fit the running Python?"""
    mine = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
    return "-py3-none-any" in wheel.name or mine in wheel.name


def plays(wheel: Path) -> str:
    """Install the wheel into an empty environment and play a game."""
    engine = "interpreted" if "-none-any" in wheel.name else "compiled"
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        python = Path(folder) / "bin" / "python"
        commands: list[list[str | Path]] = [
            [sys.executable, "-m", "venv", folder],
            [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check", wheel],
            [python, "-c", GAME, engine],
        ]
        for command in commands:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            if done.returncode:
                return f"{wheel.name}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}"
        print(f"  {wheel.name}: {done.stdout.strip()}")
    return ""


CHECKS: dict[str, Callable[[], str]] = {
    "version": wrong_version,
    "changelog": wrong_changelog,
    "clean tree": wrong_tree,
    "tests": wrong_tests,
    "wheels": wrong_wheels,
}


def note_passed() -> int:
    """Record that this commit passed, unless there are uncommitted changes."""
    if not wrong_tree():
        PASSED.parent.mkdir(exist_ok=True)
        PASSED.write_text(output_of("git", "rev-parse", "HEAD"), encoding="utf-8")
    return 0


def main() -> int:
    if sys.argv[1:] == ["passed"]:
        return note_passed()
    wrong = {name: check() for name, check in CHECKS.items()}
    for name, why in wrong.items():
        print(f"{name}: {why or 'good'}")
    if any(wrong.values()):
        return 1
    print(f"ready, and nothing was uploaded. To publish {version()}: git tag v{version()}, then twine upload dist/*")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
