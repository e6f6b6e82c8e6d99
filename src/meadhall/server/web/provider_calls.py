"""Requests of those who sign in with the host's provider: there, and back again."""

from __future__ import annotations

import hmac
import logging

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.server.desk.asking import known_guest, slowly
from meadhall.server.people import accounts, credentials, deletion
from meadhall.server.rooms.entry.provider import TRIP_S, Provider, Trip, new_trip, sealed, unsealed
from meadhall.server.rooms.entry.tokens import UnbelievableError
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.web.calls import AccountCall, asked, hall_of
from meadhall.server.web.cookie import device_of, known_session, set_cookie

LOG = logging.getLogger("meadhall.provider")
TRIP = "meadhall-trip"  # the cookie
RATE, BURST = 0.2, 10.0  # trips a second, and at once


def provider_of(request: Request) -> Provider:
    """The host's, if there is one."""
    found = hall_of(request).provider
    if found is None:
        raise UnwelcomeError(404, "no-provider")
    return found


async def begin_trip(request: Request) -> Response:
    """Sign in with the host's provider (or, to delete one's account, sign in once more)."""
    provider, guest = provider_of(request), known_guest(asked(request))
    slowly(asked(request), "trip", RATE, BURST)
    trip = new_trip(guest, "forget" if request.query_params.get("for") == "forget" else "enter")
    try:
        response = RedirectResponse(await provider.door(trip, back_to(request)), 302)
    except UnbelievableError as trouble:
        LOG.warning("the provider cannot be used: %s", trouble)
        return home(request, "provider-away")
    secret = hall_of(request).seal.secret
    https = request.url.scheme == "https"
    response.set_cookie(
        TRIP, sealed(trip, secret), TRIP_S, path=root(request), secure=https, httponly=True, samesite="lax"
    )
    return response


async def end_trip(request: Request) -> Response:
    """Come back from the provider: signed in, or told why not."""
    provider, guest = provider_of(request), known_guest(asked(request))
    slowly(asked(request), "trip", RATE, BURST)
    trip = unsealed(request.cookies.get(TRIP, ""), hall_of(request).seal.secret)
    state, code = request.query_params.get("state", ""), request.query_params.get("code", "")
    ours = trip is not None and hmac.compare_digest(trip.state.encode(), state.encode()) and trip.guest == guest
    if trip is None or not ours or not code:
        return home(request, "provider-no")
    try:
        claims = await provider.claims(code, trip, back_to(request))
    except UnbelievableError as trouble:
        LOG.warning("a sign-in was refused: %s", trouble)
        return home(request, "provider-no")
    return await arrived(request, trip, provider, claims)


async def arrived(request: Request, trip: Trip, provider: Provider, claims: dict[str, object]) -> Response:
    """Whom the provider vouches for comes in, or deletes their account."""
    hall, session = hall_of(request), known_session(request)
    identity = provider.settings.issuer, str(claims["sub"])
    if trip.purpose == "forget":
        if await hall.store.write(lambda c: credentials.person_of_external(c, *identity)) != session.person:
            return home(request, "provider-other")
        await deletion.remove(hall, session.person)
        token = await hall.sessions.start_guest(device_of(request))
    else:
        wanted = str(claims.get("preferred_username") or claims.get("name") or "")
        token = (await accounts.sign_in_external(hall, session, identity, wanted, device_of(request))).token
    response = home(request, "")
    set_cookie(request, response, token)
    return response


def root(request: Request) -> str:
    """Below which path the hall is."""
    return str(request.scope.get("app_root_path") or "") or "/"


def back_to(request: Request) -> str:
    """Where the provider sends people back; it must know this address beforehand."""
    path = root(request).rstrip("/")
    return f"{request.url.scheme}://{request.url.netloc}{path}/api/account/provider/return"


def home(request: Request, reason: str) -> RedirectResponse:
    """The first page, or one that says why not; the trip is over."""
    response = RedirectResponse(f"{root(request).rstrip('/')}/#/{f'account/{reason}' if reason else ''}", 303)
    response.delete_cookie(TRIP, path=root(request))
    return response


REFUSALS = (401, 404, 429)
PROVIDER_CALLS = [
    AccountCall(
        "GET", "/account/provider", begin_trip, status=302, refusals=REFUSALS, query={"for": "enter or forget"}
    ),
    AccountCall(
        "GET",
        "/account/provider/return",
        end_trip,
        status=303,
        refusals=REFUSALS,
        query={"code": "of the provider", "state": "as it was sent"},
    ),
]
