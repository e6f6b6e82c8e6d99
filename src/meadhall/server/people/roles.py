"""Roles and permissions. A role belongs to a person. Code checks permissions, never roles or names."""

from __future__ import annotations

import time
from enum import Enum
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from meadhall.server.storage.schema import ACCOUNTS, ROLES

Role = Literal["", "moderator", "owner"]
RANKS: dict[str, int] = {"": 0, "moderator": 1, "owner": 2}


class Permission(Enum):
    """What a person may do besides playing. A permission may include others; each role is one permission."""

    SEE_REPORTS = "see-reports"
    CLOSE_REPORT = "close-report"
    CLOSE_TABLE = "close-table"
    RENAME = "rename"
    BAN = "ban"
    ANNUL_RATINGS = "annul-ratings"
    APPOINT = "appoint"
    ISSUE_RESET_LINK = "issue-reset-link"
    SEE_HOST = "see-host"
    BACK_UP = "back-up"
    MODERATE = "moderate"
    OWN = "own"


INCLUDES: dict[Permission, frozenset[Permission]] = {
    Permission.MODERATE: frozenset(
        {
            Permission.SEE_REPORTS,
            Permission.CLOSE_REPORT,
            Permission.CLOSE_TABLE,
            Permission.RENAME,
            Permission.BAN,
            Permission.ANNUL_RATINGS,
        }
    ),
    Permission.OWN: frozenset(
        {
            Permission.MODERATE,
            Permission.APPOINT,
            Permission.ISSUE_RESET_LINK,
            Permission.SEE_HOST,
            Permission.BACK_UP,
        }
    ),
}
GRANTED_BY: dict[str, Permission] = {"moderator": Permission.MODERATE, "owner": Permission.OWN}


def permissions_of(role: str) -> frozenset[Permission]:
    """Return all permissions of a role, with the included ones."""
    if role not in GRANTED_BY:
        return frozenset()
    found, waiting = set[Permission](), [GRANTED_BY[role]]
    while waiting:
        permission = waiting.pop()
        found.add(permission)
        waiting.extend(INCLUDES.get(permission, frozenset()) - found)
    return frozenset(found)


class Actor(NamedTuple):
    """A person who uses a permission."""

    person: str
    name: str  # of the account
    role: Role

    def may(self, permission: Permission) -> bool:
        """Does the role have this permission?"""
        return permission in permissions_of(self.role)

    def outranks(self, role: str) -> bool:
        """May this person act on a person with that role?"""
        return RANKS[self.role] > RANKS[role]


def role_of(connection: Connection, person: str) -> Role:
    """Return the role of a person; "" for none."""
    found = connection.execute(select(ROLES.c.role).where(ROLES.c.person == person)).scalar()
    return found or ""


def actor_of(connection: Connection, person: str) -> Actor | None:
    """Return a person with an account as an actor; None for guests."""
    name = connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.guest == person)).scalar()
    return None if not person or name is None else Actor(person, name, role_of(connection, person))


def set_role(connection: Connection, person: str, role: Role) -> None:
    """Set the role of a person; "" removes it."""
    connection.execute(delete(ROLES).where(ROLES.c.person == person))
    if role:
        connection.execute(insert(ROLES).values(person=person, role=role, since=time.time()))


def has_owner(connection: Connection) -> bool:
    """Does this hall have an owner?"""
    return count(connection, "owner") > 0


def count(connection: Connection, role: Role) -> int:
    """Return how many people have this role."""
    return connection.execute(select(func.count()).select_from(ROLES).where(ROLES.c.role == role)).scalar() or 0
