"""The rules of spec/, the code that implements each of them, and the test that proves it.

    meadhall rules report [--game G] [--json]
    meadhall rules show VAL-BATTLE-29 [--lang pl]
    meadhall rules words

An id such as VAL-BATTLE-29 names a game (VAL), a chapter (BATTLE) and a rule. A rule is *defined* in spec/,
*implemented* if code of the game cites it, *proven* if a test carries it in @rule(...), *excused* if spec/excused.toml
says why it needs no code, and *unknown* if it is cited but not defined.
"""

from meadhall.law.commands import add_commands, main
from meadhall.law.report import LawReport, report
from meadhall.law.spec import Rule, known_ids, load_spec, parse_spec, prefixes
from meadhall.law.translations import TranslatedRule, law_in, translated_rule

__all__ = [
    "LawReport",
    "Rule",
    "TranslatedRule",
    "add_commands",
    "known_ids",
    "law_in",
    "load_spec",
    "main",
    "parse_spec",
    "prefixes",
    "report",
    "translated_rule",
]
