"""`@rule("VAL-BATTLE-29")`: which rules of spec/ a test proves.

    from tests.rule import rule

    @rule("VAL-BATTLE-29")
    def test_the_attacker_wins_a_tie() -> None: ...

A rule that the spec does not define is refused when the test is collected. One case of a table of cases
carries its rule as `pytest.param(..., marks=rule("VAL-TV-14"))`. Ranges: `rule("VAL-SETUP-11…14")`.
"""

from __future__ import annotations

import pytest

from meadhall.law import known_ids, prefixes
from meadhall.law.ids import ids_in


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these rules."""
    for rule_id in ids:
        check(rule_id)
    return pytest.mark.rule(*ids)


def check(rule_id: str) -> None:
    named = [found for prefix in prefixes().values() for found in ids_in(rule_id, prefix)]
    unknown = sorted(set(named) - known_ids())
    if not named or unknown:
        raise ValueError(f"@rule: spec/ defines no rule {', '.join(unknown) or rule_id!r}")
