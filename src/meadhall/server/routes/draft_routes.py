"""Routes for drafts of card sets, which the hall keeps for people with an account."""

from __future__ import annotations

import msgspec

from meadhall.server.card_sets import sets
from meadhall.server.card_sets.set_folder import MOST_SET_BYTES, FullError
from meadhall.server.people import accounts
from meadhall.server.protocol.workshop import DraftInfo, DraftKey, SetDraft
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, body_of, rate_limit, reply, require_guest
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall

RATE, BURST = 1.0, 40.0
DRAFT = msgspec.json.Decoder(SetDraft)


async def owner(request: ApiRequest) -> tuple[PublicHall, str]:
    """Return the hall and the caller, who must have an account."""
    guest, hall = require_guest(request), request.hall
    rate_limit(request, "drafts", RATE, BURST)
    assert isinstance(hall, PublicHall)
    if not await hall.store.read(lambda c: accounts.name_of(c, guest)):
        raise UnwelcomeError(409, "no-account")
    return hall, guest


async def show_drafts(request: ApiRequest) -> Reply:
    """The caller's drafts of card sets."""
    hall, guest = await owner(request)
    return reply(await hall.store.read(lambda c: sets.drafts_of(c, guest)))


async def show_draft(request: ApiRequest) -> Reply:
    """One of the caller's drafts."""
    hall, guest = await owner(request)
    found = await hall.store.read(lambda c: sets.draft_of(c, guest, request.path_params["key"]))
    if found is None:
        raise UnwelcomeError(404, "no-such-cards")
    return reply(found)


async def keep_draft(request: ApiRequest) -> Reply:
    """Save a draft of a card set."""
    hall, guest = await owner(request)
    draft = DRAFT.decode(await request.read_body(MOST_SET_BYTES))
    try:
        await hall.store.write(lambda c: sets.keep_draft(c, guest, draft))
    except FullError:
        raise UnwelcomeError(409, "workshop-full") from None
    return reply(await hall.store.read(lambda c: sets.drafts_of(c, guest)))


async def forget_draft(request: ApiRequest) -> Reply:
    """Delete a draft."""
    hall, guest = await owner(request)
    key = (await body_of(request, DraftKey)).key
    await hall.store.write(lambda c: sets.forget_draft(c, guest, key))
    return reply(await hall.store.read(lambda c: sets.drafts_of(c, guest)))


MINE = (*SENDING, 404, 409, 429)
DRAFT_ROUTES = [
    Endpoint("GET", "/drafts", show_drafts, list[DraftInfo], refusals=(401, 409, 429)),
    Endpoint("GET", "/drafts/{key}", show_draft, SetDraft, refusals=(401, 404, 409, 429)),
    Endpoint("POST", "/drafts", keep_draft, list[DraftInfo], SetDraft, refusals=MINE),
    Endpoint("POST", "/drafts/forget", forget_draft, list[DraftInfo], DraftKey, refusals=MINE),
]
