"""Large faces of gods; origin between the eyes, about 130 high at size 1."""

from art.bloodrage.kit.arms import STEEL
from art.woodcut.colour import BLUE, GOLD, INK, NIGHT, OCHRE, PALE, PAPER, RED, RUST, SKIN, SLATE
from art.woodcut.geometry import blob, ellipse, mirror, move, twin
from art.woodcut.picture import Picture
from art.woodcut.shapes import limb


def eye(
    p: Picture, x: float, y: float, size: float = 1, iris: str = BLUE, flip: bool = False, tilt: float = 0.1
) -> None:
    with p.at(x, y, size, -tilt if flip else tilt, flip):
        p.put(blob("-11,1! -4,-5 5,-5 11,0! 4,5 -5,5"), PAPER, INK, 1.8)
        p.disc(0, 0, 4.6, iris, 1).disc(0, 0, 2.2, INK).disc(-1.6, -1.6, 1, PAPER)
        p.put(blob("-13,0! -5,-8 6,-8 13,-1! 5,-4.6 -4,-4.6"), INK)


def brow(p: Picture, x: float, y: float, size: float, colour: str, flip: bool = False, tilt: float = 0.2) -> None:
    with p.at(x, y, size, -tilt if flip else tilt, flip):
        p.part(blob("-17,2! -10,-6 4,-7 16,0! 14,5 2,1 -9,2"), colour, 0, line=1.7)


def nose(p: Picture, x: float, y: float, size: float, skin: str) -> None:
    with p.at(x, y, size):
        p.part(blob("-4,-14 -5,6 -10,15 -5,20 0,18 6,20 11,15 6,6 4,-14"), skin, 6, 4, line=1.7)
        p.put([blob("-7,17! -4,15 -2,18"), blob("8,17! 5,15 3,18")], INK)


def _cheeks(p: Picture, y: float, wide: float) -> None:
    p.cuts([(s * wide, y + 6 * i, s * (wide - 14 + i), y + 4 + 6 * i, 1.2) for s in (-1, 1) for i in range(3)])


def odin(p: Picture, x: float, y: float, size: float) -> None:
    """Wide hat, one eye, a grey beard like a waterfall."""
    with p.at(x, y, size):
        p.part(
            [limb("-34,-10 -46,30 -38,70 -48,104", 9, 13, 12, 0.5), limb("34,-10 46,30 38,70 48,104", 9, 13, 12, 0.5)],
            "#b9bfb8",
            7,
        )
        p.part(twin("0,-40 -26,-34 -36,-6 -32,26 0,50", 0), SKIN, 9)
        eye(p, -15, 0, 1, "#6fb0c0")
        p.part(blob("4,-8! 14,-11 28,-6! 27,8 16,12 5,6"), NIGHT, 0)
        p.stroke("-34,-22 8,-6 38,-14", 1.4, 1.6, 1.4)
        p.folds("12,12 16,26 12,36", "22,10 28,20 26,32", half=1.6)
        brow(p, -16, -12, 1.1, "#dcdcd0", tilt=0.15)
        nose(p, 0, 14, 1, SKIN)
        _cheeks(p, 18, 30)
        p.part(twin("0,40 -18,34 -34,18 -42,40 -34,76 -20,96 -10,126 0,140!", 0), "#dcdcd0", 12)
        p.folds("-20,52 -26,72 -16,92", "20,52 26,72 16,92", "-6,58 -8,88 -4,116", "8,60 10,86 6,112", half=1.9)
        p.part(twin("0,34 -14,32 -32,44 -44,40! -30,56 -10,52 0,44!", 0), "#efeee4", 5)
        p.part(
            blob("-76,-20! -52,-34 -30,-40 -22,-70 0,-84 24,-74 32,-42 56,-34 80,-18! 44,-26 0,-30 -44,-26"),
            "#3a4a5c",
            10,
        )
        p.part(blob("-30,-42! 0,-48 32,-44! 33,-36 0,-38 -32,-33!"), GOLD, 3, line=1.8)


