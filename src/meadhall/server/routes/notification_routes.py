"""Routes for a person's notification settings, and for the games that wait for them."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import Connection, func, select

from meadhall.server.notifications import moves, preferences, queue
from meadhall.server.notifications.mail import STOP
from meadhall.server.people import accounts
from meadhall.server.protocol.notifications import (
    Absence,
    ChangeNotifications,
    Device,
    MailCode,
    MailWish,
    Moves,
    NotificationSettings,
)
from meadhall.server.routes.endpoints import ApiRequest, Endpoint, Reply, body_of, rate_limit, reply, require_guest
from meadhall.server.routes.hall_routes import SENDING
from meadhall.server.routes.lobby_routes import public_hall
from meadhall.server.storage.schema import NOTES
from meadhall.server.tables.hall import UnwelcomeError
from meadhall.server.tables.public import PublicHall
from meadhall.text.words import LANGUAGES

LOOK_RATE, LOOK_BURST = 1.0, 30.0
SET_RATE, SET_BURST = 0.2, 20.0
MAIL_RATE, MAIL_BURST = 1 / 600, 4.0  # codes: per second, and burst
CODE_RATE, CODE_BURST = 0.05, 10.0
CODES_A_DAY = 3  # to one address, over all guests
DIGITS = 8
DAY_S = 24 * 3600.0


async def show_notification_settings(request: ApiRequest) -> Reply:
    """The notification settings of the caller."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "calls", LOOK_RATE, LOOK_BURST)
    return reply(await _info(hall, guest))


async def _info(hall: PublicHall, guest: str) -> NotificationSettings:
    known, devices = await hall.store.read(
        lambda c: (preferences.load(c, guest), len(preferences.devices_of(c, guest)))
    )
    push = hall.ways.push
    return NotificationSettings(
        push_key=push.public if push is not None else "",
        mail_possible=hall.ways.mail,
        mail=known["mail"],
        confirmed=known["confirmed"],
        devices=devices,
        zone=known["zone"],
        quiet_from=known["quiet_from"],
        quiet_to=known["quiet_to"],
        digest=known["digest"],
        away_until=known["away_until"] if known["away_until"] > time.time() else 0.0,
    )


async def set_notification_settings(request: ApiRequest) -> Reply:
    """Change quiet hours, time zone, language and mail digest."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "set-calls", SET_RATE, SET_BURST)
    wish = await body_of(request, ChangeNotifications)
    if not preferences.is_zone(wish.zone):
        raise UnwelcomeError(400, "no-such-zone")
    if wish.lang not in LANGUAGES:
        raise UnwelcomeError(400, "no-such-language")
    await hall.store.write(lambda c: preferences.set_quiet_hours(c, guest, wish))
    return reply(await _info(hall, guest))


async def set_device(request: ApiRequest) -> Reply:
    """Register this browser for web push, or remove it."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "set-calls", SET_RATE, SET_BURST)
    device = await body_of(request, Device)
    push = hall.ways.push
    if device.on and (push is None or not push.takes(device.endpoint, device.p256dh, device.auth)):
        raise UnwelcomeError(400, "no-push")
    await hall.store.write(lambda c: preferences.set_device(c, guest, device))
    return reply(await _info(hall, guest))


async def set_mail(request: ApiRequest) -> Reply:
    """Set the mail address and send a code there. The reply does not show whether the daily limit stopped it."""
    guest, hall = require_guest(request), public_hall(request)
    wish = await body_of(request, MailWish)
    rate_limit(request, "mail", MAIL_RATE, MAIL_BURST)
    if wish.mail and (not hall.ways.mail or not preferences.is_address(wish.mail)):
        raise UnwelcomeError(400, "no-mail")
    session = request.session
    account = await hall.store.read(lambda c: accounts.name_of(c, guest))
    if session is not None and account:
        await accounts.confirm(hall, session, wish.password, request.requester)
    code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
    lang = wish.lang if wish.lang in LANGUAGES else "en"
    await hall.store.write(lambda c: _ask_mail(c, guest, wish.mail.lower(), code, lang))
    return reply(await _info(hall, guest))


def _ask_mail(connection: Connection, guest: str, mail: str, code: str, lang: str) -> None:
    preferences.set_mail(connection, guest, mail, code, lang)
    lately = (NOTES.c.channel == "code", NOTES.c.target == mail, NOTES.c.at > time.time() - DAY_S)
    if mail and (connection.execute(select(func.count()).where(*lately)).scalar() or 0) < CODES_A_DAY:
        queue.add(connection, secrets.token_hex(12), guest, "code", mail, {"lang": lang, "code": code})


async def confirm_mail(request: ApiRequest) -> Reply:
    """Confirm the mail address with the code."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "code", CODE_RATE, CODE_BURST)
    code = (await body_of(request, MailCode)).code.strip()
    if not await hall.store.write(lambda c: preferences.confirm(c, guest, code)):
        raise UnwelcomeError(403, "wrong-code")
    return reply(await _info(hall, guest))


async def stop_mail(request: ApiRequest) -> Reply:
    """Stop all mail. The signed key in a mail replaces the cookie."""
    rate_limit(request, "stop", SET_RATE, SET_BURST)
    hall = public_hall(request)
    said = hall.signer.verify(request.query_params.get("key", "")[:256])
    if not said.startswith(STOP):
        raise UnwelcomeError(403, "wrong-code")
    await hall.store.write(lambda c: preferences.stop_mail(c, said.removeprefix(STOP)))
    return reply({})


async def set_absence(request: ApiRequest) -> Reply:
    """Set the caller absent for some days, or end the absence."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "set-calls", SET_RATE, SET_BURST)
    days = (await body_of(request, Absence)).days
    if not await hall.store.write(lambda c: preferences.set_absence(c, guest, days)):
        raise UnwelcomeError(409, "away-lately")
    return reply(await _info(hall, guest))


async def show_moves(request: ApiRequest) -> Reply:
    """The caller's games of several people, the most urgent first."""
    guest, hall = require_guest(request), public_hall(request)
    rate_limit(request, "moves", LOOK_RATE, LOOK_BURST)
    return reply(await moves.moves_of(hall, hall.store, guest, hall.ways.idle_s))


KEY = {"key": "the signed key in the mail"}
SETTING = (*SENDING, 429)
NOTIFICATION_ROUTES = [
    Endpoint("GET", "/calls", show_notification_settings, NotificationSettings, refusals=(401, 429)),
    Endpoint("POST", "/calls", set_notification_settings, NotificationSettings, ChangeNotifications, refusals=SETTING),
    Endpoint("POST", "/calls/devices", set_device, NotificationSettings, Device, refusals=SETTING),
    Endpoint("POST", "/calls/mail", set_mail, NotificationSettings, MailWish, refusals=SETTING),
    Endpoint("POST", "/calls/mail/confirm", confirm_mail, NotificationSettings, MailCode, refusals=SETTING),
    Endpoint("POST", "/calls/absence", set_absence, NotificationSettings, Absence, refusals=(*SETTING, 409)),
    Endpoint("POST", "/calls/stop", stop_mail, refusals=(403, 429), query=KEY),
    Endpoint("GET", "/moves", show_moves, Moves, refusals=(401, 429)),
]
