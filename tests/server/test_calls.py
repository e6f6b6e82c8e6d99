"""Notifications by push and mail to absent players: one message for several tables, no duplicates, no losses."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from meadhall.core.errors import SetupError
from meadhall.server.notifications import away, delivery, digest, preferences, queue, service, slow_games
from meadhall.server.notifications.channels import DeliverySettings
from meadhall.server.run.app import HallSettings, make_app
from meadhall.server.tables.engine import find_games
from tests.server.halls import Json, Person, hall_of, shared_bots, within
from tests.server.migrated import laid
from tests.server.receivers import Browser, MailBox, PushService, claims_of, mail_server, push_service

ADDRESS = "http://hall.example"
FOR_EVER = 1e9


class Scene:
    """A hall with notifications, their receivers, and a clock that the test moves."""

    def __init__(self, hall: TestClient, box: MailBox, push: PushService, settings: DeliverySettings) -> None:
        self.hall, self.box, self.service = hall, box, push
        inside = hall_of(hall)
        self.store, self.inside = inside.store, inside
        self.dispatcher = delivery.Dispatcher(inside.store, service.new_channels(inside, settings, private=True))
        self.watcher = away.AbsenceWatcher(inside, "", webhook=False)

    def round(self) -> None:
        """Run one round: find absent players, gather their events, send."""
        self.look()
        within(self.hall, self.dispatcher.round)

    def look(self) -> None:
        """Record events for absent players."""
        within(self.hall, self.watcher.check)

    def keep(self) -> None:
        """Check the deadlines of games played over days."""
        within(self.hall, slow_games.TurnDeadlines(self.inside, self.store, self.inside.ways.idle_s).round)

    def do(self, work: Any) -> Any:  # Any: whatever it is
        return within(self.hall, lambda: self.store.write(work))

    def mailed(self, person: Person, mail: str = "bo@example.org", password: str = "") -> None:
        """Subscribe a person to mail."""
        person.post("/api/calls", {"digest": 0})
        assert person.post("/api/calls/mail", {"mail": mail, "password": password}).status_code == 200
        within(self.hall, self.dispatcher.round)
        code = re.search(r"\d{8}", self.box.letters.pop().get_content())
        assert code is not None
        assert person.post("/api/calls/mail/confirm", {"code": code.group()}).json()["confirmed"]

    def pushed(self, person: Person) -> Browser:
        """Subscribe a person's browser to push."""
        browser = Browser()
        assert (
            person.post("/api/calls/devices", browser.device(f"{self.service.url}{person.name}")).json()["devices"] == 1
        )
        return browser

    def table(self, anna: Person, bo: Person, **more: Any) -> str:
        """Open a table at which both players are asked and absent."""
        wish = {"game": "valhalla", "seats": [{"kind": "me"}, {"kind": "open"}], "name": anna.name, **more}
        name = str(anna.post("/api/tables", wish).json()["id"])
        bo.post(f"/api/tables/{name}/join", {"name": bo.name})
        return name


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    with opened(str(tmp_path / "hall.db"), monkeypatch) as found:
        yield found


