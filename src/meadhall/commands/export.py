"""`meadhall export`: games of the hall as files that every program of the house reads."""

from __future__ import annotations

import argparse
from pathlib import Path

from meadhall import server
from meadhall.core.errors import SetupError

MORE = """examples:
  meadhall export games/                 every finished game
  meadhall export games/ --table x7Kq    one game, finished or not
  meadhall replay games/x7Kq.json        tell what happened"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("folder", type=Path, metavar="DIR", help="where to")
    parser.add_argument("--table", default="", metavar="T", help="only this table; of an unfinished game all is shown")
    server.add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """One file for each game."""
    from meadhall.server.rooms.export import records_of
    from meadhall.server.store.migrate import opened

    if args.folder.exists() and not args.folder.is_dir():
        raise SetupError(f"{args.folder} is a file", right="a folder, or the name of a new one")
    args.folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with opened(server.database_of(args)) as engine:
        for name, text in records_of(engine, args.table):
            args.folder.joinpath(f"{name}.json").write_text(text + "\n", encoding="utf-8")
            count += 1
    if args.table and not count:
        raise SetupError(f"no game was begun at a table {args.table!r}", right="the page's address ends with its name")
    print(f"{args.folder}: {count} games")
    return 0
