"""The table as one person sees it: everything a page needs to draw, in plain named fields."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.core.procedure import Course
from meadhall.games.valhalla.battles.strength import activated, strength, warrior_strength
from meadhall.games.valhalla.dice import face_of, material_of
from meadhall.games.valhalla.scoring import glory, score, scored_with, shield_points, shield_table
from meadhall.games.valhalla.table import Battle, Fighter, Player, Valhalla
from meadhall.games.valhalla.terms import DIE_CLASSES, EMPTY, FACES, GREY, MOST_SLOTS, STAND_IN, Quantity
from meadhall.games.valhalla.views.shapes import BattleView, Die, FighterView, PlayerView, Slot, Term, View
from meadhall.interface.wire import StepView

ARMED: Final = ("", "shields", "deck")
SPECTATOR: Final = -1


def view(g: Valhalla, seat: int) -> View:
    """Return what the seat sees (VAL-AMB-028); at the end everything is visible."""
    return overlay(g, seat, public_view(g))


def overlay(g: Valhalla, seat: int, public: View) -> View:
    """Return the view of a seat: the public view, which all seats share, with what only this seat may see."""
    if seat == SPECTATOR:
        return public
    players = [own_view(g, player, seat, public.players[player.hand.owner]) for player in g.players]
    return msgspec.structs.replace(public, seat=seat, players=players, modules=modules_view(g, seat))


def public_view(g: Valhalla) -> View:
    """Return what every player sees."""
    return View(
        game="valhalla",
        seat=SPECTATOR,
        turn=g.turns,
        active=g.active,
        first=g.first,
        deck=len(g.deck.cards),
        discard=names(g, g.discard),
        grey=g.grey,
        row=names(g, g.row),
        end_armed=ARMED[g.armed],
        final_turns=None if g.final_turns == EMPTY else g.final_turns,
        players=[player_view(g, player) for player in g.players],
        battle=None if g.fight is None else battle_view(g, g.fight),
        waiting=[other for other in range(g.seats) if g.is_asked(other)],
        over=g.over,
        winners=g.winners() if g.over else [],
        modules=modules_view(g, SPECTATOR),
    )


def modules_view(g: Valhalla, seat: int) -> dict[str, Any]:
    """Return what each expansion shows to the seat."""
    return {module.key: part.show(seat) for module, part in g.remembering()}


def names(g: Valhalla, kinds: list[int]) -> list[str]:
    """Return the stable names of cards."""
    cards = g.cards.cards
    return [cards[kind].key for kind in kinds]


def player_view(g: Valhalla, player: Player) -> PlayerView:
    """Return the view of one player, without what only the player sees."""
    plain = PlayerView(
        seat=player.hand.owner,
        hand_size=len(player.hand.cards),
        drawn_size=len(player.drawn.cards),
        coming=names(g, player.coming),
        squad=squad_view(g, player),
        valhalla_size=len(player.valhalla.cards),
        bonus=player.bonus,
        shields=player.shields,
        captured=player.captured[:],
        shield_points=shield_points(player.captured, player.shields, shield_table(g)),
        jarl=None if player.jarl == EMPTY else g.cards.jarls[player.jarl].key,
        jarl_used=[player.jarl_used >> bit & 1 == 1 for bit in range(2)],
        hand=None,
        drawn=None,
        dealt_jarls=None,
        valhalla=None,
        glory=None,
        score=None,
    )
    return own_view(g, player, SPECTATOR, plain)


def own_view(g: Valhalla, player: Player, seat: int, plain: PlayerView) -> PlayerView:
    """Return the view with hand and Valhalla, for seats that may see them."""
    hand, drawn, jarls = player.hand, player.drawn, player.jarls
    open_now = player.valhalla.shown_to(seat) or g.over
    if not (open_now or hand.shown_to(seat) or drawn.shown_to(seat) or jarls.shown_to(seat)):
        return plain
    who = hand.owner
    return msgspec.structs.replace(
        plain,
        hand=names(g, hand.cards) if hand.shown_to(seat) else None,
        drawn=names(g, drawn.cards) if drawn.shown_to(seat) else None,
        dealt_jarls=[g.cards.jarls[n].key for n in jarls.cards] if jarls.shown_to(seat) else None,
        valhalla=names(g, player.valhalla.cards) if open_now else None,
        glory=glory(g, who) if open_now else None,
        score=score(g, who) if g.over or (open_now and scored_with(g, who) == [who]) else None,
    )


def squad_view(g: Valhalla, player: Player) -> list[Slot | None]:
    """Return the warriors in their slots, with the dice on them."""
    seat, cards = player.hand.owner, g.cards.cards
    kinds = [player.at(slot) for slot in range(max(len(player.squad), g.squad_limit(seat)))]
    if g.fight is None:
        return [None if kind == EMPTY else Slot(card=cards[kind].key, activated=False, dice=[]) for kind in kinds]
    fighter = user_of(g, seat)
    first = 0 if fighter.seat == seat else MOST_SLOTS
    return [
        None if kind == EMPTY else slot_view(fighter, cards[kind].key, slot) for slot, kind in enumerate(kinds, first)
    ]


def slot_view(fighter: Fighter, card: str, slot: int) -> Slot:
    """Return a warrior in a fight."""
    dice = [DICE[code % DIE_CLASSES] for code in fighter.placed if code // DIE_CLASSES == slot]
    return Slot(card=card, activated=fighter.armed(slot), dice=dice)


def user_of(g: Valhalla, seat: int) -> Fighter:
    """Return the side for which a player's warriors fight: the player's own, or that of the player they help."""
    sides = [] if g.fight is None else [g.fight.attacker, g.fight.defender]
    own = [side for side in sides if side.seat == seat]
    lent = [side for side in sides if side.seat >= 0 and g.lender(side.seat) == seat]
    return (own + lent + [Fighter(seat)])[0]


DICE: Final = [  # by dice class
    Die(FACES[face_of(which)], material_of(which) == GREY, material_of(which) == STAND_IN)
    for which in range(DIE_CLASSES)
]


def battle_view(g: Valhalla, battle: Battle) -> BattleView:
    """Return both sides and the timeline."""
    return BattleView(
        ragnarok=battle.ragnarok,
        attacker=fighter_view(g, battle.attacker),
        defender=None if battle.ragnarok else fighter_view(g, battle.defender),
        winner=None if battle.winner == EMPTY else battle.winner,
        difference=battle.difference,
        steps=timeline(g),
    )


def fighter_view(g: Valhalla, fighter: Fighter) -> FighterView:
    """Return one side of the battle; dice and strength are public."""
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
    """Return the current strength; after the phase, the strength counted then (VAL-AMB-057). Beasts arm no warriors."""
    if fighter.frozen or fighter.seat < 0:
        return fighter.strength
    return strength(g, fighter.seat) if activated(g, fighter) > 0 else 0


def terms(g: Valhalla, fighter: Fighter) -> list[Term]:
    """Return battle strength, term by term (VAL-BATTLE-40). The terms add up to the strength shown.

    Without an activated warrior there is no term (VAL-TACTIC-04). When warriors who fought have left, only the total is
    known.
    """
    total = strength_so_far(g, fighter)
    out = live_terms(g, fighter) if total != 0 and fighter.seat >= 0 else []
    if sum(term.value for term in out) != total:
        out = [Term("total", "", total)]
    return out


def live_terms(g: Valhalla, fighter: Fighter) -> list[Term]:
    """Return the terms of the strength as it would be counted now."""
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
    """Return the steps of the current course, in the order of the modules in use."""
    course = [p for p in g.stack if isinstance(p, Course)][-1]
    steps = g.rules.courses[course.course]
    now = course.at - 1
    return [
        StepView(step.rule, step.place, "past" if at < now else "now" if at == now else "next")
        for at, step in enumerate(steps)
        if at < now or step.lanes & course.lane
    ]
