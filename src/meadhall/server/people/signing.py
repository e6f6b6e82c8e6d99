"""Signatures that let the hall recognise its own cookies and short texts.

Signed data cannot be changed by others, but can be read.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import TypeVar

import msgspec

State = TypeVar("State", bound=msgspec.Struct)
SETTING = "tokens"  # the key of the secret among the hall's settings
MARK_BYTES = 18
LONGEST = 256  # letters of a signed text
SEPARATOR = b"\n"  # between the time and the JSON, which holds no raw line break


def seal(state: msgspec.Struct, purpose: str, secret: bytes, seconds: float) -> str:
    """Encode and sign the state. It expires after so many seconds."""
    until = str(int(time.time() + seconds)).encode()
    body = base64.urlsafe_b64encode(until + SEPARATOR + msgspec.json.encode(state)).decode()
    return f"{body}.{_signature(body, purpose, secret)}"


def unseal(text: str, kind: type[State], purpose: str, secret: bytes) -> State | None:
    """Return the state, or None if the signature is wrong, the state has expired or it has another purpose."""
    body, _, signature = text.rpartition(".")
    if not hmac.compare_digest(_signature(body, purpose, secret).encode(), signature.encode()):
        return None
    until, _, state = base64.urlsafe_b64decode(body).partition(SEPARATOR)
    return msgspec.json.decode(state, type=kind) if int(until) > time.time() else None


def _signature(body: str, purpose: str, secret: bytes) -> str:
    # the purpose is part of what is signed, so a cookie of one feature is worthless to another
    return hmac.new(secret, f"{purpose} {body}".encode(), hashlib.sha256).hexdigest()


# -- short texts, such as the link that ends mail


class Signer:
    """Signs a short text: the text, a dot, and the signature."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def sign(self, text: str) -> str:
        """Return the text with its signature."""
        return f"{text}.{self._mark(text)}"

    def verify(self, signed: str) -> str:
        """Return the text, or "" if the signature is wrong."""
        text, dot, mark = signed.rpartition(".")
        ours = dot and len(signed) <= LONGEST and hmac.compare_digest(self._mark(text).encode(), mark.encode())
        return text if ours else ""

    def _mark(self, text: str) -> str:
        made = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:MARK_BYTES]).decode()
