"""Fire giant, frost giant, soldier of Hel."""

from art.bloodrage.design import Painter
from art.bloodrage.kit import arms, faces, people, places, ships, signs
from art.bloodrage.kit.cast import FOE
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BONE, EMBER, GOLD, INK, OAK, OCHRE, PAPER, RED, SLATE
from art.woodcut.geometry import blob, ellipse, mirror, sharp, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, flame, limb

COAL = "#5a3a30"


def _fire_arms(p: Picture) -> None:
    """One lifts the sword of flame."""
    p.part(limb("52,120 26,110 30,74", 18, 14, 11), COAL, 7)
    with p.at(32, 66, 1.5, 0.22):
        p.part(blob("-8,0! -12,-30 -4,-46 -12,-70! 6,-52 10,-30 8,0!"), RED, 0)
        p.put(sharp("-4,0 -5,-40 1,-58 5,-38 4,0"), "#fff0a0", EMBER, 1.4)
        p.part(bar(-13, 1, 13, 1, 3), GOLD, 0)
    p.part(blob("22,64 36,58 46,68 42,82 26,84 18,74"), COAL, 4)
    p.part(limb("206,122 226,142 208,166", 18, 15, 12), COAL, 7)


def _fire_head(p: Picture) -> None:
    """Eyes like ovens, a beard of flames."""
    p.part(twin("127,34 100,40 88,66 92,96 127,122", 127), COAL, 9)
    for sign in (-1, 1):
        with p.at(127, 70, 1.05, flip=sign > 0):
            p.put(blob("-24,-6! -12,-8 -3,2! -12,6 -20,3"), "#fff0a0", INK, 1.8)
            p.put(blob("-29,-11! -13,-17 -1,-3! -3,4! -12,-8"), EMBER, INK, 1)
    p.put(blob("123,66! 120,84 115,90! 127,94 139,90! 134,84 131,66!"), "#57362c", INK, 1.4)
    p.put(blob("110,100! 127,96 144,100! 136,112 118,112"), "#fff0a0", INK, 1.8)
    for x, half, high, lean in (
        (104, 12, 54, -14),
        (150, 12, 54, 14),
        (116, 12, 62, -5),
        (139, 12, 62, 6),
        (127, 12, 72, 0),
    ):
        hang = [(a, 2 * 108 - b) for a, b in flame(x, 108, half, high, lean)]
        p.part(hang[::-1], RED if x in (104, 150, 127) else OCHRE, 4)


def _fire_trunk(p: Picture) -> None:
    """Hair of fire over shoulders of coal, glowing cracks."""
    for x, y, half, high, lean in (
        (72, 118, 22, 108, -18),
        (182, 118, 22, 108, 18),
        (98, 90, 20, 96, -10),
        (156, 90, 20, 96, 10),
        (127, 48, 18, 58, 2),
    ):
        p.part(flame(x, y, half, high, lean), RED, 0)
    for x, y, half, high, lean in (
        (84, 112, 13, 78, -10),
        (170, 112, 13, 78, 10),
        (110, 52, 12, 44, -4),
        (146, 52, 12, 44, 6),
        (128, 48, 10, 42, 0),
    ):
        p.put(flame(x, y, half, high, lean), OCHRE)
    p.part(blob("40,206! 34,150 52,112 88,96 128,92 168,96 206,112 220,150 216,206!"), COAL, 12)
    p.put(
        [
            limb(t, 0.4, 2.4, 1.8, 0.4)
            for t in (
                "62,130 80,142 76,160 92,178",
                "80,142 98,140 108,150",
                "176,122 168,142 178,160 170,184",
                "178,160 192,164 198,176",
                "120,168 130,180 124,196",
            )
        ],
        EMBER,
    )


def fire(p: Picture) -> None:
    """A giant of coal and flame wades into the fjord; ships and men burn alike."""
    places.sky(p, "#4a1410", "#8a2818", "#c4502a", "#f0a040")
    p.rays(126, 70, 50, "#f6c060", 22, 7)
    _fire_trunk(p)
    _fire_head(p)
    _fire_arms(p)
    places.sea(p, 176, "#5a2430", "#f0a040", 32, 8, 8)
    ships.longship(p, 176, 184, 0.52, "#7a3a24", RED, "#2a1c1c", shields=False)
    places.inferno(p, 176, 178, 34, 48, 4)
    with p.at(54, 196, 0.7, -0.3, True):
        figure(p, people.FALL, FOE)
    arms.blaze(p, 52, 158, 8, 26)


