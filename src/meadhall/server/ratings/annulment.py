"""Annulment of an account's results by a moderator: its games no longer count, and ratings are recomputed."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from meadhall.server.ratings.audit import correct
from meadhall.server.ratings.ledger import step
from meadhall.server.storage.schema import RATED, RATED_SEATS

ANNULLED = "annulled"


def annul(connection: Connection, person: str) -> int:
    """Annul all games of this person that count; return the number of games.

    Every rating of these kinds of games is computed again, so opponents get back points that they lost, and lose
    points that they won.
    """
    while step(connection, whole=True):
        pass  # games that have ended and are not entered yet
    theirs = select(RATED_SEATS.c.number).where(RATED_SEATS.c.person == person)
    games = (RATED.c.number.in_(theirs), RATED.c.why_not == "")
    kinds = frozenset((row.game, row.players) for row in connection.execute(select(RATED).where(*games)))
    annulled = connection.execute(update(RATED).where(*games).values(why_not=ANNULLED)).rowcount
    if kinds:
        correct(connection, kinds)
    return annulled
