"""`make mutants`: how many mutants the tests notice, and the unnoticed ones by rule."""

from __future__ import annotations

import argparse
import os
import sys

from meadhall.law.spec import prefixes
from tools.mutants.excuses import ExcuseError, load_excuses, most, stale
from tools.mutants.mutants import Mutant, digest, mutants, sample
from tools.mutants.trial import Trial, Tried, noticed_on_import, tried


def main() -> int:
    args = arguments()
    known = mutants()
    try:
        excuses = load_excuses()
    except ExcuseError as error:
        print(error, file=sys.stderr)
        return 1
    if old := stale(excuses, known):
        print("tests/mutants.toml excuses changes that the code no longer allows:", *old, sep="\n  ", file=sys.stderr)
        return 1
    some = chosen(known, args, excuses)
    if args.list or not some:
        print(*(one.key for one in some), f"{len(some)} mutants", sep="\n")
        return 0
    trial = tried(some, args.jobs, dot)
    print()
    lived = [one for one in trial.outcomes if not one.noticed]
    noticed_late = noticed_on_import([one for one in lived if one.what.key not in excuses], args.jobs)
    return summary(trial, [one for one in lived if one not in noticed_late], excuses, bool(args.sample))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only so many (0: all)")
    parser.add_argument("--seed", default="", help="which sample; by default the code decides")
    parser.add_argument("--only", default="", metavar="TEXT", help="a game, a rule, a chapter, a file or a function")
    parser.add_argument("--list", action="store_true", help="name them, try none")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    return parser.parse_args()


def chosen(known: list[Mutant], args: argparse.Namespace, excuses: dict[str, str]) -> list[Mutant]:
    """Return the mutants to try. A sample excludes excused ones; a whole run includes them to find needless excuses."""
    meant = [one for one in known if args.only in " ".join([one.key, *one.target.rules])]
    seed = args.seed or digest(known)
    return sample([one for one in meant if one.key not in excuses], args.sample, seed) if args.sample else meant


def dot(outcome: Tried) -> None:
    """Print one character for each mutant, as pytest does for tests."""
    print("." if outcome.noticed else "S", end="", flush=True)


def summary(trial: Trial, survivors: list[Tried], excuses: dict[str, str], sampled: bool) -> int:
    """Print survivors by rule and the figure. The exit code is 1 below the bar, or for a wrong excuse or test."""
    outcomes, unsound = trial.outcomes, trial.unsound
    open_ones = [one.what for one in survivors if one.what.key not in excuses]
    lived = {one.what.key for one in survivors}
    needless = [one.what.key for one in outcomes if one.what.key in excuses.keys() - lived]
    print_by_rule(open_ones)
    complain("these tests fail on the whole code, or take too long:", unsound)
    complain("excused in tests/mutants.toml, though the tests notice them:", needless)
    counted = len(outcomes) - len(lived & excuses.keys())
    print_figure(len(open_ones), counted, len(outcomes) - counted, most(counted, sampled))
    return 1 if unsound or needless or len(open_ones) > most(counted, sampled) else 0


def print_figure(living: int, counted: int, excused: int, may_live: int) -> None:
    share = f"{(counted - living) / max(1, counted):.1%}"
    print(f"{counted - living} of {counted} mutants noticed ({share}); {may_live} may live; {excused} excused")


def complain(what: str, about: list[str]) -> None:
    if about:
        print(what, *sorted(about), sep="\n  ", file=sys.stderr)


def print_by_rule(survivors: list[Mutant]) -> None:
    order = list(prefixes().values())
    for mutant in sorted(survivors, key=lambda one: (order.index(one.target.rules[0].split("-")[0]), one.target.rules)):
        print(f"{' '.join(mutant.target.rules)}\n    {mutant.target.place}\n    {mutant.what}")


if __name__ == "__main__":
    raise SystemExit(main())
