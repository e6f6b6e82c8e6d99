"""Names: look-alikes count as the same, and the name of an account belongs to its owner."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from confusable_homoglyphs import confusables
from sqlalchemy import Connection, delete, insert, select, update

from meadhall.server.rooms.talk import talk
from meadhall.server.store.schema import ACCOUNTS, BARRED_NAMES

LONGEST_LOOK = 64
TRIES = 50  # names like another one


def key_of(name: str) -> str:
    """The same however it is written: the key of an account."""
    return unicodedata.normalize("NFKC", talk.clean_line(name)).casefold()


def looks_of(name: str) -> str:
    """The same for all that look alike: a Cyrillic а is a Latin a, a nought an o, an accent nothing."""
    letters = unicodedata.normalize("NFKD", key_of(name))
    return "".join(_look(letter) for letter in letters if not unicodedata.combining(letter))[:LONGEST_LOOK]


@lru_cache(4096)
def _look(letter: str) -> str:
    found = confusables.is_confusable(letter, preferred_aliases=["latin"])
    return str(found[0]["homoglyphs"][0]["c"]).casefold() if found else letter


def is_free(connection: Connection, name: str, guest: str) -> bool:
    """May a guest go by this name? Not if it looks like another one's account, or like what keepers took from them."""
    return not is_taken(connection, name, guest) and not _is_barred(connection, name, guest)


def is_taken(connection: Connection, name: str, guest: str) -> bool:
    """Does it look like the name of somebody else's account?"""
    looks = looks_of(name)
    owners = connection.execute(select(ACCOUNTS.c.guest).where(ACCOUNTS.c.looks == looks)).scalars() if looks else ()
    return any(owner != guest for owner in owners)


def _is_barred(connection: Connection, name: str, guest: str) -> bool:
    theirs = (BARRED_NAMES.c.guest == guest, BARRED_NAMES.c.looks == looks_of(name))
    return bool(guest) and connection.execute(select(BARRED_NAMES.c.guest).where(*theirs)).first() is not None


def bar(connection: Connection, guest: str, old: str, new: str) -> None:
    """A keeper has given somebody another name: the old one is not theirs again, unless a keeper gives it back."""
    for name in (old, new):
        theirs = (BARRED_NAMES.c.guest == guest, BARRED_NAMES.c.looks == looks_of(name))
        connection.execute(delete(BARRED_NAMES).where(*theirs))
    if looks_of(old) != looks_of(new):
        connection.execute(insert(BARRED_NAMES).values(guest=guest, looks=looks_of(old)))


def free_like(connection: Connection, name: str, guest: str) -> str:
    """This name, or one like it that nobody has; "" if there are too many."""
    tries = [name, *(f"{name} {number}" for number in range(2, TRIES))]
    return next((one for one in tries if key_of(one) and is_free(connection, one, guest)), "")


def fill_missing_looks(connection: Connection) -> None:
    """Accounts of older halls: how their names look was not written down."""
    for row in connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.looks == "")).all():
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.key == row.key).values(looks=looks_of(row.name)))
