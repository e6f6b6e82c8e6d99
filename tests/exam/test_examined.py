"""Tests of the exam: each law catches a defect planted on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.core.answers import no_answers
from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.core.module import Rulebook
from meadhall.core.play import broken_invariant
from meadhall.core.record import Recorded
from meadhall.games.valhalla.game import GAME, WholeGame
from meadhall.games.valhalla.jarls.chapter import Jarls
from meadhall.games.valhalla.table import Valhalla
from meadhall.games.valhalla.terms import EMPTY, JARL_PAGE
from meadhall.games.valhalla.views.view import view
from tests.exam import laws

SETUP = GAME.setup(3)
RULES = GAME.rulebook(SETUP)
CARDS = GAME.card_table(SETUP, RULES)
MOST_STEPS = 3000

Law = Callable[[Match, Chance], str]


class ShowsHands(Valhalla):
    """Its observation contains the sum of the other players' cards."""

    def copy(self) -> Valhalla:
        twin = ShowsHands(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        return twin

    def observe(self, seat: int) -> bytes:
        hidden = sum(kind for player in self.players for kind in player.hand.cards if player.hand.owner != seat)
        return super().observe(seat) + bytes([hidden % 256])


class KnowsTheTruth(Valhalla):
    """Its sampled worlds are the real one."""

    def copy(self) -> Valhalla:
        twin = KnowsTheTruth(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        return twin

    def determinize(self, seat: int, chance: Chance) -> Match:
        return self.copy()


class SharesTheDiscardPile(Valhalla):
    """Its copies share the discard pile."""

    def copy(self) -> Valhalla:
        twin = SharesTheDiscardPile(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        twin.discard = self.discard
        return twin


class SharesTheSquads(Valhalla):
    """Its copies share the squads."""

    def copy(self) -> Valhalla:
        twin = SharesTheSquads(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        for mine, theirs in zip(self.players, twin.players, strict=True):
            theirs.squad = mine.squad
        return twin


class MakesRoomWhenAsked(Valhalla):
    """A query about its boards adds a slot."""

    def copy(self) -> Valhalla:
        twin = MakesRoomWhenAsked(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        return twin

    def observe(self, seat: int) -> bytes:
        if self.turns >= 3:
            self.players[seat].squad.append(EMPTY)
        return super().observe(seat)


class ForgetsWhatItSaid(Valhalla):
    """Its points differ with each query."""

    def copy(self) -> Valhalla:
        twin = ForgetsWhatItSaid(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        return twin

    def scores(self) -> list[int]:
        return [self.chance.pick(9) for _ in range(self.seats)]


class LosesCards(Valhalla):
    """It loses a discarded card now and then."""

    def copy(self) -> Valhalla:
        twin = LosesCards(self.rules, self.seats, self.chance.copy(), self.cards)
        self.copy_table(twin)
        return twin

    def step(self, seat: int, action: int) -> None:
        super().step(seat, action)
        if self.turns == 5 and self.discard:
            self.discard.pop()


class TellTale(Jarls):
    """On a live table it asks only players who really can use their jarl."""

    def might(self, g: Valhalla, moment: int, seat: int) -> bool:
        out = no_answers()
        self.offers(g, moment, seat, out)
        return len(out) > 0


class UndoesReveals(Recorded):
    """It undoes what all players have seen."""

    def can_undo(self, seat: int) -> bool:
        return len(self.answers) > 0 and self.answers[-1][0] == seat


def begin(sort: type[Valhalla], rules: Rulebook[Valhalla] = RULES, live: bool = False) -> Match:
    match = sort(rules, rules.setup.seats, seeded("planted"), CARDS)
    match.live = live
    match.call(WholeGame())
    match.parts = [module.part(match) for module in rules.modules]
    match.run()
    return match


def caught(match: Match, law: Law, every: int = 1) -> str:
    """Return what the law reports during a random game, or ""."""
    chance, answers = seeded("law"), seeded("answers")
    for step in range(MOST_STEPS):
        if match.over:
            return ""
        if step % every == 0 and (broken := law(match, chance)):
            return broken
        seat = match.asked()
        options = match.legal(seat)
        match.step(seat, options[answers.pick(len(options))])
    return ""


def hiding(match: Match, chance: Chance) -> str:
    return laws.hiding(GAME, view, match, chance)


def asking(match: Match, chance: Chance) -> str:
    return laws.asking(GAME, view, match, chance)


def imagination(match: Match, chance: Chance) -> str:
    return next((b for seat in range(match.seats) if (b := laws.imagination(match, seat, chance))), "")


def invariants(match: Match, chance: Chance) -> str:
    return broken_invariant(match)


@pytest.mark.parametrize("law", [hiding, asking, imagination, laws.copies, invariants], ids=lambda law: law.__name__)
def test_the_sound_game_passes(law: Law) -> None:
    assert caught(begin(Valhalla), law, every=9) == ""


def test_a_question_that_changes_something_is_caught() -> None:
    assert "changes the match" in caught(begin(MakesRoomWhenAsked), asking, every=5)
    assert "scores says something else" in caught(begin(ForgetsWhatItSaid), asking)


def test_a_view_that_shows_a_hidden_card_is_caught() -> None:
    assert "observes something hidden" in caught(begin(ShowsHands), hiding)


def test_a_person_s_view_that_shows_a_hidden_card_is_caught() -> None:
    def leaky(g: Valhalla, seat: int) -> list[object]:
        return [view(g, seat), g.deck.cards[-1:]]

    def law(match: Match, chance: Chance) -> str:
        return laws.hiding(GAME, leaky, match, chance)

    assert "shown something hidden" in caught(begin(Valhalla), law)


def test_a_determinization_that_keeps_the_true_hands_is_caught() -> None:
    assert "always imagines the true cards" in caught(begin(KnowsTheTruth), imagination)


def test_a_copy_that_shares_a_list_is_caught() -> None:
    assert "changed the original" in caught(begin(SharesTheDiscardPile), laws.copies)
    assert "changed the original" in caught(begin(SharesTheSquads), laws.copies)


def test_a_card_that_gets_lost_is_caught() -> None:
    assert "VAL-INV-01" in caught(begin(LosesCards), invariants)


def test_a_seed_that_changes_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "seeded", lambda seed: seeded("always the same"))
    assert laws.seeds_matter(GAME, 3, []) == "different seeds give the same game"


def test_a_window_that_opens_only_for_a_hand_that_can_react_is_caught() -> None:
    modules = [TellTale("jarls", JARL_PAGE) if module.key == "jarls" else module for module in RULES.modules]
    rules = Rulebook(GAME.vocabulary, modules, SETUP, GAME.spans)
    assert "are asked" in caught(with_little(begin(Valhalla, rules, live=True), "solveig"), laws.no_tells)


def with_little(match: Match, jarl: str) -> Match:
    """Play until the first turn; then each player has this jarl, one warrior and one card in hand."""
    assert isinstance(match, Valhalla)
    while match.turns == 0:
        match.step(match.asked(), match.legal(match.asked())[0])
    for player in match.players:
        player.jarl = GAME.number_of(match, "jarl", jarl)
        first = next(slot for slot, kind in enumerate(player.squad) if kind != EMPTY)
        match.deck.cards += player.hand.cards[1:] + [kind for kind in player.squad[first + 1 :] if kind != EMPTY]
        del player.hand.cards[1:]
        player.squad[first + 1 :] = [EMPTY] * (len(player.squad) - first - 1)
    return match


def test_an_undo_after_a_reveal_is_caught() -> None:
    record = UndoesReveals(GAME, SETUP, seeded("undo"), {}, False)
    answers = seeded("answers")
    for _ in range(MOST_STEPS):
        seat = record.match.asked()
        before = [laws.known_cards(view, record.match, other) for other in range(3)]
        options = record.match.legal(seat)
        record.answer(seat, options[answers.pick(len(options))])
        if broken := laws.undo_is_innocent(view, record, seat, before):
            assert "has learned" in broken
            return
    pytest.fail("no law reported it")
