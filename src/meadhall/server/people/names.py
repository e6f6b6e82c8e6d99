"""Account names. Look-alikes count as the same name, and a name belongs to the owner of its account."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs import confusables
from sqlalchemy import Connection, delete, insert, select, update

from meadhall.server.chat import talk
from meadhall.server.storage.schema import ACCOUNTS, BARRED_NAMES

LONGEST_LOOK = 64
TRIES = 50  # numbers tried to make a name free


def key_of(name: str) -> str:
    """Return the key of a name: equal for all spellings that differ in case or Unicode form."""
    return unicodedata.normalize("NFKC", talk.clean_line(name)).casefold()


def looks_of(name: str) -> str:
    """Return a form that is equal for look-alikes: Cyrillic а and Latin a, 0 and o, with and without accents."""
    letters = unicodedata.normalize("NFKD", key_of(name))
    return "".join(_look(letter) for letter in letters if not unicodedata.combining(letter))[:LONGEST_LOOK]


@lru_cache(4096)
def _look(letter: str) -> str:
    found = confusables.is_confusable(letter, preferred_aliases=["latin"])
    return str(found[0]["homoglyphs"][0]["c"]).casefold() if found else letter


def is_free(connection: Connection, name: str, guest: str) -> bool:
    """May a guest use this name? It must not look like another account's name or like one taken by moderators."""
    return not is_taken(connection, name, guest) and not _is_barred(connection, name, guest)


def is_taken(connection: Connection, name: str, guest: str) -> bool:
    """Does it look like the name of another person's account?"""
    looks = looks_of(name)
    owners = connection.execute(select(ACCOUNTS.c.guest).where(ACCOUNTS.c.looks == looks)).scalars() if looks else ()
    return any(owner != guest for owner in owners)


def _is_barred(connection: Connection, name: str, guest: str) -> bool:
    theirs = (BARRED_NAMES.c.guest == guest, BARRED_NAMES.c.looks == looks_of(name))
    return bool(guest) and connection.execute(select(BARRED_NAMES.c.guest).where(*theirs)).first() is not None


def bar(connection: Connection, guest: str, old: str, new: str) -> None:
    """Forbid a person the old name after a moderator renamed them; the new name is allowed again."""
    for name in (old, new):
        theirs = (BARRED_NAMES.c.guest == guest, BARRED_NAMES.c.looks == looks_of(name))
        connection.execute(delete(BARRED_NAMES).where(*theirs))
    if looks_of(old) != looks_of(new):
        connection.execute(insert(BARRED_NAMES).values(guest=guest, looks=looks_of(old)))


def free_like(connection: Connection, name: str, guest: str) -> str:
    """Return this name, or the name with a number that makes it free; "" if there are too many."""
    tries = [name, *(f"{name} {number}" for number in range(2, TRIES))]
    return next((one for one in tries if key_of(one) and is_free(connection, one, guest)), "")


def fill_missing_looks(connection: Connection) -> None:
    """Store the look-alike forms of account names that older versions left empty."""
    for row in connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.looks == "")).all():
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.key == row.key).values(looks=looks_of(row.name)))
