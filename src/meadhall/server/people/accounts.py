"""Accounts: creating one, signing in and out, changing name and password, deleting.

A person keeps the same id from the first visit on; an account adds a name and credentials. Signing in starts a
session. A guest who signs in to an existing account takes along what the guest had: tables, talk, mutes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update

from meadhall.server.chat import talk
from meadhall.server.moderation import audit
from meadhall.server.notifications import queue
from meadhall.server.people import credentials, names, personal_data, recovery, roles, sessions
from meadhall.server.people.credentials import PasswordCredential
from meadhall.server.people.passwords import hash_password
from meadhall.server.people.sessions import Session
from meadhall.server.protocol.accounts import Account, ForgotPassword, NewName, NewPassword, ResetPassword, Who
from meadhall.server.storage import records
from meadhall.server.storage.hall_storage import ConflictError
from meadhall.server.storage.schema import ACCOUNTS, DEVICES, ENTRANTS, NOTES, REACH, SEATS, TALK
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall
from meadhall.server.tables.room import Room
from meadhall.server.workers.turns import Requester

T = TypeVar("T")
SHORTEST_PASSWORD = 8  # characters of a password
CODES_A_DAY = 3  # to one mail address
DAY_S = 24 * 3600.0
LONGEST_KEY = 64
LONGEST_NAME = 28  # characters taken over from a provider
UNNAMED = "Viking"  # name of an account whose provider gives none


class SignedIn(NamedTuple):
    """The result of a sign-in: the new session, and the changes that came with it."""

    token: str
    person: str
    ended: list[str]  # sessions that have ended
    moved: list[str] = []  # tables where the guest of this browser sat
    guest: str = ""  # that guest, if merged


# -- requests


async def create_account(
    hall: PublicHall, session: Session, wish: Account, requester: Requester, device: str
) -> SignedIn:
    """Create an account for the guest of this session. The right name and password of an account sign in to it."""
    key, name = check_name(hall, wish.name)
    check_password_length(wish.password)
    credential = await hall.store.read(lambda c: credentials.password_of(c, key))
    if credential is not None:
        return await sign_in(hall, session, wish, requester, device, wrong=UnwelcomeError(409, "name-taken"))
    hashed = await hall.passwords.run(partial(hash_password, wish.password), requester, key)
    signed_in = await _write(hall, lambda c: _create(c, session, key, name, hashed, device))
    hall.passwords.record_attempt(signed_in is not None, requester, key)
    if signed_in is None:
        raise UnwelcomeError(409, "name-taken")
    return _announce(hall, signed_in)


async def sign_in(
    hall: PublicHall,
    session: Session | None,
    wish: Account,
    requester: Requester,
    device: str,
    wrong: UnwelcomeError | None = None,
) -> SignedIn:
    """Start a session for the person with this name and password."""
    key = names.key_of(wish.name)
    if not 1 <= len(key) <= LONGEST_KEY:
        raise UnwelcomeError(400, "name-needed")
    credential = await hall.store.read(lambda c: credentials.password_of(c, key))
    replacement = await _check(hall, credential, wish.password, requester, key, wrong)
    assert credential is not None
    person = credential.person
    signed_in = await _write(hall, lambda c: _sign_in(c, session, person, device, replacement))
    if signed_in is None:
        raise wrong or UnwelcomeError(403, "wrong-password")  # the account was deleted meanwhile
    return await _merge_rooms(hall, signed_in)


async def sign_in_external(
    hall: PublicHall, session: Session, identity: tuple[str, str], name: str, device: str
) -> SignedIn:
    """Start a session for the person whom the provider has identified by issuer and subject.

    The first time this makes an account under a free name like the one that the provider gives.
    """
    wanted = talk.clean_line(name)[:LONGEST_NAME]
    unwelcome = hall.is_unwelcome(wanted)
    signed_in = await _write(hall, lambda c: _external(c, session, identity, "" if unwelcome else wanted, device))
    if signed_in is None:
        raise UnwelcomeError(409, "name-taken")
    return await _merge_rooms(hall, signed_in)


async def sign_in_person(hall: PublicHall, session: Session, person: str, device: str) -> SignedIn:
    """Start a session for a person who has proven who they are, for instance with a passkey."""
    signed_in = await _write(hall, lambda c: _sign_in(c, session, person, device))
    if signed_in is None:
        raise UnwelcomeError(403, "wrong-password")
    return await _merge_rooms(hall, signed_in)


async def sign_out(hall: PublicHall, session: Session) -> None:
    """End this session. A guest has no other way back to their tables and is refused."""
    if not await hall.store.read(lambda c: name_of(c, session.person)):
        raise UnwelcomeError(409, "no-account")
    await hall.sessions.end(session.person, [session.id])


async def confirm(hall: PublicHall, session: Session, password: str, requester: Requester) -> None:
    """Verify that the caller owns the account, before changes that could lock the owner out.

    The password is required if the account has one. Otherwise the session must be some minutes old at most.
    """
    credential = await hall.store.read(lambda c: credentials.password_of_person(c, session.person))
    if credential is not None:
        replacement = await _check(hall, credential, password, requester, credential.key)
        if replacement:  # at once: hashes of the earlier kind depend on the name, which may change next
            await hall.store.write(lambda c: credentials.set_password(c, session.person, replacement))
    elif not session.is_fresh:
        raise UnwelcomeError(403, "sign-in-again")


async def change_name(hall: PublicHall, session: Session, wish: NewName, requester: Requester) -> None:
    """Change the account's name, which is used to sign in and shown to others."""
    key, name = check_name(hall, wish.name)
    await confirm(hall, session, wish.password, requester)
    tables = await _write(hall, lambda c: _rename(c, session.person, key, name))
    if tables is None:
        raise UnwelcomeError(409, "name-taken")
    await update_rooms(hall, lambda room: room.call(session.person, name), tables)


