"""A picture: layers from back to front, cut as finely as its budget of bytes allows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from art.engine.path import data, lines
from art.engine.space import Point
from art.engine.trace import Loop, area, ranks, thinned

WIDTH: Final = 360
HEIGHT: Final = 400
KNIVES: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0, 2.3, 2.6, 3.0, 3.4, 3.9, 4.5, 5.2)


@dataclass
class Cut:
    """Traced outlines in one ink; how finely they are carved is settled at the end."""

    fill: str
    loops: list[tuple[float, Loop, list[float]]] = field(default_factory=list)
    halo: str = ""

    def add(self, loops: Iterable[Loop], weight: float = 1) -> None:
        """Outlines carved `weight` times as coarsely as the rest."""
        self.loops += [(weight, loop, ranks(loop)) for loop in loops]

    def svg(self, knife: float) -> str:
        kept = [(thinned(loop, rank, knife * w), 20 * (knife * w) ** 2) for w, loop, rank in self.loops]
        text = data(loop for loop, least in kept if len(loop) > 2 and abs(area(loop)) > least)
        return f'<path{paint(self.fill)}{self.halo} d="{text}"/>' if text else ""


def paint(fill: str) -> str:
    """The dark ink is the picture's own colour and need not be named."""
    return "" if fill == INK else f' fill="{fill}"'


INK: Final = "#211"
PAPER: Final = "#fec"


class Picture:
    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.width, self.height = width, height
        self.layers: list[str | Cut] = []

    def ground(self, fill: str) -> None:
        self.layers.append(f'<path{paint(fill)} d="M0 0h{self.width}v{self.height}H0z"/>')

    def shapes(self, loops: Iterable[Loop], fill: str, smooth: bool = False, halo: str = "", wide: float = 7) -> None:
        """Hand-drawn shapes in one ink, all wound the same way so that overlaps stay filled."""
        text = data((loop if area(loop) > 0 else loop[::-1] for loop in loops if len(loop) > 2), smooth)
        if text:
            edge = f' stroke="{halo}" stroke-width="{wide:g}" stroke-linejoin="round"' if halo else ""
            self.layers.append(f'<path{paint(fill)}{edge} d="{text}"/>')

    def disc(self, at: Point, radius: float, fill: str, halo: str = "", wide: float = 7) -> None:
        edge = f' stroke="{halo}" stroke-width="{wide:g}"' if halo else ""
        self.layers.append(f'<circle cx="{at[0]:.0f}" cy="{at[1]:.0f}" r="{radius:.0f}"{paint(fill)}{edge}/>')

    def strokes(self, strokes: Iterable[Loop], colour: str, wide: float, dashes: str = "") -> None:
        text = lines(strokes)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        if text:
            self.layers.append(f'<path fill="none" stroke="{colour}" stroke-width="{wide:g}"{dashed} d="{text}"/>')

    def add(self, layers: Iterable[str | Cut]) -> None:
        self.layers += layers

    def svg(self, knife: float) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" fill="{INK}">'
        body = "".join(one if isinstance(one, str) else one.svg(knife) for one in self.layers)
        return f"{head}{body}</svg>\n"

    def fitted(self, aim: int, limit: int) -> str:
        """The finest carving that keeps to the aim; what no knife brings there keeps at least the limit."""
        at = bisect_left(KNIVES, -aim, key=lambda knife: -len(self.svg(knife)))
        text = self.svg(KNIVES[min(at, len(KNIVES) - 1)])
        if len(text) > limit:
            raise ValueError(f"{len(text)} bytes with the broadest knife; at most {limit} are right")
        return text
