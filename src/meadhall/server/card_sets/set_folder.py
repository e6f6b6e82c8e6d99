"""Writes a card set as a folder, where the hall's processes and its bots find it by name.

The name is a digest of the content, so a set never changes and a running game keeps its cards. The database stores
the set; the folder is written again when it is needed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from meadhall.core.cards import MADE, MADE_LETTERS, MADE_SIGN, made_set
from meadhall.core.errors import DataError
from meadhall.interface.toml import to_toml

Files = dict[str, dict[str, Any]]  # Any: what a card file may hold, unchecked
MOST_FILES = 32
MOST_SET_BYTES = 400_000  # bytes of a set; the game's own has 60,000


class FullError(Exception):
    """The hall or the person has too many sets or drafts."""


def name_of(game: str, files: Files) -> str:
    """Return the name of a set: a digest of its content."""
    said = json.dumps([game, files], sort_keys=True, ensure_ascii=False)
    return MADE_SIGN + hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()[:MADE_LETTERS]


def sets_folder() -> Path:
    """Return this machine's folder with all sets; child processes inherit it."""
    if MADE not in os.environ:
        os.environ[MADE] = tempfile.mkdtemp(prefix="meadhall-cards-")
    return Path(os.environ[MADE])


def has_set_folder(name: str) -> bool:
    """Is this set written to its folder?"""
    return MADE in os.environ and made_set(name).is_dir()


def lay_out(name: str, files: Files) -> None:
    """Write the files of a set to its folder, all of them or none."""
    shelf = sets_folder()
    shelf.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="new-", dir=shelf))
    try:
        for file, content in files.items():
            folder.joinpath(file).write_text(to_toml(content), encoding="utf-8")
        folder.rename(shelf / name)
    except OSError:
        if not (shelf / name).is_dir():  # another process was faster, or the disk is full
            raise
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def temporary_set_folder(name: str, files: Files) -> Iterator[None]:
    """Write a set to a temporary folder for the duration of the context."""
    before = os.environ.get(MADE)
    with tempfile.TemporaryDirectory(prefix="meadhall-try-") as folder:
        os.environ[MADE] = folder
        try:
            lay_out(name, files)
            yield
        finally:
            os.environ.pop(MADE)
            if before is not None:
                os.environ[MADE] = before


def check_file_names(files: Files, known: list[str]) -> None:
    """Raise DataError unless all files have names that the game knows, so that none lands elsewhere."""
    if not 0 < len(files) <= MOST_FILES:
        raise DataError(f"{len(files)} files", right=f"1 to {MOST_FILES}")
    for file in files:
        if file not in known:
            raise DataError(f"no file is called {file[:40]!r}", right="files are " + ", ".join(known))
