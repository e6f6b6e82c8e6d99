"""Taste without search, and answers compared by playing on: what they answer, what they look at, what ends them."""

from __future__ import annotations

from functools import partial
from itertools import count

import pytest

from meadhall import shelf
from meadhall.bots.atonce import AtOnce, Hurrying, Reckoning
from meadhall.bots.base import Bot, Glimpse
from meadhall.bots.driver import Driver, opinion_of, recruit
from meadhall.bots.einherjar import by_odds
from meadhall.bots.learned import school
from meadhall.bots.learned.judge import LearnedOpinion
from meadhall.bots.learned.school import schooled
from meadhall.bots.opinion import Opinion
from meadhall.bots.rollouts import (
    BY_ODDS,
    ENOUGH,
    FAR,
    FAR_TURNS,
    USUAL,
    Belief,
    Comparison,
    DreamCompany,
    Reckoners,
    Rival,
    Trials,
    firsts,
    spent,
)
from meadhall.bots.skald import Skald, ahead_of, company_of, learned_for, settings_of, way_of
from meadhall.bots.thinking import Budget
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.games.valhalla.turn import ADD, DRAW
from tests.bots.positions import choices
from tests.exam.setups import Case, games

DUELS = [Case(game, view, 2, []) for game, view in games()]
VALHALLA = next(case for case in DUELS if case.game.key == "valhalla")


def taught(case: Case, match: Match, seat: int) -> Opinion:
    """The opinion of somebody who has learned."""
    found = schooled(case.game.key, opinion_of(case.game.key), match, seat)
    assert found is not None
    return found.opinion


# -- at once


@pytest.mark.parametrize("case", DUELS, ids=str)
def test_at_once_means_by_the_learned_taste_and_without_a_search(case: Case) -> None:
    for match, seat in choices(case, "at once", every=6, most=12):
        driver, bot = Driver(case.game, seeded("at once")), AtOnce()
        glimpse = driver.glimpse(match, seat, bot)
        (found,) = bot.consider(glimpse)
        assert glimpse.dreamer is not None
        wanted = taught(case, match, seat).quick(glimpse.dreamer.world, seat, glimpse.legal, glimpse.chance)
        assert (found.action, found.reason) == (wanted, "habit")
        assert bot.budget.made == 0


def test_reckoning_plays_battles_by_exact_odds_and_all_else_at_once() -> None:
    reasons: set[str] = set()
    for match, seat in choices(VALHALLA, "reckoned", every=2, most=90):
        glimpse = Driver(VALHALLA.game, seeded("reckoned")).glimpse(match, seat, Reckoning())
        glimpse = glimpse._replace(opinion=taught(VALHALLA, match, seat))
        (found,) = Reckoning().consider(glimpse)
        exact = by_odds(glimpse)
        assert [found] == (exact or AtOnce().consider(glimpse))
        reasons.add(found.reason)
    assert reasons == {"odds", "habit"}


def test_who_hurries_has_the_einherjar_s_taste_and_its_battles() -> None:
    reasons: set[str] = set()
    for match, seat in choices(VALHALLA, "hurries", every=2, most=90):
        glimpse = Driver(VALHALLA.game, seeded("hurries")).glimpse(match, seat, Hurrying())
        assert glimpse.dreamer is not None
        (found,) = Hurrying().consider(glimpse)
        patient = opinion_of("valhalla").patient(seat, 2)
        exact = patient.reckon(glimpse.dreamer.world, seat, glimpse.legal)
        quick = patient.quick(glimpse.dreamer.world, seat, glimpse.legal, glimpse.chance)
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


def test_who_learned_nothing_of_these_cards_answers_by_the_plain_taste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.bots.atonce.schooled", lambda *_: None)
    for match, seat in choices(VALHALLA, "plain", every=6, most=6):
        glimpse = Driver(VALHALLA.game, seeded("plain")).glimpse(match, seat, AtOnce())
        assert glimpse.dreamer is not None
        wanted = glimpse.opinion.quick(glimpse.dreamer.world, seat, glimpse.legal, glimpse.chance)
        assert AtOnce().consider(glimpse)[0].action == wanted


# -- played on


