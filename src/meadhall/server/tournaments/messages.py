"""Converts contests to the messages that the page gets. Guests' ids are left out; `mine` marks the reader's part."""

from __future__ import annotations

from meadhall.server.protocol.contests import Contest, ContestInfo, Entrant, Pairing
from meadhall.server.tournaments import plan
from meadhall.server.tournaments.plan import WHOLE, ContestStanding, ContestState, ContestTable, Member


def info_of(state: ContestState, guest: str) -> ContestInfo:
    """Return a contest's entry in the list of contests."""
    wish = state.wish
    return ContestInfo(
        id=state.id,
        name=state.name,
        game=wish.game,
        form=wish.form,
        size=wish.size,
        status=state.status,
        starts=state.starts,
        most=wish.most,
        entrants=len(state.members),
        round=len(state.rounds),
        rounds=plan.rounds_of(state),
        pace=wish.pace,
        modules=wish.modules,
        mine=bool(guest) and any(member.guest == guest for member in state.members),
    )


def contest_of(state: ContestState, guest: str) -> Contest:
    """Return a contest with its members, standings and rounds."""
    members = {member.number: member for member in state.members}
    ranked = plan.standings(state)
    entrants = [entrant_of(place, one, members[one.number], guest, state) for place, one in enumerate(ranked, 1)]
    rounds = [[pairing_of(contest_table) for contest_table in tables] for tables in state.rounds]
    return Contest(info_of(state, guest), entrants, rounds, bool(guest) and state.host == guest)


def entrant_of(place: int, standing: ContestStanding, member: Member, guest: str, state: ContestState) -> Entrant:
    """Return one member with their standing; before the first round the place is 0."""
    return Entrant(
        number=member.number,
        name=member.name,
        bot=member.bot,
        place=place if state.rounds else 0,
        points=round(standing.points / WHOLE, 2),
        opponents=round(standing.opponents / WHOLE, 2),
        wins=standing.wins,
        played=standing.played,
        out=member.out or member.number not in state.playing,
        mine=bool(guest) and member.guest == guest,
    )


def pairing_of(contest_table: ContestTable) -> Pairing:
    """Return one table of a round; bots that fill empty seats are left out."""
    return Pairing(contest_table.table, contest_table.seats, contest_table.places()[: len(contest_table.seats)])
