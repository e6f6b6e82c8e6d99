"""Plots as SVG, or as PNG drawn from it: a dot and an interval for every figure, with its target range."""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec

from meadhall.core.errors import SetupError
from meadhall.research import png
from meadhall.research.stats import Interval

ROW = 22
LEFT, RIGHT, TOP, BOTTOM = 190, 70, 52, 34
PLOT = 520
INK, QUIET, BAND, GOOD, BAD = "#2b2620", "#8a7f70", "#e9e0cc", "#2f6b4f", "#b03a2e"
FONTS = "Georgia, Liberation Serif, DejaVu Serif, serif"
FONT = f"font-family='{FONTS}' font-size='13'"
SVG, PNG = ".svg", ".png"


class Dot(msgspec.Struct, frozen=True):
    """One figure of a plot."""

    name: str
    figure: Interval


class Plot(msgspec.Struct, frozen=True):
    """Figures of one kind, one below the other."""

    title: str
    dots: list[Dot]
    band: tuple[float, float] | None = None  # the target range
    percent: bool = True

    def spread(self) -> tuple[float, float]:
        """Return the smallest and largest value on the axis."""
        numbers = [number for dot in self.dots for number in (dot.figure.low, dot.figure.high)]
        numbers += [edge for edge in self.band or () if abs(edge) < 50]
        low, high = min(numbers), max(numbers)
        room = 0.06 * (high - low or 1.0)
        return low - room, high + room


def check(path: Path) -> None:
    """Raise SetupError if a plot cannot be saved under this name. Called before hours of play."""
    if path.suffix not in (SVG, PNG):
        raise SetupError(f"no plot in {path.name!r}", right="name a file that ends with .svg or .png")
    if path.suffix == PNG:
        png.check()


def save(plot: Plot, path: Path) -> None:
    """Save the plot in the format of the file's extension."""
    check(path)
    picture = svg(plot)
    content = png.render_png(picture, FONTS) if path.suffix == PNG else picture.encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def svg(plot: Plot) -> str:
    """Return the whole plot as SVG."""
    height = TOP + ROW * len(plot.dots) + BOTTOM
    width = LEFT + PLOT + RIGHT
    low, high = plot.spread()
    parts = [f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' {FONT}>"]
    parts += [f"<title>{escape(plot.title)}</title><rect width='{width}' height='{height}' fill='#fbf8f1'/>"]
    parts += [text(16, 28, plot.title, INK, "start", "font-size='17' font-weight='bold'")]
    parts += band(plot, low, high, height)
    parts += axis(plot, low, high, height)
    for at, dot in enumerate(plot.dots):
        parts += whisker(plot, dot, TOP + ROW * at + ROW // 2, low, high)
    return "\n".join([*parts, "</svg>\n"])


def x_of(value: float, low: float, high: float) -> float:
    """Return the x coordinate of a value."""
    return round(LEFT + PLOT * (min(max(value, low), high) - low) / (high - low), 1)


def text(x: float, y: float, words: str, fill: str, anchor: str, more: str = "") -> str:
    return f"<text x='{x}' y='{y}' fill='{fill}' text-anchor='{anchor}' {more}>{escape(words)}</text>"


def band(plot: Plot, low: float, high: float, height: int) -> list[str]:
    if plot.band is None:
        return []
    begin, end = (x_of(edge, low, high) for edge in plot.band)
    return [
        f"<rect x='{begin}' y='{TOP}' width='{round(end - begin, 1)}' height='{height - TOP - BOTTOM}' fill='{BAND}'/>"
    ]


def axis(plot: Plot, low: float, high: float, height: int) -> list[str]:
    """Return lines at round values."""
    out: list[str] = []
    for value in ticks(low, high):
        x = x_of(value, low, high)
        out.append(f"<line x1='{x}' y1='{TOP}' x2='{x}' y2='{height - BOTTOM}' stroke='{QUIET}' stroke-opacity='.3'/>")
        out.append(text(x, height - 12, format_value(value, plot.percent), QUIET, "middle"))
    return out


def ticks(low: float, high: float) -> list[float]:
    """Return four to eight round values."""
    steps = [base * 10.0**power for power in range(-4, 4) for base in (1, 2, 5)]
    step = next(step for step in steps if (high - low) / step <= 8)
    first = int(low // step) + 1
    return [round(at * step, 6) for at in range(first, int(high // step) + 1)]


def whisker(plot: Plot, dot: Dot, y: int, low: float, high: float) -> list[str]:
    figure = dot.figure
    inside = plot.band is None or plot.band[0] <= figure.value <= plot.band[1]
    colour = GOOD if inside else BAD
    begin, middle, end = (x_of(value, low, high) for value in (figure.low, figure.value, figure.high))
    return [
        text(LEFT - 12, y + 4, dot.name, INK, "end"),
        f"<line x1='{begin}' y1='{y}' x2='{end}' y2='{y}' stroke='{colour}' stroke-width='2' stroke-opacity='.6'/>",
        f"<circle cx='{middle}' cy='{y}' r='4' fill='{colour}'/>",
        text(LEFT + PLOT + 10, y + 4, format_value(figure.value, plot.percent, 1), INK, "start"),
    ]


def format_value(value: float, percent: bool, places: int = 0) -> str:
    """Format a value for the axis."""
    return f"{100 * value:.{places}f} %" if percent else f"{value:.{max(places, 1)}f}"
