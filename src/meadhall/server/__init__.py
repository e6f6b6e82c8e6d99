"""The hall: tables in the browser. It knows no rules; it moves questions, answers and views."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

PORT = 8037
LIMITS = ("usual", "none")
LOG_FORMATS = ("text", "json")


def main(argv: list[str] | None = None) -> int:
    """`meadhall serve` by itself."""
    parser = argparse.ArgumentParser("meadhall serve", description="Open a hall on this machine.")
    add_arguments(parser)
    return serve(parser.parse_args(argv))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How a hall may be opened."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only here)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on (default: {PORT}, 0: any)")
    parser.add_argument("--open", action="store_true", help="show the page in the browser")
    add_database(parser)
    add_hosting(parser)
    add_log(parser)


def add_hosting(parser: argparse.ArgumentParser) -> None:
    """What only matters where others come."""
    hosting = parser.add_argument_group("for those who host others")
    hosting.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    hosting.add_argument("--bot-workers", type=int, default=1, metavar="N", help="processes for bots (default: 1)")
    cards = "a card set of your own, or a folder of them; may be given again"
    hosting.add_argument("--cards", action="append", default=[], metavar="DIR", help=cards)
    hosting.add_argument("--redis", default="", metavar="URL", help="through which processes hear of each other")
    hosting.add_argument("--webhook", default="", metavar="URL", help="told when somebody who is away is to move")
    limits = "none: whoever comes may do as much as they like, for a hall among friends or a trial (default: usual)"
    hosting.add_argument("--limits", choices=LIMITS, default=LIMITS[0], help=limits)
    private = "the webhook may lie in the host's own network"
    hosting.add_argument("--webhook-private", action="store_true", help=private)
    hosting.add_argument("--root-path", default="", metavar="/PATH", help="the hall lies below this path")


def add_log(parser: argparse.ArgumentParser) -> None:
    """What is written down."""
    log = parser.add_argument_group("what is written down")
    log.add_argument("--log-format", choices=LOG_FORMATS, default="text", help="for people, or for programs")
    log.add_argument("--log-level", default="", metavar="LEVEL", help="debug, info, warning, error or critical")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where games are kept."""
    data = str(default_data())
    parser.add_argument("--data", default=data, metavar="DIR", help=f"folder of the hall's file (default: {data})")
    parser.add_argument("--database", default="", help="another file, or postgresql://user@host/name")


def database_of(arguments: argparse.Namespace) -> str:
    """The database that the arguments name."""
    return str(arguments.database or Path(arguments.data) / "hall.db")


def default_data() -> Path:
    """Where games are kept if nothing else is said."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meadhall"


def serve(arguments: argparse.Namespace) -> int:
    """Keep the hall open until it is closed."""
    from meadhall.server.serving import Wishes, open_hall  # here, so that the terminal game starts without it

    wishes = Wishes(
        host=arguments.host,
        port=arguments.port,
        database=database_of(arguments),
        workers=arguments.workers,
        bot_workers=arguments.bot_workers,
        redis=arguments.redis,
        root_path=arguments.root_path.rstrip("/"),
        log_format=arguments.log_format,
        log_level=arguments.log_level.upper(),
        cards=arguments.cards,
        webhook=arguments.webhook,
        limits=arguments.limits,
        webhook_private=arguments.webhook_private,
    )
    return open_hall(wishes, arguments.open)
