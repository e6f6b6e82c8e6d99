"""Routes of the workshop: write a card set, check it, keep it, share it, try it."""

from __future__ import annotations

import msgspec

from meadhall.core.cards import is_made
from meadhall.interface.forms import CardForms
from meadhall.server.card_sets.checking import CardTask
from meadhall.server.card_sets.set_folder import MOST_SET_BYTES, Files, FullError
from meadhall.server.protocol.messages import encode
from meadhall.server.protocol.workshop import CardSetInfo, CardTexts, CardVerdict, CardWork
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, rate_limit, reply, require_guest
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.workers.record_worker import Job

LOOK_RATE, LOOK_BURST = 2.0, 60.0  # forms and sets: per second, and burst
CHECK_RATE, CHECK_BURST = 0.5, 30.0  # sets read or checked
WORK, TEXTS = msgspec.json.Decoder(CardWork), msgspec.json.Decoder(CardTexts)
VERDICT, FILES = msgspec.json.Decoder(CardVerdict), msgspec.json.Decoder(Files)


async def run_card_task(request: ApiRequest, task: CardTask) -> str:
    """Run a card task in a worker process, so that games are not delayed; return its JSON result."""
    request.hall.game(task.game)
    job = Job("cards", encode(task).decode())
    return (await request.hall.jobs.records.do(job, request.requester)).text


async def show_forms(request: ApiRequest) -> Reply:
    """The forms for writing a card set of a game."""
    rate_limit(request, "workshop", LOOK_RATE, LOOK_BURST)
    text = await run_card_task(request, CardTask("forms", request.path_params["game"]))
    return Reply(text.encode(), headers={"cache-control": "max-age=60"})


async def show_set(request: ApiRequest) -> Reply:
    """A card set to view or copy: of the game, of the host, or shared by a player."""
    rate_limit(request, "workshop", LOOK_RATE, LOOK_BURST)
    game, name = request.path_params["game"], request.path_params["cards"]
    if is_made(name):
        kept = await request.hall.storage.card_set(name)
        if kept is None or kept.game != game:
            raise UnwelcomeError(404, "no-such-cards")
        return reply(kept)
    if name not in request.hall.game(game).info.cards:
        raise UnwelcomeError(404, "no-such-cards")
    return reply(CardSetInfo(name, game, "", FILES.decode(await run_card_task(request, CardTask("files", game, name)))))


async def read_files(request: ApiRequest) -> Reply:
    """Read card files from the player's computer into the forms."""
    require_guest(request)
    rate_limit(request, "workshop-check", CHECK_RATE, CHECK_BURST)
    given = TEXTS.decode(await request.read_body(MOST_SET_BYTES))
    files = await run_card_task(request, CardTask("read", given.game, texts=given.files))
    return reply(CardSetInfo("", given.game, "", FILES.decode(files)))


async def check_set(request: ApiRequest) -> Reply:
    """Check a card set; returns the first error with its field."""
    require_guest(request)
    rate_limit(request, "workshop-check", CHECK_RATE, CHECK_BURST)
    given = WORK.decode(await request.read_body(MOST_SET_BYTES))
    return reply(VERDICT.decode(await run_card_task(request, CardTask("check", given.game, files=given.files))))


async def keep_set(request: ApiRequest) -> Reply:
    """Check a card set and keep it. Everybody who knows its name can view it and play with it."""
    guest = require_guest(request)
    rate_limit(request, "workshop-check", CHECK_RATE, CHECK_BURST)
    given = WORK.decode(await request.read_body(MOST_SET_BYTES))
    verdict = VERDICT.decode(await run_card_task(request, CardTask("check", given.game, files=given.files)))
    if verdict.name:
        try:
            kept = CardSetInfo(verdict.name, given.game, given.title, given.files)
            await request.hall.storage.keep_card_set(kept, guest)
        except FullError:
            raise UnwelcomeError(409, "workshop-full") from None
    return reply(verdict, 201 if verdict.name else 200)


GAME = "/workshop/{game}"
CHECKING = (*SENDING, 404, 429)
WORKSHOP_ROUTES = [
    Endpoint("GET", f"{GAME}/forms", show_forms, CardForms, refusals=(400, 404, 429)),
    Endpoint("GET", f"{GAME}/sets/{{cards}}", show_set, CardSetInfo, refusals=(404, 429)),
    Endpoint("POST", "/workshop/read", read_files, CardSetInfo, CardTexts, refusals=CHECKING),
    Endpoint("POST", "/workshop/check", check_set, CardVerdict, CardWork, refusals=CHECKING),
    Endpoint("POST", "/workshop/sets", keep_set, CardVerdict, CardWork, 201, (*CHECKING, 409)),
]
