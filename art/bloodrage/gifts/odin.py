"""Odin: the spear, the flood, the judge of the dead, the ravens, the throne."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, faces, people, places, signs
from art.bloodrage.kit.cast import FOE, GHOST, OURS, odins_sky
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BLUE, GOLD, ICE, MOSS, OAK, OCHRE, PAPER, RED, SLATE
from art.woodcut.geometry import blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb


def smite(p: Picture) -> None:
    """Gungnir falls from the clouds and takes one man out of a band."""
    odins_sky(p)
    p.put(sharp("150,-6 206,-6 104,150 78,150"), "#9cc0c8")
    places.hills(p, 162, "#3d4a3a", 2, 4)
    people.crowd(p, [(24, 140, 1.2), (164, 142, 1.2), (196, 138, 1.25), (226, 144, 1.2)], "#27384a")
    with p.at(86, 186, 1.25, 0.1):
        figure(p, people.FALL, FOE, bearingless, None)
    with p.at(128, 70, 1.7, 3.1416 + 0.52):
        arms.spear(p, 26, 90)
    places.cloud(p, 190, 18, 1.2, ICE)
    places.cloud(p, 60, 22, 0.9, SLATE)


def bearingless(p: Picture) -> None:
    arms.shield(p, 8, -8, 18, BLUE, PAPER)


def tide(p: Picture) -> None:
    """A wave sweeps the field; one man of each side still stands."""
    odins_sky(p)
    wave = blob(
        "-8,60! 30,30 84,22 124,44 134,78 116,92 100,80! 104,66 "
        "88,58 70,70 66,104 84,140 130,166 248,178 248,210! -8,210!"
    )
    p.part(wave, BLUE, 14)
    p.part(
        blob(
            "-8,58! 30,26 86,16 130,42 140,82! 131,76 128,92! 120,82 "
            "112,98! 108,84 98,88! 104,70 86,56 66,70! 50,44 20,48 -8,72!"
        ),
        PAPER,
        6,
    )
    p.folds("30,64 36,110 70,150", "8,82 16,130 52,172", "84,150 130,178 190,186", half=2.6, fill=ICE)
    with p.at(44, 132, 0.62, 0.8):
        figure(p, people.FALL, FOE)
    arms.shield(p, 24, 172, 15, MOSS, PAPER)
    arms.shield(p, 92, 178, 13, RED, GOLD)
    with p.at(70, 110, 0.9, 2.2):
        arms.spear(p, 30, 26)
    places.hills(p, 186, "#4b4a3a", 3, 3)
    with p.at(150, 188, 0.98):
        figure(p, people.GUARD, OURS, arms.axe, None, (-0.3, 0))
    with p.at(198, 188, 0.98, flip=True):
        figure(p, people.GUARD, FOE, arms.sword, None, (-0.3, 0))


def judgement(p: Picture) -> None:
    """The one-eyed god counts the fallen, and each is worth gold."""
    odins_sky(p)
    faces.odin(p, 132, 70, 0.86)
    places.hills(p, 150, "#39402f", 2, 4)
    for x, y, look in ((50, 172, FOE), (140, 186, OURS)):
        with p.at(x, y, 0.9):
            people.fallen(p, look)
    for x, y in ((40, 138), (88, 132), (148, 146), (202, 150)):
        signs.glory(p, x, y, 0.86)
    creatures.raven(p, 54, 50, 0.62)


def inspiration(p: Picture) -> None:
    """Two ravens over a burning land: its dead pay twice."""
    places.sky(p, "#8fa0a8", "#c89a7a", "#d8683a", "#f0a040")
    places.inferno(p, 120, 206, 130, 74, 9)
    with p.at(74, 178, 0.92):
        figure(p, people.RAISE, GHOST)
    with p.at(170, 178, 0.92, flip=True):
        figure(p, people.RAISE, GHOST)
    creatures.raven(p, 62, 44, 0.6)
    creatures.raven(p, 184, 44, 0.6, True)
    signs.glory(p, 110, 104, 1.25)
    signs.glory(p, 134, 118, 1.25)


def throne(p: Picture) -> None:
    """Odin on the high seat, a fulfilled quest in each hand."""
    odins_sky(p)
    p.rays(120, 80, 60, "#86a5a8", 26, 5)
    p.part(blob("76,206! 80,30! 96,40 120,26 144,40 160,30! 164,206!"), OAK, 10)
    p.part([limb("80,34 70,20 78,8 86,16", 5, 5, 4, 1), limb("160,34 170,20 162,8 154,16", 5, 5, 4, 1)], OCHRE, 3)
    p.part(blob("88,206! 84,150 94,104 120,92 146,104 156,150 152,206!"), BLUE, 12)
    p.part([limb("96,112 72,132 54,120", 11, 9, 7), limb("144,112 168,132 186,120", 11, 9, 7)], BLUE, 6)
    faces.odin(p, 120, 72, 0.56)
    for x in (48, 192):
        p.disc(x, 122, 8, "#d9a87c", 2)
        signs.quest(p, x, 92, 1.15)
        signs.glory(p, x, 44, 1.05)
    creatures.perched(p, 30, 196, 0.9, True)
    creatures.perched(p, 212, 196, 0.9)


GIFTS: dict[str, Painter] = {
    "odins-smite": smite, "odins-tide": tide, "odins-judgement": judgement,
    "odins-inspiration": inspiration, "odins-throne": throne,
}  # fmt: skip
