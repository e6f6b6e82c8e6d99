"""The hall's public URL, and the host names that requests may carry."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Mapping
from ipaddress import AddressValueError, IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from meadhall.core.errors import SetupError

PUBLIC_URL = "MEADHALL_PUBLIC_URL"  # in the environment
TRUSTED_HOSTS = "MEADHALL_TRUSTED_HOSTS"  # in the environment; separated by commas or spaces
DEFAULT_PORTS = {"http": 80, "https": 443}
NAME = re.compile(r"(?!-)[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?")  # of a host, in lower case
PORT = re.compile(r"[0-9]{1,5}")

WebOrigin = tuple[str, str, int]  # scheme, host in lower case, port


# -- the public URL


def public_url_from(option: str, environment: Mapping[str, str] = os.environ) -> str:
    """Return the URL that the option or the environment names, without a slash at its end; "" for none.

    Raises SetupError.
    """
    url = (option or environment.get(PUBLIC_URL, "")).strip().rstrip("/")
    if url and not is_public_url(url):
        source = "--public-url" if option else PUBLIC_URL
        raise SetupError(f"{source} {url!r} is no address", right="https://example.org/hall")
    parts = urlsplit(url)
    return parts._replace(netloc=_ascii(parts.netloc)).geturl()


def is_public_url(url: str) -> bool:
    """Can links be built from it? It needs scheme and host, may have a path, and nothing after that."""
    origin = origin_of(url)
    return origin is not None and url.isprintable() and not re.search(r"[\s?#@\\]", url)


def origin_of(url: str) -> WebOrigin | None:
    """Return the origin of a URL with its port written out; None if it has none."""
    try:
        parts = urlsplit(url)
        host, port = host_of(_ascii(parts.netloc)), parts.port
    except ValueError:
        return None
    if parts.scheme not in DEFAULT_PORTS or not host or port == 0:
        return None
    return parts.scheme, host, port or DEFAULT_PORTS[parts.scheme]


def _ascii(host: str) -> str:
    """Return the form of an international name that browsers send. Raises ValueError."""
    return host if host.isascii() else host.encode("idna").decode()


def listening_url(host: str, port: int, root_path: str) -> str:
    """Return the URL of a hall that listens on this address."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{root_path}"


def is_loopback(host: str) -> bool:
    """Is it an address of this machine only?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def is_name(host: str) -> bool:
    """Is it a host name, and not an IP address?"""
    return bool(NAME.fullmatch(host.lower())) and not _is_ip(host)


# -- trusted hosts


def trusted_names(
    options: Iterable[str], public_url: str, environment: Mapping[str, str] = os.environ
) -> frozenset[str]:
    """Return the host names under which the hall answers, besides IP addresses. Raises SetupError."""
    given = [*options, *re.split(r"[\s,]+", environment.get(TRUSTED_HOSTS, ""))]
    named = [name.lower().removesuffix(".") for name in given if name]
    for name in named:
        if not NAME.fullmatch(name):
            raise SetupError(f"--trusted-host {name!r} is no name of a host", right="a name without port, as hall.lan")
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    origin = origin_of(public_url)
    own = [origin[1]] if origin else []
    return frozenset(filter(None, ["localhost", machine, short, short and f"{short}.local", *named, *own]))


def host_of(header: str) -> str:
    """Return the host of a Host header, in lower case and without port; "" if the header is malformed.

    An IPv6 address keeps its brackets. A dot at the end of a name is left out: DNS knows the same name without it.
    """
    text = header.lower()
    host, bracket, rest = text.partition("]") if text.startswith("[") else ("", "", "")
    if bracket:
        host += bracket
    else:
        host, colon, rest = text.partition(":")
        rest = colon + rest
    if rest and not (rest[0] == ":" and PORT.fullmatch(rest[1:]) and int(rest[1:]) <= 65_535):
        return ""
    if bracket:
        return host if _is_ip(host) else ""
    return host.removesuffix(".") if NAME.fullmatch(host) else ""


def _is_ip(host: str) -> bool:
    try:
        if host.startswith("["):
            IPv6Address(host[1:-1])
        else:
            IPv4Address(host)
    except AddressValueError:
        return False
    return True


def is_trusted(header: str, names: frozenset[str]) -> bool:
    """Does the Host header carry a trusted name or an IP address?

    A foreign page can make a name of its own point to this machine (DNS rebinding). It cannot do so with an address.
    """
    host = host_of(header)
    return bool(host) and (host in names or _is_ip(host))
