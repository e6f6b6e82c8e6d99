"""Dark elf, valkyrie, völva."""

from art.bloodrage.design import Painter
from art.bloodrage.gifts.quests import yggdrasil
from art.bloodrage.kit import arms, people, places, signs
from art.bloodrage.kit.faces import eye
from art.bloodrage.kit.people import figure
from art.woodcut.colour import BLUE, BONE, GOLD, ICE, INK, MOSS, OCHRE, PALE, PAPER, RED, RUST, SLATE
from art.woodcut.geometry import blob, ellipse, sharp, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import bar, fan, limb

GREY, GREEN = "#a3a8bc", "#2a5552"


def _elf_head(p: Picture) -> None:
    """Long ears, white hair, a yellow eye."""
    p.part(limb("120,26 150,40 164,76 158,116 170,140", 9, 13, 12, 9, 0.5), "#eeeaf0", 7)
    p.part(blob("118,50! 140,42 172,24! 158,52 132,66"), GREY, 6)
    p.part(blob("92,28 88,44 80,58! 88,62 88,70 100,82 118,80 132,64 132,38 114,20"), GREY, 9)
    p.put(blob("90,46! 102,40 112,44! 102,51"), "#ffe08a", INK, 1.8).disc(100, 45.5, 2.4, INK)
    p.put(blob("86,42! 100,32 116,38! 102,39"), INK)
    p.stroke("88,71 97,72 104,68", 0.4, 1.5, 0.4)
    p.part(blob("90,30! 96,12 120,8 140,22 146,44! 128,34 110,26"), "#eeeaf0", 6)


def _elf_trunk(p: Picture) -> None:
    """Crouching, the bow drawn."""
    p.part(blob("112,60 140,70 168,110 178,150 160,172 130,168 96,172 104,130 96,90"), GREEN, 11)
    p.part(limb("128,140 100,148 92,174", 13, 10, 7), "#39374a", 6)
    p.part(limb("146,146 158,160 138,178", 13, 10, 7), "#2c2a3a", 5)
    p.part(limb("116,84 84,86 58,84", 10, 7, 5), GREEN, 5)
    p.stroke("46,14 24,50 22,88 36,128 62,150", 1, 3.6, 4.6, 3.6, 1, fill=RUST)
    p.put(bar(47, 15, 126, 84, 0.6), PAPER).put(bar(61, 149, 126, 84, 0.6), PAPER)
    p.part(bar(8, 84, 130, 84, 1.5), BONE, 0, line=1.4).part(sharp("-2,84 14,78 12,84 14,90"), ICE, 0, line=1.5)
    p.part(blob("52,78 62,76 66,86 60,94 50,90"), GREY, 0, line=1.8)
    p.part(limb("130,88 158,90 134,84", 11, 9, 6), GREEN, 5)
    p.part(blob("122,78 134,76 138,88 130,94 120,90"), GREY, 0, line=1.8)


def elf(p: Picture) -> None:
    """White-haired, grey-skinned, a drawn bow in the boughs of the world tree."""
    places.sky(p, "#1c1a34", "#38305a", "#5a4a78", "#86709a")
    p.disc(48, 46, 30, "#efe6c4", 2, 0).disc(38, 40, 27, "#1c1a34")
    places.stars(p, 14, 80)
    p.part(blob("248,30! 190,60 176,110 186,160 160,206! 248,206!"), "#4a3424", 12)
    p.folds("214,70 204,120 212,180", "232,60 226,120 232,190", "192,120 196,150 188,180", half=2.4)
    p.part(limb("196,164 140,182 80,180 10,196", 16, 12, 9, 6), "#4a3424", 8)
    for x, y, rx, ry in ((210, 14, 54, 24), (160, 6, 36, 16), (18, 192, 26, 14)):
        p.part(places.cloudy(x, y, rx, ry, 9), "#3f5a3c", 8)
    _elf_trunk(p)
    _elf_head(p)
    p.put(sharp("112,108 120,98 128,108 120,122"), RED, INK, 1.6)
    p.folds("140,100 152,124 152,150", "118,124 116,142 108,160", half=2)