async def change_password(
    hall: PublicHall, session: Session, wish: NewPassword, requester: Requester, device: str
) -> SignedIn:
    """Store another password, end all sessions of the person, and start a new one for this browser."""
    check_password_length(wish.new)
    await confirm(hall, session, wish.old, requester)
    hashed = await hall.passwords.run(partial(hash_password, wish.new), requester, session.person)
    signed_in = await hall.store.write(lambda c: _set_password(c, session.person, hashed, device))
    return _announce(hall, signed_in)


async def send_reset_code(hall: PublicHall, wish: ForgotPassword) -> None:
    """Send a code to the confirmed mail address of this account, if it has one. The reply shows nothing of that."""
    if hall.ways.mail:
        await hall.store.write(lambda c: _send_reset(c, names.key_of(wish.name)))


async def reset_password(hall: PublicHall, wish: ResetPassword, requester: Requester, device: str) -> SignedIn:
    """Set a new password for the person of a one-time code, and sign in."""
    check_password_length(wish.password)
    key = f"reset {requester.who}"  # wrong codes of one person must not delay others
    hashed = await hall.passwords.run(partial(hash_password, wish.password), requester, key)
    signed_in = await hall.store.write(lambda c: _reset(c, wish.code, hashed, device))
    hall.passwords.record_attempt(signed_in is not None, requester, key)
    if signed_in is None:
        raise UnwelcomeError(403, "wrong-code")
    return _announce(hall, signed_in)


async def claim_hall(hall: PublicHall, session: Session, code: str) -> None:
    """Make the caller the first owner, with the code of the link that the server printed."""
    if not await hall.store.read(lambda c: name_of(c, session.person)):
        raise UnwelcomeError(409, "no-account")
    if not await hall.store.write(lambda c: _claim(c, session.person, code)):
        raise UnwelcomeError(403, "wrong-code")


def check_name(hall: PublicHall, wanted: str) -> tuple[str, str]:
    """Return key and spelling of a name that an account may have. Raises UnwelcomeError."""
    key, name = names.key_of(wanted), talk.clean_line(wanted)
    if not 1 <= len(key) <= LONGEST_KEY:
        raise UnwelcomeError(400, "name-needed")
    if hall.is_unwelcome(name):
        raise UnwelcomeError(409, "name-unwelcome")
    return key, name


def check_password_length(password: str) -> None:
    """Refuse a short password."""
    if len(password) < SHORTEST_PASSWORD:
        raise UnwelcomeError(400, "password-short")


