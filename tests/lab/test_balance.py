"""The balance report: normalised shares, verdicts, and the figures of Valhalla."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.cli.commands.research.lab import challenges_of, section_name
from meadhall.interface import shelf
from meadhall.interface.wire import Bar, Facts
from meadhall.research.arena import ArenaGame, Bout, Rules, play
from meadhall.research.balance import ALL, BalanceLine, balance_of
from meadhall.research.beasts import BeastSeries, bouts, size_of, trials
from meadhall.research.report import balance_page
from meadhall.research.stats import Interval
from meadhall.text.words import Words


def game(heroes: list[str], winner: int) -> ArenaGame:
    seats = len(heroes)
    facts = Facts(
        heroes=heroes,
        order=list(range(seats)),
        turns=[9] * seats,
        counts={"attacks": 4.0},
        shares={"attacks-won": (3.0, 6.0)},
        kept={"fury-2": (1, 2)},
    )
    return ArenaGame(0, ("jarl",) * seats, "", [winner], [0] * seats, "deck", 10, 0, facts)


def line(lines: list[BalanceLine], sort: str, about: str = "", players: int = ALL) -> BalanceLine:
    return next(found for found in lines if (found.sort, found.about, found.players) == (sort, about, players))


def test_a_win_among_many_weighs_more_than_one_between_two() -> None:
    played = [game(["a", "b"], 0), game(["b", "a"], 0), game(["a", "b", "b", "b"], 1)]
    lines = balance_of(played).lines({"hero": Bar(low=0.4, high=0.6)})
    assert line(lines, "hero", "a").figure.value < 0.5 < line(lines, "hero", "b").figure.value
    assert line(lines, "hero", "a", 2).figure.value == pytest.approx(0.5)
    assert line(lines, "hero", "b").bar == Bar(low=0.4, high=0.6)
    assert line(lines, "order", "1", 2).figure.value == pytest.approx(0.5)
    assert line(lines, "order", "1", 4).figure.value == pytest.approx(-0.25)


def test_the_page_has_a_column_for_each_number_of_players_and_a_row_for_each_hero() -> None:
    played = [game(["hod", "egil"], 0), game(["egil", "hod", "ulfar"], 1)]
    lines = balance_of(played).lines({"hero": Bar(low=0.4, high=0.6), "turns": Bar(low=10, high=16)})
    page = balance_page(2, lines, Words("en", "valhalla"), {}, Path("page.md")).splitlines()
    assert page[0] == "2 games."
    assert "| figure | bar | 2 players | 3 players |" in page
    assert "| turns | 10 – 16 | 9.0 (9.0 – 9.0) missed | 9.0 (9.0 – 9.0) missed |" in page
    assert [row.split(" | ")[0] for row in page if row.endswith((" 1 |", " 2 |"))] == ["| Egil", "| Ulfar", "| Höd"]


@pytest.mark.parametrize(
    ("figure", "verdict"),
    [
        ((0.5, 0.45, 0.55), "held"),
        ((0.5, 0.3, 0.7), "likely"),
        ((0.7, 0.55, 0.8), "open"),
        ((0.7, 0.65, 0.8), "missed"),
    ],
)
def test_a_bar_is_held_or_missed_only_with_the_whole_interval(figure: tuple[float, float, float], verdict: str) -> None:
    assert BalanceLine("hero", "a", 2, Interval(*figure, 100), bar=Bar(low=0.4, high=0.6)).verdict() == verdict


def test_a_game_of_valhalla_tells_what_the_table_of_balance_needs() -> None:
    played = play(Rules("valhalla"), True, Bout(0, ("thrall",) * 3, "deal"))
    facts = played.facts
    assert facts is not None
    assert len(set(facts.heroes)) == 3, "every jarl is there once"
    assert sorted(facts.order) == [0, 1, 2]
    won, attacks = facts.shares["attacks-won"]
    assert 0 <= won <= attacks == facts.counts["attacks"] * 3
    assert all(0 <= kept <= offered for kept, offered in facts.kept.values())
    assert max(facts.turns) - min(facts.turns) <= 1
    assert set(shelf.kit("valhalla").bars) >= {"hero", "order", "turns", *facts.counts, *facts.shares}


def test_every_beast_is_met_at_every_level() -> None:
    challenges = challenges_of("valhalla")
    assert [max(challenge.seats) for challenge in challenges] == [4, 1]
    challenge = challenges[1]
    rules = Rules("valhalla", (challenge.module,))
    series = BeastSeries(rules, "thrall", challenge, (1,), 2, "s")
    games = list(bouts(series))
    assert len({bout.deal for bout in games}) == len(games) == size_of(series) == 4 * 3 * 2
    found = trials(challenge, [play(rules, False, games[0])])
    assert [trial.won.cases for trial in found if trial.foe == challenge.foes[0]] == [1, 0, 0]


def test_a_game_without_a_chronicle_says_so() -> None:
    assert challenges_of("bloodrage") == []


def test_figures_of_other_bots_do_not_replace_those_of_jarls() -> None:
    assert section_name("jarl") == "balance"
    assert section_name("meadhall.bots.atonce:AtOnce") == "balance with meadhall.bots.atonce:AtOnce"
