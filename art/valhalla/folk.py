"""Folk who are not men: heads of fire, trolls, the dead."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from art.engine.flat import dot, taper
from art.engine.picture import INK, PAPER, Picture
from art.engine.relief import Relief, Stuff
from art.engine.space import Frame
from art.engine.trace import Loop
from art.valhalla.anatomy import SIDES
from art.valhalla.grain import across, flat
from art.valhalla.hair import Part, cap
from art.valhalla.person import Person


def flame_hair(relief: Relief, h: Frame, person: Person) -> None:
    """Hair that burns: long tongues of fire that lick upwards."""
    for count, reach, z, wide in ((13, 1.0, -0.4, 0.17), (9, 0.66, 0.0, 0.14), (7, 0.42, 0.3, 0.12)):
        for i in range(count):
            a = radians(-105 + 210 * i / (count - 1))
            k = reach * (1.0 + 0.35 * (i % 2))
            root = (0.60 * sin(a), -0.60 * cos(a) - 0.12, z)
            low = (0.92 * sin(a), -0.75 * cos(a) - 0.30 * k, z - 0.05)
            high = (0.86 * sin(a) + 0.14 * (-1) ** i, -0.85 * cos(a) - 0.85 * k, z - 0.05)
            tip = (0.98 * sin(a) - 0.10 * (-1) ** i, -0.95 * cos(a) - 1.35 * k, z)
            relief.tube(h, (root, low, high, tip), (wide, wide * 1.15, wide * 0.7, 0.01), Stuff("flame", across(0.8)))


def flame_beard(relief: Relief, h: Frame) -> None:
    for i in range(9):
        x = -0.46 + 0.115 * i
        sway = 0.10 * (-1) ** i
        points = [
            (x, 0.66 - 0.5 * abs(x), 0.55),
            (x * 1.2 + sway, 1.1, 0.6),
            (x * 1.2 - sway, 1.5, 0.55),
            (x * 0.9 + sway, 2.0 - 0.9 * abs(x), 0.5),
        ]
        relief.tube(h, points, (0.12, 0.15, 0.11, 0.01), Stuff("flame", across(0.8)))
    for s in SIDES:
        relief.tube(
            h,
            [(s * 0.04, 0.55, 0.78), (s * 0.28, 0.62, 0.70), (s * 0.50, 0.50, 0.50)],
            (0.09, 0.10, 0.01),
            Stuff("flame", across(0.8)),
        )


def burning(relief: Relief, h: Frame, person: Person) -> None:
    flame_hair(relief, h, person)
    flame_beard(relief, h)


def fox_hair(relief: Relief, h: Frame, person: Person) -> None:
    """Loki's: swept up into two points like horns of fire."""
    cap(relief, h, person)
    for s in SIDES:
        points = [(s * 0.42, -0.85, 0.1), (s * 0.78, -1.25, 0.0), (s * 0.86, -1.75, 0.1), (s * 0.55, -2.0, 0.25)]
        relief.tube(h, points, (0.26, 0.22, 0.13, 0.01), Stuff("hair", across(1.2, 0.3)))
    for i in range(5):
        x = -0.4 + 0.2 * i
        relief.tube(
            h,
            [(x, -0.9, 0.3), (x * 1.2, -1.2 - 0.1 * (i % 2), 0.2), (x * 1.2 + 0.1, -1.45, 0.2)],
            (0.2, 0.15, 0.01),
            Stuff("hair", across(1.2)),
        )


def troll(relief: Relief, h: Frame, person: Person) -> None:
    """Tufts like heather, ears like leaves, tusks from below."""
    for i in range(9):
        a = radians(-90 + 180 * i / 8)
        tip = (1.0 * sin(a), -0.75 - 0.8 * cos(a) - 0.12 * (i % 2), -0.3)
        relief.tube(h, [(0.5 * sin(a), -0.55 * cos(a) - 0.1, -0.1), tip], (0.24, 0.02), Stuff("hair", across(1.2)))
    for s in SIDES:
        ear = [(s * 0.66, 0.15, 0.0), (s * 1.1, -0.02, -0.1), (s * 1.55, -0.38, -0.2)]
        relief.tube(h, ear, (0.16, 0.24, 0.02), Stuff("skin", flat()))
        relief.tube(
            h,
            [(s * 0.24, 0.80, 0.66), (s * 0.36, 0.62, 0.82), (s * 0.40, 0.36, 0.84)],
            (0.10, 0.085, 0.01),
            Stuff("bone", flat()),
        )
    relief.ball(h, (0, 0.34, 1.0), (0.24, 0.22, 0.26), Stuff("skin", flat()), 0.08)
    relief.ball(h, (0.10, 0.20, 1.2), (0.06, 0.06, 0.05), Stuff("skin", flat()), 0.02)


FOLK: Final[dict[str, Part]] = {"flame": flame_hair, "burning": burning, "fox": fox_hair, "troll": troll}


def dead_half(picture: Picture, h: Frame, bone: str, side: int = 1) -> None:
    """Hel's other face: half a skull over one half of the living one."""

    def loop(text: str) -> Loop:
        """Places of the head: across, down, forward."""
        found = []
        for word in text.split():
            x, y, z = (float(part) for part in word.split(","))
            found.append(h.flat(side * x, y, z))
        return found

    picture.shapes([loop(HALF)], bone, halo=INK, wide=4)
    picture.shapes([loop(one) for one in HOLLOWS], INK, smooth=True)
    spots = [0.02 + 0.09 * i for i in range(4)]
    teeth = [loop(f"{x},0.57,0.72 {x + 0.07},0.56,0.72 {x + 0.065},0.80,0.72 {x},0.82,0.72") for x in spots]
    picture.shapes(teeth, PAPER)
    cracks = [
        taper(loop("0.14,-0.66,0.72 0.20,-0.48,0.72 0.14,-0.36,0.72"), 1, 1, 4),
        taper(loop("0.50,0.20,0.5 0.44,0.30,0.5"), 4, 1),
    ]
    picture.shapes(cracks, INK)
    picture.shapes([dot(loop("0.29,0.03,0.72")[0], 0.07 * h.scale, 6)], PAPER)


HALF: Final = " ".join(
    (
        "0,-0.72,0.72 0.36,-0.66,0.6 0.60,-0.36,0.4 0.62,0.02,0.4 0.54,0.30,0.5",
        "0.40,0.40,0.6 0.40,0.82,0.5 0.22,1.02,0.6 0,1.04,0.72",
    )
)
HOLLOWS: Final = (
    "0.10,-0.04,0.72 0.26,-0.20,0.72 0.46,-0.10,0.6 0.48,0.12,0.6 0.28,0.24,0.72 0.12,0.16,0.72",
    "0,0.18,0.8 0.12,0.40,0.8 0,0.46,0.8",
    "0,0.56,0.72 0.40,0.48,0.6 0.38,0.80,0.6 0,0.86,0.72",
)
