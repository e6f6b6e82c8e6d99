"""The hall: tables in the browser. It knows no rules; it moves questions, answers and views."""

from __future__ import annotations

import argparse
import gc
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

PORT = 8037
LONGEST_MESSAGE = 8192


def main(argv: list[str] | None = None) -> int:
    """`meadhall serve` by itself."""
    parser = argparse.ArgumentParser("meadhall serve", description="Open a hall on this machine.")
    add_arguments(parser)
    return serve(parser.parse_args(argv))


def add_command(subparsers: Subparsers) -> None:
    """Add `serve` to a command line. It sets `run` to a function of the parsed arguments."""
    parser = subparsers.add_parser("serve", help="open a hall: play in the browser")
    add_arguments(parser)
    parser.set_defaults(run=serve)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How a hall may be opened."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only here)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on (default: {PORT}, 0: any)")
    parser.add_argument("--database", default=str(default_database()), help="file or database address")
    parser.add_argument("--open", action="store_true", help="show the page in the browser")


def default_database() -> Path:
    """Where games are kept if nothing else is said."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "meadhall" / "hall.db"


def calm_the_collector() -> None:
    """What is loaded stays, and matches have no cycles: look for cycles seldom, so that nobody waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)


def serve(arguments: argparse.Namespace) -> int:
    """Keep the hall open until it is closed."""
    import uvicorn  # here, so that the terminal game starts without it

    from meadhall.server.app import make_app
    from meadhall.server.sitting import find_games

    config = uvicorn.Config(
        make_app(arguments.database, find_games()),
        host=arguments.host,
        port=arguments.port,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
    calm_the_collector()
    socket = config.bind_socket()
    socket.listen()  # whoever comes before the hall is ready waits at the door
    address = f"http://{arguments.host}:{socket.getsockname()[1]}/"
    sys.stdout.write(f"The hall is open: {address}\nClose it with Ctrl+C.\n")
    sys.stdout.flush()
    if arguments.open:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    uvicorn.Server(config).run([socket])
    return 0
