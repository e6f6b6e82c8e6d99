"""Mail through the host's SMTP server, whose address is configuration and needs no check."""

from __future__ import annotations

import asyncio
import os
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from meadhall.core.errors import SetupError
from meadhall.server.notifications import texts
from meadhall.server.notifications.channels import DeferredError, HostError, RefusedError
from meadhall.server.notifications.queue import Delivery
from meadhall.server.people.signing import Signer

PASSWORD = "MEADHALL_MAIL_PASSWORD"  # in the environment
STEP_S = 10.0  # seconds for one reply of the server; the deadline of the whole delivery is the worker's
QUIT_S = 2.0
PORTS = {"smtp": 587, "smtps": 465}
PERMANENT = 500  # SMTP codes from here on are final
RIGHT = "smtp://user@mail.example.org:587 or smtps://…; the password stands in " + PASSWORD
STOP = "stop-"  # prefix of the signed token in the link that unsubscribes from mail


def check(server: str, sender: str) -> None:
    """Raise SetupError for an invalid mail server or sender."""
    try:
        parts = urlsplit(server)
        good = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0 and not parts.password
    except ValueError:
        good = False
    if not good:
        raise SetupError(f"--mail {server!r} is no mail server", right=RIGHT)
    if "@" not in parseaddr(sender)[1] or "\n" in sender:
        raise SetupError(f"--mail-from {sender!r} is no address", right="Meadhall <hall@example.org>")


class MailServer:
    """Sends mail through one server, with a new connection for each letter."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        self.secure = parts.scheme == "smtps"
        self.host, self.port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        self.user, self.password = unquote(parts.username or ""), os.environ.get(PASSWORD, "")
        self.sender = sender
        self.quitting: set[asyncio.Task[None]] = set()

    def letter(self, to: str, subject: str, text: str, name: str, stop: str) -> EmailMessage:
        """Build a letter. Its Message-ID is the delivery's id, so mail programs recognise a second copy."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Message-ID"] = f"<{name}@{parseaddr(self.sender)[1].rpartition('@')[2]}>"
        letter["Date"] = formatdate()
        letter["Auto-Submitted"] = "auto-generated"
        if stop:
            letter["List-Unsubscribe"] = f"<{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        return letter

    async def send(self, letter: EmailMessage) -> None:
        """Send a letter; return when the server has accepted it. TLS is used if the server supports it."""
        line = aiosmtplib.SMTP(
            hostname=self.host,
            port=self.port,
            use_tls=self.secure,
            start_tls=False if self.secure else None,  # None: use STARTTLS if the server offers it
            timeout=STEP_S,
            tls_context=ssl.create_default_context(),
        )
        try:
            await line.connect()
            await self._log_in(line)
            await line.send_message(letter)
        except BaseException:
            line.close()
            raise
        # The server has accepted the letter, so a failing QUIT must not count as a failed delivery.
        task = asyncio.create_task(_quit(line))
        self.quitting.add(task)
        task.add_done_callback(self.quitting.discard)

    async def _log_in(self, line: aiosmtplib.SMTP) -> None:
        if not self.user:
            return
        if line.get_transport_info("sslcontext") is None:
            raise HostError("the mail server offers no encryption: no password is sent")
        await line.login(self.user, self.password)


async def _quit(line: aiosmtplib.SMTP) -> None:
    with suppress(Exception):
        async with asyncio.timeout(QUIT_S):
            await line.quit()
    line.close()


class MailChannel:
    """A mail channel. Confirmation codes and notifications use two of them, so neither waits for the other."""

    def __init__(self, name: str, server: MailServer, signer: Signer, address: str) -> None:
        self.name, self.server, self.signer, self.address = name, server, signer, address

    async def send(self, delivery: Delivery) -> None:
        """Send a letter. One with a code has no unsubscribe link: an unconfirmed address gets no other mail."""
        try:
            subject, text = texts.letter_text(delivery, self.address)
        except (msgspec.DecodeError, LookupError, TypeError) as error:
            raise RefusedError(f"unreadable: {type(error).__name__}") from error
        stop = f"{self.address}/api/calls/stop?key={self.signer.sign(STOP + delivery.guest)}"
        letter = self.server.letter(delivery.target, subject, text, delivery.id, stop if self.name == "mail" else "")
        try:
            await self.server.send(letter)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            raise _reply_error(max(codes, default=0)) from error
        except aiosmtplib.SMTPDataError as error:
            raise _reply_error(error.code) from error
        except aiosmtplib.SMTPResponseException as error:
            raise HostError(f"{type(error).__name__} {error.code}") from error

    async def close(self) -> None:
        """Do nothing: no connection stays open."""


def _reply_error(code: int) -> Exception:
    """Return the error for an SMTP reply code: RefusedError or DeferredError."""
    return (RefusedError if code >= PERMANENT else DeferredError)(f"the mail server said {code}")
