"""Sign-in with OpenID Connect: the code flow with PKCE, state and nonce, for one provider that the host configures.

The module talks to the provider and verifies ID tokens. It knows nothing of accounts and keeps nothing on disk.
joserfc checks signatures and claims, httpx sends the requests.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import os
import secrets
import ssl
import time
import warnings
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple
from urllib.parse import quote_plus, urlencode, urlsplit

import httpx
import msgspec
from joserfc import jws, jwt
from joserfc.errors import JoseError, SecurityWarning
from joserfc.jwk import ECKey, OKPKey, RSAKey

from meadhall.core.errors import SetupError
from meadhall.server.people.signing import seal, unseal

VARIABLES = ("MEADHALL_OIDC_ISSUER", "MEADHALL_OIDC_CLIENT", "MEADHALL_OIDC_SECRET", "MEADHALL_OIDC_NAME")
ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")
DEADLINE_S = 10.0  # seconds for one request, from the first byte sent to the last byte read
MAX_ANSWER_BYTES = 1 << 18
CACHE_S = 600.0  # seconds for which discovery and keys are kept
REREAD_KEYS_S = 30.0  # seconds between two readings of the keys, however many unknown key ids arrive
STATE_S = 900.0  # seconds for a person to come back from the provider

ALGORITHMS = {"RS256": ("RSA", ""), "ES256": ("EC", "P-256"), "EdDSA": ("OKP", "Ed25519")}  # key type and curve
KEY_MEMBERS = ("kty", "kid", "use", "alg", "n", "e", "crv", "x", "y")  # of a public key
MIN_RSA_BITS = 2048
MAX_HEADER_BYTES = 8192  # some providers put a chain of certificates there; joserfc allows 512 bytes
SKEW_S = 120  # seconds by which clocks may differ
MAX_AGE_S = 900  # seconds since the token was issued
MAX_LIFETIME_S = 366 * 86_400  # a later expiry, such as 1e308, is no date
MAX_SUBJECT_LENGTH = 255

REGISTRY = jws.JWSRegistry(algorithms=list(ALGORITHMS), strict_check_header=False)  # providers add headers
REGISTRY.max_header_length = MAX_HEADER_BYTES

Json = dict[str, Any]
OBJECT = msgspec.json.Decoder(Json)  # made before any thread decodes
Key = RSAKey | ECKey | OKPKey
Purpose = Literal["enter", "forget"]


class OpenIDError(Exception):
    """The provider cannot be used, or its ID token proves nothing. The text is for the host's log."""


# -- settings


class ProviderSettings(NamedTuple):
    """The provider that the host has configured."""

    issuer: str
    client: str
    secret: str  # "" for a public client
    name: str  # for the button on the page


def provider_settings(environment: Mapping[str, str] = os.environ) -> ProviderSettings | None:
    """Read the settings from the environment; None if there is no provider. Raises SetupError."""
    issuer, client, secret, name = (environment.get(key, "").strip() for key in VARIABLES)
    if not issuer and not client:
        return None
    if not issuer or not client:
        raise SetupError(f"{VARIABLES[0]} and {VARIABLES[1]} belong together", right="set both, or none")
    if not is_safe_url(issuer) or "?" in issuer or "#" in issuer:
        raise SetupError(f"{VARIABLES[0]} {issuer!r} is no address of a provider", right="https://, a host and a path")
    return ProviderSettings(issuer, client, secret, name or (urlsplit(issuer).hostname or ""))


def is_safe_url(url: str) -> bool:
    """Is it https, or http on this machine?"""
    try:
        parts = urlsplit(url)
        is_local = parts.hostname in ("127.0.0.1", "localhost", "::1")
    except ValueError:
        return False
    has_host = bool(parts.hostname) and "@" not in parts.netloc
    return has_host and (parts.scheme == "https" or (is_local and parts.scheme == "http"))


