"""The options of the base game (chapter 35), each with the rule that offers it and its value in each edition."""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Switch, switch

SEATS: Final = ("1", "2", "3", "4", "5", "6")

WHO_BEGINS: Final = Switch("first_player", "random", "VAL-AMB-003", ("random", *SEATS), {})
TAKEBACK: Final = switch("allow_takeback_before_ability", False, "VAL-DIFF-12", {"RU": "on"})
RETURN_UNUSED_GREY: Final = switch("return_unused_grey", False, "VAL-DIFF-14")
NO_WINNER_IS_BATTLE: Final = switch("no_winner_is_battle", True, "VAL-DIFF-15")
BONUS_ANY_CARD: Final = switch("bonus_any_card", False, "VAL-DIFF-34", {"RU": "on", "PL": "off"})
ALLOW_MANY_SETS: Final = switch("allow_many_sets", False, "VAL-AMB-011")
CUT_OFF_SPARES_AFTER_BATTLE: Final = switch("cut_off_spares_after_battle", False, "VAL-AMB-038")
PUSH_BACK_BANKED: Final = switch("push_back_banked", False, "VAL-AMB-044")
PAIRS_MUST_DIFFER: Final = switch("pairs_must_differ", False, "VAL-AMB-063")
RAGNAROK_FIRST_PLAYER: Final = switch("ragnarok_first_player", False, "VAL-AMB-113")
RAGNAROK_PREBATTLE: Final = switch("ragnarok_prebattle", True, "VAL-AMB-114")

BASE_OPTIONS: Final = [
    WHO_BEGINS,
    TAKEBACK,
    RETURN_UNUSED_GREY,
    NO_WINNER_IS_BATTLE,
    BONUS_ANY_CARD,
    ALLOW_MANY_SETS,
    CUT_OFF_SPARES_AFTER_BATTLE,
    PUSH_BACK_BANKED,
    PAIRS_MUST_DIFFER,
    RAGNAROK_FIRST_PLAYER,
    RAGNAROK_PREBATTLE,
]
