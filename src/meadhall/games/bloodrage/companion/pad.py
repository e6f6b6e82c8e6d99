"""The score pad: scores an Age or the end of a game as entered, with the reason for each line. (not compiled)"""

from __future__ import annotations

from collections.abc import Callable

from meadhall.core.answers import row_of
from meadhall.core.errors import FieldError
from meadhall.games.bloodrage.companion.entered import card_number, empty_table, lay_upgrades
from meadhall.games.bloodrage.companion.shapes import ClanPad, PadAnswer, PadEntered
from meadhall.games.bloodrage.ending import final_scoring
from meadhall.games.bloodrage.names import key_of
from meadhall.games.bloodrage.phases.quests import pay_quest
from meadhall.games.bloodrage.phases.ragnarok import Mourn, ReturnStep
from meadhall.games.bloodrage.pieces.sheet import DOOM_GLORY, STEP_BONUS
from meadhall.games.bloodrage.table import BloodRage
from meadhall.games.bloodrage.terms import BOX, FIRST_MONSTER, KINDS, LEADER, RESERVE, SHIP, STATS, VALHALLA, WARRIOR
from meadhall.interface.wire import Counted, Subject, Tallied

PadLines = list[list[Counted]]  # by clan


def counted(asked: PadEntered) -> PadAnswer:
    """Score quests, Ragnarök, Valhalla, and at the end of the game the stats and the cards that score then."""
    g = laid_out(asked)
    lines: PadLines = [[Counted(of="track", points=clan.glory, rule="")] for clan in asked.clans]
    for seat, clan in enumerate(asked.clans):
        pay_quests(g, seat, clan, lines[seat])
    worth = DOOM_GLORY[g.age - 1]
    gained(g, lambda: Mourn(0, "").run(g), lines, "doom", "BR-RAGNAROK-03", lambda seat: fell(asked, seat, worth))
    gained(g, lambda: ReturnStep(0, "").run(g), lines, "released", "BR-VALHALLA-04", lambda seat: left(asked, seat))
    if asked.final:
        finish(g, lines)
    return PadAnswer([tallied(g, seat, lines[seat]) for seat in range(g.seats)])


def laid_out(asked: PadEntered) -> BloodRage:
    """Return a table with the clans as entered. Only figures that score are placed."""
    g = empty_table(len(asked.clans), asked.age)
    for seat, clan in enumerate(asked.clans):
        lay_upgrades(g, seat, clan.upgrades, f"clans.{seat}.upgrades")
        g.clans[seat].glory = clan.glory
        g.clans[seat].steps = row_of([step - 1 for step in clan.steps])
        bury(g, seat, clan.released)
        g.clans[seat].board = clan.board
    g.fallen = [clan.fallen for clan in asked.clans]
    return g


def bury(g: BloodRage, seat: int, number: int) -> None:
    """Put this many figures into Valhalla. Their kinds do not matter."""
    kinds = [WARRIOR] * g.clans[seat].warriors[RESERVE] + [LEADER, SHIP]
    free = [kind for kind in range(FIRST_MONSTER, KINDS) if all(clan.where[kind] == BOX for clan in g.clans)]
    for kind in [*kinds, *free][:number]:
        g.move(seat, kind, BOX if kind >= FIRST_MONSTER else RESERVE, VALHALLA)


def pay_quests(g: BloodRage, seat: int, clan: ClanPad, lines: list[Counted]) -> None:
    """BR-QUEST-11: each fulfilled quest, with the changes of upgrades."""
    for at, name in enumerate(clan.quests):
        field = f"clans.{seat}.quests.{at}"
        card = card_number(g, name, field)
        if not g.cards[card].is_quest:
            raise FieldError(field, f"{name!r} is no quest", "pick a quest", why="enter-quest")
        before = g.clans[seat].glory
        pay_quest(g, seat, card)
        points, subject = g.clans[seat].glory - before, subject_of(g, "card", card)
        lines.append(Counted(of="quest", points=points, rule="BR-QUEST-11", subject=subject))


def gained(
    g: BloodRage, step: Callable[[], None], lines: PadLines, of: str, rule: str, values: Callable[[int], dict[str, int]]
) -> None:
    """Add a line for each clan that gained Glory in a step of the engine."""
    before = [clan.glory for clan in g.clans]
    step()
    for seat, clan in enumerate(g.clans):
        if clan.glory > before[seat]:
            points = clan.glory - before[seat]
            lines[seat].append(Counted(of=of, points=points, rule=rule, values=values(seat)))


def fell(asked: PadEntered, seat: int, worth: int) -> dict[str, int]:
    return {"number": asked.clans[seat].fallen, "gives": worth}


def left(asked: PadEntered, seat: int) -> dict[str, int]:
    return {"number": asked.clans[seat].released}


def finish(g: BloodRage, lines: PadLines) -> None:
    """BR-END-02: Glory for the stats and for the cards that score at the end (BR-END-03)."""
    before = [clan.glory for clan in g.clans]
    final_scoring(g)
    for seat, clan in enumerate(g.clans):
        stats = [stat_line(g, seat, stat) for stat in range(STATS) if STEP_BONUS[clan.steps[stat]] > 0]
        cards = clan.glory - before[seat] - sum(line.points for line in stats)
        lines[seat] += stats
        if cards > 0:
            lines[seat].append(Counted(of="end-cards", points=cards, rule="BR-END-03", values={"number": clan.board}))


def stat_line(g: BloodRage, seat: int, stat: int) -> Counted:
    """BR-STAT-09: Glory for one stat."""
    step = g.clans[seat].steps[stat]
    subject = subject_of(g, "stat", stat)
    return Counted(of="stat", points=STEP_BONUS[step], rule="BR-STAT-09", values={"step": step + 1}, subject=subject)


def subject_of(g: BloodRage, sort: str, number: int) -> Subject:
    return Subject(sort=sort, key=key_of(g, sort, number), number=number)


def tallied(g: BloodRage, seat: int, lines: list[Counted]) -> Tallied:
    """Return one clan's lines and total. Clans with equal Glory share the victory (BR-END-05)."""
    total = g.clans[seat].glory
    assert sum(line.points for line in lines) == total, "the lines are the Glory"
    better = sum(1 for clan in g.clans if clan.glory > total)
    return Tallied(seat=seat, lines=lines, total=total, place=1 + better, won=seat in g.winners())
