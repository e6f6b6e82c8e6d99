"""Bots see what their seat may see and answer legally, and the greedy one beats random play."""

from __future__ import annotations

import dataclasses
import gc
from types import FunctionType, ModuleType

import pytest

from meadhall.bots.base import Bot, Situation
from meadhall.bots.driver import Driver, recruit
from meadhall.bots.settings import BOTS
from meadhall.bots.valhalla.hits import hit
from meadhall.core.chance import Chance, seeded
from meadhall.core.errors import SetupError
from meadhall.core.match import Match
from meadhall.interface import shelf
from meadhall.research.simulate import Request, simulate

SERIES = 40  # games; a longer series is played by hand with `meadhall simulate`


def match_of(game: str, seats: int = 3) -> Match:
    taken = shelf.game_named(game)
    return taken.new(taken.rulebook(taken.setup(seats)), seeded("a match"))


def reachable(start: object) -> list[object]:
    """Every object that can be reached from an object, except through classes, modules and functions."""
    seen, todo = {id(start): start}, [start]
    while todo:
        for other in gc.get_referents(todo.pop()):
            if id(other) not in seen and not isinstance(other, type | ModuleType | FunctionType):
                seen[id(other)] = other
                todo.append(other)
    return list(seen.values())


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", shelf.names())
def test_nothing_a_bot_is_given_leads_to_the_match(game: str, name: str) -> None:
    match = match_of(game)
    taken = shelf.game_named(game)
    driver = Driver(taken, seeded("a bot"))
    found = reachable(driver.situation(match, match.asked(), recruit(name, taken)))
    own = {id(match), id(match.chance), *(id(zone) for zone in match.zones())}
    assert not [thing for thing in found if id(thing) in own]


class Looker(Bot):
    """A bot that records everything it can see."""

    looks = dreams = True


def test_what_a_bot_does_to_its_situation_does_not_touch_the_match() -> None:
    match, game = match_of("valhalla"), shelf.game_named("valhalla")
    situation = Driver(game, seeded("a bot")).situation(match, 0, Looker())
    before = list(match.legal(0))
    situation.legal.clear()
    situation.view.players[0].captured.append(99)
    assert match.legal(0) == before
    assert 99 not in game.new(match.rules, seeded("a match")).scores()


class Cheat(Looker):
    """A bot whose answers are illegal."""

    def choose(self, situation: Situation) -> int:
        return 10**6


def test_an_illegal_answer_of_a_bot_is_not_taken(caplog: pytest.LogCaptureFixture) -> None:
    match, game = match_of("valhalla"), shelf.game_named("valhalla")
    driver = Driver(game, seeded("a bot"))
    assert driver.choose(match, 0, Cheat()) in match.legal(0)
    assert driver.failures == 1
    assert "answered 1000000" in caplog.text


def test_unknown_bots_are_refused_with_the_nearest() -> None:
    with pytest.raises(SetupError, match="did you mean 'greedy'"):
        recruit("gready", shelf.game_named("valhalla"))


def test_a_game_without_a_policy_is_played_by_the_neutral_one(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = dataclasses.replace(shelf.kit("valhalla"), policy=None)
    monkeypatch.setattr(shelf, "kit", lambda name: bare)
    match, game = match_of("bloodrage", 2), shelf.game_named("bloodrage")
    bot = recruit("karl", game)
    assert Driver(game, seeded("a bot")).choose(match, match.asked(), bot) in match.legal(match.asked())


def test_the_greedy_bot_beats_chance() -> None:
    report = simulate(Request("valhalla", 2, SERIES, "duel", bots=["greedy", "random"]))
    assert report.wins_by_seat[0] >= 0.85 * SERIES


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_greedy_bot_knows_expansions_by_their_questions(seats: int) -> None:
    modules = ["loki"] if seats == 2 else ["loki", "thor"]
    report = simulate(Request("valhalla", seats, 2, "seats", modules, bots=["greedy"]))
    assert report.games == 2


def rolled_by_hand(missing: int, spare: int, luck: Chance) -> bool:
    """Spend a die, roll the others, keep the missing faces; repeat until nothing or too little is left."""
    while 0 < missing < spare:
        spare -= 1
        found = len({luck.pick(6) for _ in range(spare)} & set(range(missing)))
        missing, spare = missing - found, spare - found
    return missing == 0


@pytest.mark.parametrize(("missing", "spare"), [(0, 0), (1, 1), (1, 2), (1, 6), (2, 5), (3, 6)])
def test_the_chance_to_complete_a_warrior_is_what_rolling_gives(missing: int, spare: int) -> None:
    luck = seeded(f"{missing} of {spare}")
    share = sum(rolled_by_hand(missing, spare, luck) for _ in range(4000)) / 4000
    assert hit(missing, spare) == pytest.approx(share, abs=0.04)
