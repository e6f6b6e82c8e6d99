"""Notification preferences of a guest in the database: mail address, devices, quiet hours, absence."""

from __future__ import annotations

import hashlib
import hmac
import re
import time
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import Connection, delete, func, insert, select, update

from meadhall.server.protocol.notifications import ChangeNotifications, Device
from meadhall.server.storage.schema import DEVICES, REACH

ADDRESS = re.compile(r"[^@\s<>\",;:()\[\]\\]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
CODE_S = 3600.0  # seconds for which a confirmation code is valid
TRIES = 5  # wrong codes until a code becomes invalid
MOST_DEVICES = 10
DAY_S = 24 * 3600.0
PAUSE_S = 7 * DAY_S  # least seconds between two absences
DEFAULTS: dict[str, Any] = {  # Any: columns of several kinds
    "mail": "",
    "confirmed": False,
    "code": "",
    "code_until": 0.0,
    "tries": 0,
    "zone": "",
    "quiet_from": 0,
    "quiet_to": 0,
    "digest": 600,
    "away_from": 0.0,
    "away_until": 0.0,
    "lang": "en",
}
Reach = dict[str, Any]


def load(connection: Connection, guest: str) -> Reach:
    """Read a guest's preferences; defaults if the guest has none."""
    found = connection.execute(select(REACH).where(REACH.c.guest == guest)).mappings().first()
    return {"guest": guest, **DEFAULTS} if found is None else dict(found)


def change(connection: Connection, guest: str, **values: object) -> None:
    """Change some of a guest's preferences."""
    done = connection.execute(update(REACH).where(REACH.c.guest == guest).values(**values))
    if done.rowcount == 0:
        connection.execute(insert(REACH).values(**{"guest": guest, **DEFAULTS, **values}))


def set_quiet_hours(connection: Connection, guest: str, wish: ChangeNotifications) -> None:
    """Store the quiet hours, the pause between notifications, and the language."""
    hours = {
        "zone": wish.zone,
        "quiet_from": wish.quiet_from,
        "quiet_to": wish.quiet_to,
    }
    change(connection, guest, digest=wish.digest, lang=wish.lang, **hours)


# -- mail


def is_address(mail: str) -> bool:
    """Does this text look like a mail address?"""
    return mail.isascii() and ADDRESS.fullmatch(mail) is not None


def hash_of(guest: str, code: str) -> str:
    """Return the stored hash of a confirmation code."""
    return hashlib.sha256(f"{guest} {code}".encode()).hexdigest()


def set_mail(connection: Connection, guest: str, mail: str, code: str, lang: str) -> None:
    """Store a new mail address with a confirmation code. Until it is confirmed it gets no other mail."""
    fresh = {"code": hash_of(guest, code) if mail else "", "code_until": time.time() + CODE_S, "tries": 0}
    change(connection, guest, mail=mail, confirmed=False, lang=lang, **fresh)


def confirm(connection: Connection, guest: str, code: str) -> bool:
    """Confirm a mail address with its code; False: the code is wrong or expired, or was tried too often."""
    known = load(connection, guest)
    right = bool(known["code"]) and hmac.compare_digest(known["code"], hash_of(guest, code))
    if right and known["tries"] < TRIES and known["code_until"] > time.time():
        change(connection, guest, confirmed=True, code="")
        return True
    change(connection, guest, tries=known["tries"] + 1)
    return False


def stop_mail(connection: Connection, guest: str) -> None:
    """Delete a guest's mail address."""
    change(connection, guest, mail="", confirmed=False, code="")


# -- devices


def device_id(endpoint: str) -> str:
    """Return the id of a device."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def set_device(connection: Connection, guest: str, device: Device) -> None:
    """Add or remove a browser's push subscription. A subscription of another guest in this browser is replaced."""
    name = device_id(device.endpoint)
    connection.execute(delete(DEVICES).where(DEVICES.c.id == name))
    if not device.on:
        return
    keys = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
    connection.execute(insert(DEVICES).values(id=name, guest=guest, since=time.time(), **keys))
    mine = select(DEVICES.c.id).where(DEVICES.c.guest == guest).order_by(DEVICES.c.since.desc()).offset(MOST_DEVICES)
    old = [*connection.execute(mine.limit(MOST_DEVICES)).scalars()]
    connection.execute(delete(DEVICES).where(DEVICES.c.id.in_(old)))


def devices_of(connection: Connection, guest: str) -> list[str]:
    """Return the ids of a guest's devices."""
    return [*connection.execute(select(DEVICES.c.id).where(DEVICES.c.guest == guest)).scalars()]


def endpoints_of(connection: Connection, guest: str) -> dict[str, str]:
    """Return a guest's devices with their endpoints."""
    found = connection.execute(select(DEVICES.c.id, DEVICES.c.endpoint).where(DEVICES.c.guest == guest))
    return {row.id: row.endpoint for row in found}


def channels_of(connection: Connection, guest: str) -> list[str]:
    """Return the channels through which a guest is notified."""
    known = load(connection, guest)
    pushed = connection.execute(select(func.count()).where(DEVICES.c.guest == guest)).scalar()
    return ["push"] * bool(pushed) + ["mail"] * bool(known["mail"] and known["confirmed"])


# -- time


def is_zone(zone: str) -> bool:
    """Is this the IANA name of a time zone? "" stands for UTC."""
    return zone == "" or find_zone(zone) is not None


def find_zone(zone: str) -> ZoneInfo | None:
    """Return the time zone of this IANA name; None: the name is unknown or its data is missing."""
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError):  # KeyError: ZoneInfoNotFoundError. ValueError: a path. OSError: a folder
        return None


def is_quiet(known: Reach, now: float) -> bool:
    """Is now within quiet hours or an absence? UTC replaces a time zone whose data is missing."""
    if known["away_until"] > now:
        return True
    start, end = known["quiet_from"], known["quiet_to"]
    there = datetime.fromtimestamp(now, find_zone(known["zone"]) or UTC)
    minute = there.hour * 60 + there.minute
    return bool(start <= minute < end if start <= end else minute >= start or minute < end)


def set_absence(connection: Connection, guest: str, days: int) -> bool:
    """Begin an absence of some days, or end it with 0; False: the last one ended too recently."""
    known, now = load(connection, guest), time.time()
    if days == 0:
        if known["away_until"] > now:
            change(connection, guest, away_until=now)
        return True
    if known["away_until"] > now - PAUSE_S and known["away_from"] > 0:
        return False
    change(connection, guest, away_from=now, away_until=now + days * DAY_S)
    return True


def away_within(known: Reach, since: float, until: float) -> float:
    """Return the seconds of an absence between these times, during which no clock runs."""
    return max(0.0, min(until, float(known["away_until"])) - max(since, float(known["away_from"])))
