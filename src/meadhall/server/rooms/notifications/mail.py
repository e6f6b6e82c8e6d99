"""Mail through the host's SMTP server."""

from __future__ import annotations

import os
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from meadhall.core.errors import SetupError

PASSWORD = "MEADHALL_MAIL_PASSWORD"  # in the environment
TIMEOUT_S = 20.0
PORTS = {"smtp": 587, "smtps": 465}
RIGHT = "smtp://user@mail.example.org:587 or smtps://…; the password stands in " + PASSWORD


class RefusedError(Exception):
    """The server will never take it."""


def check(server: str, sender: str) -> None:
    """Refuse what is no server or no sender."""
    try:
        parts = urlsplit(server)
        good = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0 and not parts.password
    except ValueError:
        good = False
    if not good:
        raise SetupError(f"--mail {server!r} is no mail server", right=RIGHT)
    if "@" not in parseaddr(sender)[1] or "\n" in sender:
        raise SetupError(f"--mail-from {sender!r} is no address", right="Meadhall <hall@example.org>")


class Postman:
    """Brings mail to one server, a connection for each."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        self.secure = parts.scheme == "smtps"
        self.host, self.port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        self.user, self.password = unquote(parts.username or ""), os.environ.get(PASSWORD, "")
        self.sender = sender

    def letter(self, to: str, subject: str, text: str, name: str, stop: str) -> EmailMessage:
        """A letter. Its id is that of the note: whoever gets it twice sees it once."""
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

    def send(self, letter: EmailMessage) -> None:
        """Until the server has taken it. Encrypted wherever the server can; a password goes over nothing else."""
        try:
            with self._line() as line:
                if not self.secure and line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
                    line.ehlo()
                if self.user:
                    self._log_in(line)
                line.send_message(letter)
        except smtplib.SMTPRecipientsRefused as no:
            codes = [code for code, _ in no.recipients.values()]
            raise (RefusedError if all(code >= 500 for code in codes) else OSError)(str(codes)) from None

    def _line(self) -> smtplib.SMTP:
        if self.secure:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT_S, context=ssl.create_default_context())
        line = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT_S)
        line.ehlo()
        return line

    def _log_in(self, line: smtplib.SMTP) -> None:
        if not isinstance(line.sock, ssl.SSLSocket):
            raise OSError("the mail server offers no encryption: no password is sent")
        line.login(self.user, self.password)
