"""Requests of those who play with the box. They name no table, and no table is looked at to answer them."""

from __future__ import annotations

from meadhall.companion.deal import Deal, Deck, deal
from meadhall.companion.tools import read
from meadhall.server.desk.asking import LONGEST_BODY, Asked, Endpoint, Reply, reply, slowly
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.play.record_worker import Job
from meadhall.server.rooms.hall import UnwelcomeError

RATE, BURST = 1.0, 30.0  # requests of one guest a second, and at once


def game_of(request: Asked) -> str:
    """A game on the shelf."""
    game = request.path_params["game"]
    if game not in request.hall.shelf:
        raise UnwelcomeError(404, "no-such-game")
    return game


async def deal_lots(request: Asked) -> Reply:
    """Deal what setup deals, from a seed that was committed to and a word of each player."""
    game = game_of(request)
    slowly(request, "companion", RATE, BURST)
    wish = read(bytes(await request.bytes_of(LONGEST_BODY)), Deal)
    return reply(deal(game, wish))


async def use_tool(request: Asked) -> Reply:
    """Ask one of a game's tools about what was entered: the odds of a battle, points, what a beast does."""
    game, tool = game_of(request), request.path_params["tool"]
    slowly(request, "companion", RATE, BURST)
    body = (await request.bytes_of(LONGEST_BODY)).decode()
    job = Job("companion", text=body, game=game, header=tool)
    done = await request.hall.jobs.records.do(job, request.account)
    return Reply(done.text.encode(), headers={"cache-control": "no-store"})


COMPANION_CALLS = [
    Endpoint("POST", "/companion/{game}/deal", deal_lots, Deck, Deal, refusals=(*SENDING, 404, 429)),
    Endpoint("POST", "/companion/{game}/{tool}", use_tool, None, dict, refusals=(*SENDING, 404, 429)),
]
