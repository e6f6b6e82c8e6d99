"""The abilities of the beasts' cards: thirteen kinds.   (spec: VAL-SOLO-73…85)"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.procedure import Choice
from meadhall.games.valhalla.battles.strength import ability_strength
from meadhall.games.valhalla.beasts.lair import Dread, lair
from meadhall.games.valhalla.scoring import glory
from meadhall.games.valhalla.shared.bonus import BonusGlory, payers, sums
from meadhall.games.valhalla.table import DISCARDED, Valhalla
from meadhall.games.valhalla.terms import EMPTY, KINDS, MOST_SLOTS, VERBS, Permit, Quantity

PAGE: Final = VERBS.page("beasts")

GIVE_UP_CARD: Final = PAGE.verb("give-up-card", KINDS, "VAL-SOLO-75", "card")
SACRIFICE: Final = PAGE.verb("feed-beast", MOST_SLOTS, "VAL-SOLO-82", "slot")

MILLED: Final = Happening("beast-mills", "number")
GLORY_LOST: Final = Happening("beast-glory", "number")

MOST_TACTICS: Final = 2
DICE_TACTICS: Final = ("PUSH_BACK", "WEAPON_SWAP")


class Mill(Dread):
    """VAL-SOLO-73: after phase A and before the draw of phase B a card of the deck is discarded (VAL-TL-42)."""

    def between_phases(self, g: Valhalla) -> None:
        mill(g, 1)


def mill(g: Valhalla, count: int) -> None:
    """Discard this many cards from the top of the deck, or all that are left."""
    gone = min(count, len(g.deck.cards))
    g.mill(count)
    g.tell(MILLED, g.active, [gone])


class ClanMute(Dread):
    """VAL-SOLO-74: abilities of a clan's warriors add nothing to battle strength.

    The same goes for what they gathered on a champion. What a tactic put on a warrior counts (VAL-AMB-173).
    """

    def __init__(self, clan: int) -> None:
        self.clan = clan

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        if quantity != Quantity.WARRIOR_STRENGTH or g.warrior(seat, about).clan != self.clan:
            return value
        if not g.since(2) and g.may(Permit.ABILITY, seat, about):
            return value - g.warrior(seat, about).ability.bonus(g, seat, about)
        return value - ability_strength(g, seat, about)


class PreDiscard(Dread):
    """VAL-SOLO-75: before battle the player discards a hand card of their choice."""

    def before(self, g: Valhalla, seat: int) -> None:
        if len(g.players[seat].hand.cards) > 0:
            g.call(GiveUpCard(seat))


class OneDie(Dread):
    """VAL-SOLO-76: one of the six dice is not rolled."""

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value - 1 if quantity == Quantity.DICE else value


class PostRandom(Dread):
    """VAL-SOLO-77: after every battle, won or lost, a random hand card is discarded."""

    def after(self, g: Valhalla, seat: int, lost: bool) -> None:
        hand = g.players[seat].hand.cards
        if len(hand) > 0:
            g.throw(seat, hand[g.chance.pick(len(hand))])


class TwoTactics(Dread):
    """VAL-SOLO-78: at most two tactics in the battle."""

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        many = permit == Permit.TACTIC and g.fighter(seat).played >= MOST_TACTICS
        return "VAL-SOLO-78" if many else ""


class JarlOff(Dread):
    """VAL-SOLO-79: the jarl has no effect in the battle."""

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        return "VAL-SOLO-79" if permit == Permit.JARL and about == EMPTY else ""


class NoTactics(Dread):
    """VAL-SOLO-80: no tactics in the battle."""

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        return "VAL-SOLO-80" if permit == Permit.TACTIC else ""


class LostSlot(Dread):
    """VAL-SOLO-81: warriors can be added only up to one less than the squad limit (VAL-AMB-123)."""

    formerly: ClassVar[str] = "Slot"  # the class name in matches saved by earlier versions

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        return value - 1 if quantity == Quantity.SQUAD_LIMIT else value


class PreWarrior(Dread):
    """VAL-SOLO-82: before battle a warrior of the squad is discarded, even the only one (VAL-AMB-122)."""

    def before(self, g: Valhalla, seat: int) -> None:
        if g.players[seat].size() > 0:
            g.call(FeedWarrior(seat))


class LossGlory(Dread):
    """VAL-SOLO-83: after a lost battle one glory is discarded from Valhalla."""

    def after(self, g: Valhalla, seat: int, lost: bool) -> None:
        if lost:
            lose_glory(g, seat)


class NoDiceTactics(Dread):
    """VAL-SOLO-84: Push Back and Weapon Swap may not be played."""

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        banned = permit == Permit.TACTIC and g.cards.tactics[about].label in DICE_TACTICS
        return "VAL-SOLO-84" if banned else ""


class EveryGlory(Dread):
    """VAL-SOLO-85: after every battle, won or lost, one glory is discarded from Valhalla."""

    def after(self, g: Valhalla, seat: int, lost: bool) -> None:
        lose_glory(g, seat)


def make(kind: str, clan: int) -> Dread:
    """Return the ability with this name; one of them also needs a clan."""
    dread = ClanMute(clan) if kind == "M_CLAN_MUTE" else DREADS[kind]()
    dread.key = kind
    return dread


DREADS: Final[dict[str, type[Dread]]] = {
    "M_MILL": Mill,
    "M_PRE_DISCARD": PreDiscard,
    "M_DIE": OneDie,
    "M_POST_RANDOM": PostRandom,
    "M_TWO_TACTICS": TwoTactics,
    "M_JARL_OFF": JarlOff,
    "M_NO_TACTICS": NoTactics,
    "M_SLOT": LostSlot,
    "M_PRE_WARRIOR": PreWarrior,
    "M_LOSS_GLORY": LossGlory,
    "M_NO_DICE_TACTICS": NoDiceTactics,
    "M_EVERY_GLORY": EveryGlory,
}
KINDS_OF_DREAD: Final = (*DREADS, "M_CLAN_MUTE")


# -- what the player gives up before a battle


class GiveUpCard(Choice[Valhalla]):
    """VAL-SOLO-75: discard one hand card of the player's choice."""

    prompt: ClassVar[str] = "give-up-card"
    rule: ClassVar[str] = "VAL-SOLO-75"

    def copy(self) -> GiveUpCard:
        return GiveUpCard(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(GIVE_UP_CARD.of(kind) for kind in sorted(set(g.players[seat].hand.cards)))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.throw(seat, GIVE_UP_CARD.arg(action))
        g.done()


class FeedWarrior(Choice[Valhalla]):
    """VAL-SOLO-82: discard one warrior of the squad."""

    prompt: ClassVar[str] = "feed-beast"
    rule: ClassVar[str] = "VAL-SOLO-82"
    formerly: ClassVar[str] = "Sacrifice"  # the class name in matches saved by earlier versions

    def copy(self) -> FeedWarrior:
        return FeedWarrior(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        squad = g.players[seat].squad
        out.extend(SACRIFICE.of(slot) for slot in range(len(squad)) if squad[slot] != EMPTY)

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        g.dismiss(seat, SACRIFICE.arg(action))
        g.done()


# -- losing glory


def lose_glory(g: Valhalla, seat: int) -> None:
    """Take one glory, not below 0 (VAL-AMB-126). If no card fits, only a number is stored."""
    if glory(g, seat) == 0:
        return
    g.tell(GLORY_LOST, seat, [1])
    if len(worth_giving(g, seat)) > 0:
        g.call(GiveUpGlory(seat))
    else:
        lair(g).debts[seat] += 1


def worth_giving(g: Valhalla, seat: int) -> list[int]:
    """VAL-AMB-126: return cards worth 1; else cards that warriors of the discard pile worth one less can replace."""
    cards = sorted(set(g.players[seat].valhalla.cards))
    ones = [kind for kind in cards if g.cards.glory(kind) == 1]
    return ones or [kind for kind in cards if can_exchange(g, g.cards.glory(kind) - 1)]


def can_exchange(g: Valhalla, rest: int) -> bool:
    """Can warriors of the discard pile add up exactly to the rest?"""
    return rest > 0 and sums(g, payers(g), rest) >> rest & 1 == 1


class GiveUpGlory(Choice[Valhalla]):
    """VAL-AMB-126: discard a card worth 1, or exchange a more valuable one for cards worth one less."""

    prompt: ClassVar[str] = "give-up-glory"
    rule: ClassVar[str] = "VAL-AMB-126"

    def copy(self) -> GiveUpGlory:
        return GiveUpGlory(self.seat)

    def run(self, g: Valhalla) -> None:
        cards = worth_giving(g, self.seat)
        if len(cards) == 1:
            self.give(g, cards[0])
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        out.extend(GIVE_UP_CARD.of(kind) for kind in worth_giving(g, self.seat))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.give(g, GIVE_UP_CARD.arg(action))

    def give(self, g: Valhalla, kind: int) -> None:
        g.done()
        player = g.players[self.seat]
        player.valhalla = player.valhalla.minus(kind)
        g.lay(kind)
        g.tell(DISCARDED, self.seat, [kind])
        rest = g.cards.glory(kind) - 1
        g.call(BonusGlory(self.seat, rest, lowest=0, left=rest))  # an exchange and not a gain, so no cap applies
