"""The words of the game as numbers: figures, stats, slots, timelines, and the pages of verbs."""

from __future__ import annotations

from typing import Final

from meadhall.core.module import Spans
from meadhall.core.verbs import Vocabulary

NONE: Final = -1
MOST_SEATS: Final = 4  # BR-SETUP-01
FEWEST_SEATS: Final = 2
AGES: Final = 3  # BR-AGE-01

# -- figures: equal ones are one kind (BR-SETUP-03, BR-SETUP-21)

WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
MONSTERS: Final = (
    "dwarf-chieftain",
    "troll",
    "sea-serpent",
    "dark-elf",
    "fire-giant",
    "valkyrie",
    "frost-giant",
    "soldier-of-hel",
    "volur-witch",
)
FIGURE_NAMES: Final = ("warrior", "leader", "ship", *MONSTERS)
KINDS: Final = 12
WARRIORS_OF_A_CLAN: Final = 8
CLAN_FIGURES: Final = 10

# -- places: nine provinces, four fjords, and what is not the board (BR-FIG-02, BR-FIG-08)

YGGDRASIL: Final = 0
PROVINCES: Final = 9
FJORDS: Final = 4
FIRST_FJORD: Final = 9
BOARD: Final = 13
RESERVE: Final = 13
VALHALLA: Final = 14
PLACES: Final = 15
BOX: Final = -1  # a Monster that nobody owns

# -- stats (BR-STAT-01)

RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
STATS: Final = 3
STAT_NAMES: Final = ("rage", "axes", "horns")
LAST_STEP: Final = 5

# -- pillage tokens: a stat, or one of these (BR-PILLAGE-30 to -34)

GLORY_TOKEN: Final = 3
ALL_STATS_TOKEN: Final = 4
TOKEN_NAMES: Final = ("rage", "axes", "horns", "glory", "all")

# -- slots of the clan sheet (BR-UPGRADE-01)

WARRIOR_SLOT: Final = 0
LEADER_SLOT: Final = 1
SHIP_SLOT: Final = 2
SLOTS: Final = 8
SLOT_NAMES: Final = ("warrior", "leader", "ship", "monster-1", "monster-2", "clan-1", "clan-2", "clan-3")

CLAN_NAMES: Final = ("bear", "wolf", "serpent", "raven")  # BR-SETUP-02
REGION_NAMES: Final = ("manheim", "jotunheim", "alfheim")
PHASE_NAMES: Final = ("gifts", "action", "discard", "quest", "ragnarok", "valhalla")

# -- prices and sizes that the rules name

PACKET: Final = 8  # BR-DRAFT-02
GIFTS: Final = 6  # BR-DRAFT-05
MARCH_COST: Final = 1  # BR-MARCH-01
DOMAIN_COST: Final = 2  # BR-FX-29
CHALLENGE_COST: Final = 2  # BR-FX-26
RISE_COST: Final = 1  # BR-FX-30
PROTECT_COST: Final = 1  # BR-FX-27
PROWESS_COST: Final = 1  # BR-FX-28


class Phase:
    """The six phases of an Age (BR-AGE-02)."""

    GIFTS: Final = 0
    ACTION: Final = 1
    DISCARD: Final = 2
    QUEST: Final = 3
    RAGNAROK: Final = 4
    VALHALLA: Final = 5


class Courses:
    """The timelines of section 4 of the law."""

    AGE: Final = 0
    INVASION: Final = 1  # I2 to I5
    PILLAGE: Final = 2  # P1 to P3
    BATTLE: Final = 3  # B0 to B8
    RESOLUTION: Final = 4  # R1 to R9
    COUNT: Final = 5


class Lane:
    """How a pillage is resolved: after a battle, or with nobody in the way (BR-PILLAGE-20)."""

    FOUGHT: Final = 1
    UNOPPOSED: Final = 2


SPANS: Final = Spans(Courses.COUNT, 0, 0, 0, AGES)  # cards of one Age have one back

# -- verbs: room for cards and figures that are not here yet

CARD_IDS: Final = 96
KIND_IDS: Final = 16

