"""Chapter 33. Card files: required content, and the errors if it is missing."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meadhall.core.errors import DataError
from meadhall.games.valhalla.cards.cardset import CardSet
from meadhall.games.valhalla.cards.deck import CardTable, EachOf
from meadhall.games.valhalla.cards.editions import HOME
from meadhall.games.valhalla.cards.faces import face
from meadhall.games.valhalla.cards.fields import JARL_FIELDS, TACTIC_FIELDS, WARRIOR_FIELDS
from meadhall.games.valhalla.game import GAME, read_cards
from meadhall.games.valhalla.views.forms import card_forms
from tests.rule import rule

Data = dict[str, Any]
Change = Callable[[Data], object]
OURS = {name: tomllib.loads((HOME / "meadhall" / name).read_text()) for name in ("deck.toml", "jarls.toml")}
FIVE = ["sword", "axe", "spear", "shield", "bow"]
OURS["dice.toml"] = {"format": 1, "set": "mine", "version": 1, "faces": [*FIVE, "x"]}


def toml(value: object) -> str:
    """Return a value as a card file writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def written(data: Data) -> str:
    return "\n".join(f"{key} = {toml(value)}" for key, value in data.items())


def card_set(folder: Path, file: str, change: Change) -> Path:
    """Write the game's own card set with one file changed."""
    for name, ours in OURS.items():
        data = copy.deepcopy(ours)
        if name == file:
            change(data)
        (folder / name).write_text(written(data))
    return folder


def read(folder: Path) -> CardTable:
    setup = GAME.setup(3, cards=str(folder))
    return read_cards(setup, GAME.rulebook(setup))


def changed(folder: Path, file: str, change: Change) -> CardTable:
    return read(card_set(folder, file, change))


def refusal(folder: Path, file: str, change: Change) -> str:
    """Return the error for the changed file."""
    with pytest.raises(DataError) as error:
        changed(folder, file, change)
    return str(error.value)


def put(sort: str, at: int, **fields: object) -> Change:
    """Change fields of a card; None removes one."""

    def change(data: Data) -> None:
        data[sort][at] |= fields
        for key, value in fields.items():
            if value is None:
                del data[sort][at][key]

    return change


def grim(**fields: object) -> Change:
    return put("warrior", 0, **fields)


def fury(**fields: object) -> Change:
    return put("tactic", 0, **fields)


def brinjar(**fields: object) -> Change:
    return put("jarl", 0, **fields)


def where(sort: str, key: str, value: object, **fields: object) -> Change:
    """Change all cards that have this value in a field."""

    def change(data: Data) -> None:
        for entry in data[sort]:
            if entry.get(key) == value:
                entry |= fields

    return change


def test_our_own_set_can_be_written_and_read_again(tmp_path: Path) -> None:
    assert changed(tmp_path, "", len).total() == 120


# -- fields: missing, doubled, negative, unknown, mistyped (VAL-DATA-23, -24, -25)

GRIM = "deck.toml, card 'bear-grim'"
STRENGTH = f"{GRIM}, field 'strength'"
WEAPONS = f"{GRIM}, field 'weapons'"
NUMBER = "is not a number; a number is needed"
CLANS = "one of bear, wolf, boar, deer, frost"
FURY = "deck.toml, card 'fury-2'"
BRINJAR = "jarls.toml, jarl 'brinjar'"
SOURCES = "one of house, book, owner"
PATTERNS = "one of ANY2, SAME2, SAME3, PAIRS2"
ABILITIES = "one of FOE_COLOUR, OWN_COLOUR, DIVERSITY, FROST"
KINDS = "one of FURY2, FURY3, HEROIC3, HEROIC4, NEW_WEAPONS, PUSH_BACK, WEAPON_SWAP, CUT_OFF"
EITHER = "give either `weapons` with at least one, or `pattern`"
TIMINGS = "one of default, before, after, after_win, after_loss"


