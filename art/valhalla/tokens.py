"""Champions carry the tokens of their kind: three discs along the foot of the picture."""

from __future__ import annotations

from typing import Final

from art.engine.flat import Place, dot, taper
from art.engine.picture import INK, PAPER, Picture
from art.engine.trace import Loop
from art.valhalla.inks import Palette

RADIUS: Final = 27
PLACES: Final = ((328, 366), (268, 372), (208, 376))


def _signs(kind: str, p: Place) -> list[Loop]:
    """What is struck into a token."""
    if kind == "WRATH":  # an ember that grows
        return [p((-13, 12), (-9, -4), (-3, 0), (2, -19), (9, -3), (13, 0), (11, 13))]
    if kind == "FRENZY":  # claw marks
        return [taper(p((v - 5, -16), (v + 5, 16)), 1, 1, 7) for v in (-9, 1, 11)]
    if kind == "BERSERK":  # a drop of blood
        return [p((0, -20), (7, -6), (12, 6), (8, 15), (0, 18), (-8, 15), (-12, 6), (-7, -6))]
    if kind == "HONOUR":  # a ring of oath
        return [taper([*dot(p.at, 12 * p.scale, 14), (p.at[0] + 12 * p.scale, p.at[1])], 6 * p.scale, 6 * p.scale)]
    return [p((-17, 0), (-6, -10), (6, -10), (17, 0), (6, 10), (-6, 10))]  # vengeance: an eye


def tokens(picture: Picture, kind: str, inks: Palette) -> None:
    for n, at in enumerate(PLACES[: 1 if kind == "VENGEANCE" else 3]):
        size = 1.25 if kind == "VENGEANCE" else 1 - 0.1 * n
        spot = (at[0] - 10, at[1] - 10) if kind == "VENGEANCE" else at
        picture.disc(spot, RADIUS * size, inks.main, INK, 6)
        picture.disc(spot, (RADIUS - 6) * size, PAPER)
        picture.shapes(_signs(kind, Place(spot, 0, size)), INK)
        if kind == "VENGEANCE":
            picture.disc(spot, 6, PAPER)
