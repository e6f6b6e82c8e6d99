"""The map: nine provinces, three regions, four fjords.   (spec: BR-MAP)"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.answers import row_of
from meadhall.core.cards import Entry, Field, check_entry, entries, number, read_toml, text
from meadhall.games.bloodrage.terms import FIRST_FJORD, FJORDS, NONE, PROVINCES, REGION_NAMES, YGGDRASIL

MAP_FILE: Final = Path(__file__).parent.parent / "cards" / "map.toml"
COMPASS: Final = ("north", "east", "south", "west")
NO_LIMIT: Final = 99
FIELDS: Final = [
    Field("id", "text"),
    Field("region", "text", needed=False, choices=REGION_NAMES),
    Field("villages", "number", needed=False, least=3, most=5),
    Field("fjord", "text", needed=False, choices=COMPASS),
]


class Province:
    """A province as printed. Each village holds one figure (BR-MAP-05, BR-MAP-06)."""

    def __init__(self, name: str, region: int, villages: int, fjord: int) -> None:
        self.name = name
        self.region = region
        self.villages = villages
        self.fjord = fjord  # the fjord whose ships support it (BR-MAP-08, BR-MAP-09)


def _province(row: Entry) -> Province:
    """BR-MAP-07: Yggdrasil has no region, no fjord, no villages and no limit. BR-MAP-09: the others have a fjord."""
    check_entry(row, FIELDS, f"{MAP_FILE.name}, {row.get('id')}")
    if "region" not in row:
        return Province(text(row, "id"), NONE, NO_LIMIT, NONE)
    fjord = FIRST_FJORD + COMPASS.index(text(row, "fjord"))
    return Province(text(row, "id"), REGION_NAMES.index(text(row, "region")), number(row, "villages"), fjord)


def _neighbours(province: int) -> list[int]:
    """BR-MAP-02, BR-MAP-03 and BR-MAP-04: two on the ring and Yggdrasil; Yggdrasil is adjacent to all."""
    if province == YGGDRASIL:
        return list(range(1, PROVINCES))
    ring = PROVINCES - 1
    return sorted([YGGDRASIL, 1 + (province - 2) % ring, 1 + province % ring])


# BR-MAP-01: Yggdrasil first, then the eight outer provinces of three regions.
BOARD_MAP: Final = [_province(row) for row in entries(read_toml(MAP_FILE), "province", MAP_FILE.name)]
PROVINCE_NAMES: Final = [province.name for province in BOARD_MAP]
PLACE_NAMES: Final = [*PROVINCE_NAMES, *COMPASS, "reserve", "valhalla"]
NEIGHBOURS: Final = [_neighbours(province) for province in range(PROVINCES)]
VILLAGES: Final = row_of([province.villages for province in BOARD_MAP])
FJORD_OF: Final = row_of([province.fjord for province in BOARD_MAP])
SHORES: Final = [
    [p for p in range(PROVINCES) if FJORD_OF[p] == fjord] for fjord in range(FIRST_FJORD, FIRST_FJORD + FJORDS)
]
REGIONS: Final = [[p for p in range(PROVINCES) if BOARD_MAP[p].region == r] for r in range(len(REGION_NAMES))]
