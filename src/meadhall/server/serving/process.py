"""Runs a hall, in one process or several, until it is told to stop."""

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
from meadhall.server.people import recovery, roles
from meadhall.server.people.openid import provider_settings
from meadhall.server.play.engine import find_games
from meadhall.server.rooms.bus import bus_for
from meadhall.server.rooms.notifications import service, webhook
from meadhall.server.rooms.order.wishes import read_words
from meadhall.server.serving import logs
from meadhall.server.serving.app import HallSettings, make_app, public_url_of
from meadhall.server.serving.collector import rest_the_collector
from meadhall.server.serving.crew import CAN_HAND_OVER, CrewMember, HallCrew
from meadhall.server.serving.server import Bell, CrewHTTP, HallServer
from meadhall.server.serving.supervisor import Supervisor
from meadhall.server.store.database import address, is_file
from meadhall.server.store.migrate import opened
from meadhall.server.thinking.bots import Bots
from meadhall.server.web import pocket_page
from meadhall.server.web.patience import PatientHTTP
from meadhall.server.web.websocket import DirectWebSocket

HIGHEST_PORT = 65_535
MAX_MESSAGE_BYTES = 8192  # bytes through a socket
SWITCH_INTERVAL_S = 0.0001  # seconds until a thread that waits for the interpreter gets it
SHUTDOWN_TIMEOUT_S = 3  # seconds for what was begun to end


class Wishes(HallSettings, frozen=True, kw_only=True):
    """How the hall is run: what its host chose, and how its processes serve it."""

    host: str
    port: int
    database: str
    workers: int = 1
    bot_workers: int = 1
    log_format: str = "text"
    log_level: str = ""
    cards: list[str] = []


def open_hall(wishes: Wishes, show: bool) -> int:
    """Listen, print the address, and serve until a signal comes."""
    logs.set_up(wishes.log_format, wishes.log_level)
    check(wishes)
    lay_out(wishes.cards)
    with TemporaryDirectory(prefix="meadhall-cards-", ignore_cleanup_errors=True) as made:
        os.environ[MADE] = made  # for this process and its children
        return serve(wishes, show)


def serve(wishes: Wishes, show: bool) -> int:
    """The same, once everything lies where processes find it."""
    with opened(wishes.database, new=True) as engine:  # migrated once for all processes
        code = claim_code(engine)
    door = open_door(wishes.host, wishes.port)
    bell = Bell() if wishes.workers == 1 else None  # several listen for themselves
    wishes = with_address(wishes, door.getsockname()[1])
    where = f"{listening_url(wishes.host, door.getsockname()[1], wishes.root_path)}/"
    sys.stdout.write(f"The hall is open: {where}\nClose it with Ctrl+C.\n")
    if code:
        sys.stdout.write(f"This hall has no owner yet. To become its owner, open {where}#/claim/{code}\n")
    sys.stdout.flush()
    if show:
        threading.Timer(0.5, webbrowser.open, [where]).start()
    if bell is None:
        return serve_together(wishes, door)
    keep_open(wishes, door, None, bell)
    return 0


def claim_code(engine: Engine) -> str:
    """A one-time code for the first owner; "" once the hall has one."""
    with engine.execution_options(writer=True).begin() as connection:
        return "" if roles.has_owner(connection) else recovery.issue(connection, "owner")


def with_address(wishes: Wishes, port: int) -> Wishes:
    """Add the address on which the hall listens: as its URL on loopback, and as a trusted name."""
    home = listening_url(wishes.host, port, wishes.root_path) if is_loopback(wishes.host) else ""
    names = [*wishes.trusted_hosts, wishes.host] if is_name(wishes.host) else wishes.trusted_hosts
    return msgspec.structs.replace(wishes, listening_url=home, trusted_hosts=names)


def serve_together(wishes: Wishes, door: socket.socket) -> int:
    """Several processes at one door; where connections can be handed over every table has one of them."""
    crew = HallCrew(wishes.workers) if CAN_HAND_OVER else None
    members = [crew.member(number) if crew else None for number in range(wishes.workers)]
    work = [(wishes, door, member) for member in members]
    return Supervisor(keep_open, work, crew.lost if crew else None).run()


