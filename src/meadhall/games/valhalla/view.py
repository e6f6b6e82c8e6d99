"""The table as one person sees it: everything a page needs to draw, in plain named fields. (not compiled)"""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.core.procedure import Course
from meadhall.games.valhalla.battle import activated, strength, warrior_strength
from meadhall.games.valhalla.deck import Card, JarlCard, Tactic, Warrior
from meadhall.games.valhalla.dice import face_of, material_of
from meadhall.games.valhalla.scoring import glory, score, scored_with, shield_points, shield_table
from meadhall.games.valhalla.table import Battle, Fighter, Player, Valhalla
from meadhall.games.valhalla.terms import (
    CLANS,
    DIE_CLASSES,
    EMPTY,
    FACES,
    GREY,
    MOST_SLOTS,
    STAND_IN,
    WEAPONS,
    Quantity,
)

ARMED = ("", "shields", "deck")


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


class StepView(msgspec.Struct, frozen=True):
    """A step of the timeline."""

    rule: str
    place: int
    state: str  # "past", "now", "next"


class BattleView(msgspec.Struct, frozen=True, kw_only=True):
    """A battle, or somebody's Ragnarök."""

    ragnarok: bool
    attacker: FighterView
    defender: FighterView | None
    winner: int | None
    difference: int
    steps: list[StepView]


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's side of the table; what is None may not be seen."""

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
    modules: dict[str, Any]  # what each expansion shows; its fields are the expansion's own


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card of the deck."""

    key: str
    sort: str
    glory: int
    copies: int
    source: str
    clan: str = ""
    strength: int = 0
    weapons: list[str] = []
    pattern: str = ""
    symbols: int = 0
    ability: str = ""
    ability_clan: str = ""
    bonus: str = ""  # what it brings to Valhalla beyond its glory
    bonus_clan: str = ""
    kind: str = ""
    timing: str = ""
    side: str = ""


class JarlFace(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a jarl."""

    key: str
    main: str
    condition: str
    secondary: str
    link: str
    min_players: int
    first_game: bool
    solo: bool
    source: str


class Catalogue(msgspec.Struct, frozen=True):
    """All cards in use, for drawing them."""

    cards: list[Face]
    jarls: list[JarlFace]


def view(g: Valhalla, seat: int) -> View:
    """What the seat sees (VAL-AMB-028); at the end all is open."""
    return View(
        game="valhalla",
        seat=seat,
        turn=g.turns,
        active=g.active,
        first=g.first,
        deck=len(g.deck.cards),
        discard=names(g, g.discard),
        grey=g.grey,
        row=names(g, g.row),
        end_armed=ARMED[g.armed],
        final_turns=None if g.final_turns == EMPTY else g.final_turns,
        players=[player_view(g, player, seat) for player in g.players],
        battle=None if g.fight is None else battle_view(g, g.fight),
        waiting=[other for other in range(g.seats) if g.is_asked(other)],
        over=g.over,
        winners=g.winners() if g.over else [],
        modules={
            m.key: part.show(seat)
            for m, part in zip(g.rules.modules, g.parts, strict=True)
            if part is not None
        },
    )


def names(g: Valhalla, kinds: list[int]) -> list[str]:
    """Cards by their stable names."""
    cards = g.cards.cards
    return [cards[kind].key for kind in kinds]


