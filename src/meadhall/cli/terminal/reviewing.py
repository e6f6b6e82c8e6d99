"""Prints the review of a finished game as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.cli.terminal.phrases import Phrases
from meadhall.cli.terminal.scene import scene_for
from meadhall.cli.terminal.seating import saved_seating
from meadhall.core.record import Recorded
from meadhall.interface import shelf
from meadhall.research.review.shapes import Decision, Fight, Reason, Review
from meadhall.text.words import Words

STEPS = "▁▂▃▄▅▆▇█"
WIDE = 60  # columns of the chart of chances
MOST_DECISIONS = 5  # decisions that are shown
AS_PERCENT = ("battle", "unlikely", "chance")  # kinds of reasons that are percentages; the others are points


class ReviewPrinter:
    """Prints a review in one language."""

    def __init__(self, saved: Recorded, review: Review, words: Words) -> None:
        self.saved, self.review, self.words = saved, review, words
        self.names = self.phrases(len(saved.answers), -1)

    def phrases(self, at: int, seat: int) -> Phrases:
        """Return the phrases for the position after this many answers, as the seat sees it."""
        then = self.saved.at(at)
        view = shelf.kit(then.game.key).view
        scene = scene_for(then, saved_seating(then.header["seats"]), self.words, lone=seat)
        return Phrases(self.words, scene, seat, view(then.match, seat) if view else None)

    def lines(self) -> Iterator[str]:
        """Return the whole review."""
        yield self.words("review-title", game=self.words("game-name"))
        yield from self.course()
        yield from self.accounts()
        yield from self.decisions()
        yield from self.fights()
        yield ""
        yield self.words("review-calibrated" if self.review.calibrated else "review-uncalibrated")
        yield self.words("review-afterwards")

    def course(self) -> Iterator[str]:
        """Return a chart for each seat: its chance to win over the course of the game."""
        yield f"\n{self.words('review-course')}"
        names = [self.names.name(seat) for seat in range(len(self.review.names))]
        wide = max(map(len, names))
        for seat, name in enumerate(names):
            crown = " ★" if seat in self.review.winners else ""
            yield f"  {name:{wide}} {blocks(self.chances(seat))}{crown}"

    def chances(self, seat: int) -> list[float]:
        """Return a seat's chance at this many moments, spread evenly over the game."""
        course, out, at = self.review.course, [], 0
        for column in range(WIDE):
            while at + 1 < len(course) and course[at + 1].at * (WIDE - 1) <= column * self.review.answers:
                at += 1
            out.append(course[at].chances[seat])
        return out

    def accounts(self) -> Iterator[str]:
        """Return the sentences about luck and skill."""
        yield f"\n{self.words('review-accounts')}"
        for seat, ledger in enumerate(self.review.ledgers):
            parts = {key: signed(getattr(ledger, key)) for key in ("deal", "luck", "own", "others")}
            error = round(100 * ledger.error)
            yield "  " + self.words("review-account", who=self.names.name(seat), error=error, **parts)
            yield from self.battles(seat)

    def battles(self, seat: int) -> Iterator[str]:
        """Return the number of battles won and the number expected."""
        begun = [fight for fight in self.review.fights if fight.seat == seat]
        if begun:
            ledger = self.review.ledgers[seat]
            won, expected = ledger.battles_won, f"{ledger.battles_expected:.1f}"
            who, count = self.names.name(seat), len(begun)
            yield "  " + self.words("review-battles", who=who, won=won, count=count, expected=expected)

    def decisions(self) -> Iterator[str]:
        """Return the sentences about the decisions that cost most."""
        yield f"\n{self.words('review-decisions')}"
        for made in self.review.decisions[:MOST_DECISIONS]:
            yield from self.decision(made)
        if not self.review.decisions:
            yield "  " + self.words("review-no-decisions")

    def decision(self, made: Decision) -> Iterator[str]:
        """Return the sentences about one decision and the better one."""
        phrases = self.phrases(made.at, made.seat)
        values = {"chance": percent(made.chance), "best": percent(made.best), "who": self.names.name(made.seat)}
        for key, option in (("chosen", made.chosen), ("better", made.better)):
            values[key] = phrases.option(option, made.prompt)
        where = self.words("review-at", at=made.at + 1)
        yield f"  {where}: " + self.words("review-decision", **values)
        yield "    " + "; ".join(self.why(why) for why in made.why)
        sentences = [self.words("review-open", chance=percent(made.open_chance), best=percent(made.open_best))]
        yield "    " + " ".join(sentences + [self.words("review-secret")] * made.secret)

    def why(self, why: Reason) -> str:
        """Return a reason as a sentence."""
        show = percent if why.of in AS_PERCENT else points
        return self.words(f"review-why-{why.of}", chosen=show(why.chosen), better=show(why.better))

    def fights(self) -> Iterator[str]:
        """Return the sentences about battles that went against the odds."""
        yield f"\n{self.words('review-fights')}"
        upsets = [fight for fight in self.review.fights if fight.upset]
        for fight in upsets:
            yield "  " + self.fight(fight)
        if not upsets:
            yield "  " + self.words("review-no-fights")

    def fight(self, fight: Fight) -> str:
        where, thing = self.words("review-at", at=fight.at + 1), self.names.thing(fight.subject, fight.seat)
        values = {"who": self.names.name(fight.seat), "percent": percent(fight.chance), "thing": thing}
        return f"{where}: " + self.words(f"review-fight-{'won' if fight.won else 'lost'}", **values)


def blocks(chances: list[float]) -> str:
    return "".join(STEPS[min(len(STEPS) - 1, int(chance * len(STEPS)))] for chance in chances)


def percent(share: float) -> str:
    return f"{100 * share:.0f}"


def points(number: float) -> str:
    return f"{number:.1f}"


def signed(share: float) -> str:
    """Format a number as +12 or −3 percentage points."""
    number = round(100 * share)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"
