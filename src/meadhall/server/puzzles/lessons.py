"""Lessons: prepared tables whose games have been played up to some point."""

from __future__ import annotations

import secrets

from meadhall.server.protocol.messages import NewTable, SeatWish
from meadhall.server.protocol.requests import LessonStep, NewLesson
from meadhall.server.storage.hall_storage import TableOpening
from meadhall.server.storage.rows import Row, StoredTable, TableRow, TableSetup
from meadhall.server.tables import luck
from meadhall.server.tables.autoplay import AUTO, STAND_IN
from meadhall.server.tables.hall import Hall, UnwelcomeError
from meadhall.server.tables.new_table import seats_of
from meadhall.server.tables.position import Position
from meadhall.server.tables.room import Room
from meadhall.text.book import PUPIL, Lesson


def lesson_of(hall: Hall, game: str, module: str) -> Lesson:
    """The lesson of a module. Raises UnwelcomeError if there is none."""
    found = hall.game(game).lesson(module)
    if found is None:
        raise UnwelcomeError(404, "no-such-lesson")
    return found


def steps_of(lesson: Lesson) -> list[LessonStep]:
    """The steps of a lesson for the page."""
    return [_step(lesson.answers[step.at], step.at, step.words, step.point) for step in lesson.steps]


def _step(answer: str, version: int, words: str, point: list[str]) -> LessonStep:
    verb, _, key = answer.partition("/")[2].partition(":")
    return LessonStep(version, verb, key, words, point)


async def begin(hall: Hall, guest: str, wish: NewLesson) -> Room:
    """Open a new table, played up to the first step of the lesson."""
    lesson = lesson_of(hall, wish.game, wish.module)
    await hall.check_room_left(guest)
    await hall.check_names(guest, wish.name)
    setup = TableSetup(lesson.modules, lesson.options, luck=lesson.luck, script=lesson.answers)
    row = TableRow(hall.new_name(), wish.game, setup, "", "playing", True, secrets.token_urlsafe(12))
    row.pledge = luck.new_pledge()
    seats = seats_of(NewTable(wish.game, seats_for(lesson), name=wish.name), guest)
    row.header, first = hall.deal(row, seats)
    return await hall.open_room(TableOpening(StoredTable(row, seats), played(first, lesson.answers[: lesson.begin])))


def seats_for(lesson: Lesson) -> list[SeatWish]:
    """The seats of a lesson: the pupil and bots."""
    others = SeatWish("bot", STAND_IN)
    return [SeatWish("me") if seat == PUPIL else others for seat in range(lesson.players)]


def played(position: Position, answers: list[str]) -> list[Row]:
    """Play these answers; return them as rows of a table."""
    rows: list[Row] = []
    for version, answer in enumerate(answers, 1):
        seat, _, name = answer.partition("/")
        position = position.answered(int(seat), position.named(name))
        given = position.given
        rows.append(Row(version, "answer", int(seat), given.action, given.luck, given.state, f"{AUTO}{version}"))
    return rows
