"""Databases that were migrated before, so that a hall over a copy has no migrations to run. `test_migrations` runs all
of them."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from meadhall.server.storage.database import address, is_file
from meadhall.server.storage.migrate import opened


@cache
def template() -> Path:
    """An empty hall's database file at today's schema, made once for each test process."""
    folder = Path(tempfile.mkdtemp(prefix="mead-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with opened(str(folder / "hall.db"), new=True):
        return folder / "hall.db"


def laid(database: str) -> str:
    """Return the address; if its file does not exist but its folder does, copy the template there."""
    url = address(database)
    file = Path(url.database or "")
    if is_file(url) and file.parent.is_dir() and not file.exists():
        shutil.copyfile(template(), file)
    return database
