"""A pocket hall, built once for all tests of one run: workers of one run share it."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest

from meadhall.pocket.build import PARTS, build


class Site:
    """A built pocket hall."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def build(self) -> Path:
        """The folder of everything that its digest names."""
        return next(path for path in self.folder.iterdir() if (path / PARTS).is_file())


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Site:
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "pocket-site"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.joinpath("index.html").is_file():
            build(folder)
    return Site(folder)
