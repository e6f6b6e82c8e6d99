"""Routes for sign-in with the host's OpenID Connect provider: the redirect there and the way back."""

from __future__ import annotations

import hmac
import logging

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from meadhall.server.people import accounts, credentials, deletion
from meadhall.server.people.openid import STATE_S, OpenIDError, Provider, new_oauth_state, seal_state, unseal_state
from meadhall.server.routes.endpoints import rate_limit, require_guest
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.web.cookie import device_of, person_of, require_session, set_cookie
from meadhall.server.web.routing import AccountEndpoint, api_request, hall_of

LOG = logging.getLogger("meadhall.provider")
COOKIE = "meadhall-openid"  # holds the OAuthState of this browser
RATE, BURST = 0.2, 10.0  # sign-ins: per second, and burst


def provider_of(request: Request) -> Provider:
    """Return the host's provider, or refuse with 404."""
    found = hall_of(request).provider
    if found is None:
        raise UnwelcomeError(404, "no-provider")
    return found


async def begin_sign_in(request: Request) -> Response:
    """Redirect to the provider, to sign in, or to confirm that the account is to be deleted."""
    provider, guest = provider_of(request), require_guest(api_request(request))
    rate_limit(api_request(request), "provider", RATE, BURST)
    state = new_oauth_state(guest, "forget" if request.query_params.get("for") == "forget" else "enter")
    try:
        response = RedirectResponse(await provider.authorization_url(state, redirect_uri(request)), 302)
    except OpenIDError as trouble:
        LOG.warning("the provider cannot be used: %s", trouble)
        return redirect_home(request, "provider-away")
    secret = hall_of(request).signer.secret
    https = hall_of(request).home_url.startswith("https:")
    cookie, path = seal_state(state, secret), root(request)
    response.set_cookie(COOKIE, cookie, int(STATE_S), path=path, secure=https, httponly=True, samesite="lax")
    return response


async def finish_sign_in(request: Request) -> Response:
    """Handle the return from the provider: sign in, or show why that failed."""
    provider, guest = provider_of(request), person_of(request)
    rate_limit(api_request(request), "provider", RATE, BURST)
    state = unseal_state(request.cookies.get(COOKIE, ""), hall_of(request).signer.secret)
    given, code = request.query_params.get("state", ""), request.query_params.get("code", "")
    ours = state is not None and hmac.compare_digest(state.state.encode(), given.encode()) and state.guest == guest
    if state is None or not guest or not ours or not code:
        return redirect_home(request, "provider-no")
    try:
        claims = await provider.claims(code, state, redirect_uri(request))
    except OpenIDError as trouble:
        LOG.warning("a sign-in was refused: %s", trouble)
        return redirect_home(request, "provider-no")
    identity = provider.settings.issuer, str(claims["sub"])
    if state.purpose == "forget":
        return await _delete_account(request, identity)
    return await _sign_in(request, identity, claims)


async def _sign_in(request: Request, identity: tuple[str, str], claims: dict[str, object]) -> Response:
    """Start a session for the person whom the provider has identified."""
    hall, session = hall_of(request), require_session(request)
    wanted = str(claims.get("preferred_username") or claims.get("name") or "")
    signed_in = await accounts.sign_in_external(hall, session, identity, wanted, device_of(request))
    response = redirect_home(request, "")
    set_cookie(request, response, signed_in.token)
    return response


async def _delete_account(request: Request, identity: tuple[str, str]) -> Response:
    """Delete the caller's account if the provider has identified its owner."""
    hall, session = hall_of(request), require_session(request)
    if await hall.store.write(lambda c: credentials.person_of_external(c, *identity)) != session.person:
        return redirect_home(request, "provider-other")
    await deletion.remove(hall, session.person)
    response = redirect_home(request, "")
    set_cookie(request, response, await hall.sessions.start_guest(device_of(request)))
    return response


def root(request: Request) -> str:
    """Return the path of the hall's cookies."""
    return str(request.scope.get("app_root_path") or "") or "/"


def redirect_uri(request: Request) -> str:
    """Return the URL to which the provider sends people back. The host has registered it there."""
    return f"{hall_of(request).home_url}/api/account/provider/return"


def redirect_home(request: Request, reason: str) -> RedirectResponse:
    """Redirect to the first page, or to one with the reason of a failure, and delete the state of this sign-in."""
    response = RedirectResponse(f"{root(request).rstrip('/')}/#/{f'account/{reason}' if reason else ''}", 303)
    response.delete_cookie(COOKIE, path=root(request))
    return response


REFUSALS = (401, 404, 429)
PROVIDER_ROUTES = [
    AccountEndpoint(
        "GET", "/account/provider", begin_sign_in, status=302, refusals=REFUSALS, query={"for": "enter or forget"}
    ),
    AccountEndpoint(
        "GET",
        "/account/provider/return",
        finish_sign_in,
        status=303,
        refusals=REFUSALS,
        query={"code": "of the provider", "state": "as it was sent"},
    ),
]
