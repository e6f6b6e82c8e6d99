"""`meadhall backup`: save the whole hall to one file, even while it is open."""

from __future__ import annotations

import argparse
from pathlib import Path

from meadhall.cli.commands.hall.database import add_database, database_of

MORE = """examples:
  meadhall backup hall.backup
  meadhall backup hall.backup --database postgresql://meadhall@localhost/meadhall"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to write; an existing one is replaced")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write a consistent snapshot of the database to the file."""
    from meadhall.server.storage.backup import back_up
    from meadhall.server.storage.migrate import opened

    with opened(database_of(args)) as engine:
        counts = back_up(engine, args.file)
    print(f"{args.file}: {counts['tables']} tables, {counts['answers']} answers, {counts['people']} people")
    return 0
