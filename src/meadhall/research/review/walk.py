"""Replays a finished game answer by answer for the review."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.core.errors import RecordError
from meadhall.core.match import Match
from meadhall.core.record import Recorded
from meadhall.core.zones import Sight


class ReviewedMove(NamedTuple):
    """One answer: the seat, whether there were alternatives, and the log lines it caused."""

    at: int  # number of answers before it
    seat: int
    action: int
    choice: bool  # another answer was possible
    lines: tuple[int, int]  # range of the log
    luck: bool  # dice were rolled or hidden cards drawn


def check_over(saved: Recorded) -> None:
    """Raise RecordError if the game is not over, because a review shows all cards."""
    if not saved.match.over:
        right = "a review shows what was hidden; finish the game first"
        raise RecordError(f"this game is not over after {len(saved.answers)} answers", right=right)


def replay_from_start(saved: Recorded) -> Recorded:
    """Return the game at its first answer, with the original luck."""
    source = saved.match.chance.copy()
    source.drawn = 0
    source.follow(saved.luck[:])
    return Recorded(saved.game, saved.setup, source, saved.header, saved.live)


def steps(saved: Recorded) -> Iterator[tuple[Recorded, int, int]]:
    """Yield the game before each answer, with the answer. The same object is advanced in place."""
    now = replay_from_start(saved)
    for seat, action in saved.answers:
        yield now, seat, action
        now.answer(seat, action)


def moves(saved: Recorded) -> list[ReviewedMove]:
    """Return all answers of a game."""
    out: list[ReviewedMove] = []
    now = replay_from_start(saved)
    for at, (seat, action) in enumerate(saved.answers):
        match = now.match
        choice, before = has_choice(match, seat), (lines_of(match), match.chance.drawn, hidden_card_counts(match))
        now.answer(seat, action)
        luck = before[1:] != (match.chance.drawn, hidden_card_counts(match))
        out.append(ReviewedMove(at, seat, action, choice, (before[0], lines_of(match)), luck))
    return out


def has_choice(match: Match, seat: int) -> bool:
    """Does the seat have a choice?"""
    return len(match.legal(seat)) > 1 and not type(match.stack[-1]).for_people


def lines_of(match: Match) -> int:
    return len(match.log or [])


def hidden_card_counts(match: Match) -> list[int]:
    """Return the number of cards in each zone that no seat can see."""
    return [len(zone.cards) for zone in match.zones() if zone.sight == Sight.NONE]
