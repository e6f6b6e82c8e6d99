"""The queues of deliveries in the database, one for each channel.

A worker claims a delivery, sends it, and settles it; claiming and settling are transactions. A claim is a random word
that expires. Only the holder of the claim can settle, so a worker that was suspended for too long changes nothing.

If a worker dies between sending and settling, the delivery may or may not have arrived: it is sent again when the
claim has expired, under the same id. Receivers recognise it by the id (Message-ID of a mail, Topic of a push message,
`id` of the webhook). A settled delivery is never sent again.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, and_, case, delete, func, insert, or_, select, update

from meadhall.server.storage.schema import NOTES, TURNS

CONTENT = msgspec.json.Decoder(dict[str, Any])  # made before any thread decodes
CLAIM_S = 60.0  # seconds after which a claim expires, since its worker is probably dead
KEPT_S = 7 * 24 * 3600.0  # seconds for which settled deliveries are kept
RETRY_S = {  # seconds before each further attempt
    "code": (2.0, 5.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0),
    "mail": (60.0, 300.0, 1800.0, 7200.0),
    "push": (60.0, 300.0, 1800.0, 7200.0),
    "webhook": (2.0, 10.0, 60.0, 300.0),
}
EXPIRES_S = {"code": 3600.0, "mail": 2 * 24 * 3600.0, "push": 3 * 24 * 3600.0, "webhook": 3600.0}
MOST_WAITING = {"webhook": 1000}  # length of a queue; further deliveries are dropped


class Delivery(NamedTuple):
    """A delivery that this process has claimed."""

    id: str
    guest: str
    channel: str
    target: str  # a device, or a mail address
    host: str  # of the device; "" where the channel has one host only
    body: str  # JSON
    tries: int
    claim: str = ""
    claimed: float = 0.0  # on the monotonic clock, before the claim was written

    def content(self) -> dict[str, Any]:
        """Decode the body. Raises msgspec.DecodeError."""
        return CONTENT.decode(self.body)


def add(
    connection: Connection, name: str, guest: str, channel: str, target: str, body: dict[str, Any], host: str = ""
) -> bool:
    """Append a delivery to the queue of its channel; False: the queue is full."""
    now, most = time.time(), MOST_WAITING.get(channel)
    if most is not None:
        waiting = select(func.count()).where(NOTES.c.channel == channel, NOTES.c.state.in_(("waiting", "sending")))
        if (connection.execute(waiting).scalar() or 0) >= most:
            return False
    row = {"id": name, "guest": guest, "channel": channel, "target": target, "host": host[:255], "claim": ""}
    text = msgspec.json.encode(body).decode()
    connection.execute(insert(NOTES).values(**row, state="waiting", tries=0, body=text, at=now, due=now))
    return True


# -- a worker's work


def _claimable(channel: str, hosts: Collection[str], ids: Collection[str]) -> ColumnElement[bool]:
    """Condition: the delivery is due, not too old, not to one of these hosts, and not one of these ids."""
    now = time.time()
    due = and_(NOTES.c.channel == channel, NOTES.c.state.in_(("waiting", "sending")), NOTES.c.due <= now)
    fresh = NOTES.c.at > now - EXPIRES_S[channel]
    return and_(due, fresh, NOTES.c.host.not_in(hosts), NOTES.c.id.not_in(ids))


def is_due(connection: Connection, channel: str, hosts: Collection[str] = (), ids: Collection[str] = ()) -> bool:
    """Is there a delivery that may be claimed?"""
    return connection.execute(select(NOTES.c.id).where(_claimable(channel, hosts, ids)).limit(1)).first() is not None


def claim(
    connection: Connection, channel: str, most: int = 1, hosts: Collection[str] = (), ids: Collection[str] = ()
) -> list[Delivery]:
    """Claim the deliveries that have been due for longest."""
    began, word = time.monotonic(), secrets.token_hex(8)
    first = select(NOTES).where(_claimable(channel, hosts, ids)).order_by(NOTES.c.due, NOTES.c.at).limit(most)
    found = connection.execute(first.with_for_update(skip_locked=True)).mappings().all()
    mine = {"state": "sending", "due": time.time() + CLAIM_S, "claim": word}
    ours = NOTES.c.id.in_([row["id"] for row in found])
    connection.execute(update(NOTES).where(ours).values(tries=NOTES.c.tries + 1, **mine))
    return [_delivery_of(row, word, began) for row in found]


def _delivery_of(row: RowMapping, word: str, began: float) -> Delivery:
    who, what = (row["id"], row["guest"], row["channel"], row["target"]), (row["host"], row["body"])
    return Delivery(*who, *what, row["tries"] + 1, word, began)


def _settle(connection: Connection, delivery: Delivery, **values: object) -> bool:
    ours = and_(NOTES.c.id == delivery.id, NOTES.c.claim == delivery.claim, NOTES.c.state == "sending")
    return connection.execute(update(NOTES).where(ours).values(claim="", **values)).rowcount == 1


def mark_sent(connection: Connection, delivery: Delivery) -> bool:
    """Settle a sent delivery and delete its body; False: the claim has passed to another worker."""
    return _settle(connection, delivery, state="sent", body="")


def give_up(connection: Connection, delivery: Delivery) -> bool:
    """Settle a delivery that will not be sent."""
    return _settle(connection, delivery, state="failed", body="")


def retry(connection: Connection, delivery: Delivery) -> bool:
    """Schedule another attempt after a growing pause; True: the last attempt failed, so the delivery is given up."""
    pauses = RETRY_S[delivery.channel]
    if delivery.tries > len(pauses):
        give_up(connection, delivery)
        return True
    _settle(connection, delivery, state="waiting", due=time.time() + pauses[delivery.tries - 1])
    return False


def release(connection: Connection, delivery: Delivery) -> bool:
    """Give up a claim without an attempt: nothing was sent."""
    return _settle(connection, delivery, state="waiting", due=time.time(), tries=NOTES.c.tries - 1)


# -- all queues


def oldest(connection: Connection) -> dict[str, float]:
    """Return how many seconds the oldest delivery of each channel has waited; 0 if none waits."""
    now = time.time()
    alive = or_(*(and_(NOTES.c.channel == name, NOTES.c.at > now - age) for name, age in EXPIRES_S.items()))
    waiting = select(NOTES.c.channel, func.min(NOTES.c.at)).where(NOTES.c.state.in_(("waiting", "sending")), alive)
    found = {str(channel): float(at) for channel, at in connection.execute(waiting.group_by(NOTES.c.channel))}
    return {channel: max(0.0, now - found.get(channel, now)) for channel in EXPIRES_S}


def tidy(connection: Connection) -> None:
    """Give up deliveries that are too old, and delete those that were settled long ago."""
    now = time.time()
    lifetime = case(EXPIRES_S, value=NOTES.c.channel, else_=KEPT_S)
    expired = and_(NOTES.c.state.in_(("waiting", "sending")), NOTES.c.at < now - lifetime)
    connection.execute(update(NOTES).where(expired).values(state="failed", body=""))
    connection.execute(delete(NOTES).where(NOTES.c.at < now - KEPT_S, NOTES.c.state.in_(("sent", "failed"))))
    connection.execute(delete(TURNS).where(TURNS.c.at < now - KEPT_S, TURNS.c.note != ""))
