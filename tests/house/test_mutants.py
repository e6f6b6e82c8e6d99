"""Breaking the code on purpose: which functions are changed, how, and whether a change is noticed."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.forks import UNNOTICED, Outcome
from tools.mutants.changes import changes
from tools.mutants.excuses import ExcuseError, load_excuses, most, stale
from tools.mutants.mutants import Mutant, digest, mutant_of_key, mutants, mutants_of, sample
from tools.mutants.targets import PACKAGE, Target, targets_in
from tools.mutants.trial import again, tried

FILE = PACKAGE / "meadhall" / "games" / "valhalla" / "moor.py"
SOURCE = '''
def raven(seat: int = 3) -> int:
    """VAL-WAR-07: a raven."""
    assert seat < 9
    if seat > 2 and not seat == 5:
        return -1
    g.tell(1, seat)
    g.fly(seat)
    return "VAL-WAR-08"

def no_rule(seat):
    """Nothing."""
    return seat + 1

class Step(Base):
    """VAL-WAR-09: a step."""
    width: int = 2

    def copy(self):
        return self.at + 1

    def run(self, g):
        self.at += 1

class Chapter(Module[int]):
    """VAL-WAR-10: all of it."""

    def offers(self):
        return 1 + 2
'''


def found() -> list[Target]:
    return list(targets_in(ast.parse(SOURCE), FILE, "VAL", {"Chapter"}))


def test_only_what_cites_a_rule_is_changed() -> None:
    assert [(one.name, one.rules) for one in found()] == [
        ("raven", ("VAL-WAR-07",)),
        ("Step", ("VAL-WAR-09",)),
        ("Step.run", ("VAL-WAR-09",)),
    ]


def test_types_assertions_and_the_log_stay_as_they_are() -> None:
    assert [str(change) for change in changes(found()[0])] == [
        "seat > 2 and (not seat == 5) → not (seat > 2 and (not seat == 5))",
        "seat > 2 and (not seat == 5) → seat > 2 or not seat == 5",
        "seat > 2 → seat >= 2",
        "2 → 3",
        "not seat == 5 → seat == 5",
        "seat == 5 → seat != 5",
        "5 → 6",
        "-1 → 1",
        "1 → 2",
        "g.fly(seat) → nothing",
        "return 'VAL-WAR-08' → return ''",
    ]


def changed(body: str, name: str = "f") -> list[str]:
    """What may be changed in a function with this body."""
    tree = ast.parse(f'def f():\n    """VAL-WAR-07."""\n    {body}\n')
    (target,) = targets_in(tree, FILE, "VAL", set())
    return [str(change) for change in changes(target._replace(name=name))]


@pytest.mark.parametrize(
    "body",
    [
        "tell_everybody(g, seat + 1)",
        "if seat > 2: g.tell(seat)\n    else: speak_for(g, seat)",
        "g.turns += 1",
        "return list(zip(a, b, strict=True))",
    ],
)
def test_what_is_only_said_counted_for_views_or_asserted_stays(body: str) -> None:
    assert changed(body) == []


def test_quotes_inside_an_f_string_do_not_change_the_name() -> None:
    """Which quotes `ast` writes inside an f-string depends on the version of Python."""
    assert "f(f'{a}, {b('id')}') → nothing" in changed("""f(f"{a}, {b('id')}")""")


def test_a_condition_that_does_more_than_speak_is_turned() -> None:
    assert changed("if seat: g.tell(1); g.fly(seat)") == ["seat → not seat", "g.fly(seat) → nothing"]


def test_the_place_of_a_step_stays_but_not_that_of_anything_else() -> None:
    assert changed("return [Late(415, 7)]", "Chapter.steps") == ["7 → 8"]
    assert changed("return [Late(415, 7)]") == ["415 → 416", "7 → 8"]


def test_packing_for_learning_stays_even_if_it_cites_a_rule() -> None:
    source = 'class Table:\n    def observe(self):\n        """VAL-WAR-07."""\n        self.pack(1)\n'
    assert list(targets_in(ast.parse(source), FILE, "VAL", set())) == []


def test_a_class_has_its_values_changed() -> None:
    assert [str(change) for change in changes(found()[1])] == ["2 → 3"]


def test_equal_changes_of_one_function_are_told_apart() -> None:
    tree = ast.parse('def f():\n    """VAL-WAR-07."""\n    return (g(1), g(1))\n')
    (target,) = targets_in(tree, FILE, "VAL", set())
    assert [mutant.what for mutant in mutants_of(target)] == ["1 → 2", "1 → 2 #2"]


def test_a_sample_is_the_same_for_the_same_seed_and_keeps_its_members_when_others_go() -> None:
    some = [mutant for target in found() for mutant in mutants_of(target)]
    five = sample(some, 5, "seed")
    assert five == sample(some[::-1], 5, "seed")
    assert five != sample(some, 5, "another")
    assert five == sample([mutant for mutant in some if mutant in five], 5, "seed")


def test_the_code_decides_which_sample_is_tried_and_a_test_does_not() -> None:
    some = [mutant for target in found() for mutant in mutants_of(target)]
    assert digest(some) == digest(list(some))
    assert digest(some) != digest(some[1:])


@pytest.mark.parametrize(
    ("tried", "sampled", "living"), [(1000, False, 40), (150, False, 6), (150, True, 12), (300, True, 21), (0, True, 0)]
)
def test_how_many_may_live(tried: int, sampled: bool, living: int) -> None:
    assert most(tried, sampled) == living


def test_an_excuse_needs_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "mutants.toml"
    file.write_text('["valhalla/moor.py:raven"]\n"2 → 3" = "equivalent"\n', encoding="utf-8")
    with pytest.raises(ExcuseError, match="needs a sentence"):
        load_excuses(file)


def test_an_excuse_for_what_no_longer_stands_in_the_code_is_named() -> None:
    some = [mutant for target in found() for mutant in mutants_of(target)]
    excuses = {some[0].key: "is the same", "valhalla/moor.py:raven | 7 → 8": "is the same"}
    assert stale(excuses, some) == ["valhalla/moor.py:raven | 7 → 8"]


def test_no_excuse_of_the_house_is_stale() -> None:
    assert stale(load_excuses(), mutants()) == []


def known(key: str) -> Mutant:
    mutant = mutant_of_key(key)
    assert mutant is not None
    return mutant


def test_what_is_done_at_import_is_noticed_by_a_process_that_begins_broken() -> None:
    broken = known("bloodrage/pieces/board.py:_neighbours | 2 → 3")
    test = "tests/rules/bloodrage/test_setup.py::test_a_ring_round_yggdrasil"
    assert again(Outcome(broken, UNNOTICED, [test]))
    assert not again(Outcome(broken, UNNOTICED, ["tests/rules/bloodrage/test_setup.py::test_tracks"]))


def test_a_broken_comparison_is_noticed_by_name() -> None:
    broken = known("valhalla/battles/battle.py:Compare.run | attack >= defence → attack > defence")
    trial = tried([broken], 1, lambda outcome: None, "tests/rules/valhalla/test_battle.py")
    assert [outcome.noticed for outcome in trial.outcomes] == [True]
    assert trial.outcomes[0].test.startswith("tests/rules/valhalla/test_battle.py")
    assert trial.unsound == []
