"""A game's kit: one typed object with everything that is needed outside the game. (not compiled)

A game needs only `game` and `home`; the rest has a plain fallback. Bots and terminal lie outside the games, so a kit
names theirs in functions that import them when they are first needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from meadhall.core.events import Event
from meadhall.core.game import Game
from meadhall.core.match import Match
from meadhall.core.verbs import Verb
from meadhall.forms import CardForms
from meadhall.wire import Bar, Challenge, Dealt, Facts, Feature, Odds, Subject

if TYPE_CHECKING:
    from meadhall.bots.policy import Policy
    from meadhall.terminal.desk import CardDesk

G = TypeVar("G", bound=Match)  # the game's own table
V = TypeVar("V")  # its view


@dataclass(frozen=True)
class Tool:
    """Something for those who play with the box: what is entered, and what is answered. It knows no table."""

    asks: type  # a struct; whatever it does not allow is refused at the field
    answers: type
    answer: Callable[[Any], object]  # Any: what `asks` says. Raises MeadhallError


class Chronicle(Protocol):
    """Follows one match for the laboratory."""

    def __init__(self, match: Any) -> None: ...  # Any: a table of the game
    def by_lot(self, action: int) -> bool:
        """Which answers chance gives in a series about balance."""

    def answered(self, seat: int, legal: list[int], action: int) -> None:
        """Told before every answer."""

    def facts(self) -> Facts:
        """After the end."""


@dataclass(frozen=True)
class Law:
    """Where the rules of a game are written down: the prefix of their ids, and the folder of its spec."""

    prefix: str
    folder: Path | None = None  # None: the project's own spec/


@dataclass(frozen=True)
class BattleEvents:
    """The events of the log that a battle begins and ends with."""

    begins: str
    won: str  # its seat has won
    unwon: tuple[str, ...] = ()  # nobody has, or the game itself


@dataclass(frozen=True, kw_only=True)
class Kit(Generic[G, V]):
    """Everything that belongs to one game and is needed outside it."""

    game: Game
    home: Path  # the game's folder: its words lie below it
    law: Law | None = None
    view: Callable[[G, int], V] | None = None
    overlay: Callable[[G, int, V], V] | None = None  # a seat's own things laid over what everybody sees
    catalogue: Callable[[G], object] | None = None  # what is printed on the cards
    word_key: Callable[[V, int, Subject], str] | None = None  # words that name a thing; "": its key does
    fights: Callable[[G, int], bool] | None = None  # does the seat fight now, as everybody can see?
    odds: Callable[[Match, int, list[Event]], Odds | None] | None = None
    battles: BattleEvents | None = None  # how the log tells of them
    card_sets: Callable[[], Mapping[str, Path]] | None = None
    chronicle: type[Chronicle] | None = None
    bars: Mapping[str, Bar] = field(default_factory=dict)  # what the balance of its own cards should be like
    challenges: Callable[[Game], list[Challenge]] | None = None  # ways of playing in which all win or lose together
    features: Callable[[G], list[Feature]] | None = None  # what the bytes of an observation mean
    needed: Callable[[G, Verb], list[int]] | None = None  # arguments that a verb can have by the rules in use
    longest: Callable[[G], int] | None = None  # decisions that no match exceeds, where the rules prove it
    picks: Callable[[G, int], dict[str, str]] | None = None  # what a seat played with: kind and key of its words
    deeds: Mapping[str, Callable[[G, list[Event], int], bool]] = field(default_factory=dict)  # by a seat
    policy: Callable[[], Policy] | None = None  # of the bots
    value: Path | None = None  # weights of what was learned about who will win
    calibration: Path | None = None  # how far such judgements are to be trusted
    puzzles: Path | None = None  # positions with one best answer
    card_desk: Callable[[], CardDesk] | None = None  # what `meadhall cards` can do
    companion: Callable[[], Mapping[str, Tool]] | None = None  # for those who play with the box, by key
    dealt: Callable[[G], list[Dealt]] | None = None  # what setup has dealt, for those who deal by hand
    card_forms: Callable[[], CardForms] | None = None  # how a set of cards is typed in
    card_files: Callable[[str], Mapping[str, Path]] | None = None  # all files of a set: its own, or else the game's
