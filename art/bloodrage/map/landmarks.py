"""One thing in each land that is nowhere else, by which one finds it again; about 40 wide, the base at the origin."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import places
from art.bloodrage.map.layout import LANDMARKS, RING, Layout
from art.woodcut.colour import GOLD, INK, PAPER
from art.woodcut.geometry import blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, flame


def beacon(p: Picture) -> None:
    """Myrkulor: a watchtower with a fire on it, above dark woods."""
    p.part(sharp("-8,3 -6,-22 6,-22 8,3"), "#6f6258", 5, line=1.3)
    p.part(sharp("-9,-22 -9,-27 9,-27 9,-22"), "#7d6e60", 0, line=1.3)
    p.put(sharp("-2.6,3 -2.6,-5 2.6,-5 2.6,3"), INK)
    p.put(flame(0, -27, 6, 18, 2), "#b32", INK, 1.1).put(flame(0, -27, 3.4, 11, 1), "#fc6")


def arch(p: Picture) -> None:
    """Elvagar: a gate of ice over a frozen river."""
    p.put(blob("-22,6 0,-2 22,6 14,11 -10,12"), "#8fc4d4", INK, 1.1)
    p.part(blob("-17,5! -16,-14 -6,-26 8,-25 17,-12 18,5! 10,5! 8,-9 0,-15 -8,-8 -9,5!"), "#e6f4f4", 5, line=1.3)


def skull(p: Picture) -> None:
    """Angerboda: the skull of a wolf as large as a house."""
    p.part(blob("-22,3! -20,-8 -8,-14 0,-24! 5,-15 14,-24! 15,-10 18,-2 14,4 2,3 -8,6"), PAPER, 5, line=1.3)
    p.put([blob("0,-9 6,-11 8,-5 2,-4"), blob("-20,-2 -16,-5 -14,-1")], INK)
    p.put([sharp(f"{x},3 {x + 3},3 {x + 1},9") for x in (-18, -13, -8, -3)], PAPER, INK, 0.9)


def lava(p: Picture) -> None:
    """Muspelheim: a lake of fire."""
    p.part(blob("-24,0 -14,-8 2,-9 18,-6 25,1 12,7 -10,8"), "#5a2a22", 0, line=1.3)
    p.put(blob("-19,0 -11,-5 2,-6 14,-4 20,1 10,5 -9,5"), "#f06a2c", INK, 0.9)
    p.put(blob("-10,0 -2,-3 9,-1 4,3 -6,3"), "#fd8")


def altar(p: Picture) -> None:
    """Horgr: a table of stone, and what runs from it."""
    p.part([sharp("-14,4 -12,-9 -5,-9 -4,4"), sharp("5,4 6,-9 13,-9 15,4")], "#9a8468", 4, line=1.3)
    p.part(blob("-21,-8! -18,-15 18,-16 21,-9!"), "#b49a78", 4, line=1.3)
    p.put(blob("-4,-14! 6,-14! 5,-8 3,-2! 1,-8 -2,-4! -3,-9"), "#b32")


def gate(p: Picture) -> None:
    """Utgard: a gate no man could open."""
    p.part(blob("-22,4! -22,-24 -14,-34! -10,-26 10,-26 14,-34! 22,-24 22,4!"), "#75675e", 6, line=1.4)
    p.put(blob("-12,4! -12,-12 0,-20 12,-12 12,4!"), "#33261f", INK, 1.2)
    p.put([bar(x, 4, x, -14, 0.8) for x in (-6, 0, 6)] + [bar(-12, -5, 12, -5, 0.8)], "#8a7a5c")


def lake(p: Picture) -> None:
    """Andlang: a lake with flowers round it."""
    p.put(blob("-26,0 -14,-8 4,-8 22,-5 27,1 10,8 -12,8"), "#e4d3a0", INK, 1.1)
    p.put(blob("-21,0 -12,-5 4,-5 17,-3 21,1 8,5 -10,5"), "#4f8fa8", INK, 0.9)
    p.cuts([(-12, -1, 2, -1, 0.7), (-2, 2, 12, 2, 0.7)], PAPER)
    for k, (x, y) in enumerate(((-28, -6), (-22, 8), (0, 11), (20, 9), (28, -5), (12, -11), (-8, -12))):
        p.disc(x, y, 1.7, (PAPER, "#d8586a", GOLD)[k % 3], 0.8)


def golden_hall(p: Picture) -> None:
    """Gimle: the hall that will outlast the fire."""
    with p.at(0, 3, 0.42):
        places.hall(p, 0, 0, 1, GOLD, "#fff6c8")


DRAWINGS: dict[str, Painter] = {
    "myrkulor": beacon, "elvagar": arch, "angerboda": skull, "muspelheim": lava,
    "horgr": altar, "utgard": gate, "andlang": lake, "gimle": golden_hall,
}  # fmt: skip


def landmarks(p: Picture, layout: Layout) -> None:
    for name, (x, y) in zip(RING, LANDMARKS[layout.name], strict=True):
        with p.at(x, y, layout.size):
            DRAWINGS[name](p)
