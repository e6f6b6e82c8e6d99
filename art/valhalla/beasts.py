"""The four beasts of the games against one. Six cards each: nearer and more terrible from card to card."""

from __future__ import annotations

from typing import Any, Final

from art.engine.picture import PAPER
from art.valhalla.folk import dead_half
from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held, Person
from art.valhalla.stage import Scenes, Stage

PALE: Final = Dyes("PB", "PB")


# -- Jörmungandr: out of the sea, round the ship, round the world


def serpent_1(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 10, 180, 10)
    s.ridge("A", 210, 60, 6)
    s.coil([(230, 330, 0), (244, 240, 0), (286, 210, 0), (330, 250, 0), (340, 340, 0)], (20, 24, 24, 20, 16))
    s.coil([(150, 340, 0), (170, 250, 0), (150, 190, 0), (120, 168, 0)], (30, 28, 26, 22))
    s.head("dragon", (116, 166), 50, gape=0.2)
    s.waves(300, "A", "P", 26)
    s.waves(350, "K", "B", 30, 14)


def serpent_2(s: Stage) -> None:
    s.ground("A")
    s.rays("B", (260, 60), 20, 360, 24)
    s.ship((96, 286), 0.85)
    s.coil([(250, 400, 0), (300, 300, 0), (310, 190, 0), (250, 120, 0), (200, 110, 0)], (40, 40, 38, 34, 30))
    s.head("dragon", (196, 112), 66, gape=0.4, roll=10)
    s.waves(310, "K", "B", 28, 8)


def serpent_3(s: Stage) -> None:
    s.ground("K")
    s.bolt("320,0 290,70 316,76 276,160", 10)
    s.gouges("A", 10, 200, 12)
    s.coil(
        [
            (60, 420, 0),
            (40, 270, 0),
            (110, 190, 0),
            (210, 240, 0),
            (300, 280, 0),
            (340, 180, 0),
            (270, 96, 0),
            (190, 110, 0),
        ],
        (34, 40, 42, 42, 42, 42, 38, 32),
    )
    s.head("dragon", (180, 116), 76, gape=0.5)
    s.waves(356, "A", "P", 32)


def serpent_4(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 8, 140, 8)
    s.coil(
        [(20, 420, 0), (20, 250, 0), (120, 190, 0), (260, 200, 0), (344, 150, 0), (300, 60, 0)],
        (40, 42, 40, 40, 40, 34),
    )
    s.ship((180, 286), 1.2)
    s.coil([(350, 420, 0), (300, 320, 0), (180, 300, 0), (60, 330, 0), (30, 420, 0)], (38, 40, 42, 40, 36))
    s.head("dragon", (250, 80), 84, gape=0.55, roll=-6)
    s.waves(384, "A", "P", 26)


def serpent_5(s: Stage) -> None:
    s.ground("A")
    s.disc("B", (180, 206), 96, "K")
    s.poly("P", "110,230 150,150 176,190 200,140 246,232", halo="K", wide=4)
    s.poly("A", "96,236 264,236 240,280 180,300 120,280", halo="K", wide=4)
    s.coil(
        [
            (96, 96, 0),
            (200, 56, 0),
            (310, 120, 0),
            (322, 260, 0),
            (240, 356, 0),
            (110, 350, 0),
            (36, 260, 0),
            (40, 190, 0),
        ],
        (36, 40, 42, 42, 42, 38, 28, 8),
    )
    s.head("dragon", (108, 100), 84, gape=0.4, roll=-24)


def serpent_6(s: Stage) -> None:
    s.ground("K")
    s.burst("A", (120, 220), 120, 420, 20)
    s.bolt("60,0 90,60 64,66 110,140", 11)
    s.bolt("330,0 300,50 326,60 296,110", 9)
    s.coil([(250, 200, -40), (330, 240, -40), (360, 420, -40)], (90, 100, 110))
    s.head("dragon", (224, 176), 128, gape=0.62, roll=4)
    s.waves(376, "A", "P", 34)


# -- Surtr: fire comes


def burning(**how: Any) -> Person:
    base = {
        "head": "burning",
        "dyes": Dyes(skin="BA", fur="BA", cloth="BA", over="BA", glow=-0.24),
        "dress": "bare",
        "bulk": 1.3,
        "face": Face(mouth="grim", brow=0.1, jaw=1.2, eyes=1.2),
        "yaw": -24,
    }
    return Person("", "surtr", **{**base, **how})