async def _check(
    hall: PublicHall,
    credential: PasswordCredential | None,
    password: str,
    requester: Requester,
    key: str,
    wrong: UnwelcomeError | None = None,
) -> str:
    """Return the hash that shall replace the stored one, or "". Raises UnwelcomeError if the password is wrong."""
    checked = await hall.passwords.run(partial(credentials.check_password, credential, password), requester, key)
    hall.passwords.record_attempt(checked.right, requester, key)
    if not checked.right:
        raise wrong or UnwelcomeError(403, "wrong-password")
    return checked.replacement


async def _write(hall: PublicHall, work: Callable[[Connection], T | None]) -> T | None:
    """Run a transaction; return None if another process has changed the same rows first."""
    try:
        return await hall.store.write(work)
    except ConflictError:
        return None


def _announce(hall: PublicHall, signed_in: SignedIn) -> SignedIn:
    hall.sessions.announce_end(signed_in.ended)
    return signed_in


async def _merge_rooms(hall: PublicHall, signed_in: SignedIn) -> SignedIn:
    """Apply a guest's new id to open tables, and announce the sessions that ended."""
    if signed_in.guest:
        await update_rooms(hall, lambda room: room.rename(signed_in.guest, signed_in.person), signed_in.moved)
    return _announce(hall, signed_in)


async def update_rooms(hall: PublicHall, change: Callable[[Room], None], tables: list[str]) -> None:
    """Apply a change of a person to the open tables, and tell other processes which tables to read again."""
    if hall.opening:
        await asyncio.wait([*hall.opening.values()])  # rooms being opened may have read the seats before this change
    for room in [*hall.rooms.values()]:
        change(room)
    for table in tables:
        hall.bus.publish(table, -1, sorted(hall.rooms[table].guests()) if table in hall.rooms else [])


# -- queries


def who(connection: Connection, person: str, provider: str) -> Who:
    """Return the account as its owner may see it."""
    name = name_of(connection, person)
    if not name:
        return Who("", provider)
    kinds = credentials.kinds_of(connection, person)
    return Who(
        name,
        provider,
        password=bool(kinds & {credentials.PASSWORD, credentials.OLD_PASSWORD}),
        external=bool(kinds & {credentials.OPENID, credentials.OLD_OPENID}),
        passkeys=credentials.passkeys_of(connection, person),
        role=roles.role_of(connection, person),
    )


def name_of(connection: Connection, person: str) -> str:
    """Return the name of a person's account, or ""."""
    return connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == person)).scalar() or ""


def person_named(connection: Connection, key: str) -> str:
    """Return the person whose account has this key, or ""."""
    return connection.execute(select(ACCOUNTS.c.guest).where(ACCOUNTS.c.key == key)).scalar() or ""


def add_account(connection: Connection, person: str, key: str, name: str) -> bool:
    """Give a guest an account. Returns False if another account has the name or one that looks like it."""
    if person_named(connection, key) or not names.is_free(connection, name, person):
        return False
    connection.execute(insert(ACCOUNTS).values(key=key, name=name, guest=person, looks=names.looks_of(name)))
    records.set_name(connection, person, name)
    return True


def _create(connection: Connection, session: Session, key: str, name: str, hashed: str, device: str) -> SignedIn | None:
    if name_of(connection, session.person):
        raise UnwelcomeError(409, "has-account")
    if not add_account(connection, session.person, key, name):
        return None
    credentials.set_password(connection, session.person, hashed)
    return _start_as_owner(connection, session.person, device)


def _sign_in(
    connection: Connection, session: Session | None, person: str, device: str, replacement: str = ""
) -> SignedIn | None:
    """Insert one session. If the guest of this browser owns anything, merge the guest into the account."""
    if not name_of(connection, person):
        return None
    if replacement:
        credentials.set_password(connection, person, replacement)
    if session is None or session.person == person or name_of(connection, session.person):
        return _start(connection, person, session, device)
    if not personal_data.owns_anything(connection, session.person):
        return _start(connection, person, None, device)
    ended = sessions.end_others(connection, session.person)
    moved = personal_data.merge(connection, session.person, person)
    token = sessions.new_token()
    sessions.start(connection, person, token, device)
    return SignedIn(token, person, ended, moved, session.person)


