"""Helms, hoods and crowns."""

from __future__ import annotations

from math import cos, degrees, pi, radians, sin
from typing import Final

import numpy as np

from art.engine.relief import Field, Mask, Relief, Stuff
from art.engine.space import Frame, turn
from art.valhalla.anatomy import SIDES
from art.valhalla.grain import across, around, flat, hanging, lifted, rings, stripes
from art.valhalla.hair import GOLD, Part, cap, long_hair, plait
from art.valhalla.person import Person

BONE: Final = Stuff("bone", flat())


def dome(relief: Relief, h: Frame, person: Person, peak: float = 0.12, rim: float = -0.24) -> None:
    """An iron dome: straps over the crown, a brow band, a knob."""
    w = person.face.width
    strap = Stuff("gold", flat(), lifted(0.12), lambda x, y, z: ((abs(x) > 0.10) & (abs(z + 0.08) > 0.10)) | (y > rim))
    band = Stuff("gold", around(6), bare=lambda x, y, z: (y > rim + 0.03) | (y < rim - 0.17))
    relief.ball(
        h, (0, -0.26, -0.08), (0.82 * w, 0.86 + peak, 0.98), Stuff("iron", rings(h, 8.5), bare=lambda x, y, z: y > rim)
    )
    relief.ball(h, (0, -0.26, -0.08), (0.85 * w, 0.90 + peak, 1.01), strap)
    relief.ball(h, (0, -0.26, -0.08), (0.88 * w, 1.0 + peak, 1.04), band)
    relief.ball(h, (0, -1.18 - peak, -0.08), (0.09, 0.16, 0.09), GOLD)


def nose_guard(relief: Relief, h: Frame, top: float = -0.3, bottom: float = 0.46) -> None:
    stuff = Stuff("iron", flat(0.2), bare=lambda x, y, z: y > bottom)
    relief.ball(h, (0, (top + bottom) / 2, 0.90), (0.125, (bottom - top) * 0.62, 0.17), stuff, tilt=turn(pitch=8))


def aventail(relief: Relief, h: Frame) -> None:
    stuff = Stuff("mail", rings(h, 8), bare=lambda x, y, z: (y < -0.2) | (z > 0.10))
    relief.ball(h, (0, 0.45, -0.25), (0.78, 0.95, 0.72), stuff)


def banded(relief: Relief, h: Frame, person: Person) -> None:
    dome(relief, h, person, 0.26)
    plate = Stuff("iron", rings(h, 8.5), bare=lambda x, y, z: (z > 0.30 - 0.25 * y) | (y < -0.2))
    for s in SIDES:
        relief.ball(h, (s * 0.60, 0.24, 0.12), (0.14, 0.56, 0.40), plate)


def nasal(relief: Relief, h: Frame, person: Person) -> None:
    dome(relief, h, person, 0.14)
    nose_guard(relief, h)
    aventail(relief, h)


def _goggles(x: Field, y: Field, z: Field) -> Mask:
    eye = np.zeros(np.broadcast(x, y).shape, dtype=bool)
    for s in SIDES:
        eye |= ((x - s * 0.28) / 0.19) ** 2 + ((y - 0.03) / 0.135) ** 2 < 1
    return (y < -0.26) | eye | (y > 0.30 - 0.5 * abs(abs(x) - 0.3)) | (z < 0.1)


def spectacle(relief: Relief, h: Frame, person: Person) -> None:
    dome(relief, h, person, 0.06)
    relief.ball(h, (0, 0.02, 0.17), (0.72, 0.64, 0.69), Stuff("iron", around(9), bare=_goggles))
    nose_guard(relief, h, -0.2, 0.44)
    for s in SIDES:
        relief.ball(h, (s * 0.28, -0.16, 0.78), (0.30, 0.075, 0.14), GOLD, tilt=turn(roll=s * -8))
    aventail(relief, h)


def conical(relief: Relief, h: Frame, person: Person) -> None:
    """A dwarf's tall helm."""
    dome(relief, h, person, 0.5, -0.18)
    for s in SIDES:
        relief.ball(h, (s * 0.86, -0.34, 0.1), (0.12, 0.12, 0.12), GOLD)


