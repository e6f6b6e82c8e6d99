"""`meadhall serve`: host games in the browser."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from meadhall.cli.commands.hall.database import add_database, database_of
from meadhall.core.errors import SetupError

if TYPE_CHECKING:
    from meadhall.server.moderation.settings import ModerationSettings
    from meadhall.server.notifications.channels import DeliverySettings
    from meadhall.server.run.process import ServeSettings

PORT = 8037
LIMITS = ("usual", "none")
LOG_FORMATS = ("text", "json")
PASSED_ON = (  # arguments that are passed on unchanged
    *("host", "port", "workers", "bot_workers", "redis", "log_format", "cards", "webhook", "limits"),
    *("webhook_private", "pocket", "listed", "keep_guests", "keep_games", "public_url", "trusted_hosts"),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on (default: {PORT}; 0: any free port)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    add_database(parser)
    add_hosting(parser)
    add_moderation(parser)
    add_notifications(parser)
    add_log(parser)
    parser.set_defaults(run=run)


def add_hosting(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for hosting other people."""
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
    pocket = "a folder written by `meadhall pocket build`, offered for playing offline"
    hosting.add_argument("--pocket", default="", metavar="DIR", help=pocket)
    guests = "days for which guests without games are kept after their last visit (default: 30; 0: for ever)"
    hosting.add_argument("--keep-guests", type=int, default=30, metavar="DAYS", help=guests)
    games = "days for which finished unrated games are kept (default: 0, for ever)"
    hosting.add_argument("--keep-games", type=int, default=0, metavar="DAYS", help=games)
    hosting.add_argument("--root-path", default="", metavar="/PATH", help="serve the hall below this path")
    public = "the public address of the hall, such as https://example.org/hall; sign-in with a provider, mail and"
    public += " web push need it (or MEADHALL_PUBLIC_URL)"
    hosting.add_argument("--public-url", "--address", dest="public_url", default="", metavar="URL", help=public)
    trusted = "another accepted host name; may be repeated (or MEADHALL_TRUSTED_HOSTS)"
    hosting.add_argument(
        "--trusted-host", dest="trusted_hosts", action="append", default=[], metavar="NAME", help=trusted
    )


def add_moderation(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for moderation and administration."""
    order = parser.add_argument_group("moderation and administration")
    for old in ("--owner", "--keeper"):  # service files that were written for earlier versions still use them
        order.add_argument(old, action="append", default=[], help=argparse.SUPPRESS)
    unwelcome = "a file of words, one per line, that are not allowed in names and chat"
    order.add_argument("--unwelcome", default="", metavar="FILE", help=unwelcome)
    backups = "folder for backups that are made on the page"
    order.add_argument("--backups", default="", metavar="DIR", help=backups)
    news = "a file with the number of the newest version, for the notice at #/host"
    order.add_argument("--newest", default="", metavar="FILE", help=news)


def add_notifications(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for the lobby, mail and abandoned games."""
    calling = parser.add_argument_group("lobby and notifications")
    listed = "list new tables in the lobby unless their host wants otherwise"
    calling.add_argument("--listed", action="store_true", help=listed)
    calling.add_argument("--mail", default="", metavar="SMTP", help="mail server, such as smtp://user@host:587")
    calling.add_argument("--mail-from", default="", metavar="SENDER", help="such as 'Meadhall <hall@example.org>'")
    idle = "days without an answer after which a game of several people ends (default: 30; 0: never)"
    calling.add_argument("--idle-days", type=int, default=30, metavar="N", help=idle)


def add_log(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for logging."""
    log = parser.add_argument_group("logging")
    log.add_argument("--log-format", choices=LOG_FORMATS, default="text", help="for people or for programs")
    log.add_argument("--log-level", default="", metavar="LEVEL", help="debug, info, warning, error or critical")


def run(args: argparse.Namespace) -> int:
    """Run the hall until it is stopped."""
    try:
        from meadhall.server.run.process import open_hall
    except ModuleNotFoundError as error:
        right = f"it needs {error.name}; `make setup` installs everything"
        raise SetupError("the hall is not installed here", right=right) from None
    return open_hall(serve_settings(args), args.open)


def serve_settings(args: argparse.Namespace) -> ServeSettings:
    """Return the server's settings from the arguments."""
    from meadhall.server.run.process import ServeSettings

    same = {name: getattr(args, name) for name in PASSED_ON}
    same |= {"root_path": args.root_path.rstrip("/"), "log_level": args.log_level.upper()}
    database, moderation, notifications = database_of(args), moderation_settings(args), notification_settings(args)
    return ServeSettings(database=database, order=moderation, calls=notifications, **same)


def notification_settings(args: argparse.Namespace) -> DeliverySettings:
    """Return the settings for notifications: public address, mail server, days until an idle game ends."""
    from meadhall.server.notifications.channels import DeliverySettings

    return DeliverySettings(args.public_url.rstrip("/"), args.mail, args.mail_from, args.idle_days)


def moderation_settings(args: argparse.Namespace) -> ModerationSettings:
    """Return the settings for moderation, backups and the notice about new versions."""
    from meadhall.server.moderation.settings import ModerationSettings

    if args.owner or args.keeper:
        note = "--owner and --keeper have no effect any more: the owner claims the hall and appoints moderators."
        print(f"{note} See docs/hosting.md.", file=sys.stderr)
    return ModerationSettings(args.unwelcome, args.backups, args.newest)
