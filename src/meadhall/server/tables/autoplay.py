"""Answers that the server gives for a seat: by bots, for absent or late players, and preset answers.

Nothing here may depend on the hidden cards of a seat, because the timing of an answer would reveal them.
"""

from __future__ import annotations

from typing import NamedTuple

from meadhall.core.errors import MeadhallError
from meadhall.interface.wire import Question
from meadhall.server.storage.rows import Seat
from meadhall.server.tables.clock import Timer
from meadhall.server.tables.position import Position

STAND_IN = "karl"  # the bot that replaces a player if no other was chosen
AUTO = "auto:"  # prefix of the ids of automatic answers; reserved, pages may not use it


class DueAnswer(NamedTuple):
    """An answer due for this seat: by this bot, or (bot "") the known `action`."""

    seat: int
    bot: str
    action: int


def due_answer_of(position: Position, seat: Seat, timer: Timer | None, alone: bool) -> DueAnswer | None:
    """The automatic answer due for this seat; None if its player answers."""
    number = seat.seat
    if seat.kind == "bot" or seat.bot:
        return DueAnswer(number, seat.bot, -1)
    if timer is not None and timer.is_out(number):
        return DueAnswer(number, STAND_IN, -1)
    action = preset_answer(position, seat, alone)
    return None if action is None else DueAnswer(number, "", action)


def is_alone(seats: list[Seat], practice: bool) -> bool:
    """Whether one person plays, against bots or all seats for practice. Then a pause reveals nothing to an opponent.

    People who are away count too. Otherwise a player could leave and learn from the automatic answers what the other
    one holds.
    """
    if practice:
        return len({seat.guest for seat in seats if seat.kind == "person"}) == 1
    people = 0
    for seat in seats:
        people += seat.kind == "person"
    return people == 1


def answers_in_person(seat: Seat) -> bool:
    """Whether a person sits here who has neither a bot nor preset answers."""
    return seat.kind == "person" and not seat.bot and not seat.standing


def person_seats(seats: list[Seat]) -> list[Seat]:
    """The seats of people, including those who are away or out of time."""
    return [seat for seat in seats if seat.kind == "person"]


def people(seats: list[Seat]) -> list[Seat]:
    """The seats of people who are not replaced by a bot."""
    return [seat for seat in seats if seat.kind == "person" and not seat.bot]


def preset_answer(position: Position, seat: Seat, alone: bool) -> int | None:
    """The player's preset answer to this question: the refusal, or the only way to consent.

    A player alone against bots is not asked where only a refusal is possible.
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
    """The only answer that is not a refusal. None if there are several, or if it names a card and so reveals it."""
    others = [option for option in question.options if option.action != question.default]
    return others[0].action if len(others) == 1 and others[0].subject is None else None


def lesson_answer(script: list[str], version: int, position: Position, seat: int) -> int | None:
    """The scripted answer of a lesson for this seat; None after the script ends or when play has left it."""
    if version >= len(script):
        return None
    said, _, name = script[version].partition("/")
    try:
        action = position.named(name)
    except MeadhallError:
        return None
    return action if said == str(seat) and position.allows(seat, action) else None
