"""Runs a hall, in one process or several, until a signal stops it."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvicorn
from sqlalchemy import Engine
from starlette.applications import Starlette

from meadhall.core.cards import MADE, SHELVES
from meadhall.core.errors import SetupError
from meadhall.server.addresses import is_loopback, is_name, listening_url, trusted_names
from meadhall.server.moderation.settings import read_words
from meadhall.server.notifications import service, webhook
from meadhall.server.people import recovery, roles
from meadhall.server.people.openid import provider_settings
from meadhall.server.run import logs
from meadhall.server.run.app import HallSettings, make_app, public_url_of
from meadhall.server.run.bus import bus_for
from meadhall.server.run.collector import disable_automatic_collection
from meadhall.server.run.crew import CAN_HAND_OVER, CrewMember, HallCrew
from meadhall.server.run.server import CrewHTTP, HallServer, StopRequest
from meadhall.server.run.supervisor import Supervisor
from meadhall.server.storage.database import address, is_file
from meadhall.server.storage.migrate import opened
from meadhall.server.tables.engine import find_games
from meadhall.server.web import pocket_page
from meadhall.server.web.request_timeout import TimeoutHTTP
from meadhall.server.web.websocket import DirectWebSocket
from meadhall.server.workers.bots import Bots

HIGHEST_PORT = 65_535
MAX_MESSAGE_BYTES = 8192  # largest WebSocket message from a page
SWITCH_INTERVAL_S = 0.0001  # seconds that a thread may keep the interpreter lock
SHUTDOWN_TIMEOUT_S = 3  # seconds for running requests to finish


class ServeSettings(HallSettings, frozen=True, kw_only=True):
    """All settings of `meadhall serve`: those of the hall, and how its processes serve it."""

    host: str
    port: int
    database: str
    workers: int = 1
    bot_workers: int = 1
    log_format: str = "text"
    log_level: str = ""
    cards: list[str] = []


def open_hall(settings: ServeSettings, show: bool) -> int:
    """Listen, print the address, and serve until a signal comes."""
    logs.set_up(settings.log_format, settings.log_level)
    check(settings)
    export_card_folders(settings.cards)
    with TemporaryDirectory(prefix="meadhall-cards-", ignore_cleanup_errors=True) as made:
        os.environ[MADE] = made  # for this process and its children
        return serve(settings, show)


def serve(settings: ServeSettings, show: bool) -> int:
    """Migrate the database, listen, and serve until a signal comes."""
    with opened(settings.database, new=True) as engine:  # migrated once for all processes
        code = claim_code(engine)
    listener = open_listener(settings.host, settings.port)
    stop = StopRequest() if settings.workers == 1 else None  # with several processes each handles signals itself
    settings = with_address(settings, listener.getsockname()[1])
    where = f"{listening_url(settings.host, listener.getsockname()[1], settings.root_path)}/"
    sys.stdout.write(f"The hall is open: {where}\nClose it with Ctrl+C.\n")
    if code:
        sys.stdout.write(f"This hall has no owner yet. To become its owner, open {where}#/claim/{code}\n")
    sys.stdout.flush()
    if show:
        threading.Timer(0.5, webbrowser.open, [where]).start()
    if stop is None:
        return run_processes(settings, listener)
    run_process(settings, listener, None, stop)
    return 0


def claim_code(engine: Engine) -> str:
    """A one-time code for the first owner; "" once the hall has one."""
    with engine.execution_options(writer=True).begin() as connection:
        return "" if roles.has_owner(connection) else recovery.issue(connection, "owner")


def with_address(settings: ServeSettings, port: int) -> ServeSettings:
    """Add the address on which the hall listens: as its URL on loopback, and as a trusted name."""
    home = listening_url(settings.host, port, settings.root_path) if is_loopback(settings.host) else ""
    names = [*settings.trusted_hosts, settings.host] if is_name(settings.host) else settings.trusted_hosts
    return msgspec.structs.replace(settings, listening_url=home, trusted_hosts=names)


def run_processes(settings: ServeSettings, listener: socket.socket) -> int:
    """Serve with several processes on one listening socket. Where possible, each table belongs to one process."""
    crew = HallCrew(settings.workers) if CAN_HAND_OVER else None
    members = [crew.member(number) if crew else None for number in range(settings.workers)]
    work = [(settings, listener, member) for member in members]
    return Supervisor(run_process, work, crew.lost if crew else None).run()


def check(settings: ServeSettings) -> None:
    """Refuse wrong arguments before anything starts."""
    if not 0 <= settings.port <= HIGHEST_PORT:
        raise SetupError(f"--port {settings.port}", right=f"at most {HIGHEST_PORT}; 0 takes any free one")
    for option, count in (("--workers", settings.workers), ("--bot-workers", settings.bot_workers)):
        if count < 1:
            raise SetupError(f"{option} {count}", right="at least 1")
    for option, days in (("--keep-guests", settings.keep_guests), ("--keep-games", settings.keep_games)):
        if days < 0:
            raise SetupError(f"{option} {days}", right="a number of days; 0 keeps them for ever")
    if settings.root_path and not settings.root_path.startswith("/"):
        raise SetupError(f"--root-path {settings.root_path!r}", right="it begins with /, as in /meadhall")
    if settings.workers > 1 and not (settings.redis or CAN_HAND_OVER) and is_file(address(settings.database)):
        right = "name a PostgreSQL with --database or a Redis with --redis, or take one process"
        raise SetupError("several processes over a file must hear of each other", right=right)
    check_addresses(settings)
    if settings.webhook:
        webhook.check(settings.webhook)
    read_words(settings.order.words)
    service.check(settings.calls._replace(address=public_url_of(settings)))
    if settings.pocket:
        pocket_page.check(Path(settings.pocket))
    bus_for(settings.database, settings.redis)


def check_addresses(settings: ServeSettings) -> None:
    """Refuse a wrong public URL or name, and a provider that cannot know where to send people back."""
    public_url = public_url_of(settings)
    trusted_names(settings.trusted_hosts, public_url)
    if provider_settings() is not None and not public_url and not is_loopback(settings.host):
        right = "--public-url https://example.org/hall, under which the provider sends people back"
        raise SetupError("a provider to sign in with, but no public URL", right=right)


def export_card_folders(folders: list[str]) -> None:
    """Put the host's card sets into the environment, where this process and its children find them."""
    for folder in folders:
        if not any(Path(folder).rglob("*.toml")):
            raise SetupError(f"--cards {folder}: no card set", right=f"`meadhall cards new {folder}` begins one")
    shelves = [*map(os.path.abspath, folders), *filter(None, [os.environ.get(SHELVES)])]
    os.environ[SHELVES] = os.pathsep.join(shelves)


