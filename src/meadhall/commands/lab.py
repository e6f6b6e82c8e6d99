"""`meadhall lab`: the balance of the cards, and games against beasts."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from rich.table import Table

from meadhall import shelf
from meadhall.commands.common import add_language, console_for_people, language
from meadhall.commands.series import (
    add_rules,
    add_series,
    check_series,
    out_file,
    players_of,
    print_json,
    rules_of,
    with_bar,
)
from meadhall.core.errors import SetupError
from meadhall.lab import balance, beasts
from meadhall.lab.arena import Played, Rules, check, play, play_rest
from meadhall.lab.ledger import Ledger
from meadhall.lab.plots import Dot, Plot, save
from meadhall.lab.stats import Figure
from meadhall.wire import Bar, Challenge
from meadhall.words import Words

MORE = """examples:
  meadhall lab balance valhalla --players 2,3,4,5,6 --bots jarl --games 1000 --jobs 2 --out games.jsonl --plots plots
  meadhall lab balance valhalla --players 2,3,4,5,6 --bots jarl --games 1000 --out games.jsonl --resume
  meadhall lab solo valhalla --bots jarl --games 100
  meadhall lab solo valhalla --together --players 2,3 --games 50

balance: all seats are taken by bots of one strength; jarls are dealt and kept by lot, so that each is seen equally
often. solo: how often one player, or with --together several, beat each foe at each level. All shares have 95 %
intervals. A figure is `held` if its whole interval lies within the bar, `likely` if only its value does."""
SORTS = {"hero": "win share", "order": "place in turn order", "ended-by": "ended by", "kept": "kept when drawn"}
SHOWN = {"held": "green", "likely": "yellow", "missed": "red"}
FOLDED = ("hero", "kept")  # many lines: shown for all numbers of players together


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = MORE
    parser.add_argument("what", choices=("balance", "solo"), help="what is measured")
    add_rules(parser)
    group = parser.add_argument_group("who plays")
    group.add_argument("--bots", default="jarl", metavar="A", help="the bot on every seat (default: jarl)")
    group.add_argument("--players", default="", metavar="N,M", help="numbers of players (default: all that can play)")
    group.add_argument("--together", action="store_true", help="solo: several players against one foe")
    add_series(parser, 100)
    parser.add_argument("--plots", default="", metavar="FOLDER", help="pictures of the figures, as SVG")
    parser.add_argument("--full", action="store_true", help="every card and jarl for every number of players")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure one thing."""
    check_series(args)
    return run_balance(args) if args.what == "balance" else run_solo(args)


# -- balance


def run_balance(args: argparse.Namespace) -> int:
    rules = rules_of(args)
    players = players_of(args.players or "2,3,4,5,6")
    check(rules, [args.bots], players)
    series = balance.Series(rules, args.bots, tuple(players), args.games, args.seed)
    games = balance.bouts(series)
    ledger = Ledger(out_file(args), series, Played, args.resume)
    work = partial(play, rules, True)
    played = with_bar("games", len(games), lambda tick: play_rest(work, games, ledger, args.jobs, tick))
    lines = balance.report(played, shelf.bars(shelf.take(rules.game)))
    words = Words(language(args), rules.game)
    for name, plot in plots_of(lines, words).items() if args.plots else ():
        save(plot, Path(args.plots).expanduser() / f"{name}.svg")
    if args.json:
        print_json(lines)
    else:
        console_for_people().print(balance_table(lines if args.full else folded(lines), words))
    return 0


def folded(lines: list[balance.Line]) -> list[balance.Line]:
    """Jarls and cards for all numbers of players together, everything else for each."""
    return [line for line in lines if (line.players == balance.ALL) == (line.sort in FOLDED)]


def balance_table(lines: list[balance.Line], words: Words) -> Table:
    table = Table(title="balance")
    for name in ("figure", "of", "players", "value", "95 %", "bar", ""):
        table.add_column(name, justify="right" if name in ("players", "value", "95 %") else "left")
    for line in sorted(lines, key=lambda line: line.sort):
        verdict = line.verdict()
        cells = [SORTS.get(line.sort, line.sort.replace("-", " ")), called(line, words), str(line.players or "all")]
        cells += [number(line, line.figure.value), span(line), bar_of(line)]
        table.add_row(*cells, f"[{SHOWN[verdict]}]{verdict}" if verdict else "")
    return table