def turns(seed: str, most: int) -> list[Glimpse]:
    """What somebody sees whose turn it is and who may do more than one sort of thing."""
    found: list[Glimpse] = []
    for match, seat in choices(VALHALLA, seed, every=1, most=200):
        sorts = firsts(VALHALLA.game.vocabulary, match.legal(seat))
        if opinion_of("valhalla").quiet(match) and len(sorts) > 1 and len(found) < most:
            glimpse = Driver(VALHALLA.game, seeded("turn")).glimpse(match.copy(), seat, Skald())
            found.append(glimpse._replace(opinion=learned_for(glimpse)))
    assert len(found) == most
    return found


def comparison(glimpse: Glimpse, way: Trials) -> Comparison:
    assert glimpse.dreamer is not None
    return Comparison(glimpse.opinion, glimpse.dreamer, glimpse.legal, 1, way)


def test_the_best_of_each_sort_is_thought_about_before_a_second_of_one() -> None:
    for glimpse in turns("sorts", 4):
        sorts = firsts(glimpse.vocabulary, glimpse.legal)
        few = comparison(glimpse, Trials(candidates=len(sorts)))
        named = {few.quick, *(rival.action for rival in few.rivals)}
        assert len(firsts(glimpse.vocabulary, sorted(named))) == len(sorts)


def test_first_of_each_verb() -> None:
    game = shelf.take("valhalla")
    assert firsts(game.vocabulary, [ADD.of(7), ADD.of(3), DRAW.of(0), ADD.of(1)]) == [ADD.of(7), DRAW.of(0)]


def test_no_more_is_tried_than_the_budget_allows_and_halves_drop_out() -> None:
    (glimpse,) = turns("budget", 1)
    search = comparison(glimpse, Trials())
    budget = Budget(tries=24)
    found = search.search(budget)
    assert search.sweeps + sum(rival.count for rival in search.rivals) == budget.made == 25  # asked after each try
    assert len({rival.count for rival in search.rivals}) > 1 or len(search.rivals) == 1
    assert {estimate.action for estimate in found} == {search.quick, *(rival.action for rival in search.rivals)}
    assert found == sorted(found, key=lambda estimate: -estimate.value)


def test_with_more_time_nobody_drops_out_after_fewer_dreams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each half has its part of the budget: ten times the tries, ten times the dreams of whoever drops out first."""
    monkeypatch.setattr(Comparison, "tried", lambda *_: 0.5)
    monkeypatch.setattr(Comparison, "settled", lambda _: False)
    (glimpse,) = turns("longer", 1)
    least = []
    for tries in (60, 600):
        search = comparison(glimpse, Trials())
        search.search(Budget(tries=tries))
        least.append(min(rival.count for rival in search.rivals))
    assert least[1] >= 9 * least[0] > 0


def test_a_settled_question_ends_before_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every other answer is much worse in every dream: a few dreams are enough."""
    (glimpse,) = turns("settled", 1)
    search = comparison(glimpse, Trials())
    monkeypatch.setattr(search, "tried", lambda world, luck, action, exactly: 0.9 if action == search.quick else 0.1)
    budget = Budget(tries=1000)
    assert search.search(budget)[0].action == search.quick
    assert search.sweeps == 16
    assert budget.made < 200


