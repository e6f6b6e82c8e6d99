"""python -m art.bloodrage draw|sheets|check [words of ids]"""

import sys

from art.bloodrage import check, shelf
from art.bloodrage.catalogue import designs
from art.bloodrage.design import Design
from art.bloodrage.sheets import sheet

SHEETS = shelf.ROOT / "build" / "art" / "bloodrage"
MAPS = {1280: 1, 390: 3}
SIZES = {60: 20, 90: 14, 180: 7, 400: 3}  # width of a picture: pictures in a row


def chosen(words: list[str]) -> list[Design]:
    return [design for design in designs() if not words or any(word in design.id for word in words)]


def draw(words: list[str]) -> int:
    found = chosen(words)
    total = shelf.write(found)
    print(f"{len(found)} pictures, {total} bytes, in {shelf.ART.relative_to(shelf.ROOT)}")
    return 0


def sheets(words: list[str]) -> int:
    """One sheet for each kind of picture and size."""
    found = chosen(words)
    for kind in dict.fromkeys(design.kind.name for design in found):
        svgs = [(shelf.ART / f"{d.id}.svg").read_text() for d in found if d.kind.name == kind]
        for width, columns in (MAPS if kind in ("map", "layer") else SIZES).items():
            sheet(svgs, width, columns, SHEETS / f"{kind}-{width}.png")
    print(f"sheets in {SHEETS.relative_to(shelf.ROOT)}")
    return 0


def checked(_: list[str]) -> int:
    found = check.faults()
    print("\n".join(found) or "no faults")
    return 1 if found else 0


COMMANDS = {"draw": draw, "sheets": sheets, "check": checked}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in COMMANDS:
        print(f"{__doc__}\nunknown command; there are: {', '.join(COMMANDS)}", file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]](arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
