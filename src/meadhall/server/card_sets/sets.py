"""Card sets and drafts in the database, with limits per person and for the whole hall."""

from __future__ import annotations

import base64
import time
import zlib

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from meadhall.server.card_sets.set_folder import Files, FullError
from meadhall.server.protocol.workshop import CardSetInfo, DraftInfo, SetDraft
from meadhall.server.storage.schema import CARD_SETS, DRAFTS

MOST_OF_GUEST = 40  # sets that one guest may share or try
MOST_SETS = 20_000  # sets of all guests
MOST_DRAFTS = 10  # of one account
MOST_DRAFT_BYTES = 200_000_000  # of all accounts, packed
FILES = msgspec.json.Decoder(Files)


def pack(files: Files) -> str:
    """Compress the files of a set for the database."""
    return base64.b85encode(zlib.compress(msgspec.json.encode(files), 6)).decode()


def unpack(text: str) -> Files:
    """Return the files that `pack` compressed."""
    return FILES.decode(zlib.decompress(base64.b85decode(text)))


# -- shared sets


def find(connection: Connection, name: str) -> CardSetInfo | None:
    """Return a set by its name, or None."""
    row = connection.execute(select(CARD_SETS).where(CARD_SETS.c.name == name)).mappings().first()
    return None if row is None else CardSetInfo(row["name"], row["game"], row["title"], unpack(row["files"]))


def keep(connection: Connection, kept: CardSetInfo, guest: str) -> None:
    """Store a checked set, unless the same content is stored already. Raises FullError."""
    known = connection.execute(select(CARD_SETS.c.name).where(CARD_SETS.c.name == kept.name)).scalar()
    if known:
        return
    mine = select(func.count()).select_from(CARD_SETS).where(CARD_SETS.c.guest == guest)
    if (connection.execute(mine).scalar() or 0) >= MOST_OF_GUEST:
        raise FullError
    if (connection.execute(select(func.count()).select_from(CARD_SETS)).scalar() or 0) >= MOST_SETS:
        raise FullError
    values = {"name": kept.name, "game": kept.game, "title": kept.title, "files": pack(kept.files)}
    connection.execute(insert(CARD_SETS).values(guest=guest, made=time.time(), **values))


# -- drafts


def drafts_of(connection: Connection, guest: str) -> list[DraftInfo]:
    """Return the drafts of an account, last changed first."""
    columns = (DRAFTS.c.key, DRAFTS.c.game, DRAFTS.c.title, DRAFTS.c.changed)
    rows = connection.execute(select(*columns).where(DRAFTS.c.guest == guest).order_by(DRAFTS.c.changed.desc()))
    return [DraftInfo(*row) for row in rows]


def draft_of(connection: Connection, guest: str, key: str) -> SetDraft | None:
    """Return one draft of an account, or None."""
    mine = select(DRAFTS).where(DRAFTS.c.guest == guest, DRAFTS.c.key == key)
    row = connection.execute(mine).mappings().first()
    return (
        None if row is None else SetDraft(row["key"], row["game"], row["title"], unpack(row["files"]), row["changed"])
    )


def keep_draft(connection: Connection, guest: str, draft: SetDraft) -> None:
    """Insert or update a draft. Raises FullError."""
    packed = pack(draft.files)
    there = (DRAFTS.c.guest == guest, DRAFTS.c.key == draft.key)
    values = {"game": draft.game, "title": draft.title, "files": packed, "changed": time.time()}
    spent = connection.execute(select(func.sum(func.length(DRAFTS.c.files)))).scalar() or 0
    if spent + len(packed) > MOST_DRAFT_BYTES:
        raise FullError
    if connection.execute(update(DRAFTS).where(*there).values(**values)).rowcount:
        return
    mine = connection.execute(select(func.count()).select_from(DRAFTS).where(DRAFTS.c.guest == guest)).scalar() or 0
    if mine >= MOST_DRAFTS:
        raise FullError
    connection.execute(insert(DRAFTS).values(guest=guest, key=draft.key, **values))


def forget_draft(connection: Connection, guest: str, key: str) -> None:
    """Delete a draft."""
    connection.execute(delete(DRAFTS).where(DRAFTS.c.guest == guest, DRAFTS.c.key == key))