# -- the state of one sign-in, which the browser keeps in a cookie


class OAuthState(msgspec.Struct, frozen=True):
    """What the hall must remember between the redirect to the provider and the way back."""

    state: str
    nonce: str
    verifier: str  # of PKCE
    guest: str
    purpose: Purpose
    begun: float  # Unix time


def new_oauth_state(guest: str, purpose: Purpose) -> OAuthState:
    """Return a state with random values."""
    state, nonce, verifier = (secrets.token_urlsafe(32) for _ in range(3))
    return OAuthState(state, nonce, verifier, guest, purpose, time.time())


def seal_state(state: OAuthState, secret: bytes) -> str:
    """Encode the state for the cookie."""
    return seal(state, "openid", secret, STATE_S)


def unseal_state(text: str, secret: bytes) -> OAuthState | None:
    """Decode the cookie; None if it is forged or too old."""
    return unseal(text, OAuthState, "openid", secret)


# -- the provider


class Provider:
    """A client of the provider. It caches discovery and keys for ten minutes."""

    def __init__(self, settings: ProviderSettings) -> None:
        self.settings = settings
        self.discovery: Json = {}
        self.discovered_at = 0.0
        self.keys: list[Key] = []
        self.keys_read_at = float("-inf")
        self.keys_lock = asyncio.Lock()
        self.tls: ssl.SSLContext | None = None

    async def authorization_url(self, state: OAuthState, redirect_uri: str) -> str:
        """Return the URL at which a person signs in. Raises OpenIDError."""
        digest = hashlib.sha256(state.verifier.encode()).digest()
        query = {
            "response_type": "code",
            "client_id": self.settings.client,
            "redirect_uri": redirect_uri,
            "scope": "openid profile",
            "state": state.state,
            "nonce": state.nonce,
            "code_challenge": base64.urlsafe_b64encode(digest).rstrip(b"=").decode(),
            "code_challenge_method": "S256",
        }
        if state.purpose == "forget":  # the provider must not answer from an old session
            query |= {"prompt": "login", "max_age": "0"}
        endpoint = str((await self.discover())["authorization_endpoint"])
        return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}"

    async def discover(self) -> Json:
        """Read the provider's discovery document. Raises OpenIDError."""
        if not self.discovery or time.monotonic() - self.discovered_at > CACHE_S:
            url = self.settings.issuer.rstrip("/") + "/.well-known/openid-configuration"
            found = await self._request("GET", url)
            if found.get("issuer") != self.settings.issuer:
                raise OpenIDError(f"the provider calls itself {found.get('issuer')!r}")
            if not all(is_safe_url(str(found.get(name, ""))) for name in ENDPOINTS):
                raise OpenIDError("an endpoint of the provider is not https")
            self.discovery, self.discovered_at = found, time.monotonic()
        return self.discovery

    async def claims(self, code: str, state: OAuthState, redirect_uri: str) -> Json:
        """Exchange the code for an ID token and return its verified claims. Raises OpenIDError."""
        discovery = await self.discover()
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": redirect_uri,
            "code_verifier": state.verifier,
        }
        headers: dict[str, str] = {}
        authenticate_client(self.settings, discovery.get("token_endpoint_auth_methods_supported"), form, headers)
        answer = await self._request("POST", str(discovery["token_endpoint"]), form, headers)
        token = answer.get("id_token")
        if not isinstance(token, str):
            raise OpenIDError(f"the provider gave no ID token: {answer.get('error')!r}")
        return verify_claims(await self._verify_signature(token), self.settings, state)

    async def _verify_signature(self, token: str) -> Json:
        header = header_of(token)
        try:
            return verify_signature(token, header, await self._read_keys(CACHE_S))
        except OpenIDError:  # the provider may have rotated its keys
            return verify_signature(token, header, await self._read_keys(REREAD_KEYS_S))

    async def _read_keys(self, max_age: float) -> list[Key]:
        """Return the provider's keys, read again if they are older than `max_age` seconds."""
        async with self.keys_lock:
            if time.monotonic() - self.keys_read_at > max_age:
                if self.keys:  # a failure to replace good keys counts as a reading too
                    self.keys_read_at = time.monotonic()
                found = (await self._request("GET", str((await self.discover())["jwks_uri"]))).get("keys")
                self.keys = usable_keys(found)
                self.keys_read_at = time.monotonic()
        return self.keys

    async def _request(
        self, method: str, url: str, form: dict[str, str] | None = None, headers: Mapping[str, str] | None = None
    ) -> Json:
        """Send a request and return the JSON object of the answer. Raises OpenIDError."""
        host = urlsplit(url).hostname
        try:
            async with asyncio.timeout(DEADLINE_S):
                body = await self._fetch(method, url, form, headers or {})
            return OBJECT.decode(body)
        except TimeoutError:
            raise OpenIDError(f"{host}: no complete answer within {DEADLINE_S:.0f} seconds") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise OpenIDError(f"{host}: {error or type(error).__name__}") from None

    async def _fetch(self, method: str, url: str, form: dict[str, str] | None, headers: Mapping[str, str]) -> bytes:
        if self.tls is None:
            self.tls = ssl.create_default_context()  # the machine's certificates, where a private authority may stand
        plain = {"accept": "application/json", "accept-encoding": "identity", **headers}
        client = httpx.AsyncClient(verify=self.tls, trust_env=False, follow_redirects=False, timeout=DEADLINE_S)
        async with client, client.stream(method, url, data=form, headers=plain) as answer:
            body = bytearray()
            async for chunk in answer.aiter_raw():  # raw: a compressed answer cannot grow past the limit
                body += chunk
                if len(body) > MAX_ANSWER_BYTES:
                    raise OpenIDError(f"{answer.url.host}: the answer is longer than {MAX_ANSWER_BYTES} bytes")
            if answer.status_code != 200:
                raise OpenIDError(f"{answer.url.host}: status {answer.status_code} {error_code(bytes(body))}")
            return bytes(body)


