"""All strengths play every game with any modules: legally, in time, and without knowing what they may not know."""

from __future__ import annotations

import pytest

from meadhall.bots.base import Bot
from meadhall.bots.builtin import BuiltinBot
from meadhall.bots.driver import Driver, advice, recruit
from meadhall.bots.learned.files import own_policy
from meadhall.bots.search import Budget
from meadhall.bots.settings import CHARACTERS, FOREVER, STRENGTHS, TRIES, settings_for, with_time_limit
from meadhall.core.chance import seeded
from meadhall.core.errors import SetupError
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.text.words import LANGUAGES, Words
from tests.bots.positions import choices
from tests.exam.setups import Case, cases, games

CASES = cases()
BASE = [Case(game, view, 3, []) for game, view in games()]
QUICKLY = {name: f"{name}@3" for name in ("jarl", "einherjar", "skald", *CHARACTERS)}  # tries a move: never seconds


def bot_of(name: str, case: Case) -> Bot:
    return recruit(QUICKLY.get(name, name), case.game)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_strength_plays_with_all_modules(case: Case) -> None:
    driver = Driver(case.game, seeded("bots"))
    for match, seat in choices(case, "legal", every=25, most=3):
        for name in STRENGTHS:
            assert driver.choose(match, seat, bot_of(name, case)) in match.legal(seat)
    assert driver.failures == 0


@pytest.mark.parametrize("name", [*STRENGTHS, *CHARACTERS])
@pytest.mark.parametrize("case", BASE, ids=str)
def test_what_is_hidden_does_not_change_a_bot_s_mind(case: Case, name: str) -> None:
    """The same search seed on a table whose hidden cards lie elsewhere: the same thoughts."""
    for match, seat in choices(case, "hidden", every=12, most=6):
        other = match.determinize(seat, seeded("dealt anew"))
        minds = [Driver(case.game, seeded("a mind")).consider(m, seat, bot_of(name, case)) for m in (match, other)]
        assert minds[0] == minds[1]


def worth_a_thought(case: Case) -> tuple[Match, int]:
    """A position in which habit is not good enough."""
    policy = own_policy(case.game.key)
    found = choices(case, "thought", every=3, most=99)
    return next((match, seat) for match, seat in found if not policy.is_routine(match, seat, match.legal(seat)))


class Slow:
    """A clock that goes on by a tenth of a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def test_a_search_ends_with_its_time_and_gives_the_best_so_far() -> None:
    match, seat = worth_a_thought(BASE[0])
    bot = BuiltinBot(STRENGTHS["einherjar"], Budget(1.0, clock=Slow()))
    found = Driver(BASE[0].game, seeded("time")).consider(match, seat, bot)
    assert 5 <= sum(estimate.visits for estimate in found) <= 12
    assert found[0].visits >= max(estimate.visits for estimate in found) - 1


def test_a_thought_that_the_clock_ended_says_so() -> None:
    match, seat = worth_a_thought(BASE[0])
    for seconds, tries, hurried in [(1.0, 500, True), (100.0, 5, False), (FOREVER, 5, False)]:
        bot = BuiltinBot(STRENGTHS["einherjar"], Budget(seconds, tries, clock=Slow()))
        Driver(BASE[0].game, seeded("time")).consider(match, seat, bot)
        assert bot.budget.hurried == hurried


def test_a_bot_thinks_by_tries_unless_people_wait() -> None:
    """The same seed, the same moves, whatever else the machine does."""
    for name in STRENGTHS:
        alone = recruit(name, BASE[0].game).budget
        waited_for = recruit(with_time_limit(name, 1.0), BASE[0].game).budget
        assert (alone.seconds, alone.tries) == (FOREVER, TRIES)
        assert (waited_for.seconds, waited_for.tries) == (1.0, TRIES)
    assert with_time_limit("jarl@7", 1.0) == "jarl@7"


def test_without_any_time_there_is_still_an_answer() -> None:
    match, seat = next(iter(choices(BASE[0], "time", every=9, most=1)))
    for settings in STRENGTHS.values():
        driver = Driver(BASE[0].game, seeded("time"))
        assert driver.choose(match, seat, BuiltinBot(settings, Budget(0.0))) in match.legal(seat)
        assert driver.failures == 0


def test_so_many_tries_and_no_more() -> None:
    match, seat = worth_a_thought(BASE[0])
    found = Driver(BASE[0].game, seeded("tries")).consider(match, seat, recruit("einherjar@20", BASE[0].game))
    assert sum(estimate.visits for estimate in found) == 21  # the first one is free


@pytest.mark.parametrize(
    ("name", "tries", "seconds"),
    [("jarl", TRIES, FOREVER), ("jarl@50", 50, FOREVER), ("jarl@0.2s", 0, 0.2), ("jarl@50/0.2s", 50, 0.2)],
)
def test_a_name_says_how_long_a_bot_thinks(name: str, tries: int, seconds: float) -> None:
    settings = settings_for(name)
    assert (settings.name, settings.tries, settings.seconds) == ("jarl", tries, seconds)
    assert settings.search == STRENGTHS["jarl"].search


def test_former_names_are_still_known() -> None:
    assert settings_for("random") == settings_for("thrall")
    assert settings_for("greedy@3").name == "karl"


def test_a_limit_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(SetupError, match=r"no limit for a bot: 'jarl@1\.5'"):
        recruit("jarl@1.5", shelf.game_named("valhalla"))


@pytest.mark.parametrize("case", BASE, ids=str)
def test_a_hint_has_a_reason_in_every_language(case: Case) -> None:
    for match, seat in choices(case, "hint", every=20, most=2):
        for name in STRENGTHS:
            found = advice(case.game, match, seat, seeded("hint"), QUICKLY.get(name, name))
            assert {estimate.action for estimate in found} <= set(match.legal(seat))
            for lang in LANGUAGES:
                said = Words(lang)(f"reason-{found[0].reason}", percent=40, visits=2)
                assert said
                assert "reason-" not in said
