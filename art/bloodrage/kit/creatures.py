"""Ravens, wolves, dragons' heads, hands of gods."""

from art.bloodrage.kit.arms import STEEL
from art.woodcut.colour import GOLD, INK, OCHRE, PALE, PAPER, RED, SLATE, light
from art.woodcut.geometry import blob, ellipse, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import fan, limb

RAVEN = "#26303a"


def raven(p: Picture, x: float, y: float, size: float, flip: bool = False, colour: str = RAVEN) -> None:
    """In flight to the left, wings spread."""
    with p.at(x, y, size, flip=flip):
        for at, turn, length, count in (
            ((24, 6), (-0.12, 0.5), (62, 56), 3),
            ((-4, 2), (-2.7, -1.95), (74, 68), 4),
            ((6, 4), (-1.35, -0.25), (80, 80), 5),
        ):
            outline, cuts = fan(at, turn, length, count)
            p.part(outline, colour, 6).cuts(cuts)
        p.part(blob("-42,2 -32,-13 -14,-12 10,-6 32,4 40,12 22,22 -8,24 -32,16"), colour, 8)
        p.part(blob("-38,-2! -54,4 -64,16! -48,13 -36,11"), SLATE, 0, line=1.7).disc(-30, 2, 2.6, OCHRE)


def perched(p: Picture, x: float, y: float, size: float, flip: bool = False) -> None:
    """A raven that sits, looking left; feet at the origin."""
    with p.at(x, y, size, flip=flip):
        p.put([limb("-2,-8 -5,0", 1.6, 1.4), limb("5,-8 4,0", 1.6, 1.4)], OCHRE, INK, 1.2)
        p.part(blob("-12,-30 -8,-42 2,-46 9,-40 14,-24 24,-2! 20,4! 8,-6 -4,-8 -12,-18"), RAVEN, 7)
        p.part(blob("-9,-39! -18,-38 -24,-32! -14,-32 -9,-33"), SLATE, 0, line=1.5).disc(-3, -38, 1.8, OCHRE)
        p.folds("0,-28 10,-18 18,-4", "-4,-22 4,-14 12,-8", half=1.5, fill=light(RAVEN, 0.3))


def wolf_head(p: Picture, x: float, y: float, size: float, fur: str = SLATE, flip: bool = False) -> None:
    """Jaws wide, facing left, about 110 wide."""
    with p.at(x, y, size, flip=flip):
        p.part(
            blob(
                "-60,-16 -50,-26 -26,-30 -8,-42 4,-46! 12,-72! 28,-44! 46,-30 60,6 66,44! "
                "22,48! 24,36 6,30 -22,34 -50,36! -46,28 -20,24 2,14 10,0 0,-8 -24,-10 -54,-6!"
            ),
            fur,
            11,
        )
        p.put(blob("10,0! 0,-8 -24,-10 -44,-8 -20,2 -6,14 -26,25 2,14"), "#6d1f18", INK, 1.7)
        p.part(limb("4,10 -12,10 -24,20 -36,18", 5, 5, 4, 0.5), RED, 0, line=1.5)
        fangs = (
            (-46, -8, 4, 15),
            (-34, -9, 3.4, 10),
            (-22, -9, 3, 9),
            (-44, 34, 3.6, -15),
            (-30, 30, 3, -10),
            (-18, 26, 3, -9),
        )
        p.put([sharp(f"{a - w},{b} {a + w},{b} {a},{b + h}") for a, b, w, h in fangs], PAPER, INK, 1.2)
        p.put(blob("-61,-14! -50,-20 -46,-13 -54,-7"), INK)
        p.put(blob("-16,-27! -6,-35 8,-32 10,-26! 0,-21"), OCHRE, INK, 1.7).disc(-2, -28, 2.8, INK)
        p.put(blob("10,-46! 13,-62! 20,-44!"), RED)
        p.folds("14,-24 24,-14 26,2", "30,-22 42,-4 46,16", "12,14 26,20 32,34", "36,6 46,20 50,38", half=2.2)
        p.folds("20,-34 34,-24 44,-8", half=1.5, fill=light(fur))


def dragon_head(p: Picture, x: float, y: float, size: float, skin: str, turn: float = 0, flip: bool = False) -> None:
    """A serpent's head with lappets and curled ear, facing left; the neck leaves to the right."""
    with p.at(x, y, size, turn, flip):
        p.part(limb("-16,8 -30,14 -42,8 -50,16", 2.6, 2.4, 1.8, 0.3), RED, 0, line=1.5)
        p.part(blob("10,10 -10,12 -28,16 -40,12! -33,22 -14,27 8,26 24,18"), skin, 5)
        p.part(blob("26,-14 8,-23 -10,-18 -28,-14 -44,-16 -50,-8 -44,2 -47,8! -36,6 -16,8 4,11 16,18 28,14"), skin, 7)
        p.put(
            [
                sharp(t)
                for t in ("-41,4 -35,4 -38,14", "-30,6 -24,6 -27,15", "-30,15 -25,15 -27,7", "-18,14 -13,14 -15,6")
            ],
            PAPER,
            INK,
            1,
        )
        p.part(limb("6,-18 16,-30 32,-32 40,-24 34,-19", 4.5, 5, 4, 2.5, 0.5), skin, 4)
        p.part(limb("-44,-12 -52,-22 -46,-30 -38,-25", 3, 2.6, 2, 0.4), skin, 0)
        p.put(blob("-12,-5! -4,-11 6,-10 12,-4! 3,1 -6,0"), GOLD, INK, 1.6).put(ellipse(1, -5, 2.4, 4, 10), INK)
        p.stroke("18,-12 24,0 18,10", 0.4, 1.6, 0.4)


def hand_down(p: Picture, x: float, y: float, size: float, sleeve: str, skin: str = PALE, flip: bool = False) -> None:
    """A god's hand that reaches down from above; the fingertips meet at the origin."""
    with p.at(x, y, size, flip=flip):
        p.part(blob("10,-108! 58,-108! 52,-70 42,-46! 14,-54! 16,-76"), sleeve, 9)
        p.part(blob("12,-56! 46,-48! 42,-38! 10,-46!"), GOLD, 3, line=1.9)
        p.part(blob("14,-46 40,-40 36,-22 24,-10 10,-14 8,-30"), skin, 6)
        for spine in ("34,-26 28,-8 18,2", "26,-20 16,-4 8,4", "18,-20 8,-8 2,4"):
            p.part(limb(spine, 5.4, 4.8, 3), skin, 3, line=1.9)
        p.part(limb("12,-34 -2,-22 -4,-4", 6, 5, 3.2), skin, 3, line=1.9)


def fist(p: Picture, x: float, y: float, size: float, sleeve: str, skin: str = PALE, flip: bool = False) -> None:
    """A forearm from below, clenched; knuckles to the left."""
    with p.at(x, y, size, flip=flip):
        p.part(blob("-17,26! 20,24! 26,90! -22,92!"), sleeve, 9)
        p.part(blob("-19,24! 21,21! 22,36! -20,38!"), STEEL, 5)
        p.part(blob("-20,-18 0,-26 22,-18 26,4 18,26 -14,28 -24,8"), skin, 8)
        for k in range(4):
            p.part(limb(f"6,{-14 + 10 * k} -12,{-14 + 10 * k} -21,{-11 + 10 * k}", 5.4, 5.8, 4.6), skin, 3, line=1.9)
        p.part(limb("22,-6 8,-20 -10,-21", 7, 6.4, 5), skin, 4, line=2)
