"""The crowns of the hill."""

from __future__ import annotations

from typing import Final

from tools.art.valhalla.stage import Scenes, Stage


def _crown(s: Stage, y: float = 210, size: float = 1.0) -> None:
    def at(x: float, dy: float) -> str:
        return f"{180 + x * size:.0f},{y + dy * size:.0f}"

    points = ((-92, 60), (-106, -56), (-62, -8), (-40, -92), (0, -22), (40, -92), (62, -8), (106, -56), (92, 60))
    s.poly("B", " ".join(at(x, d) for x, d in points), halo="K", wide=8)
    s.poly("A", " ".join(at(x, d) for x, d in ((50, 56), (88, 56), (100, -40), (64, 8), (42, -70))))
    s.poly("P", " ".join(at(x, d) for x, d in ((-84, 24), (-96, -34), (-60, 8), (-42, -60), (-30, 0))))
    s.poly("K", " ".join(at(x, d) for x, d in ((-92, 32), (92, 32), (92, 40), (-92, 40))))
    for x in (-106, -40, 40, 106):
        s.disc("P", (180 + x * size, y + (-64 if abs(x) > 50 else -100) * size), 10 * size, "K", 5)
    for x in (-50, 0, 50):
        s.disc("A", (180 + x * size, y + 8 * size), 12 * size, "K", 4)


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
