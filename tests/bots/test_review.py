"""The review of a finished game: its accounts add up, it knows no more than a seat did, it says only what is clear."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sqrt

import pytest

from meadhall.core import record
from meadhall.core.chance import seeded
from meadhall.core.errors import DataError, RecordError
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from meadhall.research.calibration import JudgedPosition, fit, measure_tenths
from meadhall.research.review import walk
from meadhall.research.review.account import Attribution
from meadhall.research.review.calibration import Scale, decode_calibration, load
from meadhall.research.review.costs import AnswerPair, find_suspect
from meadhall.research.review.fights import attacks, fight
from meadhall.research.review.judge import Effort, Judge, shuffle_unseen
from meadhall.research.review.review import review
from meadhall.research.review.shapes import Review
from tests.house.sources import ROOT
from tests.random_games import played_out

TINY = Effort(tries=3, first=2, second=24, candidates=4)
ENOUGH_GAMES = 1600
GAMES = ["bloodrage", "valhalla"]
RAID = ROOT / "tests" / "games" / "raid"  # small enough to be looked at as a whole, again and again


@cache
def played(game: str) -> Recorded:
    """Two players who answer at random, to the end."""
    title = shelf.game_named(game)
    return played_out(record.start(title, title.setup(2), "review", ["Anna", "Orm"]))


@pytest.fixture
def raid(monkeypatch: pytest.MonkeyPatch) -> Recorded:
    """A game that is not installed."""
    monkeypatch.setenv(shelf.ELSEWHERE, str(RAID))
    return played("raid")


@cache
def reviewed(game: str) -> Review:
    return review(played(game), effort=TINY)


def test_deal_luck_and_decisions_add_up_to_the_result(raid: Recorded) -> None:
    found = reviewed("raid")
    winners = raid.match.winners()
    for seat, ledger in enumerate(found.ledgers):
        parts = ledger.deal + ledger.luck + ledger.own + ledger.others
        assert parts == pytest.approx((seat in winners) / len(winners) - 1 / 2)
    assert sum(ledger.luck for ledger in found.ledgers) == pytest.approx(0.0)
    assert any(abs(ledger.own) > 0.001 for ledger in found.ledgers)


def test_what_dice_did_is_luck_and_what_was_decided_is_not() -> None:
    saved = played("valhalla")
    move = next(one for one in walk.moves(saved) if one.choice and one.luck and one.at > 40)
    before, after = saved.at(move.at).match, saved.at(move.at + 1).match
    for luck in (True, False):
        account = Attribution(Judge(saved.game, before), 2, seeded("luck"), tries=4)
        start = account.begin(before).values
        then = account.decided(before, move.seat, move.action, after, luck).values
        for seat in range(2):
            parts = account.luck[seat] + account.own[seat] + account.others[seat]
            assert parts == pytest.approx(then[seat] - start[seat])
            assert (account.luck[seat] != 0.0) == luck
            assert (account.own if seat != move.seat else account.others)[seat] == 0.0


def test_the_course_leads_from_the_first_answer_to_the_winner(raid: Recorded) -> None:
    found = reviewed("raid")
    assert [found.course[0].at, found.course[-1].at] == [0, len(raid.answers)]
    assert found.course[-1].chances == [(seat in found.winners) / len(found.winners) for seat in range(2)]
    assert all(sum(point.chances) == pytest.approx(1.0) for point in found.course)


def test_costly_decisions_were_legal_and_clearly_worse(raid: Recorded) -> None:
    found = reviewed("raid")
    costs = [made.cost for made in found.decisions]
    assert costs == sorted(costs, reverse=True)
    assert costs, "random answers give something away"
    for made in found.decisions:
        then = raid.at(made.at).match
        assert raid.answers[made.at] == (made.seat, made.chosen.action)
        assert made.better.action in then.legal(made.seat)
        assert made.better.action != made.chosen.action
        assert made.cost > made.error


def test_a_review_tells_how_far_it_is_and_is_the_same_again(raid: Recorded) -> None:
    percents: list[int] = []
    assert review(raid, percents.append, TINY) == reviewed("raid")
    assert percents == sorted(percents)
    assert percents[-1] == 100


def test_every_battle_of_the_log_is_found_with_its_end() -> None:
    saved = played("valhalla")
    ends = [event for event in saved.match.log or [] if event.what.key in ("attacked", "won", "no-winner")]
    pairs = [(one, two) for one, two in pairwise(ends) if one.what.key == "attacked"]
    won = [two.what.key == "won" and two.seat == one.seat for one, two in pairs]
    assert list(attacks(saved, walk.moves(saved)).values()) == won
    assert True in won
    assert False in won


@pytest.mark.parametrize("game", GAMES)
def test_a_battle_comes_with_the_odds_of_whoever_began_it(game: str) -> None:
    saved = played(game)
    moves = walk.moves(saved)
    for at, won in list(attacks(saved, moves).items())[:1]:
        match = saved.at(at).match
        found = fight(saved, match, moves[at], won)
        odds = shelf.odds(saved.game, match, moves[at].seat)
        chances = {one.action: one.chance for one in odds.chances} if odds else {}
        assert (found.chance if found else None) == chances.get(moves[at].action)
        if found:
            assert found.upset == ((found.chance if won else 1 - found.chance) <= 0.4)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(RecordError, match="not over after 40 answers"):
        review(played("valhalla").at(40))


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_judged_by_what_the_seat_could_know(game: str) -> None:
    """With other hidden cards the same decision is judged the same."""
    saved = played(game)
    choices = [move for move in walk.moves(saved) if move.choice][3::60]
    for move in choices:
        match = saved.at(move.at).match
        judge, other = Judge(saved.game, match), match.determinize(move.seat, seeded("elsewhere"))
        ours, theirs = (find_suspect(judge, one, move, seeded("look"), TINY) for one in (match, other))
        assert (ours and ours[:5]) == (theirs and theirs[:5])


@pytest.mark.parametrize("game", GAMES)
def test_other_luck_changes_nothing_that_anybody_has_seen(game: str) -> None:
    match = played(game).at(30).match
    other = shuffle_unseen(match, seeded("other"))
    assert [match.observe(seat) for seat in range(2)] == [other.observe(seat) for seat in range(2)]
    assert [sorted(zone.cards) for zone in match.zones()] == [sorted(zone.cards) for zone in other.zones()]
    assert [zone.cards for zone in match.zones()] != [zone.cards for zone in other.zones()]


def test_answers_that_cannot_be_told_apart_are_no_mistake() -> None:
    pair = AnswerPair(0)
    for at in range(20):
        noise = 0.1 * (at % 2)
        pair.add([([0.5, 0.5], [3, 4]), ([0.47 + noise, 0.53 - noise], [3, 4])])
    assert not pair.verdict().clear


def test_an_answer_that_wins_more_often_is_better() -> None:
    pair = AnswerPair(0)
    for _ in range(20):
        pair.add([([0.4, 0.6], [3, 4]), ([0.5, 0.5], [5, 3])])
    verdict = pair.verdict()
    assert verdict.clear
    assert (verdict.points, verdict.rivals) == ((3.0, 5.0), (4.0, 3.0))


# -- calibration


def boasts(games: int) -> list[JudgedPosition]:
    """A judge who says nine to one where it is three to one."""
    return [JudgedPosition([], [0.9, 0.1], 0.5, [1.0, 0.0] if at % 4 else [0.0, 1.0]) for at in range(games)]


def test_a_boasting_judge_is_set_right() -> None:
    scale = fit(2, False, boasts(40))
    assert scale.of([0.9, 0.1], 0.5)[0] == pytest.approx(0.75, abs=0.01)
    tenths = measure_tenths(scale, boasts(400))
    assert [tenth.positions for tenth in tenths] == [400, 400]
    assert all(abs(tenth.given - tenth.won) < 0.01 for tenth in tenths)


def test_a_trusted_judge_is_taken_at_his_word() -> None:
    assert Scale(3, True, (1.0, 1.0, 1.0)).of([0.5, 0.3, 0.2], 0.3) == pytest.approx([0.5, 0.3, 0.2])


def test_trust_grows_with_the_game() -> None:
    scale = Scale(2, True, (0.5, 1.0, 2.0))
    assert [scale.trusted(at) for at in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.5, 0.75, 1.0, 1.5, 2.0]


@pytest.mark.parametrize("game", GAMES)
def test_chances_of_our_own_games_hold_within_three_points(game: str) -> None:
    """Where there were few games, one standard error stands beside the three points: what they leave to chance."""
    file = shelf.kit(game).calibration
    assert file is not None
    learned = {scale.players: scale for scale in load(file).scales if scale.learned}
    assert set(learned) == {2, 3, 4}
    for scale in learned.values():
        for tenth in scale.measured:
            error = sqrt(tenth.given * (1 - tenth.given) / scale.games)
            allowed = 0.03 + (error if scale.games < ENOUGH_GAMES else 0.0)
            assert tenth.positions < 500 or abs(tenth.given - tenth.won) <= allowed


@pytest.mark.parametrize("text", [b"{}", b"nonsense", b'{"format":"x","game":"","rules":1,"made":"","scales":[]}'])
def test_a_file_that_is_no_calibration_is_refused(text: bytes) -> None:
    with pytest.raises(DataError, match="meadhall calibrate"):
        decode_calibration(text, "file")