def check(wishes: Wishes) -> None:
    """Refuse wrong arguments before anything starts."""
    if not 0 <= wishes.port <= HIGHEST_PORT:
        raise SetupError(f"--port {wishes.port}", right=f"at most {HIGHEST_PORT}; 0 takes any free one")
    for option, count in (("--workers", wishes.workers), ("--bot-workers", wishes.bot_workers)):
        if count < 1:
            raise SetupError(f"{option} {count}", right="at least 1")
    for option, days in (("--keep-guests", wishes.keep_guests), ("--keep-games", wishes.keep_games)):
        if days < 0:
            raise SetupError(f"{option} {days}", right="a number of days; 0 keeps them for ever")
    if wishes.root_path and not wishes.root_path.startswith("/"):
        raise SetupError(f"--root-path {wishes.root_path!r}", right="it begins with /, as in /meadhall")
    if wishes.workers > 1 and not (wishes.redis or CAN_HAND_OVER) and is_file(address(wishes.database)):
        right = "name a PostgreSQL with --database or a Redis with --redis, or take one process"
        raise SetupError("several processes over a file must hear of each other", right=right)
    check_addresses(wishes)
    if wishes.webhook:
        webhook.check(wishes.webhook)
    read_words(wishes.order.words)
    service.check(wishes.calls._replace(address=public_url_of(wishes)))
    if wishes.pocket:
        pocket_page.check(Path(wishes.pocket))
    bus_for(wishes.database, wishes.redis)


def check_addresses(wishes: Wishes) -> None:
    """Refuse a wrong public URL or name, and a provider that cannot know where to send people back."""
    public_url = public_url_of(wishes)
    trusted_names(wishes.trusted_hosts, public_url)
    if provider_settings() is not None and not public_url and not is_loopback(wishes.host):
        right = "--public-url https://example.org/hall, under which the provider sends people back"
        raise SetupError("a provider to sign in with, but no public URL", right=right)


def lay_out(folders: list[str]) -> None:
    """Put the host's card sets into the environment, where this process and its children find them."""
    for folder in folders:
        if not any(Path(folder).rglob("*.toml")):
            raise SetupError(f"--cards {folder}: no card set", right=f"`meadhall cards new {folder}` begins one")
    shelves = [*map(os.path.abspath, folders), *filter(None, [os.environ.get(SHELVES)])]
    os.environ[SHELVES] = os.pathsep.join(shelves)


def open_door(host: str, port: int) -> socket.socket:
    """Open the listening socket; connections wait until the hall is ready."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(kind)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as error:
        door.close()
        taken = "is another hall open there? --port 0 takes any free one"
        right = "127.0.0.1, or 0.0.0.0 for everybody" if isinstance(error, socket.gaierror) else taken
        raise SetupError(f"{host}, port {port}: {error.strerror}", right=right) from None
    door.listen(1024)
    door.set_inheritable(True)
    return door


def keep_open(wishes: Wishes, door: socket.socket, member: CrewMember | None, bell: Bell | None = None) -> None:
    """One process of the hall."""
    logs.set_up(wishes.log_format, wishes.log_level)
    bell = bell or Bell()
    config = uvicorn.Config(
        app_for(wishes, member),
        http=PatientHTTP if member is None else partial(CrewHTTP, member),  # type: ignore[arg-type]  # what makes one
        ws=DirectWebSocket,
        ws_max_size=MAX_MESSAGE_BYTES,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )
    make_room()
    rest_the_collector()
    take_turns_quickly()
    HallServer(config, bell, member).run([door])


def app_for(wishes: Wishes, member: CrewMember | None) -> Starlette:
    """The hall as these wishes have it, with its bots awake."""
    bots = Bots(wishes.bot_workers)
    bots.workers.warm_up()
    return make_app(wishes.database, find_games(), wishes, bots, member=member)


def make_room() -> None:
    """Raise the limit of open files: every page is one."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not everywhere

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def take_turns_quickly() -> None:
    """Shorten the interpreter's switch interval, so that the writer thread gets its turn soon."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
