"""Battle odds: the chance to win with each playable card, over the hands that the others may hold.

`battle_odds` takes a world that a seat cannot tell from the real one, and the events that the seat has seen. Each rival
is assumed to play any card of the hand with equal chance, or always the strongest one, and no further figures join.
`odds.fight` fights the battle by the rules.
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

ANY: Final = 0  # rivals play any card of their hands
STRONGEST: Final = 1  # rivals play the strongest card
MOST_WAYS: Final = 50_000  # with more hands than this, random ones are drawn
DRAWS: Final = 1_000
SEEDS: Final = (1967, 1970)  # fixed, so that the same table gets the same answer


class CardOdds:
    """One answer and the chance to win with it."""

    def __init__(self, action: int, chance: float, error: float, hands: int) -> None:
        self.action = action  # a card to play or add, a pass; NO_CARD if the hand is empty
        self.chance = chance
        self.error = error  # standard error; 0 if all hands were counted
        self.hands = hands  # how many different hands were counted


def battle_odds(g: BloodRage, seat: int, seen: list[Event], habit: int = ANY, most: int = MOST_WAYS) -> list[CardOdds]:
    """Return the odds of the current battle, or of one that the current call may lead to; [] if there is none."""
    world = before_battle(g, seat)
    if world is None:
        return []
    lays = Lays(world, seat, seen, habit, most)
    return [lays.odds(action) for action in answers(g, world, seat)]


def pillage_odds(g: BloodRage, seat: int, province: int, seen: list[Event], habit: int = ANY) -> list[CardOdds]:
    """Return the odds of a pillage that the seat might declare now (BR-PILLAGE-02)."""
    if g.raid is not None or why_not_pillage(g, seat, province) != "":
        return []
    world = g.copy()
    world.pending = 0
    world.forget()
    begin_pillage(world, seat, province)
    world.run()
    return battle_odds(world, seat, seen, habit)


def answers(g: BloodRage, world: BloodRage, seat: int) -> list[int]:
    """Return the answers of the seat. A card already played stays."""
    if isinstance(world.stack[-1], AddCards):
        return world.legal(seat)
    if len(g.clans[seat].sealed.cards) > 0:
        return [LAY.of(g.clans[seat].sealed.cards[0])]
    return world.legal(seat) if world.is_asked(seat) else [NO_CARD]


class Lays:
    """The cards that rivals may play and still hold then, with weights: all combinations, or random ones."""

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
        """Return from how many cards the rivals choose, all together."""
        if self.habit == STRONGEST:
            return 1
        return prod([max(1, len(self.world.clans[other].hand.cards)) for other in self.rivals])

    def count(self, some: list[Guess]) -> None:
        """Count all hands and all cards that may be played from them."""
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
        """Draw random hands and a card played from each."""
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
        """Return the cards a rival may play from a hand; an empty list if the cards are revealed already."""
        if isinstance(self.world.stack[-1], AddCards) or len(hand) == 0:
            return [NO_CARD]
        return list(hand) if self.habit == ANY else [strongest_card(self.world, seat, hand)]

    def odds(self, action: int) -> CardOdds:
        """Return the chance to win with one answer."""
        won = [self.fight.won(action, lay.laid, lay.hands) for lay in self.all]
        total = sum([lay.weight for lay in self.all])
        chance = sum([lay.weight for lay, win in zip(self.all, won, strict=True) if win]) / total
        error = 0.0 if self.exact else spread_of(self.all, won, chance) / total
        return CardOdds(action, chance, error, self.hands)


class Lay:
    """Cards played from hands, with their weight."""

    def __init__(self, weight: int, laid: Hand, hands: Hands) -> None:
        self.weight = weight
        self.laid = laid
        self.hands = hands


def held_in(parts: list[Hands], at: int) -> Hand:
    """Join one rival's hand from the cards of each Age."""
    return tuple(sorted([card for hands in parts for card in hands[at]]))


def spread_of(lays: list[Lay], won: list[bool], chance: float) -> float:
    """Return the root of the sum of weighted squared deviations from the mean."""
    gaps = [lay.weight * ((1.0 if win else 0.0) - chance) for lay, win in zip(lays, won, strict=True)]
    return sqrt(sum([gap * gap for gap in gaps]))
