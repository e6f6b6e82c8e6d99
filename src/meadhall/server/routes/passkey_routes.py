"""Routes for passkeys: add one, remove one, sign in with one."""

from __future__ import annotations

import base64
import json
import logging
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.people import accounts, credentials, passkeys
from meadhall.server.people.credentials import PasskeySecret
from meadhall.server.people.passkeys import PasskeyChallenge, PasskeyError, RelyingParty
from meadhall.server.protocol.accounts import (
    BeginPasskey,
    NewPasskey,
    PasskeyOptions,
    PasskeySignIn,
    RemovePasskey,
    Who,
)
from meadhall.server.routes.account_routes import BURST, RATE, show_account, signed_in_response
from meadhall.server.routes.endpoints import body_of, rate_limit, reply
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.web.cookie import device_of, person_of, require_session
from meadhall.server.web.routing import AccountEndpoint, api_request, hall_of, to_response

LOG = logging.getLogger("meadhall.passkeys")
COOKIE = "meadhall-passkey"  # holds the challenge for this browser
Json = dict[str, Any]  # Any: as WebAuthn defines it


def party_of(request: Request) -> RelyingParty:
    """The hall as browsers know it. Browsers allow passkeys only where the hall has a name and https."""
    party = passkeys.relying_party(hall_of(request).home_url)
    if party is None:
        raise UnwelcomeError(404, "no-passkeys")
    return party


async def begin_registration(request: Request) -> Response:
    """Options to create a passkey for the caller's account."""
    rate_limit(api_request(request), "account", RATE, BURST)
    session, party = require_session(request), party_of(request)
    wish = await body_of(api_request(request), BeginPasskey)
    hall = hall_of(request)
    name = await hall.store.read(lambda c: accounts.name_of(c, session.person))
    if not name:
        raise UnwelcomeError(409, "no-account")
    await accounts.confirm(hall, session, wish.password, api_request(request).requester)
    known = await hall.store.read(lambda c: credentials.passkeys_of(c, session.person))
    challenge = passkeys.new_challenge(session.person, session.person.encode())
    options = passkeys.registration_options(party, challenge, name, [_bytes(one.id) for one in known])
    return _with_challenge(request, options, challenge, "register")


async def add_passkey(request: Request) -> Response:
    """Store the passkey that the browser has created."""
    rate_limit(api_request(request), "account", RATE, BURST)
    session, party = require_session(request), party_of(request)
    wish = await body_of(api_request(request), NewPasskey)
    hall = hall_of(request)
    challenge = _challenge_of(request, "register", session.person)
    try:
        found = passkeys.verify_registration(party, challenge, _answer(wish.answer))
    except PasskeyError as trouble:
        raise _refused(trouble) from None
    secret = PasskeySecret(_text(found.public_key), found.sign_count)
    subject, label = _text(found.id), wish.label or device_of(request)
    if not await hall.store.write(lambda c: credentials.add_passkey(c, session.person, subject, secret, label)):
        raise UnwelcomeError(409, "too-many-passkeys")
    return await _without_challenge(request)


async def remove_passkey(request: Request) -> Response:
    """Remove a passkey from my account. An account keeps at least one way to sign in."""
    rate_limit(api_request(request), "account", RATE, BURST)
    session, wish = require_session(request), await body_of(api_request(request), RemovePasskey)
    store = hall_of(request).store
    kinds = await store.read(lambda c: credentials.kinds_of(c, session.person))
    left = await store.read(lambda c: credentials.passkeys_of(c, session.person))
    if kinds == {credentials.PASSKEY} and len(left) == 1:
        raise UnwelcomeError(409, "last-credential")
    if not await store.write(lambda c: credentials.remove_passkey(c, session.person, wish.id)):
        raise UnwelcomeError(404, "no-passkeys")
    return await show_account(request)


