"""Accounts: signing in and out, credentials, devices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from meadhall.server.contract.messages import Key, Name

Password = Annotated[str, Meta(max_length=128)]
Code = Annotated[str, Meta(max_length=64)]
PasskeyAnswer = Annotated[str, Meta(max_length=8192)]  # JSON of the browser, as WebAuthn defines it


# -- requests


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password: to create an account, or to sign in."""

    name: Name
    password: Password


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for my account."""

    name: Name
    password: Password = ""  # not needed within minutes of a sign-in without a password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for my account. All other devices are signed out."""

    old: Password  # "" within minutes of a sign-in without a password
    new: Password


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete my account; the password shows that it is mine."""

    password: Password


class EndSession(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign out another device: this one, or all others."""

    id: Key = ""
    others: bool = False


class ForgotPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """I have forgotten the password of this account: send a code to its confirmed mail address."""

    name: Name


class ResetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, with the code from a mail or from the owner's link."""

    code: Code
    password: Password


class ClaimHall(Struct, frozen=True, forbid_unknown_fields=True):
    """Become the first owner of this hall, with the code of the link that `meadhall serve` has printed."""

    code: Code


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Add a passkey to my account: what the browser made, and a name for it."""

    answer: PasskeyAnswer
    label: Name = ""


class PasskeySignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a passkey: what the browser signed."""

    answer: PasskeyAnswer


class PasskeyWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin to add a passkey."""

    password: Password = ""  # not needed within minutes of a sign-in without a password


class RemovePasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove a passkey from my account."""

    id: Key


# -- what the hall answers


class Passkey(Struct, frozen=True):
    """A passkey of my account."""

    id: str
    label: str
    created: float


class Who(Struct, frozen=True, omit_defaults=True):
    """My account; the name is "" for guests."""

    name: str
    provider: str = ""  # with which one may sign in here; "" where there is none
    password: bool = False  # has my account a password?
    external: bool = False  # have I signed in with the provider?
    passkeys: list[Passkey] = []
    role: Literal["", "moderator", "owner"] = ""


class SignedInDevice(Struct, frozen=True):
    """A signed-in browser."""

    id: str
    name: str  # browser and system; "" if unknown
    created: float
    used: float
    current: bool


class PasskeyOptions(Struct, frozen=True):
    """What the browser needs to make or to use a passkey: JSON, as WebAuthn defines it."""

    options: str
