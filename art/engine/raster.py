"""Pictures as pixels, for looking and for measuring."""

from __future__ import annotations

import zlib
from struct import unpack
from typing import Final

import numpy as np
import resvg_py
from numpy.typing import NDArray

Pixels = NDArray[np.int64]
BYTES: Final = 4  # of a pixel
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def png(svg: str, width: int | None = None) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))


def pixels(svg: str, width: int) -> Pixels:
    """Rows of (red, green, blue)."""
    return decode(png(svg, width))


def decode(data: bytes) -> Pixels:
    """A PNG of eight-bit RGBA, as resvg writes it; transparency lies on white."""
    width, height, body = 0, 0, b""
    at = len(SIGNATURE)
    while at < len(data):
        size, kind = unpack(">I4s", data[at : at + 8])
        chunk = data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height = unpack(">II", chunk[:8])
        body += chunk if kind == b"IDAT" else b""
        at += size + 12
    rgba = _unfilter(zlib.decompress(body), width, height)
    alpha = rgba[:, :, 3:] / 255
    return np.round(rgba[:, :, :3] * alpha + 255 * (1 - alpha)).astype(np.int64)


def _unfilter(raw: bytes, width: int, height: int) -> Pixels:
    """Rows of bytes from filtered rows (PNG specification, chapter 9); plain numbers are quicker than arrays here."""
    size = width * BYTES
    above = [0] * size
    rows = []
    for j in range(height):
        start = j * (size + 1)
        above = _line(raw[start], raw[start + 1 : start + 1 + size], above)
        rows.append(above)
    return np.array(rows, dtype=np.int64).reshape(height, width, BYTES)


def _line(kind: int, line: bytes, above: list[int]) -> list[int]:
    found: list[int] = []
    for i, value in enumerate(line):
        left = found[i - BYTES] if i >= BYTES else 0
        corner = above[i - BYTES] if i >= BYTES else 0
        guess = (0, left, above[i], (left + above[i]) // 2, _paeth(left, above[i], corner))[kind]
        found.append((value + guess) % 256)
    return found


def _paeth(a: int, b: int, c: int) -> int:
    pa, pb, pc = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    if pa <= pb and pa <= pc:
        return a
    return b if pb <= pc else c
