"""`meadhall rules report`, `meadhall rules show` and `meadhall rules words`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from meadhall.law.citations import Citation
from meadhall.law.report import LawReport, report
from meadhall.law.spec import LawError, Rule, in_checkout, prefixes
from meadhall.law.translations import ENGLISH, TranslatedRule, languages, missing, set_seals, stale, translated_rule

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

NO_CHECKOUT = "where it is implemented and proven can be said only in a checkout of the repository"
MOST_NAMED = 12
COLUMNS = ("defined", "implemented", "proven", "excused")


def add_commands(subparsers: Subparsers) -> None:
    """Add `rules` to the command line. The chosen function is in `args.run` and returns the exit code."""
    rules = subparsers.add_parser("rules", help="the rules: what is defined, implemented and proven")
    add_subcommands(rules.add_subparsers(dest="rules_command", required=True, metavar="COMMAND"))


def add_subcommands(subparsers: Subparsers) -> None:
    table = subparsers.add_parser("report", help="count rules by chapter: defined, implemented, proven, excused")
    table.add_argument("--game", choices=sorted(prefixes()), help="only this game")
    table.add_argument("--json", action="store_true", help="print JSON")
    table.add_argument("--brief", action="store_true", help="one line per game, plus errors")
    table.add_argument("--missing", action="store_true", help="also list rules without code or test")
    table.set_defaults(run=run_report)
    show = subparsers.add_parser("show", help="show a rule, its code and its tests")
    show.add_argument("ids", nargs="+", metavar="ID", help="for example VAL-BATTLE-29")
    show.add_argument("--lang", default=ENGLISH, choices=[ENGLISH, *languages()], help="language (default: en)")
    show.set_defaults(run=run_show)
    words = subparsers.add_parser("words", help="list missing and outdated translations of rules")
    words.add_argument("--seal", action="store_true", help="first seal translations that have no seal yet")
    words.add_argument("--lang", choices=languages(), help="only this language")
    words.set_defaults(run=run_words)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="meadhall rules")
    add_subcommands(parser.add_subparsers(dest="rules_command", required=True, metavar="COMMAND"))
    args = parser.parse_args(arguments)
    return int(args.run(args))


def run_report(args: argparse.Namespace) -> int:
    try:
        reports = {game: report(game) for game in ([args.game] if args.game else prefixes())}
    except LawError as error:
        print(error, file=sys.stderr)
        return 1
    print_reports(reports, args)
    return say_faults(reports)


def print_reports(reports: dict[str, LawReport], args: argparse.Namespace) -> None:
    if args.json:
        print(json.dumps({game: found.as_json() for game, found in reports.items()}, indent=2))
        return
    for game, found in reports.items():
        if args.brief:
            print(brief(game, found))
        else:
            Console().print(as_table(game, found))
        if args.missing:
            print_missing(found)
    if not in_checkout():
        print(NO_CHECKOUT)


def say_faults(reports: dict[str, LawReport]) -> int:
    """Print warnings and faults on stderr; return exit code 1 if there is a fault."""
    for found in reports.values():
        for line in [f"warning: {line}" for line in found.warnings()] + found.faults():
            print(line, file=sys.stderr)
    return 1 if any(found.faults() for found in reports.values()) else 0


def brief(game: str, found: LawReport) -> str:
    counts = found.counts(set(found.rules))
    return f"{game}: " + ", ".join(f"{counts[column]} {column}" for column in COLUMNS)


def as_table(game: str, found: LawReport) -> Table:
    table = Table(title=f"The law of {game}")
    table.add_column("chapter")
    for column in COLUMNS:
        table.add_column(column, justify="right")
    for chapter, counts in found.chapters().items():
        table.add_row(chapter, *(str(counts[column]) for column in COLUMNS), style=colour(counts))
    table.add_section()
    table.add_row("all", *(str(found.counts(set(found.rules))[column]) for column in COLUMNS))
    return table


def colour(counts: dict[str, int]) -> str:
    """Return green if every rule has code and a test or an excuse, yellow if every rule has code, else ""."""
    needed = counts["defined"] - counts["excused"]
    if counts["implemented"] < needed:
        return ""
    return "green" if counts["proven"] >= needed else "yellow"


def print_missing(found: LawReport) -> None:
    print("without code:", *(found.missing() or ["none"]))
    print("without test:", *(found.unproven() or ["none"]))


def run_words(args: argparse.Namespace) -> int:
    """Print what is missing or outdated in each language; return exit code 1 if there is anything."""
    laws = [(game, lang) for lang in languages() if args.lang in (None, lang) for game in prefixes()]
    if args.seal:
        for game, lang in laws:
            print(f"{lang} {game}: {set_seals(game, lang)} sealed")
    faults = [(game, lang, missing(game, lang), stale(game, lang)) for game, lang in laws]
    for game, lang, lacking, old in faults:
        print(f"{lang} {game}: missing {some(lacking)}; left behind {some(old)}")
    return 1 if any(lacking or old for _, _, lacking, old in faults) else 0


def some(ids: list[str]) -> str:
    """Return the number of ids and the first of them."""
    named = " ".join(ids[:MOST_NAMED]) + (" …" if len(ids) > MOST_NAMED else "")
    return f"{len(ids)} ({named})" if ids else "0"


def run_show(args: argparse.Namespace) -> int:
    return max(show(rule_id.upper(), args.lang) for rule_id in args.ids)


def show(rule_id: str, lang: str) -> int:
    game = next((game for game, prefix in prefixes().items() if rule_id.startswith(prefix + "-")), None)
    found = report(game) if game else None
    if found is None or rule_id not in found.rules:
        print(f"there is no rule {rule_id}; ids look like VAL-BATTLE-29 or BR-FX-16", file=sys.stderr)
        return 1
    print_rule(found.rules[rule_id], found, translated_rule(found.rules[rule_id], str(game), lang))
    return 0


def print_rule(rule: Rule, found: LawReport, translated: TranslatedRule) -> None:
    """Print the rule, in English with its sources, and where it is cited."""
    print(rule.text if translated.lang == ENGLISH else f"{translated.id} — {translated.text}")
    if not in_checkout():
        print(NO_CHECKOUT)
        return
    where = found.where(rule.id)
    print_places("implemented", where.code)
    print_places("proven", where.tests)
    for place in where.data:
        print(f"in data: {place}")


def print_places(word: str, places: list[Citation]) -> None:
    if not places:
        print(f"not {word}")
    for place in places:
        print(f"{word}: {place}")
