"""Inks: dark ink and warm paper everywhere, and two inks that say whose card it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.engine.cutting import Ink, Rows, Style
from art.engine.picture import PAPER


@dataclass(frozen=True)
class Palette:
    main: str
    light: str


CLANS: Final = {
    "bear": Palette("#c41", "#ea6"),
    "wolf": Palette("#373", "#ab8"),
    "boar": Palette("#b81", "#ec7"),
    "deer": Palette("#649", "#bad"),
    "frost": Palette("#38b", "#bde"),
}
PALETTES: Final[dict[str, Palette]] = CLANS | {
    "tactic": Palette("#955", "#dba"),
    "crimson": Palette("#a22", "#eb5"),
    "teal": Palette("#177", "#eb5"),
    "plum": Palette("#747", "#eb5"),
    "navy": Palette("#258", "#eb5"),
    "moss": Palette("#563", "#eb5"),
    "rust": Palette("#a51", "#fd8"),
    "slate": Palette("#466", "#eb5"),
    "thor": Palette("#457", "#9bc"),
    "tyr": Palette("#922", "#e97"),
    "loki": Palette("#683", "#cd7"),
    "king": Palette("#a70", "#fc5"),
    "jormungandr": Palette("#265", "#7ca"),
    "surtr": Palette("#c20", "#fa2"),
    "hel": Palette("#546", "#9cb"),
    "fenrir": Palette("#456", "#abc"),
}

PALETTES.update({f"{one}+{two}": Palette(CLANS[one].main, CLANS[two].light) for one in CLANS for two in CLANS})

# Materials whose shade is hatched finely, and those that are cut with a broad knife.
WEIGHTS: Final = {
    "skin": 0.62, "bone": 0.7, "fur": 0.8, "ruff": 1.8, "cloak": 1.7, "mail": 1.8, "plate": 1.5, "quilt": 1.5,
    "hair": 1.0, "scale": 0.8, "stone": 1.2,
}  # fmt: skip
RIMMED: Final = (
    "cloak",
    "cloak2",
    "hair",
    "fur",
    "ruff",
    "iron",
    "mail",
    "skin",
    "scale",
    "stone",
    "leather",
    "plate",
    "quilt",
)


ROWS: Final = (
    Rows("mail", 3.5, "3.5 4"),
    Rows("plate", 15, "2.5 11"),
    Rows("quilt", 3, "9 5"),
)


@dataclass(frozen=True)
class Dyes:
    """Which of the inks hair, fur and cloth are cut in: P paper, A main, B light."""

    hair: str = "PB"  # light cut, main cut
    fur: str = "PB"
    cloth: str = "BA"
    skin: str = "PB"
    over: str = "BA"
    glow: float = 0.0  # how much lighter skin is cut


def style(palette: Palette, dyes: Dyes, halo: bool = True) -> Style:
    tones = {"P": PAPER, "A": palette.main, "B": palette.light}
    hair, fur, cloth, skin, over = (
        (tones[pair[0]], tones[pair[1]]) for pair in (dyes.hair, dyes.fur, dyes.cloth, dyes.skin, dyes.over)
    )
    a, b = palette.main, palette.light
    inks = (
        *_two("cloak", over, (0.40, 0.80), (0.22, 0.20)),
        *_two("cloak2", cloth, (0.36, 0.74), (0.24, 0.22)),
        *_two("skin", skin, (0.28 - dyes.glow, 0.52 - dyes.glow), (0.13, 0.11)),
        *_two("hair", hair, (0.44, 0.72), (0.50, 0.44)),
        *_two("fur", fur, (0.30, 0.70), (0.24, 0.24)),
        *_two("ruff", fur, (0.30, 0.70), (0.24, 0.24)),
        *_two("iron", (PAPER, b), (0.40, 0.70), (0.26, 0.22)),
        *_two("mail", (PAPER, b), (0.34, 0.80), (0.0, 0.0)),
        *_two("plate", (PAPER, b), (0.34, 0.74), (0.0, 0.0)),
        *_two("quilt", (b, a), (0.34, 0.76), (0.0, 0.0)),
        *_two("gold", (PAPER, a), (0.26, 0.74), (0.10, 0.16)),
        *_two("crown", (PAPER, b), (0.30, 0.80), (0.0, 0.0)),
        *_two("leather", (b, a), (0.42, 0.84), (0.16, 0.14)),
        *_two("bone", (PAPER, b), (0.22, 0.50), (0.0, 0.0)),
        *_two("ice", (PAPER, a), (0.10, 0.55), (0.0, 0.0)),
        *_two("scale", (b, a), (0.34, 0.70), (0.34, 0.34)),
        *_two("stone", (b, a), (0.34, 0.66), (0.18, 0.16)),
        *_two("feather", (PAPER, b), (0.20, 0.52), (0.16, 0.14)),
        Ink("nose", 1, b, 0.84),
        Ink("flame", 0, a, 0.05, 0.2),
        Ink("flame", 1, b, 0.50, 0.3),
        Ink("flame", 2, PAPER, 0.86, 0.2),
        Ink("dark", 1, a, 9.0),
        *_two("tongue", (b, a), (0.2, 0.7), (0.0, 0.0)),
        Ink("white", 1, PAPER, -0.2),
        Ink("flat", 1, a, -0.2),
    )
    return Style(inks, ROWS, WEIGHTS, RIMMED, b, PAPER if halo else "")


def _two(material: str, tones: tuple[str, str], over: tuple[float, float], hatch: tuple[float, float]) -> list[Ink]:
    """A middle tone and a light one; a light that equals the middle tone is left out."""
    light, middle = tones
    inks = [Ink(material, 0, middle, over[0], hatch[0])]
    return inks if light == middle else [*inks, Ink(material, 1, light, over[1], hatch[1])]