def player_view(g: Valhalla, player: Player, seat: int) -> PlayerView:
    """One side of the table; hands and Valhalla only for their owner."""
    who = player.hand.owner
    open_now = player.valhalla.shown_to(seat) or g.over
    return PlayerView(
        seat=who,
        hand=names(g, player.hand.cards) if player.hand.shown_to(seat) else None,
        hand_size=len(player.hand.cards),
        drawn=names(g, player.drawn.cards) if player.drawn.shown_to(seat) else None,
        drawn_size=len(player.drawn.cards),
        dealt_jarls=[g.cards.jarls[n].key for n in player.jarls.cards]
        if player.jarls.shown_to(seat)
        else None,
        coming=names(g, player.coming),
        squad=squad_view(g, player),
        valhalla=names(g, player.valhalla.cards) if open_now else None,
        valhalla_size=len(player.valhalla.cards),
        glory=glory(g, who) if open_now else None,
        bonus=player.bonus,
        shields=player.shields,
        captured=player.captured[:],
        shield_points=shield_points(player.captured, player.shields, shield_table(g)),
        jarl=None if player.jarl == EMPTY else g.cards.jarls[player.jarl].key,
        jarl_used=[player.jarl_used >> bit & 1 == 1 for bit in range(2)],
        score=score(g, who) if g.over or (open_now and scored_with(g, who) == [who]) else None,
    )


def squad_view(g: Valhalla, player: Player) -> list[Slot | None]:
    """The warriors in their slots, with the dice on them."""
    seat, cards = player.hand.owner, g.cards.cards
    kinds = [player.at(slot) for slot in range(max(len(player.squad), g.squad_limit(seat)))]
    if g.fight is None:
        return [None if kind == EMPTY else Slot(card=cards[kind].key, activated=False, dice=[]) for kind in kinds]
    fighter = user_of(g, seat)
    first = 0 if fighter.seat == seat else MOST_SLOTS
    return [
        None if kind == EMPTY else slot_view(fighter, cards[kind].key, slot)
        for slot, kind in enumerate(kinds, first)
    ]


