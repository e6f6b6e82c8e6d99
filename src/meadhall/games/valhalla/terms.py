"""The terms of the game as numbers: clans, weapons, moments, quantities, permits, and the pages of verbs."""

from __future__ import annotations

from typing import Final

from meadhall.core.ids import Ranges
from meadhall.core.module import Spans
from meadhall.core.verbs import Vocabulary

# -- symbols on cards and dice (VAL-COMP-04, VAL-COMP-14, VAL-COMP-15)

CLANS: Final = ("bear", "wolf", "boar", "deer", "frost")  # orange, green, yellow, purple, white (VAL-DIFF-09)
BOAR: Final = 2
DEER: Final = 3
WEAPONS: Final = ("sword", "axe", "spear", "shield", "bow")
FACES: Final = (*WEAPONS, "x")
WEAPON_COUNT: Final = 5
FACE_COUNT: Final = 6
X: Final = 5  # the failed face of each die (VAL-DIFF-08): it arms no warrior (VAL-COMP-13, VAL-DICE-13)

# -- materials of dice: the class of equal dice is face * MATERIALS + material

COLOURED: Final = 0
GREY: Final = 1
STAND_IN: Final = 2  # a card that counts as a die; never rolled
MATERIALS: Final = 3
DIE_CLASSES: Final = FACE_COUNT * MATERIALS

# -- numbers of components

DICE_OF_A_FIGHTER: Final = 6  # VAL-COMP-12: six red and six black
GREY_DICE: Final = 3
SHIELDS_OF_A_PLAYER: Final = 4  # VAL-COMP-11
SLOTS: Final = 4  # VAL-COMP-10
MOST_SLOTS: Final = 8  # room for jarls
ALL_SLOTS: Final = 16  # in a battle: the player's own, then those of an allied squad
MOST_SEATS: Final = 6
KINDS: Final = 512  # numbers for card designs: the base deck has 0 to 127, each expansion another range
BASE_KINDS: Final = 128
EMPTY: Final = -1
BEAST: Final = -2  # in place of a seat: an opponent that is no player, without board, hand or jarl
FOE_SLOT: Final = "foe-slot"  # the kind of a verb's argument: a slot of the opponent's squad
LENT_SLOT: Final = "lent-slot"  # or a slot of the allied squad


SPARED_BITS: Final = 4  # see Quantity.SPARED


class Courses:
    """The timelines: chapter 2, chapters 30.5, 30.1–30.4, 30.6 and the end."""

    SETUP: Final = 0
    TURN: Final = 1
    BATTLE: Final = 2
    RAGNAROK: Final = 3
    ENDING: Final = 4
    SOLO_BATTLE: Final = 5
    COUNT: Final = 6


class Lane:
    """The ways a battle can go on (end of chapter 30.4)."""

    FOUGHT: Final = 1
    NO_WINNER: Final = 2
    NO_BATTLE: Final = 4  # with `no_winner_is_battle` off (VAL-DIFF-15)


class Moment:
    """When something may be offered, or has happened."""

    BEFORE_BATTLE: Final = 0  # VAL-TL-02, VAL-TL-03
    POOL: Final = 1  # VAL-TL-06, VAL-TL-12: right before the first roll
    ATTACK: Final = 2  # VAL-TL-09
    DEFENCE: Final = 3  # VAL-TL-15
    RAGNAROK: Final = 4  # VAL-TL-51
    AFTER_BATTLE: Final = 5  # VAL-TL-25: tactics
    AFTER_BATTLE_JARL: Final = 6  # VAL-TL-26
    BEFORE_PHASE_B: Final = 7
    PLACED: Final = 8  # a warrior was just added to the squad; as an event about = slot
    BEFORE_RAGNAROK: Final = 9
    PHASE_A: Final = 10  # further actions of a turn
    # events
    SENT: Final = 12  # a warrior goes to Valhalla; about = slot
    DISMISSED: Final = 13  # a warrior is discarded from the squad; about = slot
    RETURNED: Final = 14  # a warrior returns to hand; about = slot
    GROUP_SENT: Final = 15  # a group has gone to Valhalla
    BATTLE_ENDS: Final = 16  # the table is about to be cleared (VAL-TL-33), in Ragnarök too
    MOVED: Final = 17  # a warrior takes a slot of this seat; about = where from and where to (sides.moved_from)
    COUNT: Final = 20  # 11, 18 and 19 are unused, but frozen environments number their questions by these


