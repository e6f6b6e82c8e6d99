"""What a trial of mutants has found stays in a file, so that the next one goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.test_mutants import changed, found
from tools.forks import NOTICED, UNNOTICED, Outcome
from tools.mutants import kept as module
from tools.mutants.kept import Kept, KeptError
from tools.mutants.mutants import Mutant, mutants_of


def some() -> list[Mutant]:
    return [mutant for target in found() for mutant in mutants_of(target)][:3]


def test_what_was_found_is_found_again(tmp_path: Path) -> None:
    one, two, _ = some()
    outcomes = [Outcome(one, NOTICED, ["a", "b"]), Outcome(two, UNNOTICED, ["c"])]
    first = Kept(tmp_path / "new" / "found.jsonl", resume=False)
    for outcome in outcomes:
        first.keep(outcome)
    again = Kept(first.file, resume=True).of([one, two])
    assert again == outcomes
    assert Kept(first.file, resume=False).of(some()) == []


def test_a_line_that_was_cut_off_is_tried_anew_and_spoils_no_other(tmp_path: Path) -> None:
    one, two, three = some()
    file = tmp_path / "found.jsonl"
    begun = Kept(file, resume=False)
    for mutant in (one, two):
        begun.keep(Outcome(mutant, NOTICED, ["a"]))
    file.write_bytes(file.read_bytes()[:-9])
    Kept(file, resume=True).keep(Outcome(three, NOTICED, ["a"]))
    assert [outcome.what for outcome in Kept(file, resume=True).of([one, two, three])] == [one, three]


def test_noticed_after_all_counts(tmp_path: Path) -> None:
    lived = Outcome(some()[0], UNNOTICED, ["a"])
    kept = Kept(tmp_path / "found.jsonl", resume=False)
    kept.keep(lived)
    kept.keep_late(lived)
    assert [outcome.noticed for outcome in Kept(kept.file, resume=True).of(some())] == [True]


def test_findings_of_other_code_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "found.jsonl"
    Kept(file, resume=False)
    monkeypatch.setattr(module, "fingerprint", lambda: "of other code")
    with pytest.raises(KeptError, match="begin anew without --resume"):
        Kept(file, resume=True)


def test_without_a_file_nothing_is_kept() -> None:
    kept = Kept(None, resume=True)
    kept.keep(Outcome(some()[0], NOTICED, []))
    assert kept.of(some()) == []


def test_quotes_inside_an_f_string_do_not_change_the_name() -> None:
    """Which quotes `ast` writes inside an f-string depends on its version."""
    assert "f(f'{a}, {b('id')}') → nothing" in changed("""f(f"{a}, {b('id')}")""")
