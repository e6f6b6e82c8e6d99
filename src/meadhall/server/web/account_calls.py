"""Requests about one's own account and statistics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.contract.requests import Account, Farewell, Statistics, Who
from meadhall.server.play import results
from meadhall.server.rooms import account_deletion, accounts
from meadhall.server.rooms.entry.guests import give_token, guest_of, hash_of, new_token
from meadhall.server.rooms.hall import UnwelcomeError
from meadhall.server.web.calls import SENDING, Call, account_of, body_of, hall_of, known_guest, reply, slowly


async def show_account(request: Request) -> Response:
    """The name of my account."""
    return reply(await _who(request, guest_of(request)))


async def found_account(request: Request) -> Response:
    """Create an account, to continue on other devices, or change its name and password."""
    guest, wish = known_guest(request), await body_of(request, Account)
    return await _as(request, await accounts.found(hall_of(request), guest, wish, account_of(request)))


async def enter_account(request: Request) -> Response:
    """Sign in; seats taken on this device move to the account."""
    guest, wish = known_guest(request), await body_of(request, Account)
    return await _as(request, await accounts.enter(hall_of(request), guest, wish, account_of(request)))


async def leave_account(request: Request) -> Response:
    """Sign out: become a new guest on this device."""
    guest = known_guest(request)
    await body_of(request, dict)
    if not (await _who(request, guest)).name:
        raise UnwelcomeError(409, "no-account")  # their seats would be lost
    return await _as(request, new_token())


async def forget_account(request: Request) -> Response:
    """Delete my account: its name becomes free, its games stay without it, and I become a new guest."""
    guest = known_guest(request)
    password = (await body_of(request, Farewell)).password
    await account_deletion.forget(hall_of(request), guest, password, account_of(request))
    return await _as(request, new_token())


async def show_statistics(request: Request) -> Response:
    """My statistics over finished games."""
    hall, guest = hall_of(request), known_guest(request)
    slowly(request, "statistics", RECKON_RATE, RECKON_BURST)
    return reply(await hall.store.read(lambda c: results.statistics_of(c, guest)))


async def _who(request: Request, guest: str) -> Who:
    return Who(await hall_of(request).store.read(lambda c: accounts.name_of(c, guest)))


async def _as(request: Request, token: str) -> Response:
    """The response that sets a new token."""
    response = reply(await _who(request, hash_of(token)))
    give_token(request, response, token)
    return response


RECKON_RATE, RECKON_BURST = 0.5, 20.0  # statistics a second, and at once
TRYING = (*SENDING, 409, 429)
ACCOUNT_CALLS = [
    Call("GET", "/account", show_account, Who),
    Call("POST", "/account/new", found_account, Who, Account, refusals=TRYING),
    Call("POST", "/account/enter", enter_account, Who, Account, refusals=TRYING),
    Call("POST", "/account/leave", leave_account, Who, dict, refusals=(*SENDING, 409)),
    Call("POST", "/account/forget", forget_account, Who, Farewell, refusals=TRYING),
    Call("GET", "/statistics", show_statistics, Statistics, refusals=(401, 429)),
]
