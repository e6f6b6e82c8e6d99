"""Profiles, ladders and friends over the network: who may see whom, and that nothing else is revealed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from meadhall.server.people.sessions import hash_of
from meadhall.server.ratings import ledger
from meadhall.server.storage import records
from meadhall.server.storage.rows import Result, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import TABLES
from tests.server.halls import Json, Person, hall_of, hall_over, open_hall, within
from tests.server.test_accounts import send


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Any]:
    with open_hall(tmp_path) as found:
        yield found


@pytest.fixture
def any_hall(database: str) -> Iterator[Any]:
    """A hall over a database of each kind."""
    with hall_over(database) as found:
        yield found


def person_with_account(hall: Any, name: str) -> Person:
    person = Person(hall, name)
    assert send(person, wish={"name": name, "password": "mead and honey"}).status_code == 200
    return person


def guest(person: Person) -> str:
    return person.id


def ended(hall: Any, people: list[Person], private: bool = False, name: str = "table-1") -> None:
    """Store a rated game between these people that the first one won."""

    def end(connection: Any) -> None:
        seats = [Seat(at, "person", who.name, "", guest(who)) for at, who in enumerate(people)]
        row = TableRow(name, "valhalla", TableSetup(rated=True), "", "over", private, "", pledge=name)
        records.add_table(connection, StoredTable(row, seats))
        scores = [*range(30, 30 - len(people), -1)]
        deeds = [["won-attack"], *([] for _ in people[1:])]
        result = Result(scores, [0], [*range(len(people))], [], [{"jarl": "jarl-hod"} for _ in people], deeds)
        result = msgspec.structs.replace(result, own=[30] * len(people))
        text = msgspec.json.encode(result).decode()
        connection.execute(update(TABLES).where(TABLES.c.id == name).values(result=text))
        while ledger.step(connection, whole=True):
            pass

    within(hall, lambda: hall_of(hall).store.write(end))


def profile(viewer: Person, name: str) -> Json:
    reply = viewer.get(f"/api/people/{name}")
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def unseen(viewer: Person, name: str) -> bool:
    reply = viewer.get(f"/api/people/{name}")
    return (reply.status_code, reply.json()["reason"]) == (404, "no-such-person")


def on_ladder(viewer: Person) -> list[str]:
    return [row["name"] for row in viewer.get("/api/ladder?game=valhalla&players=2").json()["rows"]]


def test_a_profile_shows_ratings_games_favourites_and_achievements(any_hall: Any) -> None:
    anna, bo, cy = (person_with_account(any_hall, name) for name in ("Anna", "Bo", "Cy"))
    ended(any_hall, [anna, bo])
    ended(any_hall, [bo, anna], private=True, name="table-2")
    found = profile(cy, "anna")
    assert (found["name"], found["mine"], found["hidden"], found["meetings"]) == ("Anna", False, False, [])
    assert [(one["games"], one["won"], len(one["curve"])) for one in found["ratings"]] == [(2, 1, 2)]
    told = [(game["place"], game["others"], game["table"]) for game in found["history"]]
    assert told == [(1, ["Bo"], "table-1")], "a private table is known to those who sat there"
    own = profile(anna, "Anna")
    assert sum(game["change"] for game in own["history"]) == own["ratings"][0]["rating"] - 1500
    assert found["favourites"] == [{"game": "valhalla", "kind": "jarl", "key": "jarl-hod", "games": 2, "won": 1}]
    done = {deed["key"] for deed in found["deeds"] if deed["at"]}
    assert done == {"won-attack"}
    assert len(found["deeds"]) > 10
    theirs = profile(bo, "Anna")
    assert theirs["meetings"] == [{"game": "valhalla", "games": 2, "ahead": 1, "behind": 1}]
    assert [game["table"] for game in theirs["history"]] == ["table-2", "table-1"]


def test_no_reply_contains_a_token(hall: Any) -> None:
    anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
    ended(hall, [anna, bo])
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "follow"})
    texts = [anna.get(path).text for path in ("/api/people/Bo", "/api/ladder?game=valhalla", "/api/circle")]
    for secret in (guest(anna), guest(bo), bo.token, hash_of(bo.token)):
        assert all(secret not in text for text in texts)


def test_a_hidden_profile_is_invisible_to_others(hall: Any) -> None:
    anna, bo, stranger = person_with_account(hall, "Anna"), person_with_account(hall, "Bo"), Person(hall, "")
    ended(hall, [anna, bo])
    assert anna.post("/api/profile", {"hidden": True}).json() == {"hidden": True}
    assert unseen(bo, "Anna")
    assert unseen(stranger, "Anna")
    assert bo.get("/api/people/Anna").content == bo.get("/api/people/Nobody").content
    assert on_ladder(bo) == on_ladder(stranger) == ["Bo"]
    assert on_ladder(anna) == ["Anna", "Bo"]
    assert profile(bo, "Bo")["history"][0]["others"] == [""]
    assert profile(anna, "Anna")["hidden"]
    assert bo.post("/api/circle/tie", {"name": "Anna", "kind": "follow"}).status_code == 404
    anna.post("/api/profile", {"hidden": False})
    assert on_ladder(bo) == ["Anna", "Bo"]


def test_a_blocked_person_sees_the_same_as_for_an_unknown_name(any_hall: Any) -> None:
    anna, bo, cy = (person_with_account(any_hall, name) for name in ("Anna", "Bo", "Cy"))
    ended(any_hall, [anna, bo])
    bo.post("/api/circle/tie", {"name": "Anna", "kind": "follow"})
    for person, other in ((anna, "Bo"), (bo, "Anna")):
        person.post("/api/circle/tie", {"name": other, "kind": "friend"})
    assert bo.get("/api/circle").json()["people"][0]["bonds"]["friend"]
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "block"})
    assert unseen(bo, "Anna")
    assert on_ladder(bo) == ["Bo"]
    assert bo.get("/api/circle").json() == {"people": []}
    assert bo.post("/api/circle/tie", {"name": "Anna", "kind": "follow"}).status_code == 404
    assert on_ladder(cy) == ["Anna", "Bo"]
    assert anna.get("/api/circle").json()["people"][0]["bonds"]["block"]
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "block", "on": False})
    assert profile(bo, "Anna")["bonds"] == dict.fromkeys(("follow", "block", "friend", "asked", "asks"), False)


def test_follows_are_private(hall: Any) -> None:
    anna, bo, cy = (person_with_account(hall, name) for name in ("Anna", "Bo", "Cy"))
    before = [person.get(path).content for person in (bo, cy) for path in ("/api/people/Anna", "/api/people/Bo")]
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "follow"})
    after = [person.get(path).content for person in (bo, cy) for path in ("/api/people/Anna", "/api/people/Bo")]
    assert before == after
    assert bo.get("/api/circle").json() == {"people": []}
    assert anna.get("/api/circle").json()["people"][0]["bonds"]["follow"]
    table = bo.open_table("me", "open")["id"]
    bo.open_table("me", "open", private=True)
    assert anna.get("/api/circle").json()["people"][0]["tables"] == [table], "nothing of a private table"


def test_friendship_needs_both_sides(hall: Any) -> None:
    anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "friend"})
    assert profile(anna, "Bo")["bonds"]["asked"]
    assert bo.get("/api/circle").json()["people"][0]["bonds"]["asks"]
    assert not profile(bo, "Anna")["bonds"]["friend"]
    bo.post("/api/circle/tie", {"name": "Anna", "kind": "friend"})
    assert profile(anna, "Bo")["bonds"]["friend"]
    assert profile(bo, "Anna")["bonds"]["friend"]
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "friend", "on": False})
    assert bo.get("/api/circle").json() == anna.get("/api/circle").json() == {"people": []}


NONSENSE = [
    ("/api/circle/tie", {"name": "Anna", "kind": "follow"}, 404),  # oneself
    ("/api/circle/tie", {"name": "Nobody", "kind": "follow"}, 404),
    ("/api/circle/tie", {"name": "x" * 33, "kind": "follow"}, 400),
    ("/api/circle/tie", {"name": "Bo", "kind": "adore"}, 400),
    ("/api/profile", {"hidden": "yes"}, 400),
]


def test_nonsense_is_refused(hall: Any) -> None:
    anna = person_with_account(hall, "Anna")
    assert [anna.post(path, body).status_code for path, body, _ in NONSENSE] == [status for *_, status in NONSENSE]


def test_guests_can_only_look(hall: Any) -> None:
    cy, stranger = Person(hall, "Cy"), Person(hall, "", token="none")
    assert cy.get("/api/circle").json()["reason"] == "no-account"
    assert cy.post("/api/profile", {"hidden": True}).json()["reason"] == "no-account"
    assert stranger.get("/api/circle").status_code == 401
    assert stranger.get("/api/ladder?game=valhalla").json()["rows"] == []
    assert stranger.get("/api/ladder?game=chess").status_code == 404
    assert stranger.get("/api/ladder?game=valhalla&players=-1").status_code == 200


def test_looking_has_its_limit(hall: Any) -> None:
    anna = person_with_account(hall, "Anna")
    assert {anna.get("/api/ladder?game=valhalla").status_code for _ in range(40)} == {200, 429}


def test_a_data_export_contains_profile_and_friends(hall: Any) -> None:
    anna, bo = person_with_account(hall, "Anna"), person_with_account(hall, "Bo")
    ended(hall, [anna, bo])
    anna.post("/api/circle/tie", {"name": "Bo", "kind": "follow"})
    anna.post("/api/contests/new", {"name": "Cup", "game": "valhalla", "form": "swiss", "size": 2, "most": 8})
    reply = anna.get("/api/account/data")
    kept = reply.json()["rows"]
    for table in ("rated_seats", "standings", "ties", "entrants", "contests"):
        assert kept[table], table
    assert kept["ties"][0]["other"] == "Bo"
    for secret in (guest(anna), guest(bo), anna.token, hash_of(anna.token)):
        assert secret not in reply.text
    theirs = bo.get("/api/account/data").json()["rows"]
    assert theirs["ties"] == theirs["contests"] == []


# -- at a table


def company(viewer: Person, table: str = "table-1") -> Json:
    found: Json = viewer.get(f"/api/tables/{table}/company").json()
    return found


def test_a_table_shows_visible_profiles_and_rating_changes(any_hall: Any) -> None:
    anna, bo, cy = person_with_account(any_hall, "Anna"), person_with_account(any_hall, "Bo"), Person(any_hall, "Cy")
    ended(any_hall, [anna, bo])
    ended(any_hall, [bo, anna], name="table-2")
    first, second = company(cy), company(cy, "table-2")
    assert (first["why_not"], first["contest"]) == ("", None)
    assert [(one["seat"], one["name"], one["provisional"]) for one in first["people"]] == [
        (0, "Anna", True),
        (1, "Bo", True),
    ]
    changes = {one["table"]: one["change"] for one in profile(cy, "Anna")["history"]}
    assert [one["people"][at]["change"] for one, at in ((first, 0), (second, 1))] == [*changes.values()][::-1]
    assert first["people"][0]["change"] > 0 > first["people"][1]["change"]


def test_a_table_shows_no_hidden_profiles_and_no_guests(any_hall: Any) -> None:
    anna, bo, cy = person_with_account(any_hall, "Anna"), person_with_account(any_hall, "Bo"), Person(any_hall, "Cy")
    ended(any_hall, [anna, bo])
    ended(any_hall, [anna, cy], name="table-2")
    bo.post("/api/profile", {"hidden": True})
    assert [one["name"] for one in company(cy)["people"]] == ["Anna"]
    assert [one["name"] for one in company(bo)["people"]] == ["Anna", "Bo"], "one sees oneself"
    assert [one["name"] for one in company(cy, "table-2")["people"]] == ["Anna"]
    assert company(cy, "table-2")["why_not"] == "no-account"
    assert cy.get("/api/tables/nowhere/company").status_code == 404
