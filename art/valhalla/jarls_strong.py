"""Jarls who win by strength and numbers, one composition each."""

from __future__ import annotations

from typing import Final

from art.valhalla.inks import Dyes
from art.valhalla.person import Face, Held, Shield
from art.valhalla.poses import hold, pair, planted, raised
from art.valhalla.stage import Scenes, Stage
from art.valhalla.stately import DARK, GOLDEN, GREY, man, woman


def brinjar(s: Stage) -> None:
    """Attacks, gathers, attacks again: two axes out of the surf."""
    s.back("ship")
    s.person(
        pair(
            man(
                head="mohawk",
                beard="wild",
                dress="bare",
                collar="strap",
                face=Face(mouth="shout", brow=0.08, eyes=1.3, paint="bars"),
                yaw=-22,
            ),
            "axe",
        )
    )
    s.waves(372, "A", "P", 26)


def beinir(s: Stage) -> None:
    """One die more in attack: the spear thrown, dice in the air."""
    s.back("sun")
    s.person(
        man(
            head="banded",
            beard="plait",
            dress="plate",
            at=(200, 214),
            size=70,
            yaw=-40,
            face=Face(mouth="shout", brow=0.07, eyes=1.2),
            right=Held("spear", (1.45, -0.55, 0.7), -166, 1.05, slide=-10, elbow=(1, 0.6)),
        )
    )
    s.tossed((64, 264, 42, "spear", -18), (110, 330, 48, "sword", 14))


def sigurd(s: Stage) -> None:
    """The dragon's bane: the worm behind him, the sword planted."""
    s.ground("K")
    s.rays("A", (110, 80), 40, 380, 24)
    s.coil([(360, 300, -60), (330, 120, -60), (250, 40, -60), (150, 60, -60)], (46, 42, 34, 28))
    s.head("dragon", (108, 84), 56, gape=0.5, roll=14)
    s.person(
        planted(
            man(
                head="cap",
                beard="short",
                dyes=GOLDEN,
                dress="scale",
                collar="cloak",
                yaw=-24,
                face=Face(mouth="grim", jaw=1.1),
            ),
            "sword",
        ).but(at=(206, 196), size=74)
    )


def agnar(s: Stage) -> None:
    """A few, but mighty: the crown between two giants."""
    s.ground("A")
    s.gouges("B", 5, 120, 6)
    s.host((52, 120, 1.5), (316, 120, 1.5), spears=False)
    s.person(
        man(
            head="crown",
            beard="long",
            dyes=GREY,
            dress="plate",
            collar="fur",
            at=(182, 190),
            size=84,
            yaw=-20,
            face=Face(age=2, mouth="grim", brow=0.06),
            right=Held("greataxe", (1.42, 1.5, 0.7), -84, 0.8, slide=-40),
        )
    )


def villsvin(s: Stage) -> None:
    """Boars run with him."""
    s.back("palisade")
    face = Face(mouth="snarl", brow=0.08, nose=1.3)
    s.person(
        man(head="boarhelm", beard="fork", dress="leather", collar="fur", at=(204, 150), size=80, yaw=-32, face=face)
    )
    s.head("boar", (146, 336), 72, gape=0.4, yaw=-62)


def valgard(s: Stage) -> None:
    """The wall."""
    s.back("storm")
    s.shield((50, 330), 110, "quarter")
    s.shield((310, 330), 110, "quarter")
    s.person(
        man(
            head="spectacle",
            beard="plait",
            dress="mail",
            at=(180, 140),
            size=84,
            yaw=-18,
            shield=Shield((180, 330), 132, "ray"),
            face=Face(mouth="grim"),
        )
    )


def einar(s: Stage) -> None:
    """Two come at once: the banner, a man at either side."""
    s.ground("B")
    s.gouges("P", 5, 180, 9)
    s.host((64, 236, 1.25), (300, 236, 1.25), spears=False)
    s.person(
        hold(man(head="nasal", beard="full", dress="mail", yaw=-26, face=Face(mouth="shout", eyes=1.2)), "banner").but(
            at=(170, 186), size=74
        )
    )


def thord(s: Stage) -> None:
    """Farmers with one weapon each: the pitchfork army."""
    s.back("hall")
    s.bar("K", "40,400 46,120", "38,150 34,90", "46,150 46,86", "54,150 58,90", "30,150 62,150", wide=8, halo="P")
    s.person(
        hold(
            man(
                head="furcap",
                beard="walrus",
                dress="quilt",
                collar="belt",
                yaw=-28,
                face=Face(width=1.12, nose=1.5, mouth="smile", age=2),
                dyes=DARK,
            ),
            "club",
        ).but(at=(176, 184), size=84)
    )


def bernhard(s: Stage) -> None:
    """Bears fight for him."""
    s.back("pines")
    s.head("bear", (284, 120), 80, gape=0.5, yaw=-52)
    s.person(
        man(
            head="pelt",
            beast="bear",
            beard="long",
            dyes=GOLDEN,
            dress="cloak",
            collar="fur",
            at=(136, 226),
            size=78,
            yaw=-26,
            bulk=1.3,
            face=Face(mouth="shout", brow=0.08, age=2),
        )
    )


def gudrun(s: Stage) -> None:
    """Remembers who holds her shield."""
    s.back("fire")
    s.person(
        woman(
            head="veil",
            dress="cloak",
            collar="fur",
            at=(190, 160),
            size=88,
            yaw=-30,
            face=Face(mouth="grim", brow=0.07, age=2, nose=0.8),
            dyes=Dyes("AA", "BA", "AA", glow=0.12),
        )
    )
    s.shield((108, 338), 104, "half")
    s.cut("K", "70,250 100,300 92,330 120,370 110,420", wide=16, start=6, end=10)
    s.cut("B", "74,256 102,302 94,330", wide=5)


def torstein(s: Stage) -> None:
    """Raids where he has not been: torch and ship."""
    s.ground("K")
    s.ridge("A", 150, 90, 5)
    s.ship((110, 196), 0.9)
    s.waves(216, "A", "B", 22)
    s.person(
        raised(
            man(
                head="banded",
                beard="full",
                dress="mail",
                collar="cloak",
                yaw=-34,
                face=Face(mouth="shout", brow=0.07, eyes=1.25),
            ),
            "torch",
        ).but(at=(196, 262), size=70)
    )


def ragnhild(s: Stage) -> None:
    """Comes for what was taken: the queen with the sword up."""
    s.ground("A")
    s.burst("B", (180, 230), 110, 330, 18)
    s.person(
        raised(
            woman(
                head="crown",
                dress="scale",
                collar="cloak",
                dyes=Dyes("PB", "PB", "BA", glow=0.14),
                face=Face(mouth="shout", brow=0.08, eyes=1.3, nose=0.75),
            ),
            "sword",
        ).but(at=(160, 250), size=72)
    )


SCENES: Final[Scenes] = {
    "brinjar": ("rust", brinjar),
    "beinir": ("teal", beinir),
    "sigurd": ("moss", sigurd),
    "agnar": ("plum", agnar),
    "villsvin": ("rust", villsvin),
    "valgard": ("slate", valgard),
    "einar": ("moss", einar),
    "thord": ("rust", thord),
    "bernhard": ("rust", bernhard),
    "gudrun": ("plum", gudrun),
    "torstein": ("teal", torstein),
    "ragnhild": ("crimson", ragnhild),
}