def hood(relief: Relief, h: Frame, person: Person) -> None:
    """A deep hood: peak behind the crown, rolled edge, folds running back."""

    def opening(x: Field, y: Field, z: Field, wide: float, tall: float) -> Mask:
        return (z > -0.05) & ((x / wide) ** 2 + ((y - 0.22) / tall) ** 2 < 1)

    def folds(x: Field, y: Field, z: Field) -> Field:
        lines: Field = np.arctan2(y + 0.1, 0.9 - z) * 5
        return lines

    edge = Stuff(
        "cloak2", flat(0.1), lifted(0.08), lambda x, y, z: opening(x, y, z, 0.76, 1.02) | ~opening(x, y, z, 0.90, 1.17)
    )
    relief.ball(
        h,
        (0, -0.04, -0.18),
        (0.94, 1.14, 1.04),
        Stuff("cloak2", folds, bare=lambda x, y, z: opening(x, y, z, 0.72, 0.98)),
    )
    relief.ball(h, (0, -0.72, -0.52), (0.48, 0.62, 0.62), Stuff("cloak2", folds), 0.3, turn(pitch=-30))
    relief.ball(h, (0, -0.02, -0.06), (0.98, 1.20, 1.0), edge)
    drape = Stuff("cloak2", hanging(h, 16), bare=lambda x, y, z: (z > 0.2) & (y < 1.0))
    relief.ball(h, (0, 1.02, -0.15), (1.0, 0.50, 0.72), drape, 0.1)


def veil(relief: Relief, h: Frame, person: Person) -> None:
    """A headcloth with a band: a woman of standing."""
    cap(relief, h, person)
    cloth = Stuff("cloak2", hanging(h, 14), bare=lambda x, y, z: (y > -0.62) & (z > 0.18 - 0.3 * y))
    relief.ball(h, (0, -0.20, -0.20), (0.90, 1.0, 1.02), cloth)
    for s in SIDES:
        fall = [(s * 0.72, -0.2, -0.1), (s * 0.86, 0.5, -0.1), (s * 1.02, 1.2, 0.0)]
        relief.tube(h, fall, (0.22, 0.3, 0.34), Stuff("cloak2", across(1.5)), 0.1)
    relief.ball(
        h,
        (0, -0.30, -0.08),
        (0.86, 0.86, 0.98),
        Stuff("gold", around(7), bare=lambda x, y, z: (y > -0.52) | (y < -0.68)),
    )


def fur_cap(relief: Relief, h: Frame, person: Person) -> None:
    """A winter cap: cloth crown, thick fur brim."""
    relief.ball(h, (0, -0.55, -0.1), (0.80, 0.78, 0.92), Stuff("cloak2", around(6), bare=lambda x, y, z: y > -0.5))
    for i in range(15):
        a = radians(-150 + 300 * i / 14)
        at = (0.78 * sin(a), -0.54, 0.84 * cos(a) - 0.08)
        relief.ball(
            h, at, (0.2, 0.22, 0.2), Stuff("fur", stripes(h, 9, 0.6 * (-1) ** i)), tilt=turn(roll=20 * (-1) ** i)
        )
    for s in SIDES:
        relief.ball(h, (s * 0.74, 0.2, -0.05), (0.16, 0.5, 0.26), Stuff("fur", hanging(h, 9)))


def crown(relief: Relief, h: Frame, person: Person) -> None:
    long_hair(relief, h, person)
    circlet(relief, h, person, 0.58)


def ring(relief: Relief, h: Frame, wide: float, tall: float, gold: Stuff, foot: float = -0.40) -> None:
    """A band round the head that rises into nine points."""

    def outside(x: Field, y: Field, z: Field) -> Mask:
        a = np.arctan2(x, z) * 9 / (2 * pi)
        return (y < -0.64 - tall * (1 - 2 * abs(a - np.round(a)))) | (y > foot)

    relief.ball(h, (0, -0.40, -0.06), (0.88 * wide, 2.6, 1.02), gold.but(bare=outside))