def open_listener(host: str, port: int) -> socket.socket:
    """Open the listening socket; connections wait until the hall is ready."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(kind)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        taken = "is another hall open there? --port 0 takes any free one"
        right = "127.0.0.1, or 0.0.0.0 for everybody" if isinstance(error, socket.gaierror) else taken
        raise SetupError(f"{host}, port {port}: {error.strerror}", right=right) from None
    listener.listen(1024)
    listener.set_inheritable(True)
    return listener


def run_process(
    settings: ServeSettings, listener: socket.socket, member: CrewMember | None, stop: StopRequest | None = None
) -> None:
    """Serve in one process until a signal comes."""
    logs.set_up(settings.log_format, settings.log_level)
    stop = stop or StopRequest()
    config = uvicorn.Config(
        app_for(settings, member),
        http=TimeoutHTTP if member is None else partial(CrewHTTP, member),  # type: ignore[arg-type]  # a factory
        ws=DirectWebSocket,
        ws_max_size=MAX_MESSAGE_BYTES,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )
    raise_file_limit()
    disable_automatic_collection()
    shorten_switch_interval()
    HallServer(config, stop, member).run([listener])


def app_for(settings: ServeSettings, member: CrewMember | None) -> Starlette:
    """The application for these settings, with started bot workers."""
    bots = Bots(settings.bot_workers)
    bots.workers.warm_up()
    return make_app(settings.database, find_games(), settings, bots, member=member)


def raise_file_limit() -> None:
    """Raise the limit of open files, since every page needs one."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # missing on Windows

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def shorten_switch_interval() -> None:
    """Shorten the interpreter's switch interval, so that the database writer thread waits less."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
