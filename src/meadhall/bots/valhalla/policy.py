"""The policy of Valhalla: estimates the worth of answers by the chapter of their verb; positions by `features.py`."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.bots.policy import NO_ANSWER, Policy, chances, outcome
from meadhall.bots.valhalla import beast
from meadhall.bots.valhalla.battle import ArmingSearch, fights, spends, squad_of
from meadhall.bots.valhalla.calculation import calculated
from meadhall.bots.valhalla.cards import SIX, Appraisal, appraisal
from meadhall.bots.valhalla.features import attack_worth, features, progress
from meadhall.bots.valhalla.taste import CHARACTERS, PATIENT, QUICK, Taste, taste_of
from meadhall.bots.valhalla.turns import Turn, eager, keeping
from meadhall.bots.valhalla.weights import EARLY, LATE
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.battles.arming import ACTIVATE, ARM_WITH
from meadhall.games.valhalla.battles.battle import SEND
from meadhall.games.valhalla.beasts.module import ATTACK_BEAST
from meadhall.games.valhalla.dice import FREE_REROLL, GIVE_UP, KEEP_DIE, PICK, REROLL, ROLL, TURN, face_of
from meadhall.games.valhalla.jarls.book import DieForStrength
from meadhall.games.valhalla.jarls.chapter import BRING_BACK, PAY_CARD, SECONDARY, USE_JARL, jarl_of, power_of
from meadhall.games.valhalla.jarls.house import TURN_DIE, TURN_TO, FreeReroll, TurnOne
from meadhall.games.valhalla.scoring import score
from meadhall.games.valhalla.setup import KEEP_JARL, PICK_WARRIOR, START_SLOT, THROW_AWAY
from meadhall.games.valhalla.table import Fate, Valhalla
from meadhall.games.valhalla.tactics import PLAY, NewWeapons, PushBack, WeaponSwap
from meadhall.games.valhalla.terms import (
    BATTLE_PAGE,
    DICE_PAGE,
    EMPTY,
    FACE_COUNT,
    JARL_PAGE,
    MOST_SEATS,
    MOST_SLOTS,
    SETUP_PAGE,
    TACTIC_PAGE,
    TURN_PAGE,
    WARRIOR_PAGE,
    X,
)
from meadhall.games.valhalla.turn import ADD, ADD_SECOND, ADD_TWO, ATTACK, DISMISS, DRAW, DROP, KEEP, PLACE, PhaseA
from meadhall.games.valhalla.warriors import ACTIVATE_LENT, TAKE_BACK, TAKE_BACK_LENT, USE_ABILITY

UNKNOWN: Final = 1.0  # worth of an unknown verb; better than passing
SHARP: Final = 1.2  # weight of a point in the prior
LOW: Final = -6.0
FEW_CARDS: Final = 4  # no card is given away from a hand this small
DUEL: Final = 2  # number of players; with more, only the end of the game is evaluated
EARLY_PRIOR: Final = 20.0  # single ends of games contain little information
NEAR: Final = [0.33]  # weight of a point at the end of the game
SPARE_DIE: Final = 5.0  # a squad that needs at most this many dice can spare one


class Look:
    """Evaluates the answers to one question for one seat."""

    def __init__(self, g: Valhalla, seat: int, taste: Taste) -> None:
        self.g = g
        self.seat = seat
        self.taste = taste
        self.book = appraisal(g.cards)
        self.plan: ArmingSearch | None = ArmingSearch(g, seat, taste) if fights(g.fight, seat) else None
        learned = len(taste.turns) > 0 and isinstance(g.stack[-1], PhaseA)
        self.turn: Turn | None = Turn(g, seat, self.book, taste) if learned else None

    def worth(self, action: int) -> float:
        """Return the worth of an answer, about in points; passing is worth 0."""
        page = self.page_of(action)
        if action == PASS:
            return 0.0
        if page == TURN_PAGE.number:
            return turn_worth(self, action)
        if page in (DICE_PAGE.number, WARRIOR_PAGE.number) and self.plan is not None:
            return dice_worth(self.plan, action)
        if page == TACTIC_PAGE.number and self.plan is not None:
            return tactic_worth(self.g, self.book, self.plan, PLAY.arg(action))
        if page == JARL_PAGE.number:
            return jarl_worth(self, action)
        if page == BATTLE_PAGE.number:
            return send_worth(self.g, self.seat, SEND.arg(action), self.taste)
        if page == SETUP_PAGE.number:
            return setup_worth(self, action)
        if ATTACK_BEAST.has(action):
            return beast.attack_worth(self.g, self.book, self.seat)
        return UNKNOWN

    def page_of(self, action: int) -> int:
        """Return the rules chapter that an answer belongs to."""
        verb = self.g.rules.vocabulary.table[action]
        return verb.page if verb is not None else EMPTY


def card_worth(look: Look, kind: int) -> float:
    """Return the worth of a card in hand, less if there are many of its kind."""
    g, taste = look.g, look.taste
    warrior = g.cards.is_warrior(kind)
    alike = sum(1 for card in g.players[look.seat].hand.cards if g.cards.is_warrior(card) == warrior)
    single = warrior_worth(look, kind) if warrior else look.book.tricks[kind] + taste.tricks
    return single + at(taste.kept, kind) - taste.alike * max(0.0, alike - taste.enough)


def at(numbers: list[float], kind: int) -> float:
    """Return the learned weight of this card; 0 if there is none."""
    return numbers[kind] if kind < len(numbers) else 0.0


def warrior_worth(look: Look, kind: int) -> float:
    """Return the worth of a warrior in hand: cheap to arm, strong and glorious is best."""
    worth, taste = look.book.worths[kind], look.taste
    return taste.cheap * worth / look.book.prices[kind] + taste.good * worth + taste.glory * look.g.cards.glory(kind)


# -- the turn


def turn_worth(look: Look, action: int) -> float:
    """Return the worth of an answer in a turn, with learned weights for the situation if there are some."""
    worth, taste = plain_worth(look, action), look.taste
    if KEEP.has(action) and len(taste.keeping) > 0:
        kind = KEEP.arg(action)
        worth += keeping(look.g, look.seat, look.book, kind, worth - at(taste.kept, kind), taste)
    if look.turn is not None:
        worth += look.turn.more(action, worth)
    return worth


def plain_worth(look: Look, action: int) -> float:
    g, seat = look.g, look.seat
    if ATTACK.has(action):
        other = (seat + ATTACK.arg(action)) % g.seats
        return attack_worth(g, seat, look.book, other, look.taste) + eager(g, seat, other, look.taste)
    if ADD.has(action):
        return add_worth(look, ADD.arg(action))
    if ADD_TWO.has(action):
        return add_worth(look, ADD_TWO.arg(action)) + look.taste.pair
    if DRAW.has(action):
        return draw_worth(g, seat, look.taste)
    if ADD_SECOND.has(action):
        return card_worth(look, ADD_SECOND.arg(action))
    if KEEP.has(action):
        return card_worth(look, KEEP.arg(action))
    if DROP.has(action):
        return -card_worth(look, DROP.arg(action))
    if DISMISS.has(action):
        return -look.book.worths[g.players[seat].squad[DISMISS.arg(action)]]
    return UNKNOWN


def draw_worth(g: Valhalla, seat: int, taste: Taste) -> float:
    """Return the worth of drawing a card; 0 in the final round."""
    if g.armed != 0:
        return 0.0
    cards = len(g.players[seat].hand.cards)
    return (taste.few if cards <= 2 else taste.many) + taste.hand * cards


def add_worth(look: Look, kind: int) -> float:
    """Return the worth of adding a warrior to the squad. Numbers count more than quality; a crowded squad lowers it."""
    g, book, taste, own = look.g, look.book, look.taste, squad_of(look.g, look.seat)
    if g.room(look.seat) <= 0:
        return taste.crowd
    more = book.worth_of([*own, kind], SIX) - book.worth_of(own, SIX)
    fame = taste.fame * g.cards.glory(kind) + at(taste.added, kind)
    return taste.base + taste.more * more + taste.size * len(own) + fame


# -- the battle


def dice_worth(plan: ArmingSearch, action: int) -> float:
    if ACTIVATE.has(action):
        return activate_worth(plan, ACTIVATE.arg(action))
    if ACTIVATE_LENT.has(action):
        return activate_worth(plan, MOST_SLOTS + ACTIVATE_LENT.arg(action))
    if REROLL.has(action):
        face = face_of(REROLL.arg(action))
        useless = plan.missing == 0 or plan.left[face] == 0
        return -1.0 if useless else 50.0 + (1.0 if face == X else 0.0)
    if PICK.has(action):
        return 10.0 if plan.left[face_of(PICK.arg(action))] > 0 and plan.missing > 0 else -1.0
    if ROLL.has(action):
        return 5.0
    if FREE_REROLL.has(action):
        return 60.0 if plan.missing > 0 else -1.0
    return face_worth(plan, action)


def face_worth(plan: ArmingSearch, action: int) -> float:
    """Return the worth of dice that are given up, turned or kept."""
    if GIVE_UP.has(action):
        face = face_of(GIVE_UP.arg(action))
        return plan.left[face] + (1.0 if face == X and plan.left[face] > 0 else 0.0)
    if TURN.has(action):
        return plan.with_face(TURN.arg(action) % FACE_COUNT, X) - plan.value - 0.01
    if KEEP_DIE.has(action):
        return plan.with_face(KEEP_DIE.arg(action)) + 100.0
    if TAKE_BACK.has(action) or TAKE_BACK_LENT.has(action):
        return -1.0
    return UNKNOWN if ARM_WITH.has(action) or USE_ABILITY.has(action) else 0.0


def activate_worth(plan: ArmingSearch, slot: int) -> float:
    """Return the worth of arming a warrior.

    It is high for the planned ones once dice are rolled, and negative for others.
    """
    return 40.0 if plan.ready >> slot & 1 else -1.0


def tactic_worth(g: Valhalla, book: Appraisal, plan: ArmingSearch, kind: int) -> float:
    """Return the worth of a tactic: for dice if the plan lacks some, for strength if all are armed and it pays."""
    effect = g.cards.tactics[kind].effect
    if book.plus[kind] > 0:
        return strength_worth(plan, book.plus[kind])
    if plan.missing == 0 or isinstance(effect, WeaponSwap):
        swapped = plan.with_face(0, X) if isinstance(effect, WeaponSwap) and plan.missing == 1 else -100.0
        return 55.0 if swapped > plan.value + plan.stakes.card else -1.0
    if isinstance(effect, (NewWeapons, PushBack)):
        return 55.0 if plan.with_spare(2) > plan.value + plan.stakes.card else -1.0
    return 4.0 if not plan.stakes.known else -1.0


def strength_worth(plan: ArmingSearch, plus: int) -> float:
    """Return the worth of a tactic for strength: the one that is enough, else the strongest."""
    stakes = plan.stakes
    if plan.armed == 0 or plan.ready != 0 or plan.missing > 0:
        return -1.0
    gain = stakes.worth(plan.sure, plan.glory) - stakes.plain(plan.sure, plan.glory)
    if gain <= 0.0:
        return -1.0
    enough = stakes.known and plan.sure + plus >= stakes.need
    return 5.0 - 0.1 * plus if enough else 3.0 + 0.1 * plus


def send_worth(g: Valhalla, seat: int, slot: int, taste: Taste) -> float:
    """Return the worth of sending a warrior to Valhalla; glory now is better than possible glory later."""
    kind = g.kind_at(seat, slot)
    return g.cards.glory(kind) - taste.keeps if kind != EMPTY else UNKNOWN


# -- the rest


def jarl_worth(look: Look, action: int) -> float:
    """Return the worth of a jarl's power, if the price is no card from a small hand."""
    plan = look.plan
    if USE_JARL.has(action):
        return power_worth(look, USE_JARL.arg(action))
    if PAY_CARD.has(action):
        return -card_worth(look, PAY_CARD.arg(action))
    if BRING_BACK.has(action):
        return card_worth(look, BRING_BACK.arg(action))
    if TURN_DIE.has(action) and plan is not None:
        face = face_of(TURN_DIE.arg(action))
        return 2.0 if face == X else float(min(1, plan.left[face]))
    if TURN_TO.has(action) and plan is not None:
        return plan.with_face(TURN_TO.arg(action)) + 100.0
    return UNKNOWN


