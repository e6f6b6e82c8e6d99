"""Battle odds for people: chances, and the best answer. (not compiled)

`odds_for` gets a world that the seat cannot tell from the real one; other hands count as unseen cards.
"""

from __future__ import annotations

from meadhall.core.events import Event
from meadhall.core.match import Match
from meadhall.core.verbs import PASS
from meadhall.games.valhalla.odds.battle import UNSEEN, Aim, aim_of, battle_odds, side_of, winning
from meadhall.games.valhalla.odds.move import UNKNOWN, next_answer
from meadhall.games.valhalla.odds.phase import phase_odds
from meadhall.games.valhalla.table import Battle, Valhalla
from meadhall.games.valhalla.turn import ATTACK
from meadhall.interface.wire import Likely, Odds, Subject

SUPPOSING = "unseen"


def odds_for(world: Match, seat: int, seen: list[Event]) -> Odds | None:
    """Return the chance against each rival before an attack; in a battle those to win and to reach each strength."""
    assert isinstance(world, Valhalla)
    if world.fight is None:
        return before_attack(world, seat)
    return in_battle(world, seat, world.fight) if world.fight.fights(seat) else None


def before_attack(world: Valhalla, seat: int) -> Odds | None:
    """Return the chance against every rival who may be attacked now."""
    distances = [ATTACK.arg(action) for action in world.legal(seat) if ATTACK.has(action)]
    if not distances:
        return None
    rivals = battle_odds(world, seat, UNSEEN)
    return Odds(chances=[against(world, seat, it.seat, it.chance) for it in rivals], best=None, supposing=SUPPOSING)


def against(world: Valhalla, seat: int, other: int, chance: float) -> Likely:
    subject = Subject(sort="seat", key=str(other), number=other)
    return Likely(of="win-against", subject=subject, chance=chance, action=ATTACK.of((other - seat) % world.seats))


def in_battle(world: Valhalla, seat: int, battle: Battle) -> Odds | None:
    """Return a fighter's chances; those of the defender only once the attack is known."""
    own = battle.of(seat)
    if own.frozen:
        return after_attack(world, seat, battle)
    if battle.ragnarok or (seat == battle.defender.seat and not attack_known(battle)):
        return None
    aim = aim_of(world, seat, UNSEEN)
    chance = aim.goal(side_of(world, seat, world.players[seat].hand.cards)).value()
    return Odds(chances=[won(chance), *reached(world, seat)], best=best(world, seat, aim), supposing=SUPPOSING)


def attack_known(battle: Battle) -> bool:
    """Is the attack strength final? A beast's is from the beginning."""
    return battle.attacker.frozen or battle.attacker.seat < 0


def after_attack(world: Valhalla, seat: int, battle: Battle) -> Odds | None:
    """Return the chance that the attack holds."""
    if battle.winner >= 0 or seat != battle.attacker.seat or battle.defender.frozen or battle.defender.seat < 0:
        return None
    strength = battle.attacker.strength
    chance = winning(aim_of(world, seat, UNSEEN).defences, strength)[strength]
    return Odds(chances=[won(chance)], best=None, supposing=SUPPOSING)


def won(chance: float) -> Likely:
    return Likely(of="win", subject=None, chance=chance)


def reached(world: Valhalla, seat: int) -> list[Likely]:
    """Return the chance of every strength that can be reached, each with the best play for it."""
    odds = phase_odds(side_of(world, seat, world.players[seat].hand.cards)).at_least
    steps = [s for s in range(1, len(odds)) if s + 1 == len(odds) or odds[s] != odds[s + 1]]
    return [Likely(of="reach", subject=Subject(sort="number", key=str(s), number=s), chance=odds[s]) for s in steps]


def best(world: Valhalla, seat: int, aim: Aim) -> int | None:
    """Return the best answer for this aim, or None if the odds know none."""
    if not world.is_asked(seat):
        return None
    action = next_answer(world, seat, aim)
    return None if action == UNKNOWN or world.legal(seat) == [PASS] else action