def _frost_trunk(p: Picture) -> None:
    """A cloak like a glacier."""
    p.part(twin("120,104 88,100 66,108! 58,88! 44,112! 30,96! 22,128! 10,134 20,206! 120,206!"), SLATE, 16)
    p.folds(
        "56,130 66,156 60,190", "184,130 174,156 180,190", "92,140 98,170 94,200", "148,140 142,170 146,200", half=2.6
    )


def _frost_head(p: Picture) -> None:
    """A crown of ice, a beard of icicles."""
    for t in ("72,46 52,32 48,0", "90,34 82,18 90,-6", "108,28 106,14 114,-8"):
        (ax, ay), (bx, by), (cx, cy) = sharp(t)
        spike = [(ax - 8, ay + 6), (bx, by), (cx, cy), (bx + 16, by + 4), (ax + 14, ay + 2)]
        p.part([spike, mirror(spike)], "#e4f1f0", 6)
    p.part(twin("120,22 96,26 78,42 72,76 82,102 120,122"), "#b5d8dc", 11)
    for sign in (-1, 1):
        faces.eye(p, 120 + 16 * sign, 66, 0.95, "#2f6f8f", sign > 0, 0.3)
        with p.at(120, 66, 1.05, flip=sign > 0):
            p.put(blob("-30,-9! -14,-15 -2,-2! -3,4! -13,-7"), INK)
    faces.nose(p, 120, 78, 0.95, "#b5d8dc")
    ice = [
        [
            (x - w, y0),
            (x - w * 0.8, y0 + (y1 - y0) * 0.5),
            (x, y1),
            (x + w * 0.7, y0 + (y1 - y0) * 0.45),
            (x + w, y0),
            (x, y0 - 5),
        ]
        for x, w, y0, y1 in (
            (84, 8, 92, 136),
            (99, 9, 100, 154),
            (141, 9, 100, 152),
            (156, 8, 92, 134),
            (120, 12, 104, 176),
        )
    ]
    p.part(ice, "#f2f8f4", 6)
    p.part(
        blob("120,96! 102,94 82,104 68,96! 80,116 106,112 120,106! 134,112 160,116 172,96! 158,104 138,94"),
        "#f2f8f4",
        4,
    )
    p.part(twin("120,38 98,38 78,46 72,56 94,50 120,50"), SLATE, 4)


def _frost_hands(p: Picture) -> None:
    """A chest in each."""
    for sign in (-1, 1):
        with p.at(120, 0, flip=sign < 0):
            p.part(limb("76,124 104,148 92,172", 18, 15, 13), SLATE, 7)
            p.part(blob("72,170 112,168 114,186 92,194 70,186"), "#b5d8dc", 5)
            p.part(sharp("74,170 70,146 114,146 110,170"), "#8a5a30", 5)
            p.part(blob("70,147! 76,132 92,128 108,132 114,147!"), OAK, 4)
            p.put(sharp("88,142 96,142 96,154 88,154"), GOLD, INK, 1.4)


def frost_body(p: Picture) -> None:
    _frost_trunk(p)
    _frost_head(p)
    _frost_hands(p)


def frost(p: Picture) -> None:
    """A giant of ice with a hoard in either hand: everything is paid twice."""
    places.sky(p, "#274a60", "#3f6c80", "#6a9aa8", "#a9cdd2")
    p.rays(120, 80, 60, "#cfe6e6", 24, 6)
    places.mountain(p, 24, 206, 60, 120, "#5f8898")
    places.mountain(p, 220, 206, 64, 130, "#56808f")
    frost_body(p)
    signs.glory(p, 28, 118, 0.95)
    signs.glory(p, 212, 118, 0.95)


