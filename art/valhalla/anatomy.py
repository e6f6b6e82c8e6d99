"""Skull, neck, chest and arms."""

from __future__ import annotations

from collections.abc import Callable
from math import copysign, sqrt
from typing import Final

import numpy as np

from art.engine.relief import Field, Mask, Relief, Shade, Stuff
from art.engine.space import Frame, Point, Vec, mix, turn
from art.valhalla.grain import across, along, flat, rings
from art.valhalla.person import Held, Person

WORLD: Final = Frame((0, 0, 0), 1)
SIDES: Final = (-1, 1)


def _none(x: Field, y: Field, z: Field) -> Field:
    return np.zeros_like(x)


def _where(inside: Callable[[Field, Field, Field], Mask], tone: float) -> Shade:
    return lambda x, y, z: np.where(inside(x, y, z), tone, 0.0)


PAINTS: Final[dict[str, Shade]] = {
    "none": _none,
    "mask": _where(lambda x, y, z: (y > -0.1) & (y < 0.2) & (z > 0.1), -0.30),
    "stripes": _where(
        lambda x, y, z: (y > 0.16) & (y < 0.62) & (abs(x) > 0.18) & (((x + 2) / 0.1).astype(int) % 2 > 0) & (z > 0.1),
        -0.9,
    ),
    "half": _where(lambda x, y, z: (x > 0.05) & (y > -0.12) & (z > 0), -0.7),
    "chin": _where(lambda x, y, z: (abs(x) < 0.07) & (y > 0.72), -0.8),
    "bars": _where(lambda x, y, z: (abs(abs(x) - 0.28) < 0.07) & (y > 0.12) & (y < 0.66) & (z > 0.1), -0.8),
    "crown": _where(lambda x, y, z: (y < -0.3) & (y > -0.5) & (((x + 2) / 0.12).astype(int) % 2 > 0) & (z > 0.1), -0.8),
}


def skull(relief: Relief, h: Frame, person: Person) -> None:
    face, soft = person.face, person.woman
    grain: Shade = lambda x, y, z: (y + 0.25 * x * x) * h.scale / 11  # noqa: E731
    skin = Stuff("skin", grain, PAINTS[face.paint])
    w, gape = face.width, 0.22 if face.mouth == "shout" else 0.0
    relief.ball(h, (0, -0.28, -0.1), (0.70 * w, 0.76, 0.88), skin)
    relief.ball(h, (0, 0.14, 0.12), (0.60 * w, 0.78, 0.60), skin, 0.2)
    relief.ball(h, (0, 0.56 + gape / 2, 0.17), ((0.40 if soft else 0.49) * w * face.jaw, 0.44, 0.48), skin, 0.18)
    relief.ball(h, (0, 0.88 + gape, 0.50 - gape / 2), (0.17 * face.jaw, 0.15, 0.19), skin, 0.16)
    for s in SIDES:
        _side_of_face(relief, h, person, skin, s)
    _nose_and_lips(relief, h, person, skin, gape)


def _side_of_face(relief: Relief, h: Frame, person: Person, skin: Stuff, s: int) -> None:
    face, w = person.face, person.face.width
    heavy = 0.085 if person.woman else 0.105
    relief.ball(h, (s * 0.42 * w, 0.20, 0.44), (0.19, 0.15, 0.22), skin, 0.16)
    relief.ball(h, (s * 0.26, 0.03, 0.86), (0.20, 0.15, 0.25), skin, 0.10, dig=True)
    relief.ball(h, (s * 0.25, -0.16 + face.brow / 2, 0.58 if person.woman else 0.62), (0.27, heavy, 0.17), skin, 0.09)
    relief.ball(h, (s * 0.27, 0.04, 0.545), (0.135, 0.12, 0.13), skin, 0.03)
    if face.ears == "round":
        relief.ball(h, (s * 0.70 * w, 0.12, -0.1), (0.07, 0.19, 0.13), skin, 0.05)
    if face.age > 1:
        relief.ball(h, (s * 0.46, 0.50, 0.72), (0.17, 0.22, 0.30), skin, 0.12, dig=True)


def _nose_and_lips(relief: Relief, h: Frame, person: Person, skin: Stuff, gape: float) -> None:
    n = person.face.nose
    relief.ball(h, (0, 0.13, 0.70), (0.10, 0.37, 0.20 * n), skin, 0.10, turn(pitch=14))
    relief.ball(h, (0, 0.37, 0.78 + 0.08 * n), (0.11 * min(n, 1.2), 0.09, 0.13), skin, 0.09)
    for s in SIDES:
        relief.ball(h, (s * 0.11, 0.41, 0.77), (0.085, 0.075, 0.11), skin, 0.05)
    relief.ball(h, (0, 0.60, 0.66), (0.19, 0.055, 0.11), skin, 0.05)
    relief.ball(h, (0, 0.715 + gape, 0.65 - gape / 3), (0.15, 0.06 if person.woman else 0.05, 0.11), skin, 0.05)


def long_ears(relief: Relief, h: Frame) -> None:
    """An elf's ears, swept back through the hair."""
    for s in SIDES:
        points = [(s * 0.64, 0.24, 0.06), (s * 0.82, 0.0, 0.02), (s * 1.0, -0.28, -0.1), (s * 1.22, -0.62, -0.25)]
        relief.tube(h, points, (0.09, 0.15, 0.11, 0.015), Stuff("skin", flat()))
        relief.tube(h, [(s * 0.74, 0.1, 0.18), (s * 0.92, -0.2, 0.08)], (0.05, 0.03), Stuff("nose"))


