"""Requests about one's own account and statistics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.contract.requests import Account, Farewell, Who
from meadhall.server.desk.asking import body_of, known_guest, reply
from meadhall.server.desk.hall_calls import SENDING
from meadhall.server.rooms.accounts import accounts, deletion
from meadhall.server.rooms.entry.guests import give_token, guest_of, hash_of, new_token
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.web.calls import AccountCall, asked, hall_of, response_of


async def show_account(request: Request) -> Response:
    """The name of my account."""
    return response_of(reply(await _who(request, guest_of(request))))


async def found_account(request: Request) -> Response:
    """Create an account, to continue on other devices, or change its name and password."""
    guest, wish = known_guest(asked(request)), await body_of(asked(request), Account)
    return await _as(request, await accounts.found(hall_of(request), guest, wish, asked(request).account))


async def enter_account(request: Request) -> Response:
    """Sign in; seats taken on this device move to the account."""
    guest, wish = known_guest(asked(request)), await body_of(asked(request), Account)
    return await _as(request, await accounts.enter(hall_of(request), guest, wish, asked(request).account))


async def leave_account(request: Request) -> Response:
    """Sign out: become a new guest on this device."""
    guest = known_guest(asked(request))
    await body_of(asked(request), dict)
    if not (await _who(request, guest)).name:
        raise UnwelcomeError(409, "no-account")  # their seats would be lost
    return await _as(request, new_token())


async def forget_account(request: Request) -> Response:
    """Delete my account: its name becomes free, its games stay without it, and I become a new guest."""
    guest = known_guest(asked(request))
    password = (await body_of(asked(request), Farewell)).password
    await deletion.forget(hall_of(request), guest, password, asked(request).account)
    return await _as(request, new_token())


async def _who(request: Request, guest: str) -> Who:
    hall = hall_of(request)
    called = "" if hall.provider is None else hall.provider.settings.name
    return await hall.store.read(lambda c: accounts.who(c, guest, called))


async def _as(request: Request, token: str) -> Response:
    """The response that sets a new token."""
    response = response_of(reply(await _who(request, hash_of(token))))
    give_token(request, response, token)
    return response


TRYING = (*SENDING, 409, 429)
ACCOUNT_CALLS = [
    AccountCall("GET", "/account", show_account, Who),
    AccountCall("POST", "/account/new", found_account, Who, Account, refusals=TRYING),
    AccountCall("POST", "/account/enter", enter_account, Who, Account, refusals=TRYING),
    AccountCall("POST", "/account/leave", leave_account, Who, dict, refusals=(*SENDING, 409)),
    AccountCall("POST", "/account/forget", forget_account, Who, Farewell, refusals=TRYING),
]
