"""Which finished games count for ratings, and in which places players ended. Independent of the game and of SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from meadhall.server.storage.rows import Result, Seat, TableSetup
from meadhall.server.storage.schema import DECLARED, UNRATED

WhyNot = Literal[
    "",
    "practice",
    "taken-back",
    "other-cards",
    "bots",
    "no-account",
    "shared",
    "unrated",
    "together",
    "nobody",
    "short",
    "annulled",
]
TWO = 2
# Own answers that each seat must have given before a game counts. In 720 games of bots, karl and random ones, of both
# games for two to four, no seat gave fewer than 23; the median of karl's seats lies between 88 and 149.
FEWEST_ANSWERS = 10


class Ended(Struct, frozen=True):
    """A finished game as stored, and which of its guests have an account."""

    table: str
    game: str
    at: float
    setup: TableSetup
    result: Result
    taken_back: bool
    seats: list[Seat]
    accounts: frozenset[str]
    rating: int = DECLARED

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)


def why_not(ended: Ended) -> WhyNot:
    """Return why a game does not count, or "" if it counts."""
    if ended.setup.practice:
        return "practice"
    if ended.taken_back:
        return "taken-back"
    if ended.setup.cards:
        return "other-cards"
    if ended.rating == UNRATED:
        return _who_sat(ended.seats, ended.accounts) or "unrated"
    return _who_sat(ended.seats, ended.accounts) or _how_it_ended(ended.result) or _how_long(ended)


def _how_long(ended: Ended) -> WhyNot:
    """Reject a rated game in which a seat gave too few answers: winning against an absent player proves nothing."""
    if ended.rating == DECLARED and min(ended.result.own, default=0) < FEWEST_ANSWERS:
        return "short"
    return ""


def _who_sat(seats: Sequence[Seat], accounts: frozenset[str]) -> WhyNot:
    """Reject games with bots, with players without an account, or with one player on several seats."""
    guests = [seat.guest for seat in seats]
    if len(seats) < TWO or any(seat.kind != "person" for seat in seats):
        return "bots"
    if any(guest not in accounts for guest in guests):
        return "no-account"
    return "shared" if len({*guests}) < len(guests) else ""


def _how_it_ended(result: Result) -> WhyNot:
    """Reject games that all players won, lost or left: they have no order of players."""
    if len(result.left) == len(result.scores):
        return "nobody"
    return "together" if len(result.winners) in (0, len(result.scores)) and not result.left else ""


def places(result: Result) -> list[int]:
    """Return each seat's place, 1 for the best: winners first, others by points, players who left last."""
    keys = [_key(result, seat) for seat in range(len(result.scores))]
    return [1 + sum(other < key for other in keys) for key in keys]


def places_for(result: Result, seat: int) -> dict[int, int]:
    """Return the places of the seats that count when this seat is rated, itself included.

    A player who was voted out has lost to all. Others are compared with them only if their seat, played on by a bot,
    ended ahead: so a vote wins no points, and a beaten player still loses.
    """
    keys = {other: _key(result, other) for other in range(len(result.scores))}
    if seat not in result.out:
        ahead = {other: _end(result, other) for other in result.out if _end(result, other) < keys[seat]}
        keys = {other: key for other, key in keys.items() if other not in result.out} | ahead
    return {other: 1 + sum(one < key for one in keys.values()) for other, key in sorted(keys.items())}


def _key(result: Result, seat: int) -> tuple[int, int]:
    if seat in result.left:
        return 2, 0
    return _end(result, seat)


def _end(result: Result, seat: int) -> tuple[int, int]:
    """Return the sort key of how a seat ended, also if a bot played it to the end."""
    return (0, 0) if seat in result.winners else (1, -result.scores[seat])
