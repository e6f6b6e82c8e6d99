"""The built-in bots: one class, whose settings decide what it does. (not compiled)"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from meadhall.bots.base import Bot, Situation
from meadhall.bots.learned.files import learned_policy
from meadhall.bots.policy import NO_ANSWER, Policy, by_verb, drawn
from meadhall.bots.search import Budget, Estimate, PlayoutPolicy, search
from meadhall.bots.settings import POLICY, RANDOM, BotSettings, SearchParams


class BuiltinBot(Bot):
    """Answers at random, by the policy, or by a search, depending on its settings."""

    def __init__(self, settings: BotSettings, budget: Budget | None = None) -> None:
        super().__init__(Budget(settings.seconds, settings.tries) if budget is None else budget)
        self.settings = settings
        self.key = settings.name
        self.dreams = settings.method != RANDOM

    def consider(self, situation: Situation) -> list[Estimate]:
        method = self.settings.method
        if method == RANDOM:
            at = drawn(by_verb(situation.vocabulary, situation.legal), situation.chance)
            return [Estimate(situation.legal[at], 0.0, 1, "luck")]
        return [by_priors(situation)] if method == POLICY else by_search(situation, self.settings, self.budget)


class SearchPlan(NamedTuple):
    """The policy and the parameters for one question."""

    policy: Policy
    params: SearchParams
    disputed: SearchParams | None = None  # for checking calculated answers; None: they are not checked
    playouts: Policy | None = None  # the policy in playouts, if different


def by_priors(situation: Situation) -> Estimate:
    """Draw an answer by the policy's priors at the policy's temperature."""
    assert situation.dreamer is not None
    policy = situation.policy
    priors = policy.priors(situation.dreamer.world, situation.seat, situation.legal)
    at = drawn([prior ** (1.0 / policy.temperature) for prior in priors], situation.chance)
    return Estimate(situation.legal[at], 0.0, 1, "thumb")


def by_search(situation: Situation, settings: BotSettings, budget: Budget) -> list[Estimate]:
    """Return the calculated or the routine answer, if there is one; else the result of a search."""
    assert situation.dreamer is not None
    dreamer, legal = situation.dreamer, situation.legal
    policy, params, disputed, playouts = prepared(situation, settings)
    known = (exact_estimates(situation, policy) if settings.exact else []) or routine_estimates(situation, policy)
    if not known:
        return search(playouts or policy, dreamer, legal, params, budget)
    if disputed is None or not policy.is_disputed(dreamer.world, situation.seat, legal):
        return known
    return search(playouts or policy, dreamer, legal, disputed, budget, known[0].action)


def exact_estimates(situation: Situation, policy: Policy) -> list[Estimate]:
    """Return the answer that can be calculated, if there is one."""
    assert situation.dreamer is not None
    action = policy.exact_answer(situation.dreamer.world, situation.seat, situation.legal)
    return [] if action == NO_ANSWER else [Estimate(action, 0.0, 1, "odds")]


def routine_estimates(situation: Situation, policy: Policy) -> list[Estimate]:
    """Return the policy's answer if the question is routine; else an empty list."""
    assert situation.dreamer is not None
    world, seat, legal = situation.dreamer.world, situation.seat, situation.legal
    if not policy.is_routine(world, seat, legal):
        return []
    return [Estimate(policy.choose(world, seat, legal, situation.chance), 0.0, 1, "habit")]


def prepared(situation: Situation, settings: BotSettings) -> SearchPlan:
    """Return the plan: the seat's policy, with parameters from the settings, the game and the learned weights."""
    assert situation.dreamer is not None
    own, seat, seats = situation.policy, situation.seat, situation.seats
    if not settings.for_search:
        policy = own.with_character(seat, settings.character) if settings.character else own
        worlds = min(settings.search.worlds, policy.worlds)
        return SearchPlan(policy, msgspec.structs.replace(settings.search, worlds=worlds))
    world = situation.dreamer.world
    learned = learned_policy(situation.game, world.rules, seat) if settings.learned else None
    if learned is None:
        policy = own.for_search(seat, seats)
        return SearchPlan(policy, tree_params(settings.search, policy, policy.prior_scale))
    table, policy = learned.table, learned.policy
    if not table.network:
        return SearchPlan(policy, tree_params(settings.search, policy, table.prior_scale or policy.prior_scale))
    params = table.turn if policy.is_quiet(world) else table.other
    rivals = [own.for_search(other, seats) for other in range(seats)]
    return SearchPlan(
        policy, params, table.disputed, PlayoutPolicy(policy, seat, rivals) if params.plain_rivals else None
    )


def tree_params(params: SearchParams, policy: Policy, prior_scale: float) -> SearchParams:
    """Return tree parameters as the game's policy wants them."""
    return msgspec.structs.replace(
        params,
        prior=params.prior * prior_scale,
        early_prior=policy.early_prior,
        rival_nodes=policy.rival_nodes,
        to_the_end=policy.to_the_end,
    )
