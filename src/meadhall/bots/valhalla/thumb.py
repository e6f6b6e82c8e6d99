"""Rules of thumb for Valhalla: cheap warriors, attacks when the odds look good. (not compiled)

Whoever reads this learns to play a little. Each verb has its opinion: a number, the higher the better.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from meadhall.bots.base import Glimpse
from meadhall.bots.valhalla.plan import ArmingPlan, expected, glory, might, price, worth
from meadhall.games.valhalla.cards.faces import Face, JarlFace
from meadhall.games.valhalla.terms import FACES, WEAPON_COUNT, X
from meadhall.games.valhalla.views.shapes import BattleView, FighterView, PlayerView, View
from meadhall.wire import Option

TACTIC_STRENGTH = {"FURY2": 2, "FURY3": 3, "HEROIC3": 3, "HEROIC4": 4}
FOR_DICE = ("NEW_WEAPONS", "PUSH_BACK", "WEAPON_SWAP")
GOOD_POWERS = {"STRENGTH": 3, "EXTRA_DICE": 4, "FREE_REROLL": 4, "TURN_DIE": 4, "DRAW_MORE": 2, "FOE_DICE": 4}


def lean(glimpse: Glimpse) -> list[float]:
    """What we think of each option of the question; the higher the better."""
    assert glimpse.question is not None
    table = Outlook(glimpse)
    return [table.opinion(option) for option in glimpse.question.options]


class Outlook:
    """The table as we see it, with our thoughts about it."""

    def __init__(self, glimpse: Glimpse) -> None:
        assert glimpse.question is not None
        self.view: View = glimpse.view
        self.options = glimpse.question.options
        self.faces: dict[str, Face] = {face.key: face for face in glimpse.cards.cards}
        self.jarls: dict[str, JarlFace] = {jarl.key: jarl for jarl in glimpse.cards.jarls}
        self.me: PlayerView = self.view.players[glimpse.seat]
        self.hand = [self.faces[key] for key in self.me.hand or []]
        self.side = our_side(self.view.battle, glimpse.seat)
        self.plan = self.make_plan()

    def make_plan(self) -> ArmingPlan | None:
        """Whom we mean to arm, in a battle of ours."""
        if self.side is None or self.view.battle is None:
            return None
        return ArmingPlan(self.side, self.me.squad, self.faces, self.view.battle.ragnarok)

    def opinion(self, option: Option) -> float:
        """What we think of an answer; of verbs we do not know, nothing but that they beat doing nothing."""
        think = OPINIONS.get(option.verb)
        return think(self, option) if think is not None else 1.0

    def card(self, option: Option) -> Face:
        """The card an option is about."""
        assert option.subject is not None
        return self.faces[option.subject.key]

    def squad(self, seat: int) -> list[Face]:
        """The warriors of a player."""
        return [self.faces[slot.card] for slot in self.view.players[seat].squad if slot is not None]

    def own(self) -> list[Face]:
        """Our warriors."""
        return self.squad(self.me.seat)


def our_side(battle: BattleView | None, seat: int) -> FighterView | None:
    """Our part in the battle that is being fought."""
    if battle is None:
        return None
    sides = [battle.attacker, battle.defender]
    return next((side for side in sides if side is not None and side.seat == seat), None)


# -- the turn


def in_hand(table: Outlook, face: Face) -> float:
    """What a card in hand is worth: warriors that are cheap to arm, and a few tactics."""
    if face.sort == "warrior":
        return worth(face) / price(face) + 0.25 * worth(face)
    tactics = sum(1 for card in table.hand if card.sort != "warrior")
    return TACTIC_WORTH.get(face.kind, 2.5) - 0.3 * max(0, tactics - 2)


TACTIC_WORTH = {"FURY2": 3.0, "FURY3": 3.0, "HEROIC3": 3.6, "HEROIC4": 3.4, "CUT_OFF": 1.5}


def think_attack(table: Outlook, option: Option) -> float:
    """The chance to win times shield and glory, less what a winning defender gets."""
    assert option.subject is not None
    other = option.subject.number
    chance = odds(table, other)
    gain = 3.0 + expected(table.own(), 6, glory)
    loss = 0.7 * expected(table.squad(other), 6, glory)
    return chance * gain - (1 - chance) * loss


def odds(table: Outlook, other: int) -> float:
    """A guess at the chance to win an attack."""
    attack = expected(table.own(), 6, might)
    attack += 0.5 * sum(sorted((TACTIC_STRENGTH.get(c.kind, 0) for c in table.hand), reverse=True)[:2])
    return 1 / (1 + exp((defence(table, other) - attack) / 2.5))


def defence(table: Outlook, other: int) -> float:
    """The strength we expect of a defender, a tactic or so included."""
    hidden = min(2.0, 0.3 * table.view.players[other].hand_size)
    return 0.95 * expected(table.squad(other), 6, might) + hidden


def think_add(table: Outlook, option: Option) -> float:
    """What a warrior adds to the squad; room runs out at four."""
    return add_worth(table, [table.card(option)])


def think_add_two(table: Outlook, option: Option) -> float:
    return add_worth(table, [table.card(option)]) + 1.0


def add_worth(table: Outlook, cards: list[Face]) -> float:
    own = table.own()
    if len(own) + len(cards) > len(table.me.squad):
        return 0.2
    more = expected([*own, *cards], 6, worth) - expected(own, 6, worth)
    return 1.0 + 0.45 * more - 0.35 * len(own)


def think_draw(table: Outlook, option: Option) -> float:
    return 1.2 if table.me.hand_size <= 2 else 0.4


def think_keep(table: Outlook, option: Option) -> float:
    return in_hand(table, table.card(option))


def think_drop(table: Outlook, option: Option) -> float:
    return -in_hand(table, table.card(option))


def think_dismiss(table: Outlook, option: Option) -> float:
    return -worth(slot_face(table, option))


def slot_face(table: Outlook, option: Option) -> Face:
    """The warrior in the slot an option is about."""
    assert option.subject is not None
    slot = table.me.squad[option.subject.number]
    assert slot is not None
    return table.faces[slot.card]


def think_jarl(table: Outlook, option: Option) -> float:
    assert option.subject is not None
    jarl = table.jarls[option.subject.key]
    return GOOD_POWERS.get(jarl.main, 2) + 0.5 * GOOD_POWERS.get(jarl.secondary, 2)


# -- the battle


def face_in(option: Option) -> int:
    """The face of the die an option is about: its key begins with it."""
    assert option.subject is not None
    return FACES.index(option.subject.key.split("-")[0])


def think_activate(table: Outlook, option: Option) -> float:
    """Arm whoever is in the plan; others would take dice from it."""
    assert option.subject is not None
    assert table.plan is not None
    return 100.0 if option.subject.number in table.plan.best.ready else -1.0


def think_reroll(table: Outlook, option: Option) -> float:
    """Give a die that nobody needs for a new roll, as long as somebody in the plan lacks one."""
    assert table.plan is not None
    best = table.plan.best
    face = face_in(option)
    if best.missing == 0 or best.left[face] == 0:
        return -1.0
    return 50.0 + (1.0 if face == X else 0.0)


def think_pick(table: Outlook, option: Option) -> float:
    """Roll all dice again that the plan does not need."""
    assert table.plan is not None
    return 10.0 if table.plan.best.left[face_in(option)] > 0 and table.plan.best.missing > 0 else -1.0


def think_free_reroll(table: Outlook, option: Option) -> float:
    return 60.0 if table.plan is not None and table.plan.best.missing > 0 else -1.0


def think_give_up(table: Outlook, option: Option) -> float:
    assert table.plan is not None
    face = face_in(option)
    return (2.0 if face == X else 1.0) if table.plan.best.left[face] > 0 else 0.0


def think_face(table: Outlook, option: Option) -> float:
    """Keep or turn to the face that helps the plan most."""
    assert table.plan is not None
    return table.plan.with_face(face_in(option))


def think_turn_x(table: Outlook, option: Option) -> float:
    """Turn a miss if that helps anybody."""
    assert table.plan is not None
    return table.plan.with_face(face_in(option), instead=X) - table.plan.best.promise - 0.01


def think_turn_die(table: Outlook, option: Option) -> float:
    assert table.plan is not None
    return 2.0 if face_in(option) == X else float(table.plan.best.left[face_in(option)] > 0)


def think_tactic(table: Outlook, option: Option) -> float:
    """Strength when it may decide the battle, dice when the plan lacks some, a cut-off jarl in any attack."""
    face = table.card(option)
    if face.kind in TACTIC_STRENGTH:
        return 5.0 - TACTIC_STRENGTH[face.kind] / 10 if strength_decides(table) else -1.0
    if face.kind in FOR_DICE:
        return 55.0 if table.plan is not None and dice_help(table, face.kind) else -1.0
    return 4.0 if strength_decides(table) else -1.0


def dice_help(table: Outlook, kind: str) -> bool:
    """Would new dice complete the plan?"""
    assert table.plan is not None
    plan = table.plan
    if kind == "WEAPON_SWAP":
        hope = max(plan.with_face(face, instead=X) for face in range(WEAPON_COUNT))
        return plan.dice[X] > 0 and hope > plan.best.promise + 1
    return 0 < plan.best.missing <= 2 and (kind == "NEW_WEAPONS" or sum(plan.best.left) >= 2)


def strength_decides(table: Outlook) -> bool:
    """Are we behind, but within reach of what our tactics give?"""
    battle, side = table.view.battle, table.side
    if battle is None or battle.defender is None or side is None or side.activated == 0:
        return False
    plays = [o for o in table.options if o.verb == "play-tactic"]
    reach = sum(TACTIC_STRENGTH.get(table.card(option).kind, 0) for option in plays)
    if side.seat == battle.defender.seat:
        return 0 < battle.attacker.strength + 1 - side.strength <= reach
    foe = battle.defender
    behind = (defence(table, foe.seat) + 1.5 if foe.seat >= 0 else foe.strength) - side.strength
    return 0 < behind <= reach + 3


def think_use_jarl(table: Outlook, option: Option) -> float:
    """Use what he can do, unless a card must be paid from a small hand."""
    assert option.subject is not None
    if table.me.jarl is None:
        return 1.0
    jarl = table.jarls[table.me.jarl]
    kind = jarl.main if option.subject.number == 0 else jarl.secondary
    if option.subject.number == 1 and jarl.condition == "DISCARD_CARD" and table.me.hand_size < 4:
        return -1.0
    if kind in ("FREE_REROLL", "TURN_DIE"):
        return 60.0 if table.plan is not None and table.plan.best.missing > 0 else -1.0
    if kind == "FROM_PILE":
        return 1.0 if in_hand(table, table.faces[table.view.discard[-1]]) > 3.2 else -1.0
    return 1.0


def think_attack_beast(table: Outlook, option: Option) -> float:
    """A beast's strength lies open, and our glory counts against it; to wait costs little, to lose much."""
    cards = [shown["card"] for shown in table.view.modules.values() if isinstance(shown.get("card"), dict)]
    need = max((card["strength"] for card in cards), default=0)
    attack = expected(table.own(), 6, might) + sum(player.glory or 0 for player in table.view.players)
    attack += 0.7 * sum(sorted((TACTIC_STRENGTH.get(c.kind, 0) for c in table.hand), reverse=True)[:3])
    return 6 / (1 + exp((need - attack) / 2.0)) - 2.5