def circlet(relief: Relief, h: Frame, person: Person, tall: float = 0.3) -> None:
    """A ring of gold with points and pearls."""
    groove = lambda x, y, z: np.where((y > -0.60) & (y < -0.565), -0.7, 0.0)  # noqa: E731
    ring(relief, h, person.face.width, tall, Stuff("gold", flat(), groove))
    for k in range(-2, 3):
        a = radians(k * 40 + 20)
        relief.ball(h, (0.90 * sin(a), -0.49, 1.02 * cos(a) - 0.06), (0.06, 0.06, 0.05), BONE)


def ringed(relief: Relief, h: Frame, person: Person) -> None:
    """Combed hair under a narrow ring of gold."""
    cap(relief, h, person)
    circlet(relief, h, person)


def ice_crown(relief: Relief, h: Frame, person: Person) -> None:
    long_hair(relief, h, person)
    for i in range(9):
        a = radians(-110 + 220 * i / 8)
        tall = 0.34 + 0.20 * (i % 2) + (0.16 if i == 4 else 0)
        lean = turn(roll=degrees(sin(a)) * 0.35)
        relief.ball(
            h, (0.74 * sin(a), -0.62 - tall * 0.6, 0.80 * cos(a) - 0.1), (0.13, tall, 0.13), Stuff("ice"), tilt=lean
        )
    relief.ball(h, (0, -0.40, -0.08), (0.84, 0.95, 0.98), Stuff("ice", bare=lambda x, y, z: (y > -0.34) | (y < -0.56)))


def horns(relief: Relief, h: Frame, person: Person) -> None:
    """Great curling horns: giants may, men may not."""
    long_hair(relief, h, person)
    for s in SIDES:
        points = [(s * 0.6, -0.6, 0.0), (s * 1.02, -0.84, 0), (s * 1.24, -1.3, 0.05), (s * 1.06, -1.75, 0.15)]
        relief.tube(h, points, (0.24, 0.19, 0.12, 0.02), Stuff("bone", flat()))


def icicles(relief: Relief, h: Frame, person: Person) -> None:
    """Hair frozen upright."""
    for i in range(11):
        a = radians(-115 + 230 * i / 10)
        tall = 1.0 + 0.28 * (i % 2)
        points = [
            (0.5 * sin(a), -0.6 * cos(a) - 0.1, -0.2),
            (0.85 * tall * sin(a), -0.95 * tall * cos(a) - 0.2, -0.3),
            (1.25 * tall * sin(a), -1.3 * tall * cos(a) - 0.15, -0.3),
        ]
        relief.tube(h, points, (0.24, 0.16, 0.01), Stuff("ice"))
    cap(relief, h, person)


def wing(relief: Relief, h: Frame, s: int) -> None:
    """The wing at the side of a helm: feathers swept back and up, the lowest in front."""
    for i in range(5):
        a = radians(-62 + 17 * i)
        reach = 1.15 - 0.15 * i
        root = (s * 0.80, -0.42 + 0.07 * i, 0.16 - 0.03 * i)
        tip = (s * (0.82 + reach * 0.62 * cos(a) * 0.8), -0.42 + 0.07 * i + reach * sin(a), -0.1 - 0.1 * i)
        middle = ((root[0] + tip[0]) / 2 + s * 0.12, (root[1] + tip[1]) / 2, (root[2] + tip[2]) / 2 + 0.05)
        relief.tube(h, (root, middle, tip), (0.12, 0.15, 0.02), Stuff("bone", flat()))


def winged(relief: Relief, h: Frame, person: Person) -> None:
    """A valkyrie's helm."""
    for s in SIDES:
        plait(relief, h, [(s * (0.66 + 0.03 * i), 0.22 + 0.23 * i, 0.06 + 0.05 * i) for i in range(5)], 0.19)
    dome(relief, h, person, 0.08)
    for s in SIDES:
        wing(relief, h, s)


def elf_circlet(relief: Relief, h: Frame, person: Person) -> None:
    long_hair(relief, h, person)
    band = Stuff("gold", flat(), bare=lambda x, y, z: abs(y + 0.46 - 0.25 * np.clip(z - 0.5, 0, 1)) > 0.055)
    relief.ball(h, (0, -0.30, -0.10), (0.84, 0.88, 0.98), band)
    relief.ball(h, (0, -0.36, 0.84), (0.09, 0.13, 0.06), BONE)


