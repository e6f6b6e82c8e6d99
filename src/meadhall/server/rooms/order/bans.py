"""Bans of guests and of address ranges: an address is cut to its range, hashed with a secret, and then gone."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from sqlalchemy import Connection, delete, insert, select

from meadhall.server.contract.order import BanInfo
from meadhall.server.store.schema import BANS

FOUR, SIX = 24, 48  # bits of an address that are its range
TRACES, TRACE_S = 10_000, 24 * 3600.0  # guests whose range is remembered, in memory only, and for how long
DAY_S = 24 * 3600.0
MOST_DAYS = {"guest": 3650, "range": 30}  # a range is many people's
MOST_BANS = 10_000


def range_of(address: str, secret: str) -> str:
    """The digest of the range an address lies in; "" where there is none."""
    try:
        found = ip_address(address.partition("/")[0])
    except ValueError:
        return ""
    bits = SIX if isinstance(found, IPv6Address) else FOUR
    near = str(ip_network((found, bits), strict=False))
    return hmac.new(secret.encode(), near.encode(), hashlib.sha256).hexdigest()[:32]


class Traces:
    """From which range guests came lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def note(self, guest: str, near: str) -> None:
        """A guest did something."""
        if guest and near:
            self.kept.pop(guest, None)
            self.kept[guest] = near, time.monotonic()
            while len(self.kept) > TRACES:
                self.kept.popitem(last=False)

    def of(self, guest: str) -> str:
        """Their range, if it is known."""
        near, at = self.kept.get(guest, ("", 0.0))
        return near if time.monotonic() - at < TRACE_S else ""


class Bans:
    """Those that hold now, as every request asks for them."""

    def __init__(self) -> None:
        self.held: dict[str, float] = {}  # guests and ranges, until when

    def learn(self, found: dict[str, float]) -> None:
        """As they are on disk."""
        self.held = found

    def hold(self, *whoever: str) -> bool:
        """Is one of these banned?"""
        return bool(self.held) and any(self.held.get(one, 0.0) > time.time() for one in whoever if one)


# -- on disk


def holding(connection: Connection) -> dict[str, float]:
    """All that hold now; those that are over are gone."""
    connection.execute(delete(BANS).where(BANS.c.until <= time.time()))
    rows = connection.execute(select(BANS.c.what, BANS.c.until).limit(MOST_BANS))
    return {row.what: row.until for row in rows}


def listed(connection: Connection) -> list[BanInfo]:
    """For keepers; what a range is nobody can read from its digest."""
    rows = connection.execute(select(BANS).order_by(BANS.c.until).limit(200)).mappings()
    return [BanInfo(row["kind"], row["what"][:12], row["name"], row["why"], row["until"]) for row in rows]


def add(connection: Connection, kind: str, what: str, name: str, why: str, days: int) -> None:
    """Ban somebody, or somewhere; another ban of the same replaces it."""
    connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.what == what))
    until = time.time() + min(days, MOST_DAYS[kind]) * DAY_S
    connection.execute(insert(BANS).values(kind=kind, what=what, name=name, why=why, until=until))


def lift(connection: Connection, kind: str, begins: str) -> bool:
    """End a ban, named as it is listed."""
    found = connection.execute(select(BANS.c.what).where(BANS.c.kind == kind)).scalars()
    whole = next((what for what in found if what[:12] == begins), None)
    if whole is not None:
        connection.execute(delete(BANS).where(BANS.c.kind == kind, BANS.c.what == whole))
    return whole is not None
