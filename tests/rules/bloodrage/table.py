"""A table of Blood Rage for tests: put figures and cards where you want them, then play sentences.

table = Table("bear wolf", age=1)
table.put("bear", "gimle", "warrior warrior leader")
table.hand("wolf", "tyrs-smash-1")
table.begin().play("bear: pillage gimle", "wolf: pass")
"""

from __future__ import annotations

from meadhall.core.answers import no_answers
from meadhall.core.chance import seeded
from meadhall.core.procedure import Course
from meadhall.core.verbs import PASS
from meadhall.games.bloodrage.actions.turns import Turns
from meadhall.games.bloodrage.figures import strength_in
from meadhall.games.bloodrage.game import GAME
from meadhall.games.bloodrage.phases.ages import Saga
from meadhall.games.bloodrage.pieces.board import PLACE_NAMES, PROVINCE_NAMES
from meadhall.games.bloodrage.pieces.clan import Clan
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import (
    BOX,
    CLAN_NAMES,
    FIGURE_NAMES,
    FIRST_MONSTER,
    NONE,
    PROVINCES,
    RESERVE,
    STAT_NAMES,
    TOKEN_NAMES,
    VALHALLA,
    Courses,
    Phase,
)
from meadhall.interface import people

AFTER_TURNS = "BR-DISCARD-01"
OURS = GAME.card_table(GAME.rulebook(GAME.setup(2)))  # the printed cards
CARDS = [OURS.cards[number] for number in OURS.numbers()]
CARD_NAMES = [card.name for card in CARDS]


