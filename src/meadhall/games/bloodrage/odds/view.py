"""Battle odds for people: the chance with each card, or of each pillage. (not compiled)

`odds_for` gets a world that the seat cannot tell from the real one, and the events that it has seen.
"""

from __future__ import annotations

from meadhall.core.events import Event
from meadhall.core.match import Match
from meadhall.games.bloodrage.odds.cards import CardOdds, battle_odds, pillage_odds
from meadhall.games.bloodrage.pieces.board import PROVINCE_NAMES
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import ADD, LAY, PILLAGE
from meadhall.interface.wire import Likely, Odds, Subject

SUPPOSING = "any-card"
INTERVAL = 1.96  # this many standard errors on either side cover 95 %


def odds_for(world: Match, seat: int, seen: list[Event]) -> Odds | None:
    """Return the chance with each card in hand; on the player's turn that of each pillage with a battle."""
    assert isinstance(world, BloodRage)
    if world.raid is not None:
        chances = [with_card(world, seat, odds) for odds in battle_odds(world, seat, seen)]
    else:
        places = [PILLAGE.arg(action) for action in world.legal(seat) if PILLAGE.has(action)]
        chances = [likely for place in places for likely in at_place(world, seat, place, seen)]
    return Odds(chances=chances, best=best(chances), supposing=SUPPOSING) if chances else None


def with_card(world: BloodRage, seat: int, odds: CardOdds) -> Likely:
    """Return the chance with one card, played or added."""
    action = odds.action if odds.action in world.legal(seat) else None
    for verb, of in ((LAY, "win-with"), (ADD, "win-adding")):
        if odds.action >= 0 and verb.has(odds.action):
            return likely(world, of, "card", verb.arg(odds.action), odds, action)
    return Likely(of="win-so", subject=None, chance=odds.chance, error=INTERVAL * odds.error, action=action)


def at_place(world: BloodRage, seat: int, province: int, seen: list[Event]) -> list[Likely]:
    """Return the chance of a pillage with the best card for it, or None if there is no battle."""
    odds = pillage_odds(world, seat, province, seen)
    if not odds:
        return []
    top = max(odds, key=lambda card: card.chance)
    return [likely(world, "win-at", "province", province, top, PILLAGE.of(province))]


def likely(world: BloodRage, of: str, sort: str, number: int, odds: CardOdds, action: int | None) -> Likely:
    names = world.book.names if sort == "card" else PROVINCE_NAMES
    subject = Subject(sort=sort, key=names[number], number=number)
    return Likely(of=of, subject=subject, chance=odds.chance, error=INTERVAL * odds.error, action=action)


def best(chances: list[Likely]) -> int | None:
    """Return the answer with the highest chance, if there is exactly one."""
    top = max(likely.chance for likely in chances)
    found = [likely.action for likely in chances if likely.chance == top]
    return found[0] if len(found) == 1 and len(chances) > 1 else None
