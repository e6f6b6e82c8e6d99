"""python -m art.table draw|sheets|check"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from art.table.planks import tile

TILE: Final = Path(__file__).parents[2] / "web" / "src" / "ui" / "style" / "planks.tile.svg"


def main(arguments: list[str]) -> int:
    if arguments == ["draw"]:
        TILE.write_text(tile(), encoding="utf-8")
    if arguments == ["check"] and TILE.read_text(encoding="utf-8") != tile():
        print(f"{TILE.name} is not what is drawn: python -m art.table draw")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
