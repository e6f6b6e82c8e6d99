"""The terms of the game as numbers: figures, stats, slots, timelines, and the pages of verbs."""

from __future__ import annotations

from typing import Final

from meadhall.core.ids import Ranges
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
BOX: Final = -1  # a Monster without an owner

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

# -- prices and sizes

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
    """The timelines of section 4 of the spec."""

    AGE: Final = 0
    INVASION: Final = 1  # I2 to I5
    PILLAGE: Final = 2  # P1 to P3
    BATTLE: Final = 3  # B0 to B8
    RESOLUTION: Final = 4  # R1 to R9
    SETUP: Final = 5
    COUNT: Final = 6


class Moment:
    """When modules may offer something or react."""

    TURN: Final = 0  # a window: the actions of a turn
    PILLAGED: Final = 1  # a reaction: the seat has pillaged; about = province
    COUNT: Final = 2


class Quantity:
    """Quantities that the chapters ask for and modules may change."""

    RAGE: Final = 0  # the pool at the start of an Action phase
    INVADE_COST: Final = 1  # about = kind of figure
    UPGRADE_COST: Final = 2  # about = card
    QUEST_GLORY: Final = 3  # of a fulfilled quest; about = card
    WATCHES: Final = 4  # how many of the Watches revealed together are paid
    COUNT: Final = 5


class Permit:
    """Permits that the chapters ask for and modules may deny."""

    AVENGE: Final = 0  # about = province: Loki's Blessing there
    ROB_FIRST: Final = 1  # Loki's Backstab before the battle is paid
    COUNT: Final = 2


class UpgradePower:
    """What an upgrade in play allows its owner: bits, so that a text may have several."""

    SUCCOR: Final = 1  # I4: a Warrior may follow an invasion
    STORM: Final = 2  # I5: a pillage may follow an invasion
    PROTECT: Final = 4  # D3: Rage saves a figure
    RECLAIM: Final = 8  # R7: Rage buys back played cards
    AVENGE: Final = 16  # R8: a Warrior may invade after defeat
    RISE: Final = 32  # an action: invade from Valhalla
    CHALLENGE: Final = 64  # an action: pillage once more
    SACRIFICE: Final = 128  # an action: two own figures for one raise


class Lane:
    """How a pillage is resolved: after a battle, or without resistance (BR-PILLAGE-20)."""

    FOUGHT: Final = 1
    UNOPPOSED: Final = 2


SPANS: Final = Spans(Courses.COUNT, Moment.COUNT, Quantity.COUNT, Permit.COUNT, AGES)  # cards of one Age: one back

# -- verbs; the ranges have room for cards and figures of later expansions

CARD_IDS: Final = 96
BASE_CARDS: Final = 88  # an expansion has its own numbers (ids.toml)
KIND_IDS: Final = 16
ANY_ORDER_SINCE: Final = 2  # the first version of the rules that lets players name figures and cards in any order
ASKED_SINCE: Final = 2  # the first version that asks about Tyr's Domain and Tyr's Wrath
RAGE_STAYS_SINCE: Final = 2  # the first version that keeps unspent Rage until the pools are reset

IDS: Final = Ranges(__file__, cards=CARD_IDS)
VERBS: Final = Vocabulary("BR-ACTION-08", IDS)
DRAFT_PAGE: Final = VERBS.page("draft")
# Each action of a turn has a page, so that its module explains refusals (see actions/).
INVADE_ACTION: Final = VERBS.page("invade-action")
RISE_ACTION: Final = VERBS.page("rise-action")
MARCH_ACTION: Final = VERBS.page("march-action")
UPGRADE_ACTION: Final = VERBS.page("upgrade-action")
QUEST_ACTION: Final = VERBS.page("quest-action")
PILLAGE_ACTION: Final = VERBS.page("pillage-action")
CHALLENGE_ACTION: Final = VERBS.page("challenge-action")
SACRIFICE_ACTION: Final = VERBS.page("sacrifice-action")
INVADE_PAGE: Final = VERBS.page("invade")
MARCH_PAGE: Final = VERBS.page("march")
UPGRADE_PAGE: Final = VERBS.page("upgrade")
STAT_PAGE: Final = VERBS.page("stats")
PILLAGE_PAGE: Final = VERBS.page("pillage")
DEATH_PAGE: Final = VERBS.page("death")
BATTLE_PAGE: Final = VERBS.page("battle")
DISCARD_PAGE: Final = VERBS.page("discard")
EFFECT_PAGE: Final = VERBS.page("effects")

DRAFT: Final = DRAFT_PAGE.verb("draft", CARD_IDS, "BR-DRAFT-03", "card")

INVADE: Final = INVADE_ACTION.verb("invade", KIND_IDS, "BR-INVADE-01", "figure")
RISE: Final = RISE_ACTION.verb("rise", KIND_IDS, "BR-FX-30", "figure")
MARCH: Final = MARCH_ACTION.verb("march", PROVINCES, "BR-MARCH-02", "province")
UPGRADE: Final = UPGRADE_ACTION.verb("upgrade", CARD_IDS, "BR-UPGRADE-02", "card")
QUEST: Final = QUEST_ACTION.verb("quest", CARD_IDS, "BR-QUEST-01", "card")
PILLAGE: Final = PILLAGE_ACTION.verb("pillage", PROVINCES, "BR-PILLAGE-02", "province")
CHALLENGE: Final = CHALLENGE_ACTION.verb("challenge", PROVINCES, "BR-FX-26", "province")
SACRIFICE: Final = SACRIFICE_ACTION.verb("sacrifice", 1, "BR-FX-33")

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
DECLARE: Final = BATTLE_PAGE.verb("declare", 1, "BR-FX-22")

RETREAT: Final = DEATH_PAGE.verb("retreat", 1, "BR-FX-51")
PROTECT: Final = DEATH_PAGE.verb("protect", KIND_IDS, "BR-FX-27", "figure")

KEEP: Final = DISCARD_PAGE.verb("keep", CARD_IDS, "BR-DISCARD-01", "card")

STEP_TO: Final = EFFECT_PAGE.verb("step-to", PROVINCES, "BR-FX-34", "province")
OFFER_AT: Final = EFFECT_PAGE.verb("offer-at", BOARD, "BR-FX-33", "place")
OFFER: Final = EFFECT_PAGE.verb("offer", KIND_IDS, "BR-FX-33", "figure")
