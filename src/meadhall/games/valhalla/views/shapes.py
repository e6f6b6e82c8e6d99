"""The structs of a view, which a page can draw. (not compiled)"""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.interface.wire import StepView


class Die(msgspec.Struct, frozen=True):
    """A die, or a card that counts as one."""

    face: str
    grey: bool
    card: bool


class Term(msgspec.Struct, frozen=True):
    """One term of a strength: "4 Bjorn", "2 Fury"."""

    source: str  # "warrior", "ability", "tactic", "jarl", or the key of a module
    card: str
    value: int


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """A warrior in a squad."""

    card: str
    activated: bool
    dice: list[Die]


class FighterView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a battle."""

    seat: int
    rolled: bool
    dice: list[Die]
    offered: list[Die]
    activated: int
    tactics: list[str]
    strength: int
    terms: list[Term]
    jarl_cut_off: bool
    free_rerolls: int
    set_aside: int
    fewer: int
    discarded: int


class BattleView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle, or a player's Ragnarök."""

    ragnarok: bool
    attacker: FighterView
    defender: FighterView | None
    winner: int | None
    difference: int
    steps: list[StepView]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's cards and shields. A field is None if the viewer may not see it."""

    seat: int
    hand: list[str] | None
    hand_size: int
    drawn: list[str] | None
    drawn_size: int
    dealt_jarls: list[str] | None
    coming: list[str]
    squad: list[Slot | None]
    valhalla: list[str] | None
    valhalla_size: int
    glory: int | None
    bonus: int
    shields: int
    captured: list[int]
    shield_points: int
    jarl: str | None
    jarl_used: list[bool]
    score: int | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one seat; -1 is a spectator."""

    game: str
    seat: int
    turn: int
    active: int
    first: int
    deck: int
    discard: list[str]
    grey: int
    row: list[str]
    end_armed: str
    final_turns: int | None
    players: list[PlayerView]
    battle: BattleView | None
    waiting: list[int]
    over: bool
    winners: list[int]
    modules: dict[str, Any]  # what each expansion shows; each defines its fields