def neck(relief: Relief, b: Frame, person: Person) -> None:
    w = 0.34 if person.woman else 0.50
    relief.ball(b, (0, -0.15, -0.05), (w, 1.0, w), Stuff("skin", rings(b, 9.5)))


DRESSES: Final = {
    "cloak": "cloak",
    "mail": "mail",
    "bare": "skin",
    "leather": "leather",
    "scale": "scale",
    "robe": "cloak2",
}
ARMOUR: Final = {"mail": 8.0, "plate": 18.0, "quilt": 15.0}  # height of a row


def _cloth(b: Frame, dress: str) -> Stuff:
    if dress in ARMOUR:
        return Stuff(dress, lambda x, y, z: (y - 0.12 * z) * b.scale / ARMOUR[dress])
    if dress == "bare":
        return Stuff("skin", rings(b, 12))
    if dress == "scale":
        return Stuff("scale", lambda x, y, z: y * b.scale / 16 + 0.5 * abs(np.sin(x * b.scale / 9)))
    if dress == "leather":
        return Stuff("leather", rings(b, 20))
    return Stuff(DRESSES[dress], lambda x, y, z: x * (1.1 - 0.2 * y) * b.scale / 24)


def chest(relief: Relief, b: Frame, person: Person) -> None:
    stuff = _cloth(b, person.dress)
    w = 0.84 if person.woman else 1.0
    relief.ball(b, (0, 1.55, -0.05), (1.35 * w, 1.25, 0.74), stuff, 0.2)
    for s in SIDES:
        relief.ball(b, (s * 1.12 * w, 0.98, -0.05), (0.60 * w, 0.62, 0.56), stuff, 0.3)
        relief.ball(b, (s * 0.60 * w, 0.50, -0.12), (0.70, 0.30, 0.36), stuff, 0.3, turn(roll=s * 20))
        if person.dress == "bare" or person.woman:
            relief.ball(b, (s * 0.50 * w, 1.45, 0.42), (0.50 * w, 0.42, 0.34), stuff, 0.12)
        if not (person.left if s < 0 else person.right):
            relief.ball(b, (s * 1.22 * w, 1.75, -0.1), (0.50 * w, 1.05, 0.5), stuff, 0.2)


def shoulder(b: Frame, person: Person, s: int) -> Vec:
    return b.point((s * (1.08 if person.woman else 1.22), 0.98, 0))


def hand_at(person: Person, held: Held) -> Vec:
    x, y, z = held.hand
    return (person.at[0] + x * person.size, person.at[1] + y * person.size, 40 + z * person.size)


def elbow_of(start: Vec, end: Vec, reach: float, hint: Point) -> Vec:
    """Two bones of equal length: the elbow stands off the line as far as the arm is bent."""
    middle = mix(start, end, 0.5)
    half = sqrt(sum((end[k] - start[k]) ** 2 for k in range(3))) / 2
    off = sqrt(max(reach * reach - half * half, (reach * 0.12) ** 2))
    size = sqrt(hint[0] ** 2 + hint[1] ** 2) or 1
    return (middle[0] + hint[0] / size * off, middle[1] + hint[1] / size * off, middle[2] + 6)


def arm(relief: Relief, b: Frame, person: Person, held: Held, s: int) -> None:
    """Upper arm in the sleeve, forearm with a bracer, as far as the wrist."""
    start, end = shoulder(b, person, s), hand_at(person, held)
    r = b.scale * (0.34 if person.woman else 0.44)
    hint = held.elbow if held.elbow != (0.0, 1.0) else (copysign(0.6, s), 1.0)
    elbow = elbow_of(start, end, b.scale * 1.18, hint)
    bare = person.dress in ("bare", "leather")
    sleeve = Stuff("skin" if bare else "cloak", across(1.4, 0.3))
    if person.dress in ARMOUR:
        sleeve = Stuff(person.dress, along(ARMOUR[person.dress]))
    relief.tube(WORLD, (start, mix(start, elbow, 0.5), elbow), (r * 1.18, r * 1.12, r * 0.86), sleeve, 12)
    fore = Stuff("skin" if bare else "cloak", across(1.2))
    relief.tube(WORLD, (elbow, mix(elbow, end, 0.4), end), (r * 0.84, r * 0.82, r * 0.56), fore, 8)
    cuff = Stuff("leather" if bare else "gold", along(r * 0.35))
    relief.tube(WORLD, (mix(elbow, end, 0.52), mix(elbow, end, 0.86)), (r * 0.80, r * 0.66), cuff)


def fist(relief: Relief, at: Point, angle: float, size: float, side: int, stuff: Stuff | None = None) -> None:
    """Fingers over a shaft that runs at an angle; thumb towards the tip."""
    f = Frame((at[0], at[1], 0), size, roll=angle)
    skin = stuff or Stuff("skin", flat())
    bright = skin.but(tone=lambda x, y, z: np.full_like(x, 0.12))
    relief.ball(f, (0, side * 0.16, -0.2), (0.50, 0.40, 0.25), skin)
    for i in range(4):
        relief.ball(f, (-0.36 + 0.24 * i, side * (-0.04 + 0.03 * abs(i - 1)), 0.1), (0.14, 0.40, 0.26), bright)
    relief.ball(f, (0.34, side * 0.30, 0.2), (0.14, 0.34, 0.16), skin, tilt=turn(roll=side * -60))