def think_exchange(table: Outlook, option: Option) -> float:
    """Before the game bad cards go back."""
    return 2.5 - in_hand(table, table.card(option))


def think_send(table: Outlook, option: Option) -> float:
    """Glory now is better than glory perhaps."""
    return slot_face(table, option).glory - 0.5


def flat(value: float) -> Callable[[Outlook, Option], float]:
    return lambda table, option: value


OPINIONS: dict[str, Callable[[Outlook, Option], float]] = {
    "pass": flat(0.0),
    "keep-jarl": think_jarl,
    "pick-warrior": think_keep,
    "throw-away": think_drop,
    "add-warrior": think_add,
    "add-two": think_add_two,
    "add-second": think_keep,
    "attack": think_attack,
    "draw": think_draw,
    "dismiss": think_dismiss,
    "keep": think_keep,
    "drop": think_drop,
    "discard-for-reroll": think_reroll,
    "pick-die": think_pick,
    "roll": flat(5.0),
    "free-reroll": think_free_reroll,
    "give-up-die": think_give_up,
    "turn-x": think_turn_x,
    "keep-die": think_face,
    "turn-die": think_turn_die,
    "turn-to": think_face,
    "activate": think_activate,
    "use-ability": flat(1.0),
    "decline-ability": flat(0.0),
    "take-back": flat(-1.0),
    "play-tactic": think_tactic,
    "use-jarl": think_use_jarl,
    "pay-card": think_drop,
    "bring-back": think_keep,
    "send-to-valhalla": think_send,
    "attack-beast": think_attack_beast,
    "exchange": think_exchange,
    "give-up-card": think_drop,
    "feed-beast": think_dismiss,
}
