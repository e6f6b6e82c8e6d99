"""Many matches side by side: what their seats see and may do, as rows of bytes for learning."""

from __future__ import annotations

from array import array
from typing import Any, Final, cast

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.core.answers import packed
from meadhall.core.chance import seeded
from meadhall.core.errors import IllegalAnswer, RulebookError
from meadhall.core.game import Game, prompt
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.procedure import Window

QUESTION_BYTES: Final = 3  # at the end of an observation: what is asked, and about which thing (low, high)
NOT_USED: Final = -1
NOT_ASKED: Final = bytes(QUESTION_BYTES)
BYTE: Final = 256


class Codes:
    """The numbers of an environment: compact action ids, and what may be asked."""

    def __init__(self, actions: list[int], size: int, questions: list[str]) -> None:
        self.actions = actions  # ids of the engine, ascending; their place is the compact id
        self.places = vec[i64]([NOT_USED] * size)
        self.numbers: list[object] = [None] * size  # the same as objects, so that none is made for an answer
        for place, action in enumerate(actions):
            self.places[action] = place
            self.numbers[action] = place
        self.blank = bytes(len(actions))
        self.questions = {key: number for number, key in enumerate(questions, 1)}
        self.windows: dict[int, int] = {}  # numbers of questions by moment, and by procedure, as they are met
        self.procedures: dict[type, int] = {}

    def legal(self, match: Match, seat: int) -> list[int]:
        """The legal answers as compact ids, ascending."""
        numbers, places, answers = self.numbers, self.places, match.answers(seat)
        row, count = packed(answers), i64(len(answers))
        out = numbers[:count]  # a list of this length, made in one go
        for at in range(count):
            action = row[at]
            if places[action] == NOT_USED:
                raise RulebookError(f"the environment has no id for action {action}")
            out[at] = numbers[action]
        return cast("list[int]", out)

    def mask(self, legal: list[int]) -> bytes:
        """One byte for each compact id: 1 where it is legal."""
        out = BytesWriter()
        self.allow(legal, out)
        return out.getvalue()

    def allow(self, legal: list[int], out: BytesWriter) -> None:
        """The same, after what is written already."""
        start: i64 = len(out)
        out.write(self.blank)
        for place in legal:
            at: i64 = place
            out[start + at] = 1

    def question(self, game: Game, match: Match, seat: int, out: BytesWriter) -> None:
        """The last bytes of an observation; all 0 where the seat is not asked."""
        if not match.is_asked(seat):
            out.write(NOT_ASKED)
            return
        sort, number = match.stack[-1].about(match)
        about = number + 1 if sort else 0
        out.append(self.number(game, match))
        out.append(about % BYTE)
        out.append(about // BYTE % BYTE)

    def number(self, game: Game, match: Match) -> int:
        """What is asked, as a number. Its name is looked up once."""
        top = match.stack[-1]
        known = self.windows.get(top.moment) if isinstance(top, Window) else self.procedures.get(type(top))
        return self.noted(game, match) if known is None else known

    def noted(self, game: Game, match: Match) -> int:
        """The number behind a name, for the next time too."""
        top, number = match.stack[-1], self.questions[prompt(game, match)]
        if isinstance(top, Window):
            self.windows[top.moment] = number
        else:
            self.procedures[type(top)] = number
        return number


def returns(match: Match, together: bool) -> list[float]:
    """1 for a victory, shared among winners; the others lose as much. In a co-operative game all get 1 or -1."""
    if together:
        return [-1.0 if match.lost_together() else 1.0] * match.seats
    winners = match.winners()
    if len(winners) in (0, match.seats):
        return [0.0] * match.seats
    won, lost = 1.0 / len(winners), -1.0 / (match.seats - len(winners))
    return [won if seat in winners else lost for seat in range(match.seats)]


class Rows:
    """Matches that are stepped together. A finished one is followed by the next deal of its row at once."""

    def __init__(
        self, game: Game, rules: Rulebook[Any], codes: Codes, seeds: list[str], limit: int, together: bool
    ) -> None:  # Any: rules of any game
        self.game = game
        self.rules = rules
        self.codes = codes
        self.seeds = seeds
        self.limit = limit
        self.together = together
        self.seats = rules.setup.seats
        self.deals = [0] * len(seeds)
        self.made = [0] * len(seeds)
        self.ended = [False] * len(seeds)  # was the last answer of a row the last of its match?
        self.matches = [self.dealt(row) for row in range(len(seeds))]
        self.width = len(self.matches[0].observe(0)) + QUESTION_BYTES
        self.breadth = len(codes.actions)
        self.options: list[list[int]] = [[] for _ in seeds]
        self.seen = BytesWriter()  # one row after the other, before all go out at once
        self.allowed = vec[u8]([0] * (len(seeds) * self.breadth))
        self.all_allowed = memoryview(self.allowed)
        self.observation = bytearray(len(seeds) * self.width)
        self.mask = bytearray(len(seeds) * self.breadth)
        self.onto_observation = memoryview(self.observation)  # written through these: a bytearray would first make
        self.onto_mask = memoryview(self.mask)  # a copy of what it is given, and masks are large
        self.seat = array("i", [0] * len(seeds))
        self.reward = array("f", [0.0] * (len(seeds) * self.seats))
        self.done = bytearray(len(seeds))
        self.cut = bytearray(len(seeds))
        self.write()

    def dealt(self, row: int) -> Match:
        """The next match of a row; every deal of every row has its own luck."""
        match = self.game.new(self.rules, seeded(f"{self.seeds[row]}:{self.deals[row]}"))
        self.deals[row] += 1
        self.made[row] = 0
        return match

    def step(self, actions: list[int]) -> None:
        """One answer in every match; an illegal one is refused before any match has moved."""
        if len(actions) != len(self.matches):
            raise IllegalAnswer(f"{len(actions)} answers", right=f"give one for each of {len(self.matches)} matches")
        for row, action in enumerate(actions):
            if not self.may(row, action):
                raise IllegalAnswer(f"action {action} is not legal in row {row}", right=f"legal: {self.options[row]}")
        for row, action in enumerate(actions):
            self.advance(row, action)
        self.write()

    def may(self, row: int, action: int) -> bool:
        """Is this answer legal in a row?"""
        at: i64 = row * self.breadth + action
        return 0 <= action < self.breadth and self.allowed[at] == 1

    def advance(self, row: int, action: int) -> None:
        """One answer; the end is written down before the next match begins."""
        match = self.matches[row]
        match.step(match.asked(), self.codes.actions[action])
        self.made[row] += 1
        over = match.over
        cut = not over and self.made[row] >= self.limit
        if over or cut or self.ended[row]:
            self.close(row, over, cut)

    def close(self, row: int, over: bool, cut: bool) -> None:
        """A match has ended, or the one that began after an end goes on."""
        self.pay(row, returns(self.matches[row], self.together) if over else [0.0] * self.seats)
        self.ended[row] = over or cut
        self.done[row] = 1 if over or cut else 0
        self.cut[row] = 1 if cut else 0
        if over or cut:
            self.matches[row] = self.dealt(row)

    def pay(self, row: int, rewards: list[float]) -> None:
        """What each seat gets for the last answer."""
        for seat, reward in enumerate(rewards):
            self.reward[row * self.seats + seat] = reward

    def write(self) -> None:
        """What the seats asked next see and may do. The buffers are filled at once: a learner shares their memory."""
        self.seen.truncate(0)
        for row, match in enumerate(self.matches):
            self.write_row(row, match)
        self.onto_observation[:] = self.seen.getvalue()
        self.onto_mask[:] = self.all_allowed

    def write_row(self, row: int, match: Match) -> None:
        """One match, after those that are written already."""
        seat = match.asked()
        self.seat[row] = seat
        match.observe_into(seat, self.seen)
        self.codes.question(self.game, match, seat, self.seen)
        legal = self.codes.legal(match, seat)
        self.mark(row, self.options[row], 0)
        self.mark(row, legal, 1)
        self.options[row] = legal

    def mark(self, row: int, actions: list[int], how: u8) -> None:
        """These answers are legal in a row, or no longer; the others stay as they are."""
        allowed, first = self.allowed, i64(row * self.breadth)
        for action in actions:
            at: i64 = action
            allowed[first + at] = how
