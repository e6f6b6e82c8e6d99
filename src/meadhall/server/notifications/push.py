"""Web push: encrypted for one browser (RFC 8291), signed by the hall (RFC 8292).

Endpoints are addresses that strangers give us: `addresses` connects to public ones only.
"""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]  # the package has no types
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from joserfc import jwt
from joserfc.jwk import ECKey
from sqlalchemy import Connection, select

from meadhall.server.notifications import addresses, texts
from meadhall.server.notifications.channels import DeferredError, GoneError, HostError, RefusedError
from meadhall.server.notifications.queue import Delivery
from meadhall.server.storage.schema import DEVICES
from meadhall.server.storage.writer import Store

TTL_S = 3 * 24 * 3600  # seconds for which a push service keeps a message for a phone that is off
TOKEN_S = 12 * 3600
GONE = (404, 410)
BUSY = 429
CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    """Base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """The inverse of `b64`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode_public_key(key: ec.EllipticCurvePublicKey) -> bytes:
    """Encode a public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private() -> str:
    """Create a private key for the server, in its stored form: 32 bytes in base64."""
    return b64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def load_private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    """Decode a stored private key."""
    return ec.derive_private_key(int.from_bytes(unb64(kept), "big"), CURVE)


def are_keys(p256dh: str, auth: str) -> bool:
    """Are these valid keys of a browser's subscription?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
        return len(unb64(auth)) == 16
    except ValueError:
        return False


def encrypt(text: bytes, p256dh: str, auth: str, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a message for one browser (aes128gcm, one record)."""
    sealed: bytes = http_ece.encrypt(
        text, salt=salt, private_key=ours, dh=unb64(p256dh), auth_secret=unb64(auth), version="aes128gcm"
    )
    return sealed


class Pusher:
    """The server's push key, which signs requests to push services."""

    def __init__(self, kept: str, address: str, private: bool) -> None:
        self.key, self.address, self.private = load_private_key(kept), address, private
        numbers = encode_public_key(self.key.public_key())
        x, y = b64(numbers[1:33]), b64(numbers[33:])
        self.signing = ECKey.import_key({"kty": "EC", "crv": "P-256", "x": x, "y": y, "d": kept})

    @property
    def public(self) -> str:
        """The public key with which browsers subscribe."""
        return b64(encode_public_key(self.key.public_key()))

    def takes(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """Is this a valid push subscription? Endpoints need https, unless the host allows private addresses."""
        try:
            parts = urlsplit(endpoint)
            named = bool(parts.hostname) and parts.port != 0
        except ValueError:  # invalid brackets or port
            return False
        safe = parts.scheme == "https" or (self.private and parts.scheme == "http")
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and "@" not in parts.netloc
        return safe and plain and named and are_keys(p256dh, auth)

    def token(self, endpoint: str) -> str:
        """Return a JWT that identifies the server to one push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_S, "sub": self.address}
        return jwt.encode({"typ": "JWT", "alg": "ES256"}, claims, self.signing, algorithms=["ES256"])

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """Return the headers of a push request. A push service replaces an undelivered message of the same `topic`."""
        return {
            "Authorization": f"vapid t={self.token(endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": topic,
            "Urgency": "normal",
        }


class PushChannel:
    """The channel that sends to push services."""

    name = "push"

    def __init__(self, store: Store, pusher: Pusher, client: httpx.AsyncClient) -> None:
        self.store, self.pusher, self.client = store, pusher, client

    async def send(self, delivery: Delivery) -> None:
        """Send a delivery to one device."""
        device = await self.store.read(lambda c: _device(c, delivery.target))
        if device is None:
            raise GoneError("no such device")
        endpoint, p256dh, auth = device
        try:
            text = texts.push_text(delivery)
        except (msgspec.DecodeError, LookupError, TypeError) as error:
            raise RefusedError(f"unreadable: {type(error).__name__}") from error
        body = encrypt(text, p256dh, auth, ec.generate_private_key(CURVE), os.urandom(16))
        headers = self.pusher.headers(endpoint, texts.topic(delivery))
        check_status(await addresses.post(self.client, endpoint, body, headers))

    async def close(self) -> None:
        """Close the connections."""
        await self.client.aclose()


def _device(connection: Connection, device: str) -> tuple[str, str, str] | None:
    """Read endpoint and keys of a device; None: it is not stored."""
    found = connection.execute(select(DEVICES).where(DEVICES.c.id == device)).first()
    return None if found is None else (found.endpoint, found.p256dh, found.auth)


def check_status(status: int) -> None:
    """Raise the error that a push service's status stands for, if any."""
    if status in GONE:
        raise GoneError(str(status))
    if status >= 500 or status == BUSY:
        raise HostError(f"status {status}")
    if not 200 <= status < 300:
        raise DeferredError(f"status {status}")
