"""A finished game once more, answer by answer, as the review walks through it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.core.errors import RecordError
from meadhall.core.match import Match
from meadhall.core.record import Recorded
from meadhall.core.zones import Sight


class ReviewedMove(NamedTuple):
    """One answer: who gave it, what else was possible, and which lines of the log it brought."""

    at: int  # answers before it
    seat: int
    action: int
    choice: bool  # another answer was possible
    lines: tuple[int, int]  # of the log: from, to
    luck: bool  # dice fell or cards came from a closed pile


def check_over(saved: Recorded) -> None:
    """Only what is over is reviewed: a review looks at all cards."""
    if not saved.match.over:
        right = "a review shows what was hidden; finish the game first"
        raise RecordError(f"this game is not over after {len(saved.answers)} answers", right=right)


def again(saved: Recorded) -> Recorded:
    """The same game before its first answer, with the luck that it had."""
    source = saved.match.chance.copy()
    source.drawn = 0
    source.follow(saved.luck[:])
    return Recorded(saved.game, saved.setup, source, saved.header, saved.live)


def steps(saved: Recorded) -> Iterator[tuple[Recorded, int, int]]:
    """The game before each of its answers, with that answer; the table is the same object, going on."""
    now = again(saved)
    for seat, action in saved.answers:
        yield now, seat, action
        now.answer(seat, action)


def moves(saved: Recorded) -> list[ReviewedMove]:
    """All answers of a game."""
    out: list[ReviewedMove] = []
    now = again(saved)
    for at, (seat, action) in enumerate(saved.answers):
        match = now.match
        choice, before = chooses(match, seat), (lines_of(match), match.chance.drawn, closed(match))
        now.answer(seat, action)
        luck = before[1:] != (match.chance.drawn, closed(match))
        out.append(ReviewedMove(at, seat, action, choice, (before[0], lines_of(match)), luck))
    return out


def chooses(match: Match, seat: int) -> bool:
    """Has the seat something to decide?"""
    return len(match.legal(seat)) > 1 and not type(match.stack[-1]).for_people


def lines_of(match: Match) -> int:
    return len(match.log or [])


def closed(match: Match) -> list[int]:
    """The number of cards in each zone that no seat may see."""
    return [len(zone.cards) for zone in match.zones() if zone.sight == Sight.NONE]
