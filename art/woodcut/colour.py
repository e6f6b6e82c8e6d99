"""The inks: dark ink, warm paper and a dozen colours; lights and shades of a colour are mixed from it."""

INK, PAPER, BONE = "#211", "#f3e7cc", "#e2cf9f"
RED, OCHRE, RUST = "#b23a22", "#dfa23a", "#8a3f22"
BLUE, ICE, SLATE = "#3f6c80", "#a9cdd2", "#566a74"
MOSS, TEAL, PLUM = "#71804a", "#2f6763", "#5b4257"
GOLD, EMBER, NIGHT = "#ecb94a", "#e8672c", "#232a3c"
SKIN, PALE, OAK = "#d9a87c", "#ecc8a2", "#6b4426"
SHADE, GLOW = "#2a1526", "#fff2d2"


def mix(one: str, other: str, share: float) -> str:
    """A colour between two, written with three digits: pictures stay small and the palette stays limited."""
    pairs = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{min(15, round((a + (b - a) * share) / 17)):x}" for a, b in pairs)


def short(colour: str) -> str:
    """The nearest colour of three digits."""
    return colour if len(colour) < 7 else mix(colour, colour, 0)


def shade(colour: str, share: float = 0.36) -> str:
    return mix(colour, SHADE, share)


def light(colour: str, share: float = 0.42) -> str:
    return mix(colour, GLOW, share)


def _parts(colour: str) -> tuple[int, int, int]:
    digits = colour[1:]
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