VERBS: Final = Vocabulary("BR-ACTION-08")
DRAFT_PAGE: Final = VERBS.page("draft", 1, 112)
ACTION_PAGE: Final = VERBS.page("actions", 113, 287)
INVADE_PAGE: Final = VERBS.page("invade", 400, 32)
MARCH_PAGE: Final = VERBS.page("march", 432, 32)
UPGRADE_PAGE: Final = VERBS.page("upgrade", 464, 16)
STAT_PAGE: Final = VERBS.page("stats", 480, 8)
PILLAGE_PAGE: Final = VERBS.page("pillage", 488, 32)
DEATH_PAGE: Final = VERBS.page("death", 520, 32)
BATTLE_PAGE: Final = VERBS.page("battle", 552, 328)
DISCARD_PAGE: Final = VERBS.page("discard", 880, 112)
EFFECT_PAGE: Final = VERBS.page("effects", 992, 64)

DRAFT: Final = DRAFT_PAGE.verb("draft", CARD_IDS, "BR-DRAFT-03", "card")

INVADE: Final = ACTION_PAGE.verb("invade", KIND_IDS, "BR-INVADE-01", "figure")
RISE: Final = ACTION_PAGE.verb("rise", KIND_IDS, "BR-FX-30", "figure")
MARCH: Final = ACTION_PAGE.verb("march", PROVINCES, "BR-MARCH-02", "province")
UPGRADE: Final = ACTION_PAGE.verb("upgrade", CARD_IDS, "BR-UPGRADE-02", "card")
QUEST: Final = ACTION_PAGE.verb("quest", CARD_IDS, "BR-QUEST-01", "card")
PILLAGE: Final = ACTION_PAGE.verb("pillage", PROVINCES, "BR-PILLAGE-02", "province")
CHALLENGE: Final = ACTION_PAGE.verb("challenge", PROVINCES, "BR-FX-26", "province")
SACRIFICE: Final = ACTION_PAGE.verb("sacrifice", 1, "BR-FX-33")

ENTER: Final = INVADE_PAGE.verb("enter", BOARD, "BR-INVADE-02", "place")
FOLLOW: Final = INVADE_PAGE.verb("follow", 1, "BR-FX-21")
STORM: Final = INVADE_PAGE.verb("storm", 1, "BR-FX-29")
AVENGE: Final = INVADE_PAGE.verb("avenge", 1, "BR-FX-24")

MARCH_TO: Final = MARCH_PAGE.verb("march-to", PROVINCES, "BR-MARCH-03", "province")
TAKE: Final = MARCH_PAGE.verb("take", KIND_IDS, "BR-MARCH-02", "figure")

SLOT: Final = UPGRADE_PAGE.verb("slot", SLOTS, "BR-UPGRADE-03", "sheet")

RAISE: Final = STAT_PAGE.verb("raise", STATS, "BR-STAT-02", "stat")

JOIN: Final = PILLAGE_PAGE.verb("join", PROVINCES, "BR-PILLAGE-10", "province")
BRING: Final = PILLAGE_PAGE.verb("bring", KIND_IDS, "BR-PILLAGE-10", "figure")

LAY: Final = BATTLE_PAGE.verb("lay", CARD_IDS, "BR-BATTLE-02", "card")
ADD: Final = BATTLE_PAGE.verb("add", CARD_IDS, "BR-BATTLE-08", "card")
RECLAIM: Final = BATTLE_PAGE.verb("reclaim", CARD_IDS, "BR-FX-28", "card")
SPARE: Final = BATTLE_PAGE.verb("spare", KIND_IDS, "BR-FX-02", "figure")

RETREAT: Final = DEATH_PAGE.verb("retreat", 1, "BR-FX-51")
PROTECT: Final = DEATH_PAGE.verb("protect", KIND_IDS, "BR-FX-27", "figure")

KEEP: Final = DISCARD_PAGE.verb("keep", CARD_IDS, "BR-DISCARD-01", "card")

STEP_TO: Final = EFFECT_PAGE.verb("step-to", PROVINCES, "BR-FX-34", "province")
OFFER_AT: Final = EFFECT_PAGE.verb("offer-at", BOARD, "BR-FX-33", "place")
OFFER: Final = EFFECT_PAGE.verb("offer", KIND_IDS, "BR-FX-33", "figure")
