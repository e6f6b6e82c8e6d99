"""The structs of a view, which a page can draw. (not compiled)"""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.interface.wire import StepView


class Figures(msgspec.Struct, frozen=True):
    """Equal figures of one clan in one place."""

    seat: int
    kind: str
    number: int
    strength: int  # of each one here


class ProvinceView(msgspec.Struct, frozen=True, kw_only=True):
    """A province, its figures, and each clan's strength in its area."""

    key: str
    region: str
    villages: int | None  # None: no limit
    empty: int | None
    fjord: str
    neighbours: list[str]
    live: bool
    token: str
    pillaged: bool
    doomed_in: int  # the Age of its Ragnarök, 0 if it has none
    doom: bool
    figures: list[Figures]
    strengths: list[int]  # by seat, ships in the fjord included


class FjordView(msgspec.Struct, frozen=True, kw_only=True):
    """A fjord and its ships."""

    key: str
    shores: list[str]
    open: bool
    figures: list[Figures]


class StatView(msgspec.Struct, frozen=True, kw_only=True):
    """A stat, its step from 1 to 6, and its value on that step."""

    key: str
    step: int
    value: int
    bonus: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the clan sheet."""

    key: str
    card: str


class HandCard(msgspec.Struct, frozen=True):
    """A card in the player's hand, and its cost as an upgrade."""

    card: str
    cost: int


class QuestView(msgspec.Struct, frozen=True):
    """A quest laid by the player, and whether it would be fulfilled now."""

    card: str
    fulfilled: bool


class ClanView(msgspec.Struct, frozen=True, kw_only=True):
    """A clan. A field is None if the seat may not see it."""

    seat: int
    clan: str
    glory: int
    rage: int
    passed: bool
    stats: list[StatView]
    slots: list[SlotView]
    reserve: list[Figures]
    valhalla: list[Figures]
    on_board: int
    hand: list[HandCard] | None
    hand_size: int
    known: list[str]
    packet: list[str] | None
    packet_size: int
    picks: list[str] | None
    picks_size: int
    sealed: list[str] | None
    laid: bool  # a card is face down for this battle or this choice
    quests: list[QuestView] | None
    quest_count: int
    shown: list[str]
    discarded: list[str] | None
    end_bonus: int  # Glory that the end would pay now
    prices: dict[str, int]  # the Rage to invade with each kind of the reserve


class Term(msgspec.Struct, frozen=True):
    """One part of a strength: equal figures, or a card."""

    sort: str  # "figure" or "card"
    key: str
    number: int
    value: int


class FighterView(msgspec.Struct, frozen=True, kw_only=True):
    """A participant of a battle."""

    seat: int
    cards: list[str]
    silenced: bool
    figures: int
    card_strength: int
    total: int
    terms: list[Term]  # the parts of the total


class RaidView(msgspec.Struct, frozen=True, kw_only=True):
    """A pillage, with its battle if there is one."""

    province: str
    pillager: int
    fighters: list[FighterView]
    may_join: list[int]  # seats that could still send figures
    winner: int | None
    success: bool
    steps: list[StepView]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The whole table for one seat; -1 is a spectator."""

    game: str
    seat: int
    age: int
    phase: str
    first: int
    active: int | None
    turn: int
    doomed: list[str]
    provinces: list[ProvinceView]
    fjords: list[FjordView]
    clans: list[ClanView]
    raid: RaidView | None
    decks: list[int]
    discard: list[str]
    waiting: list[int]
    over: bool
    winners: list[int]
    modules: dict[str, Any]  # what each expansion shows; each defines its fields
    barred: dict[str, str]  # "pillage gimle" → the rule that forbids it now, for the seat that is asked


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """The printed values of a card."""

    key: str
    age: int
    type: str
    strength: int
    star: bool
    glory: int
    disc: bool
    god: str
    copies: int
    rule: str
    regions: list[str]


class Track(msgspec.Struct, frozen=True):
    """A stat track of the clan sheet."""

    key: str
    values: list[int]
    bonus: list[int]


class Catalogue(msgspec.Struct, frozen=True):
    """All cards in use and the printed tracks, for drawing."""

    cards: list[Face]
    tracks: list[Track]
    prices: dict[str, int]  # actions with a fixed Rage cost
    doom_glory: list[int]  # for each figure destroyed in Ragnarök, by Age
    words: dict[str, dict[str, str]] = {}  # names and texts of the card set, by key and language; "" is for all others
