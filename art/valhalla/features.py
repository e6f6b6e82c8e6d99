"""Eyes, brows, mouths, wrinkles and scars, cut by hand where the sculpted face has them."""

from __future__ import annotations

from dataclasses import dataclass, field

from art.engine.flat import dot, taper
from art.engine.picture import INK, PAPER, Picture
from art.engine.space import Frame, Point
from art.engine.trace import Loop
from art.valhalla.anatomy import SIDES
from art.valhalla.helms import HIDES_BROWS
from art.valhalla.person import Person


@dataclass
class Marks:
    """What is cut in ink, what in paper, and in ink again over that."""

    under: list[Loop] = field(default_factory=list)
    light: list[Loop] = field(default_factory=list)
    ink: list[Loop] = field(default_factory=list)


def face_cuts(picture: Picture, h: Frame, person: Person) -> None:
    marks = Marks()
    for s in SIDES:
        if s * h.yaw > 52:  # a profile hides the far eye
            continue
        if person.face.patch == s:
            _patch(marks, h, s)
            continue
        _eye(marks, h, person, s)
        if person.head not in HIDES_BROWS:
            marks.ink.append(_brow(h, person, s))
        if person.face.age > 1:
            marks.ink += _old(h, s)
    _mouth(marks, h, person)
    _nostril(marks, h)
    if person.face.age > 1 and person.head in ("cap", "long", "braids", "mohawk", "bald", "topknot", "knot"):
        marks.ink += [_thin(h, [(-0.3, y, 0.68), (0, y - 0.03, 0.80), (0.3, y, 0.68)], 0, 0, 5) for y in (-0.34, -0.46)]
    picture.shapes(marks.under, INK, smooth=True)
    picture.shapes(marks.light, PAPER, smooth=True)
    picture.shapes(marks.ink, INK, smooth=True)
    if person.face.scar:
        _scar(picture, h, person.face.scar)


def _thin(h: Frame, places: list[tuple[float, float, float]], start: float, end: float, middle: float) -> Loop:
    """A tapered cut through places of the head; widths as for a head of middling size."""
    k = h.scale / 92
    return taper([h.flat(*p) for p in places], start * k, end * k, middle * k)


def _eye(marks: Marks, h: Frame, person: Person, s: int) -> None:
    face, k = person.face, h.scale / 92
    up = (0.022 if person.woman else 0.0) + 0.03 * (face.eyes - 1)
    down = up / 2 + 0.02 * (face.eyes - 1)
    lid = [
        (s * 0.13, 0.07, 0.70),
        (s * 0.22, -0.01 - up, 0.72),
        (s * 0.34, -0.005 - up, 0.66),
        (s * 0.45, 0.06 - up, 0.54),
    ]
    lower = [h.flat(s * 0.34, 0.12 + down, 0.65), h.flat(s * 0.23, 0.125 + down, 0.71)]
    if face.eyes > 0.3:
        marks.light.append([h.flat(*p) for p in lid] + lower)
        marks.ink.append(dot(h.flat(s * 0.285 + face.gaze, 0.05, 0.71), (6.0 if face.eyes > 1.2 else 6.8) * k, 7))
    marks.ink.append(_thin(h, lid, 4, 7 if person.woman else 6, 9 if person.woman else 8))
    marks.ink.append(taper([h.flat(*lid[3]), *lower], 4 * k, k))
    if person.woman:
        marks.ink.append(_thin(h, [(s * 0.43, 0.03 - up, 0.56), (s * 0.54, -0.04 - up, 0.44)], 5, 1, 3))


def _brow(h: Frame, person: Person, s: int) -> Loop:
    low = person.face.brow
    places = [
        (s * 0.07, -0.06 + low, 0.80),
        (s * 0.22, -0.17 + low / 3, 0.80),
        (s * 0.36, -0.19, 0.70),
        (s * 0.52, -0.06 - low / 2, 0.5),
    ]
    return _thin(h, places, 7, 1, 7) if person.woman else _thin(h, places, 13, 2, 12)


def _old(h: Frame, s: int) -> list[Loop]:
    bag = [(s * 0.18, 0.20, 0.74), (s * 0.30, 0.22, 0.68), (s * 0.42, 0.16, 0.58)]
    fold = [(s * 0.15, 0.38, 0.78), (s * 0.26, 0.52, 0.68), (s * 0.28, 0.66, 0.6)]
    return [_thin(h, bag, 3, 1, 4), _thin(h, fold, 4, 0, 3)]


