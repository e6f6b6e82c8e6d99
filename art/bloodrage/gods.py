"""The six gods, each with what they are known by."""

from art.bloodrage.design import Painter
from art.bloodrage.gifts.thor import mjolnir
from art.bloodrage.kit import arms, creatures, faces, places
from art.bloodrage.kit.cast import friggas_sky, heimdalls_sky, lokis_sky, odins_sky, thors_sky, tyrs_sky
from art.woodcut.colour import BLUE, GOLD, MOSS, OCHRE, PALE, PAPER, RED, SLATE, TEAL
from art.woodcut.geometry import blob, ellipse, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, limb

MANTLE = "120,116 84,122 44,140 14,176 8,206! 120,206!"


def _bust(p: Picture, cloth: str) -> None:
    p.part(twin(MANTLE), cloth, 14)
    p.folds(
        "52,150 40,176 38,200", "84,150 78,176 80,200", "188,150 200,176 202,200", "156,150 162,176 160,200", half=2.4
    )


def odin(p: Picture) -> None:
    odins_sky(p)
    p.rays(120, 80, 70, "#86a5a8", 26, 6)
    with p.at(206, 120, 1.7, 0.06):
        arms.spear(p, 36, 70)
    _bust(p, "#2f4660")
    faces.odin(p, 112, 76, 0.92)
    creatures.perched(p, 50, 142, 1.25, True)
    creatures.perched(p, 174, 144, 1.05)


def thor(p: Picture) -> None:
    thors_sky(p)
    places.lightning(p, 40, 120, 0.95)
    places.lightning(p, 214, 86, 0.8)
    p.rays(116, 80, 60, "#dfe0b0", 22, 6)
    _bust(p, "#8a2c22")
    faces.thor(p, 108, 86, 0.86)
    mjolnir(p, 198, 122, 0.85, 0.22)
    p.part(blob("180,160 196,154 208,162 206,180 188,184"), "#d9a87c", 5)


def loki(p: Picture) -> None:
    lokis_sky(p)
    places.inferno(p, 210, 120, 24, 56, 3)
    _bust(p, "#2f5a36")
    faces.loki(p, 108, 86, 0.94)
    p.part(limb("214,206 204,168 206,140", 15, 12, 9), "#2f5a36", 6)
    p.part(blob("190,132 206,140 222,132 220,118 206,124 192,118"), PALE, 4)
    p.part(limb("20,206 44,176 26,150 46,130 34,108", 9, 9, 8, 6, 4), "#4d7d4b", 5)
    creatures.dragon_head(p, 36, 104, 0.55, "#4d7d4b")


def frigga(p: Picture) -> None:
    friggas_sky(p)
    p.rays(120, 70, 70, "#f6ecc8", 26, 6)
    for x in (22, 218):
        places.birch(p, x, 196, 150, "#a3b25a")
    p.part(twin("120,110 84,130 54,170 48,206! 120,206!"), TEAL, 12)
    faces.frigga(p, 120, 82, 1)
    p.part(ellipse(120, 176, 10, 10), GOLD, 4).part(bar(176, 200, 190, 90, 3), "#8a5a30", 0)
    p.part(blob("178,128 190,98 202,104 206,130 194,144 182,142"), PAPER, 6)
    p.stroke("194,142 170,160 150,176", 0.8, 0.8, 0.8, fill=PAPER)


def heimdall(p: Picture) -> None:
    heimdalls_sky(p)
    places.rainbow(p, "-10,190 60,90 120,60 180,90 250,190", 34, RED, OCHRE, MOSS, TEAL, BLUE)
    _bust(p, "#6d4a72")
    faces.heimdall(p, 112, 92, 0.86)
    p.part(limb("146,196 182,190 210,160 218,120", 4, 8, 13, 19), PAPER, 8)
    p.part(limb("196,118 238,122", 5, 5), GOLD, 0).part(limb("176,200 172,180", 7, 7), GOLD, 0)


def tyr(p: Picture) -> None:
    tyrs_sky(p)
    p.rays(110, 80, 60, "#e8a04a", 24, 6)
    _bust(p, "#6a2a1e")
    faces.tyr(p, 92, 84, 0.92)
    creatures.wolf_head(p, 196, 146, 0.72, SLATE)
    p.part(limb("132,190 150,170 160,152", 13, 11, 10), "#6a2a1e", 5)
    p.part(blob("146,156 170,150 172,140 150,142"), RED, 0)


GODS: dict[str, Painter] = {
    "odin": odin, "thor": thor, "loki": loki, "frigga": frigga, "heimdall": heimdall, "tyr": tyr,
}  # fmt: skip
