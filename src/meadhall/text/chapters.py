"""Chapters of a spec that are not about playing, by the middle word of a rule's id. (not compiled)"""

from __future__ import annotations

from typing import Final

DISPUTED: Final = ("AMB", "DIFF")  # rulings where the printed rules are silent or disagree
ASIDE: Final = (*DISPUTED, "DATA", "INV", "NAMED", "TV")  # chapters for developers of a game


def is_disputed(rule_id: str) -> bool:
    """Is this rule a ruling, because the printed rules leave the question open?"""
    return _chapter(rule_id) in DISPUTED


def is_aside(rule_id: str) -> bool:
    """Is this rule in a chapter that players do not need?"""
    return _chapter(rule_id) in ASIDE


def _chapter(rule_id: str) -> str:
    return rule_id.split("-")[1] if "-" in rule_id else ""
