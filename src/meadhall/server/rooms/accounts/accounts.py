"""Accounts: a name and a password, to be the same guest on several devices.

The token is derived from name and password, so whoever knows both is that guest, and nothing else
in the hall knows of accounts. A guest who gets another token keeps their seats, talk and mutes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, or_, select, update

from meadhall.server.contract.requests import Account, Who
from meadhall.server.play import luck
from meadhall.server.rooms.entry import names
from meadhall.server.rooms.entry.guests import hash_of
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.rooms.notifications import preferences
from meadhall.server.rooms.order import people_book as reports_book
from meadhall.server.rooms.public import PublicHall
from meadhall.server.rooms.room import Room
from meadhall.server.rooms.standing import ownership
from meadhall.server.rooms.talk import talk
from meadhall.server.store import records
from meadhall.server.store.books import ConflictError
from meadhall.server.store.schema import ACCOUNTS, GUESTS, MUTES, SEATS, TALK
from meadhall.server.thinking.turns import Behalf
from meadhall.server.workshop import sets

SECRET = "passwords"  # the key of the secret behind them among the hall's settings
SHORTEST_PASSWORD = 8  # letters of a password
LONGEST_KEY = 64
LONGEST_NAME = 28  # letters that are taken over from a provider
IDENTITIES = "identities"  # the key of the secret behind those whom a provider vouches for
NOBODY = "Viking"  # where a provider tells no name
AccountMove = Callable[[Connection], list[str] | None]  # the tables that came along; None: it may not be


# -- what people ask for


async def found(hall: PublicHall, guest: str, wish: Account, account: Behalf) -> str:
    """An account for this guest, or another name and password for theirs; the token to come in with from now on."""
    if len(wish.password) < SHORTEST_PASSWORD:
        raise UnwelcomeError(400, "password-short")
    key, name = names.key_of(wish.name), talk.tidy(wish.name)
    token = await token_for(hall, account, key, wish.password)
    new = hash_of(token)
    if hall.is_unwelcome(name):
        raise UnwelcomeError(409, "name-unwelcome")
    reserved = hall.order.keepers
    free = await _move(hall, guest, new, lambda c: _found(c, key, name, guest, new, reserved))
    hall.forge.was(free, account, key)
    if not free:
        raise UnwelcomeError(409, "name-taken")
    return token


async def enter(hall: PublicHall, guest: str, wish: Account, account: Behalf) -> str:
    """Come in on another device; a wrong name and a wrong password sound alike and take as long."""
    key = names.key_of(wish.name)
    token = await token_for(hall, account, key, wish.password)
    new = hash_of(token)
    right = await _move(hall, guest, new, lambda c: _enter(c, guest, new))
    hall.forge.was(right, account, key)
    if not right:
        raise UnwelcomeError(403, "wrong-password")
    return token


async def vouched(hall: PublicHall, old: str, new: str, wanted: str) -> None:
    """Whom the host's provider vouches for comes in; the first time under a name that nobody has."""
    if not await _move(hall, old, new, lambda c: _vouched(c, old, new, talk.tidy(wanted)[:LONGEST_NAME])):
        raise UnwelcomeError(409, "name-taken")


async def identity_secret(hall: PublicHall) -> str:
    """Behind the tokens of those whom a provider vouches for."""
    return await hall.store.write(lambda c: records.setting(c, IDENTITIES, luck.new_secret()))


async def token_for(hall: PublicHall, account: Behalf, key: str, password: str) -> str:
    """The token of this name and password; whoever was wrong often waits for it."""
    if not 1 <= len(key) <= LONGEST_KEY:
        raise UnwelcomeError(400, "name-needed")
    secret = await hall.store.write(lambda c: records.setting(c, SECRET, luck.new_secret()))
    return await hall.forge.token(secret, key, password, account)


async def _move(hall: PublicHall, old: str, new: str, work: AccountMove) -> bool:
    """On disk, if it may be; then in the rooms of this process, then others hear which tables to look at."""
    try:
        tables = await hall.store.write(work)
    except ConflictError:
        return False  # another process was faster
    if tables is not None:
        await tell(hall, lambda room: room.rename(old, new), tables)
    return tables is not None


