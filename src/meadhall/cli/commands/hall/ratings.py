"""`meadhall ratings`: recompute all ratings from the results of games and compare them with the stored ones."""

from __future__ import annotations

import argparse

from meadhall.cli.commands.hall.database import add_database, database_of

MORE = """examples:
  meadhall ratings
  meadhall ratings --mend --database postgresql://meadhall@localhost/meadhall

The exit code is 1 if a rating differs from what the results say; --mend then writes what they say."""
MOST_SHOWN = 20  # differences that are printed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("--mend", action="store_true", help="store the recomputed ratings")
    add_database(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compare the ratings, and correct them with --mend."""
    from meadhall.server.ratings.audit import audit, correct
    from meadhall.server.storage.migrate import opened

    with opened(database_of(args)) as engine:
        with engine.execution_options(writer=True).begin() as connection:
            if args.mend:
                correct(connection)
        with engine.connect() as connection:
            found = audit(connection)
    print(f"{found.games} games, {found.counted} count, {found.people} people rated, {found.waiting} to be entered")
    for line in found.wrong[:MOST_SHOWN]:
        print(line)
    print("Everything is as the results say." if not found.wrong else f"{len(found.wrong)} differences.")
    return 1 if found.wrong else 0
