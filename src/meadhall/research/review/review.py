"""Makes the review of a finished game from its record."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from meadhall.core.chance import seeded
from meadhall.core.match import Match
from meadhall.core.record import Recorded
from meadhall.interface import people
from meadhall.research.review.account import Attribution
from meadhall.research.review.costs import Suspect, Verdict, compare_answers, find_suspect
from meadhall.research.review.fights import attacks, fight, likely_for
from meadhall.research.review.judge import Effort, Judge, usual_effort
from meadhall.research.review.shapes import Decision, Fight, Ledger, Point, Reason, Review
from meadhall.research.review.walk import ReviewedMove, check_over, moves, steps

OF_A_SEAT = 5  # most decisions reported for a seat
LOOKED_AT = 8  # decisions of each seat that are compared a second time
WALK = 80  # percentage of the work that is done when the game was walked through
MUCH = 0.05  # a difference in battle odds that is a reason
POINT = 0.4  # a difference in points that is a reason

Tell = Callable[[int], object]  # percent done


def review(saved: Recorded, tell: Tell = lambda percent: None, effort: Effort | None = None) -> Review:
    """Return the review of a finished game. Raises RecordError if the game is not over."""
    work = review_in_steps(saved, effort)
    while True:
        try:
            tell(next(work))
        except StopIteration as done:
            found: Review = done.value
            return found


def review_in_steps(saved: Recorded, effort: Effort | None = None) -> Generator[int, None, Review]:
    """Make the review in steps. Each step yields the percentage that is done, so that a caller can do other work."""
    check_over(saved)
    walk = ReviewBuilder(saved, effort or usual_effort())
    yield from walk.go()
    decisions = yield from walk.decisions()
    return Review(
        game=saved.game.key,
        names=[str(name) for name in saved.header["seats"]],
        answers=len(saved.answers),
        winners=[] if saved.match.lost_together() else saved.match.winners(),
        scores=saved.match.scores(),
        learned=walk.judge.learned,
        calibrated=walk.judge.calibrated,
        course=walk.course,
        decisions=decisions,
        fights=walk.fights,
        ledgers=[walk.ledger(seat, decisions) for seat in range(saved.match.seats)],
    )


class ReviewBuilder:
    """Collects everything for a review on one pass through the game."""

    def __init__(self, saved: Recorded, effort: Effort) -> None:
        self.saved, self.effort = saved, effort
        self.moves = moves(saved)
        self.attacks = attacks(saved, self.moves)
        self.judge = Judge(saved.game, saved.match)
        self.chance = seeded("review")
        self.account = Attribution(self.judge, saved.match.seats, self.chance, effort.tries)
        self.course: list[Point] = []
        self.fights: list[Fight] = []
        self.suspects: list[Suspect] = []
        self.last: tuple[Match, ReviewedMove] | None = None  # the position and the move of the last booked decision
        self.luck = False  # was luck involved since then?

    def go(self) -> Iterator[int]:
        """Walk from the first answer to the last; yield percentages."""
        for (now, _, _), move in zip(steps(self.saved), self.moves, strict=True):
            match = now.match
            if move.choice or not self.course:
                if self.matters(match, move.seat):
                    self.arrive(match, move.at)
                self.last, self.luck = (match.copy(), move), False
            if move.choice:
                self.look(match, move)
            self.luck |= move.luck
            yield WALK * move.at // len(self.moves)
        self.arrive(self.saved.match, len(self.moves))

    def matters(self, match: Match, seat: int) -> bool:
        """Should the last decision be booked now? Consecutive decisions of a seat without luck are booked together."""
        last = self.last
        return last is None or self.luck or last[1].seat != seat or self.judge.is_settled(match)

    def arrive(self, match: Match, at: int) -> None:
        """Book the change since the last decision, at a decision or at the end."""
        if self.last is None:
            chances = self.account.begin(match).values
        else:
            before, move = self.last
            chances = self.account.decided(before, move.seat, move.action, match, self.luck).values
        self.course.append(Point(at, chances))

    def look(self, match: Match, move: ReviewedMove) -> None:
        """Look for a better answer, and compare a battle with its odds."""
        if move.at in self.attacks:
            found = fight(self.saved, match, move, self.attacks[move.at])
            self.fights += [found] if found else []
        suspect = find_suspect(self.judge, match, move, self.chance, self.effort)
        self.suspects += [suspect] if suspect else []

    # -- afterwards

    def decisions(self) -> Generator[int, None, list[Decision]]:
        """Return the most expensive decisions of every seat, compared a second time, the most expensive first."""
        found: list[Decision] = []
        seats = self.saved.match.seats
        for seat in range(seats):
            own = sorted((s for s in self.suspects if s.seat == seat), key=lambda s: -s.cost)[:LOOKED_AT]
            sure: list[Decision] = []
            for suspect in own:
                made = self.decision(suspect)
                sure += [made] if made is not None else []
                yield WALK + (100 - WALK) * seat // seats
            found += sorted(sure, key=lambda made: -made.cost)[:OF_A_SEAT]
        yield 100
        return sorted(found, key=lambda made: -made.cost)

    def decision(self, suspect: Suspect) -> Decision | None:
        """Return a decision with a better answer; None if the difference is not clear."""
        verdict = compare_answers(self.judge, suspect, self.chance, self.effort.second)
        return self.report(suspect, verdict) if verdict.clear else None

    def report(self, suspect: Suspect, verdict: Verdict) -> Decision:
        """Describe a decision with its better alternative."""
        game, match, seat = self.saved.game, suspect.match, suspect.seat
        opened = compare_answers(self.judge, suspect, self.chance, self.effort.second, is_open=True)
        return Decision(
            at=suspect.at,
            seat=seat,
            prompt=people.prompt(game, match),
            chosen=people.option(game, match, suspect.action, seat),
            better=people.option(game, match, suspect.better, seat),
            chance=verdict.chances[0],
            best=verdict.chances[1],
            error=verdict.error,
            open_chance=opened.chances[0],
            open_best=opened.chances[1],
            secret=self.secret(suspect),
            why=self.why(suspect, verdict),
        )

    def secret(self, suspect: Suspect) -> bool:
        """Was a part of the answer hidden from other players when it was given?"""
        start, end = self.moves[suspect.at].lines
        events = (self.saved.match.log or [])[start:end]
        seats = range(self.saved.match.seats)
        return any(event.seat == suspect.seat and not all(map(event.seen_by, seats)) for event in events)

    def why(self, suspect: Suspect, verdict: Verdict) -> list[Reason]:
        """Return the reasons why the other answer is better."""
        out = self.why_battle(suspect)
        mine, rivals = verdict.points, verdict.rivals
        if mine[1] - mine[0] >= POINT:
            out.append(Reason(of="points", chosen=mine[0], better=mine[1]))
        if rivals[0] - rivals[1] >= POINT:
            out.append(Reason(of="rival", chosen=rivals[0], better=rivals[1]))
        return out or [Reason(of="position")]

    def why_battle(self, suspect: Suspect) -> list[Reason]:
        """Return a reason from the odds of both answers, if they are about a battle."""
        match = self.saved.at(suspect.at).match
        pair = [likely_for(self.saved, match, suspect.seat, action) for action in (suspect.action, suspect.better)]
        chosen, better = (one.chance if one else None for one in pair)
        if chosen is not None and better is not None and better - chosen >= MUCH:
            return [Reason(of="battle", chosen=chosen, better=better)]
        if chosen is not None and better is None and chosen < 0.5:
            return [Reason(of="unlikely", chosen=chosen)]
        if better is not None and chosen is None and better >= 0.5:
            return [Reason(of="chance", better=better)]
        return []

    def ledger(self, seat: int, decisions: list[Decision]) -> Ledger:
        """Return the sources of a seat's result."""
        account = self.account
        battles = [one for one in self.fights if one.seat == seat]
        return Ledger(
            deal=account.deal[seat],
            luck=account.luck[seat],
            own=account.own[seat],
            others=account.others[seat],
            error=account.error(seat),
            lost=sum(made.cost for made in decisions if made.seat == seat),
            battles_won=sum(one.won for one in battles),
            battles_expected=sum(one.chance for one in battles),
        )
