"""What a review says, as plain structs: one schema for the terminal, the hall and the page."""

from __future__ import annotations

import msgspec

from meadhall.wire import Option, Subject


class Point(msgspec.Struct, frozen=True):
    """How likely every seat was to win after so many answers."""

    at: int
    chances: list[float]


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One reason why another answer was better; words `review-why-<of>` turn it into a sentence."""

    of: str  # "battle", "unlikely", "chance", "points", "rival", "end", "end-rival", "position"
    chosen: float = 0.0
    better: float = 0.0


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """An answer, a better one, and how often each wins by what the seat could know."""

    at: int  # answers before it
    seat: int
    prompt: str
    chosen: Option
    better: Option
    chance: float  # with the answer given
    best: float  # with the better one
    error: float  # half of the 95 % interval of the difference
    open_chance: float  # the same with all cards open
    open_best: float
    secret: bool  # the others could not see all of it when it was given
    why: list[Reason]

    @property
    def cost(self) -> float:
        """Chance to win that it gave away."""
        return self.best - self.chance


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A battle: how likely the attacker was to win it, and whether the attacker won."""

    at: int
    seat: int
    subject: Subject | None  # against whom, or where
    chance: float
    won: bool
    upset: bool  # it went against the odds


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat's result came from, in chance to win; the parts together are result minus an even share."""

    deal: float  # cards and place at the table when the game began
    luck: float  # dice and cards since
    own: float  # own decisions
    others: float  # decisions of the others
    error: float  # how far luck and decisions may be off: half of the 95 % interval
    lost: float  # given away by own decisions that had a clearly better answer
    battles_won: int
    battles_expected: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, looked at afterwards with all cards open."""

    game: str
    names: list[str]
    answers: int
    winners: list[int]
    scores: list[int]
    learned: bool  # judged by a learned network; else by the bots' own values
    calibrated: bool  # the chances were measured on games of this kind
    course: list[Point]
    decisions: list[Decision]  # the most expensive first, at most five of each seat
    fights: list[Fight]
    ledgers: list[Ledger]  # by seat
