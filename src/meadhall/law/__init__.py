"""The law: the rules of spec/, which code follows each of them, and which test proves it.

    meadhall rules report [--game G] [--json]
    meadhall rules show VAL-BATTLE-29

An id such as VAL-BATTLE-29 names a game (VAL), a chapter (BATTLE) and a rule. It is *defined* in spec/,
*implemented* where code of the game cites it, *proven* where a test carries it in @rule(...), *excused* where
spec/excused.toml says why it needs no code, and *unknown* when cited without being defined.
"""

from meadhall.law.commands import add_commands, main
from meadhall.law.report import Report, report
from meadhall.law.spec import GAMES, Rule, known_ids, load_spec, parse_spec

__all__ = [
    "GAMES",
    "Report",
    "Rule",
    "add_commands",
    "known_ids",
    "load_spec",
    "main",
    "parse_spec",
    "report",
]
