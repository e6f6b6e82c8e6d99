"""The arguments that name the database of a hall."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add --data and --database."""
    data = str(default_data())
    parser.add_argument("--data", default=data, metavar="DIR", help=f"folder of the database (default: {data})")
    parser.add_argument("--database", default="", help="another SQLite file, or postgresql://user@host/name")


def database_of(arguments: argparse.Namespace) -> str:
    """Return the database URL that the arguments name."""
    return str(arguments.database or Path(arguments.data) / "hall.db")


def default_data() -> Path:
    """Return the default folder for the database."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meadhall"