def _valkyrie_head(p: Picture) -> None:
    """Two plaits, a winged helm."""
    p.part([limb("108,46 92,70 100,98 88,124", 7, 9, 9, 3), limb("132,46 148,70 140,98 152,124", 7, 9, 9, 3)], OCHRE, 5)
    p.part(twin("120,32 104,36 97,54 102,72 120,86!"), PALE, 7)
    eye(p, 112, 57, 0.62, BLUE, False, 0.15)
    eye(p, 128, 57, 0.62, BLUE, True, 0.15)
    p.folds("103,51 110,47 117,51", "137,51 130,47 123,51", half=1.5, fill="#6a3a14")
    p.stroke("119,56 117,66 121,68", 0.3, 1.2, 0.3).put(blob("114,74! 120,72 126,74! 120,78"), RED, INK, 0.9)
    p.part(twin("120,12 102,18 93,36 96,50 106,44 120,50!"), GOLD, 6)
    for sign in (False, True):
        with p.at(240 if sign else 0, 0, flip=sign):
            outline, cuts = fan((98, 42), (-1.75, -2.7), (44, 30), 4, 0.66)
            p.part(outline, PAPER, 4, line=1.9).cuts(cuts)


def _valkyrie_trunk(p: Picture) -> None:
    """Mail over a long skirt, spear and shield."""
    p.part(blob("100,120! 140,120! 150,150 146,196! 132,186 122,200! 110,186 96,196! 90,150"), "#5a4a72", 11)
    p.folds("108,140 104,164 106,186", "122,140 122,166 122,190", "136,140 140,162 138,184", half=1.9)
    p.part(twin("120,74 98,78 90,94 98,122 120,128"), SLATE, 9)
    p.part([ellipse(109, 96, 9, 8), ellipse(131, 96, 9, 8)], "#8a9aa4", 4)
    p.part(bar(98, 122, 142, 122, 4), GOLD, 0)
    p.part(limb("92,86 70,78 62,52", 9, 7, 5.5), PALE, 4)
    with p.at(60, 50, 1.25, -0.06):
        arms.spear(p, 50, 110)
    p.part(blob("53,48 62,43 69,50 66,58 55,58"), PALE, 0, line=1.8)
    p.part(limb("148,86 172,100 176,124", 9, 7, 5.5), PALE, 4)
    arms.shield(p, 182, 122, 27, RED, GOLD, 4)


def _valkyrie_wings(p: Picture) -> None:
    """Two fans of feathers, one over the other."""
    for sign in (False, True):
        with p.at(240 if sign else 0, 0, flip=sign):
            outline, cuts = fan((98, 96), (-2.05, -3.5), (116, 74), 7)
            p.part(outline, PAPER, 7).cuts(cuts)
            inner, lines = fan((100, 98), (-2.15, -3.3), (66, 44), 5)
            p.part(inner, "#e2cf9f", 5).cuts(lines)


def valkyrie(p: Picture) -> None:
    """Wings over the field; each foe that falls is worth gold."""
    places.sky(p, "#8a4a2a", "#c07a3a", "#e0a852", "#f4d68e")
    p.rays(120, 60, 40, "#f8e4ac", 26, 6)
    _valkyrie_wings(p)
    places.hills(p, 176, "#6a4a30", 2, 4)
    for x, y, c in ((30, 186, BLUE), (206, 188, MOSS)):
        arms.shield(p, x, y, 17, c, PAPER)
    with p.at(170, 190, 0.85):
        people.fallen(p, people.Look(tunic=BLUE))
    _valkyrie_trunk(p)
    _valkyrie_head(p)
    signs.glory(p, 28, 150, 1.15)
    signs.glory(p, 214, 150, 1.15)


def _volva_staff(p: Picture) -> None:
    """A staff of iron with a coiled head."""
    p.part(limb("128,204 136,60", 4, 4), RUST, 0)
    p.part(limb("134,66 124,44 142,26 160,38 150,56 136,48", 4, 4.6, 4.4, 4, 3, 1.6), GOLD, 3)
    p.part(blob("112,136 130,126 146,130 146,146 128,152"), PALE, 4)