def surtr_1(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 6, 160, 8)
    s.ridge("A", 260, 120, 5)
    s.person(burning(at=(180, 180), size=48, right=Held("sword", (1.7, 0.6, 0.4), -70, 1.0, slide=-30)))
    s.ridge("K", 340, 70, 7)
    s.flames(372, 60, 8, "A", "B")


def surtr_2(s: Stage) -> None:
    s.ground("K")
    s.flames(260, 230, 6, "A", "")
    s.person(burning(at=(170, 190), size=66, right=Held("torch", (1.6, 1.2, 0.6), -80, 1.1, slide=-40)))
    s.flames(372, 70, 7, "A", "B")


def surtr_3(s: Stage) -> None:
    s.ground("A")
    s.back("hall")
    s.flames(190, 150, 5, "B", "P")
    s.person(
        burning(
            at=(216, 204),
            size=72,
            yaw=-36,
            face=Face(mouth="shout", brow=0.1, jaw=1.2),
            left=Held("", (-1.55, 0.9, 0.8), -60),
        )
    )
    s.burst("B", (104, 262), 26, 60, 9)


def surtr_4(s: Stage) -> None:
    s.ground("B")
    s.burst("A", (180, 150), 120, 360, 18)
    s.person(
        burning(
            at=(150, 222),
            size=72,
            face=Face(mouth="snarl", brow=0.11, jaw=1.2),
            right=Held("sword", (1.6, -0.7, 0.6), -112, 1.25, slide=-32, elbow=(1, 0.5)),
        )
    )
    s.flames(380, 90, 6, "K", "A")


def surtr_5(s: Stage) -> None:
    s.ground("K")
    s.flames(330, 330, 5, "A", "B")
    s.person(
        burning(at=(180, 196), size=92, yaw=-16, dress="plate", face=Face(mouth="shout", brow=0.12, jaw=1.25, eyes=1.4))
    )


def surtr_6(s: Stage) -> None:
    s.ground("A")
    s.flames(300, 280, 6, "B", "P")
    s.person(burning(at=(186, 230), size=128, yaw=-22, face=Face(mouth="snarl", brow=0.13, jaw=1.2, eyes=1.4)))
    s.flames(396, 90, 7, "A", "B")


# -- Hel: half alive, half dead


def half_dead(s: Stage, at: tuple[float, float], size: float, **how: Any) -> None:
    base = {
        "head": "hood",
        "dyes": Dyes("AA", "BA", "BA", over="AA", glow=0.2),
        "dress": "robe",
        "collar": "mantle",
        "woman": True,
        "bulk": 1.05,
        "yaw": -8,
        "face": Face(nose=0.7, mouth="grim", brow=0.05),
    }
    person = Person("", "hel", at=at, size=size, **{**base, **how})
    s.person(person)
    dead_half(s.picture, person.head_frame(), s.ink("B"))


def hel_1(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 5, 200, 10)
    s.poly("K", "60,400 70,180 110,110 180,84 250,110 290,180 300,400", smooth=True)
    s.poly("A", "92,400 100,200 130,140 180,120 230,140 260,200 268,400", smooth=True)
    half_dead(s, (180, 226), 56)
    s.skull((56, 360), 44, -10)
    s.skull((306, 366), 40, 12)


def hel_2(s: Stage) -> None:
    s.ground("K")
    s.disc("A", (180, 150), 130)
    s.host((50, 250, 1.0), (310, 250, 1.0), spears=False)
    half_dead(s, (180, 184), 70, right=Held("staff", (1.5, 1.4, 0.6), -84, 1.0))


def hel_3(s: Stage) -> None:
    s.ground("A")
    for x, y, size in ((50, 60, 40), (310, 70, 44), (60, 190, 46), (306, 210, 40), (180, 40, 36)):
        s.skull((x, y), size, (x - 180) * 0.1)
    half_dead(s, (180, 190), 82, head="crown", dyes=Dyes("PB", "BA", "BA", glow=0.2))


