"""A match: the state of one game in progress. It asks, takes an answer, and goes on until it asks again."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from meadhall.core.answers import COMPILED, NOT_READY, Answers, emptied, lent, listed, zeros
from meadhall.core.chance import Chance
from meadhall.core.errors import IllegalAnswer, RulebookError
from meadhall.core.events import EVERYBODY, Event, Happening
from meadhall.core.module import Module, Part, Rulebook
from meadhall.core.procedure import Procedure, Window
from meadhall.core.verbs import PASS
from meadhall.core.zones import Zone

REPAIRS: Final = 2000  # swaps tried before a sampled world is given up
FEW_CARDS: Final = 128  # numbers that are counted without making room for them first
NO_PARTS: Final[list[Part | None]] = []
FEW_SEATS: Final = 1 << 6  # for sets of up to six seats it is known which is the first
FIRST_OF: Final = [(seats & -seats).bit_length() - 1 for seats in range(FEW_SEATS)]

M = TypeVar("M", bound="Match")


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """Zones, a stack of unfinished procedures, and luck. Plain data without cycles."""

    # The interpreter finds up to 29 attributes of an object at their places, and looks all up by name where there are
    # more. With these apart every game has 29 of its own; compiled, they have places anyway.
    __slots__ = ("chance", "known", "learned", "live", "log", "parts", "pending", "ready", "rules", "seats", "stack")

    gone: ClassVar[tuple[str, ...]] = ("ready", "known")  # not kept: it is found out again when somebody asks

    def __init__(self, rules: Rulebook[Any], seats: int, chance: Chance) -> None:  # Any: rules of any game
        self.rules = rules
        self.seats = seats
        self.chance = chance
        self.stack: list[Procedure[Any]] = []
        self.parts = NO_PARTS
        self.pending: i64 = 0  # a bit for each seat that is asked
        self.ready = NOT_READY  # the answers of the seat asked, while `known`; gathered here, one question at a time
        self.known = False
        self.learned = 0  # how often somebody learned something hidden
        self.live = False  # people play: not being asked must not reveal a hand
        self.log: list[Event] | None = None

    # -- to be told by each game

    def copy(self) -> Match:
        """An equal match that shares nothing that changes."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """All zones with cards that not everybody sees, in a fixed order."""
        raise NotImplementedError

    def own_zones(self) -> None:
        """Zones that no copy shares, so that they can be dealt anew in place; nothing to do where copies share none."""

    def observe(self, seat: int) -> bytes:
        """What the seat may know, packed for learning."""
        raise NotImplementedError

    def observe_into(self, seat: int, out: BytesWriter) -> None:
        """The same, after what is written already; games that are learned by many do it without a detour."""
        out.write(self.observe(seat))

    def scores(self) -> list[int]:
        """The points of each seat, so far or at the end."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that won; several if they share it."""
        raise NotImplementedError

    def lost_together(self) -> bool:
        """Did all players lose against the game itself? Then nobody has won."""
        return False

    # -- for those outside

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return len(self.stack) == 0

    def asked(self) -> int:
        """The first seat that is asked, or -1."""
        pending = self.pending
        return FIRST_OF[pending] if pending < FEW_SEATS else int(pending & -pending).bit_length() - 1

    def is_asked(self, seat: int) -> bool:
        """Is this seat asked now?"""
        return self.pending >> seat & 1 == 1

    def legal(self, seat: int) -> list[int]:
        """The legal answers of a seat that is asked, ascending. Not to be changed by the caller."""
        return listed(self.answers(seat), self.rules.numbers)

    def answers(self, seat: int) -> Answers:
        """The same as the engine gathers them: good until the next step, or until another seat's are asked for."""
        if not self.pending >> seat & 1:
            return NOT_READY
        if self.known:
            return self.ready
        out = self.fresh_answers()
        self.stack[-1].options(self, seat, out)
        self.known = self.pending == 1 << seat and len(out) > 0  # who has none is in a world still to be repaired
        return out

    def step(self, seat: int, action: int) -> None:
        """Take a legal answer and go on until somebody is asked or the game is over."""
        self.pending &= ~(1 << seat)
        self.known = False
        stack = self.stack
        stack[-1].chosen(self, seat, action)
        while stack and not self.pending:
            stack[-1].run(self)

    def answer(self, seat: int, action: int) -> None:
        """The same for answers from outside: refuses what is not legal, and says why."""
        if self.over:
            raise IllegalAnswer("the game is over", right="start a new one")
        if not (0 <= seat < self.seats) or not self.is_asked(seat):
            raise IllegalAnswer(f"seat {seat} is not asked", right=f"seat {self.asked()} is")
        if action not in self.legal(seat):
            raise IllegalAnswer(f"action {action} is not legal now", rule=self.why_not(seat, action))
        self.step(seat, action)

    def why_not(self, seat: int, action: int) -> str:
        """The rule that stands against an answer; the rule of its verb where no better one is known."""
        table = self.rules.vocabulary.table
        verb = table[action] if 0 <= action < len(table) else None
        if verb is None:
            return ""
        owner = self.rules.owners[verb.page]
        return (owner.why_not(self, seat, action) if owner is not None else "") or verb.rule

    def run(self) -> None:
        """While nobody is asked, go on with the procedure on top of the stack."""
        while self.pending == 0 and self.stack:
            self.stack[-1].run(self)

    def mask(self, seat: int) -> bytes:
        """One byte for each action of the game: 1 where it is legal."""
        out = BytesWriter()
        out.write(self.rules.blank)
        answers = self.answers(seat)
        for place in range(len(answers)):
            at: i64 = answers[place]
            out[at] = 1
        return out.getvalue()

    # -- the words of the rules

    def ask(self, seat: int) -> None:
        """Wait for the answer of one seat."""
        self.pending |= 1 << seat

    def fresh_answers(self) -> Answers:
        """Where answers are gathered before somebody is asked; only once at a time."""
        if COMPILED:
            self.ready = emptied(self.ready)
        else:
            plain: Any = []  # Any: a list knows the same words
            self.ready = plain
        return self.ready

    def ask_with(self, seat: int, answers: Answers) -> None:
        """The same, with the answers known already."""
        self.pending |= 1 << seat
        self.ready, self.known = answers, True

    def ask_unless_idle(self, seat: int) -> None:
        """Ask about the procedure on top; it is done if declining is the only answer left."""
        out = self.fresh_answers()
        self.stack[-1].options(self, seat, out)
        if len(out) > 1:
            self.ask_with(seat, out)
        else:
            self.done()

    def ask_all(self, seats: list[int]) -> None:
        """Wait for all of these seats; they answer in any order, unseen by each other."""
        for seat in seats:
            self.pending |= 1 << seat

    def call(self, procedure: Procedure[Any]) -> None:
        """Begin a procedure; we go on when it is done."""
        self.stack.append(procedure)

    def done(self) -> None:
        """The procedure on top has ended."""
        self.stack.pop()

    def window(self, moment: int, seat: int) -> None:
        """Let a seat react, if any module has something to offer at this moment. Say it last: it may ask at once."""
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
        """How many? The base's number, as the modules change it."""
        for module in self.rules.reckoners[quantity]:
            value = module.reckon(self, quantity, seat, value, about)
        return value

    def objection(self, permit: int, seat: int, about: int = 0) -> str:
        """The rule that forbids it, or "" if it is allowed."""
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
        """Something happened: let the modules react."""
        for module in self.rules.reactors[moment]:
            module.happened(self, moment, seat, about)

    def tell(self, what: Happening, seat: int, numbers: list[int], seen: int = EVERYBODY) -> None:
        """Write down what happened and who saw it."""
        if self.log is not None:
            self.log.append(Event(what, seat, numbers, seen))

    def tell_one(self, what: Happening, seat: int, number: int, seen: int = EVERYBODY) -> None:
        """The same with a single number; no list is made where nobody listens."""
        if self.log is not None:
            self.log.append(Event(what, seat, [number], seen))

    def part_of(self, module: Module[Any]) -> Part:
        """What a module remembers in this match."""
        part = self.parts[self.rules.slots[module.key]] if len(self.parts) > 0 else None
        if part is None:
            raise RulebookError(f"module {module.key!r} has no part")
        return part

    def remembering(self) -> list[tuple[Module[Any], Part]]:
        """The modules that remember something in this match, with what they do."""
        if len(self.parts) == 0:
            return []
        pairs = zip(self.rules.modules, self.parts, strict=True)
        return [(module, part) for module, part in pairs if part is not None]

    # -- copying and imagining

    def copy_into(self, twin: Match) -> None:
        """What every game's copy has in common."""
        twin.stack = [procedure.copy() for procedure in self.stack]
        twin.parts = copied(self.parts)
        twin.pending = self.pending
        if self.known:
            twin.ready, twin.known = lent(self.ready), True
        twin.learned = self.learned
        twin.live = self.live

    def forget(self) -> None:
        """Answers that were gathered for the question at hand are not known any more."""
        self.ready, self.known = NOT_READY, False

    def determinize(self, seat: int, chance: Chance) -> Match:
        """A match that the seat cannot tell from this one: everything it cannot know is dealt anew."""
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
        """A copy to be dealt anew, in which everything lies where the seat knows it to lie."""
        world = self.copy()
        world.own_zones()
        return world

    def deal_all(self, hidden: list[Zone], chance: Chance) -> None:
        """Deal anew what lies in these zones: only cards of one pool can be taken for each other."""
        for pool in range(self.rules.spans.pools):
            self.deal_hidden(hidden, pool, chance)

    def deal_hidden(self, hidden: list[Zone], pool: int, chance: Chance) -> None:
        """Shuffle all cards of a pool that lie in these zones over the places they lie in.

        Sorted first: the result must not depend on where they really lie.
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
        """A seat that is asked can always answer, so a world in which it cannot is impossible: swap until it can."""
        for other in range(self.seats):
            for _ in range(REPAIRS):
                if other == seat or not self.is_asked(other) or len(self.answers(other)) > 0:
                    break
                self.swap_hidden(seat, other, chance)

    def swap_hidden(self, seat: int, other: int, chance: Chance) -> None:
        """Exchange a random card of another seat with a random one that lies elsewhere, unknown to us."""
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
    """All cards of these zones, ascending. There are few different ones, so they are counted, not compared."""
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
    """How many of each card lie in these zones."""
    counts = vec[i64]([0] * FEW_CARDS)
    for zone in zones:
        for card in zone.cards:
            at: i64 = card
            while at >= len(counts):
                counts = append(counts, 0)
            counts[at] += 1
    return counts


def copied(parts: list[Part | None]) -> list[Part | None]:
    """Equal parts that share nothing. An empty list is shared: it never changes."""
    for part in parts:
        if part is not None:
            return [None if one is None else one.copy() for one in parts]
    return parts