def power_worth(look: Look, which: int) -> float:
    """Return the worth of a power. Free rolls and turns come first; a die on the jarl is one less for the squad."""
    g, seat, plan = look.g, look.seat, look.plan
    jarl = jarl_of(g, seat)
    if jarl is None:
        return UNKNOWN
    if which == SECONDARY and jarl.condition.is_cost and len(g.players[seat].hand.cards) < FEW_CARDS:
        return -1.0
    power = power_of(jarl, which)
    if isinstance(power, (FreeReroll, TurnOne)):
        return 62.0 if plan is not None and plan.missing > 0 else -1.0
    if isinstance(power, DieForStrength):
        dice = sum(look.book.prices[kind] for kind in squad_of(g, seat))
        return UNKNOWN if dice <= SPARE_DIE and not g.battle().ragnarok else -1.0
    return UNKNOWN


def setup_worth(look: Look, action: int) -> float:
    if KEEP_JARL.has(action):
        return look.book.jarls[KEEP_JARL.arg(action)]
    if PICK_WARRIOR.has(action):
        return card_worth(look, PICK_WARRIOR.arg(action))
    if THROW_AWAY.has(action):
        return -card_worth(look, THROW_AWAY.arg(action))
    return UNKNOWN


def kept_jarl(g: Valhalla, legal: list[int], taste: Taste) -> int:
    """Return the worth of a jarl to keep, by win rates over many games, because a search cannot look that far ahead."""
    book = appraisal(g.cards)
    numbers = [KEEP_JARL.arg(action) for action in legal]
    worths = [book.jarls[number] + book.speed[number] + at(taste.jarls, number) for number in numbers]
    return legal[worths.index(max(worths))]