async def begin_passkey_sign_in(request: Request) -> Response:
    """Options to sign in with any passkey that the browser has for this hall."""
    rate_limit(api_request(request), "account", RATE, BURST)
    party = party_of(request)
    await body_of(api_request(request), dict)
    challenge = passkeys.new_challenge(person_of(request))
    return _with_challenge(request, passkeys.sign_in_options(party, challenge), challenge, "sign-in")


async def sign_in_with_passkey(request: Request) -> Response:
    """Sign in with a passkey."""
    rate_limit(api_request(request), "account", RATE, BURST)
    session, party = require_session(request), party_of(request)
    wish = await body_of(api_request(request), PasskeySignIn)
    hall, answer = hall_of(request), _answer(wish.answer)
    challenge = _challenge_of(request, "sign-in", session.person)
    try:
        subject = _text(passkeys.credential_id(answer))
        known = await hall.store.read(lambda c: credentials.passkey(c, subject))
        if known is None:
            raise PasskeyError("unknown passkey")
        person, secret = known
        stored = passkeys.Passkey(_bytes(subject), _bytes(secret.public_key), secret.sign_count)
        proven = passkeys.verify_sign_in(party, challenge, answer, stored)
        if proven.user not in (b"", person.encode()):
            raise PasskeyError("the passkey is of another person")
    except PasskeyError as trouble:
        raise _refused(trouble) from None
    used = PasskeySecret(secret.public_key, proven.sign_count)
    await hall.store.write(lambda c: credentials.count_passkey_use(c, subject, used))
    signed_in = await accounts.sign_in_person(hall, session, person, device_of(request))
    response = await signed_in_response(request, signed_in)
    response.delete_cookie(COOKIE, path=_path(request))
    return response


def _answer(text: str) -> Json:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise UnwelcomeError(400, "unreadable")
    return found


def _refused(trouble: PasskeyError) -> UnwelcomeError:
    LOG.warning("a passkey was refused: %s", trouble)
    return UnwelcomeError(403, "wrong-passkey")


def _with_challenge(
    request: Request, options: Json, challenge: PasskeyChallenge, purpose: passkeys.Purpose
) -> Response:
    hall = hall_of(request)
    response = to_response(reply(PasskeyOptions(json.dumps(options))))
    sealed = passkeys.seal_challenge(challenge, purpose, hall.signer.secret)
    response.set_cookie(
        COOKIE,
        sealed,
        int(passkeys.CHALLENGE_S),
        path=_path(request),
        secure=hall.home_url.startswith("https:"),
        httponly=True,
        samesite="strict",
    )
    return response


def _challenge_of(request: Request, purpose: passkeys.Purpose, person: str) -> PasskeyChallenge:
    secret = hall_of(request).signer.secret
    challenge = passkeys.unseal_challenge(request.cookies.get(COOKIE, ""), purpose, person, secret)
    if challenge is None:
        raise UnwelcomeError(403, "wrong-passkey")
    return challenge


async def _without_challenge(request: Request) -> Response:
    response = await show_account(request)
    response.delete_cookie(COOKIE, path=_path(request))
    return response


def _path(request: Request) -> str:
    return str(request.scope.get("app_root_path") or "") or "/"


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


TRYING = (*SENDING, 404, 409, 429)
STRANGERS = tuple(status for status in TRYING if status != 401)  # who has no session yet may ask, too
PASSKEY_ROUTES = [
    AccountEndpoint(
        "POST", "/account/passkeys/begin", begin_registration, PasskeyOptions, BeginPasskey, refusals=TRYING
    ),
    AccountEndpoint("POST", "/account/passkeys", add_passkey, Who, NewPasskey, refusals=TRYING),
    AccountEndpoint("POST", "/account/passkeys/remove", remove_passkey, Who, RemovePasskey, refusals=TRYING),
    AccountEndpoint(
        "POST", "/account/passkeys/enter/begin", begin_passkey_sign_in, PasskeyOptions, dict, refusals=STRANGERS
    ),
    AccountEndpoint("POST", "/account/passkeys/enter", sign_in_with_passkey, Who, PasskeySignIn, refusals=TRYING),
]
