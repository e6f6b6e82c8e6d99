"""An HTTP client for untrusted addresses: it connects to public IP addresses only.

The name is resolved and every address is checked when the connection is made, and the connection goes to the checked
address. A name that later resolves to something else (DNS rebinding) gains nothing.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import AsyncIterator, Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Network, ip_address

import httpcore
import httpx

LOOKUP_THREADS = 128  # at most; a name server that does not answer blocks one until the resolver gives up
CONNECT_S = 3.0  # seconds for each address of a host: the first of several may not answer
# Addresses that stand for an IPv4 address, which the kernel or a gateway would connect to.
TRANSLATED = [
    IPv6Network(network)
    for network in (
        "::/96",  # IPv4-compatible
        "::ffff:0:0/96",  # IPv4-mapped
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 for local use
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local, which the ipaddress module counts as global
    )
]


class PrivateAddressError(httpcore.ConnectError):
    """The address is not public, and the host has not allowed private ones."""


def is_public(address: str) -> bool:
    """Is this a global unicast address that does not embed another address?"""
    found = ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast or found.is_reserved or found.is_link_local:
        return False
    return isinstance(found, IPv4Address) or not any(found in network for network in TRANSLATED)


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, or to any if `private`."""

    def __init__(self, private: bool, below: httpcore.AsyncNetworkBackend | None = None) -> None:
        self.private = private
        self.below = below or httpcore.AnyIOBackend()
        # Separate from the event loop's threads: slow name servers of strangers must not delay other work.
        self.lookups = ThreadPoolExecutor(LOOKUP_THREADS, thread_name_prefix="lookup")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Resolve the host, check all its addresses, and connect to the first that answers."""
        refused: Exception = httpcore.ConnectError(f"{host} has no address")
        for address in await self._checked(host, port):
            try:
                return await self.below.connect_tcp(address, port, CONNECT_S, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                refused = error
        raise refused

    async def _checked(self, host: str, port: int) -> list[str]:
        """All addresses of the host. Raises PrivateAddressError if any of them is not public."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.lookups, _look_up, host, port)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(f"{host}: {error}") from error
        for address in found:
            if not self.private and not is_public(address):
                raise PrivateAddressError(f"{host} is {address}, which is not public; --webhook-private allows it")
        return found

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Raise an error: deliveries never go to a local socket."""
        raise PrivateAddressError("no sockets of this machine")

    async def sleep(self, seconds: float) -> None:
        """Sleep; httpcore calls this between two attempts to connect."""
        await asyncio.sleep(seconds)

    def close(self) -> None:
        """Cancel waiting DNS lookups."""
        self.lookups.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for *_, place in found))


class CheckedTransport(httpx.AsyncBaseTransport):
    """An httpx transport over an httpcore pool: httpx accepts no network backend, but httpcore does."""

    def __init__(self, backend: CheckedBackend) -> None:
        self.backend = backend
        # Workers limit what is in flight. The pool's own limit of ten would let slow hosts keep others waiting.
        self.pool = httpcore.AsyncConnectionPool(
            ssl.create_default_context(), max_connections=None, network_backend=backend
        )

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send a request, and convert httpcore's errors to httpx errors."""
        assert isinstance(request.stream, httpx.AsyncByteStream)
        url = request.url
        target = httpcore.URL(scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path)
        wish = httpcore.Request(
            request.method, target, headers=request.headers.raw, content=request.stream, extensions=request.extensions
        )
        try:
            reply = await self.pool.handle_async_request(wish)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
            raise httpx.TransportError(f"{error or type(error).__name__}", request=request) from error
        return httpx.Response(
            reply.status, headers=reply.headers, stream=ReplyStream(reply), extensions=reply.extensions
        )

    async def aclose(self) -> None:
        """Close all connections."""
        await self.pool.aclose()
        self.backend.close()


class ReplyStream(httpx.AsyncByteStream):
    """The body of a reply."""

    def __init__(self, reply: httpcore.Response) -> None:
        self.reply = reply

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for part in self.reply.aiter_stream():
            yield part

    async def aclose(self) -> None:
        """Release the connection without reading the rest of the body."""
        await self.reply.aclose()


def new_client(private: bool) -> httpx.AsyncClient:
    """Return a client without proxy. It has no timeouts: callers set a deadline for the whole request."""
    for name in ("httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.WARNING)  # lower levels log addresses, which are secrets
    return httpx.AsyncClient(transport=CheckedTransport(CheckedBackend(private)), trust_env=False, timeout=None)


async def post(client: httpx.AsyncClient, url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post a body; return the status. No redirect is followed, as it could lead to another address, and the body of the
    reply is not read, so it cannot be too large."""
    async with client.stream("POST", url, content=body, headers=headers, follow_redirects=False) as reply:
        return reply.status_code
