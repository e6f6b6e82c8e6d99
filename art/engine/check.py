"""What every set of pictures must keep: complete, small, and no two alike at the size of a hand of cards."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.engine.design import Design
from art.engine.raster import pixels

INDEX: Final = "index.json"
WIDTH: Final = 90  # pixels: a card in a crowded hand
CELLS: Final = 18  # at that size it is compared in squares of five pixels
DRAWN: Final = 36  # drawn small the squares are the same and it is quicker
APART: Final = 20.0  # mean difference of the cells, of 255
TOTAL: Final = 600 * 1024  # bytes of a game's pictures, each deflated alone; Brotli makes them smaller still

Print = NDArray[np.float64]


def index_of(designs: Iterable[Design]) -> dict[str, str]:
    return {design.key: design.file for design in sorted(designs, key=lambda design: design.key)}


def write_index(designs: list[Design], folder: Path) -> None:
    text = json.dumps(index_of(designs), indent=1, ensure_ascii=False)
    (folder / INDEX).write_text(text + "\n", encoding="utf-8")


def faults(designs: list[Design], folder: Path) -> list[str]:
    """Everything that is wrong with the pictures in a folder, in words."""
    missing = [d.key for d in designs if not (folder / d.file).exists()]
    if missing:
        return [f"no picture for {', '.join(missing)}: `make art` draws it"]
    texts = {design.key: (folder / design.file).read_text(encoding="utf-8") for design in designs}
    budgets = {design.key: design.budget for design in designs}
    return [
        *index_faults(designs, folder),
        *size_faults(texts, budgets),
        *total_faults(texts),
        *id_faults(texts),
        *near_faults(texts),
    ]


def index_faults(designs: list[Design], folder: Path) -> list[str]:
    known, wanted = json.loads((folder / INDEX).read_text(encoding="utf-8")), index_of(designs)
    strangers = {path.name for path in folder.glob("*.svg")} - set(wanted.values())
    found = [] if known == wanted else [f"{INDEX} does not name what is drawn: `make art` writes it"]
    return found + [f"{name} belongs to no card: remove it" for name in sorted(strangers)]


def size_faults(texts: dict[str, str], budgets: dict[str, int]) -> list[str]:
    return [
        f"{key} has {len(text)} bytes, at most {budgets[key]} are right"
        for key, text in texts.items()
        if len(text) > budgets[key]
    ]


def total_faults(texts: dict[str, str]) -> list[str]:
    total = sum(len(zlib.compress(text.encode(), 9)) for text in texts.values())
    return [f"the pictures have {total} bytes compressed, at most {TOTAL} are right"] if total > TOTAL else []


def id_faults(texts: dict[str, str]) -> list[str]:
    """Pictures stand beside one another in one page: an id of one would answer for another."""
    return [f"{key} uses an id; inlined twice it would clash" for key, text in texts.items() if ' id="' in text]


def near_faults(texts: dict[str, str], apart: float = APART) -> list[str]:
    pairs = nearest(texts, apart)
    return [
        f"{one} and {two} look alike at {WIDTH} px: {how:.1f} apart, {apart:g} are right" for how, one, two in pairs
    ]


def fingerprint(svg: str) -> Print:
    """A picture as a coarse grid of colours."""
    grid = pixels(svg, DRAWN).astype(np.float64)
    side = DRAWN // CELLS
    rows = grid.shape[0] // side
    cut = grid[: rows * side, : CELLS * side]
    cells: Print = cut.reshape(rows, side, CELLS, side, 3).mean(axis=(1, 3))
    return cells


def nearest(texts: dict[str, str], within: float) -> list[tuple[float, str, str]]:
    """Pairs of pictures nearer than that, the nearest first. Pictures of another shape are not compared."""
    keys, prints = list(texts), [fingerprint(text) for text in texts.values()]
    found = []
    for i, one in enumerate(prints):
        for j in range(i + 1, len(prints)):
            if one.shape == prints[j].shape:
                how = float(np.abs(one - prints[j]).mean())
                if how < within:
                    found.append((how, keys[i], keys[j]))
    return sorted(found)
