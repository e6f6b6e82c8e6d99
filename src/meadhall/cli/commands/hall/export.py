"""`meadhall export`: save the hall's games as record files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from meadhall.cli.commands.hall.database import add_database, database_of
from meadhall.core.errors import SetupError

MORE = """examples:
  meadhall export games/                 every finished game
  meadhall export games/ --table x7Kq    one game, finished or not
  meadhall replay games/x7Kq.json        tell what happened"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("folder", type=Path, metavar="DIR", help="the folder to write to")
    parser.add_argument(
        "--table", default="", metavar="T", help="only this table; an unfinished game reveals hidden cards"
    )
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write one file for each game."""
    from meadhall.server.storage.migrate import opened
    from meadhall.server.tables.export import records_of

    if args.folder.exists() and not args.folder.is_dir():
        raise SetupError(f"{args.folder} is a file", right="a folder, or the name of a new one")
    args.folder.mkdir(parents=True, exist_ok=True)
    left_out: list[str] = []
    count = 0
    with opened(database_of(args)) as engine:
        for game in records_of(engine, args.table):
            if game.trouble:
                left_out.append(f"{game.table}: {game.trouble}")
            else:
                args.folder.joinpath(f"{game.table}.json").write_text(game.text + "\n", encoding="utf-8")
                count += 1
    if args.table and not count and not left_out:
        raise SetupError(f"no game was begun at a table {args.table!r}", right="the page's address ends with its name")
    return print_summary(args.folder, count, left_out)


def print_summary(folder: Path, count: int, left_out: list[str]) -> int:
    """Print how many games were written and which were left out."""
    print(f"{folder}: {count} games")
    for why in left_out:
        print(f"left out: {why}", file=sys.stderr)
    return 1 if left_out else 0
