"""Policies without a search, and the baseline search: what they answer, what they look at, what ends them."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from meadhall.bots.atonce import AtOnce, Hurrying, Reckoning
from meadhall.bots.base import Bot, Situation
from meadhall.bots.builtin import SearchPlan, exact_estimates, prepared
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.learned import files
from meadhall.bots.learned.files import (
    TASTE_FILE,
    TableSearch,
    learned_policy,
    learned_weights_for,
    own_policy,
    read_taste,
)
from meadhall.bots.learned.network import NetworkPolicy
from meadhall.bots.policy import Policy
from meadhall.bots.search import (
    FEWEST_SWEEPS,
    BaselineSearch,
    Belief,
    Budget,
    Candidate,
    ExactPolicy,
    PlayoutPolicy,
    first_of_each_verb,
)
from meadhall.bots.settings import STRENGTHS, SearchParams
from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.games.valhalla.turn import ADD, DRAW
from meadhall.interface import shelf
from tests.bots.positions import choices
from tests.exam.setups import Case, games

DUELS = [Case(game, view, 2, []) for game, view in games()]
VALHALLA = next(case for case in DUELS if case.game.key == "valhalla")


SKALD = STRENGTHS["skald"]
USUAL = SearchParams(baseline=True, candidates=5, moments=1)
TABLE = read_taste(Path(files.__file__).parents[1] / "valhalla" / TASTE_FILE).search
EXACT_TURNS, DUEL_OTHER = TABLE[2].turn, TABLE[2].other
FOUR_TURNS, FOUR_OTHER = TABLE[4].turn, TABLE[4].other


def skald() -> Bot:
    return recruit("skald", VALHALLA.game)


def learned(case: Case, match: Match, seat: int) -> Policy:
    """The policy of a seat with learned weights."""
    found = learned_policy(case.game.key, match.rules, seat)
    assert found is not None
    return found.policy


# -- at once


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_at_once_means_by_the_learned_taste_and_without_a_search(case: Case) -> None:
    for match, seat in choices(case, "at once", every=6, most=12):
        driver, bot = Driver(case.game, seeded("at once")), AtOnce()
        situation = driver.situation(match, seat, bot)
        (found,) = bot.consider(situation)
        assert situation.dreamer is not None
        wanted = learned(case, match, seat).choose(situation.dreamer.world, seat, situation.legal, situation.chance)
        assert (found.action, found.reason) == (wanted, "habit")
        assert bot.budget.made == 0


def test_reckoning_plays_battles_by_exact_odds_and_all_else_at_once() -> None:
    reasons: set[str] = set()
    for match, seat in choices(VALHALLA, "reckoned", every=2, most=90):
        situation = Driver(VALHALLA.game, seeded("reckoned")).situation(match, seat, Reckoning())
        situation = situation._replace(policy=learned(VALHALLA, match, seat))
        (found,) = Reckoning().consider(situation)
        exact = exact_estimates(situation, situation.policy)
        assert [found] == (exact or AtOnce().consider(situation))
        reasons.add(found.reason)
    assert reasons == {"odds", "habit"}


def test_who_hurries_has_the_einherjar_s_taste_and_its_battles() -> None:
    reasons: set[str] = set()
    for match, seat in choices(VALHALLA, "hurries", every=2, most=90):
        situation = Driver(VALHALLA.game, seeded("hurries")).situation(match, seat, Hurrying())
        assert situation.dreamer is not None
        (found,) = Hurrying().consider(situation)
        patient = own_policy("valhalla").for_search(seat, 2)
        exact = patient.exact_answer(situation.dreamer.world, seat, situation.legal)
        quick = patient.choose(situation.dreamer.world, seat, situation.legal, situation.chance)
        assert found.action == (quick if exact < 0 else exact)
        reasons.add(found.reason)
    assert reasons == {"odds", "habit"}


@pytest.mark.parametrize("bot", [AtOnce, Hurrying, Reckoning])
@pytest.mark.parametrize("case", DUELS, ids=str)
def test_what_is_hidden_does_not_change_an_answer_at_once(case: Case, bot: type[Bot]) -> None:
    for match, seat in choices(case, "hidden at once", every=8, most=8):
        other = match.determinize(seat, seeded("dealt anew"))
        minds = [Driver(case.game, seeded("a mind")).consider(one, seat, bot()) for one in (match, other)]
        assert minds[0] == minds[1]


def test_without_learned_weights_the_policy_of_the_search_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.builtin.learned_policy", lambda *_: None)
    for match, seat in choices(VALHALLA, "plain", every=6, most=6):
        situation = Driver(VALHALLA.game, seeded("plain")).situation(match, seat, AtOnce())
        assert situation.dreamer is not None
        policy = situation.policy.for_search(seat, match.seats)
        wanted = policy.choose(situation.dreamer.world, seat, situation.legal, situation.chance)
        assert AtOnce().consider(situation)[0].action == wanted


# -- played on


def turns(seed: str, most: int) -> list[Situation]:
    """Situations at the start of a turn, with answers of more than one verb and the learned policy."""
    found: list[Situation] = []
    for match, seat in choices(VALHALLA, seed, every=1, most=200):
        sorts = first_of_each_verb(VALHALLA.game.vocabulary, match.legal(seat))
        if own_policy("valhalla").is_quiet(match) and len(sorts) > 1 and len(found) < most:
            situation = Driver(VALHALLA.game, seeded("turn")).situation(match.copy(), seat, skald())
            found.append(situation._replace(policy=prepared(situation, SKALD).policy))
    assert len(found) == most
    return found


def comparison(situation: Situation, params: SearchParams = USUAL) -> BaselineSearch:
    assert situation.dreamer is not None
    return BaselineSearch(situation.policy, situation.dreamer, situation.legal, params)


def test_the_best_of_each_sort_is_thought_about_before_a_second_of_one() -> None:
    for situation in turns("sorts", 4):
        sorts = first_of_each_verb(situation.vocabulary, situation.legal)
        few = comparison(situation, replace(USUAL, candidates=len(sorts)))
        named = {few.baseline.action, *(rival.action for rival in few.rivals)}
        assert len(first_of_each_verb(situation.vocabulary, sorted(named))) == len(sorts)


def test_first_of_each_verb() -> None:
    game = shelf.game_named("valhalla")
    assert first_of_each_verb(game.vocabulary, [ADD.of(7), ADD.of(3), DRAW.of(0), ADD.of(1)]) == [ADD.of(7), DRAW.of(0)]


def test_no_more_is_tried_than_the_budget_allows_and_halves_drop_out() -> None:
    (situation,) = turns("budget", 1)
    search = comparison(situation)
    budget = Budget(tries=24)
    found = search.run(budget)
    assert sum(one.visits for one in search.tried) == budget.made == 25  # asked after each playout
    assert len({rival.visits for rival in search.rivals}) > 1 or len(search.rivals) == 1
    assert {estimate.action for estimate in found} == {one.action for one in search.tried}
    assert found == sorted(found, key=lambda estimate: -estimate.value)


def test_with_more_time_nobody_drops_out_after_fewer_dreams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each half has its share of the budget: ten times the tries, ten times the sweeps before the first drop."""
    monkeypatch.setattr(BaselineSearch, "playout", lambda *_: 0.5)
    monkeypatch.setattr(BaselineSearch, "is_settled", lambda _: False)
    (situation,) = turns("longer", 1)
    least = []
    for tries in (60, 600):
        search = comparison(situation)
        search.run(Budget(tries=tries))
        least.append(min(rival.visits for rival in search.rivals))
    assert least[1] >= 9 * least[0] > 0


