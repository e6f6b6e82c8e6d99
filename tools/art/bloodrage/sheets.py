"""Contact sheets, to look at: every picture at several sizes. They need resvg-py and are not kept."""

import struct
import zlib
from pathlib import Path

import resvg_py

PAPER = (207, 198, 180)
GAP = 8
Image = tuple[int, int, bytes]  # width, height, RGB rows


def raster(svg: str, width: int) -> Image:
    """The pixels of a picture on paper."""
    return _pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background="#cfc6b4")))


def _pixels(png: bytes) -> Image:
    """resvg writes plain PNG: 8 bits, RGB or RGBA, no interlace."""
    width, height, _, sort = struct.unpack(">IIBB", png[16:26])
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    return width, height, _rows(zlib.decompress(data), width, height, 4 if sort == 6 else 3)


def _rows(data: bytes, width: int, height: int, depth: int) -> bytes:
    stride, before, out = width * depth, bytearray(width * depth), bytearray()
    for y in range(height):
        start = y * (stride + 1)
        row = _unfiltered(data[start], bytearray(data[start + 1 : start + 1 + stride]), before, depth)
        for x in range(0, stride, depth):
            out += row[x : x + 3]
        before = row
    return bytes(out)


def _unfiltered(sort: int, row: bytearray, above: bytearray, depth: int) -> bytearray:
    for i in range(len(row)) if sort else ():
        left = row[i - depth] if i >= depth else 0
        corner = above[i - depth] if i >= depth else 0
        row[i] = (row[i] + _guess(sort, left, above[i], corner)) & 255
    return row


def _guess(sort: int, left: int, up: int, corner: int) -> int:
    if sort < 4:
        return (0, left, up, (left + up) // 2)[sort]
    guess = left + up - corner
    return min((left, up, corner), key=lambda near: abs(guess - near))


def sheet(svgs: list[str], width: int, columns: int, target: Path) -> None:
    """Pictures side by side, in rows."""
    images = [raster(svg, width) for svg in svgs]
    rows = [images[i : i + columns] for i in range(0, len(images), columns)]
    wide = max(sum(image[0] + GAP for image in row) for row in rows) + GAP
    lines = b""
    for row in rows:
        lines += _band(row, wide)
    lines += bytes(PAPER) * wide * GAP
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(png(wide, len(lines) // (3 * wide), lines))


def _band(row: list[Image], wide: int) -> bytes:
    out = [bytes(PAPER) * wide * GAP]
    for y in range(max(image[1] for image in row)):
        line = bytes(PAPER) * GAP
        for width, height, data in row:
            line += (data[y * width * 3 : (y + 1) * width * 3] if y < height else bytes(PAPER) * width) + bytes(
                PAPER
            ) * GAP
        out.append(line + bytes(PAPER) * (wide - len(line) // 3))
    return b"".join(out)


def png(width: int, height: int, rgb: bytes) -> bytes:
    rows = b"".join(b"\0" + rgb[y * width * 3 : (y + 1) * width * 3] for y in range(height))

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b"")
