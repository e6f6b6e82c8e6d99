"""Routes for puzzles."""

from __future__ import annotations

from meadhall.server.protocol.messages import TableInfo
from meadhall.server.protocol.requests import NewPuzzle, PuzzleProgress, PuzzleResult
from meadhall.server.puzzles import puzzles
from meadhall.server.routes.endpoints import (
    ApiRequest,
    Endpoint,
    Reply,
    body_of,
    rate_limit,
    reply,
    require_guest,
    room_of,
)
from meadhall.server.routes.hall_routes import OPEN_BURST, OPEN_RATE, SENDING

RATE, BURST = 2.0, 60.0  # per second, and burst: each request reads all solved puzzles; a puzzle takes three


async def show_puzzles(request: ApiRequest) -> Reply:
    """The puzzles of a game: today's, and the caller's results."""
    rate_limit(request, "puzzles", RATE, BURST)
    return reply(await puzzles.riddles(request.hall, request.query_params.get("game", ""), request.guest))


async def begin_puzzle(request: ApiRequest) -> Reply:
    """Open the table of a puzzle."""
    guest = require_guest(request)
    rate_limit(request, "open", OPEN_RATE, OPEN_BURST)
    room = await puzzles.begin(request.hall, guest, await body_of(request, NewPuzzle))
    return reply(room.info(guest), 201)


async def show_puzzle_result(request: ApiRequest) -> Reply:
    """The result of the caller's answer to a puzzle."""
    guest, room = require_guest(request), await room_of(request)
    rate_limit(request, "puzzles", RATE, BURST)
    return reply(await puzzles.solved(request.hall, room, guest))


PUZZLE_ROUTES = [
    Endpoint("GET", "/puzzles", show_puzzles, PuzzleProgress, refusals=(404, 429), query={"game": "the game"}),
    Endpoint("POST", "/puzzles/begin", begin_puzzle, TableInfo, NewPuzzle, 201, (*SENDING, 404, 409, 429, 503)),
    Endpoint("GET", "/tables/{table}/puzzle", show_puzzle_result, PuzzleResult, refusals=(401, 404, 429)),
]
