"""Compact path data. Round outlines are quadratic B-splines: with corners of the control polygon on even numbers and
joints halfway between them, every joint but the first of a run is one `t` with two numbers."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from art.engine.trace import Loop, area

Spot = tuple[int, int]
SHARP: Final = 0.35  # cosine of a turn from which on a corner stays a corner
SMALL: Final = 380.0  # what holds less is one straight-edged stroke of the knife


def data(loops: Iterable[Loop], smooth: bool = True) -> str:
    """Path data of closed loops, each begun relative to the last."""
    pen = Pen()
    for loop in loops:
        spots = [(*_snap(p, smooth), False) for p in loop]
        spots = [s for i, s in enumerate(spots) if s[:2] != spots[i - 1][:2]]
        if len(spots) > 2:
            pen.loop(_corners([s[:2] for s in spots], smooth and abs(area(loop)) > SMALL))
    return pen.text


def lines(strokes: Iterable[Loop]) -> str:
    """Path data of open lines."""
    pen = Pen()
    for points in strokes:
        pen.move((round(points[0][0]), round(points[0][1])))
        for p in points[1:]:
            pen.straight((round(p[0]), round(p[1])))
    return pen.text


def _snap(p: tuple[float, float], smooth: bool) -> Spot:
    return (2 * round(p[0] / 2), 2 * round(p[1] / 2)) if smooth else (round(p[0]), round(p[1]))


def _corners(spots: list[Spot], smooth: bool) -> list[tuple[Spot, bool]]:
    """Each point with whether the outline keeps its edge there."""
    count = len(spots)
    return [(s, not smooth or _sharp(spots[i - 1], s, spots[(i + 1) % count])) for i, s in enumerate(spots)]


def _sharp(a: Spot, b: Spot, c: Spot) -> bool:
    one, two = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
    size = hypot(*one) * hypot(*two)
    return (one[0] * two[0] + one[1] * two[1]) / size < SHARP


class Pen:
    """Writes relative commands with the fewest letters."""

    def __init__(self) -> None:
        self.text = ""
        self.command = ""
        self.at: Spot = (0, 0)
        self.start: Spot = (0, 0)
        self.control: Spot | None = None

    def loop(self, corners: list[tuple[Spot, bool]]) -> None:
        first = next((i for i, (_, sharp) in enumerate(corners) if sharp), None)
        if first is None:
            (ax, ay), (bx, by) = corners[-1][0], corners[0][0]
            self.move(((ax + bx) // 2, (ay + by) // 2))
            self._run([*corners, (self.start, True)])
        else:
            turned = corners[first:] + corners[:first]
            self.move(turned[0][0])
            self._run([*turned[1:], (self.start, True)] if not turned[-1][1] else turned[1:])
        self.close()

    def _run(self, corners: list[tuple[Spot, bool]]) -> None:
        pending: Spot | None = None
        for spot, sharp in corners:
            if pending is None:
                if sharp:
                    self.straight(spot)
                else:
                    pending = spot
                continue
            self.curve(pending, spot if sharp else ((pending[0] + spot[0]) // 2, (pending[1] + spot[1]) // 2))
            pending = None if sharp else spot

    def move(self, to: Spot) -> None:
        self._write("m", to)
        self.at = self.start = to
        self.control = None

    def straight(self, to: Spot) -> None:
        self.control = None
        if to == self.at:
            return
        if to[1] == self.at[1]:
            self._raw("h", [to[0] - self.at[0]])
        elif to[0] == self.at[0]:
            self._raw("v", [to[1] - self.at[1]])
        else:
            self._write("l", to)
        self.at = to

    def curve(self, control: Spot, to: Spot) -> None:
        mirrored = self.control and (2 * self.at[0] - self.control[0], 2 * self.at[1] - self.control[1])
        if mirrored == control:
            self._write("t", to)
        else:
            self._raw("q", [control[0] - self.at[0], control[1] - self.at[1], to[0] - self.at[0], to[1] - self.at[1]])
        self.control, self.at = control, to

    def close(self) -> None:
        self.text += "z"
        self.command = "z"
        self.at = self.start

    def _write(self, command: str, to: Spot) -> None:
        self._raw(command, [to[0] - self.at[0], to[1] - self.at[1]])

    def _raw(self, command: str, numbers: list[int]) -> None:
        # After `m`, further pairs are lines: the letter `l` may be left out too.
        same = command == self.command or (command == "l" and self.command == "m")
        text = "" if same else command
        for at, number in enumerate(numbers):
            needs = number >= 0 and (at > 0 or same)
            text += f"{' ' if needs else ''}{number}"
        self.text += text
        self.command = command
