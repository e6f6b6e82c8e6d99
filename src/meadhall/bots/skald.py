"""The skald: searches as the einherjar does, and judges as it has learned from its own games. (not compiled)"""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import ClassVar

from meadhall import shelf
from meadhall.bots.base import Glimpse
from meadhall.bots.einherjar import Einherjar, by_odds
from meadhall.bots.jarl import by_habit
from meadhall.bots.learned import LearnedOpinion
from meadhall.bots.network import Network, Reading
from meadhall.bots.opinion import Opinion
from meadhall.bots.thinking import Estimate, Manner
from meadhall.bots.tree import Tree
from meadhall.bots.value import load, misfit, reading_of
from meadhall.core.chance import FastChance
from meadhall.core.match import Match
from meadhall.packing import Setting, bench, setting_of

MANNER = Manner(dreams=0, candidates=10, sight=0.12, calm=2, curiosity=0.3)
LOG = logging.getLogger("meadhall.bots")


class Skald(Einherjar):
    """Where nothing was learned for a table it judges as the einherjar, and says so once."""

    key: ClassVar[str] = "skald"

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        glimpse = glimpse._replace(opinion=learned_for(glimpse))
        assert glimpse.dreamer is not None
        known = by_odds(glimpse) or by_habit(glimpse)
        return known or Tree(glimpse.opinion, glimpse.dreamer, MANNER).search(self.budget)


def learned_for(glimpse: Glimpse) -> Opinion:
    """What somebody thinks at this seat who takes his time and has learned, if there was something to learn from."""
    patient = glimpse.opinion.patient(glimpse.seat, glimpse.seats)
    assert glimpse.dreamer is not None
    found = value_for(setting_at(glimpse.game, glimpse.dreamer.world))
    return patient if found is None else LearnedOpinion(glimpse.opinion, patient, *found)


def setting_at(game: str, world: Match) -> Setting:
    return setting_of(shelf.take(game), world.rules.setup)


@lru_cache(maxsize=64)
def value_for(setting: Setting) -> tuple[Network, Reading] | None:
    """The network of a game and how it reads this table; None, and a word in the log, where it does not fit."""
    file = shelf.kit(setting.game).value
    if file is None or not file.exists():
        return None
    at, value = bench(setting), load(file)
    match = at.game.new(at.rules, FastChance(1, 1))
    if why := misfit(value.head, at.game, match):
        LOG.info("%s: judged as without learning; the values were %s", setting.game, why)
        return None
    return value.network, reading_of(value.head, at.game, match)
