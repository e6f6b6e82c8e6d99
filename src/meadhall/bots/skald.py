"""The skald: searches with a taste and a judge learned from its own games. (not compiled)"""

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
from meadhall.bots.learned.school import SearchSettings, schooled
from meadhall.bots.learned.value import load, misfit, reading_of
from meadhall.bots.opinion import Opinion
from meadhall.bots.rollouts import BY_ODDS, FAR, FAR_BATTLES, FAR_TURNS, USUAL, Comparison, DreamCompany, Trials
from meadhall.bots.thinking import Budget, Estimate, Manner
from meadhall.bots.tree import Tree
from meadhall.core.match import Match

MANNER = Manner(dreams=0, candidates=10, sight=0.12, calm=2, curiosity=0.3)  # where the network judges
LOG = logging.getLogger("meadhall.bots")


class Skald(Einherjar):
    """Where nothing was learned for a table it plays as the einherjar, and says so once."""

    key: ClassVar[str] = "skald"

    def consider(self, glimpse: Glimpse) -> list[Estimate]:
        glimpse = glimpse._replace(opinion=learned_for(glimpse))
        ahead = ahead_of(glimpse)
        known = by_odds(glimpse) or (by_habit(glimpse) if ahead == 0 else by_plain_habit(glimpse))
        if known:
            return contested(glimpse, ahead, known[0].action, self.budget) if disputed(glimpse) else known
        return searched(glimpse, ahead, self.budget)


def searched(glimpse: Glimpse, ahead: int, budget: Budget) -> list[Estimate]:
    """By answers that are played on, or by a tree."""
    opinion, dreamer = glimpse.opinion, glimpse.dreamer
    assert dreamer is not None
    if ahead > 0:
        way = way_of(settings_of(glimpse), opinion.quiet(dreamer.world))
        return Comparison(company_of(glimpse), dreamer, glimpse.legal, ahead, way).search(budget)
    return Tree(opinion, dreamer, manner_of(opinion)).search(budget)


def disputed(glimpse: Glimpse) -> bool:
    """Is an answer that is known already compared with others after all?"""
    assert glimpse.dreamer is not None
    world, seat, legal = glimpse.dreamer.world, glimpse.seat, glimpse.legal
    return settings_of(glimpse).disputes and glimpse.opinion.disputed(world, seat, legal)


def contested(glimpse: Glimpse, ahead: int, known: int, budget: Budget) -> list[Estimate]:
    """The known answer, unless another one beats it in dreams."""
    assert glimpse.dreamer is not None
    company = company_of(glimpse)
    return Comparison(company, glimpse.dreamer, glimpse.legal, ahead, FAR_BATTLES, known).search(budget)


def way_of(settings: SearchSettings, turn: bool) -> Trials:
    """How answers are compared: what to do in a turn is more than which card to keep."""
    if settings.far:
        return FAR_TURNS if turn else FAR
    return BY_ODDS if settings.exact_turns and turn else USUAL


def settings_of(glimpse: Glimpse) -> SearchSettings:
    """How this table is searched; as ever where nobody learned to judge such a one."""
    assert glimpse.dreamer is not None
    if not isinstance(glimpse.opinion, LearnedOpinion):
        return SearchSettings()
    taught = schooled(glimpse.game, glimpse.opinion.own, glimpse.dreamer.world, glimpse.seat)
    return SearchSettings() if taught is None else taught.search


def ahead_of(glimpse: Glimpse) -> int:
    """For how many quiet moments answers are played on; 0 where nobody learned to judge such a table."""
    return settings_of(glimpse).ahead


def company_of(glimpse: Glimpse) -> Opinion:
    """Who plays the dreams on: most rivals have not learned what we have, and hurry more."""
    if not settings_of(glimpse).plain_rivals:
        return glimpse.opinion
    assert isinstance(glimpse.opinion, LearnedOpinion)
    own, seats = glimpse.opinion.own, glimpse.seats
    return DreamCompany(glimpse.opinion, glimpse.seat, [own.patient(other, seats) for other in range(seats)])


def by_plain_habit(glimpse: Glimpse) -> list[Estimate]:
    """The quick answer where everybody gives it: somebody who plays tries to the end leaves more to habit."""
    opinion, dreamer = glimpse.opinion, glimpse.dreamer
    assert isinstance(opinion, LearnedOpinion)
    assert dreamer is not None
    if not opinion.own.habit(dreamer.world, glimpse.seat, glimpse.legal):
        return []
    return [Estimate(opinion.quick(dreamer.world, glimpse.seat, glimpse.legal, glimpse.chance), 0.0, 1, "habit")]


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
    found = value_for(glimpse.game, world, taught.search.weights) if taught.search.network else None
    return taught.opinion if found is None else LearnedOpinion(own, taught.opinion, *found)


Agreed = tuple[str, int, tuple[str, ...], tuple[tuple[str, str], ...], str, int, str]  # all that a table agreed on
FoundNetwork = tuple[Network, InputReading] | None
KNOWN: dict[Agreed, FoundNetwork] = {}  # what a process has found out once


def value_for(game: str, world: Match, weights: str = "") -> FoundNetwork:
    """The network of a game, or of one of its other files, and how it reads this table; None where it does not fit."""
    setup = world.rules.setup
    options = tuple(sorted(setup.options.items()))
    agreed = (game, setup.seats, tuple(setup.modules), options, setup.cards, setup.rules, weights)
    if agreed not in KNOWN:
        KNOWN[agreed] = looked_for(game, world, weights)
    return KNOWN[agreed]


def looked_for(game: str, world: Match, weights: str = "") -> FoundNetwork:
    """The same, read from its file; and a word in the log where it does not fit."""
    file, title = shelf.kit(game).value, shelf.take(game)
    file = file.with_name(weights) if file is not None and weights else file
    if file is None or not file.exists():
        return None
    value = load(file)
    if why := misfit(value.head, title, world):
        LOG.info("%s: judged as without learning; the values were %s", game, why)
        return None
    return value.network, reading_of(value.head, title, world)
