"""ID tokens of OpenID Connect: read, and believed only if everything about them is right.

RS256 is the algorithm that every provider has; a signature is checked by building what it must decrypt to and
comparing all of it, so there is nothing to parse and nothing to get wrong.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from typing import Any, NamedTuple

SKEW_S = 120.0  # seconds by which clocks may differ
OLDEST_S = 900.0  # seconds since it was issued
SHORTEST_KEY = 2048  # bits
SHA256_INFO = bytes.fromhex("3031300d060960864801650304020105000420")  # DigestInfo of SHA-256 (RFC 8017, 9.2)
Json = dict[str, Any]


class UnbelievableError(Exception):
    """A token that proves nothing; the text is for the host's log."""


class Expected(NamedTuple):
    """What a token must say."""

    issuer: str
    client: str
    nonce: str


def claims_of(token: str, keys: list[Json], expected: Expected, now: float | None = None) -> Json:
    """What the token says, if it is signed by one of these keys and meant for us, now."""
    head, body, signature = _parts(token)
    if head.get("alg") != "RS256":
        raise UnbelievableError(f"algorithm {head.get('alg')!r}: RS256 is needed")
    signed = token.rpartition(".")[0].encode()
    if not any(is_signed(signed, signature, key) for key in keys if _fits(key, head)):
        raise UnbelievableError("no key of the provider signed it")
    check(body, expected, time.time() if now is None else now)
    return body


def _parts(token: str) -> tuple[Json, Json, bytes]:
    try:
        head, body, signature = token.split(".")
        found = json.loads(decoded(head)), json.loads(decoded(body)), decoded(signature)
    except (ValueError, RecursionError):
        raise UnbelievableError("it cannot be read") from None
    if not isinstance(found[0], dict) or not isinstance(found[1], dict):
        raise UnbelievableError("it cannot be read")
    return found


def decoded(text: str) -> bytes:
    """base64url, which has no padding here."""
    if "=" in text:
        raise ValueError("padding")
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _fits(key: Json, head: Json) -> bool:
    """May this key have signed such a token?"""
    meant = key.get("use", "sig") == "sig" and key.get("alg", "RS256") == "RS256"
    return key.get("kty") == "RSA" and meant and ("kid" not in head or key.get("kid") == head["kid"])


def is_signed(signed: bytes, signature: bytes, key: Json) -> bool:
    """RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017, 8.2.2)."""
    try:
        modulus, exponent = (int.from_bytes(decoded(str(key[name]))) for name in ("n", "e"))
    except (KeyError, ValueError):
        return False
    size = (modulus.bit_length() + 7) // 8
    if modulus.bit_length() < SHORTEST_KEY or exponent < 3 or len(signature) != size:
        return False
    found = pow(int.from_bytes(signature), exponent, modulus).to_bytes(size)
    digest = SHA256_INFO + hashlib.sha256(signed).digest()
    return hmac.compare_digest(found, b"\x00\x01" + b"\xff" * (size - len(digest) - 3) + b"\x00" + digest)


def check(body: Json, expected: Expected, now: float) -> None:
    """Issuer, audience, time and nonce (OpenID Connect Core, 3.1.3.7)."""
    audience = body.get("aud")
    meant = [audience] if isinstance(audience, str) else audience if isinstance(audience, list) else []
    wrong = [
        name
        for name, right in {
            "iss": body.get("iss") == expected.issuer,
            "aud": expected.client in meant and body.get("azp", expected.client) == expected.client,
            "azp": len(meant) == 1 or body.get("azp") == expected.client,
            "exp": _number(body, "exp") > now - SKEW_S,
            "iat": now - OLDEST_S < _number(body, "iat") < now + SKEW_S,
            "nonce": hmac.compare_digest(str(body.get("nonce", "")).encode(), expected.nonce.encode()),
            "sub": isinstance(body.get("sub"), str) and 0 < len(body["sub"]) <= 255,
        }.items()
        if not right
    ]
    if wrong:
        raise UnbelievableError(f"wrong {', '.join(wrong)}")


def _number(body: Json, name: str) -> float:
    value = body.get(name)
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else 0.0