def slot_view(fighter: Fighter, card: str, slot: int) -> Slot:
    """A warrior in a fight."""
    dice = [die_view(code % DIE_CLASSES) for code in fighter.placed if code // DIE_CLASSES == slot]
    return Slot(card=card, activated=fighter.armed(slot), dice=dice)


def user_of(g: Valhalla, seat: int) -> Fighter:
    """The side for which a player's warriors fight: the own one, or that of whom they fight along with."""
    sides = [] if g.fight is None else [g.fight.attacker, g.fight.defender]
    own = [side for side in sides if side.seat == seat]
    lent = [side for side in sides if side.seat >= 0 and g.lender(side.seat) == seat]
    return (own + lent + [Fighter(seat)])[0]


def die_view(which: int) -> Die:
    """A die by its class."""
    return DICE[which]


DICE = [
    Die(FACES[face_of(which)], material_of(which) == GREY, material_of(which) == STAND_IN)
    for which in range(DIE_CLASSES)
]


def battle_view(g: Valhalla, battle: Battle) -> BattleView:
    """Both sides and the timeline."""
    return BattleView(
        ragnarok=battle.ragnarok,
        attacker=fighter_view(g, battle.attacker),
        defender=None if battle.ragnarok else fighter_view(g, battle.defender),
        winner=None if battle.winner == EMPTY else battle.winner,
        difference=battle.difference,
        steps=timeline(g),
    )


def fighter_view(g: Valhalla, fighter: Fighter) -> FighterView:
    """One side of the battle; dice and strength are public."""
    dice = [DICE[which] for which, count in enumerate(fighter.pool) for _ in range(count)]
    return FighterView(
        seat=fighter.seat,
        rolled=fighter.rolled,
        dice=dice,
        offered=[Die(FACES[face], True, False) for face in fighter.offered],
        activated=activated(g, fighter),
        tactics=names(g, fighter.tactics),
        strength=strength_so_far(g, fighter),
        terms=terms(g, fighter),
        jarl_cut_off=fighter.muted,
        free_rerolls=fighter.free_rerolls,
        set_aside=fighter.set_aside,
        fewer=fighter.fewer,
        discarded=fighter.discarded,
    )


def strength_so_far(g: Valhalla, fighter: Fighter) -> int:
    """What counts now; once the phase is over, what counted then (VAL-AMB-057). Beasts arm nobody."""
    if fighter.frozen or fighter.seat < 0:
        return fighter.strength
    return strength(g, fighter.seat) if activated(g, fighter) > 0 else 0


def terms(g: Valhalla, fighter: Fighter) -> list[Term]:
    """Battle strength, term by term (VAL-BATTLE-40). They always add up to the strength that is shown:

    nothing counts without an activated warrior (VAL-TACTIC-04), and when those who fought have left,
    only the total is known.
    """
    total = strength_so_far(g, fighter)
    out = live_terms(g, fighter) if total != 0 and fighter.seat >= 0 else []
    if sum(term.value for term in out) != total:
        out = [Term("total", "", total)]
    return out


def live_terms(g: Valhalla, fighter: Fighter) -> list[Term]:
    """The strength as it would be counted now, term by term."""
    seat = fighter.seat
    out: list[Term] = []
    for slot in fighter.armed_slots():
        if g.kind_at(seat, slot) != EMPTY:
            warrior = g.warrior(seat, slot)
            out.append(Term("warrior", warrior.key, warrior.strength))
            out.append(Term("ability", warrior.key, warrior_strength(g, seat, slot) - warrior.strength))
    for kind in fighter.tactics:
        tactic = g.cards.tactics[kind]
        out.append(Term("tactic", tactic.key, tactic.effect.strength(g, seat)))
    total = sum(term.value for term in out)
    for module in g.rules.reckoners[Quantity.STRENGTH]:
        changed = module.reckon(g, Quantity.STRENGTH, seat, total, 0)
        out.append(Term(module.key, "", changed - total))
        total = changed
    return [term for term in out if term.value != 0]


def timeline(g: Valhalla) -> list[StepView]:
    """The steps of the course that is being walked, as the active modules laid them down."""
    course = next(p for p in reversed(g.stack) if isinstance(p, Course))
    steps = g.rules.courses[course.course]
    now = course.at - 1
    return [
        StepView(step.rule, step.place, "past" if at < now else "now" if at == now else "next")
        for at, step in enumerate(steps)
        if at < now or step.lanes & course.lane
    ]


def catalogue(g: Valhalla) -> Catalogue:
    """All cards in use."""
    return Catalogue(
        [face(g.cards.cards[kind]) for kind in g.cards.kinds], [jarl_face(j) for j in g.cards.jarls]
    )


def face(card: Card) -> Face:
    """What is printed on a card."""
    plain = Face(key=card.key, sort=card.sort, glory=card.glory, copies=card.copies, source=card.source)
    if isinstance(card, Warrior):
        need = card.need
        weapons = (
            [w for at, w in enumerate(WEAPONS) for _ in range(need.ways[0][at])]
            if need.label == "FIXED"
            else []
        )
        clan, bonus_clan = getattr(card.ability, "clan", None), getattr(card.bonus, "clan", None)
        return msgspec.structs.replace(
            plain,
            clan=CLANS[card.clan],
            strength=card.strength,
            weapons=weapons,
            pattern="" if need.label == "FIXED" else need.label,
            symbols=need.symbols,
            ability=card.ability.key,
            ability_clan="" if clan is None else CLANS[clan],
            bonus=card.bonus.key,
            bonus_clan="" if bonus_clan is None else CLANS[bonus_clan],
        )
    if isinstance(card, Tactic):
        return msgspec.structs.replace(plain, kind=card.label, timing=card.timing, side=card.side)
    return plain


def jarl_face(jarl: JarlCard) -> JarlFace:
    """What is printed on a jarl."""
    entry: dict[str, Any] = jarl.entry
    return JarlFace(
        key=jarl.key,
        main=entry["main"]["kind"],
        condition=entry["condition"]["kind"],
        secondary=entry["secondary"]["kind"],
        link=jarl.link,
        min_players=jarl.min_players,
        first_game=jarl.first_game,
        solo=jarl.solo,
        source=entry["source"],
    )
