"""The crowns of the hill."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

import numpy as np

from art.engine.relief import Stuff
from art.engine.space import Frame
from art.valhalla.grain import flat
from art.valhalla.helms import ring
from art.valhalla.stage import Scenes, Stage


def _crown(s: Stage, y: float = 210, size: float = 1.0) -> None:
    """The crown itself, sculpted: a band, nine points, stones."""
    relief = s.block(2)
    frame = Frame((180, y + 84 * size, 0), 140 * size, -12, 12)
    gold = Stuff("crown", flat(), lambda x, y, z: np.where((y > -0.62) & (y < -0.575), -0.7, 0.0))
    ring(relief, frame, 1.0, 0.62, gold, -0.30)
    for k in range(-3, 4):
        a = radians(k * 40)
        relief.ball(frame, (0.92 * sin(a), -0.44, 1.10 * cos(a) - 0.06), (0.085, 0.085, 0.06), Stuff("flat"))
    s.lay(relief)


def duel(s: Stage) -> None:
    s.ground("K")
    s.rays("A", (180, 180), 90, 360, 24)
    s.thing("sword", (70, 330), -58, 1.1)
    s.thing("sword", (290, 330), -122, 1.1, True)
    _crown(s, 190, 0.8)


def three(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 8, 200, 9)
    _crown(s, 140, 0.95)
    for x in (70, 180, 290):
        s.poly(
            "K",
            f"{x - 60},300 {x},236 {x + 60},300 {x + 50},300 {x + 50},400 {x - 50},400 {x - 50},300",
            halo="P",
            wide=4,
        )
        s.poly("B", f"{x - 14},400 {x - 14},346 {x},330 {x + 14},346 {x + 14},400")


def four(s: Stage) -> None:
    s.ground("A")
    s.poly(
        "B",
        "180,6 204,170 180,190 156,170",
        "180,394 204,230 180,210 156,230",
        "6,200 160,176 180,200 160,224",
        "354,200 200,176 180,200 200,224",
        halo="K",
        wide=4,
    )
    s.bar(
        "P",
        "60,70 90,50 110,80 84,96 76,80",
        "300,70 270,50 250,80 276,96 284,80",
        "60,330 90,350 110,320 84,304 76,320",
        "300,330 270,350 250,320 276,304 284,320",
        wide=7,
    )
    _crown(s, 210, 0.72)


def five(s: Stage) -> None:
    s.ground("P")
    s.poly("K", "0,300 40,170 80,280 110,130 150,270 180,90 214,270 250,130 284,280 320,170 360,300 360,400 0,400")
    s.poly(
        "B",
        "40,170 60,240 44,226 30,244",
        "110,130 134,210 112,196 96,214",
        "180,90 208,190 182,170 160,196",
        "250,130 274,210 252,196 236,214",
        "320,170 340,244 322,226 306,244",
    )
    s.waves(350, "A", "P", 24)
    _crown(s, 230, 0.85)


def east(s: Stage) -> None:
    s.ground("B")
    s.burst("P", (180, 300), 130, 400, 20)
    s.disc("A", (180, 300), 120, "K")
    s.poly("K", "0,310 90,290 180,300 270,288 360,308 360,400 0,400")
    _crown(s, 170, 0.9)


def west(s: Stage) -> None:
    s.ground("K")
    s.burst("A", (180, 260), 110, 400, 18)
    s.disc("B", (180, 260), 96)
    _crown(s, 130, 0.9)
    s.ship((250, 290), 0.6)
    s.waves(306, "A", "B", 26)
    s.waves(352, "K", "B", 30, 8)


SCENES: Final[Scenes] = {
    "king-duel": ("king", duel),
    "king-three": ("king", three),
    "king-four": ("king", four),
    "king-five": ("king", five),
    "king-east": ("king", east),
    "king-west": ("king", west),
}
