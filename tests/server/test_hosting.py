"""The deployment files agree with the options of the hall."""

from __future__ import annotations

import re
from configparser import RawConfigParser
from pathlib import Path

import pytest

from meadhall.cli.main import build_parser
from tests.house.sources import ROOT

FOLDER = ROOT / "docs" / "hosting"


class Unit(RawConfigParser):
    """A parser for systemd units, whose keys may repeat and are case-sensitive."""

    def __init__(self, name: str) -> None:
        super().__init__(strict=False, interpolation=None, comment_prefixes=("#",))
        self.optionxform = str  # type: ignore[assignment,method-assign]
        self.read(FOLDER / name, "utf-8")


@pytest.mark.parametrize(
    ("name", "section", "key", "before"),
    [
        ("meadhall.service", "Service", "ExecStart", []),
        ("meadhall.container", "Container", "Exec", ["meadhall", "serve"]),
    ],
)
def test_the_hall_accepts_the_options_of_the_unit(name: str, section: str, key: str, before: list[str]) -> None:
    words = [*before, *Unit(name)[section][key].split()]
    args = build_parser(words[1:]).parse_args(words[1:])
    assert args.log_format == "json"
    assert args.backups.endswith("/backups")


def test_the_unit_writes_to_its_own_folder_only() -> None:
    service = Unit("meadhall.service")["Service"]
    assert service["ProtectSystem"] == "strict"
    assert f"%S/{service['StateDirectory']}" in service["ExecStart"]
    container = Unit("meadhall.container")["Container"]
    assert (container["ReadOnly"], container["Volume"].partition(":")[2]) == ("true", "/data")


def test_the_proxy_passes_on_what_the_hall_needs() -> None:
    text = (FOLDER / "nginx.conf").read_text("utf-8")
    for header in (
        "Host $http_host",
        "X-Forwarded-Proto $scheme",
        "X-Forwarded-For $remote_addr",
        "Upgrade $http_upgrade",
    ):
        assert f"proxy_set_header {header};" in text
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize(
    ("path", "table"),
    [("/meadhall/api/tables/0123abc/socket?seat=1", "0123abc"), ("/api/tables/9f/join", "9f"), ("/api/hall", None)],
)
def test_all_requests_of_a_table_go_to_one_process(path: str, table: str | None) -> None:
    text = (FOLDER / "nginx.conf").read_text("utf-8")
    found = re.search(r'"~(.*)" \$table;', text)
    assert found is not None
    meant = re.search(found.group(1).replace("(?<", "(?P<"), path)
    assert (meant.group("table") if meant else None) == table


# The directives of a Caddyfile in their contexts, as far as the shipped file uses them.
CADDY = {
    "": {"example.org"},
    "example.org": {"@metrics", "respond", "request_body", "handle"},
    "request_body": {"max_size"},
    "handle": {"reverse_proxy"},
    "reverse_proxy": {"lb_policy", "lb_try_duration", "fail_duration", "header_up"},
}


def test_the_caddyfile_uses_known_directives() -> None:
    blocks, said = [""], []
    for line in (FOLDER / "Caddyfile").read_text("utf-8").splitlines():
        word, *rest = line.split() or ["#"]
        if word == "}":
            blocks.pop()
        elif not word.startswith("#"):
            assert word in CADDY[blocks[-1]], line
            said.append(" ".join([*blocks[2:], word, *rest]))
            blocks += [word] if rest[-1:] == ["{"] else []
    assert blocks == [""]
    assert "handle reverse_proxy header_up X-Forwarded-For {remote_host}" in said, "else a guest could name any address"
    assert {"@metrics path /meadhall/metrics", "respond @metrics 403"} <= {*said}, "the figures are not for everybody"


def test_the_hosting_guide_names_every_file() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for file in Path(FOLDER).iterdir():
        assert f"hosting/{file.name}" in text, file.name
