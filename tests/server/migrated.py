"""Databases that were migrated before: a hall over a copy of one takes no step. `test_migrations` takes them all."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from meadhall.server.store.database import address, is_file
from meadhall.server.store.migrate import opened


@cache
def template() -> Path:
    """An empty hall's file at today's schema, made once for each process of the tests."""
    folder = Path(tempfile.mkdtemp(prefix="mead-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with opened(str(folder / "hall.db"), new=True):
        return folder / "hall.db"


def laid(database: str) -> str:
    """The same address. A file that is not there yet is laid there, in a folder that is there."""
    url = address(database)
    file = Path(url.database or "")
    if is_file(url) and file.parent.is_dir() and not file.exists():
        shutil.copyfile(template(), file)
    return database
