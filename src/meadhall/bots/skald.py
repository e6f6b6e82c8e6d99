"""The skald: the einherjar's search with a taste and a judge learned from its own games. (not compiled)"""

from __future__ import annotations

import logging
from typing import ClassVar

from meadhall import shelf
from meadhall.bots import einherjar
from meadhall.bots.base import Glimpse
from meadhall.bots.einherjar import Einherjar, by_odds
from meadhall.bots.jarl import by_habit
from meadhall.bots.learned.judge import LearnedOpinion
from meadhall.bots.learned.network import InputReading, Network
from meadhall.bots.learned.school import schooled
from meadhall.bots.learned.value import load, misfit, reading_of
from meadhall.bots.opinion import Opinion
from meadhall.bots.thinking import Estimate, Manner
from meadhall.bots.tree import Tree
from meadhall.core.match import Match

MANNER = Manner(dreams=0, candidates=10, sight=0.12, calm=2, curiosity=0.3)  # where the network judges
LOG = logging.getLogger("meadhall.bots")


class Skald(Einherjar):
    """Where nothing was learned for a table it plays as the einherjar, and says so once."""

    key: ClassVar[str] = "skald"

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        glimpse = glimpse._replace(opinion=learned_for(glimpse))
        assert glimpse.dreamer is not None
        known = by_odds(glimpse) or by_habit(glimpse)
        return known or Tree(glimpse.opinion, glimpse.dreamer, manner_of(glimpse.opinion)).search(self.budget)


def manner_of(opinion: Opinion) -> Manner:
    """A network judges positions that are nearer."""
    return MANNER if isinstance(opinion, LearnedOpinion) else einherjar.MANNER


def learned_for(glimpse: Glimpse) -> Opinion:
    """What somebody thinks at this seat who takes his time and has learned, if there was something to learn from."""
    assert glimpse.dreamer is not None
    world, own = glimpse.dreamer.world, glimpse.opinion
    taught = schooled(glimpse.game, own, world, glimpse.seat)
    if taught is None:
        return own.patient(glimpse.seat, glimpse.seats)
    found = value_for(glimpse.game, world) if taught.search.network else None
    return taught.opinion if found is None else LearnedOpinion(own, taught.opinion, *found)


Agreed = tuple[str, int, tuple[str, ...], tuple[tuple[str, str], ...], str, int]  # all that a table agreed on
FoundNetwork = tuple[Network, InputReading] | None
KNOWN: dict[Agreed, FoundNetwork] = {}  # what a process has found out once


def value_for(game: str, world: Match) -> FoundNetwork:
    """The network of a game and how it reads this table; None where it does not fit."""
    setup = world.rules.setup
    options = tuple(sorted(setup.options.items()))
    agreed = (game, setup.seats, tuple(setup.modules), options, setup.cards, setup.rules)
    if agreed not in KNOWN:
        KNOWN[agreed] = looked_for(game, world)
    return KNOWN[agreed]


def looked_for(game: str, world: Match) -> FoundNetwork:
    """The same, read from its file; and a word in the log where it does not fit."""
    file, title = shelf.kit(game).value, shelf.take(game)
    if file is None or not file.exists():
        return None
    value = load(file)
    if why := misfit(value.head, title, world):
        LOG.info("%s: judged as without learning; the values were %s", game, why)
        return None
    return value.network, reading_of(value.head, title, world)
