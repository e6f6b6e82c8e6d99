"""The monsters of Yggdrasil. Their two inks are those of the clans that catch them."""

from __future__ import annotations

from typing import Final

from art.valhalla.beasts import burning, half_dead
from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held, Person
from art.valhalla.stage import Scenes, Stage


def nidhogg(s: Stage) -> None:
    """Gnaws at the root of the tree."""
    s.ground("B")
    s.flakes("P", 12, 120, 380)
    roots = (
        "-10,-10 370,-10 370,40 250,60 190,110 150,70 60,60 -10,50",
        "60,30 110,30 126,110 96,190 112,250 70,300 60,230 76,150",
    )
    s.poly("K", *roots, "290,20 340,20 350,110 330,150 300,110", "170,60 214,56 216,120 196,170 176,120", smooth=True)
    s.cut("A", "20,20 120,40 150,60", "86,60 100,120 84,200 90,250", "316,30 322,110", "196,70 198,140", wide=9)
    s.coil([(370, 250, 0), (330, 330, 0), (230, 370, 0), (330, 400, 0)], (52, 54, 40, 20))
    s.head("dragon", (246, 214), 100, gape=0.5, roll=8)


def surtur(s: Stage) -> None:
    """Burns what is left."""
    s.ground("K")
    s.flames(320, 300, 6, "A", "B")
    s.person(
        burning(
            at=(160, 226),
            size=76,
            face=Face(mouth="shout", brow=0.12, jaw=1.2, eyes=1.4),
            right=Held("sword", (1.55, -0.6, 0.6), -106, 1.3, slide=-32, elbow=(1, 0.5)),
        )
    )


def huldra(s: Stage) -> None:
    """Fair from the front: flowers, a smile, a cow's tail."""
    s.back("birches")
    s.bar("K", "330,400 344,300 300,262 320,220 350,226", wide=14, halo="P")
    s.poly("B", "340,214 360,206 360,252 340,246 328,230", halo="K", wide=4)
    s.person(
        Person(
            "",
            "wolf",
            woman=True,
            head="leaves",
            dyes=Dyes("PB", "PB", "BA", glow=0.2),
            dress="robe",
            collar="belt",
            at=(166, 176),
            size=92,
            yaw=-24,
            bulk=1.0,
            face=Face(mouth="smile", nose=0.7, age=0),
        )
    )


def draugr(s: Stage) -> None:
    """Out of the barrow, helmed, rotten."""
    s.ground("A")
    s.disc("B", (280, 80), 46)
    s.poly("K", "0,170 90,110 190,96 290,120 360,180 360,400 0,400", smooth=True)
    person = Person(
        "",
        "frost",
        head="nasal",
        beard="none",
        dyes=Dyes("BA", "BA", "BA", skin="BA"),
        dress="mail",
        at=(186, 196),
        size=84,
        yaw=-6,
        bulk=1.1,
        face=Face(eyes=0),
        right=Held("axe", (1.5, 1.3, 0.6), -80, 0.95, slide=-40),
    )
    s.person(person)
    s.skull((186, 226), 66)
    s.poly("K", "120,190 252,190 246,206 126,206")
    s.disc("P", (170, 222), 5)
    s.disc("P", (206, 222), 5)


def fenrir(s: Stage) -> None:
    """At the world's end the chain breaks."""
    s.ground("K")
    s.rays("A", (250, 170), 60, 400, 26)
    s.head("wolf", (160, 170), 124, gape=0.72, yaw=58)
    s.chain("60,360 96,330 136,316 180,318 220,336 250,366", 26)


def troll(s: Stage) -> None:
    s.ground("B")
    s.gouges("P", 5, 160, 8)
    s.ridge("K", 220, 150, 4)
    s.person(
        Person(
            "",
            "boar",
            head="troll",
            beard="none",
            dyes=Dyes("AA", "BA", "BA", skin="BA"),
            dress="bare",
            collar="fur",
            at=(164, 196),
            size=92,
            yaw=-30,
            bulk=1.45,
            neck=0.5,
            face=Face(nose=2.2, width=1.12, jaw=1.3, age=3, brow=0.1, mouth="snarl"),
            right=Held("club", (1.55, 1.1, 0.8), -74, 1.1, slide=-40),
        )
    )


def gullinbursti(s: Stage) -> None:
    """The golden boar: night is day where he runs."""
    s.ground("K")
    s.burst("A", (200, 190), 90, 360, 26)
    s.burst("B", (200, 190), 70, 190, 20)
    s.beast("boar", (206, 220), 84, "run", 0.35, fur="PA")
    s.poly("K", "0,352 180,340 360,354 360,400 0,400")


def vedrfolnir(s: Stage) -> None:
    """The hawk between the eagle's eyes."""
    s.ground("A")
    s.rays("B", (180, 40), 20, 400, 26)
    s.head("eagle", (214, 226), 116, gape=0.3)
    s.head("eagle", (196, 92), 44, gape=0.25, yaw=-50)


def jormungand(s: Stage) -> None:
    """Bites its own tail."""
    s.ground("B")
    s.burst("P", (184, 214), 60, 150, 24)
    s.coil(
        [
            (110, 110, 0),
            (210, 66, 0),
            (312, 130, 0),
            (322, 260, 0),
            (240, 350, 0),
            (120, 346, 0),
            (50, 262, 0),
            (56, 190, 10),
            (76, 150, 20),
        ],
        (36, 38, 40, 38, 36, 30, 22, 14, 4),
    )
    s.head("dragon", (118, 112), 78, gape=0.5, roll=-46)


def hel(s: Stage) -> None:
    s.ground("K")
    s.disc("A", (180, 176), 150)
    s.disc("B", (180, 176), 120)
    half_dead(s, (180, 196), 104, head="crown", dyes=Dyes("AA", "BA", "BA", glow=0.2))


def garmr(s: Stage) -> None:
    """The hound at the gate, bloody-breasted, howling."""
    s.ground("A")
    s.poly("K", "0,0 360,0 360,400 300,400 310,220 270,120 180,70 90,120 50,220 60,400 0,400")
    s.gouges("B", 380, 398, 3)
    s.beast("wolf", (214, 240), 74, "stand", 0.7)
    s.poly("A", "104,196 130,206 150,250 134,276 116,240", halo="K", wide=3)
    s.bar("P", "116,216 138,238 158,232", wide=9, halo="K")
    s.chain("160,222 190,196 224,176 260,162 298,154", 18)


SCENES: Final[Scenes] = {
    "nidhogg": ("bear+frost", nidhogg), "surtur": ("bear+boar", surtur), "huldra": ("wolf+deer", huldra),
    "draugr": ("wolf+frost", draugr), "fenrir": ("wolf+wolf", fenrir), "troll": ("boar+frost", troll),
    "gullinbursti": ("boar+deer", gullinbursti), "vedrfolnir": ("deer+frost", vedrfolnir),
    "jormungand": ("bear+deer", jormungand), "hel": ("bear+wolf", hel), "garmr": ("wolf+boar", garmr),
}  # fmt: skip
