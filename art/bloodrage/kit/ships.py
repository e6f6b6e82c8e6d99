"""Longships: under sail, seen from the side; bow to the left."""

from art.woodcut.colour import GOLD, INK, OAK, OCHRE, PAPER, RED, RUST, shade
from art.woodcut.geometry import Poly, blob, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, limb

HULL = "#74411f"


def prow(p: Picture, x: float, y: float, size: float, colour: str = OCHRE) -> None:
    """A dragon's head on a stem, facing left; neck down to the origin."""
    with p.at(x, y, size):
        p.part(limb("4,8 -3,-10 3,-24 -1,-34", 6.5, 5.6, 5, 5), colour, 4)
        p.part(blob("6,-34 4,-46 -6,-50 -16,-44 -27,-44 -31,-38! -22,-36 -29,-31! -16,-28 -2,-28"), colour, 5)
        p.part(limb("2,-46 10,-52 10,-60", 3.4, 2.8, 0.4), colour, 0, line=1.7)
        p.disc(-9, -41, 2, PAPER, 1).disc(-9.4, -41, 0.9, INK)
        p.put([sharp("-26,-37 -23,-36.5 -25,-33"), sharp("-20,-36 -17,-35.5 -19,-32")], PAPER)


def longship(
    p: Picture,
    x: float,
    y: float,
    size: float = 1,
    sail: str = PAPER,
    stripe: str = RED,
    hull: str = HULL,
    shields: bool = True,
    torn: bool = False,
) -> None:
    """150 wide, the waterline at (x, y), the mast 96 high."""
    with p.at(x, y, size):
        _rig(p, sail, stripe, torn)
        p.part(blob("-74,-22! -50,-11 0,-8 50,-11 74,-22! 70,-2 52,12 0,15 -52,12 -70,-2"), hull, 7)
        p.folds("-64,-6 0,4 64,-6", half=1.2).folds("-56,4 0,11 56,4", half=1)
        p.part(limb("70,-12 82,-30 76,-46 84,-54 88,-46", 5, 4.6, 3.6, 3, 0.8), hull, 4, line=1.9)
        prow(p, -70, -16, 0.92)
        if shields:
            _shields(p)


def _rig(p: Picture, sail: str, stripe: str, torn: bool) -> None:
    """Mast, yard and a striped sail."""
    p.part(bar(2, 0, -2, -96, 2.4), RUST, 0, line=1.8)
    foot = "44,-40! 30,-46 22,-34! 4,-44 -10,-32! -24,-44 -46,-38!" if torn else "48,-34! 24,-41 0,-38 -24,-41 -48,-34!"
    cloth = blob(f"-44,-86! 0,-92 44,-86! 51,-60 {foot} -40,-60")
    p.part(cloth, sail, 8)
    p.put([_stripe(middle) for middle in (-27, 0, 27)], stripe)
    p.put(cloth, "none", INK, 2)
    p.part(bar(-50, -87, 50, -87, 2), RUST, 0, line=1.6)
    p.put([bar(-46, -86, -62, -18, 0.5), bar(46, -86, 62, -18, 0.5), bar(-2, -94, 60, -20, 0.5)], INK)


def _stripe(x: float) -> Poly:
    low = x * 1.08
    top, belly = f"{x - 6},-88! {x + 6},-88!", f"{x * 1.12 + 9},-62"
    return blob(f"{top} {belly} {low + 7},-39! {low - 7},-39! {x * 1.12 - 4},-62")


def _shields(p: Picture) -> None:
    for k in range(6):
        p.disc(-46 + k * 18.5, -10, 8.4, OCHRE if k % 2 else RED, 1.7)
    p.put([sharp(f"{x},-10 {x + 2},-12 {x + 4},-10 {x + 2},-8") for x in (-48 + 18.5 * k for k in range(6))], PAPER)


def wreck(p: Picture, x: float, y: float, size: float, sail: str, hull: str = HULL) -> None:
    """Broken amidships, the bow rising, the mast gone over."""
    with p.at(x, y, size):
        with p.at(28, 6, 1, 0.5):
            p.part(blob("-16,-14! -6,-8 -12,0! -2,4 -8,14! 30,10 52,-4 60,-26! 40,-14"), hull, 7)
            p.part(limb("54,-16 66,-34 60,-50 68,-56 72,-48", 5, 4.6, 3.6, 3, 0.8), hull, 4, line=1.9)
        with p.at(6, 0, 1, 0.62):
            p.part(bar(0, 10, 0, -78, 2.3), RUST, 0, line=1.7)
            p.part(
                blob("-40,-74! 0,-70 38,-76! 34,-52 22,-58! 16,-40 4,-52! -8,-36 -18,-50! -30,-36 -40,-46!"), sail, 6
            )
        with p.at(-34, 2, 1, 0.32):
            p.part(blob("-62,-26! -38,-12 8,-10! 0,-4 8,2! 0,8 4,14! -36,12 -56,0"), hull, 7)
            p.folds("-52,-8 -24,0 0,2", half=1.2)
            prow(p, -58, -18, 0.98)
        p.put([bar(-6, -18, 8, -30, 1.6), bar(10, -12, 24, -20, 1.6)], shade(OAK, 0.2), INK, 1.2).disc(
            2, -34, 4, GOLD, 1.3
        )
