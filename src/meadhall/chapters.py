"""Chapters of a spec that are not about playing: known by the middle word of a rule's id. (not compiled)"""

from __future__ import annotations

from typing import Final

DISPUTED: Final = ("AMB", "DIFF")  # rulings where the books are silent or disagree
ASIDE: Final = (*DISPUTED, "DATA", "INV", "NAMED", "TV")  # for those who build a game


def is_disputed(rule_id: str) -> bool:
    """Do the books leave this open?"""
    return _chapter(rule_id) in DISPUTED


def is_aside(rule_id: str) -> bool:
    """Does it stand in a chapter that nobody needs for playing?"""
    return _chapter(rule_id) in ASIDE


def _chapter(rule_id: str) -> str:
    return rule_id.split("-")[1] if "-" in rule_id else ""
