"""Calculated answers that may be wrong: when they are compared with others, with which, and what then counts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from meadhall.bots.base import Situation
from meadhall.bots.builtin import BuiltinBot, exact_estimates, prepared, routine_estimates
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.policy import NEUTRAL, Policy
from meadhall.bots.search import BaselineSearch, Candidate, ExactPolicy
from meadhall.bots.settings import STRENGTHS
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAY
from tests.bots.positions import choices
from tests.exam.setups import Case, games

DUEL = next(Case(game, view, 2, []) for game, view in games() if game.key == "valhalla")
FOUR = Case(DUEL.game, DUEL.view, 4, [])
FOR_GOOD = {"play-tactic", "use-jarl", "send-to-valhalla"}


SKALD = STRENGTHS["skald"]


def situations(case: Case, seed: str, most: int) -> Iterator[tuple[Match, Situation]]:
    """What a skald knows at the questions of a random game."""
    for match, seat in choices(case, seed, every=1, most=most):
        yield match, Driver(case.game, seeded("a mind")).situation(match, seat, BuiltinBot(SKALD))


def policy_of(situation: Situation) -> Policy:
    return prepared(situation, SKALD).policy


def disputed(situation: Situation) -> bool:
    """Would the skald compare a calculated answer with others here?"""
    assert situation.dreamer is not None
    thinking = prepared(situation, SKALD)
    world, seat = situation.dreamer.world, situation.seat
    return thinking.disputed is not None and thinking.policy.is_disputed(world, seat, situation.legal)


def disputes(seed: str, most: int = 400) -> list[Situation]:
    return [situation for _, situation in situations(FOUR, seed, most) if disputed(situation)]


def test_what_may_be_given_away_for_good_in_one_s_own_battle_is_disputed() -> None:
    found: set[str] = set()
    for match, situation in battles():
        assert isinstance(match, Valhalla)
        fought = match.fight is not None and match.fight.fights(situation.seat)
        verbs = (situation.vocabulary.table[action] for action in situation.legal)
        spent = {verb.key for verb in verbs if verb is not None} & FOR_GOOD if fought else set()
        assert disputed(situation) or not spent
        assert fought or not disputed(situation)
        found |= spent
    assert found == FOR_GOOD


def test_how_long_somebody_thinks_in_a_battle_does_not_tell_what_is_in_hand() -> None:
    """In a world with another hand for this seat the same questions are disputed, with tactics in hand and without."""
    with_tactics: set[bool] = set()
    for match, situation in battles():
        seat = situation.seat
        if disputed(situation):
            other = match.determinize((seat + 1) % match.seats, seeded("dealt anew"))
            assert policy_of(situation).is_disputed(other, seat, list(other.legal(seat)))
            with_tactics |= {any(PLAY.has(action) for action in one.legal(seat)) for one in (match, other)}
    assert with_tactics == {False, True}


def battles() -> Iterator[tuple[Match, Situation]]:
    games = ("for good", "for better", "for worse", "for ever")
    return chain.from_iterable(situations(FOUR, seed, 400) for seed in games)


def test_a_game_without_such_questions_and_other_tables_dispute_nothing() -> None:
    for match, situation in situations(DUEL, "duel", 120):
        assert not disputed(situation)
        assert not NEUTRAL.is_disputed(match, situation.seat, situation.legal)


def known_to(situation: Situation) -> int:
    policy = policy_of(situation)
    return (exact_estimates(situation, policy) or routine_estimates(situation, policy))[0].action


@pytest.mark.parametrize("wins", [False, True])
def test_the_known_answer_is_given_unless_another_beats_it(wins: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = disputes("beaten")
    for situation in asked:
        known = known_to(situation)
        prized = next(action for action in situation.legal if action != known) if wins else known

        def playout(_: BaselineSearch, one: Candidate, world: Match, exact: bool, best: int = prized) -> float:
            return 0.7 if one.action == best else 0.5

        monkeypatch.setattr(BaselineSearch, "playout", playout)
        thought = {estimate.action: estimate for estimate in BuiltinBot(SKALD).consider(situation)}
        first = next(iter(thought))
        assert known in thought
        assert first == (prized if prized in thought else known)
    assert len(asked) > 5


def test_a_battle_is_calculated_before_a_playout_goes_on_by_quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    (situation, *_) = disputes("through")
    assert situation.dreamer is not None
    thinking = prepared(situation, SKALD)
    stretches: list[tuple[bool, int]] = []

    def note(policy: Policy, world: Match, luck: Chance, moments: int) -> None:
        stretches.append((isinstance(policy, ExactPolicy), moments))

    monkeypatch.setattr("meadhall.bots.search.play_on", note)
    assert thinking.disputed is not None
    for params, first in ((thinking.disputed, [(True, 1)]), (thinking.params, [])):
        stretches.clear()
        search = BaselineSearch(thinking.policy, situation.dreamer, situation.legal, params, situation.legal[0])
        search.playout(search.baseline, situation.dreamer.dream(), exact=False)
        assert stretches == [*first, (False, 1), (False, 3), (False, 3)]
        assert search.baseline.action == situation.legal[0]


def test_what_is_hidden_does_not_change_a_dispute() -> None:
    compared = 0
    for match, seat in choices(FOUR, "hidden disputes", every=1, most=200):
        situation = Driver(FOUR.game, seeded("a mind")).situation(match, seat, BuiltinBot(SKALD))
        if compared < 6 and disputed(situation):
            other = match.determinize(seat, seeded("dealt anew"))
            bot = recruit("skald@12", FOUR.game)
            minds = [Driver(FOUR.game, seeded("a mind")).consider(one, seat, bot) for one in (match, other)]
            assert minds[0] == minds[1]
            compared += minds[0][0].reason == "tree"
    assert compared == 6


def test_without_learned_weights_calculated_answers_are_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.builtin.learned_policy", lambda *_: None)
    for _, situation in situations(FOUR, "plain", 60):
        assert not disputed(situation)
