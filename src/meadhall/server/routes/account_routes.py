"""Routes for accounts: sign-in and sign-out, name and password, devices, deletion."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.people import accounts, deletion, sessions
from meadhall.server.people.accounts import SignedIn
from meadhall.server.protocol.accounts import (
    Account,
    ClaimHall,
    DeleteAccount,
    EndSession,
    ForgotPassword,
    NewName,
    NewPassword,
    ResetPassword,
    SignedInDevice,
    Who,
)
from meadhall.server.routes.endpoints import body_of, rate_limit, reply
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.web.cookie import device_of, person_of, require_session, session_of, set_cookie
from meadhall.server.web.routing import AccountEndpoint, api_request, hall_of, to_response

FORGOT_RATE, FORGOT_BURST = 0.01, 5.0
RATE, BURST = 0.5, 30.0  # changes of an account: per second, and burst


async def show_account(request: Request) -> Response:
    """The caller's account: name, ways to sign in, and role."""
    return to_response(reply(await _who(request, person_of(request))))


async def create_account(request: Request) -> Response:
    """Create an account for the caller."""
    session, wish = require_session(request), await body_of(api_request(request), Account)
    requester = api_request(request).requester
    return await signed_in_response(
        request, await accounts.create_account(hall_of(request), session, wish, requester, device_of(request))
    )


async def sign_in(request: Request) -> Response:
    """Sign in. Seats that the guest of this browser took move to the account."""
    session, wish = session_of(request), await body_of(api_request(request), Account)
    requester = api_request(request).requester
    return await signed_in_response(
        request, await accounts.sign_in(hall_of(request), session, wish, requester, device_of(request))
    )


async def sign_out(request: Request) -> Response:
    """End this session, also for copies of its cookie. The browser gets a new guest session."""
    session = require_session(request)
    await body_of(api_request(request), dict)
    await accounts.sign_out(hall_of(request), session)
    return await _as_new_guest(request)


async def change_name(request: Request) -> Response:
    """Change the name of the account."""
    session, wish = require_session(request), await body_of(api_request(request), NewName)
    rate_limit(api_request(request), "account", RATE, BURST)
    await accounts.change_name(hall_of(request), session, wish, api_request(request).requester)
    return to_response(reply(await _who(request, session.person)))


async def change_password(request: Request) -> Response:
    """Change the password. All other devices are signed out."""
    session, wish = require_session(request), await body_of(api_request(request), NewPassword)
    rate_limit(api_request(request), "account", RATE, BURST)
    if not (await _who(request, session.person)).name:
        raise UnwelcomeError(409, "no-account")
    requester = api_request(request).requester
    return await signed_in_response(
        request, await accounts.change_password(hall_of(request), session, wish, requester, device_of(request))
    )


async def forgot_password(request: Request) -> Response:
    """Send a reset code by mail. The reply is the same for every name."""
    rate_limit(api_request(request), "forgot", FORGOT_RATE, FORGOT_BURST)
    await accounts.send_reset_code(hall_of(request), await body_of(api_request(request), ForgotPassword))
    return to_response(reply({}, 202))


async def reset_password(request: Request) -> Response:
    """Set a new password with a code from a mail or from the owner of the hall."""
    rate_limit(api_request(request), "account", RATE, BURST)
    wish = await body_of(api_request(request), ResetPassword)
    signed_in = await accounts.reset_password(
        hall_of(request), wish, api_request(request).requester, device_of(request)
    )
    return await signed_in_response(request, signed_in)


async def show_devices(request: Request) -> Response:
    """The devices on which the caller is signed in."""
    session = require_session(request)
    rate_limit(api_request(request), "account", RATE, BURST)
    found = await hall_of(request).store.read(lambda c: sessions.devices(c, session.person, session.id))
    return to_response(reply(found))


async def end_session(request: Request) -> Response:
    """Sign out another device, or all others."""
    session, wish = require_session(request), await body_of(api_request(request), EndSession)
    rate_limit(api_request(request), "account", RATE, BURST)
    hall = hall_of(request)
    if wish.others:
        await hall.sessions.end_others(session)
    else:
        ended = await hall.store.read(lambda c: sessions.starting_with(c, session.person, wish.id))
        if not ended or session.id in ended:
            raise UnwelcomeError(404, "no-such-device")
        await hall.sessions.end(session.person, ended)
    return await show_devices(request)


async def delete_account(request: Request) -> Response:
    """Delete the account: its name becomes free, its games stay without it. The browser gets a new guest session."""
    session, wish = require_session(request), await body_of(api_request(request), DeleteAccount)
    await deletion.delete_account(hall_of(request), session, wish.password, api_request(request).requester)
    return await _as_new_guest(request)


async def claim_hall(request: Request) -> Response:
    """Become the first owner, with the code that the server printed when it started."""
    session, wish = require_session(request), await body_of(api_request(request), ClaimHall)
    rate_limit(api_request(request), "account", RATE, BURST)
    await accounts.claim_hall(hall_of(request), session, wish.code)
    return to_response(reply(await _who(request, session.person)))


async def _who(request: Request, person: str) -> Who:
    hall = hall_of(request)
    provider = "" if hall.provider is None else hall.provider.settings.name
    return await hall.store.read(lambda c: accounts.who(c, person, provider))


async def signed_in_response(request: Request, signed_in: SignedIn) -> Response:
    """Return a response with the account and the cookie of its new session."""
    response = to_response(reply(await _who(request, signed_in.person)))
    set_cookie(request, response, signed_in.token)
    return response


async def _as_new_guest(request: Request) -> Response:
    response = to_response(reply(await _who(request, "")))
    set_cookie(request, response, await hall_of(request).sessions.start_guest(device_of(request)))
    return response


TRYING = (*SENDING, 409, 429)
STRANGERS = tuple(status for status in TRYING if status != 401)  # who has no session yet may ask, too
ACCOUNT_ROUTES = [
    AccountEndpoint("GET", "/account", show_account, Who),
    AccountEndpoint("POST", "/account/new", create_account, Who, Account, refusals=TRYING),
    AccountEndpoint("POST", "/account/enter", sign_in, Who, Account, refusals=STRANGERS),
    AccountEndpoint("POST", "/account/leave", sign_out, Who, dict, refusals=(*SENDING, 409)),
    AccountEndpoint("POST", "/account/name", change_name, Who, NewName, refusals=TRYING),
    AccountEndpoint("POST", "/account/password", change_password, Who, NewPassword, refusals=TRYING),
    AccountEndpoint("POST", "/account/forgot", forgot_password, dict, ForgotPassword, status=202, refusals=STRANGERS),
    AccountEndpoint("POST", "/account/reset", reset_password, Who, ResetPassword, refusals=STRANGERS),
    AccountEndpoint("GET", "/account/devices", show_devices, list[SignedInDevice], refusals=(401, 429)),
    AccountEndpoint(
        "POST", "/account/devices", end_session, list[SignedInDevice], EndSession, refusals=(*SENDING, 404, 429)
    ),
    AccountEndpoint("POST", "/account/forget", delete_account, Who, DeleteAccount, refusals=TRYING),
    AccountEndpoint("POST", "/account/claim", claim_hall, Who, ClaimHall, refusals=TRYING),
]