def test_a_settled_question_ends_before_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other answer is much worse in every dream: a few dreams are enough."""
    (situation,) = turns("settled", 1)
    search = comparison(situation)
    monkeypatch.setattr(search, "playout", lambda one, world, exact: 0.9 if one is search.baseline else 0.1)
    budget = Budget(tries=1000)
    assert search.run(budget)[0].action == search.baseline.action
    assert search.sweeps == 16
    assert budget.made < 200


@pytest.mark.parametrize(("more", "doubt"), [(-0.025, 0.01), (-0.01, 0.008)])
def test_turns_among_four_are_settled_later(more: float, doubt: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ahead by two and a half times the doubt, or a doubt below 0.01: enough for others, not for them."""
    monkeypatch.setattr(Candidate, "difference", lambda *_: Belief(more, doubt * doubt))
    (situation,) = turns("later", 1)
    for params, wanted in ((USUAL, True), (FOUR_OTHER, True), (FOUR_TURNS, False)):
        search = comparison(situation, params)
        search.sweeps = FEWEST_SWEEPS
        search.rivals = search.rivals[:1]
        assert search.is_settled() == wanted


@pytest.mark.parametrize(("params", "last", "moments"), [(DUEL_OTHER, 5, [3, 4, 5]), (FOUR_OTHER, 7, [3, 5, 7])])
def test_dreams_are_judged_at_the_last_moments_or_at_every_second(
    params: SearchParams, last: int, moments: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stretch of so many quiet moments begins with the one that the last stretch ended at."""
    stretches: list[int] = []
    monkeypatch.setattr("meadhall.bots.search.play_on", lambda _policy, _world, _luck, length: stretches.append(length))
    (situation,) = turns("looks", 1)
    assert situation.dreamer is not None
    search = comparison(situation, replace(params, moments=last))
    search.playout(search.baseline, situation.dreamer.dream(), exact=False)
    assert [sum(stretches[: at + 1]) - at for at in range(len(stretches))] == moments


def test_battles_are_reckoned_out_in_the_later_part_of_a_long_thought_only(monkeypatch: pytest.MonkeyPatch) -> None:
    (situation,) = turns("exact", 1)
    for params, tries, wanted in ((EXACT_TURNS, 600, True), (EXACT_TURNS, 200, False), (USUAL, 600, False)):
        search = comparison(situation, params)
        kinds: list[bool] = []
        monkeypatch.setattr(search, "playout", partial(note, kinds))
        monkeypatch.setattr(search, "is_settled", lambda: False)
        budget = Budget(tries=tries)
        search.run(budget)
        assert kinds == sorted(kinds)
        assert kinds[-1] == wanted
        assert kinds.count(False) >= (200 if wanted else tries)
        assert kinds.count(False) + 5 * kinds.count(True) == pytest.approx(budget.made, abs=5)


def note(kinds: list[bool], candidate: Candidate, world: Match, exact: bool) -> float:
    kinds.append(exact)
    return 0.5


def rival(handicap: float = 0.0) -> Candidate:
    out = Candidate(1, 0.5)
    out.handicap = handicap
    return out


def test_exact_playouts_count_more_than_quick_ones() -> None:
    """Many quick playouts say that an answer is better, some exact ones that it is worse."""
    one = rival()
    for _ in range(200):
        one.quick.add(0.05)
    for _ in range(40):
        one.exact.add(-0.03)
    assert one.difference(0.08, 0.05).mean < 0.0 < one.difference(0.08, 0.0).mean
    assert one.difference(0.08, 0.05).variance > one.difference(0.08, 0.0).variance


def test_who_reckons_in_a_dream_answers_battles_as_at_the_table() -> None:
    reckoned = 0
    for match, seat in choices(VALHALLA, "dream battles", every=2, most=60):
        legal, mind = list(match.legal(seat)), learned(VALHALLA, match, seat)
        exact = mind.exact_answer(match, seat, legal)
        wanted = mind.choose(match, seat, legal, seeded("dream")) if exact < 0 else exact
        assert ExactPolicy(mind).choose(match, seat, legal, seeded("dream")) == wanted
        assert ExactPolicy(mind).is_quiet(match) == mind.is_quiet(match)
        reckoned += exact >= 0
    assert reckoned > 5


def test_a_budget_is_spent_by_tries_or_by_the_clock_whichever_is_more() -> None:
    now = [0.0]
    budget = Budget(seconds=2.0, tries=10, clock=lambda: now[0])
    budget.begin()
    assert budget.spent() == 0.0
    budget.made = 4
    assert budget.spent() == pytest.approx(0.4)
    now[0] = 0.96
    assert budget.spent() == pytest.approx(0.5)
    endless = Budget(tries=0)
    endless.begin()
    assert endless.spent() == 0.0


def test_who_has_no_time_gives_the_quick_answer() -> None:
    """The clock is over when the first dream ends: one dream of the quick answer, and nothing is taken back."""
    clock = count().__next__
    (situation,) = turns("hurry", 1)
    search = comparison(situation)
    found = search.run(Budget(seconds=0.5, tries=0, clock=lambda: float(clock())))
    assert found[0].action == search.baseline.action
    assert search.baseline.visits == 1


def test_an_answer_must_beat_the_baseline_by_more_than_luck_explains() -> None:
    rare, sure, worse = (rival(0.03) for _ in range(3))
    rare.quick.add(0.04)
    for at in range(200):
        sure.quick.add(0.04 + 0.05 * (-1) ** at)
        worse.quick.add(-0.04)
    means = [one.difference(0.06, 0.0).mean for one in (rare, sure, worse, rival(0.03))]
    assert means[0] < 0.0
    assert 0.03 < means[1] < 0.04
    assert means[2] < -0.03
    assert means[3] == pytest.approx(-0.03)


def thinking(case: Case, match: Match, seat: int) -> SearchPlan:
    return prepared(Driver(case.game, seeded("thinking")).situation(match, seat, skald()), SKALD)


def test_in_a_duel_the_rival_of_a_playout_has_no_learned_weights() -> None:
    """The seat that thinks answers by its learned policy, the other one by the einherjar's."""
    differs = [0, 0]
    for match, seat in choices(VALHALLA, "company", every=2, most=60):
        legal, chance = list(match.legal(seat)), seeded("company")
        for thinks in (0, 1):
            own, playouts = thinking(VALHALLA, match, thinks).policy, thinking(VALHALLA, match, thinks).playouts
            assert isinstance(playouts, PlayoutPolicy)
            policy = own if thinks == seat else own_policy("valhalla").for_search(seat, 2)
            assert playouts.choose(match, seat, legal, chance) == policy.choose(match, seat, legal, chance)
            assert playouts.priors(match, seat, legal) == policy.priors(match, seat, legal)
            assert playouts.values(match) == own.values(match)
            differs[thinks == seat] += playouts.priors(match, seat, legal) != own.priors(match, seat, legal)
    assert differs[0] > 0 == differs[1]


def test_among_four_all_seats_of_a_playout_have_learned_weights() -> None:
    case = Case(VALHALLA.game, VALHALLA.view, 4, [])
    for match, seat in choices(case, "four", every=12, most=2):
        assert thinking(case, match, seat).playouts is None


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_does_not_change_a_search(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same search seed on a table whose hidden cards lie elsewhere gives the same estimates, with exact battles."""
    monkeypatch.setattr("meadhall.bots.search.RICH", 0)
    compared = 0
    for match, seat in choices(Case(VALHALLA.game, VALHALLA.view, seats, []), "hidden", every=4, most=12):
        other = match.determinize(seat, seeded("dealt anew"))
        bot = recruit("skald@12", VALHALLA.game)
        found = [Driver(VALHALLA.game, seeded("search")).consider(one, seat, bot) for one in (match, other)]
        assert found[0] == found[1]
        compared += found[0][0].reason == "tree"
    assert compared > 1


@pytest.mark.parametrize(("seats", "network"), [(2, True), (3, False), (4, True), (6, False)])
def test_where_no_network_fits_a_skald_searches_a_tree(seats: int, network: bool) -> None:
    case = Case(VALHALLA.game, VALHALLA.view, seats, [])
    for match, seat in choices(case, "tables", every=12, most=2):
        found = thinking(case, match, seat)
        assert isinstance(found.policy, NetworkPolicy) == network
        assert found.params.baseline == network
        assert found.params.tree or network


def test_what_was_learned_of_four_players_counts_at_tables_of_four_only() -> None:
    found = []
    for seats in (3, 4, 5, 6):
        rules = VALHALLA.game.rulebook(VALHALLA.game.setup(seats))
        found.append(learned_weights_for("valhalla", rules))
    three, four, five, six = found
    assert three == five == six
    assert three[1] == TableSearch(prior_scale=1.0)
    assert four[1].turn == FOUR_TURNS
    assert four[0]["jarls"] != three[0]["jarls"]


def test_the_files_that_searches_ask_for_are_there() -> None:
    for game, _ in games():
        home = shelf.kit(game.key).value
        assert home is not None
        asked = [table.network for table in read_taste(home.with_name(TASTE_FILE)).search.values()]
        assert all(home.with_name(name).exists() for name in asked if name)
