"""Contact sheets, to look at: every picture at several sizes. They need resvg-py and are not kept."""

import struct
import zlib
from pathlib import Path

import resvg_py

PAPER = "#cfc6b4"
GAP = 8
Image = tuple[int, int, bytes]  # width, height, RGB rows


def raster(svg: str, width: int) -> Image:
    """The pixels of a picture on paper."""
    return _pixels(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, background=PAPER)))


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
    """Pictures side by side, in rows: one large picture made of all of them."""
    across, y, out = columns * (width + GAP) + GAP, GAP, ""
    for start in range(0, len(svgs), columns):
        row = svgs[start : start + columns]
        tall = [round(width * _shape(svg)) for svg in row]
        for k, (svg, high) in enumerate(zip(row, tall, strict=True)):
            place = f'x="{GAP + k * (width + GAP)}" y="{y}" width="{width}" height="{high}"'
            out += svg.replace("<svg ", f"<svg {place} ", 1)
        y += max(tall) + GAP
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {y}">{out}</svg>'
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=whole, width=across, background=PAPER)))


def _shape(svg: str) -> float:
    """Height by width."""
    _, _, wide, high = svg.partition('viewBox="')[2].partition('"')[0].split()
    return float(high) / float(wide)
