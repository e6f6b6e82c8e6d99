"""The state of a game: players with hand, squad, Valhalla and shields; deck, discard pile, battle."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from meadhall.core.chance import Chance
from meadhall.core.events import Happening, only
from meadhall.core.match import Match
from meadhall.core.module import Rulebook, Switch
from meadhall.core.zones import Sight, Zone
from meadhall.games.valhalla.cards.deck import CardTable, Warrior, counted
from meadhall.games.valhalla.players import Player as Player
from meadhall.games.valhalla.players import replaced
from meadhall.games.valhalla.sides import Battle as Battle
from meadhall.games.valhalla.sides import Fate as Fate
from meadhall.games.valhalla.sides import Fighter as Fighter
from meadhall.games.valhalla.terms import (
    ALL_SLOTS,
    EMPTY,
    GREY_DICE,
    MOST_SLOTS,
    SLOTS,
    Moment,
    Permit,
    Pool,
    Quantity,
)

NOT_LAID: Final[list[int]] = []  # placeholders before setup; replaced, never changed
NOTHING_LIES: Final = counted(NOT_LAID)
NO_PLAYERS: Final[list[Player]] = []
NO_JARLS: Final = Zone(NOT_LAID, EMPTY, Sight.NONE, Pool.JARLS)

DREW: Final = Happening("drew", "card")
DISCARDED: Final = Happening("discarded", "card")
SHOWED: Final = Happening("showed", "card")
DISMISSED: Final = Happening("dismissed", "card")
WENT_TO_VALHALLA: Final = Happening("went-to-valhalla", "card")
STOLEN: Final = Happening("stolen", "card", "seat")
TAKEN_UP: Final = Happening("taken-up", "card")
END_ARMED: Final = Happening("end-armed", "number")


class Reading:
    """Scores and observes a match. Chapters that implement it import the table, so the table knows no more of them."""

    def scores(self, g: Valhalla) -> list[int]:
        raise NotImplementedError

    def winners(self, g: Valhalla) -> list[int]:
        raise NotImplementedError

    def observe(self, g: Valhalla, seat: int, out: BytesWriter) -> None:
        raise NotImplementedError


READING: Final[list[Reading]] = []  # the one implementation, set by game.py


@mypyc_attr(allow_interpreted_subclasses=True)
class Valhalla(Match):
    """A game of Valhalla in progress."""

    gone: ClassVar[tuple[str, ...]] = (*Match.gone, "lying")

    def __init__(self, rules: Rulebook[Any], seats: int, chance: Chance, cards: CardTable) -> None:
        super().__init__(rules, seats, chance)
        self.cards = cards
        self.deck = Zone(NOT_LAID, EMPTY, Sight.NONE)  # top = end; its size is public (VAL-SETUP-27)
        self.discard = NOT_LAID  # face up, top = end; order kept (VAL-SETUP-25, VAL-SETUP-26)
        self.lying = NOTHING_LIES  # how many of each kind are on the pile; seats observe that after every answer
        self.jarl_box = NO_JARLS  # replaced, never changed
        self.row = NOT_LAID  # warriors to pick from in setup
        self.grey = GREY_DICE  # the common supply (VAL-DICE-03)
        self.players = NO_PLAYERS
        self.fight: Battle | None = None
        self.group = NOT_LAID  # the warriors that went to Valhalla together last
        self.first = 0  # the first player
        self.active = 0
        self.turns = 0
        self.attacked = False  # in this turn's phase A
        self.no_phase_b = False
        self.final_turns = EMPTY  # turns left of the final round once it runs
        self.armed = 0  # is the final round due: 0 no, 1 by shields (VAL-END-01), 2 by the deck (VAL-END-02)
        self.ran_out = False  # the deck was empty once; cards put back do not change that (VAL-AMB-019)
        self.removed = 0  # shields that have left the game
        self.fate = Fate.OPEN  # for games that players win or lose together

    def copy(self) -> Valhalla:
        twin = Valhalla(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        return twin

    def copy_table(self, twin: Valhalla) -> None:
        """Copy everything on the table into a twin that shares nothing."""
        self.copy_into(twin)
        twin.deck.cards = self.deck.cards[:]
        twin.discard, twin.lying = self.discard[:], self.lying[:]
        twin.jarl_box = self.jarl_box  # replaced, never changed
        if self.row:
            twin.row = self.row[:]
        twin.grey = self.grey
        twin.players = [player.copy() for player in self.players]
        if self.fight is not None:
            twin.fight = self.fight.copy()
        if self.group:
            twin.group = self.group  # replaced, never changed
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.attacked = self.attacked
        twin.no_phase_b = self.no_phase_b
        twin.final_turns = self.final_turns
        twin.armed = self.armed
        twin.ran_out = self.ran_out
        twin.removed = self.removed
        twin.fate = self.fate

    def own_zones(self) -> None:
        self.jarl_box = self.jarl_box.copy()
        for player in self.players:
            player.own_zones()

    def zones(self) -> list[Zone]:
        """Return the deck, jarls and everything that players hide (VAL-AMB-028)."""
        out = [self.deck, self.jarl_box]
        for player in self.players:
            out.extend([player.hand, player.drawn, player.sealed, player.jarls, player.valhalla])
        for part in self.parts:
            if part is not None:
                out.extend(part.zones())
        return out

    def forget(self) -> None:
        super().forget()
        self.lying = counted(self.discard)

    def scores(self) -> list[int]:
        return READING[0].scores(self)

    def winners(self) -> list[int]:
        return READING[0].winners(self)

    def observe(self, seat: int) -> bytes:
        out = BytesWriter()
        self.observe_into(seat, out)
        return out.getvalue()

    def observe_into(self, seat: int, out: BytesWriter) -> None:
        READING[0].observe(self, seat, out)

    # -- queries

    def on(self, option: Switch) -> bool:
        """Is an option of the rules on?"""
        return self.rules.setup.on(option)

    def battle(self) -> Battle:
        """Return the battle in progress."""
        assert self.fight is not None
        return self.fight

    def fighter(self, seat: int) -> Fighter:
        """Return a participant's side of the battle."""
        fight = self.fight
        assert fight is not None
        return fight.attacker if seat == fight.attacker.seat else fight.defender

    def left_of(self, seat: int) -> int:
        """Return the left neighbour: the next seat clockwise (VAL-TURN-02)."""
        return (seat + 1) % self.seats

    def warrior(self, seat: int, slot: int) -> Warrior:
        """Return the warrior in a slot."""
        return self.cards.warriors[self.kind_at(seat, slot)]

    def lender(self, seat: int) -> int:
        """Return the player whose warriors help this one in battle, or EMPTY."""
        return EMPTY if len(self.rules.reckoners[Quantity.LENDER]) == 0 else self.reckon(Quantity.LENDER, seat, EMPTY)

    def owner(self, seat: int, slot: int) -> int:
        """Return whose squad a fighter's slot belongs to: slots from MOST_SLOTS on belong to the ally."""
        return seat if slot < MOST_SLOTS else self.lender(seat)

    def kind_at(self, seat: int, slot: int) -> int:
        """Return the warrior in a slot of a fighter, or EMPTY."""
        if slot >= MOST_SLOTS:
            seat, slot = self.lender(seat), slot - MOST_SLOTS
        squad = self.players[seat].squad
        return squad[slot] if slot < len(squad) else EMPTY

    def squad_size(self, seat: int) -> int:
        """Return how many warriors a squad counts for tactics and jarls."""
        size = self.players[seat].size() if seat >= 0 else 0
        return self.reckon(Quantity.SQUAD_SIZE, seat, size) if self.rules.reckoners[Quantity.SQUAD_SIZE] else size

    def has_squad(self, seat: int) -> bool:
        """Does a squad count any warrior?"""
        plain = seat >= 0 and not self.rules.reckoners[Quantity.SQUAD_SIZE]
        return self.players[seat].anybody() if plain else self.squad_size(seat) > 0

    def squad_limit(self, seat: int) -> int:
        """VAL-TURN-13: a squad holds at most 4 warriors unless an effect says otherwise."""
        return self.reckon(Quantity.SQUAD_LIMIT, seat, SLOTS)

    def room(self, seat: int) -> int:
        """Return how many warriors may be added; below 0 if the limit was lowered beneath a fuller squad."""
        limit = self.squad_limit(seat)
        return limit - self.slots_taken(seat, limit)

    def slots_taken(self, seat: int, limit: int) -> int:
        """Return the occupied slots; a warrior beside the board occupies none (VAL-AMB-175)."""
        player = self.players[seat]
        if self.fight is None or not self.since(3):
            return player.slots_taken()  # outside a battle no warrior is beside a board
        return sum(1 for slot in range(max(limit, SLOTS)) if player.at(slot) != EMPTY)

    def in_slots(self, seat: int) -> list[int]:
        """Return the slots of warriors that can make room; in a battle without those beside the board (VAL-AMB-175)."""
        slots = [slot for slot, kind in enumerate(self.players[seat].squad) if kind != EMPTY]
        if self.fight is None or not self.since(3):
            return slots
        board = max(SLOTS, self.squad_limit(seat))
        return [slot for slot in slots if slot < board]

    def empty_slots(self, seat: int) -> list[int]:
        """Return the slots into which a warrior may go."""
        limit = self.squad_limit(seat)
        return self.free_slots(seat, limit) if limit > self.slots_taken(seat, limit) else []

    def free_slots(self, seat: int, limit: int) -> list[int]:
        """Return the unoccupied slots; with a lower limit all of them can be chosen. The board is not extended."""
        player = self.players[seat]
        return [slot for slot in range(max(limit, SLOTS)) if player.at(slot) == EMPTY]

    # -- moving cards

    def draw(self, seat: int, to_choose: bool = False) -> bool:
        """Draw one card from the top of the deck; none if it is empty (VAL-TURN-28, VAL-END-06)."""
        if not self.deck.cards:
            return False
        self.receive(seat, self.off_the_top(), to_choose)
        return True

    def receive(self, seat: int, kind: int, to_choose: bool) -> None:
        """Put a card that only this seat sees into the hand, or aside to choose from."""
        player = self.players[seat]
        if to_choose:
            player.drawn = player.drawn.plus(kind)
        else:
            player.to_hand(kind)
        self.learned += 1
        self.tell_one(DREW, seat, kind, only(seat))

    def off_the_top(self) -> int:
        """Take the top card of the deck. With its last card the deck has run out, whatever the cause (VAL-DIFF-24)."""
        kind = self.deck.cards.pop()
        if len(self.deck.cards) == 0:
            self.ran_out = True
        return kind

    def throw(self, seat: int, kind: int) -> None:
        """Discard a card of the hand."""
        self.players[seat].from_hand(kind)
        self.lay_on_pile(seat, kind)

    def lay_on_pile(self, seat: int, kind: int) -> None:
        """Discard a card that was hidden (VAL-TURN-29)."""
        self.lay(kind)
        self.learned += 1
        self.tell_one(DISCARDED, seat, kind)

    def lay(self, kind: int) -> None:
        """Put a card face up on top of the discard pile (VAL-SETUP-12)."""
        self.discard.append(kind)
        self.lying[kind] += 1

    def lift(self, kind: int) -> int:
        """Take a card from the discard pile: of equal cards the uppermost; the others keep their order (VAL-INV-08)."""
        place = max(at for at in range(len(self.discard)) if self.discard[at] == kind)
        self.lying[kind] -= 1
        return self.discard.pop(place)

    def mill(self, count: int) -> None:
        """Discard from the top of the deck, one card at a time (VAL-AMB-002)."""
        for _ in range(min(count, len(self.deck.cards))):
            self.lay(self.off_the_top())
            self.learned += 1

    def show_hand(self, seat: int) -> None:
        """Show the hand to all players at this moment (VAL-AMB-030)."""
        self.learned += 1
        for kind in self.players[seat].hand.cards:
            self.tell(SHOWED, seat, [kind])

    def steal(self, taker: int, victim: int) -> None:
        """Move a random card of any kind from hand to hand; only these two players see it (VAL-AMB-077)."""
        hand = self.players[victim].hand.cards
        if len(hand) == 0:
            return
        kind = hand[self.chance.pick(len(hand))]
        self.players[victim].from_hand(kind)
        self.players[taker].to_hand(kind)
        self.learned += 1
        self.tell(STOLEN, taker, [kind, victim], only(taker) | only(victim))

    def dismiss(self, seat: int, slot: int) -> None:
        """Discard a warrior from the squad."""
        squad = self.players[seat].squad
        self.happens(Moment.DISMISSED, seat, slot)
        self.tell(DISMISSED, seat, [squad[slot]])
        self.lay(squad[slot])
        self.vacate(seat, slot)

    def send(self, seat: int, slots: int) -> None:
        """Send warriors to their owner's Valhalla as one group (VAL-TL-21)."""
        self.group = []
        for slot in range(ALL_SLOTS):
            if slots >> slot & 1 and self.kind_at(seat, slot) != EMPTY:
                self.send_one(seat, slot)
        if len(self.group) > 0:
            self.happens(Moment.GROUP_SENT, seat)

    def send_one(self, seat: int, slot: int) -> None:
        """Send one of them; an allied warrior still belongs to his owner."""
        kind, owner = self.kind_at(seat, slot), self.owner(seat, slot)
        hall = self.reckon(Quantity.HALL, seat, owner, slot)
        self.happens(Moment.SENT, owner, slot % MOST_SLOTS)
        self.group.append(kind)
        self.players[hall].to_valhalla(kind)
        self.tell_one(WENT_TO_VALHALLA, hall, kind)
        self.vacate(owner, slot % MOST_SLOTS)

    def vacate(self, seat: int, slot: int) -> None:
        """Empty a slot. A warrior who takes it later in the battle is not activated."""
        self.players[seat].squad[slot] = EMPTY
        for fighter in (self.fight.attacker, self.fight.defender) if self.fight is not None else ():
            if fighter.seat == seat:
                fighter.vacate(slot)
            elif fighter.used >> MOST_SLOTS and self.lender(fighter.seat) == seat:
                fighter.vacate(MOST_SLOTS + slot)

    def take_up(self, seat: int, slot: int) -> None:
        """Return a warrior from the squad to his owner's hand."""
        squad = self.players[seat].squad
        self.happens(Moment.RETURNED, seat, slot)
        self.tell(TAKEN_UP, seat, [squad[slot]])
        self.players[seat].to_hand(squad[slot])
        self.vacate(seat, slot)

    def move(self, seat: int, slot: int, taker: int, place: int) -> None:
        """Move a warrior to another place, with everything that is on him; he is not activated there."""
        kind = self.players[seat].squad[slot]
        self.happens(Moment.MOVED, taker, (seat * MOST_SLOTS + slot) * MOST_SLOTS + place)
        self.vacate(seat, slot)
        self.stand(taker, place, kind)

    def stand(self, seat: int, slot: int, kind: int) -> None:
        """Put a warrior into a slot, even one that the board does not have."""
        squad = self.players[seat].squad
        while len(squad) <= slot:
            squad.append(EMPTY)
        squad[slot] = kind

    def cover(self, seat: int, slot: int) -> None:
        """Cover a warrior: he keeps his slot and everything on him, but is out of the squad."""
        player = self.players[seat]
        player.covered = replaced(player.covered, slot, player.squad[slot])
        self.vacate(seat, slot)

    def uncover(self, seat: int, slot: int) -> None:
        """Put a covered warrior back into the squad, in the same slot."""
        player = self.players[seat]
        player.squad[slot] = player.covered[slot]
        player.covered = replaced(player.covered, slot, EMPTY)

    # -- grey dice

    def take_grey(self, count: int) -> int:
        """VAL-DICE-05: take as many grey dice as there are (VAL-DICE-07), never others (VAL-DICE-04)."""
        taken = min(count, self.grey)
        self.grey -= taken
        return taken

    # -- the end

    def check_end(self) -> None:
        """Start the final round, once, after a last shield or an empty deck (VAL-AMB-020, VAL-AMB-021)."""
        if self.armed != 0 or not self.may(Permit.FINAL_ROUND, EMPTY):
            return
        if self.ran_out or not self.deck.cards:
            self.armed = 2
        for player in self.players:
            if player.shields == 0:
                self.armed = 1
        if self.armed != 0:
            self.tell(END_ARMED, self.active, [self.armed])

    def end_together(self, won: bool) -> None:
        """End the game at once: all players win or lose, and unfinished procedures are dropped."""
        self.fate = Fate.WON if won else Fate.LOST
        self.stack.clear()

    def lost_together(self) -> bool:
        return self.fate == Fate.LOST
