"""From a lit relief to layers of ink: which tone of which material is cut in which colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from art.engine.light import Lit
from art.engine.path import lines
from art.engine.picture import INK, Cut
from art.engine.relief import Field
from art.engine.trace import Loop, outlines

EVERY: Final = 6  # columns between two points of a row of rings or plates


@dataclass(frozen=True)
class Ink:
    """One tone of a material: brighter than `over` it is cut in `colour`; `hatch` is how deep the hatch wave bites."""

    material: str
    tier: int
    colour: str
    over: float
    hatch: float = 0.0


@dataclass(frozen=True)
class Rows:
    """Rings, plates, scales: dashes along the hatch lines of a material."""

    material: str
    width: float
    dashes: str


@dataclass(frozen=True)
class Style:
    """How a block is cut: inks, knife width by material, who gets rim light, and the halo round all of it."""

    inks: tuple[Ink, ...]
    rows: tuple[Rows, ...]
    weights: dict[str, float]
    rimmed: tuple[str, ...]
    rim: str
    halo: str = ""
    halo_width: float = 4


def cut_block(lit: Lit, style: Style) -> list[str | Cut]:
    """The silhouette in dark ink, then every lit cut, the lightest last."""
    edge = f' stroke="{style.halo}" stroke-width="{style.halo_width:g}"' if style.halo else ""
    mass = Cut(INK, halo=edge)
    mass.add(_silhouette(lit))
    cuts: dict[tuple[int, str], Cut] = {}
    present = set(lit.relief.names)
    for ink in style.inks:
        if ink.material in present:
            cut = cuts.setdefault((ink.tier, ink.colour), Cut(ink.colour))
            cut.add(_above(lit, ink), style.weights.get(ink.material, 1))
    cuts.setdefault((1, style.rim), Cut(style.rim)).add(_rim(lit, style.rimmed), 1.5)
    dashed = [_dashes(lit, rows) for rows in style.rows if rows.material in present]
    return [mass, *(cuts[key] for key in sorted(cuts, key=lambda key: key[0])), *dashed]


def _dashes(lit: Lit, rows: Rows) -> str:
    text = lines(_level_lines(lit, rows.material))
    stroke = f'stroke="{INK}" stroke-width="{rows.width:g}" stroke-dasharray="{rows.dashes}"'
    return f'<path fill="none" {stroke} d="{text}"/>' if text else ""


def _level_lines(lit: Lit, material: str) -> list[Loop]:
    """Lines of equal hatch phase over a material, from left to right; a gap ends a line."""
    r = lit.relief
    number, ended = r.number(material), []
    running: dict[int, Loop] = {}
    for i in range(0, r.columns, EVERY):
        found = _crossings(r.grain[:, i], r.material[:, i] == number)
        ended += [running.pop(k) for k in list(running) if k not in found]
        for k, j in found.items():
            running.setdefault(k, []).append((r.left + i * r.step, r.top + j * r.step))
    return [straightened(points) for points in [*ended, *running.values()] if len(points) > 2]


def straightened(points: Loop, knife: float = 1.6) -> Loop:
    """An open line without the points that hardly bend it."""
    kept = [points[0]]
    for at in range(1, len(points) - 1):
        (ax, ay), (bx, by), (cx, cy) = kept[-1], points[at], points[at + 1]
        if abs((cx - ax) * (by - ay) - (bx - ax) * (cy - ay)) > knife * (abs(cx - ax) + abs(cy - ay)):
            kept.append(points[at])
    return [*kept, points[-1]]


def _crossings(phase: Field, here: NDArray[np.bool_]) -> dict[int, float]:
    """Where a column of cells passes whole numbers of the phase."""
    found: dict[int, float] = {}
    for j in np.nonzero(here[:-1] & here[1:])[0].tolist():
        low, high = float(phase[j]), float(phase[j + 1])
        if int(np.floor(low)) != int(np.floor(high)) and abs(high - low) < 1:
            k = int(np.floor(max(low, high)))
            found.setdefault(k, j + (k - low) / (high - low))
    return found


def _trace(lit: Lit, field: Field, least: float) -> list[Loop]:
    r = lit.relief
    return outlines(np.round(field, 5), r.left, r.top, r.step, least)


def _silhouette(lit: Lit) -> list[Loop]:
    return _trace(lit, _blur(_blur(np.where(lit.relief.material > 0, 1.0, -1.0))), 60)


def _above(lit: Lit, ink: Ink) -> list[Loop]:
    r = lit.relief
    wave = np.abs(r.grain % 1.0 - 0.5) * 4 - 1
    field = np.clip(lit.tone - ink.over + ink.hatch * wave, -0.5, 0.5)
    return _trace(lit, _blur(np.where(r.material == r.number(ink.material), field, -0.35)), 26)


def _rim(lit: Lit, materials: tuple[str, ...], over: float = 0.8) -> list[Loop]:
    r = lit.relief
    edged = np.isin(r.material, [r.number(name) for name in materials if name in r.names])
    return _trace(lit, _blur(np.where(edged, np.clip(lit.rim - over, -0.3, 0.3), -0.3)), 40)


def _blur(f: Field) -> Field:
    a = f.copy()
    a[:, 1:-1] = (f[:, :-2] + 2 * f[:, 1:-1] + f[:, 2:]) * 0.25
    b = a.copy()
    b[1:-1] = (a[:-2] + 2 * a[1:-1] + a[2:]) * 0.25
    return b
