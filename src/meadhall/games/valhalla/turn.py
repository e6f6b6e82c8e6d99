"""Chapter 3. Turn and actions; chapter 9, the end of the game.   (spec: VAL-TURN, VAL-END)"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from meadhall.core.answers import Answers
from meadhall.core.events import Happening
from meadhall.core.module import Module, Setup
from meadhall.core.procedure import Course, Procedure, Step
from meadhall.games.valhalla.battles.battle import declare
from meadhall.games.valhalla.cards.deck import NO_WARRIOR
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import (
    EMPTY,
    KINDS,
    MOST_SEATS,
    MOST_SLOTS,
    SLOTS,
    TURN_PAGE,
    Courses,
    Moment,
    Permit,
    Quantity,
)

ADD: Final = TURN_PAGE.verb("add-warrior", KINDS, "VAL-TURN-12", "card")
ADD_TWO: Final = TURN_PAGE.verb("add-two", KINDS, "VAL-TURN-16", "card")
ADD_SECOND: Final = TURN_PAGE.verb("add-second", KINDS, "VAL-TURN-16", "card")
ATTACK: Final = TURN_PAGE.verb("attack", MOST_SEATS, "VAL-TURN-20", "distance")
DRAW: Final = TURN_PAGE.verb("draw", 1, "VAL-TURN-25")
DISMISS: Final = TURN_PAGE.verb("dismiss", MOST_SLOTS, "VAL-TURN-14", "slot")
PLACE: Final = TURN_PAGE.verb("place", MOST_SLOTS, "VAL-TURN-12", "slot")
KEEP: Final = TURN_PAGE.verb("keep", KINDS, "VAL-TURN-26", "card")
DROP: Final = TURN_PAGE.verb("drop", KINDS, "VAL-AMB-029", "card")

TURN_BEGAN: Final = Happening("turn-began")
ADDED: Final = Happening("added", "card")
FINAL_ROUND: Final = Happening("final-round")

SYMBOL_LIMIT: Final = 3


# -- phase A


@mypyc_attr(free_list_len=1)
class PhaseA(Procedure[Valhalla]):
    """VAL-TURN-05, VAL-TURN-06: exactly one of four actions. Without any warrior the hand is shown (VAL-TURN-08)."""

    prompt: ClassVar[str] = "phase-a"
    rule: ClassVar[str] = "VAL-TURN-05"

    def __init__(self, seat: int, started: bool = False) -> None:
        self.seat = seat
        self.started = started

    def copy(self) -> PhaseA:
        return PhaseA(self.seat, self.started)

    def run(self, g: Valhalla) -> None:
        if self.started:
            g.done()
        elif must_show(g, self.seat):
            self.started = True
            g.show_hand(self.seat)
            self.draw(g)
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        """With a warrior in squad every legal action is offered (VAL-TURN-11)."""
        warriors = warriors_in_hand(g, seat)
        for kind in warriors:
            out.append(ADD.of(kind))
        for kind in with_partners(g, seat, warriors):
            out.append(ADD_TWO.of(kind))
        if g.has_squad(seat):
            offer_attacks(g, seat, out)
            out.append(DRAW.of())
        for module in g.rules.windows[Moment.PHASE_A]:
            module.offers(g, Moment.PHASE_A, seat, out)

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        self.started = True
        if ADD.has(action):
            bring(g, seat, ADD.arg(action))
            g.call(Adding(seat, second=False))
        elif ADD_TWO.has(action):
            bring(g, seat, ADD_TWO.arg(action))
            g.call(Adding(seat, second=True))
        elif ATTACK.has(action):
            g.attacked = True
            declare(g, seat, (seat + ATTACK.arg(action)) % g.seats)
        elif DRAW.has(action):
            self.draw(g)
        else:
            g.rules.owner(action).taken(g, Moment.PHASE_A, seat, action)

    def draw(self, g: Valhalla) -> None:
        """VAL-TURN-25: draw two, keep one. Legal with an empty deck too (VAL-AMB-018)."""
        draw = g.reckon(Quantity.ACTION4_DRAW, self.seat, 2)
        keep = g.reckon(Quantity.ACTION4_KEEP, self.seat, 1)
        g.call(DrawAndKeep(self.seat, draw, keep, drawn=False))


def must_show(g: Valhalla, seat: int) -> bool:
    """VAL-TURN-08: without any warrior the player shows the hand and draws. VAL-TURN-09: any card may be kept."""
    return not g.has_squad(seat) and len(warriors_in_hand(g, seat)) == 0


def warriors_in_hand(g: Valhalla, seat: int) -> list[int]:
    """The warrior designs in hand, each once, ascending."""
    out: list[int] = []
    warriors, last = g.cards.warriors, EMPTY
    for kind in g.players[seat].hand.cards:
        if kind != last and warriors[kind] is not NO_WARRIOR:
            out.append(kind)
        last = kind
    return out


def with_partners(g: Valhalla, seat: int, warriors: list[int]) -> list[int]:
    """VAL-TURN-17: return the warriors that can be added together with one that comes not earlier in hand.

    The two have at most three symbols (VAL-TV-12); strength does not matter (VAL-TURN-18).
    """
    hand, limit = g.players[seat].hand.cards, g.reckon(Quantity.SYMBOL_LIMIT, seat, SYMBOL_LIMIT)
    out: list[int] = []
    fewest = limit + 1  # among the warriors that come later
    for kind in reversed(warriors):
        symbols = g.cards.warriors[kind].need.symbols
        if symbols + fewest <= limit or (2 * symbols <= limit and hand.count(kind) > 1):
            out.insert(0, kind)
        fewest = min(fewest, symbols)
    return out


def offer_attacks(g: Valhalla, seat: int, out: Answers) -> None:
    """VAL-TURN-20: one other player. A player without own shields may still attack (VAL-TURN-23)."""
    for distance in range(1, g.seats):
        if target_objection(g, seat, (seat + distance) % g.seats) == "":
            out.append(ATTACK.of(distance))


def attack_objection(g: Valhalla, seat: int, other: int) -> str:
    """Return the rule against an attack with an empty squad."""
    return "VAL-TURN-10" if g.squad_size(seat) == 0 else target_objection(g, seat, other)


def target_objection(g: Valhalla, seat: int, other: int) -> str:
    """Return the rule against an attack on a player without warriors or without own shields."""
    if not g.has_squad(other):
        return "VAL-TURN-21"
    if g.players[other].shields == 0:
        return "VAL-TURN-22"
    return g.objection(Permit.ATTACK, seat, other)


def bring(g: Valhalla, seat: int, kind: int) -> None:
    """Lay a warrior of the hand face up; any strength, any weapons (VAL-TURN-15)."""
    player = g.players[seat]
    player.from_hand(kind)
    player.comes(kind)
    g.learned += 1


@mypyc_attr(free_list_len=1)
class Adding(Procedure[Valhalla]):
    """VAL-TURN-12, VAL-TURN-16: into empty slots the player chooses; a full squad makes room first (VAL-TURN-14)."""

    prompt: ClassVar[str] = "adding"
    rule: ClassVar[str] = "VAL-TURN-12"

    def __init__(self, seat: int, second: bool) -> None:
        self.seat = seat
        self.second = second  # another one must still be chosen

    def copy(self) -> Adding:
        return Adding(self.seat, self.second)

    def run(self, g: Valhalla) -> None:
        if self.second or g.players[self.seat].coming:
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        limit = g.squad_limit(seat)
        if self.second:
            for kind in partners_in_hand(g, seat, g.players[seat].coming[0]):
                out.append(ADD_SECOND.of(kind))
        elif room_missing(g, seat, limit) > 0:
            for slot in g.in_slots(seat):
                out.append(DISMISS.of(slot))
        else:
            for slot in g.free_slots(seat, limit):
                out.append(PLACE.of(slot))

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if ADD_SECOND.has(action):
            bring(g, seat, ADD_SECOND.arg(action))
            self.second = False
        elif DISMISS.has(action):
            g.dismiss(seat, DISMISS.arg(action))
        else:
            place(g, seat, PLACE.arg(action))

    def about(self, g: Valhalla) -> tuple[str, int]:
        coming = g.players[self.seat].coming
        return ("card", coming[0]) if len(coming) > 0 else ("", 0)


def partners_in_hand(g: Valhalla, seat: int, first: int) -> list[int]:
    """Return the second warriors of a pair: none below the first, so that each pair can be chosen in one way."""
    warriors, limit = g.cards.warriors, g.reckon(Quantity.SYMBOL_LIMIT, seat, SYMBOL_LIMIT)
    left = limit - warriors[first].need.symbols
    return [kind for kind in warriors_in_hand(g, seat) if kind >= first and warriors[kind].need.symbols <= left]


def room_missing(g: Valhalla, seat: int, limit: int) -> int:
    """VAL-TURN-19, VAL-TV-13: discard as many old warriors as slots are missing, no more (VAL-AMB-022…023)."""
    return len(g.players[seat].coming) + g.slots_taken(seat, limit) - limit


def place(g: Valhalla, seat: int, slot: int) -> None:
    """Put a warrior into its slot, which does not change any more."""
    kind = g.players[seat].goes_to_squad()
    g.stand(seat, slot, kind)
    g.tell_one(ADDED, seat, kind)
    g.happens(Moment.PLACED, seat, slot)
    g.window(Moment.PLACED, seat)


# -- drawing


@mypyc_attr(free_list_len=1)
class DrawAndKeep(Procedure[Valhalla]):
    """VAL-TURN-25, VAL-TURN-26: draw, keep, discard the others in the order the player likes (VAL-AMB-029)."""

    prompt: ClassVar[str] = "keep"
    rule: ClassVar[str] = "VAL-TURN-26"

    def __init__(self, seat: int, draw: int, keep: int, drawn: bool) -> None:
        self.seat = seat
        self.draw = draw
        self.keep = keep
        self.drawn = drawn

    def copy(self) -> DrawAndKeep:
        return DrawAndKeep(self.seat, self.draw, self.keep, self.drawn)

    def run(self, g: Valhalla) -> None:
        if not self.drawn:
            self.drawn = True
            for _ in range(self.draw):
                g.draw(self.seat, to_choose=True)
        cards = g.players[self.seat].drawn.cards
        if len(cards) == 0:
            g.done()
            g.check_end()
        elif self.keep >= len(cards):
            self.keep_card(g, cards[0])  # if no more are left, all are kept (VAL-AMB-017)
        elif self.keep == 0 and cards[0] == cards[-1]:
            self.drop_card(g, cards[0])
        else:
            g.ask(self.seat)

    def options(self, g: Valhalla, seat: int, out: Answers) -> None:
        verb, last = KEEP if self.keep > 0 else DROP, EMPTY
        for kind in g.players[seat].drawn.cards:
            if kind != last:
                out.append(verb.of(kind))
            last = kind

    def chosen(self, g: Valhalla, seat: int, action: int) -> None:
        if KEEP.has(action):
            self.keep_card(g, KEEP.arg(action))
        else:
            self.drop_card(g, DROP.arg(action))

    def keep_card(self, g: Valhalla, kind: int) -> None:
        player = g.players[self.seat]
        player.drawn = player.drawn.minus(kind)
        player.to_hand(kind)
        self.keep = max(0, self.keep - 1)

    def drop_card(self, g: Valhalla, kind: int) -> None:
        player = g.players[self.seat]
        player.drawn = player.drawn.minus(kind)
        g.lay_on_pile(self.seat, kind)


# -- the turn's timeline


class BeginTurn(Step[Valhalla]):
    """VAL-TURN-03: phase A, then phase B."""

    def run(self, g: Valhalla) -> None:
        g.attacked = g.no_phase_b = False
        g.turns += 1
        g.players[g.active].jarl_used = 0
        g.tell(TURN_BEGAN, g.active, [])


class TakeAction(Step[Valhalla]):
    """VAL-TL-41: phase A. An empty squad must be filled if a warrior is in hand (VAL-TURN-07)."""

    def run(self, g: Valhalla) -> None:
        g.call(PhaseA(g.active))


class ReadyForB(Step[Valhalla]):
    """Between the phases jarls may be used (VAL-JARL-07, VAL-JARL-09)."""

    def run(self, g: Valhalla) -> None:
        g.window(Moment.BEFORE_PHASE_B, g.active)


class PhaseB(Step[Valhalla]):
    """VAL-TURN-26, VAL-TURN-27: draw two, keep one; mandatory, after an attack too (VAL-TURN-24)."""

    def run(self, g: Valhalla) -> None:
        if not g.no_phase_b:
            draw = g.reckon(Quantity.PHASE_B_DRAW, g.active, 2)
            keep = g.reckon(Quantity.PHASE_B_KEEP, g.active, 1)
            g.call(DrawAndKeep(g.active, draw, keep, drawn=False))


class EndTurn(Step[Valhalla]):
    """VAL-TL-47: if the end is due (VAL-END-03), the next player begins a final round of one turn each (VAL-END-04)."""

    def run(self, g: Valhalla) -> None:
        g.check_end()
        if g.final_turns != EMPTY:
            g.final_turns -= 1
        elif g.armed != 0:
            g.final_turns = g.seats
            g.tell(FINAL_ROUND, g.active, [])


class Turns(Procedure[Valhalla]):
    """Turns pass clockwise (VAL-TURN-02) from the first player on (VAL-TURN-01), one by one (VAL-TURN-04).

    The final round has as many turns as players (VAL-INV-09); players without shields continue too (VAL-END-05).
    """

    def __init__(self, begun: bool = False) -> None:
        self.begun = begun

    def copy(self) -> Turns:
        return Turns(self.begun)

    def run(self, g: Valhalla) -> None:
        if g.final_turns == 0:
            g.done()
            return
        if self.begun:
            g.active = g.left_of(g.active)
        self.begun = True
        g.call(Course(Courses.TURN))


class TakingTurns(Module[Valhalla]):
    """The steps of a turn."""

    def steps(self, course: int, setup: Setup) -> list[Step[Valhalla]]:
        if course != Courses.TURN:
            return []
        return [
            BeginTurn(400, "VAL-TL-40"),
            TakeAction(410, "VAL-TL-41"),
            ReadyForB(425, "VAL-JARL-09"),
            PhaseB(430, "VAL-TL-43"),
            EndTurn(470, "VAL-TL-47"),
        ]

    def why_not(self, g: Valhalla, seat: int, action: int) -> str:
        if ATTACK.has(action):
            return attack_objection(g, seat, (seat + ATTACK.arg(action)) % g.seats)
        if ADD_TWO.has(action) or ADD_SECOND.has(action):
            return "VAL-TURN-17"
        if DRAW.has(action) and g.squad_size(seat) == 0:
            return "VAL-TURN-07"
        return ""

    def broken(self, g: Valhalla) -> str:
        """VAL-INV-05: outside a battle no squad is larger than its limit.

        A limit that a beast lowers by one applies to additions only (VAL-AMB-123).
        """
        if g.fight is not None:
            return ""
        limits = [g.squad_limit(seat) for seat in range(len(g.players))]
        fits = all(g.players[seat].size() <= max(SLOTS, limit + (limit > SLOTS)) for seat, limit in enumerate(limits))
        return "" if fits else "VAL-INV-05"
