"""Combines spec, code, tests and excuses: what is implemented, proven, excused, unknown."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from meadhall.law.citations import Citation, cited_by_code, cited_by_data, cited_by_tests
from meadhall.law.excuses import load_excuses
from meadhall.law.spec import ROOT, Rule, in_checkout, load_spec, prefixes, spec_folder

Counts = dict[str, int]


class Found(NamedTuple):
    """The citations found in the repository. Card files may cite rules, but data alone implements none."""

    code: list[Citation]
    data: list[Citation]
    tests: list[Citation]


class LawReport:
    """The state of one game's rules."""

    def __init__(self, rules: dict[str, Rule], found: Found, excuses: dict[str, str]) -> None:
        self.rules = rules
        self.found = found
        self.implemented = {citation.id for citation in found.code} & rules.keys()
        self.proven = {citation.id for citation in found.tests} & rules.keys()
        self.needless = sorted(excuses.keys() & self.implemented)
        self.excused = excuses.keys() & rules.keys() - self.implemented
        self.excused_unknown = sorted(excuses.keys() - rules.keys())

    def unknown(self) -> list[Citation]:
        """Return citations of rules that the spec does not define."""
        return [citation for part in self.found for citation in part if citation.id not in self.rules]

    def chapters(self) -> dict[str, Counts]:
        """Return counts per chapter, chapters in printed order."""
        ids: dict[str, set[str]] = {}
        for rule in self.rules.values():
            ids.setdefault(rule.chapter, set()).add(rule.id)
        return {chapter: self.counts(members) for chapter, members in ids.items()}

    def counts(self, ids: set[str]) -> Counts:
        return {
            "defined": len(ids),
            "implemented": len(ids & self.implemented),
            "proven": len(ids & self.proven),
            "excused": len(ids & self.excused),
        }

    def missing(self) -> list[str]:
        """Return the rules with neither code nor excuse."""
        return [rule_id for rule_id in self.rules if rule_id not in self.implemented | self.excused]

    def unproven(self) -> list[str]:
        """Return the rules with neither test nor excuse."""
        return [rule_id for rule_id in self.rules if rule_id not in self.proven | self.excused]

    def where(self, rule_id: str) -> Found:
        """Return where the rule is implemented, cited by data, and proven."""
        return Found(*([citation for citation in part if citation.id == rule_id] for part in self.found))

    def faults(self) -> list[str]:
        """Return what fails the build, one sentence each."""
        cited = [f"unknown rule {citation.id}, cited in {citation}" for citation in self.unknown()]
        return cited + [f"unknown rule {key}, excused in spec/excused.toml" for key in self.excused_unknown]

    def warnings(self) -> list[str]:
        return [f"{rule_id} is implemented; take it out of spec/excused.toml" for rule_id in self.needless]

    def as_json(self) -> dict[str, object]:
        unknown = {citation.id for citation in self.unknown()} | set(self.excused_unknown)
        return {"chapters": self.chapters(), "unknown": sorted(unknown)}


def search(game: str, root: Path) -> Found:
    prefix = prefixes()[game]
    return Found(cited_by_code(root, game, prefix), cited_by_data(root, game, prefix), cited_by_tests(root, prefix))


def excuses_of(game: str) -> dict[str, str]:
    excuses = load_excuses(spec_folder())
    return {key: reason for key, reason in excuses.items() if key.startswith(prefixes()[game] + "-")}


def report(game: str) -> LawReport:
    """Return the report of one game. Outside a checkout there are no sources or tests to search."""
    found = search(game, ROOT) if in_checkout() else Found([], [], [])
    return LawReport(load_spec(game), found, excuses_of(game))
