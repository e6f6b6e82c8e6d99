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
    """The arguments of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on (default: {PORT}; 0: any free port)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    add_database(parser)
    add_hosting(parser)
    add_log(parser)


def add_hosting(parser: argparse.ArgumentParser) -> None:
    """Arguments for hosting others."""
    hosting = parser.add_argument_group("hosting others")
    hosting.add_argument("--workers", type=int, default=1, metavar="N", help="server processes (default: 1)")
    hosting.add_argument("--bot-workers", type=int, default=1, metavar="N", help="bot processes (default: 1)")
    cards = "a card set of your own, or a folder of them; may be repeated"
    hosting.add_argument("--cards", action="append", default=[], metavar="DIR", help=cards)
    hosting.add_argument("--redis", default="", metavar="URL", help="lets processes notify each other")
    hosting.add_argument("--webhook", default="", metavar="URL", help="notified when an absent player must move")
    limits = "none: no rate limits, for a hall among friends or a benchmark (default: usual)"
    hosting.add_argument("--limits", choices=LIMITS, default=LIMITS[0], help=limits)
    private = "allow a webhook in a private network"
    hosting.add_argument("--webhook-private", action="store_true", help=private)
    hosting.add_argument("--root-path", default="", metavar="/PATH", help="serve the hall below this path")


def add_log(parser: argparse.ArgumentParser) -> None:
    """Arguments for logging."""
    log = parser.add_argument_group("logging")
    log.add_argument("--log-format", choices=LOG_FORMATS, default="text", help="for people or for programs")
    log.add_argument("--log-level", default="", metavar="LEVEL", help="debug, info, warning, error or critical")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where games are kept."""
    data = str(default_data())
    parser.add_argument("--data", default=data, metavar="DIR", help=f"folder of the database (default: {data})")
    parser.add_argument("--database", default="", help="another SQLite file, or postgresql://user@host/name")


def database_of(arguments: argparse.Namespace) -> str:
    """The database that the arguments name."""
    return str(arguments.database or Path(arguments.data) / "hall.db")


def default_data() -> Path:
    """Where games are kept by default."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meadhall"


def serve(arguments: argparse.Namespace) -> int:
    """Run the hall until it is stopped."""
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
