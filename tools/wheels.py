"""Builds everything that can be installed into dist/: `make wheels`.

    python tools/wheels.py                  an sdist, a pure wheel, a compiled wheel for each installed Python
    python tools/wheels.py --only 3.12      only this compiled wheel

Each Python builds in its own environment (.venv-wheels/3.12) from requirements/wheels.txt. On Linux auditwheel then
gives the wheel the manylinux tag of the oldest systems it runs on.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
HOMES = ROOT / ".venv-wheels"
PINS = ROOT / "requirements" / "wheels.txt"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
ASK = "import sys, sysconfig, pathlib as p; print('%d.%d' % sys.version_info[:2], " + (
    "p.Path(sysconfig.get_paths()['include'], 'Python.h').is_file())"
)


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **environment}, check=True)


def pythons() -> dict[str, str]:
    """Return the installed Pythons that can compile, by version."""
    found = {version: f"python{version}" for version in VERSIONS if can_compile(f"python{version}", version)}
    return {f"{sys.version_info.major}.{sys.version_info.minor}": sys.executable} | found


def can_compile(python: str, version: str) -> bool:
    """Is it installed, does it have the version in its name, and does it have headers?"""
    if shutil.which(python) is None:
        return False
    done = subprocess.run([python, "-c", ASK], capture_output=True, text=True)
    return done.returncode == 0 and done.stdout.split() == [version, "True"]


def environment_of(version: str, python: str) -> Path:
    """Return the build environment of a Python."""
    folder = HOMES / version
    stamp = folder / "stamp"
    if not stamp.exists() or stamp.stat().st_mtime < PINS.stat().st_mtime:
        run(python, "-m", "venv", "--clear", folder)
        pip = ("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", PINS)
        run(folder / "bin" / "python", *pip)
        stamp.touch()
    return folder / "bin"


def run_quietly(*command: str | Path, **environment: str) -> None:
    """Run a command and show its output only if it fails."""
    words, settings = [str(part) for part in command], {**os.environ, **environment}
    done = subprocess.run(words, cwd=ROOT, env=settings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(done.stdout)
        raise subprocess.CalledProcessError(done.returncode, words)


def build(programs: Path, out: Path, *what: str, **environment: str) -> None:
    run_quietly(programs / "python", "-m", "build", "--no-isolation", "--outdir", out, *what, **environment)


def build_compiled(programs: Path) -> None:
    """Build a wheel for one Python, with the tag of all Linux systems it runs on."""
    with tempfile.TemporaryDirectory(prefix="meadhall-") as folder:
        build(programs, Path(folder), "--wheel", MEADHALL_COMPILE="must")
        wheel = next(Path(folder).glob("*.whl"))
        if sys.platform.startswith("linux"):
            path = f"{programs}{os.pathsep}{os.environ['PATH']}"
            run_quietly(programs / "auditwheel", "repair", "--wheel-dir", DIST, wheel, PATH=path)
        else:
            shutil.copy(wheel, DIST)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the sdist and all wheels.")
    parser.add_argument("--only", default="", metavar="VERSION", help="of the compiled wheels only this one")
    args = parser.parse_args()
    wanted = {version: python for version, python in pythons().items() if args.only in ("", version)}
    shutil.rmtree(DIST, ignore_errors=True)
    first = environment_of(*next(iter(wanted.items())))
    build(first, DIST, "--sdist")
    build(first, DIST, "--wheel", MEADHALL_COMPILE="no")
    for version, python in wanted.items():
        print(f"Python {version}", flush=True)
        build_compiled(environment_of(version, python))
    print(*sorted(file.name for file in DIST.iterdir()), sep="\n")
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"no wheels: {error.cmd[0]} failed, see above") from None
