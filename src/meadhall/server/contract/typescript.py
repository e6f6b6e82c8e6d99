"""Writes the page's types from our messages, so that the compiler keeps hall and page in step.

python -m meadhall.server.contract.typescript > web/src/wire/messages.ts
"""

from __future__ import annotations

import sys

from msgspec import inspect

from meadhall.server.contract import messages, requests

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
    requests.Account,
    requests.Farewell,
    requests.Who,
    requests.Statistics,
    requests.Checked,
    requests.Moment,
    requests.Story,
    requests.Proof,
    requests.RuleText,
]
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
}
HEAD = "// Written by `python -m meadhall.server.contract.typescript`; do not change by hand.\n"


def main() -> None:
    """Print the types."""
    sys.stdout.write(typescript())


def typescript() -> str:
    """All messages as TypeScript."""
    structs: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info(ROOTS):
        _gather(kind, structs)
    parts = [_interface(structs[name]) for name in sorted(structs)]
    unions = [f"export type {name} = {_type(inspect.type_info(kind))};\n" for name, kind in UNIONS.items()]
    return "\n".join([HEAD, *parts, *unions])


UNIONS = {"Incoming": messages.Incoming, "Outgoing": messages.Outgoing}


def _gather(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Find every struct that can be reached."""
    match kind:
        case inspect.StructType() if kind.cls.__name__ not in found:
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


def _interface(struct: inspect.StructType) -> str:
    tag = [f'  type: "{struct.tag}";'] if struct.tag is not None else []
    fields = [f"  {field.encode_name}{_mark(field)}: {_type(field.type)};" for field in struct.fields]
    return "\n".join([f"export interface {struct.cls.__name__} {{", *tag, *fields, "}\n"])


def _mark(field: inspect.Field) -> str:
    return "" if field.required else "?"


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
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
    main()
