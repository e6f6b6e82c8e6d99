"""Order in the hall: reports, votes, the keepers' desk, the host's page, one's own data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meadhall.server.contract.messages import Key, Name, Number, SeatNumber

WhyText = Annotated[str, Meta(max_length=300)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the keepers: of something said (its number), of the name at a seat, or of a table."""

    kind: Literal["talk", "name", "table"]
    number: Number = -1
    seat: SeatNumber = 0
    why: WhyText = ""


class KickVote(Struct, frozen=True, forbid_unknown_fields=True):
    """I want this seat to be left, or no longer."""

    seat: SeatNumber
    on: bool


class KickState(Struct, frozen=True):
    """How many want a seat to be left, how many are needed, and whether I do."""

    seat: int
    votes: int
    needed: int
    mine: bool


class ReportLine(Struct, frozen=True):
    """Something said around what was reported."""

    name: str
    text: str
    meant: bool


class ReportInfo(Struct, frozen=True):
    """A report that waits for a keeper."""

    id: str
    at: float
    kind: str
    table: str
    game: str
    name: str  # of the one reported; "" for a table
    why: str
    seats: list[str]
    lines: list[ReportLine]


class BanInfo(Struct, frozen=True):
    """A ban; `what` is the beginning of a digest."""

    kind: str
    what: str
    name: str
    why: str
    until: float


class AuditLine(Struct, frozen=True):
    """What a keeper did."""

    number: int
    at: float
    keeper: str
    deed: str
    about: str
    why: str


class StaffMember(Struct, frozen=True):
    """A person with a role in this hall."""

    name: str
    role: str  # owner | moderator
    since: float


class KeeperDesk(Struct, frozen=True):
    """Everything that waits for a moderator; `whole`: no line of the log was changed or taken out."""

    keeper: str
    owner: bool
    reports: list[ReportInfo]
    bans: list[BanInfo]
    log: list[AuditLine]
    whole: bool
    staff: list[StaffMember] = []  # for the owner
    link: str = ""  # the one-time code that the last action made


class KeeperDeed(Struct, frozen=True, forbid_unknown_fields=True):
    """What a keeper does, about a report, a table or an account, and why."""

    deed: Literal["done", "close-table", "rename", "ban", "lift", "annul", "appoint", "dismiss", "reset-link", "backup"]
    why: WhyText = ""
    report: Key = ""
    table: Key = ""
    account: Name = ""  # by its name, where there is no report
    name: Name = ""  # the new one
    days: Days = 1
    near: bool = False  # the address range too
    kind: Key = ""  # of a ban to be lifted
    what: Key = ""


class BackupInfo(Struct, frozen=True):
    """A backup that lies at the hall."""

    name: str
    at: float
    size: int


class HostFigures(Struct, frozen=True):
    """How the hall is, for its host; figures are of the process that answers."""

    version: str
    installed: str  # what a restart would run
    newest: str  # what the host's file names; "" if it names none, or nothing newer
    engine: str
    python: str
    schema: str
    database: str  # sqlite | postgresql
    size: int  # bytes of a file, 0 of a server
    uptime_s: float
    memory: int
    load: list[float]  # of the machine over 1, 5 and 15 minutes
    cores: int
    disk_free: int
    rooms: int
    sockets: int
    here: int  # guests with a page open
    waiting: int  # tables
    playing: int
    over: int
    guests: int
    accounts: int
    moves: int  # on disk
    writes_waiting: int
    ready: bool
    backups: list[BackupInfo]
    may_back_up: bool


class MyData(Struct, frozen=True):
    """Everything the hall keeps about me."""

    name: str
    account: str
    since: float
    games: list[dict[str, Any]]  # Any: plain columns
    rows: dict[str, list[dict[str, Any]]]  # every row that names me, by the names of the database's tables
    kept_elsewhere: list[str]  # what is kept in memory only
