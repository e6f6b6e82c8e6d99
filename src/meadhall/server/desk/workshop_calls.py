"""Requests of the workshop: type in a card set, have it checked, keep it, share it, try it."""

from __future__ import annotations

import msgspec

from meadhall.core.cards import is_made
from meadhall.forms import CardForms
from meadhall.server.contract.messages import encode
from meadhall.server.contract.workshop import CardSetInfo, CardTexts, CardVerdict, CardWork
from meadhall.server.desk.asking import Asked, Endpoint, Reply, known_guest, reply, slowly
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.play.record_worker import Job
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.workshop.checking import Chore
from meadhall.server.workshop.laying import MOST_SET_BYTES, Files, FullError

LOOK_RATE, LOOK_BURST = 2.0, 60.0  # forms and sets a second, and at once
CHECK_RATE, CHECK_BURST = 0.5, 30.0  # sets read or checked
WORK, TEXTS = msgspec.json.Decoder(CardWork), msgspec.json.Decoder(CardTexts)
VERDICT, FILES = msgspec.json.Decoder(CardVerdict), msgspec.json.Decoder(Files)


async def do(request: Asked, chore: Chore) -> str:
    """Have it done where nobody waits for it."""
    request.hall.game(chore.game)
    job = Job("cards", encode(chore).decode())
    return (await request.hall.jobs.records.do(job, request.account)).text


async def show_forms(request: Asked) -> Reply:
    """The forms in which a card set of a game is typed in."""
    slowly(request, "workshop", LOOK_RATE, LOOK_BURST)
    text = await do(request, Chore("forms", request.path_params["game"]))
    return Reply(text.encode(), headers={"cache-control": "max-age=60"})


async def show_set(request: Asked) -> Reply:
    """A card set, to look at or to copy: one of the game's, of the host's, or one that somebody shares."""
    slowly(request, "workshop", LOOK_RATE, LOOK_BURST)
    game, name = request.path_params["game"], request.path_params["cards"]
    if is_made(name):
        kept = await request.hall.storage.card_set(name)
        if kept is None or kept.game != game:
            raise UnwelcomeError(404, "no-such-cards")
        return reply(kept)
    if name not in request.hall.game(game).info.cards:
        raise UnwelcomeError(404, "no-such-cards")
    return reply(CardSetInfo(name, game, "", FILES.decode(await do(request, Chore("files", game, name)))))


async def read_files(request: Asked) -> Reply:
    """Card files from somebody's computer, as they are typed into the forms."""
    known_guest(request)
    slowly(request, "workshop-check", CHECK_RATE, CHECK_BURST)
    given = TEXTS.decode(await request.bytes_of(MOST_SET_BYTES))
    files = await do(request, Chore("read", given.game, texts=given.files))
    return reply(CardSetInfo("", given.game, "", FILES.decode(files)))


async def check_set(request: Asked) -> Reply:
    """Check a card set; the first mistake is told, at its field."""
    known_guest(request)
    slowly(request, "workshop-check", CHECK_RATE, CHECK_BURST)
    given = WORK.decode(await request.bytes_of(MOST_SET_BYTES))
    return reply(VERDICT.decode(await do(request, Chore("check", given.game, files=given.files))))


async def keep_set(request: Asked) -> Reply:
    """Keep a card set that can be played: whoever knows its name can look at it and play with it."""
    guest = known_guest(request)
    slowly(request, "workshop-check", CHECK_RATE, CHECK_BURST)
    given = WORK.decode(await request.bytes_of(MOST_SET_BYTES))
    verdict = VERDICT.decode(await do(request, Chore("check", given.game, files=given.files)))
    if verdict.name:
        try:
            kept = CardSetInfo(verdict.name, given.game, given.title, given.files)
            await request.hall.storage.keep_card_set(kept, guest)
        except FullError:
            raise UnwelcomeError(409, "workshop-full") from None
    return reply(verdict, 201 if verdict.name else 200)


GAME = "/workshop/{game}"
CHECKING = (*SENDING, 404, 429)
WORKSHOP_CALLS = [
    Endpoint("GET", f"{GAME}/forms", show_forms, CardForms, refusals=(400, 404, 429)),
    Endpoint("GET", f"{GAME}/sets/{{cards}}", show_set, CardSetInfo, refusals=(404, 429)),
    Endpoint("POST", "/workshop/read", read_files, CardSetInfo, CardTexts, refusals=CHECKING),
    Endpoint("POST", "/workshop/check", check_set, CardVerdict, CardWork, refusals=CHECKING),
    Endpoint("POST", "/workshop/sets", keep_set, CardVerdict, CardWork, 201, (*CHECKING, 409)),
]
