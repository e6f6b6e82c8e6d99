"""Games against a beast: the turn, and the base class of the ways of playing.   (spec: VAL-SOLO-19…27)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.errors import SetupError, Values
from meadhall.core.events import Happening
from meadhall.core.module import Part, Setup, Switch
from meadhall.core.procedure import Step
from meadhall.games.valhalla.beasts.battle import CheckOver, FrostAlone, battle_steps, dread_in_battle, face_beast
from meadhall.games.valhalla.beasts.cards import BESIDE, read_beasts
from meadhall.games.valhalla.beasts.dread import PAGE
from meadhall.games.valhalla.beasts.lair import Lair, lair, room_for_glory, total_glory
from meadhall.games.valhalla.beasts.setup import setup_steps
from meadhall.games.valhalla.cards.cardset import CardSet, Chapter
from meadhall.games.valhalla.dice import roll
from meadhall.games.valhalla.shared.sets import AGAINST_BEASTS, sets_in_deck
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import BEAST, EMPTY, Courses, Moment, Permit, Quantity

ATTACK_BEAST: Final = PAGE.verb("attack-beast", 1, "VAL-SOLO-20")

BEAST_ROLLED: Final = Happening("beast-rolled", "face")
BEAST_AWAKE: Final = Happening("beast-covered", "number")


class BeastMills(Step[Valhalla]):
    """VAL-TL-42: between the phases the active card acts, if it has such an ability."""

    def run(self, g: Valhalla) -> None:
        lair(g).dread().between_phases(g)


class BeastPhase(Step[Valhalla]):
    """VAL-TL-46, VAL-SOLO-19: the third phase; skipped with an empty squad (VAL-SOLO-22, VAL-DIFF-58)."""

    def run(self, g: Valhalla) -> None:
        victim = keeper(g).victim(g)
        if victim == EMPTY:
            return
        roll_beast(g)
        if lair(g).all_covered():
            face_beast(g, victim, attacks=False)


def roll_beast(g: Valhalla) -> None:
    """VAL-SOLO-23: roll the dice beside the stack; those that match stay on the card (VAL-SOLO-26).

    The others return to the stack (VAL-SOLO-25). If every symbol is covered, the beast attacks (VAL-SOLO-27).
    """
    den = lair(g)
    faces = [roll(g) for _ in range(den.loose_dice())]
    g.tell(BEAST_ROLLED, g.active, faces)
    for face in faces:
        cover(den, face)
    g.tell(BEAST_AWAKE, g.active, [len(den.active().symbols) - den.covered.bit_count()])


def cover(den: Lair, face: int) -> None:
    """VAL-SOLO-24: put a die on an open symbol of its kind, while there is one (VAL-AMB-131)."""
    symbols = den.active().symbols
    for at in range(len(symbols)):
        if symbols[at] == face and not den.covered >> at & 1:
            den.covered |= 1 << at
            return


@mypyc_attr(allow_interpreted_subclasses=True)
class AgainstBeast(Chapter):
    """A way of playing against a beast. Unless stated here, normal rules apply (VAL-SOLO-02)."""

    def __init__(self, key: str, beast: Switch, level: Switch, ignore: Switch, frost_each: Switch) -> None:
        super().__init__(key, PAGE)
        self.beast = beast
        self.level = level
        self.ignore = ignore
        self.frost_each = frost_each

    # -- each way of playing implements these

    def victim(self, g: Valhalla) -> int:
        """Return the seat that the beast would attack now; EMPTY if its phase is skipped."""
        raise NotImplementedError

    def extra_cap(self, seats: int) -> int:
        """Return what this number of players adds to each cap."""
        return 0

    def extra_strength(self, seats: int) -> int:
        """Return what this number of players adds to each strength."""
        return 0

    def discarded_first(self, seats: int) -> int:
        """Return how many cards of the deck are discarded in setup."""
        return 0

    # -- common to all

    def check(self, setup: Setup) -> None:
        """VAL-AMB-015: only expansions on the list of the books (VAL-SOLO-70) may be used."""
        for key in setup.modules:
            if key != self.key and key not in AGAINST_BEASTS:
                known, what = ", ".join(AGAINST_BEASTS) or "none", f"{key} in a game against a beast"
                wish: Values = {"module": key, "known": known}
                raise SetupError(what, "", f"sets that fit: {known}", "VAL-AMB-015", "setup-beast", wish)

    def choices(self) -> list[Switch]:
        return [self.beast, self.level, self.ignore, self.frost_each]

    def makers(self, book: CardSet) -> None:
        """VAL-SOLO-31: here Frost Giants give an extra die instead of taking one."""
        each = book.setup.on(self.frost_each)
        book.abilities["FROST"] = lambda entry: FrostAlone(each)

    def cards(self, book: CardSet) -> None:
        """VAL-SOLO-03: add the four beasts to the card table."""
        book.table.beside[BESIDE] = read_beasts(book)

    def part(self, g: Valhalla) -> Part | None:
        """VAL-SOLO-69: with a set of 40 cards the beast shows its stronger side."""
        plus40, ignore = sets_in_deck(g.rules.setup) > 0, g.on(self.ignore)
        return Lair(plus40, ignore, self.extra_cap(g.seats), self.extra_strength(g.seats), g.seats)

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        """Return the steps of setup, turn and battle. Phases A and B are those of the base game (VAL-SOLO-20)."""
        if course == Courses.SETUP:
            return setup_steps(self.beast, self.level)
        if course == Courses.TURN:
            return [
                CheckOver(415, "VAL-TL-66"),
                BeastMills(420, "VAL-TL-42"),
                CheckOver(421, "VAL-TL-66"),
                CheckOver(435, "VAL-TL-66"),
                BeastPhase(460, "VAL-TL-46"),
                CheckOver(465, "VAL-TL-66"),
            ]
        return battle_steps() if course == Courses.SOLO_BATTLE else []

    # -- the player's attack

    def windows(self) -> list[int]:
        return [Moment.PHASE_A]

    def offers(self, g: Valhalla, moment: int, seat: int, out: Answers) -> None:
        """VAL-SOLO-20: action 3 attacks the beast; with an empty squad warriors come first (VAL-SOLO-21)."""
        if g.squad_size(seat) > 0:
            out.append(ATTACK_BEAST.of())

    def taken(self, g: Valhalla, moment: int, seat: int, action: int) -> None:
        """Phase B and the beast's phase follow as usual (VAL-SOLO-44)."""
        g.attacked = True
        face_beast(g, seat, attacks=True)

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        return "VAL-SOLO-21" if ATTACK_BEAST.has(action) and g.squad_size(seat) == 0 else ""

    # -- quantities and permits

    def quantities(self) -> list[int]:
        of_beast = [Quantity.SQUAD_SIZE, Quantity.FOE_CLANS, Quantity.DICE, Quantity.SQUAD_LIMIT]
        glory = [Quantity.STRENGTH, Quantity.GLORY, Quantity.BONUS_GLORY]
        return [*of_beast, *glory, Quantity.WARRIOR_STRENGTH, Quantity.STEP6_DISCARD]

    def reckon(self, g: Valhalla, quantity: int, seat: int, value: int, about: int) -> int:
        den = lair(g)
        match quantity:
            case Quantity.SQUAD_SIZE:  # VAL-SOLO-33: clans on the card count as warriors
                return len(den.card().clans) if seat == BEAST else value
            case Quantity.FOE_CLANS:  # VAL-SOLO-30
                return sum(1 << clan for clan in set(den.card().clans))
            case Quantity.STRENGTH:  # VAL-SOLO-28
                return value + total_glory(g)
            case Quantity.GLORY:
                return max(0, value - den.debts[seat])
            case Quantity.BONUS_GLORY:  # VAL-AMB-127
                return min(value, room_for_glory(g))
            case Quantity.STEP6_DISCARD:  # VAL-SOLO-13, VAL-SOLO-67
                return value + self.discarded_first(g.seats)
        return dread_in_battle(g).reckon(g, quantity, seat, value, about)

    def permits(self) -> list[int]:
        return [Permit.TACTIC, Permit.JARL, Permit.FINAL_ROUND]

    def forbids(self, g: Valhalla, permit: int, seat: int, about: int) -> str:
        """There is no final round: the game ends as VAL-SOLO-59…63 say."""
        if permit == Permit.FINAL_ROUND:
            return "VAL-SOLO-60"
        if g.fight is None or not g.fight.fights(seat):
            return ""
        return dread_in_battle(g).forbids(g, permit, seat, about)

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-10: the glory that entered Valhalla fitted under a cap of the cards so far."""
        den = lair(g)
        if not den.begun or not den.stands():
            return ""
        highest = max(card.cap for card in den.stack[: den.at + 1]) + den.extra_cap
        return "" if total_glory(g) <= highest or g.fight is not None else "VAL-INV-10"


def keeper(g: Valhalla) -> AgainstBeast:
    """Return the way of playing in use."""
    for module in g.rules.modules:
        if isinstance(module, AgainstBeast):
            return module
    raise AssertionError("no beast")