def called(line: balance.Line, words: Words) -> str:
    """A jarl or a card by its name."""
    keys = [f"jarl-{line.about}", f"card-{line.about}", f"clan-{line.about}"]
    return next((words(key) for key in keys if line.about and key in words), line.about)


def number(line: balance.Line, value: float) -> str:
    sign = "+" if line.sort == "order" else ""
    return f"{100 * value:{sign}.1f} %" if line.share else f"{value:.1f}"


def span(line: balance.Line) -> str:
    scale = 100 if line.share else 1
    return f"{scale * line.figure.low:.1f} – {scale * line.figure.high:.1f}"


def bar_of(line: balance.Line) -> str:
    if line.bar is None:
        return ""
    scale = 100 if line.share else 1
    if line.bar.high > 90 and not line.share:
        return f"≥ {line.bar.low:g}"
    return f"{scale * line.bar.low:g} – {scale * line.bar.high:g}"


def plots_of(lines: list[balance.Line], words: Words) -> dict[str, Plot]:
    """A picture for each kind of figure."""
    out: dict[str, Plot] = {}
    for sort in dict.fromkeys(line.sort for line in lines):
        some = [line for line in folded(lines) if line.sort == sort]
        bar = some[0].bar
        band = (bar.low, bar.high) if bar is not None else None
        dots = [Dot(label(line, words), line.figure) for line in some]
        title = SORTS.get(sort, sort.replace("-", " ")).capitalize()
        out[sort] = Plot(title, dots, band, some[0].share)
    return out


def label(line: balance.Line, words: Words) -> str:
    name = called(line, words)
    return f"{name} ({line.players})" if name and line.players else name or f"{line.players} players"


# -- against a beast


def run_solo(args: argparse.Namespace) -> int:
    challenge = challenge_of(args)
    rules = rules_of(args)
    rules = Rules(rules.game, (challenge.module, *rules.modules), rules.options, rules.cards)
    seats = players_of(args.players) if args.players else challenge.seats
    check(rules, [args.bots], seats)
    series = beasts.Series(rules, args.bots, challenge, tuple(seats), args.games, args.seed)
    games = beasts.bouts(series)
    ledger = Ledger(out_file(args), series, Played, args.resume)
    work = partial(play, rules, False)
    played = with_bar("games", len(games), lambda tick: play_rest(work, games, ledger, args.jobs, tick))
    found = beasts.trials(challenge, played)
    if args.plots:
        save(trial_plot(found), Path(args.plots).expanduser() / f"{challenge.module}.svg")
    print_json(found) if args.json else console_for_people().print(trial_table(found))
    return 0


def challenge_of(args: argparse.Namespace) -> Challenge:
    """Alone or together."""
    shelf.check_name("game", args.game, shelf.names())
    found = [it for it in shelf.challenges(shelf.take(args.game)) if (max(it.seats) > 1) == args.together]
    if not found:
        raise SetupError(f"in {args.game} nobody plays against the game itself", right="meadhall lab solo valhalla")
    return found[0]


def trial_table(found: list[beasts.Trial]) -> Table:
    table = Table(title="won")
    for name in ("players", "foe", "level", "games", "won", "95 %", "goal"):
        table.add_column(name, justify="left" if name == "foe" else "right")
    for trial in found:
        won = trial.won
        cells = [str(trial.players), trial.foe, trial.level, str(won.cases), percent(won.value), percents(won)]
        table.add_row(*cells, percents(trial.bar) if trial.bar else "")
    return table


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def percents(some: Figure | Bar) -> str:
    return f"{100 * some.low:.0f} – {100 * some.high:.0f}"


def trial_plot(found: list[beasts.Trial]) -> Plot:
    dots = [Dot(f"{trial.foe} {trial.level} ({trial.players})", trial.won) for trial in found]
    return Plot("Games won against a foe, by level", dots)
