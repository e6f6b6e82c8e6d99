"""From a card to a person: the card's clan, weapons and people, a seed for the rest, and notes where we have any."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

from art.valhalla.cards import Card
from art.valhalla.inks import Dyes
from art.valhalla.notes import NOTES
from art.valhalla.person import Face, Person, Shield, Slung
from art.valhalla.poses import FITTING, POSES, mirror
from art.valhalla.shields import SHIELDS

T = TypeVar("T")

MEN: Final = (
    "banded",
    "pelt",
    "nasal",
    "long",
    "spectacle",
    "cap",
    "hood",
    "mohawk",
    "braids",
    "topknot",
    "furcap",
    "bald",
)
WOMEN: Final = ("braids", "wind", "side", "pelt", "wreath", "hood", "knot", "long", "nasal", "veil")
GIANTS: Final = ("horns", "long", "ice", "icicles", "cap", "hood", "topknot", "bald")
GIANTESSES: Final = ("ice", "wind", "horns", "icicles", "braids")
ELVES: Final = ("elf", "leaves", "wind", "hood", "braids", "long", "circlet")
DWARVES: Final = ("conical", "banded", "bald", "furcap", "hood", "cap", "spectacle")
VALKYRIES: Final = ("winged",)
BEARDS: Final = ("short", "full", "none", "long", "fork", "plait", "wild", "walrus")
DWARF_BEARDS: Final = ("double", "long", "plait", "fork", "wild", "full")
DYES: Final = ("PB", "BA", "AA", "PA", "BB")
BACKS: Final = (
    "fjord",
    "pines",
    "ship",
    "palisade",
    "storm",
    "fire",
    "runestone",
    "moon",
    "sun",
    "lights",
    "hall",
    "ravens",
)
PLACES: Final = {
    "dwarf": ("forge", "cave", "hall", "runestone", "fire", "palisade"),
    "elf": ("birches", "sun", "lights", "moon", "pines", "fjord"),
    "valkyrie": ("clouds", "storm", "lights", "ravens", "sun", "fire", "moon"),
}
TALL: Final = {
    "antler": 2.1, "pelt/deer": 2.1, "horns": 1.85, "ice": 1.75,
    "icicles": 1.75, "conical": 1.8, "winged": 1.6, "mohawk": 1.5,
    "topknot": 1.6, "knot": 1.55, "crown": 1.35, "raven": 1.7,
}  # fmt: skip
DRESSES: Final = ("cloak", "mail", "plate", "leather", "quilt", "cloak", "scale")
ONE_WAY: Final = ("aim", "blow", "levelled", "bowback")
MOODS: Final = ("shut", "grim", "shout", "shut", "snarl", "smile", "shut", "shout")


def deal(items: tuple[T, ...], what: str, number: int) -> T:
    """The number-th card of a deck shuffled again and again: every part comes before one repeats."""
    turn, place = divmod(number, len(items))
    deck = list(items)
    Random(f"{what}/{turn}").shuffle(deck)
    return deck[place]


def notes_of(card: Card) -> dict[str, str]:
    """The director's notes: words are flags, `name=value` settles a choice."""
    words = NOTES.get(card.id, "").split()
    return {word.partition("=")[0]: word.partition("=")[2] or "yes" for word in words}


