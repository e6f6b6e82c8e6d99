"""Routes of the companion, for people who play on a physical table. They use no table of the hall."""

from __future__ import annotations

from meadhall.interface.companion.deal import Deal, Deck, deal
from meadhall.interface.companion.tools import read
from meadhall.server.routes.endpoints import LONGEST_BODY, ApiRequest, Endpoint, Reply, rate_limit, reply
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.workers.record_worker import Job

RATE, BURST = 1.0, 30.0  # requests of one guest a second, and at once


def game_of(request: ApiRequest) -> str:
    """Return the game in the path, or refuse with 404."""
    game = request.path_params["game"]
    if game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-game")
    return game


async def deal_setup(request: ApiRequest) -> Reply:
    """Deal a setup from a committed seed and a word of each player."""
    game = game_of(request)
    rate_limit(request, "companion", RATE, BURST)
    wish = read(bytes(await request.read_body(LONGEST_BODY)), Deal)
    return reply(deal(game, wish))


async def use_tool(request: ApiRequest) -> Reply:
    """Run a companion tool of a game: odds of a battle, points, a monster's move."""
    game, tool = game_of(request), request.path_params["tool"]
    rate_limit(request, "companion", RATE, BURST)
    body = (await request.read_body(LONGEST_BODY)).decode()
    job = Job("companion", text=body, game=game, header=tool)
    done = await request.hall.jobs.records.do(job, request.requester)
    return Reply(done.text.encode(), headers={"cache-control": "no-store"})


COMPANION_ROUTES = [
    Endpoint("POST", "/companion/{game}/deal", deal_setup, Deck, Deal, refusals=(*SENDING, 404, 429)),
    Endpoint("POST", "/companion/{game}/{tool}", use_tool, None, dict, refusals=(*SENDING, 404, 429)),
]
