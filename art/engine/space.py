"""Rotations and frames. x runs right, y down, z towards the viewer; angles in degrees."""

from __future__ import annotations

from math import cos, hypot, radians, sin, sqrt
from typing import Final

Vec = tuple[float, float, float]
Point = tuple[float, float]
Matrix = tuple[Vec, Vec, Vec]

UNIT: Final[Matrix] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))


def times(one: Matrix, two: Matrix) -> Matrix:
    rows = [[sum(one[i][k] * two[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    return (
        (rows[0][0], rows[0][1], rows[0][2]),
        (rows[1][0], rows[1][1], rows[1][2]),
        (rows[2][0], rows[2][1], rows[2][2]),
    )


def turn(yaw: float = 0, pitch: float = 0, roll: float = 0) -> Matrix:
    """+yaw turns a face to the right of the picture, +pitch lowers its chin, +roll tips it clockwise."""
    a, b, c = radians(yaw), radians(pitch), radians(roll)
    about_y: Matrix = ((cos(a), 0, sin(a)), (0, 1, 0), (-sin(a), 0, cos(a)))
    about_x: Matrix = ((1, 0, 0), (0, cos(b), sin(b)), (0, -sin(b), cos(b)))
    about_z: Matrix = ((cos(c), -sin(c), 0), (sin(c), cos(c), 0), (0, 0, 1))
    return times(about_z, times(about_x, about_y))


def apply(m: Matrix, v: Vec) -> Vec:
    return (
        m[0][0] * v[0] + m[0][1] * v[1] + m[0][2] * v[2],
        m[1][0] * v[0] + m[1][1] * v[1] + m[1][2] * v[2],
        m[2][0] * v[0] + m[2][1] * v[1] + m[2][2] * v[2],
    )


def mix(a: Vec, b: Vec, t: float) -> Vec:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)


def length(a: Vec, b: Vec) -> float:
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2)


def between(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def far(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


class Frame:
    """A place, a size and a direction to model in: a head, a chest, a fist."""

    def __init__(self, at: Vec, scale: float, yaw: float = 0, pitch: float = 0, roll: float = 0) -> None:
        self.at = at
        self.scale = scale
        self.yaw = yaw
        self.matrix = turn(yaw, pitch, roll)

    def turned(self, at: Vec, matrix: Matrix, scale: float = 1) -> Frame:
        """A frame inside this one."""
        inner = Frame(self.point(at), self.scale * scale)
        inner.matrix = times(self.matrix, matrix)
        inner.yaw = self.yaw
        return inner

    def point(self, v: Vec) -> Vec:
        w = apply(self.matrix, v)
        return (self.at[0] + self.scale * w[0], self.at[1] + self.scale * w[1], self.at[2] + self.scale * w[2])

    def flat(self, x: float, y: float, z: float) -> Point:
        """Where a point of this frame is seen in the picture."""
        w = self.point((x, y, z))
        return (w[0], w[1])
