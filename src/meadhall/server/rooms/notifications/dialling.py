"""A blocking opener for public addresses, for signing in with a provider only; `addresses` is what all else uses."""

from __future__ import annotations

import socket
import urllib.request
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection

from meadhall.server.rooms.notifications.addresses import is_public


class PrivateError(OSError):
    """A private address, and the host has not allowed those."""


def dial(host: str, port: int, timeout: float | None, private: bool) -> socket.socket:
    """A connection to a public address, or to any if private ones may be."""
    trouble: OSError = PrivateError(f"{host} has no address")
    for _, _, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(place[0])
        if not private and not is_public(address):
            raise PrivateError(f"{host} is {address}, which is not public; --webhook-private allows it")
        try:
            return socket.create_connection((address, port), timeout)
        except OSError as no:
            trouble = no
    raise trouble


def opener(private: bool) -> urllib.request.OpenerDirector:
    """Opens public addresses, or any if private ones may be; follows no redirect and uses no proxy."""
    handlers = (PlainHandler(private), SecureHandler(private), NoRedirect(), urllib.request.ProxyHandler({}))
    return urllib.request.build_opener(*handlers)


class PlainLine(HTTPConnection):
    """HTTP over a checked connection."""

    def __init__(self, host: str, timeout: float, private: bool) -> None:
        super().__init__(host, timeout=timeout)
        self.private = private

    def connect(self) -> None:
        self.sock = dial(self.host, self.port, self.timeout, self.private)


class SecureLine(HTTPSConnection):
    """HTTPS over a checked connection; the certificate must be the host's."""

    def __init__(self, host: str, timeout: float, private: bool) -> None:
        super().__init__(host, timeout=timeout)
        self.private = private

    def connect(self) -> None:
        line = dial(self.host, self.port, self.timeout, self.private)
        self.sock = self._context.wrap_socket(line, server_hostname=self.host)  # type: ignore[attr-defined]


class PlainHandler(urllib.request.HTTPHandler):
    """Opens http addresses."""

    def __init__(self, private: bool) -> None:
        super().__init__()
        self.private = private

    def http_open(self, req: urllib.request.Request) -> HTTPResponse:
        return self.do_open(PlainLine, req, private=self.private)  # type: ignore[arg-type]  # an argument of our own


class SecureHandler(urllib.request.HTTPSHandler):
    """Opens https addresses."""

    def __init__(self, private: bool) -> None:
        super().__init__()
        self.private = private

    def https_open(self, req: urllib.request.Request) -> HTTPResponse:
        return self.do_open(SecureLine, req, private=self.private)  # type: ignore[arg-type]  # likewise


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """Follows no redirect: it could lead to an address that was not checked."""

    def redirect_request(self, *_: object) -> None:
        """Refuse it."""
