"""Checks that the leaderboard is current: rules, cards and opponents have not changed since. (nightly)"""

from __future__ import annotations

import re

import pytest

from meadhall.research.evaluate import digest_of
from tests.exam.setups import NIGHTLY
from tests.house.sources import ROOT

ROW = re.compile(r"^\| (\S+) \| \S+ \| \S+ \| (\d+) \|.*\| (\w{16}) \|$", re.MULTILINE)


@pytest.mark.skipif(not NIGHTLY, reason="part of `make exam` and `make release`")
def test_every_row_has_the_digest_of_today() -> None:
    rows = set(ROW.findall(ROOT.joinpath("bench", "results", "leaderboard.md").read_text("utf-8")))
    assert rows
    assert [row for row in rows if digest_of(row[0], int(row[1])) != row[2]] == [], "play them again: meadhall evaluate"
