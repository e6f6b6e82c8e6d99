"""The content of a review as plain structs, which terminal, server and page share."""

from __future__ import annotations

import msgspec

from meadhall.interface.wire import Option, Subject


class Point(msgspec.Struct, frozen=True):
    """Every seat's chance to win after this many answers."""

    at: int
    chances: list[float]


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """One reason why another answer was better; the message `review-why-<of>` turns it into a sentence."""

    of: str  # "battle", "unlikely", "chance", "points", "rival", "end", "end-rival", "position"
    chosen: float = 0.0
    better: float = 0.0


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with a better alternative, and how often each wins by what the seat could know."""

    at: int  # number of answers before it
    seat: int
    prompt: str
    chosen: Option
    better: Option
    chance: float  # of the given answer
    best: float  # of the better answer
    error: float  # half of the 95 % interval of the difference
    open_chance: float  # of the given answer with all cards open
    open_best: float
    secret: bool  # other players could not see all of it at the time
    why: list[Reason]

    @property
    def cost(self) -> float:
        """Return the winning chance that the decision gave away."""
        return self.best - self.chance


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """A battle with the attacker's odds and its result."""

    at: int
    seat: int
    subject: Subject | None  # the opponent or the place
    chance: float
    won: bool
    upset: bool  # the result was unlikely


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """The sources of a seat's result, as winning chance. The parts add up to the result minus an even share."""

    deal: float  # the deal and the position in turn order
    luck: float  # dice and cards after the deal
    own: float  # own decisions
    others: float  # decisions of other players
    error: float  # half of the 95 % interval of luck and decisions
    lost: float  # given away by own decisions with a clearly better alternative
    battles_won: int
    battles_expected: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a finished game, made with all cards open."""

    game: str
    names: list[str]
    answers: int
    winners: list[int]
    scores: list[int]
    learned: bool  # by a value network; else by the policy
    calibrated: bool  # the chances were measured on games of this kind
    course: list[Point]
    decisions: list[Decision]  # the most expensive first, at most five for each seat
    fights: list[Fight]
    ledgers: list[Ledger]  # by seat
