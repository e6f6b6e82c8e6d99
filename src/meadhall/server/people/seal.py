"""Signs short texts, so that the hall recognises what it has given out itself."""

from __future__ import annotations

import base64
import hashlib
import hmac

SETTING = "tokens"  # the key of the secret among the hall's settings
MARK_BYTES = 18
LONGEST = 256  # letters of a signed text


class Seal:
    """Signs with a secret of the hall: the text, a dot, and the signature."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def seal(self, text: str) -> str:
        """The text with its signature."""
        return f"{text}.{self._mark(text)}"

    def open(self, sealed: str) -> str:
        """The text, or "" if the signature is not ours."""
        text, dot, mark = sealed.rpartition(".")
        ours = dot and len(sealed) <= LONGEST and hmac.compare_digest(self._mark(text).encode(), mark.encode())
        return text if ours else ""

    def _mark(self, text: str) -> str:
        made = hmac.new(self.secret, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(made[:MARK_BYTES]).decode()
