"""An offline build, made once for all tests: test workers share it, and so do runs with the same sources."""

from __future__ import annotations

import fcntl
import hashlib
import shutil
from pathlib import Path

import pytest

from meadhall.browser.build import PACKAGE, PARTS, STATIC, build, package_files
from tests.house.sources import ROOT


class Site:
    """An offline build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def build(self) -> Path:
        """The folder of the build that its digest names."""
        return next(path for path in self.folder.iterdir() if (path / PARTS).is_file())


def made_of() -> str:
    """A digest of everything that a build depends on; a build with the same digest is reused."""
    tools = [ROOT / "web" / name for name in ("pocket.mjs", "package-lock.json")]
    files = [
        *package_files(),
        *STATIC.iterdir(),
        *PACKAGE.glob("games/**/*.ftl"),
        *(ROOT / "spec").rglob("*.md"),
        *tools,
    ]
    digest = hashlib.sha256()
    for path in sorted({*files, PACKAGE / "browser" / "build.py", PACKAGE / "browser" / "shell.py"}):
        digest.update(f"{path.relative_to(ROOT)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


@pytest.fixture(scope="session")
def site() -> Site:
    """The build, made if it does not exist; builds of other sources are deleted."""
    home = ROOT / "build" / "pocket" / "tested"
    home.mkdir(parents=True, exist_ok=True)
    with (home / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        folder = home / made_of()
        if not folder.joinpath("index.html").is_file():
            for old in home.iterdir():
                if old.is_dir():
                    shutil.rmtree(old)
            build(folder)
    return Site(folder)