@rule("VAL-DATA-23", "VAL-DATA-03", "VAL-DATA-04")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (grim(glory=None), f"{GRIM}: field 'glory' is missing; give it a number"),
        (grim(id=None), "deck.toml, card 1: field 'id' is missing; give it a text"),
        (grim(clan=None), f"{GRIM}: field 'clan' is missing; give it a text"),
        (put("warrior", 1, id="bear-grim"), "deck.toml: id 'bear-grim' is used twice; ids are unique"),
        (grim(strength=-1), f"{STRENGTH}: -1 is out of range; 0 to 20 is allowed"),
        (grim(glory=10), f"{GRIM}, field 'glory': 10 is out of range; 0 to 9 is allowed"),
        (grim(copies=0), f"{GRIM}, field 'copies': 0 is out of range; 1 to 40 is allowed"),
        (grim(strength=2.5), f"{STRENGTH}: 2.5 {NUMBER}"),
        (grim(strength="2"), f"{STRENGTH}: '2' {NUMBER}"),
        (grim(strength=True), f"{STRENGTH}: True {NUMBER}"),
        (grim(clan="raven"), f"{GRIM}, field 'clan': 'raven' is unknown; {CLANS}"),
        (grim(weapons="axe"), f"{WEAPONS}: 'axe' is not a list; a list is needed"),
        (grim(weapons=["x"]), f"{WEAPONS}: 'x' is unknown; one of {', '.join(FIVE)}"),
        (grim(weapons=[]), f"{GRIM}: what arms it?; {EITHER}"),
        (grim(weapons=None), f"{GRIM}: what arms it?; {EITHER}"),
        (grim(pattern="ANY2"), f"{GRIM}: what arms it?; {EITHER}"),
        (grim(weapons=None, pattern="ANY9"), None),
        (grim(ability={"kind": "FLY"}), f"{GRIM}: ability 'FLY' is unknown; {ABILITIES}"),
        (
            grim(ability={"kind": "OWN_COLOUR"}),
            f"{GRIM}, OWN_COLOUR: field 'clan' is missing; give it a text",
        ),
        (
            grim(ability={"kind": "OWN_COLOUR", "clan": "cat"}),
            f"{GRIM}, OWN_COLOUR, field 'clan': 'cat' is unknown; {CLANS}",
        ),
        (
            grim(ability={"kind": "DIVERSITY", "clan": "wolf"}),
            f"{GRIM}, DIVERSITY: unknown field 'clan'; fields are kind",
        ),
        (grim(source="mine"), f"{GRIM}, field 'source': 'mine' is unknown; {SOURCES}"),
    ],
)
def test_what_is_wrong_with_a_warrior_is_said(tmp_path: Path, change: Change, said: str | None) -> None:
    assert refusal(tmp_path, "deck.toml", change) == (said or f"{GRIM}: pattern 'ANY9' is unknown; {PATTERNS}")


@rule("VAL-DATA-23")
def test_an_unknown_field_is_named_with_all_that_are_known(tmp_path: Path) -> None:
    said = refusal(tmp_path, "deck.toml", grim(colour="brown"))
    known = sorted(field.key for field in WARRIOR_FIELDS)
    assert said == f"{GRIM}: unknown field 'colour'; fields are {', '.join(known)}"


@rule("VAL-DATA-24", "VAL-DATA-08")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (fury(kind=None), f"{FURY}: field 'kind' is missing; give it a text"),
        (fury(kind="FURY9"), f"{FURY}: tactic kind 'FURY9' is unknown; {KINDS}"),
        (fury(timing="now"), f"{FURY}, field 'timing': 'now' is unknown; {TIMINGS}"),
        (fury(side="both"), f"{FURY}, field 'side': 'both' is unknown; one of any, attacker, defender"),
        (fury(copies=-5), f"{FURY}, field 'copies': -5 is out of range; 1 to 40 is allowed"),
        (fury(glory="one"), f"{FURY}, field 'glory': 'one' {NUMBER}"),
        (fury(id="bear-grim"), "deck.toml: id 'bear-grim' is used twice; ids are unique"),
        (
            put("tactic", 3, weapon=None),
            "deck.toml, card 'heroic-sword', HEROIC4: field 'weapon' is missing; give it a text",
        ),
        (fury(weapon="axe"), f"{FURY}, FURY2: unknown field 'weapon'; fields are kind"),
        (
            put("tactic", 3, weapon=["bow"]),
            "deck.toml, card 'heroic-sword', field 'weapon': ['bow'] is not a text; a text is needed",
        ),
    ],
)
def test_what_is_wrong_with_a_tactic_is_said(tmp_path: Path, change: Change, said: str) -> None:
    assert refusal(tmp_path, "deck.toml", change) == said


