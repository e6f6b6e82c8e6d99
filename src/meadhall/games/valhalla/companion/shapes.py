"""What players enter about a physical game, and the answers. (not compiled)

Every number has bounds, so that no request can make the server do unbounded work.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.interface.wire import Entered, Odds, Question, Subject, Tallied

ClanKey = Literal["bear", "wolf", "boar", "deer", "frost"]
AnyClan = Literal["", "bear", "wolf", "boar", "deer", "frost"]
Weapon = Literal["sword", "axe", "spear", "shield", "bow"]
FaceKey = Literal["sword", "axe", "spear", "shield", "bow", "x"]
Pattern = Literal["", "ANY2", "SAME2", "SAME3", "PAIRS2"]
AbilityKey = Literal["", "FOE_COLOUR", "OWN_COLOUR", "DIVERSITY", "FROST"]
TacticKind = Literal["FURY2", "FURY3", "HEROIC3", "HEROIC4", "NEW_WEAPONS", "PUSH_BACK", "WEAPON_SWAP"]
DreadKey = Literal[
    "",
    "M_MILL",
    "M_PRE_DISCARD",
    "M_DIE",
    "M_POST_RANDOM",
    "M_TWO_TACTICS",
    "M_JARL_OFF",
    "M_NO_TACTICS",
    "M_SLOT",
    "M_PRE_WARRIOR",
    "M_LOSS_GLORY",
    "M_NO_DICE_TACTICS",
    "M_EVERY_GLORY",
    "M_CLAN_MUTE",
]
SlotNumber = Annotated[int, Meta(ge=0, le=7)]
GloryCount = Annotated[int, Meta(ge=0, le=300)]
Modules = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=24)]


# -- a battle


class WarriorCard(Entered, frozen=True):
    """A warrior as printed. Weapons or a pattern arm him."""

    clan: ClanKey
    strength: Annotated[int, Meta(ge=0, le=20)]
    weapons: Annotated[list[Weapon], Meta(max_length=6)] = []
    pattern: Pattern = ""
    ability: AbilityKey = ""
    ability_clan: AnyClan = ""


class TacticCard(Entered, frozen=True):
    """A tactic. One kind names a weapon."""

    kind: TacticKind
    weapon: Literal["", "sword", "axe", "spear", "shield", "bow"] = ""


class SideEntered(Entered, frozen=True):
    """One side of a battle. `plus`: what the jarl and other cards add; `hidden`: the number of unseen cards in hand."""

    warriors: Annotated[list[WarriorCard], Meta(max_length=6)]
    tactics: Annotated[list[TacticCard], Meta(max_length=10)] = []
    dice: Annotated[int, Meta(ge=0, le=9)] = 6
    plus: Annotated[int, Meta(ge=0, le=40)] = 0
    hidden: Annotated[int, Meta(ge=0, le=20)] = 0


class BattleEntered(Entered, frozen=True):
    """An attack on a squad, a defence against a strength, or an attack on a beast with this strength."""

    role: Literal["attack", "defend", "beast"]
    mine: SideEntered
    theirs: SideEntered | None = None  # only for an attack
    strength: Annotated[int, Meta(ge=0, le=99)] = 0  # of the attack already made, or of the beast
    rolled: Annotated[list[FaceKey], Meta(max_length=9)] = []  # the player's dice as they are now; []: not rolled yet


class DiceAdvice(Struct, frozen=True):
    """What to do with the dice on the table; the message is `dice-<move>`."""

    move: str
    keep: list[str]  # faces


class BattleAnswer(Struct, frozen=True):
    """The chances if both sides play best."""

    odds: Odds
    advice: DiceAdvice | None


# -- points


class PlayerEntered(Entered, frozen=True):
    """A player's points at the end. `captured`: shields by the seat they were taken from."""

    glory: GloryCount
    shields: Annotated[int, Meta(ge=0, le=4)]
    captured: Annotated[list[Annotated[int, Meta(ge=0, le=4)]], Meta(max_length=6)]


class PadEntered(Entered, frozen=True):
    """The end of a game."""

    players: Annotated[list[PlayerEntered], Meta(min_length=2, max_length=6)]
    modules: Modules = []


class PadAnswer(Struct, frozen=True):
    """The points of every player."""

    players: list[Tallied]


# -- the beast


class BeastCardEntered(Entered, frozen=True):
    """A card of the beast as printed."""

    strength: Annotated[int, Meta(ge=1, le=99)]
    cap: Annotated[int, Meta(ge=0, le=99)]
    symbols: Annotated[list[Weapon], Meta(min_length=1, max_length=6)]
    clans: Annotated[list[ClanKey], Meta(max_length=8)] = []
    ability: DreadKey = ""
    clan: AnyClan = ""  # named by the ability


class BeastTable(Entered, frozen=True):
    """A physical solo game: the beast's cards from the active one on, and the player's own side."""

    stack: Annotated[list[BeastCardEntered], Meta(min_length=1, max_length=6)]
    level: Annotated[int, Meta(ge=1, le=3)]
    squad: Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(max_length=6)]  # the glory of each warrior
    hand: Annotated[int, Meta(ge=0, le=40)]
    deck: Annotated[int, Meta(ge=0, le=200)]
    shields: Annotated[int, Meta(ge=1, le=4)] = 4
    glory: GloryCount = 0  # in Valhalla
    covered: Annotated[list[Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=6)] = []  # places of symbols
    ignore: bool = False  # the beast's abilities are ignored


class StackEntered(Entered, frozen=True):
    """A beast of the game's own set, and its side: with a set of 40 cards the stronger one."""

    beast: Literal["jormungandr", "surtr", "hel", "fenrir"]
    plus40: bool = False


class StackAnswer(Struct, frozen=True):
    """The six cards, the weakest first."""

    stack: list[BeastCardEntered]


class Report(Entered, frozen=True):
    """The result of the player's real dice: strength without the glory of Valhalla, and the activated warriors."""

    strength: Annotated[int, Meta(ge=0, le=99)]
    armed: Annotated[list[SlotNumber], Meta(max_length=6)]


class BeastEntered(Entered, frozen=True):
    """The next step: between the phases, the beast's phase, the player's attack, or the end of the deck.

    `faces`: the beast's dice, if they are rolled by hand. `answers`: the answers to its questions so far.
    """

    table: BeastTable
    do: Literal["between", "phase", "attack", "check"]
    seed: Annotated[str, Meta(max_length=80)] = ""
    faces: Annotated[list[FaceKey], Meta(max_length=6)] = []
    report: Report | None = None
    answers: Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=12)] = []


class BeastEvent(Struct, frozen=True):
    """One event, or one thing to do; the message is `told-<key>`."""

    key: str
    n: int = 0
    subjects: list[Subject] = []


class BeastAnswer(Struct, frozen=True):
    """The table afterwards. If there is a question or a fight first, the page asks again with the answer added."""

    table: BeastTable
    happened: list[BeastEvent]
    question: Question | None
    fight: bool  # the player must fight now and report
    standing: list[int]  # warriors that can fight: slots of the entered squad
    need: int  # the strength that the player's dice and cards must reach, with the glory of Valhalla
    over: Literal["", "won", "lost"]
