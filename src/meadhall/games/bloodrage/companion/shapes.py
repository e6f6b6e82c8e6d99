"""What players enter about a physical game, and the answers. (not compiled)

Every number has bounds, so that no request can make the server do unbounded work.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.interface.wire import Entered, Odds, Tallied

Name = Annotated[str, Meta(max_length=40)]
Upgrades = Annotated[list[Name], Meta(max_length=8)]
StatStep = Annotated[int, Meta(ge=1, le=6)]
FigureCount = Annotated[int, Meta(ge=0, le=12)]
Age = Annotated[int, Meta(ge=1, le=3)]


class ClanEntered(Entered, frozen=True):
    """A clan's figures in the province and its upgrades. `hand`: known cards; `hidden`: the number of unknown cards."""

    warriors: Annotated[int, Meta(ge=0, le=8)] = 0
    leader: bool = False
    ship: bool = False
    monsters: Annotated[list[Name], Meta(max_length=2)] = []
    upgrades: Upgrades = []
    hand: Annotated[list[Name], Meta(max_length=12)] = []
    hidden: Annotated[int, Meta(ge=0, le=8)] = 0
    rage: Annotated[int, Meta(ge=0, le=20)] = 6


class BattleEntered(Entered, frozen=True):
    """A battle in a province. The first clan is the player's own."""

    clans: Annotated[list[ClanEntered], Meta(min_length=2, max_length=4)]  # all clans in the game
    age: Age = 1
    province: Name = "yggdrasil"
    pillager: Annotated[int, Meta(ge=0, le=3)] = 0
    habit: Literal["any", "strongest"] = "any"  # which cards the rivals play


class BattleAnswer(Struct, frozen=True):
    """The chance with each card, and the strength of the figures."""

    odds: Odds
    strengths: list[int]  # by clan


class ClanPad(Entered, frozen=True):
    """What a clan scores at the end of an Age or of the game."""

    glory: Annotated[int, Meta(ge=0, le=999)]
    steps: Annotated[list[StatStep], Meta(min_length=3, max_length=3)]  # Rage, Axes, Horns
    upgrades: Upgrades = []
    quests: Annotated[list[Name], Meta(max_length=12)] = []  # fulfilled
    fallen: FigureCount = 0  # in Ragnarök
    released: FigureCount = 0  # from Valhalla
    board: FigureCount = 0  # on the board at the end


class PadEntered(Entered, frozen=True):
    """The end of an Age; with `final`, the end of the game too."""

    clans: Annotated[list[ClanPad], Meta(min_length=2, max_length=4)]
    age: Age
    final: bool = False


class PadAnswer(Struct, frozen=True):
    """The Glory of every clan."""

    players: list[Tallied]
