"""Passkeys (WebAuthn): options for the browser, and verification of what it answers, by the package `webauthn`.

The module knows no database. A caller stores each Passkey with its person and updates the sign count after a sign-in.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, parse_authentication_credential_json
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from meadhall.server.addresses import DEFAULT_PORTS, is_loopback, is_name, origin_of
from meadhall.server.people.signing import seal, unseal

RP_NAME = "Meadhall"  # browsers show it beside the passkey
CHALLENGE_BYTES = 32
CHALLENGE_S = 300.0  # seconds to answer a challenge
MAX_CREDENTIAL_BYTES = 1023  # of an id (WebAuthn 2, 6.5.1)

Json = dict[str, Any]
Purpose = Literal["register", "sign-in"]
Result = TypeVar("Result")


class PasskeyError(Exception):
    """The browser's answer proves nothing. The text is for the host's log."""


# -- the relying party


class RelyingParty(NamedTuple):
    """The hall as browsers know it: a passkey belongs to the id, and answers come from the origin."""

    id: str
    origin: str


def relying_party(home_url: str) -> RelyingParty | None:
    """Return the relying party of a hall with this URL; None if browsers allow no passkeys there.

    They need https and a name. On this machine they take http, and `localhost` instead of 127.0.0.1.
    """
    origin = origin_of(home_url)
    if origin is None:
        return None
    scheme, host, port = origin
    if is_loopback(urlsplit(home_url).hostname or ""):
        host = "localhost"
    elif scheme != "https" or not is_name(host):
        return None
    return RelyingParty(host, f"{scheme}://{host}{'' if port == DEFAULT_PORTS[scheme] else f':{port}'}")


# -- the challenge, which the browser keeps in a cookie


class PasskeyChallenge(msgspec.Struct, frozen=True):
    """What the hall must remember between the options and the answer."""

    challenge: bytes
    guest: str
    user: bytes = b""  # the user handle of a registration


def new_challenge(guest: str, user: bytes = b"") -> PasskeyChallenge:
    """Return a random challenge for this guest."""
    return PasskeyChallenge(secrets.token_bytes(CHALLENGE_BYTES), guest, user)


def seal_challenge(challenge: PasskeyChallenge, purpose: Purpose, secret: bytes) -> str:
    """Encode the challenge for a cookie, HttpOnly and SameSite=Strict.

    The caller deletes the cookie after one answer. A copy of cookie and answer counts until the challenge expires.
    """
    return seal(challenge, f"passkey {purpose}", secret, CHALLENGE_S)


def unseal_challenge(text: str, purpose: Purpose, guest: str, secret: bytes) -> PasskeyChallenge | None:
    """Decode the cookie; None if it is forged, too old, or belongs to another guest or purpose."""
    found = unseal(text, PasskeyChallenge, f"passkey {purpose}", secret)
    return found if found is not None and found.guest == guest else None


# -- registration


class Passkey(NamedTuple):
    """A credential that the hall stores."""

    id: bytes
    public_key: bytes  # COSE
    sign_count: int  # 0 for most passkeys, which are copied between devices
    backed_up: bool = False  # does it outlive the device?


def registration_options(
    party: RelyingParty, challenge: PasskeyChallenge, name: str, known: Iterable[bytes] = ()
) -> Json:
    """Return the options for `navigator.credentials.create`, for `PublicKeyCredential.parseCreationOptionsFromJSON`.

    `known` are the ids of the person's passkeys: a device that holds one of them makes no second one.
    """
    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=RP_NAME,
        user_name=name,
        user_id=challenge.user,
        challenge=challenge.challenge,
        timeout=int(CHALLENGE_S * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # people sign in without typing their name
            user_verification=UserVerificationRequirement.REQUIRED,  # it replaces a password
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
    )
    return options_to_json_dict(options)


def verify_registration(party: RelyingParty, challenge: PasskeyChallenge, answer: Json) -> Passkey:
    """Return the new passkey. Raises PasskeyError."""
    found = _verified(
        lambda: webauthn.verify_registration_response(
            credential=answer,
            expected_challenge=challenge.challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    )
    if len(found.credential_id) > MAX_CREDENTIAL_BYTES:
        raise PasskeyError("the id of the passkey is too long")
    return Passkey(found.credential_id, found.credential_public_key, found.sign_count, found.credential_backed_up)


# -- sign-in


class Assertion(NamedTuple):
    """A proven sign-in. The caller stores the sign count and compares the user with the owner of the passkey."""

    id: bytes
    sign_count: int
    user: bytes  # the user handle; b"" if the authenticator leaves it out


def sign_in_options(party: RelyingParty, challenge: PasskeyChallenge) -> Json:
    """Return the options for `navigator.credentials.get`. They list no credentials: the browser offers what it has."""
    options = webauthn.generate_authentication_options(
        rp_id=party.id,
        challenge=challenge.challenge,
        timeout=int(CHALLENGE_S * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json_dict(options)


def credential_id(answer: Json) -> bytes:
    """Return the id of the passkey that the answer claims to use. Raises PasskeyError."""
    found = _verified(lambda: base64url_to_bytes(answer["rawId"]))
    if not 0 < len(found) <= MAX_CREDENTIAL_BYTES:
        raise PasskeyError("the id of the passkey is empty or too long")
    return found


def verify_sign_in(party: RelyingParty, challenge: PasskeyChallenge, answer: Json, passkey: Passkey) -> Assertion:
    """Verify that the owner of this passkey answered the challenge. Raises PasskeyError.

    A sign count that does not grow shows a copied authenticator, and is refused.
    """
    found = _verified(
        lambda: webauthn.verify_authentication_response(
            credential=answer,
            expected_challenge=challenge.challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    )
    if found.credential_id != passkey.id:
        raise PasskeyError("the answer is of another passkey")
    user = parse_authentication_credential_json(answer).response.user_handle
    return Assertion(found.credential_id, found.new_sign_count, user or b"")


def _verified(verify: Callable[[], Result]) -> Result:
    try:
        return verify()
    except Exception as error:  # the parsers of CBOR, keys and certificates raise many kinds over a hostile answer
        raise PasskeyError(f"{type(error).__name__}: {error}") from None
