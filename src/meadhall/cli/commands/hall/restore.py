"""`meadhall restore`: restore a backup into a database of either kind."""

from __future__ import annotations

import argparse
from pathlib import Path

from meadhall.cli.commands.hall.database import add_database, database_of

MORE = """Close the hall before: it would go on with what it has in memory.

examples:
  meadhall restore hall.backup
  meadhall restore hall.backup --database postgresql://meadhall@localhost/meadhall"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("file", type=Path, metavar="FILE", help="a file written by `meadhall backup`")
    parser.add_argument("--force", action="store_true", help="replace existing games")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore the whole backup in one transaction."""
    from meadhall.server.storage.backup import check, put_back
    from meadhall.server.storage.migrate import opened

    check(args.file)
    with opened(database_of(args), new=True) as engine:
        counts = put_back(engine, args.file, args.force)
    print(f"restored {counts['tables']} tables, {counts['answers']} answers, {counts['people']} people")
    return 0