def thor(p: Picture, x: float, y: float, size: float) -> None:
    """Red beard in the wind, iron brow, fierce eyes."""
    with p.at(x, y, size):
        p.part(
            [limb("-30,-26 -54,0 -58,40 -74,58", 12, 16, 12, 0.5), limb("30,-26 54,0 56,40 70,60", 12, 16, 12, 0.5)],
            "#a8402a",
            8,
        )
        p.part(twin("0,-46 -28,-40 -38,-8 -34,28 0,52", 0), SKIN, 10)
        for flip in (False, True):
            sign = 1 if flip else -1
            eye(p, 16 * sign, 0, 1.05, "#e8c040", flip, 0.25)
            brow(p, 18 * sign, -11, 1.2, "#8a2f1c", flip, 0.42)
        nose(p, 0, 15, 1.1, SKIN)
        _cheeks(p, 16, 32)
        p.part(twin("0,42 -16,38 -38,16 -50,44 -38,60 -44,86! -24,84 -26,112! -10,100 0,130!", 0), "#b8462c", 12)
        p.put(blob("-14,46! 0,42 14,46! 8,58 -8,58"), "#511", INK, 1.6).put(
            blob("-11,47! 0,45 11,47! 8,51 -8,51"), PAPER
        )
        p.part(twin("0,34 -14,30 -34,42 -48,34! -36,56 -12,50 0,42!", 0), "#d2603a", 5)
        p.part(
            blob(
                "-40,-18! -52,-44 -34,-66 -38,-82! -18,-74 -4,-92! 6,-76 "
                "30,-86! 30,-66 52,-52! 42,-18! 24,-34 0,-38 -24,-34"
            ),
            "#b8462c",
            9,
        )
        p.folds("-22,-44 -26,-58 -18,-70", "-2,-46 -4,-62 0,-78", "20,-44 26,-56 24,-70", half=1.9)
        p.part(twin("0,-30 -22,-30 -41,-20 -42,-9 -22,-19 0,-17", 0), SLATE, 4, line=1.9)
        p.part(blob("-9,-33! 9,-33! 9,-22! 3,-22! 3,-8! -3,-8! -3,-22! -9,-22!"), GOLD, 0, line=1.7)


def loki(p: Picture, x: float, y: float, size: float) -> None:
    """A fox's skin for a hood, narrow face, the scars of sewn lips in a crooked grin."""
    with p.at(x, y, size):
        p.part(
            blob(
                "-30,-40! -52,-92! -16,-66 0,-70 16,-66 52,-92! 30,-40! "
                "50,0 46,60 60,96! 30,84 0,92 -30,84 -60,96! -46,60 -50,0"
            ),
            "#b8581f",
            10,
        )
        p.put([blob("-34,-52! -44,-78! -24,-62!"), blob("34,-52! 44,-78! 24,-62!")], "#3a1c14")
        p.part(twin("0,-40 -26,-36 -33,-6 -26,34 0,68!", 0), PALE, 11)
        for flip in (False, True):
            eye(p, 14 if flip else -14, 0, 0.95, "#5aa33a", flip, 0.3)
        brow(p, -16, -13, 1, "#7a3312", False, 0.5)
        brow(p, 17, -17, 1, "#7a3312", True, -0.05)
        nose(p, 0, 14, 0.9, PALE)
        p.put(blob("-16,40! 0,42 20,32! 14,46 0,51 -10,47"), "#511", INK, 1.6).put(
            blob("-10,42! 2,43 15,37! 10,43 0,46"), PAPER
        )
        p.cuts([(-12 + 7 * k, 36 - k, -11 + 7 * k, 54 - 2 * k, 0.9) for k in range(5)], "#7a2a1a")
        p.part(blob("-5,58! 0,55 5,58! 3,76 0,90! -3,76"), "#c0571f", 3, line=1.8)
        p.part(twin("0,-70 -26,-62 -42,-30 -34,-8 -26,-30 -10,-26 0,-12!", 0), "#c9682a", 7)
        p.part(blob("-6,-14! 0,-18 6,-14! 3,-8 0,-6! -3,-8"), INK, 0)
        p.put([blob("-22,-40! -14,-46 -8,-38! -14,-35"), blob("22,-40! 14,-46 8,-38! 14,-35")], INK)


def frigga(p: Picture, x: float, y: float, size: float) -> None:
    """A veil, a crown of plaits, a calm face."""
    with p.at(x, y, size):
        p.part(twin("0,-72 -40,-62 -58,-20 -60,40 -78,96 0,110", 0), "#e8e2cf", 12)
        p.folds("-50,10 -56,50 -66,86", "50,10 58,50 66,86", half=2)
        p.part(
            [limb("-26,-34 -40,10 -32,56 -40,96", 8, 10, 10, 3), limb("26,-34 40,10 32,56 40,96", 8, 10, 10, 3)],
            OCHRE,
            6,
        )
        p.cuts(
            [
                (s * (28 + 6 * (k % 2)), 0 + 13 * k, s * (42 - 4 * (k % 2)), 6 + 13 * k, 1.6)
                for s in (-1, 1)
                for k in range(7)
            ]
        )
        p.part(twin("0,-44 -24,-38 -31,-8 -26,26 -12,44 0,50", 0), PALE, 9)
        for flip in (False, True):
            sign = 1 if flip else -1
            eye(p, 13 * sign, 0, 0.86, "#3f7d6a", flip, 0.02)
            p.folds(f"{sign * 3},-10 {sign * 13},-15 {sign * 24},-9", half=1.7, fill="#7a4a1a")
        nose(p, 0, 12, 0.7, PALE)
        p.put(blob("-9,34! -3,31 0,33 3,31 9,34! 0,40"), RED, INK, 1.1)
        p.put([ellipse(-20, 22, 4.5, 3), ellipse(20, 22, 4.5, 3)], "#e0a080")
        p.part(twin("0,-58 -26,-50 -36,-24 -30,-16 -20,-34 0,-40", 0), OCHRE, 5)
        p.cuts(
            [
                (-28 + 9 * k, -32 - 9 * (1 - abs(k - 3) / 3), -24 + 9 * k, -44 - 9 * (1 - abs(k - 3) / 3), 1.6)
                for k in range(7)
            ]
        )
        p.disc(0, -47, 6, "#7fb0a0", 1.6, 0)


