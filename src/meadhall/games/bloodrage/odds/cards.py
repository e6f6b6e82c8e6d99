"""Battle odds: the chance to win with each card one could play, over the hands the others may hold.

`battle_odds` takes a world that a seat cannot tell from the real one, and the events that the seat has seen. Each
rival is supposed to lay any card of the hand, each as likely as the others, or always the strongest one; nobody else
comes. The battle itself is fought by the rules (`odds_fight`), not reckoned here.
"""

from __future__ import annotations

from math import prod, sqrt
from typing import Final

from meadhall.core.chance import Chance, FastChance
from meadhall.core.events import Event
from meadhall.games.bloodrage.actions.pillage import begin_pillage, why_not_pillage
from meadhall.games.bloodrage.battles.battle import AddCards
from meadhall.games.bloodrage.odds.fight import NO_CARD, FightOdds, before_battle, strongest_card
from meadhall.games.bloodrage.odds.hands import Guess, Hand, Hands, Spread, guesses, joined
from meadhall.games.bloodrage.odds.memory import memory_of
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import LAY

ANY: Final = 0  # rivals lay any card of their hands
STRONGEST: Final = 1  # rivals lay the strongest
MOST_WAYS: Final = 50_000  # beyond it hands are drawn, not counted
DRAWS: Final = 1_000
SEEDS: Final = (1967, 1970)  # the same table gets the same answer


class CardOdds:
    """One answer and the chance to win with it."""

    def __init__(self, action: int, chance: float, error: float, hands: int) -> None:
        self.action = action  # a card laid or added, a pass; NO_CARD where the hand is empty
        self.chance = chance
        self.error = error  # standard error; 0 if all hands were counted
        self.hands = hands  # how many different hands were looked at


def battle_odds(g: BloodRage, seat: int, seen: list[Event], habit: int = ANY, most: int = MOST_WAYS) -> list[CardOdds]:
    """For the battle at hand, or one that the call may end in; nothing where there is none to win."""
    world = before_battle(g, seat)
    if world is None:
        return []
    lays = Lays(world, seat, seen, habit, most)
    return [lays.odds(action) for action in answers(g, world, seat)]


def pillage_odds(g: BloodRage, seat: int, province: int, seen: list[Event], habit: int = ANY) -> list[CardOdds]:
    """For a pillage that the seat might declare now (BR-PILLAGE-02)."""
    if g.raid is not None or why_not_pillage(g, seat, province) != "":
        return []
    world = g.copy()
    world.pending = 0
    world.forget()
    begin_pillage(world, seat, province)
    world.run()
    return battle_odds(world, seat, seen, habit)


def answers(g: BloodRage, world: BloodRage, seat: int) -> list[int]:
    """What the seat can answer; a card already laid stays laid."""
    if isinstance(world.stack[-1], AddCards):
        return world.legal(seat)
    if len(g.clans[seat].sealed.cards) > 0:
        return [LAY.of(g.clans[seat].sealed.cards[0])]
    return world.legal(seat) if world.is_asked(seat) else [NO_CARD]


class Lays:
    """What the rivals may lay and still hold then, with weights: all of it, or some at random."""

    def __init__(self, world: BloodRage, seat: int, seen: list[Event], habit: int, most: int = MOST_WAYS) -> None:
        self.world = world
        self.habit = habit
        self.rivals = sorted([other for other in world.battle().participants() if other != seat])
        self.fight = FightOdds(world, seat, self.rivals)
        self.known: Hands = tuple([tuple(world.clans[other].known) for other in self.rivals])
        self.all: list[Lay] = []
        self.hands = 0
        some = guesses(world, seat, memory_of(seen, seat, world.seats, world.book), self.rivals)
        self.exact = prod([guess.ways() for guess in some]) * self.choices() <= most
        if self.exact:
            self.count(some)
        else:
            self.draw(some)

    def choices(self) -> int:
        """How many cards the rivals have to choose from, taken together."""
        if self.habit == STRONGEST:
            return 1
        return prod([max(1, len(self.world.clans[other].hand.cards)) for other in self.rivals])

    def count(self, some: list[Guess]) -> None:
        """All hands and all that may be laid from them."""
        spread: Spread = {self.known: 1}
        for guess in some:
            spread = joined(spread, guess.spread())
        self.hands = len(spread)
        for hands, ways in spread.items():
            laid: list[Hand] = [()]
            for seat, hand in zip(self.rivals, hands, strict=True):
                laid = [(*others, card) for others in laid for card in self.laid_by(seat, hand)]
            self.all.extend([Lay(ways, cards, hands) for cards in laid])

    def draw(self, some: list[Guess]) -> None:
        """Some random hands, and what is laid from each."""
        chance = FastChance(SEEDS[0], SEEDS[1])
        for _ in range(DRAWS):
            drawn = [guess.draw(chance) for guess in some]
            weight = prod([weight for weight, _ in drawn])
            if weight > 0:
                self.all.append(self.random_lay(weight, [self.known, *[part for _, part in drawn]], chance))
        self.hands = len({lay.hands for lay in self.all})

    def random_lay(self, weight: int, parts: list[Hands], chance: Chance) -> Lay:
        hands: Hands = tuple([held_in(parts, at) for at in range(len(self.rivals))])
        options = [self.laid_by(seat, hand) for seat, hand in zip(self.rivals, hands, strict=True)]
        return Lay(weight, tuple([cards[chance.pick(len(cards))] for cards in options]), hands)

    def laid_by(self, seat: int, hand: Hand) -> list[int]:
        """What a rival may lay of a hand; nothing where the cards lie open already."""
        if isinstance(self.world.stack[-1], AddCards) or len(hand) == 0:
            return [NO_CARD]
        return list(hand) if self.habit == ANY else [strongest_card(self.world, seat, hand)]

    def odds(self, action: int) -> CardOdds:
        """The chance to win with one answer."""
        won = [self.fight.won(action, lay.laid, lay.hands) for lay in self.all]
        total = sum([lay.weight for lay in self.all])
        chance = sum([lay.weight for lay, win in zip(self.all, won, strict=True) if win]) / total
        error = 0.0 if self.exact else spread_of(self.all, won, chance) / total
        return CardOdds(action, chance, error, self.hands)


class Lay:
    """Cards laid from hands, with the weight they have among all."""

    def __init__(self, weight: int, laid: Hand, hands: Hands) -> None:
        self.weight = weight
        self.laid = laid
        self.hands = hands


def held_in(parts: list[Hands], at: int) -> Hand:
    """One rival's hand, from the parts of each Age."""
    return tuple(sorted([card for hands in parts for card in hands[at]]))


def spread_of(lays: list[Lay], won: list[bool], chance: float) -> float:
    """The root of the weighted squares by which single draws miss the mean."""
    gaps = [lay.weight * ((1.0 if win else 0.0) - chance) for lay, win in zip(lays, won, strict=True)]
    return sqrt(sum([gap * gap for gap in gaps]))
