"""Answers that were reckoned out and are compared with others after all: when, with what, and what then counts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from meadhall.bots.base import Glimpse
from meadhall.bots.driver import Driver, opinion_of, recruit
from meadhall.bots.einherjar import by_odds
from meadhall.bots.opinion import NEUTRAL, Opinion
from meadhall.bots.rollouts import FAR_BATTLES, FAR_TURNS, Comparison, Reckoners
from meadhall.bots.skald import Skald, by_plain_habit, disputed, learned_for
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.tactics import PLAY
from tests.bots.positions import choices
from tests.exam.setups import Case, games

DUEL = next(Case(game, view, 2, []) for game, view in games() if game.key == "valhalla")
FOUR = Case(DUEL.game, DUEL.view, 4, [])
FOR_GOOD = {"play-tactic", "use-jarl", "send-to-valhalla"}


def glimpses(case: Case, seed: str, most: int) -> Iterator[tuple[Match, Glimpse]]:
    """What a skald sees at the questions of a random game."""
    for match, seat in choices(case, seed, every=1, most=most):
        glimpse = Driver(case.game, seeded("a mind")).glimpse(match, seat, Skald())
        yield match, glimpse._replace(opinion=learned_for(glimpse))


def disputes(seed: str, most: int = 400) -> list[Glimpse]:
    return [glimpse for _, glimpse in glimpses(FOUR, seed, most) if disputed(glimpse)]


def test_what_may_be_given_away_for_good_in_one_s_own_battle_is_disputed() -> None:
    found: set[str] = set()
    for match, glimpse in battles():
        assert isinstance(match, Valhalla)
        fought = match.fight is not None and match.fight.fights(glimpse.seat)
        verbs = (glimpse.vocabulary.table[action] for action in glimpse.legal)
        spent = {verb.key for verb in verbs if verb is not None} & FOR_GOOD if fought else set()
        assert disputed(glimpse) or not spent
        assert fought or not disputed(glimpse)
        found |= spent
    assert found == FOR_GOOD


def test_how_long_somebody_thinks_in_a_battle_does_not_tell_what_is_in_hand() -> None:
    """Rivals who deal our hand anew find a dispute wherever we have one, with tactics in hand and without."""
    with_tactics: set[bool] = set()
    for match, glimpse in battles():
        seat = glimpse.seat
        if disputed(glimpse):
            other = match.determinize((seat + 1) % match.seats, seeded("dealt anew"))
            assert glimpse.opinion.disputed(other, seat, list(other.legal(seat)))
            with_tactics |= {any(PLAY.has(action) for action in one.legal(seat)) for one in (match, other)}
    assert with_tactics == {False, True}


def battles() -> Iterator[tuple[Match, Glimpse]]:
    games = ("for good", "for better", "for worse", "for ever")
    return chain.from_iterable(glimpses(FOUR, seed, 400) for seed in games)


def test_a_game_without_such_questions_and_other_tables_dispute_nothing() -> None:
    for match, glimpse in glimpses(DUEL, "duel", 120):
        assert not disputed(glimpse)
        assert not NEUTRAL.disputed(match, glimpse.seat, glimpse.legal)


def known_to(glimpse: Glimpse) -> int:
    return (by_odds(glimpse) or by_plain_habit(glimpse))[0].action


@pytest.mark.parametrize("wins", [False, True])
def test_the_known_answer_is_given_unless_another_beats_it(wins: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = disputes("beaten")
    for glimpse in asked:
        known = known_to(glimpse)
        prized = next(action for action in glimpse.legal if action != known) if wins else known

        def tried(_: Comparison, world: Match, luck: Chance, action: int, exactly: bool, best: int = prized) -> float:
            return 0.7 if action == best else 0.5

        monkeypatch.setattr(Comparison, "tried", tried)
        thought = {estimate.action: estimate for estimate in Skald().consider(glimpse)}
        first = next(iter(thought))
        assert known in thought
        assert first == (prized if prized in thought else known)
    assert len(asked) > 5


def test_a_battle_is_reckoned_out_before_a_dream_goes_on_by_quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    (glimpse, *_) = disputes("through")
    assert glimpse.dreamer is not None
    stretches: list[tuple[bool, int]] = []

    def note(minds: Opinion, world: Match, luck: Chance, calm: int) -> None:
        stretches.append((isinstance(minds, Reckoners), calm))

    monkeypatch.setattr("meadhall.bots.rollouts.play_on", note)
    for way, wanted in ((FAR_BATTLES, [(True, 1)]), (FAR_TURNS, [])):
        stretches.clear()
        search = Comparison(glimpse.opinion, glimpse.dreamer, glimpse.legal, 7, way, glimpse.legal[0])
        world = glimpse.dreamer.dream()
        search.tried(world, world.chance.fork(), search.quick, exactly=False)
        assert stretches == [*wanted, (False, 3), (False, 3), (False, 3)]
        assert search.quick == glimpse.legal[0]


def test_what_is_hidden_does_not_change_a_dispute() -> None:
    compared = 0
    for match, seat in choices(FOUR, "hidden disputes", every=1, most=200):
        glimpse = Driver(FOUR.game, seeded("a mind")).glimpse(match, seat, Skald())
        if compared < 6 and disputed(glimpse._replace(opinion=learned_for(glimpse))):
            other = match.determinize(seat, seeded("dealt anew"))
            bot = recruit("skald@12", FOUR.game)
            minds = [Driver(FOUR.game, seeded("a mind")).consider(one, seat, bot) for one in (match, other)]
            assert minds[0] == minds[1]
            compared += minds[0][0].reason == "tree"
    assert compared == 6


def test_whoever_learned_nothing_gives_what_was_reckoned_out() -> None:
    for match, glimpse in glimpses(FOUR, "plain", 60):
        plain = glimpse._replace(opinion=opinion_of("valhalla").patient(glimpse.seat, match.seats))
        assert not disputed(plain)