WINDOWS: Final = {  # the moments when people are asked: their names and rules
    Moment.BEFORE_BATTLE: ("before-battle", "VAL-BATTLE-02"),
    Moment.POOL: ("pool", "VAL-TL-06"),
    Moment.ATTACK: ("attack", "VAL-TL-09"),
    Moment.DEFENCE: ("defence", "VAL-TL-15"),
    Moment.RAGNAROK: ("ragnarok", "VAL-RAG-01"),
    Moment.AFTER_BATTLE: ("after-battle", "VAL-TL-25"),
    Moment.AFTER_BATTLE_JARL: ("after-battle-jarl", "VAL-TL-26"),
    Moment.BEFORE_PHASE_B: ("before-phase-b", "VAL-TL-43"),
    Moment.PLACED: ("placed", "VAL-TURN-12"),
    Moment.BEFORE_RAGNAROK: ("before-ragnarok", "VAL-AMB-114"),
    Moment.PHASE_A: ("phase-a", "VAL-TURN-05"),
}
CLOSED_WINDOWS: Final = {11: "rolled"}  # never opened; frozen environments count these names too

LOOPS: Final = [Moment.ATTACK, Moment.DEFENCE, Moment.RAGNAROK]


class Quantity:
    """Quantities that the base game asks for and modules may change."""

    STEP6_DISCARD: Final = 0
    JARLS_DEALT: Final = 1
    STARTING_CARDS: Final = 2
    STARTING_DISCARD: Final = 3
    ACTION4_DRAW: Final = 4
    PHASE_B_DRAW: Final = 5
    PHASE_B_KEEP: Final = 6
    SQUAD_LIMIT: Final = 7
    SYMBOL_LIMIT: Final = 8
    DICE: Final = 9
    EXTRA_DICE: Final = 10
    STRENGTH: Final = 11
    WARRIOR_STRENGTH: Final = 12  # about = slot
    FOE_CLANS: Final = 13  # a bit for each clan of the opponent's own squad
    DEER_CLAN: Final = 14  # warriors of a clan that a Deer counts as its own; about = clan
    DEER_CLANS: Final = 15  # a bit for each clan that a Deer counts as its own
    SQUAD_SIZE: Final = 16  # warriors in a squad, as tactics and jarls count them
    ACTIVATED: Final = 17  # warriors that count as the one that a battle needs
    SPARED: Final = 18  # dice that arming does not need, SPARED_BITS for each face; about = slot
    WILD_X: Final = 19  # X dice that may replace a weapon; about = slot
    GLORY: Final = 20  # at scoring
    ACTION4_KEEP: Final = 21
    SHUFFLE_BACK: Final = 22  # 1 if the cards discarded in setup return to the deck
    BONUS_GLORY: Final = 23  # bonus glory about to be granted
    LENDER: Final = 24  # the seat whose warriors help in the battle, or EMPTY
    HALL: Final = 25  # the seat whose Valhalla a warrior enters; about = slot
    ALLY: Final = 26  # the seat with whom points are shared, or EMPTY
    SHIELD_TABLE: Final = 27  # the number of players whose scoring card counts
    BOAR_CLANS: Final = 28  # a bit for each clan that a Boar finds on the other side
    OWN_ACTIVATED: Final = 29  # activated warriors of the player's own squad, as tactics and jarls count them
    COUNT: Final = 30


class Permit:
    """Permits that the base game asks for and modules may deny."""

    ATTACK: Final = 0  # about = the other seat
    TACTIC: Final = 1  # about = kind
    ACTIVATE: Final = 2  # about = slot
    JARL: Final = 3  # about = moment; EMPTY: in the battle in progress
    ABILITY: Final = 4  # about = slot: the ability of an activated warrior
    VALHALLA: Final = 5  # about = slot: may this warrior be sent?
    SHIELD: Final = 6  # may the winner take a shield now?
    FINAL_ROUND: Final = 7  # may a last shield or an empty deck start the final round?
    COUNT: Final = 8


class Pool:
    """Cards with the same back."""

    DECK: Final = 0
    JARLS: Final = 1
    FREE: Final = 2  # the first number for expansions, one for each card back
    COUNT: Final = 8


SPANS: Final = Spans(Courses.COUNT, Moment.COUNT, Quantity.COUNT, Permit.COUNT, Pool.COUNT)

IDS: Final = Ranges(__file__, cards=KINDS)
VERBS: Final = Vocabulary("VAL-TL-02", IDS)
SETUP_PAGE: Final = VERBS.page("setup")
TURN_PAGE: Final = VERBS.page("turn")
DICE_PAGE: Final = VERBS.page("dice")
WARRIOR_PAGE: Final = VERBS.page("warriors")
TACTIC_PAGE: Final = VERBS.page("tactics")
JARL_PAGE: Final = VERBS.page("jarls")
BATTLE_PAGE: Final = VERBS.page("battle")
BONUS_PAGE: Final = VERBS.page("bonus")
