"""Learned tastes: a file of numbers by name, and the cards and tables they were made for. (not compiled)"""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

import msgspec

from meadhall import shelf
from meadhall.bots.opinion import Opinion
from meadhall.core.errors import DataError
from meadhall.core.match import Match

LOG = logging.getLogger("meadhall.bots")
FORMAT = "meadhall-taste-1"
FILE = "taste.json"

Told = dict[str, list[float]]


class School(msgspec.Struct, frozen=True):
    """What was learned, by the smallest number of players that it is good for."""

    format: str
    game: str
    cards: str  # the digest of the cards
    made: str
    tables: dict[int, Told]


@lru_cache(maxsize=8)
def read(path: Path) -> School:
    """The file, read once; refused where it is none."""
    try:
        school = msgspec.json.decode(path.read_bytes(), type=School)
    except msgspec.DecodeError as error:
        raise DataError(f"{path.name}: not a learned taste: {error}", right="meadhall learn writes them") from None
    if school.format != FORMAT:
        raise DataError(f"{path.name}: a taste of the format {school.format!r}", right=FORMAT)
    return school


Key = tuple[str, int, int, str]  # game, seats, seat, digest of the cards
KNOWN: dict[Key, Opinion | None] = {}  # what a process has found out once


def schooled(game: str, opinion: Opinion, world: Match, seat: int) -> Opinion | None:
    """The opinion of somebody at this seat who has learned; None where nothing fits the table, and the log says why."""
    key = (game, world.seats, seat, shelf.take(game).cards_digest(world.rules))
    if key not in KNOWN:
        told, why = lessons(game, world.seats, key[-1])
        if why:
            LOG.info("%s: plays as without learning; the taste was %s", game, why)
        KNOWN[key] = None if why else opinion.taught(seat, world.seats, told)
    return KNOWN[key]


def lessons(game: str, seats: int, cards: str) -> tuple[Told, str]:
    """What was learned for such a table; or nothing, and why."""
    file = Path(__file__).parent / game / FILE
    if not file.exists():
        return {}, "never made"
    school = read(file)
    if cards != school.cards:
        return {}, "made with other cards"
    tables = [players for players in school.tables if players <= seats]
    return (school.tables[max(tables)], "") if tables else ({}, f"made for more than {seats} players")
