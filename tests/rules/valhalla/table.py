"""A table for tests: a game of Valhalla in any position, which then goes on by the rules.

    squads = {0: ["bear-bjorn"], 1: ["wolf-ulf"]}
    table = Table(squads, hands={0: ["fury-2"]}, dice="sword axe x x x x")
    table.play("0: attack 1", "0: activate bear-bjorn, play fury-2, pass", "1: pass")
    assert table.strength(0) == 7

Cards are named by their keys, piles from the top; unnamed cards are at the bottom of the deck. `dice` is the next luck
in order: faces, or numbers for other luck. Afterwards luck is random, but always the same. Nothing runs before the
first question is read, so a test may still change `table.match`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Self

from meadhall.core.chance import seeded
from meadhall.core.events import Event
from meadhall.core.module import Part, Rulebook
from meadhall.core.procedure import Course, Procedure
from meadhall.games.valhalla.game import GAME, WholeGame
from meadhall.games.valhalla.ragnarok import Ragnarok
from meadhall.games.valhalla.setup import TakeBoards
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import DIE_CLASSES, EMPTY, FACES, SHIELDS_OF_A_PLAYER, SLOTS, Courses
from meadhall.games.valhalla.turn import DrawAndKeep, PhaseA, Turns
from tests.rules.valhalla.notation import die_name, meant, written

Cards = Mapping[int, Sequence[str]]
NOTHING: dict[int, list[str]] = {}


class Table:
    """Players, cards and luck as a test needs them."""

    def __init__(
        self,
        squads: Cards = NOTHING,  # from slot 0 on; "" is an empty slot
        hands: Cards = NOTHING,
        jarls: Mapping[int, str] | None = None,  # a player without an entry has none
        valhalla: Cards = NOTHING,
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        shields: Mapping[int, int] | None = None,  # own ones; missing ones are captured by the left neighbour
        captured: Mapping[int, Mapping[int, int]] | None = None,  # {1: {0: 2}}: seat 1 has two of seat 0
        dice: str | Sequence[str | int] = (),
        seats: int = 2,
        turn: int = 0,  # the active seat
        at: str = "turn",  # or "ragnarok", or "setup"
        deck_ends: bool = False,  # the deck holds nothing else; the other cards are under the discard pile
        options: dict[str, str] | None = None,
        modules: list[str] | None = None,
        edition: str = "",
        live: bool = False,
        rules: int = GAME.version,  # the version with which the game was begun
        cards: str = "meadhall",
    ) -> None:
        setup = GAME.setup(seats, modules, options, edition, cards)
        setup.rules = rules
        book = GAME.rulebook(setup)
        match = GAME.begin(book, seeded("a table for tests"))
        assert isinstance(match, Valhalla)
        self.match = match
        self.running = False
        match.live = live
        match.log = []
        match.chance.script = luck(dice)
        match.parts = [module.part(match) for module in book.modules]
        if at != "setup":
            TakeBoards(0, "").run(match)
            match.stack = beginning(match, at, turn)
            self.deal(squads, hands, valhalla, deck, discard, deck_ends)
            self.hand_out(shields or {}, captured or {}, jarls or {})

    # -- setting up

    def deal(
        self,
        squads: Cards,
        hands: Cards,
        valhalla: Cards,
        deck: Sequence[str],
        discard: Sequence[str],
        ends: bool,
    ) -> None:
        """Put every card into exactly one place (VAL-INV-01)."""
        match = self.match
        box = Counter({kind: match.cards.cards[kind].copies for kind in match.cards.kinds})
        for seat, player in enumerate(match.players):
            player.squad = self.squad_of(squads.get(seat, []), box)
            player.hand.cards = sorted(self.take(hands.get(seat, []), box))
            player.valhalla.cards = self.take(valhalla.get(seat, []), box)
        on_top, thrown = self.take(deck, box), self.take(discard, box)
        rest = sorted(box.elements())
        match.deck.cards = ([] if ends else rest) + on_top[::-1]
        match.discard = (rest if ends else []) + thrown[::-1]

    def take(self, keys: Sequence[str], box: Counter[int]) -> list[int]:
        """Take these cards out of the box."""
        kinds = [self.match.cards.by_key(key) for key in keys]
        for kind in kinds:
            box[kind] -= 1
            assert box[kind] >= 0, f"the game has not so many of {self.match.cards.cards[kind].key!r}"
        return kinds

    def squad_of(self, keys: Sequence[str], box: Counter[int]) -> list[int]:
        """Return at least four slots, some of them empty."""
        squad = [self.take([key], box)[0] if key else EMPTY for key in keys]
        return squad + [EMPTY] * (SLOTS - len(squad))

    def hand_out(
        self, shields: Mapping[int, int], captured: Mapping[int, Mapping[int, int]], jarls: Mapping[int, str]
    ) -> None:
        """Set jarls, own and captured shields: four of each colour in all (VAL-INV-02)."""
        players = self.match.players
        for seat, player in enumerate(players):
            for robbed, count in captured.get(seat, {}).items():
                player.captured[robbed] = count
            player.jarl = GAME.number_of(self.match, "jarl", jarls[seat]) if seat in jarls else EMPTY
        for seat, player in enumerate(players):
            left = SHIELDS_OF_A_PLAYER - sum(other.captured[seat] for other in players)
            player.shields = shields.get(seat, left)
            players[self.match.left_of(seat)].captured[seat] += left - player.shields

    def part(self, key: str) -> Part:
        """Return a module's part."""
        part = self.match.parts[self.match.rules.slots[key]]
        assert part is not None
        return part

    # -- playing

    def start(self) -> None:
        """Run to the first question."""
        if not self.running:
            self.running = True
            self.match.run()

    def play(self, *moves: str) -> Self:
        """Play answers, each of which must be legal: `"0: attack 1", "0: activate bear-bjorn, pass"`."""
        for move in moves:
            seat, _, answers = move.partition(":")
            for answer in answers.split(","):
                self.answer(int(seat), answer.strip())
        return self

    def answer(self, seat: int, answer: str) -> None:
        """Give one answer; afterwards every invariant must hold (VAL-INV)."""
        self.start()
        legal = self.match.legal(seat) if self.match.is_asked(seat) else []
        found = [action for action in meant(self.match, seat, answer) if action in legal]
        assert found, self.complaint(seat, answer)
        names = {written(self.match, seat, action) for action in found}
        assert len(names) == 1, f"{answer!r} may mean {names}"
        self.match.step(seat, found[0])
        broken = [module.broken(self.match) for module in self.match.rules.modules]
        assert not any(broken), f"after {seat}: {answer}, broken is {max(broken)}"

    def complaint(self, seat: int, answer: str) -> str:
        """Return what is wrong with an answer, and what would be right."""
        known = meant(self.match, seat, answer)
        rule = self.match.why_not(seat, known[0]) if known and not self.match.over else ""
        against = f" ({rule})" if rule else "" if known else " (no such answer exists)"
        return f"{seat}: {answer!r} is not legal{against}.\n{self.waiting()}"

    def waiting(self) -> str:
        """Return which seats are asked, and for what."""
        self.start()
        if self.match.over:
            return "The game is over."
        asked = [seat for seat in range(self.match.seats) if self.match.is_asked(seat)]
        top = type(self.match.stack[-1]).__name__
        return "\n".join(f"{top} asks {seat}: " + " | ".join(self.options(seat)) for seat in asked)

    def pass_all(self) -> Table:
        """Pass for all seats while any can."""
        self.start()
        while not self.match.over and "pass" in self.options(self.match.asked()):
            self.answer(self.match.asked(), "pass")
        return self

    def play_out(self) -> Table:
        """Play to the end of the game, always with the first answer."""
        self.start()
        while not self.match.over:
            seat = self.match.asked()
            self.match.step(seat, self.match.legal(seat)[0])
        return self

    # -- queries about answers

    def asked(self) -> list[int]:
        """Return the seats that are asked now."""
        self.start()
        return [seat for seat in range(self.match.seats) if self.match.is_asked(seat)]

    def options(self, seat: int) -> list[str]:
        """Return what the seat may answer, in the notation of `play`; [] if it is not asked."""
        self.start()
        legal = self.match.legal(seat) if self.match.is_asked(seat) else []
        return [written(self.match, seat, action) for action in legal]

    def may(self, move: str) -> bool:
        """Is an answer such as `"0: attack 1"` legal now?"""
        self.start()
        seat, _, answer = move.partition(":")
        who = int(seat)
        legal = self.match.legal(who) if self.match.is_asked(who) else []
        return any(action in legal for action in meant(self.match, who, answer.strip()))

    def refuses(self, move: str) -> str:
        """Return the rule that forbids an answer, which must not be legal."""
        assert not self.may(move), f"{move} is legal"
        seat, _, answer = move.partition(":")
        known = meant(self.match, int(seat), answer.strip())
        assert known, self.complaint(int(seat), answer.strip())
        return self.match.why_not(int(seat), known[0])

    def ends_quietly(self) -> None:
        """No battle is open, all luck was used, and only the active seat is asked."""
        self.start()
        chance = self.match.chance
        assert chance.at == len(chance.script), f"unused luck: {chance.script[chance.at :]}"
        if self.match.over:
            return
        top = self.match.stack[-1]
        assert isinstance(top, PhaseA | DrawAndKeep), self.waiting()
        assert self.match.fight is None, self.waiting()
        assert self.asked() == [self.match.active], self.waiting()

    # -- queries about the table

    def hand(self, seat: int) -> list[str]:
        """Return the cards in hand."""
        return self.keys(self.match.players[seat].hand.cards)

    def drawn(self, seat: int) -> list[str]:
        """Return the cards just drawn, to choose from."""
        self.start()
        return self.keys(self.match.players[seat].drawn.cards)

    def squad(self, seat: int) -> list[str]:
        """Return the warriors by slot; "" is an empty slot."""
        squad = self.match.players[seat].squad
        return [self.match.cards.cards[kind].key if kind != EMPTY else "" for kind in squad]

    def warriors(self, seat: int) -> list[str]:
        """Return the warriors in squad, without the empty slots."""
        return [key for key in self.squad(seat) if key]

    def valhalla(self, seat: int) -> list[str]:
        """Return the cards in Valhalla, in the order in which they came."""
        return self.keys(self.match.players[seat].valhalla.cards)

    def discard(self) -> list[str]:
        """Return the discard pile from its top."""
        return self.keys(self.match.discard[::-1])

    def shields(self, seat: int) -> int:
        """Return the number of own shields."""
        return self.match.players[seat].shields

    def captured(self, seat: int) -> list[int]:
        """Return captured shields by the seat they were taken from."""
        return self.match.players[seat].captured[:]

    def dice(self, seat: int) -> list[str]:
        """Return a fighter's unassigned dice, by face: coloured ones, grey ones as `grey-axe`."""
        pool = self.match.fighter(seat).pool
        return [die_name(which) for which in range(DIE_CLASSES) for _ in range(pool[which])]

    def strength(self, seat: int) -> int:
        """Return the seat's last battle strength."""
        return self.events("strength", seat)[-1][0]

    def events(self, key: str, seat: int) -> list[list[int]]:
        """Return the numbers of all events of this name at a seat."""
        return [event.numbers for event in self.log() if event.what.key == key and event.seat == seat]

    def log(self) -> list[Event]:
        """Return the log."""
        assert self.match.log is not None
        return self.match.log

    def keys(self, kinds: Sequence[int]) -> list[str]:
        """Return the names of cards."""
        return [self.match.cards.cards[kind].key for kind in kinds]


def luck(dice: str | Sequence[str | int]) -> list[int]:
    """Return faces and numbers as the source of luck gives them."""
    words = dice.split() if isinstance(dice, str) else dice
    parts = [part for word in words for part in (word.split() if isinstance(word, str) else [word])]
    return [FACES.index(part) if isinstance(part, str) else part for part in parts]


def new_match(rules: Rulebook[Any], seed: str) -> Valhalla:
    """Return a match that has run to its first question."""
    match = GAME.new(rules, seeded(seed))
    assert isinstance(match, Valhalla)
    return match


def copy_of(match: Valhalla) -> Valhalla:
    """Return an equal match that shares nothing, not even zones, so that tests may change them in place."""
    twin = match.copy()
    twin.own_zones()
    assert isinstance(twin, Valhalla)
    return twin


def beginning(match: Valhalla, at: str, turn: int) -> list[Procedure[Valhalla]]:
    """Return the stack at the beginning of a seat's turn, or of its Ragnarök as the first one."""
    match.first = turn
    match.active = turn
    if at == "ragnarok":
        match.active = (turn - 1) % match.seats
        return [WholeGame(3), Ragnarok()]
    assert at == "turn", at
    return [WholeGame(2), Turns(begun=True), Course(Courses.TURN)]
