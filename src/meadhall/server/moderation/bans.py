"""Bans of guests and of address ranges, and kicks from a table. Of an address only a keyed digest is stored."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from sqlalchemy import Connection, delete, insert, select

from meadhall.server.protocol.moderation import BanInfo
from meadhall.server.storage.schema import BANS, KICKS

FOUR, SIX = 24, 48  # bits of an IPv4 and of an IPv6 address that identify its range
TRACES, TRACE_S = 10_000, 24 * 3600.0  # most guests whose range is kept in memory, and for how long
DAY_S = 24 * 3600.0
MOST_DAYS = {"guest": 3650, "range": 30}  # longest bans; many people share a range
MOST_BANS = 10_000


def range_of(address: str, secret: str) -> str:
    """Return the digest of an address's range; "" if the text is not an address."""
    try:
        found = ip_address(address.partition("/")[0])
    except ValueError:
        return ""
    bits = SIX if isinstance(found, IPv6Address) else FOUR
    near = str(ip_network((found, bits), strict=False))
    return hmac.new(secret.encode(), near.encode(), hashlib.sha256).hexdigest()[:32]


class RecentRanges:
    """The address ranges from which guests connected lately, in memory only."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def note(self, guest: str, near: str) -> None:
        """Remember the range of a guest's request."""
        if guest and near:
            self.kept.pop(guest, None)
            self.kept[guest] = near, time.monotonic()
            while len(self.kept) > TRACES:
                self.kept.popitem(last=False)

    def of(self, guest: str) -> str:
        """Return the range of a guest, or "" if it is not known."""
        near, at = self.kept.get(guest, ("", 0.0))
        return near if time.monotonic() - at < TRACE_S else ""


class Bans:
    """The current bans in memory, checked at every request."""

    def __init__(self) -> None:
        self.held: dict[str, float] = {}  # guest or range → end of the ban

    def replace(self, found: dict[str, float]) -> None:
        """Replace the bans by those read from the database."""
        self.held = found

    def contain_any(self, *subjects: str) -> bool:
        """Is one of these guests or ranges banned?"""
        return bool(self.held) and any(self.held.get(one, 0.0) > time.time() for one in subjects if one)


# -- in the database


def current(connection: Connection) -> dict[str, float]:
    """Read the current bans, and delete expired ones."""
    connection.execute(delete(BANS).where(BANS.c.until <= time.time()))
    rows = connection.execute(select(BANS.c.what, BANS.c.until).limit(MOST_BANS))
    return {row.what: row.until for row in rows}


def list_bans(connection: Connection) -> list[BanInfo]:
    """Return bans for the moderators' page. A range cannot be read from its digest."""
    rows = connection.execute(select(BANS).order_by(BANS.c.until).limit(200)).mappings()
    return [BanInfo(row["kind"], row["what"][:12], row["name"], row["why"], row["until"]) for row in rows]


def add(connection: Connection, kind: str, what: str, name: str, why: str, days: int) -> None:
    """Ban a guest or a range. An earlier ban of the same guest or range is replaced."""
    connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.what == what))
    until = time.time() + min(days, MOST_DAYS[kind]) * DAY_S
    connection.execute(insert(BANS).values(kind=kind, what=what, name=name, why=why, until=until))


def lift(connection: Connection, kind: str, begins: str) -> bool:
    """End the ban whose guest or range begins like this; False: there is none."""
    found = connection.execute(select(BANS.c.what).where(BANS.c.kind == kind)).scalars()
    whole = next((what for what in found if what[:12] == begins), None)
    if whole is not None:
        connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.what == whole))
    return whole is not None


def was_voted_out(connection: Connection, table: str, guest: str) -> bool:
    """Was this guest voted out of this table?"""
    done = select(KICKS.c.seat).where(KICKS.c.table_id == table, KICKS.c.voter < 0, KICKS.c.guest == guest)
    return connection.execute(done.limit(1)).first() is not None
