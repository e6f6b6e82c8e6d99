"""Records statistics of a game for the study of card balance. (not compiled)

It observes from outside: answers as they are given, and the log of the finished match.
"""

from __future__ import annotations

from itertools import pairwise

from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.games.valhalla.battles.battle import ATTACKED, NO_WINNER, WON
from meadhall.games.valhalla.beasts.module import AgainstBeast
from meadhall.games.valhalla.scoring import score, shield_points, shield_table
from meadhall.games.valhalla.setup import KEEP_JARL
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.turn import KEEP, TURN_BEGAN
from meadhall.interface.wire import Bar, Challenge, Facts

BARS = {
    "hero": Bar(low=0.47, high=0.53),
    "order": Bar(low=-0.02, high=0.02),
    "ended-by": Bar(low=0.25, high=0.75),
    "turns": Bar(low=8, high=16),
    "attacks": Bar(low=3, high=99),
    "attacks-won": Bar(low=0.50, high=0.65),
    "score-from-shields": Bar(low=0.20, high=0.50),
    "kept": Bar(low=0.15, high=0.85),
}

BY_LEVEL = {"1": Bar(low=0.5, high=0.7), "2": Bar(low=0.3, high=0.5), "3": Bar(low=0.1, high=0.3)}


def challenges(game: Game) -> list[Challenge]:
    """Return the target shares of victories against a beast: 3 of 5 at level I, 2 at level II, 1 at level III."""
    found = [(key, module) for key, module in game.expansions.items() if isinstance(module, AgainstBeast)]
    return [challenge(key, module) for key, module in found]


def challenge(key: str, module: AgainstBeast) -> Challenge:
    players = module.players()
    assert players is not None
    return Challenge(
        module=key,
        seats=list(range(players.least, players.most + 1)),
        foe_option=module.beast.key,
        foes=list(module.beast.values[1:]),
        level_option=module.level.key,
        levels=list(module.level.values[1:]),
        bars=BY_LEVEL,
    )


class Chronicle:
    """Records one game."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match, Valhalla)
        self.match = match
        self.kept: dict[int, tuple[int, int]] = {}

    def by_lot(self, action: int) -> bool:
        """Return whether an answer is random in a balance series, so that every jarl is seen equally often."""
        return KEEP_JARL.has(action)

    def answered(self, seat: int, legal: list[int], action: int) -> None:
        """VAL-TURN-26: record which of the drawn cards is kept."""
        if not KEEP.has(action):
            return
        for option in legal:
            kept, offered = self.kept.get(KEEP.arg(option), (0, 0))
            self.kept[KEEP.arg(option)] = (kept + (option == action), offered + 1)

    def facts(self) -> Facts:
        """Return the statistics after the end."""
        g = self.match
        attacks, won = self.attacks()
        return Facts(
            heroes=[g.cards.jarls[player.jarl].key for player in g.players],
            order=[(seat - g.first) % g.seats for seat in range(g.seats)],
            turns=self.turns(),
            counts={"attacks": attacks / g.seats},
            shares={"attacks-won": (won, attacks), "score-from-shields": self.from_shields()},
            kept={g.cards.cards[kind].key: counts for kind, counts in sorted(self.kept.items())},
        )

    def turns(self) -> list[int]:
        seats = [event.seat for event in self.match.log or [] if event.what is TURN_BEGAN]
        return [seats.count(seat) for seat in range(self.match.seats)]

    def attacks(self) -> tuple[int, int]:
        """Return the number of battles, and how many the attacker won (VAL-BATTLE-28)."""
        log = self.match.log or []
        fights = [event for event in log if event.what in (ATTACKED, WON, NO_WINNER)]
        pairs = pairwise(fights)
        won = sum(1 for one, two in pairs if one.what is ATTACKED and two.what is WON and one.seat == two.seat)
        return sum(1 for event in fights if event.what is ATTACKED), won

    def from_shields(self) -> tuple[float, float]:
        """Return the winners' points for shields, and all their points (VAL-SCORE-01)."""
        g = self.match
        table = shield_table(g)
        shields = [shield_points(g.players[seat].captured, g.players[seat].shields, table) for seat in g.winners()]
        return float(sum(shields)), float(sum(score(g, seat) for seat in g.winners()))
