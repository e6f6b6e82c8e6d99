"""Requests and responses about accounts: sign-in, credentials, devices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.protocol.messages import Key, Name

Password = Annotated[str, Meta(max_length=128)]
Code = Annotated[str, Meta(max_length=64)]
PasskeyAnswer = Annotated[str, Meta(max_length=8192)]  # JSON of the browser, as WebAuthn defines it


# -- requests


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: create an account, or sign in to one, with name and password."""

    name: Name
    password: Password


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: change the name of the account."""

    name: Name
    password: Password = ""  # not needed within minutes of a sign-in without a password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: change the password of the account. All other devices are signed out."""

    old: Password  # "" within minutes of a sign-in without a password
    new: Password


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: delete the account. The password proves ownership."""

    password: Password


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: sign out one other device, or all others."""

    id: Key = ""
    others: bool = False


class ForgotPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: send a reset code to the confirmed mail address of this account."""

    name: Name


class ResetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: set a new password with the code from a mail or from the owner's link."""

    code: Code
    password: Password


class ClaimHall(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: become the first owner of this hall, with the code of the link that `meadhall serve` printed."""

    code: Code


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: add a passkey to the account. `answer` is what the browser made."""

    answer: PasskeyAnswer
    label: Name = ""


class PasskeySignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: sign in with a passkey. `answer` is what the browser signed."""

    answer: PasskeyAnswer


class BeginPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: get the options to create a passkey."""

    password: Password = ""  # not needed within minutes of a sign-in without a password


class RemovePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Request: remove a passkey from the account."""

    id: Key


# -- responses


class PasskeyInfo(Struct, frozen=True):
    """A passkey of the caller's account."""

    id: str
    label: str
    created: float


class Who(Struct, frozen=True, omit_defaults=True):
    """The caller's account; the name is "" for guests."""

    name: str
    provider: str = ""  # the provider for sign-in here; "" if there is none
    password: bool = False  # does the account have a password?
    external: bool = False  # is the account linked to the provider?
    passkeys: list[PasskeyInfo] = []
    role: Literal["", "moderator", "owner"] = ""


class SignedInDevice(Struct, frozen=True):
    """A signed-in browser."""

    id: str
    name: str  # browser and system; "" if unknown
    created: float
    used: float
    current: bool


class PasskeyOptions(Struct, frozen=True):
    """The options for `navigator.credentials`, as JSON that WebAuthn defines."""

    options: str