def error_code(body: bytes) -> str:
    """Return the OAuth error code in a refusal, such as `invalid_client`, for the log."""
    try:
        return repr(OBJECT.decode(body).get("error", ""))[:80]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


def authenticate_client(
    settings: ProviderSettings, methods: object, form: dict[str, str], headers: dict[str, str]
) -> None:
    """Add the client's id and secret to a token request, in a way that the provider supports. Raises OpenIDError."""
    # a provider that lists no methods supports client_secret_basic (OpenID Connect Discovery, 3)
    supported = methods if isinstance(methods, list) else ["client_secret_basic"]
    if settings.secret and "client_secret_basic" in supported:
        # both parts are form-encoded before they are joined (RFC 6749, 2.3.1)
        pair = f"{quote_plus(settings.client)}:{quote_plus(settings.secret)}"
        headers["authorization"] = "Basic " + base64.b64encode(pair.encode()).decode()
    elif settings.secret and "client_secret_post" in supported:
        form |= {"client_id": settings.client, "client_secret": settings.secret}
    elif not settings.secret or "none" in supported:
        form["client_id"] = settings.client  # a public client; PKCE protects the code
    else:
        raise OpenIDError(f"the provider takes no client secret, only {supported}")


# -- ID tokens


def header_of(token: str) -> Json:
    """Return the header of a signed token. Raises OpenIDError."""
    try:
        found: object = jws.extract_compact(token.encode(), registry=REGISTRY).headers()
    except (JoseError, ValueError, TypeError, RecursionError) as error:
        raise OpenIDError(f"the ID token cannot be read: {error}") from None
    algorithm = found.get("alg") if isinstance(found, dict) else None
    if not isinstance(found, dict) or not isinstance(algorithm, str) or algorithm not in ALGORITHMS:
        raise OpenIDError(f"algorithm {algorithm!r}: one of {', '.join(ALGORITHMS)} is needed")
    return found