@rule("VAL-DATA-25")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (brinjar(main=None), f"{BRINJAR}: field 'main' is missing; give it a table"),
        (brinjar(min_players=7), f"{BRINJAR}, field 'min_players': 7 is out of range; 1 to 6 is allowed"),
        (brinjar(solo="yes"), f"{BRINJAR}, field 'solo': 'yes' is not a yes or no; a yes or no is needed"),
        (brinjar(link="ANY"), f"{BRINJAR}, field 'link': 'ANY' is unknown; one of BOTH, ONE_OF"),
        (put("jarl", 1, id="brinjar"), "jarls.toml: id 'brinjar' is used twice; ids are unique"),
    ],
)
def test_what_is_wrong_with_a_jarl_is_said(tmp_path: Path, change: Change, said: str) -> None:
    assert refusal(tmp_path, "jarls.toml", change) == said


@rule("VAL-DATA-25")
@pytest.mark.parametrize("field", ["main", "secondary", "condition"])
def test_what_no_jarl_can_do_is_refused(tmp_path: Path, field: str) -> None:
    said = refusal(tmp_path, "jarls.toml", brinjar(**{field: {"kind": "SING"}}))
    what = "condition" if field == "condition" else "ability"
    assert said.startswith(f"{BRINJAR}: {what} 'SING' is unknown; one of ")


@rule("VAL-DATA-25")
def test_a_jarl_whose_ability_lacks_a_number_is_refused(tmp_path: Path) -> None:
    said = refusal(tmp_path, "jarls.toml", brinjar(main={"kind": "EXTRA_DICE"}))
    assert said == f"{BRINJAR}, EXTRA_DICE: field 'n' is missing; give it a number"


ADDING = {"kind": "ADD_WARRIOR", "least": 1, "most": 1}


@rule("VAL-DATA-25")
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (ADDING | {"when": "bfore"}, "ADD_WARRIOR, field 'when': 'bfore' is unknown; one of before, after"),
        (ADDING | {"when": "after", "least": 2}, "ADD_WARRIOR: least 2, most 1; `least` is not above `most`"),
        (
            {"kind": "TACTIC_BACK", "played": 2, "chooser": "oponent"},
            "TACTIC_BACK, field 'chooser': 'oponent' is unknown; one of owner, opponent",
        ),
        ({"kind": "PHASE_A_AGAIN", "n": 2}, "PHASE_A_AGAIN: unknown field 'n'; fields are kind"),
        ({"kind": "SQUAD_LIMIT", "n": 12}, "SQUAD_LIMIT, field 'n': 12 is out of range; 5 to 6 is allowed"),
        ({"kind": "EXTRA_DICE", "n": 4, "role": "any"}, "EXTRA_DICE, field 'n': 4 is out of range; 1 to 3 is allowed"),
        ({"kind": "TURN_DIE", "only_x": 1}, "TURN_DIE, field 'only_x': 1 is not a yes or no; a yes or no is needed"),
        (
            {"kind": "STRENGTH", "n": 1, "role": "any", "against": "kings"},
            "STRENGTH, field 'against': 'kings' is unknown; one of any, unrobbed, robber",
        ),
    ],
)
def test_every_parameter_of_a_jarl_is_obeyed_or_refused(tmp_path: Path, spec: Data, said: str) -> None:
    assert refusal(tmp_path, "jarls.toml", brinjar(main=spec)) == f"{BRINJAR}, {said}"
    assert refusal(tmp_path, "jarls.toml", brinjar(secondary=spec)) == f"{BRINJAR}, {said}"


