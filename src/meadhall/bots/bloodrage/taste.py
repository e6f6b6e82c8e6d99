"""The weights of Blood Rage's policy, in Glory.

`PLAIN` is used by jarl and einherjar; the skald's weights are read from a file (`bots/learned/files.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.bots.bloodrage.cards import OURS, CardWorths, worths

LEAST_SPREAD: Final = 0.3  # estimates are never more certain than this
CARDS: Final = ("drafted", "held", "if_won", "if_lost", "pairs")
LISTS: Final = (
    *("rage_step", "axes_step", "horns_step", "bonus", "unknown", "rage_price", "ages_left", "invade", "ship"),
    *("leader", "monster", "march", "upgrade", "pillage", "quest", "victory", "doom", "signs"),
)

DRAFT_SIGNS: Final = 32  # number of features in `draft.py` apart from the card itself


def ages(first: float, second: float, third: float) -> list[float]:
    """Return a list with a number for each Age."""
    return [first, second, third]


def nothing() -> list[float]:
    return [0.0, 0.0, 0.0]


def no_signs() -> list[float]:
    return [0.0] * DRAFT_SIGNS


@dataclass
class Taste:
    """The weights. Lists have one number for each Age."""

    rage_step: list[float] = field(default_factory=lambda: ages(5.5, 4.0, 0.5))
    axes_step: list[float] = field(default_factory=lambda: ages(3.0, 2.5, 1.3))
    horns_step: list[float] = field(default_factory=lambda: ages(3.0, 2.0, 0.6))
    bonus: list[float] = field(default_factory=lambda: ages(0.7, 0.8, 1.0))  # factor of the Glory a step pays
    unknown: list[float] = field(default_factory=lambda: ages(2.3, 2.8, 3.3))  # strength of a rival's hidden card
    rage_price: list[float] = field(default_factory=lambda: ages(1.2, 1.0, 0.7))
    ages_left: list[float] = field(default_factory=lambda: ages(1.2, 1.0, 0.6))  # an upgrade lasts until the end
    invade: list[float] = field(default_factory=lambda: ages(0.2, 0.2, 0.2))
    ship: list[float] = field(default_factory=nothing)  # additional worth of invading with one
    leader: list[float] = field(default_factory=nothing)
    monster: list[float] = field(default_factory=nothing)
    march: list[float] = field(default_factory=nothing)
    upgrade: list[float] = field(default_factory=nothing)
    pillage: list[float] = field(default_factory=lambda: ages(0.5, 0.5, 0.5))
    quest: list[float] = field(default_factory=nothing)
    victory: list[float] = field(default_factory=nothing)  # additional worth of winning a battle
    doom: list[float] = field(default_factory=lambda: ages(0.6, 0.6, 0.6))  # factor of the Glory for fallen figures
    spread: float = 1.6  # standard deviation of estimated battle strength
    coming: float = 0.4  # factor of the strength of neighbouring figures
    figure: float = 0.5  # loss of a fallen figure per strength
    release: float = 0.0  # factor of the Glory for its release from Valhalla
    hope: float = 0.12  # factor of a quest's Glory, for a figure in its province
    firm: float = 0.45  # the same if the figure makes the clan strongest
    shore: float = 0.7  # factor of a ship's worth on each shore
    done: float = 0.75  # factor of a quest that is fulfilled now
    open_quest: float = 0.15  # base factor of a quest that is not
    near_quest: float = 0.4  # additional factor, by nearness
    raised: float = 1.0  # factor of the stat raised by a quest
    free_quests: float = 0.8  # factor of quests that would be lost with the last Rage
    free_pillage: float = 0.8
    full: float = 3.0  # cost of replacing an upgrade
    urgent: float = 0.9  # factor of a quest's worth with the last Rage
    patient: float = 0.3  # the same with more Rage
    beaten: float = 2.0  # cost of a failed challenge
    sacrifice: float = -5.0
    others: float = 0.4  # factor of the reward when another player's pillage is stopped
    laid: float = 0.4  # factor of a card's worth that is lost by winning with it
    lost: float = 1.0  # factor of the Glory that a card pays in defeat
    reclaim: float = 0.6
    turn: float = 1.0  # cost of an added card
    risk: float = 1.0  # factor of the figures that join a battle
    loki: float = 0.0  # additional worth of Loki's cards in the draft
    signs: list[float] = field(default_factory=no_signs)  # weights of the features of a draft pick
    cards: CardWorths | None = None  # learned worths of cards; None: the plain ones


PLAIN: Final = Taste()
CHARACTERS: Final = {
    "reckless": Taste(pillage=ages(1.2, 1.2, 1.2), coming=0.3, unknown=ages(1.9, 2.4, 2.9), figure=0.35),
    "careful": Taste(pillage=nothing(), coming=0.5, unknown=ages(2.7, 3.2, 3.7), figure=0.75, beaten=3.0),
    "glorious": Taste(doom=ages(0.9, 0.9, 0.9), figure=0.2, release=0.2, risk=0.6, done=0.85, raised=1.1),
    "loki": Taste(loki=2.0, lost=1.5, figure=0.3, release=0.2, upgrade=ages(0.2, 0.2, 0.2)),
}


def taste_of(weights: dict[str, list[float]]) -> Taste:
    """Return a learned taste: fields of `Taste` by name, and weights of the cards of the built-in set."""
    known = {name: numbers for name, numbers in weights.items() if name not in CARDS}
    fields: dict[str, Any] = {name: numbers if name in LISTS else numbers[0] for name, numbers in known.items()}
    out = Taste(**fields, cards=cards_of(weights))
    out.spread = max(LEAST_SPREAD, out.spread)
    return out


def cards_of(weights: dict[str, list[float]]) -> CardWorths:
    """Return the learned worths of a card set; the plain ones if nothing was learned."""
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
    """Pad a list of weights to the length of the table of cards."""
    return numbers + [0.0] * (size - len(numbers))
