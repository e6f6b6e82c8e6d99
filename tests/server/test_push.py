"""Push messages: encrypted for one browser, and never sent to private addresses."""

from __future__ import annotations

import json
import time

import httpx
import pytest

pytest.importorskip("cryptography", reason="the extra `push` is not installed")
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from meadhall.server.notifications import addresses, push
from meadhall.server.notifications.push import Pusher, b64, encrypt, load_private_key, new_private, unb64
from tests.server.loops import run
from tests.server.receivers import Browser

# The example of RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER_PUBLIC = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    assert b64(encrypt(TEXT, THEIRS, AUTH, load_private_key(SENDER), unb64(SALT))) == SEALED


def test_requests_are_signed_with_the_key_that_browsers_know() -> None:
    pusher = Pusher(new_private(), "https://hall.example", private=False)
    said, _, signature = pusher.token("https://push.example:8443/abc").rpartition(".")
    first, second = unb64(signature)[:32], unb64(signature)[32:]
    dss = encode_dss_signature(int.from_bytes(first, "big"), int.from_bytes(second, "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, unb64(pusher.public))
    public.verify(dss, said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(unb64(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert (claims["aud"], claims["sub"]) == ("https://push.example:8443", "https://hall.example")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600


def test_a_key_that_was_kept_is_the_same_key_later() -> None:
    """A stored key stays valid for subscribed browsers. The public key is that of RFC 8291's sender."""
    assert Pusher(SENDER, "https://hall.example", private=False).public == SENDER_PUBLIC


def test_nothing_is_pushed_into_the_hosts_own_network() -> None:
    """An endpoint is an address from an untrusted person."""
    pusher = Pusher(new_private(), "https://hall.example", private=False)
    device = Browser().device("https://127.0.0.1:1/x")

    async def send() -> None:
        async with addresses.new_client(private=False) as client:
            await addresses.post(client, device["endpoint"], b"{}", pusher.headers(device["endpoint"], "topic"))

    with pytest.raises(httpx.TransportError, match="not public"):
        run(send())
    assert not pusher.takes("http://push.example/x", device["p256dh"], device["auth"]), "elsewhere only over https"
    assert not pusher.takes("https://[::1/x", device["p256dh"], device["auth"])
    assert push.are_keys(device["p256dh"], device["auth"])