@contextmanager
def opened(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    monkeypatch.setattr(away, "AWAY_AFTER_S", 0.0)
    for module in (away, delivery, slow_games):
        monkeypatch.setattr(module, "POLL_INTERVAL_S", FOR_EVER)
    monkeypatch.setattr(digest, "GAPS_S", {"push": 0.0, "mail": 0.0})
    with mail_server() as (box, server), push_service() as push:
        settings = DeliverySettings(ADDRESS, server, "Meadhall <hall@hall.example>")
        app = make_app(laid(database), find_games(), HallSettings(webhook_private=True, calls=settings), shared_bots())
        with TestClient(app, client=("127.0.0.1", 50000)) as client:
            yield Scene(client, box, push, settings)


def people(scene: Scene) -> tuple[Person, Person]:
    return Person(scene.hall, "Anna"), Person(scene.hall, "Bo")


# -- mail and push


def test_who_is_away_is_called_once_by_mail_and_push(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    browser = scene.pushed(bo)
    table = scene.table(anna, bo)
    for _ in range(3):
        scene.round()
    letter = scene.box.letters[0]
    assert len(scene.box.letters) == len(scene.service.heard) == 1
    assert (letter["Subject"], letter["To"]) == ("It is your turn: Valhalla", "bo@example.org")
    assert f"{ADDRESS}/#/table/{table}" in letter.get_content()
    path, headers, body = scene.service.heard[0]
    assert (path, headers["content-encoding"]) == ("/push/Bo", "aes128gcm")
    assert claims_of(headers["authorization"])["sub"] == ADDRESS
    said = browser.read(body)
    assert (said["title"], said["text"], said["place"]) == ("It is your turn: Valhalla", "", f"#/table/{table}")


def test_several_tables_are_one_note(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    browser = scene.pushed(bo)
    bo.post("/api/calls", {"digest": 600, "lang": "pl"})
    for _ in range(3):
        scene.table(anna, bo)
        scene.round()
    assert scene.box.letters == [], "mail is gathered for as long as they like"
    assert browser.read(scene.service.heard[0][2])["place"].startswith("#/table/")
    bo.post("/api/calls", {"digest": 0, "lang": "pl"})
    scene.round()
    assert [letter["Subject"] for letter in scene.box.letters] == ["Czekają na ciebie 3 stoły"]


def test_an_answered_question_causes_no_notification(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    table = scene.table(anna, bo)
    scene.look()
    with bo.at(table) as page:
        page.answer(page.actions()[0])
    scene.round()
    assert scene.box.letters == [], "he has answered before the note was written"


def test_quiet_hours_and_absence(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    minute = time.gmtime().tm_hour * 60 + time.gmtime().tm_min
    around = {"quiet_from": (minute - 60) % 1440, "quiet_to": (minute + 60) % 1440}
    bo.post("/api/calls", {"digest": 0, **around})
    scene.table(anna, bo)
    scene.round()
    assert scene.box.letters == [], "later"
    bo.post("/api/calls", {"digest": 0, "quiet_from": around["quiet_to"], "quiet_to": around["quiet_from"]})
    assert bo.post("/api/calls/absence", {"days": 3}).json()["away_until"] > time.time()
    scene.round()
    assert scene.box.letters == [], "he is away"
    assert bo.post("/api/calls/absence", {"days": 0}).json()["away_until"] == 0
    scene.round()
    assert len(scene.box.letters) == 1, "nothing was lost meanwhile"
    assert bo.post("/api/calls/absence", {"days": 3}).json()["reason"] == "away-lately"


def test_a_failed_delivery_is_retried(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "RETRY_S", dict.fromkeys(queue.RETRY_S, (0.0, 0.0, 0.0)))
    anna, bo = people(scene)
    scene.mailed(bo)
    scene.pushed(bo)
    scene.box.answers, scene.service.answers = ["451 later", "451 later"], [500, 503]
    scene.table(anna, bo)
    for _ in range(4):
        scene.round()
    assert (len(scene.box.letters), len(scene.service.heard)) == (1, 1)


def test_a_browser_that_is_gone_is_forgotten(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.pushed(bo)
    scene.service.answers = [410]
    scene.table(anna, bo)
    scene.round()
    assert bo.get("/api/calls").json()["devices"] == 0


def test_another_worker_takes_over_the_claim_of_a_crashed_one(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    scene.table(anna, bo)
    scene.look()
    scene.do(digest.gather)
    claim = partial(queue.claim, channel="mail")
    assert len(scene.do(claim)) == 1
    assert scene.do(claim) == [], "another worker holds the claim"
    scene.round()
    assert scene.box.letters == []
    later = time.time() + queue.CLAIM_S + 1
    monkeypatch.setattr(time, "time", lambda: later)
    scene.round()
    assert len(scene.box.letters) == 1


def test_over_either_database_a_call_is_gathered_claimed_and_settled(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_games, "CHECK_AFTER_S", -60.0)
    with opened(database, monkeypatch) as scene:
        anna, bo = people(scene)
        scene.mailed(bo)
        scene.pushed(bo)
        table = scene.table(anna, bo, clock=SLOW)
        for _ in range(2):
            scene.round()
        scene.keep()
        assert (len(scene.box.letters), len(scene.service.heard)) == (1, 1)
        assert [move["table"] for move in bo.get("/api/moves").json()["moves"]] == [table]
        scene.do(queue.tidy)


# -- time zones


@pytest.mark.parametrize(
    "zone", ["Europe/Krakow", "No/Where", "Europe", "x", "é", "../etc/passwd", "/etc/passwd", "a\0b"]
)
def test_an_unknown_time_zone_is_refused_in_words(scene: Scene, zone: str) -> None:
    reply = Person(scene.hall, "Bo").post("/api/calls", {"zone": zone})
    assert (reply.status_code, reply.json()["reason"]) == (400, "no-such-zone")


def test_a_known_zone_is_kept_and_an_unknown_language_refused(scene: Scene) -> None:
    bo = Person(scene.hall, "Bo")
    assert bo.post("/api/calls", {"zone": "Europe/Warsaw"}).json()["zone"] == "Europe/Warsaw"
    reply = bo.post("/api/calls", {"zone": "", "lang": "xx"})
    assert (reply.status_code, reply.json()["reason"]) == (400, "no-such-language")


def test_zones_are_known_on_a_machine_without_zone_data() -> None:
    code = "from meadhall.server.notifications.preferences import is_zone; print(is_zone('Europe/Warsaw'))"
    environment = {**os.environ, "PYTHONTZPATH": ""}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "True", done.stderr


BAD_ROWS = [{"zone": "Europe/Krakow"}, {"quiet_from": "noon"}, {"away_until": "never"}, {"digest": "often"}]


@pytest.mark.parametrize("bad", BAD_ROWS)
def test_a_bad_row_does_not_stop_the_notifications_of_others(scene: Scene, bad: Json) -> None:
    """Anna's events are older than Bo's, so hers are gathered first."""
    anna, bo = people(scene)
    scene.mailed(anna, "anna@example.org")
    scene.mailed(bo)
    scene.table(anna, bo)
    column, value = next(iter(bad.items()))
    spoil = f"UPDATE reach SET {column} = ? WHERE mail = 'anna@example.org'"
    scene.look()
    scene.do(lambda c: c.exec_driver_sql(spoil, (value,)))
    scene.do(lambda c: c.exec_driver_sql("UPDATE turns SET at = at - 1 WHERE seat = 0"))
    scene.round()
    assert "bo@example.org" in [letter["To"] for letter in scene.box.letters]


def test_people_in_quiet_hours_do_not_hide_those_behind_them(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digest, "AT_ONCE", 1)
    anna, bo = people(scene)
    scene.mailed(anna, "anna@example.org")
    scene.mailed(bo)
    anna.post("/api/calls/absence", {"days": 3})
    scene.table(anna, bo)
    scene.look()
    scene.do(lambda c: c.exec_driver_sql("UPDATE turns SET at = at - 1 WHERE seat = 0"))
    scene.round()
    assert [letter["To"] for letter in scene.box.letters] == ["bo@example.org"]


# -- addresses


def test_an_address_is_confirmed_before_anything_else_is_sent(scene: Scene) -> None:
    anna, bo = people(scene)
    assert bo.post("/api/calls/mail", {"mail": "bo@example.org"}).json()["confirmed"] is False
    scene.table(anna, bo)
    scene.round()
    assert [letter["Subject"] for letter in scene.box.letters] == ["Your code for Meadhall"]
    for _ in range(preferences.TRIES):
        assert bo.post("/api/calls/mail/confirm", {"code": "no"}).json()["reason"] == "wrong-code"
    code = re.search(r"\d{8}", scene.box.letters[0].get_content())
    assert code is not None
    assert bo.post("/api/calls/mail/confirm", {"code": code.group()}).status_code == 403, "five tries"


def test_confirmation_mails_to_one_address_are_limited(scene: Scene) -> None:
    replies = []
    for number in range(6):
        replies.append(Person(scene.hall, f"P{number}").post("/api/calls/mail", {"mail": "Victim@example.org"}).json())
    within(scene.hall, scene.dispatcher.round)
    assert len(scene.box.letters) == 3
    assert len({str(reply) for reply in replies}) == 1, "replies do not reveal the requests of others"


@pytest.mark.parametrize(
    "mail", ["bo", "bo@x", "a b@x.org", "a@x.org\nBcc: c@x.org", "<a@x.org>", "a@x.org,b@x.org", "ö@x.org"]
)
def test_invalid_addresses_are_refused(scene: Scene, mail: str) -> None:
    assert Person(scene.hall, "Bo").post("/api/calls/mail", {"mail": mail}).json()["reason"] == "no-mail"


def test_one_click_in_a_mail_unsubscribes(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    scene.table(anna, bo)
    scene.round()
    letter = scene.box.letters[0]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(ADDRESS)
    scene.hall.cookies.clear()
    assert scene.hall.post(link[:-3] + "abc").status_code == 403
    assert scene.hall.post(f"/api/calls/stop?key={bo.token}").status_code == 403, "a token is no such word"
    assert bo.get("/api/calls").json()["mail"] == "bo@example.org"
    assert scene.hall.post(link).status_code == 200
    assert bo.get("/api/calls").json()["mail"] == ""


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "ftp://push.example/x"},
        {"endpoint": "https://user:pass@push.example/x"},
        {"endpoint": "https://push.example/a b"},
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"p256dh": "é"},
    ],
)
def test_invalid_push_subscriptions_are_refused(scene: Scene, wrong: Json) -> None:
    device = {**Browser().device("https://push.example/x"), **wrong}
    assert Person(scene.hall, "Bo").post("/api/calls/devices", device).json()["reason"] == "no-push"


def test_a_guest_has_ten_devices_at_most(scene: Scene) -> None:
    bo = Person(scene.hall, "Bo")
    for number in range(12):
        found = bo.post("/api/calls/devices", Browser().device(f"{scene.service.url}{number}")).json()
    assert found["devices"] == preferences.MOST_DEVICES


def test_a_guests_mail_address_never_becomes_that_of_an_account(scene: Scene) -> None:
    """A stranger could have prepared the browser: a mail address can reset the password of an account."""
    bo, cy = Person(scene.hall, "Bo"), Person(scene.hall, "Cy")
    account = {"name": "Bo", "password": "mead and honey"}
    for person, path in ((bo, "new"), (cy, "enter")):
        scene.mailed(person)
        scene.pushed(person)
        assert person.send(f"/api/account/{path}", account).status_code == 200
        assert person.get("/api/calls").json()["mail"] == ""
    assert bo.get("/api/calls").json()["devices"] > 0, "push goes to the browser itself"
    wish = {"mail": "bo@example.org"}
    assert bo.post("/api/calls/mail", wish).json()["reason"] == "wrong-password"
    assert bo.post("/api/calls/mail", wish | {"password": account["password"]}).status_code == 200
    bo.send("/api/account/forget", {"password": account["password"]})
    assert bo.get("/api/calls").json()["mail"] == ""


def test_a_forgotten_password_is_reset_by_a_code_to_the_confirmed_address(scene: Scene) -> None:
    bo, thief = Person(scene.hall, "Bo"), Person(scene.hall, "")
    account = {"name": "Bo", "password": "mead and honey"}
    assert bo.send("/api/account/new", account).status_code == 200
    for name in ("Bo", "Nobody"):
        assert thief.post("/api/account/forgot", {"name": name}).status_code == 202
    within(scene.hall, scene.dispatcher.round)
    assert scene.box.letters == [], "no confirmed address"
    scene.mailed(bo, password=account["password"])
    reply = thief.post("/api/account/forgot", {"name": "bo"})
    assert (reply.status_code, reply.json()) == (202, {})
    within(scene.hall, scene.dispatcher.round)
    code = re.search(r"#/reset/([\w-]+)", scene.box.letters.pop().get_content())
    assert code is not None
    reset = {"code": code[1], "password": "quite another"}
    assert bo.send("/api/account/reset", reset).json()["name"] == "Bo"
    assert bo.post("/api/account/reset", reset).json()["reason"] == "wrong-code"
    wish = {"name": "Bo", "password": "quite another"}
    assert Person(scene.hall, "").post("/api/account/enter", wish).status_code == 200


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        (DeliverySettings("nowhere"), "--public-url"),
        (DeliverySettings("http://[::1"), "--public-url"),
        (DeliverySettings("http://a.example", "mail.example", "a@a.example"), "--mail"),
        (DeliverySettings("http://a.example", "smtp://u:secret@mail.example", "a@a.example"), "--mail"),
        (DeliverySettings("http://a.example", "smtp://mail.example", "nobody"), "--mail-from"),
        (DeliverySettings("", "smtp://mail.example", "a@a.example"), "--public-url"),
        (DeliverySettings(idle_days=-1), "--idle-days"),
    ],
)
def test_wrong_settings_are_refused_before_the_hall_opens(settings: DeliverySettings, wrong: str) -> None:
    with pytest.raises(SetupError, match=wrong):
        service.check(settings)


# -- games over days

DAY = 24 * 3600
SLOW = {"kind": "move", "seconds": 3 * DAY}


def age(scene: Scene, table: str, days: float) -> None:
    """Move all times of the table into the past."""
    scene.do(lambda c: c.exec_driver_sql("UPDATE tables SET changed = changed - ? WHERE id = ?", (days * DAY, table)))
    scene.do(lambda c: c.exec_driver_sql("UPDATE answers SET at = at - ? WHERE table_id = ?", (days * DAY, table)))
    scene.do(lambda c: c.exec_driver_sql("UPDATE idle SET warned = warned - ?", (days * DAY,)))


def bots(person: Person, table: str) -> list[str]:
    return [seat["bot"] for seat in person.get(f"/api/tables/{table}").json()["seats"]]


def test_after_three_days_a_bot_takes_over_and_the_player_is_notified(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    table = scene.table(anna, bo, clock=SLOW)
    with anna.at(table) as page:
        page.answer(page.actions()[0])
    move = bo.get("/api/moves").json()["moves"][0]
    assert (move["table"], move["state"]) == (table, "asked")
    assert 2.9 * DAY < move["due"] - time.time() <= 3 * DAY
    age(scene, table, 2.9)
    scene.keep()
    assert bots(anna, table) == ["", ""]
    age(scene, table, 0.2)
    scene.keep()
    assert bots(anna, table)[1] == "karl"
    scene.round()
    assert "A bot plays on for you: Valhalla" in scene.box.letters[-1].get_content()
    assert bo.post(f"/api/tables/{table}/stand-in", {"seat": 1, "bot": ""}).json()["seats"][1]["bot"] == ""


def test_a_bot_that_stands_in_moves_without_a_page_open_and_the_other_player_is_notified(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(anna, "anna@example.org")
    table = scene.table(anna, bo, clock=SLOW)
    with anna.at(table) as page:
        page.answer(page.actions()[0])
    age(scene, table, 3.1)
    scene.keep()
    assert bots(anna, table) == ["", "karl"]
    found = scene.inside.rooms[table].table
    within(scene.hall, lambda: asked(found, 0))
    scene.round()
    assert [(letter["To"], letter["Subject"]) for letter in scene.box.letters] == [
        ("anna@example.org", "It is your turn: Valhalla")
    ]


async def asked(table: Any, seat: int) -> None:
    async with asyncio.timeout(60):
        while seat not in table.awaited():
            await asyncio.sleep(0.01)


def test_an_absence_stops_the_clock(scene: Scene) -> None:
    anna, bo = people(scene)
    table = scene.table(anna, bo, clock=SLOW)
    bo.post("/api/calls/absence", {"days": 30})
    age(scene, table, 5)
    scene.keep()
    assert bots(anna, table) == ["karl", ""], "only she was late"
    assert bo.get("/api/moves").json()["moves"][0]["due"] > time.time() + 20 * DAY


def test_an_abandoned_game_ends_after_a_warning(scene: Scene) -> None:
    anna, bo = people(scene)
    scene.mailed(bo)
    table = scene.table(anna, bo)
    age(scene, table, 22)
    scene.keep()
    assert bo.get("/api/moves").json()["moves"][0]["ends"] == 0
    age(scene, table, 2)
    scene.keep()
    scene.round()
    assert any("ends in a week" in letter.get_content() for letter in scene.box.letters)
    ends = bo.get("/api/moves").json()["moves"][0]["ends"]
    assert 6 * DAY < ends - time.time() <= 7 * DAY, "the list says so, too"
    age(scene, table, 5)
    scene.keep()
    assert bots(anna, table) == ["", ""], "not before a week has passed since the warning"
    age(scene, table, 3)
    scene.keep()
    found = scene.inside.rooms[table].table
    within(scene.hall, lambda: ended(found))
    over = bo.get("/api/hall").json()["mine"][0]
    assert (over["id"], over["status"]) == (table, "over")
    assert bo.get("/api/statistics").json()["tallies"] == [], "it is not counted"


async def ended(table: Any) -> None:
    while not table.position.over:
        await asyncio.sleep(0.01)


def test_a_move_after_the_warning_keeps_the_game_alive(scene: Scene) -> None:
    anna, bo = people(scene)
    table = scene.table(anna, bo)
    age(scene, table, 24)
    scene.keep()
    with anna.at(table) as page:
        page.answer(page.actions()[0])
    age(scene, table, 8)
    scene.keep()
    assert bots(anna, table) == ["", ""]
    assert bo.get("/api/moves").json()["moves"][0]["ends"] == 0
