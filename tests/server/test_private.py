"""The players of a private table are known only at that table. In two halls the same people won and lost the same
games at private tables, and sit at another one now, but with different opponents. For a person at none of these tables
every reply has the same bytes in both halls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import update

from meadhall.server.limits.limits import Limits
from meadhall.server.storage.schema import RATED, TABLES
from tests.server.halls import Person, hall_of, open_hall, within
from tests.server.test_every_request import CHANCE, WAYS, ask, behind_doors
from tests.server.test_oracles import UNLIKE
from tests.server.test_people import company, ended, person_with_account, profile

WORLDS = ((("Anna", "Bo"), ("Cy", "Di")), (("Anna", "Di"), ("Cy", "Bo")))
NAMES = ("Anna", "Bo", "Cy", "Di")
AT = {"game-0": 1_700_000_123.25, "game-1": 1_700_003_456.75}  # one day, two hours
Told = dict[tuple[str, str, str], str]


def played(hall: Any, people: dict[str, Person], pairs: tuple[tuple[str, str], ...]) -> None:
    """Each pair finishes a rated game at a private table, and starts a second one."""
    for number, pair in enumerate(pairs):
        ended(hall, [people[name] for name in pair], private=True, name=f"game-{number}")
        first, second = (people[name] for name in pair)
        table = first.open_table("me", "open", private=True)
        second.post(f"/api/tables/{table['id']}/join", {"name": second.name, "invite": table["invite"]})

    def set_clocks(connection: Any) -> None:
        for name, at in AT.items():
            connection.execute(update(TABLES).where(TABLES.c.id == name).values(changed=at))
            connection.execute(update(RATED).where(RATED.c.table_id == name).values(at=at))

    within(hall, lambda: hall_of(hall).store.write(set_clocks))


def all_told(folder: Path, pairs: tuple[tuple[str, str], ...]) -> Told:
    """All replies to a stranger, and to a person with an account who sits at none of these tables."""
    folder.mkdir()
    found: Told = {}
    with open_hall(folder) as hall:
        hall_of(hall).limits = Limits(strict=False)
        people = {name: person_with_account(hall, name) for name in NAMES}
        played(hall, people, pairs)
        for who, person in (("stranger", Person(hall, "", "none")), ("eve", person_with_account(hall, "Eve"))):
            for line in WAYS:
                for name in NAMES if "{name}" in line else NAMES[:1]:
                    if not line.startswith("POST /account") and "/lessons" not in line:
                        found[who, line, name] = ask(person, line, name=name).text
            pages = behind_doors(person, name="hall")
            found |= {(who, path, ""): reply.text for path, reply in pages.items() if "/preview" not in path}
    return found


def scrubbed(text: str) -> bytes:
    """The reply without random parts: commitments, new names, times."""
    return UNLIKE.sub(rb"\1", CHANCE.sub(b"~", text.encode()))


def test_others_do_not_learn_who_sat_at_a_private_table(tmp_path: Path) -> None:
    one, other = (all_told(tmp_path / str(at), pairs) for at, pairs in enumerate(WORLDS))
    anna = one["eve", "GET /people/{name}", "Anna"]
    assert '"games":1,"won":1' in anna, "nothing counted: nothing was tried"
    assert {asked for asked in one if scrubbed(one[asked]) != scrubbed(other[asked])} == set()
    hours = [str(int(at)) for at in AT.values()]
    assert [asked for asked, text in one.items() if any(hour in text for hour in hours)] == []


def test_its_players_see_the_game_and_spectators_see_no_profiles(tmp_path: Path) -> None:
    with open_hall(tmp_path) as hall:
        people = {name: person_with_account(hall, name) for name in NAMES}
        played(hall, people, WORLDS[0])
        anna, bo, cy = people["Anna"], people["Bo"], people["Cy"]
        assert [(game["others"], game["table"]) for game in profile(bo, "Anna")["history"]] == [(["Bo"], "game-0")]
        assert profile(anna, "Anna")["ratings"][0]["curve"][0]["at"] == AT["game-0"]
        assert profile(bo, "Anna")["ratings"][0]["curve"][0]["at"] != AT["game-0"]
        assert [one["name"] for one in company(bo, "game-0")["people"]] == ["Anna", "Bo"]
        for nosy in (cy, Person(hall, "", "none")):
            assert company(nosy, "game-0") == {"people": [], "why_not": None, "contest": None}
            assert nosy.get("/api/people/Anna").json()["history"] == []
