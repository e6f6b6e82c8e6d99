"""The tests that cite each rule."""

from __future__ import annotations

from collections import defaultdict

import pytest

from meadhall.law.ids import ids_in
from meadhall.law.spec import prefixes
from tools.mutants.mutants import Mutant


class Proofs:
    """Rule → the tests that cite it, those with the fewest rules first: they say most clearly what broke."""

    def __init__(self, items: list[pytest.Item]) -> None:
        self.by_rule: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in sorted(items, key=lambda item: len(rules_of(item))):
            for rule in rules_of(item):
                self.by_rule[rule].append(item)

    def of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that cite a rule of its function."""
        return list(dict.fromkeys(item for rule in mutant.target.rules for item in self.by_rule.get(rule, [])))


def rules_of(item: pytest.Item) -> set[str]:
    named = [name for mark in item.iter_markers("rule") for name in mark.args]
    return {rule for name in named for prefix in prefixes().values() for rule in ids_in(name, prefix)}
