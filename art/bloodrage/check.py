"""What must hold of the pictures: an index without gaps, small files, and no two that look alike."""

import zlib
from itertools import combinations

from art.bloodrage import shelf
from art.bloodrage.catalogue import designs
from art.bloodrage.design import Design
from art.bloodrage.sheets import raster

WHOLE = 600 * 1024  # bytes of the whole game, compressed
BLURRED = 36  # pixels: what is left of a card of 90 when one half closes one's eyes
CELLS = (18, 15)
NEAREST = 16.0  # of 255: no two cards may be closer


def gaps(index: dict[str, dict[str, str]]) -> list[str]:
    """Files the index names and nobody drew."""
    names = [name for names in index.values() for name in names.values()]
    return [f"{name}: named in the index, not drawn" for name in names if not (shelf.ART / name).is_file()]


def strangers(found: list[Design]) -> list[str]:
    """Files nobody draws any more."""
    known = {f"{design.id}.svg" for design in found}
    return [f"{path.name}: no design draws it" for path in sorted(shelf.ART.glob("*.svg")) if path.name not in known]


def oversized(found: list[Design]) -> list[str]:
    sizes = {design.id: (shelf.ART / f"{design.id}.svg").stat().st_size - 1 for design in found}
    return [f"{d.id}: {sizes[d.id]} bytes, {d.budget} allowed" for d in found if sizes[d.id] > d.budget]


def compressed(found: list[Design]) -> int:
    """Each file deflated alone; brotli, which the hall sends, is smaller still."""
    return sum(len(zlib.compress((shelf.ART / f"{design.id}.svg").read_bytes(), 9)) for design in found)


def stale(found: list[Design]) -> list[str]:
    """Designs whose file is not what they draw now."""
    return [
        f"{d.id}: file and design differ; draw it anew"
        for d in found
        if (shelf.ART / f"{d.id}.svg").read_text() != d.draw() + "\n"
    ]


def impression(svg: str) -> list[float]:
    """The colours of a picture drawn so small that only its masses are left."""
    width, height, data = raster(svg, BLURRED)
    across, down = CELLS
    out = [0.0] * (across * down * 3)
    for y in range(height):
        for x in range(width):
            cell = (y * down // height * across + x * across // width) * 3
            for k in range(3):
                out[cell + k] += data[(y * width + x) * 3 + k]
    share = across * down / (width * height)
    return [value * share for value in out]


def distances(found: list[Design]) -> list[tuple[float, str, str]]:
    """How far apart cards look, nearest first."""
    seen = {design.id: impression((shelf.ART / f"{design.id}.svg").read_text()) for design in found}
    pairs = combinations(seen, 2)
    return sorted(
        (sum(abs(p - q) for p, q in zip(seen[a], seen[b], strict=True)) / len(seen[a]), a, b) for a, b in pairs
    )


def cards(found: list[Design]) -> list[Design]:
    return [design for design in found if design.kind.name in ("gift", "monster", "god", "scene")]


def faults() -> list[str]:
    """Everything that is wrong, in words."""
    found = designs()
    out = gaps(shelf.index(found)) + strangers(found)
    if out:
        return out
    out += oversized(found) + stale(found)
    total = compressed(found)
    out += [f"all together: {total} bytes compressed, {WHOLE} allowed"] if total > WHOLE else []
    near = [pair for pair in distances(cards(found)) if pair[0] < NEAREST]
    return out + [f"{a} and {b} look alike: {far:.1f}, at least {NEAREST}" for far, a, b in near]
