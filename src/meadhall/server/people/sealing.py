"""Short-lived state that one browser keeps in a cookie. A signature protects it from changes; it is not encrypted."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from typing import TypeVar

import msgspec

State = TypeVar("State", bound=msgspec.Struct)
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
