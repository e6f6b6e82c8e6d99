"""Passkeys: the options sent to a browser, and the verification of an authenticator's replies."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256

from meadhall.server.people.passkeys import (
    CHALLENGE_S,
    Assertion,
    Passkey,
    PasskeyChallenge,
    PasskeyError,
    RelyingParty,
    credential_id,
    new_challenge,
    registration_options,
    relying_party,
    seal_challenge,
    sign_in_options,
    unseal_challenge,
    verify_registration,
    verify_sign_in,
)
from meadhall.server.people.signing import seal
from tests.server.providers import b64

Json = dict[str, Any]
PARTY = RelyingParty("hall.example", "https://hall.example:8443")
USER = b"person-7"
PRESENT, VERIFIED, BACKUP_ELIGIBLE, BACKED_UP, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40


class Authenticator:
    """A software authenticator with one passkey. Tests change its attributes to forge replies."""

    def __init__(self, algorithm: str = "ES256", count: int = 0) -> None:
        self.algorithm, self.count = algorithm, count
        makers: dict[str, Callable[[], Any]] = {
            "ES256": lambda: ec.generate_private_key(ec.SECP256R1()),
            "EdDSA": ed25519.Ed25519PrivateKey.generate,
            "RS256": lambda: rsa.generate_private_key(65537, 2048),
        }
        self.private = makers[algorithm]()
        self.id = hashlib.sha256(str(id(self)).encode()).digest()
        self.origin, self.rp = PARTY.origin, PARTY.id
        self.flags = PRESENT | VERIFIED
        self.user: bytes | None = USER
        self.kind = ""  # replaces parts of the client data

    def public_key(self) -> bytes:
        public = self.private.public_key()
        if self.algorithm == "EdDSA":
            return cbor2.dumps({1: 1, 3: -8, -1: 6, -2: public.public_bytes_raw()})
        numbers = public.public_numbers()
        if self.algorithm == "RS256":
            return cbor2.dumps({1: 3, 3: -257, -1: numbers.n.to_bytes(256), -2: numbers.e.to_bytes(3)})
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})

    def sign(self, data: bytes) -> bytes:
        if self.algorithm == "EdDSA":
            return bytes(self.private.sign(data))
        if self.algorithm == "RS256":
            return bytes(self.private.sign(data, PKCS1v15(), SHA256()))
        return bytes(self.private.sign(data, ec.ECDSA(SHA256())))

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": self.kind or kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, flags: int) -> bytes:
        return hashlib.sha256(self.rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def create(self, options: Json) -> Json:
        """The JSON of `navigator.credentials.create`."""
        key = bytes(16) + len(self.id).to_bytes(2) + self.id + self.public_key()
        found = {"fmt": "none", "attStmt": {}, "authData": self.data(self.flags | ATTESTED) + key}
        client = self.client_data("webauthn.create", options["challenge"])
        return self.answer({"clientDataJSON": b64(client), "attestationObject": b64(cbor2.dumps(found))})

    def get(self, options: Json) -> Json:
        """The JSON of `navigator.credentials.get`."""
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.data(self.flags)
        signature = self.sign(data + hashlib.sha256(client).digest())
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        handle = {} if self.user is None else {"userHandle": b64(self.user)}
        return self.answer({name: b64(part) for name, part in parts.items()} | handle)

    def answer(self, response: Json) -> Json:
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}


def registered(device: Authenticator) -> Passkey:
    challenge = new_challenge("guest", USER)
    return verify_registration(PARTY, challenge, device.create(registration_options(PARTY, challenge, "Anna")))


def sign_in(device: Authenticator, passkey: Passkey, challenge: PasskeyChallenge | None = None) -> Assertion:
    challenge = challenge or new_challenge("guest")
    return verify_sign_in(PARTY, challenge, device.get(sign_in_options(PARTY, challenge)), passkey)


@pytest.mark.parametrize("algorithm", ["ES256", "EdDSA", "RS256"])
def test_a_passkey_is_registered_and_signs_in(algorithm: str) -> None:
    device = Authenticator(algorithm)
    passkey = registered(device)
    assert passkey == Passkey(device.id, device.public_key(), 0, False)
    assert credential_id(device.get(sign_in_options(PARTY, new_challenge("")))) == device.id
    assert sign_in(device, passkey) == Assertion(device.id, 0, USER)
    device.user = None
    assert sign_in(device, passkey).user == b""


def test_a_passkey_that_is_copied_between_devices_says_so() -> None:
    device = Authenticator()
    device.flags |= BACKUP_ELIGIBLE | BACKED_UP
    assert registered(device).backed_up


def test_the_browser_is_asked_for_a_discoverable_credential_with_verification() -> None:
    challenge = new_challenge("guest", USER)
    found = registration_options(PARTY, challenge, "Anna", [b"known"])
    assert found["rp"] == {"name": "Meadhall", "id": "hall.example"}
    assert found["user"] == {"id": b64(USER), "name": "Anna", "displayName": "Anna"}
    assert found["challenge"] == b64(challenge.challenge)
    chosen = found["authenticatorSelection"]
    assert (chosen["residentKey"], chosen["requireResidentKey"], chosen["userVerification"]) == (
        "required",
        True,
        "required",
    )
    assert [each["id"] for each in found["excludeCredentials"]] == [b64(b"known")]
    assert {each["alg"] for each in found["pubKeyCredParams"]} == {-7, -8, -257}
    asked = sign_in_options(PARTY, challenge)
    assert (asked["allowCredentials"], asked["userVerification"], asked["rpId"]) == ([], "required", "hall.example")


WRONG: list[Json] = [
    {"origin": "https://evil.example"},
    {"origin": "https://hall.example"},  # another port
    {"origin": "http://hall.example:8443"},
    {"rp": "evil.example"},
    {"flags": PRESENT},  # no fingerprint, no PIN
    {"flags": VERIFIED},  # no touch
    {"flags": PRESENT | VERIFIED | BACKED_UP},  # a copied passkey that claims to be device-bound
    {"kind": "payment.get"},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_answer_is_refused(wrong: Json) -> None:
    device = Authenticator()
    passkey = registered(device)
    for name, value in wrong.items():
        setattr(device, name, value)
    with pytest.raises(PasskeyError):
        sign_in(device, passkey)
    with pytest.raises(PasskeyError):
        registered(device)


def test_an_answer_counts_for_one_challenge_and_one_purpose() -> None:
    device, one, two = Authenticator(), new_challenge("guest", USER), new_challenge("guest", USER)
    passkey = registered(device)
    created, got = device.create(registration_options(PARTY, one, "Anna")), device.get(sign_in_options(PARTY, one))
    assert verify_registration(PARTY, one, created) == passkey
    for challenge, answer in ((two, created), (one, got)):
        with pytest.raises(PasskeyError):
            verify_registration(PARTY, challenge, answer)
    for challenge, answer in ((two, got), (one, created)):
        with pytest.raises(PasskeyError):
            verify_sign_in(PARTY, challenge, answer, passkey)


def test_the_signature_and_the_id_must_be_of_the_stored_passkey() -> None:
    device, other = Authenticator(), Authenticator()
    passkey, foreign = registered(device), registered(other)
    for wrong in (foreign, passkey._replace(id=foreign.id), passkey._replace(public_key=foreign.public_key)):
        with pytest.raises(PasskeyError):
            sign_in(device, wrong)
    challenge = new_challenge("guest")
    answer = device.get(sign_in_options(PARTY, challenge))
    answer["response"]["signature"] = other.get(sign_in_options(PARTY, challenge))["response"]["signature"]
    with pytest.raises(PasskeyError):
        verify_sign_in(PARTY, challenge, answer, passkey)


def test_a_sign_count_must_grow() -> None:
    device = Authenticator(count=5)
    passkey = registered(device)
    assert passkey.sign_count == 5
    for count in (5, 4, 0):
        device.count = count
        with pytest.raises(PasskeyError, match="sign count"):
            sign_in(device, passkey)
    device.count = 6
    assert sign_in(device, passkey).sign_count == 6


def test_hostile_answers_are_refused_in_one_way() -> None:
    challenge, device = new_challenge("guest", USER), Authenticator()
    passkey = registered(device)
    created = device.create(registration_options(PARTY, challenge, "Anna"))
    got = device.get(sign_in_options(PARTY, challenge))
    bad: list[Any] = [{}, [], None, "", "{", {"id": 7}, {**got, "rawId": "é"}, {**got, "rawId": "", "id": ""}]
    values: list[Any] = [None, 7, "", "!", "AAAA", b64(b"[" * 100_000), b64(bytes(37)), b64(b"\x9f" * 5000)]
    absent: list[Any] = [None, [], {}]
    for answer in (created, got):
        for name in answer["response"].keys() - {"userHandle"}:  # not signed: a caller compares it with the owner
            bad += [{**answer, "response": {**answer["response"], name: value}} for value in values]
        bad += [{**answer, "response": each} for each in absent]
        bad += [{**answer, "type": "password"}, {**answer, "id": "other"}]
    bad.append({**got, "response": {**got["response"], "userHandle": 7}})
    assert verify_sign_in(PARTY, challenge, got, passkey).id == device.id
    for answer in bad:
        with pytest.raises(PasskeyError):
            verify_registration(PARTY, challenge, answer)
        with pytest.raises(PasskeyError):
            verify_sign_in(PARTY, challenge, answer, passkey)
    without_id: list[Any] = [{}, [], None, {"rawId": ""}, {"rawId": 7}, {"rawId": b64(bytes(1024))}]
    for answer in without_id:
        with pytest.raises(PasskeyError):
            credential_id(answer)


# -- the challenge in a cookie


def test_a_challenge_belongs_to_a_guest_and_a_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    challenge = new_challenge("guest", USER)
    text = seal_challenge(challenge, "register", b"ours")
    assert unseal_challenge(text, "register", "guest", b"ours") == challenge
    assert unseal_challenge(text, "register", "another", b"ours") is None
    assert unseal_challenge(text, "sign-in", "guest", b"ours") is None
    assert unseal_challenge(text, "register", "guest", b"theirs") is None
    assert unseal_challenge(seal(challenge, "openid", b"ours", 60), "register", "guest", b"ours") is None
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + CHALLENGE_S + 2)
    assert unseal_challenge(text, "register", "guest", b"ours") is None


# -- the relying party


@pytest.mark.parametrize(
    ("url", "party"),
    [
        ("https://Hall.Example/below", RelyingParty("hall.example", "https://hall.example")),
        ("https://hall.example:443", RelyingParty("hall.example", "https://hall.example")),
        ("https://hall.example:8443/x", RelyingParty("hall.example", "https://hall.example:8443")),
        ("http://127.0.0.1:8037", RelyingParty("localhost", "http://localhost:8037")),
        ("http://[::1]:8037/x", RelyingParty("localhost", "http://localhost:8037")),
        ("http://localhost", RelyingParty("localhost", "http://localhost")),
        ("http://hall.example", None),
        ("https://192.168.1.5", None),
        ("https://[2001:db8::1]", None),
        ("", None),
    ],
)
def test_the_relying_party_comes_from_the_halls_url(url: str, party: RelyingParty | None) -> None:
    assert relying_party(url) == party