def _patch(marks: Marks, h: Frame, s: int) -> None:
    patch = [
        (s * 0.12, -0.04, 0.78),
        (s * 0.30, -0.10, 0.76),
        (s * 0.48, -0.02, 0.58),
        (s * 0.42, 0.20, 0.60),
        (s * 0.24, 0.22, 0.74),
    ]
    marks.ink.append([h.flat(*p) for p in patch])
    marks.ink.append(_thin(h, [(s * 0.45, 0, 0.6), (s * 0.66, -0.14, 0.2)], 6, 5, 6))
    marks.ink.append(_thin(h, [(s * 0.2, -0.06, 0.78), (-s * 0.1, -0.34, 0.8), (-s * 0.5, -0.5, 0.5)], 6, 5, 6))


def _mouth(marks: Marks, h: Frame, person: Person) -> None:
    mood = person.face.mouth
    if mood in ("shout", "snarl"):
        _open_mouth(marks, h, person, 0.27 if mood == "shout" else 0.09)
    elif person.beard == "none":
        _lips(marks, h, person, {"smile": -0.045, "grim": 0.035}.get(mood, 0.0))
    elif person.beard != "walrus":
        marks.ink.append(_thin(h, [(-0.12, 0.655, 0.76), (0, 0.645, 0.80), (0.12, 0.655, 0.76)], 2, 2, 5))


def _lips(marks: Marks, h: Frame, person: Person, bend: float) -> None:
    """A shut mouth; `bend` lowers its corners."""
    middle = [(-0.07, 0.645, 0.74), (0.0, 0.655, 0.75), (0.07, 0.645, 0.74)]
    marks.ink.append(_thin(h, [(-0.19, 0.655 + bend, 0.62), *middle, (0.19, 0.655 + bend, 0.62)], 2, 2, 8))
    if bend < 0:
        for s in SIDES:
            marks.ink.append(_thin(h, [(s * 0.2, 0.58, 0.62), (s * 0.235, 0.63, 0.6), (s * 0.22, 0.68, 0.58)], 1, 1, 4))
    if person.woman:
        upper = [(0.12, 0.60, 0.72), (0.04, 0.575, 0.76), (0, 0.59, 0.77), (-0.04, 0.575, 0.76), (-0.12, 0.60, 0.72)]
        marks.ink.append([h.flat(*p) for p in [*middle, *upper]])
        marks.ink.append(_thin(h, [(-0.1, 0.735, 0.72), (0, 0.75, 0.75), (0.1, 0.735, 0.72)], 1, 1, 5))


def _open_mouth(marks: Marks, h: Frame, person: Person, gape: float) -> None:
    """A dark hollow, the upper teeth, and the tongue when it shouts; a beard hides half of it, so it opens wider."""
    bearded = person.beard != "none"
    top, z, half = (0.575, 0.80, 0.31) if bearded else (0.60, 0.76, 0.25)
    drop = gape * (1.25 if bearded else 1.0)

    def loop(*places: tuple[float, float, float]) -> Loop:
        """Across in half widths, down in drops, and how far back."""
        return [h.flat(x * half, top + y * drop, z - back) for x, y, back in places]

    upper = ((-1, 0.22, 0.14), (-0.6, -0.07, 0), (0, 0, -0.02), (0.6, -0.07, 0), (1, 0.22, 0.14))
    marks.under.append(loop(*upper, (0.82, 1, 0.1), (0, 1.35, 0.05), (-0.82, 1, 0.1)))
    teeth = 0.075 / drop + 0.03
    marks.light.append(
        loop((-0.7, 0.12, 0), (-0.4, 0.04, 0), (0.4, 0.04, 0), (0.7, 0.12, 0), (0.5, teeth, 0), (-0.5, teeth, 0))
    )
    if gape > 0.1:
        marks.light.append(loop((-0.4, 1.15, 0.06), (0, 0.9, 0.04), (0.4, 1.15, 0.06), (0, 1.3, 0.06)))


def _nostril(marks: Marks, h: Frame) -> None:
    side = 1 if h.yaw > 0 else -1
    marks.ink.append(dot(h.flat(0.08 * side, 0.445, 0.86), 4 * h.scale / 92, 5))


def _scar(picture: Picture, h: Frame, side: int) -> None:
    x = 0.3 * side
    places: list[Point] = [h.flat(x - 0.06, -0.26, 0.74), h.flat(x, 0.03, 0.74), h.flat(x + 0.05, 0.34, 0.66)]
    picture.shapes([taper(places, 1, 1, 8)], INK)
    picture.shapes([taper(places, 0, 0, 3)], PAPER)
