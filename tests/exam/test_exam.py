"""The exam: the same tests for every game, every set of modules, every number of players."""

from __future__ import annotations

import importlib
import importlib.util
import json
import zlib
from collections.abc import Callable

import pytest

from meadhall.core.chance import Chance, seeded
from meadhall.core.match import Match
from meadhall.core.play import broken_invariant, unanswerable, watched_game
from meadhall.core.record import Recorded, load, parse, start
from tests.exam import laws
from tests.exam.dump import dump
from tests.exam.setups import NIGHTLY, Case, cases

WATCHED = 36 if NIGHTLY else 6  # games of each case that are played inside the engine
LOOK_EVERY = 48  # steps between two checks of the slow laws
RECKON_EVERY = LOOK_EVERY * (3 if NIGHTLY else 5)  # odds are the slowest query of all
CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def begin(case: Case, seed: str, live: bool = False) -> Match:
    return case.game.new(case.game.rulebook(case.game.setup(case.seats, case.modules)), seeded(seed), live=live)


def first_look(case: Case) -> int:
    """Return the first step to check, different for neighbouring cases."""
    return zlib.crc32(str(case).encode()) % LOOK_EVERY


def step(match: Match, chance: Chance) -> None:
    seat = match.asked()
    options = match.legal(seat)
    match.step(seat, options[chance.pick(len(options))])


def between_steps(case: Case, before: Match, after: Match) -> str:
    """Check the laws about two successive positions of this game, if it has any."""
    name = f"tests.exam.laws_{case.game.key}"
    return importlib.import_module(name).laws(before, after) if importlib.util.find_spec(name) else ""


def has_ended_well(case: Case, match: Match) -> bool:
    """All laws hold at the end too, and there is a winner unless all have lost."""
    ended = match.over and not broken_invariant(match) and len(match.scores()) == case.seats
    return ended and bool(match.winners()) != match.lost_together()


@every_case
def test_random_games_end_with_every_invariant_kept(case: Case, count_games: Callable[[int], None]) -> None:
    rules = case.game.rulebook(case.game.setup(case.seats, case.modules))
    for seed in range(WATCHED):
        match = case.game.new(rules, seeded(f"exam {seed}"))
        watched_game(match, seeded(f"answers {seed}"))
        assert has_ended_well(case, match)
    count_games(WATCHED)


@every_case
def test_from_answer_to_answer_every_law_is_kept(case: Case, count_games: Callable[[int], None]) -> None:
    match, chance, steps = begin(case, "laws"), seeded("answers"), first_look(case)
    while not match.over:
        assert not unanswerable(match)
        assert not broken_invariant(match)
        if steps % LOOK_EVERY == 0:
            assert not laws.copies(match, chance)
        before = match.copy()
        step(match, chance)
        assert not between_steps(case, before, match)
        steps += 1
    assert has_ended_well(case, match)
    count_games(1)


@every_case
def test_no_seat_sees_what_it_may_not_know(case: Case, count_games: Callable[[int], None]) -> None:
    match, chance, steps = begin(case, "hiding"), seeded("answers"), first_look(case)
    while not match.over:
        if steps % (LOOK_EVERY // 2) == 0:
            assert not laws.hiding(case.game, case.view, match, chance)
        if steps % (3 * LOOK_EVERY) == 0:
            for seat in range(match.seats):
                assert not laws.imagination(match, seat, chance)
                assert not laws.worlds_can_be_played(match, seat, chance)
        step(match, chance)
        steps += 1
    count_games(1)


@every_case
def test_to_ask_changes_nothing(case: Case, count_games: Callable[[int], None]) -> None:
    """One match gets all queries, the other none: both take the same answers."""
    asked, unasked = begin(case, "asked"), begin(case, "asked")
    chance, steps = seeded("answers"), first_look(case)
    while not asked.over:
        if steps % LOOK_EVERY == 0:
            assert not laws.asking(case.game, case.view, asked, chance)
        if steps % RECKON_EVERY == 0:
            assert not laws.reckoning(case.game, asked)
        seat = asked.asked()
        options = asked.legal(seat)
        action = options[chance.pick(len(options))]
        asked.step(seat, action)
        unasked.step(seat, action)
        steps += 1
    assert dump(unasked) == dump(asked)
    count_games(2)


@every_case
def test_a_live_table_betrays_no_hand_by_whom_it_asks(case: Case, count_games: Callable[[int], None]) -> None:
    match, chance, steps = begin(case, "tells", live=True), seeded("answers"), first_look(case)
    while not match.over:
        if steps % (LOOK_EVERY // 2) == 0:
            assert not laws.no_tells(match, chance)
        step(match, chance)
        steps += 1
    count_games(1)


@every_case
def test_a_saved_game_goes_on_as_if_nothing_had_happened(case: Case, count_games: Callable[[int], None]) -> None:
    record = start(case.game, case.game.setup(case.seats, case.modules), "saved")
    answers = seeded("answers")
    middle = play(case, record, answers, 60)
    again = load(case.game, parse(middle))
    assert dump(again.match) == dump(record.match)
    assert again.answers == record.answers
    assert again.luck == record.luck
    other = answers.copy()
    play(case, record, answers, 10_000)
    play(case, again, other, 10_000)
    assert dump(again.match) == dump(record.match)
    assert again.save() == record.save()
    count_games(2)


def play(case: Case, record: Recorded, answers: Chance, most: int) -> str:
    """Go on with random answers, in any order if several seats are asked; undo now and then."""
    for turn in range(most):
        if record.match.over:
            break
        asked = [seat for seat in range(case.seats) if record.match.is_asked(seat)]
        seat = asked[answers.pick(len(asked))]
        options = record.match.legal(seat)
        record.answer(seat, options[answers.pick(len(options))])
        if turn % LOOK_EVERY == 0 and record.can_undo(seat):
            record.undo(seat)
    return record.save()


@every_case
def test_undo_is_free_only_while_no_player_has_learned_anything(case: Case, count_games: Callable[[int], None]) -> None:
    record = start(case.game, case.game.setup(case.seats, case.modules), "undo")
    answers, turns = seeded("answers"), first_look(case)
    while not record.match.over:
        turns += 1
        if turns % (LOOK_EVERY // 4) == 0:
            undo_one(case, record, answers)
        else:
            answer(record, answers)
    count_games(1)
    assert len(zlib.compress(json.dumps(json.loads(record.save())).encode(), 9)) < 6000


def answer(record: Recorded, answers: Chance) -> int:
    """Give a random answer of the first seat that is asked."""
    seat = record.match.asked()
    options = record.match.legal(seat)
    record.answer(seat, options[answers.pick(len(options))])
    return seat


def undo_one(case: Case, record: Recorded, answers: Chance) -> None:
    """Answer, and undo it if that is free: everything is as before."""
    before = [laws.known_cards(case.view, record.match, other) for other in range(case.seats)]
    state = dump(record.match)
    seat = answer(record, answers)
    assert not laws.undo_is_innocent(case.view, record, seat, before)
    if record.can_undo(seat):
        record.undo(seat)
        assert dump(record.match) == state
        answer(record, answers)


@pytest.mark.parametrize("case", [case for case in CASES if not case.modules], ids=str)
def test_another_seed_is_another_game(case: Case) -> None:
    assert not laws.seeds_matter(case.game, case.seats, case.modules)
