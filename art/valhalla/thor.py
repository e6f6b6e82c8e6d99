"""Thor's aid: his things, his goats, his servants, his weather."""

from __future__ import annotations

from typing import Any, Final

from art.engine.relief import Stuff
from art.valhalla.anatomy import fist
from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held, Person
from art.valhalla.stage import Scenes, Stage


def _thor(**how: Any) -> Person:
    base = {
        "head": "wind",
        "beard": "wild",
        "dyes": Dyes("BA", "PB", "BA"),
        "dress": "plate",
        "collar": "fur",
        "bulk": 1.28,
        "yaw": -26,
        "face": Face(mouth="shout", brow=0.1, eyes=1.3, jaw=1.12),
    }
    return Person("", "thor", **{**base, **how})


def mjolnir(s: Stage) -> None:
    s.ground("K")
    s.burst("A", (180, 170), 110, 340, 18)
    s.bolt("40,0 90,70 60,76 120,150", 12)
    s.bolt("330,0 280,60 310,70 250,150", 12)
    s.thing("hammer", (180, 322), -90, 1.2)


def megingjord(s: Stage) -> None:
    """The belt of strength."""
    s.ground("B")
    s.burst("P", (180, 200), 80, 320, 20)
    s.poly("K", "-10,170 90,150 270,150 370,170 370,262 270,250 90,250 -10,262", halo="P")
    s.poly(
        "A",
        "-10,180 90,160 270,160 370,180 370,190 270,172 90,172 -10,190",
        "-10,252 90,240 270,240 370,252 370,244 270,230 90,230 -10,244",
    )
    s.disc("B", (180, 200), 74, "K")
    s.disc("P", (180, 200), 54, "K", 5)
    s.thing("hammer", (180, 226), -90, 0.38)
    s.poly("B", "40,186 70,184 70,222 40,224", "290,184 320,186 320,224 290,222")


def jarngreipr(s: Stage) -> None:
    """Iron gloves round the haft."""
    s.ground("A")
    s.rays("B", (180, 200), 50, 340, 24)
    s.thing("hammer", (180, 260), -90, 1.1)
    relief = s.block()
    for y in (340, 262):
        fist(relief, (180, y), -90, 108, 1, Stuff("iron", lambda x, y, z: x * 9))
    s.lay(relief)


def bilskirnir(s: Stage) -> None:
    """The hall of many doors."""
    s.ground("A")
    s.bolt("300,0 270,50 296,56 262,110", 9)
    s.poly("K", "20,170 60,110 180,40 300,110 340,170 340,400 20,400", halo="B", wide=5)
    s.cut("B", "70,150 180,60 290,150", wide=8)
    for x, y in ((46 + 56 * i, 392 - 84 * j) for i in range(5) for j in range(3)):
        s.poly("B", f"{x},{y} {x},{y - 42} {x + 16},{y - 58} {x + 32},{y - 42} {x + 32},{y}")
    s.poly("P", "156,400 156,320 180,292 204,320 204,400")


def gridarvol(s: Stage) -> None:
    """The staff that does not break: the flood parts before it."""
    s.ground("K")
    s.burst("A", (180, 130), 60, 340, 18)
    s.waves(230, "A", "P", 34)
    s.waves(300, "B", "P", 40, 14)
    s.thing("staff", (180, 276), -90, 1.0)
    s.waves(364, "A", "B", 30, 8)


def roskva(s: Stage) -> None:
    """The girl who runs with the goats."""
    s.back("pines")
    s.head("goat", (300, 200), 60, yaw=-54)
    s.person(
        Person(
            "",
            "thor",
            woman=True,
            head="wind",
            dyes=Dyes("PB", glow=0.14),
            dress="quilt",
            collar="belt",
            at=(140, 180),
            size=82,
            yaw=-30,
            bulk=0.95,
            face=Face(mouth="smile", age=0, nose=0.7),
        )
    )


def thunder(s: Stage) -> None:
    """The voice in the clouds."""
    s.back("storm")
    s.person(_thor(at=(176, 196), size=98))
    s.poly("K", "0,330 40,300 90,326 140,300 200,330 250,302 310,326 360,300 360,400 0,400", smooth=True)
    s.gouges("A", 350, 396, 5)


def lightning(s: Stage) -> None:
    """The oak, split: its halves fall apart before the flash."""
    s.ground("A")
    s.burst("P", (184, 130), 70, 330, 15)
    left = ("120,270 84,190 30,150", "96,214 96,140 66,84", "70,176 36,196", "94,160 124,110 118,64", "44,158 18,110")
    right = ("246,270 286,190 334,158", "272,216 276,140 308,80", "300,182 332,206", "278,160 248,112 256,70")
    s.bar("K", *left, *right, "318,166 344,112", wide=13)
    s.poly("K", "92,400 112,330 104,262 124,240 150,290 158,340 150,400")
    s.poly("K", "222,400 214,340 222,286 242,240 262,262 252,330 274,400")
    s.poly("K", "0,368 100,356 260,358 360,366 360,400 0,400")
    s.cut("B", "122,384 130,330 120,280", "242,384 236,330 246,282", wide=8)
    s.bolt("262,-10 168,112 214,122 140,250 198,258 176,388", 30)


def tanngrisnir(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 10, 240, 12)
    s.beast("goat", (196, 210), 88, "run", 0.1, fur="BA")
    s.poly("K", "0,350 180,338 360,352 360,400 0,400")


def tanngnjost(s: Stage) -> None:
    s.ground("A")
    s.burst("B", (190, 170), 80, 330, 16)
    s.head("goat", (196, 190), 104, yaw=-50, dyes=Dyes("PA", "PB"))


def storm(s: Stage) -> None:
    s.ground("A")
    s.poly("K", "0,0 360,0 360,90 300,120 250,90 190,124 120,92 60,120 0,84", smooth=True)
    s.bolt("120,60 90,130 116,134 80,220", 10)
    s.ship((206, 250), 1.1)
    s.waves(286, "B", "P", 40, 10)
    s.waves(346, "K", "B", 36)


def thjalfi(s: Stage) -> None:
    """None runs faster: the legs a blur, the fists pumping."""
    s.ground("B")
    s.gouges("P", 10, 390, 30)
    near = Held("", (0.95, 1.75, 0.9), -20, elbow=(1.0, 0.3))
    far = Held("", (-1.35, 0.85, 0.8), -70, elbow=(0.1, 1.0))
    face = Face(mouth="snarl", age=0, eyes=1.2)
    runner = Person("", "thor", head="wind", dyes=Dyes("AA"), dress="leather", collar="strap", face=face)
    s.person(runner.but(at=(132, 150), size=72, yaw=-54, roll=-16, bulk=1.05, left=far, right=near))


SCENES: Final[Scenes] = {
    "thor-mjolnir": ("thor", mjolnir),
    "thor-megingjord": ("thor", megingjord),
    "thor-jarngreipr": ("thor", jarngreipr),
    "thor-bilskirnir": ("thor", bilskirnir),
    "thor-gridarvol": ("thor", gridarvol),
    "thor-roskva": ("thor", roskva),
    "thor-thunder": ("thor", thunder),
    "thor-lightning": ("thor", lightning),
    "thor-tanngrisnir": ("thor", tanngrisnir),
    "thor-tanngnjost": ("thor", tanngnjost),
    "thor-storm": ("thor", storm),
    "thor-thjalfi": ("thor", thjalfi),
}