def leaf_crown(relief: Relief, h: Frame, person: Person) -> None:
    """Leaves round the brow."""
    long_hair(relief, h, person)
    for i in range(9):
        a = radians(-120 + 240 * i / 8)
        at = (0.78 * sin(a), -0.72 - 0.12 * (i % 2), 0.80 * cos(a) - 0.1)
        relief.ball(
            h, at, (0.12, 0.30, 0.08), Stuff("flat" if i % 2 else "bone"), tilt=turn(roll=sin(a) * 60 + 14 * (-1) ** i)
        )


def antler_crown(relief: Relief, h: Frame, person: Person) -> None:
    hood(relief, h, person)
    antlers(relief, h)
    relief.ball(
        h,
        (0, -0.42, -0.1),
        (0.92, 0.95, 1.08),
        Stuff("gold", around(5), bare=lambda x, y, z: (y > -0.42) | (y < -0.60)),
    )


def antlers(relief: Relief, h: Frame, size: float = 1.0) -> None:
    for s in SIDES:
        k = s * size
        beam = [
            (s * 0.36, -0.90, -0.05),
            (k * 0.74, -1.22 * size, -0.12),
            (k * 1.0, -1.58 * size, -0.08),
            (k * 0.94, -2.0 * size, 0.05),
        ]
        relief.tube(h, beam, (0.14, 0.12, 0.09, 0.03), BONE)
        relief.tube(
            h, (beam[1], (k * 0.60, -1.44 * size, 0.1), (k * 0.52, -1.70 * size, 0.2)), (0.10, 0.07, 0.02), BONE
        )
        relief.tube(h, (beam[2], (k * 1.22, -1.70 * size, 0), (k * 1.38, -1.92 * size, 0.05)), (0.09, 0.06, 0.02), BONE)


def boar_helm(relief: Relief, h: Frame, person: Person) -> None:
    """A spectacle helm with a crest of bristles and tusks at the cheeks."""
    spectacle(relief, h, person)
    for i in range(7):
        at = (0, -1.16 + 0.05 * abs(i - 2) ** 1.4, 0.62 - 0.24 * i)
        relief.ball(h, at, (0.10, 0.28, 0.17), Stuff("fur", lambda x, y, z: z * 9), tilt=turn(pitch=-25 + 12 * i))
    for s in SIDES:
        relief.tube(
            h, [(s * 0.60, 0.30, 0.46), (s * 0.82, 0.14, 0.66), (s * 0.74, -0.24, 0.76)], (0.10, 0.09, 0.02), BONE
        )


def raven_helm(relief: Relief, h: Frame, person: Person) -> None:
    """A bird's beak over the brow, feathers behind."""
    for i in range(7):
        a = radians(-75 + 25 * i)
        root, tip = (0.5 * sin(a), -0.7 * cos(a), -0.4), (1.25 * sin(a), -0.5 - 1.15 * cos(a), -0.6)
        relief.tube(h, (root, tip), (0.16, 0.04), Stuff("fur", across(1.2)))
    relief.ball(h, (0, -0.30, -0.06), (0.84, 0.92, 1.0), Stuff("fur", around(8), bare=lambda x, y, z: y > -0.3))
    relief.tube(h, [(0, -0.62, 0.72), (0, -0.52, 1.15), (0, -0.16, 1.45)], (0.26, 0.2, 0.03), Stuff("iron", across(1)))
    for s in SIDES:
        relief.ball(h, (s * 0.34, -0.62, 0.78), (0.13, 0.11, 0.1), Stuff("white"))
        relief.ball(h, (s * 0.35, -0.61, 0.86), (0.06, 0.06, 0.06), Stuff("nose"))


HELMS: Final[dict[str, Part]] = {
    "banded": banded, "nasal": nasal, "spectacle": spectacle, "conical": conical, "hood": hood, "veil": veil,
    "furcap": fur_cap, "crown": crown, "ice": ice_crown, "horns": horns, "icicles": icicles, "winged": winged,
    "elf": elf_circlet, "leaves": leaf_crown, "antler": antler_crown, "boarhelm": boar_helm, "raven": raven_helm,
    "circlet": ringed,
}  # fmt: skip
HIDES_BROWS: Final = ("spectacle", "boarhelm")