def heimdall(p: Picture, x: float, y: float, size: float) -> None:
    """White-bearded watchman under a golden helm, eyes that see a hundred leagues."""
    with p.at(x, y, size):
        p.part(twin("0,-46 -28,-40 -36,-8 -32,28 0,52", 0), "#c98f62", 9)
        for flip in (False, True):
            sign = 1 if flip else -1
            p.put(move(blob("-14,1! -5,-7 6,-7 14,0! 5,7 -6,7"), 16 * sign, 2), "#fff4b8", INK, 2)
            p.disc(16 * sign, 2, 4.4, "#e89a2c", 1.2).disc(16 * sign, 2, 1.8, INK)
        nose(p, 0, 16, 1, "#c98f62")
        _cheeks(p, 18, 30)
        p.part(twin("0,42 -18,38 -36,22 -44,46 -34,72 -16,88 0,112!", 0), PAPER, 11)
        p.folds("-18,54 -24,68 -12,84", "18,54 24,68 12,84", "0,60 2,80 0,98", half=1.7)
        p.part(twin("0,36 -14,33 -32,44 -42,38! -30,54 -10,50 0,44!", 0), "#fffaf0", 4)
        p.part(twin("0,-84 -24,-74 -42,-40 -46,10 -36,44! -30,14 -20,-14 0,-8", 0), GOLD, 11)
        p.part(blob("-5,-82! 5,-82! 6,10 0,20! -6,10"), "#d08a2a", 4)
        p.part(twin("0,-20 -20,-24 -44,-14 -44,-4 -22,-14 0,-8", 0), "#d08a2a", 3, line=1.8)
        curl = limb("-30,-50 -54,-64 -76,-44 -72,-16 -54,-12 -50,-28 -60,-34", 12, 12, 10, 8, 6, 4, 1.4)
        p.part([curl, mirror(curl, 0)], PAPER, 6)
        p.cuts(
            [
                (s * q[0], q[1], s * q[2], q[3], 1.2)
                for s in (-1, 1)
                for q in (
                    (44, -68, 48, -52),
                    (58, -68, 58, -52),
                    (74, -58, 64, -48),
                    (82, -40, 68, -38),
                    (80, -22, 68, -26),
                )
            ]
        )


def tyr(p: Picture, x: float, y: float, size: float) -> None:
    """Scarred, dark-bearded, a mail coif; one eye narrowed."""
    with p.at(x, y, size):
        p.part(twin("0,-70 -34,-60 -48,-20 -46,30 -60,74 0,90", 0), STEEL, 11)
        p.cuts(
            [
                (s * (40 + 3 * (k % 2)), -10 + 9 * k, s * (52 + 2 * (k % 3)), -8 + 9 * k, 1.4)
                for s in (-1, 1)
                for k in range(8)
            ]
        )
        p.part(twin("0,-42 -27,-36 -34,-6 -30,28 0,50", 0), SKIN, 10)
        for flip in (False, True):
            sign = 1 if flip else -1
            eye(p, 15 * sign, 0, 0.95, "#8a8f92", flip, 0.2)
            brow(p, 17 * sign, -11, 1.15, "#2e211c", flip, 0.36)
        nose(p, 0, 14, 1.05, SKIN)
        p.stroke("-26,-28 -18,0 -24,30", 0.4, 1.8, 0.4, fill=RED).cuts(
            [(-25 + 2 * k, -16 + 12 * k, -16 + 2 * k, -18 + 12 * k, 1) for k in range(4)]
        )
        p.part(twin("0,40 -16,36 -34,16 -40,40 -30,66 -14,80 0,88", 0), "#3a2a22", 9)
        p.stroke("-12,48 0,45 12,48", 0.5, 2, 0.5, fill="#7a4a3a")
        p.part(twin("0,34 -14,31 -28,42 -34,38! -24,50 -10,48 0,42!", 0), "#4a362a", 4)
        p.part(twin("0,-62 -24,-54 -34,-30 -30,-22 0,-32", 0), RUST, 6)
