"""Moderation: reports with their context, votes, bans, actions of moderators, personal data."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from meadhall.core.errors import SetupError
from meadhall.server.moderation import audit, bans, figures
from meadhall.server.moderation.bans import RecentRanges, range_of
from meadhall.server.moderation.settings import ModerationSettings, UnwelcomeWords, read_words
from meadhall.server.ratings import ledger
from meadhall.server.ratings.counting import Ended
from meadhall.server.run.app import HallSettings, make_app
from meadhall.server.storage import records
from meadhall.server.storage.rows import Result, Row, Seat, StoredTable, TableRow, TableSetup
from meadhall.server.storage.schema import ACCOUNTS, AUDIT, TABLES
from meadhall.server.tables.engine import find_games
from meadhall.server.web.cookie import COOKIE
from tests.server.halls import Json, Person, make_owner, shared_bots, shared_jobs, within
from tests.server.halls import hall_of as the_hall
from tests.server.migrated import laid
from tests.server.test_tables import play_on

PASSWORD = "long enough"


@contextmanager
def hall_of(folder: Path, words: str = "") -> Iterator[TestClient]:
    """A hall with a keeper and an owner, whose accounts may not exist yet."""
    wishes = ModerationSettings(words, str(folder / "backups"), str(folder / "newest"))
    settings = HallSettings(limits="none", order=wishes)
    app = make_app(laid(str(folder / "hall.db")), find_games(), settings, shared_bots(), shared_jobs())
    with TestClient(app) as client:
        yield client


def as_account(person: Person, password: str = PASSWORD, path: str = "new") -> int:
    """Create an account, and use the session of the reply from then on."""
    reply = person.post(f"/api/account/{path}", {"name": person.name, "password": password})
    person.hall.cookies.clear()
    person.token = reply.cookies.get(COOKIE, person.token)
    return int(reply.status_code)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[TestClient]:
    """A hall with an owner who has appointed a moderator."""
    with hall_of(tmp_path) as client:
        kara, odd = Person(client, "Kara"), Person(client, "Odd")
        assert [as_account(kara), as_account(odd)] == [200, 200]
        make_owner(odd)
        assert odd.post("/api/keeper", {"deed": "appoint", "account": "Kara"}).status_code == 200
        yield client


def moderator(hall: TestClient, name: str = "Kara") -> Person:
    person = Person(hall, name)
    assert as_account(person, path="enter") == 200
    return person


def table_of(*people: Person) -> Json:
    first, *others = people
    table = first.open_table("me", *["open" for _ in others])
    for other in others:
        table = other.post(f"/api/tables/{table['id']}/join", {"name": other.name}).json()
    return table


def say(person: Person, table: str, *texts: str) -> None:
    with person.at(table) as page:
        for text in texts:
            page.send(type="say", text=text)
            while page.until("said")["text"] != text:  # earlier messages come first
                pass


# -- reports


def test_a_report_contains_its_context(hall: TestClient) -> None:
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
    table = table_of(anna, bo)["id"]
    say(anna, table, "good luck")
    say(bo, table, "you fool")
    wish = {"kind": "talk", "number": 2, "why": "rude"}
    assert anna.post(f"/api/tables/{table}/report", wish).status_code == 201
    assert anna.post(f"/api/tables/{table}/report", wish).status_code == 201
    (found,) = moderator(hall).get("/api/keeper").json()["reports"]
    assert (found["name"], found["why"], found["seats"]) == ("Bo", "rude", ["Anna", "Bo"])
    assert [(line["text"], line["meant"]) for line in found["lines"]] == [("good luck", False), ("you fool", True)]


def test_invisible_messages_cannot_be_reported(hall: TestClient) -> None:
    """Players cannot see the spectators' chat, so a report of one of its messages is refused like that of an unknown
    one."""
    anna, bo, watcher = Person(hall, "Anna"), Person(hall, "Bo"), Person(hall, "Wat")
    table = table_of(anna, bo)["id"]
    say(watcher, table, "I see both hands")
    refused = [anna.post(f"/api/tables/{table}/report", {"kind": "talk", "number": n}) for n in (1, 77)]
    assert [each.status_code for each in refused] == [404, 404]
    assert refused[0].json() == refused[1].json()


@pytest.mark.parametrize("wish", [{"kind": "name", "seat": 0}, {"kind": "name", "seat": 5}])
def test_oneself_and_empty_seats_cannot_be_reported(hall: TestClient, wish: Json) -> None:
    anna = Person(hall, "Anna")
    table = anna.open_table("me", "random")["id"]
    assert anna.post(f"/api/tables/{table}/report", wish).status_code in (404, 409)


# -- the moderators' page


def test_only_moderators_see_reports_and_only_owners_see_statistics(hall: TestClient) -> None:
    stranger, kara, odd = Person(hall, "Anna"), moderator(hall), moderator(hall, "Odd")
    assert [person.get("/api/keeper").status_code for person in (stranger, kara, odd)] == [403, 200, 200]
    assert [person.get("/api/host").status_code for person in (stranger, kara, odd)] == [403, 403, 200]
    deed = {"deed": "close-table", "table": "x"}
    assert stranger.post("/api/keeper", deed).status_code == 403
    assert stranger.post("/api/host/backup", {}).status_code == 403


def test_a_name_gives_no_role(hall: TestClient) -> None:
    """The owner renames the account and another person takes the old name: the role stays with the owner."""
    odd, stranger = moderator(hall, "Odd"), Person(hall, "Odd")
    assert odd.post("/api/account/name", {"name": "Odin", "password": PASSWORD}).status_code == 200
    assert as_account(stranger) == 200
    assert [person.get("/api/host").status_code for person in (odd, stranger)] == [200, 403]
    assert stranger.get("/api/keeper").status_code == 403


def test_only_the_owner_appoints_and_dismisses(hall: TestClient) -> None:
    kara, odd, anna = moderator(hall), moderator(hall, "Odd"), Person(hall, "Anna")
    assert as_account(anna) == 200
    for deed in ("appoint", "dismiss", "reset-link"):
        assert kara.post("/api/keeper", {"deed": deed, "account": "Anna"}).status_code == 403
    staff = odd.post("/api/keeper", {"deed": "appoint", "account": "Anna"}).json()["staff"]
    assert [(one["name"], one["role"]) for one in staff] == [
        ("Odd", "owner"),
        ("Kara", "moderator"),
        ("Anna", "moderator"),
    ]
    assert anna.get("/api/keeper").status_code == 200
    assert odd.post("/api/keeper", {"deed": "dismiss", "account": "Anna"}).status_code == 200
    assert anna.get("/api/keeper").status_code == 403
    assert odd.post("/api/keeper", {"deed": "dismiss", "account": "Odd"}).json()["reason"] == "same-rank"


def test_moderators_cannot_act_on_equal_or_higher_roles(hall: TestClient) -> None:
    kara, odd, anna = moderator(hall), moderator(hall, "Odd"), Person(hall, "Anna")
    assert as_account(anna) == 200
    odd.post("/api/keeper", {"deed": "appoint", "account": "Anna"})
    for name in ("Odd", "Anna", "Kara"):
        assert kara.post("/api/keeper", {"deed": "ban", "account": name, "days": 9}).json()["reason"] == "same-rank"
    assert odd.get("/api/keeper").json()["bans"] == []
    assert odd.post("/api/keeper", {"deed": "ban", "account": "Anna", "days": 9}).status_code == 200


def test_a_closed_table_is_frozen_and_not_rated(hall: TestClient, tmp_path: Path) -> None:
    anna, kara = Person(hall, "Anna"), moderator(hall)
    table = anna.open_table("me", "random")["id"]
    with anna.at(table) as page:
        play_on(page, 2, random.Random(1))
        desk = kara.post("/api/keeper", {"deed": "close-table", "table": table, "why": "abuse"}).json()
        page.answer(0)
    assert (desk["log"][0]["deed"], desk["log"][0]["about"], desk["whole"]) == ("close-table", table, True)
    assert anna.get(f"/api/tables/{table}").json()["status"] == "over"
    assert anna.get("/api/statistics").json()["tallies"] == []
    with hall_of(tmp_path) as again:
        anna.hall = again
        with anna.at(table) as page:
            assert page.until("fault")["reason"] == "closed"


def test_a_table_that_waits_can_be_closed(hall: TestClient) -> None:
    anna, bo, kara = Person(hall, "Anna"), Person(hall, "Bo"), moderator(hall)
    table = anna.open_table("me", "open")["id"]
    kara.post("/api/keeper", {"deed": "close-table", "table": table})
    assert bo.post(f"/api/tables/{table}/join", {"name": "Bo", "invite": "!"}).status_code in (403, 409)
    assert table not in [each["id"] for each in bo.get("/api/hall").json()["open"]]


def test_a_renamed_person_has_the_new_name_everywhere_and_signs_in_as_before(hall: TestClient) -> None:
    anna, bad = Person(hall, "Anna"), Person(hall, "Foul Name")
    as_account(bad)
    table = table_of(anna, bad)["id"]
    anna.post(f"/api/tables/{table}/report", {"kind": "name", "seat": 1})
    kara = moderator(hall)
    (report,) = kara.get("/api/keeper").json()["reports"]
    desk = kara.post("/api/keeper", {"deed": "rename", "report": report["id"], "name": "Guest"}).json()
    assert desk["reports"] == []
    assert anna.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Guest"
    assert as_account(bad, path="enter") == 200
    assert bad.get("/api/account").json()["name"] == "Guest"


def test_a_name_removed_by_a_moderator_cannot_be_taken_again(hall: TestClient) -> None:
    bad, kara = Person(hall, "Foul Name"), moderator(hall)
    as_account(bad)
    rename = {"deed": "rename", "account": "Foul Name", "name": "Guest"}
    assert kara.post("/api/keeper", rename).status_code == 200
    for name in ("Foul Name", "F0ul Nаme"):  # the second looks alike
        again = bad.post("/api/account/name", {"name": name, "password": PASSWORD})
        assert (again.status_code, again.json()["reason"]) == (409, "name-taken")
        table = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "name": name}
        assert bad.post("/api/tables", table).status_code == 409
    given = {"name": "Guest", "password": PASSWORD}
    assert bad.post("/api/account/name", given).status_code == 200, "they sign in with the name that was given"
    assert bad.post("/api/account/name", given | {"name": "Foul Name"}).status_code == 409
    assert as_account(Person(hall, "Foul Name")) == 200, "it is barred for them alone"


def test_a_moderator_may_restore_a_name_that_is_not_in_use(hall: TestClient) -> None:
    anna, bo, kara = Person(hall, "Anna"), Person(hall, "Bo"), moderator(hall)
    as_account(anna)
    as_account(bo)
    for name, status in (("Bo", 409), ("Guest", 200), ("Anna", 200)):
        assert kara.post("/api/keeper", {"deed": "rename", "account": "Anna", "name": name}).status_code == status
    assert anna.get("/api/account").json()["name"] == "Anna"


def test_the_log_shows_that_a_line_was_changed(hall: TestClient) -> None:
    kara, anna = moderator(hall), Person(hall, "Anna")
    for _ in range(2):
        kara.post("/api/keeper", {"deed": "close-table", "table": anna.open_table("me", "random")["id"]})
    store = the_hall(hall).store

    async def forge() -> None:
        await store.write(lambda c: c.execute(update(AUDIT).where(AUDIT.c.number == 1).values(why="for fun")))

    assert kara.get("/api/keeper").json()["whole"] is True
    within(hall, forge)
    assert kara.get("/api/keeper").json()["whole"] is False


def test_no_request_changes_the_log() -> None:
    from meadhall.server.web.app import ALL_ROUTES

    assert {call.method for call in ALL_ROUTES} == {"GET", "POST"}
    assert [name for name in vars(audit) if name in ("delete", "update")] == []


# -- bans


def test_a_banned_person_may_only_watch_and_leave(hall: TestClient) -> None:
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
    as_account(bo)
    table = table_of(anna, bo)["id"]
    kara = moderator(hall)
    with bo.at(table) as page:
        page.until_asked()
        kara.post("/api/keeper", {"deed": "ban", "account": "Bo", "days": 2, "why": "rude"})
        page.until("fault")
        page.send(type="say", text="still here")
        with pytest.raises(WebSocketDisconnect):
            page.until("never")
    assert anna.get(f"/api/tables/{table}").json()["seats"][1]["bot"] == "karl"
    refused = bo.post("/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}] * 2})
    assert (refused.status_code, refused.json()["reason"]) == (403, "banned")
    with bo.at(table) as page:
        assert page.hear() == {"type": "fault", "reason": "banned"}
    assert as_account(bo, "another one") == 403, "a new password is no new person"
    assert bo.get("/api/account/data").status_code == 200
    assert bo.post("/api/account/forget", {"password": PASSWORD}).status_code == 200


def test_annulled_results_leave_the_ladder_and_are_written_down(hall: TestClient) -> None:
    anna, bo, kara = Person(hall, "Anna"), Person(hall, "Bo"), moderator(hall)
    for person in (anna, bo):
        as_account(person)

    def end(connection: Connection) -> None:
        found = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.name.in_(["Anna", "Bo"])).order_by(ACCOUNTS.c.name)
        guests = connection.execute(found).scalars()
        seats = [Seat(at, "person", "", "", guest) for at, guest in enumerate(guests)]
        row = TableRow("rated", "valhalla", TableSetup(rated=True), "", "over", False, "", pledge="rated")
        records.add_table(connection, StoredTable(row, seats))
        text = msgspec.json.encode(Result([3, 2], [0], [0, 1], [], own=[60, 60])).decode()
        connection.execute(update(TABLES).where(TABLES.c.id == "rated").values(result=text))
        ledger.step(connection)

    within(hall, lambda: the_hall(hall).store.write(end))
    rows = "/api/ladder?game=valhalla&players=2"
    assert [row["name"] for row in anna.get(rows).json()["rows"]] == ["Anna", "Bo"]
    refused = bo.post("/api/keeper", {"deed": "annul", "account": "Anna"})
    assert (refused.status_code, refused.json()["reason"]) == (403, "not-for-you")
    desk = kara.post("/api/keeper", {"deed": "annul", "account": "Anna", "why": "a farm"}).json()
    line = desk["log"][0]
    assert (line["deed"], line["about"], line["why"], desk["whole"]) == ("annul", "Anna, 1 games", "a farm", True)
    assert anna.get(rows).json()["rows"] == []


def test_a_ban_is_lifted_and_written_down(hall: TestClient) -> None:
    bo, kara = Person(hall, "Bo"), moderator(hall)
    as_account(bo)
    (ban,) = kara.post("/api/keeper", {"deed": "ban", "account": "Bo", "days": 2}).json()["bans"]
    desk = kara.post("/api/keeper", {"deed": "lift", "kind": ban["kind"], "what": ban["what"]}).json()
    assert (desk["bans"], [line["deed"] for line in desk["log"]]) == ([], ["lift", "ban", "appoint", "claim"])
    assert bo.post("/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}] * 2}).status_code == 201
    assert kara.post("/api/keeper", {"deed": "lift", "kind": "guest", "what": "nobody"}).status_code == 404


def test_an_address_range_is_banned_without_storing_the_address(
    hall: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meadhall.server.web.routing.address_of", lambda request: "203.0.113.77")
    bo, kara = Person(hall, "Bo"), moderator(hall)
    as_account(bo)
    bo.open_table("me", "random")
    monkeypatch.setattr("meadhall.server.web.routing.address_of", lambda request: "198.51.100.1")
    desk = kara.post("/api/keeper", {"deed": "ban", "account": "Bo", "near": True}).json()
    assert sorted(ban["kind"] for ban in desk["bans"]) == ["guest", "range"]
    assert "203.0" not in str(desk)
    other = Person(hall, "Somebody Else")
    assert other.post("/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}] * 2}).status_code == 201
    monkeypatch.setattr("meadhall.server.web.routing.address_of", lambda request: "203.0.113.4")
    assert other.post("/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}] * 2}).status_code == 403


def test_an_address_becomes_a_range_and_a_digest() -> None:
    assert range_of("203.0.113.77", "s") == range_of("203.0.113.1", "s") != range_of("203.0.114.1", "s")
    assert range_of("2001:db8:1::/64", "s") == range_of("2001:db8:1:ffff::/64", "s") != range_of("2001:db8:2::/64", "s")
    assert range_of("203.0.113.77", "another hall") != range_of("203.0.113.77", "s")
    assert range_of("testclient", "s") == ""


def test_stored_address_digests_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "TRACES", 2)
    traces = RecentRanges()
    for guest in ("a", "b", "c"):
        traces.note(guest, "near")
    assert [traces.of(guest) for guest in ("a", "b", "c")] == ["", "near", "near"]
    monkeypatch.setattr(bans, "TRACE_S", -1.0)
    assert traces.of("c") == ""


# -- votes


def votes(person: Person, table: str, seat: int, on: bool = True) -> dict[int, tuple[int, int, bool]]:
    reply = person.post(f"/api/tables/{table}/vote", {"seat": seat, "on": on})
    assert reply.status_code == 200, reply.text
    return {each["seat"]: (each["votes"], each["needed"], each["mine"]) for each in reply.json()}


def test_two_of_three_vote_the_third_out_and_a_bot_takes_over(hall: TestClient) -> None:
    anna, bo, cid = (Person(hall, name) for name in ("Anna", "Bo", "Cid"))
    table = table_of(anna, bo, cid)["id"]
    assert votes(anna, table, 2)[2] == (1, 2, True)
    assert votes(anna, table, 2, on=False)[2] == (0, 2, False)
    votes(anna, table, 2)
    assert bo.get(f"/api/tables/{table}/votes").json()[1] == {"seat": 2, "votes": 1, "needed": 2, "mine": False}
    assert 2 not in votes(bo, table, 2)
    seen = cid.get(f"/api/tables/{table}").json()
    assert (seen["mine"], seen["seats"][2]["bot"], seen["seats"][2]["name"]) == ([], "karl", "Cid")
    with cid.at(table) as page:
        assert page.until("update")["question"] is None


def test_the_result_names_a_voted_out_player_also_if_the_table_missed_the_notice(hall: TestClient) -> None:
    anna, bo, cid = (Person(hall, name) for name in ("Anna", "Bo", "Cid"))
    table = table_of(anna, bo, cid)["id"]
    guest = the_hall(hall).rooms[table].seats[2].guest
    votes(anna, table, 2)
    votes(bo, table, 2)
    store, last = the_hall(hall).store, Row(9999, "answer", 0, "pass", [], (0, 0), "last")

    async def end() -> Ended:
        await records.keep_answer(store, table, last, Result([3, 2, 1], [0], [0, 1, 2], []), False)
        found: list[Ended] = await store.read(lambda c: [*ledger.ended_games(c, [table])])
        (ended,) = found
        return ended

    ended = within(hall, end)
    assert (ended.result.out, ended.result.left) == ([2], [2])
    assert (ended.seats[2].guest, cid.get(f"/api/tables/{table}").json()["mine"]) == (guest, [])


def test_a_single_vote_is_not_enough(hall: TestClient) -> None:
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
    table = table_of(anna, bo)["id"]
    assert votes(anna, table, 1)[1] == (1, 2, True)
    assert bo.get(f"/api/tables/{table}").json()["mine"] == [1]


def test_who_shares_a_device_has_one_vote(hall: TestClient) -> None:
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
    table = anna.open_table("me", "me", "me", "open")["id"]
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    assert votes(anna, table, 3)[3] == (1, 2, True)


def test_a_person_voted_out_before_the_game_cannot_rejoin(hall: TestClient) -> None:
    anna, bo, cid = (Person(hall, name) for name in ("Anna", "Bo", "Cid"))
    table = anna.open_table("me", "open", "open", "open")["id"]
    for person in (bo, cid):
        person.post(f"/api/tables/{table}/join", {"name": person.name})
    votes(anna, table, 2)
    votes(bo, table, 2)
    again = cid.post(f"/api/tables/{table}/join", {"name": "Cid"})
    assert (again.status_code, again.json()["reason"]) == (403, "voted-out")
    assert Person(hall, "Dan").post(f"/api/tables/{table}/join", {"name": "Dan"}).json()["mine"] == [2]


def test_spectators_and_oneself_do_not_vote(hall: TestClient) -> None:
    anna, bo, cid = (Person(hall, name) for name in ("Anna", "Bo", "Cid"))
    table = table_of(anna, bo)["id"]
    assert cid.post(f"/api/tables/{table}/vote", {"seat": 0, "on": True}).status_code == 403
    assert cid.get(f"/api/tables/{table}/votes").status_code == 403
    assert anna.post(f"/api/tables/{table}/vote", {"seat": 0, "on": True}).status_code == 403
    assert anna.post(f"/api/tables/{table}/vote", {"seat": 6, "on": True}).status_code == 409


# -- the host's list of words


def test_words_on_the_hosts_list_are_refused_in_names_and_chat(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("grumble  # a note\n\n", encoding="utf-8")
    with hall_of(tmp_path, str(file)) as hall:
        anna = Person(hall, "Anna")
        refused = anna.post("/api/tables", {"game": "valhalla", "seats": [{"kind": "me"}] * 2, "name": "Mr Grumblе"})
        assert refused.json()["reason"] == "name-unwelcome"
        assert as_account(Person(hall, "GRUMBLE")) == 409
        table = anna.open_table("me", "random")["id"]
        with anna.at(table) as page:
            page.send(type="say", text="what a grumble!")
            assert page.until("fault")["reason"] == "words-unwelcome"


@pytest.mark.parametrize(
    ("text", "found"), [("Grumble", True), ("GRÚMBLE!", True), ("grumbles", False), ("I grumble", True), ("", False)]
)
def test_the_list_is_matched_word_by_word(text: str, found: bool) -> None:
    assert UnwelcomeWords(["grumble", "x"]).matches(text) is found
    assert not UnwelcomeWords().matches(text)


def test_a_list_that_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="one word in each line"):
        read_words(str(tmp_path / "nowhere"))


# -- personal data


def test_a_data_export_contains_all_of_a_person_and_nothing_of_others(hall: TestClient) -> None:
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
    table = table_of(anna, bo)["id"]
    say(anna, table, "hello")
    say(bo, table, "secret of Bo")
    reply = anna.get("/api/account/data")
    found = reply.json()
    assert [row["id"] for row in found["games"]] == [table]
    assert [row["text"] for row in found["rows"]["talk"]] == ["hello"]
    assert "Bo" not in reply.text
    assert "luck" not in reply.text
    assert anna.token not in reply.text


def test_a_guest_without_an_account_can_be_erased(hall: TestClient) -> None:
    anna, bo = Person(hall, "Anna"), Person(hall, "Bo")
    table = table_of(anna, bo)["id"]
    say(anna, table, "hello")
    bo.post(f"/api/tables/{table}/report", {"kind": "name", "seat": 0})
    assert anna.post("/api/account/forget", {"password": ""}).status_code == 200
    assert Person(hall, "").get("/api/account/data").json()["games"] == []
    assert [seat["name"] for seat in bo.get(f"/api/tables/{table}").json()["seats"]] == ["", "Bo"]
    assert moderator(hall).get("/api/keeper").json()["reports"] == []


# -- the host


def test_the_host_sees_statistics_and_makes_backups(
    hall: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "KEPT_BACKUPS", 1)
    odd, anna = moderator(hall, "Odd"), Person(hall, "Anna")
    anna.open_table("me", "random")
    (tmp_path / "newest").write_text("999.0\n", encoding="utf-8")
    found = odd.get("/api/host").json()
    assert (found["playing"], found["accounts"], found["newest"], found["database"]) == (1, 2, "999.0", "sqlite")
    assert found["backups"] == []
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "hall-20000101-000000.backup").touch()
    (tmp_path / "backups" / "mine.backup").touch()
    (made,) = odd.post("/api/host/backup", {}).json()["backups"]
    assert made["size"] > 100
    assert sorted(file.name for file in (tmp_path / "backups").iterdir()) == [made["name"], "mine.backup"]
    assert odd.get("/api/keeper").json()["log"][0]["deed"] == "backup"


@pytest.mark.parametrize(("said", "newest"), [("0.0.1", ""), ("999", "999"), ("<b>9</b>", ""), ("", "")])
def test_the_check_for_updates_reports_only_a_newer_version(tmp_path: Path, said: str, newest: str) -> None:
    (tmp_path / "newest").write_text(said, encoding="utf-8")
    assert figures.newest(str(tmp_path / "newest"), "0.1.0") == newest
    assert figures.newest(str(tmp_path / "nowhere"), "0.1.0") == ""
