"""Reads spec/excused.toml: rules that need neither code nor test, each with its reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

from meadhall.law.spec import LawError


def parse_excuses(text: str) -> dict[str, str]:
    """Return id → reason. The tables of the file are only groups; every id needs a reason in words."""
    excuses: dict[str, str] = {}
    for group in tomllib.loads(text).values():
        for rule_id, reason in group.items():
            if not isinstance(reason, str) or not reason.strip():
                raise LawError(f"spec/excused.toml: {rule_id} has no reason")
            if rule_id in excuses:
                raise LawError(f"spec/excused.toml: {rule_id} is excused twice")
            excuses[rule_id] = reason
    return excuses


def load_excuses(folder: Path) -> dict[str, str]:
    file = folder / "excused.toml"
    return parse_excuses(file.read_text(encoding="utf-8")) if file.exists() else {}
