"""System packages that pip cannot install: which are installed, how to get them, what is skipped without them.

    python tools/needs.py get gcc headers        install from Debian packages where allowed
    python tools/needs.py has gcc headers        exit code 0 if all are there
    python tools/needs.py left-out gcc headers   name what was left out and the command that adds it

With CI=true nothing may be left out: `get` fails if a need is still not met. A new need is one entry in NEEDS. Only the
standard library is used, because this runs before anything is installed.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple


class Need(NamedTuple):
    """One system package: what is skipped without it, whether it is here, and its Debian packages."""

    what_for: str
    is_here: Callable[[], bool]
    packages: tuple[str, ...]


def program(*names: str) -> Callable[[], bool]:
    """Return a need that is met if any of these programs is on the path."""
    return lambda: any(shutil.which(name) for name in names)


def venv_works() -> bool:
    return importlib.util.find_spec("ensurepip") is not None


def headers_here() -> bool:
    return Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def postgres_programs() -> Path | None:
    """Return the folder with initdb and postgres: on the path, or the newest of Debian's folders."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    return next((folder for folder in reversed(folders) if folder.joinpath("initdb").exists()), None)


def postgres_here() -> bool:
    return postgres_programs() is not None


def importable(package: str) -> Callable[[], bool]:
    """Return a need that is met if Python finds this package; `make setup` installs it where a wheel exists."""
    return lambda: importlib.util.find_spec(package) is not None


def page_tools_here() -> bool:
    return Path(__file__).resolve().parent.parent.joinpath("web/node_modules/.package-lock.json").is_file()


NEEDS = {
    "venv": Need("the environment .venv", venv_works, ("python3-venv",)),
    "gcc": Need("the compiled engine and its tests", program("gcc"), ("gcc", "libc6-dev")),
    "headers": Need("the compiled engine and its tests", headers_here, ("python3-dev",)),
    "chromium": Need("the tests of the page in a real browser", program("chromium"), ("chromium",)),
    "headless": Need("quicker tests of the page", program("chromium-headless-shell"), ("chromium-headless-shell",)),
    "npm": Need("the page's lint, unit tests and build", program("npm"), ("nodejs", "npm")),
    "page-tools": Need("the page's lint, tests and build", page_tools_here, ("nodejs", "npm")),
    "postgresql": Need("the tests of the hall over PostgreSQL", postgres_here, ("postgresql",)),
    "redis": Need("the tests of several processes over Redis", program("redis-server"), ("redis-server",)),
    "gymnasium": Need("the tests of the Gymnasium adapter", importable("gymnasium"), ()),
    "pettingzoo": Need("the tests of the PettingZoo adapter", importable("pettingzoo"), ()),
    "open_spiel": Need("the tests of the OpenSpiel adapter", importable("pyspiel"), ()),
    "valgrind": Need("instruction counts in `make bench`", program("valgrind"), ("valgrind",)),
}


def missing(names: Iterable[str]) -> list[str]:
    """Return the named needs that are not met on this machine."""
    return [name for name in names if not NEEDS[name].is_here()]


def nothing_may_be_left_out() -> bool:
    return os.environ.get("CI", "").lower() in ("true", "1", "yes")


def packages_of(names: Iterable[str]) -> list[str]:
    return sorted({package for name in names for package in NEEDS[name].packages})


def add_command(names: Iterable[str]) -> str:
    """Return the command that installs these needs on Debian. Packages from pip come with the environment."""
    packages = packages_of(names)
    return "sudo apt-get install " + " ".join(packages) if packages else "make clean setup"


def allowed_prefix() -> list[str] | None:
    """Return the prefix for installing packages without a password, or None if that is not possible."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    trusted = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True).returncode == 0
    return sudo if trusted else None


def install(names: list[str]) -> None:
    prefix = allowed_prefix()
    if prefix is None or not packages_of(names):
        return
    print("installing", *packages_of(names), file=sys.stderr)
    for command in (["update"], ["-y", "install", *packages_of(names)]):
        subprocess.run([*prefix, "apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL)


def get(names: list[str]) -> int:
    """Install what is missing, if allowed. A need that is still not met is an error only with CI=true."""
    if missing(names):
        install(missing(names))
    still = missing(names)
    if still and nothing_may_be_left_out():
        print(f"CI=true and missing: {', '.join(still)}. To add: {add_command(still)}", file=sys.stderr)
        return 1
    return 0


def has(names: list[str]) -> int:
    return 1 if missing(names) else 0


def left_out(names: list[str]) -> int:
    """Print at the end of a run what it could not do on this machine."""
    still = missing(names)
    for name in still:
        print(f"left out, because {name} is missing: {NEEDS[name].what_for}")
    if still:
        print(f"to add: {add_command(still)}")
    return 1 if still and nothing_may_be_left_out() else 0


COMMANDS = {"get": get, "has": has, "left-out": left_out}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 2
    unknown = [name for name in arguments[1:] if name not in NEEDS]
    if unknown:
        print(f"unknown need: {', '.join(unknown)}; known: {', '.join(NEEDS)}", file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]](arguments[1:] or list(NEEDS))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