class Table:
    """The Action phase of an Age, with everything placed by the test. Doom: Gimle, Utgard, Horgr."""

    def __init__(
        self,
        clans: str = "bear wolf serpent",
        age: int = 1,
        modules: str = "",
        version: int = 0,
        cards: str = "meadhall",
        **options: str,
    ) -> None:
        self.names = clans.split()
        assert self.names == list(CLAN_NAMES[: len(self.names)]), "clans sit in the order bear wolf serpent raven"
        wishes = {key.replace("_", "-"): value for key, value in options.items()}
        rules = GAME.rulebook(GAME.setup(len(self.names), modules.split(), wishes, cards=cards, rules=version))
        match = GAME.new(rules, seeded("table"), log=True)
        assert isinstance(match, BloodRage)
        self.g = match
        self.clear(age)

    def clear(self, age: int) -> None:
        """Make all provinces live, all hands empty, and give six Rage to each clan."""
        g = self.g
        g.stack = []
        g.pending = 0
        g.forget()
        g.age = age
        g.phase = Phase.ACTION
        g.first = 0
        g.live_province = [True] * PROVINCES
        g.doomed = [PROVINCE_NAMES.index(name) for name in ("gimle", "utgard", "horgr")]
        g.doom = g.doomed[age - 1]
        g.tokens = [TOKEN_NAMES.index("all")] + [TOKEN_NAMES.index("rage")] * (PROVINCES - 1)
        for clan in g.clans:
            clan.pool = 6
            for zone in (clan.hand, clan.packet, clan.picks, clan.sealed, clan.quests, clan.buried):
                zone.cards = []

    # -- laying out

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def clan(self, name: str) -> Clan:
        return self.g.clans[self.seat(name)]

    def put(self, name: str, place: str, figures: str) -> Table:
        """Put figures from the reserve into a place; Monsters come from the box."""
        for figure in figures.split():
            kind = FIGURE_NAMES.index(figure)
            start = BOX if kind >= FIRST_MONSTER and self.clan(name).where[kind] == BOX else RESERVE
            self.g.move(self.seat(name), kind, start, PLACE_NAMES.index(place))
        return self

    def hand(self, name: str, cards: str) -> Table:
        for card in cards.split():
            self.clan(name).to_hand(self.g.book.names.index(card))
        return self

    def quests(self, name: str, cards: str) -> Table:
        for card in cards.split():
            self.clan(name).quests = self.clan(name).quests.plus(self.g.book.names.index(card))
        return self

    def sheet(self, name: str, cards: str) -> Table:
        """Put upgrades into play, each in the first free slot of its type."""
        slots = self.clan(name).slots
        for card in cards.split():
            number = self.g.book.names.index(card)
            free = next(slot for slot in self.g.cards[number].slots if slots[slot] == NONE)
            slots[free] = number
        return self

    def step(self, name: str, **steps: int) -> Table:
        """Set stats to a step from 1 to 6."""
        for stat, step in steps.items():
            self.clan(name).steps[STAT_NAMES.index(stat)] = step - 1
        return self

    def rage(self, name: str, pool: int) -> Table:
        self.clan(name).pool = pool
        return self

    def glory(self, name: str, glory: int) -> Table:
        self.clan(name).glory = glory
        return self

    def token(self, province: str, token: str) -> Table:
        self.g.tokens[PROVINCE_NAMES.index(province)] = TOKEN_NAMES.index(token)
        return self

    def pillaged(self, *provinces: str) -> Table:
        for province in provinces:
            self.g.turned[PROVINCE_NAMES.index(province)] = True
        return self

    def destroyed(self, *provinces: str) -> Table:
        for province in provinces:
            self.g.live_province[PROVINCE_NAMES.index(province)] = False
        return self

    def begin(self, first: str = "bear") -> Table:
        """Run the Action phase; this clan acts first."""
        g = self.g
        steps = [step.rule for step in g.rules.courses[Courses.AGE]]
        g.stack = [Saga(), Course(Courses.AGE, at=steps.index(AFTER_TURNS)), Turns(self.seat(first))]
        g.run()
        return self

    # -- playing

    def play(self, *sentences: str) -> Table:
        """Play sentences: "clan: verb thing" or "clan: pass"."""
        for sentence in sentences:
            name, _, words = sentence.partition(": ")
            self.options(name)
            self.g.answer(self.seat(name), self.action(words))
        return self

    def action(self, words: str) -> int:
        key, _, thing = words.partition(" ")
        verb = GAME.vocabulary.verbs[key]
        return verb.of(GAME.number_of(self.g, verb.sort, thing) if thing else 0)

    def options(self, name: str) -> list[str]:
        """Return what a clan may answer now, as sentences; [] if it is not asked."""
        seat = self.seat(name)
        if not self.g.is_asked(seat):
            return []
        again = no_answers()
        self.g.stack[-1].options(self.g, seat, again)
        assert self.g.legal(seat) == list(again), "the known answers equal those of a sampled world"
        return [self.words(action) for action in again]

    def words(self, action: int) -> str:
        verb = GAME.vocabulary.verb_of(action)
        thing = GAME.key_of(self.g, verb.sort, verb.arg(action)) if verb.sort else ""
        return f"{verb.key} {thing}".strip()

    def may(self, name: str, words: str) -> bool:
        return words in self.options(name)

    def why_not(self, name: str, words: str) -> str:
        """Return the rule that forbids an answer."""
        refusal = people.refusal(GAME, self.g, self.seat(name), self.action(words))
        return refusal.rule if refusal else ""

    def waiting(self) -> list[str]:
        return [name for name in self.names if self.g.is_asked(self.seat(name))]

    def prompt(self) -> str:
        return people.prompt(GAME, self.g)

    def all_pass(self) -> Table:
        """Decline every question until the Action phase is over."""
        while self.g.phase == Phase.ACTION and self.g.pending:
            self.g.answer(self.g.asked(), PASS)
        return self

    def keep_nothing(self) -> Table:
        """Run the Discard phase without keeping a card."""
        while self.g.phase == Phase.DISCARD and self.g.pending:
            self.g.answer(self.g.asked(), PASS)
        return self

    def battle(self, *cards: str) -> Table:
        """Play battle cards: "bear: tyrs-smash-1"."""
        return self.play(*(sentence.replace(": ", ": lay ") for sentence in cards))

    # -- looking

    def at(self, name: str, place: str) -> str:
        """Return the figures of a clan in a place, as a list of names."""
        number = {"valhalla": VALHALLA, "reserve": RESERVE}.get(place, PLACE_NAMES.index(place))
        clan = self.clan(name)
        return " ".join(kind for at, kind in enumerate(FIGURE_NAMES) for _ in range(clan.count(at, number)))

    def strength(self, name: str, province: str) -> int:
        return strength_in(self.g, self.seat(name), PROVINCE_NAMES.index(province))

    def in_hand(self, name: str) -> str:
        return " ".join(self.g.book.names[card] for card in self.clan(name).hand.cards)

    def discards(self) -> str:
        return " ".join(sorted(self.g.book.names[card] for card in self.g.discard))

    def stat(self, name: str, stat: str) -> int:
        """Return the step of a stat, from 1 to 6."""
        return self.clan(name).steps[STAT_NAMES.index(stat)] + 1

    def is_pillaged(self, province: str) -> bool:
        return self.g.turned[PROVINCE_NAMES.index(province)]

    def events(self, key: str) -> list[list[int]]:
        """Return the numbers of all events of a kind."""
        return [event.numbers for event in self.g.log or [] if event.what.key == key]
