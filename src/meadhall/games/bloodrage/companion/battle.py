"""Computes the odds of a battle on a physical table with the engine's odds (decision 0070). (not compiled)"""

from __future__ import annotations

from typing import Final

from meadhall.core.errors import FieldError
from meadhall.games.bloodrage.actions.pillage import begin_pillage
from meadhall.games.bloodrage.companion.entered import empty_table, lay_upgrades, monster, take
from meadhall.games.bloodrage.companion.shapes import BattleAnswer, BattleEntered, ClanEntered
from meadhall.games.bloodrage.figures import home_in, strength_in
from meadhall.games.bloodrage.odds.cards import ANY, STRONGEST, battle_odds
from meadhall.games.bloodrage.odds.view import with_card
from meadhall.games.bloodrage.pieces.board import FJORD_OF, PROVINCE_NAMES
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import BOX, LEADER, NONE, RESERVE, SHIP, WARRIOR
from meadhall.interface.wire import Odds

MINE: Final = 0
MOST_WAYS: Final = 4_000  # hands and plays that are counted; with more, random ones are drawn and the error is reported


def odds_of_battle(asked: BattleEntered) -> BattleAnswer:
    """Return the chance to win with each card of the first clan."""
    province = province_of(asked)
    g = laid_out(asked, province)
    begin_pillage(g, asked.pillager, province)
    g.run()
    habit = STRONGEST if asked.habit == "strongest" else ANY
    chances = [with_card(g, MINE, odds) for odds in battle_odds(g, MINE, [], habit, MOST_WAYS)]
    odds = Odds(chances=chances, best=None, supposing=f"{asked.habit}-card")
    return BattleAnswer(odds, [strength_in(g, seat, province) for seat in range(g.seats)])


def province_of(asked: BattleEntered) -> int:
    if asked.province not in PROVINCE_NAMES:
        raise FieldError("province", f"no province is named {asked.province!r}", "pick one", why="enter-province")
    return PROVINCE_NAMES.index(asked.province)


def laid_out(asked: BattleEntered, province: int) -> BloodRage:
    """Return a table with the province as entered and what is known of the hands."""
    g = empty_table(len(asked.clans), asked.age)
    g.active = g.first = asked.pillager
    for seat, clan in enumerate(asked.clans):
        place_figures(g, seat, clan, province)
        lay_upgrades(g, seat, clan.upgrades, f"clans.{seat}.upgrades")
        hold(g, seat, clan)
        g.clans[seat].pool = clan.rage
    check_fight(g, asked, province)
    hide(g, asked)
    return g


def place_figures(g: BloodRage, seat: int, clan: ClanEntered, province: int) -> None:
    """Place all figures of a clan in the area; ships are in the fjord, and Yggdrasil has none (BR-MAP-07)."""
    if clan.ship and FJORD_OF[province] == NONE:
        where = f"clans.{seat}.ship"
        raise FieldError(where, "no fjord is here", "take the ship away", "BR-MAP-07", "enter-ship")
    kinds = [WARRIOR] * clan.warriors + [LEADER] * clan.leader + [SHIP] * clan.ship
    for kind in kinds:
        g.move(seat, kind, RESERVE, home_in(g, kind, province))
    for at, name in enumerate(clan.monsters):
        kind = monster(name, f"clans.{seat}.monsters.{at}")
        if any(other.where[kind] != BOX for other in g.clans):
            raise FieldError(f"clans.{seat}.monsters.{at}", f"{name!r} twice", "each is there once", why="enter-twice")
        place_monster(g, seat, kind, province, f"clans.{seat}.monsters.{at}")


def place_monster(g: BloodRage, seat: int, kind: int, province: int, field: str) -> None:
    home = home_in(g, kind, province)
    if home == NONE:
        raise FieldError(field, "no fjord is here", "take it away", "BR-MAP-07", "enter-ship")
    g.move(seat, kind, BOX, home)


def hold(g: BloodRage, seat: int, clan: ClanEntered) -> None:
    """Put known cards into a hand. A rival's known cards are known to all."""
    for at, name in enumerate(clan.hand):
        card = take(g, name, f"clans.{seat}.hand.{at}")
        g.clans[seat].to_hand(card)
        if seat != MINE:
            g.clans[seat].known.append(card)
    g.clans[seat].known.sort()


def hide(g: BloodRage, asked: BattleEntered) -> None:
    """Fill the hands with unknown cards: any that are left of this Age. The odds do not depend on which."""
    deck = g.decks[asked.age - 1].cards
    for seat, clan in enumerate(asked.clans):
        if seat != MINE:
            if clan.hidden > len(deck):
                where = f"clans.{seat}.hidden"
                raise FieldError(where, "more cards than this Age has", why="enter-hidden", n=len(deck))
            g.clans[seat].hand = g.clans[seat].hand.joined(deck[: clan.hidden])
            del deck[: clan.hidden]


def check_fight(g: BloodRage, asked: BattleEntered, province: int) -> None:
    """Check that there is a battle: own figures, another clan, and a pillager (BR-PILLAGE-02, BR-MAP-06)."""
    there = [seat for seat in range(g.seats) if g.in_area(seat, province) > 0]
    if MINE not in there:
        raise FieldError("clans.0.warriors", "none of yours is there", "enter figures", why="enter-figures")
    if len(there) < 2:
        raise FieldError("clans.1.warriors", "no clan to fight", "enter figures", why="enter-rivals")
    if asked.pillager not in there:
        raise FieldError("pillager", "who pillages has a figure there", rule="BR-PILLAGE-02", why="enter-pillager")
    if g.room(province) < 0:
        right = "take some away, or pick another province"
        raise FieldError("province", "more figures than villages", right, "BR-MAP-06", "enter-villages")
