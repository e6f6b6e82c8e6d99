"""A card set in one file, as the card workshop of a hall saves and reads it. (not compiled)"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from meadhall.core.cards import MOST_BYTES, bounded_text, read_toml
from meadhall.core.errors import DataError
from meadhall.interface import shelf
from meadhall.interface.forms import SheetForm

FORMAT, VERSION = "meadhall-cards", 1
Files = dict[str, dict[str, Any]]  # Any: cards as entered, not checked


def read_parcel(file: Path) -> tuple[str, Files]:
    """Return the game and the files of a set. Raises DataError if the file is invalid."""
    try:
        found = json.loads(bounded_text(file))
    except (OSError, ValueError, RecursionError) as error:
        right = "save a set in the workshop of a hall"
        raise DataError(f"not a card set: {type(error).__name__}", str(file), right) from None
    if not isinstance(found, dict) or (found.get("format"), found.get("version")) != (FORMAT, VERSION):
        raise DataError("not a card set", str(file), f'its "format" must be {FORMAT!r}, its "version" {VERSION}')
    game, files = str(found.get("game")), found.get("files")
    shelf.check_name("game", game, shelf.names())
    known = {sheet.file for sheet in forms_of(game)}
    if not isinstance(files, dict) or not all(isinstance(content, dict) for content in files.values()):
        raise DataError("no files in it", str(file), "the file is cut off or was edited")
    for name in files:
        if name not in known:
            raise DataError(f"no file is called {name[:40]!r}", str(file), "files are " + ", ".join(sorted(known)))
    return game, files


def forms_of(game: str) -> list[SheetForm]:
    """Return the forms of the files in a game's sets."""
    forms = shelf.kit(game).card_forms
    return [] if forms is None else forms().sheets


def pack_folder(game: str, folder: Path) -> str:
    """Join a folder of card files into one file."""
    known = [sheet.file for sheet in forms_of(game)]
    files = {name: read_toml(folder / name) for name in known if (folder / name).exists()}
    text = json.dumps({"format": FORMAT, "version": VERSION, "game": game, "title": folder.name, "files": files})
    if len(text) > MOST_BYTES:
        raise DataError("the set is too large", str(folder), f"at most {MOST_BYTES:,} bytes")
    return text
