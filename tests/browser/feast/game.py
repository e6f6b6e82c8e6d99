"""The title page of Feast: serve a dish from your hand or drink; whoever has served the most at the end has won."""

from __future__ import annotations

from typing import Any, Final

from meadhall.core.chance import Chance
from meadhall.core.events import Happening
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.module import Rulebook, Spans
from meadhall.core.procedure import Procedure
from meadhall.core.verbs import PASS, Vocabulary
from meadhall.core.zones import Sight, Zone

DISHES: Final = ["bread", "stew", "salmon", "boar"]  # by their worth, from 1
EACH: Final = 3
HAND: Final = 3
VERBS: Final = Vocabulary("")
SERVE: Final = VERBS.page("feast", 1, len(DISHES)).verb("serve", len(DISHES), "", "card")
SERVED: Final = Happening("served", "card")
DRANK: Final = Happening("drank")


class Round(Procedure["Feast"]):
    """Clockwise, until every hand is empty."""

    prompt = "serve"

    def copy(self) -> Round:
        return Round()

    def run(self, g: Feast) -> None:
        if any(hand.cards for hand in g.hands):
            g.active = (g.active + 1) % g.seats
            g.ask(g.active)
        else:
            g.done()

    def options(self, g: Feast, seat: int, out: list[int]) -> None:
        out.append(PASS)
        out.extend(SERVE.of(dish) for dish in sorted(set(g.hands[seat].cards)))

    def chosen(self, g: Feast, seat: int, action: int) -> None:
        if action == PASS:
            g.hands[seat].cards = g.hands[seat].cards[1:]  # the smallest dish goes cold
            g.tell(DRANK, seat, [])
            return
        dish = SERVE.arg(action)
        g.hands[seat].cards.remove(dish)
        g.board.append(dish)
        g.points[seat] += dish + 1
        g.tell(SERVED, seat, [dish])


class Feast(Match):
    """Dishes in hands and on the board."""

    def __init__(self, rules: Rulebook[Any], chance: Chance) -> None:
        super().__init__(rules, rules.setup.seats, chance)
        deck = [dish for dish in range(len(DISHES)) for _ in range(EACH)]
        chance.shuffle(deck)
        dealt = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(self.seats)]
        self.hands = [Zone(cards, seat, Sight.OWNER) for seat, cards in enumerate(dealt)]
        self.deck = Zone(deck[self.seats * HAND :], -1, Sight.NOBODY)
        self.board: list[int] = []
        self.points = [0] * self.seats
        self.active = self.seats - 1

    def copy(self) -> Match:
        twin = Feast(self.rules, Chance(1, 1))
        self.copy_into(twin)
        twin.chance, twin.deck = self.chance.copy(), self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.board, twin.points, twin.active = self.board[:], self.points[:], self.active
        return twin

    def zones(self) -> list[Zone]:
        return [*self.hands, self.deck]

    def observe(self, seat: int) -> bytes:
        return bytes([self.active, *self.points, *self.board])

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]


class FeastGame(Game):
    """Two to four guests."""

    def __init__(self) -> None:
        super().__init__("feast", 1, 2, 4, VERBS, Spans(0, 0, 0, 0, 1))

    def begin(self, rules: Rulebook[Any], chance: Chance) -> Match:
        match = Feast(rules, chance)
        match.call(Round())
        return match

    def key_of(self, match: Match, sort: str, number: int) -> str:
        return DISHES[number] if sort == "card" else str(number)

    def number_of(self, match: Match, sort: str, key: str) -> int:
        return DISHES.index(key) if sort == "card" else int(key)

    def cards_digest(self, rules: Rulebook[Any]) -> str:
        return "dishes"


GAME = FeastGame()