def hel_4(s: Stage) -> None:
    s.ground("P")
    s.rays("B", (180, 180), 60, 360, 30)
    s.head("wolf", (300, 250), 62, gape=0.3, yaw=-64)
    half_dead(s, (150, 180), 84, left=Held("knife", (-1.3, 1.3, 0.8), -104, 1.2))


def hel_5(s: Stage) -> None:
    s.ground("K")
    s.flakes("B", 26)
    s.poly("B", "0,330 60,300 120,330 180,296 250,330 310,300 360,330 360,400 0,400")
    half_dead(s, (180, 190), 100, head="wind", dyes=Dyes("PA", "BA", "BA", glow=0.2))


def hel_6(s: Stage) -> None:
    s.ground("A")
    s.burst("K", (180, 200), 150, 420, 24)
    half_dead(s, (180, 214), 134, head="ice", dyes=Dyes("PB", "BA", "BA", glow=0.2))


# -- Fenrir: bound, loose, at the sun


def fenrir_1(s: Stage) -> None:
    """Still young: he lets them tie the ribbon."""
    s.ground("B")
    s.disc("P", (206, 150), 118)
    s.ridge("A", 318, 90, 6)
    s.head("wolf", (196, 196), 88, gape=0.06, roll=-8)
    s.bar("P", "176,348 222,322 262,276 284,232", wide=13, halo="K")


def fenrir_2(s: Stage) -> None:
    s.ground("K")
    s.disc("P", (92, 100), 66)
    s.ridge("A", 300, 100, 6)
    s.head("wolf", (200, 210), 78, gape=0.75, roll=44, pitch=0)
    s.flakes("P", 10, 0, 160)


def fenrir_3(s: Stage) -> None:
    """Over the hills in one leap, what held him in pieces."""
    s.ground("B")
    s.burst("P", (60, 70), 60, 520, 18)
    s.ridge("K", 356, 70, 7)
    s.beast("wolf", (222, 208), 74, "run", 0.7, 0.35)
    s.chain("26,300 52,286 82,282", 22)
    s.chain("290,60 314,84 334,112", 22)


def fenrir_4(s: Stage) -> None:
    s.ground("P")
    s.rays("B", (120, 200), 40, 380, 26)
    s.head("wolf", (218, 176), 102, gape=0.55)
    s.chain("150,360 176,330 206,306 238,290 270,282 304,280 338,286", 24)


def fenrir_5(s: Stage) -> None:
    s.ground("K")
    s.flames(330, 200, 6, "A", "")
    s.head("wolf", (150, 176), 112, gape=0.68, yaw=56, roll=8)
    s.chain("40,330 70,306 104,290", 26)
    s.chain("214,300 246,316 282,344 306,330", 24)


def fenrir_6(s: Stage) -> None:
    s.ground("A")
    s.burst("B", (84, 226), 70, 400, 22)
    s.disc("#fb4", (78, 230), 62, "K")
    s.disc(PAPER, (70, 220), 34)
    s.head("wolf", (240, 166), 138, gape=0.78, roll=-2)


SCENES: Final[Scenes] = {
    "jormungandr:1": ("jormungandr", serpent_1), "jormungandr:2": ("jormungandr", serpent_2),
    "jormungandr:3": ("jormungandr", serpent_3), "jormungandr:4": ("jormungandr", serpent_4),
    "jormungandr:5": ("jormungandr", serpent_5), "jormungandr:6": ("jormungandr", serpent_6),
    "surtr:1": ("surtr", surtr_1), "surtr:2": ("surtr", surtr_2), "surtr:3": ("surtr", surtr_3),
    "surtr:4": ("surtr", surtr_4), "surtr:5": ("surtr", surtr_5), "surtr:6": ("surtr", surtr_6),
    "hel:1": ("hel", hel_1), "hel:2": ("hel", hel_2), "hel:3": ("hel", hel_3),
    "hel:4": ("hel", hel_4), "hel:5": ("hel", hel_5), "hel:6": ("hel", hel_6),
    "fenrir:1": ("fenrir", fenrir_1), "fenrir:2": ("fenrir", fenrir_2), "fenrir:3": ("fenrir", fenrir_3),
    "fenrir:4": ("fenrir", fenrir_4), "fenrir:5": ("fenrir", fenrir_5), "fenrir:6": ("fenrir", fenrir_6),
}  # fmt: skip
