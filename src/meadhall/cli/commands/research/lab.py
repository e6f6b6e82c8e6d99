"""`meadhall lab`: card balance, and games against beasts."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import msgspec
from rich.table import Table

from meadhall.cli.commands.common import add_language, console_for_people, language
from meadhall.cli.commands.research.series import (
    Games,
    add_rules,
    add_series,
    check_series,
    play_series,
    players_of,
    plot_file,
    print_json,
    rules_of,
)
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.interface import shelf
from meadhall.interface.wire import Challenge
from meadhall.research import balance, beasts, report
from meadhall.research.arena import ArenaGame, Bout, Rules, check, play_all, rulebook
from meadhall.research.pages import fill
from meadhall.research.plots import Plot, save
from meadhall.text.words import Words

MORE = """examples:
  meadhall lab balance valhalla --players 2,3,4,5,6 --bots jarl --games 1000 --jobs 2 --out games.jsonl
  meadhall lab balance valhalla --games 1000 --out games.jsonl --resume --plots build/balance --report build/balance.md
  meadhall lab solo valhalla --bots jarl --games 100
  meadhall lab solo valhalla --together --players 2,3 --games 50

balance: bots of one strength take all seats; jarls are kept at random, so that each is seen equally
often. solo: how often one player, or with --together several, beat each beast at each level. All shares have 95 %
intervals. A figure is `held` if its whole interval lies within the bar, `missed` if none of it does; in between it is
`likely` where the value itself lies within the bar, else `open`: more games are needed."""
SHOWN = {"held": "[green]held", "likely": "[green]likely", "open": "[yellow]open", "missed": "[red]missed"}
HERO = "hero"  # the name of the plot of win rates
WORDS = ("of", "figure", "foe", "bar", "")  # columns of text; the other columns hold numbers


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("what", choices=("balance", "solo"), help="what to measure")
    add_rules(parser)
    group = parser.add_argument_group("players")
    group.add_argument("--bots", default="jarl", metavar="A", help="the bot at every seat (default: jarl)")
    group.add_argument("--players", default="", metavar="N,M", help="player counts (default: all possible)")
    group.add_argument("--together", action="store_true", help="solo: several players together against one beast")
    add_series(parser, 100)
    parser.add_argument("--plot", default="", metavar="FILE", help="plot the win rates, .svg or .png")
    parser.add_argument("--plots", default="", metavar="FOLDER", help="write plots of all figures here, as SVG")
    parser.add_argument("--report", default="", metavar="FILE.md", help="insert the figures into this page")
    parser.add_argument("--full", action="store_true", help="list every card and jarl for every player count")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run the measurement that `what` names."""
    check_series(args)
    plot_file(args)
    return run_balance(args) if args.what == "balance" else run_solo(args)


def run_balance(args: argparse.Namespace) -> int:
    rules = rules_of(args)
    players = players_of(args.players or "2,3,4,5,6")
    check(rules, [args.bots], players)
    series = balance.BalanceSeries(rules, args.bots, tuple(players), args.games, args.seed)
    work = partial(play_all, rules, True)
    games = games_of(args, series, balance.bouts(series), balance.size_of(series), rulebook(rules, players[0]), work)
    found = play_series(args, games, balance.balance_of)
    if found is None:
        return 0
    lines = found.lines(shelf.kit(rules.game).bars)
    words = Words(language(args), rules.game)
    drawn = save_plots(args, report.balance_plots(lines, words), HERO)
    if args.report:
        page = Path(args.report).expanduser()
        fill(page, section_name(args.bots), report.balance_page(found.games, lines, words, drawn, page))
    shown = lines if args.full else report.fold_lines(lines)
    print_json(lines) if args.json else print_table("balance", report.BALANCE_HEAD, report.balance_rows(shown, words))
    return 0


def section_name(bots: str) -> str:
    """Return the name of the section for these bots. The main section has the figures of jarls."""
    return "balance" if bots == "jarl" else f"balance with {bots}"


def run_solo(args: argparse.Namespace) -> int:
    challenge = challenge_of(args)
    rules = with_module(rules_of(args), challenge.module)
    seats = players_of(args.players) if args.players else challenge.seats
    check(rules, [args.bots], seats)
    series = beasts.BeastSeries(rules, args.bots, challenge, tuple(seats), args.games, args.seed)
    table = rulebook(rules, seats[0], beasts.options_of(series, beasts.kinds_of(series)[0]))
    work = partial(play_all, rules, False)
    games = games_of(args, series, beasts.bouts(series), beasts.size_of(series), table, work)
    found = play_series(args, games, lambda played: beasts.trials(challenge, played))
    if found is None:
        return 0
    save_plots(args, {challenge.module: report.trial_plot(found)}, challenge.module)
    if args.report:
        fill(Path(args.report).expanduser(), f"{challenge.module} with {args.bots}", report.trial_page(found))
    print_json(found) if args.json else print_table("won", report.TRIAL_HEAD, report.trial_rows(found))
    return 0


def games_of(
    args: argparse.Namespace,
    series: msgspec.Struct,
    bouts: Iterable[Bout],
    size: int,
    table: tuple[Game, Rulebook[Match]],
    work: Callable[[list[Bout]], list[ArenaGame]],
) -> Games[Bout, ArenaGame]:
    """Return the games of a series, ready to be played."""
    return Games(
        kind=args.what, series=series, table=table, bots=[args.bots], plan=bouts, size=size, row=ArenaGame, work=work
    )


def save_plots(args: argparse.Namespace, plots: dict[str, Plot], shares: str) -> dict[str, Path]:
    """Save the requested plots and return their files. The plot of win rates is also saved to --plot."""
    single = plot_file(args)
    if single is not None:
        save(plots[shares], single)
    files = {name: Path(args.plots).expanduser() / f"{name}.svg" for name in plots} if args.plots else {}
    for name, file in files.items():
        save(plots[name], file)
    return files


def print_table(title: str, head: list[str], rows: list[list[str]]) -> None:
    """Print a table."""
    table = Table(title=title)
    for name in head:
        table.add_column(name, justify="left" if name in WORDS else "right")
    for row in rows:
        table.add_row(*row[:-1], SHOWN.get(row[-1], row[-1]))
    console_for_people().print(table)


def with_module(rules: Rules, module: str) -> Rules:
    return Rules(rules.game, (module, *rules.modules), rules.options, rules.cards)


def challenges_of(name: str) -> list[Challenge]:
    """Return the cooperative challenges of a game."""
    kit = shelf.kit(name)
    return [] if kit.challenges is None else kit.challenges(kit.game)


def challenge_of(args: argparse.Namespace) -> Challenge:
    """Return the challenge for one player, or with --together the one for several."""
    shelf.check_name("game", args.game, shelf.names())
    found = [it for it in challenges_of(args.game) if (max(it.seats) > 1) == args.together]
    if not found:
        raise SetupError(f"{args.game} has no cooperative games of this kind", right="meadhall lab solo valhalla")
    return found[0]
