"""`meadhall serve`: host games in the browser."""

from __future__ import annotations

import argparse

from meadhall import server
from meadhall.core.errors import SetupError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    server.add_arguments(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Keep the hall open."""
    try:
        return server.serve(args)
    except ModuleNotFoundError as error:
        right = f"it needs {error.name}; `make setup` installs everything"
        raise SetupError("the hall is not installed here", right=right) from None
