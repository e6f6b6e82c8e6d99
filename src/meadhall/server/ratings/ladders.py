"""Ladders: rankings by rating for each game and number of players."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, case, func, select

from meadhall.server.protocol.people import Ladder, LadderRow
from meadhall.server.ratings.skill import SETTLED, Skill
from meadhall.server.storage.schema import ACCOUNTS, PROFILES, STANDINGS, TIES

SHOWN = 100


def visible_to(viewer: str) -> ColumnElement[bool]:
    """Condition: the account is visible to this viewer.

    Hidden people and people who have blocked the viewer are not visible. All people see themselves.
    """
    hides = select(PROFILES.c.guest).where(PROFILES.c.guest == ACCOUNTS.c.guest, PROFILES.c.hidden)
    shut = (TIES.c.guest == ACCOUNTS.c.guest, TIES.c.other == viewer, TIES.c.kind == "block")
    blocks = select(TIES.c.guest).where(*shut)
    return (ACCOUNTS.c.guest == viewer) | (~hides.exists() & ~blocks.exists())


def known_names(connection: Connection, names: list[str]) -> list[str]:
    """Return those of these names that belong to a public profile."""
    found = connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.name.in_(names), visible_to(""))).scalars()
    return sorted(found)


def ladder(connection: Connection, game: str, players: int, viewer: str) -> Ladder:
    """Return a ladder, best first. Provisional ratings stand below, without a place.

    `players` 0 chooses the number of players with the most rated people.
    """
    kinds = kinds_of(connection, game)
    players = players or (kinds[0] if kinds else 0)
    settled = STANDINGS.c.games >= SETTLED
    columns = (ACCOUNTS.c.name, ACCOUNTS.c.guest, STANDINGS)
    there = and_(STANDINGS.c.person == ACCOUNTS.c.guest, STANDINGS.c.game == game, STANDINGS.c.players == players)
    order = (case((settled, 0), else_=1), STANDINGS.c.mu.desc(), ACCOUNTS.c.key)
    found = connection.execute(select(*columns).where(there, visible_to(viewer)).order_by(*order).limit(SHOWN)).all()
    rows = [_row(at, row, viewer) for at, row in enumerate(found, 1)]
    return Ladder(game, players, sorted(kinds), rows, SETTLED)


def kinds_of(connection: Connection, game: str) -> list[int]:
    """Return the numbers of players for which a game has a ladder, those with the most rated people first."""
    counted = select(STANDINGS.c.players, func.count()).where(STANDINGS.c.game == game)
    found = connection.execute(counted.group_by(STANDINGS.c.players)).all()
    return [players for players, count in sorted(found, key=lambda row: (-row[1], row[0]))]


def _row(place: int, row: Any, viewer: str) -> LadderRow:  # Any: a row of a query knows no types
    strength, provisional = Skill(row.mu, row.sigma), row.games < SETTLED
    return LadderRow(
        place=0 if provisional else place,
        name=row.name,
        rating=strength.points,
        margin=strength.margin,
        games=row.games,
        won=row.won,
        provisional=provisional,
        mine=bool(viewer) and row.guest == viewer,
    )
