"""Requests and responses of moderation: reports, votes, the moderators' desk, the host's page, personal data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from meadhall.server.protocol.messages import Key, Name, Number, SeatNumber

WhyText = Annotated[str, Meta(max_length=300)]
Days = Annotated[int, Meta(ge=1, le=3650)]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: report a chat message (by its number), the name at a seat, or a table to the moderators."""

    kind: Literal["talk", "name", "table"]
    number: Number = -1
    seat: SeatNumber = 0
    why: WhyText = ""


class KickVote(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: vote for removing a seat's player, or withdraw the vote."""

    seat: SeatNumber
    on: bool


class KickState(Struct, frozen=True):
    """The votes against a seat: how many, how many are needed, and whether the caller voted."""

    seat: int
    votes: int
    needed: int
    mine: bool


class ReportLine(Struct, frozen=True):
    """A chat message near the reported one."""

    name: str
    text: str
    meant: bool


class ReportInfo(Struct, frozen=True):
    """An open report."""

    id: str
    at: float
    kind: str
    table: str
    game: str
    name: str  # of the reported person; "" for a table
    why: str
    seats: list[str]
    lines: list[ReportLine]


class BanInfo(Struct, frozen=True):
    """A ban; `what` is the start of a digest of the guest or address range."""

    kind: str
    what: str
    name: str
    why: str
    until: float


class AuditLine(Struct, frozen=True):
    """An entry of the moderation log."""

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


class ModeratorDesk(Struct, frozen=True):
    """The moderators' page. `whole`: the log's chain of digests is intact."""

    keeper: str
    owner: bool
    reports: list[ReportInfo]
    bans: list[BanInfo]
    log: list[AuditLine]
    whole: bool
    staff: list[StaffMember] = []  # for the owner
    link: str = ""  # the one-time code that the last action made


class ModeratorAction(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: a moderator's action on a report, a table or an account, and the reason."""

    deed: Literal["done", "close-table", "rename", "ban", "lift", "annul", "appoint", "dismiss", "reset-link", "backup"]
    why: WhyText = ""
    report: Key = ""
    table: Key = ""
    account: Name = ""  # name of the account, if there is no report
    name: Name = ""  # the new name
    days: Days = 1
    near: bool = False  # the address range too
    kind: Key = ""  # of a ban to lift
    what: Key = ""


class BackupInfo(Struct, frozen=True):
    """A backup file in the host's folder."""

    name: str
    at: float
    size: int


class HostFigures(Struct, frozen=True):
    """The state of the hall for its host; process figures are of the process that answers."""

    version: str
    installed: str  # the version that a restart would run
    newest: str  # the version in the host's update file; "" if it names none or nothing newer
    engine: str
    python: str
    schema: str
    database: str  # sqlite | postgresql
    size: int  # bytes of a SQLite file; 0 for a database server
    uptime_s: float
    memory: int
    load: list[float]  # load average of the machine over 1, 5 and 15 minutes
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
    """Everything that the hall stores about the caller."""

    name: str
    account: str
    since: float
    games: list[dict[str, Any]]  # Any: plain columns
    rows: dict[str, list[dict[str, Any]]]  # every row that names me, by the names of the database's tables
    kept_elsewhere: list[str]  # data that is only in memory
