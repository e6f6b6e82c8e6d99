"""The price of a warrior: how many dice it needs, against what it gives.   (docs/cards.md)

    python tools/price.py [DECK.toml]

Prints one line for every warrior design of a card file. The exit code is 1 if a design lies outside the band round the
price line, or is strictly worse than another design of its clan. A file with new abilities or bonuses says in its table
[worth] how much strength each is worth on average.
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final, NamedTuple

WEAPONS: Final = ("sword", "axe", "spear", "shield", "bow")
FACES: Final = (*WEAPONS, "x")  # VAL-COMP-15: one face each
DICE: Final = 6  # VAL-DICE-01
DECK: Final = Path(__file__).parent.parent / "src/meadhall/games/valhalla/cards/meadhall/deck.toml"

GLORY: Final = 1.5  # one glory is worth this much strength
ABILITY: Final = {"FOE_COLOUR": 1.5, "OWN_COLOUR": 1.5, "DIVERSITY": 2.0, "FROST": 1.0}
SLOPE: Final = 2.4  # the price line: worth = SLOPE * price + START
START: Final = -0.2
BAND: Final = 0.5  # largest distance of a design from the line

Dice = tuple[str, ...]  # faces in sorted order: a multiset
Armed = Callable[[Dice], bool]


class Warrior(NamedTuple):
    """A warrior design with the values that the price depends on."""

    id: str
    clan: str
    strength: int
    glory: int
    needs: Dice  # weapons, or one pattern name
    ability: str  # with the bonus in Valhalla, if it has one
    gift: float  # what these are worth
    copies: int


class Priced(NamedTuple):
    """A design with its chance, its price and its distance from the price line."""

    warrior: Warrior
    chance: float
    price: float
    worth: float

    @property
    def off(self) -> float:
        """Return how much more the warrior gives than its price asks."""
        return self.worth - (SLOPE * self.price + START)


def read(path: Path) -> list[Warrior]:
    """Read the warrior designs of a deck file."""
    with path.open("rb") as file:
        content = tomllib.load(file)
    worth = ABILITY | content.get("worth", {})
    return [warrior(row, worth) for row in content["warrior"]]


def warrior(row: dict[str, Any], worth: dict[str, float]) -> Warrior:  # Any: a table of a TOML file
    """Return one design."""
    kinds = [row[field]["kind"] for field in ("ability", "champion", "valhalla_bonus") if field in row]
    needs = tuple(row.get("weapons") or [row["pattern"]])
    gift = sum(worth[kind] for kind in kinds)
    return Warrior(row["id"], row["clan"], row["strength"], row["glory"], needs, " ".join(kinds), gift, row["copies"])


# -- the odds


def pairs(dice: Dice) -> int:
    """Return how many pairs of one weapon lie in the dice; four of a kind are two (VAL-AMB-063)."""
    return sum(dice.count(weapon) // 2 for weapon in WEAPONS)


def different(dice: Dice) -> int:
    """Return how many different weapons the dice show."""
    return len(set(dice) - {"x"})


PATTERNS: Final[dict[str, tuple[int, Armed]]] = {  # dice held, and the test (VAL-WAR-02 ... 05)
    "ANY2": (2, lambda dice: len(dice) - dice.count("x") >= 2),
    "SAME2": (2, lambda dice: pairs(dice) >= 1),
    "SAME3": (3, lambda dice: any(dice.count(weapon) >= 3 for weapon in WEAPONS)),
    "PAIRS2": (4, lambda dice: pairs(dice) >= 2),
    "DISTINCT3": (3, lambda dice: different(dice) >= 3),
    "DISTINCT4": (4, lambda dice: different(dice) >= 4),
    "DISTINCT5": (5, lambda dice: different(dice) >= 5),
}


def armed_by(needs: Dice) -> Armed:
    """Return the test whether some dice arm the requirement."""
    if needs[0] in PATTERNS:
        return PATTERNS[needs[0]][1]
    counts = Counter(needs)
    return lambda dice: all(dice.count(weapon) >= n for weapon, n in counts.items())


def symbols(needs: Dice) -> int:
    """Return how many dice the armed warrior holds (VAL-AMB-024)."""
    return PATTERNS[needs[0]][0] if needs[0] in PATTERNS else len(needs)


def pools(size: int) -> Iterator[Dice]:
    """Return every multiset of faces on this many dice."""
    return combinations_with_replacement(sorted(FACES), size)


@cache
def parts(dice: Dice) -> frozenset[Dice]:
    """Return every sub-multiset of the dice, including all of them."""
    smaller = {dice[:i] + dice[i + 1 :] for i in range(len(dice))}
    return frozenset({dice}).union(*(parts(part) for part in smaller))


def value_of_roll(final: dict[Dice, float], size: int) -> dict[Dice, float]:
    """Return the value of keeping some dice and rolling the rest of a pool of this size, one die after the other."""
    value = dict(final)
    for kept in range(size - 1, -1, -1):
        for dice in pools(kept):
            value[dice] = sum(value[tuple(sorted((*dice, face)))] for face in FACES) / len(FACES)
    return value


def value_of_reroll(dice: Dice, after: dict[Dice, float]) -> float:
    """Return the value of the best basic reroll: one die is discarded, at least one is rolled (VAL-DICE-09)."""
    return max((after[kept] for kept in parts(dice) if len(kept) <= len(dice) - 2), default=0.0)


@cache
def chances(shape: Dice, most: int) -> tuple[float, ...]:
    """Return the chance to arm a requirement with 0, 1, … dice and the best rerolls (VAL-DICE-09, VAL-DICE-10)."""
    armed, found, after = armed_by(shape), list[float](), dict[Dice, float]()
    for size in range(most + 1):
        after = value_of_roll(
            {dice: 1.0 if armed(dice) else value_of_reroll(dice, after) for dice in pools(size)}, size
        )
        found.append(after[()])
    return tuple(found)


def shape(needs: Dice) -> Dice:
    """Rename the weapons of a requirement. Only the counts matter, because all faces are equally likely."""
    if needs[0] in PATTERNS:
        return needs
    counts = sorted(Counter(needs).values(), reverse=True)
    return tuple(weapon for weapon, n in zip(WEAPONS, counts, strict=False) for _ in range(n))


def chance(needs: Dice, dice: int = DICE) -> float:
    """Return the chance to arm the requirement with this many dice."""
    return chances(shape(needs), max(dice, DICE))[dice]


# -- the price


def even(needs: Dice) -> float:
    """Return how many dice give an even chance, interpolated between whole numbers."""
    odds = chances(shape(needs), DICE + 3)
    n = next(n for n, odd in enumerate(odds) if odd >= 0.5)
    return n - (odds[n] - 0.5) / (odds[n] - odds[n - 1])


def price(needs: Dice) -> float:
    """Return the mean of the dice the warrior holds and the dice that arm it with a chance of one half."""
    return (symbols(needs) + even(needs)) / 2


def appraise(warrior: Warrior) -> Priced:
    """Return the cost of the design and its worth."""
    worth = warrior.strength + GLORY * warrior.glory + warrior.gift
    return Priced(warrior, chance(warrior.needs), price(warrior.needs), worth)


def worse(one: Priced, other: Priced) -> bool:
    """Does one of two designs of a clan cost at least as much, give less in some respect and more in none?"""

    def gifts(card: Priced) -> tuple[float, ...]:
        w = card.warrior
        return (-round(card.price, 6), w.strength, w.glory, w.gift)

    mine, theirs = gifts(one), gifts(other)
    same_clan = one.warrior.clan == other.warrior.clan
    return same_clan and mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


def complaints(cards: list[Priced]) -> Iterator[str]:
    """Return every design outside the band, and every design that another of its clan makes useless."""
    for card in cards:
        if abs(card.off) > BAND:
            yield f"{card.warrior.id}: {card.off:+.2f} from the price line; the band is {BAND}"
        for better in cards:
            if worse(card, better):
                yield f"{card.warrior.id}: strictly worse than {better.warrior.id}"


def table(cards: Iterable[Priced]) -> Iterator[str]:
    """Return the price table, one line for each design."""
    yield (
        f"{'design':22}{'clan':7}{'requirement':26}{'chance':>7}{'price':>7}"
        f"{'str':>5}{'glory':>6}  {'ability':20}{'off':>6}{'copies':>8}"
    )
    for card in sorted(cards, key=lambda card: (card.warrior.clan, card.price)):
        w = card.warrior
        yield (
            f"{w.id:22}{w.clan:7}{' '.join(w.needs):26}{card.chance:7.3f}{card.price:7.2f}"
            f"{w.strength:5}{w.glory:6}  {w.ability:20}{card.off:+6.2f}{w.copies:8}"
        )


def main() -> int:
    """Print the table and the complaints."""
    cards = [appraise(warrior) for warrior in read(Path(sys.argv[1]) if sys.argv[1:] else DECK)]
    wrong = list(complaints(cards))
    print(*table(cards), *wrong, sep="\n")
    print(f"{len(cards)} designs, {sum(card.warrior.copies for card in cards)} cards, {len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
