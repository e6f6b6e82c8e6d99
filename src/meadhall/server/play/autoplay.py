"""Who answers for a seat: bots in their own seats, for those who are away or out of time; standing answers.

Nothing here may depend on what a seat secretly holds: that would leak it.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.errors import MeadhallError
from meadhall.server.play.clock import Timer
from meadhall.server.play.position import Position
from meadhall.server.store.rows import Seat
from meadhall.wire import Question

STAND_IN = "karl"  # plays on where no other bot was chosen
AUTO = "auto:"  # how the ids of such answers begin; no page may use them


class AutoAnswer(NamedTuple):
    """Somebody answers for this seat: a bot, or (bot "") the answer is known already."""

    seat: int
    bot: str
    action: int


def auto_answer_of(position: Position, seat: Seat, timer: Timer | None, alone: bool) -> AutoAnswer | None:
    """Who answers for this seat, if not whoever sits there."""
    number = seat.seat
    if seat.kind == "bot" or seat.bot:
        return AutoAnswer(number, seat.bot, -1)
    if timer is not None and timer.is_out(number):
        return AutoAnswer(number, STAND_IN, -1)
    action = preset_answer(position, seat, alone)
    return None if action is None else AutoAnswer(number, "", action)


def is_alone(seats: list[Seat], practice: bool) -> bool:
    """Does one person play, against bots or all seats for practice? Then nobody can be betrayed by a pause.

    Who sat down counts, also while they are away: else whoever leaves would hear from the hall's answers what the
    other one holds.
    """
    if practice:
        return len({seat.guest for seat in seats if seat.kind == "person"}) == 1
    people = 0
    for seat in seats:
        people += seat.kind == "person"
    return people == 1


def answers_in_person(seat: Seat) -> bool:
    """Does somebody sit there who leaves no answer to others?"""
    return seat.kind == "person" and not seat.bot and not seat.standing


def person_seats(seats: list[Seat]) -> list[Seat]:
    """The seats that people took, also of those who are away or out of time."""
    return [seat for seat in seats if seat.kind == "person"]


def people(seats: list[Seat]) -> list[Seat]:
    """The seats that people play, themselves."""
    return [seat for seat in seats if seat.kind == "person" and not seat.bot]


def preset_answer(position: Position, seat: Seat, alone: bool) -> int | None:
    """What the seat said it would always answer: a refusal, or consent where there is one way to consent.

    Whoever plays alone against bots is not asked where only a refusal is possible: nobody watches the clock.
    """
    if not seat.standing and not alone:
        return None
    question = position.question(seat.seat)
    if question is None or question.default is None:
        return None
    wish = seat.standing.get(question.prompt, "ask")
    if wish == "always":
        return consent(question)
    never = wish == "never" or (wish == "attacked" and not position.fights(seat.seat))
    return question.default if never or (alone and len(question.options) == 1) else None


def consent(question: Question) -> int | None:
    """The one answer that is no refusal, if there is just one and it names nothing: a card named would be a tell."""
    others = [option for option in question.options if option.action != question.default]
    return others[0].action if len(others) == 1 and others[0].subject is None else None


def lesson_answer(script: list[str], version: int, position: Position, seat: int) -> int | None:
    """What a lesson has this seat answer now; None after its end, or where somebody has left its path."""
    if version >= len(script):
        return None
    said, _, name = script[version].partition("/")
    try:
        action = position.named(name)
    except MeadhallError:
        return None
    return action if said == str(seat) and position.allows(seat, action) else None
