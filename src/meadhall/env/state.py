"""A position in an environment: the asked seat, what it sees and may do, and the result of an answer."""

from __future__ import annotations

import zlib
from typing import NamedTuple

from librt.strings import BytesWriter

from meadhall.core.chance import FastChance, seeded
from meadhall.core.errors import IllegalAnswer
from meadhall.core.events import EVERYBODY, only
from meadhall.core.game import prompt
from meadhall.core.match import Match
from meadhall.core.rows import returns
from meadhall.env.keeping import Kept, PastEntry, PendingLuck, pack, unpack
from meadhall.env.specs import Spec

CHANCE = -1  # the seat when luck decides
OVER = -4  # the seat after the end of the match
ANSWERED = ""  # in the history, the key of an answer of the seat instead of an event


class Answered(NamedTuple):
    """What a seat saw, was asked and answered."""

    observation: bytes
    question_id: int
    action: int


class Happened(NamedTuple):
    """An event that a seat saw; the numbers are None if it only learned that something happened."""

    what: str
    seat: int
    numbers: tuple[int, ...] | None


class State:
    """One match. Only `step` changes it; queries do not. Copies are independent."""

    def __init__(self, spec: Spec, match: Match | None, past: list[PastEntry] | None, nodes: bool) -> None:
        self.spec = spec
        self.decisions = 0
        self.nodes = nodes  # chance nodes are on
        self._match = match  # None: cards are still being dealt
        self._past = past  # None: no history is kept
        self._luck: PendingLuck | None = None
        self._codes = spec.codes
        self._game = spec.bench.game

    # -- the asked seat

    @property
    def match(self) -> Match:
        """The engine's own match; not part of the stable interface."""
        if self._match is None:
            raise IllegalAnswer("the cards are not dealt yet", right="step through the chance nodes first")
        return self._match

    @property
    def dealt(self) -> bool:
        """Are the cards dealt? With chance nodes they are dealt one by one."""
        return self._match is not None

    @property
    def seat(self) -> int:
        """The seat that is asked, or CHANCE, or OVER. If several are asked at once, the first of them."""
        if self._luck is not None:
            return CHANCE
        return OVER if self.over else self.match.asked()

    @property
    def over(self) -> bool:
        """Has it ended, or was it cut off?"""
        return self._luck is None and (self.match.over or self.cut_off)

    @property
    def cut_off(self) -> bool:
        """Was the match cut off at the maximum length?"""
        return self._luck is None and not self.match.over and self.decisions >= self.spec.longest

    # -- what may be done

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of the seat asked (or of this one), ascending; at a chance node the outcomes."""
        if self._luck is not None:
            return list(range(self._luck.sides)) if seat is None or seat == CHANCE else []
        if self.over:
            return []
        return self._codes.legal(self.match, self._looker(seat))

    def mask(self, seat: int | None = None) -> bytes:
        """One byte per action: 1 where it is legal."""
        return self._codes.mask([] if self._luck is not None else self.legal(seat))

    def step(self, action: int, seat: int | None = None) -> None:
        """Answer, or choose the outcome at a chance node. An illegal action is refused and changes nothing."""
        if self._luck is not None:
            self._give(self._luck, action)
            return
        if self.over:
            raise IllegalAnswer("the match is over", right="begin a new one")
        who = self.seat if seat is None else seat
        legal = self.legal(who)
        if action not in legal:
            raise IllegalAnswer(f"action {action} of seat {who} is not legal", right=f"legal: {legal or 'nothing'}")
        self._remember(who, action)
        self.decisions += 1
        self._answer(who, self._codes.actions[action])

    def name(self, action: int) -> str:
        """The name of an action; at a chance node the number of the outcome."""
        return str(action) if self._luck is not None else self.spec.actions[action]

    # -- observations

    def observe(self, seat: int | None = None) -> bytes:
        """What the seat asked (or this one) sees, as `spec.features` says."""
        who, out = self._looker(seat), BytesWriter()
        self.match.observe_into(who, out)
        self._codes.question(self._game, self.match, who, out)
        return out.getvalue()

    def observe_into(self, buffer: bytearray | memoryview, seat: int | None = None, at: int = 0) -> None:
        """Write the observation into a buffer."""
        buffer[at : at + self.spec.observation_bytes] = self.observe(seat)

    @property
    def question(self) -> str:
        """Return the name of the question: one of `spec.questions`."""
        return "" if self.seat < 0 else prompt(self._game, self.match)

    def question_id(self, seat: int | None = None) -> int:
        """A number for what a seat is asked: equal observations with equal ids have equal legal actions."""
        who = self._looker(seat)
        legal = self.legal(who)
        asked = f"{prompt(self._game, self.match)} {legal}" if legal else ""
        return zlib.crc32(asked.encode())

    def history(self, seat: int) -> list[Answered | Happened]:
        """Everything a seat has seen and answered, in order. It survives copies, bytes and pickles."""
        if self._past is None:
            raise IllegalAnswer("this match has no history", right="begin it with history=True")
        return [as_seen_by(entry, seat) for entry in self._past if entry.what != ANSWERED or entry.seat == seat]

    def _looker(self, seat: int | None) -> int:
        who = max(0, self.match.asked()) if seat is None else seat
        if not 0 <= who < self.spec.players:
            raise IllegalAnswer(f"there is no seat {who}", right=f"0 to {self.spec.players - 1}")
        return who

    # -- results

    def returns(self) -> list[float]:
        """1 for a victory, shared among winners; the others lose what they gain. 0 before the end and if cut off."""
        ended = self._match is not None and self._luck is None and self._match.over
        return returns(self.match, self.spec.together) if ended else [0.0] * self.spec.players

    def scores(self) -> list[int]:
        """The points of each seat, so far or at the end."""
        return self.match.scores()

    # -- other positions

    def copy(self) -> State:
        """An independent copy."""
        past = None if self._past is None else self._past[:]
        twin = State(self.spec, None if self._match is None else self._match.copy(), past, self.nodes)
        twin.decisions, twin._luck = self.decisions, self._luck
        twin._listen()
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def imagine(self, seat: int, seed: str | int) -> State:
        """Return a state that the seat cannot tell from this one: what it cannot know is new, future luck included."""
        if self._luck is not None:
            raise IllegalAnswer("this is a chance node", right="call imagine when a seat is asked")
        twin = self.copy()
        twin._match = self.match.determinize(self._looker(seat), seeded(str(seed)))
        if twin._past is not None:
            twin._past = [without_secrets(it, seat) for it in twin._past if it.what != ANSWERED or it.seat == seat]
        twin._listen()
        return twin

    # -- bytes

    def to_bytes(self) -> bytes:
        """Return the whole state, a kilobyte or two. `Env.restore` reads it in any process and either engine."""
        luck, match = self._luck, self._match
        kept = Kept(
            decisions=self.decisions,
            match=None if match is None else pack_match(self.spec, match),
            past=self._past,
            before=None if luck is None or luck.before is None else pack_match(self.spec, luck.before),
            waits=None if luck is None else luck[1:],
            nodes=self.nodes,
        )
        return pack(self.spec, kept)

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (self.spec, self.to_bytes())

    # -- history

    def _listen(self) -> None:
        """Log the events of this match. Copies of a match do not log by default."""
        if self._match is not None:
            self._match.log = None if self._past is None else []

    def _remember(self, seat: int, action: int) -> None:
        if self._past is not None:
            entry = PastEntry(ANSWERED, seat, (self.question_id(seat), action), only(seat), self.observe(seat))
            self._past.append(entry)

    def _note(self, match: Match) -> None:
        """Add the latest events to the history."""
        if self._past is not None and match.log is not None:
            events = match.log
            self._past += [PastEntry(it.what.key, it.seat, tuple(it.numbers), it.seen) for it in events]
            match.log = []

    # -- luck

    def _answer(self, seat: int, action: int) -> None:
        if self.nodes:
            self._try(PendingLuck(self.match, seat, action, (), 0))
        else:
            self.match.step(seat, action)
            self._note(self.match)

    def _deal(self) -> None:
        """Begin with the first number that luck decides."""
        self._try(PendingLuck(None, 0, 0, (), 0))

    def _give(self, luck: PendingLuck, outcome: int) -> None:
        if not 0 <= outcome < luck.sides:
            raise IllegalAnswer(f"luck cannot give {outcome}", right=f"0 to {luck.sides - 1}")
        self._try(luck._replace(given=(*luck.given, outcome)))

    def _try(self, luck: PendingLuck) -> None:
        """Play the step with the numbers given so far. It ends, or asks luck for the next number."""
        chance = FastChance(1, 1)
        chance.script, chance.log, chance.spans = list(luck.given), [], []
        match = self._played(luck, chance)
        if len(chance.spans) > len(luck.given):
            self._luck = luck._replace(sides=chance.spans[len(luck.given)])
            if self._luck.sides == 1:
                self._give(self._luck, 0)
            return
        # a placeholder: the given numbers are used up, and later luck is chosen at chance nodes
        match.chance = FastChance(1, 1)
        self._luck, self._match = None, match
        self._note(match)

    def _played(self, luck: PendingLuck, chance: FastChance) -> Match:
        """Play the step again from its beginning."""
        logged = self._past is not None
        if luck.before is None:
            return self._game.new(self.spec.bench.rules, chance, log=logged)
        match = luck.before.copy()
        match.chance = chance
        match.log = [] if logged else None
        match.step(luck.seat, luck.action)
        return match


def as_seen_by(entry: PastEntry, seat: int) -> Answered | Happened:
    """Return an entry as a seat knows it."""
    if entry.what == ANSWERED:
        return Answered(entry.observation, *entry.numbers)
    sees = entry.seen == EVERYBODY or entry.seen >> seat & 1 == 1
    return Happened(entry.what, entry.seat, entry.numbers if sees else None)


def without_secrets(entry: PastEntry, seat: int) -> PastEntry:
    """Return an entry in a world sampled for a seat: what only other seats know is unknown there."""
    if entry.seen == EVERYBODY:
        return entry
    sees = entry.seen >> seat & 1 == 1
    return entry._replace(numbers=entry.numbers if sees else (), seen=only(seat) if sees else 0)


# -- bytes


def pack_match(spec: Spec, match: Match) -> bytes:
    """Return a match as bytes, without its log, which copies do not keep, and without cached options."""
    twin = match.copy()
    twin.forget()
    return spec.bench.pack(twin)


def restore_state(spec: Spec, data: bytes) -> State:
    """Return the state from the bytes of `State.to_bytes`."""
    kept = unpack(spec, data)
    state = State(spec, None if kept.match is None else spec.bench.unpack(kept.match), kept.past, kept.nodes)
    state.decisions = kept.decisions
    if kept.waits is not None:
        state._luck = PendingLuck(None if kept.before is None else spec.bench.unpack(kept.before), *kept.waits)
    state._listen()
    return state