def usable_keys(found: object) -> list[Key]:
    """Read the keys of a JSON Web Key Set; leave out those of other kinds and RSA keys that are too short."""
    return [key for each in found if (key := _usable_key(each)) is not None] if isinstance(found, list) else []


def _usable_key(found: object) -> Key | None:
    if not isinstance(found, dict):
        return None
    kinds: dict[str, type[RSAKey | ECKey | OKPKey]] = {"RSA": RSAKey, "EC": ECKey, "OKP": OKPKey}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SecurityWarning)  # joserfc warns of short keys, which are left out here
            key = kinds[found["kty"]].import_key({name: found[name] for name in KEY_MEMBERS if name in found})
    except (JoseError, ValueError, TypeError, AttributeError, KeyError):
        return None
    if isinstance(key, RSAKey) and key.raw_value.key_size < MIN_RSA_BITS:
        return None
    return key


def fits(key: Key, header: Json) -> bool:
    """May this key have signed a token with this header?"""
    kind, curve = ALGORITHMS[header["alg"]]
    is_kind = key.key_type == kind and (not curve or key.get("crv") == curve)
    is_meant = key.get("use", "sig") == "sig" and key.get("alg", header["alg"]) == header["alg"]
    return is_kind and is_meant and ("kid" not in header or key.get("kid") == header["kid"])


def verify_signature(token: str, header: Json, keys: list[Key]) -> Json:
    """Return the claims of the token if one of the keys signed it. Raises OpenIDError."""
    for key in keys:
        if not fits(key, header):
            continue
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", SecurityWarning)  # "EdDSA" is the older name of Ed25519
                return jwt.decode(token, key, registry=REGISTRY).claims
        except (JoseError, ValueError, TypeError, RecursionError):
            continue
    raise OpenIDError("no key of the provider signed the ID token")


def verify_claims(claims: Json, settings: ProviderSettings, state: OAuthState, now: float | None = None) -> Json:
    """Check issuer, audience, times, nonce and subject (OpenID Connect Core, 3.1.3.7). Raises OpenIDError."""
    now = time.time() if now is None else now
    required: dict[str, jwt.ClaimsOption] = {
        "iss": {"essential": True, "value": settings.issuer},
        "aud": {"essential": True, "value": settings.client},
        "nonce": {"essential": True, "value": state.nonce},
        **{name: {"essential": True} for name in ("sub", "exp", "iat")},
    }
    try:
        jwt.JWTClaimsRegistry(int(now), SKEW_S, **required).validate(claims)
    except JoseError as error:
        raise OpenIDError(f"the ID token is refused: {error}") from None
    audience, party = claims["aud"], claims.get("azp")
    is_shared = isinstance(audience, list) and len(audience) > 1
    right = {
        "nonce": claims["nonce"] == state.nonce,  # the library takes a list of nonces as well
        "azp": party == settings.client or (party is None and not is_shared),
        "exp": claims["exp"] < now + MAX_LIFETIME_S,
        "iat": claims["iat"] > now - MAX_AGE_S,
        "sub": 0 < len(claims["sub"]) <= MAX_SUBJECT_LENGTH,
        # required for max_age, but some providers leave it out
        "auth_time": state.purpose != "forget" or _is_recent(claims.get("auth_time"), state.begun),
    }
    wrong = [name for name, is_right in right.items() if not is_right]
    if wrong:
        raise OpenIDError(f"the ID token is refused: wrong {', '.join(wrong)}")
    return claims


def _is_recent(auth_time: object, begun: float) -> bool:
    is_number = isinstance(auth_time, int | float) and not isinstance(auth_time, bool)
    return auth_time is None or (is_number and auth_time >= begun - SKEW_S)  # type: ignore[operator]  # a number
