"""Disputed rulings: the spec's reading, and the other one as an option.   (spec: BR-AMB)"""

from __future__ import annotations

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.bloodrage.game import GAME
from meadhall.text.words import LANGUAGES, Words
from tests.rule import rule
from tests.rules.bloodrage.table import Table
from tests.rules.bloodrage.test_battle import pillage

RULINGS = [
    "late-sight",
    "both-watches",
    "succor-ships",
    "blessing-yggdrasil",
    "storm-after-blessing",
    "late-backstab",
]
BOTH = pytest.mark.parametrize("wish", ["off", "on"])


@BOTH
@rule("BR-AMB-20")
def test_whether_sight_sees_what_is_added_later(wish: str) -> None:
    table = Table("bear wolf", age=3, late_sight=wish).put("bear", "gimle", "leader").put("wolf", "gimle", "leader")
    table.hand("bear", "heimdalls-sight").hand("wolf", "thors-hammer heimdalls-gaze")
    pillage(table).battle("bear: heimdalls-sight", "wolf: thors-hammer").play("wolf: add heimdalls-gaze")
    assert table.events("total") == [[3 + (3 if wish == "on" else 1)], [3 + 1 + 3]]


@rule("BR-AMB-20")
def test_a_late_sight_never_falls_and_own_cards_are_not_seen() -> None:
    table = Table("bear wolf", age=3, late_sight="on").put("bear", "gimle", "leader").put("wolf", "gimle", "leader")
    table.hand("bear", "heimdalls-sight heimdalls-gaze").hand("wolf", "tyrs-rage-2 heimdalls-eye")
    pillage(table).battle("bear: heimdalls-sight", "wolf: tyrs-rage-2")
    table.play("bear: add heimdalls-gaze", "wolf: add heimdalls-eye")
    assert table.events("total") == [[3 + 6 + 3], [3 + 6 + 2]]


@BOTH
@rule("BR-AMB-21")
def test_whether_a_second_watch_is_paid(wish: str) -> None:
    table = Table(age=3, both_watches=wish)
    for clan in ("bear", "wolf", "serpent"):
        table.put(clan, "gimle", "warrior")
    table.hand("bear", "heimdalls-watch-2").hand("wolf", "heimdalls-watch-3").hand("serpent", "tyrs-bash")
    pillage(table).battle("bear: heimdalls-watch-2", "wolf: heimdalls-watch-3", "serpent: tyrs-bash")
    assert table.clan("bear").glory == 2
    assert table.clan("wolf").glory == (2 if wish == "on" else 0)
    assert table.discards() == "heimdalls-watch-2 heimdalls-watch-3 tyrs-bash"


@BOTH
@rule("BR-AMB-30")
def test_whether_a_warrior_follows_a_ship(wish: str) -> None:
    table = Table(succor_ships=wish).sheet("bear", "friggas-succor").begin()
    table.play("bear: invade ship", "bear: enter west")
    if wish == "off":
        assert table.waiting() == ["wolf"]
        return
    assert (table.prompt(), table.options("bear")) == ("follow", ["pass", "enter myrkulor", "enter gimle"])
    table.play("bear: enter gimle")
    assert table.at("bear", "gimle") == "warrior"
    assert table.waiting() == ["wolf"], "no Warrior follows the follower"


@rule("BR-AMB-30")
def test_after_a_ship_only_open_shores_are_offered_and_land_is_unchanged() -> None:
    table = Table(succor_ships="on").sheet("bear", "friggas-succor").destroyed("myrkulor").begin()
    table.play("bear: invade ship", "bear: enter west")
    assert table.options("bear") == ["pass", "enter gimle"]
    table.play("bear: pass", "wolf: pass", "serpent: pass", "bear: invade leader", "bear: enter gimle")
    assert table.options("bear") == ["pass", "follow"]


@rule("BR-AMB-30")
def test_without_the_upgrade_no_warrior_follows_a_ship() -> None:
    table = Table(succor_ships="on").begin().play("bear: invade ship", "bear: enter west")
    assert table.waiting() == ["wolf"]


@BOTH
@rule("BR-AMB-31", "BR-AMB-24")
def test_whether_the_blessing_reaches_yggdrasil(wish: str) -> None:
    table = Table("bear wolf", blessing_yggdrasil=wish).put("bear", "yggdrasil", "warrior")
    table.put("wolf", "yggdrasil", "leader").sheet("bear", "lokis-blessing friggas-succor").begin()
    table.play("bear: pillage yggdrasil")
    if wish == "off":
        assert table.prompt() == "turn"
        return
    table.play("bear: avenge")
    assert table.at("bear", "yggdrasil") == "warrior"
    assert table.prompt() == "turn", "Succor still does not lead there"