@rule("VAL-DATA-25")
@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ({"kind": "SQUAD_FEWER", "n": 2}, "SQUAD_FEWER: unknown field 'n'; fields are kind"),
        ({"kind": "DISCARD_CARD"}, "DISCARD_CARD: field 'n' is missing; give it a number"),
        ({"kind": "DISCARD_CARD", "n": 0}, "DISCARD_CARD, field 'n': 0 is out of range; 1 to 9 is allowed"),
        ({"kind": "SQUAD_AT_MOST", "n": 7}, "SQUAD_AT_MOST, field 'n': 7 is out of range; 0 to 6 is allowed"),
    ],
)
def test_every_parameter_of_a_condition_is_obeyed_or_refused(tmp_path: Path, spec: Data, said: str) -> None:
    assert refusal(tmp_path, "jarls.toml", brinjar(condition=spec)) == f"{BRINJAR}, {said}"


def test_whatever_a_kind_is_called_its_parameters_are_known() -> None:
    """A parameter that no maker reads would have no effect."""
    book = CardSet(GAME.setup(2))
    for module in [*GAME.base, *GAME.expansions.values()]:
        getattr(module, "makers", lambda book: None)(book)
    kinds = {*book.powers, *book.conditions, *book.abilities, *book.bonuses, *book.effects}
    assert book.parameters.keys() <= kinds


@rule("VAL-DATA-23", "VAL-DATA-24", "VAL-DATA-25")
def test_the_records_have_the_fields_of_the_spec() -> None:
    more = {"weapons", "pattern", "ability", "valhalla_bonus", "champion", "also"}
    warrior = {"id", "clan", "strength", "glory", "copies"} | more
    tactic = {"id", "kind", "weapon", "timing", "side", "glory", "copies", "limits", "also"}
    jarl = {"id", "main", "condition", "secondary", "link", "min_players", "first_game", "solo"}
    for fields, wanted in ((WARRIOR_FIELDS, warrior), (TACTIC_FIELDS, tactic), (JARL_FIELDS, jarl)):
        assert {field.key for field in fields} == wanted | {"source"}, "and where it comes from"
    assert OURS["deck.toml"]["set"] == "meadhall"


@rule("VAL-DATA-23", "VAL-DATA-24")
def test_what_a_file_says_is_what_the_cards_are(tmp_path: Path) -> None:
    ability = {"kind": "OWN_COLOUR", "clan": "wolf"}
    cards = changed(tmp_path, "deck.toml", grim(strength=9, glory=4, ability=ability, weapons=["bow"]))
    card = face(cards.cards[0])
    assert (card.strength, card.glory, card.weapons) == (9, 4, ["bow"])
    assert (card.ability, card.ability_clan, card.copies) == ("OWN_COLOUR", "wolf", 2)


