"""What things are worth in Blood Rage, in Glory: the numbers behind quick answers.

`PLAIN` are the jarl's and einherjar's numbers; the skald's are read from a file (`bots/learned/files.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.bots.bloodrage.cards import OURS, CardWorths, worths

LEAST_SPREAD: Final = 0.3  # guesses are never surer than this
CARDS: Final = ("drafted", "held", "if_won", "if_lost", "pairs")
LISTS: Final = (
    *("rage_step", "axes_step", "horns_step", "bonus", "unknown", "rage_price", "ages_left", "invade", "ship"),
    *("leader", "monster", "march", "upgrade", "pillage", "quest", "victory", "doom", "signs"),
)

DRAFT_SIGNS: Final = 32  # what `draft.py` looks at besides the card itself


def ages(first: float, second: float, third: float) -> list[float]:
    """A number for each Age."""
    return [first, second, third]


def nothing() -> list[float]:
    return [0.0, 0.0, 0.0]


def no_signs() -> list[float]:
    return [0.0] * DRAFT_SIGNS


@dataclass
class Taste:
    """The numbers; lists have one for each Age."""

    rage_step: list[float] = field(default_factory=lambda: ages(5.5, 4.0, 0.5))
    axes_step: list[float] = field(default_factory=lambda: ages(3.0, 2.5, 1.3))
    horns_step: list[float] = field(default_factory=lambda: ages(3.0, 2.0, 0.6))
    bonus: list[float] = field(default_factory=lambda: ages(0.7, 0.8, 1.0))  # of what a step pays at the end
    unknown: list[float] = field(default_factory=lambda: ages(2.3, 2.8, 3.3))  # strength of a card laid by another
    rage_price: list[float] = field(default_factory=lambda: ages(1.2, 1.0, 0.7))
    ages_left: list[float] = field(default_factory=lambda: ages(1.2, 1.0, 0.6))  # an upgrade pays while the game lasts
    invade: list[float] = field(default_factory=lambda: ages(0.2, 0.2, 0.2))
    ship: list[float] = field(default_factory=nothing)  # invading with one, besides
    leader: list[float] = field(default_factory=nothing)
    monster: list[float] = field(default_factory=nothing)
    march: list[float] = field(default_factory=nothing)
    upgrade: list[float] = field(default_factory=nothing)
    pillage: list[float] = field(default_factory=lambda: ages(0.5, 0.5, 0.5))
    quest: list[float] = field(default_factory=nothing)
    victory: list[float] = field(default_factory=nothing)  # of a won battle, besides what the axes pay
    doom: list[float] = field(default_factory=lambda: ages(0.6, 0.6, 0.6))  # of what a fallen figure pays
    spread: float = 1.6  # how far guesses about battles go astray
    coming: float = 0.4  # how much of a figure next door counts in a battle
    figure: float = 0.5  # a figure that falls, for each strength
    release: float = 0.0  # of the Glory that its way back from Valhalla pays
    hope: float = 0.12  # of a quest's Glory, for a figure where it wants us
    firm: float = 0.45  # the same where it makes us strongest
    shore: float = 0.7  # of what a ship does on each shore
    done: float = 0.75  # of a quest that is fulfilled as things stand
    open_quest: float = 0.15  # of one that is not
    near_quest: float = 0.4  # and by how near it is
    raised: float = 1.0  # of the raise that a quest brings
    free_quests: float = 0.8  # quests that we could not lay without Rage
    free_pillage: float = 0.8
    full: float = 3.0  # an upgrade that replaces another
    urgent: float = 0.9  # of a quest's hope, with the last Rage
    patient: float = 0.3  # and before
    beaten: float = 2.0  # a challenge that fails
    sacrifice: float = -5.0
    others: float = 0.4  # of the reward, when we spoil another's pillage
    laid: float = 0.4  # of a card's worth, that is gone when we win with it
    lost: float = 1.0  # of what a card pays when we lose
    reclaim: float = 0.6
    turn: float = 1.0  # the price of an added card
    risk: float = 1.0  # of figures that join a battle
    loki: float = 0.0  # cards of Loki in the draft, besides
    signs: list[float] = field(default_factory=no_signs)  # of a card in the draft
    cards: CardWorths | None = None  # what this taste makes of the cards; else the plain worths


PLAIN: Final = Taste()
CHARACTERS: Final = {
    "reckless": Taste(pillage=ages(1.2, 1.2, 1.2), coming=0.3, unknown=ages(1.9, 2.4, 2.9), figure=0.35),
    "careful": Taste(pillage=nothing(), coming=0.5, unknown=ages(2.7, 3.2, 3.7), figure=0.75, beaten=3.0),
    "glorious": Taste(doom=ages(0.9, 0.9, 0.9), figure=0.2, release=0.2, risk=0.6, done=0.85, raised=1.1),
    "loki": Taste(loki=2.0, lost=1.5, figure=0.3, release=0.2, upgrade=ages(0.2, 0.2, 0.2)),
}


def taste_of(weights: dict[str, list[float]]) -> Taste:
    """The taste that was learned: fields of `Taste` by name, and what the cards of our own set are worth."""
    known = {name: numbers for name, numbers in weights.items() if name not in CARDS}
    fields: dict[str, Any] = {name: numbers if name in LISTS else numbers[0] for name, numbers in known.items()}
    out = Taste(**fields, cards=cards_of(weights))
    out.spread = max(LEAST_SPREAD, out.spread)
    return out


def cards_of(weights: dict[str, list[float]]) -> CardWorths:
    """What the cards are worth; the plain worths where nothing was learned."""
    plain, size = worths(OURS), len(OURS.cards)
    rows, known = weights.get("pairs", []), len(OURS.numbers())
    return CardWorths(
        plain.sorts,
        padded(weights.get("held", plain.held), size),
        padded(weights.get("if_won", plain.if_won), size),
        padded(weights.get("if_lost", plain.if_lost), size),
        padded(weights.get("drafted", plain.drafted), size),
        plain.in_hand,
        plain.in_play,
        [padded(rows[at * known : (at + 1) * known], size) for at in range(size)],
    )


def padded(numbers: list[float], size: int) -> list[float]:
    """As long as the table of cards."""
    return numbers + [0.0] * (size - len(numbers))
