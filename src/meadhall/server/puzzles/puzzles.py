"""Puzzles: a private table with a game played up to one decision. The first answer counts.

The guest sees what that seat sees, and may play on afterwards. A guest has at most one table per puzzle. The puzzle
rating is computed from the first answers, so it follows the guest's seats to another token.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from meadhall.research.puzzles.shapes import Puzzle
from meadhall.server.protocol.messages import NewTable, SeatWish
from meadhall.server.protocol.requests import NewPuzzle, PuzzleProgress, PuzzleResult
from meadhall.server.puzzles.lessons import played
from meadhall.server.storage.hall_storage import TableOpening
from meadhall.server.storage.rows import PuzzleAttempt, Riddle, StoredTable, TableRow, TableSetup
from meadhall.server.tables import luck
from meadhall.server.tables.hall import Hall, UnwelcomeError
from meadhall.server.tables.new_table import seats_of
from meadhall.server.tables.room import Room

RIVAL = "jarl"
FIRST_RATING, LEAST_RATING = 1200, 100
STEP = 32  # the most rating points that one puzzle changes (K factor)
UNIT = 400  # rating points that make a solution ten times as likely
UNANSWERED = PuzzleResult(right=False, prompt="", mine="", tries=[], why=[], hard=0, rating=0, gained=0)


def puzzles_of(hall: Hall, game: str) -> list[Puzzle]:
    """The puzzles of a game. Raises UnwelcomeError if there are none."""
    found = hall.game(game).puzzles
    if not found:
        raise UnwelcomeError(404, "no-such-puzzle")
    return found


def of_today(found: list[Puzzle], now: datetime | None = None) -> Puzzle:
    """The puzzle of the day, the same for all guests."""
    day = (now or datetime.now(UTC)).date().toordinal()
    return found[day % len(found)]


def puzzle_of(hall: Hall, game: str, wanted: str) -> Puzzle:
    """The puzzle with this id. Raises UnwelcomeError if there is none."""
    for puzzle in puzzles_of(hall, game):
        if puzzle.id == wanted:
            return puzzle
    raise UnwelcomeError(404, "no-such-puzzle")


# -- a guest's puzzle rating


def rated(found: list[Puzzle], answered: list[PuzzleAttempt]) -> list[tuple[str, int, int]]:
    """For each answered puzzle: its id, the rating before and after."""
    known, rating = {puzzle.id: puzzle for puzzle in found}, FIRST_RATING
    out: list[tuple[str, int, int]] = []
    for one in answered:
        if one.id in known and one.action:
            after = moved(rating, known[one.id].rating, one.action == known[one.id].best.name)
            out.append((one.id, rating, after))
            rating = after
    return out


def moved(rating: int, hard: int, right: bool) -> int:
    """The Elo rating after a puzzle of rating `hard`."""
    expected = 1.0 / (1.0 + float(10.0 ** ((hard - rating) / UNIT)))
    return max(LEAST_RATING, rating + round(STEP * (float(right) - expected)))


async def answered_by(hall: Hall, game: str, guest: str) -> list[PuzzleAttempt]:
    """What a guest answered to the puzzles of a game."""
    return [one for one in await hall.storage.puzzle_attempts(guest) if one.game == game] if guest else []


async def riddles(hall: Hall, game: str, guest: str) -> PuzzleProgress:
    """A game's puzzle of the day and next puzzle, with a guest's results."""
    found, answered = puzzles_of(hall, game), await answered_by(hall, game, guest)
    steps, today = rated(found, answered), of_today(found)
    done = {step[0] for step in steps}
    left = [puzzle.id for puzzle in found if puzzle.id not in done and puzzle.id != today.id]
    best = {puzzle.id: puzzle.best.name for puzzle in found}
    return PuzzleProgress(
        today=today.id,
        done=today.id in done,
        next=left[0] if left else "",
        count=len(found),
        tried=len(steps),
        solved=sum(best.get(one.id) == one.action for one in answered),
        rating=steps[-1][2] if steps else FIRST_RATING,
    )


# -- the table


async def begin(hall: Hall, guest: str, wish: NewPuzzle) -> Room:
    """Return the guest's table for a puzzle, or open a new one."""
    puzzle = puzzle_of(hall, wish.game, wish.id) if wish.id else of_today(puzzles_of(hall, wish.game))
    for one in await answered_by(hall, wish.game, guest):
        room = await hall.room(one.table) if one.id == puzzle.id else None
        if room is not None:
            return room
    await hall.check_names(guest, wish.name)
    return await open_table(hall, guest, wish, puzzle)


async def open_table(hall: Hall, guest: str, wish: NewPuzzle, puzzle: Puzzle) -> Room:
    """Open a table for a puzzle, played up to its decision."""
    setup = TableSetup(luck=puzzle.luck, riddle=Riddle(puzzle.id, len(puzzle.answers)))
    row = TableRow(hall.new_name(), wish.game, setup, "", "playing", True, secrets.token_urlsafe(12))
    row.pledge = luck.new_pledge()
    sitting = [SeatWish("me") if seat == puzzle.seat else SeatWish("bot", RIVAL) for seat in range(puzzle.players)]
    seats = seats_of(NewTable(wish.game, sitting, name=wish.name), guest)
    row.header, first = hall.deal(row, seats)
    return await hall.open_room(TableOpening(StoredTable(row, seats), played(first, puzzle.answers)))


async def solved(hall: Hall, room: Room, guest: str) -> PuzzleResult:
    """The solution and the rating change, once the guest at this table has answered; else UNANSWERED."""
    riddle, game = room.row.setup.riddle, room.row.game
    if riddle is None or not room.seats_of(guest):
        raise UnwelcomeError(404, "no-such-puzzle")
    puzzle, answered = puzzle_of(hall, game, riddle.id), await answered_by(hall, game, guest)
    mine = next((one.action for one in answered if one.table == room.row.id), "")
    if not mine:
        return UNANSWERED
    before, after = next(step[1:] for step in rated(puzzles_of(hall, game), answered) if step[0] == puzzle.id)
    return solution_message(puzzle, mine, before, after)


def solution_message(puzzle: Puzzle, mine: str, before: int, after: int) -> PuzzleResult:
    """The message with the solution of a puzzle."""
    return PuzzleResult(
        right=mine == puzzle.best.name,
        prompt=puzzle.prompt,
        mine=mine,
        tries=puzzle.tries,
        why=puzzle.why,
        hard=puzzle.rating,
        rating=after,
        gained=after - before,
    )
