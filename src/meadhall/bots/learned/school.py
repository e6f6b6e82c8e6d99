"""Learned tastes: a file of numbers by name, and the cards and tables they were made for. (not compiled)"""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from meadhall import datafiles, shelf
from meadhall.bots.opinion import Opinion
from meadhall.core.match import Match

LOG = logging.getLogger("meadhall.bots")
FORMAT = "meadhall-taste-1"
KIND = datafiles.FileKind(FORMAT, "a learned taste", "meadhall learn")
FILE = "taste.json"

LearnedNumbers = dict[str, list[float]]


class SearchSettings(msgspec.Struct, frozen=True):
    """How somebody with this taste searches best."""

    network: bool = False  # judge positions by the learned network, where one fits
    sight: float = 0.0  # how much first sight counts; 0: as ever
    only_turns: bool = False  # everything but turns is a matter of taste
    ahead: int = 0  # quiet moments that answers are played on as one really plays; 0: a tree search instead
    weights: str = ""  # the file of the network, beside this one; "": the one that judges for reviews
    plain_rivals: bool = False  # rivals answer in dreams as patient ones who learned nothing; else as we do
    exact_turns: bool = False  # turns are tried with battles of the dreams reckoned out too, where there is time
    far: bool = False  # every second of the last quiet moments is judged, and turns are thought about longer
    disputes: bool = False  # what was reckoned out is compared with other answers, where more is at stake


class School(datafiles.Formatted, frozen=True):
    """What was learned, by the smallest number of players that it is good for."""

    game: str
    cards: str  # the digest of the cards
    made: str
    search: dict[int, SearchSettings]
    tables: dict[int, LearnedNumbers]


class Taught(NamedTuple):
    """An opinion with what was learned."""

    opinion: Opinion
    search: SearchSettings


@lru_cache(maxsize=8)
def read(path: Path) -> School:
    """The file, read once; refused where it is none."""
    return datafiles.decoded(path.read_bytes(), path.name, School, KIND)


Key = tuple[str, int, int, str]  # game, seats, seat, digest of the cards
KNOWN: dict[Key, Taught | None] = {}  # what a process has found out once


def schooled(game: str, opinion: Opinion, world: Match, seat: int) -> Taught | None:
    """The opinion of somebody at this seat who has learned; None where nothing fits the table, and the log says why."""
    key = (game, world.seats, seat, shelf.take(game).cards_digest(world.rules))
    if key not in KNOWN:
        KNOWN[key] = found(game, opinion, world, seat)
    return KNOWN[key]


def found(game: str, opinion: Opinion, world: Match, seat: int) -> Taught | None:
    """The same, from the file of the game."""
    told, search, why = lessons(game, world)
    if why:
        LOG.info("%s: plays as without learning; the taste was %s", game, why)
        return None
    taught = opinion.taught(seat, world.seats, told)
    taught.sight = search.sight or taught.sight
    if search.only_turns:
        taught.only_turns = True
    return Taught(taught, search)


def lessons(game: str, world: Match) -> tuple[LearnedNumbers, SearchSettings, str]:
    """What was learned for such a table; or nothing, and why."""
    file = Path(__file__).parent.parent / game / FILE
    if not file.exists():
        return {}, SearchSettings(), "never made"
    school = read(file)
    if shelf.take(game).cards_digest(world.rules) != school.cards:
        return {}, SearchSettings(), "made with other cards"
    tables = [players for players in school.tables if players <= world.seats]
    if not tables:
        return {}, SearchSettings(), f"made for more than {world.seats} players"
    known = [players for players in school.search if players <= world.seats]
    search = school.search[max(known)] if known else SearchSettings()
    return school.tables[max(tables)], search, ""
