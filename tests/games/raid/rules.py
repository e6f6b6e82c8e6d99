"""Raid: six villages, one card each; the highest card that nobody matched takes the plunder.   (spec: raid.md)"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.chance import Chance
from meadhall.core.events import Happening
from meadhall.core.game import Game
from meadhall.core.ids import Ranges
from meadhall.core.match import Match
from meadhall.core.module import Module, Rulebook, Setup, Spans
from meadhall.core.procedure import Course, Procedure, Step
from meadhall.core.verbs import Vocabulary
from meadhall.core.zones import Sight, Zone

ROUNDS, HIGHEST, COPIES = 6, 8, 4
ROUND: Final = 0  # the only course
BEFORE_REVEAL: Final = 0  # the only moment
STRENGTH: Final = 0  # the only quantity
SPANS: Final = Spans(courses=1, moments=1, quantities=1, permits=0, pools=1)
VERBS: Final = Vocabulary("RAID-PLAY-05", Ranges(__file__))
PAGE: Final = VERBS.page("raid")
PLAY: Final = PAGE.verb("play", HIGHEST + 1, "RAID-PLAY-02", "card")

PLUNDERED: Final = Happening("plundered", "plunder")
REVEALED: Final = Happening("revealed", "card")


class Raid(Match):
    """Hands and the cards just laid are secret; plunder is public."""

    def __init__(self, rules: Rulebook[Any], seats: int, chance: Chance) -> None:
        super().__init__(rules, seats, chance)
        self.round = 0
        self.plunder = [0] * seats
        self.deck = Zone([], -1, Sight.NONE)
        self.hands = [Zone([], seat, Sight.OWNER) for seat in range(seats)]
        self.laid = [Zone([], seat, Sight.OWNER) for seat in range(seats)]

    def copy(self) -> Raid:
        twin = Raid(self.rules, self.seats, self.chance.copy())
        twin.round, twin.plunder, twin.deck = self.round, self.plunder[:], self.deck.copy()
        twin.hands, twin.laid = [zone.copy() for zone in self.hands], [zone.copy() for zone in self.laid]
        self.copy_into(twin)
        return twin

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands, *self.laid]

    def observe(self, seat: int) -> bytes:
        mine = [self.hands[seat].cards.count(card) for card in range(1, HIGHEST + 1)]
        others = [self.plunder[(seat + step) % self.seats] for step in range(self.seats)]
        return bytes([self.round, len(self.laid[seat].cards), *mine, *others])

    def scores(self) -> list[int]:
        return self.plunder[:]

    def winners(self) -> list[int]:
        """RAID-END-01: most plunder wins, or is shared."""
        return [seat for seat in range(self.seats) if self.plunder[seat] == max(self.plunder)]


class Voyage(Procedure[Raid]):
    """RAID-PLAY-01: six villages, one after the other, each worth one more than the last."""

    def copy(self) -> Voyage:
        return Voyage()

    def run(self, g: Raid) -> None:
        if g.round == ROUNDS:
            g.done()
        else:
            g.round += 1
            g.call(Course(ROUND))


class LayCards(Procedure[Raid]):
    """RAID-PLAY-02: all lay a card of their hand at once, in secret."""

    prompt: ClassVar[str] = "lay"
    rule: ClassVar[str] = "RAID-PLAY-02"

    def copy(self) -> LayCards:
        return LayCards()

    def run(self, g: Raid) -> None:
        late = [seat for seat in range(g.seats) if not g.laid[seat].cards]
        g.ask_all(late) if late else g.done()

    def options(self, g: Raid, seat: int, out: Answers) -> None:
        out.extend(PLAY.of(card) for card in sorted(set(g.hands[seat].cards)))

    def chosen(self, g: Raid, seat: int, action: int) -> None:
        g.hands[seat].cards.remove(PLAY.arg(action))
        g.laid[seat].add(PLAY.arg(action))


class Lay(Step[Raid]):
    """RAID-PLAY-02."""

    def run(self, g: Raid) -> None:
        g.call(LayCards())


class Reveal(Step[Raid]):
    """RAID-PLAY-03: the highest card that nobody else shows takes the plunder; else nobody does."""

    def run(self, g: Raid) -> None:
        strengths = [g.reckon(STRENGTH, seat, zone.cards[0]) for seat, zone in enumerate(g.laid)]
        for seat, zone in enumerate(g.laid):
            g.tell(REVEALED, seat, [zone.cards.pop()])
        alone = [seat for seat, strength in enumerate(strengths) if strengths.count(strength) == 1]
        for winner in sorted(alone, key=lambda seat: strengths[seat])[-1:]:
            g.plunder[winner] += g.round
            g.tell(PLUNDERED, winner, [g.round])


class Base(Module[Raid]):
    """The whole base game."""

    def steps(self, course: int, setup: Setup) -> list[Step[Raid]]:
        return [Lay(10, "RAID-PLAY-02"), Reveal(30, "RAID-PLAY-03")]


class RaidGame(Game):
    """RAID-SETUP-01: for two to four players."""

    def __init__(self) -> None:
        super().__init__("raid", 1, 2, 4, VERBS, SPANS)
        self.base = [Base("raid", PAGE)]
        self.discover(f"{__package__}.expansions")

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Match:
        """RAID-SETUP-02: a hand of seven cards each from a shuffled deck."""
        g = Raid(rules, rules.setup.seats, chance)
        g.deck.cards = [card for card in range(1, HIGHEST + 1) for _ in range(COPIES)]
        chance.shuffle(g.deck.cards)
        for hand in g.hands:
            hand.cards = sorted(g.deck.cards.pop() for _ in range(ROUNDS + 1))
        g.call(Voyage())
        return g

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        return f"{HIGHEST}x{COPIES}"


GAME: Final = RaidGame()