# -- files


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format = 1\nformat = 1", "Cannot overwrite a value"),
        ("[[warrior]]\nid = 'a'\nid = 'b'", "Cannot overwrite a value"),
        ("format = ", "Invalid value"),
        ("[[warrior", ""),
    ],
)
def test_a_file_that_is_not_toml_is_refused_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    card_set(tmp_path, "", len)
    (tmp_path / "deck.toml").write_text(text)
    with pytest.raises(DataError, match=rf"deck\.toml: not a TOML file: {said}.*mend the line it names"):
        read(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    card_set(tmp_path, "", len)
    (tmp_path / "deck.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="not a TOML file"):
        read(tmp_path)


@pytest.mark.parametrize("change", [lambda data: data.update(format=2), lambda data: data.pop("format")])
@pytest.mark.parametrize("file", ["deck.toml", "jarls.toml", "dice.toml"])
def test_an_unknown_format_is_refused(tmp_path: Path, file: str, change: Change) -> None:
    assert refusal(tmp_path, file, change) == f"{file}: unknown format; the first line must be: format = 1"


def test_cards_must_be_tables(tmp_path: Path) -> None:
    said = refusal(tmp_path, "deck.toml", lambda data: data.update(warrior=["bear-grim"]))
    assert said == "deck.toml: 'warrior' must be a list of tables; write each one under [[warrior]]"


def test_a_set_without_jarls_is_refused(tmp_path: Path) -> None:
    card_set(tmp_path, "", len)
    (tmp_path / "jarls.toml").unlink()
    with pytest.raises(DataError, match="no such card file; `meadhall cards new` writes a skeleton"):
        read(tmp_path)


def test_a_set_that_does_not_exist_is_refused_with_those_that_do() -> None:
    setup = GAME.setup(3, cards="nowhere")
    with pytest.raises(DataError, match="no card set 'nowhere'; known: meadhall, or the path of a folder"):
        read_cards(setup, GAME.rulebook(setup))


# -- dice


@rule("VAL-DATA-01", "VAL-AMB-027")
def test_the_faces_of_the_dice_are_data(tmp_path: Path) -> None:
    assert changed(tmp_path, "", len).faces == [0, 1, 2, 3, 4, 5]
    cards = changed(tmp_path, "dice.toml", lambda data: data.update(faces=["axe", "axe", "axe", "bow", "x", "x"]))
    assert cards.faces == [1, 1, 1, 4, 5, 5]


@rule("VAL-DATA-01")
def test_a_set_without_dice_has_the_usual_ones(tmp_path: Path) -> None:
    card_set(tmp_path, "", len)
    (tmp_path / "dice.toml").unlink()
    assert read(tmp_path).faces == [0, 1, 2, 3, 4, 5]


@rule("VAL-DATA-01", "VAL-COMP-13", "VAL-COMP-14", "VAL-DIFF-08")
@pytest.mark.parametrize(
    ("faces", "said"),
    [
        (FIVE, "dice.toml: 5 faces; a die has 6 [VAL-DATA-01]"),
        ([*FIVE, "x", "x"], "dice.toml: 7 faces; a die has 6 [VAL-DATA-01]"),
        ([*FIVE, "bow"], "dice.toml: no face is 'x'; each die has one [VAL-COMP-13]"),
        ([*FIVE, "club"], f"dice.toml, field 'faces': 'club' is unknown; one of {', '.join(FIVE)}, x"),
        ("sword", "dice.toml, field 'faces': 'sword' is not a list; a list is needed"),
    ],
)
def test_dice_that_cannot_be_are_refused(tmp_path: Path, faces: object, said: str) -> None:
    assert refusal(tmp_path, "dice.toml", lambda data: data.update(faces=faces)) == said


@rule("VAL-DATA-01")
def test_dice_have_a_form_of_their_own_for_who_types_them_in() -> None:
    assert "dice.toml" in [sheet.file for sheet in card_forms().sheets]


# -- tactics of several kinds


@rule("VAL-DATA-26")
def test_a_tactic_of_two_kinds_does_both_and_one_of_one_kind_only_that(tmp_path: Path) -> None:
    cards = changed(tmp_path, "deck.toml", fury(also=[{"kind": "NEW_WEAPONS"}], text="Both."))
    both, one = (cards.tactics[cards.by_key(OURS["deck.toml"]["tactic"][at]["id"])].effect for at in (0, 1))
    assert isinstance(both, EachOf)
    assert both.labels == [OURS["deck.toml"]["tactic"][0]["kind"], "NEW_WEAPONS"]
    assert not isinstance(one, EachOf)


@rule("VAL-DATA-26")
def test_an_ability_of_warriors_cannot_stand_on_a_tactic(tmp_path: Path) -> None:
    said = refusal(tmp_path, "deck.toml", fury(also=[{"kind": "FROST"}], text="Both."))
    assert "'FROST' cannot stand beside another ability" in said
    assert "NEW_WEAPONS" in said


@rule("VAL-DATA-26")
def test_a_field_that_no_tactic_has_is_refused(tmp_path: Path) -> None:
    assert "'sharpness'" in refusal(tmp_path, "deck.toml", fury(sharpness=3))


# -- what the books imply


@rule("VAL-DATA-02", "VAL-COMP-02")
@pytest.mark.parametrize(("copies", "total"), [(1, 119), (3, 121)])
def test_the_base_deck_has_120_cards(tmp_path: Path, copies: int, total: int) -> None:
    said = refusal(tmp_path, "deck.toml", grim(copies=copies))
    assert said == f"deck.toml: {total} cards in all; the copies must add up to 120"


@rule("VAL-DATA-02", "VAL-COMP-04")
@pytest.mark.parametrize("clan", ["bear", "wolf", "boar", "deer", "frost"])
def test_every_clan_occurs(tmp_path: Path, clan: str) -> None:
    other = "wolf" if clan == "bear" else "bear"
    said = refusal(tmp_path, "deck.toml", where("warrior", "clan", clan, clan=other))
    assert said == f"deck.toml: no card has clan {clan!r}; each occurs in the base deck [VAL-DATA-02]"


@rule("VAL-DATA-02")
@pytest.mark.parametrize("kind", ["FURY2", "HEROIC4", "NEW_WEAPONS", "CUT_OFF"])
def test_every_kind_of_tactic_occurs(tmp_path: Path, kind: str) -> None:
    def change(data: Data) -> None:
        for entry in data["tactic"]:
            if entry["kind"] == kind:
                entry["kind"] = "FURY3"
                entry.pop("weapon", None)

    said = refusal(tmp_path, "deck.toml", change)
    assert said == f"deck.toml: no card has tactic kind {kind!r}; each occurs in the base deck [VAL-DATA-02]"


@rule("VAL-DATA-07")
@pytest.mark.parametrize("pattern", ["ANY2", "SAME2", "SAME3", "PAIRS2"])
def test_every_pattern_of_the_frost_giants_occurs(tmp_path: Path, pattern: str) -> None:
    other = "ANY2" if pattern != "ANY2" else "SAME2"
    said = refusal(tmp_path, "deck.toml", where("warrior", "pattern", pattern, pattern=other))
    assert said == f"deck.toml: no card has pattern {pattern!r}; each occurs in the base deck [VAL-DATA-07]"


@rule("VAL-DATA-02")
def test_there_are_at_least_seven_warriors(tmp_path: Path) -> None:
    def six(data: Data) -> None:
        cards = {entry["id"]: entry | {"copies": 1} for entry in data["warrior"]}
        keys = ["bear-bjorn", "wolf-ulf", "frost-frosti", "frost-drifa", "frost-jokul", "frost-hrimgerd"]
        data["warrior"] = [cards[key] for key in keys]
        for at, clan in ((2, "boar"), (3, "deer")):
            data["warrior"][at]["clan"] = clan
        for entry in data["tactic"]:
            entry["copies"] = 15 if entry["id"] == "fury-2" else 9

    assert refusal(tmp_path, "deck.toml", six) == "deck.toml: 6 warriors; there must be 7 [VAL-DATA-02]"


@rule("VAL-DATA-04")
def test_some_warriors_have_one_weapon_symbol(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        for entry in data["warrior"]:
            if len(entry.get("weapons", [])) == 1:
                entry["weapons"] *= 2

    said = refusal(tmp_path, "deck.toml", change)
    assert said == "deck.toml: no warrior has a single weapon symbol; some have [VAL-DATA-04]"


@rule("VAL-DATA-04")
def test_some_warriors_have_two_different_weapons(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        for entry in data["warrior"]:
            if "weapons" in entry:
                entry["weapons"] = entry["weapons"][:1] * len(entry["weapons"])

    said = refusal(tmp_path, "deck.toml", change)
    assert said == "deck.toml: no warrior has two different weapons; some have [VAL-DATA-04]"


@rule("VAL-DATA-04", "VAL-TURN-17")
def test_there_are_pairs_that_action_two_allows_and_pairs_it_forbids() -> None:
    cards = read(HOME / "meadhall")
    symbols = {cards.warrior(kind).need.symbols for kind in cards.kinds if cards.is_warrior(kind)}
    assert {1, 2, 3} <= symbols


@rule("VAL-DATA-05")
@pytest.mark.parametrize(("values", "missing"), [([2], 1), ([3, 1], 2)])
def test_bonus_glory_of_one_two_and_three_can_be_paid(tmp_path: Path, values: list[int], missing: int) -> None:
    def change(data: Data) -> None:
        for entry in data["warrior"]:
            entry["glory"] = values[0]
        if len(values) > 1:
            data["warrior"][1]["glory"] = values[1]

    said = refusal(tmp_path, "deck.toml", change)
    right = "bonus glory is paid with such cards [VAL-DATA-05]"
    assert said == f"deck.toml: no warriors add up to glory {missing}; {right}"


@rule("VAL-DATA-06", "VAL-WAR-09")
@pytest.mark.parametrize(
    ("ability", "clan", "law"),
    [
        ({"kind": "FOE_COLOUR", "clan": "wolf"}, "boar", "VAL-WAR-09"),
        ({"kind": "FROST"}, "frost", "VAL-DATA-06"),
    ],
)
def test_some_abilities_belong_to_one_clan(tmp_path: Path, ability: Data, clan: str, law: str) -> None:
    said = refusal(tmp_path, "deck.toml", grim(ability=ability))
    assert said == f"{GRIM}: {ability['kind']} belongs to the {clan} clan [{law}]"


@rule("VAL-DATA-06", "VAL-WAR-18")
@pytest.mark.parametrize(
    ("clan", "abilities"), [("boar", "FOE_COLOUR"), ("deer", "OWN_COLOUR or DIVERSITY"), ("frost", "FROST")]
)
def test_boars_deer_and_giants_have_their_abilities(tmp_path: Path, clan: str, abilities: str) -> None:
    said = refusal(tmp_path, "deck.toml", where("warrior", "clan", clan, ability={}))
    assert said == f"deck.toml: no {clan} has {abilities}; some have [VAL-DATA-06]"


@rule("VAL-DATA-08")
def test_each_heroic_attack_of_four_shows_one_weapon() -> None:
    shown = [entry["weapon"] for entry in OURS["deck.toml"]["tactic"] if entry["kind"] == "HEROIC4"]
    assert sorted(shown) == ["axe", "bow", "shield", "spear", "sword"]


@rule("VAL-DATA-09")
def test_tactics_are_worth_nothing_unless_a_set_says_so(tmp_path: Path) -> None:
    ours = read(HOME / "meadhall")
    assert {ours.glory(kind) for kind in ours.kinds if ours.is_tactic(kind)} == {0}
    owned = changed(tmp_path, "deck.toml", fury(glory=1))
    assert owned.glory(owned.by_key("fury-2")) == 1


@rule("VAL-DATA-03")
def test_strengths_are_whole_numbers_of_one_digit_in_our_set() -> None:
    strengths = {entry["strength"] for entry in OURS["deck.toml"]["warrior"]}
    assert strengths <= set(range(1, 10))


# -- jarls


@rule("VAL-DATA-10", "VAL-COMP-08")
def test_there_are_25_jarls(tmp_path: Path) -> None:
    said = refusal(tmp_path, "jarls.toml", lambda data: data["jarl"].pop())
    assert said == "jarls.toml: 24 jarls; there must be 25 [VAL-COMP-08]"


@rule("VAL-DATA-10")
def test_two_players_can_be_dealt_three_jarls_each(tmp_path: Path) -> None:
    def change(data: Data) -> None:
        for entry in data["jarl"][5:]:
            entry["min_players"] = 3

    said = refusal(tmp_path, "jarls.toml", change)
    assert said == "jarls.toml: 5 jarls for 2 players; at least 6 are needed [VAL-DATA-10]"


@rule("VAL-DATA-10")
def test_our_jarls_fit_all_that_the_books_say_of_them() -> None:
    jarls = read(HOME / "meadhall").jarls
    assert sum(jarl.solo for jarl in jarls) == 17
    assert sum(jarl.min_players <= 2 for jarl in jarls) >= 10
    assert sum(jarl.first_game for jarl in jarls) >= 6
