"""Web push: a note encrypted for one browser (RFC 8291), signed by the hall (RFC 8292), sent over a checked line.

Endpoints are addresses that strangers give us: `dialling` sees to it that none leads into the host's own network.
"""

from __future__ import annotations

import base64
import json
import os
import struct
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meadhall.server.rooms.notifications import dialling
from meadhall.server.rooms.notifications.channels import GoneError

TIMEOUT_S = 20.0
TTL_S = 3 * 24 * 3600  # seconds for which a push service keeps a note for a phone that is off
TOKEN_S = 12 * 3600
RECORD = 4096
GONE = (404, 410)
CURVE = ec.SECP256R1()


def b64(data: bytes) -> str:
    """As the web writes bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """And reads them."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private() -> str:
    """A private key of the hall, as it is kept."""
    return b64(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def private_of(kept: str) -> ec.EllipticCurvePrivateKey:
    """The key that was kept."""
    return ec.derive_private_key(int.from_bytes(unb64(kept), "big"), CURVE)


def is_key(p256dh: str, auth: str) -> bool:
    """Are these the keys of a browser?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
        return len(unb64(auth)) == 16
    except ValueError:
        return False


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(text: bytes, p256dh: str, auth: str, ours: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A note that only this browser can read (aes128gcm, one record)."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(p256dh))
    both = b"WebPush: info\0" + point(theirs) + point(ours.public_key())
    secret = derived(ours.exchange(ec.ECDH(), theirs), unb64(auth), both, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sender = point(ours.public_key())
    head = salt + struct.pack(">IB", RECORD, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


class Pusher:
    """Sends with the hall's key."""

    def __init__(self, kept: str, address: str, private: bool) -> None:
        self.key, self.address, self.private = private_of(kept), address, private
        self.opener = dialling.opener(private)

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        return b64(point(self.key.public_key()))

    def takes(self, endpoint: str, p256dh: str, auth: str) -> bool:
        """Is this a browser that we can push to? Elsewhere than at home only over https."""
        parts = urlsplit(endpoint)
        safe = parts.scheme == "https" or (self.private and parts.scheme == "http")
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and "@" not in parts.netloc
        return safe and plain and bool(parts.hostname) and is_key(p256dh, auth)

    def token(self, endpoint: str) -> str:
        """A signed word that it is us, for one push service."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + TOKEN_S, "sub": self.address}
        head = b64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        said = f"{head}.{b64(json.dumps(claims).encode())}"
        first, second = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{said}.{b64(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"

    def send(self, endpoint: str, p256dh: str, auth: str, text: bytes, topic: str) -> None:
        """To the push service; waits for its answer. `topic`: a later note of the same one takes the place of this."""
        body = encrypted(text, p256dh, auth, ec.generate_private_key(CURVE), os.urandom(16))
        headers = {
            "Authorization": f"vapid t={self.token(endpoint)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_S),
            "Topic": topic,
            "Urgency": "normal",
        }
        request = urllib.request.Request(endpoint, body, headers, method="POST")
        try:
            self.opener.open(request, timeout=TIMEOUT_S).close()
        except urllib.error.HTTPError as no:
            no.close()
            if no.code in GONE:
                raise GoneError(str(no.code)) from None
            raise
