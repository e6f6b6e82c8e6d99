"""Contact sheets: pictures side by side, at the sizes a player sees them."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import Final

from art.engine.raster import png

GROUND: Final = "#cfc6b4"
GAP: Final = 8
WIDE: Final = 1560
SIZES: Final = (60, 90, 180, 400)


def sheet(pictures: list[str], size: int, wide: int = WIDE) -> bytes:
    """Pictures of one width in rows."""
    columns = max(1, min(len(pictures), (wide - GAP) // (size + GAP)))
    tall = ceil(size * max(_ratio(one) for one in pictures))
    rows = ceil(len(pictures) / columns)
    width, height = columns * (size + GAP) + GAP, rows * (tall + GAP) + GAP
    body = "".join(
        _placed(one, GAP + i % columns * (size + GAP), GAP + i // columns * (tall + GAP), size)
        for i, one in enumerate(pictures)
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
    return png(f'{head}<rect width="{width}" height="{height}" fill="{GROUND}"/>{body}</svg>')


def _view(svg: str) -> tuple[float, float]:
    box = svg.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return float(box[2]), float(box[3])


def _ratio(svg: str) -> float:
    width, height = _view(svg)
    return height / width


def _placed(svg: str, x: int, y: int, size: int) -> str:
    return svg.strip().replace("<svg ", f'<svg x="{x}" y="{y}" width="{size}" height="{size * _ratio(svg):.1f}" ', 1)


def write_sheets(groups: dict[str, list[str]], folder: Path, sizes: tuple[int, ...] = SIZES) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for name, pictures in groups.items():
        for size in sizes:
            path = folder / f"{name}-{size}.png"
            path.write_bytes(sheet(pictures, size))
            found.append(path)
    return found
