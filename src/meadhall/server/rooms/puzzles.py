"""Puzzles: a table of one's own with a game played up to one decision; the first answer counts.

Who sits there sees what that seat sees, and may play on afterwards. A guest has one table for each puzzle, so no
more of them can be opened than there are. The rating follows from the first answers: it moves with the guest's seats.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from meadhall.puzzles.shapes import Puzzle
from meadhall.server.contract.messages import NewTable, SeatWish
from meadhall.server.contract.requests import NewPuzzle, PuzzleProgress, PuzzleResult
from meadhall.server.play import luck
from meadhall.server.rooms.hall import Hall, UnwelcomeError
from meadhall.server.rooms.lessons import played
from meadhall.server.rooms.new_table import seats_of
from meadhall.server.rooms.room import Room
from meadhall.server.store.hall_storage import TableOpening
from meadhall.server.store.rows import PuzzleAttempt, Riddle, StoredTable, TableRow, TableSetup

RIVAL = "jarl"
FIRST_RATING, LEAST_RATING = 1200, 100
STEP = 32  # points of the rating that one puzzle moves, at most
UNIT = 400  # points ahead that make it ten times as likely to solve one
UNANSWERED = PuzzleResult(right=False, prompt="", mine="", tries=[], why=[], hard=0, rating=0, gained=0)


def puzzles_of(hall: Hall, game: str) -> list[Puzzle]:
    """The puzzles of a game."""
    found = hall.game(game).puzzles
    if not found:
        raise UnwelcomeError(404, "no-such-puzzle")
    return found


def of_today(found: list[Puzzle], now: datetime | None = None) -> Puzzle:
    """The same for everybody on a date, one after the other."""
    day = (now or datetime.now(UTC)).date().toordinal()
    return found[day % len(found)]


def puzzle_of(hall: Hall, game: str, wanted: str) -> Puzzle:
    """The one of this name."""
    for puzzle in puzzles_of(hall, game):
        if puzzle.id == wanted:
            return puzzle
    raise UnwelcomeError(404, "no-such-puzzle")


# -- how a guest does


def rated(found: list[Puzzle], answered: list[PuzzleAttempt]) -> list[tuple[str, int, int]]:
    """After each puzzle that was answered: which one, the rating before and after."""
    known, rating = {puzzle.id: puzzle for puzzle in found}, FIRST_RATING
    out: list[tuple[str, int, int]] = []
    for one in answered:
        if one.id in known and one.action:
            after = moved(rating, known[one.id].rating, one.action == known[one.id].best.name)
            out.append((one.id, rating, after))
            rating = after
    return out


def moved(rating: int, hard: int, right: bool) -> int:
    """As chess ratings move."""
    expected = 1.0 / (1.0 + float(10.0 ** ((hard - rating) / UNIT)))
    return max(LEAST_RATING, rating + round(STEP * (float(right) - expected)))


async def answered_by(hall: Hall, game: str, guest: str) -> list[PuzzleAttempt]:
    """What a guest answered to the puzzles of a game."""
    return [one for one in await hall.storage.puzzle_attempts(guest) if one.game == game] if guest else []


async def riddles(hall: Hall, game: str, guest: str) -> PuzzleProgress:
    """The puzzles of a game, and how a guest does with them."""
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
    """The guest's table for this puzzle: the one there is, or a new one."""
    puzzle = puzzle_of(hall, wish.game, wish.id) if wish.id else of_today(puzzles_of(hall, wish.game))
    for one in await answered_by(hall, wish.game, guest):
        room = await hall.room(one.table) if one.id == puzzle.id else None
        if room is not None:
            return room
    await hall.check_names(guest, wish.name)
    return await opened(hall, guest, wish, puzzle)


async def opened(hall: Hall, guest: str, wish: NewPuzzle, puzzle: Puzzle) -> Room:
    """A new table, played up to the question."""
    setup = TableSetup(luck=puzzle.luck, riddle=Riddle(puzzle.id, len(puzzle.answers)))
    row = TableRow(hall.new_name(), wish.game, setup, "", "playing", True, secrets.token_urlsafe(12))
    row.pledge = luck.new_pledge()
    sitting = [SeatWish("me") if seat == puzzle.seat else SeatWish("bot", RIVAL) for seat in range(puzzle.players)]
    seats = seats_of(NewTable(wish.game, sitting, name=wish.name), guest)
    row.header, first = hall.deal(row, seats)
    return await hall.open_room(TableOpening(StoredTable(row, seats), played(first, puzzle.answers)))


async def solved(hall: Hall, room: Room, guest: str) -> PuzzleResult:
    """What came of it: told to whoever sits there, once they have answered."""
    riddle, game = room.row.setup.riddle, room.row.game
    if riddle is None or not room.seats_of(guest):
        raise UnwelcomeError(404, "no-such-puzzle")
    puzzle, answered = puzzle_of(hall, game, riddle.id), await answered_by(hall, game, guest)
    mine = next((one.action for one in answered if one.table == room.row.id), "")
    if not mine:
        return UNANSWERED
    before, after = next(step[1:] for step in rated(puzzles_of(hall, game), answered) if step[0] == puzzle.id)
    return told(puzzle, mine, before, after)


def told(puzzle: Puzzle, mine: str, before: int, after: int) -> PuzzleResult:
    """The puzzle with its solution."""
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
