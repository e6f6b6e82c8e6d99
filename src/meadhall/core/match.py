"""A match: the state of one game in progress. It asks a seat, takes the answer, and runs until it asks again."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from meadhall.core.answers import COMPILED, NOT_READY, Answers, clear_answers, list_answers, share_answers, zeros
from meadhall.core.chance import Chance
from meadhall.core.errors import IllegalAnswer, RulebookError
from meadhall.core.events import EVERYBODY, Event, Happening
from meadhall.core.module import Module, Part, Rulebook
from meadhall.core.procedure import Procedure, Window
from meadhall.core.verbs import PASS
from meadhall.core.zones import Zone

REPAIRS: Final = 2000  # swaps tried before a sampled world is abandoned
FEW_CARDS: Final = 128  # card numbers below this are counted without allocating room first
NO_PARTS: Final[list[Part | None]] = []
FEW_SEATS: Final = 1 << 6  # for sets of up to six seats a table gives the first seat
FIRST_OF: Final = [(seats & -seats).bit_length() - 1 for seats in range(FEW_SEATS)]

M = TypeVar("M", bound="Match")


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """Zones, a stack of unfinished procedures, and luck. Plain data without cycles."""

    # CPython stores up to 29 attributes of an object inline and looks up all of them by name when there are more.
    # These slots leave 29 for each game. Compiled attributes have fixed places anyway.
    __slots__ = ("chance", "known", "learned", "live", "log", "parts", "pending", "ready", "rules", "seats", "stack")

    gone: ClassVar[tuple[str, ...]] = ("ready", "known")  # not saved: computed again when needed

    def __init__(self, rules: Rulebook[Any], seats: int, chance: Chance) -> None:  # Any: rules of any game
        self.rules = rules
        self.seats = seats
        self.chance = chance
        self.stack: list[Procedure[Any]] = []
        self.parts = NO_PARTS
        self.pending: i64 = 0  # a bit for each seat that is asked
        # the legal answers of the asked seat if `known`; one question at a time is gathered here
        self.ready = NOT_READY
        self.known = False
        self.learned = 0  # how often a player learned something hidden
        self.live = False  # people play: a seat that is not asked must not reveal its hand by that
        self.log: list[Event] | None = None

    # -- every game implements these

    def copy(self) -> Match:
        """Return an equal match. The two share only what never changes."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Return all zones with cards that some seat may not see, in a fixed order."""
        raise NotImplementedError

    def own_zones(self) -> None:
        """Replace zones that copies share, so that cards can be dealt into them in place."""

    def observe(self, seat: int) -> bytes:
        """Return what the seat may know, packed as bytes for learning."""
        raise NotImplementedError

    def observe_into(self, seat: int, out: BytesWriter) -> None:
        """Append that observation to `out`. Games with large batches override this to write without an extra copy."""
        out.write(self.observe(seat))

    def scores(self) -> list[int]:
        """Return the points of each seat, so far or at the end."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that won; several if they share the victory."""
        raise NotImplementedError

    def lost_together(self) -> bool:
        """Did all players lose against the game itself? Then there is no winner."""
        return False

    # -- for callers outside the rules

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return len(self.stack) == 0

    def asked(self) -> int:
        """Return the first seat that is asked, or -1."""
        pending = self.pending
        return FIRST_OF[pending] if pending < FEW_SEATS else int(pending & -pending).bit_length() - 1

    def is_asked(self, seat: int) -> bool:
        """Is this seat asked now?"""
        return self.pending >> seat & 1 == 1

    def legal(self, seat: int) -> list[int]:
        """Return the legal answers of a seat that is asked, ascending. The caller must not change the list."""
        return list_answers(self.answers(seat), self.rules.numbers)

    def answers(self, seat: int) -> Answers:
        """Return the legal answers as the engine gathers them, valid until the next step or the next seat's answers."""
        if not self.pending >> seat & 1:
            return NOT_READY
        if self.known:
            return self.ready
        out = self.fresh_answers()
        self.stack[-1].options(self, seat, out)
        # a seat without answers is in a sampled world that must still be repaired
        self.known = self.pending == 1 << seat and len(out) > 0
        return out

    def step(self, seat: int, action: int) -> None:
        """Take a legal answer and run until a seat is asked or the game is over. The answer is not checked."""
        self.pending &= ~(1 << seat)
        self.known = False
        stack = self.stack
        stack[-1].chosen(self, seat, action)
        while stack and not self.pending:
            stack[-1].run(self)

    def answer(self, seat: int, action: int) -> None:
        """Take an answer from outside. An illegal one is refused with the reason."""
        if self.over:
            raise IllegalAnswer("the game is over", right="start a new one")
        if not (0 <= seat < self.seats) or not self.is_asked(seat):
            raise IllegalAnswer(f"seat {seat} is not asked", right=f"seat {self.asked()} is")
        if action not in self.legal(seat):
            raise IllegalAnswer(f"action {action} is not legal now", rule=self.why_not(seat, action))
        self.step(seat, action)

    def why_not(self, seat: int, action: int) -> str:
        """Return the rule that forbids an answer; the rule of its verb if no module knows a better one."""
        table = self.rules.vocabulary.table
        verb = table[action] if 0 <= action < len(table) else None
        if verb is None:
            return ""
        owner = self.rules.owners[verb.page]
        return (owner.why_not(self, seat, action) if owner is not None else "") or verb.rule

    def run(self) -> None:
        """Run the procedure on top of the stack until a seat is asked."""
        while self.pending == 0 and self.stack:
            self.stack[-1].run(self)

    def mask(self, seat: int) -> bytes:
        """Return one byte for each action of the game: 1 if it is legal."""
        out = BytesWriter()
        out.write(self.rules.blank)
        answers = self.answers(seat)
        for place in range(len(answers)):
            at: i64 = answers[place]
            out[at] = 1
        return out.getvalue()

    # -- for the rules

    def ask(self, seat: int) -> None:
        """Ask one seat and wait for its answer."""
        self.pending |= 1 << seat

    def fresh_answers(self) -> Answers:
        """Return the row in which the next question's answers are gathered. Only one question can use it at a time."""
        if COMPILED:
            self.ready = clear_answers(self.ready)
        else:
            plain: Any = []  # Any: a list has the same methods
            self.ready = plain
        return self.ready

    def ask_with(self, seat: int, answers: Answers) -> None:
        """Ask one seat whose legal answers are known already."""
        self.pending |= 1 << seat
        self.ready, self.known = answers, True

    def ask_unless_idle(self, seat: int) -> None:
        """Ask a seat about the procedure on top of the stack; end the procedure if declining is the only answer."""
        out = self.fresh_answers()
        self.stack[-1].options(self, seat, out)
        if len(out) > 1:
            self.ask_with(seat, out)
        else:
            self.done()

    def ask_all(self, seats: list[int]) -> None:
        """Ask all of these seats. They answer in any order and do not see each other's answers."""
        for seat in seats:
            self.pending |= 1 << seat

    def call(self, procedure: Procedure[Any]) -> None:
        """Begin a procedure. The one below it continues when it has ended."""
        self.stack.append(procedure)

    def done(self) -> None:
        """End the procedure on top of the stack."""
        self.stack.pop()

    def window(self, moment: int, seat: int) -> None:
        """Let a seat react if any module offers something at this moment. Call this last: it may ask at once."""
        modules = self.rules.windows[moment]
        if self.live and modules:
            self.call(Window(moment, seat))
            return
        out = self.fresh_answers()
        out.append(PASS)
        for module in modules:
            module.offers(self, moment, seat, out)
        if len(out) > 1:
            self.call(Window(moment, seat))
            self.ask_with(seat, out)

    def since(self, version: int) -> bool:
        """Did the game begin with at least this version of the rules? Corrected rules ask; older games keep theirs."""
        return self.rules.setup.rules >= version

    def reckon(self, quantity: int, seat: int, value: int, about: int = 0) -> int:
        """Return the value of a quantity after the changes of all modules."""
        for module in self.rules.reckoners[quantity]:
            value = module.reckon(self, quantity, seat, value, about)
        return value

    def objection(self, permit: int, seat: int, about: int = 0) -> str:
        """Return the rule that forbids it, or "" if it is allowed."""
        for module in self.rules.guards[permit]:
            rule = module.forbids(self, permit, seat, about)
            if rule != "":
                return rule
        return ""

    def may(self, permit: int, seat: int, about: int = 0) -> bool:
        """May the seat do it?"""
        for module in self.rules.guards[permit]:
            if module.forbids(self, permit, seat, about) != "":
                return False
        return True

    def happens(self, moment: int, seat: int, about: int = 0) -> None:
        """Let the modules react to an event."""
        for module in self.rules.reactors[moment]:
            module.happened(self, moment, seat, about)

    def tell(self, what: Happening, seat: int, numbers: list[int], seen: int = EVERYBODY) -> None:
        """Log an event and who saw it."""
        if self.log is not None:
            self.log.append(Event(what, seat, numbers, seen))

    def tell_one(self, what: Happening, seat: int, number: int, seen: int = EVERYBODY) -> None:
        """Log an event with a single number; no list is made if no log is kept."""
        if self.log is not None:
            self.log.append(Event(what, seat, [number], seen))

    def part_of(self, module: Module[Any]) -> Part:
        """Return a module's part in this match."""
        part = self.parts[self.rules.slots[module.key]] if len(self.parts) > 0 else None
        if part is None:
            raise RulebookError(f"module {module.key!r} has no part")
        return part

    def remembering(self) -> list[tuple[Module[Any], Part]]:
        """Return the modules that have a part in this match, with their parts."""
        if len(self.parts) == 0:
            return []
        pairs = zip(self.rules.modules, self.parts, strict=True)
        return [(module, part) for module, part in pairs if part is not None]

    # -- copying and sampling

    def copy_into(self, twin: Match) -> None:
        """Copy the attributes that all games share."""
        twin.stack = [procedure.copy() for procedure in self.stack]
        twin.parts = copied(self.parts)
        twin.pending = self.pending
        if self.known:
            twin.ready, twin.known = share_answers(self.ready), True
        twin.learned = self.learned
        twin.live = self.live

    def forget(self) -> None:
        """Forget the answers gathered for the current question."""
        self.ready, self.known = NOT_READY, False

    def determinize(self, seat: int, chance: Chance) -> Match:
        """Return a match that looks the same to the seat. Everything it cannot know is dealt again at random."""
        world = self.opened(seat)
        world.chance = chance.fork()
        world.known = False
        hidden = [zone for zone in world.zones() if not zone.known_to(seat)]
        world.deal_all(hidden, chance)
        for part in world.parts:
            if part is not None:
                part.imagined(hidden)
        world.repair(seat, chance)
        return world

    def opened(self, seat: int) -> Match:
        """Return a copy for dealing, with every card where the seat knows it to be."""
        world = self.copy()
        world.own_zones()
        return world

    def deal_all(self, hidden: list[Zone], chance: Chance) -> None:
        """Deal the cards of these zones again. A card can only take the place of another one of its pool."""
        for pool in range(self.rules.spans.pools):
            self.deal_hidden(hidden, pool, chance)

    def deal_hidden(self, hidden: list[Zone], pool: int, chance: Chance) -> None:
        """Shuffle all cards of a pool over the places where they lie in these zones.

        They are sorted first: the result must not depend on where they really lie.
        """
        zones = [zone for zone in hidden if zone.pool == pool and len(zone.cards) > 0]
        if len(zones) == 0:
            return
        cards = in_order(zones)
        chance.mix(cards)
        at: i64 = 0
        for zone in zones:
            places = zone.cards
            for place in range(len(places)):
                places[place] = int(cards[at])
                at += 1
            if zone.owner >= 0:
                places.sort()

    def repair(self, seat: int, chance: Chance) -> None:
        """Swap hidden cards until every asked seat can answer.

        A seat that is asked always has an answer, so a sampled world in which it has none is impossible.
        """
        for other in range(self.seats):
            for _ in range(REPAIRS):
                if other == seat or not self.is_asked(other) or len(self.answers(other)) > 0:
                    break
                self.swap_hidden(seat, other, chance)

    def swap_hidden(self, seat: int, other: int, chance: Chance) -> None:
        """Exchange a random card of this seat with a random hidden card from elsewhere."""
        hidden = [zone for zone in self.zones() if not zone.known_to(seat) and len(zone.cards) > 0]
        theirs = [zone for zone in hidden if zone.owner == other]
        if len(theirs) == 0:
            return
        mine = theirs[chance.pick(len(theirs))]
        rest = [zone for zone in hidden if zone.owner != other and zone.pool == mine.pool]
        if len(rest) == 0:
            return
        from_zone = rest[chance.pick(len(rest))]
        a, b = chance.pick(len(mine.cards)), chance.pick(len(from_zone.cards))
        mine.cards[a], from_zone.cards[b] = from_zone.cards[b], mine.cards[a]
        if mine.owner >= 0:
            mine.cards.sort()
        if from_zone.owner >= 0:
            from_zone.cards.sort()


def in_order(zones: list[Zone]) -> vec[i64]:
    """Return all cards of these zones, ascending. Few of them differ, so they are counted and not compared."""
    counts = counted(zones)
    total: i64 = 0
    for zone in zones:
        total += len(zone.cards)
    out = zeros(total)
    place: i64 = 0
    for card in range(len(counts)):
        end = place + counts[card]
        while place < end:
            out[place] = card
            place += 1
    return out


def counted(zones: list[Zone]) -> vec[i64]:
    """Count how many of each card lie in these zones."""
    counts = vec[i64]([0] * FEW_CARDS)
    for zone in zones:
        for card in zone.cards:
            at: i64 = card
            while at >= len(counts):
                counts = append(counts, 0)
            counts[at] += 1
    return counts


def copied(parts: list[Part | None]) -> list[Part | None]:
    """Return equal parts that share nothing. An empty list is returned as it is: it never changes."""
    for part in parts:
        if part is not None:
            return [None if one is None else one.copy() for one in parts]
    return parts
