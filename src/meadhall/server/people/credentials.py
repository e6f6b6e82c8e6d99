"""Credentials: proofs that a person owns an account.

| kind         | subject              | secret                      |
|--------------|----------------------|-----------------------------|
| password     | person               | argon2id hash               |
| openid       | issuer and subject   | –                           |
| passkey      | credential id        | public key and counter      |
| old-password | hash of an old token | – (replaced when it is used) |
| old-openid   | hash of an old token | – (replaced when it is used) |
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from meadhall.server.people.passwords import hash_password, is_right, needs_rehash, old_token
from meadhall.server.people.sessions import hash_of
from meadhall.server.protocol.accounts import PasskeyInfo
from meadhall.server.storage.schema import ACCOUNTS, CREDENTIALS, SETTINGS

PASSWORD, OPENID, PASSKEY = "password", "openid", "passkey"
OLD_PASSWORD, OLD_OPENID = "old-password", "old-openid"
OLD_PASSWORD_SECRET, OLD_OPENID_SECRET = "passwords", "identities"  # keys of secrets among the hall's settings
MOST_PASSKEYS = 20


class PasswordCredential(NamedTuple):
    """A stored password credential of an account."""

    person: str
    key: str  # the name of the account
    kind: str
    subject: str
    secret: str
    old_secret: str  # of the hall, for credentials of the earlier kind


class PasswordCheck(NamedTuple):
    """The result of a password check, and a hash that shall replace the stored one, or ""."""

    right: bool
    replacement: str = ""


def password_of(connection: Connection, key: str) -> PasswordCredential | None:
    """Return the password credential of the account with this name, or None."""
    found = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.key == key)
    person = connection.execute(found).scalar()
    return None if person is None else password_of_person(connection, person)


def password_of_person(connection: Connection, person: str) -> PasswordCredential | None:
    """Return the password credential of a person, or None."""
    theirs = (CREDENTIALS.c.person == person, CREDENTIALS.c.kind.in_((PASSWORD, OLD_PASSWORD)))
    row = connection.execute(select(CREDENTIALS).where(*theirs)).first()
    if row is None:
        return None
    key = connection.execute(select(ACCOUNTS.c.key).where(ACCOUNTS.c.guest == person)).scalar() or ""
    old = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == OLD_PASSWORD_SECRET)).scalar()
    return PasswordCredential(person, key, row.kind, row.subject, row.secret, old or "")


def check_password(credential: PasswordCredential | None, password: str) -> PasswordCheck:
    """Check a password. Slow on purpose; without a credential it takes as long as with one."""
    if credential is None:
        return PasswordCheck(is_right("", password))
    if credential.kind == OLD_PASSWORD:
        token = old_token(credential.old_secret, credential.key, password)
        right = hmac.compare_digest(hash_of(token), credential.subject)
        return PasswordCheck(right, hash_password(password) if right else "")
    right = is_right(credential.secret, password)
    return PasswordCheck(right, hash_password(password) if right and needs_rehash(credential.secret) else "")


def set_password(connection: Connection, person: str, hashed: str) -> None:
    """Store this hash in place of any password that the person had."""
    theirs = (CREDENTIALS.c.person == person, CREDENTIALS.c.kind.in_((PASSWORD, OLD_PASSWORD)))
    connection.execute(delete(CREDENTIALS).where(*theirs))
    add(connection, PASSWORD, person, person, hashed)


def add(connection: Connection, kind: str, subject: str, person: str, secret: str = "", label: str = "") -> None:
    """Insert a credential of a person."""
    values = {"kind": kind, "subject": subject, "person": person, "secret": secret, "label": label}
    connection.execute(insert(CREDENTIALS).values(created=time.time(), **values))


def kinds_of(connection: Connection, person: str) -> set[str]:
    """Return the kinds of credentials that a person has."""
    return set(connection.execute(select(CREDENTIALS.c.kind).where(CREDENTIALS.c.person == person)).scalars())


# -- OpenID Connect


def external_subject(issuer: str, subject: str) -> str:
    """Return the subject under which a provider's identity is stored."""
    return f"{issuer}\n{subject}"


def person_of_external(connection: Connection, issuer: str, subject: str) -> str:
    """Return the person of a provider's identity, or "". A credential of the earlier kind is replaced."""
    found = select(CREDENTIALS.c.person).where(
        CREDENTIALS.c.kind == OPENID, CREDENTIALS.c.subject == external_subject(issuer, subject)
    )
    person = connection.execute(found).scalar()
    return person or _replace_old_external(connection, issuer, subject)


def _replace_old_external(connection: Connection, issuer: str, subject: str) -> str:
    secret = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == OLD_OPENID_SECRET)).scalar()
    if secret is None:
        return ""
    made = hmac.new(secret.encode(), f"{issuer}\n{subject}".encode(), hashlib.sha256).digest()
    old = hash_of(base64.urlsafe_b64encode(made).decode().rstrip("="))
    there = (CREDENTIALS.c.kind == OLD_OPENID, CREDENTIALS.c.subject == old)
    person = connection.execute(select(CREDENTIALS.c.person).where(*there)).scalar()
    if person:
        connection.execute(delete(CREDENTIALS).where(*there))
        add(connection, OPENID, external_subject(issuer, subject), person)
    return person or ""


# -- passkeys


class PasskeySecret(msgspec.Struct, frozen=True):
    """The stored part of a passkey."""

    public_key: str  # base64url
    sign_count: int


READ = msgspec.json.Decoder(PasskeySecret)


def passkeys_of(connection: Connection, person: str) -> list[PasskeyInfo]:
    """Return the passkeys of a person, oldest first."""
    theirs = (CREDENTIALS.c.person == person, CREDENTIALS.c.kind == PASSKEY)
    rows = connection.execute(select(CREDENTIALS).where(*theirs).order_by(CREDENTIALS.c.created))
    return [PasskeyInfo(row.subject, row.label, row.created) for row in rows]


def add_passkey(connection: Connection, person: str, subject: str, secret: PasskeySecret, label: str) -> bool:
    """Insert a passkey. Returns False if the person has too many."""
    theirs = (CREDENTIALS.c.person == person, CREDENTIALS.c.kind == PASSKEY)
    count = connection.execute(select(func.count()).select_from(CREDENTIALS).where(*theirs)).scalar() or 0
    if count >= MOST_PASSKEYS:
        return False
    add(connection, PASSKEY, subject, person, msgspec.json.encode(secret).decode(), label)
    return True


def passkey(connection: Connection, subject: str) -> tuple[str, PasskeySecret] | None:
    """Return the person and the public key of a credential id, or None."""
    there = (CREDENTIALS.c.kind == PASSKEY, CREDENTIALS.c.subject == subject)
    row = connection.execute(select(CREDENTIALS).where(*there)).first()
    return None if row is None else (row.person, READ.decode(row.secret))


def count_passkey_use(connection: Connection, subject: str, secret: PasskeySecret) -> None:
    """Store the counter after a sign-in."""
    there = (CREDENTIALS.c.kind == PASSKEY, CREDENTIALS.c.subject == subject)
    connection.execute(update(CREDENTIALS).where(*there).values(secret=msgspec.json.encode(secret).decode()))


def remove_passkey(connection: Connection, person: str, subject: str) -> bool:
    """Delete a passkey of this person. Returns False if there is none."""
    there = (CREDENTIALS.c.kind == PASSKEY, CREDENTIALS.c.subject == subject, CREDENTIALS.c.person == person)
    return connection.execute(delete(CREDENTIALS).where(*there)).rowcount == 1
