"""Saved games on disk: validated when read, written atomically."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from meadhall.core import record
from meadhall.core.errors import MeadhallError, RecordError
from meadhall.core.record import Recorded
from meadhall.interface import shelf

LAST = "last"  # `--load last` loads the game that was left last


def read_game(name: str) -> Recorded:
    """Load, check and replay a saved game; "last" is the game that was left last."""
    try:
        return replay_body(read_body(name))
    except MeadhallError as error:
        raise RecordError(error.what, f"{path_of(name)}", error.right, error.rule) from None


def path_of(name: str) -> Path:
    """Return the path of a saved game with this name."""
    return last_file() if name == LAST else Path(name)


def read_body(name: str) -> dict[str, Any]:  # Any: JSON
    """Read the file and parse its JSON."""
    return record.parse(read_text(path_of(name)))


def replay_body(body: dict[str, Any]) -> Recorded:  # Any: JSON
    """Replay the game of a parsed file. Any unexpected error means that the file was edited."""
    game = body["game"]
    shelf.check_name("game", game if isinstance(game, str) else repr(game), shelf.names())
    try:
        return record.load(shelf.game_named(game), body)
    except MeadhallError:
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError, RecursionError) as error:
        raise RecordError(f"not a saved game: {type(error).__name__}", right=record.EDITED) from None


def read_text(path: Path) -> str:
    """Read a file that may hold anything. Raises RecordError if it is too large or no text."""
    try:
        if path.is_file() and path.stat().st_size > record.MOST_BYTES:
            raise RecordError("this file is too large for a saved game", right=f"at most {record.MOST_BYTES} bytes")
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError("no such file", right="`save NAME` writes one while you play") from None
    except UnicodeDecodeError:
        raise RecordError("not a saved game: it is no text", right=record.EDITED) from None
    except (OSError, ValueError) as error:
        raise RecordError(f"cannot be read: {reason(error)}") from None


def write_game(saved: Recorded, path: Path) -> None:
    """Write the file atomically. A file that is no saved game is not overwritten."""
    if path.is_dir() or (path.exists() and not looks_saved(path)):
        raise RecordError("there is something else of this name", f"{path}", "choose another name")
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.write_text(saved.save(), encoding="utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        raise RecordError(f"cannot be written: {reason(error)}", f"{path}", "choose another place") from None


def looks_saved(path: Path) -> bool:
    """Does the file begin like a saved game?"""
    with path.open("rb") as file:
        return record.FORMAT.encode() in file.read(100)


def last_file() -> Path:
    """Return the path of the game that was left last."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "meadhall" / "last.json"


def save_last(saved: Recorded) -> bool:
    """Save a game that a player leaves; return whether that worked."""
    try:
        last_file().parent.mkdir(parents=True, exist_ok=True)
        write_game(saved, last_file())
    except (OSError, RecordError):
        return False
    return True


def reason(error: Exception) -> str:
    """Return the system's error message without the path."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
