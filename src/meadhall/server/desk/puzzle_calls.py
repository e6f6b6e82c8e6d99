"""Requests about puzzles."""

from __future__ import annotations

from meadhall.server.contract.messages import TableInfo
from meadhall.server.contract.requests import NewPuzzle, Riddles, Solved
from meadhall.server.desk.asking import Asked, Endpoint, Reply, body_of, known_guest, reply, room_of, slowly
from meadhall.server.desk.hall_calls import OPEN_BURST, OPEN_RATE, SENDING
from meadhall.server.rooms import puzzles

RATE, BURST = 2.0, 60.0  # looks a second, and at once: each reads all that one has solved; a puzzle takes three


async def show_riddles(request: Asked) -> Reply:
    """The puzzles of a game: today's, and how I do with them."""
    slowly(request, "puzzles", RATE, BURST)
    return reply(await puzzles.riddles(request.hall, request.query_params.get("game", ""), request.guest))


async def begin_puzzle(request: Asked) -> Reply:
    """Open the table of a puzzle."""
    guest = known_guest(request)
    slowly(request, "open", OPEN_RATE, OPEN_BURST)
    room = await puzzles.begin(request.hall, guest, await body_of(request, NewPuzzle))
    return reply(room.info(guest), 201)


async def show_solved(request: Asked) -> Reply:
    """What came of my answer to a puzzle."""
    guest, room = known_guest(request), await room_of(request)
    slowly(request, "puzzles", RATE, BURST)
    return reply(await puzzles.solved(request.hall, room, guest))


PUZZLE_CALLS = [
    Endpoint("GET", "/puzzles", show_riddles, Riddles, refusals=(404, 429), query={"game": "of which game"}),
    Endpoint("POST", "/puzzles/begin", begin_puzzle, TableInfo, NewPuzzle, 201, (*SENDING, 404, 409, 429, 503)),
    Endpoint("GET", "/tables/{table}/puzzle", show_solved, Solved, refusals=(401, 404, 429)),
]