def _start(connection: Connection, person: str, before: Session | None, device: str) -> SignedIn:
    """Start a session in place of the one that this browser had."""
    ended = [] if before is None else sessions.end(connection, before.person, [before.id])
    token = sessions.new_token()
    sessions.start(connection, person, token, device)
    return SignedIn(token, person, ended)


def _start_as_owner(connection: Connection, person: str, device: str) -> SignedIn:
    """Start the first session of a new account. Other sessions and the guest's mail address become void."""
    connection.execute(update(REACH).where(REACH.c.guest == person).values(mail="", confirmed=False, code=""))
    ended = sessions.end_others(connection, person)
    token = sessions.new_token()
    sessions.start(connection, person, token, device)
    return SignedIn(token, person, ended)


def _external(
    connection: Connection, session: Session, identity: tuple[str, str], wanted: str, device: str
) -> SignedIn | None:
    person = credentials.person_of_external(connection, *identity)
    if not person:
        guest = not name_of(connection, session.person)
        person = session.person if guest else sessions.add_person(connection)
        name = names.free_like(connection, wanted or records.name_of(connection, person) or UNNAMED, person)
        if not name or not add_account(connection, person, names.key_of(name), name):
            return None
        credentials.add(connection, credentials.OPENID, credentials.external_subject(*identity), person)
        ended = [] if guest else sessions.end(connection, session.person, [session.id])  # a browser has one session
        started = _start_as_owner(connection, person, device)
        return started._replace(ended=[*started.ended, *ended])
    return _sign_in(connection, session, person, device)


def _set_password(connection: Connection, person: str, hashed: str, device: str) -> SignedIn:
    """Set the password; end all sessions and web push, because a device may be stolen."""
    credentials.set_password(connection, person, hashed)
    recovery.void(connection, person)
    connection.execute(delete(DEVICES).where(DEVICES.c.guest == person))
    ended = sessions.end_others(connection, person)
    token = sessions.new_token()
    sessions.start(connection, person, token, device)
    return SignedIn(token, person, ended)


def _send_reset(connection: Connection, key: str) -> None:
    person = person_named(connection, key)
    known = connection.execute(select(REACH).where(REACH.c.guest == person, REACH.c.confirmed)).first()
    if not person or known is None or not known.mail:
        return
    lately = (NOTES.c.channel == "code", NOTES.c.target == known.mail, NOTES.c.at > time.time() - DAY_S)
    if (connection.execute(select(func.count()).select_from(NOTES).where(*lately)).scalar() or 0) < CODES_A_DAY:
        content = {"lang": known.lang, "reset": recovery.issue(connection, "mail", person)}
        queue.add(connection, secrets.token_hex(12), person, "code", known.mail, content)


def _reset(connection: Connection, code: str, hashed: str, device: str) -> SignedIn | None:
    person = recovery.redeem(connection, code, "mail", "link")
    if person is None or not name_of(connection, person):
        return None
    return _set_password(connection, person, hashed, device)


def _claim(connection: Connection, person: str, code: str) -> bool:
    if roles.has_owner(connection) or recovery.redeem(connection, code, "owner") is None:
        return False
    roles.set_role(connection, person, "owner")
    audit.append(connection, roles.Actor(person, name_of(connection, person), "owner"), "claim", "", "")
    return True


def _rename(connection: Connection, person: str, key: str, name: str) -> list[str] | None:
    """Rename an account; return the tables at which the person sits, or None if the name is taken."""
    other = person_named(connection, key)
    if other not in ("", person) or not names.is_free(connection, name, person):
        return None
    values = {"key": key, "name": name, "looks": names.looks_of(name)}
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.guest == person).values(**values))
    return show_name(connection, person, name)


def show_name(connection: Connection, person: str, name: str) -> list[str]:
    """Change the shown name of a person everywhere. Returns the tables at which they sit."""
    records.set_name(connection, person, name)
    connection.execute(update(TALK).where(TALK.c.guest == person).values(name=name))
    connection.execute(update(SEATS).where(SEATS.c.guest == person).values(name=name))
    connection.execute(update(ENTRANTS).where(ENTRANTS.c.guest == person).values(name=name))
    mine = select(SEATS.c.table_id).where(SEATS.c.guest == person).distinct()
    return [*connection.execute(mine).scalars()]