class ValhallaPolicy(Policy):
    """Quick heuristics for answers, and position values that were fitted to many games."""

    horizon: int = 60
    temperature: float = 0.5
    worlds: int = 4  # sixteen are no better

    def __init__(self) -> None:
        self.early = EARLY
        self.late = LATE
        self.tastes = [QUICK] * MOST_SEATS  # by seat

    def for_search(self, seat: int, seats: int) -> Policy:
        """Use evaluated positions in a duel. With more players only the end of the game is evaluated."""
        return IN_A_DUEL[seat] if seats <= DUEL else AMONG_MANY[seat]

    def with_weights(self, seat: int, seats: int, weights: dict[str, list[float]]) -> Policy:
        """Give all seats the learned taste: rivals are assumed to be as strong."""
        out = search_policy(seat, seats > DUEL)
        out.tastes = [taste_of(weights)] * MOST_SEATS
        return out

    def with_character(self, seat: int, character: str) -> Policy:
        """Give this seat the taste of the character."""
        out = ValhallaPolicy()
        out.tastes = [CHARACTERS[character] if other == seat else QUICK for other in range(MOST_SEATS)]
        return out

    def priors(self, world: Match, seat: int, legal: list[int]) -> list[float]:
        assert isinstance(world, Valhalla)
        look = Look(world, seat, self.tastes[seat])
        worths = [look.worth(action) for action in legal]
        best = max(worths)
        return [exp(max(LOW, SHARP * (worth - best))) for worth in worths]

    def choose(self, world: Match, seat: int, legal: list[int], chance: Chance) -> int:
        assert isinstance(world, Valhalla)
        look = Look(world, seat, self.tastes[seat])
        best, found = -1000.0, legal[0]
        for action in legal:
            worth = look.worth(action)
            if worth > best:
                best, found = worth, action
        return found

    def is_routine(self, world: Match, seat: int, legal: list[int]) -> bool:
        """Battles are planned and empty slots are equal.

        If the end of the game is evaluated, only turns are searched.
        """
        assert isinstance(world, Valhalla)
        if self.to_the_end and not self.is_quiet(world):
            return True
        return fights(world.fight, seat) or PLACE.has(legal[0]) or START_SLOT.has(legal[0])

    def exact_answer(self, world: Match, seat: int, legal: list[int]) -> int:
        """Return the jarl to keep, or the calculated use of dice and tactics in a battle.

        A jarl's powers come first.
        """
        assert isinstance(world, Valhalla)
        if KEEP_JARL.has(legal[0]):
            return kept_jarl(world, legal, self.tastes[seat])
        if not fights(world.fight, seat):
            return NO_ANSWER
        quick = self.choose(world, seat, legal, world.chance)
        return quick if USE_JARL.has(quick) else calculated(world, seat, legal, quick, self.tastes[seat])

    def is_disputed(self, world: Match, seat: int, legal: list[int]) -> bool:
        assert isinstance(world, Valhalla)
        return fights(world.fight, seat) and spends(world.stack[-1])

    def is_quiet(self, world: Match) -> bool:
        """Is it the beginning of a turn?"""
        return isinstance(world.stack[-1], PhaseA)

    def values(self, world: Match) -> list[float]:
        assert isinstance(world, Valhalla)
        lair = beast.lair_of(world)
        return super().values(world) if lair is None else beast.values(world, lair)

    def end_values(self, world: Match) -> list[float]:
        """Return values by how close every seat was, which contain more information than the winner alone."""
        assert isinstance(world, Valhalla)
        if not self.to_the_end or world.fate != Fate.OPEN:
            return outcome(world)
        return chances([[float(score(world, seat))] for seat in range(world.seats)], 0.0, NEAR, NEAR)

    def features(self, world: Match, seat: int) -> list[float]:
        assert isinstance(world, Valhalla)
        return features(world, seat, self.tastes[seat])

    def progress(self, world: Match) -> float:
        assert isinstance(world, Valhalla)
        return progress(world)


def search_policy(seat: int, many: bool) -> ValhallaPolicy:
    """Return the policy of a search: this seat has the taste for searches, its rivals keep the quick one."""
    policy = ValhallaPolicy()
    policy.tastes = [PATIENT if other == seat else QUICK for other in range(MOST_SEATS)]
    policy.to_the_end = many
    policy.early_prior = EARLY_PRIOR if many else 0.0
    policy.prior_scale = 0.25 if many else 1.0
    return policy


VALHALLA_POLICY: Final = ValhallaPolicy()
IN_A_DUEL: Final = [search_policy(seat, False) for seat in range(MOST_SEATS)]
AMONG_MANY: Final = [search_policy(seat, True) for seat in range(MOST_SEATS)]
