"""Writes the page's TypeScript types from the messages and views, so that the compiler notices differences.

python -m meadhall.server.protocol.typescript web
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

from msgspec import inspect

from meadhall.core.game import Game
from meadhall.core.record import start
from meadhall.interface import shelf
from meadhall.interface.companion.deal import Deal, Deck
from meadhall.interface.companion.tools import tools_of
from meadhall.interface.forms import CardForms
from meadhall.interface.wire import Tallied
from meadhall.server.protocol import (
    accounts,
    contests,
    lobby,
    messages,
    moderation,
    notifications,
    people,
    requests,
    workshop,
)
from meadhall.text.book import Book

ROOTS = [
    messages.NewTable,
    messages.Join,
    messages.HallInfo,
    messages.Problem,
    messages.Incoming,
    messages.Outgoing,
    requests.StandIn,
    requests.Fork,
    requests.Again,
    accounts.Account,
    accounts.ClaimHall,
    accounts.EndSession,
    accounts.DeleteAccount,
    accounts.ForgotPassword,
    accounts.NewName,
    accounts.NewPassword,
    accounts.NewPasskey,
    accounts.PasskeyOptions,
    accounts.PasskeySignIn,
    accounts.BeginPasskey,
    accounts.RemovePasskey,
    accounts.ResetPassword,
    accounts.SignedInDevice,
    accounts.Who,
    requests.Statistics,
    requests.Checked,
    requests.PastMoment,
    requests.Story,
    requests.Proof,
    requests.Reviewed,
    requests.RuleText,
    requests.NewLesson,
    requests.NewPuzzle,
    requests.PuzzleProgress,
    requests.PuzzleResult,
    requests.LessonStep,
    Deal,
    Deck,
    Tallied,
    lobby.Seek,
    lobby.Fill,
    lobby.LobbyNews,
    notifications.ChangeNotifications,
    notifications.Device,
    notifications.MailWish,
    notifications.MailCode,
    notifications.Absence,
    notifications.NotificationSettings,
    notifications.Moves,
    people.Showing,
    people.Tie,
    people.Ladder,
    people.Profile,
    people.Circle,
    people.Company,
    contests.NewContest,
    contests.Contests,
    contests.Contest,
    Book,
    CardForms,
    workshop.CardWork,
    workshop.CardSetInfo,
    workshop.CardVerdict,
    workshop.CardTexts,
    workshop.SetDraft,
    workshop.DraftInfo,
    moderation.NewReport,
    moderation.KickVote,
    moderation.KickState,
    moderation.ModeratorDesk,
    moderation.ModeratorAction,
    moderation.HostFigures,
]
LONGEST_LINE = 120
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
    inspect.RawType: "View",
}
HEAD = "// Written by `python -m meadhall.server.protocol.typescript web`; do not change by hand.\n"

Named = inspect.StructType | inspect.TypedDictType


def main(web: Path) -> None:
    """Write all generated files below `web`."""
    for file, text in files(web).items():
        file.write_text(text, "utf-8")


def files(web: Path) -> dict[Path, str]:
    """Return the generated files: messages, and the view types of each game and expansion with a drawn page."""
    source = web / "src"
    found = {source / "wire" / "messages.ts": typescript()}
    for page in sorted(source.glob("games/*/parts.tsx")):
        game = shelf.game_named(page.parent.name)
        parts = {folder: part_type(game, folder.name) for folder in with_views(page.parent)}
        if page.with_name("companion").is_dir():
            found[page.with_name("companion") / "wire.ts"] = written(tool_types(game), {})
        shared = {folder: shown for folder, shown in parts.items() if not is_own(shown)}
        found[page.with_name("wire.ts")] = written([*view_types(game), *shared.values()], {})
        for folder, shown in sorted(parts.items()):
            found[folder / "wire.ts"] = borrowed(shown) if folder in shared else written([shown], {"View": shown})
    return found


def with_views(page: Path) -> list[Path]:
    """Return the folders of the page's expansions that use a view type; others only change the layout."""
    drawn = page.glob("expansions/*/index.tsx")
    return [part.parent for part in drawn if "'./wire'" in part.read_text("utf-8")]


def is_own(shown: type) -> bool:
    """Does the expansion itself define its view type? Otherwise it is its game's, which others may use too."""
    return ".expansions." in shown.__module__


def borrowed(shown: type) -> str:
    """Return a file that re-exports a view type from the game's file."""
    return f"{HEAD}\nexport type {{ {shown.__name__} as View }} from '../../wire';\n"


def typescript() -> str:
    """Return the file with all messages."""
    return written(ROOTS, {"Incoming": messages.Incoming, "Outgoing": messages.Outgoing})


def view_types(game: Game) -> Iterator[object]:
    """Yield the types of the game's view and of its card catalogue."""
    kit = shelf.kit(game.key)
    for shown in (kit.view, kit.catalogue):
        if shown is not None:
            yield get_type_hints(shown)["return"]


def tool_types(game: Game) -> list[object]:
    """Return the types that the game's companion tools take and return."""
    return [kind for tool in tools_of(game.key).values() for kind in (tool.asks, tool.answers)]


def part_type(game: Game, key: str) -> type:
    """Return the type of an expansion's part of the view."""
    modules = shelf.with_required_modules(game, key)
    match = start(game, game.setup(shelf.fitting_seats(game, modules), modules), key).match
    shown: type = get_type_hints(type(match.part_of(game.expansions[key])).show)["return"]
    return shown


def written(roots: list[object], aliases: dict[str, object]) -> str:
    """Return TypeScript declarations of these types and of all types that they use."""
    found: dict[str, Named] = {}
    for kind in inspect.multi_type_info(roots):
        _gather(kind, found)
    parts = [_interface(name, found[name]) for name in sorted(found)]
    named = {name: _type(inspect.type_info(kind)) for name, kind in aliases.items()}
    return "\n".join([HEAD, *parts, *(f"export type {name} = {text};\n" for name, text in named.items())])


def _gather(kind: inspect.Type, found: dict[str, Named]) -> None:
    """Collect every named type that can be reached from this one."""
    match kind:
        case inspect.StructType() | inspect.TypedDictType() if kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            for field in kind.fields:
                _gather(field.type, found)
        case inspect.UnionType():
            for member in kind.types:
                _gather(member, found)
        case inspect.ListType():
            _gather(kind.item_type, found)
        case inspect.DictType():
            _gather(kind.value_type, found)


def _interface(name: str, kind: Named) -> str:
    raw = any(isinstance(field.type, inspect.RawType) for field in kind.fields)
    tag = [f'  type: "{kind.tag}";'] if isinstance(kind, inspect.StructType) and kind.tag is not None else []
    fields = [_line(field) for field in kind.fields]
    return "\n".join([f"export interface {name}{'<View = unknown>' * raw} {{", *tag, *fields, "}\n"])


def _line(field: inspect.Field) -> str:
    """Return the declaration of a field; a long union gets a line for each member."""
    line = f"  {field.encode_name}{_mark(field)}: {_type(field.type)};"
    return line if len(line) <= LONGEST_LINE else line.replace(" | ", "\n    | ").replace(": ", ":\n    | ", 1)


def _mark(field: inspect.Field) -> str:
    return "" if field.required else "?"


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(_type(member) for member in kind.types)
        case inspect.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case _:
            return PLAIN[type(kind)]


if __name__ == "__main__":
    main(Path(sys.argv[1]))