@pytest.mark.parametrize(("more", "doubt"), [(-0.025, 0.01), (-0.01, 0.008)])
def test_turns_among_four_are_settled_later(more: float, doubt: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ahead by two and a half times the doubt, or a doubt below 0.01: enough for others, not for them."""
    monkeypatch.setattr(Rival, "believed", lambda _: Belief(more, doubt * doubt))
    (glimpse,) = turns("later", 1)
    for way, wanted in ((USUAL, True), (FAR, True), (FAR_TURNS, False)):
        search = comparison(glimpse, way)
        search.sweeps = ENOUGH
        search.rivals = search.rivals[:1]
        assert search.settled() == wanted


@pytest.mark.parametrize(("way", "ahead", "moments"), [(USUAL, 5, [3, 4, 5]), (FAR, 7, [3, 5, 7])])
def test_dreams_are_judged_at_the_last_moments_or_at_every_second(
    way: Trials, ahead: int, moments: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stretch of so many quiet moments begins with the one that the last stretch ended at."""
    stretches: list[int] = []
    monkeypatch.setattr("meadhall.bots.rollouts.play_on", lambda _minds, _world, _luck, calm: stretches.append(calm))
    (glimpse,) = turns("looks", 1)
    assert glimpse.dreamer is not None
    search = Comparison(glimpse.opinion, glimpse.dreamer, glimpse.legal, ahead, way)
    world = glimpse.dreamer.dream()
    search.tried(world, world.chance.fork(), search.quick, exactly=False)
    assert [sum(stretches[: at + 1]) - at for at in range(len(stretches))] == moments


def test_battles_are_reckoned_out_in_the_later_part_of_a_long_thought_only(monkeypatch: pytest.MonkeyPatch) -> None:
    (glimpse,) = turns("exact", 1)
    for way, tries, wanted in ((BY_ODDS, 600, True), (BY_ODDS, 200, False), (USUAL, 600, False)):
        search = comparison(glimpse, way)
        kinds: list[bool] = []
        monkeypatch.setattr(search, "tried", partial(note, kinds))
        monkeypatch.setattr(search, "settled", lambda: False)
        budget = Budget(tries=tries)
        search.search(budget)
        assert kinds == sorted(kinds)
        assert kinds[-1] == wanted
        assert kinds.count(False) >= (200 if wanted else tries)
        assert kinds.count(False) + 5 * kinds.count(True) == pytest.approx(budget.made, abs=5)


def note(kinds: list[bool], world: Match, luck: Chance, action: int, exactly: bool) -> float:
    kinds.append(exactly)
    return 0.5


def test_exact_dreams_are_believed_more_than_rough_ones() -> None:
    """Many rough dreams say that an answer is better, some exact ones that it is worse."""
    wary, easy = Rival(1, 0.0, 0.08, off=0.05), Rival(1, 0.0, 0.08)
    for rival in (wary, easy):
        for _ in range(200):
            rival.add(0.05)
        for _ in range(40):
            rival.add(-0.03, exactly=True)
    assert wary.better() < 0.0 < easy.better()
    assert wary.believed().doubt > easy.believed().doubt


def test_who_reckons_in_a_dream_answers_battles_as_at_the_table() -> None:
    reckoned = 0
    for match, seat in choices(VALHALLA, "dream battles", every=2, most=60):
        legal, mind = list(match.legal(seat)), taught(VALHALLA, match, seat)
        exact = mind.reckon(match, seat, legal)
        wanted = mind.quick(match, seat, legal, seeded("dream")) if exact < 0 else exact
        assert Reckoners(mind).quick(match, seat, legal, seeded("dream")) == wanted
        assert Reckoners(mind).quiet(match) == mind.quiet(match)
        reckoned += exact >= 0
    assert reckoned > 5


def test_a_budget_is_spent_by_tries_or_by_the_clock_whichever_is_more() -> None:
    now = [0.0]
    budget = Budget(seconds=2.0, tries=10, clock=lambda: now[0])
    budget.begin()
    assert spent(budget) == 0.0
    budget.made = 4
    assert spent(budget) == pytest.approx(0.4)
    now[0] = 0.96
    assert spent(budget) == pytest.approx(0.5)
    endless = Budget(tries=0)
    endless.begin()
    assert spent(endless) == 0.0


def test_who_has_no_time_gives_the_quick_answer() -> None:
    """The clock is over when the first dream ends: one dream of the quick answer, and nothing is taken back."""
    clock = count().__next__
    (glimpse,) = turns("hurry", 1)
    search = comparison(glimpse, Trials())
    found = search.search(Budget(seconds=0.5, tries=0, clock=lambda: float(clock())))
    assert found[0].action == search.quick
    assert search.sweeps == 1


def test_an_answer_must_beat_the_quick_one_by_more_than_luck_explains() -> None:
    rare, sure, worse = (Rival(1, 0.03, 0.06) for _ in range(3))
    rare.add(0.04)
    assert rare.better() < 0.0
    for at in range(200):
        sure.add(0.04 + 0.05 * (-1) ** at)
        worse.add(-0.04)
    assert 0.03 < sure.better() < 0.04
    assert worse.better() < -0.03
    assert Rival(1, 0.03, 0.06).better() == pytest.approx(-0.03)


def test_in_a_duel_the_rival_of_a_dream_plays_as_one_who_learned_nothing() -> None:
    """The seat that thinks answers by what it learned, the other one as an einherjar would at first sight."""
    differs = [0, 0]
    for match, seat in choices(VALHALLA, "company", every=2, most=60):
        legal, chance = list(match.legal(seat)), seeded("company")
        for thinks in (0, 1):
            glimpse = Driver(VALHALLA.game, seeded("company")).glimpse(match, thinks, Skald())
            glimpse = glimpse._replace(opinion=learned_for(glimpse))
            company = company_of(glimpse)
            assert isinstance(company, DreamCompany)
            mind = glimpse.opinion if thinks == seat else opinion_of("valhalla").patient(seat, 2)
            assert company.quick(match, seat, legal, chance) == mind.quick(match, seat, legal, chance)
            assert company.weigh(match, seat, legal) == mind.weigh(match, seat, legal)
            assert company.judge(match) == glimpse.opinion.judge(match)
            differs[thinks == seat] += company.weigh(match, seat, legal) != glimpse.opinion.weigh(match, seat, legal)
    assert differs[0] > 0 == differs[1]


def test_among_four_everybody_in_a_dream_is_thought_to_be_as_clever() -> None:
    case = Case(VALHALLA.game, VALHALLA.view, 4, [])
    for match, seat in choices(case, "four", every=12, most=2):
        glimpse = Driver(case.game, seeded("four")).glimpse(match, seat, Skald())
        glimpse = glimpse._replace(opinion=learned_for(glimpse))
        assert company_of(glimpse) is glimpse.opinion


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_hidden_does_not_change_a_comparison(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same search seed on a table whose hidden cards lie elsewhere: the same thoughts, exact battles too."""
    monkeypatch.setattr("meadhall.bots.rollouts.RICH", 0)
    compared = 0
    for match, seat in choices(Case(VALHALLA.game, VALHALLA.view, seats, []), "hidden", every=4, most=12):
        other = match.determinize(seat, seeded("dealt anew"))
        bot = recruit("skald@12", VALHALLA.game)
        minds = [Driver(VALHALLA.game, seeded("a mind")).consider(one, seat, bot) for one in (match, other)]
        assert minds[0] == minds[1]
        compared += minds[0][0].reason == "tree"
    assert compared > 1


@pytest.mark.parametrize(("seats", "ahead"), [(2, 5), (3, 0), (4, 5), (6, 0)])
def test_where_nobody_learned_to_judge_a_skald_searches_a_tree_as_before(seats: int, ahead: int) -> None:
    case = Case(VALHALLA.game, VALHALLA.view, seats, [])
    for match, seat in choices(case, "tables", every=12, most=2):
        glimpse = Driver(case.game, seeded("tables")).glimpse(match, seat, recruit("skald@3", case.game))
        glimpse = glimpse._replace(opinion=learned_for(glimpse))
        assert isinstance(glimpse.opinion, LearnedOpinion) == (ahead > 0)
        assert ahead_of(glimpse) == ahead


def test_what_was_learned_of_four_players_counts_at_tables_of_four_only() -> None:
    found = []
    for seats in (3, 4, 5, 6):
        case = Case(VALHALLA.game, VALHALLA.view, seats, [])
        (match, seat) = next(iter(choices(case, "of four", every=1, most=1)))
        glimpse = Driver(case.game, seeded("of four")).glimpse(match, seat, Skald())
        settings = settings_of(glimpse._replace(opinion=learned_for(glimpse)))
        found.append((school.lessons("valhalla", match)[0], way_of(settings, turn=True), way_of(settings, turn=False)))
    three, four, five, six = found
    assert three == five == six
    assert three[1:] == (USUAL, USUAL)
    assert four[1:] == (FAR_TURNS, FAR)
    assert four[0]["jarls"] != three[0]["jarls"]


def test_the_files_that_searches_ask_for_are_there() -> None:
    for game, _ in games():
        home = shelf.kit(game.key).value
        assert home is not None
        asked = [settings.weights for settings in school.read(home.with_name(school.FILE)).search.values()]
        assert all(home.with_name(name).exists() for name in asked if name)