class Casting:
    """One card on its way to a person."""

    def __init__(self, card: Card, again: int = 0) -> None:
        self.card, self.notes = card, notes_of(card)
        self.rng = Random(f"{card.id}/{again}" if again else card.id)
        self.deck = f"{card.clan}/{card.people}{again or ''}"

    def pick(self, what: str, items: tuple[str, ...]) -> str:
        return self.notes.get(what) or deal(items, f"{self.deck}/{what}", self.card.number)

    def woman(self) -> bool:
        if self.card.people == "valkyrie" or "woman" in self.notes:
            return True
        if self.card.id in NOTES:
            return False
        return self.card.people != "dwarf" and deal((False, False, True), f"{self.deck}/sex", self.card.number)

    def heads(self, woman: bool) -> tuple[str, ...]:
        people = {"valkyrie": VALKYRIES, "elf": ELVES, "dwarf": DWARVES}
        if self.card.people in people:
            return people[self.card.people]
        if self.card.clan == "frost":
            return GIANTESSES if woman else GIANTS
        return WOMEN if woman else MEN

    def beard(self, woman: bool) -> str:
        if woman or self.card.people == "elf":
            return "none"
        return self.pick("beard", DWARF_BEARDS if self.card.people == "dwarf" else BEARDS)

    def face(self, woman: bool) -> Face:
        rng, card = self.rng, self.card
        age = (
            2
            if "old" in self.notes
            else 0
            if "young" in self.notes
            else rng.choice((0, 0, 1) if woman else (0, 1, 1, 2))
        )
        dwarf, elf = card.people == "dwarf", card.people == "elf"
        mouth = self.pick("mouth", ("shout",) if "shout" in self.notes else MOODS)
        return Face(
            width=rng.uniform(0.93, 1.06) * (0.95 if woman else 1.14 if dwarf else 0.92 if elf else 1),
            jaw=rng.uniform(0.9, 1.12) * (0.9 if elf else 1),
            nose=rng.uniform(0.6, 0.9) if woman or elf else rng.uniform(0.8, 1.35) * (1.25 if dwarf else 1),
            age=age,
            brow={"shout": 0.07, "snarl": 0.09, "smile": -0.01, "grim": 0.06}.get(mouth, 0.03),
            eyes={"shout": 1.35, "snarl": 1.15, "smile": 0.8}.get(mouth, 1.0),
            mouth=mouth,
            paint=self.pick("paint", ("none", "none", "stripes", "none", "bars", "none", "none", "chin", "crown")),
            scar=int(self.notes.get("scar", "0")) or (0 if woman else rng.choice((0, 0, 0, 0, 1, -1))),
            patch=int(self.notes.get("patch", "0")),
            ears="pointed" if elf else "round",
        )

    def person(self) -> Person:
        card, woman = self.card, self.woman()
        head = self.pick("head", self.heads(woman))
        dress = self.notes.get("dress") or self.rng.choice(
            ("cloak", "mail", "plate", "leather", "quilt", "cloak", "scale")
        )
        person = Person(
            card.id, card.clan, woman, self.face(woman), self.dyes(woman),
            bulk=self.bulk(woman), yaw=float(self.notes.get("yaw", 0)) or -self.rng.uniform(16, 42),
            pitch=self.rng.uniform(-6, 6), roll=self.rng.uniform(-6, 6), head=head, beard=self.beard(woman),
            beast=card.clan if card.clan != "frost" else "bear", dress=dress,
            collar=self.pick("collar", ("fur", "belt", "cloak", "none", "strap", "fur", "medal")),
            back=self.pick("back", PLACES.get(card.people, BACKS)), wings=card.people == "valkyrie",
            neck={"dwarf": 0.52, "elf": 0.92}.get(card.people, 0.8),
            tokens=card.ability if card.people == "champion" else "",
        )  # fmt: skip
        return self.posed(person)

    def bulk(self, woman: bool) -> float:
        grown = {"dwarf": 1.28, "elf": 0.90}.get(self.card.people, 1.15 if self.card.clan == "frost" else 1.0)
        return (self.rng.uniform(1.0, 1.08) if woman else self.rng.uniform(1.1, 1.22)) * grown

    def dyes(self, woman: bool) -> Dyes:
        hair = "PB" if "old" in self.notes else self.notes.get("hair") or self.rng.choice(DYES)
        return Dyes(
            hair, self.rng.choice(("PB", "BA")), self.rng.choice(("PB", "BA")),
            over=self.rng.choice(("BA", "BA", "PA")),
            glow=0.12 if woman or self.card.people == "elf" else 0.02,
        )  # fmt: skip

    def posed(self, person: Person) -> Person:
        weapons = list(self.card.weapons) or ["sword"]
        others = [w for w in weapons if w != "shield"]
        main = self.notes.get("thing") or (others[0] if others else "shield")
        fitting = FITTING.get(main, ("hold",))
        if len([w for w in weapons if w == main]) > 1 and main in ("axe", "sword"):
            fitting = ("pair", "crossed")
        if "shield" in weapons:
            fitting = ("guard", "wall") if main != "bow" else ("bowback",)
            person = person.but(shield=self.shield())
        pose = self.pick("pose", fitting)
        if main == "shield":
            main = "spear"
        posed = self.built(POSES[pose](self.extra(person, others, main, pose), main))
        if pose in ("hold", "bare", "bowback") and "shield" in weapons:
            posed = posed.but(shield=self.shield())
        return mirror(posed) if self.turned() and pose not in ONE_WAY else posed

    def built(self, person: Person) -> Person:
        """Dwarves stand low and broad, giants fill the picture."""
        if self.card.clan == "frost" and not self.card.people:
            person = person.but(size=person.size * 1.07)
        if self.card.people == "dwarf":
            person = person.but(at=(person.at[0], person.at[1] + 44), size=person.size * 0.90)
        return lowered(person)

    def extra(self, person: Person, others: list[str], main: str, pose: str) -> Person:
        """A second weapon on the back."""
        rest = [w for w in others if w != main]
        if not rest or pose in ("bare", "bowback", "pair", "crossed"):
            return person
        back = {
            "bow": Slung("bow", (86, 206), -110, 0.9),
            "spear": Slung("spear", (120, 262), -108, 0.84),
            "sword": Slung("sword", (112, 252), -107, 0.8),
            "axe": Slung("axe", (118, 244), -100, 0.8, True),
        }
        return person.but(slung=(back[rest[0]],))

    def turned(self) -> bool:
        """Every other figure or so is composed the other way round."""
        return "mirror" in self.notes or (self.rng.random() < 0.42 and "straight" not in self.notes)

    def shield(self) -> Shield:
        pattern = self.pick("shield", tuple(SHIELDS))
        return Shield((100, 352), self.rng.uniform(104, 122), pattern)


def lowered(person: Person) -> Person:
    """Room for what stands up from the head."""
    tall = TALL.get(f"{person.head}/{person.beast}" if person.head == "pelt" else person.head, 0.0) * person.size
    over = tall - (person.at[1] - 8)
    if over <= 0:
        return person
    smaller = person.size * (1 - min(0.14, over / 500))
    return person.but(at=(person.at[0], person.at[1] + over * 0.75), size=smaller)


def person_of(card: Card, again: int = 0) -> Person:
    return Casting(card, again).person()


def choices() -> dict[str, Any]:
    """What a note may settle, for the test that every note is one."""
    return {"pose": POSES, "shield": SHIELDS, "things": FITTING}