def _soldier_skull(p: Picture) -> None:
    """Green sparks under a broken helm."""
    p.part(blob("96,34 100,14 120,4 142,12 150,36 146,58 138,66 138,82 104,84 102,68 94,60"), BONE, 9)
    p.put(
        [
            blob("100,46 110,40 118,46 116,58 106,60 100,54"),
            blob("128,46 138,40 145,48 142,58 132,60 127,54"),
            sharp("119,60 125,60 128,70 116,70"),
        ],
        INK,
    )
    p.disc(109, 51, 3.4, "#b8f060").disc(136, 51, 3.4, "#b8f060")
    p.put(
        [sharp(f"{106 + 7 * i},74 {111 + 7 * i},74 {110 + 7 * i},84 {107 + 7 * i},84") for i in range(4)], PAPER, INK, 1
    )
    p.part(blob("90,40! 92,14 120,-8 148,12 154,40! 122,30"), "#6f7a6c", 8)
    p.part([limb("94,24 74,18 66,-2", 7, 6, 0.5), limb("150,24 166,20 170,8", 7, 6, 4)], BONE, 4)
    p.put(sharp("130,0 136,16 130,22 138,32 132,22 138,16"), INK)


def _soldier_arms(p: Picture) -> None:
    """A notched sword, a split shield."""
    with p.at(66, 116, 1.7, -0.34):
        arms.sword(p, 60, "#8a8a78")
    bone = (limb("92,98 72,116", 5, 4), limb("74,116 66,122", 5, 4))
    p.part(list(bone), BONE, 3)
    p.part([limb(f"76,{112 + 6 * i} 62,{112 + 6 * i}", 2.6, 2.4) for i in range(3)], BONE, 0, line=1.6)
    arms.shield(p, 172, 138, 38, "#6a5a2c", "#4a3a30", 2, 0.6)
    p.put(sharp("172,100 176,120 168,128 180,140 174,150 178,176 170,152 174,142 162,130 170,120"), INK)


def _soldier_trunk(p: Picture) -> None:
    """Ribs show through the mail."""
    p.part(
        blob("84,70 66,110 52,150 58,206! 80,196 96,206! 130,206! 150,192 176,206! 182,150 172,108 156,74"),
        "#5a2f38",
        12,
    )
    p.part(twin("120,84 92,90 84,120 92,160 84,196! 102,188 108,200! 120,190", 120), SLATE, 10)
    p.cuts(
        [
            (
                94 + (i % 5) * 12 + 6 * (i // 5 % 2),
                112 + i // 5 * 14,
                101 + (i % 5) * 12 + 6 * (i // 5 % 2),
                116 + i // 5 * 14,
                1.6,
            )
            for i in range(25)
        ]
    )
    p.part([ellipse(90, 102, 17, 13), ellipse(152, 100, 17, 13)], "#6f7a74", 6)
    p.put(blob("100,130! 118,124 138,132! 134,158 118,164 104,154"), INK)
    p.put(
        [limb(f"104,{136 + 9 * i} 119,{132 + 9 * i} 135,{137 + 9 * i}", 1.6, 2.4, 1.6) for i in range(3)], BONE, INK, 1
    )


def soldier(p: Picture) -> None:
    """Bones in rotten mail, up from the grave; he needs no pay."""
    places.sky(p, "#1c2a28", "#31463f", "#4f6a58", "#8fa078")
    p.disc(52, 50, 28, "#dfe8c0", 2)
    places.hills(p, 160, "#26322c", 2, 4)
    p.put(
        [
            bar(206, 190, 206, 120, 4),
            bar(190, 138, 222, 134, 3.4),
            bar(24, 186, 20, 140, 3.4),
            bar(10, 154, 32, 150, 3),
        ],
        "#39443c",
        INK,
        1.8,
    )
    _soldier_trunk(p)
    _soldier_arms(p)
    _soldier_skull(p)
    p.put([blob("-8,190 30,178 70,188 110,180 150,190 200,180 248,190 248,206! -8,206!")], "#a9b8a0")
    signs.free(p, 212, 40, 1.4)


def fire_body(p: Picture) -> None:
    _fire_trunk(p)
    _fire_head(p)
    _fire_arms(p)


def soldier_body(p: Picture) -> None:
    _soldier_trunk(p)
    _soldier_arms(p)
    _soldier_skull(p)


MONSTERS: dict[str, Painter] = {"fire-giant": fire, "frost-giant": frost, "soldier-of-hel": soldier}
BODIES: dict[str, Painter] = {"fire-giant": fire_body, "frost-giant": frost_body, "soldier-of-hel": soldier_body}