def _volva_head(p: Picture) -> None:
    """A lined face in a hood of fur."""
    p.part(places.cloudy(88, 68, 37, 46, 15), PAPER, 6)
    p.put(blob("88,28 66,38 58,68 66,98 90,112 112,98 120,68 110,38"), INK)
    p.part(blob("88,36 72,44 66,68 73,94 90,108! 106,94 113,68 104,44"), PALE, 9)
    eye(p, 79, 66, 0.68, "#8fd0c0", False, -0.05)
    eye(p, 99, 66, 0.68, "#8fd0c0", True, -0.05)
    p.folds("69,58 79,53 87,59", "109,58 99,53 91,59", half=1.7)
    p.part(blob("87,60! 84,78 80,84 89,88 97,84 93,78 91,60!"), PALE, 4, line=1.5)
    p.stroke("79,96 89,94 99,97", 0.4, 1.6, 0.4)
    p.cuts(
        [(70, 76 + 5 * i, 78, 79 + 5 * i, 0.9) for i in range(3)]
        + [(110, 76 + 5 * i, 101, 79 + 5 * i, 0.9) for i in range(3)]
    )
    p.part(
        [limb("72,48 60,76 64,110 50,150", 4, 6, 7, 0.5), limb("106,48 117,76 112,110 124,146", 4, 6, 7, 0.5)], PAPER, 4
    )
    p.folds("48,120 36,150 34,176", "70,140 62,166 64,190", "100,136 102,164 98,190", half=2.6)
    beads = [ellipse(66 + 8 * i, 120 + (3 - abs(i - 3)) * 4, 4.4, count=8) for i in range(7)]
    p.put(beads[::2], GOLD, INK, 1.4).put(beads[1::2], RED, INK, 1.4)


def _volva_robe(p: Picture) -> None:
    p.part(
        blob(
            "86,16 60,26 44,62 48,104 30,140 14,180! 30,178 38,200! 60,186 "
            "84,206! 104,186 128,196! 136,170! 126,132 132,70 114,28"
        ),
        BLUE,
        15,
    )


def volva(p: Picture) -> None:
    """Struck down she is smoke already, and stands again under the tree."""
    places.sky(p, "#1c2c34", "#2f4a4c", "#55756a", "#a3b58a")
    with p.at(150, -6, 0.42):
        yggdrasil(p, 0)
    places.hills(p, 176, "#2f4436", 2, 4)
    smoke = blob(
        "60,206! 30,190 34,170! 60,176 90,150! 150,170 196,160 214,130 196,106 "
        "168,112 166,128! 178,120 190,128 184,142 150,146 120,128! 110,206!"
    )
    p.part(smoke, "#8fb5a8", 7)
    _volva_robe(p)
    _volva_head(p)
    _volva_staff(p)
    p.put([bar(10, 70, 54, 102, 1.8), bar(6, 120, 40, 130, 1.8)], RUST, INK, 1.4)
    p.put([sharp("54,98 66,110 50,106"), sharp("40,126 54,134 38,134")], ICE, INK, 1.4)
    with p.at(214, 136, 0.36):
        figure(
            p,
            people.RAISE,
            people.Look(
                tunic="#cfe6dc",
                trousers="#a9cdc2",
                hair=PAPER,
                skin="#e8f4ec",
                helm="hood",
                metal="#a9cdc2",
                beard=False,
            ),
        )


def elf_body(p: Picture) -> None:
    _elf_trunk(p)
    _elf_head(p)


def valkyrie_body(p: Picture) -> None:
    _valkyrie_wings(p)
    _valkyrie_trunk(p)
    _valkyrie_head(p)


def volva_body(p: Picture) -> None:
    _volva_robe(p)
    _volva_head(p)
    _volva_staff(p)


MONSTERS: dict[str, Painter] = {"dark-elf": elf, "valkyrie": valkyrie, "volur-witch": volva}
BODIES: dict[str, Painter] = {"dark-elf": elf_body, "valkyrie": valkyrie_body, "volur-witch": volva_body}
