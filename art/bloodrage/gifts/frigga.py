"""Frigga: help, shelter and thrift, and what they cost."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, creatures, faces, people, places, ships, signs
from art.bloodrage.kit.cast import CHIEF, GHOST, LADY, OURS, friggas_sky
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BLUE, GOLD, INK, OCHRE, PAPER, RED, SLATE, TEAL
from art.woodcut.geometry import blob, ellipse, sharp
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar


def grace(p: Picture) -> None:
    """A pillager with his spoils; a hand from above adds one thing more."""
    friggas_sky(p)
    places.hills(p, 160, "#8a9a58", 2, 4)
    places.hall(p, 190, 166, 0.8)
    places.inferno(p, 190, 128, 32, 44, 4)
    with p.at(72, 192, 1.08):
        figure(p, people.RAISE, OURS, chest, None)
    creatures.hand_down(p, 132, 84, 0.95, TEAL)
    signs.raised(p, 132, 104, 1.5)
    signs.raised(p, 26, 40, 1.1)


def chest(p: Picture) -> None:
    p.part(sharp("-20,-2 -22,-22 22,-22 20,-2"), "#70462a", 5)
    p.part(blob("-22,-21! -18,-34 0,-38 18,-34 22,-21!"), "#8a5a30", 4)
    p.put(sharp("-4,-26 4,-26 4,-15 -4,-15"), GOLD, INK, 1.4)


def charm(p: Picture) -> None:
    """She blows out one flame of three: what you want costs less."""
    friggas_sky(p)
    p.rays(70, 70, 50, "#f6ecc8", 22, 5)
    faces.frigga(p, 64, 84, 1)
    for k, x in enumerate((136, 172, 208)):
        p.part(bar(x, 206, x, 136, 8), PAPER, 5)
        if k:
            arms.blaze(p, x, 136, 12, 46, 4)
        else:
            p.stroke(f"{x},134 {x - 4},118 {x + 8},104 {x},86", 0.6, 3, 3.4, 0.6, fill=SLATE)
    p.folds("92,122 108,124 124,120", "92,130 106,134 120,132", "92,114 106,114 120,110", half=1.6, fill=BLUE)


def succor(p: Picture) -> None:
    """Where one goes ashore her hand sets a second beside him."""
    friggas_sky(p)
    ships.longship(p, 196, 158, 0.62, PAPER, RED)
    places.sea(p, 160, length=26)
    places.hills(p, 176, "#c9b070", 3, 3)
    with p.at(56, 192, 1.12):
        figure(p, people.STRIDE, CHIEF, arms.axe, None, (-0.5, 0))
    p.put(ellipse(136, 134, 36, 62, 20), "#fff6d4")
    with p.at(138, 192, 1.12):
        figure(p, people.STRIDE, OURS, arms.spear, None, (-0.2, 0))
    creatures.hand_down(p, 150, 62, 0.74, TEAL)


def protection(p: Picture) -> None:
    """Spears break on her cloak; one flame is the price."""
    friggas_sky(p)
    p.rays(120, 130, 80, "#f6ecc8", 26, 6)
    for x0, y0, x1, y1 in ((14, 26, 62, 84), (60, 4, 92, 56), (226, 26, 178, 84), (182, 4, 150, 54)):
        p.part(bar(x0, y0, x1, y1, 2), "#8a3f22", 0, line=1.6)
        p.part(sharp(f"{x1 - 6},{y1 - 2} {x1 + 6},{y1 - 2} {x1},{y1 + 12}"), SLATE, 0, line=1.6)
    p.part(blob("34,196! 44,110 84,66 120,58 156,66 196,110 206,196!"), TEAL, 14)
    p.part(blob("64,196! 72,124 100,96 120,92 140,96 168,124 176,196!"), "#fff2c0", 0)
    with p.at(126, 192, 1.15):
        figure(p, people.KNEEL, OURS, None, arms.sword, (0, 0.6))
    faces.frigga(p, 120, 60, 0.42)
    signs.rage(p, 30, 168, 1.25)


def domain(p: Picture) -> None:
    """She opens the sky and leads a dead man down again, for one flame."""
    friggas_sky(p)
    places.cloud(p, 60, 44, 1.4)
    p.put(blob("150,-6! 236,-6! 240,70! 190,92 150,60"), "#fff6d4", INK, 2)
    places.rainbow(p, "252,-22 186,84 116,146 -16,222", 20, RED, OCHRE, "#8a9a58", TEAL, BLUE)
    with p.at(92, 168, 1.02):
        figure(p, people.STRIDE, LADY, None, None)
    with p.at(150, 128, 1.02):
        figure(p, people.STRIDE, GHOST, arms.axe, None, (0.4, 0))
    signs.rage(p, 208, 168, 1.5)


def sacrifice(p: Picture) -> None:
    """Two of one's own at the stone; something rises."""
    places.sky(p, "#3a2a3a", "#7a4a4a", "#c98a5a", "#f0cf8a")
    p.rays(120, 90, 30, "#f6dca8", 24, 5)
    signs.raised(p, 120, 66, 2.1, 2)
    places.hills(p, 168, "#6d6a48", 2, 4)
    p.part(blob("78,190! 84,140 72,134! 80,120 160,120 168,134! 156,140 162,190!"), SLATE, 9)
    p.put(blob("104,122 120,118 138,122 140,142 132,138 130,160 124,140 112,150 108,138"), RED, INK, 1.5)
    with p.at(120, 112, 1.25, 2.2):
        arms.dagger(p)
    with p.at(46, 192, 1.12, flip=True):
        figure(p, people.KNEEL, OURS)
    with p.at(196, 192, 1.12):
        figure(p, people.KNEEL, OURS)


GIFTS: dict[str, Painter] = {
    "friggas-grace": grace, "friggas-charm": charm, "friggas-succor": succor, "friggas-protection": protection,
    "friggas-domain": domain, "friggas-sacrifice": sacrifice,
}  # fmt: skip
