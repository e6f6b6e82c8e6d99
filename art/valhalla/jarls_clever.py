"""Jarls who win by dice, cards and cunning, one composition each."""

from __future__ import annotations

from typing import Final

from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held
from art.valhalla.stage import Scenes, Stage
from art.valhalla.stately import DARK, GOLDEN, GREY, man, woman


def ulfar(s: Stage) -> None:
    """Takes a played tactic back: the wolf's hood, rune slips fanned in the hand."""
    s.back("moon")
    for x, y, turned in ((66, 250, -28), (92, 232, -8), (120, 236, 14)):
        s.tablet((x, y), 40, turned)
    s.person(
        man(
            head="pelt",
            beast="wolf",
            beard="short",
            dress="cloak",
            at=(216, 186),
            yaw=-32,
            face=Face(mouth="smile", scar=1),
            left=Held("", (-1.42, 1.3, 0.8), -96),
        )
    )


def egil(s: Stage) -> None:
    """Weighs one die against everything: bald, broad-browed, old."""
    s.back("runestone")
    s.person(
        man(
            head="bald",
            beard="fork",
            dyes=GREY,
            dress="cloak",
            collar="fur",
            at=(200, 178),
            size=92,
            yaw=-30,
            face=Face(age=3, width=1.1, jaw=1.15, nose=1.4, brow=0.09, mouth="grim"),
            left=Held("", (-1.28, 1.45, 0.8), -20),
        )
    )
    s.die((84, 268), 62, "axe", -12)


def hod(s: Stage) -> None:
    """Blind, and six warriors follow."""
    s.ground("A")
    s.rays("B", (180, 110), 90, 330, 26)
    s.host((40, 150, 0.8), (320, 150, 0.8), (100, 120, 0.8), (260, 120, 0.8))
    s.person(
        man(
            head="long",
            beard="none",
            dyes=GOLDEN,
            dress="robe",
            collar="mantle",
            at=(180, 186),
            size=84,
            yaw=-14,
            pitch=-6,
            face=Face(eyes=0.0, age=0, nose=0.9),
            right=Held("staff", (1.3, 1.6, 0.7), -84, 0.9),
        )
    )
    s.poly("K", "112,172 150,166 180,170 214,168 240,178 240,196 212,192 180,196 150,194 114,194", halo="P", wide=3)


def solveig(s: Stage) -> None:
    """Calls one more into the line: the sun behind her, the horn at her mouth."""
    s.ground("B")
    s.burst("A", (196, 150), 96, 320, 22)
    s.disc("P", (196, 150), 112, "K")
    s.person(
        woman(
            head="wind",
            dyes=Dyes("BB", glow=0.14),
            dress="plate",
            collar="belt",
            at=(214, 176),
            size=80,
            yaw=-36,
            face=Face(nose=0.7, age=0),
            left=Held("horn", (-0.98, 0.98, 1.3), 158, 0.95, slide=60, elbow=(-0.8, 1.0), flip=True),
        )
    )


def sigvard(s: Stage) -> None:
    """Steady hands: three dice rolled again, none feared."""
    s.ground("B")
    s.gouges("P", 10, 200, 10)
    s.person(
        man(
            head="hood",
            beard="full",
            dress="quilt",
            at=(188, 166),
            size=80,
            yaw=-26,
            face=Face(mouth="smile", age=2),
            left=Held("", (-1.5, 1.7, 0.9), -30),
            right=Held("", (1.3, 1.7, 0.9), 200),
        )
    )
    s.bar("K", "66,250 110,310 180,330 250,312 296,254", wide=4)
    s.tossed((66, 236, 50, "x", -22), (180, 330, 56, "bow", 6), (296, 240, 50, "sword", 24))


def styr(s: Stage) -> None:
    """Strikes a missed die into a weapon."""
    s.back("forge")
    s.person(
        man(
            head="topknot",
            beard="full",
            dress="leather",
            collar="strap",
            at=(200, 206),
            size=72,
            yaw=-34,
            face=Face(mouth="snarl", brow=0.07),
            right=Held("hammer", (1.45, -0.5, 0.7), -132, 0.78, slide=-40, elbow=(1, 0.5)),
        )
    )
    s.poly("K", "20,330 150,322 160,346 120,360 124,400 40,400 46,360 16,352", halo="P", wide=4)
    s.poly("B", "26,336 146,328 150,336 26,344")
    s.burst("P", (86, 290), 30, 62, 11)
    s.die((86, 296), 50, "x", -8)


def vingor(s: Stage) -> None:
    """Sees far: one eye, two ravens, the cards to come."""
    s.back("lights")
    s.person(
        man(
            head="hood",
            beard="long",
            dyes=GREY,
            dress="robe",
            at=(184, 180),
            size=88,
            yaw=-30,
            face=Face(age=3, patch=-1, nose=1.3),
            right=Held("staff", (1.4, 1.4, 0.6), -84, 0.9),
        )
    )
    s.poly(
        "B",
        "16,200 40,186 62,196 84,170 96,196 88,226 60,250 30,262 44,238 26,222",
        "22,196 6,206 20,210",
        halo="K",
        wide=5,
    )
    s.cut("K", "50,206 74,200 90,182", "44,230 66,226 84,206", wide=5)
    s.disc("K", (38, 200), 4)