def blessed(wish: str, pillager: str = "bear") -> Table:
    """Bear, with Blessing and Domain, loses a battle in Gimle."""
    table = Table("bear wolf", storm_after_blessing=wish).put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.sheet("bear", "lokis-blessing thors-domain").begin(pillager)
    return table.play(f"{pillager}: pillage gimle", "bear: avenge")


@BOTH
@rule("BR-AMB-32")
def test_whether_a_pillage_may_follow_the_blessing(wish: str) -> None:
    table = blessed(wish)
    if wish == "off":
        assert (table.waiting(), table.prompt()) == (["wolf"], "turn")
        return
    assert table.options("bear") == ["pass", "storm"]
    table.play("bear: storm")
    assert table.clan("bear").pool == 4
    assert len(table.events("battle-began")) == 2
    table.play("bear: avenge", "bear: pass")
    assert (table.g.raid, table.prompt(), table.waiting()) == (None, "turn", ["wolf"])


@rule("BR-AMB-32")
def test_any_pillager_may_storm_after_the_blessing() -> None:
    table = Table(storm_after_blessing="on").put("serpent", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.sheet("serpent", "lokis-blessing thors-domain").begin("serpent")
    table.play("serpent: pillage gimle", "serpent: avenge")
    assert table.options("serpent") == ["pass", "storm"]


@rule("BR-AMB-32")
def test_the_blessing_opens_no_pillage_on_the_turn_of_another_or_for_who_stayed_away() -> None:
    table = blessed("on", "wolf")
    assert table.prompt() == "turn"
    table = Table("bear wolf", storm_after_blessing="on").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.sheet("bear", "lokis-blessing thors-domain").begin().play("bear: pillage gimle", "bear: pass")
    assert table.prompt() == "turn"


@rule("BR-AMB-32")
def test_without_thors_domain_the_blessing_is_all() -> None:
    table = Table("bear wolf", storm_after_blessing="on").put("bear", "gimle", "warrior").put("wolf", "gimle", "leader")
    table.sheet("bear", "lokis-blessing").begin().play("bear: pillage gimle", "bear: avenge")
    assert table.prompt() == "turn"


@BOTH
@rule("BR-AMB-53", "BR-FX-10")
def test_whether_backstab_comes_before_the_winner_is_paid(wish: str) -> None:
    table = Table("bear wolf", age=2, late_backstab=wish).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.hand("wolf", "lokis-backstab")
    pillage(table).battle("wolf: lokis-backstab")
    assert table.clan("wolf").glory == (2 if wish == "on" else 0)
    assert table.clan("bear").glory == (1 if wish == "on" else 3)


@BOTH
@rule("BR-AMB-53", "BR-FX-10")
def test_early_or_late_backstab_robs_a_rich_winner_once(wish: str) -> None:
    table = Table("bear wolf", age=2, late_backstab=wish).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.hand("wolf", "lokis-backstab").glory("bear", 5)
    pillage(table).battle("wolf: lokis-backstab")
    assert [clan.glory for clan in table.g.clans] == [5 + 3 - 2, 2]


@rule("BR-AMB-53", "BR-FX-15")
def test_a_late_backstab_can_be_struck_out() -> None:
    table = Table("bear wolf", age=3, late_backstab="on").put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.hand("wolf", "lokis-backstab").hand("bear", "thors-primacy")
    pillage(table).battle("wolf: lokis-backstab", "bear: thors-primacy")
    assert table.clan("wolf").glory == 0


@BOTH
@rule("BR-AMB-53", "BR-BATTLE-05")
def test_early_or_late_no_other_card_robs(wish: str) -> None:
    table = Table("bear wolf", late_backstab=wish).put("bear", "gimle", "leader").put("wolf", "gimle", "warrior")
    table.hand("wolf", "lokis-trickery").glory("bear", 5)
    pillage(table).battle("wolf: lokis-trickery")
    assert [clan.glory for clan in table.g.clans] == [5 + 3, 0]


def test_each_ruling_says_both_readings_in_every_language() -> None:
    options = {option.key: option for option in GAME.options()}
    found = []
    for key, lang in ((key, lang) for key in RULINGS for lang in LANGUAGES):
        words = Words(lang, GAME.key)
        messages = [f"option-{key}", *(f"option-{key}-{value}" for value in options[key].values)]
        if len({words(message) for message in messages}) != 3 or not all(message in words for message in messages):
            found.append(f"{lang}: {key}")
    assert found == []
    assert {options[key].default for key in RULINGS} == {"off"}


def test_an_unknown_reading_is_refused_with_the_rule() -> None:
    with pytest.raises(SetupError, match="late-sight") as refusal:
        GAME.setup(2, options={"late-sight": "maybe"})
    assert refusal.value.rule == "BR-AMB-20"
