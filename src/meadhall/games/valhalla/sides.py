"""The sides of a battle, and the result of a game that players win or lose together."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import row_of, zeros
from meadhall.games.valhalla.terms import ALL_SLOTS, DIE_CLASSES, EMPTY, MOST_SLOTS

BESIDE: Final = ALL_SLOTS  # the place of dice whose warrior has left
NOT_COUNTED: Final = [0] * ALL_SLOTS
NOTHING: Final[list[int]] = []
NO_DICE: Final = row_of([])


def standing(slots: list[int]) -> int:
    """Count the warriors in these slots."""
    count = 0
    for kind in slots:
        if kind != EMPTY:
            count += 1
    return count


def moved_from(about: int) -> tuple[int, int, int]:
    """Decode a move of a warrior: the seat and the slot he came from, and the slot he takes."""
    return about // MOST_SLOTS // MOST_SLOTS, about // MOST_SLOTS % MOST_SLOTS, about % MOST_SLOTS


class Fighter:
    """A participant's side of a battle. The dice are public; nothing here is hidden."""

    packed: ClassVar[tuple[str, ...]] = ("pool",)  # a packed row; saved as a list

    def __init__(self, seat: int, fresh: bool = True) -> None:
        self.seat = seat
        self.pool = zeros(DIE_CLASSES) if fresh else NO_DICE  # unassigned dice
        self.placed: list[int] = [] if fresh else NOTHING  # dice on warriors: slot * DIE_CLASSES + class
        self.offered = NOTHING  # grey faces to choose from (New Weapons); replaced, never changed
        self.rolled = False
        self.used = 0  # activated warriors, a bit for each slot, those of an allied squad too
        self.applied = 0  # those whose ability was applied
        self.tactics: list[int] = []  # played and still on the table, in order
        self.played = 0  # tactics played in this battle (VAL-AMB-033)
        self.set_aside = 0  # coloured dice that are not rolled
        self.fewer = 0  # dice lost to the opponent before the roll
        self.discarded = 0  # coloured dice discarded, out until the battle ends (VAL-DICE-11)
        self.held = 0  # grey dice taken before the roll (VAL-AMB-042)
        self.rerolls = 0  # basic rerolls made
        self.free_rerolls = 0  # free rerolls still available
        self.muted = False  # the jarl is cancelled (VAL-TACTIC-14)
        self.hand_before = 0  # VAL-TL-01: numbers at the declaration
        self.squad_before = 0
        self.said = 0  # strength that the players agreed on for a text by hand
        self.strength = 0
        self.added = NOT_COUNTED  # by slot, what each warrior added (VAL-AMB-057); replaced, never changed
        self.frozen = False  # the strength is counted and final (VAL-TL-11, VAL-TL-16)

    def copy(self) -> Fighter:
        """Return an equal fighter that shares nothing."""
        twin = Fighter(self.seat, fresh=False)
        twin.pool, twin.placed = self.pool[:], self.placed[:]
        if self.offered:
            twin.offered = self.offered
        if self.tactics:
            twin.tactics = self.tactics[:]
        twin.rolled = self.rolled
        twin.used = self.used
        twin.applied = self.applied
        twin.played = self.played
        twin.set_aside = self.set_aside
        twin.fewer = self.fewer
        twin.discarded = self.discarded
        twin.held = self.held
        twin.rerolls = self.rerolls
        twin.free_rerolls = self.free_rerolls
        twin.muted = self.muted
        twin.hand_before = self.hand_before
        twin.squad_before = self.squad_before
        twin.said = self.said
        twin.strength = self.strength
        twin.added = self.added
        twin.frozen = self.frozen
        return twin

    def armed(self, slot: int) -> bool:
        """Is the warrior in this slot activated?"""
        return self.used >> slot & 1 == 1

    def vacate(self, slot: int) -> None:
        """Empty a slot; its dice stay beside the squad until the battle ends (VAL-BATTLE-16)."""
        self.used &= ~(1 << slot)
        self.applied &= ~(1 << slot)
        for at, code in enumerate(self.placed):
            if code // DIE_CLASSES == slot:
                self.placed[at] = BESIDE * DIE_CLASSES + code % DIE_CLASSES

    def change_slot(self, slot: int, place: int) -> None:
        """Move a warrior to another slot of the same board during a battle, with his dice and what he did in it."""
        if self.armed(slot):
            self.used = self.used & ~(1 << slot) | 1 << place
            self.applied |= (self.applied >> slot & 1) << place
            for at, code in enumerate(self.placed):
                if code // DIE_CLASSES == slot:
                    self.placed[at] = place * DIE_CLASSES + code % DIE_CLASSES

    def armed_slots(self) -> list[int]:
        """Return the slots of the activated warriors, the player's own first."""
        return [slot for slot in range(ALL_SLOTS) if self.used >> slot & 1]

    def activated(self) -> int:
        """Return how many warriors are activated."""
        return self.used.bit_count()

    def own_activated(self) -> int:
        """Return how many of them are in the player's own squad."""
        return (self.used & (1 << MOST_SLOTS) - 1).bit_count()


@mypyc_attr(free_list_len=1)
class Battle:
    """A battle, or a player's Ragnarök, which has no defender."""

    def __init__(self, attacker: Fighter, defender: Fighter) -> None:
        self.attacker = attacker
        self.defender = defender
        self.winner = EMPTY
        self.difference = 0
        self.frost = False  # VAL-WAR-20: once per battle
        self.shield_moved = False  # VAL-INV-06
        self.sending = 0  # slots the winner sends to Valhalla
        self.dropped: list[int] = []  # its tactics that are on the discard pile already (VAL-AMB-076)

    def copy(self) -> Battle:
        """An equal battle that shares nothing."""
        twin = Battle(self.attacker.copy(), self.defender.copy())
        twin.winner = self.winner
        twin.difference = self.difference
        twin.frost = self.frost
        twin.shield_moved = self.shield_moved
        twin.sending = self.sending
        if self.dropped:
            twin.dropped = self.dropped[:]
        return twin

    def of(self, seat: int) -> Fighter:
        """Return the side of a participant."""
        return self.attacker if seat == self.attacker.seat else self.defender

    def foe(self, seat: int) -> int:
        """Return the opponent of a participant; EMPTY in Ragnarök."""
        return self.defender.seat if seat == self.attacker.seat else self.attacker.seat

    def participants(self) -> list[int]:
        """Return the players who take part, the attacker first."""
        return [fighter.seat for fighter in (self.attacker, self.defender) if fighter.seat >= 0]

    def fights(self, seat: int) -> bool:
        """Is this player a participant?"""
        return seat in (self.attacker.seat, self.defender.seat)

    def loser(self) -> int:
        """Return the participant who lost, or EMPTY."""
        return EMPTY if self.winner == EMPTY else self.foe(self.winner)

    @property
    def ragnarok(self) -> bool:
        """Is this a Ragnarök, without a defender?"""
        return self.defender.seat == EMPTY


class Fate:
    """The result of a game that the players win or lose together."""

    OPEN: Final = 0
    WON: Final = 1
    LOST: Final = 2