def aslaug(s: Stage) -> None:
    """Stronger by a ruse: the rune in her fire."""
    s.back("fire")
    s.person(
        woman(
            head="wreath",
            dyes=Dyes("BA", glow=0.14),
            dress="robe",
            collar="medal",
            at=(176, 170),
            size=86,
            yaw=-24,
            face=Face(mouth="smile", nose=0.7, age=0),
            right=Held("", (1.36, 1.2, 0.8), -80),
        )
    )
    s.burst("B", (304, 214), 40, 78, 12)
    s.tablet((304, 214), 44, 8)


def ottar(s: Stage) -> None:
    """Takes from the dead."""
    s.back("runestone")
    s.person(
        man(
            head="hood",
            beard="none",
            dress="robe",
            dyes=Dyes("PB", "BA", "AA"),
            at=(206, 172),
            size=88,
            yaw=-36,
            face=Face(age=3, mouth="grim", nose=1.2, width=0.94),
            left=Held("", (-1.36, 1.42, 0.8), -80),
        )
    )
    s.skull((86, 254), 58, -12)


def esbjorn(s: Stage) -> None:
    """Beaten often, never broken: bandaged, scarred, the sword snapped."""
    s.back("ravens")
    s.person(
        man(
            head="long",
            beard="short",
            dyes=GOLDEN,
            dress="leather",
            collar="strap",
            at=(166, 172),
            size=84,
            yaw=-24,
            face=Face(scar=-1, mouth="smile", age=2),
            right=Held("", (1.5, 1.5, 0.6), -76),
        )
    )
    s.poly("K", "290,300 306,302 316,236 326,214 312,222 308,206 298,226", halo="P", wide=6)
    s.poly("P", "294,296 300,296 306,238 300,230")
    s.poly("K", "272,304 326,312 324,322 270,314", "290,316 304,318 300,350 286,348", halo="P", wide=4)
    s.poly("P", "96,112 130,104 180,104 222,120 220,136 180,122 132,122 98,130", halo="K", wide=4)


def ylva(s: Stage) -> None:
    """Steals: the wolf's hood, a knife, a purse that is not hers."""
    s.back("moon")
    s.person(
        woman(
            head="pelt",
            beast="wolf",
            dress="leather",
            collar="strap",
            at=(166, 182),
            size=84,
            yaw=-24,
            face=Face(mouth="smile", nose=0.7, paint="bars", age=0, eyes=0.8),
            right=Held("knife", (1.46, 0.9, 0.7), -62, 1.1),
        )
    )
    s.poly("B", "38,300 66,286 92,300 112,350 96,384 36,384 18,350", smooth=True, halo="K")
    s.bar("K", "44,302 88,302", wide=8)
    s.poly("A", "34,340 98,336 96,350 36,354")


def hakon(s: Stage) -> None:
    """Allows no tricks: the raised hand."""
    s.ground("K")
    s.rays("A", (180, 190), 60, 330, 30)
    s.person(
        man(
            head="circlet",
            beard="plait",
            dyes=DARK,
            dress="plate",
            collar="mantle",
            at=(212, 176),
            size=82,
            yaw=-24,
            face=Face(mouth="grim", brow=0.09, jaw=1.1),
            left=Held("", (-1.45, 1.1, 0.9), -90),
        )
    )
    palm = "54,300 50,216 60,212 66,258 70,188 82,186 86,250 94,180 106,182 108,254 118,200 130,204"
    s.poly("P", f"{palm} 126,268 142,250 150,262 128,312 120,352 66,352", smooth=True, halo="K")
    s.cut("K", "70,300 92,292 120,300", "74,322 96,314 116,320", wide=4)


def halvdan(s: Stage) -> None:
    """Takes three, keeps two: the feast."""
    s.back("hall")
    s.person(
        man(
            head="braids",
            beard="double",
            dyes=GOLDEN,
            dress="quilt",
            collar="belt",
            at=(166, 172),
            size=88,
            bulk=1.34,
            yaw=-22,
            face=Face(width=1.14, jaw=1.2, nose=1.3, mouth="smile", eyes=0.7),
            right=Held("cup", (1.4, 0.9, 0.8), -76, 1.05, slide=10),
        )
    )
    s.poly("K", "0,366 360,356 360,400 0,400", halo="B", wide=5)


SCENES: Final[Scenes] = {
    "ulfar": ("slate", ulfar),
    "egil": ("plum", egil),
    "hod": ("navy", hod),
    "solveig": ("crimson", solveig),
    "sigvard": ("teal", sigvard),
    "styr": ("crimson", styr),
    "vingor": ("navy", vingor),
    "aslaug": ("crimson", aslaug),
    "ottar": ("slate", ottar),
    "esbjorn": ("teal", esbjorn),
    "ylva": ("moss", ylva),
    "hakon": ("navy", hakon),
    "halvdan": ("moss", halvdan),
}