async def tell(hall: PublicHall, change: Callable[[Room], None], tables: list[str]) -> None:
    """Somebody is somebody else: in all rooms of this process, and others look at these tables."""
    if hall.opening:
        await asyncio.wait([*hall.opening.values()])  # they may have read who sat there before
    for room in [*hall.rooms.values()]:
        change(room)
    for table in tables:
        hall.herald.cry(table, -1, sorted(hall.rooms[table].guests()) if table in hall.rooms else [])


# -- on disk


def who(connection: Connection, guest: str, provider: str) -> Who:
    """What somebody may know of their own account."""
    row = connection.execute(select(ACCOUNTS.c.name, ACCOUNTS.c.vouched).where(ACCOUNTS.c.guest == guest)).first()
    return Who("", provider) if row is None else Who(row.name, provider, bool(row.vouched))


def name_of(connection: Connection, guest: str) -> str:
    """The name of a guest's account, or ""."""
    return connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == guest)).scalar() or ""


def key_of(connection: Connection, guest: str) -> str:
    """What an account is entered by, or "": a keeper may have given it another name to be seen by."""
    return connection.execute(select(ACCOUNTS.c.key).where(ACCOUNTS.c.guest == guest)).scalar() or ""


def _found(
    connection: Connection, key: str, name: str, old: str, new: str, reserved: frozenset[str] = frozenset()
) -> list[str] | None:
    """The tables that came along; None where somebody else has the name, or could become a keeper by it."""
    owner = connection.execute(select(ACCOUNTS.c.guest).where(ACCOUNTS.c.key == key)).scalar()
    if owner == new:
        return _enter(connection, old, new)  # who knows the password is welcome
    if owner not in (None, old) or not names.is_free(connection, name, old) or (owner is None and key in reserved):
        return None
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.guest == old))
    connection.execute(insert(ACCOUNTS).values(key=key, name=name, guest=new, looks=names.looks_of(name)))
    records.set_name(connection, new, name)
    return move(connection, old, new)


def _vouched(connection: Connection, old: str, new: str, wanted: str) -> list[str] | None:
    """The tables that came along. An account with a password stays what it is; None: every such name is taken."""
    if not name_of(connection, new):
        name = names.free_like(connection, wanted or records.name_of(connection, old) or NOBODY, new)
        if not name:
            return None
        values = {"key": names.key_of(name), "name": name, "guest": new, "looks": names.looks_of(name)}
        connection.execute(insert(ACCOUNTS).values(vouched=True, **values))
        records.set_name(connection, new, name)
    return _enter(connection, old, new)


def _enter(connection: Connection, old: str, new: str) -> list[str] | None:
    """The tables that came along; None where there is no such account. What another account has stays with it."""
    if not name_of(connection, new):
        return None
    return [] if name_of(connection, old) else move(connection, old, new)


def move(connection: Connection, old: str, new: str) -> list[str]:
    """All that was one guest's is another's from now on; the tables they sit at."""
    tables = connection.execute(select(SEATS.c.table_id).where(SEATS.c.guest == old).distinct()).scalars().all()
    for table in (SEATS, TALK):
        connection.execute(update(table).where(table.c.guest == old).values(guest=new))
    connection.execute(delete(GUESTS).where(GUESTS.c.token_hash == old))
    _move_mutes(connection, old, new)
    preferences.move(connection, old, new)
    ownership.move(connection, old, new)
    sets.move(connection, old, new)
    reports_book.move(connection, old, new)
    return [*tables]


def _move_mutes(connection: Connection, old: str, new: str) -> None:
    """Whom they do not hear, and who does not hear them; nobody is deaf to themselves, nor twice to others."""
    both = (old, new)
    theirs = or_(MUTES.c.guest.in_(both), MUTES.c.muted.in_(both))
    pairs = connection.execute(select(MUTES.c.guest, MUTES.c.muted).where(theirs)).all()
    kept = {tuple(new if who == old else who for who in pair) for pair in pairs} - {(new, new)}
    connection.execute(delete(MUTES).where(theirs))
    if kept:
        connection.execute(insert(MUTES), [{"guest": guest, "muted": muted} for guest, muted in sorted(kept)])
